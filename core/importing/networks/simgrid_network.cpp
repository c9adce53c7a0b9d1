// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/networks/simgrid_network.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/importing/networks/simgrid_elements.h"
#include "core/importing/networks/simgrid_ways.h"
#include "core/importing/topology_readers.h"
#include "core/project/routing.h"
#include "core/project/written_routes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

/**
 * A platform whose ways between hosts are no ways along links between places, as a table of them. Each link
 * is a switch on one in the middle, which messages pass there and back, so that all of them share it in both
 * directions, as in SimGrid; one that has two directions is two of them. Hosts hang in the middle by links as
 * fast as all others together, which limit nothing, and the ways that SimGrid takes are written out.
 */
class SimgridTable
{
public:
    SimgridTable(const SimgridNetwork& file, const SimgridZones& zones) : m_file(file), m_zones(zones) {}

    /** Whether all ways between hosts are known and can be written out; false where there are too many. */
    [[nodiscard]] bool isTable()
    {
        using Found = SimgridWays::Found;
        constexpr std::size_t kMostPairs = 125'000; // of a short file
        const std::vector<Place>& hosts = m_zones.hosts();
        if (hosts.size() * (hosts.size() - 1) / 2 > std::max(kMostPairs, m_file.m_routes.size()))
            return false;
        SimgridWays ways(m_file, m_zones);
        for (std::size_t i = 0; i < hosts.size(); ++i)
            for (std::size_t j = i + 1; j < hosts.size(); ++j) {
                Pair there{hosts[i], hosts[j], {}, true};
                Pair back{hosts[j], hosts[i], {}, true};
                const Found found = ways.find(there.from, there.to, there.there);
                const Found foundBack = ways.find(back.from, back.to, back.there);
                const bool isBothWays =
                    found == Found::way && foundBack == Found::way &&
                    std::equal(there.there.begin(), there.there.end(), back.there.rbegin(), back.there.rend(),
                               [this](const auto& a, const auto& b) { return laneOf(a) == laneOf(b); });
                there.isOneWay = !isBothWays;
                if (!addPair(std::move(there), found) ||
                    (!isBothWays && !addPair(std::move(back), foundBack)))
                    return false;
            }
        return true;
    }

    [[nodiscard]] Platform make(std::vector<std::string>& notes)
    {
        for (const Pair& pair : m_pairs)
            for (const SimgridNetwork::Step& step : pair.there)
                m_lanes.emplace(laneOf(step), std::string());
        const Place middle = m_star.addSwitch("middle");
        addHosts(middle);
        addLanes(middle);
        SimgridRows rows(m_star, notes);
        Platform platform = rows.make();
        m_hostNames = rows.hostNames();
        auto routes = mapped<RouteRow>(m_pairs, [&](const Pair& pair) { return rowOf(pair); });
        notes.push_back(sentence(
            "no links that join two places each give the routes of the file, so that all %1 are written "
            "out: each link became a switch that messages pass there and back, and hosts hang on a switch "
            "in their middle by links as fast as all others together",
            {groupedCount(routes.size())}));
        const auto isUnused = [this](const SimgridNetwork::Joint& joint) {
            const auto link = static_cast<std::size_t>(&joint - m_file.m_joints.data());
            const auto lane = m_lanes.lower_bound({link, Way::any});
            return !joint.isTaken && (lane == m_lanes.end() || lane->first.first != link);
        };
        if (const auto unused = std::ranges::count_if(m_file.m_joints, isUnused))
            notes.push_back(sentence("%1 on no route, left out",
                                     {sentenceOf(static_cast<std::size_t>(unused), "1 link", "%1 links")}));
        platform.routes = SharedRows<RouteRow>(std::move(routes));
        platform.routing = RoutingRule::written;
        return platform;
    }

