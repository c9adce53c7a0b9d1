// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_view.h"

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/model/selection_statistics.h"
#include "app/desktop/sheet/view/cell_commands.h"
#include "app/desktop/sheet/view/cell_cursor.h"
#include "app/desktop/sheet/view/cell_delegate.h"
#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/column_layout.h"
#include "app/desktop/sheet/view/frozen_column.h"
#include "app/desktop/sheet/view/sheet_commands.h"
#include "app/desktop/sheet/view/sheet_drags.h"
#include "app/desktop/sheet/view/sheet_header.h"
#include "app/desktop/style/widgets.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QObject>
#include <QPainter>
#include <QPointer>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QString>

#include <algorithm>
#include <set>
#include <utility>

namespace contraflow {

namespace {

/** Selections of more rows than this are not told to the other views: they could not show them apart. */
constexpr int kMaxLinkedRows = 10'000;

const QString kUnits = QStringLiteral("units");

} // namespace

/**
 * Calls something once when the event loop comes back, however often it is asked to. Rows may be on the move
 * when a signal arrives; then all views have settled.
 */
class Later
{
public:
    /** Belongs to the owner. */
    Later(QObject& owner, std::function<void()> run) : m_owner(owner), m_run(std::move(run)) {}

    [[nodiscard]] bool isAsked() const { return m_isAsked; }
    void ask()
    {
        if (std::exchange(m_isAsked, true))
            return;
        QMetaObject::invokeMethod(
            &m_owner,
            [this] {
                m_isAsked = false;
                m_run();
            },
            Qt::QueuedConnection);
    }

private:
    QObject& m_owner;
    std::function<void()> m_run;
    bool m_isAsked = false;
};

/** Keeps the rows that are selected in a sheet and what the window shows as selected the same. */
class SelectionLink : public QObject
{
public:
    /** A child of the view; the selection must outlive it. */
    SelectionLink(SheetView& view, Selection& selection)
        : QObject(&view)
        , m_view(view)
        , m_sheet(view.sheet())
        , m_selection(selection)
        , m_pushing(*this, [this] { pushNow(); })
        , m_pulling(*this, [this] { pullNow(); })
    {
        connect(&m_selection, &Selection::itemsChanged, this, &SelectionLink::pull);
        pull();
    }

    /** Tells the other views what a person selected in the sheet. */
    void push()
    {
        if (!m_isPulling && m_view.isVisible())
            m_pushing.ask();
    }

    /** Selects in the sheet what is selected elsewhere. */
    void pull() { m_pulling.ask(); }

private:
    void pushNow()
    {
        m_isTooLarge = m_view.selected().rowCount() > kMaxLinkedRows;
        std::set<SelectedItem> items;
        for (const RowRange& range : m_isTooLarge ? std::vector<RowRange>() : m_view.selected().rows()) {
            for (int row = range.first; row < range.first + range.count; ++row) {
                if (const std::optional<SelectedItem> item = m_sheet.itemAt(row))
                    items.insert(*item);
            }
        }
        // Rows of several tables cannot all stay selected in the other views; here they do.
        if (!items.empty() && items.begin()->table != items.rbegin()->table) {
            m_isTooLarge = true;
            items.clear();
        }
        if (!items.empty())
            if (const std::optional<std::size_t> scenario =
                    m_sheet.scenarioOf(m_view.selected().rows().front().first))
                m_selection.setScenario(*scenario);
        // The scenario that is pointed at is the one that everything shows, as in the list of objects.
        if (items.size() == 1 && items.begin()->table.kind == TableKind::scenarios)
            m_selection.setScenario(items.begin()->row);
        m_selection.setItems(std::move(items));
    }

    void pullNow()
    {
        const std::set<int> rows = rowsElsewhere();
        // Nothing is what a large selection was told as; it stays.
        if (m_pushing.isAsked() || (m_isTooLarge && rows.empty()) || rows == rowsInSheet())
            return;
        m_isTooLarge = false;
        selectRows(rows);
    }

    [[nodiscard]] std::set<int> rowsInSheet() const
    {
        std::set<int> rows;
        for (const RowRange& range : m_view.selected().rows()) {
            // One more than is ever linked is enough to differ from every linked selection.
            const int end = std::min(range.first + range.count, range.first + kMaxLinkedRows + 1);
            for (int row = range.first; row < end; ++row)
                rows.insert(row);
        }
        return rows;
    }

    [[nodiscard]] std::set<int> rowsElsewhere() const
    {
        std::set<int> rows;
        if (m_sheet.selectableTable())
            for (const SelectedItem& item : m_selection.items())
                if (const int shown = m_sheet.rowOf(item); shown >= 0)
                    rows.insert(shown);
        return rows;
    }

    void selectRows(const std::set<int>& rows)
    {
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
        m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
        if (rows.empty())
            return;
        if (rows.count(m_view.currentIndex().row()) == 0) {
            const int column = m_view.selected().currentColumn();
            m_view.selectionModel()->setCurrentIndex(m_sheet.index(*rows.begin(), column),
                                                     QItemSelectionModel::NoUpdate);
        }
        m_view.scrollTo(m_sheet.index(*rows.begin(), m_view.selected().currentColumn()));
    }

    SheetView& m_view;
    OrderedSheet& m_sheet;
    Selection& m_selection;
    Later m_pushing;
    Later m_pulling;
    bool m_isPulling = false;
    bool m_isTooLarge = false; ///< what is selected is not told to the other views
};

/** What the selected cells of a sheet add up to, worked out in the background. */
class CellStatistics : public QObject
{
public:
    /** A child of the view. */
    explicit CellStatistics(SheetView& view)
        : QObject(&view)
        , m_view(view)
        , m_updating(*this, [this] { updateNow(); })
        , m_job(tr("Adding up the selected cells"), [this](const Result<SelectionStatistics>& statistics) {
            show(statistics ? statisticsText(*statistics) : QString());
        })
    {}

    /** Empty when there is nothing to add up. */
    [[nodiscard]] const QString& text() const { return m_text; }
    void update() { m_updating.ask(); }

private:
    void updateNow()
    {
        const CellArea area = m_view.selected().area();
        if (area.empty() || !m_view.isVisible()) {
            m_job.cancel();
            if (!m_text.isEmpty())
                show({});
            return;
        }
        const SheetModel& sheet = m_view.sheet();
        std::vector<std::optional<Dimension>> dimensions;
        for (int column = 0; column < sheet.columnCount(); ++column) {
            const QVariant dimension = sheet.headerData(column, Qt::Horizontal, SheetModel::DimensionRole);
            dimensions.push_back(dimension.isValid()
                                     ? std::optional(static_cast<Dimension>(dimension.toInt()))
                                     : std::nullopt);
        }
        m_job.start([cells = sheet.cells(), area, dimensions](const JobContext& context) {
            return statisticsOf(*cells, area, dimensions, context);
        });
    }
    void show(const QString& text)
    {
        m_text = text;
        emit m_view.statisticsChanged(m_text);
    }

    SheetView& m_view;
    QString m_text;
    Later m_updating;
    LatestJob<Result<SelectionStatistics>> m_job;
};

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
    m_paintFillHandle = addFillHandle(*this);
    m_frozen = new FrozenColumn(*this);
    addRowDrag(*this);
    connect(m_layout, &ColumnLayout::changed, m_frozen, &FrozenColumn::follow);
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
    m_paintFillHandle(painter);
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
