// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

namespace contraflow {

/** The key of an application whose program is a trace in files (core/io/project/trace_reference.h), and in it
 * that of a file's name. */
inline constexpr std::string_view kTraceKey = "trace";
inline constexpr std::string_view kTraceFileKey = "file";

/** The key of a project that says which algorithms collectives run (core/application/algorithm_rules.h). */
inline constexpr std::string_view kAlgorithmsKey = "algorithms";

/** Of the ranks of a group that stands for many, "each floor(rank / 8)": the formula. Processes for which it
 * comes to the same are one group, and a collective is among those of the process that comes to it. */
[[nodiscard]] inline std::optional<std::string_view> formulaOfEach(std::string_view ranks)
{
    constexpr std::string_view kEach = "each ";
    const std::size_t begin = std::min(ranks.find_first_not_of(" \t"), ranks.size());
    if (ranks.substr(begin, kEach.size()) != kEach)
        return std::nullopt;
    return ranks.substr(begin + kEach.size());
}

} // namespace contraflow
