// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"
#include "core/project/many_rows.h"

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
[[nodiscard]] Edit removeNodeRows(const Project& project, std::size_t platform,
                                  const std::vector<RowSpan>& spans);
[[nodiscard]] Edit removeSwitchRows(const Project& project, std::size_t platform,
                                    const std::vector<RowSpan>& spans);

/** Renames a switch and everything that refers to it. */
[[nodiscard]] Edit renameSwitch(const Project& project, std::size_t platform, std::size_t row,
                                const std::string& name);

/** Renames a node row (host list to host list of the same length renames one to one) with links, places and
 * messages that refer to it. */
[[nodiscard]] Edit renameNode(const Project& project, std::size_t platform, std::size_t row,
                              const std::string& name);

/** Renames a platform, workload, mapping, model, scenario, measurement or benchmark and the scenarios and
 * measurements that refer to it. */
[[nodiscard]] Edit renameObject(const Project& project, TableKind list, std::size_t index,
                                const std::string& name);

/** Renames a message and its measured times. */
[[nodiscard]] Edit renameMessage(const Project& project, std::size_t workload, std::size_t row,
                                 const std::string& id);

/** A name that no row of the list has: `wanted`, or "wanted 2", … */
[[nodiscard]] std::string freeName(const Project& project, TableKind list, const std::string& wanted);

} // namespace contraflow
