// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharing_model.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** A message's rate from `from` until its next segment or the end of its transfer. */
struct RateSegment
{
    double from = 0; ///< seconds
    double rate = 0; ///< bytes per second
    std::uint32_t limitingChannel = kNoChannel;
    std::uint32_t step = 0; ///< 0-based step in which the segment begins
};

/** When and how one message ran. */
struct MessageTimes
{
    double start = 0;                      ///< seconds on the clock
    double transfer = 0;                   ///< seconds from its start until its last byte left
    double latency = 0;                    ///< of the route, seconds
    double uncontended = 0;                ///< time it would take alone: bytes / slowest channel + latency
    std::uint32_t bottleneck = kNoChannel; ///< the channel that limited it longest
    std::uint32_t firstStep = 0;           ///< 0-based; it was active in steps firstStep … endStep - 1
    std::uint32_t endStep = 0;             ///< equals firstStep for messages within a node and empty ones

    /** When its last byte left, in seconds on the clock. */
    [[nodiscard]] double transferEnd() const { return start + transfer; }
    /** When its last byte arrived, in seconds on the clock. */
    [[nodiscard]] double finish() const { return transferEnd() + latency; }
    /** Not the difference of finish and start, which late on the clock have too few digits for it. */
    [[nodiscard]] double time() const { return transfer + latency; }
    /** The seconds from a point on the clock until it has arrived, for comparing messages. */
    [[nodiscard]] double finishAfter(double clock) const { return start - clock + time(); }
    [[nodiscard]] std::uint32_t steps() const { return endStep - firstStep; }
    [[nodiscard]] bool isActiveIn(std::size_t step) const { return firstStep <= step && step < endStep; }
    /** How many times longer it takes than alone; 1 when it takes no time at all. */
    [[nodiscard]] double slowdown() const { return uncontended > 0 ? time() / uncontended : 1; }
};

struct StepDiagnostic
{
    std::uint32_t step = 0; ///< 0-based
    SharingDiagnostic what;
};

/**
 * The immutable result of a run. Steps are the intervals between consecutive arrivals and completions in
 * which at least one message is active (zhu-2014, Algorithm 2).
 *
 * Rates are kept as the solver told them: the history of each group, and which groups a message was in. A
 * message's own rates are put together when somebody asks.
 */
class Timeline
{
public:
    std::vector<double> stepStarts; ///< seconds on the clock, ascending
    std::vector<double>
        stepEnds; ///< seconds on the clock; stepEnds[i] == stepStarts[i + 1] unless the network idles between
    std::vector<double> stepLengths;         ///< seconds, exact also late on the clock
    std::vector<MessageTimes> messages;      ///< parallel to PlacedScenario::messages
    std::vector<StepDiagnostic> diagnostics; ///< the first million, by step
    std::vector<std::string> notes;          ///< what the model says about the run, see RateSolver::notes()
    bool hasAllSegments =
        true; ///< false: more rate changes than the run was allowed to keep; no rates are known
    std::vector<bool> limits; ///< by channel, of the first ones: whether it ever held a message's rate
    double firstStart = 0;    ///< when the first message starts, in seconds on the clock; 0 without messages
    double worstResidual = 0; ///< the greatest residual of the model's solver in any step, relative
    double localRate = 0;     ///< bytes per second within a node; infinite when unlimited

    [[nodiscard]] std::size_t stepCount() const { return stepStarts.size(); }
    /** Whether no message is active for a moment before a step, but for the first. */
    [[nodiscard]] bool idlesBefore(std::size_t step) const;
    /** The seconds from the start of the first message until the last one finishes; 0 without messages. */
    [[nodiscard]] double makespan() const;
    /** The rates of one message over time, ascending in `from`; empty for messages that take no time. */
    [[nodiscard]] std::vector<RateSegment> segments(std::size_t message) const;
    /** The message's rate in a step (0 when it is not active then). */
    [[nodiscard]] RateSegment during(std::size_t message, std::size_t step) const;
    /** How many rate changes and group changes are kept. */
    [[nodiscard]] std::size_t recordCount() const { return m_history.size() + m_memberships.size(); }
    /** How many segments all messages have together, which may be many times the records: a thousand messages
     * that share a channel share its history. */
    [[nodiscard]] std::size_t segmentCount() const { return m_segmentCount; }

private:
    friend class TimelineRecorder;
    struct Membership
    {
        double from = 0; ///< seconds
        std::uint32_t step = 0;
        std::uint32_t group = 0;
    };
    [[nodiscard]] std::span<const RateSegment> historyOf(std::uint32_t group) const;
    [[nodiscard]] std::span<const Membership> membershipsOf(std::size_t message) const;
    /** The part of a group's history that belongs to one of a message's memberships. */
    [[nodiscard]] std::span<const RateSegment> historyDuring(std::size_t message,
                                                             std::size_t membership) const;
    [[nodiscard]] std::size_t countSegments() const;

    std::size_t m_segmentCount = 0;
    std::vector<std::size_t> m_historyStarts; ///< by group, size groups + 1
    std::vector<RateSegment> m_history;       ///< ascending in step within a group
    std::vector<std::size_t> m_membershipStarts;
    std::vector<Membership> m_memberships;
};

/** Collects rate changes during a run, up to a limit, and sorts them into a timeline at the end. */
class TimelineRecorder
{
public:
    TimelineRecorder(Timeline& timeline, std::size_t maxRecords)
        : m_timeline(timeline)
        , m_maxRecords(maxRecords)
    {}

    void recordRate(std::uint32_t group, const RateSegment& segment);
    /** All rates that change at one time. */
    void recordRates(std::span<const RateChange> changes, double time, std::uint32_t step);
    void recordMove(std::uint32_t message, std::uint32_t group, double time, std::uint32_t step);
    void finish(std::size_t groups);

private:
    struct Rate
    {
        std::uint32_t group = 0;
        RateSegment segment;
    };
    struct Move
    {
        std::uint32_t message = 0;
        Timeline::Membership membership;
    };
    bool hasRoom(std::size_t records);

    Timeline& m_timeline;
    std::size_t m_maxRecords;
    std::vector<Rate> m_rates;
    std::vector<Move> m_moves;
};

} // namespace contraflow
