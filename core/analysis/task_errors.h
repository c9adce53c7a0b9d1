// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_data.h"
#include "core/analysis/error_statistics.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** What a process or node sends in a pattern, taken together (vienne-2008 VI.B); of applications, what was
 * measured of a process. */
struct SenderErrors
{
    std::size_t pattern = 0;
    std::string task;                             ///< the source of its messages, as the workload names it
    std::size_t messages = 0;                     ///< measured ones
    std::vector<std::optional<TaskError>> models; ///< by model; nothing where it was not predicted
};

/** Pattern by pattern, senders in natural order. */
[[nodiscard]] std::vector<SenderErrors> senderErrors(const ErrorData& data);

} // namespace contraflow
