// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace contraflow {

// What is at fault is left out, and the rest is predicted all the same. What was left out stands beside each
// figure that comes of it: one list of phrases, made here and kept by every result.

/** How many messages of a workload are not among those that were used; rows in which nothing is written are
 * none. */
[[nodiscard]] std::size_t messagesLeftOut(const Workload& workload, std::size_t used);

/** What of a scenario a prediction was made without: "1 of 5 messages", "2 rows of nodes"; empty when all was
 * used. `issues` are those of the scenario alone, `workload` is null where applications run. */
[[nodiscard]] std::vector<std::string> leftOutOf(const Workload* workload, std::size_t used,
                                                 const IssueList& issues);

/** The phrase for sends and receives of programs that found no counterpart; none for 0. */
void addUnmatched(std::vector<std::string>& without, std::uint64_t count);

/** "without 1 of 5 messages and 2 rows of nodes": to stand behind a figure; empty where nothing was left out.
 */
[[nodiscard]] std::string withoutText(const std::vector<std::string>& without);

/** The same between commas, to go on behind a figure in a sentence: ", without 1 of 5 messages". */
[[nodiscard]] std::string commaWithout(const std::vector<std::string>& without);

} // namespace contraflow
