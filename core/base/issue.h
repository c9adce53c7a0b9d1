// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

enum class Severity
{
    note,
    warning,
    error
};

/** The tables of a project; a table inside an object (the nodes of a platform) is named with its owner. */
enum class TableKind
{
    parameters,
    platforms,
    workloads,
    mappings,
    models,
    scenarios,
    measurements,
    benchmarks,
    applications,
    switches,        ///< of a platform
    nodes,           ///< of a platform
    links,           ///< of a platform
    messages,        ///< of a workload
    places,          ///< of a mapping
    modelParameters, ///< of a model
    times,           ///< of a measurement
    benchmarkRows,   ///< of a benchmark
    groups,          ///< of an application
    events,          ///< of an application
    items,           ///< of a platform: what else it costs
    routes,          ///< of a platform: those that are written out
    servers,         ///< of a platform
};

/** A table of the project: for tables inside objects `owner` is the object's position in its list. */
struct TableRef
{
    TableKind kind = TableKind::platforms;
    std::size_t owner = 0;

    bool operator==(const TableRef&) const = default;
};

/** Where in the project: a table, and in it a row and a column when they are known. */
struct Location
{
    std::optional<TableRef> table;
    std::optional<std::size_t> row;
    std::string column;   ///< the key in the file ("bandwidth"), empty for the whole row
    std::size_t line = 0; ///< 1-based line of the file, 0 when unknown

    bool operator==(const Location&) const = default;
};

/** Data that is wrong or doubtful while work goes on. The text names the thing, the reason and the remedy. */
struct Issue
{
    Severity severity = Severity::error;
    std::string text;
    Location location;

    bool operator==(const Issue&) const = default;
};

using IssueList = std::vector<Issue>;

/** The first error of a list; none when there are only doubts. */
[[nodiscard]] inline const Issue* firstError(const IssueList& issues)
{
    for (const Issue& issue : issues)
        if (issue.severity == Severity::error)
            return &issue;
    return nullptr;
}

[[nodiscard]] inline bool hasErrors(const IssueList& issues)
{
    return firstError(issues) != nullptr;
}

[[nodiscard]] inline const char* severityText(Severity severity)
{
    switch (severity) {
    case Severity::note:
        return "note";
    case Severity::warning:
        return "warning";
    case Severity::error:
        return "error";
    }
    return "";
}

} // namespace contraflow
