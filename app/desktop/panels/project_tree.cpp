// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/project_tree.h"

#include "app/desktop/document/object_edits.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/base/ranges.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

namespace contraflow {
namespace {

constexpr int kDetailGap = 8;

/** Draws an object's detail muted behind its name, as far as there is room: a count without its word, but
 * with all of its digits, or not at all; words are cut in their middle. */
class TreeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.setHeight(option.fontMetrics.height() + 6);
        return size;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QString detail = index.data(ProjectTreeModel::kDetailRole).toString();
        if (detail.isEmpty())
            return;
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
        QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
        room.setLeft(room.left() + QFontMetrics(item.font).horizontalAdvance(item.text) + kDetailGap);
        room.setRight(option.rect.right() - kDetailGap);
        const QString text = shownDetail(detail, option.fontMetrics, room.width());
        if (text.isEmpty())
            return;
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(isSelected ? option.palette.color(QPalette::HighlightedText) : theme().mutedText);
        painter->drawText(room, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), text);
        painter->restore();
    }

private:
    static QString shownDetail(const QString& detail, const QFontMetrics& metrics, int room)
    {
        constexpr int kFewLetters = 4;
        if (!detail.front().isDigit())
            return room < metrics.averageCharWidth() * kFewLetters
                       ? QString()
                       : metrics.elidedText(detail, Qt::ElideMiddle, room);
        for (const QString& text : {detail, detail.section(QLatin1Char(' '), 0, 0)})
            if (metrics.horizontalAdvance(text) <= room)
                return text;
        return {};
    }
};

/** The sheet that a click asks for: the list of a heading; of objects that no other view shows, their rows.
 */
std::optional<TableKind> sheetFor(const QModelIndex& index)
{
    const auto list = ProjectTreeModel::listOf(index);
    if (!list || !ProjectTreeModel::isObject(index) || *list == TableKind::benchmarks)
        return list;
    return *list == TableKind::applications ? std::optional(TableKind::events) : std::nullopt;
}

} // namespace

ProjectTree::ProjectTree(Document& document, Selection& selection, QWidget* parent)
    : QTreeView(parent)
    , m_document(document)
    , m_selection(selection)
{
    m_model = new ProjectTreeModel(document, selection, this);
    setModel(m_model);
    setItemDelegate(new TreeDelegate(this));
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(16);
    setUniformRowHeights(true);
    setTextElideMode(Qt::ElideMiddle);
    setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked |
                    QAbstractItemView::DoubleClicked);
    setAccessibleName(tr("Project"));
    expandAll();
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProjectTree::expandAll);
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex& list) { expand(list); });
    connect(&m_selection, &Selection::itemsChanged, this, &ProjectTree::followSelection);
    const auto showHeading = [this](const QModelIndex& index) {
        if (const auto sheet = sheetFor(index))
            emit sheetRequested(*sheet);
    };
    connect(this, &QTreeView::clicked, this, showHeading);
}

void ProjectTree::add(TableKind list)
{
    if (m_document.submit(addObject(m_document.project(), list, m_selection.scenario())))
        edited(list, rowCount(m_document.project(), TableRef{list, 0}) - 1);
}

void ProjectTree::duplicateCurrent()
{
    const QModelIndex index = currentIndex();
    if (!ProjectTreeModel::isObject(index))
        return;
    const TableKind list = *ProjectTreeModel::listOf(index);
    const auto row = static_cast<std::size_t>(index.row());
    if (m_document.submit(duplicateObject(m_document.project(), list, row)))
        edited(list, row + 1);
}

void ProjectTree::removeCurrent()
{
    const QModelIndex index = currentIndex();
    if (ProjectTreeModel::isObject(index))
        m_document.submit(removeObject(m_document.project(), *ProjectTreeModel::listOf(index),
                                       static_cast<std::size_t>(index.row())));
}

void ProjectTree::edited(TableKind list, std::size_t row)
{
    const QModelIndex index = m_model->object(list, row);
    setCurrentIndex(index);
    scrollTo(index);
    edit(index);
}

