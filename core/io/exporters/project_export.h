// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/fluid_engine.h"
#include "core/io/exporters/table_writer.h"
#include "core/project/project.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Whether a table is among all that are written when none is named. */
enum class ExportCost
{
    usual,
    high, ///< it takes many predictions, and is only written when it is named
};

/** A table of a project that can be exported by its name. */
struct ExportableTable
{
    std::string_view name;  ///< of files and sheets, too: "results"
    std::string_view title; ///< for people
    std::string_view content;
    ExportCost cost = ExportCost::usual;
};

/** All of them, in the order in which they are written. */
[[nodiscard]] std::span<const ExportableTable> exportableTables();

/** The table with this name, or null. */
[[nodiscard]] const ExportableTable* findExportableTable(std::string_view name);

/** What is exported of a project. */
struct ExportRequest
{
    /** What becomes of named tables without a row. */
    enum class EmptyTables
    {
        write, ///< their headers
        leaveOut,
    };

    std::string projectName;            ///< of its file, where tables name it
    std::vector<std::string> tables;    ///< of exportableTables(); empty: all of usual cost that have a row
    std::vector<std::size_t> scenarios; ///< that tables are about; empty: everything in the project
    std::vector<std::string> columns;   ///< keys: only these, in this order; empty: all
    EmptyTables emptyTables = EmptyTables::write;
    RunOptions run; ///< of predictions; its progress counts the whole export
};

struct WrittenTable
{
    std::string name;
    std::size_t rows = 0;
};

struct FailedScenario
{
    std::size_t scenario = 0;
    Error error;
};

struct ExportOutcome
{
    std::vector<WrittenTable> tables;
    IssueList issues; ///< of the predictions
    std::vector<FailedScenario> failures;
};

/**
 * Writes tables of a project one after the other; predicts where they need it. Rows of results go out
 * scenario by scenario. Fails when nothing can be written, at a column that a table lacks, when there is no
 * table to write, and when cancelled. `writer` is finished.
 */
[[nodiscard]] Result<ExportOutcome> exportTables(const Project& project, const ExportRequest& request,
                                                 TableWriter& writer);

/** Writes one table, with the columns of the request. `writer` is finished. */
[[nodiscard]] Result<ExportOutcome> exportTable(const Table& table, const ExportRequest& request,
                                                TableWriter& writer);

} // namespace contraflow
