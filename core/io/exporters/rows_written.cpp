// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/rows_written.h"

#include "core/base/text.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

Result<void> RowsWritten::begin(const Table& heading)
{
    const Table written = columnsFor(heading, TableView::files);
    std::vector<std::string> keys;
    for (const Table::Column& column : written.columns())
        keys.push_back(column.key);
    for (const std::string& key : m_request.columns) {
        const auto at = std::find(keys.begin(), keys.end(), key) - keys.begin();
        if (static_cast<std::size_t>(at) == keys.size()) {
            const std::string near = suggestion(key, keys);
            return Error{ErrorCode::notFound, "table " + written.name() + " has no column " + inQuotes(key) +
                                                  "; " +
                                                  (near.empty() ? "it has " + joinedWords(keys) : near)};
        }
        m_columns.push_back(static_cast<std::size_t>(at));
    }
    if (m_request.columns.empty()) {
        m_columns.resize(keys.size());
        std::iota(m_columns.begin(), m_columns.end(), std::size_t{0});
    }
    return m_writer.begin(chosenRows(written, 0, written.rowCount()));
}

Result<void> RowsWritten::add(const Table& rows)
{
    const Table written = columnsFor(rows, TableView::files);
    constexpr std::size_t kPiece = 4096;
    for (std::size_t first = 0; first < written.rowCount(); first += kPiece) {
        if (m_request.run.stop.stop_requested())
            return Error{ErrorCode::cancelled, "the export was cancelled"};
        const std::size_t count = std::min(kPiece, written.rowCount() - first);
        if (Result<void> added = m_writer.addRows(chosenRows(written, first, count)); !added)
            return added;
        m_count += count;
        m_progress.show(m_request,
                        static_cast<double>(first + count) / static_cast<double>(written.rowCount()));
    }
    return {};
}

Table RowsWritten::chosenRows(const Table& table, std::size_t first, std::size_t count) const
{
    std::vector<Table::Column> columns;
    for (const std::size_t column : m_columns)
        columns.push_back(table.columns()[column]);
    Table part(table.name(), table.title(), std::move(columns));
    // Both outlive the part, which is written at once.
    part.setRows(count, [this, &table, first](std::size_t row, std::size_t column) {
        return table.cell(first + row, m_columns[column]);
    });
    return part;
}

} // namespace contraflow
