// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/error_report.h"
#include "core/base/result.h"
#include "core/campaign/campaign_inputs.h"
#include "core/campaign/campaign_result.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** What runs of one workload on one network with the same |N| and d took under one model; means over the
 * patterns. Times in seconds. */
struct CampaignRuns
{
    std::string workload;
    std::string network; ///< empty: where it was measured
    std::size_t nodes = 0;
    std::size_t degree = 0;
    std::string model;
    std::size_t patterns = 0;
    std::size_t messages = 0;
    MeanEstimate makespan; ///< with its half-width over the patterns
    MeanEstimate mean;     ///< of the patterns' mean times
    MeanEstimate slowdown;
    MeanEstimate busiest; ///< of the busiest channel's load, 1 is all it can carry
    /** What the predictions were made without (leftOutOf); where it is not of all patterns, of how many. */
    std::vector<std::string> without;
};

/** A network held against the one that it replaces, pattern by pattern. */
struct CampaignRegression
{
    enum class Verdict
    {
        same,       ///< no pattern differs
        faster,     ///< the whole interval lies below 0
        slower,     ///< above 0
        tooClose,   ///< it lies on both sides
        onePattern, ///< which has no interval
    };

    std::string network;
    std::string replaces;
    std::string workload;
    std::string model;
    std::size_t patterns = 0;
    std::size_t slowerPatterns = 0;
    /** Of the makespan, in percent; below 0 where the new network is faster. Geometric means of the ratios of
     * the same patterns with the 95 % interval by Student's t over their logarithms. */
    double changePercent = 0;
    std::optional<double> low;
    std::optional<double> high;
    double worstPercent = 0;     ///< of the pattern that lost the most
    std::uint64_t worstTask = 0; ///< of the new network, from 0
    Verdict verdict = Verdict::tooClose;
    std::vector<std::string> without; ///< what predictions of either network were made without
};

/** A kind of model fitted to measurements. */
struct CampaignFit
{
    std::string calibration;
    std::string kind;
    std::string parameters;
    MeanEstimate error; ///< |error| in percent, on patterns that were left out where there are several
    std::optional<double> within; ///< percent of the messages
    std::string problem;
};

/** A task without figures. */
struct CampaignProblem
{
    std::uint64_t task = 0; ///< from 0
    std::string text;
};

/** What a campaign gives. */
struct CampaignSummary
{
    static constexpr std::size_t kShownProblems = 1000;

    std::uint64_t tasks = 0;   ///< of the campaign
    std::uint64_t results = 0; ///< that there are
    std::vector<CampaignRuns> runs;
    /** Table II of zhu-2014: of the report only models and campaign are filled. Without rows where nothing
     * was measured and there is no reference. */
    std::shared_ptr<const ErrorReport> errors;
    /** Networks held against one another over the patterns for which all of them have results, a group for
     * each workload and model. Figures are means; what is too close to call is what it is in regressions. */
    CandidateComparison comparison;
    std::vector<CampaignRegression> regressions;
    std::vector<CampaignFit> fits;
    std::uint64_t problemCount = 0;
    std::vector<CampaignProblem> problems; ///< the first of them
    std::vector<std::string> notes;        ///< sentences on what is left out or empty, why, and what helps
};

/** What summaries need and a campaign does not record; empty where nothing is missing. */
[[nodiscard]] std::string unrecordedText(const CampaignInputs& inputs);

/**
 * Sums results up, which `resultOf` gives by their tasks, or nothing of one that has none; it is asked once
 * for each task, pattern by pattern, so that those of a million tasks need not be held. Fails when it does.
 */
[[nodiscard]] Result<CampaignSummary>
campaignSummary(const CampaignInputs& inputs,
                const std::function<Result<std::optional<CampaignResult>>(std::uint64_t task)>& resultOf);

} // namespace contraflow
