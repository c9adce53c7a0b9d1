// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/level_repair.h"
#include "core/sharing/level_state.h"
#include "core/sharing/sharing_model.h"

namespace contraflow {

/**
 * Progressive filling that keeps its solution between events and repairs it.
 *
 * The solution is written as a *level* per saturated channel: the rate at which filling stopped there. A
 * message's rate is the least level among the channels it is tied to; the channel that gives it is its
 * limiting channel, and all messages with the same limiting channel form a group that runs at one rate. An
 * event therefore changes a level per channel, not a rate per message, and the engine needs to hear only of
 * levels and of messages that change groups.
 *
 * A set of levels is the solution when (1) every saturated channel is exactly full: Σ weight · level(group) =
 * capacity, (2) no message is tied to a channel with a lower level than its group's, (3) no other channel is
 * overfull. Such a fixed point is unique (by induction over ascending levels, as for max-min fairness), so it
 * does not matter how it is reached: after an event by repair of what is there, after large batches of
 * events, and where a repair does not settle, by filling from nothing.
 */
class LevelSolver : public RateSolver
{
public:
    LevelSolver(const PlacedScenario& scenario, FillingRule rule) : m_state(scenario, rule), m_repair(m_state)
    {}

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                RateUpdate& update) override;
    void grow() override { m_state.grow(); }
    /** Groups are channels. */
    [[nodiscard]] std::size_t groupCount() const override { return m_state.channels().size(); }

private:
    LevelState m_state;
    LevelRepair m_repair;
};

} // namespace contraflow
