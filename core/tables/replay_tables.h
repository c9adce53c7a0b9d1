// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/application/event_explanation.h"
#include "core/application/application_replay.h"
#include "core/tables/table.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace contraflow {

struct RunAnalysis;

// What a replay shows, one table for each kind of row. Rows are worked out when they are read; a table holds
// the replay. Without one it has its columns and no row. Published: a column keeps its key, meaning and
// place; new ones come last.

/** The times of every process, of all applications of the scenario. */
[[nodiscard]] Table replayedProcessesTable(std::shared_ptr<const ScenarioReplay> replay);
/** Every event of every process in its order; of a replay that kept them. */
[[nodiscard]] Table replayedEventsTable(std::shared_ptr<const ScenarioReplay> replay);
/** The same where the order of its rows, that of eventsByProcess(), is at hand and can be shared. */
[[nodiscard]] Table orderedEventsTable(std::shared_ptr<const ScenarioReplay> replay,
                                       std::shared_ptr<const std::vector<std::uint32_t>> order);
/** Positions in Replay::events, by process, those of a process in their order. */
[[nodiscard]] std::shared_ptr<const std::vector<std::uint32_t>> eventsByProcess(const Replay& replay);
/** Sums over the processes by phase. */
[[nodiscard]] Table replayedPhasesTable(std::shared_ptr<const ScenarioReplay> replay);
/** Every message, with the columns of resultsTable() and a few of its own; of a replay that kept them. */
[[nodiscard]] Table replayedMessagesTable(std::shared_ptr<const ScenarioReplay> replay);
/** A run under one of several models; the analysis may be missing. */
struct ModelRunOf
{
    std::shared_ptr<const ScenarioReplay> replay;
    std::shared_ptr<const RunAnalysis> analysis;
};
/** A row for each model of one scenario, whose first one the others are held against. */
[[nodiscard]] Table replayedModelsTable(const std::vector<ModelRunOf>& runs);

/** An event of a replay with its explanation; both outlive it. */
struct ExplainedEvent
{
    const ScenarioReplay& replay;
    const EventExplanation& explanation;

    [[nodiscard]] const ReplayedEvent& event() const { return replay.replay.events[explanation.event]; }
};

// Published: a column keeps its key, meaning and place; new ones come last.

/** The messages that it sent, received or waited for, in the order of posting. */
[[nodiscard]] Table eventMessagesTable(const ExplainedEvent& event);
/** The columns of the latter. */
[[nodiscard]] Table eventMessagesHeading();

} // namespace contraflow
