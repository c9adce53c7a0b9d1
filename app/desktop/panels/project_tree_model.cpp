// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/project_tree_model.h"

#include "app/desktop/document/object_edits.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "core/project/edits.h"
#include "core/project/host_list.h"
#include "core/project/references.h"
#include "core/project/server_names.h"
#include "core/sharing/kind_title.h"

#include <QFont>

#include <algorithm>

namespace contraflow {
namespace {

/** Platforms with more node rows than this show the rows instead of counting the hosts they name. */
constexpr std::size_t kCountedRows = 20'000;

QString iconOf(TableKind list)
{
    switch (list) {
    case TableKind::platforms:
        return QStringLiteral("network-wired");
    case TableKind::workloads:
        return QStringLiteral("mail-message");
    case TableKind::applications:
        return QStringLiteral("object-rows");
    case TableKind::mappings:
        return QStringLiteral("relationship");
    case TableKind::models:
        return QStringLiteral("code-function");
    case TableKind::scenarios:
        return QStringLiteral("chronometer");
    default:
        return QStringLiteral("measure");
    }
}

std::optional<std::size_t> headingRow(TableKind list)
{
    const auto* found = std::ranges::find(kObjectLists, list);
    if (found == kObjectLists.end())
        return {};
    return static_cast<std::size_t>(found - kObjectLists.begin());
}

QString nodesText(const Platform& platform)
{
    if (platform.nodes.size() > kCountedRows)
        return ProjectTreeModel::tr("%1 rows of nodes").arg(countText(platform.nodes.size()));
    std::size_t hosts = 0;
    for (const NodeRow& row : platform.nodes)
        if (const Result<std::size_t> count = countHosts(row.name))
            hosts += *count;
    for (const ServerRow& row : platform.servers)
        hosts += gpuCount(row);
    return hosts == 1 ? ProjectTreeModel::tr("1 node")
                      : ProjectTreeModel::tr("%1 nodes").arg(countText(hosts));
}

QString processesText(std::uint32_t count)
{
    return count == 1 ? ProjectTreeModel::tr("1 process")
                      : ProjectTreeModel::tr("%1 processes").arg(countText(count));
}

} // namespace

ProjectTreeModel::ProjectTreeModel(Document& document, Selection& selection, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_selection(selection)
{
    connect(&m_document, &Document::aboutToReset, this, &ProjectTreeModel::beginResetModel);
    connect(&m_document, &Document::wasReset, this, &ProjectTreeModel::endResetModel);
    connect(&m_document, &Document::aboutToChange, this, &ProjectTreeModel::onAboutToChange);
    connect(&m_document, &Document::changed, this, &ProjectTreeModel::onChanged);
    connect(&m_selection, &Selection::scenarioChanged, this, [this] {
        const QModelIndex scenarios = heading(TableKind::scenarios);
        if (const int rows = rowCount(scenarios); rows != 0)
            emit dataChanged(index(0, 0, scenarios), index(rows - 1, 0, scenarios));
    });
}

std::optional<TableKind> ProjectTreeModel::listOf(const QModelIndex& index)
{
    if (!index.isValid())
        return {};
    const std::size_t row = isObject(index) ? static_cast<std::size_t>(index.internalId() - 1)
                                            : static_cast<std::size_t>(index.row());
    return kObjectLists.at(row);
}

QModelIndex ProjectTreeModel::heading(TableKind list) const
{
    const auto row = headingRow(list);
    return row ? createIndex(static_cast<int>(*row), 0, kHeading) : QModelIndex();
}

QModelIndex ProjectTreeModel::object(TableKind list, std::size_t row) const
{
    const QModelIndex parentIndex = heading(list);
    return parentIndex.isValid() ? index(static_cast<int>(row), 0, parentIndex) : QModelIndex();
}

QModelIndex ProjectTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : kHeading);
}

QModelIndex ProjectTreeModel::parent(const QModelIndex& child) const
{
    if (!isObject(child))
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, kHeading);
}

int ProjectTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(kObjectLists.size());
    if (isObject(parent) || parent.column() != 0)
        return 0;
    return static_cast<int>(contraflow::rowCount(m_document.project(), TableRef{*listOf(parent), 0}));
}

int ProjectTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ProjectTreeModel::data(const QModelIndex& index, int role) const
{
    const auto list = listOf(index);
    if (!list)
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (!isObject(index)) {
        if (role == Qt::DisplayRole)
            return listTitle(*list);
        if (role == Qt::ToolTipRole)
            return tr("%1 of the project; the context menu adds one").arg(listTitle(*list));
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return qtText(nameOfObject(m_document.project(), *list, row));
    case Qt::DecorationRole:
        return themedIcon(iconOf(*list));
    case Qt::ToolTipRole:
        return tipText(QStringLiteral("%1: %2").arg(qtText(nameOfObject(m_document.project(), *list, row)),
                                                    detail(*list, row)));
    case Qt::FontRole:
        if (*list == TableKind::scenarios && row == m_selection.scenario()) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case kDetailRole:
        return detail(*list, row);
    case kIsCurrentRole:
        return *list == TableKind::scenarios && row == m_selection.scenario();
    default:
        return {};
    }
}

QString ProjectTreeModel::detail(TableKind list, std::size_t row) const
{
    const Project& project = m_document.project();
    if (row >= contraflow::rowCount(project, TableRef{list, 0}))
        return {};
    switch (list) {
    case TableKind::platforms:
        return nodesText(project.platforms[row]);
    case TableKind::workloads: {
        const std::size_t count = project.workloads[row].messages.size();
        return count == 1 ? tr("1 message") : tr("%1 messages").arg(countText(count));
    }
    case TableKind::applications: {
        const CountCell& processes = project.applications[row].processes;
        return processes.hasValue() ? processesText(processes.value()) : QString();
    }
    case TableKind::mappings:
        switch (project.mappings[row].policy) {
        case MappingPolicy::byHand:
            return tr("by hand");
        case MappingPolicy::roundRobinPerNode:
            return tr("round robin per node");
        case MappingPolicy::roundRobinPerProcessor:
            return tr("round robin per processor");
        case MappingPolicy::random:
            return tr("random");
        }
        return {};
    case TableKind::models:
        return qtText(kindTitle(project.models[row].kind));
    case TableKind::scenarios:
        return qtText(project.scenarios[row].model);
    case TableKind::benchmarks:
        return qtText(project.benchmarks[row].kind);
    default:
        return qtText(project.measurements[row].scenario);
    }
}

bool ProjectTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto list = listOf(index);
    if (!list || !isObject(index) || role != Qt::EditRole)
        return false;
    const std::string name = value.toString().trimmed().toStdString();
    const auto row = static_cast<std::size_t>(index.row());
    if (name.empty() || name == nameOfObject(m_document.project(), *list, row))
        return false;
    return m_document.submit(renameRow(m_document.project(), {*list, 0}, row, name));
}

Qt::ItemFlags ProjectTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return isObject(index) ? common | Qt::ItemIsEditable | Qt::ItemNeverHasChildren : common;
}

void ProjectTreeModel::onAboutToChange(const Change& change)
{
    const auto* rows = std::get_if<ReplaceRows>(&change);
    if (!rows || !headingRow(rows->table.kind))
        return;
    // Rows in common change in place; the surplus on either side is inserted or removed behind them.
    const std::size_t added = contraflow::rowCount(rows->rows);
    const std::size_t common = std::min(added, rows->removed);
    const int from = static_cast<int>(rows->first + common);
    m_isInserting = added > rows->removed;
    m_isRemoving = added < rows->removed;
    if (m_isInserting)
        beginInsertRows(heading(rows->table.kind), from, from + static_cast<int>(added - common) - 1);
    else if (m_isRemoving)
        beginRemoveRows(heading(rows->table.kind), from, from + static_cast<int>(rows->removed - common) - 1);
}

void ProjectTreeModel::onChanged(const Change& change)
{
    const auto* rows = std::get_if<ReplaceRows>(&change);
    if (!rows)
        return;
    if (headingRow(rows->table.kind)) {
        if (m_isInserting)
            endInsertRows();
        else if (m_isRemoving)
            endRemoveRows();
        m_isInserting = m_isRemoving = false;
        const std::size_t common = std::min(contraflow::rowCount(rows->rows), rows->removed);
        if (common != 0)
            emit dataChanged(object(rows->table.kind, rows->first),
                             object(rows->table.kind, rows->first + common - 1));
        return;
    }
    // The rows of an object changed: its detail (the number of messages) may have.
    if (rows->table.kind != TableKind::messages && rows->table.kind != TableKind::nodes)
        return;
    const TableKind list =
        rows->table.kind == TableKind::messages ? TableKind::workloads : TableKind::platforms;
    if (const QModelIndex changedObject = object(list, rows->table.owner); changedObject.isValid())
        emit dataChanged(changedObject, changedObject, {kDetailRole, Qt::ToolTipRole});
}

} // namespace contraflow