    /** By number of the host in the file, when the platform is made. */
    [[nodiscard]] const std::vector<std::string>& hostNames() const { return m_hostNames; }

private:
    using Place = SimgridNetwork::Place;
    using Way = SimgridNetwork::Way;
    using Steps = std::vector<SimgridNetwork::Step>;
    /** A link of the file, or one direction of it. */
    using Lane = std::pair<std::size_t, Way>;
    struct Pair
    {
        Place from = 0;
        Place to = 0;
        Steps there;
        bool isOneWay = false; ///< the way back is another one
    };

    [[nodiscard]] bool addPair(Pair pair, SimgridWays::Found found)
    {
        constexpr std::size_t kMostSteps = 1000;
        if (found == SimgridWays::Found::none)
            return true;
        if (found == SimgridWays::Found::unknown || pair.there.empty() || pair.there.size() > kMostSteps)
            return false;
        m_pairs.push_back(std::move(pair));
        return true;
    }

    void addHosts(Place middle)
    {
        double together = 0;
        for (const auto& [lane, name] : m_lanes)
            together += m_file.link(lane.first).bandwidth.value;
        const SimgridNetwork::Link nic{
            {}, inReadableUnit(Dimension::bandwidth, together), quantity(Dimension::duration, 0, "s")};
        for (const SimgridNetwork::Host& host : m_file.m_hosts)
            m_star.join(nic, m_star.addHost(host), middle);
    }

    void addLanes(Place middle)
    {
        PlainNames names;
        for (const SimgridNetwork::Host& host : m_file.m_hosts)
            (void)names.take(host.name);
        for (auto& [lane, name] : m_lanes) {
            SimgridNetwork::Link link = m_file.link(lane.first);
            name = names.take(link.name + (lane.second == Way::any  ? ""
                                           : lane.second == Way::up ? " up"
                                                                    : " down"));
            link.name = name;
            link.latency = plainDuration(link.latency.value / 2);
            if (link.sharing == SimgridSharing::shared)
                link.sharing =
                    SimgridSharing::splitDuplex; // all share it on their way there, and on that back
            m_star.join(std::move(link), middle, m_star.addSwitch(name));
        }
    }

    [[nodiscard]] Lane laneOf(const SimgridNetwork::Step& step) const
    {
        if (m_file.link(step.link).sharing != SimgridSharing::splitDuplex)
            return {step.link, Way::any};
        return {step.link, step.way == Way::down ? Way::down : Way::up};
    }

    [[nodiscard]] RouteRow rowOf(const Pair& pair) const
    {
        RouteRow row{
            nameOf(pair.from), nameOf(pair.to), {}, pair.isOneWay ? std::string(kOneWay) : std::string()};
        for (const SimgridNetwork::Step& step : pair.there) {
            const std::string& name = m_lanes.at(laneOf(step));
            row.links.insert(row.links.end(), {name, name}); // there and back
        }
        return row;
    }

    [[nodiscard]] std::string nameOf(Place host) const { return m_hostNames[*m_file.m_places[host].host]; }

    const SimgridNetwork& m_file;
    const SimgridZones& m_zones;
    SimgridNetwork m_star;
    std::vector<Pair> m_pairs;
    std::map<Lane, std::string> m_lanes; ///< names of those that routes pass
    std::vector<std::string> m_hostNames;
};

/**
 * Holds ways between hosts of a platform that was made of a network of SimGrid against those that SimGrid
 * takes itself: their latency and narrowest link. Of many hosts it takes those that differ in their zone, and
 * of many of these some pairs.
 */
class SimgridComparison
{
public:
    SimgridComparison(const SimgridNetwork& network, const SimgridZones& zones,
                      const std::vector<std::string>& hostNames, const Platform& platform)
        : m_network(network)
        , m_zones(zones)
        , m_hostNames(hostNames)
        , m_made(Network::build(platform, 0, m_issues))
        , m_router(*m_made)
        , m_ways(network, zones)
    {}

