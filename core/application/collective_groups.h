// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/collective_runs.h"
#include "core/application/replay.h"
#include "core/project/network.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/**
 * The groups of the applications of a run, numbered through, and what the network is to their collectives:
 * where their processes sit, whether switches reduce for them, which algorithm rules choose, and what of this
 * is an approximation.
 */
class CollectiveGroups
{
public:
    CollectiveGroups(const Network& network, const std::vector<PlacedApplication>& applications,
                     const AlgorithmRules* rules);

    [[nodiscard]] std::uint32_t numberOf(std::uint32_t application, const Event& event) const
    {
        return m_first[application] + event.group;
    }
    [[nodiscard]] CollectiveRuns& runs(std::uint32_t group) { return m_groups[group].runs; }
    [[nodiscard]] const CollectiveRuns& runs(std::uint32_t group) const { return m_groups[group].runs; }
    /** Where the processes of a group are. */
    [[nodiscard]] const ServerLayout& layoutOf(std::uint32_t group);
    [[nodiscard]] bool isWithinServer(std::uint32_t group) { return layoutOf(group).servers() == 1; }

    /** How a collective that names no algorithm runs; to be asked once for each. */
    [[nodiscard]] AlgorithmChoice choose(std::uint32_t group, const Event& event);
    /** Counts a group among those that its switches reduce for; false: they have enough. */
    [[nodiscard]] bool takeInNetwork(std::uint32_t group);

    /** All have come to a collective that runs in its steady state. */
    void countSteady(const CollectiveCall& call);
    /** All have left one that did not go as it would alone. */
    void countDisturbed(const CollectiveCall& call) { m_disturbed += call.layout->servers() == 1 ? 1 : 0; }

    [[nodiscard]] const std::vector<ChosenAlgorithm>& chosen() const { return m_chosen; }
    /** What of the collectives was an approximation. */
    [[nodiscard]] std::vector<std::string> notes() const;

private:
    struct Group
    {
        CollectiveRuns runs;
        const PlacedApplication* application = nullptr;
        std::optional<ServerLayout> layout; ///< when it was asked for
        std::optional<bool> isInNetwork;    ///< whether switches reduce for it, if known

        [[nodiscard]] NodeId nodeOf(std::uint32_t rank) const
        {
            return application->nodes[runs.group().member(rank)];
        }
    };

    /** Whether the switches at a group reduce for it too. */
    [[nodiscard]] bool admitsInNetwork(std::uint32_t group);
    /** The switches within the server of a group, or those that its servers are at. */
    [[nodiscard]] std::vector<std::uint32_t> reducingSwitches(std::uint32_t group);

    const Network& m_network;
    const AlgorithmRules* m_rules;
    std::vector<std::uint32_t> m_first; ///< by application
    std::vector<Group> m_groups;
    std::vector<std::uint32_t> m_reducedGroups; ///< by switch
    std::vector<ChosenAlgorithm> m_chosen;
    std::uint64_t m_steady = 0;     ///< collectives among servers taken in their steady state
    std::uint32_t m_partners = 0;   ///< fewest whose messages stand for those to all in one of these; 0: none
    std::uint32_t m_partnersOf = 0; ///< of so many
    std::uint64_t m_disturbed = 0;  ///< within a server, that did not go as they would alone
};

} // namespace contraflow
