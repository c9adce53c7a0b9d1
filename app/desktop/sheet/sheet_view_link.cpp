// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

// What is selected in a sheet is what the window shows, and back.

namespace contraflow {

namespace {

/** Selections of more rows than this are not told to the other views: they could not show them apart. */
constexpr int kMaxLinkedRows = 10'000;

} // namespace

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
    schedule(m_isStatisticsPending, &SheetView::updateStatistics);
    viewport()->update(); // the fill handle may be outside the cells that changed
    if (!m_isPulling && isVisible())
        schedule(m_isPushPending, &SheetView::pushSelection);
}

void SheetView::pushSelection()
{
    m_isPushPending = false;
    m_isTooLargeToLink = selectedRowCount() > kMaxLinkedRows;
    std::set<SelectedItem> items;
    for (const RowRange& range : m_isTooLargeToLink ? std::vector<RowRange>() : selectedRows()) {
        for (int row = range.first; row < range.first + range.count; ++row) {
            if (const std::optional<SelectedItem> item = m_sheet.itemAt(row))
                items.insert(*item);
        }
    }
    // Rows of several tables cannot all stay selected in the other views; here they do.
    if (!items.empty() && items.begin()->table != items.rbegin()->table) {
        m_isTooLargeToLink = true;
        items.clear();
    }
    if (!items.empty())
        if (const std::optional<std::size_t> scenario = m_sheet.scenarioOf(selectedRows().front().first))
            m_selection.setScenario(*scenario);
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
    // Nothing is what a large selection was told as; it stays.
    if (m_isPushPending || (m_isTooLargeToLink && rows.empty()) || rows == rowsInSelectionModel())
        return;
    m_isTooLargeToLink = false;
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

void SheetView::updateStatistics()
{
    m_isStatisticsPending = false;
    std::vector<CellRect> areas;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        areas.push_back({range.top(), range.left(), range.bottom(), range.right()});
    std::vector<std::optional<Dimension>> dimensions;
    for (int column = 0; column < m_sheet.columnCount(); ++column) {
        const QVariant dimension = m_sheet.headerData(column, Qt::Horizontal, SheetModel::DimensionRole);
        dimensions.push_back(dimension.isValid() ? std::optional(static_cast<Dimension>(dimension.toInt()))
                                                 : std::nullopt);
    }
    if (areas.empty() || !isVisible()) {
        m_statisticsJob.cancel();
        if (!std::exchange(m_statistics, QString()).isEmpty())
            emit statisticsChanged(m_statistics);
        return;
    }
    m_statisticsJob.start([cells = m_sheet.cells(), areas, dimensions](const JobContext& context) {
        return statisticsOf(*cells, areas, dimensions, context);
    });
}

std::set<int> SheetView::rowsInSelectionModel() const
{
    std::set<int> rows;
    for (const RowRange& range : selectedRows()) {
        // One more than is ever linked is enough to differ from every linked selection.
        const int end = std::min(range.first + range.count, range.first + kMaxLinkedRows + 1);
        for (int row = range.first; row < end; ++row)
            rows.insert(row);
    }
    return rows;
}

} // namespace contraflow
