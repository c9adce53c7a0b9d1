// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/traffic_check.h"

#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/engine/calibration_check.h"
#include "core/project/start_up.h"

#include <utility>

namespace contraflow {

namespace {

/** Whether start-up could change what the run takes. */
bool isStartUpMissing(const CheckedRun& run)
{
    constexpr double kNoticed = 0.01; // of the makespan
    return static_cast<double>(run.traffic.withoutStartUp) * kUsualStartUp > kNoticed * run.makespan;
}

} // namespace

TrafficCheck checkTraffic(const Project& project, std::size_t scenario, const CheckedRun& run)
{
    TrafficCheck check;
    const Scenario& s = project.scenarios[scenario];
    if (isStartUpMissing(run))
        check.issues.push_back(
            startUpIssue({run.network, s.platform, indexOfName(project.platforms, s.platform),
                          run.traffic.withoutStartUp, applicationsText(s)}));
    CalibrationCheck calibration =
        checkCalibration(project, scenario, run.model, run.traffic.range, TrafficCounts::atOnce);
    check.outsideCalibration = std::move(calibration.outside);
    if (calibration.note)
        check.issues.push_back(std::move(*calibration.note));
    return check;
}

} // namespace contraflow
