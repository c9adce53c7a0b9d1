// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/dimension_order.h"

#include <algorithm>

namespace contraflow {

std::vector<std::uint32_t> gridLengths(const Network& network)
{
    std::vector<std::uint32_t> lengths;
    for (const Network::Switch& s : network.fabricSwitches()) {
        lengths.resize(std::max(lengths.size(), s.at.size()), 0);
        for (std::size_t d = 0; d < s.at.size(); ++d)
            lengths[d] = std::max(lengths[d], s.at[d] + 1);
    }
    return lengths;
}

std::optional<GridStep> stepBetween(const Coordinates& from, const Coordinates& to,
                                    const std::vector<std::uint32_t>& lengths)
{
    std::optional<GridStep> step;
    for (std::size_t d = 0; d < lengths.size(); ++d) {
        if (from[d] == to[d])
            continue;
        const std::uint32_t last = lengths[d] - 1;
        const bool isRound = last > 1;
        const bool isUp = to[d] == from[d] + 1 || (isRound && from[d] == last && to[d] == 0);
        const bool isDown = from[d] == to[d] + 1 || (isRound && from[d] == 0 && to[d] == last);
        if (step || (!isUp && !isDown))
            return {};
        step = GridStep{d, isUp};
    }
    return step;
}

DimensionOrder::DimensionOrder(const Network& network)
    : m_network(network)
    , m_lengths(gridLengths(network))
    , m_next(network.fabricSwitches().size() * m_lengths.size() * 2, nullptr)
{
    for (std::size_t s = 0; s < network.fabricSwitches().size(); ++s) {
        const Coordinates& here = network.fabricSwitches()[s].at;
        for (const Network::Hop& hop : network.switchHops(Vertex{false, static_cast<std::uint32_t>(s)})) {
            const auto step = stepBetween(here, network.fabricSwitches()[hop.to.index].at, m_lengths);
            if (!step)
                continue;
            const Network::Hop*& slot =
                m_next[(s * m_lengths.size() + step->dimension) * 2 + (step->isUpwards ? 1 : 0)];
            if (!slot)
                slot = &hop; // the links are in the order of their names
        }
    }
}

const Network::Hop* DimensionOrder::next(std::uint32_t at, GridStep step) const
{
    return m_next[(at * m_lengths.size() + step.dimension) * 2 + (step.isUpwards ? 1 : 0)];
}

std::optional<std::uint32_t> DimensionOrder::distance(std::uint32_t at, GridStep step,
                                                      std::uint32_t coordinate) const
{
    for (std::uint32_t count = 0; count < m_lengths[step.dimension]; ++count) {
        if (m_network.fabricSwitches()[at].at[step.dimension] == coordinate)
            return count;
        const Network::Hop* hop = next(at, step);
        if (!hop)
            return {};
        at = hop->to.index;
    }
    return {};
}

bool DimensionOrder::appendRoute(SwitchId from, SwitchId to, std::vector<ChannelId>& route) const
{
    std::uint32_t at = from.value;
    const Coordinates& goal = m_network.networkSwitch(to).at;
    for (std::size_t d = 0; d < m_lengths.size(); ++d) {
        const auto up = distance(at, {d, true}, goal[d]);
        const auto down = distance(at, {d, false}, goal[d]);
        if (!up && !down)
            return false;
        const bool isUpwards = up && (!down || *up <= *down);
        for (std::uint32_t left = isUpwards ? *up : *down; left > 0; --left) {
            const Network::Hop* hop = next(at, {d, isUpwards});
            route.push_back(hop->channel);
            at = hop->to.index;
        }
    }
    return true;
}

} // namespace contraflow
