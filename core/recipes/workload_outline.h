// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/workload_recipe.h"

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** The nodes of a platform in the order of its rows, and the switch that each hangs on. */
struct PatternNodes
{
    std::vector<std::string> names;
    std::vector<std::uint32_t> runs;   ///< by node: nodes in a row on one switch have the same number, from 0
    std::vector<std::string> switches; ///< by run; empty: on none
};

/** Some nodes of a platform: hosts of its rows, and all on some switches. */
struct PatternMembers
{
    static constexpr std::size_t kWholeRow = static_cast<std::size_t>(-1);

    std::set<std::pair<std::size_t, std::size_t>> hosts; ///< row, and place in its host list or kWholeRow
    std::set<std::string> switches;

    [[nodiscard]] bool isEmpty() const { return hosts.empty() && switches.empty(); }
    [[nodiscard]] bool takes(std::size_t row, std::size_t host, const std::string& onSwitch) const
    {
        return isEmpty() || hosts.contains({row, host}) || hosts.contains({row, kWholeRow}) ||
               switches.contains(onSwitch);
    }
};

/** The nodes of an empty choice are all. Rows whose host list cannot be read have no nodes. */
[[nodiscard]] PatternNodes patternNodes(const Platform& platform, const PatternMembers& choice = {});

/** What there would be, before it is made. */
struct WorkloadCounts
{
    std::uint64_t messages = 0;
    std::uint64_t senders = 0;
    std::uint64_t receivers = 0;
    double bytes = 0;
    std::uint64_t mostSent = 0; ///< by one node
    std::uint64_t mostReceived = 0;
    std::size_t topSender = 0;   ///< place in the list of the first node that sends as many
    std::size_t topReceiver = 0; ///< the same for receiving
};

/** Consecutive nodes that a sketch draws as one. */
struct OutlineGroup
{
    std::string title;
    std::size_t first = 0; ///< place in the list of nodes
    std::size_t count = 1;
    std::uint32_t run = 0; ///< of PatternNodes: groups of one run stand together
};

/** The messages from one group to another, or within one. */
struct OutlineFlow
{
    std::size_t from = 0;
    std::size_t to = 0;
    std::uint64_t messages = 0;
};

/** A workload as a sketch of bounded size, and its counts. */
struct WorkloadOutline
{
    std::vector<OutlineGroup> groups;
    std::vector<OutlineFlow> flows; ///< ordered by from, then to
    WorkloadCounts counts;
};

/** A sketch shows up to so many nodes one by one, and has at most twice as many groups. */
inline constexpr std::size_t kMostOutlineGroups = 48;

[[nodiscard]] std::vector<OutlineGroup> outlineGroups(const PatternNodes& nodes);

/** Draws the messages of a recipe and counts them, without making rows. Fails like drawMessages(). */
[[nodiscard]] Result<WorkloadOutline> outlineWorkload(const WorkloadRecipe& recipe, const PatternNodes& nodes,
                                                      const WorkloadRun& run = {});

/** The same of messages that are there; those between other names are left out. */
[[nodiscard]] WorkloadOutline outlineMessages(const SharedRows<MessageRow>& messages,
                                              const PatternNodes& nodes);

} // namespace contraflow
