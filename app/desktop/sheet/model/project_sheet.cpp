// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/project_sheet.h"

#include "app/desktop/document/object_edits.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/style/text.h"
#include "core/base/ranges.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace contraflow {

void IssueMarks::load(const IssueList& issues, TableRef table)
{
    m_rows.clear();
    std::size_t count = 0;
    for (const Issue& issue : issues) {
        if (issue.location.table != table || !issue.location.row)
            continue;
        if (++count > kMaxMarks)
            return;
        m_rows[*issue.location.row].push_back(issue);
    }
}

void IssueMarks::follow(const ReplaceRows& change)
{
    const auto end =
        m_rows.erase(m_rows.lower_bound(change.first), m_rows.lower_bound(change.first + change.removed));
    const std::size_t inserted = rowCount(change.rows);
    if (inserted == change.removed)
        return;
    std::map<std::size_t, std::vector<Issue>> moved;
    for (auto it = end; it != m_rows.end(); ++it)
        moved.emplace_hint(moved.end(), it->first + inserted - change.removed, std::move(it->second));
    m_rows.erase(end, m_rows.end());
    m_rows.merge(moved);
}

std::vector<const Issue*> IssueMarks::at(std::size_t row, const std::string& column, bool isFirst) const
{
    std::vector<const Issue*> found;
    const auto marks = m_rows.find(row);
    if (marks == m_rows.end())
        return found;
    for (const Issue& issue : marks->second) {
        const std::string& where = issue.location.column;
        if (where == column || (isFirst && where.empty()))
            found.push_back(&issue);
    }
    return found;
}

bool IssueMarks::hasError(std::size_t row) const
{
    const auto marks = m_rows.find(row);
    return marks != m_rows.end() && contains(marks->second, Severity::error, &Issue::severity);
}

std::size_t rowsThatRefer(const Project& project)
{
    std::size_t count = 0;
    for (const Platform& platform : project.platforms)
        count += platform.nodes.size() + platform.links.size();
    for (const Workload& workload : project.workloads)
        count += workload.messages.size();
    for (const Mapping& mapping : project.mappings)
        count += mapping.places.size();
    for (const Measurement& measurement : project.measurements)
        count += measurement.times.size();
    for (const Application& application : project.applications)
        count += application.program.size();
    return count;
}

ProjectSheet::ProjectSheet(TableKind tableKind, SheetSources sources)
    : m_sources(sources)
    , m_tableKind(tableKind)
{
    const Document* document = &m_sources.document;
    connect(document, &Document::aboutToChange, this, &ProjectSheet::onAboutToChange);
    connect(document, &Document::changed, this, &ProjectSheet::onChanged);
    connect(document, &Document::aboutToReset, this, &ProjectSheet::beginReplace);
    connect(document, &Document::wasReset, this, &ProjectSheet::endReplace);
    // Names are compared once the whole edit is done: in between a renamed object has no scenario.
    connect(document, &Document::revisionChanged, this, &ProjectSheet::updateTable);
    connect(&m_sources.selection, &Selection::scenarioChanged, this, &ProjectSheet::updateTable);
    const std::optional<TableKind> owners = infoOf(tableKind).owner;
    if (owners == TableKind::benchmarks || owners == TableKind::applications)
        connect(&m_sources.selection, &Selection::itemsChanged, this, &ProjectSheet::updateTable);
    connect(&m_sources.results, &Results::changed, this, &ProjectSheet::updateMarks);
}

QString ProjectSheet::ownerText() const
{
    const std::optional<TableKind> list = infoOf(m_tableKind).owner;
    if (!m_table || !list)
        return {};
    QString word = objectWord(*list);
    word.front() = word.front().toUpper();
    return tr("%1 %2").arg(word, qtText(nameOfObject(project(), *list, m_table->owner)));
}

bool ProjectSheet::makeOwner()
{
    const std::size_t before = project().scenarios.size();
    if (!m_sources.document.submit(contraflow::makeOwner(project(), scenario(), m_tableKind)))
        return false;
    if (project().scenarios.size() > before)
        m_sources.selection.setScenario(before);
    return m_table.has_value();
}

int ProjectSheet::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_table ? 0 : dataRowCount() + 1;
}

int ProjectSheet::dataRowCount() const
{
    return m_table ? toInt(contraflow::rowCount(project(), *m_table)) : 0;
}

Qt::ItemFlags ProjectSheet::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

void ProjectSheet::findTable()
{
    m_table = wantedTable();
    m_marks.clear();
    if (m_table && m_sources.results.current())
        m_marks.load(m_sources.results.current()->issues, *m_table);
    tableReplaced();
}

