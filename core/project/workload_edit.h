// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/edit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

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
