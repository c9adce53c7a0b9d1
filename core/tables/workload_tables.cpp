// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/base/words.h"

#include "core/project/application_runs.h"
#include "core/project/checks.h"
#include "core/project/measured_times.h"
#include "core/project/rule_names.h"
#include "core/project/scenario.h"
#include "core/sharing/kind_title.h"
#include "core/tables/field_columns.h"
#include "core/tables/project_tables.h"
#include "core/tables/row_table.h"

namespace contraflow {

namespace {

std::string_view policyName(MappingPolicy policy)
{
    return policy == MappingPolicy::byHand ? "by-hand" : nameOf(policy, kPolicyNames);
}

std::vector<const Workload*> workloadsIn(const TableScope& scope)
{
    return objectsIn(scope, scope.project.workloads, &Scenario::workload);
}

std::vector<const Mapping*> mappingsIn(const TableScope& scope)
{
    return objectsIn(scope, scope.project.mappings, &Scenario::mapping);
}

/** All measurements, or those that the scope's scenarios are held against. */
std::vector<const Measurement*> measurementsIn(const TableScope& scope)
{
    const SharedRows<Measurement>& all = scope.project.measurements;
    std::vector<const Measurement*> chosen;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isOfScenario = std::ranges::any_of(scope.scenarios, [&](std::size_t scenario) {
            return measurementOf(scope.project, scenario) == i;
        });
        if (scope.scenarios.empty() || isOfScenario)
            chosen.push_back(&all[i]);
    }
    return chosen;
}

double totalBytes(const Workload& workload)
{
    double bytes = 0;
    for (const MessageRow& row : workload.messages)
        if (row.size.hasValue())
            bytes += row.size.value().value;
    return bytes;
}

} // namespace

Table workloadsTable(const TableScope& scope)
{
    Table table("workloads", "Workloads",
                {{"name", "Workload"},
                 {"messages", "Messages", ColumnKind::count},
                 {"total_bytes", "Bytes in all", ColumnKind::bytes},
                 {"weight", "Weight", ColumnKind::number},
                 {"note", "Note"}});
    for (const Workload* workload : workloadsIn(scope))
        table.addRow(
            {workload->name, workload->messages.size(), totalBytes(*workload),
             workload->weight.isRejected() ? TableCell() : TableCell(workload->weight.valueOr({1}).value),
             workload->note});
    return table;
}

Table messagesTable(const TableScope& scope)
{
    std::vector<OwnedRows<MessageRow>> parts;
    for (const Workload* workload : workloadsIn(scope))
        parts.push_back({workload->name, workload->messages, workload->extraColumns});
    RowColumns<MessageRow> columns = fieldColumns<MessageRow>();
    columnWith(columns, "id").column.key = "message";
    return rowTable({"messages", "Messages", {}}, Table::Column{"workload", "Workload"}, std::move(columns),
                    std::move(parts));
}

Table mappingsTable(const TableScope& scope)
{
    Table table("mappings", "Mappings",
                {{"name", "Mapping"},
                 {"policy", "Policy"},
                 {"seed", "Seed", ColumnKind::count},
                 {"placed", "Placed by hand", ColumnKind::count},
                 {"in_use", "In use"},
                 {"in_use_share", "Share in use", ColumnKind::number}});
    for (const Mapping* mapping : mappingsIn(scope)) {
        const bool isDrawn = mapping->policy == MappingPolicy::random || !mapping->inUseShare.isEmpty();
        const QuantityCell& share = mapping->inUseShare;
        table.addRow({mapping->name, policyName(mapping->policy),
                      isDrawn ? TableCell(mapping->seed) : TableCell(), mapping->places.size(),
                      mapping->inUse, share.hasValue() ? TableCell(share.value().value) : TableCell()});
    }
    return table;
}

Table placementTable(const TableScope& scope)
{
    Table table("mapping", "Placement",
                {{"scenario", "Scenario"},
                 {"mapping", "Mapping"},
                 {"process", "Process"},
                 {"node", "Node"},
                 {"switch", "Switch"}});
    const Project& project = scope.project;
    for (const std::size_t i : scenariosIn(scope)) {
        const Scenario& scenario = project.scenarios[i];
        IssueList issues; // reported by whoever predicts or validates the scenario
        const auto add = [&](const Network& network, const std::string& process, NodeId id) {
            const Network::Node& node = network.node(id);
            table.addRow({scenario.name, scenario.mapping, process, node.name,
                          node.attachedTo ? network.networkSwitch(*node.attachedTo).name : std::string()});
        };
        if (runsApplications(scenario)) {
            const ApplicationPlacement placement = placeApplications(project, i, issues);
            for (std::size_t run = 0; placement.network && run < placement.applications.size(); ++run) {
                const PlacedApplication& application = placement.applications[run];
                for (std::uint32_t rank = 0; rank < application.nodes.size(); ++rank)
                    add(*placement.network, processNameOf(application.name, run, rank),
                        application.nodes[rank]);
            }
            continue;
        }
        PlacementInput input;
        if (!resolveScenario(project, i, input, issues) || !input.mapping)
            continue;
        const auto network = Network::build(*input.platform, input.platformIndex, issues);
        for (const auto& [process, id] :
             placements(*network, *input.mapping, *input.workload, issues).value_or(Placements()))
            add(*network, process, id);
    }
    return table;
}

Table measurementsTable(const TableScope& scope)
{
    Table table("measurements", "Measurements",
                {{"name", "Measurement"},
                 {"scenario", "Scenario"},
                 {"messages", "Messages", ColumnKind::count},
                 {"file", "File"},
                 {"sha256", "SHA-256"},
                 {"imported", "Imported"},
                 {"measured", "Measured"},
                 {"machine", "Machine"},
                 {"mpi", "MPI"},
                 {"note", "Note"},
                 {"changed", "Changed since"}});
    for (const Measurement* measurement : measurementsIn(scope)) {
        const Provenance& from = measurement->provenance;
        table.addRow({measurement->name, measurement->scenario, measurement->times.size(), from.file,
                      from.sha256, from.date, from.measured, from.machine, from.mpi, from.note,
                      from.changed});
    }
    return table;
}

Table measuredTable(const TableScope& scope)
{
    std::vector<OwnedRows<TimeRow>> parts;
    for (const Measurement* measurement : measurementsIn(scope))
        parts.push_back({measurement->name, measurement->times, measurement->extraColumns});
    return rowTable({"measured", "Measured times", {}}, Table::Column{"measurement", "Measurement"},
                    fieldColumns<TimeRow>({{"mean_s", "Mean"}}), std::move(parts));
}

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
        table.addRow(
            {model->name, model->kind, info ? kindTitle(model->kind) : "", info ? info->citation : ""});
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
