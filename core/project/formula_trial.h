// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/formula_columns.h"

#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>

namespace contraflow {

/** evaluatedRow() of a parameter of the project or of a model. */
[[nodiscard]] ParameterRow evaluatedParameter(const Project& project, TableRef table, std::size_t index,
                                              ParameterRow row);

/**
 * A row with its formulas evaluated as if it stood in place `index` of a table, for evaluating what is being
 * typed; the project stays as it is. An index behind the last row is that of a new one. Rows of tables
 * without formulas come back as they are.
 */
template<typename Row>
[[nodiscard]] Row evaluatedRow(const Project& project, TableRef table, std::size_t index, Row row)
{
    if constexpr (std::is_same_v<Row, ParameterRow>) {
        return evaluatedParameter(project, table, index, std::move(row));
    } else if constexpr (Schema<Row>::takesFormulas) {
        ScopePair scopes(project.parameters, project.parameters);
        RowFormulas<Row> formulas(scopes, furtherColumnsOf(project, table), formulaFacts(project, table));
        std::optional<Row> changed = formulas.evaluated(row, index + 1);
        return changed ? std::move(*changed) : std::move(row);
    } else {
        return row;
    }
}

} // namespace contraflow
