// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_data.h"
#include "core/analysis/error_histograms.h"
#include "core/analysis/error_statistics.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** How a model did in one experiment of a campaign: columns of Table II of zhu-2014. */
struct CampaignModel
{
    std::size_t model = 0; ///< in ErrorData::models
    MeanEstimate steps;    ///< of the patterns
    MeanEstimate error;    ///< |ε| over the messages and its half-width π
    MeanEstimate bothWays; ///< |ε'|: of the messages of patterns with traffic both ways
    double within = 0;     ///< share of the messages with |ε| ≤ 10 %, 0 … 1
};

/** The patterns with the same |N| and d that were measured together, or all of a set. */
struct CampaignRow
{
    std::size_t set = 0;               ///< in Campaign::sets
    std::optional<std::size_t> nodes;  ///< |N|; nothing in the row of the whole set
    std::optional<std::size_t> degree; ///< d
    std::size_t patterns = 0;
    std::size_t messages = 0;             ///< N_trials
    std::size_t bothWaysPatterns = 0;     ///< with traffic both ways on a shared link
    std::optional<MeanEstimate> fairness; ///< |ε''|: of max-min on those, where data.fairness is known
    std::vector<CampaignModel> models;
};

struct Campaign
{
    std::vector<std::string> sets; ///< what was measured together: a results file, a machine or a platform
    std::vector<CampaignRow> rows; ///< set by set; by |N| and d, then the whole set where it has several
};

/**
 * Sums the errors up as Table II of zhu-2014 does. What came from one results file, or is in one project, is
 * a set; patterns that came one by one are a set where their platforms are the same. `projectNames` are the
 * names of the files, parallel to the projects.
 */
[[nodiscard]] Campaign summariseCampaign(const ErrorData& data, std::span<const Project* const> projects,
                                         std::span<const std::string> projectNames);

/** What a process or node sends in a pattern, taken together (vienne-2008 VI.B); of applications, what was
 * measured of a process. */
struct SenderErrors
{
    std::size_t pattern = 0;
    std::string task;                             ///< the source of its messages, as the workload names it
    std::size_t messages = 0;                     ///< measured ones
    std::vector<std::optional<TaskError>> models; ///< by model; nothing where it was not predicted
};

/** Pattern by pattern, senders in natural order. */
[[nodiscard]] std::vector<SenderErrors> senderErrors(const ErrorData& data);

/** Everything that is said about predicted and measured times of projects, computed once. The projects must
 * outlive it. */
struct ErrorReport
{
    std::vector<const Project*> projects;
    std::vector<std::string> projectNames; ///< parallel to projects
    ErrorData data;
    std::vector<ErrorSummary> summaries;     ///< by model
    std::vector<std::vector<bool>> outliers; ///< by model, by message
    ErrorHistograms histograms;              ///< empty until errorHistograms() fills it
    Campaign campaign;
    std::vector<SenderErrors> senders;

    [[nodiscard]] const MeasuredPattern& patternOf(std::size_t message) const
    {
        return data.patterns[data.messages[message].pattern];
    }
    [[nodiscard]] const MessageRow& row(std::size_t message) const;
    [[nodiscard]] const std::string& measurement(const MeasuredPattern& pattern) const;
    /** Where the times of a pattern come from. */
    [[nodiscard]] const Provenance& provenance(const MeasuredPattern& pattern) const;
    [[nodiscard]] const std::string& scenario(const MeasuredPattern& pattern) const;
    [[nodiscard]] bool wasPredicted(std::size_t model, std::size_t message) const;
    /** Of the messages of one pattern. */
    [[nodiscard]] ErrorSummary summaryOf(const MeasuredPattern& pattern, std::size_t model) const;
    [[nodiscard]] std::size_t outlierCount(std::size_t model) const;
};

/** "3", "8 and more", "within a rack", "between racks". */
[[nodiscard]] std::string groupText(ErrorGrouping by, const ErrorGroup& group);

/** Fills in what follows from projects and data, but for histograms. */
void evaluate(ErrorReport& report);

/** Predicts what was measured and sums the errors up, but for histograms. `names` are those of the projects'
 * files. Fails only when cancelled. */
[[nodiscard]] Result<ErrorReport> makeErrorReport(std::vector<const Project*> projects,
                                                  std::vector<std::string> names, const ErrorRequest& request,
                                                  const BatchOptions& options = {});

/** The part of a report that ErrorRequest::Learnt::leaveOut gives: no model with what it was learnt from, and
 * neither models nor measurements that nothing is left of. Without histograms. */
[[nodiscard]] ErrorReport withoutLearnt(const ErrorReport& report);

} // namespace contraflow
