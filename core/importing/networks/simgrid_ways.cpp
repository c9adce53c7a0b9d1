// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/networks/simgrid_ways.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <iterator>
#include <queue>

namespace contraflow {

void SimgridZones::number(Zone& zone, Vertex vertex)
{
    if (zone.numbers.emplace(vertex, zone.order.size()).second)
        zone.order.push_back(vertex);
}

void SimgridZones::open(const std::string& name, SimgridZoneKind kind)
{
    const std::size_t index = m_zones.size();
    m_names.emplace(name, index);
    if (m_zones[m_open].kind == SimgridZoneKind::floyd)
        number(m_zones[m_open], {true, index});
    Zone zone;
    zone.parent = m_open;
    zone.depth = m_zones[m_open].depth + 1;
    zone.kind = kind;
    m_zones.push_back(std::move(zone));
    m_open = index;
}

void SimgridZones::addRouter(Place place)
{
    m_routers.insert(place);
    add(place);
}

void SimgridZones::addHost(Place place)
{
    m_hosts.push_back(place);
    add(place);
}

void SimgridZones::add(Place place)
{
    m_zoneOf.emplace(place, m_open);
    if (m_zones[m_open].kind == SimgridZoneKind::floyd)
        number(m_zones[m_open], {false, place});
}

std::vector<SimgridZones::Place> SimgridZones::typicalHosts() const
{
    std::vector<Place> typical;
    std::ranges::copy_if(m_hosts, std::back_inserter(typical), [this](Place host) {
        return !m_likeOthers.contains(host) || m_gateways.contains(host);
    });
    return typical;
}

std::optional<std::size_t> SimgridZones::find(const std::string& name) const
{
    const auto found = m_names.find(name);
    return found == m_names.end() ? std::nullopt : std::optional(found->second);
}

void SimgridZones::addEdge(std::size_t zone, Vertex source, Vertex destination, const Edge& edge,
                           bool isOneWay)
{
    Zone& own = m_zones[zone];
    number(own, source);
    number(own, destination);
    own.edges.emplace(std::pair(source, destination), edge);
    if (!isOneWay)
        own.edges.emplace(std::pair(destination, source), Edge{edge.route, true, edge.to, edge.from});
}

void SimgridZones::setGateway(std::size_t zone, Place gateway)
{
    m_gateways.insert(gateway);
    for (std::size_t at = zoneOf(gateway); m_zones[at].depth > m_zones[zone].depth; at = m_zones[at].parent)
        m_zones[at].isPassed = true;
}

bool SimgridZones::isWithinShape(Place a, Place b) const
{
    return zoneOf(a) == zoneOf(b) && m_zones[zoneOf(a)].kind == SimgridZoneKind::shaped;
}

namespace {

constexpr std::size_t kNoWay = SimgridZones::kUntold;

SimgridNetwork::Step turned(SimgridNetwork::Step step)
{
    using Way = SimgridNetwork::Way;
    step.way = step.way == Way::down ? Way::up : Way::down; // a link without a direction is passed upwards
    return step;
}

} // namespace

SimgridWays::SimgridWays(const SimgridNetwork& network, const SimgridZones& zones)
    : m_network(network)
    , m_zones(zones)
{
    growTrees();
}

void SimgridWays::growTrees()
{
    std::map<Place, std::vector<std::size_t>> joints;
    for (std::size_t i = 0; i < m_network.m_joints.size(); ++i)
        if (m_network.m_joints[i].isOfZone)
            for (const Place end : m_network.m_joints[i].ends)
                joints[m_network.rootOf(end)].push_back(i);
    for (const auto& [middle, around] : joints) {
        if (!m_trees.emplace(middle, Branch{0, middle, 0}).second)
            continue;
        std::queue<Place> open({middle});
        for (; !open.empty(); open.pop()) {
            const Place at = open.front();
            for (const std::size_t joint : joints.at(at))
                for (const Place end : m_network.m_joints[joint].ends)
                    if (const Place next = m_network.rootOf(end);
                        m_trees.emplace(next, Branch{joint, at, m_trees.at(at).depth + 1}).second)
                        open.push(next);
        }
    }
}

SimgridWays::Found SimgridWays::appendInTree(Place from, Place to, std::vector<Step>& steps) const
{
    const auto step = [this](std::size_t joint, Place start) {
        const bool isUp = m_network.rootOf(m_network.m_joints[joint].ends[0]) == start;
        return Step{joint, isUp ? SimgridNetwork::Way::up : SimgridNetwork::Way::down};
    };
    Place a = m_network.rootOf(from);
    Place b = m_network.rootOf(to);
    std::vector<Step> down;
    while (a != b) {
        const auto fromA = m_trees.find(a);
        const auto fromB = m_trees.find(b);
        if (fromA == m_trees.end() || fromB == m_trees.end() ||
            (fromA->second.depth == 0 && fromB->second.depth == 0))
            return Found::none;
        if (fromA->second.depth >= fromB->second.depth) {
            steps.push_back(step(fromA->second.joint, a));
            a = fromA->second.above;
        } else {
            b = fromB->second.above;
            down.push_back(step(fromB->second.joint, b));
        }
    }
    steps.insert(steps.end(), down.rbegin(), down.rend());
    return Found::way;
}

std::size_t SimgridWays::linksOf(const Edge& edge) const
{
    // What is left out of the network has at least one.
    return edge.route == SimgridZones::kUntold ? 1 : m_network.m_routes[edge.route].steps.size();
}

void SimgridWays::appendRoute(const Edge& edge, std::vector<Step>& steps) const
{
    const std::vector<Step>& links = m_network.m_routes[edge.route].steps;
    if (edge.isBack)
        std::transform(links.rbegin(), links.rend(), std::back_inserter(steps), turned);
    else
        steps.insert(steps.end(), links.begin(), links.end());
}

// Of ways with as many links SimGrid takes the one that its loops find first.
std::vector<SimgridWays::Before> SimgridWays::floydWays(const Zone& zone) const
{
    const std::size_t count = zone.order.size();
    std::vector<Before> before(count, Before(count, kNoWay));
    std::vector<std::vector<std::size_t>> links(count, std::vector<std::size_t>(count, kNoWay));
    for (std::size_t i = 0; i < count; ++i)
        links[i][i] = 1; // to itself
    for (const auto& [ends, edge] : zone.edges) {
        const std::size_t from = zone.numbers.at(ends.first);
        const std::size_t to = zone.numbers.at(ends.second);
        before[from][to] = from;
        links[from][to] = linksOf(edge);
    }
    for (std::size_t by = 0; by < count; ++by)
        for (std::size_t from = 0; from < count; ++from) {
            if (links[from][by] == kNoWay || from == by)
                continue;
            for (std::size_t to = 0; to < count; ++to)
                if (to != by && links[by][to] != kNoWay &&
                    links[from][by] + links[by][to] < links[from][to]) {
                    links[from][to] = links[from][by] + links[by][to];
                    before[from][to] = before[by][to];
                }
        }
    return before;
}

SimgridWays::Before SimgridWays::dijkstraWays(const Zone& zone, std::size_t source) const
{
    Before before(zone.order.size(), kNoWay);
    std::vector<std::size_t> links(zone.order.size(), kNoWay);
    links[source] = 0;
    using Entry = std::pair<std::size_t, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    open.emplace(0, source);
    while (!open.empty()) {
        const auto [reached, at] = open.top();
        open.pop();
        if (reached > links[at])
            continue;
        const Vertex vertex = zone.order[at];
        for (auto edge = zone.edges.lower_bound({vertex, Vertex{}});
             edge != zone.edges.end() && edge->first.first == vertex; ++edge) {
            const std::size_t next = zone.numbers.at(edge->first.second);
            if (const std::size_t all = reached + linksOf(edge->second); all < links[next]) {
                links[next] = all;
                before[next] = at;
                open.emplace(all, next);
            }
        }
    }
    return before;
}

const SimgridWays::Before& SimgridWays::waysFrom(std::size_t zone, std::size_t source)
{
    constexpr std::size_t kMostOfFloyd = 256; // whose work grows by its third power
    const auto known = m_before.find({zone, source});
    if (known != m_before.end())
        return known->second;
    const Zone& own = m_zones.zone(zone);
    if (own.kind != SimgridZoneKind::floyd || own.order.size() > kMostOfFloyd)
        return m_before.emplace(std::pair(zone, source), dijkstraWays(own, source)).first->second;
    std::vector<Before> all = floydWays(own);
    for (std::size_t i = 0; i < all.size(); ++i)
        m_before.emplace(std::pair(zone, i), std::move(all[i]));
    return m_before.at({zone, source});
}

SimgridWays::Found SimgridWays::appendEdges(std::size_t zone, Vertex from, Vertex to,
                                            std::vector<const Edge*>& edges)
{
    const Zone& own = m_zones.zone(zone);
    if (own.kind == SimgridZoneKind::table) {
        const auto edge = own.edges.find({from, to});
        if (edge == own.edges.end())
            return Found::none;
        edges.push_back(&edge->second);
        return Found::way;
    }
    const auto source = own.numbers.find(from);
    const auto destination = own.numbers.find(to);
    if (source == own.numbers.end() || destination == own.numbers.end())
        return Found::none;
    const Before& before = waysFrom(zone, source->second);
    for (std::size_t at = destination->second; at != source->second; at = before[at]) {
        if (before[at] == kNoWay)
            return Found::none;
        edges.push_back(&own.edges.at({own.order[before[at]], own.order[at]}));
    }
    std::ranges::reverse(edges);
    return Found::way;
}

SimgridWays::Found SimgridWays::append(Place from, Place to, std::vector<Step>& steps)
{
    constexpr std::size_t kMostParts = 1000; // gateways may lead round in a circle
    if (from == to)
        return Found::way;
    if (++m_parts > kMostParts)
        return Found::unknown;
    std::size_t zone = m_zones.zoneOf(from);
    std::size_t other = m_zones.zoneOf(to);
    Vertex source{false, from};
    Vertex destination{false, to};
    while (zone != other) {
        const bool isSource = m_zones.zone(zone).depth >= m_zones.zone(other).depth;
        std::size_t& inner = isSource ? zone : other;
        (isSource ? source : destination) = {true, inner};
        inner = m_zones.zone(inner).parent;
    }
    switch (m_zones.zone(zone).kind) {
    case SimgridZoneKind::unknown:
        return Found::unknown;
    case SimgridZoneKind::shaped: // whose router is at all hosts at once
        return source.isZone || destination.isZone              ? Found::none
               : m_zones.isRouter(from) || m_zones.isRouter(to) ? Found::way
                                                                : Found::unknown;
    case SimgridZoneKind::star:
        return source.isZone || destination.isZone ? Found::none : appendInTree(from, to, steps);
    case SimgridZoneKind::table:
    case SimgridZoneKind::floyd:
    case SimgridZoneKind::dijkstra:
        break;
    }
    std::vector<const Edge*> edges;
    Found found = appendEdges(zone, source, destination, edges);
    // From one edge to the next, and from and to the ends, messages go within the zones that edges join.
    Place at = from;
    for (const Edge* const edge : edges) {
        if (found == Found::way && edge->route == SimgridZones::kUntold)
            found = Found::unknown;
        if (found == Found::way)
            found = append(at, edge->from, steps);
        if (found != Found::way)
            return found;
        appendRoute(*edge, steps);
        at = edge->to;
    }
    return found == Found::way ? append(at, to, steps) : found;
}

SimgridWays::Found SimgridWays::find(Place from, Place to, std::vector<Step>& steps)
{
    m_parts = 0;
    steps.clear();
    return append(from, to, steps);
}

bool SimgridWays::isMirrored(const std::vector<Step>& steps, const std::vector<Step>& back)
{
    return std::equal(steps.begin(), steps.end(), back.rbegin(), back.rend(), [](Step step, Step other) {
        return step.link == other.link && turned(step).way == turned(turned(other)).way;
    });
}

void noteUncompared(const SimgridNetwork::RouteComparison& found, std::vector<std::string>& notes)
{
    if (const auto& [count, first] = found.unknown; count > 0)
        notes.push_back(sentence(
            count == 1 ? phrase("1 way between hosts, such as that %2, could not be compared with that of "
                                "SimGrid, which goes by rules that have no equal here")
                       : phrase("%1 ways between hosts, such as that %2, could not be compared with those "
                                "of SimGrid, which goes by rules that have no equal here"),
            {groupedCount(count), first}));
    if (const auto& [count, first] = found.invented; count > 0)
        notes.push_back(sentence(
            "the file has no route for %1 between hosts that there is here, such as that %2: SimGrid would "
            "send nothing there",
            {sentenceOf(count, "1 way", "%1 ways"), first}));
    if (found.leftOut > 0)
        notes.push_back(sentence("of very many pairs of hosts %1 were not compared with the ways of SimGrid",
                                 {groupedCount(found.leftOut)}));
}

namespace {

/** A short host list of names that may all end alike behind their numbers: "n[0-7].site". */
std::string shortList(const std::vector<std::string>& names)
{
    std::string suffix = names.front();
    for (const std::string& name : names) {
        const auto [own, other] = std::mismatch(suffix.rbegin(), suffix.rend(), name.rbegin(), name.rend());
        suffix.erase(suffix.begin(), own.base());
    }
    // Digits are the numbers' own.
    const std::size_t begin = suffix.find_first_not_of("0123456789");
    suffix.erase(0, std::min(begin, suffix.size()));
    std::vector<std::string> stems;
    for (const std::string& name : names)
        stems.push_back(name.substr(0, name.size() - suffix.size()));
    const bool isAllSuffix = std::ranges::any_of(stems, &std::string::empty);
    if (suffix.empty() || isAllSuffix)
        return hostListOf(names);
    std::string list;
    std::size_t depth = 0;
    for (const char c : hostListOf(stems)) {
        depth += c == '[' ? 1 : 0;
        depth -= c == ']' ? 1 : 0;
        if (c == ',' && depth == 0)
            list += suffix;
        list += c;
    }
    return list + suffix;
}

} // namespace

SimgridRows::SimgridRows(const SimgridNetwork& network, std::vector<std::string>& notes)
    : m_network(network)
    , m_notes(notes)
{}

std::string PlainNames::take(const std::string& wanted)
{
    std::string name = plainName(wanted);
    for (std::size_t number = 2; !m_taken.insert(name).second; ++number)
        name = plainName(wanted) + " " + std::to_string(number);
    return name;
}

void SimgridRows::findJoints()
{
    std::size_t unused = 0;
    const auto rootsOf = [this](const Joint& joint) {
        return std::pair(m_network.rootOf(joint.ends[0]), m_network.rootOf(joint.ends[1]));
    };
    std::unordered_map<Place, std::size_t> degree;
    for (const Joint& joint : m_network.m_joints)
        if (joint.isJoined) {
            const auto [from, to] = rootsOf(joint);
            ++degree[from];
            ++degree[to];
        }
    for (const Joint& joint : m_network.m_joints) {
        const auto [from, to] = rootsOf(joint);
        if (!joint.isJoined || from == to) {
            unused += joint.isTaken ? 0 : 1;
            continue;
        }
        if (joint.isOutward && degree[to] == 1 && !m_network.m_places[to].host)
            continue; // nothing lies behind it
        m_joints.push_back(&joint);
        m_jointsAt[from].push_back(&joint);
        m_jointsAt[to].push_back(&joint);
    }
    if (unused > 0)
        m_notes.push_back(
            sentence("%1 on no route that was taken, left out", {sentenceOf(unused, "1 link", "%1 links")}));
}

void SimgridRows::noteSharing()
{
    std::size_t shared = 0;
    std::size_t fat = 0;
    const auto count = [&](const Joint& joint) {
        shared += joint.link.sharing == SimgridSharing::shared ? 1 : 0;
        fat += joint.link.sharing == SimgridSharing::fatPipe ? 1 : 0;
    };
    for (const Joint* joint : m_joints)
        count(*joint);
    for (const Joint& joint : m_network.m_joints)
        if (joint.isHub)
            count(joint);
    if (shared > 0)
        m_notes.push_back(sentenceOf(
            shared,
            "1 link is shared by both directions in SimGrid (SHARED); here each direction has the whole "
            "bandwidth",
            "%1 links are shared by both directions in SimGrid (SHARED); here each direction has the whole "
            "bandwidth"));
    if (fat > 0)
        m_notes.push_back(
            sentenceOf(fat, "1 link without contention in SimGrid (FATPIPE); here messages share it",
                       "%1 links without contention in SimGrid (FATPIPE); here messages share them"));
}

void SimgridRows::nameHosts()
{
    for (const SimgridNetwork::Host& host : m_network.m_hosts)
        m_hostNames.push_back(m_free.take(host.name));
}

bool SimgridRows::hasOwnSwitch(Place place) const
{
    const auto found = m_jointsAt.find(place);
    if (found == m_jointsAt.end())
        return false;
    if (!m_network.m_places[place].name.empty())
        return true;
    return std::ranges::any_of(found->second, [&](const Joint* joint) {
        const Place first = m_network.rootOf(joint->ends[0]);
        const Place other = first == place ? m_network.rootOf(joint->ends[1]) : first;
        return m_network.m_places[other].host.has_value() || (found->second.size() > 1 && !joint->isSaid);
    });
}

void SimgridRows::nameSwitches()
{
    std::size_t junctions = 0;
    for (Place place = 0; place < m_network.m_places.size(); ++place) {
        const SimgridNetwork::Vertex& vertex = m_network.m_places[place];
        if (vertex.parent != place || !m_jointsAt.contains(place) || (vertex.host && !hasOwnSwitch(place)))
            continue;
        std::string wanted = vertex.name;
        if (wanted.empty())
            wanted = vertex.host ? m_hostNames[*vertex.host] + " router"
                                 : "junction " + std::to_string(++junctions);
        SwitchRow& row = m_rows.addSwitch(m_free.take(wanted));
        setCoordinates(row.extras, vertex.at);
        m_switches.emplace(place, row.name);
    }
}

std::string SimgridRows::endName(Place place) const
{
    const Place root = m_network.rootOf(place);
    const auto found = m_switches.find(root);
    return found != m_switches.end() ? found->second : m_hostNames[*m_network.m_places[root].host];
}

void SimgridRows::addNode(NodeRow row)
{
    const bool isLikeBefore = !m_names.empty() && row.switchName == m_row.switchName &&
                              row.cores == m_row.cores && row.bandwidth == m_row.bandwidth &&
                              row.latency == m_row.latency;
    if (!isLikeBefore) {
        closeNodes();
        m_row = row;
    }
    m_names.push_back(std::move(row.name));
}

void SimgridRows::closeNodes()
{
    if (m_names.empty())
        return;
    m_row.name = shortList(m_names);
    m_rows.nodes.push_back(std::move(m_row));
    m_row = {};
    m_names.clear();
}

void SimgridRows::addHost(Place place)
{
    const std::size_t host = *m_network.m_places[place].host;
    NodeRow row;
    row.name = m_hostNames[host];
    if (const auto cores = m_network.m_hosts[host].cores)
        row.cores = *cores;
    const auto joints = m_jointsAt.find(place);
    if (joints == m_jointsAt.end()) {
        addNode(std::move(row)); // on no switch
        return;
    }
    if (hasOwnSwitch(place)) {
        double together = 0;
        for (const Joint* joint : joints->second)
            together += joint->link.bandwidth.value;
        row.switchName = m_switches.at(place);
        row.bandwidth = inReadableUnit(Dimension::bandwidth, together);
        row.latency = quantity(Dimension::duration, 0, "s");
    } else {
        const Joint& joint = *joints->second.front();
        const bool isFirst = m_network.rootOf(joint.ends[0]) == place;
        row.switchName = endName(joint.ends[isFirst ? 1 : 0]);
        row.bandwidth = joint.link.bandwidth;
        row.latency = joint.link.latency;
        m_nics.insert(&joint);
    }
    addNode(std::move(row));
}

void SimgridRows::addHosts()
{
    std::size_t loose = 0;
    for (Place place = 0; place < m_network.m_places.size(); ++place)
        if (m_network.m_places[place].host && m_network.m_places[place].parent == place) {
            loose += m_jointsAt.contains(place) ? 0 : 1;
            addHost(place);
        }
    closeNodes();
    if (loose > 0)
        m_notes.push_back(sentenceOf(loose,
                                     "1 host that no link joins to anything: it is a node on no switch",
                                     "%1 hosts that no link joins to anything: they are nodes on no switch"));
}

void SimgridRows::addLinks()
{
    for (const Joint* joint : m_joints)
        if (!m_nics.contains(joint))
            m_rows.join(plainName(joint->link.name), endName(joint->ends[0]), endName(joint->ends[1]),
                        joint->link.bandwidth, joint->link.latency);
}

Platform SimgridRows::make()
{
    findJoints();
    noteSharing();
    nameHosts();
    nameSwitches();
    addHosts();
    addLinks();
    return m_rows.platform();
}

} // namespace contraflow
