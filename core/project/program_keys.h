// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace contraflow {

/** The key of an application whose program is a trace in files (core/io/trace_reference.h), and in it that of
 * a file's name. */
inline constexpr std::string_view kTraceKey = "trace";
inline constexpr std::string_view kTraceFileKey = "file";

/** The key of a project that says which algorithms collectives run (core/application/algorithm_rules.h). */
inline constexpr std::string_view kAlgorithmsKey = "algorithms";

} // namespace contraflow
