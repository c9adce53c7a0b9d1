// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_hubs.h"

#include "core/base/text.h"
#include "core/io/importers/simgrid_clusters.h"

#include <algorithm>

namespace contraflow {

SimgridHubs::SimgridHubs(SimgridNetwork& network) : m_network(network) {}

namespace {

/** Whether no link comes twice. */
bool passesOnce(const SimgridNetwork::Route& route)
{
    std::set<std::size_t> links;
    return std::all_of(route.steps.begin(), route.steps.end(),
                       [&links](const SimgridNetwork::Step& step) { return links.insert(step.link).second; });
}

} // namespace

/** Routes that go through a link. */
struct SimgridHubs::Use
{
    std::set<Place> places;
    std::set<std::pair<Place, Place>> pairs;
    std::vector<Route*> routes;
    bool isAlone = true; ///< in each of them
    bool isOfEdges = true;

    /** Whether they are those of one place to all others. */
    [[nodiscard]] bool isStar() const
    {
        return pairs.size() + 1 == places.size() &&
               std::any_of(places.begin(), places.end(), [this](Place middle) {
                   return std::all_of(pairs.begin(), pairs.end(), [middle](const auto& pair) {
                       return pair.first == middle || pair.second == middle;
                   });
               });
    }
};

void SimgridHubs::part(std::size_t link, const Use& use)
{
    const SimgridNetwork::Link whole = m_network.link(link);
    std::map<std::pair<Place, Place>, std::size_t> own;
    for (Route* route : use.routes) {
        const auto [known, isNew] = own.emplace(std::minmax(route->from, route->to), 0);
        // It is one link still, where links are counted.
        if (isNew)
            known->second = m_network.addLink({whole.name + " " + std::to_string(own.size()), whole.bandwidth,
                                               whole.latency,
                                               own.size() > 1 ? SimgridSharing::splitDuplex : whole.sharing});
        route->steps.front().link = known->second;
    }
    m_network.takeAway(link);
}

void SimgridHubs::partEdges(Stars stars, std::vector<std::string>& notes)
{
    std::map<std::size_t, Use> uses;
    for (Route& route : m_network.m_routes)
        for (const SimgridNetwork::Step& step : route.steps) {
            Use& use = uses[step.link];
            use.places.insert({route.from, route.to});
            use.pairs.insert(std::minmax(route.from, route.to));
            use.routes.push_back(&route);
            use.isAlone = use.isAlone && route.steps.size() == 1;
            use.isOfEdges = use.isOfEdges && route.edgeZone != 0;
        }
    std::size_t parted = 0;
    for (const auto& [link, use] : uses) {
        const std::size_t count = use.places.size();
        const bool isWhole = count < 3 || use.pairs.size() == count * (count - 1) / 2;
        if (isWhole || !use.isAlone || !(use.isOfEdges || (stars == Stars::apart && use.isStar())))
            continue;
        part(link, use);
        ++parted;
    }
    if (parted > 0)
        notes.push_back(counted(parted, "link") +
                        " that several routes have in common became a link for each of them; in SimGrid all "
                        "messages share " +
                        (parted == 1 ? "it" : "them"));
}

void SimgridHubs::findHubs()
{
    std::map<std::size_t, Sides> uses;
    for (const Route& route : m_network.m_routes) {
        if (!passesOnce(route))
            continue; // it is in no network
        for (std::size_t i = 0; i < route.steps.size(); ++i) {
            const Neighbour before =
                i == 0 ? 2 * m_network.rootOf(route.from) : 2 * route.steps[i - 1].link + 1;
            const Neighbour behind = i + 1 == route.steps.size() ? 2 * m_network.rootOf(route.to)
                                                                 : 2 * route.steps[i + 1].link + 1;
            Sides& sides = uses[route.steps[i].link];
            sides[before].insert(behind);
            sides[behind].insert(before);
        }
    }
    for (const auto& [link, sides] : uses)
        if (!m_network.m_joints[link].isSaid && isHub(sides)) {
            m_network.m_joints[link].isHub = true;
            m_around[link];
        }
}

bool SimgridHubs::isHub(const Sides& sides)
{
    const auto isPlace = [](Neighbour neighbour) { return neighbour % 2 == 0; };
    const auto places =
        std::count_if(sides.begin(), sides.end(), [&](const auto& entry) { return isPlace(entry.first); });
    if (places > 2)
        return true;
    std::map<Neighbour, bool> sideOf;
    for (const auto& [first, others] : sides) {
        if (!sideOf.emplace(first, false).second)
            continue;
        std::vector<Neighbour> open{first};
        std::optional<bool> placeSide;
        while (!open.empty()) {
            const Neighbour at = open.back();
            open.pop_back();
            const bool side = sideOf.at(at);
            if (isPlace(at)) {
                if (placeSide && *placeSide == side)
                    return true;
                placeSide = side;
            }
            for (const Neighbour next : sides.at(at)) {
                const auto [known, isNew] = sideOf.emplace(next, !side);
                if (isNew)
                    open.push_back(next);
                else if (known->second == side)
                    return true;
            }
        }
    }
    return false;
}

SimgridHubs::Place SimgridHubs::addBorder()
{
    m_borders.push_back(m_network.addSwitch({}));
    return m_borders.back();
}

SimgridHubs::Place SimgridHubs::placeBetween(std::size_t hub, std::size_t next)
{
    const auto [known, isNew] = m_between.emplace(std::minmax(hub, next), 0);
    if (isNew)
        known->second = m_network.addSwitch({});
    return known->second;
}

void SimgridHubs::partRoute(const Route& route, std::vector<Route>& parts)
{
    Route part{route.line, route.from, route.to, {}};
    for (std::size_t i = 0; i < route.steps.size(); ++i) {
        const std::size_t link = route.steps[i].link;
        if (!m_network.m_joints[link].isHub) {
            part.steps.push_back(route.steps[i]);
            continue;
        }
        std::vector<Place>& around = m_around.at(link);
        if (part.steps.empty()) {
            around.push_back(part.from);
        } else {
            part.to = addBorder();
            around.push_back(part.to);
            parts.push_back(std::move(part));
        }
        const std::size_t next = i + 1 == route.steps.size() ? link : route.steps[i + 1].link;
        const Place out = i + 1 == route.steps.size()      ? route.to
                          : m_network.m_joints[next].isHub ? placeBetween(link, next)
                                                           : addBorder();
        around.push_back(out);
        part = Route{route.line, out, route.to, {}};
    }
    if (!part.steps.empty())
        parts.push_back(std::move(part));
}

std::vector<SimgridNetwork::Route> SimgridHubs::partRoutes()
{
    findHubs();
    std::vector<Route> parts;
    for (const Route& route : m_network.m_routes)
        partRoute(route, parts);
    return parts;
}

bool SimgridHubs::prolong(Place place, Place hub, const SimgridNetwork::Link& whole)
{
    const std::vector<std::size_t>& joints = m_jointsAt[place];
    if (joints.size() != 1 || m_hubsAt[place] > 1 || m_network.m_places[place].hasName())
        return false;
    const std::size_t index = joints.front();
    SimgridNetwork::Joint longer = m_network.m_joints[index];
    if (longer.isOfZone || longer.isSaid)
        return false;
    if (whole.bandwidth.value < longer.link.bandwidth.value)
        longer.link.bandwidth = whole.bandwidth;
    longer.link.latency = plainDuration(longer.link.latency.value + whole.latency.value / 2);
    longer.ends[m_network.rootOf(longer.ends[0]) == place ? 0 : 1] = hub;
    m_network.m_joints[index].isJoined = false;
    m_network.takeAway(index);
    m_network.m_joints.push_back(std::move(longer));
    for (const Place end : m_network.m_joints.back().ends) {
        std::vector<std::size_t>& known = m_jointsAt[m_network.rootOf(end)];
        std::replace(known.begin(), known.end(), index, m_network.m_joints.size() - 1);
    }
    return true;
}

void SimgridHubs::joinHub(std::size_t hub, const std::vector<Place>& around)
{
    const SimgridNetwork::Link whole = m_network.link(hub);
    const Place middle = m_network.addSwitch(whole.name);
    std::size_t number = 0;
    for (const Place place : around) {
        if (prolong(place, middle, whole))
            continue;
        m_network.m_joints.push_back({{whole.name + " " + std::to_string(++number), whole.bandwidth,
                                       plainDuration(whole.latency.value / 2), SimgridSharing::splitDuplex},
                                      {place, middle},
                                      true});
    }
    m_network.takeAway(hub);
}

void SimgridHubs::join(std::vector<std::string>& notes)
{
    for (std::size_t i = 0; i < m_network.m_joints.size(); ++i)
        if (const SimgridNetwork::Joint& joint = m_network.m_joints[i]; joint.isJoined)
            for (const Place end : joint.ends)
                m_jointsAt[m_network.rootOf(end)].push_back(i);
    bool isShared = false;
    for (auto& [hub, around] : m_around) {
        for (Place& place : around)
            place = m_network.rootOf(place);
        std::sort(around.begin(), around.end());
        around.erase(std::unique(around.begin(), around.end()), around.end());
        for (const Place place : around)
            ++m_hubsAt[place];
        isShared = isShared || m_network.link(hub).sharing != SimgridSharing::fatPipe;
    }
    for (auto& [hub, around] : m_around) {
        // What is behind a part of a route that was left out is nowhere.
        std::erase_if(around, [this](Place place) {
            return !m_network.m_places[place].hasName() && m_jointsAt[place].empty() && m_hubsAt[place] < 2;
        });
        joinHub(hub, around);
    }
    const std::size_t hubs = m_around.size();
    if (hubs > 0)
        notes.push_back(counted(hubs, "link") + " between three places or more became " +
                        (hubs == 1 ? "a switch" : "switches") + " with a link to each" +
                        (isShared ? "; in SimGrid all messages between them share it" : ""));
}

void SimgridHubs::findPassed(const std::vector<Route>& parts)
{
    const std::set<Place> said = std::exchange(m_network.m_passed, {});
    const auto pass = [this](Place place) {
        if (const Place root = m_network.rootOf(place); m_network.m_places[root].host)
            m_network.setPassed(root);
    };
    for (const Place place : said)
        pass(place);
    // Which of several links within a zone a message takes, its routing rule says at switches.
    std::map<Place, std::size_t> links;
    for (const SimgridNetwork::Joint& joint : m_network.m_joints)
        if (joint.isOfZone)
            for (const Place end : joint.ends)
                if (++links[m_network.rootOf(end)] > 1)
                    pass(end);
    for (const Place border : m_borders)
        pass(border);
    for (const Route& part : parts)
        for (std::size_t i = 0; i + 1 < part.steps.size(); ++i)
            for (const Place end : m_network.m_joints[part.steps[i].link].ends)
                for (const Place next : m_network.m_joints[part.steps[i + 1].link].ends)
                    if (m_network.rootOf(end) == m_network.rootOf(next))
                        pass(end);
    for (const Route& route : m_network.m_routes)
        if (route.edgeZone != 0)
            for (const Place end : {route.from, route.to})
                pass(end);
}

void SimgridHubs::endAtHosts(const std::vector<Route>& parts)
{
    findPassed(parts);
    const auto endsThere = [this](Place end) {
        const Place root = m_network.rootOf(end);
        return m_network.m_places[root].host && !m_network.m_passed.contains(root);
    };
    for (std::size_t i = 0; i < m_network.m_joints.size(); ++i) {
        const SimgridNetwork::Joint& joint = m_network.m_joints[i];
        if (!joint.isJoined || !endsThere(joint.ends[0]) || !endsThere(joint.ends[1]))
            continue;
        const std::vector<Place> ends{m_network.rootOf(joint.ends[0]), m_network.rootOf(joint.ends[1])};
        m_network.m_joints[i].isJoined = false;
        m_network.m_joints[i].isHub = true;
        joinHub(i, ends);
    }
}

} // namespace contraflow
