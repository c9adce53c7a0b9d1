// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formula_trial.h"

#include <algorithm>

namespace contraflow {

ParameterRow evaluatedParameter(const Project& project, TableRef table, std::size_t index, ParameterRow row)
{
    if (!row.hasFormula())
        return row;
    if (table.kind == TableKind::modelParameters) {
        ScopePair scopes(project.parameters, project.parameters);
        TableFormulas formulas(scopes, {}, furtherColumnsOf(project, table));
        setOutcome(row, modelValue(formulas, row, index));
        return row;
    }
    // Other parameters may need this one: the circle shows only among all of them.
    SharedRows<ParameterRow> rows = project.parameters;
    const std::size_t place = std::min(index, rows.size());
    rows.replace(place, place < rows.size() ? 1 : 0, {row});
    setOutcome(row, ParameterScope(std::move(rows)).at(place));
    return row;
}

} // namespace contraflow
