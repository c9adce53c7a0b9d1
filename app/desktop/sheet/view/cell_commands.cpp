// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/cell_commands.h"

#include "app/desktop/document/edit_job.h"
#include "app/desktop/sheet/model/cell_block.h"
#include "app/desktop/sheet/model/sheet_change.h"
#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/text.h"
#include "core/base/units.h"
#include "core/importing/column_names.h"
#include "core/importing/import_readers.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace contraflow {

/** The unit that a pasted header gives to a column. */
struct HeaderUnit
{
    QString column;             ///< its title in the sheet
    QString word;               ///< as the header has it
    const Unit* unit = nullptr; ///< null: the word names no unit of the column
};

/** What a paste writes, and what it covers. */
struct PastePlan
{
    std::vector<CellWrite> writes; ///< rows as they are shown; rows behind the last are new
    int top = 0;
    int left = 0;
    int height = 0;
    int width = 0;
    int lostColumns = 0; ///< columns of the block that the sheet has no place for
    bool hasHeader = false;
    std::vector<HeaderUnit> units = {}; ///< of the header
};

namespace {

/** What a column is called, in the header of the sheet and in files, and what it measures. */
struct ColumnNames
{
    QString title;
    QString key;
    std::optional<Dimension> dimension = {};
    bool isNumber = false; ///< quantities, counts and prices
};

/** Where a paste goes: the selection's corner and size, in rows as they are shown. */
struct PasteTarget
{
    int top = 0;
    int left = 0;
    int height = 1;
    int width = 1;
    std::vector<ColumnNames> columns; ///< all columns of the sheet
};

bool isBlankRow(const QStringList& row)
{
    return std::ranges::all_of(row, [](const QString& cell) { return cell.trimmed().isEmpty(); });
}

/** A cell of a header and what it names. */
struct HeaderCell
{
    int column = -1; ///< of the sheet; -1: none
    QString unitWord = {};
    const Unit* unit = nullptr;
};

/** The parts of "Size (MB)", "Start [ms]" or "size_MB"; the second is empty where the name has no unit. */
std::pair<QString, QString> splitUnit(const QString& cell)
{
    static const QRegularExpression bracket(
        QStringLiteral("^(.*\\S)\\s*[(\\[]\\s*([^()\\[\\]]+?)\\s*[)\\]]$"));
    static const QRegularExpression underscore(QStringLiteral("^(.+)_([^_]+)$"));
    for (const QRegularExpression& pattern : {bracket, underscore})
        if (const QRegularExpressionMatch match = pattern.match(cell); match.hasMatch())
            return {match.captured(1), match.captured(2)};
    return {cell, {}};
}

int columnNamed(const QString& name, const std::vector<ColumnNames>& columns, const std::set<int>& used)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto column = static_cast<int>(i);
        if (used.count(column) == 0 && (name.compare(columns[i].title, Qt::CaseInsensitive) == 0 ||
                                        name.compare(columns[i].key, Qt::CaseInsensitive) == 0))
            return column;
    }
    return -1;
}

/** A cell that means what the key of a column means to imported files: "From", "bytes", "Größe [MB]". */
HeaderCell readMeaning(const QString& cell, const std::vector<ColumnNames>& columns,
                       const std::set<int>& used)
{
    const ColumnReading reading = readColumnName(cell.toStdString());
    if (reading.meaning == ColumnMeaning::kept)
        return {};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto column = static_cast<int>(i);
        if (used.count(column) != 0 ||
            readColumnName(columns[i].key.toStdString()).meaning != reading.meaning)
            continue;
        const bool isInUnit = reading.unit && columns[i].dimension == reading.unit->dimension;
        return {column, isInUnit ? qtText(reading.unit->symbol) : qtText(reading.unknownUnit),
                isInUnit ? reading.unit : nullptr};
    }
    return {};
}

