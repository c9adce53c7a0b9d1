// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/issue.h"

#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** A table of the project file: what has rows or named values. */
struct FileTable
{
    enum class Form
    {
        list, ///< of maps, or of names alone
        csv,  ///< text, or a list of maps
        map,  ///< of names with a value each
    };

    std::string_view owner; ///< key of the list whose objects have it; empty: the project
    std::string_view key;
    TableKind kind = TableKind::platforms;
    std::string_view thing; ///< one row of it: "platform"
    Form form = Form::list;
    std::string_view nameKey = {}; ///< what its rows are called by; empty: by their number alone
};

/** The table with this key, or its singular, of such an owner; null when there is none. */
[[nodiscard]] const FileTable* findFileTable(std::string_view owner, std::string_view key);
/** The keys of all tables of such an owner. */
[[nodiscard]] std::vector<std::string> fileTableKeys(std::string_view owner);
/** The columns of a table that is written as CSV. */
[[nodiscard]] std::vector<std::string> columnsOf(const FileTable& table);

/** Makes a list of maps of a table that is CSV text, so that its rows can be changed one by one. The list's
 * `keys` are the columns in their order. */
void spreadCsv(const FileTable& table, DataNode& node);
/** Makes CSV text of what spreadCsv() made; leaves anything else alone. */
void gatherCsv(DataNode& node);

/** The child of a map with this key, or null. */
[[nodiscard]] DataNode* findChild(DataNode& map, std::string_view key);
/** Gives a key of a map a text. */
void setScalar(DataNode& map, const std::string& key, std::string text);

} // namespace contraflow
