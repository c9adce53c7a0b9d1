// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_writer.h"

namespace contraflow {

Result<void> writeTable(TableWriter& writer, const Table& table)
{
    const Table written = columnsFor(table, TableView::files);
    RETURN_IF_ERROR(writer.begin(written));
    RETURN_IF_ERROR(writer.addRows(written));
    return writer.endTable(written.notes());
}

void ColumnStyles::take(const Table& part)
{
    m_styles.resize(part.columns().size());
    for (std::size_t column = 0; column < m_styles.size(); ++column)
        m_styles[column] = columnStyle(part, column, m_styles[column]);
}

std::string ColumnStyles::text(const Table& part, std::size_t row, std::size_t column) const
{
    return readableText(part.cell(row, column), part.columns()[column], m_styles[column]);
}

Result<void> TextPieces::passOn()
{
    constexpr std::size_t kPiece = std::size_t{1} << 16;
    return m_text.size() >= kPiece ? flush() : Result<void>();
}

Result<void> TextPieces::flush()
{
    if (m_text.empty())
        return {};
    Result<void> taken = m_sink(m_text);
    m_text.clear();
    return taken;
}

} // namespace contraflow
