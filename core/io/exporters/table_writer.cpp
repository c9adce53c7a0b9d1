// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_writer.h"

#include "core/base/ranges.h"
#include "core/base/sentence.h"
#include "core/io/text/csv.h"
#include "core/io/text/file_replacement.h"

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

namespace {

class CsvTables : public TableWriter
{
public:
    CsvTables(ChunkSink sink, char separator) : m_out(std::move(sink)), m_separator(separator) {}

    Result<void> begin(const Table& table) override
    {
        const auto keys = mapped<std::string>(table.columns(), &Table::Column::key);
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

namespace {

namespace fs = std::filesystem;

/** Text of tables in a file. */
class FileTables : public TableWriter
{
public:
    FileTables(FileReplacement file, TableFormat format, TableHeadings headings)
        : m_file(std::move(file))
        , m_writer(makeTextTables(
              format, [this](std::string_view piece) { return m_file.write(piece); }, headings))
    {}

    Result<void> begin(const Table& table) override { return m_writer->begin(table); }
    Result<void> addRows(const Table& part) override { return m_writer->addRows(part); }
    Result<void> endTable(const std::vector<std::string>& notes) override
    {
        return m_writer->endTable(notes);
    }
    Result<void> finish() override
    {
        RETURN_IF_ERROR(m_writer->finish());
        return m_file.commit();
    }

private:
    FileReplacement m_file;
    std::unique_ptr<TableWriter> m_writer;
};

/** A file for each table. */
class FolderTables : public TableWriter
{
public:
    FolderTables(fs::path folder, TableFormat format) : m_folder(std::move(folder)), m_format(format) {}

    Result<void> begin(const Table& table) override
    {
        ASSIGN_OR_RETURN(m_writer, makeTableFile(m_format, tableFile(m_format, m_folder, table.name()),
                                                 TableHeadings::leftOut));
        return m_writer->begin(table);
    }
    Result<void> addRows(const Table& part) override { return m_writer->addRows(part); }
    Result<void> endTable(const std::vector<std::string>& notes) override
    {
        RETURN_IF_ERROR(m_writer->endTable(notes));
        return m_writer->finish();
    }

private:
    fs::path m_folder;
    TableFormat m_format;
    std::unique_ptr<TableWriter> m_writer;
};

} // namespace

const TableFormatInfo& formatInfo(TableFormat format)
{
    return kTableFormats[static_cast<std::size_t>(format)];
}

std::optional<TableFormat> tableFormat(std::string_view name)
{
    for (const TableFormatInfo& info : kTableFormats)
        if (info.name == name)
            return info.format;
    return std::nullopt;
}

std::unique_ptr<TableWriter> makeTextTables(TableFormat format, ChunkSink sink, TableHeadings headings)
{
    switch (format) {
    case TableFormat::markdown:
        return makeMarkdownTables(std::move(sink), headings);
    case TableFormat::latex:
        return makeLatexTables(std::move(sink));
    case TableFormat::csv:
    case TableFormat::xlsx:
        break;
    }
    return makeCsvTables(std::move(sink));
}

Result<std::unique_ptr<TableWriter>> makeTableFile(TableFormat format, const fs::path& path,
                                                   TableHeadings headings)
{
    if (format == TableFormat::xlsx)
        return makeXlsxTables(path);
    ASSIGN_OR_RETURN(FileReplacement file, FileReplacement::open(path));
    std::unique_ptr<TableWriter> writer = std::make_unique<FileTables>(std::move(file), format, headings);
    return writer;
}

fs::path tableFile(TableFormat format, const fs::path& folder, std::string_view table)
{
    return folder / (std::string(table) + std::string(formatInfo(format).ending));
}

Result<std::unique_ptr<TableWriter>> makeTableFolder(TableFormat format, const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (!fs::is_directory(folder, error)) {
        const std::string reason = error ? " (" + error.message() + ")" : std::string();
        return Error{
            ErrorCode::environment,
            sentence("%1: the folder for the tables cannot be made%2; name a folder that you may write to",
                     {folder.string(), reason})};
    }
    std::unique_ptr<TableWriter> writer = std::make_unique<FolderTables>(folder, format);
    return writer;
}

} // namespace contraflow
