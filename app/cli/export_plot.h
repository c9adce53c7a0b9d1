// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/report/report_request.h"

namespace contraflow::cli {

inline constexpr std::string_view kNoPictures =
    "this program was built without Qt, which draws pictures; build it with CONTRAFLOW_BUILD_DESKTOP=ON";

inline constexpr std::string_view kNoPictureFormat =
    "a picture is svg, pdf or png; give one of them to --as, or name a file that ends so";

/** One of kPlotFormats, by --as or by the ending of the file; empty when neither names a picture. */
[[nodiscard]] std::string pictureFormatOf(const Arguments& arguments, const std::string& path);

/** What `export` does with --plot: a picture instead of tables. */
[[nodiscard]] Result<ExitStatus> exportPlot(const Arguments& arguments);

} // namespace contraflow::cli
