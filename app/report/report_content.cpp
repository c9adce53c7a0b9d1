// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_content.h"

#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/tables/table_parts.h"

#include <algorithm>

namespace contraflow::report {

std::size_t TableBlock::shownRows() const
{
    return std::min(mostRows, table.rowCount());
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

void numberBlocks(Content& content)
{
    std::size_t tables = 0;
    std::size_t figures = 0;
    for (Section& section : content.sections)
        for (Block& block : section.blocks) {
            if (auto* table = std::get_if<TableBlock>(&block))
                table->number = ++tables;
            else if (auto* figure = std::get_if<FigureBlock>(&block))
                figure->number = ++figures;
        }
}

} // namespace contraflow::report
