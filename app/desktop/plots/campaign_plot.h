// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"
#include "core/campaign/campaign_summary.h"

#include <QString>
#include <QStringList>

#include <string>

namespace contraflow {

// Pictures of what a campaign gives, complete or as far as it has come.

/** What a campaign can be drawn as. */
enum class CampaignPlot
{
    errors,      ///< mean |ε| over d, a line for each |N| and model: Table II of zhu-2014
    makespan,    ///< mean makespan over d in the same way
    networks,    ///< price over mean makespan, with the front
    bothWays,    ///< mean |ε'| over d, of patterns with traffic both ways, and |ε''| of max-min on them
    regressions, ///< change of makespan of each network against the one that it replaces, by model
};

/** The pictures by name: "errors". */
inline constexpr std::array<std::pair<CampaignPlot, std::string_view>, 5> kCampaignPlots{{
    {CampaignPlot::errors, "errors"},
    {CampaignPlot::makespan, "makespan"},
    {CampaignPlot::networks, "networks"},
    {CampaignPlot::bothWays, "errors-both-ways"},
    {CampaignPlot::regressions, "regressions"},
}};

[[nodiscard]] QString campaignPlotTitle(CampaignPlot plot);

/** What there is a picture of: a workload on a network, or under a model. */
[[nodiscard]] QStringList campaignPlotSubjects(const CampaignSummary& summary, CampaignPlot plot);

/** One picture; with a hint where there is nothing to draw. `subject` is a place in campaignPlotSubjects().
 */
[[nodiscard]] PlotContent campaignPlot(const CampaignSummary& summary, CampaignPlot plot, std::size_t subject,
                                       const Theme& theme);

} // namespace contraflow
