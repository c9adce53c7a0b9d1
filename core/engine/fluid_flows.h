// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/tolerance.h"
#include "core/engine/event_queue.h"
#include "core/engine/minimum_tree.h"
#include "core/engine/timeline.h"
#include "core/sharing/sharing_model.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace contraflow {

/** Adds up how long each channel limited each message, in one pool for all messages. */
class LimitTimes
{
public:
    /** What is known of one message: where its times are in the pool; after close() the channel. */
    struct Head
    {
        std::uint32_t first = kNone;
    };

    void add(Head& message, std::uint32_t channel, double seconds)
    {
        for (std::uint32_t at = message.first; at != kNone; at = m_entries[at].next)
            if (m_entries[at].channel == channel) {
                m_entries[at].seconds += seconds;
                return;
            }
        std::uint32_t fresh = m_free;
        if (fresh == kNone) {
            fresh = static_cast<std::uint32_t>(m_entries.size());
            m_entries.emplace_back();
        } else {
            m_free = m_entries[fresh].next;
        }
        m_entries[fresh] = {seconds, channel, message.first};
        message.first = fresh;
    }

    /** Adds the message's last seconds, which may be none, and keeps only which channel limited it longest,
     * among equals the one that did so first. */
    void close(Head& message, std::uint32_t channel, double seconds)
    {
        bool isNew = seconds > 0;
        for (std::uint32_t at = message.first; at != kNone; at = m_entries[at].next)
            if (m_entries[at].channel == channel) {
                m_entries[at].seconds += seconds;
                isNew = false;
            }
        std::uint32_t best = isNew ? channel : kNoChannel;
        double most = isNew ? seconds : -1;
        std::uint32_t last = kNone;
        for (std::uint32_t at = message.first; at != kNone; at = m_entries[at].next) {
            if (m_entries[at].seconds >= most) {
                most = m_entries[at].seconds;
                best = m_entries[at].channel;
            }
            last = at;
        }
        if (last != kNone)
            m_entries[last].next = std::exchange(m_free, message.first);
        message.first = best;
    }

    /** The channel that close() found; it is forgotten. */
    [[nodiscard]] static std::uint32_t take(Head& message) { return std::exchange(message.first, kNone); }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    struct Entry
    {
        double seconds = 0;
        std::uint32_t channel = kNoChannel;
        std::uint32_t next = kNone;
    };
    std::vector<Entry> m_entries;
    std::uint32_t m_free = kNone; ///< the first of the entries that nobody uses
};

/**
 * The messages that flow at one instant, and how much of each is left: told which messages start, it says
 * when the next is done. What lets messages start, patterns or programs, stands outside.
 *
 * All messages of a group receive the same service, so a message is done when its group has served it its
 * size since it joined: a change of a group's rate moves the group's next completion and touches no message.
 *
 * At every event: takeDone(), start() for those that start, update() when anything did.
 */
class FluidFlows
{
public:
    /** For the messages 0 … messages - 1 of the solver's scenario. `recorder` gets every rate, or is null;
     * both must outlive this. */
    FluidFlows(RateSolver& solver, std::size_t messages, TimelineRecorder* recorder);

    /** The scenario has got more messages at its end. */
    void grow(std::size_t messages);

    /** Messages that flow. */
    [[nodiscard]] std::size_t activeCount() const { return m_activeCount; }
    [[nodiscard]] std::size_t groupCount() const { return m_groups.size(); }
    /** When the next message is done; never when none flows, or none gets any bandwidth. */
    [[nodiscard]] Instant nextCompletion() const;

    /** Takes out the messages that are done by now, within a relative tolerance of the time that they have
     * been flowing; ascending. */
    std::span<const std::uint32_t> takeDone(const Instant& now);
    /** From the next update on, the message flows. It must not, and needs more than 0 bytes. */
    void start(std::uint32_t message, double bytes, const Instant& now);
    /** Whether takeDone() or start() has changed who flows since the last update(). */
    [[nodiscard]] bool isChanged() const { return !m_departed.empty() || !m_arrived.empty(); }
    /** Asks the solver for the rates from now on; `step` is for the records. */
    void update(const Instant& now, std::uint32_t step);

    /** What the last update() changed; until the next takeDone(). */
    [[nodiscard]] const RateUpdate& lastUpdate() const { return m_update; }

