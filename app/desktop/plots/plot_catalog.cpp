// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_catalog.h"

#include "app/desktop/plots/plot_builders.h"
#include "core/application/application_replay.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace contraflow {
namespace {

constexpr const char* kApplication = QT_TRANSLATE_NOOP("Plots", "Application");
constexpr const char* kTimes = QT_TRANSLATE_NOOP("Plots", "Times");
constexpr const char* kTimeline = QT_TRANSLATE_NOOP("Plots", "Timeline");
constexpr const char* kUse = QT_TRANSLATE_NOOP("Plots", "Use");
constexpr const char* kErrors = QT_TRANSLATE_NOOP("Plots", "Errors");
constexpr const char* kCollective = QT_TRANSLATE_NOOP("Plots", "Collective");
constexpr const char* kCompare = QT_TRANSLATE_NOOP("Plots", "Compare");

/** A builder of several plots, for one of them. */
template<auto Build, auto Choice>
BuiltPlot withChoice(const PlotInput& input, const std::stop_token& stop)
{
    return Build(input, Choice, stop);
}

constexpr PlotEntry kPlots[] = {
    {.name = "times",
     .tab = kTimes,
     .title = QT_TRANSLATE_NOOP("Plots", "In table order"),
     .need = PlotNeed::modelTimes,
     .build = withChoice<buildTimes, TimesOrder::table>},
    {.name = "longest",
     .tab = kTimes,
     .title = QT_TRANSLATE_NOOP("Plots", "Longest first"),
     .need = PlotNeed::modelTimes,
     .build = withChoice<buildTimes, TimesOrder::byTime>},
    {.name = "distribution",
     .tab = kTimes,
     .title = QT_TRANSLATE_NOOP("Plots", "Distribution"),
     .need = PlotNeed::modelTimes,
     .build = withChoice<buildTimes, TimesOrder::distribution>},
    {.name = "rates",
     .tab = kTimeline,
     .title = QT_TRANSLATE_NOOP("Plots", "Rates"),
     .need = PlotNeed::prediction,
     .isOverTime = true,
     .build = buildRates},
    {.name = "steps",
     .tab = kTimeline,
     .title = QT_TRANSLATE_NOOP("Plots", "Steps"),
     .need = PlotNeed::prediction,
     .isOverTime = true,
     .build = buildSteps},
    {.name = "use",
     .tab = kUse,
     .title = QT_TRANSLATE_NOOP("Plots", "Use of the channels"),
     .need = PlotNeed::loads,
     .isOverTime = true,
     .build = buildUse,
     .options = {busiestOption}},
    {.name = "gantt",
     .tab = kApplication,
     .title = QT_TRANSLATE_NOOP("Plots", "Events over time"),
     .need = PlotNeed::run,
     .isOverTime = true,
     .build = buildRunGantt,
     .options = {criticalPathOption}},
    {.name = "process-times",
     .tab = kApplication,
     .title = QT_TRANSLATE_NOOP("Plots", "Sums per process"),
     .need = PlotNeed::run,
     .build = buildRunSums},
    {.name = "measured-sums",
     .tab = kApplication,
     .title = QT_TRANSLATE_NOOP("Plots", "Measured sums"),
     .need = PlotNeed::runModels,
     .build = withChoice<buildRunMeasured, RunMeasuredKind::sums>},
    {.name = "process-errors",
     .tab = kApplication,
     .title = QT_TRANSLATE_NOOP("Plots", "Errors per process"),
     .need = PlotNeed::runModels,
     .build = withChoice<buildRunMeasured, RunMeasuredKind::errors>},
    {.name = "matrix",
     .tab = kApplication,
     .title = QT_TRANSLATE_NOOP("Plots", "Communication matrix"),
     .need = PlotNeed::run,
     .build = buildRunMatrix,
     .options = {matrixEndsOption, matrixFigureOption}},
    {.name = "errors",
     .tab = kErrors,
     .title = QT_TRANSLATE_NOOP("Plots", "Histograms"),
     .need = PlotNeed::errors,
     .build = withChoice<buildErrors, ErrorPlotRequest::Kind::histograms>,
     .options = {learntOption, groupingOption, binWidthOption}},
    {.name = "scatter",
     .tab = kErrors,
     .title = QT_TRANSLATE_NOOP("Plots", "Predicted over measured"),
     .need = PlotNeed::errors,
     .build = withChoice<buildErrors, ErrorPlotRequest::Kind::scatter>,
     .options = {learntOption}},
    {.name = "over-size",
     .tab = kCollective,
     .title = QT_TRANSLATE_NOOP("Plots", "Over m"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::overSize>,
     .options = {seriesOption, signatureOption, processesOption, importOption}},
    {.name = "over-processes",
     .tab = kCollective,
     .title = QT_TRANSLATE_NOOP("Plots", "Over n"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::overProcesses>,
     .options = {seriesOption, signatureOption, bytesOption, importOption}},
    {.name = "fit",
     .tab = kCollective,
     .title = QT_TRANSLATE_NOOP("Plots", "Fit"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::fit>,
     .options = {seriesOption, signatureOption, importOption}},
    {.name = "residuals",
     .tab = kCollective,
     .title = QT_TRANSLATE_NOOP("Plots", "Residuals"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::residuals>,
     .options = {seriesOption, signatureOption, importOption}},
    {.name = "collective-errors",
     .tab = kCollective,
     .title = QT_TRANSLATE_NOOP("Plots", "Error over n"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::errors>,
     .options = {seriesOption, signatureOption, importOption}},
    {.name = "compare",
     .tab = kCompare,
     .title = QT_TRANSLATE_NOOP("Plots", "Bars"),
     .need = PlotNeed::candidates,
     .build = buildBars,
     .options = {figureOption}},
    {.name = "pareto",
     .tab = kCompare,
     .title = QT_TRANSLATE_NOOP("Plots", "Cost over time"),
     .need = PlotNeed::candidates,
     .build = buildPareto},
    {.name = "sweep",
     .tab = kCompare,
     .title = QT_TRANSLATE_NOOP("Plots", "Sweep"),
     .need = PlotNeed::sweep,
     .build = buildSweep,
     .options = {sweepOption}},
    {.name = "what-if",
     .tab = kCompare,
     .title = QT_TRANSLATE_NOOP("Plots", "What-if"),
     .need = PlotNeed::whatIf,
     .build = buildWhatIf,
     .options = {factorOption}},
};

} // namespace

std::span<const PlotEntry> plotCatalog()
{
    return kPlots;
}

const PlotEntry* findPlot(std::string_view name)
{
    const auto found = std::find_if(std::begin(kPlots), std::end(kPlots),
                                    [name](const PlotEntry& plot) { return plot.name == name; });
    return found == std::end(kPlots) ? nullptr : &*found;
}

bool isThere(PlotNeed need, const PlotInput& input)
{
    switch (need) {
    case PlotNeed::prediction:
    case PlotNeed::modelTimes:
        return input.result && input.result->prediction;
    case PlotNeed::run:
    case PlotNeed::runModels:
        return input.result && input.result->replay;
    case PlotNeed::loads:
        return input.result && (input.result->prediction || input.result->replay);
    case PlotNeed::errors:
        return input.errors != nullptr;
    case PlotNeed::collectives:
        return input.collectives != nullptr;
    case PlotNeed::candidates:
        return input.candidates != nullptr;
    case PlotNeed::sweep:
        return input.sweep != nullptr;
    case PlotNeed::whatIf:
        return input.whatIf != nullptr;
    }
    return false;
}

std::size_t buildingCost(PlotNeed need, const PlotInput& input)
{
    if (need == PlotNeed::errors)
        return input.errors->data.messages.size() * input.errors->data.models.size();
    if (need == PlotNeed::runModels)
        return input.result->replay->replay.processes.size();
    if (need == PlotNeed::run || (need == PlotNeed::loads && input.result->replay))
        return input.result->replay->replay.messages.size();
    if (need != PlotNeed::prediction && need != PlotNeed::modelTimes && need != PlotNeed::loads)
        return 0;
    const Timeline& timeline = input.result->prediction->timeline;
    return timeline.messages.size() + timeline.recordCount();
}

} // namespace contraflow
