// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/cell_commands.h"

#include "app/desktop/document/edit_job.h"
#include "app/desktop/sheet/model/cell_block.h"
#include "app/desktop/sheet/model/sheet_change.h"
#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/paste_plan.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

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
    return 1 + static_cast<std::size_t>(std::ranges::count_if(text, [](QChar c) {
               return c == QLatin1Char('\t') || c == QLatin1Char('\n') || c == QLatin1Char('\r') ||
                      c == QLatin1Char(';') || c == QLatin1Char(',');
           }));
}

CellBlock cellsOf(const ClipboardText& clipboard)
{
    return clipboard.isOwn ? parseTabSeparated(clipboard.text) : parseCells(clipboard.text);
}

/** The first rows of a text, enough to see what its columns are called. */
CellBlock headOf(ClipboardText clipboard)
{
    constexpr qsizetype kLong = 20'000; // characters
    if (clipboard.text.size() > kLong)
        clipboard.text.truncate(clipboard.text.lastIndexOf(QLatin1Char('\n'), kLong) + 1);
    return cellsOf(clipboard);
}

/** "Paste 1 cell", "Paste 12 cells". */
QString cellsLabel(const QString& verb, std::size_t count)
{
    return count == 1 ? CellCommands::tr("%1 1 cell").arg(verb)
                      : CellCommands::tr("%1 %2 cells").arg(verb, countText(count));
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

/** New messages of a table that has a header but no ids get free ones, which count on from the last row's. */
void giveIds(PastePlan& plan, const SheetCells& all, int idColumn, int end)
{
    const auto isId = [idColumn](const CellWrite& write) { return write.column == idColumn; };
    if (!plan.hasHeader || idColumn < 0 || std::ranges::any_of(plan.writes, isId))
        return;
    FreeNames names;
    QString last = QStringLiteral("e0");
    for (std::size_t row = 0; row < all.rowCount(); ++row)
        if (const QString id = all.fullText(row, idColumn); !id.isEmpty()) {
            names.take(id);
            last = id;
        }
    for (int row = std::max(plan.top, end); row < plan.top + plan.height; ++row) {
        last = names.next(last);
        plan.writes.push_back({row, idColumn, last});
    }
}

} // namespace

CellCommands::CellCommands(SheetView& view)
    : m_view(view)
    , m_sheet(view.sheet())
    , m_selected(view.selected())
    , m_copyJob(SheetView::tr("Copying the cells"), [this](const Result<CopiedCells>& copy) {
        if (copy)
            putOnClipboard(*copy);
        emit m_view.activityChanged({});
    })
{}

void CellCommands::copyArea(QStringList titles)
{
    const CellArea area = m_selected.area();
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
        copy.html = htmlTable(texts.full);
        if (texts.typed != texts.full)
            copy.typed = tabSeparated(texts.typed).toUtf8();
        return copy;
    };
    if (cellCount(area) <= kMostAtOnce) {
        m_copyJob.cancel();
        putOnClipboard(copied({}));
        return;
    }
    emit m_view.activityChanged(tr("Copying %1 rows…").arg(countText(m_selected.rowCount())));
    m_copyJob.start(copied);
}

void CellCommands::putOnClipboard(const CopiedCells& copy)
{
    auto* cells = new QMimeData;
    cells->setText(copy.text);
    cells->setHtml(copy.html);
    if (!copy.typed.isEmpty())
        cells->setData(kCellsFormat, copy.typed);
    QGuiApplication::clipboard()->setMimeData(cells);
}

void CellCommands::copy()
{
    copyArea({});
}

void CellCommands::copyWithHeader()
{
    QStringList titles;
    const auto [left, right] = m_selected.columns();
    for (int column = left; column <= right; ++column)
        titles.append(m_sheet.headerData(column, Qt::Horizontal).toString());
    copyArea(titles);
}

void CellCommands::writeSelection(const QString& text, const QString& verb, const QString& activity)
{
    const CellArea area = m_selected.area();
    m_view.apply({cellCount(area),
                  [area, end = m_sheet.dataRowCount(), text, verb](const JobContext& context) {
                      return SheetChange(labelled(writesInto(area, end, text, context), verb));
                  },
                  activity});
}

void CellCommands::cut()
{
    if (!m_sheet.isEditable())
        return;
    copy();
    writeSelection({}, tr("Cut"), tr("Cutting…"));
}

void CellCommands::clear()
{
    writeSelection({}, tr("Clear"), tr("Clearing cells…"));
}

void CellCommands::fillWith(const QString& text)
{
    writeSelection(text, tr("Fill"), tr("Filling cells…"));
}

void CellCommands::paste()
{
    const CellBlock head = headOf(clipboardText());
    if (head.size() < 2 || !m_view.belongsElsewhere || !m_view.belongsElsewhere(head.front()))
        pasteHere();
}

