// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/project/calibration_record.h"
#include "core/project/project.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** The scenario's model, or the one asked for: a model of the project by name, or else a kind of the
 * catalogue with its defaults. */
[[nodiscard]] Result<Model> chooseModel(const Project& project, const Scenario& scenario,
                                        const std::optional<std::string>& wanted);

/** What would keep scenarios of messages from having rates: under models of lossless networks, channels that
 * depend on one another in a cycle. Of a model that is predicted beside the scenario's own it is a warning.
 */
[[nodiscard]] IssueList validateRates(const Project& project);

/** A scenario held against what its model was calibrated with. */
struct CalibrationCheck
{
    /** What of it lies outside, as outsideRange() says it; empty without a calibration. */
    std::vector<std::string> outside;
    /** How far measured times may lie from predicted ones. */
    std::optional<TimeSpread> spread;
    /** The note that names what lies outside. */
    std::optional<Issue> note;
};

/** Scenario number `scenario` with the traffic that it has under a model. */
[[nodiscard]] CalibrationCheck checkCalibration(const Project& project, std::size_t scenario,
                                                const Model& model, const TrafficRange& traffic,
                                                TrafficCounts counts);

} // namespace contraflow