    /** The same with the rows that the platform was made of: where the file says what links join, ways are
     * compared link by link too. */
    SimgridComparison(const SimgridNetwork& network, const SimgridZones& zones, const SimgridRows& rows,
                      const Platform& platform)
        : SimgridComparison(network, zones, rows.hostNames(), platform)
    {
        m_rows = &rows;
    }

    SimgridNetwork::RouteComparison compare()
    {
        const auto pairsOf = [](std::size_t hosts) { return hosts * (hosts - 1) / 2; };
        constexpr std::size_t kMostPairs = 20'000;
        const std::size_t most = std::max(kMostPairs, m_network.m_routes.size());
        m_found.isWhole = pairsOf(m_zones.hosts().size()) <= most;
        const std::vector<Place> typical = m_found.isWhole ? m_zones.hosts() : m_zones.typicalHosts();
        // Ways in a zone of edges are looked for from each host, so that there may not be many.
        const auto count =
            std::min(typical.size(),
                     m_found.isWhole ? typical.size()
                                     : static_cast<std::size_t>(std::sqrt(2.0 * static_cast<double>(most))));
        const auto host = [&](std::size_t i) { return typical[i * typical.size() / count]; };
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = i + 1; j < count; ++j)
                comparePair({host(i), host(j)});
        m_found.leftOut = pairsOf(typical.size()) - pairsOf(count);
        return m_found;
    }

private:
    using Place = SimgridNetwork::Place;
    using Steps = std::vector<SimgridNetwork::Step>;
    struct Ends
    {
        Place from = 0;
        Place to = 0;
    };

    void comparePair(const Ends& ends)
    {
        if (m_zones.isWithinShape(ends.from, ends.to))
            return; // the platform's rule of routing is said
        Steps there;
        Steps back;
        const SimgridWays::Found found = m_ways.find(ends.from, ends.to, there);
        const SimgridWays::Found foundBack = m_ways.find(ends.to, ends.from, back);
        compareWay(ends, found, there);
        if (found != foundBack || (found == SimgridWays::Found::way && !SimgridWays::isMirrored(there, back)))
            compareWay({ends.to, ends.from}, foundBack, back);
    }

    void compareWay(const Ends& ends, SimgridWays::Found found, const Steps& steps)
    {
        const auto source = m_made->findNode(m_hostNames[hostOf(ends.from)]);
        const auto destination = m_made->findNode(m_hostNames[hostOf(ends.to)]);
        std::vector<ChannelId> way;
        const bool isThere = source && destination && m_router.appendRoute(*source, *destination, way);
        const auto count = [&](SimgridNetwork::CountedWays& ways) {
            if (++ways.count == 1)
                ways.first = textOf(ends);
        };
        if (found != SimgridWays::Found::way) {
            if (found == SimgridWays::Found::unknown)
                count(m_found.unknown);
            else if (isThere)
                count(m_found.invented);
            return;
        }
        ++m_found.compared;
        if (isThere && isSameWay(steps, way))
            return;
        count(m_found.others);
        m_found.pairs.emplace_back(ends.from, ends.to);
    }

    [[nodiscard]] bool isSameWay(const Steps& steps, const std::vector<ChannelId>& way) const
    {
        double latency = 0;
        double narrowest = std::numeric_limits<double>::infinity();
        for (const SimgridNetwork::Step& step : steps) {
            latency += m_network.link(step.link).latency.value;
            narrowest = std::min(narrowest, m_network.link(step.link).bandwidth.value);
        }
        double ours = std::numeric_limits<double>::infinity();
        for (const ChannelId channel : way)
            ours = std::min(ours, m_made->capacity(channel));
        return nearlyEqual(ours, narrowest) && nearlyEqual(m_made->latency(way), latency) &&
               (m_rows == nullptr || passesLinks(steps, way));
    }

    [[nodiscard]] std::string textOf(const Ends& ends) const
    {
        return sentence("from %1 to %2",
                        {inQuotes(m_hostNames[hostOf(ends.from)]), inQuotes(m_hostNames[hostOf(ends.to)])});
    }

    /** Whether a way passes the links; true where the file does not say what they join. */
    [[nodiscard]] bool passesLinks(const Steps& steps, const std::vector<ChannelId>& way) const
    {
        std::vector<std::string> theirs;
        for (const SimgridNetwork::Step& step : steps) {
            const SimgridNetwork::Joint& joint = m_network.m_joints[step.link];
            if (!joint.isSaid)
                return true;
            if (!m_rows->isNic(joint))
                theirs.push_back(plainName(joint.link.name));
        }
        std::vector<std::string> ours;
        for (const ChannelId channel : way)
            if (const Network::Link& link = m_made->link(linkOf(channel)); !link.isNic)
                ours.push_back(link.name);
        return ours == theirs;
    }

    [[nodiscard]] std::size_t hostOf(Place place) const { return *m_network.m_places[place].host; }

    const SimgridNetwork& m_network;
    const SimgridZones& m_zones;
    const std::vector<std::string>& m_hostNames;
    const SimgridRows* m_rows = nullptr;
    IssueList m_issues;
    std::shared_ptr<const Network> m_made;
    Router m_router;
    SimgridWays m_ways;
    SimgridNetwork::RouteComparison m_found;
};

