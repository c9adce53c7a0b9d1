// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "core/analysis/placement/placement_study.h"

#include <QString>

namespace contraflow {

/** "Round-robin per node". */
[[nodiscard]] QString placementTitle(PlacementWay way);

/** The makespans of placements as bars, one row each; random samples as dots over the box of their quartiles.
 * The items are positions in PlacementStudy::compared. */
[[nodiscard]] PlotContent placementPlot(const PlacementStudy& study);

} // namespace contraflow
