// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/error_report.h"
#include "core/analysis/mean_parts.h"
#include "core/campaign/campaign_inputs.h"
#include "core/campaign/campaign_pairs.h"
#include "core/campaign/campaign_result.h"

#include <map>
#include <optional>
#include <set>
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
 * Sums results up as they come, so that those of a million tasks need not be held. The sums depend on the
 * order in which results are added only in their last digits; add them in that of the tasks for the same to
 * the last. A pattern that drew no message says nothing of a network and counts nowhere.
 */
class CampaignSummaryBuilder
{
public:
    explicit CampaignSummaryBuilder(std::shared_ptr<const CampaignInputs> inputs);

    void add(const CampaignResult& result);
    /** Whether some network has results of a pattern that another one has not. Then what is held against one
     * another is of the patterns that all have, and addPaired() wants all results once more. */
    [[nodiscard]] bool isUneven() const { return m_pairs.isUneven(); }
    /** A result that was added, once all were. */
    void addPaired(const CampaignResult& result);
    /** What was added; more may follow. */
    [[nodiscard]] CampaignSummary summary() const;

private:
    struct Sums
    {
        std::size_t patterns = 0;
        std::size_t messages = 0;
        MeanParts steps, makespan, makespanAlone, mean, percentile95, slowdown, busiest, error, bothWaysError;
        double within = 0; ///< messages
        std::size_t bothWays = 0;
        std::map<std::string, std::size_t> without; ///< patterns by what was left out

        void add(const CampaignResult& result);
        void join(const Sums& other);
        [[nodiscard]] std::vector<std::string> withoutPhrases() const;
    };
    struct Cell
    {
        std::size_t workload = 0;
        std::size_t network = 0;
        std::size_t nodes = 0;
        std::size_t degree = 0;
        auto operator<=>(const Cell&) const = default;
    };
    /** By model. */
    using Row = std::vector<Sums>;

    [[nodiscard]] Row together(std::size_t workload, std::size_t network) const;
    void addRuns(CampaignSummary& summary) const;
    void addErrors(CampaignSummary& summary) const;
    void addComparison(CampaignSummary& summary) const;
    /** `rows`: the sums by network of the workload. */
    [[nodiscard]] CandidateGroup groupOf(std::size_t workload, std::size_t model,
                                         const std::vector<Row>& rows) const;
    void addRegressions(CampaignSummary& summary) const;
    void addRegression(CampaignSummary& summary, std::size_t part, std::size_t before, std::size_t after,
                       std::size_t model) const;
    void addNotes(CampaignSummary& summary) const;

    std::shared_ptr<const CampaignInputs> m_inputs;
    std::map<Cell, Row> m_cells;
    std::map<std::pair<std::size_t, std::size_t>, Row> m_paired; ///< by workload and network of the plan
    std::vector<CampaignFit> m_fits;
    CampaignPairs m_pairs;
    std::uint64_t m_empty = 0;       ///< results of patterns that drew no message
    std::uint64_t m_lacking = 0;     ///< results of predictions that something was left out of
    std::set<std::string> m_leftOut; ///< what that was
    std::vector<CampaignProblem> m_problems;
    std::uint64_t m_problemCount = 0;
    std::uint64_t m_results = 0;
};

} // namespace contraflow
