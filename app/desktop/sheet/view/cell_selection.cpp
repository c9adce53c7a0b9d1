// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/cell_selection.h"

#include "app/desktop/sheet/model/ordered_sheet.h"

#include <QTableView>

#include <algorithm>
#include <limits>

namespace contraflow {

namespace {

constexpr int kRowsBetweenLooks = 1024;

bool isStopped(const JobContext& context, int row)
{
    return row % kRowsBetweenLooks == 0 && context.stop.stop_requested();
}

} // namespace

std::size_t cellCount(const CellArea& area)
{
    std::size_t count = 0;
    for (const CellRect& rect : area)
        count += static_cast<std::size_t>(rect.height()) * static_cast<std::size_t>(rect.width());
    return count;
}

std::vector<RowRange> rowsOf(const CellArea& area, int end)
{
    std::vector<RowRange> ranges;
    for (const CellRect& rect : area)
        if (const int bottom = std::min(rect.bottom, end - 1); bottom >= rect.top)
            ranges.push_back({rect.top, bottom - rect.top + 1});
    std::ranges::sort(ranges, {}, &RowRange::first);
    std::vector<RowRange> rows;
    for (const RowRange& range : ranges) {
        const int last = rows.empty() ? -1 : rows.back().first + rows.back().count;
        if (!rows.empty() && range.first <= last)
            rows.back().count = std::max(last, range.first + range.count) - rows.back().first;
        else
            rows.push_back(range);
    }
    return rows;
}

std::vector<CellWrite> writesInto(const CellArea& area, int end, const QString& text,
                                  const JobContext& context)
{
    std::vector<CellWrite> writes;
    for (const CellRect& rect : area) {
        const int last = std::min(rect.bottom, end - 1);
        for (int row = rect.top; row <= last && !isStopped(context, row); ++row)
            for (int column = rect.left; column <= rect.right; ++column)
                writes.push_back({row, column, text});
    }
    return writes;
}

CopiedTexts textsIn(const SheetCells& cells, const CellArea& area, const JobContext& context)
{
    int left = std::numeric_limits<int>::max();
    int right = -1;
    for (const CellRect& rect : area) {
        left = std::min(left, rect.left);
        right = std::max(right, rect.right);
    }
    const auto end = static_cast<int>(cells.rowCount());
    const std::vector<RowRange> rows = rowsOf(area, end);
    std::vector<std::size_t> places; // of the first row of each range
    std::size_t count = 0;
    for (const RowRange& range : rows) {
        places.push_back(count);
        count += static_cast<std::size_t>(range.count);
    }
    CopiedTexts texts;
    const QStringList blank(std::max(right - left + 1, 0));
    texts.full.assign(count, blank);
    texts.typed.assign(count, blank);
    for (const CellRect& rect : area) {
        const auto behind = std::ranges::upper_bound(rows, rect.top, {}, &RowRange::first);
        if (behind == rows.begin())
            continue;
        const auto range = static_cast<std::size_t>(behind - rows.begin() - 1);
        const int last = std::min(rect.bottom, end - 1);
        for (int row = rect.top; row <= last && !isStopped(context, row); ++row) {
            const std::size_t place = places[range] + static_cast<std::size_t>(row - rows[range].first);
            for (int column = rect.left; column <= rect.right; ++column) {
                texts.full[place][column - left] = cells.fullText(static_cast<std::size_t>(row), column);
                texts.typed[place][column - left] = cells.typedText(static_cast<std::size_t>(row), column);
            }
        }
    }
    return texts;
}

CellBlock typedTexts(const SheetCells& cells, const CellRect& rect, const JobContext& context)
{
    CellBlock block;
    const auto end = static_cast<int>(cells.rowCount());
    for (int row = rect.top; row <= rect.bottom && !isStopped(context, row); ++row) {
        QStringList texts;
        for (int column = rect.left; column <= rect.right; ++column)
            texts.append(row < end ? cells.typedText(static_cast<std::size_t>(row), column) : QString());
        block.push_back(std::move(texts));
    }
    return block;
}

CellArea CellSelection::area() const
{
    CellArea area;
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection())
        area.push_back({range.top(), range.left(), range.bottom(), range.right()});
    return area;
}

std::optional<CellRect> CellSelection::rect() const
{
    const QItemSelection& selection = m_view.selectionModel()->selection();
    if (selection.isEmpty() && m_view.currentIndex().isValid())
        return CellRect{m_view.currentIndex().row(), m_view.currentIndex().column(),
                        m_view.currentIndex().row(), m_view.currentIndex().column()};
    if (selection.size() != 1)
        return std::nullopt;
    const QItemSelectionRange& range = selection.front();
    return CellRect{range.top(), range.left(), range.bottom(), range.right()};
}

int CellSelection::currentColumn() const
{
    return std::max(m_view.currentIndex().column(), 0);
}

void CellSelection::select(const CellRect& cells)
{
    const QModelIndex first = m_sheet.index(cells.top, cells.left);
    const QModelIndex last = m_sheet.index(std::min(cells.bottom, m_sheet.rowCount() - 1),
                                           std::min(cells.right, m_sheet.columnCount() - 1));
    if (!first.isValid() || !last.isValid())
        return;
    m_view.selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_view.selectionModel()->select(QItemSelection(first, last), QItemSelectionModel::ClearAndSelect);
}

void CellSelection::select(const CellArea& cells)
{
    constexpr std::size_t kMost = 1'000; // rectangles; more make the view slow
    QItemSelection selection;
    for (std::size_t i = 0; i < std::min(cells.size(), kMost); ++i)
        selection.append(QItemSelectionRange(m_sheet.index(cells[i].top, cells[i].left),
                                             m_sheet.index(cells[i].bottom, cells[i].right)));
    if (selection.isEmpty())
        return;
    m_view.selectionModel()->setCurrentIndex(selection.first().topLeft(), QItemSelectionModel::NoUpdate);
    m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void CellSelection::selectOnly(const QModelIndex& cell)
{
    // setCurrentIndex() would add to the selection while Ctrl is down, and the next key would act on more
    // rows.
    m_view.selectionModel()->setCurrentIndex(cell, QItemSelectionModel::ClearAndSelect);
}

std::vector<RowRange> CellSelection::rows() const
{
    return rowsOf(area(), m_sheet.dataRowCount());
}

std::pair<int, int> CellSelection::columns() const
{
    std::pair columns{m_sheet.columnCount(), -1};
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection()) {
        columns.first = std::min(columns.first, range.left());
        columns.second = std::max(columns.second, range.right());
    }
    return columns;
}

int CellSelection::rowCount() const
{
    int count = 0;
    for (const RowRange& range : rows())
        count += range.count;
    return count;
}

void CellSelection::selectWholeRows()
{
    QItemSelection selection;
    const int last = m_sheet.columnCount() - 1;
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection())
        selection.select(m_sheet.index(range.top(), 0), m_sheet.index(range.bottom(), last));
    m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void CellSelection::selectWholeColumns()
{
    const int last = m_sheet.dataRowCount() - 1;
    if (last < 0)
        return;
    QItemSelection selection;
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection())
        selection.select(m_sheet.index(0, range.left()), m_sheet.index(last, range.right()));
    m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

} // namespace contraflow
