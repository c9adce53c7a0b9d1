// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/nccl_fit.h"
#include "core/base/result.h"
#include "core/collective/signature_fit.h"

#include <filesystem>
#include <string>
#include <vector>

namespace contraflow {

// Small tables of measured times over message sizes as CSV: a line of names, then numbers. Columns are found
// by name, in any order, and further ones are not looked at. The separator is a comma, a semicolon or a tab.
// Numbers are bytes and seconds, unless they come with a unit of their own ("64 kB", "4.9 ms"). Errors begin
// with the name and the line.

/** Which rows of a table are taken: those with this text in this column. */
struct RowFilter
{
    std::string column;
    std::string text;
};

/** A table's text and what messages call it. */
struct NamedText
{
    std::string name;
    std::string text;
};

/** The text of a file, at most 64 MB. */
[[nodiscard]] Result<NamedText> readTable(const std::filesystem::path& path);

/**
 * Measured all-to-alls: columns n (or processes), bytes (or m, size), time (or time_s, mean_s, seconds) and
 * perhaps ci95 (or ci95_s, ci95_half_s, half_width_s), where an empty cell or "nan" is not known.
 */
[[nodiscard]] Result<std::vector<AllToAllPoint>> parseAllToAllTable(const NamedText& table,
                                                                    const std::vector<RowFilter>& filters);

/** One-way times of single messages: columns bytes (or m, size) and time (or time_s, mean_s, seconds). */
[[nodiscard]] Result<std::vector<PingPongPoint>> parsePingPongTable(const NamedText& table);

/** Times of nccl-tests: columns nodes (or servers), gpus_per_node (or gpus), test, size_bytes (or size) and
 * time_us (or time_us_median). */
[[nodiscard]] Result<std::vector<NcclTest>> parseNcclTable(const NamedText& table);

/** Gaps for pLogP: columns bytes (or m, size) and gap (or gap_s, g). */
[[nodiscard]] Result<GapTable> parseGapTable(const NamedText& table);

} // namespace contraflow
