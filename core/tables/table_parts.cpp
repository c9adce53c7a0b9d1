// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/table_parts.h"

#include "core/base/text.h"
#include "core/tables/table_text.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

namespace contraflow {

Table::Column withoutColumn(TableViews views)
{
    return textColumn(
               "without", "Predicted without",
               "What was left out of the prediction because it is at fault; its figures are those of the rest")
        .shownIn(views)
        .inBrief("without")
        .ordered(1)
        .wide(24);
}

TableCell withoutCell(const std::vector<std::string>& without)
{
    return TableCell::list(without).shownAs(joinedWords(without));
}

TableCell amountCell(const std::optional<Price>& price)
{
    return price ? TableCell(price->amount) : TableCell();
}

TableCell currencyCell(const std::optional<Price>& price)
{
    return price ? TableCell(price->currency) : TableCell();
}

bool showsSomething(const TableCell& cell)
{
    if (const std::string* words = cell.words())
        return !words->empty();
    return !cell.isEmpty() && !(cell.text() && cell.text()->empty());
}

Table withoutEmptyColumns(Table table)
{
    std::vector<std::size_t> chosen;
    for (std::size_t column = 0; column < table.columns().size(); ++column)
        for (std::size_t row = 0; row < table.rowCount(); ++row)
            if (showsSomething(table.cell(row, column))) {
                chosen.push_back(column);
                break;
            }
    return columnsAt(std::move(table), std::move(chosen));
}

Table rowsOf(Table table, std::vector<std::size_t> rows)
{
    Table some(table.name(), table.title(), table.columns());
    const std::size_t count = rows.size();
    some.setRows(count, [table = std::move(table), rows = std::move(rows)](
                            std::size_t row, std::size_t column) { return table.cell(rows[row], column); });
    return some;
}

Table chosenColumns(Table table, const std::vector<std::string_view>& keys)
{
    std::vector<std::size_t> positions;
    for (const std::string_view key : keys)
        if (const std::size_t column = columnWithKey(table, key); column < table.columns().size())
            positions.push_back(column);
    Table chosen = columnsAt(std::move(table), std::move(positions));
    chosen.forEachColumn([](Table::Column& column) {
        column.views = kEverywhere;
        column.order = 0;
    });
    return chosen;
}

Table rowsWith(Table table, std::string_view key)
{
    const std::size_t column = columnWithKey(table, key);
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        if (showsSomething(table.cell(row, column)))
            rows.push_back(row);
    return rowsOf(std::move(table), std::move(rows));
}

Table firstRows(Table table, std::size_t most)
{
    std::vector<std::size_t> rows(std::min(most, table.rowCount()));
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rowsOf(std::move(table), std::move(rows));
}

Table rowsBy(Table table, std::string_view key)
{
    const std::size_t column = columnWithKey(table, key);
    std::vector<std::pair<double, std::size_t>> rows;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const TableCell cell = table.cell(row, column);
        rows.emplace_back(cell.number() ? *cell.number() : std::numeric_limits<double>::infinity(), row);
    }
    std::ranges::sort(rows);
    std::vector<std::size_t> positions;
    for (const auto& [number, row] : rows)
        positions.push_back(row);
    return rowsOf(std::move(table), std::move(positions));
}

Table pivoted(const Table& table, const std::vector<std::string_view>& rows, std::string_view by,
              std::string_view value)
{
    const std::vector<Table::Column>& columns = table.columns();
    const std::size_t byColumn = columnWithKey(table, by);
    const std::size_t valueColumn = columnWithKey(table, value);
    std::map<std::string, std::size_t> spread; // in `spreadColumns`
    std::vector<Table::Column> spreadColumns;
    std::map<std::vector<std::string>, std::size_t> found; // in `made`
    struct Row
    {
        std::vector<TableCell> kept; ///< by column
        std::map<std::size_t, TableCell> values;
    };
    std::vector<Row> made;
    for (std::size_t i = 0; i < table.rowCount(); ++i) {
        const TableCell of = table.cell(i, byColumn);
        const auto [column, isNew] = spread.try_emplace(machineText(of), spread.size());
        if (isNew) {
            spreadColumns.push_back(columns[valueColumn]);
            spreadColumns.back().key = machineText(of);
            spreadColumns.back().title = readableText(of, columns[byColumn]);
            spreadColumns.back().brief = spreadColumns.back().title;
            spreadColumns.back().isTranslated = true;
        }
        std::vector<std::string> keys;
        for (const std::string_view key : rows)
            keys.push_back(machineText(table.cell(i, columnWithKey(table, key))));
        const auto [row, isFirst] = found.try_emplace(std::move(keys), found.size());
        if (isFirst)
            made.push_back({std::vector<TableCell>(columns.size()), {}});
        Row& filled = made[row->second];
        filled.values[column->second] = table.cell(i, valueColumn);
        for (std::size_t other = 0; other < columns.size(); ++other)
            if (!showsSomething(filled.kept[other]))
                filled.kept[other] = table.cell(i, other);
    }
    // What is spread comes in place of the values, and the column that it was spread by goes.
    const auto joined = [&](auto&& ofOther, auto&& ofSpread) {
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (column == valueColumn)
                for (std::size_t i = 0; i < spreadColumns.size(); ++i)
                    ofSpread(i);
            else if (column != byColumn)
                ofOther(column);
    };
    std::vector<Table::Column> all;
    joined([&](std::size_t column) { all.push_back(columns[column]); },
           [&](std::size_t i) { all.push_back(spreadColumns[i]); });
    Table wide(table.name(), table.title(), std::move(all));
    for (Row& row : made) {
        std::vector<TableCell> cells;
        joined([&](std::size_t column) { cells.push_back(std::move(row.kept[column])); },
               [&](std::size_t i) { cells.push_back(std::move(row.values[i])); });
        wide.addRow(std::move(cells));
    }
    return wide;
}

