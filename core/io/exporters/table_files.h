// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/exporters/table_writer.h"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

namespace contraflow {

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
