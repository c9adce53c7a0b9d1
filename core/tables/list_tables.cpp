// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/sharing/catalog.h"
#include "core/tables/project_tables.h"
#include "core/tables/row_table.h"
#include "core/tables/scope.h"

namespace contraflow {

namespace {

std::vector<const Model*> modelsIn(const TableScope& scope)
{
    return objectsIn(scope, scope.project.models, &Scenario::model);
}

const ParameterRow* findParameter(const Model& model, std::string_view name)
{
    for (const ParameterRow& row : model.parameters)
        if (row.name == name)
            return &row;
    return nullptr;
}

} // namespace

Table modelsTable(const TableScope& scope)
{
    Table table("models", "Models",
                {{"name", "Model"}, {"kind", "Kind"}, {"title", "Shares by"}, {"source", "Source"}});
    for (const Model* model : modelsIn(scope)) {
        const ModelInfo* info = findModelInfo(model->kind);
        table.addRow({model->name, model->kind, info ? info->title : "", info ? info->citation : ""});
    }
    return table;
}

Table modelParametersTable(const TableScope& scope)
{
    Table table("model-parameters", "Parameters of models",
                {{"model", "Model"},
                 {"kind", "Kind"},
                 {"parameter", "Parameter"},
                 {"value", "Value"},
                 {"origin", "From"},
                 {"meaning", "Meaning"}});
    for (const Model* model : modelsIn(scope)) {
        const ModelInfo* info = findModelInfo(model->kind);
        if (!info)
            continue;
        for (const ParameterInfo& parameter : info->parameters) {
            const ParameterRow* given = findParameter(*model, parameter.name);
            table.addRow({model->name, model->kind, parameter.name,
                          given ? given->valueText() : defaultText(parameter), given ? "given" : "default",
                          parameter.description});
        }
    }
    return table;
}

Table scenariosTable(const TableScope& scope)
{
    Table table("scenarios", "Scenarios",
                {{"name", "Scenario"},
                 {"platform", "Platform"},
                 {"workload", "Workload"},
                 {"mapping", "Mapping"},
                 {"model", "Model"},
                 {"applications", "Applications"}});
    for (const std::size_t i : scenariosIn(scope)) {
        const Scenario& scenario = scope.project.scenarios[i];
        std::string applications;
        for (const ScenarioApplication& application : scenario.applications)
            applications += (applications.empty() ? "" : ";") + application.name;
        table.addRow({scenario.name, scenario.platform, scenario.workload, scenario.mapping, scenario.model,
                      std::move(applications)});
    }
    return table;
}

Table parametersTable(const TableScope& scope)
{
    return rowTable<ParameterRow>(
        {"parameters", "Parameters", {}}, {},
        {{{"name", "Parameter"}, [](const ParameterRow& row) { return row.name; }},
         {{"value", "Value"}, [](const ParameterRow& row) { return row.valueText(); }},
         {{"typed", "As typed"}, [](const ParameterRow& row) { return row.value; }}},
        {{{}, scope.project.parameters}});
}

Table benchmarksTable(const TableScope& scope)
{
    std::vector<OwnedRows<BenchmarkRow>> parts;
    for (const Benchmark& benchmark : scope.project.benchmarks)
        parts.push_back({benchmark.name, benchmark.rows, benchmark.extraColumns});
    const auto time = [](std::string key, std::string title, QuantityCell BenchmarkRow::*field) {
        return RowColumn<BenchmarkRow>{{std::move(key), std::move(title), ColumnKind::seconds},
                                       [field](const BenchmarkRow& row) { return cellOf(row.*field); }};
    };
    return rowTable<BenchmarkRow>({"benchmarks", "Benchmarks", {}}, Table::Column{"benchmark", "Benchmark"},
                                  {{{"test", "Test"}, [](const BenchmarkRow& row) { return row.test; }},
                                   {{"processes", "Processes", ColumnKind::count},
                                    [](const BenchmarkRow& row) { return cellOf(row.processes); }},
                                   {{"size_bytes", "Size", ColumnKind::bytes},
                                    [](const BenchmarkRow& row) { return cellOf(row.size); }},
                                   time("time_s", "Time", &BenchmarkRow::time),
                                   {{"bandwidth_bytes_per_s", "Bandwidth", ColumnKind::bytesPerSecond},
                                    [](const BenchmarkRow& row) { return cellOf(row.bandwidth); }},
                                   {{"repetitions", "Repetitions", ColumnKind::count},
                                    [](const BenchmarkRow& row) { return cellOf(row.repetitions); }},
                                   time("min_s", "Shortest", &BenchmarkRow::minimum),
                                   time("max_s", "Longest", &BenchmarkRow::maximum),
                                   time("ci95_s", "95 % ±", &BenchmarkRow::ci95),
                                   {{"from", "From"}, [](const BenchmarkRow& row) { return row.from; }},
                                   {{"to", "To"}, [](const BenchmarkRow& row) { return row.to; }}},
                                  std::move(parts));
}

} // namespace contraflow
