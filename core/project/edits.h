// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"
#include "core/project/many_rows.h"

#include <cstddef>
#include <numeric>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <vector>

namespace contraflow {

// Builders for edits that touch more than one table. Each returns one Edit, hence one undo step.

/** Removes node rows and what hangs on them: links, places, and messages that name the nodes in workloads
 * that only this platform runs. */
[[nodiscard]] Edit removeNodes(const Project& project, std::size_t platform, std::size_t first,
                               std::size_t count);

/** Removes switch rows, the links at them and the nodes attached to them, with what hangs on those. */
[[nodiscard]] Edit removeSwitches(const Project& project, std::size_t platform, std::size_t first,
                                  std::size_t count);

/** Removes servers and what names their GPUs. */
[[nodiscard]] Edit removeServerRows(const Project& project, std::size_t platform,
                                    const std::vector<RowSpan>& spans);
/** The same for rows here and there; `spans` are ascending, disjoint and inside the table. */
[[nodiscard]] Edit removeNodeRows(const Project& project, std::size_t platform,
                                  const std::vector<RowSpan>& spans);
[[nodiscard]] Edit removeSwitchRows(const Project& project, std::size_t platform,
                                    const std::vector<RowSpan>& spans);

using NameSet = std::unordered_set<std::string>;

/** Adds what takes nodes out of written routes, and routes away that have no node left at an end. */
void removeNodesFromRoutes(const Project& project, std::size_t platform, const NameSet& nodes,
                           std::vector<Change>& changes);

/** The places of all rows of a table. */
template<typename Row>
[[nodiscard]] std::vector<std::size_t> allRows(const SharedRows<Row>& rows)
{
    std::vector<std::size_t> places(rows.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    return places;
}

/** Adds changes of rows (ascending; those that the table does not have are left out), one for every run of
 * neighbours. `change` changes a row; where it returns a bool, that says whether it did. */
template<typename Row, typename Function>
void changeRows(std::vector<Change>& changes, TableRef table, const SharedRows<Row>& rows,
                const std::vector<std::size_t>& which, const Function& change)
{
    std::vector<Row> run;
    std::size_t end = 0;
    const auto flush = [&] {
        if (!run.empty())
            changes.push_back(ReplaceRows{table, end - run.size(), run.size(), std::move(run)});
        run.clear();
    };
    for (const std::size_t place : which) {
        if (place >= rows.size())
            continue;
        Row row = rows[place];
        if constexpr (std::is_void_v<std::invoke_result_t<Function, Row&>>)
            change(row);
        else if (!change(row))
            continue;
        if (place != end)
            flush();
        run.push_back(std::move(row));
        end = place + 1;
    }
    flush();
}

/** A name that no row of the list has: `wanted`, or "wanted 2", … */
[[nodiscard]] std::string freeName(const Project& project, TableKind list, const std::string& wanted);

} // namespace contraflow
