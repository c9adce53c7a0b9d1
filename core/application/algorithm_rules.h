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

/** Which algorithms collectives take whose events name none: rules of a project, and behind them, as rules
 * of the same kind, what NCCL does among GPUs and what Open MPI does. */
class AlgorithmRules
{
public:
    /** So many processes at a size: above or below as many a rule holds. */
    struct ProcessLine
    {
        double eachByte = 0;
        double always = 0;
        [[nodiscard]] constexpr double at(double bytes) const { return eachByte * bytes + always; }
    };
    enum class Need
    {
        nothing,
        powerOfTwo,      ///< processes
        odd,             ///< processes
        equalServers,    ///< as many processes on each
        inNetwork,       ///< the same, several, and switches between them that reduce
        inNetworkNicEach ///< the same, with a NIC for each process
    };
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
        // What rules of a project do not have:
        double channelSize = 0; ///< bytes that each of the rails' channels has at least
        bool isOfTotal = false; ///< sizes are of all blocks, of a collective whose event has that of one
        ProcessLine above{0, -1};
        ProcessLine below{0, std::numeric_limits<double>::infinity()};
        Need need = Need::nothing;
        std::string_view meant = {}; ///< as AlgorithmChoice::meant
    };

    AlgorithmRules() = default;
    explicit AlgorithmRules(std::vector<Rule> rules) : m_rules(std::move(rules)) {}

    /** Reads a list of maps such as {collective: allreduce, from_size: 1 MB, algorithm: ring}. The error says
     * which entry is wrong, why, and what to write. */
    [[nodiscard]] static Result<AlgorithmRules> read(const DataNode& node);

    /** That of the first rule that fits: of the project, else among GPUs of NCCL, else of Open MPI. */
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