void ProjectTree::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    const auto clickedList = ProjectTreeModel::listOf(index);
    QMenu& menu = contextMenuOf(*this);
    if (clickedList) {
        const TableKind list = *clickedList;
        menu.addAction(themedIcon(QStringLiteral("list-add")), tr("Add %1").arg(objectWord(list)), this,
                       [this, list] { add(list); });
    } else {
        for (const TableKind list : kObjectLists)
            menu.addAction(themedIcon(QStringLiteral("list-add")), tr("Add %1").arg(objectWord(list)), this,
                           [this, list] { add(list); });
    }
    if (clickedList)
        menu.addAction(themedIcon(QStringLiteral("view-list-details")), tr("Show the sheet"), this,
                       [this, list = *clickedList] { emit sheetRequested(list); });
    if (ProjectTreeModel::isObject(index)) {
        setCurrentIndex(index);
        menu.addAction(themedIcon(QStringLiteral("edit-duplicate")), tr("Duplicate"),
                       QKeySequence(tr("Ctrl+D")), this, &ProjectTree::duplicateCurrent);
        menu.addAction(themedIcon(QStringLiteral("edit-rename")), tr("Rename"), QKeySequence(Qt::Key_F2),
                       this, [this, index = QPersistentModelIndex(index)] { edit(index); });
        menu.addSeparator();
        menu.addAction(themedIcon(QStringLiteral("edit-delete")), tr("Remove"), QKeySequence(Qt::Key_Delete),
                       this, &ProjectTree::removeCurrent);
    }
    menu.popup(event->reason() == QContextMenuEvent::Mouse
                   ? event->globalPos()
                   : viewport()->mapToGlobal(visualRect(index).center()));
}

void ProjectTree::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier) {
        removeCurrent();
    } else if (event->key() == Qt::Key_D && event->modifiers() == Qt::ControlModifier) {
        duplicateCurrent();
    } else if (event->key() == Qt::Key_Insert && event->modifiers() == Qt::NoModifier) {
        if (const auto list = ProjectTreeModel::listOf(currentIndex()))
            add(*list);
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
               sheetFor(currentIndex())) {
        emit sheetRequested(*sheetFor(currentIndex()));
    } else {
        QTreeView::keyPressEvent(event);
    }
}

void ProjectTree::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    const QModelIndexList indexes = selectedIndexes();
    if (m_isFollowing || indexes.isEmpty() || !ProjectTreeModel::isObject(indexes.first()))
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    showScenario(indexes.first());
    const TableKind list = *ProjectTreeModel::listOf(indexes.first());
    m_selection.setItems({SelectedItem{TableRef{list, 0}, static_cast<std::size_t>(indexes.first().row())}});
}

/** The scenario of a clicked object: itself, or the first one that uses it when the present one does not. Of
 * a model the card is read, which is for every scenario. */
void ProjectTree::showScenario(const QModelIndex& index)
{
    const TableKind list = *ProjectTreeModel::listOf(index);
    const auto row = static_cast<std::size_t>(index.row());
    const Project& project = m_document.project();
    if (list == TableKind::scenarios) {
        m_selection.setScenario(row);
        return;
    }
    if (list == TableKind::benchmarks || list == TableKind::models)
        return;
    const std::string name = nameOfObject(project, list, row);
    const auto uses = [list, &name, &project, row](const Scenario& scenario) {
        switch (list) {
        case TableKind::platforms:
            return scenario.platform == name;
        case TableKind::workloads:
            return scenario.workload == name;
        case TableKind::applications:
            return contains(scenario.applications, name, &ScenarioApplication::name);
        case TableKind::mappings:
            return scenario.mapping == name;
        default:
            return row < project.measurements.size() && project.measurements[row].scenario == scenario.name;
        }
    };
    const std::size_t current = m_selection.scenario();
    if (current < project.scenarios.size() && uses(project.scenarios[current]))
        return;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        if (uses(project.scenarios[i])) {
            m_selection.setScenario(i);
            return;
        }
    }
}

void ProjectTree::followSelection()
{
    if (m_isFollowing)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    const auto& items = m_selection.items();
    const QModelIndex index =
        items.size() == 1 ? m_model->object(items.begin()->table.kind, items.begin()->row) : QModelIndex();
    if (index.isValid())
        setCurrentIndex(index);
    else
        clearSelection();
}

} // namespace contraflow
