// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"

#include <QSize>

namespace contraflow::report {

/** Pixels that a plot takes in a page: its full width, and as high as its rows or panels need. */
[[nodiscard]] QSize plotSize(const PlotContent& content);

} // namespace contraflow::report
