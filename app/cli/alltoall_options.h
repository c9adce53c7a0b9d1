// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "core/collective/all_to_all_study.h"
#include "core/io/text/size_tables.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace contraflow::cli {

/** What was asked of 'alltoall', read but not yet looked up. */
struct AllToAllOptions
{
    std::vector<std::uint32_t> processes; ///< n; empty: those that were measured, or all nodes
    std::vector<double> bytes;            ///< m; empty: those that were measured, or 1 kB to 10 MB
    std::optional<double> startUp;        ///< α
    std::optional<double> secondsPerByte; ///< β
    std::optional<double> contended;      ///< βC
    std::optional<double> share;          ///< ρ
    std::optional<std::uint64_t> buses;
    std::optional<LogP> logP;
    std::vector<RowFilter> filters;
    std::vector<std::uint32_t> fitProcesses; ///< empty: all
    SignatureFitOptions fit;
};

/** Fails with a sentence that names the option at fault: wrong usage. */
[[nodiscard]] Result<AllToAllOptions> readAllToAllOptions(const Arguments& arguments);

/** The options for help and parsing. */
[[nodiscard]] std::vector<OptionSpec> allToAllOptionSpecs();

} // namespace contraflow::cli
