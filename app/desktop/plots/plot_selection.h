// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/live/results.h"

#include <optional>
#include <set>
#include <vector>

namespace contraflow {

/** What is selected, in the numbers of a prediction. Each list is ascending and bounded: plots mark no more.
 */
struct PlotSelection
{
    static constexpr std::size_t kMaxMessages = 2000;
    static constexpr std::size_t kMaxRoutes = 4;

    std::vector<std::uint32_t> messages; ///< indices into PlacedScenario::messages
    /** Both channels of selected links and NICs, and those on the routes of the first kMaxRoutes selected
     * messages. */
    std::vector<ChannelId> channels;
};

/** The selection as far as it is part of the predicted scenario, or of the network of a run; empty without
 * either. */
[[nodiscard]] PlotSelection plotSelection(const Selection& selection, const ScenarioResult* result);

/** What is selected after a click on some things: they alone, or with Ctrl, as in a list, they are added to
 * what was selected or, when all of them were, taken away. */
[[nodiscard]] std::set<SelectedItem> afterClick(const std::set<SelectedItem>& selected,
                                                std::set<SelectedItem> clicked,
                                                Qt::KeyboardModifiers modifiers);

/** The 0-based step at a time: the last one that has begun; nothing before the first. */
[[nodiscard]] std::optional<std::size_t> stepAt(const StepTimes& steps, double time);

} // namespace contraflow