void ProjectSheet::onAboutToChange(const Change& change)
{
    const auto* rows = std::get_if<ReplaceRows>(&change);
    if (!rows || m_isReplacing)
        return;
    if (infoOf(m_tableKind).owner == rows->table.kind) {
        if (keepsTables(m_sources.document.project(), *rows))
            return;
        // Objects come, go or are exchanged: rare, and what is shown may be another table afterwards.
        beginReplace();
        return;
    }
    if (rows->table != m_table)
        return;
    const std::size_t count = contraflow::rowCount(rows->rows);
    if (rows->removed == 0)
        beginInsertRows({}, toInt(rows->first), toInt(rows->first + count) - 1);
    else if (count == 0)
        beginRemoveRows({}, toInt(rows->first), toInt(rows->first + rows->removed) - 1);
}

void ProjectSheet::onChanged(const Change& change)
{
    const auto* rows = std::get_if<ReplaceRows>(&change);
    if (!rows)
        return;
    if (m_isReplacing) {
        if (infoOf(m_tableKind).owner == rows->table.kind)
            endReplace();
        return;
    }
    if (infoOf(rows->table.kind).owner == m_tableKind) {
        // A cell may sum up what the object of its row owns.
        const int owner = toInt(rows->table.owner);
        emit dataChanged(index(owner, 0), index(owner, columnCount() - 1));
        return;
    }
    if (rows->table != m_table)
        return;
    m_marks.follow(*rows);
    const std::size_t count = contraflow::rowCount(rows->rows);
    if (rows->removed == 0)
        endInsertRows();
    else if (count == 0)
        endRemoveRows();
    else
        emit dataChanged(index(toInt(rows->first), 0),
                         index(toInt(rows->first + count) - 1, columnCount() - 1));
}

void ProjectSheet::beginReplace()
{
    if (m_isReplacing)
        return;
    m_isReplacing = true;
    beginResetModel();
    m_table.reset(); // an editor that loses the keyboard meanwhile has nothing to write to
}

void ProjectSheet::endReplace()
{
    if (!m_isReplacing)
        return;
    findTable();
    m_isReplacing = false;
    endResetModel();
}

/** A selected one, else the one that is shown if the scenario runs it or runs none, else the scenario's
 * first. */
std::optional<std::size_t> ProjectSheet::wantedApplication() const
{
    const auto& applications = project().applications;
    for (const SelectedItem& item : m_sources.selection.items()) {
        const bool isInside = infoOf(item.table.kind).owner == TableKind::applications;
        const std::size_t owner = isInside ? item.table.owner : item.row;
        if ((isInside || item.table.kind == TableKind::applications) && owner < applications.size())
            return owner;
        break; // selected things are all of one table
    }
    const std::optional<TableRef> own = tableOf(project(), scenario(), m_tableKind);
    if (m_table && m_table->owner < applications.size() &&
        (!own || runsApplication(project(), scenario(), applications[m_table->owner].name)))
        return m_table->owner;
    if (own)
        return own->owner;
    return applications.empty() ? std::nullopt : std::optional<std::size_t>(0);
}

/** That of the scenario; benchmarks belong to none: the selected one, else the one that is shown. */
std::optional<TableRef> ProjectSheet::wantedTable() const
{
    if (infoOf(m_tableKind).owner == TableKind::applications) {
        const std::optional<std::size_t> application = wantedApplication();
        return application ? std::optional(TableRef{m_tableKind, *application}) : std::nullopt;
    }
    if (m_tableKind != TableKind::benchmarkRows)
        return tableOf(project(), scenario(), m_tableKind);
    const std::size_t count = project().benchmarks.size();
    if (count == 0)
        return std::nullopt;
    const std::set<std::size_t> selected = m_sources.selection.rowsOf({TableKind::benchmarks, 0});
    if (!selected.empty() && *selected.begin() < count)
        return TableRef{m_tableKind, *selected.begin()};
    return TableRef{m_tableKind, m_table && m_table->owner < count ? m_table->owner : 0};
}

void ProjectSheet::updateTable()
{
    if (m_isReplacing || wantedTable() == m_table)
        return;
    beginReplace();
    endReplace();
}

void ProjectSheet::updateMarks()
{
    if (!m_table)
        return;
    m_marks.load(m_sources.results.current()->issues, *m_table);
    if (const int rows = dataRowCount(); rows > 0)
        emit dataChanged(index(0, 0), index(rows - 1, columnCount() - 1),
                         {SeverityRole, ReasonRole, LeftOutRole, Qt::ToolTipRole});
}

} // namespace contraflow
