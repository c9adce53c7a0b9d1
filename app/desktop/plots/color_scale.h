// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>

namespace contraflow {

/** The colour of a share 0 … 1 of what a scale goes up to: cividis, from where it stands out from the ground.
 */
[[nodiscard]] QColor scaleColor(double share, const Theme& theme);

/** Pixels that a scale of colours takes beside the data, in a plot of `plotWidth` pixels; 0 where there is
 * none, or where it would leave too little to the data. */
[[nodiscard]] int colorScaleWidth(const PlotContent& content, const QFont& font, int plotWidth);

/** Draws the scale of a content that has one into `place`, which is as high as the data. */
void paintColorScale(QPainter& painter, const PlotAxis& colors, const QRectF& place, const Theme& theme,
                     const QFont& font);

} // namespace contraflow
