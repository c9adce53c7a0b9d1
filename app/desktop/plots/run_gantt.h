// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/results.h"
#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace contraflow {

/** A message that is drawn as an arrow. */
struct GanttArrow
{
    std::uint32_t message = 0; ///< of Replay::messages
    std::size_t fromRow = 0;
    std::size_t toRow = 0;
};

/** What each process of a run did over time. Holds no event: they are looked up in the run when a stretch of
 * time is drawn, so a run of millions costs no more than one of few. */
struct RunGanttData
{
    static constexpr std::size_t kMaxRows = 4000;
    static constexpr std::size_t kMaxArrows = 2000;

    std::shared_ptr<const ScenarioResult> result;
    std::vector<std::uint32_t> processes; ///< by row
    std::vector<std::uint32_t> selected;  ///< events, of those rows
    std::vector<GanttArrow> arrows;       ///< of what is selected
    bool hasAllArrows = true;
    bool marksPath = false; ///< the critical path is drawn, where the run has one
};

/** All processes, or evenly chosen ones and those of `events` and `processes`, which are selected; with the
 * messages that are under way from and to those while they last, and `messages`. Stops early when asked to.
 */
[[nodiscard]] RunGanttData runGantt(const std::shared_ptr<const ScenarioResult>& result,
                                    const std::vector<std::uint32_t>& events,
                                    const std::vector<std::uint32_t>& messages,
                                    const std::vector<std::uint32_t>& processes,
                                    const std::stop_token& stop = {});

/** Bars by what the time is spent on. Items are events, and behind the last event messages. */
[[nodiscard]] PlotContent runGanttContent(const RunGanttData& data, const Theme& theme);

/** A line for each event of the processes that are drawn, up to a million. */
[[nodiscard]] Table runGanttTable(const RunGanttData& data);

/** The boxes of what lies in a stretch of time and of rows; where events are too short to be seen apart, one
 * for each stretch of about a pixel, coloured by what most of it is spent on, for the longest event in it. */
[[nodiscard]] std::vector<PlotBoxes> runGanttBoxes(const RunGanttData& data, const PlotExcerpt& excerpt,
                                                   const Theme& theme);

/** How many kinds of time are drawn apart, and how one is called and coloured. */
[[nodiscard]] QString timeKindText(std::size_t kind);
[[nodiscard]] QColor timeKindColor(std::size_t kind, const Theme& theme);
/** "3", "3 of checkpoint" where there are several applications. */
[[nodiscard]] QString processText(const ScenarioResult& result, std::uint32_t process);

/** How the critical path is drawn, without points. */
[[nodiscard]] PlotLine pathLine(const Theme& theme);

/** The critical path in a stretch of time, over the rows of the processes: along a row while its process
 * computes, from the sender's to the receiver's while a message is under way. Where steps are too short to be
 * seen apart, the first line joins the others, which are on the row where the path is longest in each few
 * pixels. */
[[nodiscard]] std::vector<PlotLine> runPathLines(const RunGanttData& data, const PlotExcerpt& excerpt,
                                                 const Theme& theme);

} // namespace contraflow
