// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_catalog.h"

#include "app/desktop/plots/plot_builders.h"
#include "core/application/application_replay.h"

#include <QtGlobal>

#include <algorithm>

namespace contraflow {
namespace {

constexpr const char* kApplication = QT_TRANSLATE_NOOP("Plots", "Application");
constexpr const char* kTimes = QT_TRANSLATE_NOOP("Plots", "Times");
constexpr const char* kTimeline = QT_TRANSLATE_NOOP("Plots", "Timeline");
constexpr const char* kUse = QT_TRANSLATE_NOOP("Plots", "Use");
constexpr const char* kErrors = QT_TRANSLATE_NOOP("Plots", "Errors");
constexpr const char* kBenchmarks = QT_TRANSLATE_NOOP("Plots", "Benchmarks");
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
     .title = QT_TRANSLATE_NOOP("Plots", "Time per message"),
     .part = QT_TRANSLATE_NOOP("Plots", "In table order"),
     .need = PlotNeed::modelTimes,
     .build = withChoice<buildTimes, TimesOrder::table>},
    {.name = "longest",
     .tab = kTimes,
     .part = QT_TRANSLATE_NOOP("Plots", "Longest first"),
     .need = PlotNeed::modelTimes,
     .build = withChoice<buildTimes, TimesOrder::byTime>},
    {.name = "distribution",
     .tab = kTimes,
     .part = QT_TRANSLATE_NOOP("Plots", "Distribution"),
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
     .title = QT_TRANSLATE_NOOP("Plots", "Measured and predicted"),
     .part = QT_TRANSLATE_NOOP("Plots", "Measured sums"),
     .need = PlotNeed::runModels,
     .build = withChoice<buildRunMeasured, RunMeasuredKind::sums>},
    {.name = "process-errors",
     .tab = kApplication,
     .part = QT_TRANSLATE_NOOP("Plots", "Errors per process"),
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
     .tab = kBenchmarks,
     .title = QT_TRANSLATE_NOOP("Plots", "Over size"),
     .part = QT_TRANSLATE_NOOP("Plots", "Over m"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::overSize>,
     .options = {seriesOption, signatureOption, processesOption, importOption}},
    {.name = "over-processes",
     .tab = kBenchmarks,
     .part = QT_TRANSLATE_NOOP("Plots", "Over n"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::overProcesses>,
     .options = {seriesOption, signatureOption, bytesOption, importOption}},
    {.name = "two-processes",
     .tab = kBenchmarks,
     .part = QT_TRANSLATE_NOOP("Plots", "Two processes over m"),
     .need = PlotNeed::collectives,
     .build = buildPair,
     .options = {pairOption, importOption}},
    {.name = "fit",
     .tab = kBenchmarks,
     .title = QT_TRANSLATE_NOOP("Plots", "Fit and errors"),
     .part = QT_TRANSLATE_NOOP("Plots", "Fit"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::fit>,
     .options = {seriesOption, signatureOption, importOption}},
    {.name = "residuals",
     .tab = kBenchmarks,
     .part = QT_TRANSLATE_NOOP("Plots", "Residuals"),
     .need = PlotNeed::collectives,
     .build = withChoice<buildCollective, CollectivePlotRequest::Kind::residuals>,
     .options = {seriesOption, signatureOption, importOption}},
    {.name = "collective-errors",
     .tab = kBenchmarks,
     .part = QT_TRANSLATE_NOOP("Plots", "Error over n"),
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

using Cost = std::optional<std::size_t>;

Cost costOfPrediction(const PlotInput& input)
{
    if (!input.result || !input.result->prediction)
        return std::nullopt;
    const Timeline& timeline = input.result->prediction->timeline;
    return timeline.messages.size() + timeline.recordCount();
}

Cost costOfRun(const PlotInput& input)
{
    return input.result && input.result->replay ? Cost(input.result->replay->replay.messages.size())
                                                : std::nullopt;
}

/** Of what is small once it is there. */
template<auto value>
Cost noCost(const PlotInput& input)
{
    return input.*value ? Cost(0) : std::nullopt;
}

constexpr PlotNeedInfo kNeeds[] = {
    {PlotNeed::prediction, [](Results& results) -> Live& { return results; }, costOfPrediction},
    {PlotNeed::run, [](Results& results) -> Live& { return results; }, costOfRun},
    {PlotNeed::runModels, [](Results& results) -> Live& { return results.comparison(); },
     [](const PlotInput& input) {
         return input.result && input.result->replay ? Cost(input.result->replay->replay.processes.size())
                                                     : std::nullopt;
     }},
    {PlotNeed::loads, [](Results& results) -> Live& { return results; },
     [](const PlotInput& input) {
         const Cost cost = costOfPrediction(input);
         return cost ? cost : costOfRun(input);
     }},
    {PlotNeed::modelTimes, [](Results& results) -> Live& { return results.comparison(); }, costOfPrediction},
    {PlotNeed::errors, [](Results& results) -> Live& { return results.errors(); },
     [](const PlotInput& input) {
         return input.errors ? Cost(input.errors->data.messages.size() * input.errors->data.models.size())
                             : std::nullopt;
     }},
    {PlotNeed::collectives, [](Results& results) -> Live& { return results.collectives(); },
     noCost<&PlotInput::collectives>},
    {PlotNeed::candidates, [](Results& results) -> Live& { return results.candidates().comparison(); },
     noCost<&PlotInput::candidates>},
    {PlotNeed::sweep, [](Results& results) -> Live& { return results.candidates().sweep(); },
     noCost<&PlotInput::sweep>},
    {PlotNeed::whatIf, [](Results& results) -> Live& { return results.candidates().whatIf(); },
     noCost<&PlotInput::whatIf>},
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

std::span<const PlotNeedInfo> plotNeeds()
{
    return kNeeds;
}

const PlotNeedInfo& infoOf(PlotNeed need)
{
    return kNeeds[static_cast<std::size_t>(need)];
}

} // namespace contraflow
