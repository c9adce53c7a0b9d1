// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace contraflow {

/** Whether two places differ by one step in one dimension. */
struct GridStep
{
    std::size_t dimension = 0;
    bool isUpwards = true; ///< to the next larger coordinate; from the last one round to 0
};

/** Lengths of the dimensions: the largest coordinate plus one. All switches must have coordinates of equal
 * length. */
[[nodiscard]] std::vector<std::uint32_t> gridLengths(const Network& network);

/** The step from one place to a neighbour; nothing when they are no neighbours. In a dimension of length 2
 * there is no way round. */
[[nodiscard]] std::optional<GridStep> stepBetween(const Coordinates& from, const Coordinates& to,
                                                  const std::vector<std::uint32_t>& lengths);

/**
 * Dimension-order routing in a mesh or torus: along the first dimension until the coordinate is that of the
 * destination, then along the second, and so on. In a ring the way with fewer links, upwards when both are as
 * long; where links or switches are missing, the way that is whole. Of parallel links the first by name.
 */
class DimensionOrder
{
public:
    explicit DimensionOrder(const Network& network);

    /** Appends the channels from one switch to another. False, with an unfinished route, when a line of the
     * grid is broken. */
    bool appendRoute(SwitchId from, SwitchId to, std::vector<ChannelId>& route) const;

private:
    [[nodiscard]] const Network::Hop* next(std::uint32_t at, GridStep step) const;
    /** Links from a switch along a dimension up to a coordinate; nothing when the line ends before. */
    [[nodiscard]] std::optional<std::uint32_t> distance(std::uint32_t at, GridStep step,
                                                        std::uint32_t coordinate) const;

    const Network& m_network;
    std::vector<std::uint32_t> m_lengths;
    std::vector<const Network::Hop*> m_next; ///< by switch, dimension and direction; null where none is
};

} // namespace contraflow
