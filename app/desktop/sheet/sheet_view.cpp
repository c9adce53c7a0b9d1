// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/sheet/cell_delegate.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

constexpr int kRowPadding = 8;
constexpr int kColumnPadding = 20;
constexpr int kNarrowestColumn = 56;
constexpr int kWidestColumn = 320;
/** Rows looked at for a column's width; more would cost time that grows with the sheet. */
constexpr int kWidthSample = 60;
/** More selected rows than this are not told to the other views: they could not show them apart. */
constexpr std::size_t kMaxLinkedRows = 10'000;

} // namespace

SheetView::SheetView(SheetModel& model, Selection& selection, QWidget* parent)
    : QTableView(parent)
    , m_sheet(model)
    , m_selection(selection)
    , m_delegate(new CellDelegate(this))
{
    setItemDelegate(m_delegate);
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
    horizontalHeader()->setHighlightSections(true);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    horizontalHeader()->setMinimumSectionSize(kNarrowestColumn / 2);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    updateRowHeight();

    connect(m_delegate, &CellDelegate::moveRequested, this, [this](int rows, int columns) {
        const QScopedValueRollback byTab(m_isMovingByTab, columns != 0 || rows != 0);
        if (columns != 0 && m_tabColumn < 0)
            m_tabColumn = currentIndex().column();
        if (rows != 0 && m_tabColumn >= 0)
            columns = std::exchange(m_tabColumn, -1) - currentIndex().column();
        moveBy(rows, columns);
    });
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (!m_isFitting)
            m_userWidths.insert(columnKey(column), width);
    });
    connect(&m_sheet, &QAbstractItemModel::modelAboutToBeReset, this, &SheetView::rememberPlace);
    connect(&m_sheet, &QAbstractItemModel::modelReset, this, &SheetView::restorePlace);
    connect(&m_sheet, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) { widenFor(first.row(), last.row()); });
    connect(&m_sheet, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { widenFor(first, last); });
    connect(&m_selection, &Selection::itemsChanged, this,
            [this] { schedule(m_isPullPending, &SheetView::pullSelection); });
    fitColumns();
    schedule(m_isPullPending, &SheetView::pullSelection);
}

void SheetView::goTo(int row, int column)
{
    const QModelIndex target = m_sheet.index(row, std::max(column, 0));
    if (!target.isValid())
        return;
    setCurrentIndex(target);
    scrollTo(target);
    setFocus(Qt::OtherFocusReason);
}

void SheetView::moveBy(int rows, int columns)
{
    if (m_sheet.rowCount() == 0 || m_sheet.columnCount() == 0)
        return;
    const QModelIndex from = currentIndex();
    const int row = std::clamp((from.isValid() ? from.row() : 0) + rows, 0, m_sheet.rowCount() - 1);
    const int column =
        std::clamp((from.isValid() ? from.column() : 0) + columns, 0, m_sheet.columnCount() - 1);
    setCurrentIndex(m_sheet.index(row, column));
}

void SheetView::beginNewRow()
{
    if (!m_sheet.table() && !m_sheet.makeOwner())
        return;
    goTo(m_sheet.dataRowCount(), 0);
    if (currentIndex().isValid())
        edit(currentIndex(), EditKeyPressed, nullptr);
}

SheetView::Action SheetView::actionFor(const QKeyEvent& event) const
{
    if (event.matches(QKeySequence::Copy))
        return &SheetView::copy;
    if (event.matches(QKeySequence::Cut))
        return &SheetView::cut;
    if (event.matches(QKeySequence::Paste))
        return &SheetView::paste;
    const bool isControl =
        event.modifiers().testFlag(Qt::ControlModifier) && !event.modifiers().testFlag(Qt::AltModifier);
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return event.modifiers() == Qt::NoModifier ? &SheetView::clearCells : nullptr;
    case Qt::Key_D:
        return event.modifiers() == Qt::ControlModifier ? &SheetView::fillDown : nullptr;
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the key of plus without Shift on many keyboards
        return isControl ? &SheetView::insertRows : nullptr;
    case Qt::Key_Minus:
        return isControl ? &SheetView::deleteRows : nullptr;
    default:
        return nullptr;
    }
}

bool SheetView::event(QEvent* event)
{
    // While a sheet has the keyboard its keys mean what they mean in a spreadsheet, whatever the window uses
    // them for.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (actionFor(*key)) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    if (const Action action = actionFor(*event)) {
        // What an open editor has no use for must not change the rows below the text that is being typed.
        if (!m_delegate->editor() || !m_delegate->editor()->hasFocus())
            (this->*action)();
        event->accept();
        return;
    }
    if (moveByKey(*event)) {
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

bool SheetView::moveByKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
        return false;
    const bool isShifted = modifiers == Qt::ShiftModifier;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit m_delegate->moveRequested(isShifted ? -1 : 1, 0);
        return true;
    case Qt::Key_Tab:
        emit m_delegate->moveRequested(0, isShifted ? -1 : 1);
        return true;
    case Qt::Key_Backtab:
        emit m_delegate->moveRequested(0, -1);
        return true;
    default:
        return false;
    }
}

bool SheetView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    m_delegate->setEditMode(trigger == AnyKeyPressed ? EditMode::replace : EditMode::inPlace);
    const bool isOpen = QTableView::edit(index, trigger, event);
    if (isOpen && (trigger == EditKeyPressed || trigger == DoubleClicked) && m_delegate->editor()) {
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
    // A text in the blank row inserted a row above that row, and the current cell went down with it: stay
    // where the text is.
    if (const std::optional<QPoint> cell = std::exchange(m_editedCell, std::nullopt))
        setCurrentIndex(m_sheet.index(cell->y(), cell->x()));
}

