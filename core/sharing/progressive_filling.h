// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/level_state.h"
#include "core/sharing/load_bounds.h"
#include "core/sharing/sharing_model.h"
#include "core/sharing/term.h"

#include <cstdint>
#include <vector>

namespace contraflow {

/**
 * Makes levels the solution again after an event. Saturated channels whose shares changed are solved anew in
 * ascending order of their levels (each depends only on lower ones), and those that depend on a level that
 * changed after them: an event costs what it changes, not what is there. Messages that are tied to a lower
 * level than their group's change groups, channels that are overfull become saturated, until nothing breaks.
 *
 * Unsaturated channels are not looked at after every event: each has an upper bound of its load. What a level
 * that grows much brings is added to the bounds of the channels that its group loads; all levels that grow
 * little count as if every load grew as fast as the fastest of them. Unsaturated channels that are exactly
 * full (the receivers of a shift, whose senders limit it) have no bound; they depend on levels as saturated
 * ones do.
 */
class LevelRepair
{
public:
    /** The state must outlive the repair. */
    explicit LevelRepair(LevelState& state);

    /** True when the levels are the solution; false when they did not settle. */
    [[nodiscard]] bool run();
    /** After filling from nothing: looks at every unsaturated channel and repairs what is overfull. */
    void checkAll();

private:
    /** What other groups load a saturated channel with: worked out when its shares have changed, and kept up
     * to date with every level that changes. */
    struct Others
    {
        double load = 0;    ///< bytes per second
        double highest = 0; ///< at least the highest level of another group tied to the channel
    };

    [[nodiscard]] bool sweep();
    [[nodiscard]] bool hasDue();
    [[nodiscard]] std::size_t nextDue(std::size_t from, std::size_t end) const;
    void fetchAhead(std::size_t here, std::size_t end) const;
    [[nodiscard]] std::size_t firstDirty() const;
    void collectDirty();
    void solve(std::uint32_t channel);
    void change(std::uint32_t channel, double level);
    template<typename Add>
    void addToDependents(std::uint32_t channel, double rise, Add add) const;
    void suspectFull(std::uint32_t group);
    void workOut(std::uint32_t channel);
    [[nodiscard]] double ownWeight(std::uint32_t channel) const;
    void checkUnsaturated();
    bool checkChannel(std::uint32_t channel);
    void suspect(std::uint32_t channel);

    LevelState& m_state;
    std::vector<Others> m_others; ///< by channel
    std::vector<std::uint64_t>
        m_workedOut;           ///< by channel: the sweep in which m_others was worked out; 0: it is not
    std::vector<char> m_isDue; ///< by channel: to be solved when it is saturated
    std::uint64_t m_sweeps = 0;
    std::vector<std::uint32_t> m_suspects; ///< unsaturated channels that may be overfull
    std::vector<bool> m_isSuspect;         ///< by channel
    LoadBounds m_bounds;                   ///< of unsaturated channels
    double m_growth = 1; ///< the most that a level has grown in this sweep, of those not added one by one
};

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

/**
 * Progressive filling: the rates of all messages rise together from 0; when a channel saturates, messages
 * freeze at the level reached, and the others rise on.
 *
 * `max-min`: the messages on the saturated channel freeze. The result is the max-min fair allocation, the
 * "fairness property" of zhu-2014, 5.1.
 *
 * `asymmetric` (coupled max-min): the messages on the saturated channel *and on its reverse channel* freeze.
 * That is the "asymmetric property" of zhu-2014, 5.2 and equation (6), made exact for any topology: with 2
 * messages in and 1 out of a node all three get C/2. It never exceeds a capacity, does not depend on the
 * order of messages, equals max-min where no reverse traffic meets a saturated channel, and is the limit of
 * `cross-traffic` for epsilon → 0.
 */
class ProgressiveFilling : public SharingModel, public ExplainsRates
{
public:
    [[nodiscard]] static ProgressiveFilling maxMin() { return ProgressiveFilling({false, 0}); }
    [[nodiscard]] static ProgressiveFilling asymmetric() { return ProgressiveFilling({true, 0}); }
    /** epsilon in 0 … 1; 0 is max-min. */
    [[nodiscard]] static ProgressiveFilling crossTraffic(double epsilon)
    {
        return ProgressiveFilling({epsilon > 0, epsilon});
    }

    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;

private:
    explicit ProgressiveFilling(FillingRule rule) : m_rule(rule) {}

    FillingRule m_rule;
};

} // namespace contraflow
