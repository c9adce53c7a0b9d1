// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/tables/paste_plan.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <map>
#include <utility>

// What a sheet does to its cells: clipboard, clearing, filling.

namespace contraflow {

namespace {

/** Cells in the form in which they are edited, beside the plain text for other programs. */
const QString kCellsFormat = QStringLiteral("application/x-contraflow-cells");

/** Changes of more cells or rows than this are worked out in the background. */
constexpr std::size_t kAtOnce = 5'000;

/** "Paste 1 cell", "Paste 12 cells". */
QString cellsLabel(const QString& verb, std::size_t count)
{
    return count == 1 ? SheetView::tr("%1 1 cell").arg(verb)
                      : SheetView::tr("%1 %2 cells").arg(verb).arg(count);
}

CellBlock clipboardCells()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data)
        return {};
    if (data->hasFormat(kCellsFormat))
        return parseTabSeparated(QString::fromUtf8(data->data(kCellsFormat)));
    return parseCells(data->text());
}

} // namespace

void SheetView::apply(SheetChange change, const QString& activity, std::function<void()> then)
{
    if (!m_sheet.isEditable())
        return;
    if (m_job->isRunning()) {
        // Neither of the two may be lost without a word.
        emit noticed(tr("The last change is still being worked out; do this again when it is done."));
        return;
    }
    if (sizeOf(change) <= kAtOnce) {
        if (m_sheet.apply(std::move(change)) && then)
            then();
        return;
    }
    const EditMaker make = m_sheet.editOf(std::move(change));
    if (!make)
        return;
    emit activityChanged(activity);
    m_onEdit = [this, revision = m_sheet.revision(), then = std::move(then)](Result<Edit> edit) {
        emit activityChanged({});
        if (edit && revision != m_sheet.revision())
            edit = Error{ErrorCode::cancelled,
                         tr("The project was changed while the cells were worked out; nothing was "
                            "written. Do it again.")
                             .toStdString()};
        if (m_sheet.submit(std::move(edit)) && then)
            then();
    };
    m_job->start([make](const JobContext&) { return make(); });
}

std::optional<CellRect> SheetView::selectedRect() const
{
    const QItemSelection& selection = selectionModel()->selection();
    if (selection.isEmpty() && currentIndex().isValid())
        return CellRect{currentIndex().row(), currentIndex().column(), currentIndex().row(),
                        currentIndex().column()};
    if (selection.size() != 1)
        return std::nullopt;
    const QItemSelectionRange& range = selection.front();
    return CellRect{range.top(), range.left(), range.bottom(), range.right()};
}

void SheetView::selectRect(const CellRect& cells)
{
    const QModelIndex first = m_sheet.index(cells.top, cells.left);
    const QModelIndex last = m_sheet.index(std::min(cells.bottom, m_sheet.rowCount() - 1),
                                           std::min(cells.right, m_sheet.columnCount() - 1));
    if (!first.isValid() || !last.isValid())
        return;
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(QItemSelection(first, last), QItemSelectionModel::ClearAndSelect);
}

void SheetView::selectOnly(const QModelIndex& index)
{
    // setCurrentIndex() would add to the selection while Ctrl is down, and the next key would act on more
    // rows.
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
}

std::vector<RowRange> SheetView::selectedRows() const
{
    std::map<int, int> ranges; // first -> last, of data rows
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        const int last = std::min(range.bottom(), m_sheet.dataRowCount() - 1);
        if (range.top() > last)
            continue;
        int& end = ranges.try_emplace(range.top(), last).first->second;
        end = std::max(end, last);
    }
    std::vector<RowRange> rows;
    for (const auto& [first, last] : ranges) {
        const int end = rows.empty() ? -1 : rows.back().first + rows.back().count;
        if (!rows.empty() && first <= end)
            rows.back().count = std::max(end, last + 1) - rows.back().first;
        else
            rows.push_back({first, last - first + 1});
    }
    return rows;
}

std::pair<int, int> SheetView::selectedColumns() const
{
    std::pair columns{m_sheet.columnCount(), -1};
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        columns.first = std::min(columns.first, range.left());
        columns.second = std::max(columns.second, range.right());
    }
    return columns;
}

std::vector<CellWrite> SheetView::selectedCells() const
{
    std::vector<CellWrite> cells;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        const int last = std::min(range.bottom(), m_sheet.dataRowCount() - 1);
        for (int row = range.top(); row <= last; ++row) {
            for (int column = range.left(); column <= range.right(); ++column)
                cells.push_back({row, column, {}});
        }
    }
    return cells;
}