void SheetView::mousePressEvent(QMouseEvent* event)
{
    m_tabColumn = -1;
    QTableView::mousePressEvent(event);
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

void SheetView::updateRowHeight()
{
    const int height = fontMetrics().height() + kRowPadding;
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
}

QString SheetView::columnKey(int column) const
{
    return m_sheet.headerData(column, Qt::Horizontal, SheetModel::KeyRole).toString() + QLatin1Char('/') +
           m_sheet.headerData(column, Qt::Horizontal).toString();
}

int SheetView::wantedWidth(int column, int firstRow, int lastRow) const
{
    const QFontMetrics metrics = fontMetrics();
    int width = 0;
    for (int row = firstRow; row <= lastRow; ++row)
        width = std::max(width, metrics.horizontalAdvance(m_sheet.index(row, column).data().toString()));
    return std::clamp(width + kColumnPadding, kNarrowestColumn, kWidestColumn);
}

void SheetView::fitColumns()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int column = 0; column < m_sheet.columnCount(); ++column) {
        if (const auto user = m_userWidths.constFind(columnKey(column)); user != m_userWidths.constEnd()) {
            setColumnWidth(column, *user);
            continue;
        }
        const auto textWidth = [&](int role) {
            return fontMetrics().horizontalAdvance(
                m_sheet.headerData(column, Qt::Horizontal, role).toString());
        };
        const int words =
            std::max(textWidth(Qt::DisplayRole), textWidth(SheetModel::SampleRole)) + kColumnPadding;
        const int lastRow = std::min(m_sheet.dataRowCount(), kWidthSample) - 1;
        setColumnWidth(column, std::max(words, wantedWidth(column, 0, lastRow)));
    }
}

void SheetView::widenFor(int firstRow, int lastRow)
{
    const QScopedValueRollback fitting(m_isFitting, true);
    lastRow = std::min({lastRow, firstRow + kWidthSample, m_sheet.dataRowCount() - 1});
    for (int column = 0; column < m_sheet.columnCount(); ++column) {
        if (m_userWidths.contains(columnKey(column)))
            continue;
        const int wanted = wantedWidth(column, firstRow, lastRow);
        if (wanted > columnWidth(column))
            setColumnWidth(column, wanted);
    }
}

void SheetView::rememberPlace()
{
    if (!currentIndex().isValid())
        return;
    m_placeRow = currentIndex().row();
    m_placeColumn = currentIndex().column();
}

void SheetView::restorePlace()
{
    fitColumns();
    const int row = std::min(m_placeRow, m_sheet.rowCount() - 1);
    const int column = std::min(m_placeColumn, m_sheet.columnCount() - 1);
    if (row >= 0 && column >= 0)
        selectionModel()->setCurrentIndex(m_sheet.index(row, column), QItemSelectionModel::NoUpdate);
    schedule(m_isPullPending, &SheetView::pullSelection);
}

void SheetView::schedule(bool& isPending, void (SheetView::*sync)())
{
    // Rows may be on the move when a signal arrives; the event loop comes back when all views have settled.
    if (std::exchange(isPending, true))
        return;
    QMetaObject::invokeMethod(
        this, [this, sync] { (this->*sync)(); }, Qt::QueuedConnection);
}

void SheetView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (!m_isPulling && isVisible())
        schedule(m_isPushPending, &SheetView::pushSelection);
}

void SheetView::pushSelection()
{
    m_isPushPending = false;
    std::set<SelectedItem> items;
    for (const RowRange& range : selectedRows()) {
        for (int row = range.first; row < range.first + range.count && items.size() < kMaxLinkedRows; ++row) {
            if (const std::optional<SelectedItem> item = m_sheet.itemAt(row))
                items.insert(*item);
        }
    }
    // The scenario that is pointed at is the one that everything shows, as in the list of objects.
    if (items.size() == 1 && items.begin()->table.kind == TableKind::scenarios)
        m_selection.setScenario(items.begin()->row);
    m_selection.setItems(std::move(items));
}

void SheetView::pullSelection()
{
    m_isPullPending = false;
    std::set<int> rows;
    if (const std::optional<TableRef> table = m_sheet.selectableTable()) {
        for (const std::size_t row : m_selection.rowsOf(*table)) {
            if (const int shown = m_sheet.rowOf({*table, row, SelectedItem::kWholeRow}); shown >= 0)
                rows.insert(shown);
        }
    }
    if (m_isPushPending || rows == rowsInSelectionModel())
        return;
    const QScopedValueRollback pulling(m_isPulling, true);
    QItemSelection selection;
    const int lastColumn = m_sheet.columnCount() - 1;
    for (auto row = rows.begin(); row != rows.end();) {
        const int first = *row;
        int last = first;
        while (++row != rows.end() && *row == last + 1)
            ++last;
        selection.select(m_sheet.index(first, 0), m_sheet.index(last, lastColumn));
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (rows.empty())
        return;
    if (rows.count(currentIndex().row()) == 0) {
        const int column = std::max(currentIndex().column(), 0);
        selectionModel()->setCurrentIndex(m_sheet.index(*rows.begin(), column),
                                          QItemSelectionModel::NoUpdate);
    }
    scrollTo(m_sheet.index(*rows.begin(), std::max(currentIndex().column(), 0)));
}

std::set<int> SheetView::rowsInSelectionModel() const
{
    std::set<int> rows;
    for (const RowRange& range : selectedRows()) {
        for (int row = range.first; row < range.first + range.count && rows.size() <= kMaxLinkedRows; ++row)
            rows.insert(row);
    }
    return rows;
}

} // namespace contraflow
