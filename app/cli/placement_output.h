// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/analysis/placement/placement_study.h"

#include <array>
#include <string_view>

namespace contraflow::cli {

/** What of a comparison of placements CSV can hold. */
enum class PlacementView
{
    policies,
    mapping,
    draws,
};

inline constexpr std::array<std::string_view, 3> kPlacementViews{"policies", "mapping", "draws"};

void writePlacementTable(const PlacementStudy& study, Output& output);
void writePlacementCsv(const PlacementStudy& study, PlacementView view, Output& output);
void writePlacementJson(const PlacementStudy& study, Output& output);

} // namespace contraflow::cli
