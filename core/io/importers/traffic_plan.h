// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/traffic_file.h"
#include "core/project/workload_edit.h"

namespace contraflow {

/** A workload between the nodes of a platform, or between processes with the mapping that places them. */
struct TrafficPlan
{
    Workload workload;
    std::optional<Mapping> mapping; ///< of processes; empty: the messages name nodes
    std::vector<std::string> notes;
};

/**
 * Fits what is sent to a platform of the project. When its ends are the platform's nodes, that is all. When
 * none of them is, they are processes, which fill the cores of one node after the other. Fails when only some
 * of them are nodes, and when there are more processes than cores.
 */
[[nodiscard]] Result<TrafficPlan> planTraffic(Traffic traffic, const Project& project,
                                              const Platform& platform, const std::string& name);

/** The edit that takes the plan into the project: that of addWorkload(), with the mapping for its scenario.
 */
[[nodiscard]] Result<Edit> addTraffic(const Project& project, TrafficPlan plan, WorkloadTarget target);

} // namespace contraflow