namespace {

/** More rows are not looked at one by one. */
constexpr std::size_t kMostFolded = 100'000;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** Where the number begins in which two texts differ first. */
std::size_t differenceAt(const std::string& a, const std::string& b)
{
    std::size_t begin = 0;
    while (begin < a.size() && begin < b.size() && a[begin] == b[begin])
        ++begin;
    while (begin > 0 && isDigit(a[begin - 1]))
        --begin;
    return begin;
}

std::size_t endOfNumber(const std::string& text, std::size_t begin)
{
    return std::min(text.find_first_not_of("0123456789", begin), text.size());
}

/** Where the number stands that is greater by one in `b` than in `a`, all else being equal; nothing where
 * there is no such number. */
std::optional<std::size_t> countedAt(const std::string& a, const std::string& b)
{
    const std::size_t begin = differenceAt(a, b);
    const std::size_t endA = endOfNumber(a, begin);
    const std::size_t endB = endOfNumber(b, begin);
    const auto numberA = parseNumber(std::string_view(a).substr(begin, endA - begin));
    const auto numberB = parseNumber(std::string_view(b).substr(begin, endB - begin));
    const bool counts = numberA && numberB && *numberB == *numberA + 1 &&
                        std::string_view(a).substr(endA) == std::string_view(b).substr(endB);
    return counts ? std::optional(begin) : std::nullopt;
}

/** "tor[1-16]" of tor1 … tor16, "r[1-16]n[1-4]" of r1n[1-4] … r16n[1-4]. */
std::string foldedName(const std::string& first, const std::string& last)
{
    const std::size_t begin = differenceAt(first, last);
    const std::size_t end = endOfNumber(first, begin);
    return first.substr(0, begin) + "[" + first.substr(begin, end - begin) + "-" +
           last.substr(begin, endOfNumber(last, begin) - begin) + "]" + first.substr(end);
}

/** Finds the rows that can be read as one. */
class Folding
{
public:
    Folding(const Table& table, const std::vector<std::string_view>& counted) : m_table(table)
    {
        for (const Table::Column& column : table.columns())
            m_isCounted.push_back(contains(counted, column.key));
    }

    Table run()
    {
        Table folded(m_table.name(), m_table.title(), m_table.columns());
        for (const std::string& note : m_table.notes())
            folded.addNote(note);
        for (std::size_t first = 0; first < m_table.rowCount();) {
            const std::size_t end = endOfRun(first);
            std::vector<TableCell> cells;
            for (std::size_t column = 0; column < m_table.columns().size(); ++column)
                cells.push_back(cellOf(first, end, column));
            folded.addRow(std::move(cells));
            first = end;
        }
        return folded;
    }

private:
    [[nodiscard]] std::string text(std::size_t row, std::size_t column) const
    {
        return readableText(m_table.cell(row, column), m_table.columns()[column]);
    }

    /** The first row from `first` on that does not belong to it. */
    [[nodiscard]] std::size_t endOfRun(std::size_t first) const
    {
        const std::size_t columns = m_table.columns().size();
        std::vector<std::optional<std::size_t>> places(columns);
        std::size_t end = first + 1;
        for (; end < m_table.rowCount(); ++end) {
            bool counts = false;
            for (std::size_t column = 0; column < columns; ++column) {
                const std::string before = text(end - 1, column);
                const std::string now = text(end, column);
                if (now == before && !places[column])
                    continue;
                const auto place = m_isCounted[column] ? countedAt(before, now) : std::nullopt;
                const bool isFirstStep = end == first + 1;
                if (!place || (!isFirstStep && places[column] != place))
                    return end;
                places[column] = place;
                counts = true;
            }
            if (!counts)
                return end;
        }
        return end;
    }

    [[nodiscard]] TableCell cellOf(std::size_t first, std::size_t end, std::size_t column) const
    {
        if (!m_isCounted[column] || end == first + 1 || text(first, column) == text(first + 1, column))
            return m_table.cell(first, column);
        return foldedName(text(first, column), text(end - 1, column));
    }

    const Table& m_table;
    std::vector<bool> m_isCounted;
};

} // namespace

Table foldedRows(Table table, const std::vector<std::string_view>& counted)
{
    return table.rowCount() > kMostFolded ? std::move(table) : Folding(table, counted).run();
}

} // namespace contraflow
