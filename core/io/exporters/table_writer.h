// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_file.h"
#include "core/tables/table_text.h"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * Writes tables in one format. A table is begun once and its rows come in one or more parts, tables with the
 * same columns, so that results of many scenarios never have to be held together. The first error ends it.
 */
class TableWriter
{
public:
    virtual ~TableWriter() = default;
    /** Heading and columns of the next table; no rows yet. */
    [[nodiscard]] virtual Result<void> begin(const Table& table) = 0;
    /** The rows of `part`, whose columns are those of the table that was begun. */
    [[nodiscard]] virtual Result<void> addRows(const Table& part) = 0;
    /** Ends the table, with sentences below it where the format has room for them; another may begin. */
    [[nodiscard]] virtual Result<void> endTable(const std::vector<std::string>& notes) = 0;
    /** Everything has been written. */
    [[nodiscard]] virtual Result<void> finish() { return {}; }
};

/** A whole table, its columns for files: begin, rows, end. */
[[nodiscard]] Result<void> writeTable(TableWriter& writer, const Table& table);

/** How the columns of a table are written for people whose rows come in parts: each in one unit throughout.
 */
class ColumnStyles
{
public:
    /** To be called with each part before its cells are asked for. */
    void take(const Table& part);
    [[nodiscard]] std::string text(const Table& part, std::size_t row, std::size_t column) const;

private:
    std::vector<NumberStyle> m_styles;
};

/** Collects text and hands it on in pieces. */
class TextPieces
{
public:
    explicit TextPieces(ChunkSink sink) : m_sink(std::move(sink)) {}
    /** What is to be written is appended here. */
    [[nodiscard]] std::string& text() { return m_text; }
    /** Hands the text on when it has grown long. */
    [[nodiscard]] Result<void> passOn();
    /** Hands on all of it. */
    [[nodiscard]] Result<void> flush();

private:
    ChunkSink m_sink;
    std::string m_text;
};

/** CSV by RFC 4180, but for line feeds as line ends: the keys as header, numbers in base units. One table. */
[[nodiscard]] std::unique_ptr<TableWriter> makeCsvTables(ChunkSink sink);

/** The same of one table, with another separator, for the clipboard. */
[[nodiscard]] std::string csvText(const Table& table, char separator);

/** Whether the tables of a file are told apart by headings with their titles. */
enum class TableHeadings
{
    shown,
    leftOut,
};

/** Tables as GitHub's Markdown has them: titles as header, numbers with units and flush right. */
[[nodiscard]] std::unique_ptr<TableWriter> makeMarkdownTables(ChunkSink sink, TableHeadings headings);

/** Tables for LaTeX with booktabs, those longer than a page as longtable; numbers with units. */
[[nodiscard]] std::unique_ptr<TableWriter> makeLatexTables(ChunkSink sink);

/**
 * An XLSX file with a sheet for each table, made for any number of rows up to the format's limit without
 * holding them. Titles with units are the header, numbers are in units that suit their columns
 * (columnLooks()), texts are never formulas; equal tables make equal files. The file appears with finish().
 * Fails when it cannot be written there.
 */
[[nodiscard]] Result<std::unique_ptr<TableWriter>> makeXlsxTables(const std::filesystem::path& path);

enum class TableFormat
{
    csv,
    xlsx,
    markdown,
    latex,
};

struct TableFormatInfo
{
    TableFormat format;
    std::string_view name;   ///< on the command line: "csv"
    std::string_view ending; ///< of files: ".csv"
    std::string_view title;  ///< for people
    bool isText;             ///< can go to a pipe
    bool isOneTable;         ///< several tables need a file each
};

inline constexpr std::array<TableFormatInfo, 4> kTableFormats{{
    {TableFormat::csv, "csv", ".csv", "CSV", true, true},
    {TableFormat::xlsx, "xlsx", ".xlsx", "XLSX workbook", false, false},
    {TableFormat::markdown, "markdown", ".md", "Markdown", true, false},
    {TableFormat::latex, "latex", ".tex", "LaTeX", true, true},
}};

[[nodiscard]] const TableFormatInfo& formatInfo(TableFormat format);
/** Nothing when no format has this name. */
[[nodiscard]] std::optional<TableFormat> tableFormat(std::string_view name);

/** A writer of a text format that hands pieces on. */
[[nodiscard]] std::unique_ptr<TableWriter> makeTextTables(TableFormat format, ChunkSink sink,
                                                          TableHeadings headings);

/** A writer to a file, which appears with finish() and is as it was when anything fails. */
[[nodiscard]] Result<std::unique_ptr<TableWriter>>
makeTableFile(TableFormat format, const std::filesystem::path& path, TableHeadings headings);

/** The file of a table in a folder of tables. */
[[nodiscard]] std::filesystem::path tableFile(TableFormat format, const std::filesystem::path& folder,
                                              std::string_view table);

/** A writer that gives each table a file of its own in a folder, named after the table; the folder is made
 * when there is none. */
[[nodiscard]] Result<std::unique_ptr<TableWriter>> makeTableFolder(TableFormat format,
                                                                   const std::filesystem::path& folder);

} // namespace contraflow