SimgridNetwork::Place SimgridNetwork::add(Vertex vertex)
{
    vertex.parent = m_places.size();
    m_places.push_back(std::move(vertex));
    return m_places.size() - 1;
}

SimgridNetwork::Place SimgridNetwork::addHost(Host host)
{
    m_hosts.push_back(std::move(host));
    Vertex vertex;
    vertex.host = m_hosts.size() - 1;
    return add(std::move(vertex));
}

SimgridNetwork::Place SimgridNetwork::addSwitch(const std::string& name, const Coordinates& at)
{
    Vertex vertex;
    vertex.name = name;
    vertex.at = at;
    return add(std::move(vertex));
}

std::size_t SimgridNetwork::addLink(Link link)
{
    const Place from = addSwitch({});
    const Place to = addSwitch({});
    m_joints.push_back({std::move(link), {from, to}});
    return m_joints.size() - 1;
}

std::size_t SimgridNetwork::join(Link link, Place from, Place to)
{
    m_joints.push_back({std::move(link), {from, to}, true, true});
    return m_joints.size() - 1;
}

void SimgridNetwork::setEnds(std::size_t link, Place from, Place to)
{
    m_joints[link].ends = {from, to};
    m_joints[link].isJoined = true;
    m_joints[link].isSaid = true;
}

void SimgridNetwork::joinOutwards(Link link, Place from, Place to)
{
    m_joints.push_back({std::move(link), {from, to}, true, true, true});
}

// Roots are looked for without shortening the ways to them, so that merging can be undone.
SimgridNetwork::Place SimgridNetwork::rootOf(Place place) const
{
    while (m_places[place].parent != place)
        place = m_places[place].parent;
    return place;
}

bool SimgridNetwork::merge(Place a, Place b)
{
    a = rootOf(a);
    b = rootOf(b);
    return (a == b || !m_places[a].hasName() || !m_places[b].hasName()) && unite(a, b);
}

bool SimgridNetwork::unite(Place a, Place b)
{
    a = rootOf(a);
    b = rootOf(b);
    if (a == b)
        return true;
    if (m_places[a].host && m_places[b].host)
        return false;
    if (m_places[a].weight < m_places[b].weight)
        std::swap(a, b);
    m_merged.emplace_back(a, m_places[a]);
    m_merged.emplace_back(b, m_places[b]);
    Vertex& kept = m_places[a];
    Vertex& gone = m_places[b];
    kept.weight += gone.weight;
    if (!kept.host)
        kept.host = gone.host;
    if (kept.name.empty())
        kept.name = gone.name;
    if (kept.at.empty())
        kept.at = gone.at;
    gone.parent = a;
    return true;
}

