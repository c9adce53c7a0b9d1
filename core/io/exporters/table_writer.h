// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text_file.h"
#include "core/tables/table_text.h"

#include <memory>
#include <string>
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

} // namespace contraflow
