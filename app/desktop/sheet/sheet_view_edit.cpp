// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/document/edit_job.h"
#include "app/desktop/tables/paste_plan.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

// What a sheet does to its cells: clipboard, clearing, filling.

namespace contraflow {

namespace {

/** Cells in the form in which they are edited, beside the plain text for other programs. */
const QString kCellsFormat = QStringLiteral("application/x-contraflow-cells");

/** A text of the clipboard, and how it is to be read. */
struct ClipboardText
{
    QString text;
    bool isOwn = false; ///< from a sheet of this program
};

ClipboardText clipboardText()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data)
        return {};
    if (data->hasFormat(kCellsFormat))
        return {QString::fromUtf8(data->data(kCellsFormat)), true};
    return {data->text(), false};
}

/** No less than the number of cells that a text holds. */
std::size_t mostCells(const QString& text)
{
    constexpr qsizetype kLong = 1'000'000; // characters; not worth counting in
    if (text.size() > kLong)
        return static_cast<std::size_t>(text.size());
    return 1 + static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](QChar c) {
               return c == QLatin1Char('\t') || c == QLatin1Char('\n') || c == QLatin1Char('\r') ||
                      c == QLatin1Char(';') || c == QLatin1Char(',');
           }));
}

CellBlock cellsOf(const ClipboardText& clipboard)
{
    return clipboard.isOwn ? parseTabSeparated(clipboard.text) : parseCells(clipboard.text);
}

/** "Paste 1 cell", "Paste 12 cells". */
QString cellsLabel(const QString& verb, std::size_t count)
{
    return count == 1 ? SheetView::tr("%1 1 cell").arg(verb)
                      : SheetView::tr("%1 %2 cells").arg(verb).arg(count);
}

WriteCells labelled(std::vector<CellWrite> writes, const QString& verb)
{
    const std::size_t count = writes.size();
    return {std::move(writes), cellsLabel(verb, count)};
}

/** Cells that are filled from others. */
struct FillStep
{
    CellRect source;
    CellRect target;
};

std::size_t sizeOf(const std::vector<FillStep>& steps)
{
    std::size_t size = 0;
    for (const FillStep& step : steps)
        size += cellCount({step.source, step.target});
    return size;
}

} // namespace

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

