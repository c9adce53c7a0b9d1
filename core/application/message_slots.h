// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/routing.h"
#include "core/project/scenario.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace contraflow {

/**
 * The messages of a solver's scenario for messages that arise while a program runs. A slot is a message of
 * one ordered pair of nodes; it is used again when its message is done, so that there are as many as were
 * ever under way at once.
 */
class MessageSlots
{
public:
    /** What all messages of a pair of nodes have in common. */
    struct Way
    {
        double latency = 0;            ///< seconds, of the whole route
        double slowest = 0;            ///< bytes per second
        bool isOpen = false;           ///< false: there is no route
        bool isStartUpUnknown = false; ///< nothing says what it is
    };

    static constexpr std::uint32_t kNone = UINT32_MAX;

    explicit MessageSlots(std::shared_ptr<const Network> network);

    /** For solvers; it grows. */
    [[nodiscard]] const PlacedScenario& scenario() const { return m_scenario; }
    [[nodiscard]] std::size_t size() const { return m_pairOf.size(); }

    /** A slot that is free, for a message between two different nodes; kNone when there is no route. */
    [[nodiscard]] std::uint32_t take(NodeId source, NodeId destination, double bytes);
    void release(std::uint32_t slot);
    /** Calls `add(channel, bytes)` for every channel of every pair of nodes, with the bytes of all messages
     * that were ever taken for the pair. */
    template<typename Add>
    void addBytes(Add add) const
    {
        for (const Pair& pair : m_pairs)
            if (pair.slot != kNone)
                m_scenario.routes.forEach(
                    pair.slot, [&](ChannelId channel, double share) { add(channel, pair.bytes * share); });
    }
    [[nodiscard]] const Way& wayOf(std::uint32_t slot) const { return m_pairs[m_pairOf[slot]].way; }
    /** Whether the channel is on the way of the slot. */
    [[nodiscard]] bool uses(std::uint32_t slot, ChannelId channel) const
    {
        const auto route = m_scenario.routes[slot];
        return std::find(route.begin(), route.end(), channel) != route.end();
    }

private:
    struct Pair
    {
        Way way;
        double bytes = 0;           ///< of all its messages so far
        std::uint32_t free = kNone; ///< the first of its free slots
        std::uint32_t slot = kNone; ///< any of its slots
    };

    [[nodiscard]] Pair& pair(NodeId source, NodeId destination);
    std::uint32_t addSlot(NodeId source, NodeId destination, Pair& pair);

    PlacedScenario m_scenario;
    Router m_router;
    std::unordered_map<std::uint64_t, std::uint32_t> m_pairAt; ///< by source and destination
    std::vector<Pair> m_pairs;
    std::vector<std::uint32_t> m_pairOf;   ///< by slot
    std::vector<std::uint32_t> m_nextFree; ///< by slot
};

} // namespace contraflow