CellBlock SheetView::selectedBlock(int role) const
{
    const QItemSelection selection = selectionModel()->selection();
    const auto [left, right] = selectedColumns();
    CellBlock block;
    for (const RowRange& range : selectedRows()) {
        for (int row = range.first; row < range.first + range.count; ++row) {
            QStringList texts;
            for (int column = left; column <= right; ++column) {
                // Cells in between that are not selected stay empty, so that the others keep their columns.
                const QModelIndex cell = m_sheet.index(row, column);
                const bool isSelected = selection.size() == 1 || selectionModel()->isSelected(cell);
                texts.append(isSelected ? cell.data(role).toString() : QString());
            }
            block.push_back(std::move(texts));
        }
    }
    return block;
}

CellBlock SheetView::textsOf(const CellRect& cells) const
{
    CellBlock block;
    for (int row = cells.top; row <= cells.bottom; ++row) {
        QStringList texts;
        for (int column = cells.left; column <= cells.right; ++column)
            texts.append(m_sheet.index(row, column).data(Qt::EditRole).toString());
        block.push_back(std::move(texts));
    }
    return block;
}

void SheetView::copyInBackground(const CellRect& area)
{
    emit activityChanged(tr("Copying %1 rows…").arg(area.height()));
    m_copyJob.start([cells = m_sheet.cells(), area](const JobContext& context) {
        CellBlock block;
        const int last = std::min(area.bottom, static_cast<int>(cells->rowCount()) - 1);
        for (int row = area.top; row <= last && !context.stop.stop_requested(); ++row) {
            QStringList texts;
            for (int column = area.left; column <= area.right; ++column)
                texts.append(cells->fullText(static_cast<std::size_t>(row), column));
            block.push_back(std::move(texts));
        }
        return tabSeparated(block);
    });
}

void SheetView::copy()
{
    const std::optional<CellRect> area = selectedRect();
    if (area && static_cast<std::size_t>(area->height()) > kAtOnce) {
        copyInBackground(*area);
        return;
    }
    const CellBlock block = selectedBlock(SheetModel::FullTextRole);
    if (block.empty())
        return;
    auto* cells = new QMimeData;
    cells->setText(tabSeparated(block));
    if (const CellBlock edited = selectedBlock(Qt::EditRole); edited != block)
        cells->setData(kCellsFormat, tabSeparated(edited).toUtf8());
    QGuiApplication::clipboard()->setMimeData(cells);
}

void SheetView::copyWithHeader()
{
    CellBlock block = selectedBlock(SheetModel::FullTextRole);
    if (block.empty())
        return;
    QStringList titles;
    const auto [left, right] = selectedColumns();
    for (int column = left; column <= right; ++column)
        titles.append(m_sheet.headerData(column, Qt::Horizontal).toString());
    block.insert(block.begin(), titles);
    QGuiApplication::clipboard()->setText(tabSeparated(block));
}

void SheetView::cut()
{
    if (!m_sheet.isEditable())
        return;
    copy();
    std::vector<CellWrite> cells = selectedCells();
    const std::size_t count = cells.size();
    apply(WriteCells{std::move(cells), cellsLabel(tr("Cut"), count)}, tr("Cutting %1 cells…").arg(count));
}

void SheetView::clearCells()
{
    std::vector<CellWrite> cells = selectedCells();
    const std::size_t count = cells.size();
    apply(WriteCells{std::move(cells), cellsLabel(tr("Clear"), count)}, tr("Clearing %1 cells…").arg(count));
}

bool SheetView::canAddRows()
{
    return m_sheet.isEditable() && (m_sheet.table() || m_sheet.makeOwner());
}

void SheetView::paste()
{
    const CellBlock block = clipboardCells();
    if (block.empty() || !canAddRows())
        return;
    if (block.size() == 1 && block.front().size() == 1 && selectedCells().size() > 1) {
        fillSelection(block.front().front());
        return;
    }
    const int row = currentIndex().isValid() ? currentIndex().row() : m_sheet.dataRowCount();
    const int column = std::max(currentIndex().column(), 0);
    PasteTarget target{row, column, 1, 1, {}};
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        target.top = std::min(target.top, range.top());
        target.left = std::min(target.left, range.left());
    }
    if (const std::optional<CellRect> cells = selectedRect()) {
        target.height = cells->height();
        target.width = cells->width();
    }
    for (int i = 0; i < m_sheet.columnCount(); ++i)
        target.columns.push_back({m_sheet.headerData(i, Qt::Horizontal).toString(),
                                  m_sheet.headerData(i, Qt::Horizontal, SheetModel::KeyRole).toString()});
    PastePlan plan = planPaste(block, target);
    const std::size_t count = plan.writes.size();
    const CellRect covered{plan.top, plan.left, plan.top + plan.height - 1, plan.left + plan.width - 1};
    apply(WriteCells{std::move(plan.writes), cellsLabel(tr("Paste"), count)},
          tr("Pasting %1 cells…").arg(count), [this, covered, lost = plan.lostColumns] {
              selectRect(covered);
              if (lost > 0)
                  emit noticed(
                      lost == 1
                          ? tr("One column of what was pasted has no place in this sheet and was left out.")
                          : tr("%1 columns of what was pasted have no place in this sheet and were left out.")
                                .arg(lost));
          });
}

