// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_id.h"
#include "core/project/network.h"
#include "core/sharing/sharing_model.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace contraflow {

/** What flows through a channel from `from` until the next point. */
struct FlowPoint
{
    double from = 0; ///< seconds on the clock
    double rate = 0; ///< bytes per second
};

/** A message that flows at an instant, known by its ends. */
struct SlotFlow
{
    NodeId source;
    NodeId destination;
    double rate = 0; ///< bytes per second
    std::uint32_t limitingChannel = kNoChannel;
};

/**
 * The rates of all messages of a run over time, as the solver told them: which slot was in which group, and
 * the rate of each group. A slot carries messages of one ordered pair of nodes, one after the other. A run
 * with more changes than `maxRecords` keeps none.
 */
class RateLog
{
public:
    RateLog() = default;
    explicit RateLog(std::size_t maxRecords) : m_maxRecords(maxRecords) {}

    /** What changes now: messages that are done, and what the solver says. */
    void add(double now, std::span<const std::uint32_t> done, const RateUpdate& update);
    /** The ends of a slot, in the order of the slots. */
    void addSlot(NodeId source, NodeId destination)
    {
        if (m_isComplete)
            m_slots.push_back({source, destination});
    }

    [[nodiscard]] bool empty() const { return m_instants.empty(); }
    /** False: there were more changes than may be kept, and none is known. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

    /** What flows through each of these channels over time: neighbours differ, and the last one is 0. Empty
     * for those that carry nothing, and for all when it was stopped. */
    [[nodiscard]] std::vector<std::vector<FlowPoint>> loads(const Network& network,
                                                            std::span<const ChannelId> channels,
                                                            const std::stop_token& stop = {}) const;

    /** When something changed, ascending; seconds on the clock. */
    [[nodiscard]] std::vector<double> instants() const;
    /** What flows at a time, in the order of the slots. Goes through the changes before it; part of it when
     * it was stopped. */
    [[nodiscard]] std::vector<SlotFlow> flowsAt(double time, const std::stop_token& stop = {}) const;

private:
    static constexpr std::uint32_t kNoGroup = UINT32_MAX;

    struct Slot
    {
        NodeId source;
        NodeId destination;
    };
    struct Move
    {
        std::uint32_t slot = 0;
        std::uint32_t group = kNoGroup; ///< none: its message is done
    };
    struct Rate
    {
        std::uint32_t group = 0;
        std::uint32_t limitingChannel = kNoChannel;
        double rate = 0; ///< bytes per second of each of its messages
    };
    /** What changed at once; its moves and rates end where those of the next instant begin. */
    struct Changes
    {
        double time = 0;
        std::size_t firstMove = 0;
        std::size_t firstRate = 0;
    };

    /** Where the moves and rates of an instant end. */
    [[nodiscard]] std::pair<std::size_t, std::size_t> endsOf(std::size_t instant) const;

    std::size_t m_maxRecords = 0;
    bool m_isComplete = true;
    std::vector<Slot> m_slots;
    std::vector<Changes> m_instants;
    std::vector<Move> m_moves;
    std::vector<Rate> m_rates;
};

} // namespace contraflow
