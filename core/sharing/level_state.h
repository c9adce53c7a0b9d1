// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/marked_list.h"
#include "core/sharing/sharing_model.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <span>
#include <vector>

namespace contraflow {

/** For large arrays that are read all over the place: memory in pages of 2 MiB where the system has such.
 * Looking addresses up in small pages costs a sixth of the time of a run that reads 20 MB at random. */
[[nodiscard]] std::pmr::memory_resource* largePages();

/** The same for many small arrays: in pieces that grow with what is asked for, which are given back at the
 * end; what an array gives up serves the next one. For one thread at a time. */
class PagePool
{
public:
    PagePool() = default;
    PagePool(const PagePool&) = delete;
    PagePool& operator=(const PagePool&) = delete;
    ~PagePool() = default;

    /** For containers that must not outlive this. */
    [[nodiscard]] std::pmr::memory_resource* resource() { return &m_pool; }

private:
    /** Small blocks of pieces; large ones of their own, which are given back at once. */
    class Blocks : public std::pmr::memory_resource
    {
        void* do_allocate(std::size_t bytes, std::size_t alignment) override
        {
            return resourceFor(bytes)->allocate(bytes, alignment);
        }
        void do_deallocate(void* memory, std::size_t bytes, std::size_t alignment) override
        {
            resourceFor(bytes)->deallocate(memory, bytes, alignment);
        }
        [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override
        {
            return this == &other;
        }
        [[nodiscard]] std::pmr::memory_resource* resourceFor(std::size_t bytes)
        {
            constexpr std::size_t kLarge = 256 * 1024;
            return bytes < kLarge ? &m_pieces : largePages();
        }

        static constexpr std::size_t kFirstPiece = 16 * 1024;
        std::pmr::monotonic_buffer_resource m_pieces{kFirstPiece, largePages()};
    };

    Blocks m_blocks;
    std::pmr::unsynchronized_pool_resource m_pool{&m_blocks};
};

/**
 * How many messages on a channel belong to which group. Nearly all time of a level solver goes into adding up
 * levels over these, so they lie in one flat array, and sums run in four lanes, always the same ones: results
 * do not depend on how the compiler vectorizes.
 *
 * Where messages are split, a group loads the channel with the sum of its messages' shares instead of with
 * their number. These weights lie in an array of the caller's, parallel to all(), and every change tells
 * both.
 */
class GroupShares
{
public:
    struct Share
    {
        std::uint32_t group = 0;
        float count = 0; ///< messages, a whole number
    };
    using Weights = std::vector<double>;
    /** Σ count · level, or Σ weight · level, and the highest level, over all groups but one. */
    struct Sum
    {
        double load = 0;
        double highest = 0;
    };

    explicit GroupShares(std::pmr::memory_resource* memory) : m_shares(memory) {}

    [[nodiscard]] std::span<const Share> all() const { return m_shares; }
    [[nodiscard]] std::size_t size() const { return m_shares.size(); }
    void clear() { m_shares.clear(); }

    /** So many messages more or less of a group. */
    void change(std::uint32_t group, float by)
    {
        std::size_t i = 0;
        while (i < m_shares.size() && m_shares[i].group != group)
            ++i;
        if (i == m_shares.size())
            m_shares.push_back({group, 0});
        m_shares[i].count += by;
        if (m_shares[i].count > 0)
            return;
        m_shares[i] = m_shares.back();
        m_shares.pop_back();
    }

    /** The same where messages have weights. */
    void change(std::uint32_t group, float by, double weight, Weights& weights)
    {
        std::size_t i = 0;
        while (i < m_shares.size() && m_shares[i].group != group)
            ++i;
        if (i == m_shares.size()) {
            m_shares.push_back({group, 0});
            weights.push_back(0);
        }
        m_shares[i].count += by;
        weights[i] += weight;
        if (m_shares[i].count > 0)
            return;
        m_shares[i] = m_shares.back();
        weights[i] = weights.back();
        m_shares.pop_back();
        weights.pop_back();
    }