void SimgridNetwork::undo(std::size_t mark)
{
    while (m_merged.size() > mark) {
        m_places[m_merged.back().first] = std::move(m_merged.back().second);
        m_merged.pop_back();
    }
}

bool SimgridNetwork::takeStep(const Route& route, std::size_t step, Place at, std::size_t end,
                              std::size_t& trials)
{
    Joint& joint = m_joints[route.steps[step].link];
    const std::size_t mark = m_merged.size();
    const bool wasJoined = std::exchange(joint.isJoined, true);
    if (merge(at, joint.ends[end]) && rootOf(joint.ends[0]) != rootOf(joint.ends[1]) &&
        takeSteps(route, step + 1, joint.ends[1 - end], trials))
        return true;
    joint.isJoined = wasJoined;
    undo(mark);
    return false;
}

bool SimgridNetwork::takeSteps(const Route& route, std::size_t step, Place at, std::size_t& trials)
{
    constexpr std::size_t kMostTrials = 20'000;
    if (++trials > kMostTrials)
        return false;
    if (step == route.steps.size()) {
        if (!merge(at, route.to))
            return false;
        for (const Step& passed : route.steps)
            if (const Joint& joint = m_joints[passed.link]; rootOf(joint.ends[0]) == rootOf(joint.ends[1]))
                return false;
        return true;
    }
    const Joint& joint = m_joints[route.steps[step].link];
    switch (route.steps[step].way) {
    case Way::up:
        return takeStep(route, step, at, 0, trials);
    case Way::down:
        return takeStep(route, step, at, 1, trials);
    case Way::any:
        break;
    }
    if (!joint.isJoined)
        return takeStep(route, step, at, 0, trials);
    // The end that is here already comes first: a link is rather gone through as before than bent.
    const std::size_t first = rootOf(joint.ends[1]) == rootOf(at) ? 1 : 0;
    return takeStep(route, step, at, first, trials) || takeStep(route, step, at, 1 - first, trials);
}

bool SimgridNetwork::takeRoute(const Route& route)
{
    constexpr std::size_t kMostSteps = 1000; // which are looked at one within the other
    if (route.steps.size() > kMostSteps)
        return false;
    const std::size_t mark = m_merged.size();
    std::size_t trials = 0;
    if (takeSteps(route, 0, route.from, trials))
        return true;
    undo(mark);
    return false;
}

void SimgridNetwork::uniteEnds(std::vector<std::size_t>& left)
{
    for (const Route& route : m_routes)
        if (route.steps.empty() && !unite(route.from, route.to))
            left.push_back(route.line);
}

/** A route between places, or between what lies behind links of their own. */
struct SimgridNetwork::InnerRoute
{
    std::array<Place, 2> ends;
    std::span<const Step> steps;

    /** The link at one of its ends, as it leaves that. */
    [[nodiscard]] Step stepAt(std::size_t end) const
    {
        Step step = end == 0 ? steps.front() : steps.back();
        if (end == 1 && step.way != Way::any)
            step.way = step.way == Way::up ? Way::down : Way::up;
        return step;
    }
};

