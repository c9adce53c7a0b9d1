// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/issue_marks.h"

#include <algorithm>
#include <utility>

namespace contraflow {

void IssueMarks::load(const IssueList& issues, TableRef table)
{
    m_rows.clear();
    std::size_t count = 0;
    for (const Issue& issue : issues) {
        if (issue.location.table != table || !issue.location.row)
            continue;
        if (++count > kMaxMarks)
            return;
        m_rows[*issue.location.row].push_back(issue);
    }
}

void IssueMarks::follow(const ReplaceRows& change)
{
    const auto end =
        m_rows.erase(m_rows.lower_bound(change.first), m_rows.lower_bound(change.first + change.removed));
    const std::size_t inserted = rowCount(change.rows);
    if (inserted == change.removed)
        return;
    std::map<std::size_t, std::vector<Issue>> moved;
    for (auto it = end; it != m_rows.end(); ++it)
        moved.emplace_hint(moved.end(), it->first + inserted - change.removed, std::move(it->second));
    m_rows.erase(end, m_rows.end());
    m_rows.merge(moved);
}

std::vector<const Issue*> IssueMarks::at(std::size_t row, const std::string& column, bool isFirst) const
{
    std::vector<const Issue*> found;
    const auto marks = m_rows.find(row);
    if (marks == m_rows.end())
        return found;
    for (const Issue& issue : marks->second) {
        const std::string& where = issue.location.column;
        if (where == column || (isFirst && where.empty()))
            found.push_back(&issue);
    }
    return found;
}

bool IssueMarks::hasError(std::size_t row) const
{
    const auto marks = m_rows.find(row);
    return marks != m_rows.end() &&
           std::any_of(marks->second.begin(), marks->second.end(),
                       [](const Issue& issue) { return issue.severity == Severity::error; });
}

} // namespace contraflow
