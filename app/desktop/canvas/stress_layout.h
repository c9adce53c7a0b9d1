// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

using Neighbours = std::vector<std::vector<std::uint32_t>>;

/**
 * Places of the vertices of a connected graph, one unit apart where they are neighbours, so that distances
 * are those in the graph as far as a plane allows: stress majorization (Gansner, Koren and North 2004) from
 * pivot scaling (Brandes and Pich 2007); of large graphs only distances to neighbours and pivots count
 * (Ortmann, Klimenta and Brandes 2016). Nothing is random. The picture is turned and mirrored to where its
 * vertices' names pull it, so that a small change of the graph does not turn it. About 100 terms per vertex
 * and round.
 */
[[nodiscard]] std::vector<QPointF> stressLayout(const Neighbours& neighbours,
                                                std::span<const std::string> names);

/** Moves boxes apart, as little as it takes, until there is a gap between any two. */
void separateBoxes(std::vector<QRectF>& boxes, double gap);

} // namespace contraflow
