// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/text.h"
#include "app/desktop/tables/row_sheet.h"
#include "app/desktop/tables/sheets.h"
#include "core/project/edits.h"

namespace contraflow {

namespace {

std::vector<TableColumn<ParameterRow>> parameterColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<ParameterRow>> columns;
    columns.push_back(textColumn<ParameterRow>(
        {"name", tr("Name"), tr("What formulas call the value: letters, digits and _, such as N"),
         QStringLiteral("parameter-01")},
        &ParameterRow::name));
    columns.push_back(parameterValueColumn(
        {"value", tr("Value"),
         tr("A number, with its unit where it has one, or a formula over other parameters, such as =N/2"),
         QStringLiteral("1000000 Mbit/s")}));
    return columns;
}

std::vector<TableColumn<Scenario>> scenarioColumns(const Project&, std::optional<std::size_t>)
{
    const QString sample = QStringLiteral("name-of-object");
    std::vector<TableColumn<Scenario>> columns;
    columns.push_back(textColumn<Scenario>({"name", tr("Name"), tr("What the scenario is called"), sample},
                                           &Scenario::name));
    columns.back().rename = [](const CellPlace& at, const std::string& name) {
        return renameObject(at.project, TableKind::scenarios, at.row, name);
    };
    columns.push_back(
        textColumn<Scenario>({"platform", tr("Platform"), tr("The network that the messages share"), sample},
                             &Scenario::platform));
    columns.back().choices = namesOf(&Project::platforms);
    columns.push_back(textColumn<Scenario>(
        {"workload", tr("Workload"), tr("The messages that are sent"), sample}, &Scenario::workload));
    columns.back().choices = namesOf(&Project::workloads);
    columns.push_back(textColumn<Scenario>(
        {"mapping", tr("Mapping"), tr("Where processes run; empty when messages name nodes"), sample},
        &Scenario::mapping));
    columns.back().choices = namesOf(&Project::mappings);
    columns.push_back(textColumn<Scenario>(
        {"model", tr("Model"), tr("How messages share the network"), sample}, &Scenario::model));
    columns.back().choices = namesOf(&Project::models);
    return columns;
}

} // namespace

std::unique_ptr<SheetModel> makeParametersSheet(SheetSources sources)
{
    const SheetWords words{
        tr("parameter"),
        tr("parameters"),
        {},
        {},
        tr("No parameters yet. A parameter is a value with a name that formulas in cells can use: N = 20500, and "
           "=2*N*8 B as a size."),
        tr("Add a parameter")};
    return std::make_unique<RowSheet<ParameterRow>>(
        RowSheetSetup<ParameterRow>{TableKind::parameters, words,
                                    [](const Project& project, std::size_t)
                                        -> const SharedRows<ParameterRow>& { return project.parameters; },
                                    parameterColumns},
        sources);
}

std::unique_ptr<SheetModel> makeScenariosSheet(SheetSources sources)
{
    const SheetWords words{tr("scenario"),
                           tr("scenarios"),
                           {},
                           {},
                           tr("No scenarios yet. A scenario runs a workload on a platform under a model."),
                           tr("Add a scenario")};
    return std::make_unique<RowSheet<Scenario>>(
        RowSheetSetup<Scenario>{TableKind::scenarios, words,
                                [](const Project& project, std::size_t) -> const SharedRows<Scenario>& {
                                    return project.scenarios;
                                },
                                scenarioColumns},
        sources);
}

} // namespace contraflow