HeaderCell readHeaderCell(const QString& cell, const std::vector<ColumnNames>& columns,
                          const std::set<int>& used)
{
    if (const int column = columnNamed(cell, columns, used); column >= 0)
        return {column};
    const auto [name, word] = splitUnit(cell);
    const int column = word.isEmpty() ? -1 : columnNamed(name, columns, used);
    if (column < 0)
        return readMeaning(cell, columns, used);
    const std::optional<Dimension> dimension = columns[static_cast<std::size_t>(column)].dimension;
    const Unit* unit = dimension ? unitOfWord(*dimension, word.toStdString()) : nullptr;
    // An underscore may be part of any name.
    if (!unit && !cell.endsWith(QLatin1Char(')')) && !cell.endsWith(QLatin1Char(']')))
        return {};
    return {column, word, unit};
}

/**
 * What a row names, when it is a header. A message may be called "size", so a lone name is one only above its
 * own column of quantities or with a unit; and names that the sheet does not know stand among enough others.
 */
std::optional<std::vector<HeaderCell>> readHeader(const QStringList& row, const PasteTarget& target)
{
    constexpr qsizetype kEnoughNames = 3;
    std::vector<HeaderCell> header;
    std::set<int> used;
    for (const QString& cell : row) {
        header.push_back(readHeaderCell(cell.trimmed(), target.columns, used));
        if (header.back().column >= 0)
            used.insert(header.back().column);
    }
    const auto named = static_cast<qsizetype>(used.size());
    if (row.size() == 1) {
        const HeaderCell& lone = header.front();
        const bool isQuantity =
            lone.column >= 0 && target.columns[static_cast<std::size_t>(lone.column)].dimension.has_value();
        return isQuantity && (lone.unit || lone.column == target.left) ? std::optional(header) : std::nullopt;
    }
    const bool isHeader = named == row.size() || (named >= kEnoughNames && 2 * named > row.size());
    return isHeader ? std::optional(header) : std::nullopt;
}

bool isBareNumber(const QString& text)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber); // that of the C locale
    return isNumber && std::isfinite(number);
}

/** Numbers with a decimal comma: none has a decimal point, and one has a comma that parts no thousands. */
bool hasDecimalCommas(CellBlock::const_iterator begin, CellBlock::const_iterator end)
{
    static const QRegularExpression comma(QStringLiteral(
        "^[+-]?(\\d+,(\\d{1,2}|\\d{4,})|\\d{1,3}([. \\x{a0}\\x{2009}\\x{202f}]\\d{3})+,\\d+)(\\s*[^\\d\\s].*)?$"));
    static const QRegularExpression point(QStringLiteral("^[+-]?\\d*\\.\\d"));
    static const QRegularExpression thousands(QStringLiteral("^[+-]?\\d{1,3}(\\.\\d{3})+(?![\\d.])"));
    bool hasComma = false;
    for (auto row = begin; row != end; ++row)
        for (const QString& text : *row) {
            const QString cell = text.trimmed();
            if (point.match(cell).hasMatch() && !thousands.match(cell).hasMatch())
                return false;
            hasComma = hasComma || comma.match(cell).hasMatch();
        }
    return hasComma;
}

/** "1200.50 €" of "1.200,50 €"; what begins with no number stays. */
QString withPoint(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("^\\s*[+-]?\\d"));
    return number.match(text).hasMatch()
               ? qtText(plainNumber(text.trimmed().toStdString(), DecimalMark::comma))
               : text;
}

/** How often a block fits a selection; 1 when it does not fit evenly. */
int repeats(int selected, int pasted)
{
    return pasted > 0 && selected > pasted && selected % pasted == 0 ? selected / pasted : 1;
}

/**
 * Lays a block of cells over a sheet as spreadsheets do: from the selection's corner, repeated when the
 * selection is a multiple of the block. A first row that names columns of the sheet is a header: it is not
 * written, every column goes where its name says, and bare numbers get the unit that the header gives behind
 * the name, as in "Size (MB)" or "size_MB".
 */
