// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/left_out.h"

#include "core/base/text.h"
#include "core/project/blank_rows.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace contraflow {

namespace {

/** What rows of a table are called where some of them were not used. */
struct RowWords
{
    TableKind kind;
    const char* one;
    const char* many;
};

constexpr std::array kRowWords{RowWords{TableKind::switches, "switch", "switches"},
                               RowWords{TableKind::nodes, "row of nodes", "rows of nodes"},
                               RowWords{TableKind::servers, "row of servers", "rows of servers"},
                               RowWords{TableKind::links, "link", "links"},
                               RowWords{TableKind::routes, "written route", "written routes"},
                               RowWords{TableKind::places, "place of the mapping", "places of the mapping"},
                               RowWords{TableKind::groups, "group of processes", "groups of processes"},
                               RowWords{TableKind::events, "row of a program", "rows of a program"}};

/** "2 links"; where issues were only counted at the end there may be more. */
std::optional<std::string> rowsLeftOut(const IssueList& issues, const RowWords& words)
{
    std::set<std::size_t> rows;
    bool isMore = false;
    for (const Issue& issue : issues)
        if (issue.severity == Severity::error && issue.location.table &&
            issue.location.table->kind == words.kind) {
            if (issue.location.row)
                rows.insert(*issue.location.row);
            else
                isMore = true;
        }
    if (rows.empty())
        return std::nullopt;
    return (isMore ? "at least " : "") + counted(rows.size(), words.one, words.many);
}

} // namespace

std::size_t messagesLeftOut(const Workload& workload, std::size_t used)
{
    if (used == workload.messages.size())
        return 0;
    const auto written = std::count_if(workload.messages.begin(), workload.messages.end(),
                                       [](const MessageRow& row) { return !isBlank(row); });
    return static_cast<std::size_t>(written) - used;
}

std::vector<std::string> leftOutOf(const Workload* workload, std::size_t used, const IssueList& issues)
{
    std::vector<std::string> phrases;
    if (const std::size_t count = workload ? messagesLeftOut(*workload, used) : 0; count > 0)
        phrases.push_back(groupedCount(count) + " of " + counted(count + used, "message"));
    for (const RowWords& words : kRowWords)
        if (std::optional<std::string> rows = rowsLeftOut(issues, words))
            phrases.push_back(std::move(*rows));
    // What a platform or the project says as a whole: "the routing", "the local_bandwidth".
    std::set<std::string> keys;
    for (const Issue& issue : issues)
        if (issue.severity == Severity::error && !issue.location.column.empty() &&
            (!issue.location.table || issue.location.table->kind == TableKind::platforms))
            keys.insert(issue.location.column);
    for (const std::string& key : keys)
        phrases.push_back("the " + key + " as written");
    return phrases;
}

void addUnmatched(std::vector<std::string>& without, std::uint64_t count)
{
    if (count > 0)
        without.push_back(counted(count, "unmatched send or receive", "unmatched sends and receives"));
}

std::string withoutText(const std::vector<std::string>& without)
{
    return without.empty() ? std::string() : "without " + joinedWords(without);
}

std::string commaWithout(const std::vector<std::string>& without)
{
    return without.empty() ? std::string() : ", " + withoutText(without);
}

} // namespace contraflow
