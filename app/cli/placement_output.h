// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/analysis/placement/placement_study.h"

namespace contraflow::cli {

void writePlacementTable(const PlacementStudy& study, Output& output);
void writePlacementJson(const PlacementStudy& study, Output& output);

} // namespace contraflow::cli
