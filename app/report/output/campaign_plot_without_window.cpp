// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/campaign_plot.h"
#include "app/desktop/style/theme_scope.h"
#include "app/report/output/drawn_plot.h"
#include "app/report/output/invisible_application.h"
#include "app/report/output/plot_without_window.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {
namespace {

CampaignPlot plotOf(std::string_view wanted)
{
    for (const CampaignPlotInfo& info : kCampaignPlots)
        if (info.name == wanted)
            return info.plot;
    return kCampaignPlots[0].plot;
}

/** The place of the wanted subject among those that can be drawn. What errors are taken against need not be
 * said. */
Result<std::size_t> subjectOf(const QStringList& subjects, const CampaignPlotRequest& request)
{
    if (request.subject.empty())
        return std::size_t{0};
    const QString wanted = QString::fromStdString(request.subject);
    for (qsizetype i = 0; i < subjects.size(); ++i)
        if (subjects[i] == wanted || subjects[i].startsWith(wanted + QStringLiteral(" against ")))
            return static_cast<std::size_t>(i);
    std::vector<std::string> names;
    for (const QString& subject : subjects)
        names.push_back(inQuotes(subject.toStdString()));
    return Error{ErrorCode::notFound,
                 "there is no picture " + request.plot + " of " + inQuotes(request.subject) +
                     (names.empty() ? "" : "; there are those of " + joinedWords(names))};
}

} // namespace

std::vector<std::string_view> campaignPlotNames()
{
    std::vector<std::string_view> names;
    for (const CampaignPlotInfo& info : kCampaignPlots)
        names.push_back(info.name);
    return names;
}

Result<std::string> writeCampaignPlotWithoutWindow(const CampaignPlotRequest& request)
{
    const InvisibleApplication application;
    const CampaignPlot plot = plotOf(request.plot);
    ASSIGN_OR_RETURN(const std::size_t subject,
                     subjectOf(campaignPlotSubjects(request.summary, plot), request));
    return drawnPlot(campaignPlot(request.summary, plot, subject, paperTheme()), request.format,
                     "the campaign has no results that it could show");
}

} // namespace contraflow
