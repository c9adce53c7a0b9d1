// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/paste_plan.h"

#include "app/desktop/sheet/model/sheet_model.h"
#include "app/desktop/style/language.h"
#include "app/desktop/style/text.h"
#include "core/importing/column_names.h"
#include "core/importing/import_readers.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace contraflow {

namespace {

bool isBlankRow(const QStringList& row)
{
    return std::all_of(row.begin(), row.end(), [](const QString& cell) { return cell.trimmed().isEmpty(); });
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
        if (used.count(column) == 0 && (columns[i].titles.contains(name, Qt::CaseInsensitive) ||
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

} // namespace

std::vector<ColumnNames> columnNamesOf(const SheetModel& sheet)
{
    std::vector<ColumnNames> columns;
    for (int i = 0; i < sheet.columnCount(); ++i) {
        const QVariant dimension = sheet.headerData(i, Qt::Horizontal, SheetModel::DimensionRole);
        columns.push_back(
            {sheet.headerData(i, Qt::Horizontal).toString(),
             inAllLanguages(sheet.headerData(i, Qt::Horizontal, SheetModel::EnglishTitleRole).toString()),
             sheet.headerData(i, Qt::Horizontal, SheetModel::KeyRole).toString(),
             dimension.isValid() ? std::optional(static_cast<Dimension>(dimension.toInt())) : std::nullopt,
             (sheet.headerData(i, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0});
    }
    return columns;
}

HeaderFit headerFit(const QStringList& row, const std::vector<ColumnNames>& columns)
{
    const auto header = row.size() > 1 ? readHeader(row, {0, 0, 1, 1, columns}) : std::nullopt;
    if (!header)
        return {};
    HeaderFit fit{0, true};
    for (std::size_t i = 0; i < header->size(); ++i) {
        const int column = (*header)[i].column;
        fit.named += column >= 0 ? 1 : 0;
        fit.isItsOwn = fit.isItsOwn && column >= 0 &&
                       columnNamed(row[static_cast<qsizetype>(i)].trimmed(),
                                   {columns[static_cast<std::size_t>(column)]}, {}) == 0;
    }
    return fit;
}

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

} // namespace contraflow
