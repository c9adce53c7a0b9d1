// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/brief_table.h"

#include "app/cli/text_table.h"
#include "core/base/common_unit.h"
#include "core/base/text.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <algorithm>
#include <cmath>

namespace contraflow::cli {

namespace {

/** The unit that all columns of a kind have together. */
const Unit* sharedUnit(const Table& table, ColumnKind kind)
{
    ValueExtent extent;
    for (std::size_t column = 0; column < table.columns().size(); ++column)
        for (std::size_t row = 0; table.columns()[column].kind == kind && row < table.rowCount(); ++row) {
            const TableCell cell = table.cell(row, column);
            if (cell.number() || cell.range())
                extent.take(cell.number() ? *cell.number() : cell.range()->high);
        }
    const Unit* const unit = commonUnit(*dimensionOf(kind), extent);
    return unit ? unit : &readableUnit(*dimensionOf(kind), 0);
}

/** How the cells of one column are written. */
class BriefColumn
{
public:
    /** `shared` stands in the header; null: the column has its own unit, which stands in its cells. */
    BriefColumn(const Table& table, std::size_t column, const Unit* shared)
        : m_column(table.columns()[column])
        , m_style(shared ? NumberStyle() : columnStyle(table, column))
        , m_shared(shared)
    {}

    [[nodiscard]] std::string header() const
    {
        const std::string name = m_column.brief.empty() ? loweredFirst(m_column.title) : m_column.brief;
        if (m_shared) {
            const std::string unit(m_shared->symbol);
            return name.empty() ? unit : name + " (" + unit + ")";
        }
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
        case ColumnKind::pricePerSecond:
            return TextTable::Align::right;
        default:
            return TextTable::Align::point;
        }
    }

    [[nodiscard]] std::string text(const TableCell& cell) const
    {
        if (cell.words())
            return *cell.words();
        if (const TableRange* range = cell.range())
            return number(range->low) + " to " + number(range->high);
        if (cell.number() && (m_shared || !cell.unit()) && !std::isnan(*cell.number()))
            return number(*cell.number());
        return readableText(cell, m_column, m_style);
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
        if (m_shared)
            return std::isfinite(value) ? groupedText(value / m_shared->scale) : "unlimited";
        if (m_column.kind == ColumnKind::percent)
            return groupedNumber(fixedText(value, m_column.digits > 0 ? m_column.digits - 1 : 1));
        if (m_column.kind == ColumnKind::share)
            return groupedNumber(fixedText(100 * value, m_column.digits > 0 ? m_column.digits - 1 : 1));
        return readableText(TableCell(value), m_column, m_style);
    }

    const Table::Column& m_column;
    NumberStyle m_style;
    const Unit* m_shared;
};

} // namespace

std::string briefText(const Table& table, std::size_t indent)
{
    std::string text;
    writeBrief(
        table, [&text](std::string_view line) { text += line; }, indent);
    return text;
}

void writeBrief(const Table& table, const std::function<void(std::string_view line)>& take,
                std::size_t indent)
{
    const Table brief = withoutEmptyColumns(columnsFor(table, TableView::brief));
    const Unit* const seconds = sharedUnit(brief, ColumnKind::seconds);
    const Unit* const rates = sharedUnit(brief, ColumnKind::bytesPerSecond);
    TextTable text;
    std::vector<BriefColumn> columns;
    for (std::size_t i = 0; i < brief.columns().size(); ++i) {
        const ColumnKind kind = brief.columns()[i].kind;
        columns.emplace_back(brief, i,
                             kind == ColumnKind::seconds          ? seconds
                             : kind == ColumnKind::bytesPerSecond ? rates
                                                                  : nullptr);
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
