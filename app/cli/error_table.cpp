// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/brief_table.h"
#include "app/cli/error_report.h"
#include "core/analysis/measured_origin.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace contraflow::cli {

namespace {

constexpr std::size_t kMostMessages = 100; ///< beyond it the worst ones are shown
constexpr std::size_t kWorstMessages = 20;
constexpr std::size_t kMostOrigins = 5;

/** Where the times come from, the first few places of many. */
std::string origins(const ErrorReport& report)
{
    const std::vector<MeasuredOrigin> all = originsOf(report.data, report.projects);
    std::string text;
    std::size_t known = 0;
    for (const MeasuredOrigin& origin : all)
        if (!origin.text.empty() && ++known <= kMostOrigins)
            text += "  " + origin.text +
                    (all.size() > 1 ? ": " + groupedCount(origin.patterns) + " measured\n" : "\n");
    if (known > kMostOrigins)
        text += "  and " + groupedCount(known - kMostOrigins) + " more origins\n";
    return text;
}

/** Which predictions were made without what is at fault, the first few of many. */
std::string withoutLines(const ErrorReport& report)
{
    std::string text;
    std::size_t found = 0;
    for (const MeasuredPattern& pattern : report.data.patterns)
        if (!pattern.without.empty() && ++found <= kMostOrigins)
            text += "  " + report.scenario(pattern) + " was predicted " + withoutText(pattern.without) + "\n";
    if (found > kMostOrigins)
        text += "  and " + groupedCount(found - kMostOrigins) + " more such scenarios\n";
    return text;
}

/** What was measured: messages and, of applications, times of their processes and events. */
struct MeasuredCounts
{
    std::size_t messages = 0;
    std::size_t ofProcesses = 0;
};

MeasuredCounts countsOf(const ErrorReport& report)
{
    MeasuredCounts counts;
    for (const MeasuredPattern& pattern : report.data.patterns)
        (pattern.isApplication ? counts.ofProcesses : counts.messages) += pattern.messageCount;
    return counts;
}

/** "5 messages", "3 times of processes", "5 messages and 3 times of processes". */
std::string countedText(const MeasuredCounts& counts)
{
    std::vector<std::string> words;
    if (counts.messages > 0 || counts.ofProcesses == 0)
        words.push_back(counted(counts.messages, "message"));
    if (counts.ofProcesses > 0)
        words.push_back(counted(counts.ofProcesses, "time of processes", "times of processes"));
    return joinedWords(words);
}

/** What is added up for each task. */
std::string sumsOf(const MeasuredCounts& counts)
{
    if (counts.ofProcesses == 0)
        return "the sums of the messages that each sends";
    return counts.messages == 0
               ? "the sums of what was measured of each process"
               : "the sums of the messages that each sends, or of what was measured of each process";
}

/** The heading of what `countedText` counts. */
std::string headingOf(const MeasuredCounts& counts)
{
    if (counts.ofProcesses == 0)
        return "Messages";
    return counts.messages == 0 ? "Times of processes" : "Messages and times of processes";
}

/** The messages with the worst predictions, these first. */
Table worstOf(Table messages)
{
    std::vector<std::pair<double, std::size_t>> worst;
    const std::size_t error = columnWithKey(messages, "worst_abs_err_pct");
    for (std::size_t row = 0; row < messages.rowCount(); ++row)
        worst.emplace_back(-*messages.cell(row, error).number(), row);
    std::partial_sort(worst.begin(), worst.begin() + kWorstMessages, worst.end());
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < kWorstMessages; ++i)
        rows.push_back(worst[i].second);
    return rowsOf(std::move(messages), std::move(rows));
}

std::string messages(const std::shared_ptr<const ErrorReport>& report)
{
    const Table all = errorTable(report, ErrorView::messages, ErrorLayout::sideBySide);
    if (all.rowCount() <= kMostMessages)
        return headingOf(countsOf(*report)) + "\n\n" + briefText(all);
    return "The " + groupedCount(kWorstMessages) + " worst of " + countedText(countsOf(*report)) + "\n\n" +
           briefText(worstOf(all));
}

std::string viewText(const std::shared_ptr<const ErrorReport>& report, ErrorView view)
{
    const auto sideBySide = [&] { return briefText(errorTable(report, view, ErrorLayout::sideBySide)); };
    const auto lineByLine = [&] { return briefText(errorTable(report, view)); };
    switch (view) {
    case ErrorView::models:
        return "Errors of " + countedText(countsOf(*report)) + " in " +
               counted(report->data.patterns.size(), "measurement") + "\n" + origins(*report) +
               withoutLines(*report) + "\n" + lineByLine();
    case ErrorView::patterns:
        return "Measurements\n\n" + lineByLine();
    case ErrorView::messages:
        return messages(report);
    case ErrorView::tasks:
        return "Tasks: " + sumsOf(countsOf(*report)) + "\n\n" + sideBySide();
    case ErrorView::bins:
        return headingOf(countsOf(*report)) + " by error, in bins of " +
               roundedText(report->histograms.bins.width) + " %\n\n" + sideBySide();
    case ErrorView::campaign:
        return "Campaign, as in Table II of zhu-2014: |ε| over the messages, π its 95 % half-width,\n"
               "|ε'| and, of max-min, |ε''| over patterns with traffic both ways on a shared link\n\n" +
               lineByLine();
    }
    return {};
}

} // namespace

std::string errorTables(const std::shared_ptr<const ErrorReport>& report, const std::vector<ErrorView>& views)
{
    std::string text;
    for (const ErrorView view : views)
        text += (text.empty() ? "" : "\n") + viewText(report, view);
    return text;
}

} // namespace contraflow::cli