std::vector<SimgridNetwork::InnerRoute> SimgridNetwork::innerRoutes(std::map<Place, OwnLink>& own) const
{
    constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
    constexpr std::size_t kSeveral = kNone - 1;
    constexpr std::size_t kMostLayers = 8; // of links behind one another; each looks at all routes once more
    const auto note = [](std::size_t& known, std::size_t value) {
        known = known == kNone || known == value ? value : kSeveral;
    };
    std::vector<InnerRoute> routes;
    for (const Route& route : m_routes)
        if (!route.steps.empty())
            routes.push_back({{rootOf(route.from), rootOf(route.to)}, route.steps});
    bool isShorter = true;
    for (std::size_t layer = 0; isShorter && layer < kMostLayers; ++layer) {
        std::vector<std::size_t> linkOf(m_places.size(), kNone);
        std::vector<std::size_t> placeOf(m_joints.size(), kNone);
        for (const InnerRoute& route : routes) {
            note(linkOf[route.ends[0]], route.stepAt(0).link);
            note(linkOf[route.ends[1]], route.stepAt(1).link);
            for (std::size_t i = 0; i < route.steps.size(); ++i) {
                const bool isInside = route.steps.size() == 1 || (i > 0 && i + 1 < route.steps.size());
                note(placeOf[route.steps[i].link], isInside ? kSeveral : route.ends[i == 0 ? 0 : 1]);
            }
        }
        const auto isOwn = [&](const InnerRoute& route, std::size_t end) {
            const std::size_t link = route.stepAt(end).link;
            return linkOf[route.ends[end]] == link && placeOf[link] == route.ends[end] &&
                   !m_joints[link].isJoined;
        };
        // Of two links between two places neither is more than the other one's.
        for (const InnerRoute& route : routes)
            if (route.steps.size() == 2 && isOwn(route, 0) && isOwn(route, 1))
                for (const Step& step : route.steps)
                    placeOf[step.link] = kSeveral;
        isShorter = false;
        for (InnerRoute& route : routes)
            for (std::size_t end = 0; end < 2; ++end) {
                if (!isOwn(route, end))
                    continue;
                const Step step = route.stepAt(end);
                const std::size_t here = step.way == Way::down ? 1 : 0;
                const Place behind = m_joints[step.link].ends[1 - here];
                own.emplace(behind, OwnLink{step.link, route.ends[end], here});
                route.ends[end] = behind;
                route.steps = end == 0 ? route.steps.subspan(1) : route.steps.first(route.steps.size() - 1);
                isShorter = true;
            }
    }
    return routes;
}

void SimgridNetwork::joinOwn(Place place, const std::map<Place, OwnLink>& own)
{
    for (auto known = own.find(place); known != own.end(); known = own.find(known->second.place)) {
        Joint& joint = m_joints[known->second.link];
        joint.isJoined = true;
        (void)merge(known->second.place, joint.ends[known->second.end]);
    }
}

void SimgridNetwork::joinHubs(std::vector<std::string>& notes)
{
    std::map<Place, OwnLink> own;
    const std::vector<InnerRoute> routes = innerRoutes(own);
    struct Use
    {
        std::set<Place> places;
        std::set<std::pair<Place, Place>> pairs;
    };
    std::map<std::size_t, Use> uses;              // by link
    std::map<Place, std::set<std::size_t>> links; // by place
    for (const InnerRoute& route : routes) {
        links[route.ends[0]].insert(route.stepAt(0).link);
        links[route.ends[1]].insert(route.stepAt(1).link);
        if (route.steps.size() != 1)
            continue;
        Use& use = uses[route.steps.front().link];
        use.places.insert(route.ends.begin(), route.ends.end());
        use.pairs.insert(std::minmax(route.ends[0], route.ends[1]));
    }
    for (const InnerRoute& route : routes)
        if (route.steps.size() > 1)
            for (const Step& step : route.steps)
                uses.erase(step.link);
    std::size_t hubs = 0;
    bool isShared = false;
    for (const auto& [hub, use] : uses) {
        const std::size_t count = use.places.size();
        // Routes between two sides alone, behind links of their own, are those of a link.
        const bool isBehind =
            std::ranges::any_of(use.places, [&own](Place place) { return own.contains(place); });
        if (count < 3 || m_joints[hub].isSaid || (isBehind && use.pairs.size() < count * (count - 1) / 2))
            continue;
        const Link whole = link(hub);
        const Place middle = addSwitch(whole.name);
        std::size_t number = 0;
        for (Place place : use.places) {
            Link part{whole.name + " " + std::to_string(++number), whole.bandwidth,
                      plainDuration(whole.latency.value / 2), SimgridSharing::splitDuplex};
            // A link with nothing else behind it goes on to the hub.
            if (const auto known = own.find(place); known != own.end() && links[place].size() == 1) {
                Joint& joint = m_joints[known->second.link];
                part.name = joint.link.name;
                part.bandwidth = std::min(part.bandwidth, joint.link.bandwidth,
                                          [](const auto& a, const auto& b) { return a.value < b.value; });
                part.latency = plainDuration(joint.link.latency.value + part.latency.value);
                joint.isHub = true;
                takeAway(known->second.link);
                place = known->second.place;
            }
            joinOwn(place, own);
            m_joints.push_back({std::move(part), {place, middle}, true});
        }
        m_joints[hub].isHub = true;
        takeAway(hub);
        isShared = isShared || whole.sharing != SimgridSharing::fatPipe;
        ++hubs;
    }
    if (hubs > 0)
        notes.push_back(
            (hubs == 1 ? sentence("1 link between three places or more became a switch with a link to each")
                       : sentence("%1 links between three places or more became switches with a link to each",
                                  {groupedCount(hubs)})) +
            (isShared ? "; " + sentence("in SimGrid all messages between them share it") : ""));
}