CellArea SheetView::selectedArea() const
{
    CellArea area;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        area.push_back({range.top(), range.left(), range.bottom(), range.right()});
    return area;
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
    return rowsOf(selectedArea(), m_sheet.dataRowCount());
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

void SheetView::copyArea(QStringList titles)
{
    const CellArea area = selectedArea();
    if (rowsOf(area, m_sheet.dataRowCount()).empty())
        return;
    const auto copied = [cells = m_sheet.cells(), area, titles](const JobContext& context) {
        CopiedTexts texts = textsIn(*cells, area, context);
        CopiedCells copy;
        if (!titles.isEmpty()) {
            texts.full.insert(texts.full.begin(), titles);
            texts.typed.insert(texts.typed.begin(), titles);
        }
        copy.text = tabSeparated(texts.full);
        if (texts.typed != texts.full)
            copy.typed = tabSeparated(texts.typed).toUtf8();
        return copy;
    };
    if (cellCount(area) <= kMostAtOnce) {
        m_copyJob.cancel();
        putOnClipboard(copied({}));
        return;
    }
    emit activityChanged(tr("Copying %1 rows…").arg(selectedRowCount()));
    m_copyJob.start(copied);
}

void SheetView::putOnClipboard(const CopiedCells& copy)
{
    auto* cells = new QMimeData;
    cells->setText(copy.text);
    if (!copy.typed.isEmpty())
        cells->setData(kCellsFormat, copy.typed);
    QGuiApplication::clipboard()->setMimeData(cells);
}

void SheetView::copy()
{
    copyArea({});
}

void SheetView::copyWithHeader()
{
    QStringList titles;
    const auto [left, right] = selectedColumns();
    for (int column = left; column <= right; ++column)
        titles.append(m_sheet.headerData(column, Qt::Horizontal).toString());
    copyArea(titles);
}

void SheetView::writeSelection(const QString& text, const QString& verb, const QString& activity)
{
    const CellArea area = selectedArea();
    apply({cellCount(area),
           [area, end = m_sheet.dataRowCount(), text, verb](const JobContext& context) {
               return SheetChange(labelled(writesInto(area, end, text, context), verb));
           },
           activity});
}

void SheetView::cut()
{
    if (!m_sheet.isEditable())
        return;
    copy();
    writeSelection({}, tr("Cut"), tr("Cutting…"));
}

void SheetView::clearCells()
{
    writeSelection({}, tr("Clear"), tr("Clearing cells…"));
}

void SheetView::fillSelection(const QString& text)
{
    writeSelection(text, tr("Fill"), tr("Filling cells…"));
}

bool SheetView::canAddRows()
{
    return m_sheet.isEditable() && (m_sheet.table() || m_sheet.makeOwner());
}

void SheetView::paste()
{
    const ClipboardText clipboard = clipboardText();
    if (clipboard.text.isEmpty() || !canAddRows())
        return;
    const int row = currentIndex().isValid() ? currentIndex().row() : m_sheet.dataRowCount();
    const int column = std::max(currentIndex().column(), 0);
    PasteTarget target{row, column, 1, 1, {}};
    const CellArea area = selectedArea();
    for (const CellRect& rect : area) {
        target.top = std::min(target.top, rect.top);
        target.left = std::min(target.left, rect.left);
    }
    if (const std::optional<CellRect> cells = selectedRect()) {
        target.height = cells->height();
        target.width = cells->width();
    }
    for (int i = 0; i < m_sheet.columnCount(); ++i)
        target.columns.push_back({m_sheet.headerData(i, Qt::Horizontal).toString(),
                                  m_sheet.headerData(i, Qt::Horizontal, SheetModel::KeyRole).toString()});
    // A block is repeated over a larger selection.
    const std::size_t size = std::max(mostCells(clipboard.text), cellCount(area));
    const auto plan = std::make_shared<PastePlan>(); // written by the job, read when that has ended
    apply({size,
           [clipboard, target, area, plan, end = m_sheet.dataRowCount()](const JobContext& context) {
               const CellBlock block = cellsOf(clipboard);
               if (block.size() == 1 && block.front().size() == 1 && cellCount(area) > 1)
                   return SheetChange(
                       labelled(writesInto(area, end, block.front().front(), context), tr("Fill")));
               *plan = planPaste(block, target);
               return SheetChange(labelled(std::exchange(plan->writes, {}), tr("Paste")));
           },
           tr("Pasting…"), [this, plan] { showPasted(*plan); }});
}

void SheetView::showPasted(const PastePlan& plan)
{
    if (plan.height == 0)
        return;
    selectRect({plan.top, plan.left, plan.top + plan.height - 1, plan.left + plan.width - 1});
    if (plan.lostColumns == 1)
        emit noticed(tr("One column of what was pasted has no place in this sheet and was left out."));
    else if (plan.lostColumns > 1)
        emit noticed(tr("%1 columns of what was pasted have no place in this sheet and were left out.")
                         .arg(plan.lostColumns));
}

namespace {

/** The gesture that makes fills. */
SheetGesture fillGesture(const OrderedSheet& sheet, std::vector<FillStep> steps, FillMode mode,
                         const QString& verb)
{
    SheetGesture gesture{sizeOf(steps), {}, SheetView::tr("Filling cells…")};
    gesture.change = [cells = sheet.cells(), steps = std::move(steps), mode,
                      verb](const JobContext& context) {
        std::vector<CellWrite> writes;
        for (const FillStep& step : steps) {
            std::vector<CellWrite> more =
                fillCells(typedTexts(*cells, step.source, context), step.source, step.target, mode);
            if (context.stop.stop_requested())
                break;
            writes.insert(writes.end(), std::make_move_iterator(more.begin()),
                          std::make_move_iterator(more.end()));
        }
        return SheetChange(labelled(std::move(writes), verb));
    };
    return gesture;
}

} // namespace

void SheetView::fill(const CellRect& source, const CellRect& target, FillMode mode)
{
    SheetGesture gesture = fillGesture(m_sheet, {{source, target}}, mode, tr("Fill"));
    gesture.then = [this, cells = source.united(target)] { selectRect(cells); };
    apply(std::move(gesture));
}

void SheetView::fillDown()
{
    std::vector<FillStep> steps;
    for (const CellRect& rect : selectedArea()) {
        // A single row is filled from the row above, several from the first of them.
        const int source = rect.height() == 1 ? rect.top - 1 : rect.top;
        if (source >= 0)
            steps.push_back(
                {{source, rect.left, source, rect.right},
                 {source + 1, rect.left, std::min(rect.bottom, m_sheet.rowCount() - 1), rect.right}});
    }
    apply(fillGesture(m_sheet, std::move(steps), FillMode::copies, tr("Fill down")));
}

void SheetView::fillRight()
{
    std::vector<FillStep> steps;
    for (const CellRect& rect : selectedArea()) {
        const int source = rect.width() == 1 ? rect.left - 1 : rect.left;
        const int last = std::min(rect.bottom, m_sheet.dataRowCount() - 1);
        if (source >= 0 && last >= rect.top)
            steps.push_back({{rect.top, source, last, source}, {rect.top, source + 1, last, rect.right}});
    }
    apply(fillGesture(m_sheet, std::move(steps), FillMode::copies, tr("Fill right")));
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
