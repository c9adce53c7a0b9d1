// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/tables/cell_area.h"
#include "app/desktop/tables/cell_pattern.h"
#include "app/desktop/tables/fill_series.h"
#include "app/desktop/tables/ordered_sheet.h"
#include "app/desktop/tables/selection_statistics.h"
#include "app/desktop/tables/sheet_table.h"

#include <QHash>
#include <QJsonObject>
#include <QPoint>
#include <QSet>
#include <QTableView>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace contraflow {

class CellDelegate;
class ColumnControls;
class FillHandle;
class FrozenColumn;
class SheetHeader;
struct PastePlan;

/**
 * A sheet with the habits of a spreadsheet. What it changes it writes through its model, one undo step per
 * gesture. The selected rows are the window's selection: this view sets it and follows it.
 */
class SheetView : public QTableView
{
    Q_OBJECT

public:
    SheetView(OrderedSheet& model, Selection& selection, QWidget* parent = nullptr);
    ~SheetView() override;

    [[nodiscard]] OrderedSheet& sheet() const { return m_sheet; }

    using QTableView::edit; // opens the editor of a cell

    /** Makes a cell the current one, in sight and with the keyboard. */
    void goTo(int row, int column);
    /** Moves the current cell; stays inside the sheet. */
    void moveBy(int rows, int columns);
    /** Opens the editor of the first empty row, making the sheet's table when there is none. */
    void beginNewRow();

    [[nodiscard]] ColumnControls& columns() const { return *m_columns; }
    /** The columns that are shown, from left to right. */
    [[nodiscard]] std::vector<ShownColumn> shownColumns() const;
    void showColumnMenu(int column, const QPoint& globalPosition);
    /** Names a column in settings, also while the sheet shows other tables. */
    [[nodiscard]] QString columnKey(int column) const;
    enum class Shown
    {
        no,
        yes
    };
    void setColumnShown(int column, Shown shown);
    /** What was set for columns: widths, units, which are hidden. Survives the program's end as text. */
    [[nodiscard]] QJsonObject columnSettings() const;
    /** Takes what columnSettings() gave in place of what is set; an empty object is as at a first start. */
    void setColumnSettings(const QJsonObject& settings);
    /** Makes a column as wide as its content, whatever width it was given. */
    void fitColumn(int column);

    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    /** Marks the cells that match. */
    void setHighlight(const CellPattern& pattern);
    /** Does what a person asked for, in the background when that is much. */
    void apply(SheetGesture gesture);
    /** Makes a change, and goes on when it is made. */
    void apply(SheetChange change, const QString& activity, std::function<void()> then = {});
    /** What the selected cells add up to, or empty. */
    [[nodiscard]] const QString& statistics() const { return m_statistics; }

    /** The selected cells when they are one rectangle; without a selection the current cell. */
    [[nodiscard]] std::optional<CellRect> selectedRect() const;
    void selectRect(const CellRect& cells);
    /** Continues the cells of `source` in `target`, which lies next to them; both are selected then. */
    void fill(const CellRect& source, const CellRect& target, FillMode mode);
    /** The last row that a double click on the fill handle of these cells fills down to. */
    [[nodiscard]] int endOfNeighbours(const CellRect& source) const;
    /** Moves the selected rows together above a row, or with the number of rows to the end. */
    void moveRowsTo(int before);

public slots:
    void copy();
    void copyWithHeader();
    void cut();
    void paste();
    void clearCells();
    void fillDown();
    void fillRight();
    void fillSeriesDown();
    void insertRows();
    void insertRowsBelow();
    void duplicateRows();
    void moveRowsUp();
    void moveRowsDown();
    void deleteRows();
    void selectRows();
    void selectColumns();
    void sortAscending();
    void sortDescending();
    void clearSort();
    void applyOrder();
    void editFilter();
    void filterByCell();
    void clearFilters();
    void refreshOrder();
    void fitSelectedColumns();
    void hideColumns();
    void showAllColumns();
    void exportSheet();
    void openChoices();

signals:
    void statisticsChanged(const QString& text);
    /** The text that stands in an open editor. */
    void typed(const QString& text);
    void editorClosed();
    /** Why the text that is being typed could not be read; empty: it can, or nothing is typed. */
    void objectionChanged(const QString& reason);
    /** Cells are being copied ("Copying 100000 rows…"); empty: no longer. */
    void activityChanged(const QString& text);
    /** Something that a person should know about what was done. */
    void noticed(const QString& text);
    /** What is shown is to be written to a file. */
    void exportRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void commitData(QWidget* editor) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    bool moveByKey(const QKeyEvent& event);
    /** Ctrl with an arrow, Home or End: to the end of the block of cells, with Shift selecting on the way. */
    bool jumpByKey(const QKeyEvent& event);
    [[nodiscard]] QModelIndex endOfBlock(const QModelIndex& from, int rows, int columns) const;
    /** To the next cell of a selection of several, around its edges. False: there is none. */
    bool moveInSelection(int rows, int columns);
    void finishMove(int rows, int columns);
    void fillSelection(const QString& text);