    /** Seconds that count as nothing for a message that has been flowing until now. */
    [[nodiscard]] double grain(std::uint32_t message, const Instant& now) const
    {
        return Tolerance::kRelative * (now - m_flows[message].begin);
    }
    /** When it started; kept until it starts again. */
    [[nodiscard]] const Instant& beginOf(std::uint32_t message) const { return m_flows[message].begin; }
    /** By channel, of the first ones: whether it has ever held rates where they are. */
    [[nodiscard]] const std::vector<bool>& limits() const { return m_limits; }
    /** The channel that limited a message longest that is done. To be asked once. */
    [[nodiscard]] std::uint32_t takeBottleneck(std::uint32_t message)
    {
        return LimitTimes::take(m_flows[message].limits);
    }

private:
    static constexpr std::uint32_t kNoGroup = UINT32_MAX;
    static constexpr double kNoTarget = std::numeric_limits<double>::infinity();

    /** A member of a group with the service at which it is done; outdated when the message has left since. */
    struct Member
    {
        double target = 0;
        std::uint32_t message = 0;
        bool operator<(const Member& other) const // the least target first
        {
            return target != other.target ? target > other.target : message > other.message;
        }
    };
    struct Group
    {
        double service = 0; ///< bytes that each member has been served, at time `settledAt`
        Instant settledAt;
        double rate = 0;               ///< bytes per second
        double nextTarget = kNoTarget; ///< of the first member, which has not left
        std::uint32_t limit = kNoChannel;
        std::uint32_t current = 0; ///< members that have not left

        [[nodiscard]] double serviceAt(const Instant& now) const
        {
            return service + rate * (now - settledAt);
        }
        /** From `settledAt` until the first member is done; infinite at no rate or without members. */
        [[nodiscard]] double secondsLeft() const
        {
            return rate > 0 ? std::max(0.0, nextTarget - service) / rate
                            : std::numeric_limits<double>::infinity();
        }
    };
    struct Flow
    {
        double target = 0; ///< service of its group at which it is done; its bytes before it has a group
        Instant begin;
        Instant limitSince;
        std::uint32_t group = kNoGroup;
        LimitTimes::Head limits;
    };

    void restart(std::uint32_t group, const Instant& now);
    void moveMessage(const GroupMove& move, const Instant& now, std::uint32_t step);
    void setRates(const Instant& now);
    void setRate(const RateChange& change, const Instant& now);
    [[nodiscard]] bool isCurrent(const Member& member, std::uint32_t group) const;
    void leaveGroup(std::uint32_t message, const Instant& now);
    void addMember(std::uint32_t group, const Member& member);
    void makeRoom(const std::vector<GroupMove>& moves);
    [[nodiscard]] bool isNextDone(std::uint32_t group, const Instant& now) const;
    /** When the next member of the group is done at its present rate; never when none is. */
    [[nodiscard]] Instant completionOf(std::uint32_t group) const
    {
        return m_groups[group].settledAt + m_groups[group].secondsLeft();
    }
    /** The same for m_completions. */
    [[nodiscard]] double roundedCompletion(std::uint32_t group) const
    {
        return (m_groups[group].settledAt - m_epoch) + m_groups[group].secondsLeft();
    }
    template<typename Use>
    void forEachEarliest(const Use& use) const;
    void endLimit(std::uint32_t message, const Instant& now);
    void noteLimit(std::uint32_t channel);

    RateSolver& m_solver;
    TimelineRecorder* m_recorder;
    std::vector<Group> m_groups;
    /** By group: a heap, the next to be done first. Apart, since most changes of rates do not need it. */
    std::vector<std::vector<Member>> m_members;
    std::vector<Flow> m_flows;
    /** By group: when its next member is done, rounded to a double in seconds after m_epoch. That says which
     * groups may be the next, and completionOf() which of them is. */
    MinimumTree m_completions;
    Instant m_epoch; ///< the last time that a message started when none was flowing
    LimitTimes m_limitTimes;
    std::vector<bool> m_limits;
    std::size_t m_activeCount = 0;
    std::vector<std::uint32_t> m_arrived;
    std::vector<std::uint32_t> m_departed;
    std::vector<std::uint32_t> m_due; ///< groups; kept for its memory
    RateUpdate m_update;
};

} // namespace contraflow