    /** The weight of a group; exactly 0 when it has no messages here. */
    [[nodiscard]] double weightOf(std::uint32_t group, const Weights& weights) const
    {
        for (std::size_t i = 0; i < m_shares.size(); ++i)
            if (m_shares[i].group == group)
                return weights[i];
        return 0;
    }

    /** `levels` is by group; the level of `except` counts as 0. */
    [[nodiscard]] Sum sum(std::span<const double> levels, std::uint32_t except) const
    {
        return addUp(levels, except, [this](std::size_t i) { return m_shares[i].count; });
    }
    [[nodiscard]] Sum sum(std::span<const double> levels, std::uint32_t except, const Weights& weights) const
    {
        return addUp(levels, except, [&weights](std::size_t i) { return weights[i]; });
    }

    /** The highest level alone. */
    [[nodiscard]] double highest(std::span<const double> levels, std::uint32_t except) const
    {
        return sum(levels, except).highest;
    }

private:
    static constexpr std::size_t kLanes = 4;

    template<typename WeightAt>
    [[nodiscard]] Sum addUp(std::span<const double> levels, std::uint32_t except, WeightAt weightAt) const
    {
        const auto add = [&](Sum& lane, std::size_t at) {
            const Share& share = m_shares[at];
            const double level = share.group == except ? 0.0 : levels[share.group];
            lane.load += weightAt(at) * level;
            lane.highest = std::max(lane.highest, level);
        };
        Sum a; // a lane each, in registers
        Sum b;
        Sum c;
        Sum d;
        std::size_t i = 0;
        for (; i + kLanes <= size(); i += kLanes) {
            add(a, i);
            add(b, i + 1);
            add(c, i + 2);
            add(d, i + 3);
        }
        for (Sum* lane : {&a, &b, &c})
            if (i < size())
                add(*lane, i++);
        return {(a.load + b.load) + (c.load + d.load),
                std::max(std::max(a.highest, b.highest), std::max(c.highest, d.highest))};
    }

    std::pmr::vector<Share> m_shares;
};

/**
 * How traffic in the opposite direction of a channel counts.
 * A message loads the channels of its route with its rate, where it is split its share of that, and, when
 * isCoupled, their reverse channels with `reverseWeight` times as much; it is tied to (freezes with) a
 * saturated channel of either kind.
 */
struct FillingRule
{
    bool isCoupled = false;
    double reverseWeight = 0; ///< 0 … 1; 0 with isCoupled is the limit of an arbitrarily small load
};

/**
 * A level per saturated channel and the group of every active message, kept consistent with each other;
 * whether they are the solution is for those to say who change them. Remembers what may have changed since
 * the last report to the engine (levels, messages that change groups), and which channels are dirty: their
 * shares changed since their level or load was last worked out.
 */
class LevelState
{
public:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    static constexpr double kUnsaturated = std::numeric_limits<double>::infinity();
    /** Levels closer than this are one level: a message does not change groups for less. */
    static constexpr double kLevelTolerance = 1e-12;

    /** What repairs read of it over and over comes first, in one line of the cache. */
    struct alignas(64) Channel
    {
        using allocator_type = std::pmr::polymorphic_allocator<>;

        explicit Channel(allocator_type memory)
            : dependents(memory.resource())
            , shares(memory.resource())
            , members(memory)
            , group(memory)
            , fullDependents(memory.resource())
        {}

        double capacity = 0;
        double reported = kUnsaturated; ///< the level the engine knows
        std::uint32_t own = 0;          ///< members that this channel limits
        std::uint32_t ownAgainst = 0;   ///< members that the reverse channel limits
        bool isFull = false;            ///< it is full and limits nothing: setFull()
        /** The channels on which messages of this channel's group are, and how many, where the channel or,
         * when coupled, its reverse channel is saturated: whose level depends on this one's. */
        GroupShares dependents;
        GroupShares shares; ///< of the members
        /** Active messages whose route contains the channel, once for each time that it does. */
        std::pmr::vector<std::uint32_t> members;
        std::pmr::vector<std::uint32_t> group; ///< messages that this channel limits
        GroupShares fullDependents;            ///< the same of full channels instead of saturated ones
    };
    /** What a channel carries, split into what its own group brings and the rest. */
    struct Load
    {
        double own = 0;     ///< weight of its own group: load per unit of level
        double others = 0;  ///< bytes per second of all other groups
        double highest = 0; ///< the highest level of another group tied to the channel
    };

