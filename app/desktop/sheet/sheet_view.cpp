// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/sheet/cell_delegate.h"
#include "app/desktop/sheet/column_controls.h"
#include "app/desktop/sheet/fill_handle.h"
#include "app/desktop/sheet/frozen_column.h"
#include "app/desktop/sheet/row_drag.h"
#include "app/desktop/sheet/sheet_header.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace contraflow {

SheetView::SheetView(OrderedSheet& model, Selection& selection, QWidget* parent)
    : QTableView(parent)
    , m_sheet(model)
    , m_selection(selection)
    , m_delegate(new CellDelegate(this))
    , m_copyJob([this](const CopiedCells& copy) {
        putOnClipboard(copy);
        emit activityChanged({});
    })
    , m_statisticsJob([this](const SelectionStatistics& statistics) {
        m_statistics = statisticsText(statistics);
        emit statisticsChanged(m_statistics);
    })
{
    setItemDelegate(m_delegate);
    m_columns = new ColumnControls(*this, m_sheet);
    m_header = new SheetHeader([this](int column) { return m_columns->markOf(column); }, this);
    setHorizontalHeader(m_header);
    m_delegate->setUnits([this](int column) { return m_columns->unitOf(column); });
    setModel(&m_sheet);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(true);
    setCornerButtonEnabled(true);
    setHorizontalScrollMode(ScrollPerPixel);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setMouseTracking(true);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_fillHandle = new FillHandle(*this);
    m_frozen = new FrozenColumn(*this);
    new RowDrag(*this); // a child
    updateRowHeight();

    connect(m_delegate, &CellDelegate::moveRequested, this, &SheetView::finishMove);
    connect(m_delegate, &CellDelegate::fillRequested, this, &SheetView::fillSelection);
    connect(m_delegate, &CellDelegate::typed, this, &SheetView::typed);
    connect(m_delegate, &CellDelegate::objectionChanged, this, &SheetView::objectionChanged);
    connect(m_header, &SheetHeader::menuRequested, this, &SheetView::showColumnMenu);
    verticalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(verticalHeader(), &QWidget::customContextMenuRequested, this, &SheetView::showRowMenu);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (!m_isFitting)
            m_userWidths.insert(columnKey(column), width);
    });
    connect(&m_sheet, &QAbstractItemModel::modelAboutToBeReset, this, &SheetView::rememberPlace);
    connect(&m_sheet, &QAbstractItemModel::modelReset, this, &SheetView::restorePlace);
    connect(&m_sheet, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                widenFor(first.row(), last.row());
                schedule(m_isStatisticsPending, &SheetView::updateStatistics);
            });
    connect(&m_sheet, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { widenFor(first, last); });
    connect(&m_selection, &Selection::itemsChanged, this,
            [this] { schedule(m_isPullPending, &SheetView::pullSelection); });
    fitColumns();
    schedule(m_isPullPending, &SheetView::pullSelection);
}

SheetView::~SheetView() = default;

void SheetView::goTo(int row, int column)
{
    const QModelIndex target = m_sheet.index(row, std::max(column, 0));
    if (!target.isValid())
        return;
    selectOnly(target);
    scrollTo(target);
    setFocus(Qt::OtherFocusReason);
}

void SheetView::beginNewRow()
{
    if (!m_sheet.table() && !m_sheet.makeOwner())
        return;
    goTo(m_sheet.dataRowCount(), 0);
    if (currentIndex().isValid())
        edit(currentIndex(), EditKeyPressed, nullptr);
}

bool SheetView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    m_delegate->setEditMode(trigger == AnyKeyPressed ? EditMode::replace : EditMode::inPlace);
    const bool isOpen = QTableView::edit(index, trigger, event);
    if (isOpen && index.column() == 0)
        horizontalScrollBar()->setValue(0); // below the frozen column it could not be seen
    if (isOpen && trigger != AnyKeyPressed && m_delegate->editor()) {
        // The view selects all; in place the text is continued instead.
        m_delegate->editor()->deselect();
        m_delegate->editor()->end(false);
    }
    return isOpen;
}

void SheetView::commitData(QWidget* editor)
{
    if (!m_editedCell && currentIndex().isValid())
        m_editedCell = QPoint(currentIndex().column(), currentIndex().row());
    QTableView::commitData(editor);
}

void SheetView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    emit objectionChanged({});
    // A text in the blank row inserted a row above that row, and the current cell went down with it: stay
    // where the text is.
    const std::optional<QPoint> cell = std::exchange(m_editedCell, std::nullopt);
    if (cell && currentIndex() != m_sheet.index(cell->y(), cell->x()))
        selectOnly(m_sheet.index(cell->y(), cell->x()));
    emit editorClosed();
}

void SheetView::mousePressEvent(QMouseEvent* event)
{
    m_tabColumn = -1;
    QTableView::mousePressEvent(event);
}

void SheetView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    m_fillHandle->paint(painter);
}

void SheetView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateRowHeight();
        fitColumns();
    }
}

void SheetView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    if (!m_isMovingByTab)
        m_tabColumn = -1;
    QTableView::currentChanged(current, previous);
    // The frame of the current cell may be wider than what the base class repaints.
    viewport()->update();
}

void SheetView::rememberPlace()
{
    if (!currentIndex().isValid())
        return;
    m_placeRow = m_sheet.sheetRow(currentIndex().row());
    m_placeColumn = currentIndex().column();
}

void SheetView::restorePlace()
{
    fitColumns();
    const int shown = m_sheet.shownRow(m_placeRow);
    const int row = std::min(shown < 0 ? 0 : shown, m_sheet.rowCount() - 1);
    const int column = std::min(m_placeColumn, m_sheet.columnCount() - 1);
    if (row >= 0 && column >= 0)
        selectionModel()->setCurrentIndex(m_sheet.index(row, column), QItemSelectionModel::NoUpdate);
    schedule(m_isPullPending, &SheetView::pullSelection);
    schedule(m_isStatisticsPending, &SheetView::updateStatistics);
}

void SheetView::showColumnMenu(int column, const QPoint& globalPosition)
{
    m_columns->makeMenu(column)->popup(globalPosition);
}

void SheetView::showRowMenu(const QPoint& position)
{
    const int row = verticalHeader()->logicalIndexAt(position);
    if (row < 0)
        return;
    if (!selectionModel()->isRowSelected(row))
        selectRow(row);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    menu->popup(verticalHeader()->viewport()->mapToGlobal(position));
}

void SheetView::exportSheet()
{
    emit exportRequested();
}

std::vector<ShownColumn> SheetView::shownColumns() const
{
    std::vector<ShownColumn> columns;
    for (int place = 0; place < horizontalHeader()->count(); ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        if (!isColumnHidden(column))
            columns.push_back({column, m_columns->unitOf(column)});
    }
    return columns;
}

void SheetView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (index.column() == 0 && m_frozen->coveredWidth() > 0) {
        // It is in sight already, in the frozen column.
        const QSignalBlocker quiet(horizontalScrollBar());
        const int sideways = horizontalScrollBar()->value();
        QTableView::scrollTo(index, hint);
        horizontalScrollBar()->setValue(sideways);
        return;
    }
    QTableView::scrollTo(index, hint);
    const int hidden = m_frozen->coveredWidth() - visualRect(index).left();
    if (index.column() > 0 && hidden > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
}

void SheetView::setHighlight(const CellPattern& pattern)
{
    m_delegate->setHighlight(pattern);
    viewport()->update();
    m_frozen->viewport()->update();
}

} // namespace contraflow
