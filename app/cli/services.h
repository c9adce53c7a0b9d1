// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_request.h"

#include <string_view>
#include <vector>

namespace contraflow {

/** What commands need of the parts of the program that may not be built: null where they are not. */
struct Services
{
    ReportWriter report = nullptr; ///< needs Qt
    /** Makes all sentences from now on in a language of kLanguages; needs Qt, which has the texts. */
    void (*language)(const std::string& code) = nullptr;
    PlotWriter plot = nullptr; ///< needs Qt
    /** The names of the pictures that `plot` makes. */
    std::vector<std::string_view> plotNames = {};
    CampaignPlotWriter campaignPlot = nullptr; ///< needs Qt
    std::vector<std::string_view> campaignPlotNames = {};
};

} // namespace contraflow
