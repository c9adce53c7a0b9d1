// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/layout_styles.h"

#include "core/project/routing_rules.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace contraflow {
namespace {

constexpr double kMostPlaced = 0.8;    ///< of the switches have coordinates, or they are not what shapes it
constexpr double kMostFit = 0.95;      ///< of the links join neighbouring layers, or layers would be a tangle
constexpr double kMostAtBottom = 0.75; ///< of the switches with nodes stand in the lowest layer
constexpr std::size_t kMostUpper = 4;  ///< layers above that; more come of paths, not of levels

using NodePair = std::pair<std::uint32_t, std::uint32_t>;

/** Pairs of switches that are linked, once each. */
std::set<NodePair> linkedPairs(const Network& network)
{
    std::set<NodePair> pairs;
    for (const Network::Link& link : network.links())
        if (!link.from.isNode && !link.to.isNode && link.from.index != link.to.index)
            pairs.insert(std::minmax(link.from.index, link.to.index));
    return pairs;
}

std::optional<LayoutStyle> styleOfPlaces(const Network& network, const std::set<NodePair>& pairs)
{
    const GridPlaces places = gridPlaces(network);
    if (places.dimensions < 2)
        return std::nullopt;
    if (infoOf(network.routing()).needs == RoutingNeeds::places)
        return LayoutStyle::grid;
    if (infoOf(network.routing()).needs == RoutingNeeds::groups && places.dimensions == 2)
        return LayoutStyle::groups;
    std::size_t straight = 0;
    std::size_t all = 0;
    for (const auto& [a, b] : pairs) {
        if (!places.at[a] || !places.at[b])
            continue;
        std::size_t differing = 0;
        for (std::size_t d = 0; d < places.sizes.size(); ++d)
            differing += (*places.at[a])[d] != (*places.at[b])[d] ? 1 : 0;
        straight += differing == 1 ? 1 : 0;
        ++all;
    }
    if (straight == all)
        return LayoutStyle::grid;
    return places.dimensions == 2 ? std::optional(LayoutStyle::groups) : std::nullopt;
}

/** Switches with nodes in the lowest layer, as a share of all with nodes. */
double shareAtBottom(const LayerPlan& plan)
{
    double bottom = 0;
    double all = 0;
    for (std::size_t i = 0; i + 1 < plan.nodesOf.size(); ++i) {
        if (plan.nodesOf[i].empty())
            continue;
        bottom += plan.rank[i] == 0 ? 1 : 0;
        all += 1;
    }
    return all > 0 ? bottom / all : 1;
}

/** No cycle: as many links as switches less components. */
bool isForest(std::size_t switches, const std::set<NodePair>& pairs)
{
    std::vector<std::uint32_t> parent(switches);
    for (std::uint32_t i = 0; i < parent.size(); ++i)
        parent[i] = i;
    const auto root = [&](std::uint32_t i) {
        while (parent[i] != i)
            i = parent[i] = parent[parent[i]];
        return i;
    };
    for (const auto& [a, b] : pairs) {
        const std::uint32_t first = root(a);
        const std::uint32_t second = root(b);
        if (first == second)
            return false;
        parent[first] = second;
    }
    return true;
}

} // namespace

GridPlaces gridPlaces(const Network& network)
{
    GridPlaces places;
    places.at.resize(network.switches().size());
    std::map<std::size_t, std::size_t> counts;
    for (const Network::Switch& item : network.switches())
        ++counts[item.at.size()];
    std::size_t best = 0;
    for (const auto& [dimensions, count] : counts)
        if (dimensions > 0 && count > best) {
            best = count;
            places.dimensions = dimensions;
        }
    if (places.dimensions > 3 ||
        static_cast<double>(best) < kMostPlaced * static_cast<double>(network.switches().size())) {
        places.dimensions = 0;
        return places;
    }
    std::array<std::map<std::uint32_t, std::uint32_t>, 3> numbers;
    for (const Network::Switch& item : network.switches())
        if (item.at.size() == places.dimensions)
            for (std::size_t d = 0; d < item.at.size(); ++d)
                numbers[d].try_emplace(item.at[d], 0);
    for (std::size_t d = 0; d < places.dimensions; ++d) {
        std::uint32_t next = 0;
        for (auto& entry : numbers[d])
            entry.second = next++;
        places.sizes[d] = std::max(1U, next);
    }
    std::set<Coordinates> taken;
    for (std::size_t i = 0; i < places.at.size(); ++i) {
        const Coordinates& at = network.switches()[i].at;
        if (at.size() != places.dimensions || !taken.insert(at).second)
            continue; // two at one place: the second stands beside the grid
        std::array<std::uint32_t, 3> place{};
        for (std::size_t d = 0; d < at.size(); ++d)
            place[d] = numbers[d][at[d]];
        places.at[i] = place;
    }
    return places;
}

LayoutStyle layoutStyle(const Network& network, const LayerPlan& plan)
{
    const std::set<NodePair> pairs = linkedPairs(network);
    if (const auto style = styleOfPlaces(network, pairs))
        return *style;
    if (isForest(network.switches().size(), pairs))
        return LayoutStyle::layers;
    if (plan.upper.size() > kMostUpper || shareAtBottom(plan) < kMostAtBottom)
        return LayoutStyle::forces;
    std::vector<int> beside(network.switches().size(), 0); // neighbours in the bottom layer
    for (const auto& [a, b] : pairs)
        if (plan.rank[a] == 0 && plan.rank[b] == 0) {
            ++beside[a];
            ++beside[b];
        }
    const int inChain = plan.upper.empty() ? 2 : 1; // below other layers only pairs are told apart
    std::size_t fitting = 0;
    for (const auto& [a, b] : pairs) {
        const auto apart =
            std::abs(static_cast<std::int64_t>(plan.rank[a]) - static_cast<std::int64_t>(plan.rank[b]));
        const bool isChain = plan.rank[a] == 0 && apart == 0 && beside[a] <= inChain && beside[b] <= inChain;
        fitting += apart == 1 || isChain ? 1 : 0;
    }
    return static_cast<double>(fitting) >= kMostFit * static_cast<double>(pairs.size()) ? LayoutStyle::layers
                                                                                        : LayoutStyle::forces;
}

} // namespace contraflow