    LevelState(const PlacedScenario& scenario, FillingRule rule);
    /** Takes in the messages that the scenario has got since. */
    void grow();

    [[nodiscard]] const FillingRule& rule() const { return m_rule; }
    [[nodiscard]] const std::pmr::vector<Channel>& channels() const { return m_channels; }
    [[nodiscard]] const Channel& channel(std::uint32_t channel) const { return m_channels[channel]; }
    /** Bytes per second, or kUnsaturated. */
    [[nodiscard]] double level(std::uint32_t channel) const { return m_levels[channel]; }
    /** The channel that limits a message, or kNone. */
    [[nodiscard]] std::uint32_t group(std::uint32_t message) const { return m_group[message]; }
    [[nodiscard]] std::span<const ChannelId> route(std::uint32_t message) const
    {
        return m_scenario.routes[message];
    }
    /** The weight of all messages on a channel: their number where none is split. */
    [[nodiscard]] double weightOfMembers(std::uint32_t channel) const;
    /** Calls `use(channel, share)` for the channels of a message's route. */
    template<typename Use>
    void forEachLane(std::uint32_t message, Use use) const
    {
        m_scenario.routes.forEach(message, use);
    }
    [[nodiscard]] std::size_t activeCount() const { return m_activeCount; }

    /** An active message more, in no group, or one less. */
    void insert(std::uint32_t message);
    void remove(std::uint32_t message);
    void join(std::uint32_t message, std::uint32_t group);
    /** Gives a message the lowest level it is tied to, or makes the tightest channel of its route its limit.
     */
    void place(std::uint32_t message, std::uint32_t except);
    /** Messages tied to a channel that run faster than its level join it. */
    void takeFaster(std::uint32_t channel);

    [[nodiscard]] Load loadOf(std::uint32_t channel) const;
    /** The weight of the messages on a channel that it limits: their number where none is split. */
    [[nodiscard]] double own(std::uint32_t channel) const
    {
        return m_isSplit ? weightOf(channel, channel) : m_channels[channel].own;
    }
    /** The same of those that its reverse channel limits. */
    [[nodiscard]] double ownAgainst(std::uint32_t channel) const
    {
        return m_isSplit ? weightOf(channel, reverse(ChannelId(channel)).value)
                         : m_channels[channel].ownAgainst;
    }
    /** Calls `use(channel, weight)` for the channels that depend on a level: Channel::dependents. */
    template<typename Use>
    void forEachDependent(std::uint32_t channel, Use use) const
    {
        const std::span<const GroupShares::Share> dependents = m_channels[channel].dependents.all();
        if (m_isSplit)
            for (std::size_t i = 0; i < dependents.size(); ++i)
                use(dependents[i].group, m_weights[channel].dependents[i]);
        else
            for (const auto& [lane, count] : dependents)
                use(lane, static_cast<double>(count));
    }
    /**
     * The level ℓ with Σ weight · min(level(group), ℓ) = capacity, for a channel that would be overfull if
     * its own group ran at any level.
     */
    [[nodiscard]] double fillLevel(std::uint32_t channel) const;
    /** Calls `use(channel, weight)` for every channel that a message of the group loads. */
    template<typename Use>
    void forEachLoad(std::uint32_t group, Use use) const
    {
        for (const std::uint32_t message : m_channels[group].group)
            m_scenario.routes.forEach(message, [&](ChannelId c, double share) {
                use(c.value, share);
                if (m_rule.reverseWeight > 0)
                    use(reverse(c).value, share * m_rule.reverseWeight);
            });
    }
    [[nodiscard]] double highestForwardLevel(std::uint32_t channel) const
    {
        return m_channels[channel].shares.highest(m_levels, channel);
    }
    void setLevel(std::uint32_t channel, double level);
    void saturate(std::uint32_t channel, double level);
    /** Whether an unsaturated channel is full nevertheless: it need be looked at only when something that it
     * carries has changed. */
    void setFull(std::uint32_t channel, bool isFull);
    [[nodiscard]] bool isFull(std::uint32_t channel) const { return m_channels[channel].isFull; }
    /** Whether any channel is. */
    [[nodiscard]] bool hasFull() const { return m_fullCount > 0; }
    /** The channel is no longer full: whoever it limited looks for another limit. */
    void dissolve(std::uint32_t channel);
    /** Before filling from nothing: no channel is saturated and no message in a group. */
    void clear();
    /** After it: sorts the order, and nothing is dirty. */
    void endFilling();

