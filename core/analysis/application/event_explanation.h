// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/application/run_analysis.h"
#include "core/application/application_replay.h"
#include "core/application/measured_task.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** The event of a process, of Replay::events, by its number from 1 on; events must have been kept. */
[[nodiscard]] Result<std::uint32_t> findProcessEvent(const ScenarioReplay& replay, std::uint32_t process,
                                                     std::uint64_t number);

/** A message that an event sent, received or waited for. */
struct EventMessage
{
    std::uint32_t message = 0; ///< of Replay::messages
    bool isSent = false;       ///< by the process; else received
    bool isOwn = false;        ///< the event posted it; else it waited for what an earlier one had posted
    bool isWaitedFor = false;  ///< the event waited until it was there
    bool isLast = false;       ///< and for nothing else any more
    PathParts parts;           ///< of its time
    /** Other messages on its bottleneck while its bytes flowed, of Replay::messages. */
    std::vector<std::uint32_t> sharing;
};

/** Why an event takes its time. */
struct EventExplanation
{
    std::uint32_t event = 0; ///< of Replay::events
    std::vector<EventMessage> messages;
    double untilPosted = 0; ///< seconds until the message it ended with set out: the other side came late
    std::string summary;
};

/** Explains an event of a run that kept events and messages. Once a stop is requested it returns early, with
 * an explanation of no use. */
[[nodiscard]] EventExplanation explainEvent(const ScenarioReplay& replay, std::uint32_t event,
                                            const std::stop_token& stop = {});

} // namespace contraflow
