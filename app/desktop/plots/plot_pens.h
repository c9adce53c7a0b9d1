// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/theme.h"

#include <QColor>
#include <QPainter>
#include <QPolygonF>

namespace contraflow {

// What the painting of data and of legends has in common.

inline constexpr double kDiamondRadius = 5;
inline constexpr double kTextGap = 6;
/** Between the end of a box and the text beside it, which a diamond may stand in. */
inline constexpr double kBesideGap = kTextGap + kDiamondRadius;

[[nodiscard]] inline QColor faded(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity) * color.alphaF());
    return color;
}

inline void paintDiamond(QPainter& painter, const QPointF& center, double radius)
{
    painter.drawPolygon(QPolygonF({center + QPointF(0, -radius), center + QPointF(radius, 0),
                                   center + QPointF(0, radius), center + QPointF(-radius, 0)}));
}

/** The colour of a share 0 … 1 of what a scale goes up to: cividis, from where it stands out from the ground.
 */
[[nodiscard]] inline QColor scaleColor(double share, const Theme& theme)
{
    constexpr double kFirstOnDark = 0.2; // what lies before it is lost on a dark ground
    return theme.load(theme.isDark ? kFirstOnDark + (1 - kFirstOnDark) * share : share);
}

} // namespace contraflow
