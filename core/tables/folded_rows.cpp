// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <algorithm>

namespace contraflow {

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
            m_isCounted.push_back(std::find(counted.begin(), counted.end(), column.key) != counted.end());
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
