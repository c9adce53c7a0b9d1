// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/group_shares.h"
#include "core/sharing/growth_certificates.h"
#include "core/sharing/sharing_model.h"

#include <limits>
#include <vector>

namespace contraflow {

/**
 * How traffic in the opposite direction of a channel counts.
 * A message loads the channels of its route with its rate and, when isCoupled, their reverse channels with
 * `reverseWeight` times its rate; it is tied to (freezes with) a saturated channel of either kind.
 */
struct FillingRule
{
    bool isCoupled = false;
    double reverseWeight = 0; ///< 0 … 1; 0 with isCoupled is the limit of an arbitrarily small load
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
 * does not matter how it is reached. After an event the levels are solved anew in ascending order (each
 * depends only on lower ones); messages that break (2) change groups, channels that break (3) become
 * saturated, until nothing breaks. Large batches of events, and repairs that do not settle, fall back to
 * filling from nothing.
 *
 * Unsaturated channels are not looked at after every event: load grows at most as fast as the fastest growing
 * level, so each carries a certificate, the accumulated growth of levels up to which it cannot be full.
 */
class LevelSolver : public RateSolver
{
public:
    LevelSolver(const PlacedScenario& scenario, FillingRule rule);

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                RateUpdate& update) override;
    /** Groups are channels. */
    [[nodiscard]] std::size_t groupCount() const override { return m_channels.size(); }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    static constexpr double kUnsaturated = std::numeric_limits<double>::infinity();
    /** Levels closer than this are one level: a message does not change groups for less. */
    static constexpr double kLevelTolerance = 1e-12;

    /** A message on a channel; `hop` is the position in the flat route array. */
    struct Member
    {
        std::uint32_t message = 0;
        std::uint32_t hop = 0;
    };
    struct Channel
    {
        double capacity = 0;
        double level = kUnsaturated;
        double reported = kUnsaturated;   ///< the level the engine knows
        std::uint32_t order = kNone;      ///< position in m_order when saturated
        bool isDirty = false;             ///< its shares changed since its level or load was last worked out
        bool isChanged = false;           ///< its level may differ from what was reported
        bool isSuspect = false;           ///< looked at during the present repair
        std::vector<Member> members;      ///< active messages whose route contains the channel
        GroupShares shares;               ///< of the members
        std::uint32_t own = 0;            ///< members that this channel limits
        std::uint32_t ownAgainst = 0;     ///< members that the reverse channel limits
        std::vector<std::uint32_t> group; ///< messages that this channel limits
    };
    /** What a channel carries, split into what its own group brings and the rest. */
    struct Load
    {
        double own = 0;     ///< weight of its own group: load per unit of level
        double others = 0;  ///< bytes per second of all other groups
        double highest = 0; ///< the highest level of another group tied to the channel
    };
    struct Filling;

    // Membership
    void insert(std::uint32_t message);
    void remove(std::uint32_t message);
    void join(std::uint32_t message, std::uint32_t group);
    void leaveGroup(std::uint32_t message);
    void count(std::uint32_t message, std::uint32_t group, int change);
    void markDirty(std::uint32_t channel);
    void touch(std::uint32_t message);
    template<typename Use>
    void forEachTied(std::uint32_t message, Use use) const;

    // Levels
    [[nodiscard]] Load loadOf(std::uint32_t channel) const;
    [[nodiscard]] double fillLevel(std::uint32_t channel) const;
    [[nodiscard]] double highestForwardLevel(std::uint32_t channel) const;
    void setLevel(std::uint32_t channel, double level);
    void saturate(std::uint32_t channel, double level);
    void dissolve(std::uint32_t channel);
    void place(std::uint32_t message, std::uint32_t except);
    void takeFaster(std::uint32_t channel);
    void takeFasterOn(std::uint32_t lane, std::uint32_t channel);

    // Repair
    [[nodiscard]] bool repair();
    bool sweep();
    bool checkUnsaturated();
    void suspect(std::uint32_t channel);
    bool checkChannel(std::uint32_t channel);
    [[nodiscard]] double growthSinceReport() const;
    void sortOrder();

    void fill();
    void report(RateUpdate& update);

    const PlacedScenario& m_scenario;
    FillingRule m_rule;
    std::vector<Channel> m_channels;
    std::vector<double> m_levels; ///< by channel, bytes per second; apart because sweeps read little else
    std::vector<std::uint32_t> m_order; ///< saturated channels by ascending level
    std::vector<std::uint32_t> m_dirty;
    std::vector<std::uint32_t> m_violated;
    std::vector<std::uint32_t> m_candidates;
    std::vector<std::uint32_t> m_suspects;
    std::vector<std::uint32_t> m_active;
    std::vector<std::uint32_t> m_activeSlot;    ///< by message
    std::vector<std::uint32_t> m_memberSlot;    ///< by hop: position in Channel::members
    std::vector<std::uint32_t> m_group;         ///< by message
    std::vector<std::uint32_t> m_groupSlot;     ///< by message: position in Channel::group
    std::vector<std::uint32_t> m_reportedGroup; ///< by message
    std::vector<std::uint32_t> m_touched; ///< messages that may have changed groups since the last report
    std::vector<bool> m_isTouched;
    std::vector<std::uint32_t> m_changedLevels; ///< channels whose level may differ from what was reported
    GrowthCertificates m_certificates;
    double m_growth = 0; ///< Σ over events of the greatest relative growth of a level (logarithms)
};

} // namespace contraflow
