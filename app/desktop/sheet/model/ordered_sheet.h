// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/row_order.h"
#include "app/desktop/sheet/model/sheet_model.h"

#include <memory>
#include <optional>
#include <vector>

namespace contraflow {

/**
 * A sheet whose rows are shown in another order, or only some of them: what a view's header sort and filter
 * set. It is a sheet itself, so a view, a formula bar and the clipboard work on shown rows without knowing;
 * what is written, inserted or deleted goes to the rows of the sheet behind, and the document keeps its
 * order.
 *
 * The order is worked out in the background from a snapshot (orderRows): setSort() and setFilter() return at
 * once, the newest wins, and the old order stays until the new one is there. It arrives as a model reset,
 * because a layout change would look at every selected cell; aboutToReorder() and reordered() stand around
 * the reset for a view that wants to keep its place (sheetRow() before, shownRow() after).
 *
 * An order does not follow what is typed: rows that jump away under the hand would be in nobody's interest.
 * Edited rows stay where they are, rows inserted show up where they were inserted or at the end, and
 * refresh() orders again; so do rows that are exchanged as a whole. A sheet of results, where nobody types,
 * is ordered again by itself. When the sheet shows another table, the order is given up.
 *
 * Without sort and filter every call passes through, and no table of rows is kept.
 */
class OrderedSheet final : public SheetModel
{
    Q_OBJECT

public:
    explicit OrderedSheet(std::unique_ptr<SheetModel> sheet);
    ~OrderedSheet() override;

    [[nodiscard]] SheetModel& sheet() const { return *m_sheet; }

    [[nodiscard]] const std::vector<SortBy>& sort() const { return m_sort; }
    /** The first column decides, the next ones where it ties. Empty: the sheet's own order. */
    void setSort(std::vector<SortBy> sort);
    /** Shows the rows that pass; an empty function shows all. */
    void setFilter(RowFilter filter);
    [[nodiscard]] bool isFiltered() const { return static_cast<bool>(m_filter); }
    /** There are rows, and the filter lets none of them pass. */
    [[nodiscard]] bool hidesAllRows() const;
    /** Sorts and filters again what was edited since. */
    void refresh();
    /** Back to the sheet's own order and all rows, at once. */
    void clearOrder();
    /** Gives up an order that is being worked out; sort() and isFiltered() still tell what was asked for. */
    void cancel();
    [[nodiscard]] bool isOrdering() const { return m_job.isRunning(); }

    /** Why rows cannot be moved now; empty: they can. */
    [[nodiscard]] QString objectionToMoving() const;

    /** The row of the sheet behind a shown row, and where a row of the sheet is shown (-1: hidden). */
    [[nodiscard]] int sheetRow(int shown) const;
    [[nodiscard]] int shownRow(int sheetRow) const;

    [[nodiscard]] bool isEditable() const override { return m_sheet->isEditable(); }
    [[nodiscard]] int dataRowCount() const override;
    [[nodiscard]] QString ownerText() const override { return m_sheet->ownerText(); }
    [[nodiscard]] std::optional<TableRef> table() const override { return m_sheet->table(); }
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] QString fillText() const override;
    [[nodiscard]] QList<SheetOffer> offers() const override;
    bool makeOwner() override { return m_sheet->makeOwner(); }
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] int columnOf(const std::string& key) const override { return m_sheet->columnOf(key); }
    [[nodiscard]] CellRect difference(const RowBlock& before, const RowBlock& after) const override
    {
        return m_sheet->difference(before, after);
    }
    /** In the order shown. */
    [[nodiscard]] std::shared_ptr<const SheetCells> cells() const override;
    /** Rows of a change are shown rows, but a new order of all rows is one of the sheet's rows. */
    [[nodiscard]] EditMaker editMaker() const override;
    [[nodiscard]] std::size_t costOf(const SheetChange& change) const override;
    [[nodiscard]] Document* editedDocument() const override { return m_sheet->editedDocument(); }
    /** The rows in the order shown, null in the sheet's own order. Never changed once it is handed out. */
    [[nodiscard]] std::shared_ptr<const RowOrder> order() const { return m_order; }
    [[nodiscard]] QString objectionTo(const QModelIndex& index, const QString& text) const override
    {
        return m_sheet->objectionTo(toSheet(index), text);
    }
    [[nodiscard]] std::vector<FormulaCompletion> formulaWords(const QModelIndex& index) const override
    {
        return m_sheet->formulaWords(toSheet(index));
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void orderingChanged(bool isOrdering); ///< an order is being worked out, or no longer
    void progressChanged(double fraction); ///< 0 … 1 while that takes long
    void orderChanged();                   ///< sort() or isFiltered() changed
    void aboutToReorder();                 ///< another order arrives in a moment
    void reordered();                      ///< it is there

private:
    void followSheet();
    [[nodiscard]] quint64 revision() const; ///< of the project
    void show(std::shared_ptr<RowOrder> order);
    void onDataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);
    void onAboutToInsert(int first, int last);
    void onInserted(int first, int last);
    void onAboutToRemove(int first, int last);
    void onRemoved(int first, int last);
    void onReset();
    [[nodiscard]] std::vector<QString> columnKeys() const;
    [[nodiscard]] QModelIndex toSheet(const QModelIndex& index) const;

    std::unique_ptr<SheetModel> m_sheet;
    std::shared_ptr<const RowOrder> m_order; ///< null: the sheet's own order
    std::vector<SortBy> m_sort;
    RowFilter m_filter;
    RowOrderJob m_job;
    std::optional<TableRef> m_table;   ///< what the order was asked for
    std::vector<QString> m_columnKeys; ///< what the order was asked for
    int m_insertPlace = 0;             ///< between the announcement of an insertion and the insertion
    bool m_isResetting = false;        ///< between begin and end of a reset
    int m_removedAt = -1;              ///< where rows were removed last …
    quint64 m_removedRevision = 0;     ///< … and in which edit
    bool m_isExchange = false;         ///< rows are inserted where the same edit removed others
};

} // namespace contraflow
