// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_summary.h"
#include "core/tables/table.h"

#include <array>
#include <memory>
#include <string_view>

namespace contraflow {

/** From where a campaign's results are looked at. */
enum class CampaignView
{
    runs,         ///< times by workload, network, |N|, d and model
    errors,       ///< Table II of zhu-2014
    networks,     ///< networks against one another, with prices and their Pareto front
    regressions,  ///< networks against those that they replace
    calibrations, ///< fitted models
    problems,     ///< tasks without figures
};

/** The views by name, in their order. */
inline constexpr std::array<std::string_view, 6> kCampaignViews{"runs",        "errors",       "networks",
                                                                "regressions", "calibrations", "problems"};

/** A campaign's results from one side. Keys of columns are published; the table holds what it shows. */
[[nodiscard]] Table campaignTable(const CampaignSummary& summary, CampaignView view);

/** The columns of the views that are a campaign's alone, each once. */
[[nodiscard]] Table campaignHeading();

/** The numbered tasks, worked out as they are read. */
[[nodiscard]] Table campaignTasksTable(const std::shared_ptr<const CampaignInputs>& inputs);

/** "slower", "too close to call". */
[[nodiscard]] std::string_view regressionWord(CampaignRegression::Verdict verdict);

} // namespace contraflow
