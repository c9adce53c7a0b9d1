// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/object_edits.h"

#include "app/desktop/style/text.h"
#include "core/io/preset_file.h"
#include "core/project/edits.h"
#include "core/sharing/catalog.h"

#include <QCoreApplication>

#include <type_traits>

namespace contraflow {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("Project tree", source);
}

/** Calls `function` with the list of named objects of this kind; `fallback` for tables that are no such list.
 */
template<typename Function, typename Fallback>
auto withList(const Project& project, TableKind list, Function function, Fallback fallback)
{
    switch (list) {
    case TableKind::platforms:
        return function(project.platforms);
    case TableKind::workloads:
        return function(project.workloads);
    case TableKind::mappings:
        return function(project.mappings);
    case TableKind::models:
        return function(project.models);
    case TableKind::scenarios:
        return function(project.scenarios);
    case TableKind::measurements:
        return function(project.measurements);
    case TableKind::benchmarks:
        return function(project.benchmarks);
    case TableKind::applications:
        return function(project.applications);
    default:
        return fallback();
    }
}

template<typename Row>
Edit insertion(TableKind list, std::size_t at, Row row, const QString& label)
{
    std::vector<Row> rows;
    rows.push_back(std::move(row));
    return {label.toStdString(), {ReplaceRows{TableRef{list, 0}, at, 0, std::move(rows)}}};
}

template<typename Row>
std::string nameAt(const SharedRows<Row>& rows, std::size_t index)
{
    return index < rows.size() ? rows[index].name : std::string();
}

} // namespace

Application newApplication(const std::string& name)
{
    Application application;
    application.name = name;
    application.processes = CountCell(4);
    return application;
}

QString listTitle(TableKind list)
{
    switch (list) {
    case TableKind::platforms:
        return text(QT_TRANSLATE_NOOP("Project tree", "Platforms"));
    case TableKind::workloads:
        return text(QT_TRANSLATE_NOOP("Project tree", "Workloads"));
    case TableKind::mappings:
        return text(QT_TRANSLATE_NOOP("Project tree", "Mappings"));
    case TableKind::models:
        return text(QT_TRANSLATE_NOOP("Project tree", "Models"));
    case TableKind::scenarios:
        return text(QT_TRANSLATE_NOOP("Project tree", "Scenarios"));
    case TableKind::measurements:
        return text(QT_TRANSLATE_NOOP("Project tree", "Measurements"));
    case TableKind::benchmarks:
        return text(QT_TRANSLATE_NOOP("Project tree", "Benchmarks"));
    case TableKind::applications:
        return text(QT_TRANSLATE_NOOP("Project tree", "Applications"));
    default:
        return {};
    }
}

QString objectWord(TableKind list)
{
    switch (list) {
    case TableKind::platforms:
        return text(QT_TRANSLATE_NOOP("Project tree", "platform"));
    case TableKind::workloads:
        return text(QT_TRANSLATE_NOOP("Project tree", "workload"));
    case TableKind::mappings:
        return text(QT_TRANSLATE_NOOP("Project tree", "mapping"));
    case TableKind::models:
        return text(QT_TRANSLATE_NOOP("Project tree", "model"));
    case TableKind::scenarios:
        return text(QT_TRANSLATE_NOOP("Project tree", "scenario"));
    case TableKind::measurements:
        return text(QT_TRANSLATE_NOOP("Project tree", "measurement"));
    case TableKind::benchmarks:
        return text(QT_TRANSLATE_NOOP("Project tree", "benchmark"));
    case TableKind::applications:
        return text(QT_TRANSLATE_NOOP("Project tree", "application"));
    default:
        return {};
    }
}

std::string nameOfObject(const Project& project, TableKind list, std::size_t index)
{
    return withList(
        project, list, [index](const auto& rows) { return nameAt(rows, index); },
        [] { return std::string(); });
}

