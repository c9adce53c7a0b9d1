// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/io/row_lines.h"
#include "core/project/project.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

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

} // namespace contraflow
