// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"
#include "core/project/calibration_record.h"
#include "core/project/edit.h"

namespace contraflow {

/** Where the values of a kind go: the first model of the kind, or a new one named after it. */
struct ModelToCalibrate
{
    std::size_t index = 0; ///< in Project::models; of a new one behind the last
    bool isNew = false;
    Model model; ///< as it is, or without parameters
};

/** With a name, the model of that name, which must be of the kind, or a new one. */
[[nodiscard]] ModelToCalibrate modelToCalibrate(const Project& project, const std::string& kind,
                                                const std::string& name = {});

/** What is kept of a fit with its model. */
[[nodiscard]] CalibrationRecord recordOf(const Calibration& calibration, const RankedModel& model);

/**
 * One undo step that gives the project a fitted model: the first model of its kind gets the fitted
 * parameters, or there is a new one named after the kind; either way with the record of what it was learnt
 * from. With a name it goes to the model of that name.
 */
[[nodiscard]] Edit applyCalibration(const Project& project, const Calibration& calibration,
                                    const RankedModel& model, const std::string& name = {});

} // namespace contraflow
