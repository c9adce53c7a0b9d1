// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_network.h"

#include "core/base/text.h"
#include "core/io/importers/simgrid_clusters.h"
#include "core/io/importers/simgrid_rows.h"

#include <algorithm>
#include <map>

namespace contraflow {

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
    m_joints.push_back({std::move(link), {from, to}, false, false, false, false, false});
    return m_joints.size() - 1;
}

std::size_t SimgridNetwork::join(Link link, Place from, Place to)
{
    m_joints.push_back({std::move(link), {from, to}, true, false, false, false, false});
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
    m_joints.push_back({std::move(link), {from, to}, true, true, false, false, false});
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

void SimgridNetwork::makeHub(std::size_t link, const std::set<Place>& places)
{
    const Link whole = m_joints[link].link;
    const Place hub = addSwitch(whole.name);
    std::size_t number = 0;
    for (const Place place : places)
        join({whole.name + " " + std::to_string(++number), whole.bandwidth,
              plainDuration(whole.latency.value / 2), whole.sharing},
             place, hub);
    m_joints[link].isHub = true;
    m_joints[link].isTaken = true;
}

void SimgridNetwork::takeHubs(ImportedTopology& topology)
{
    struct Use
    {
        std::set<Place> places;
        std::set<std::pair<Place, Place>> pairs;
    };
    std::map<std::size_t, Use> uses;
    for (const Route& route : m_routes)
        if (route.steps.size() == 1) {
            Use& use = uses[route.steps.front().link];
            use.places.insert({route.from, route.to});
            use.pairs.insert(std::minmax(route.from, route.to));
        }
    std::size_t hubs = 0;
    for (const auto& [link, use] : uses)
        if (const std::size_t count = use.places.size();
            count > 2 && use.pairs.size() == count * (count - 1) / 2) {
            makeHub(link, use.places);
            ++hubs;
        }
    if (hubs > 0)
        topology.notes.push_back(counted(hubs, "link") + " between three places or more became " +
                                 (hubs == 1 ? "a switch" : "switches") +
                                 " with a link to each; in SimGrid all messages between them share it");
}

bool SimgridNetwork::takeRoute(const Route& route)
{
    const auto isHub = [this](const Step& step) { return m_joints[step.link].isHub; };
    if (std::any_of(route.steps.begin(), route.steps.end(), isHub))
        return route.steps.size() == 1;
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

Result<Platform> SimgridNetwork::platform(ImportedTopology& topology)
{
    takeHubs(topology);
    // Short routes say most exactly what a link joins.
    std::vector<std::size_t> order(m_routes.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return m_routes[a].steps.size() < m_routes[b].steps.size();
    });
    std::vector<std::size_t> left;
    for (const std::size_t index : order) {
        if (!takeRoute(m_routes[index]))
            left.push_back(m_routes[index].line);
        m_merged.clear(); // what a route joined stays
    }
    if (!left.empty())
        topology.notes.push_back(
            counted(left.size(), "route") + (left.size() == 1 ? " (line " : " (the first on line ") +
            std::to_string(*std::min_element(left.begin(), left.end())) +
            ") cannot be had together with the others by links that join two places each; " +
            (left.size() == 1 ? "it was" : "they were") + " left out");
    return SimgridRows(*this, topology).make();
}

} // namespace contraflow
