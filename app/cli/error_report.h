// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/analysis/campaign.h"
#include "core/analysis/error_histograms.h"
#include "core/analysis/task_errors.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow::cli {

/** What 'contraflow errors' can show. */
enum class ErrorView
{
    models,
    patterns,
    messages,
    tasks,
    bins,
    campaign,
};

/** The values of --show in their order. */
inline constexpr std::array<std::string_view, 6> kErrorViews{"models", "patterns", "messages",
                                                             "tasks",  "bins",     "campaign"};

/** Everything that the output shows, computed once. */
struct ErrorReport
{
    std::vector<const Project*> projects;
    std::vector<std::string> projectNames; ///< parallel to projects
    ErrorData data;
    std::vector<ErrorSummary> summaries;     ///< by model
    std::vector<std::vector<bool>> outliers; ///< by model, by message
    ErrorHistograms histograms;
    Campaign campaign;
    std::vector<SenderErrors> senders;

    [[nodiscard]] const MeasuredPattern& patternOf(std::size_t message) const
    {
        return data.patterns[data.messages[message].pattern];
    }
    [[nodiscard]] const MessageRow& row(std::size_t message) const;
    [[nodiscard]] const std::string& measurement(const MeasuredPattern& pattern) const;
    [[nodiscard]] const std::string& scenario(const MeasuredPattern& pattern) const;
    [[nodiscard]] bool wasPredicted(std::size_t model, std::size_t message) const;
    /** Of the messages of one pattern. */
    [[nodiscard]] ErrorSummary summaryOf(const MeasuredPattern& pattern, std::size_t model) const;
    [[nodiscard]] std::size_t outlierCount(std::size_t model) const;
};

/** "3", "8 and more", "within a rack", "between racks". */
[[nodiscard]] std::string groupText(ErrorGrouping by, const ErrorGroup& group);

/** One view as CSV with a header line. */
[[nodiscard]] std::string errorCsv(const ErrorReport& report, ErrorView view);

/** The views for people, one after the other. */
[[nodiscard]] std::string errorTables(const ErrorReport& report, const std::vector<ErrorView>& views);

/** All views as JSON. */
void writeErrorJson(const ErrorReport& report, Output& output);

} // namespace contraflow::cli