    void updateStatistics();
    /** Copies the selected cells, below these titles if there are any. */
    void copyArea(QStringList titles);
    struct CopiedCells
    {
        QString text;
        QByteArray typed; ///< formulas as they were typed; empty: nothing else than `text`
    };
    static void putOnClipboard(const CopiedCells& copy);
    void showPasted(const PastePlan& plan);
    /** The same text into all selected cells. */
    void writeSelection(const QString& text, const QString& verb, const QString& activity);
    /** Gives up what is being worked out in the background; false: that is nothing. */
    bool stopWork();
    void showRowMenu(const QPoint& position);
    [[nodiscard]] CellArea selectedArea() const;
    /** Makes a cell the current and the only selected one, whatever keys are down. */
    void selectOnly(const QModelIndex& index);
    [[nodiscard]] std::vector<RowRange> selectedRows() const;
    [[nodiscard]] int selectedRowCount() const;
    /** The selected columns, first and last. */
    [[nodiscard]] std::pair<int, int> selectedColumns() const;
    [[nodiscard]] bool canAddRows();
    void insertRowsAt(int row, int count);
    void moveRows(int by);

    void updateRowHeight();
    void fitColumns();
    void widenFor(int firstRow, int lastRow);
    [[nodiscard]] int wantedWidth(int column, int firstRow, int lastRow) const;
    void rememberPlace();
    void restorePlace();

    void schedule(bool& isPending, void (SheetView::*sync)());
    void pushSelection();
    void pullSelection();
    [[nodiscard]] std::set<int> rowsInSelectionModel() const;

    OrderedSheet& m_sheet;
    Selection& m_selection;
    CellDelegate* m_delegate = nullptr;
    FillHandle* m_fillHandle = nullptr;
    FrozenColumn* m_frozen = nullptr;
    ColumnControls* m_columns = nullptr;
    SheetHeader* m_header = nullptr;
    LatestJob<CopiedCells> m_copyJob;
    LatestJob<SelectionStatistics> m_statisticsJob;
    QString m_statistics;
    QSet<QString> m_hiddenColumns;      ///< by column
    QHash<QString, int> m_userWidths;   ///< by column, as the user set them
    int m_tabColumn = -1;               ///< where a run of Tab keys began; Enter returns there
    std::optional<QPoint> m_editedCell; ///< column and row of an editor whose text was written
    int m_placeRow = 0;
    int m_placeColumn = 0;
    bool m_isMovingByTab = false;
    bool m_isFitting = false;
    bool m_isPulling = false;
    bool m_isTooLargeToLink = false; ///< the selection is not told to the other views
    bool m_isStatisticsPending = false;
    bool m_isPushPending = false;
    bool m_isPullPending = false;
};

} // namespace contraflow
