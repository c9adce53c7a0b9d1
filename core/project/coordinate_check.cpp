// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/coordinate_check.h"

#include "core/base/text.h"
#include "core/project/dimension_order.h"

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

std::string CoordinateCheck::named(const std::string& text) const
{
    return "platform " + inQuotes(m_platform.name) + ": " + text;
}

RoutingRule CoordinateCheck::rule()
{
    const RoutingRule rule = m_platform.routing;
    if (rule != RoutingRule::dimensionOrder && rule != RoutingRule::minimal)
        return rule;
    if (!haveAllCoordinates() || (rule == RoutingRule::dimensionOrder && !areGridPlaces()))
        return RoutingRule::shortest;
    if (rule == RoutingRule::dimensionOrder)
        reportUnusedLinks();
    return rule;
}

bool CoordinateCheck::haveAllCoordinates()
{
    bool haveAll = true;
    const bool isGrid = m_platform.routing == RoutingRule::dimensionOrder;
    for (const Network::Switch& s : m_network.switches()) {
        if (!s.at.empty())
            continue;
        haveAll = false;
        if (coordinatesOf(m_platform.switches[s.row].extras))
            m_switchIssues.error(
                s.row, "at",
                named("switch " + inQuotes(s.name) + " has no coordinates, which " +
                      (isGrid ? "dimension-order routing needs; write them, such as at: [0, 2, 1]"
                              : "minimal routing needs; write its group and its number in it, "
                                "such as at: [3, 0]") +
                      ", or choose another routing" + kUntilThen));
    }
    return haveAll;
}

bool CoordinateCheck::areGridPlaces()
{
    bool isGood = true;
    std::map<Coordinates, const Network::Switch*> places;
    for (const Network::Switch& s : m_network.switches()) {
        const Network::Switch& first = m_network.switches().front();
        const auto [place, isNew] = places.emplace(s.at, &s);
        std::string problem;
        if (s.at.size() != first.at.size())
            problem = " has " + std::to_string(s.at.size()) + " coordinates and switch " +
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

void CoordinateCheck::reportUnusedLinks()
{
    const std::vector<std::uint32_t> lengths = gridLengths(m_network);
    for (const Network::Link& link : m_network.links()) {
        if (link.from.isNode || link.to.isNode)
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
