// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/project/table_info.h"

#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** The table with this key, or its singular, in objects of the list with the key `owner`, or of the project
 * where that is empty; null when there is none. */
[[nodiscard]] const TableInfo* findFileTable(std::string_view owner, std::string_view key);
/** The keys of all tables of such an owner. */
[[nodiscard]] std::vector<std::string> fileTableKeys(std::string_view owner);
/** Makes a list of maps of a table that is CSV text, so that its rows can be changed one by one. The list's
 * `keys` are the columns in their order. */
void spreadCsv(const TableInfo& table, DataNode& node);
/** Makes CSV text of what spreadCsv() made; leaves anything else alone. */
void gatherCsv(DataNode& node);

/** The child of a map with this key, or null. */
[[nodiscard]] DataNode* findChild(DataNode& map, std::string_view key);
/** Gives a key of a map a text. */
void setScalar(DataNode& map, const std::string& key, std::string text);

} // namespace contraflow
