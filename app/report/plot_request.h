// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

inline constexpr std::array<std::string_view, 3> kPlotFormats{"svg", "pdf", "png"};

struct PlotRequest
{
    Project project;
    std::size_t scenario = 0; ///< in Project::scenarios
    /** Of plots of errors: the scenarios whose measurements they sum up; empty: all of the project. */
    std::vector<std::size_t> measured = {};
    bool isUnlearnt = false; ///< of plots of errors: only what the models were not learnt from
    std::string sweep = {};  ///< of a sweep: as parseSweep() takes it
    std::string plot;        ///< one of those that can be made
    std::string format;      ///< one of kPlotFormats
};

/** Makes the bytes of a picture. */
using PlotWriter = Result<std::string> (*)(const PlotRequest& request);

struct CampaignSummary;

/** A picture of what a campaign gave. */
struct CampaignPlotRequest
{
    const CampaignSummary& summary;
    std::string plot;    ///< one of those that can be made
    std::string subject; ///< the workload and network, or model, that is drawn; empty: the first
    std::string format;  ///< one of kPlotFormats
};

using CampaignPlotWriter = Result<std::string> (*)(const CampaignPlotRequest& request);

} // namespace contraflow
