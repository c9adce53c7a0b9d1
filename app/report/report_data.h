// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/errors.h"
#include "app/desktop/results/results.h"
#include "app/report/report_request.h"
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/what_if.h"

#include <memory>
#include <optional>
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
    std::vector<ScenarioEntry> scenarios;          ///< in the order asked for
    std::shared_ptr<const ErrorsResult> errors;    ///< null when nothing of the shown scenarios was measured
    std::optional<CandidateComparison> comparison; ///< of the scenarios, when it was asked for
    std::vector<WhatIf> whatIfs;                   ///< of the first scenarios, when they were asked for
    IssueList issues;

    [[nodiscard]] const Scenario& scenario(const ScenarioEntry& entry) const
    {
        return project.scenarios[entry.index];
    }
};

/** What costs more than the scenarios' own predictions. */
struct ReportExtent
{
    bool compares = false;      ///< the candidates
    bool findsUpgrades = false; ///< what-ifs and link groups
};

/** Predicts what the request shows. Fails on names that the project lacks and when asked to stop. */
[[nodiscard]] Result<ReportData> gatherReport(const ReportRequest& request, const ReportExtent& extent);

} // namespace contraflow::report
