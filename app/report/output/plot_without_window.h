// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/plot_request.h"

namespace contraflow {

/** Makes a picture in a program that has no QApplication yet, with or without a display. */
[[nodiscard]] Result<std::string> writePlotWithoutWindow(const PlotRequest& request);

} // namespace contraflow
