// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/table.h"

#include <string>
#include <vector>

namespace contraflow {

/** How a spreadsheet shows the numbers of a column: all in one unit, which its heading names, with as many
 * decimals as its numbers need and their digits in groups. */
struct ColumnLook
{
    std::string unit;   ///< "ms"; empty: none
    double scale = 1;   ///< base units in that unit
    std::string format; ///< of numbers, as Excel writes formats: "#,##0.00"; empty: a column without numbers

    /** "Makespan (ms)" */
    [[nodiscard]] std::string heading(const std::string& title) const;
};

/** By column, for these rows or those that are like them. A quantity has the unit that suits the largest one.
 * What formulas take and give stays in base units, but in formulas that give plain numbers: these take only
 * ratios of quantities. */
[[nodiscard]] std::vector<ColumnLook> columnLooks(const Table& rows);

} // namespace contraflow
