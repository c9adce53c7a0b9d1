// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace contraflow {

inline constexpr std::array<std::string_view, 3> kPlotFormats{"svg", "pdf", "png"};

struct PlotRequest
{
    Project project;
    std::size_t scenario = 0; ///< in Project::scenarios
    std::string plot;         ///< one of those that can be made
    std::string format;       ///< one of kPlotFormats
};

/** Makes the bytes of a picture. */
using PlotWriter = Result<std::string> (*)(const PlotRequest& request);

} // namespace contraflow
