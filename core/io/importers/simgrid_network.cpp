// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_network.h"

#include "core/base/text.h"
#include "core/io/importers/simgrid_comparison.h"
#include "core/io/importers/simgrid_hubs.h"
#include "core/io/importers/simgrid_one_ways.h"
#include "core/io/importers/simgrid_rows.h"
#include "core/io/importers/simgrid_table.h"
#include "core/io/importers/simgrid_threads.h"

#include <algorithm>

namespace contraflow {

namespace {

/** Says which ways could not be held against those of SimGrid. */
void noteUncompared(const SimgridNetwork::RouteComparison& found, std::vector<std::string>& notes)
{
    if (const auto& [count, first] = found.unknown; count > 0)
        notes.push_back(counted(count, "way") + " between hosts, such as that " + first +
                        ", could not be compared with " + (count == 1 ? "that" : "those") +
                        " of SimGrid, which goes by rules that have no equal here");
    if (const auto& [count, first] = found.invented; count > 0)
        notes.push_back("the file has no route for " + counted(count, "way") +
                        " between hosts that there is here, such as that " + first +
                        ": SimGrid would send nothing there");
    if (found.leftOut > 0)
        notes.push_back("of very many pairs of hosts " + groupedCount(found.leftOut) +
                        " were not compared with the ways of SimGrid");
}

} // namespace

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

void SimgridNetwork::takeRoutes(const std::vector<Route>& routes, std::vector<std::size_t>& left)
{
    // Short routes say most exactly what a link joins.
    std::vector<const Route*> order;
    for (const Route& route : routes)
        order.push_back(&route);
    std::stable_sort(order.begin(), order.end(),
                     [](const Route* a, const Route* b) { return a->steps.size() < b->steps.size(); });
    for (const Route* route : order) {
        if (!takeRoute(*route))
            left.push_back(route->line);
        m_merged.clear(); // what a route joined stays
    }
    std::sort(left.begin(), left.end());
    left.erase(std::unique(left.begin(), left.end()), left.end());
}

void SimgridNetwork::passAllHosts()
{
    for (Place place = 0; place < m_places.size(); ++place)
        if (m_places[place].host)
            m_passed.insert(rootOf(place));
}

SimgridNetwork::Made SimgridNetwork::make(const SimgridZones& zones, Reading reading, Others others)
{
    Made made;
    std::vector<std::size_t> left;
    uniteEnds(left);
    SimgridOneWays(*this).joinPairs(made.notes);
    SimgridHubs hubs(*this);
    hubs.partEdges(reading == Reading::starsApart ? SimgridHubs::Stars::apart : SimgridHubs::Stars::hubs,
                   made.notes);
    const std::vector<Route> parts = hubs.partRoutes();
    takeRoutes(parts, left);
    hubs.join(made.notes);
    if (reading == Reading::hostsPass)
        passAllHosts();
    else
        hubs.endAtHosts(parts);
    if (!left.empty())
        made.notes.push_back(counted(left.size(), "route") +
                             (left.size() == 1 ? " (line " : " (the first on line ") +
                             std::to_string(left.front()) +
                             ") cannot be had together with the others by links that join two places each; " +
                             (left.size() == 1 ? "it was" : "they were") + " left out");
    SimgridRows rows(*this, made.notes);
    made.platform = rows.make();
    made.platform.routing = m_routing;
    made.comparison = SimgridComparison(*this, zones, rows, made.platform).compare();
    if (others == Others::left)
        return made;
    const std::size_t written = SimgridThreads(*this, zones, rows).write(made.comparison, made.platform);
    made.comparison = SimgridComparison(*this, zones, rows, made.platform).compare();
    if (written > 0)
        made.notes.push_back(counted(written, "route") + " that no routing rule gives " +
                             (written == 1 ? "is" : "are") + " written out");
    return made;
}

std::size_t SimgridNetwork::mostWritten() const
{
    constexpr std::size_t kMostPairs = 20'000; // of a short file
    return std::max(kMostPairs, m_routes.size());
}

SimgridNetwork::Made SimgridNetwork::bestOfReadings(const SimgridZones& zones, Others others) const
{
    std::optional<Made> best;
    for (const Reading reading : {Reading::hostsPass, Reading::hostsEnd, Reading::starsApart}) {
        Made made = SimgridNetwork(*this).make(zones, reading, others);
        if (!best || made.comparison.others.count < best->comparison.others.count)
            best = std::move(made);
        if (best->comparison.others.count == 0)
            break;
    }
    return std::move(*best);
}

Result<Platform> SimgridNetwork::platform(const SimgridZones& zones, ImportedTopology& topology) const
{
    Made best = bestOfReadings(zones, m_routing == RoutingRule::written ? Others::written : Others::left);
    if (best.comparison.others.count > 0 && best.comparison.isWhole)
        if (Made written = bestOfReadings(zones, Others::written); written.comparison.others.count == 0)
            best = std::move(written);
    if (SimgridTable table(*this, zones); best.comparison.others.count > 0 && table.isTable()) {
        Made written;
        written.platform = table.make(written.notes);
        written.comparison = SimgridComparison(*this, zones, table.hostNames(), written.platform).compare();
        if (written.comparison.others.count == 0)
            best = std::move(written);
    }
    const RouteComparison& found = best.comparison;
    const auto& [others, first] = found.others;
    const std::string share =
        groupedCount(others) + " of " + counted(found.compared, "way") + " between hosts";
    // SimGrid takes routes from a table, which need not be that of a network. Where most of them are not,
    // what is left is another network, and every time on it would be wrong.
    if (others > 0 && 2 * others >= found.compared)
        return Error{
            ErrorCode::invalidInput,
            share + ", such as that " + first +
                ", have a latency or narrowest link that no links which join two places each give them, and "
                "they are no table of all routes between hosts that could be written out; write a platform "
                "whose links join hosts and routers, or draw the network"};
    // It says most of what the platform is worth, so it stands first.
    std::vector<std::string> notes;
    if (others > 0)
        notes.push_back("messages take the shortest ways; " + share +
                        " had another latency or narrowest link, such as that " + first);
    noteUncompared(found, notes);
    topology.notes.insert(topology.notes.begin(), notes.begin(), notes.end());
    topology.notes.insert(topology.notes.end(), best.notes.begin(), best.notes.end());
    return std::move(best.platform);
}

} // namespace contraflow
