// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/live/collectives.h"
#include "app/desktop/live/comparison.h"
#include "app/desktop/live/errors.h"
#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/plots/plot_content.h"
#include "app/desktop/plots/run_sums.h"
#include "app/desktop/style/theme.h"
#include "core/analysis/error_histograms.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

class QWidget;

// This room: plots. A PlotEntry is a plot of the catalogue: what it needs, its options, and how it is built.
// PlotContent is what it shows, in numbers and words; a PlotCanvas draws that with QCustomPlot, plotFigure()
// for files and reports, and its Table goes to CSV. A PlotsPanel shows all of them, in tabs.
//
//     panel.showPlot("times"); // by its name in the catalogue

namespace contraflow {

/** What a plot cannot be drawn without. */
enum class PlotNeed
{
    // The result that is shown.
    prediction,
    run,        ///< of a scenario's applications
    runModels,  ///< the run, beside those under the models that it is compared with
    loads,      ///< either of these two
    modelTimes, ///< the prediction, beside those of the models that it is compared with
                // What else is live.
    errors,
    collectives,
    candidates,
    sweep,
    whatIf,
};

/** All that plots depend on; values only, so that it can go to another thread. What a plot does not need may
 * be null. */
struct PlotInput
{
    std::shared_ptr<const ScenarioResult> result;       ///< with a prediction, or a run
    std::shared_ptr<const ComparisonResult> comparison; ///< of this result; null: nothing is compared
    std::shared_ptr<const ErrorsResult> errors;
    std::shared_ptr<const CollectiveResult> collectives;
    std::shared_ptr<const CandidatesView> candidates;
    std::shared_ptr<const SweepView> sweep;
    std::shared_ptr<const WhatIfView> whatIf;
    std::size_t scenario = 0; ///< those of its workload are candidates

    // Choices; a plot looks at its own.
    std::vector<std::uint32_t> messages;          ///< selected
    std::vector<ChannelId> channels;              ///< selected, and those on the routes of selected messages
    std::size_t busiest = 12;                     ///< channels to show
    ErrorGrouping grouping = ErrorGrouping::none; ///< of histograms
    bool isUnlearnt = false;                      ///< of errors: only what models were not learnt from
    std::optional<double> binWidth;               ///< of histograms in percent; nothing: a suggested one
    std::uint32_t processes = 2;                  ///< of an all-to-all
    double bytes = 0;                             ///< of an all-to-all
    std::size_t pair = 0;                         ///< in CollectiveResult::pairs
    CompareFigure figure = CompareFigure::makespan;
    MatrixEnds matrixEnds = MatrixEnds::processes;
    MatrixFigure matrixFigure = MatrixFigure::bytes;
    bool marksPath = true;        ///< the critical path of a run
    std::set<SelectedItem> items; ///< selected, for plots of a run
};

/** A plot, ready to be drawn in any theme, written as text and pointed at. */
struct BuiltPlot
{
    std::function<PlotContent(const Theme&)> content; ///< with a hint where there is nothing to draw
    std::function<Table()> table;                     ///< the drawn numbers
    /** The hover text of an item at x; several lines. */
    std::function<QString(std::uint32_t item, double x)> text;
    /** The items that what is selected stands for. */
    std::function<std::set<std::uint32_t>(const Selection&)> highlighted;
    /** What a click on an item selects. */
    std::function<void(std::uint32_t item, Selection&, Qt::KeyboardModifiers)> click;
    bool dependsOnSelection = false; ///< it is built again when another row or scenario is selected
};

/** What can be chosen about a plot, in a control above it. */
struct PlotOption
{
    QWidget* control = nullptr;    ///< given to whom it is made for
    std::function<bool()> refresh; ///< follows the choices that there are; false: there is none. May be empty
    std::function<void(PlotInput&)>
        fill; ///< writes what is chosen; empty: it is asked of the results themselves
};

/** What an option is made for. */
struct PlotOptionUse
{
    Results& results;                      ///< outlive the control
    std::function<void()> changed;         ///< something else is chosen
    std::function<void()> importRequested; ///< of measured times
};

using MakePlotOption = PlotOption (*)(const PlotOptionUse& use);

/** A plot, or a part of one: what the window, `export --plot` and reports draw under a name. */
struct PlotEntry
{
    std::string_view name;       ///< on the command line and of files
    const char* tab;             ///< of the window, whose plots follow one another
    const char* title = nullptr; ///< among the plots of its tab; null: a part of the plot before it
    const char* part = nullptr;  ///< among the parts of its plot; null: it has no others
    PlotNeed need;
    bool isOverTime = false; ///< x is the time of the run: a click chooses the step, which is marked
    /** Stops early, with part of the data, when asked to. What the plot needs is in the input. */
    BuiltPlot (*build)(const PlotInput& input, const std::stop_token& stop) = nullptr;
    std::array<MakePlotOption, 4> options = {}; ///< what can be chosen about it; null: no more
};

/** All plots with their parts, in the order of the window's tabs and of their lists. To add one, write its
 * build() and a row. */
[[nodiscard]] std::span<const PlotEntry> plotCatalog();
/** Null for a name that is none. */
[[nodiscard]] const PlotEntry* findPlot(std::string_view name);

/** Whether a plot is one of scenarios that run applications, and of no others. */
[[nodiscard]] constexpr bool isOfRuns(PlotNeed need)
{
    return need == PlotNeed::run || need == PlotNeed::runModels;
}
/** Whether it is drawn of the result that is shown. */
[[nodiscard]] constexpr bool isOfResult(PlotNeed need)
{
    return need <= PlotNeed::modelTimes;
}

/** What is known of a need. */
struct PlotNeedInfo
{
    PlotNeed need;
    /** What the plot follows. */
    Live& (*live)(Results& results);
    /** About how many things building the plot goes through; nothing: the input does not have what it needs.
     */
    std::optional<std::size_t> (*cost)(const PlotInput& input);
};

/** In the order of PlotNeed. */
[[nodiscard]] std::span<const PlotNeedInfo> plotNeeds();
[[nodiscard]] const PlotNeedInfo& infoOf(PlotNeed need);

} // namespace contraflow