Edit addObject(const Project& project, TableKind list, std::size_t scenario)
{
    const std::string name = freeName(project, list, objectWord(list).toStdString());
    const QString label = text(QT_TRANSLATE_NOOP("Project tree", "Add %1")).arg(qtText(name));
    const std::size_t end = rowCount(project, TableRef{list, 0});
    switch (list) {
    case TableKind::platforms: {
        Platform platform;
        platform.name = name;
        return insertion(list, end, std::move(platform), label);
    }
    case TableKind::workloads: {
        Workload workload;
        workload.name = name;
        return insertion(list, end, std::move(workload), label);
    }
    case TableKind::mappings: {
        Mapping mapping;
        mapping.name = name;
        return insertion(list, end, std::move(mapping), label);
    }
    case TableKind::models: {
        Model model = plainModel(usualModel().kind);
        model.name = name;
        return insertion(list, end, std::move(model), label);
    }
    case TableKind::scenarios: {
        Scenario added;
        if (scenario < project.scenarios.size()) {
            added = project.scenarios[scenario];
            added.extras.clear();
        } else {
            added.platform = nameAt(project.platforms, 0);
            added.workload = nameAt(project.workloads, 0);
            if (added.workload.empty() && !project.applications.empty()) {
                added.applications.push_back({project.applications[0].name, {}, {}});
                added.mapping = nameAt(project.mappings, 0);
            }
            if (const Model* model = findSameModel(project, modelForPlatform(project, added.platform)))
                added.model = model->name;
            const std::optional<Model> uncontrolled = uncontrolledForPlatform(project, added.platform);
            if (const Model* model = uncontrolled ? findSameModel(project, *uncontrolled) : nullptr)
                added.uncontrolled = model->name;
        }
        added.name = name;
        return insertion(list, end, std::move(added), label);
    }
    case TableKind::measurements: {
        Measurement measurement;
        measurement.name = name;
        measurement.scenario = nameAt(project.scenarios, scenario);
        return insertion(list, end, std::move(measurement), label);
    }
    case TableKind::applications:
        return insertion(list, end, newApplication(name), label);
    case TableKind::benchmarks:
        return insertion(list, end, Benchmark{.name = name, .kind = "ping-pong"}, label);
    default:
        return {};
    }
}

Edit duplicateObject(const Project& project, TableKind list, std::size_t index)
{
    return withList(
        project, list,
        [&](const auto& rows) -> Edit {
            if (index >= rows.size())
                return {};
            auto copy = rows[index];
            const QString label =
                text(QT_TRANSLATE_NOOP("Project tree", "Duplicate %1")).arg(qtText(copy.name));
            copy.name = freeName(project, list, copy.name);
            return insertion(list, index + 1, std::move(copy), label);
        },
        [] { return Edit{}; });
}

Edit removeObject(const Project& project, TableKind list, std::size_t index)
{
    return withList(
        project, list,
        [&](const auto& rows) -> Edit {
            if (index >= rows.size())
                return {};
            using Row = std::decay_t<decltype(rows[index])>;
            const QString label =
                text(QT_TRANSLATE_NOOP("Project tree", "Remove %1")).arg(qtText(rows[index].name));
            return {label.toStdString(), {ReplaceRows{TableRef{list, 0}, index, 1, std::vector<Row>{}}}};
        },
        [] { return Edit{}; });
}

Edit chooseModel(const Project& project, std::size_t scenario, const std::string& model)
{
    if (scenario >= project.scenarios.size() || project.scenarios[scenario].model == model)
        return {};
    Scenario chosen = project.scenarios[scenario];
    chosen.model = model;
    const QString label = text(QT_TRANSLATE_NOOP("Project tree", "Use model %1 for %2"))
                              .arg(qtText(model), qtText(chosen.name));
    return {label.toStdString(),
            {ReplaceRows{TableRef{TableKind::scenarios, 0}, scenario, 1, std::vector<Scenario>{chosen}}}};
}

bool isPlain(const Model& model)
{
    return model.parameters.empty();
}

Edit chooseModelKind(const Project& project, std::size_t scenario, const std::string& kind)
{
    for (const Model& model : project.models)
        if (model.kind == kind && isPlain(model))
            return chooseModel(project, scenario, model.name);
    Model plain = plainModel(kind);
    plain.name = freeName(project, TableKind::models, kind);
    Edit edit = chooseModel(project, scenario, plain.name);
    if (!edit.changes.empty())
        edit.changes.insert(
            edit.changes.begin(),
            ReplaceRows{TableRef{TableKind::models, 0}, project.models.size(), 0, std::vector<Model>{plain}});
    return edit;
}

} // namespace contraflow
