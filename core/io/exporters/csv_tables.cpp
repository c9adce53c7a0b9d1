// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv.h"
#include "core/io/exporters/table_writer.h"
#include "core/tables/table_text.h"

namespace contraflow {

namespace {

class CsvTables : public TableWriter
{
public:
    CsvTables(ChunkSink sink, char separator) : m_out(std::move(sink)), m_separator(separator) {}

    Result<void> begin(const Table& table) override
    {
        std::vector<std::string> keys;
        for (const Table::Column& column : table.columns())
            keys.push_back(column.key);
        appendCsvRecord(m_out.text(), keys, m_separator);
        return {};
    }

    Result<void> addRows(const Table& part) override
    {
        std::vector<std::string> fields(part.columns().size());
        for (std::size_t row = 0; row < part.rowCount(); ++row) {
            for (std::size_t column = 0; column < fields.size(); ++column)
                fields[column] = machineText(part.cell(row, column));
            appendCsvRecord(m_out.text(), fields, m_separator);
            RETURN_IF_ERROR(m_out.passOn());
        }
        return {};
    }

    Result<void> endTable(const std::vector<std::string>&) override { return m_out.flush(); }

private:
    TextPieces m_out;
    char m_separator;
};

} // namespace

std::unique_ptr<TableWriter> makeCsvTables(ChunkSink sink)
{
    return std::make_unique<CsvTables>(std::move(sink), ',');
}

std::string csvText(const Table& table, char separator)
{
    std::string text;
    CsvTables writer(
        [&text](std::string_view piece) -> Result<void> {
            text += piece;
            return {};
        },
        separator);
    static_cast<void>(writeTable(writer, table)); // a text takes everything
    return text;
}

} // namespace contraflow
