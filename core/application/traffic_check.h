// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/replay.h"
#include "core/base/issue.h"
#include "core/project/project.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

/** What the traffic of a run says about how far its times can be trusted. */
struct TrafficCheck
{
    std::vector<std::string> outsideCalibration; ///< as Prediction::outsideCalibration
    IssueList issues;
};

/** Applications that have run. */
struct CheckedRun
{
    const Network& network;
    const Model& model;
    const ReplayTraffic& traffic;
    double makespan = 0; ///< seconds
};

/**
 * Says what of scenario number `scenario` its model was not calibrated with, and whether start-up, which the
 * platform does not give, could change the makespan by more than a hundredth: every message that would need
 * one is counted, as if each waited for the one before.
 */
[[nodiscard]] TrafficCheck checkTraffic(const Project& project, std::size_t scenario, const CheckedRun& run);

} // namespace contraflow