void SimgridNetwork::takeRoutes(std::vector<std::size_t>& left)
{
    // Short routes say most exactly what a link joins.
    std::vector<const Route*> order;
    for (const Route& route : m_routes)
        if (std::ranges::none_of(route.steps, [this](const Step& step) { return m_joints[step.link].isHub; }))
            order.push_back(&route);
    std::ranges::stable_sort(
        order, [](const Route* a, const Route* b) { return a->steps.size() < b->steps.size(); });
    for (const Route* route : order) {
        if (!takeRoute(*route))
            left.push_back(route->line);
        m_merged.clear(); // what a route joined stays
    }
    sortUnique(left);
}

std::optional<RouteRow> SimgridNetwork::thread(const Route& route, const SimgridRows& rows) const
{
    const auto from = m_places[rootOf(route.from)].host;
    const auto to = m_places[rootOf(route.to)].host;
    if (!from || !to)
        return {};
    RouteRow row{rows.hostNames()[*from],
                 rows.hostNames()[*to],
                 {},
                 route.isOneWay ? std::string(kOneWay) : std::string()};
    Place at = rootOf(route.from);
    for (const Step& step : route.steps) {
        const Joint& joint = m_joints[step.link];
        const Place first = rootOf(joint.ends[0]);
        const Place second = rootOf(joint.ends[1]);
        if (!joint.isJoined || (at != first && at != second))
            return {};
        at = at == first ? second : first;
        if (!rows.isNic(joint))
            row.links.push_back(plainName(joint.link.name));
    }
    return at == rootOf(route.to) ? std::optional(std::move(row)) : std::nullopt;
}

std::vector<RouteRow> SimgridNetwork::writtenRoutes(const SimgridZones& zones, const SimgridRows& rows,
                                                    const RouteComparison& comparison) const
{
    std::vector<RouteRow> written;
    const auto add = [&](const Route& route) {
        if (std::optional<RouteRow> row = thread(route, rows))
            written.push_back(std::move(*row));
    };
    if (m_routing == RoutingRule::written) {
        std::ranges::for_each(m_routes, add);
        return written;
    }
    SimgridWays ways(*this, zones);
    for (const auto& [from, to] : comparison.pairs) {
        Route there{0, from, to, {}};
        std::vector<Step> back;
        (void)ways.find(from, to, there.steps);
        (void)ways.find(to, from, back);
        there.isOneWay = !SimgridWays::isMirrored(there.steps, back);
        add(there);
    }
    return written;
}

