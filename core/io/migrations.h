// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/result.h"

#include <span>

namespace contraflow {

/** Turns a project of one format version into one of the next, as a tree and in memory. */
struct Migration
{
    int from = 0; ///< the version it takes; it makes from + 1
    Result<void> (*apply)(DataNode& root) = nullptr;
};

/** The oldest format version that can still be read. */
inline constexpr int kOldestFormatVersion = 1;

/** The steps from kOldestFormatVersion to Project::kFormatVersion, in order and without a gap. */
[[nodiscard]] std::span<const Migration> migrations();

/** Applies the steps that lead from version `from` to version `to`. Fails when one is missing or fails
 * itself. */
[[nodiscard]] Result<void> migrate(DataNode& root, int from, int to, std::span<const Migration> steps);

} // namespace contraflow
