// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formula_columns.h"

#include "core/base/text.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"

#include <memory>
#include <utility>

namespace contraflow {

namespace {

/** A size, bandwidth or time with a unit that reads back, anything else as a number with what it is. */
std::string resultText(const FormulaValue& value)
{
    for (const Dimension dimension :
         {Dimension::size, Dimension::bandwidth, Dimension::duration, Dimension::power})
        if (value.unit == powersOf(dimension))
            return quantityText(inReadableUnit(dimension, value.number));
    return contraflow::valueText(value);
}

} // namespace

FormulaFacts formulaFacts(const Project& project, TableRef table)
{
    if (table.kind != TableKind::items)
        return {};
    const Platform& platform = project.platforms[table.owner];
    double nodes = 0;
    double cores = 0;
    for (const NodeRow& row : platform.nodes)
        if (const Result<std::size_t> hosts = countHosts(row.name)) {
            nodes += static_cast<double>(*hosts);
            cores += static_cast<double>(*hosts) * row.cores.valueOr(1);
        }
    double servers = 0;
    for (const ServerRow& row : platform.servers) {
        servers += static_cast<double>(serverCount(row));
        nodes += static_cast<double>(gpuCount(row));
        cores += static_cast<double>(gpuCount(row));
    }
    return {{"nodes", nodes},
            {"servers", servers},
            {"switches", static_cast<double>(platform.switches.size())},
            {"links", static_cast<double>(platform.links.size())},
            {"cores", cores}};
}

const std::vector<std::string>& furtherColumnsOf(const Project& project, TableRef table)
{
    static const std::vector<std::string> none;
    switch (table.kind) {
    case TableKind::messages:
        return project.workloads[table.owner].extraColumns;
    case TableKind::times:
        return project.measurements[table.owner].extraColumns;
    case TableKind::benchmarkRows:
        return project.benchmarks[table.owner].extraColumns;
    case TableKind::events:
        return project.applications[table.owner].extraColumns;
    default:
        return none;
    }
}

bool setOutcome(ParameterRow& row, const ParameterValue& outcome)
{
    std::string result = outcome.problem.empty() ? resultText(outcome.value) : std::string();
    if (row.result == result && row.problem == outcome.problem)
        return false;
    row.result = std::move(result);
    row.problem = outcome.problem;
    return true;
}

ParameterValue modelValue(TableFormulas& formulas, const ParameterRow& row, std::size_t index)
{
    const TableFormula& formula = formulas.find(SharedText({row.value, {}, true}));
    if (!formula.problem.empty())
        return {{}, formula.problem};
    std::vector<FormulaValue> values;
    for (const NameSource& source : formula.sources)
        values.push_back(source.kind == NameSource::Kind::rowNumber
                             ? FormulaValue{static_cast<double>(index + 1), {}, false}
                             : source.value);
    const Result<FormulaValue> value = formula.formula->evaluate(values);
    return value ? ParameterValue{*value, {}} : ParameterValue{{}, value.error().message};
}

} // namespace contraflow
