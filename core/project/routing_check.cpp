// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/routing_check.h"

#include "core/base/text.h"
#include "core/project/dimension_order.h"
#include "core/project/fat_tree.h"
#include "core/project/forwarding_tables.h"

#include <map>

namespace contraflow {

namespace {

constexpr const char* kUntilThen = "; until then routes are shortest paths";

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
    return "platform " + inQuotes(m_platform.name) + ": " + text;
}

std::string RoutingCheck::routingName() const
{
    return std::string(m_info.name) + " routing";
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
        return named(routingName() +
                     " takes only routes that are written out, and none is; write them in the "
                     "platform's routes, or choose another routing" +
                     kUntilThen);
    const std::size_t switches = m_network.fabricSwitches().size();
    const std::size_t nodes = m_network.nodes().size();
    bool isSmall = switches == 0 || nodes <= ForwardingTables::kMostEntries / switches;
    for (std::uint32_t s = 0; isSmall && s < switches; ++s)
        isSmall = m_network.switchHops({false, s}).size() < ForwardingTables::kNone;
    if (!needsTables(m_info.rule) || isSmall)
        return {};
    return named(routingName() + " needs a table of all " + groupedCount(nodes) + " nodes for each of " +
                 counted(switches, "switch", "switches") + ", which is more than " +
                 groupedCount(ForwardingTables::kMostEntries) + " entries; choose another routing" +
                 kUntilThen);
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
            return named(
                "link " + inQuotes(link.name) + " joins " + inQuotes(m_network.vertexName(link.from)) +
                " and " + inQuotes(m_network.vertexName(link.to)) + ", " +
                (tree.level(link.from) == 1
                     ? "which both have nodes"
                     : "which are both at level " + std::to_string(tree.level(link.from)) +
                           " above the nodes") +
                ", and " + routingName() +
                " needs a tree, in which every link leads to the next level; choose another routing, "
                "or remove the link" +
                kUntilThen);
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
            m_switchIssues.error(s.row, "at",
                                 named("switch " + inQuotes(s.name) + " has no coordinates, which " +
                                       routingName() + " needs; " +
                                       (isGrid ? "write them, such as at: [0, 2, 1]"
                                               : "write its group and its number in it, such as at: [3, 0]") +
                                       ", or choose another routing" + kUntilThen));
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
        if (s.at.size() != first.at.size())
            problem = " has " + groupedCount(s.at.size()) + " coordinates and switch " +
                      inQuotes(first.name) + " has " + std::to_string(first.at.size()) +
                      "; give all switches as many";
        else if (!isNew)
            problem = " stands at " + rowText(s.at) + " as switch " + inQuotes(place->second->name) +
                      " does; change one of them";
        if (problem.empty())
            continue;
        isGood = false;
        m_switchIssues.error(s.row, "at", named("switch " + inQuotes(s.name) + problem + kUntilThen));
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
                named("link " + inQuotes(link.name) + " joins " + inQuotes(from.name) + " at " +
                      rowText(from.at) + " and " + inQuotes(to.name) + " at " + rowText(to.at) +
                      ", which are no neighbours, so that dimension-order routing never takes it; "
                      "correct the coordinates, or choose another routing"));
    }
}

} // namespace contraflow
