// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/routing_check.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/dimension_order.h"
#include "core/project/fat_tree.h"
#include "core/project/forwarding_tables.h"

#include <map>

namespace contraflow {

namespace {

/** What is done as long as there is a problem. */
std::string untilThen(const std::string& problem)
{
    return sentence("%1; until then routes are shortest paths", {problem});
}

std::string rowText(const Coordinates& coordinates)
{
    std::string text;
    for (const std::uint32_t c : coordinates)
        text += (text.empty() ? "[" : ", ") + std::to_string(c);
    return text + "]";
}

} // namespace

std::string RoutingCheck::named(const std::string& text) const
{
    return sentence("platform %1: %2", {inQuotes(m_platform.name), text});
}

std::string RoutingCheck::routingName() const
{
    return sentence("%1 routing", {m_info.name});
}

RoutingRule RoutingCheck::rule(const FatTree* tree)
{
    bool isGood = true;
    switch (m_info.needs) {
    case RoutingNeeds::nothing:
    case RoutingNeeds::tables:
        break;
    case RoutingNeeds::places:
        isGood = haveAllCoordinates() && areGridPlaces();
        if (isGood)
            reportUnusedLinks();
        break;
    case RoutingNeeds::groups:
        isGood = haveAllCoordinates();
        break;
    case RoutingNeeds::levels:
    case RoutingNeeds::levelsAndTables:
        isGood = !tree || areLevels(*tree);
        break;
    case RoutingNeeds::routes:
        break; // pairs without a route have no way
    }
    return isGood ? m_info.rule : RoutingRule::shortest;
}

std::string RoutingCheck::unusable() const
{
    if (m_info.needs == RoutingNeeds::routes && !m_network.writtenRoutes())
        return named(untilThen(
            sentence("%1 takes only routes that are written out, and none is; write them in the platform's "
                     "routes, or choose another routing",
                     {routingName()})));
    const std::size_t switches = m_network.fabricSwitches().size();
    const std::size_t nodes = m_network.nodes().size();
    bool isSmall = switches == 0 || nodes <= ForwardingTables::kMostEntries / switches;
    for (std::uint32_t s = 0; isSmall && s < switches; ++s)
        isSmall = m_network.switchHops({false, s}).size() < ForwardingTables::kNone;
    if (!needsTables(m_info.rule) || isSmall)
        return {};
    return named(untilThen(
        sentence("%1 needs a table of all %2 nodes for each of %3, which is more than %4 entries; choose "
                 "another routing",
                 {routingName(), groupedCount(nodes), counted(switches, "switch", "switches"),
                  groupedCount(ForwardingTables::kMostEntries)})));
}

bool RoutingCheck::areLevels(const FatTree& tree)
{
    bool isGood = true;
    for (const Network::Link& link : m_network.links()) {
        if (link.from.isNode || link.to.isNode || link.isInServer ||
            tree.level(link.from) != tree.level(link.to) || tree.level(link.from) == 0)
            continue;
        isGood = false;
        m_linkIssues.error(link.row, "between", [&] {
            return named(untilThen(sentence(
                tree.level(link.from) == 1
                    ? phrase("link %1 joins %2 and %3, which both have nodes, and %4 needs a tree, in which "
                             "every link leads to the next level; choose another routing, or remove the link")
                    : phrase("link %1 joins %2 and %3, which are both at level %5 above the nodes, and %4 "
                             "needs a tree, in which every link leads to the next level; choose another "
                             "routing, or remove the link"),
                {inQuotes(link.name), inQuotes(m_network.vertexName(link.from)),
                 inQuotes(m_network.vertexName(link.to)), routingName(),
                 std::to_string(tree.level(link.from))})));
        });
    }
    return isGood;
}

bool RoutingCheck::haveAllCoordinates()
{
    bool haveAll = true;
    const bool isGrid = m_info.needs == RoutingNeeds::places;
    for (const Network::Switch& s : m_network.fabricSwitches()) {
        if (!s.at.empty())
            continue;
        haveAll = false;
        if (coordinatesOf(m_platform.switches[s.row].extras))
            m_switchIssues.error(
                s.row, "at",
                named(untilThen(sentence(
                    "switch %1 has no coordinates, which %2 needs; %3, or choose another routing",
                    {inQuotes(s.name), routingName(),
                     isGrid ? sentence("write them, such as at: [0, 2, 1]")
                            : sentence("write its group and its number in it, such as at: [3, 0]")}))));
    }
    return haveAll;
}

bool RoutingCheck::areGridPlaces()
{
    bool isGood = true;
    std::map<Coordinates, const Network::Switch*> places;
    for (const Network::Switch& s : m_network.fabricSwitches()) {
        const Network::Switch& first = m_network.switches().front();
        const auto [place, isNew] = places.emplace(s.at, &s);
        std::string problem;
        const std::string name = inQuotes(s.name);
        if (s.at.size() != first.at.size())
            problem = sentence(
                "switch %1 has %2 coordinates and switch %3 has %4; give all switches as many",
                {name, groupedCount(s.at.size()), inQuotes(first.name), std::to_string(first.at.size())});
        else if (!isNew)
            problem = sentence("switch %1 stands at %2 as switch %3 does; change one of them",
                               {name, rowText(s.at), inQuotes(place->second->name)});
        if (problem.empty())
            continue;
        isGood = false;
        m_switchIssues.error(s.row, "at", named(untilThen(problem)));
    }
    return isGood;
}

void RoutingCheck::reportUnusedLinks()
{
    const std::vector<std::uint32_t> lengths = gridLengths(m_network);
    for (const Network::Link& link : m_network.links()) {
        if (link.from.isNode || link.to.isNode || link.isInServer)
            continue;
        const Network::Switch& from = m_network.switches()[link.from.index];
        const Network::Switch& to = m_network.switches()[link.to.index];
        if (!stepBetween(from.at, to.at, lengths))
            m_linkIssues.add(
                Severity::warning, link.row, "between",
                named(sentence(
                    "link %1 joins %2 at %3 and %4 at %5, which are no neighbours, so that dimension-order "
                    "routing never takes it; correct the coordinates, or choose another routing",
                    {inQuotes(link.name), inQuotes(from.name), rowText(from.at), inQuotes(to.name),
                     rowText(to.at)})));
    }
}

} // namespace contraflow
