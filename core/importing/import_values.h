// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/measured_file.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** One measured thing with its values. */
struct ImportRow
{
    std::size_t line = 0;
    std::string message;
    std::string pattern;
    std::string source;
    std::string destination;
    std::string test;
    std::optional<Quantity> size;
    std::optional<Quantity> start;
    std::optional<Quantity> time;
    std::optional<Quantity> bandwidth;
    std::optional<Quantity> minimum;
    std::optional<Quantity> maximum;
    std::optional<Quantity> ci95;
    std::optional<std::uint32_t> processes;
    std::optional<std::uint32_t> repetitions;
    std::vector<std::string> kept; ///< cells of ImportValues::keptColumns
};

/** The values of one table; what could not be read is listed with its line and reason. */
struct ImportValues
{
    std::vector<ImportRow> rows;
    std::vector<std::string> keptColumns;
    std::vector<RejectedLine> rejected;
    std::vector<std::string> notes;
};

/**
 * Reads the cells of a table by the meaning and unit of its columns. A row needs a time or a bandwidth above
 * 0. A row is refused where its numbers contradict each other: a mean outside of minimum and maximum, a
 * bandwidth that is not size / time. Rows of the same thing become one with their mean, their number and
 * half the 95 % confidence interval by Student's t; they are refused where they say such an interval
 * themselves.
 */
[[nodiscard]] ImportValues readImportTable(const ImportTable& table);

} // namespace contraflow
