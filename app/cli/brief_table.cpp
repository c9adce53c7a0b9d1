// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/brief_table.h"

#include "app/cli/number_column.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <algorithm>
#include <cmath>

namespace contraflow::cli {

namespace {

/** The largest finite number in columns of a kind. */
double largestOf(const Table& table, ColumnKind kind)
{
    double largest = 0;
    for (std::size_t column = 0; column < table.columns().size(); ++column)
        for (std::size_t row = 0; table.columns()[column].kind == kind && row < table.rowCount(); ++row) {
            const TableCell cell = table.cell(row, column);
            const double value = cell.number() ? *cell.number() : cell.range() ? cell.range()->high : 0;
            if (std::isfinite(value))
                largest = std::max(largest, std::abs(value));
        }
    return largest;
}

/** How the cells of one column are written. */
class BriefColumn
{
public:
    BriefColumn(const Table::Column& column, const NumberColumn& seconds, const NumberColumn& rates,
                BriefUnits units)
        : m_column(column)
        , m_scale(column.kind == ColumnKind::bytesPerSecond ? rates : seconds)
        , m_isQuantity(column.kind == ColumnKind::seconds || column.kind == ColumnKind::bytesPerSecond)
        , m_isScaled(m_isQuantity && units == BriefUnits::common)
    {}

    [[nodiscard]] std::string header() const
    {
        const std::string name = m_column.brief.empty() ? loweredFirst(m_column.title) : m_column.brief;
        if (m_isScaled)
            return name.empty() ? m_scale.unit() : name + " (" + m_scale.unit() + ")";
        return m_column.kind == ColumnKind::percent || m_column.kind == ColumnKind::share ? name + " (%)"
                                                                                          : name;
    }

    [[nodiscard]] TextTable::Align align() const
    {
        switch (m_column.kind) {
        case ColumnKind::text:
        case ColumnKind::flag:
            return TextTable::Align::left;
        case ColumnKind::bytes:
        case ColumnKind::count:
        case ColumnKind::price:
            return TextTable::Align::right;
        default:
            return m_isQuantity && !m_isScaled ? TextTable::Align::right : TextTable::Align::point;
        }
    }

    [[nodiscard]] std::string text(const TableCell& cell) const
    {
        if (cell.words())
            return *cell.words();
        if (const TableRange* range = cell.range())
            return number(range->low) + " to " + number(range->high);
        if (cell.number() && !cell.unit() && !std::isnan(*cell.number()))
            return number(*cell.number());
        return readableText(cell, m_column);
    }

private:
    static std::string loweredFirst(std::string text)
    {
        // "MPI" and "|N|" stay; "Limited by" becomes "limited by".
        if (text.size() > 1 && text[0] >= 'A' && text[0] <= 'Z' && !(text[1] >= 'A' && text[1] <= 'Z'))
            text[0] = static_cast<char>(text[0] - 'A' + 'a');
        return text;
    }

    [[nodiscard]] std::string number(double value) const
    {
        if (m_isScaled)
            return m_scale.text(value);
        if (m_column.kind == ColumnKind::percent)
            return groupedNumber(fixedText(value, m_column.digits > 0 ? m_column.digits - 1 : 1));
        if (m_column.kind == ColumnKind::share)
            return groupedNumber(fixedText(100 * value, m_column.digits > 0 ? m_column.digits - 1 : 1));
        return readableText(TableCell(value), m_column);
    }

    const Table::Column& m_column;
    NumberColumn m_scale;
    bool m_isQuantity;
    bool m_isScaled; ///< by m_scale
};

} // namespace

std::string briefText(const Table& table, std::size_t indent, BriefUnits units)
{
    std::string text;
    writeBrief(
        table, [&text](std::string_view line) { text += line; }, indent, units);
    return text;
}

void writeBrief(const Table& table, const std::function<void(std::string_view line)>& take,
                std::size_t indent, BriefUnits units)
{
    const Table brief = withoutEmptyColumns(columnsFor(table, TableView::brief));
    const NumberColumn seconds = NumberColumn::seconds(largestOf(brief, ColumnKind::seconds));
    const NumberColumn rates = NumberColumn::rates(largestOf(brief, ColumnKind::bytesPerSecond));
    TextTable text;
    std::vector<BriefColumn> columns;
    for (std::size_t i = 0; i < brief.columns().size(); ++i) {
        columns.emplace_back(brief.columns()[i], seconds, rates, units);
        text.addColumn(columns[i].header(), columns[i].align());
    }
    std::vector<std::string> cells(columns.size());
    for (std::size_t row = 0; row < brief.rowCount(); ++row) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            cells[i] = columns[i].text(brief.cell(row, i));
        text.addRow(cells);
    }
    text.write(take, indent);
}

} // namespace contraflow::cli
