// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/report/plot_request.h"

namespace contraflow::cli {

/** What `export` does with --plot: a picture instead of tables. */
[[nodiscard]] ExitStatus exportPlot(const Arguments& arguments);

} // namespace contraflow::cli
