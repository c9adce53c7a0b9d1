// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/plot_without_window.h"

#include "app/desktop/canvas/picture_export.h"
#include "app/desktop/plots/error_plot.h"
#include "app/desktop/plots/plot_build.h"
#include "app/desktop/plots/plot_figure.h"
#include "app/desktop/theme_scope.h"
#include "app/report/invisible_application.h"
#include "app/report/network_picture.h"
#include "app/report/plot_size.h"
#include "app/report/report_data.h"
#include "app/report/report_figures.h"

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

} // namespace

Result<std::string> writePlotWithoutWindow(const PlotRequest& request)
{
    const InvisibleApplication application;
    ReportRequest wanted;
    wanted.project = request.project;
    wanted.fields.scenarios = {request.project.scenarios[request.scenario].name};
    const Result<report::ReportData> data = report::gatherReport(wanted, {});
    if (!data)
        return data.error();
    const report::ScenarioEntry& entry = data->scenarios.front();
    if (!entry.prediction())
        return Error{ErrorCode::invalidInput, entry.result->failure.toStdString()};
    Result<QByteArray> bytes = QByteArray();
    if (request.plot == "network") {
        const Theme paper = paperTheme();
        const ThemeScope scope(paper);
        bytes = canvasPicture(report::resultPicture(entry.result), report::reportFont(kLabelPixels),
                              pictureFormat(request.format));
    } else {
        const bool isOfErrors = request.plot == "errors" || request.plot == "scatter";
        const PlotContent content =
            isOfErrors ? errorPlotContent(*data, request.plot) : scenarioPlotContent(entry, request.plot);
        if (!content.hint.isEmpty() || content.elementCount() == 0)
            return Error{ErrorCode::invalidInput,
                         isOfErrors ? "nothing of the scenario was measured, so there are no errors to draw"
                                    : "the plot is empty: the scenario has nothing to draw"};
        bytes =
            plotFigure(content, {report::plotSize(content), report::reportFont(kLabelPixels), paperTheme()},
                       pictureFormat(request.format));
    }
    return bytes ? Result<std::string>(bytes->toStdString()) : Result<std::string>(bytes.error());
}

} // namespace contraflow
