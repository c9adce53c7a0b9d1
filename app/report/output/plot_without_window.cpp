// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/plot_without_window.h"

#include "app/desktop/canvas/picture_export.h"
#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/plots/error_plot.h"
#include "app/desktop/plots/plot_build.h"
#include "app/desktop/plots/plot_figure.h"
#include "app/desktop/style/theme_scope.h"
#include "app/report/network_picture.h"
#include "app/report/output/invisible_application.h"
#include "app/report/plot_size.h"
#include "app/report/report_data.h"
#include "app/report/report_figures.h"

#include <memory>

namespace contraflow {
namespace {

constexpr int kLabelPixels = 12;

PictureFormat pictureFormat(const std::string& name)
{
    return name == "svg" ? PictureFormat::svg : name == "pdf" ? PictureFormat::pdf : PictureFormat::png;
}

PlotContent errorPlotContent(const report::ReportData& data, const std::string& name)
{
    PlotContent content;
    if (!data.errors)
        return content;
    ErrorPlotRequest request{data.errors};
    request.kind = name == "scatter" ? ErrorPlotRequest::Kind::scatter : ErrorPlotRequest::Kind::histograms;
    return errorContent(errorPlot(request), paperTheme());
}

PlotContent scenarioPlotContent(const report::ScenarioEntry& entry, const std::string& name)
{
    BuildRequest request;
    request.result = entry.result;
    request.plot = name == "rates"   ? PlotKind::rates
                   : name == "steps" ? PlotKind::steps
                   : name == "use"   ? PlotKind::use
                                     : PlotKind::times;
    request.order = name == "distribution" ? TimesOrder::distribution : TimesOrder::table;
    return buildPlot(request, {}).content(paperTheme());
}

bool comparesScenarios(const std::string& plot)
{
    return plot == "compare" || plot == "pareto";
}

/** The names of the scenarios that a plot needs. */
std::vector<std::string> scenariosOf(const PlotRequest& request)
{
    const Scenario& shown = request.project.scenarios[request.scenario];
    if (!comparesScenarios(request.plot))
        return {shown.name};
    std::vector<std::string> names;
    for (const Scenario& scenario : request.project.scenarios)
        if (scenario.workload == shown.workload)
            names.push_back(scenario.name);
    return names;
}

PlotContent comparePlotContent(const report::ReportData& data, const PlotRequest& request)
{
    const auto view = std::make_shared<CandidatesView>();
    view->comparison = *data.comparison;
    const ComparePlotRequest plot{view, request.scenario};
    return request.plot == "pareto" ? comparePareto(plot, paperTheme()) : compareBars(plot, paperTheme());
}

PlotContent whatIfPlotContent(const report::ReportData& data)
{
    WhatIfView view;
    if (!data.whatIfs.empty())
        view.whatIf = data.whatIfs.front();
    return whatIfContent(view, paperTheme());
}

PlotContent plotContent(const report::ReportData& data, const PlotRequest& request)
{
    if (request.plot == "errors" || request.plot == "scatter")
        return errorPlotContent(data, request.plot);
    if (comparesScenarios(request.plot))
        return comparePlotContent(data, request);
    if (request.plot == "what-if")
        return whatIfPlotContent(data);
    return scenarioPlotContent(data.scenarios.front(), request.plot);
}

/** Why there is nothing to draw. */
std::string emptyText(const PlotContent& content, const std::string& plot)
{
    if (plot == "errors" || plot == "scatter")
        return "nothing of the scenario was measured, so there are no errors to draw";
    if (comparesScenarios(plot) && !content.hint.isEmpty())
        return "the plot is empty: " + content.hint.simplified().toStdString();
    return "the plot is empty: the scenario has nothing to draw";
}

} // namespace

Result<std::string> writePlotWithoutWindow(const PlotRequest& request)
{
    const InvisibleApplication application;
    ReportRequest wanted;
    wanted.project = request.project;
    wanted.fields.scenarios = scenariosOf(request);
    const Result<report::ReportData> data =
        report::gatherReport(wanted, {comparesScenarios(request.plot), request.plot == "what-if"});
    if (!data)
        return data.error();
    const report::ScenarioEntry& entry = data->scenarios.front();
    if (!entry.prediction() && !comparesScenarios(request.plot))
        return Error{ErrorCode::invalidInput, entry.result->failure.toStdString()};
    Result<QByteArray> bytes = QByteArray();
    if (request.plot == "network") {
        const Theme paper = paperTheme();
        const ThemeScope scope(paper);
        bytes = canvasPicture(report::resultPicture(entry.result), report::reportFont(kLabelPixels),
                              pictureFormat(request.format));
    } else {
        const PlotContent content = plotContent(*data, request);
        if (!content.hint.isEmpty() || content.elementCount() == 0)
            return Error{ErrorCode::invalidInput, emptyText(content, request.plot)};
        bytes =
            plotFigure(content, {report::plotSize(content), report::reportFont(kLabelPixels), paperTheme()},
                       pictureFormat(request.format));
    }
    return bytes ? Result<std::string>(bytes->toStdString()) : Result<std::string>(bytes.error());
}

} // namespace contraflow
