// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/edit.h"
#include "core/project/many_rows.h"

#include <cstddef>
#include <numeric>
#include <optional>
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

/** Where an application goes. */
struct ApplicationTarget
{
    std::string platform;                   ///< a new scenario runs it there; empty: no scenario does yet
    std::optional<Model> model;             ///< as WorkloadTarget::model
    std::optional<Model> uncontrolled = {}; ///< as WorkloadTarget::uncontrolled
    MappingPolicy policy = MappingPolicy::roundRobinPerProcessor; ///< that places its processes
};

/** The edit that takes an application into the project, with a mapping and a scenario where a platform is
 * named. Names are made free. Fails for a new scenario without a model. */
[[nodiscard]] Result<Edit> addApplication(const Project& project, Application application,
                                          const ApplicationTarget& target);

/** What becomes of a workload whose messages name nodes of a platform. */
enum class WorkloadUse
{
    alone,       ///< a new workload that no scenario uses yet
    newScenario, ///< a new workload, and a new scenario that uses it
    scenario,    ///< a new workload, which a scenario uses from now on
    replace,     ///< its messages in place of those of the workload that a scenario uses
};

struct WorkloadTarget
{
    WorkloadUse use = WorkloadUse::alone;
    /** The scenario that is changed, or that the new one is like; behind the last: there is none. */
    std::size_t scenario = SIZE_MAX;
    std::string platform; ///< of a new scenario
    /** Of a new scenario that is like none of its platform; added where the project has none that computes
     * the same. */
    std::optional<Model> model;
    std::optional<Model> uncontrolled; ///< likewise, without congestion control; nothing: none
    /** Added, for the scenario whose messages name processes; empty: they name nodes. */
    std::optional<Mapping> mapping;
};

/**
 * The edit that takes a workload into the project. The scenario loses its mapping, as the messages name
 * nodes; a new one is called after workload and platform. Names are made free; in place of other messages the
 * workload keeps the name and further keys that it has. Fails when there is no such scenario or workload, and
 * for a new scenario without a model.
 */
[[nodiscard]] Result<Edit> addWorkload(const Project& project, Workload workload,
                                       const WorkloadTarget& target);

/** What else changes its meaning by that, in sentences: a mapping, measured times, other scenarios. */
[[nodiscard]] std::vector<std::string> workloadConsequences(const Project& project,
                                                            const WorkloadTarget& target);

} // namespace contraflow
