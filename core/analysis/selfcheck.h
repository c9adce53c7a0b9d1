// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/published_table.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace contraflow {

enum class CheckStatus
{
    agrees,   ///< to the last printed digit, whether the paper rounded or cut it
    misprint, ///< differs from the print, but agrees with what the table's own numbers give
    differs,
};

/** One published number beside the number that this program computes. */
struct CheckedValue
{
    std::string model;
    std::string message;  ///< empty for the whole run
    std::string quantity; ///< "rate in step 1"
    std::string unit;     ///< "Mbit/s", "s", "%" or empty
    std::string printed;
    std::string corrected; ///< what the table's own numbers give where the print is a known misprint
    double computed = 0;
    double difference = 0; ///< computed − printed
    CheckStatus status = CheckStatus::differs;
};

struct CheckedTable
{
    std::string title;
    std::string citation;
    std::vector<CheckedValue> values;

    [[nodiscard]] std::size_t count(CheckStatus status) const;
};

/** Recomputes one table under each of its models. Fails when a model cannot run, which means that the program
 * is broken. */
[[nodiscard]] Result<CheckedTable> checkTable(const PublishedTable& table);

/** Whether a computed number agrees with a printed one: less than one unit of its last digit apart. */
[[nodiscard]] bool agreesWithPrint(double computed, std::string_view printed);

} // namespace contraflow
