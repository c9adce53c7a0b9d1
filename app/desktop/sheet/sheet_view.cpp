// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/sheet/cell_commands.h"
#include "app/desktop/sheet/cell_cursor.h"
#include "app/desktop/sheet/cell_delegate.h"
#include "app/desktop/sheet/cell_selection.h"
#include "app/desktop/sheet/cell_statistics.h"
#include "app/desktop/sheet/column_controls.h"
#include "app/desktop/sheet/column_layout.h"
#include "app/desktop/sheet/fill_handle.h"
#include "app/desktop/sheet/frozen_column.h"
#include "app/desktop/sheet/row_commands.h"
#include "app/desktop/sheet/row_drag.h"
#include "app/desktop/sheet/selection_link.h"
#include "app/desktop/sheet/sheet_commands.h"
#include "app/desktop/sheet/sheet_header.h"
#include "app/desktop/style/context_menu.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

const QString kUnits = QStringLiteral("units");

} // namespace

SheetView::SheetView(OrderedSheet& model, Selection& selection, QWidget* parent)
    : QTableView(parent)
    , m_sheet(model)
    , m_selected(std::make_unique<CellSelection>(*this, model))
    , m_cursor(std::make_unique<CellCursor>(*this))
    , m_cells(std::make_unique<CellCommands>(*this))
    , m_rows(std::make_unique<RowCommands>(*this))
    , m_delegate(new CellDelegate(this))
    , m_statistics(new CellStatistics(*this))
    , m_link(new SelectionLink(*this, selection))
    , m_layout(new ColumnLayout(*this, model))
    , m_columns(new ColumnControls(*this))
{
    setUpTable();
    setUpEditing();
    m_fillHandle = new FillHandle(*this);
    m_frozen = new FrozenColumn(*this);
    new RowDrag(*this); // a child
    connect(m_layout, &ColumnLayout::changed, m_frozen, &FrozenColumn::follow);
    connect(m_statistics, &CellStatistics::changed, this, &SheetView::statisticsChanged);
    connect(&m_sheet, &QAbstractItemModel::modelAboutToBeReset, this, &SheetView::rememberPlace);
    connect(&m_sheet, &QAbstractItemModel::modelReset, this, &SheetView::restorePlace);
    connect(&m_sheet, &QAbstractItemModel::dataChanged, m_statistics, &CellStatistics::update);
    m_layout->fitRows();
    m_layout->fitAll();
}

SheetView::~SheetView() = default;

void SheetView::setUpTable()
{
    auto* header = new SheetHeader([this](int column) { return m_columns->markOf(column); }, this);
    setHorizontalHeader(header);
    setModel(&m_sheet);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(true);
    setCornerButtonEnabled(true);
    setHorizontalScrollMode(ScrollPerPixel);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setMouseTracking(true);
    header->setSectionResizeMode(QHeaderView::Interactive);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    m_layout->follow(*header);
    connect(header, &SheetHeader::menuRequested, this, &SheetView::showColumnMenu);
    connect(verticalHeader(), &QWidget::customContextMenuRequested, this, &SheetView::showRowMenu);
}

void SheetView::setUpEditing()
{
    setItemDelegate(m_delegate);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    m_delegate->setUnits([this](int column) { return m_columns->unitOf(column); });
    connect(m_delegate, &CellDelegate::moveRequested, this,
            [this](int rows, int columns) { m_cursor->moveOn(rows, columns); });
    connect(m_delegate, &CellDelegate::fillRequested, this,
            [this](const QString& text) { m_cells->fillWith(text); });
    connect(m_delegate, &CellDelegate::typed, this, &SheetView::typed);
    connect(m_delegate, &CellDelegate::objectionChanged, this, &SheetView::objectionChanged);
}

void SheetView::goTo(int row, int column)
{
    const QModelIndex target = m_sheet.index(row, std::max(column, 0));
    if (!target.isValid())
        return;
    m_selected->selectOnly(target);
    scrollTo(target);
    setFocus(Qt::OtherFocusReason);
}

