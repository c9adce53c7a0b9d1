// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_study.h"
#include "core/base/result.h"
#include "core/project/edit.h"

#include <string>

namespace contraflow {

/** A mapping by hand of this placement, under a name that the project does not have yet; processes without
 * messages stay where the present mapping has them. */
[[nodiscard]] Mapping mappingOf(const Project& project, const PlacementStudy& study,
                                const ComparedPlacement& placement);

/** Adds the mapping and lets the scenario use it; the mapping that it had stays in the project. Fails when
 * the project has no scenario of the study's name any more. */
[[nodiscard]] Result<Edit> applyPlacement(const Project& project, const PlacementStudy& study,
                                          const ComparedPlacement& placement);

/** Adds the mapping and a copy of the scenario that uses it, behind the scenario and under this name, or the
 * nearest free one. Fails as applyPlacement() does. */
[[nodiscard]] Result<Edit> addPlacedScenario(const Project& project, const PlacementStudy& study,
                                             const ComparedPlacement& placement, const std::string& name);

} // namespace contraflow
