// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/campaign.h"
#include "core/analysis/error_data.h"
#include "core/analysis/error_histograms.h"
#include "core/analysis/error_statistics.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

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
