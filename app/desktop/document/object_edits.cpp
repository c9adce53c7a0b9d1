// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/object_edits.h"

#include "app/desktop/style/text.h"
#include "core/io/project/preset_file.h"
#include "core/project/edits.h"
#include "core/project/schema.h"
#include "core/project/table_info.h"
#include "core/sharing/catalog.h"

#include <QCoreApplication>

#include <type_traits>

namespace contraflow {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("Project tree", source);
}

/** Calls `use` with the list of named objects of this kind, when it is one. */
template<typename Use>
void withList(const Project& project, TableKind list, Use use)
{
    forEachField(project, [&](const Field& field, const auto& rows) {
        if constexpr (isRows<std::decay_t<decltype(rows)>>)
            if (field.table == list)
                use(rows);
    });
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

/** A scenario of what another one uses; of the first objects where there is none. */
Scenario newScenario(const Project& project, const Scenario* like)
{
    Scenario added;
    if (like) {
        added = *like;
        added.extras.clear();
        return added;
    }
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
    return added;
}

template<typename Row>
Row newRow(const Project& project, const Scenario* scenario)
{
    if constexpr (std::is_same_v<Row, Scenario>)
        return newScenario(project, scenario);
    if constexpr (std::is_same_v<Row, Model>)
        return plainModel(usualModel().kind);
    Row row;
    if constexpr (std::is_same_v<Row, Application>)
        row.processes = CountCell(4);
    if constexpr (std::is_same_v<Row, Benchmark>)
        row.kind = "ping-pong";
    if constexpr (std::is_same_v<Row, Measurement>)
        row.scenario = scenario ? scenario->name : std::string();
    return row;
}

} // namespace

QString listTitle(TableKind list)
{
    QString title;
    forEachField<Project>([&](const Field& field) {
        if (field.table == list)
            title = coreText(field.title);
    });
    return title;
}

QString objectWord(TableKind list)
{
    return coreText(infoOf(list).thing);
}

std::string nameOfObject(const Project& project, TableKind list, std::size_t index)
{
    std::string name;
    withList(project, list, [&](const auto& rows) { name = nameAt(rows, index); });
    return name;
}

QStringList namesOfObjects(const Project& project, TableKind list)
{
    QStringList names;
    withList(project, list, [&](const auto& rows) {
        for (const auto& row : rows)
            names.append(qtText(row.name));
    });
    return names;
}

std::optional<std::size_t> indexOfObject(const Project& project, TableKind list, const std::string& name)
{
    std::optional<std::size_t> found;
    withList(project, list, [&](const auto& rows) {
        if (const std::size_t index = indexOfName(rows, name); index < rows.size())
            found = index;
    });
    return found;
}

std::vector<Change> appendObject(const Project& project, TableKind list, const std::string& name,
                                 const Scenario* scenario)
{
    std::vector<Change> changes;
    withList(project, list, [&](const auto& rows) {
        auto row = newRow<std::decay_t<decltype(rows[0])>>(project, scenario);
        row.name = name;
        changes = insertion(list, rows.size(), std::move(row), {}).changes;
    });
    return changes;
}

Edit addObject(const Project& project, TableKind list, std::size_t scenario)
{
    const std::string name = freeName(project, list, objectWord(list).toStdString());
    const QString label = text(QT_TRANSLATE_NOOP("Project tree", "Add %1")).arg(qtText(name));
    const Scenario* shown = scenario < project.scenarios.size() ? &project.scenarios[scenario] : nullptr;
    return {label.toStdString(), appendObject(project, list, name, shown)};
}

Edit duplicateObject(const Project& project, TableKind list, std::size_t index)
{
    Edit edit;
    withList(project, list, [&](const auto& rows) {
        if (index >= rows.size())
            return;
        auto copy = rows[index];
        const QString label = text(QT_TRANSLATE_NOOP("Project tree", "Duplicate %1")).arg(qtText(copy.name));
        copy.name = freeName(project, list, copy.name);
        edit = insertion(list, index + 1, std::move(copy), label);
    });
    return edit;
}

Edit removeObject(const Project& project, TableKind list, std::size_t index)
{
    Edit edit;
    withList(project, list, [&](const auto& rows) {
        if (index >= rows.size())
            return;
        using Row = std::decay_t<decltype(rows[index])>;
        const QString label =
            text(QT_TRANSLATE_NOOP("Project tree", "Remove %1")).arg(qtText(rows[index].name));
        edit = {label.toStdString(), {ReplaceRows{TableRef{list, 0}, index, 1, std::vector<Row>{}}}};
    });
    return edit;
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
