// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/application/event_explanation.h"
#include "core/tables/table.h"

namespace contraflow {

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
