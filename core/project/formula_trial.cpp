// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formula_trial.h"

#include "core/project/formula_columns.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace contraflow {

namespace {

template<typename Row>
std::vector<std::string_view> keysOf(const std::vector<FormulaColumn<Row>>& columns)
{
    std::vector<std::string_view> keys;
    for (const FormulaColumn<Row>& column : columns)
        keys.push_back(column.key);
    return keys;
}

template<typename Row>
Row evaluatedWith(const Project& project, const std::vector<FormulaColumn<Row>>& columns,
                  const std::vector<std::string>& extras, std::size_t index, Row row, FormulaFacts facts = {})
{
    ScopePair scopes(project.parameters, project.parameters);
    RowFormulas<Row> formulas(scopes, columns, extras, std::move(facts));
    std::optional<Row> changed = formulas.evaluated(row, index + 1);
    return changed ? std::move(*changed) : std::move(row);
}

} // namespace

std::vector<std::string_view> formulaColumns(TableKind table)
{
    switch (table) {
    case TableKind::nodes:
        return keysOf(nodeFormulaColumns());
    case TableKind::links:
        return keysOf(linkFormulaColumns());
    case TableKind::switches:
        return keysOf(switchFormulaColumns());
    case TableKind::items:
        return keysOf(itemFormulaColumns());
    case TableKind::messages:
        return keysOf(messageFormulaColumns());
    case TableKind::times:
        return keysOf(timeFormulaColumns());
    case TableKind::platforms:
        return keysOf(platformFormulaColumns());
    case TableKind::workloads:
        return keysOf(workloadFormulaColumns());
    case TableKind::applications:
        return keysOf(applicationFormulaColumns());
    case TableKind::parameters:
    case TableKind::modelParameters:
        return {"value"};
    default:
        return {};
    }
}

template<>
NodeRow evaluatedRow(const Project& project, TableRef, std::size_t index, NodeRow row)
{
    return evaluatedWith(project, nodeFormulaColumns(), noExtraColumns(), index, std::move(row));
}

template<>
LinkRow evaluatedRow(const Project& project, TableRef, std::size_t index, LinkRow row)
{
    return evaluatedWith(project, linkFormulaColumns(), noExtraColumns(), index, std::move(row));
}

template<>
SwitchRow evaluatedRow(const Project& project, TableRef, std::size_t index, SwitchRow row)
{
    return evaluatedWith(project, switchFormulaColumns(), noExtraColumns(), index, std::move(row));
}

template<>
PriceItem evaluatedRow(const Project& project, TableRef table, std::size_t index, PriceItem row)
{
    return evaluatedWith(project, itemFormulaColumns(), noExtraColumns(), index, std::move(row),
                         platformFacts(project.platforms[table.owner]));
}

template<>
MessageRow evaluatedRow(const Project& project, TableRef table, std::size_t index, MessageRow row)
{
    return evaluatedWith(project, messageFormulaColumns(), project.workloads[table.owner].extraColumns, index,
                         std::move(row));
}

template<>
TimeRow evaluatedRow(const Project& project, TableRef table, std::size_t index, TimeRow row)
{
    return evaluatedWith(project, timeFormulaColumns(), project.measurements[table.owner].extraColumns, index,
                         std::move(row));
}

template<>
Platform evaluatedRow(const Project& project, TableRef, std::size_t index, Platform row)
{
    return evaluatedWith(project, platformFormulaColumns(), noExtraColumns(), index, std::move(row));
}

template<>
Workload evaluatedRow(const Project& project, TableRef, std::size_t index, Workload row)
{
    return evaluatedWith(project, workloadFormulaColumns(), noExtraColumns(), index, std::move(row));
}

template<>
Application evaluatedRow(const Project& project, TableRef, std::size_t index, Application row)
{
    return evaluatedWith(project, applicationFormulaColumns(), noExtraColumns(), index, std::move(row));
}

template<>
ParameterRow evaluatedRow(const Project& project, TableRef table, std::size_t index, ParameterRow row)
{
    if (!row.hasFormula())
        return row;
    if (table.kind == TableKind::modelParameters) {
        ScopePair scopes(project.parameters, project.parameters);
        TableFormulas formulas(scopes, {}, noExtraColumns());
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
