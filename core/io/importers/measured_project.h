// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/plan_builder.h"

namespace contraflow {

/**
 * Takes over what was measured in another project: its measurements, the scenarios that they belong to, and
 * all that these refer to (taking.h). Counts measurements and rows in the plan. Fails when nothing was
 * measured in it.
 */
[[nodiscard]] Result<void> addMeasuredProject(PlanBuilder& builder, const Project& other,
                                              const Provenance& provenance);

} // namespace contraflow
