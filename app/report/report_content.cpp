// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_content.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/tables/table_parts.h"

#include <set>

namespace contraflow::report {

std::string TableBlock::headText(std::size_t column) const
{
    const Table::Column& head = table.columns()[column];
    return head.isTranslated ? head.title : sentence(head.title);
}

NumberStyle TableBlock::styleOf(std::size_t column) const
{
    return columnStyle(firstRows(table, mostRows), column);
}

std::string TableBlock::cellText(std::size_t row, std::size_t column, const NumberStyle& style) const
{
    return readableText(table.cell(row, column), table.columns()[column], style);
}

std::vector<std::string> TableBlock::notes() const
{
    std::vector<std::string> notes = table.notes();
    if (shownRows() < table.rowCount())
        notes.push_back(whole.empty()
                            ? sentence("The first %1 of %2 rows.",
                                       {groupedCount(shownRows()), groupedCount(table.rowCount())})
                            : sentence("The first %1 of %2 rows; %3 has them all.",
                                       {groupedCount(shownRows()), groupedCount(table.rowCount()), whole}));
    return notes;
}

namespace {

constexpr std::size_t kMostAcross = 12; ///< columns, beyond which a page has no room for their words

/** Whether rows are told apart by their first cell. */
bool hasNames(const TableBlock& block)
{
    std::set<std::string> names;
    for (std::size_t row = 0; row < block.table.rowCount(); ++row)
        names.insert(block.cellText(row, 0, {}));
    return names.size() == block.table.rowCount();
}

/** A table with a row for each column, which is how few things of which much is said fit on a page. */
Table turned(const TableBlock& block)
{
    const Table& table = block.table;
    std::vector<Table::Column> columns{table.columns().front()};
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        columns.push_back(
            Table::Column{table.columns().front().key + std::to_string(row), block.cellText(row, 0, {})}
                .translated());
    Table across(table.name(), table.title(), std::move(columns));
    for (std::size_t column = 1; column < table.columns().size(); ++column) {
        const NumberStyle style = block.styleOf(column);
        std::vector<TableCell> cells{block.headText(column)};
        for (std::size_t row = 0; row < table.rowCount(); ++row)
            cells.emplace_back(block.cellText(row, column, style));
        across.addRow(std::move(cells));
    }
    for (const std::string& note : table.notes())
        across.addNote(note);
    return across;
}

} // namespace

void layOutBlocks(Content& content)
{
    std::size_t tables = 0;
    std::size_t figures = 0;
    for (Section& section : content.sections)
        for (Block& block : section.blocks) {
            if (auto* figure = std::get_if<FigureBlock>(&block))
                figure->number = ++figures;
            auto* table = std::get_if<TableBlock>(&block);
            if (!table)
                continue;
            table->number = ++tables;
            if (table->table.columns().size() > kMostAcross && table->table.rowCount() < kMostAcross &&
                hasNames(*table)) {
                table->mostRows = table->table.columns().size();
                table->table = turned(*table);
            }
        }
}

} // namespace contraflow::report
