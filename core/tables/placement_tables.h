// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_study.h"
#include "core/tables/table.h"

#include <functional>
#include <string>

namespace contraflow {

/** Which rows a comparison of placements has. */
enum class PlacementRows
{
    ways,           ///< every way to place, those that cannot run with the reason
    withBestSample, ///< those that can run; random placements have a row for their median and one for their
                    ///< best
};

/** How people call a way to place; the published names are for machines. */
using WayTitle = std::function<std::string(PlacementWay way)>;

// Keys of columns are published: a column keeps its key, meaning and place; new ones come last. The tables
// hold no reference to the study.

/** Ways to place processes side by side. */
[[nodiscard]] Table placementsTable(const PlacementStudy& study, PlacementRows rows = PlacementRows::ways,
                                    const WayTitle& titleOf = {});

/** The processes with their nodes at present and under a placement. */
[[nodiscard]] Table placementMappingTable(const PlacementStudy& study, const ComparedPlacement& placement);

/** The random placements one by one. */
[[nodiscard]] Table placementSamplesTable(const PlacementStudy& study);

/** How the makespans of the random placements spread, in one row; without rows where none were drawn. */
[[nodiscard]] Table placementSpreadTable(const PlacementStudy& study);

} // namespace contraflow
