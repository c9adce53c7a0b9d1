// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <algorithm>
#include <cmath>

namespace contraflow::cli {

namespace {

/** Characters from the decimal point on, or behind a whole number with its unit; 0 for a number alone. */
std::size_t tailWidth(std::string_view cell)
{
    const std::size_t point = cell.find_first_of(". ");
    return point == std::string_view::npos ? 0 : displayWidth(cell.substr(point));
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

void StoredTexts::add(std::string_view text)
{
    constexpr std::size_t kBlock = 65536;
    if (m_blocks.empty()) {
        m_blocks.emplace_back(); // the only one of most tables: as large as it must be
    } else if (m_blocks.back().size() + text.size() > kBlock) {
        m_blocks.emplace_back();
        m_blocks.back().reserve(kBlock + 16);
    }
    // Seven bits a byte, the last byte without the eighth.
    std::string& block = m_blocks.back();
    std::size_t length = text.size();
    for (; length >= 0x80U; length >>= 7U)
        block += static_cast<char>((length & 0x7FU) | 0x80U);
    block += static_cast<char>(length);
    block += text;
}

std::size_t StoredTexts::takeLength(std::string_view& rest)
{
    std::size_t length = 0;
    for (unsigned shift = 0;; shift += 7) {
        const auto byte = static_cast<unsigned char>(rest.front());
        rest.remove_prefix(1);
        length |= static_cast<std::size_t>(byte & 0x7FU) << shift;
        if (byte < 0x80U)
            return length;
    }
}

void TextTable::addColumn(std::string header, Align align)
{
    const std::size_t width = displayWidth(header);
    m_columns.push_back({std::move(header), align, 0, 0, width});
}

void TextTable::addRow(const std::vector<std::string>& cells)
{
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        addCell(m_columns[i], i < cells.size() ? std::string_view(cells[i]) : std::string_view());
}

void TextTable::addCell(Column& column, std::string_view text)
{
    m_texts.add(text);
    const std::size_t width = displayWidth(text);
    column.width = std::max(column.width, width);
    if (column.align != Align::point || text.empty())
        return;
    const std::size_t tail = tailWidth(text);
    column.head = std::max(column.head, width - tail);
    column.tail = std::max(column.tail, tail);
    column.width = std::max(column.width, column.head + column.tail);
}

std::string TextTable::text(std::size_t indent) const
{
    std::string all;
    write([&all](std::string_view line) { all += line; }, indent);
    return all;
}

void TextTable::write(const std::function<void(std::string_view line)>& take, std::size_t indent) const
{
    std::string line;
    std::size_t next = 0; // column
    const auto addCell = [&](std::string_view text, std::size_t blanksBehind) {
        const Column& column = m_columns[next];
        if (next == 0)
            line.assign(indent, ' ');
        else
            line += "  ";
        const std::size_t pad = column.width - displayWidth(text) - blanksBehind;
        const bool isRight = column.align != Align::left;
        line.append(isRight ? pad : 0, ' ');
        line += text;
        line.append(isRight ? blanksBehind : pad, ' ');
        if (++next < m_columns.size())
            return;
        next = 0;
        line.erase(line.find_last_not_of(' ') + 1);
        line += '\n';
        take(line);
    };
    for (const Column& column : m_columns)
        addCell(column.header, 0);
    // Numbers get blanks behind them up to the longest fraction; then all that is left is to align them
    // right.
    m_texts.forEach([&](std::string_view text) {
        const Column& column = m_columns[next];
        const bool isAtPoint = column.align == Align::point && !text.empty();
        addCell(text, isAtPoint ? column.tail - tailWidth(text) : 0);
    });
}

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
