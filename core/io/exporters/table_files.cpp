// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_files.h"

#include "core/base/sentence.h"
#include "core/io/file_replacement.h"

namespace contraflow {

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
