// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/left_out.h"

#include "core/base/sentence.h"
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

constexpr std::array kRowWords{
    RowWords{TableKind::switches, phrase("1 switch"), phrase("%1 switches")},
    RowWords{TableKind::nodes, phrase("1 row of nodes"), phrase("%1 rows of nodes")},
    RowWords{TableKind::servers, phrase("1 row of servers"), phrase("%1 rows of servers")},
    RowWords{TableKind::links, phrase("1 link"), phrase("%1 links")},
    RowWords{TableKind::routes, phrase("1 written route"), phrase("%1 written routes")},
    RowWords{TableKind::places, phrase("1 place of the mapping"), phrase("%1 places of the mapping")},
    RowWords{TableKind::groups, phrase("1 group of processes"), phrase("%1 groups of processes")},
    RowWords{TableKind::events, phrase("1 row of a program"), phrase("%1 rows of a program")}};

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
    const std::string count = sentenceOf(rows.size(), words.one, words.many);
    return isMore ? sentence("at least %1", {count}) : count;
}

} // namespace

std::size_t messagesLeftOut(const Workload& workload, std::size_t used)
{
    if (used == workload.messages.size())
        return 0;
    const auto written =
        std::ranges::count_if(workload.messages, [](const MessageRow& row) { return !isBlank(row); });
    return static_cast<std::size_t>(written) - used;
}

std::vector<std::string> leftOutOf(const Workload* workload, std::size_t used, const IssueList& issues)
{
    std::vector<std::string> phrases;
    if (const std::size_t count = workload ? messagesLeftOut(*workload, used) : 0; count > 0)
        phrases.push_back(sentence(
            "%1 of %2", {groupedCount(count), sentenceOf(count + used, "1 message", "%1 messages")}));
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
        phrases.push_back(sentence("the %1 as written", {key}));
    return phrases;
}

void addUnmatched(std::vector<std::string>& without, std::uint64_t count)
{
    if (count > 0)
        without.push_back(
            sentenceOf(count, "1 unmatched send or receive", "%1 unmatched sends and receives"));
}

std::string withoutText(const std::vector<std::string>& without)
{
    return without.empty() ? std::string() : sentence("without %1", {joinedWords(without)});
}

std::string commaWithout(const std::vector<std::string>& without)
{
    return without.empty() ? std::string() : ", " + withoutText(without);
}

} // namespace contraflow
