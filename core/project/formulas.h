// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/edit.h"

#include <cstddef>
#include <vector>

namespace contraflow {

/**
 * The changes that bring the formulas of a project up to date after `before` became `project`: formulas in
 * rows that changed, and those that depend on a parameter that changed. Applied in order, they are part of
 * the edit that made them necessary, so that one undo step takes back both. With an empty project as
 * `before`, every formula is evaluated.
 *
 * A formula may use the parameters of the project, the other columns of its row by their keys in the file,
 * and `row`, the number of its row from 1 on. A formula without a value keeps its text and says why.
 *
 * Rows without formulas cost nothing: tables know which of their parts have any.
 */
[[nodiscard]] std::vector<Change> recalculation(const Project& before, const Project& project);

/** In a table with so many rows that may have formulas, a changed parameter may change that many cells. */
template<typename Row>
[[nodiscard]] std::size_t rowsWithFormulas(const SharedRows<Row>& rows)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < rows.segmentCount(); ++i)
        count += rows.segment(i).hasFormulas ? rows.segment(i).rows.size() : 0;
    return count;
}
/** The same for all tables of a project. */
[[nodiscard]] std::size_t rowsWithFormulas(const Project& project);

/** Applies what recalculation() says; the returned changes take that back, in this order. */
std::vector<Change> recalculate(const Project& before, Project& project);

} // namespace contraflow