PastePlan planPaste(const CellBlock& block, const PasteTarget& target)
{
    PastePlan plan;
    auto end = block.end();
    while (end != block.begin() && isBlankRow(*(end - 1)) && block.size() > 1)
        --end;
    auto begin = block.begin();
    if (begin == end)
        return plan;
    const auto columnCount = static_cast<int>(target.columns.size());
    std::optional<std::vector<HeaderCell>> header;
    if (end - begin > 1)
        header = readHeader(*begin, target);
    plan.hasHeader = header.has_value();
    if (header) {
        ++begin;
        for (const HeaderCell& cell : *header)
            if (!cell.unitWord.isEmpty() && target.columns[static_cast<std::size_t>(cell.column)].dimension)
                plan.units.push_back(
                    {target.columns[static_cast<std::size_t>(cell.column)].title, cell.unitWord, cell.unit});
    }

    const bool isDecimalComma = hasDecimalCommas(begin, end);
    int width = 0;
    for (auto row = begin; row != end; ++row)
        width = std::max(width, static_cast<int>(row->size()));
    const auto height = static_cast<int>(end - begin);
    const int down = repeats(target.height, height);
    const int across = header ? 1 : repeats(target.width, width);

    int left = target.left;
    int right = header ? 0 : target.left;
    if (header) {
        left = columnCount;
        for (const HeaderCell& cell : *header)
            if (cell.column >= 0) {
                left = std::min(left, cell.column);
                right = std::max(right, cell.column);
            } else {
                ++plan.lostColumns;
            }
        plan.lostColumns += std::max(0, width - static_cast<int>(header->size()));
    } else {
        right = std::min(target.left + width * across, columnCount) - 1;
        plan.lostColumns = std::max(0, target.left + width - columnCount);
    }
    plan.top = target.top;
    plan.left = left;
    plan.height = height * down;
    plan.width = right - left + 1;
    for (int i = 0; i < plan.height; ++i) {
        const QStringList& row = *(begin + i % height);
        for (int k = 0; k < width * across && k % width < row.size(); ++k) {
            const HeaderCell place = header ? k < static_cast<int>(header->size())
                                                  ? (*header)[static_cast<std::size_t>(k)]
                                                  : HeaderCell()
                                            : HeaderCell{target.left + k};
            if (place.column < 0 || place.column >= columnCount)
                continue;
            QString text = row[k % width];
            if (isDecimalComma && target.columns[static_cast<std::size_t>(place.column)].isNumber)
                text = withPoint(text);
            if (place.unit && isBareNumber(text.trimmed()))
                text = text.trimmed() + QLatin1Char(' ') + qtText(place.unit->symbol);
            plan.writes.push_back({target.top + i, place.column, text});
        }
    }
    return plan;
}

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
    const ClipboardText clipboard = clipboardText();
    if (clipboard.text.isEmpty() || !m_view.canAddRows())
        return;
    const int row = m_view.currentIndex().isValid() ? m_view.currentIndex().row() : m_sheet.dataRowCount();
    const int column = m_selected.currentColumn();
    PasteTarget target{row, column, 1, 1, {}};
    const CellArea area = m_selected.area();
    for (const CellRect& rect : area) {
        target.top = std::min(target.top, rect.top);
        target.left = std::min(target.left, rect.left);
    }
    if (const std::optional<CellRect> cells = m_selected.rect()) {
        target.height = cells->height();
        target.width = cells->width();
    }
    for (int i = 0; i < m_sheet.columnCount(); ++i) {
        const QVariant dimension = m_sheet.headerData(i, Qt::Horizontal, SheetModel::DimensionRole);
        target.columns.push_back(
            {m_sheet.headerData(i, Qt::Horizontal).toString(),
             m_sheet.headerData(i, Qt::Horizontal, SheetModel::KeyRole).toString(),
             dimension.isValid() ? std::optional(static_cast<Dimension>(dimension.toInt())) : std::nullopt,
             (m_sheet.headerData(i, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0});
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