bool SimgridNetwork::hasLinksOfOneWay() const
{
    std::map<std::pair<Place, Place>, const Route*> known;
    for (const Route& route : m_routes)
        if (route.isOneWay)
            known.emplace(std::pair(route.from, route.to), &route);
    return std::ranges::any_of(known, [&](const auto& entry) {
        const auto& [ends, route] = entry;
        const auto back = known.find({ends.second, ends.first});
        if (back == known.end() || route->steps.empty())
            return false;
        const std::vector<Step>& steps = back->second->steps;
        return std::ranges::none_of(route->steps, [&](const Step& step) {
            return m_joints[step.link].isSaid || contains(steps, step.link, &Step::link);
        });
    });
}

SimgridNetwork::Made SimgridNetwork::make(const SimgridZones& zones)
{
    Made made;
    std::vector<std::size_t> left;
    uniteEnds(left);
    joinHubs(made.notes);
    takeRoutes(left);
    if (!left.empty())
        made.notes.push_back(sentence(
            left.size() == 1
                ? phrase("1 route (line %2) cannot be had together with the others by links that join "
                         "two places each; it was left out")
                : phrase("%1 routes (the first on line %2) cannot be had together with the others by "
                         "links that join two places each; they were left out"),
            {groupedCount(left.size()), std::to_string(left.front())}));
    made.isDoubtful = !left.empty() || hasLinksOfOneWay();
    SimgridRows rows(*this, made.notes);
    made.platform = rows.make();
    made.platform.routing = m_routing;
    made.comparison = SimgridComparison(*this, zones, rows, made.platform).compare();
    const bool isWritten = m_routing == RoutingRule::written;
    if (!isWritten && (made.comparison.others.count == 0 || !made.comparison.isWhole))
        return made;
    std::vector<RouteRow> routes = writtenRoutes(zones, rows, made.comparison);
    const std::size_t written = routes.size();
    Platform platform = made.platform;
    platform.routes = SharedRows<RouteRow>(std::move(routes));
    RouteComparison comparison = SimgridComparison(*this, zones, rows, platform).compare();
    if (!isWritten && comparison.others.count > 0)
        return made;
    made.platform = std::move(platform);
    made.comparison = std::move(comparison);
    if (written > 0)
        made.notes.push_back(sentenceOf(written, "1 route that no routing rule gives is written out",
                                        "%1 routes that no routing rule gives are written out"));
    return made;
}

Result<Platform> SimgridNetwork::platform(const SimgridZones& zones, ImportedTopology& topology) const
{
    Made best = SimgridNetwork(*this).make(zones);
    if (SimgridTable table(*this, zones);
        (best.isDoubtful || best.comparison.others.count > 0) && table.isTable()) {
        Made written;
        written.platform = table.make(written.notes);
        written.comparison = SimgridComparison(*this, zones, table.hostNames(), written.platform).compare();
        if (written.comparison.others.count == 0)
            best = std::move(written);
    }
    const RouteComparison& found = best.comparison;
    const auto& [others, first] = found.others;
    const std::string share = sentence(
        "%1 of %2 between hosts", {groupedCount(others), sentenceOf(found.compared, "1 way", "%1 ways")});
    // SimGrid takes routes from a table, which need not be that of a network. Where most of them are not,
    // what is left is another network, and every time on it would be wrong.
    if (others > 0 && 2 * others >= found.compared)
        return invalidInput(
            "%1, such as that %2, have a latency or narrowest link that no links which join two places each "
            "give them, and they are no table of all routes between hosts that could be written out; write a "
            "platform whose links join hosts and routers, or draw the network",
            {share, first});
    // It says most of what the platform is worth, so it stands first.
    std::vector<std::string> notes;
    if (others > 0)
        notes.push_back(sentence(
            "messages take the shortest ways; %1 had another latency or narrowest link, such as that %2",
            {share, first}));
    noteUncompared(found, notes);
    topology.notes.insert(topology.notes.begin(), notes.begin(), notes.end());
    topology.notes.insert(topology.notes.end(), best.notes.begin(), best.notes.end());
    return std::move(best.platform);
}

} // namespace contraflow
