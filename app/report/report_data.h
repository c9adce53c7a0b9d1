// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/errors.h"
#include "app/desktop/live/results.h"
#include "app/report/report_request.h"
#include "core/analysis/application/run_analysis.h"
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/lossless_pair.h"
#include "core/analysis/candidates/offer_stability.h"
#include "core/analysis/candidates/sweep.h"
#include "core/analysis/candidates/what_if.h"
#include "core/analysis/placement/placement_study.h"
#include "core/base/ranges.h"
#include "core/base/sentence.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow::report {

/** A scenario that the report shows. */
struct ScenarioEntry
{
    std::size_t index = 0;                        ///< in Project::scenarios
    std::shared_ptr<const ScenarioResult> result; ///< with its run, or with the reason why there is none
    // Of messages:
    std::string busiestChannel; ///< empty: nothing uses the network
    double busiestUse = 0;      ///< share of its capacity over the run
    double meanTime = 0;        ///< seconds
    double worstSlowdown = 1;

    [[nodiscard]] const Prediction* prediction() const { return result->prediction.get(); }
    /** Of applications; null without a run. */
    [[nodiscard]] const RunAnalysis* analysis() const { return result->analysis.get(); }
    [[nodiscard]] const ScenarioRun* run() const { return result->run(); }
};

/** Everything that was worked out for a report. Names in it are those that the report shows. */
struct ReportData
{
    Project project;
    ReportFields fields;
    std::string date;
    std::string fileName;
    std::string sha256;
    std::vector<ScenarioEntry> scenarios;          ///< those of messages, in the order asked for
    std::vector<ScenarioEntry> applications;       ///< those that run applications
    std::shared_ptr<const ErrorsResult> errors;    ///< null when nothing of the shown scenarios was measured
    std::optional<CandidateComparison> comparison; ///< of the scenarios, when it was asked for
    std::vector<LosslessPair> pairs;               ///< of the scenarios on lossless networks
    OfferComparison offers;                        ///< of the comparison
    OfferStability stability;                      ///< of these, when it was asked for
    std::vector<WhatIf> whatIfs;                   ///< of the first scenarios, when they were asked for
    std::size_t withoutWhatIf = 0;                 ///< further scenarios, which have none
    std::vector<Sweep> sweeps;                     ///< of the comparison, when they were asked for
    std::vector<std::string> withoutSweep;         ///< sentences: which of them were not made and why
    std::vector<PlacementStudy>
        placements;                   ///< of the first scenarios with processes, when they were asked for
    std::size_t withoutPlacement = 0; ///< further scenarios, which have none
    /** Phrases: what was not worked out because the budget ran out. */
    std::vector<std::string> unfinished;
    double budget = 0; ///< seconds, as it was asked for
    /** Errors of models where they were not learnt; null where nothing was left aside or all was. */
    std::shared_ptr<const ErrorsResult> unlearnt;
    bool isAllLearnt = false; ///< every measured time had a part in the fit of its model
    IssueList issues;

    [[nodiscard]] const Scenario& scenario(const ScenarioEntry& entry) const
    {
        return project.scenarios[entry.index];
    }
    /** All that are shown, those of messages first. */
    [[nodiscard]] std::vector<const ScenarioEntry*> entries() const
    {
        std::vector<const ScenarioEntry*> all;
        for (const auto* part : {&scenarios, &applications})
            for (const ScenarioEntry& entry : *part)
                all.push_back(&entry);
        return all;
    }
    /** Their rows in the project. */
    [[nodiscard]] std::vector<const Scenario*> shown() const
    {
        return mapped<const Scenario*>(entries(),
                                       [&](const ScenarioEntry* entry) { return &scenario(*entry); });
    }
    /** Whether a shown scenario names this; everything when none is shown. */
    [[nodiscard]] bool isNamed(std::string Scenario::*reference, const std::string& name) const
    {
        const std::vector<const Scenario*> all = shown();
        return all.empty() || std::ranges::any_of(all, [&](const Scenario* scenario) {
                   return scenario->*reference == name;
               });
    }
};

/** What a scenario runs: its workload, or the names of its applications. */
[[nodiscard]] std::string workOf(const Scenario& scenario);

/** A shown scenario with what is to be said of its prediction, in phrases. */
struct ScenarioPhrases
{
    std::string scenario;
    std::vector<std::string> phrases;
};

/** What the models' calibrations do not cover (ScenarioRun::outsideCalibration), those of messages first. */
[[nodiscard]] std::vector<ScenarioPhrases> beyondCalibration(const ReportData& data);

/** What predictions were made without (ScenarioRun::without), those of messages first. */
[[nodiscard]] std::vector<ScenarioPhrases> leftOut(const ReportData& data);

/** What there was no time for, and how to have it, without a full stop; empty when all was made. */
[[nodiscard]] std::string unfinishedText(const ReportData& data);

/** In which order what is only said of a few scenarios takes them: "of the fastest offer first and …". */
[[nodiscard]] inline std::string tellingOrder(const ReportData& data)
{
    return data.offers.isJudged()
               ? sentence("of the fastest offer first and of the workloads that weigh most")
               : sentence("of the workloads that weigh most");
}

/** What costs more than the scenarios' own predictions. */
struct ReportExtent
{
    bool compares = false;      ///< the candidates
    bool findsUpgrades = false; ///< what-ifs and link groups
    bool judgesOffers = false;  ///< what would make another offer the fastest
    bool sweeps = false;        ///< the candidates over the values of parameters
    bool places = false;        ///< other placements of processes
};

/** Predicts what the request shows. Fails on names that the project lacks and when asked to stop. */
[[nodiscard]] Result<ReportData> gatherReport(const ReportRequest& request, const ReportExtent& extent);

} // namespace contraflow::report
