// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_build.h"

#include "app/desktop/plots/gantt_plot.h"
#include "app/desktop/plots/rates_plot.h"
#include "app/desktop/plots/use_plot.h"

#include <QCoreApplication>

namespace contraflow {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlotsPanel)
};

template<typename Data>
BuiltPlot builtFrom(Data data, PlotContent (*content)(const Data&, const Theme&),
                    std::string (*table)(const Data&, char))
{
    const auto shared = std::make_shared<const Data>(std::move(data));
    return {[shared, content](const Theme& theme) { return content(*shared, theme); },
            [shared, table](char separator) { return table(*shared, separator); }};
}

/** The models whose times have come. */
std::vector<std::shared_ptr<const ModelTimes>> comparedTimes(const BuildRequest& request)
{
    std::vector<std::shared_ptr<const ModelTimes>> times;
    if (request.comparison)
        for (const ComparedModel& model : request.comparison->models)
            if (model.times)
                times.push_back(model.times);
    return times;
}

} // namespace

PlotContent withoutPrediction(const ScenarioResult* result, bool isPredicting)
{
    PlotContent content;
    if (isPredicting) {
        content.hint = Words::tr("Predicting…");
        return content;
    }
    if (result && !result->failure.isEmpty())
        content.hint = Words::tr("There is no prediction to draw.\n%1").arg(result->failure);
    else
        content.hint = Words::tr("Plots of the predicted times, rates and loads appear here once the project "
                                 "has a scenario: a platform, a workload and a model.");
    return content;
}

BuiltPlot buildPlot(const BuildRequest& request, const std::stop_token& stop)
{
    const Prediction& prediction = *request.result->prediction;
    const Project& project = request.result->project;
    switch (request.plot) {
    case PlotKind::times:
        return builtFrom(
            timesPlot(prediction, project, {request.order, request.messages, comparedTimes(request)}, stop),
            timesContent, timesTable);
    case PlotKind::rates:
        return builtFrom(ratesPlot(prediction, project, request.messages, stop), ratesContent, ratesTable);
    case PlotKind::steps:
        return builtFrom(ganttPlot(prediction, project, request.messages, stop), ganttContent, ganttTable);
    case PlotKind::use:
        break;
    }
    return builtFrom(usePlot(prediction, {request.busiest, request.channels}, stop), useContent, useTable);
}

} // namespace contraflow
