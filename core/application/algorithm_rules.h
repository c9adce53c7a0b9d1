// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"
#include "core/base/data_node.h"
#include "core/base/result.h"

#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** A collective that names no algorithm. */
struct CollectiveSize
{
    EventKind kind = EventKind::barrier;
    std::uint32_t processes = 1;     ///< of the group
    double bytes = 0;                ///< as Event::bytes: of all, of a block, or of a pair
    double total = 0;                ///< sum of the blocks, where every process names the size of each
    std::uint32_t servers = 1;       ///< on which they are
    std::uint32_t rails = 0;         ///< NICs that they use of each; 0: they run on nodes without GPUs
    bool hasEqualServers = true;     ///< as many on each
    bool canReduceInNetwork = false; ///< the switches between the servers can
};

/** How it runs. */
struct AlgorithmChoice
{
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual;
    std::uint32_t segments = 1;
    std::string_view meant; ///< what the rule asks for, where the nearest stands in for it; else empty
    std::uint32_t channels = 1;
};

/**
 * What Open MPI takes: the fixed decisions of its component "tuned" (coll_tuned_decision_fixed.c of the
 * series 1.3 to 4.0, made from measurements on MX of up to 64 nodes; Pješivac-Grbović et al. 2007). Where it
 * takes an algorithm that the program does not have, the nearest stands in: the one with as many rounds.
 */
[[nodiscard]] AlgorithmChoice openMpiChoice(const CollectiveSize& collective);

/**
 * What NCCL takes among GPUs: of an all-reduce the double binary tree up to the size from which its cost
 * model (src/graph/tuning.cc of 2.19, protocol Simple: 3.4 and 14 us a step within and between servers, a
 * tree at 0.92 of the bandwidth) has the ring ahead, for servers of eight GPUs with NICs of 49 GB/s each;
 * in the network where its switches reduce, as allgather and reduce_scatter with a NIC for each GPU (the same
 * file has its CollNet for these with one GPU a NIC alone); otherwise rings, and for an all-to-all messages
 * collected by rail. One channel for each NIC in use. What NCCL does not have is openMpiChoice().
 */
[[nodiscard]] AlgorithmChoice ncclChoice(const CollectiveSize& collective);

/** Which algorithms collectives take whose events name none: rules of a project, and Open MPI's behind. */
class AlgorithmRules
{
public:
    struct Rule
    {
        EventKind kind = EventKind::barrier;
        double fromSize = 0; ///< bytes, as the event has them
        double belowSize = std::numeric_limits<double>::infinity();
        std::uint32_t fromProcesses = 0;
        std::uint32_t belowProcesses = UINT32_MAX;
        std::uint32_t fromServers = 0;
        std::uint32_t belowServers = UINT32_MAX;
        CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual;
        double segment = 0;         ///< bytes of each segment; 0: one
        std::uint32_t channels = 0; ///< 0: on servers one for each rail in use, else one
    };

    AlgorithmRules() = default;
    explicit AlgorithmRules(std::vector<Rule> rules) : m_rules(std::move(rules)) {}

    /** Reads a list of maps such as {collective: allreduce, from_size: 1 MB, algorithm: ring}. The error says
     * which entry is wrong, why, and what to write. */
    [[nodiscard]] static Result<AlgorithmRules> read(const DataNode& node);

    /** That of the first rule that fits; without one ncclChoice() among GPUs, else openMpiChoice(). */
    [[nodiscard]] AlgorithmChoice choose(const CollectiveSize& collective) const;
    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }

private:
    std::vector<Rule> m_rules;
};

struct Project;
struct Taking;
/** Says so where programs that were taken from another project run by other rules here; else empty. */
[[nodiscard]] std::string noteOfOtherRules(const Project& project, const Taking& taking);

} // namespace contraflow
