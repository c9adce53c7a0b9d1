// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_catalog.h"
#include "app/report/report_content.h"

#include <string>
#include <string_view>

namespace contraflow::report {

/** Pixels that a plot takes in a page: its full width, and as high as its rows or panels need. */
[[nodiscard]] QSize plotSize(const PlotContent& content);

/** Adds a plot of the catalogue unless it would say nothing or fill pages. */
void addPlot(Section& section, std::string_view plot, const PlotInput& input, std::string caption);

} // namespace contraflow::report
