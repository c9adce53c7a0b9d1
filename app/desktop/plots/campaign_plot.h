// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"
#include "core/campaign/campaign_summary.h"
#include "core/tables/campaign_tables.h"

#include <QStringList>

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

struct CampaignPlotInfo
{
    CampaignPlot plot;
    std::string_view name;
    const char* title;
    const char* hint;  ///< while there is nothing to draw
    CampaignView view; ///< the table that it is drawn from
};

inline constexpr CampaignPlotInfo kCampaignPlots[] = {
    {CampaignPlot::errors, "errors", QT_TRANSLATE_NOOP("Plots", "Errors over d"),
     QT_TRANSLATE_NOOP("Plots", "Errors appear here where the campaign has measurements or a reference."),
     CampaignView::errors},
    {CampaignPlot::makespan, "makespan", QT_TRANSLATE_NOOP("Plots", "Makespan over d"),
     QT_TRANSLATE_NOOP("Plots", "Makespans appear here as results come."), CampaignView::runs},
    {CampaignPlot::networks, "networks", QT_TRANSLATE_NOOP("Plots", "Price over time"),
     QT_TRANSLATE_NOOP("Plots", "Networks appear here when two of them have the same patterns."),
     CampaignView::networks},
    {CampaignPlot::bothWays, "errors-both-ways", QT_TRANSLATE_NOOP("Plots", "Errors with traffic both ways"),
     QT_TRANSLATE_NOOP("Plots",
                       "Errors appear here where patterns have traffic both ways on a shared link, and "
                       "measurements or a reference."),
     CampaignView::errors},
    {CampaignPlot::regressions, "regressions", QT_TRANSLATE_NOOP("Plots", "Regressions"),
     QT_TRANSLATE_NOOP(
         "Plots", "Changes appear here when a network replaces another and both have the same patterns."),
     CampaignView::regressions},
};

/** They stand in the order of their values. */
[[nodiscard]] constexpr const CampaignPlotInfo& infoOf(CampaignPlot plot)
{
    return kCampaignPlots[static_cast<std::size_t>(plot)];
}

/** What there is a picture of: a workload on a network, or under a model. */
[[nodiscard]] QStringList campaignPlotSubjects(const CampaignSummary& summary, CampaignPlot plot);

/** One picture; with a hint where there is nothing to draw. `subject` is a place in campaignPlotSubjects().
 */
[[nodiscard]] PlotContent campaignPlot(const CampaignSummary& summary, CampaignPlot plot, std::size_t subject,
                                       const Theme& theme);

} // namespace contraflow
