// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * The keys of the columns of a table whose cells may be formulas; formulas of the same row may use them by
 * these names, but for the values of parameters. Empty: the table has no formulas.
 */
[[nodiscard]] std::vector<std::string_view> formulaColumns(TableKind table);

/**
 * A row with its formulas evaluated as if it stood in place `index` of a table, for evaluating what is being
 * typed; the project stays as it is. An index behind the last row is that of a new one. Rows of tables
 * without formulas come back as they are.
 */
template<typename Row>
[[nodiscard]] Row evaluatedRow(const Project&, TableRef, std::size_t, Row row)
{
    return row;
}
template<>
NodeRow evaluatedRow(const Project& project, TableRef table, std::size_t index, NodeRow row);
template<>
LinkRow evaluatedRow(const Project& project, TableRef table, std::size_t index, LinkRow row);
template<>
SwitchRow evaluatedRow(const Project& project, TableRef table, std::size_t index, SwitchRow row);
template<>
PriceItem evaluatedRow(const Project& project, TableRef table, std::size_t index, PriceItem row);
template<>
MessageRow evaluatedRow(const Project& project, TableRef table, std::size_t index, MessageRow row);
template<>
TimeRow evaluatedRow(const Project& project, TableRef table, std::size_t index, TimeRow row);
template<>
Platform evaluatedRow(const Project& project, TableRef table, std::size_t index, Platform row);
template<>
Workload evaluatedRow(const Project& project, TableRef table, std::size_t index, Workload row);
template<>
Application evaluatedRow(const Project& project, TableRef table, std::size_t index, Application row);
template<>
ParameterRow evaluatedRow(const Project& project, TableRef table, std::size_t index, ParameterRow row);

} // namespace contraflow
