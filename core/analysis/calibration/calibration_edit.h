// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"
#include "core/project/calibration_record.h"
#include "core/project/edit.h"

namespace contraflow {

/** What is kept of a fit with its model. */
[[nodiscard]] CalibrationRecord recordOf(const Calibration& calibration, const RankedModel& model);

/**
 * One undo step that gives the project a fitted model: the first model of its kind gets the fitted
 * parameters, or there is a new one named after the kind; either way with the record of what it was learnt
 * from.
 */
[[nodiscard]] Edit applyCalibration(const Project& project, const Calibration& calibration,
                                    const RankedModel& model);

} // namespace contraflow
