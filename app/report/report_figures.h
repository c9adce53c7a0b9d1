// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_content.h"

#include <QFont>

namespace contraflow::report {

/** The typeface of reports at a size in pixels: the same wherever it is drawn. */
[[nodiscard]] QFont reportFont(int pixels);

/** The widest a figure may be, in the pixels that its labels are drawn in. */
inline constexpr int kFigureWidth = 680;

/** Draws a figure into its `svg`. Plots need the application's thread, networks do not. */
void drawFigure(FigureBlock& figure);

/** Whether a figure has to be drawn in the application's thread. */
[[nodiscard]] bool needsApplication(const FigureBlock& figure);

} // namespace contraflow::report
