// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/result.h"
#include "core/project/edit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// Single keys of a project, one by one as its file has them: what its writer would write of a value, and what
// its reader makes of one.

/** A text as a value; null for an empty one. */
[[nodiscard]] DataNode cellNode(std::string text);

/** What stands in the file for a key of a row, or without a table of the project; null: nothing. */
[[nodiscard]] DataNode valueOfKey(const Project& project, const std::optional<TableRef>& table,
                                  std::size_t row, std::string_view key);

/** A value for one key of some rows. */
struct KeyChange
{
    std::optional<TableRef> table; ///< nothing: of the project itself
    std::vector<std::size_t> rows; ///< ascending
    std::string key;
    DataNode value; ///< null takes the key away; of tables of cells a text
};

/**
 * The changes that give rows the value. Whatever else a row has stays as it is, readable or not. Fails with
 * what reading finds wrong with the value and not with the one that is there.
 */
[[nodiscard]] Result<std::vector<Change>> changesOf(const Project& project, const KeyChange& change);

} // namespace contraflow
