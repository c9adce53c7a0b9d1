// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/application_replay.h"
#include "core/engine/prediction.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/**
 * The stretches of a run in which no rate changes, one after the other from the first message that flows to
 * the last: `ends[i]` is `starts[i + 1]`. In some of them nothing may flow. None where rates were not kept.
 */
[[nodiscard]] std::vector<double> stepBoundaries(const RateLog& rates);

/** What is under way in one step of a run, in the form of a prediction, so that what shows patterns shows it.
 */
struct RunMoment
{
    /** Its timeline has this one step. Messages that wait for their latency are under way without a rate;
     * messages within a node have no route. Of none of Project::workloads. */
    Prediction prediction;
    std::vector<std::uint32_t> messages; ///< by placed message: its number in Replay::messages, ascending
};

/**
 * The moment of a run that kept messages and rates, in the step from `from` to `to`. `others` are messages
 * that are to be there though they are not under way. Linear in the messages and rate changes of the run;
 * when it is stopped, it may lack some.
 */
[[nodiscard]] RunMoment momentOf(const ScenarioReplay& replay, double from, double to,
                                 std::span<const std::uint32_t> others = {},
                                 const std::stop_token& stop = {});

} // namespace contraflow