    /** The saturated channels by ascending level, as the last sort left them; new ones stand at the end. */
    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return m_order; }
    /** In order(); kNone for an unsaturated channel. */
    [[nodiscard]] std::uint32_t position(std::uint32_t channel) const { return m_positions[channel]; }
    void sortOrder();
    [[nodiscard]] const MarkedList& dirty() const { return m_dirty; }
    /** Channels that carry a message which has become faster by changing groups, or that have ceased to be
     * saturated. */
    [[nodiscard]] const MarkedList& fuller() const { return m_fuller; }
    /** Nothing is dirty or fuller. */
    void cleanAll()
    {
        m_dirty.clear();
        m_fuller.clear();
    }

    void report(RateUpdate& update);

private:
    [[nodiscard]] std::uint32_t hopOf(std::uint32_t channel, std::uint32_t slot) const;
    void setGroup(std::uint32_t message, std::uint32_t group);
    void count(ChannelId channel, std::uint32_t group, int change, double share);
    template<typename Use>
    void forEachTied(std::uint32_t message, Use use) const;
    void takeFasterOn(std::uint32_t lane, std::uint32_t channel);
    [[nodiscard]] bool isWatched(std::uint32_t channel) const;
    void changeDependents(std::uint32_t channel, float sign);
    [[nodiscard]] bool isFullOrAgainst(std::uint32_t channel) const;
    template<typename Use>
    void forEachLaneOf(std::uint32_t channel, Use use) const;

    /** What Channel::shares and Channel::dependents weigh where messages are split. */
    struct Weights
    {
        GroupShares::Weights shares;
        GroupShares::Weights dependents;
    };

    [[nodiscard]] double weightOf(std::uint32_t channel, std::uint32_t group) const
    {
        return m_channels[channel].shares.weightOf(group, m_weights[channel].shares);
    }
    [[nodiscard]] GroupShares::Sum sumOf(std::uint32_t channel, std::uint32_t except) const;
    void changeDependent(std::uint32_t group, std::uint32_t lane, float by, double weight);

    const PlacedScenario& m_scenario;
    FillingRule m_rule;
    bool m_isSplit;                 ///< whether messages have shares
    std::vector<Weights> m_weights; ///< by channel; empty where no message is split
    PagePool m_memory;
    std::pmr::vector<Channel> m_channels;
    std::vector<double> m_levels; ///< by channel, bytes per second; apart because sweeps read little else
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_positions; ///< by channel
    std::size_t m_fullCount = 0;            ///< channels that are full and limit nothing
    std::size_t m_sortedUntil = 0; ///< the first position in m_order whose level may have changed since
    bool m_hasGaps = false;        ///< m_order contains channels that are no longer saturated
    MarkedList m_dirty; ///< channels whose shares changed since their level or load was last worked out
    MarkedList m_fuller;
    std::vector<std::uint32_t> m_candidates;
    std::size_t m_activeCount = 0;
    std::pmr::vector<std::uint32_t> m_memberSlot{largePages()};    ///< by hop: in Channel::members
    std::pmr::vector<std::uint32_t> m_group{largePages()};         ///< by message
    std::pmr::vector<std::uint32_t> m_groupSlot{largePages()};     ///< by message: in Channel::group
    std::pmr::vector<std::uint32_t> m_reportedGroup{largePages()}; ///< by message
    MarkedList m_touched;       ///< messages that may have changed groups since the last report
    MarkedList m_changedLevels; ///< channels whose level may differ from what was reported
};

} // namespace contraflow
