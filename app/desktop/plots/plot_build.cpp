// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_build.h"

#include "app/desktop/plots/gantt_plot.h"
#include "app/desktop/plots/rates_plot.h"
#include "app/desktop/plots/use_plot.h"

namespace contraflow {
namespace {

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
