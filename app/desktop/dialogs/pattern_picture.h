// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/workload_outline.h"

#include <QIcon>

#include <vector>

class QPainter;

namespace contraflow {

/** Where the groups of an outline stand on a circle, those of one switch together. */
struct PatternPlaces
{
    QPointF centre;
    double radius = 0;
    std::vector<double> angles; ///< by group, radians clockwise from the right
    double dot = 4;             ///< side of a group's square

    [[nodiscard]] QPointF at(std::size_t group, double outwards = 0) const;
};

/** `nameRoom` is kept free around the circle, for names. */
[[nodiscard]] PatternPlaces placePattern(const std::vector<OutlineGroup>& groups, const QRectF& area,
                                         double nameRoom);

/** Draws who sends to whom: groups as squares, messages between them as arcs with an arrow head, all the
 * fainter the more there are. */
void paintPattern(QPainter& painter, const WorkloadOutline& outline, const PatternPlaces& places,
                  const QColor& nodes, const QColor& messages);

/** Size of a pattern's icon, in device-independent pixels. */
inline constexpr QSize kPatternIconSize{32, 32};

/** A pattern between a few nodes, in the colours of the theme. */
[[nodiscard]] QIcon patternIcon(Pattern pattern, qreal devicePixelRatio);

} // namespace contraflow
