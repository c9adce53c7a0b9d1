// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_data.h"
#include "core/analysis/error_statistics.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** How a model did in one experiment of a campaign: columns of Table II of zhu-2014. */
struct CampaignModel
{
    std::size_t model = 0; ///< in ErrorData::models
    MeanEstimate steps;    ///< of the patterns
    MeanEstimate error;    ///< |ε| over the messages and its half-width π
    MeanEstimate bothWays; ///< |ε'|: of the messages of patterns with traffic both ways
    double within = 0;     ///< share of the messages with |ε| ≤ 10 %, 0 … 1
};

/** The patterns with the same |N| and d that were measured together, or all of a set. */
struct CampaignRow
{
    std::size_t set = 0;               ///< in Campaign::sets
    std::optional<std::size_t> nodes;  ///< |N|; nothing in the row of the whole set
    std::optional<std::size_t> degree; ///< d
    std::size_t patterns = 0;
    std::size_t messages = 0;             ///< N_trials
    std::size_t bothWaysPatterns = 0;     ///< with traffic both ways on a shared link
    std::optional<MeanEstimate> fairness; ///< |ε''|: of max-min on those, where data.fairness is known
    std::vector<CampaignModel> models;
};

struct Campaign
{
    std::vector<std::string> sets; ///< what was measured together: a results file, a machine or a platform
    std::vector<CampaignRow> rows; ///< set by set; by |N| and d, then the whole set where it has several
};

/**
 * Sums the errors up as Table II of zhu-2014 does. What came from one results file, or is in one project, is
 * a set; patterns that came one by one are a set where their platforms are the same. `projectNames` are the
 * names of the files, parallel to the projects.
 */
[[nodiscard]] Campaign summariseCampaign(const ErrorData& data, std::span<const Project* const> projects,
                                         std::span<const std::string> projectNames);

} // namespace contraflow
