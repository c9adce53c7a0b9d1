// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What a table of the project is; its fields are in the schema (schema.h). */
struct TableInfo
{
    enum class Form
    {
        list, ///< of maps, or of names alone
        csv,  ///< text, or a list of maps
        map,  ///< of names with a value each
    };

    TableKind kind;
    std::string_view key;   ///< in the file
    std::string_view thing; ///< one row of it: "platform"
    std::string_view title; ///< within sentences: "measured times"
    Form form = Form::list;
    std::vector<std::string> (*columns)() = nullptr; ///< the keys of its rows
    std::string_view nameKey = {};       ///< what its rows are called by; empty: by their number alone
    std::optional<TableKind> owner = {}; ///< the list whose objects have one each; empty: the project
    std::string_view row = {};           ///< one row of it within sentences, where that is not `thing`
    std::size_t needed = 1;              ///< of a table: so many of the first columns rows cannot do without

    [[nodiscard]] std::string rowText() const { return std::string(row.empty() ? thing : row); }
};

/** All of them, in the order of TableKind. */
[[nodiscard]] std::span<const TableInfo> tableInfos();
[[nodiscard]] const TableInfo& infoOf(TableKind kind);

} // namespace contraflow
