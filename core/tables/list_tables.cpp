// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/sharing/catalog.h"
#include "core/tables/field_columns.h"
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
                 {"applications", "Applications"},
                 {"note", "Note"}});
    for (const std::size_t i : scenariosIn(scope)) {
        const Scenario& scenario = scope.project.scenarios[i];
        std::string applications;
        for (const ScenarioApplication& application : scenario.applications)
            applications += (applications.empty() ? "" : ";") + application.name;
        table.addRow({scenario.name, scenario.platform, scenario.workload, scenario.mapping, scenario.model,
                      std::move(applications), scenario.note});
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
    return rowTable({"benchmarks", "Benchmarks", {}}, Table::Column{"benchmark", "Benchmark"},
                    fieldColumns<BenchmarkRow>(), std::move(parts));
}

} // namespace contraflow
