// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/errors.h"
#include "app/desktop/jobs/results.h"
#include "app/report/report_request.h"

#include <memory>
#include <string>
#include <vector>

namespace contraflow::report {

/** A scenario that the report shows. */
struct ScenarioEntry
{
    std::size_t index = 0;                        ///< in Project::scenarios
    std::shared_ptr<const ScenarioResult> result; ///< with a prediction, or with the reason why there is none
    std::string busiestChannel;                   ///< empty: nothing uses the network
    double busiestUse = 0;                        ///< share of its capacity over the run
    double meanTime = 0;                          ///< seconds
    double worstSlowdown = 1;

    [[nodiscard]] const Prediction* prediction() const { return result->prediction.get(); }
};

/** Everything that was worked out for a report. Names in it are those that the report shows. */
struct ReportData
{
    Project project;
    ReportFields fields;
    std::string date;
    std::string fileName;
    std::string sha256;
    std::vector<ScenarioEntry> scenarios;       ///< in the order asked for
    std::shared_ptr<const ErrorsResult> errors; ///< null when nothing of the shown scenarios was measured
    IssueList issues;

    [[nodiscard]] const Scenario& scenario(const ScenarioEntry& entry) const
    {
        return project.scenarios[entry.index];
    }
};

/** Predicts what the request shows. Fails on names that the project lacks and when asked to stop. */
[[nodiscard]] Result<ReportData> gatherReport(const ReportRequest& request);

} // namespace contraflow::report