void SheetView::fillSelection(const QString& text)
{
    std::vector<CellWrite> writes = selectedCells();
    const std::size_t count = writes.size();
    for (CellWrite& write : writes)
        write.text = text;
    apply(WriteCells{std::move(writes), cellsLabel(tr("Fill"), count)}, tr("Filling %1 cells…").arg(count));
}

void SheetView::fill(const CellRect& source, const CellRect& target, FillMode mode)
{
    std::vector<CellWrite> writes = fillCells(textsOf(source), source, target, mode);
    const std::size_t count = writes.size();
    apply(WriteCells{std::move(writes), cellsLabel(tr("Fill"), count)}, tr("Filling %1 cells…").arg(count),
          [this, cells = source.united(target)] { selectRect(cells); });
}

void SheetView::fillDown()
{
    std::vector<CellWrite> writes;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        // A single row is filled from the row above, several from the first of them.
        const int source = range.height() == 1 ? range.top() - 1 : range.top();
        if (source < 0)
            continue;
        const CellRect first{source, range.left(), source, range.right()};
        const CellRect rest{source + 1, range.left(), std::min(range.bottom(), m_sheet.rowCount() - 1),
                            range.right()};
        const std::vector<CellWrite> cells = fillCells(textsOf(first), first, rest, FillMode::copies);
        writes.insert(writes.end(), cells.begin(), cells.end());
    }
    const std::size_t count = writes.size();
    apply(WriteCells{std::move(writes), cellsLabel(tr("Fill down"), count)},
          tr("Filling %1 cells…").arg(count));
}

void SheetView::fillRight()
{
    std::vector<CellWrite> writes;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        const int source = range.width() == 1 ? range.left() - 1 : range.left();
        const int last = std::min(range.bottom(), m_sheet.dataRowCount() - 1);
        if (source < 0 || last < range.top())
            continue;
        const CellRect first{range.top(), source, last, source};
        const CellRect rest{range.top(), source + 1, last, range.right()};
        const std::vector<CellWrite> cells = fillCells(textsOf(first), first, rest, FillMode::copies);
        writes.insert(writes.end(), cells.begin(), cells.end());
    }
    const std::size_t count = writes.size();
    apply(WriteCells{std::move(writes), cellsLabel(tr("Fill right"), count)},
          tr("Filling %1 cells…").arg(count));
}

void SheetView::fillSeriesDown()
{
    const std::optional<CellRect> cells = selectedRect();
    if (!cells || cells->height() < 2)
        return;
    // The rows that are filled at the top are the source; a series of one counts on by one.
    int rows = 1;
    const int last = std::min(cells->bottom, m_sheet.dataRowCount() - 1);
    while (cells->top + rows < last && rows < 3 &&
           !m_sheet.index(cells->top + rows, cells->left).data(Qt::EditRole).toString().isEmpty() &&
           m_sheet.index(last, cells->left).data(Qt::EditRole).toString().isEmpty())
        ++rows;
    const CellRect source{cells->top, cells->left, cells->top + rows - 1, cells->right};
    fill(source, {source.bottom + 1, cells->left, cells->bottom, cells->right}, FillMode::series);
}

int SheetView::endOfNeighbours(const CellRect& source) const
{
    constexpr int kFurthest = 20'000; // rows looked at
    for (const int column : {source.left - 1, source.right + 1}) {
        if (column < 0 || column >= m_sheet.columnCount())
            continue;
        int row = source.bottom;
        while (row + 1 < m_sheet.dataRowCount() && row - source.bottom < kFurthest &&
               !m_sheet.index(row + 1, column).data(Qt::DisplayRole).toString().isEmpty())
            ++row;
        if (row > source.bottom)
            return row;
    }
    return source.bottom;
}

} // namespace contraflow
