// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/canvas_scene.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/** An arrow from one node (or rack) to another: a quadratic curve. */
struct MessageArc
{
    QPointF from;
    QPointF control;
    QPointF to;
    std::uint32_t message = 0;   ///< the message, or the first of a group
    std::uint32_t count = 1;     ///< messages that it stands for
    std::uint32_t sourceKey = 0; ///< node, rack or first rack of a group, as the set is summed
    std::uint32_t destinationKey = 0;
    double bytes = 0;    ///< sum
    double time = 0;     ///< seconds; of a group the longest
    double slowdown = 1; ///< of a group the largest
    std::uint32_t firstStep = 0;
    std::uint32_t endStep = 0; ///< it is under way in firstStep … endStep - 1

    [[nodiscard]] QPointF at(double t) const
    {
        return from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + to * (t * t);
    }
};

struct ArcSet
{
    enum class Grouping
    {
        none,
        nodes,
        racks,
        groups, ///< pods of a fat-tree, groups of a dragonfly
    };

    std::vector<MessageArc> arcs;
    Grouping grouping = Grouping::none;
    std::size_t pairs = 0; ///< groups there are; only the largest are in `arcs`
    double leastTime = 0;
    double mostTime = 0;
    double mostSlowdown = 1;
};

/** More messages than this are summed per pair of nodes, then of racks, then of groups, until there are at
 * most kMostSums; of more the largest are shown. */
inline constexpr std::size_t kMostArcs = 60;
inline constexpr std::size_t kMostSums = 64;
inline constexpr std::size_t kMostLargest = 48;

/** The arrows of all messages of a prediction. Linear in the messages. */
[[nodiscard]] ArcSet messageArcs(const CanvasScene& scene, const Prediction& prediction);

/** The arrows of these messages, one each; ranges of time and slowdown are not set. */
[[nodiscard]] std::vector<MessageArc> arcsOf(const CanvasScene& scene, const Prediction& prediction,
                                             std::span<const std::uint32_t> messages);

/** Around a picture and the arrows below and beside it. */
[[nodiscard]] QRectF roomOf(std::span<const MessageArc> arcs, const QRectF& picture);

/** Messages that a group stands for, ascending. */
[[nodiscard]] std::vector<std::uint32_t> messagesOf(const MessageArc& arc, ArcSet::Grouping grouping,
                                                    const CanvasScene& scene, const Prediction& prediction);

} // namespace contraflow
