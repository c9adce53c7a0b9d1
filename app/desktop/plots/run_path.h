// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/run_gantt.h"

#include <vector>

namespace contraflow {

/** How the critical path is drawn, without points. */
[[nodiscard]] PlotLine pathLine(const Theme& theme);

/** The critical path in a stretch of time, over the rows of the processes: along a row while its process
 * computes, from the sender's to the receiver's while a message is under way. Where steps are too short to be
 * seen apart, the line stands for all of them. */
[[nodiscard]] std::vector<PlotLine> runPathLines(const RunGanttData& data, const PlotExcerpt& excerpt,
                                                 const Theme& theme);

} // namespace contraflow