void CellCommands::pasteHere()
{
    const ClipboardText clipboard = clipboardText();
    if (clipboard.text.isEmpty() || !m_view.canAddRows())
        return;
    const int row = m_view.currentIndex().isValid() ? m_view.currentIndex().row() : m_sheet.dataRowCount();
    const int column = m_selected.currentColumn();
    PasteTarget target{row, column, 1, 1, columnNamesOf(m_sheet)};
    const CellArea area = m_selected.area();
    for (const CellRect& rect : area) {
        target.top = std::min(target.top, rect.top);
        target.left = std::min(target.left, rect.left);
    }
    if (const std::optional<CellRect> cells = m_selected.rect()) {
        target.height = cells->height();
        target.width = cells->width();
    }
    // A block is repeated over a larger selection.
    const std::size_t size = std::max(mostCells(clipboard.text), cellCount(area));
    const auto plan = std::make_shared<PastePlan>(); // written by the job, read when that has ended
    m_view.apply({size,
                  [clipboard, target, area, plan, end = m_sheet.dataRowCount(), all = m_sheet.sheet().cells(),
                   idColumn = m_sheet.columnOf("id")](const JobContext& context) {
                      const CellBlock block = cellsOf(clipboard);
                      if (block.size() == 1 && block.front().size() == 1 && cellCount(area) > 1)
                          return SheetChange(
                              labelled(writesInto(area, end, block.front().front(), context), tr("Fill")));
                      *plan = planPaste(block, target);
                      giveIds(*plan, *all, idColumn, end);
                      return SheetChange(labelled(std::exchange(plan->writes, {}), tr("Paste")));
                  },
                  tr("Pasting…"), [this, plan] { showPasted(*plan); }});
}

namespace {

/** What a person should know about a paste. */
QStringList notesOf(const PastePlan& plan)
{
    QStringList notes;
    if (plan.lostColumns == 1)
        notes +=
            CellCommands::tr("One column of what was pasted has no place in this sheet and was left out.");
    else if (plan.lostColumns > 1)
        notes +=
            CellCommands::tr("%1 columns of what was pasted have no place in this sheet and were left out.")
                .arg(plan.lostColumns);
    if (!plan.hasHeader)
        return notes;
    QStringList given;
    for (const HeaderUnit& unit : plan.units)
        if (unit.unit)
            given += CellCommands::tr("%1 in %2").arg(unit.column, qtText(unit.unit->symbol));
    notes += given.isEmpty()
                 ? CellCommands::tr("The first row names columns and was taken as a header.")
                 : CellCommands::tr("The first row was taken as a header, and numbers without a unit as %1.")
                       .arg(given.join(QStringLiteral(", ")));
    for (const HeaderUnit& unit : plan.units)
        if (!unit.unit)
            notes +=
                CellCommands::tr("The unit %1 of column %2 is unknown: its numbers were pasted as they are.")
                    .arg(unit.word, unit.column);
    notes += CellCommands::tr("Undo takes the paste back in one step.");
    return notes;
}

} // namespace

void CellCommands::showPasted(const PastePlan& plan)
{
    if (plan.height == 0)
        return;
    m_selected.select({plan.top, plan.left, plan.top + plan.height - 1, plan.left + plan.width - 1});
    m_view.scrollTo(m_view.model()->index(plan.top + plan.height - 1, plan.left));
    m_view.scrollTo(m_view.model()->index(plan.top, plan.left));
    if (const QStringList notes = notesOf(plan); !notes.isEmpty())
        emit m_view.noticed(notes.join(QLatin1Char(' ')));
}

namespace {

/** The gesture that makes fills. */
SheetGesture fillGesture(const OrderedSheet& sheet, std::vector<FillStep> steps, FillMode mode,
                         const QString& verb)
{
    SheetGesture gesture{sizeOf(steps), {}, CellCommands::tr("Filling cells…")};
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

void CellCommands::fill(const CellRect& source, const CellRect& target, FillMode mode)
{
    SheetGesture gesture = fillGesture(m_sheet, {{source, target}}, mode, tr("Fill"));
    gesture.then = [this, cells = source.united(target)] { m_selected.select(cells); };
    m_view.apply(std::move(gesture));
}

void CellCommands::fillDown()
{
    std::vector<FillStep> steps;
    for (const CellRect& rect : m_selected.area()) {
        // A single row is filled from the row above, several from the first of them.
        const int source = rect.height() == 1 ? rect.top - 1 : rect.top;
        if (source >= 0)
            steps.push_back(
                {{source, rect.left, source, rect.right},
                 {source + 1, rect.left, std::min(rect.bottom, m_sheet.rowCount() - 1), rect.right}});
    }
    m_view.apply(fillGesture(m_sheet, std::move(steps), FillMode::copies, tr("Fill down")));
}

void CellCommands::fillRight()
{
    std::vector<FillStep> steps;
    for (const CellRect& rect : m_selected.area()) {
        const int source = rect.width() == 1 ? rect.left - 1 : rect.left;
        const int last = std::min(rect.bottom, m_sheet.dataRowCount() - 1);
        if (source >= 0 && last >= rect.top)
            steps.push_back({{rect.top, source, last, source}, {rect.top, source + 1, last, rect.right}});
    }
    m_view.apply(fillGesture(m_sheet, std::move(steps), FillMode::copies, tr("Fill right")));
}

void CellCommands::fillSeriesDown()
{
    const std::optional<CellRect> cells = m_selected.rect();
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

int CellCommands::endOfNeighbours(const CellRect& source) const
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

bool CellCommands::stopWork()
{
    Document* document = m_sheet.editedDocument();
    if (document && document->editJob().isRunning()) {
        document->editJob().cancel();
        emit m_view.noticed(tr("Stopped; nothing was changed."));
        return true;
    }
    if (!m_copyJob.isRunning())
        return false;
    m_copyJob.cancel();
    emit m_view.activityChanged({});
    emit m_view.noticed(tr("Stopped; the clipboard is as it was."));
    return true;
}

} // namespace contraflow
