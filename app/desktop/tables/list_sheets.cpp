// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/text.h"
#include "app/desktop/tables/row_sheet.h"
#include "app/desktop/tables/sheets.h"

namespace contraflow {

namespace {

std::vector<TableColumn<ParameterRow>> parameterColumns(const Project&, std::optional<std::size_t>)
{
    return parameterFieldColumns();
}

/** What separates an application of a scenario from its start. */
constexpr char kStartSign = '@';

/** "solver; checkpoint @ 2 s" */
std::string applicationsCell(const Scenario& scenario)
{
    std::string text;
    for (const ScenarioApplication& application : scenario.applications) {
        text += (text.empty() ? "" : "; ") + application.name;
        if (!application.start.isEmpty())
            text += std::string(" ") + kStartSign + " " +
                    cellText(application.start, Dimension::duration).typed().toStdString();
    }
    return text;
}

std::vector<ScenarioApplication> readApplications(std::string_view text)
{
    std::vector<ScenarioApplication> applications;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view part = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty())
            continue;
        // A name may have such a sign within.
        std::size_t sign = part.rfind(kStartSign);
        if (sign != std::string_view::npos && (sign == 0 || part[sign - 1] != ' '))
            sign = std::string_view::npos;
        ScenarioApplication& application = applications.emplace_back();
        application.name = std::string(trimmed(part.substr(0, sign)));
        if (sign != std::string_view::npos)
            application.start = readQuantity(Dimension::duration, trimmed(part.substr(sign + 1)));
    }
    return applications;
}

void readApplicationsIn(TableColumn<Scenario>& column)
{
    column.read = [](const Scenario& row) { return plainText(applicationsCell(row)); };
    column.write = [](Scenario& row, const std::string& text) {
        // Keys that no sheet shows stay with the application of that name.
        std::vector<ScenarioApplication> read = readApplications(text);
        for (ScenarioApplication& application : read)
            for (const ScenarioApplication& before : row.applications)
                if (before.name == application.name)
                    application.extras = before.extras;
        row.applications = std::move(read);
    };
    column.sortValue = [](const Scenario& row) { return QVariant(qtText(applicationsCell(row))); };
}

std::vector<TableColumn<Scenario>> scenarioColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<Scenario>> columns = fieldColumns<Scenario>();
    readApplicationsIn(columnWith(columns, "application"));
    columnWith(columns, "platform").choices = namesOf(&Project::platforms);
    columnWith(columns, "workload").choices = namesOf(&Project::workloads);
    columnWith(columns, "application").choices = namesOf(&Project::applications);
    columnWith(columns, "mapping").choices = namesOf(&Project::mappings);
    columnWith(columns, "model").choices = namesOf(&Project::models);
    columnWith(columns, "uncontrolled").choices = namesOf(&Project::models);
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
    return makeSheet<ParameterRow>({TableKind::parameters, words, parameterColumns}, sources);
}

std::unique_ptr<SheetModel> makeScenariosSheet(SheetSources sources)
{
    const SheetWords words{
        tr("scenario"),
        tr("scenarios"),
        {},
        {},
        tr("No scenarios yet. A scenario runs a workload or an application on a platform under a model."),
        tr("Add a scenario")};
    return makeSheet<Scenario>({TableKind::scenarios, words, scenarioColumns}, sources);
}

} // namespace contraflow
