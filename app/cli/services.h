// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/plot_request.h"
#include "app/report/report_request.h"

namespace contraflow {

/** What commands need of the parts of the program that may not be built: null where they are not. */
struct Services
{
    ReportWriter report = nullptr; ///< needs Qt
    PlotWriter plot = nullptr;     ///< needs Qt
};

} // namespace contraflow
