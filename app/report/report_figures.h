// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/plots/plot_catalog.h"
#include "app/report/report_content.h"

#include <QFont>

#include <memory>
#include <string>
#include <string_view>

namespace contraflow::report {

/** The typeface of reports at a size in pixels: the same wherever it is drawn. */
[[nodiscard]] QFont reportFont(int pixels);

/** The widest a figure may be, in the pixels that its labels are drawn in. */
inline constexpr int kFigureWidth = 680;

/** Draws a figure into its `svg`. Plots need the application's thread, networks do not. */
void drawFigure(FigureBlock& figure);

/** Whether a figure has to be drawn in the application's thread. */
[[nodiscard]] bool needsApplication(const FigureBlock& figure);

/** Pixels that a plot takes in a page: its full width, and as high as its rows or panels need. */
[[nodiscard]] QSize plotSize(const PlotContent& content);

/** Adds a plot of the catalogue unless it would say nothing or fill pages. */
void addPlot(Section& section, std::string_view plot, const PlotInput& input, std::string caption);

/** A network on its own; racks, then groups, are drawn as one box where single nodes would be too small to
 * read. */
[[nodiscard]] CanvasPicture networkPicture(std::shared_ptr<const Network> network, const Platform& platform,
                                           std::size_t platformIndex);

/** The network of a result with its messages and the loads of the step that lasts longest; of a run those of
 * one of its longest steps in which something flows, or the network alone where it kept none. */
[[nodiscard]] CanvasPicture resultPicture(std::shared_ptr<const ScenarioResult> result);

} // namespace contraflow::report
