// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/io/project/row_lines.h"
#include "core/project/project.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>

// This room: files in and out. text has what files are made of (CsvReader, JsonValue, YamlFeed,
// FileReplacement, which writes beside a file and renames), project the project's own YAML, traces what MPI
// tracers write (a TraceFormat each), exporters what other tools read, measuring and campaign their plans
// and results. Files are those of strangers: all that is read is bounded.
//
//     ASSIGN_OR_RETURN(LoadedProject loaded, readProject("cluster.yaml"));
//     RETURN_IF_ERROR(writeProject("copy.yaml", loaded.project));

namespace contraflow {

/** Turns a project of one format version into one of the next, as a tree and in memory. */
struct Migration
{
    int from = 0; ///< the version it takes; it makes from + 1
    Result<void> (*apply)(DataNode& root) = nullptr;
};

/** The oldest format version that can still be read. */
inline constexpr int kOldestFormatVersion = 1;

/** The steps from kOldestFormatVersion to Project::kFormatVersion, in order and without a gap. */
[[nodiscard]] std::span<const Migration> migrations();

/** Applies the steps that lead from version `from` to version `to`. Fails when one is missing or fails
 * itself. */
[[nodiscard]] Result<void> migrate(DataNode& root, int from, int to, std::span<const Migration> steps);

/** Which line of the file each row came from, so that issues found later can name it. */
class SourceLines
{
public:
    void set(TableRef table, RowLines lines) { m_lines[key(table)] = std::move(lines); }
    /** 1-based line of a location, or 0 when the row did not come from the file. */
    [[nodiscard]] std::size_t lineOf(const Location& location) const;

private:
    static std::pair<int, std::size_t> key(TableRef table)
    {
        return {static_cast<int>(table.kind), table.owner};
    }
    std::map<std::pair<int, std::size_t>, RowLines> m_lines;
};

/** A project as read, with what was odd about the file (unknown keys, cells that could not be read, old
 * version). */
struct LoadedProject
{
    Project project;
    IssueList issues; ///< locations carry lines
    SourceLines lines;
    int readVersion = Project::kFormatVersion; ///< older than kFormatVersion: migrated in memory
};

/** Bounds that keep a hostile file from costing more than a message. */
struct ReadLimits
{
    std::size_t maxBytes = 1'000'000'000;
    std::size_t maxDepth = 64;
    std::size_t maxValues = 5'000'000; ///< scalars, lists and maps of the YAML tree, aliases expanded
};

/**
 * Reads a project from YAML text. Fails, naming line and reason, when the text is not a project: not UTF-8,
 * not YAML, nested too deep, a cyclic or exploding alias, no or a newer format version. Cells and rows at
 * fault do not fail: they are kept and reported.
 */
[[nodiscard]] Result<LoadedProject> parseProject(std::string_view text, const ReadLimits& limits = {});

/** parseProject on a file's content; errors begin with "path:line: ". */
[[nodiscard]] Result<LoadedProject> readProject(const std::filesystem::path& path,
                                                const ReadLimits& limits = {});

/** The canonical text: fixed key order, shortest numbers that read back, tables as CSV. */
[[nodiscard]] std::string projectText(const Project& project);

/** Writes projectText atomically: beside the target, flushed, renamed; permissions kept, links followed. */
[[nodiscard]] Result<void> writeProject(const std::filesystem::path& path, const Project& project);

/** All issues of a loaded project in file order: those of reading, validate() and validateModels(), and
 * `others` that were looked for, with lines. */
[[nodiscard]] IssueList allIssues(const LoadedProject& loaded, const IssueList& others = {});

/** Fills the beginning of `room` with what comes next of a text; 0 at its end. */
using PieceSource = std::function<Result<std::size_t>(std::span<char> room)>;

/** parseProject on a text that comes piece by piece, as out of a pipe: what is wrong with its beginning is
 * found before the rest is read. An error of the source is the error of the reading. */
[[nodiscard]] Result<LoadedProject> readProjectFrom(const PieceSource& source, const ReadLimits& limits = {});

} // namespace contraflow
