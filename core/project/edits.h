// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"
#include "core/project/many_rows.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace contraflow {

// Builders for edits that touch more than one table. Each returns one Edit, hence one undo step.

/** Removes node rows and what hangs on them: links, places, and messages that name the nodes in workloads
 * that only this platform runs. */
[[nodiscard]] Edit removeNodes(const Project& project, std::size_t platform, std::size_t first,
                               std::size_t count);

/** Removes switch rows, the links at them and the nodes attached to them, with what hangs on those. */
[[nodiscard]] Edit removeSwitches(const Project& project, std::size_t platform, std::size_t first,
                                  std::size_t count);

/** The same for rows here and there; `spans` are ascending, disjoint and inside the table. */
/** Removes servers and what names their GPUs. */
[[nodiscard]] Edit removeServerRows(const Project& project, std::size_t platform,
                                    const std::vector<RowSpan>& spans);
[[nodiscard]] Edit removeNodeRows(const Project& project, std::size_t platform,
                                  const std::vector<RowSpan>& spans);
[[nodiscard]] Edit removeSwitchRows(const Project& project, std::size_t platform,
                                    const std::vector<RowSpan>& spans);

using NameSet = std::unordered_set<std::string>;

/** Adds what takes nodes out of written routes, and routes away that have no node left at an end. */
void removeNodesFromRoutes(const Project& project, std::size_t platform, const NameSet& nodes,
                           std::vector<Change>& changes);

/** A name that no row of the list has: `wanted`, or "wanted 2", … */
[[nodiscard]] std::string freeName(const Project& project, TableKind list, const std::string& wanted);

} // namespace contraflow
