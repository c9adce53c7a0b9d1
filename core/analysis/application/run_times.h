// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/model_comparison.h"
#include "core/application/application_replay.h"

namespace contraflow {

// What stays of a run in a comparison of models, apart from its makespan.

/** Of each process the seconds from the start of its application until its last event ended; parallel to
 * Replay::processes. */
[[nodiscard]] ModelTimes processTimes(const ScenarioReplay& replay);
/** Of each event the seconds that it took; process by process, and within a process by
 * ReplayedEvent::index, which no model changes. Without any where events were not kept. */
[[nodiscard]] ModelTimes eventTimes(const ScenarioReplay& replay);

/** Seconds in sends, receives, waiting and collectives, on average over the processes; 0 without any. */
[[nodiscard]] double meanCommunication(const Replay& replay);

} // namespace contraflow
