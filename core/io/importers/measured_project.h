// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/plan_builder.h"

namespace contraflow {

/**
 * Takes over what was measured in another project: its measurements, the scenarios that they belong to, and
 * their platforms, workloads, mappings, models and the parameters of formulas. What is there with the same
 * content is used, whatever its name; a name that is taken gets a number. Counts measurements and rows in the
 * plan. Fails when a parameter has another value here, or when nothing was measured in it.
 */
[[nodiscard]] Result<void> addMeasuredProject(PlanBuilder& builder, const Project& other,
                                              const Provenance& provenance);

} // namespace contraflow
