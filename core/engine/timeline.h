// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharing_model.h"

#include <cstdint>
#include <span>
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
    double start = 0;                      ///< seconds
    double transferEnd = 0;                ///< when its last byte left
    double finish = 0;                     ///< transferEnd + latency of the route
    double latency = 0;                    ///< seconds
    double uncontended = 0;                ///< time it would take alone: bytes / slowest channel + latency
    std::uint32_t bottleneck = kNoChannel; ///< the channel that limited it longest
    std::uint32_t firstStep = 0;           ///< 0-based; it was active in steps firstStep … endStep - 1
    std::uint32_t endStep = 0;             ///< equals firstStep for messages within a node and empty ones

    [[nodiscard]] double time() const { return finish - start; }
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
 */
struct Timeline
{
    std::vector<double> stepStarts; ///< seconds, ascending
    std::vector<double>
        stepEnds; ///< seconds; stepEnds[i] == stepStarts[i + 1] unless the network idles between
    std::vector<MessageTimes> messages;      ///< parallel to PlacedScenario::messages
    std::vector<StepDiagnostic> diagnostics; ///< the first million, by step
    bool hasAllSegments = true; ///< false: more rate changes than the limit; segments are then empty

    /** The rates of one message over time, ascending in `from`. */
    [[nodiscard]] std::span<const RateSegment> segments(std::size_t message) const
    {
        if (segmentStarts.empty())
            return {};
        return std::span(segmentList)
            .subspan(segmentStarts[message], segmentStarts[message + 1] - segmentStarts[message]);
    }
    [[nodiscard]] std::size_t stepCount() const { return stepStarts.size(); }
    /** When the last message finishes, in seconds; 0 without messages. */
    [[nodiscard]] double makespan() const;
    /** The message's rate in a step (0 when it is not active then). */
    [[nodiscard]] RateSegment during(std::size_t message, std::size_t step) const;

    std::vector<std::size_t> segmentStarts;
    std::vector<RateSegment> segmentList;
};

} // namespace contraflow
