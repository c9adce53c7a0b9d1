// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** Collects one undo step of several changes, each worked out on what those before it left. */
class EditSteps
{
public:
    explicit EditSteps(Project project) : m_project(std::move(project)) {}

    [[nodiscard]] const Project& project() const { return m_project; } ///< after the changes so far

    void add(Edit edit)
    {
        // What does not fit has nothing to change.
        if (!applyEdit(m_project, edit))
            return;
        std::move(edit.changes.begin(), edit.changes.end(), std::back_inserter(m_changes));
    }
    template<typename Row>
    void replace(TableRef table, std::size_t first, std::size_t removed, std::vector<Row> rows)
    {
        add({{}, {ReplaceRows{table, first, removed, std::move(rows)}}});
    }
    template<typename Row>
    void setRow(TableRef table, std::size_t row, Row value)
    {
        replace(table, row, 1, std::vector<Row>{std::move(value)});
    }
    [[nodiscard]] Edit take(std::string label) { return {std::move(label), std::move(m_changes)}; }

private:
    Project m_project;
    std::vector<Change> m_changes;
};

} // namespace contraflow
