// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace contraflow {

/** One thing that a plot shows, for those who cannot see where it is. */
struct DrawnItem
{
    QString name;  ///< of its row or series, with what is written at it
    QRectF extent; ///< in coordinates of the axes
    std::uint32_t item = kNoItem;
};

/** More than these nobody reads one by one. */
inline constexpr std::size_t kMaxDrawnItems = 10'000;

/** The boxes, marks and lines of a plot, series by series; of several boxes of one item in a series the
 * first. */
[[nodiscard]] std::vector<DrawnItem> drawnItems(const PlotContent& content);

} // namespace contraflow
