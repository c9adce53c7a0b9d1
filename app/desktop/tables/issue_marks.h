// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/project/edit.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace contraflow {

/** The issues of one table by row. Follows edits, so that marks stay at their rows until new issues are
 * known. */
class IssueMarks
{
public:
    /** Beyond this many issues of one table the rest is in the issue list only. */
    static constexpr std::size_t kMaxMarks = 20'000;

    void load(const IssueList& issues, TableRef table);
    void clear() { m_rows.clear(); }

    /** An announced change of the table: rewritten rows lose their marks, later rows move. */
    void follow(const ReplaceRows& change);

    /** Issues at a cell; those of a whole row are at its first column. */
    [[nodiscard]] std::vector<const Issue*> at(std::size_t row, const std::string& column,
                                               bool isFirst) const;

    /** Whether anything in a row is an error. */
    [[nodiscard]] bool hasError(std::size_t row) const;

private:
    std::map<std::size_t, std::vector<Issue>> m_rows;
};

} // namespace contraflow
