// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/application_replay.h"
#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/project/network.h"
#include "core/project/project.h"
#include "core/sharing/catalog.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** What of a scenario may be placed, and how placements of it are evaluated. */
struct PlacementScope
{
    std::size_t scenario = 0;
    std::optional<std::string> model;     ///< by name or kind, instead of the scenario's own
    std::vector<std::string> pinned;      ///< processes that stay where the scenario has them
    std::optional<std::uint32_t> perNode; ///< no node gets more processes; empty: as many as it has cores
};

/** The node of every process, in the order of PlacementProblem::processes. */
using Assignment = std::vector<NodeId>;

/**
 * A scenario as the question where its processes are to go: the immutable input of everything that compares
 * placements.
 *
 * The processes are the names that messages have at their ends. They stay where they are when the mapping
 * pins them (its places, where a policy places the others), when `PlacementScope::pinned` names them, and
 * when a mapping by hand leaves the name of a node to itself. Without a mapping messages name nodes: then
 * each name is taken for a process that has a node for itself.
 *
 * Of a scenario that runs applications the processes are theirs, by the names that mappings have for them,
 * and `messages` has one entry for each pair of processes that exchange any, with all their bytes, as they
 * are in the run under the present placement.
 */
struct PlacementProblem
{
    struct Process
    {
        std::string name;
        std::optional<NodeId> pinned;
    };
    /** All messages from one process to another that start in one phase. */
    struct Flow
    {
        std::uint32_t source = 0; ///< process
        std::uint32_t destination = 0;
        std::uint32_t phase = 0;
        double bytes = 0;
        double largest = 0; ///< bytes of the largest message
    };
    struct Message
    {
        std::uint32_t row = 0;    ///< of Workload::messages
        std::uint32_t source = 0; ///< process
        std::uint32_t destination = 0;
        double bytes = 0;
        double start = 0; ///< seconds
        std::uint16_t queuePairs = 1;
        std::uint16_t lane = 0;
    };

    /** Fails when the scenario cannot run at all, has no message, or a pinned process is not placed. Messages
     * at fault are left out and named in `issues`. */
    [[nodiscard]] static Result<PlacementProblem> make(const Project& project, const PlacementScope& scope,
                                                       IssueList& issues);

    /** Where a policy puts the processes; pinned ones stay. `seed` counts for random places only. */
    [[nodiscard]] Assignment byPolicy(MappingPolicy policy, std::uint64_t seed) const;
    /** Whether every node has room for what it gets, and pinned processes are where they belong. */
    [[nodiscard]] bool isAllowed(const Assignment& nodes) const;

    std::string scenario;
    std::string model; ///< name in the project, or the kind asked for
    std::string kind;
    std::vector<std::string> without;       ///< what was left out of the scenario (leftOutOf)
    std::shared_ptr<const Network> network; ///< with no more cores a node than may be used
    std::shared_ptr<const SharingModel> sharing;
    const ModelInfo* info = nullptr; ///< of the kind
    std::vector<Process> processes;  ///< in natural order of their names
    std::vector<Message> messages;   ///< in row order
    std::vector<Flow> flows;
    std::uint32_t phases = 1;
    std::vector<PlacedApplication>
        applications; ///< that run in place of the messages; their nodes are not read
    std::shared_ptr<const AlgorithmRules> algorithms; ///< of their collectives
    std::vector<std::uint32_t> runOrder;              ///< by process of the run: of `processes`
    std::uint64_t messageCount = 0;                   ///< of one run
    std::uint64_t work = 0;                           ///< messages of one run, and events
    std::optional<Assignment> present; ///< nothing when the scenario does not place every process
    std::vector<std::uint32_t> room;   ///< by node: how many processes that are not pinned it may get
    std::string inUse;                 ///< host list of the nodes that somebody else has
    bool hasNodesAsProcesses = false;  ///< the scenario has no mapping
    std::vector<PlaceRow> idle;        ///< places of the present mapping whose processes have no message

private:
    Workload m_workload; ///< for the policies
    std::vector<PlaceRow> m_pins;
};

} // namespace contraflow