void SheetView::startAnew()
{
    m_placeRow = 0;
    m_placeColumn = 0;
    selectionModel()->setCurrentIndex(m_sheet.index(0, 0), QItemSelectionModel::NoUpdate);
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
}

void SheetView::beginNewRow()
{
    if (!canAddRows())
        return;
    goTo(m_sheet.dataRowCount(), 0);
    if (currentIndex().isValid())
        edit(currentIndex(), EditKeyPressed, nullptr);
}

void SheetView::openChoices()
{
    if (currentIndex().isValid() && edit(currentIndex(), EditKeyPressed, nullptr))
        m_delegate->showChoices();
}

bool SheetView::canAddRows()
{
    return m_sheet.isEditable() && (m_sheet.table() || m_sheet.makeOwner());
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

void SheetView::finishTyping()
{
    QLineEdit* editor = m_delegate->editor();
    if (!editor)
        return;
    commitData(editor);
    closeEditor(editor, QAbstractItemDelegate::NoHint);
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
        m_selected->selectOnly(m_sheet.index(cell->y(), cell->x()));
    emit editorClosed();
}

bool SheetView::event(QEvent* event)
{
    // While a sheet has the keyboard its keys mean what they mean in a spreadsheet, whatever the window uses
    // them for.
    if (event->type() == QEvent::ShortcutOverride && commandFor(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    if (const SheetCommand* command = commandFor(*event)) {
        // What an open editor has no use for must not change the rows below the text that is being typed.
        if (!m_delegate->editor() || !m_delegate->editor()->hasFocus())
            command->run(*this);
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_cells->stopWork()) {
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::AltModifier) {
        openChoices();
        event->accept();
        return;
    }
    if (m_cursor->handleKey(*event)) {
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void SheetView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    m_statistics->update();
    viewport()->update(); // the fill handle may be outside the cells that changed
    m_link->push();
}

const QString& SheetView::statistics() const
{
    return m_statistics->text();
}

void SheetView::mousePressEvent(QMouseEvent* event)
{
    m_cursor->forgetTabs();
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
        m_layout->fitRows();
        m_layout->fitAll();
    }
}

void SheetView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    m_cursor->forgetTabs();
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
    m_layout->fitAll();
    const int shown = m_sheet.shownRow(m_placeRow);
    const int row = std::min(shown < 0 ? 0 : shown, m_sheet.rowCount() - 1);
    const int column = std::min(m_placeColumn, m_sheet.columnCount() - 1);
    if (row >= 0 && column >= 0)
        selectionModel()->setCurrentIndex(m_sheet.index(row, column), QItemSelectionModel::NoUpdate);
    m_link->pull();
    m_statistics->update();
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
    QMenu& menu = contextMenuOf(*this);
    menu.addActions(actions());
    menu.popup(verticalHeader()->viewport()->mapToGlobal(position));
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

QJsonObject SheetView::columnSettings() const
{
    QJsonObject settings = m_layout->settings();
    if (const QJsonObject units = m_columns->units(); !units.isEmpty())
        settings.insert(kUnits, units);
    return settings;
}

void SheetView::setColumnSettings(const QJsonObject& settings)
{
    m_columns->setUnits(settings.value(kUnits).toObject());
    m_layout->setSettings(settings);
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

void SheetView::apply(SheetGesture gesture)
{
    if (gesture.then)
        gesture.then = [view = QPointer(this), then = std::move(gesture.then)] {
            if (view)
                then();
        };
    m_sheet.apply(std::move(gesture));
}

void SheetView::apply(SheetChange change, const QString& activity, std::function<void()> then)
{
    const std::size_t cost = m_sheet.costOf(change);
    SheetGesture gesture = gestureOf(std::move(change), cost, activity);
    gesture.then = std::move(then);
    apply(std::move(gesture));
}

void SheetView::setHighlight(const CellPattern& pattern)
{
    m_delegate->setHighlight(pattern);
    viewport()->update();
    m_frozen->viewport()->update();
}

} // namespace contraflow
