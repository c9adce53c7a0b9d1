// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/measured_origin.h"
#include "core/tables/error_columns.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

using namespace error_columns;

namespace {

// Messages

TableCell ci95(Report r, Index i, Index)
{
    const double ci95 = r.data.messages[i].measured.ci95;
    return ci95 > 0 ? TableCell(ci95) : TableCell();
}

TableCell worstOfModels(Report r, Index i, Index)
{
    double worst = 0;
    for (Index m = 0; m < r.data.models.size(); ++m)
        if (r.wasPredicted(m, i))
            worst = std::max(worst, std::abs(r.data.models[m].errors[i]));
    return worst;
}

TableCell doubtsAbout(Report r, Index i, Index)
{
    std::vector<std::string> words = r.data.messages[i].measured.doubts.words();
    return words.empty() ? TableCell() : TableCell::list(std::move(words));
}

TableCell outlierFor(Report r, Index i, Index)
{
    TableCell::Texts models;
    for (Index m = 0; m < r.data.models.size(); ++m)
        if (r.outliers[m][i])
            models.push_back(r.data.models[m].model);
    return models.empty() ? TableCell() : TableCell::list(std::move(models));
}

// Tasks

const MeasuredPattern& patternOf(Report r, Index task)
{
    return r.data.patterns[r.senders[task].pattern];
}

/** Under a model, or under the first that predicted it; null without. */
const TaskError* taskError(Report r, Index task, Index m)
{
    const std::vector<std::optional<TaskError>>& models = r.senders[task].models;
    if (m == kAnyModel)
        m = static_cast<Index>(
            std::find_if(models.begin(), models.end(), [](const auto& error) { return error.has_value(); }) -
            models.begin());
    return m < models.size() && models[m] ? &*models[m] : nullptr;
}

template<auto value>
TableCell ofTask(Report r, Index task, Index m)
{
    const TaskError* error = taskError(r, task, m);
    return error ? TableCell(std::invoke(value, *error)) : TableCell();
}

// Bins

/** A bar of the histogram: a model's total, or one of its groups where there are some. */
struct Bar
{
    Bar(Report r, Index bar)
        : panel(r.histograms.panels[bar / barsOf(r.histograms)])
        , model(r.data.models[panel.model])
        , isGrouped(r.histograms.by != ErrorGrouping::none)
        , isTotal(isGrouped && bar % barsOf(r.histograms) == 0)
        , group(isGrouped && !isTotal ? bar % barsOf(r.histograms) - 1 : 0)
    {}
    /** Of one model. */
    static std::size_t barsOf(const ErrorHistograms& histograms)
    {
        return histograms.by == ErrorGrouping::none ? 1 : histograms.groups.size() + 1;
    }
    [[nodiscard]] std::size_t messages(Index bin) const
    {
        return isTotal ? panel.total(bin) : panel.counts[group][bin];
    }
    [[nodiscard]] std::string groupName(Report r) const
    {
        return isGrouped ? groupText(r.histograms.by, r.histograms.groups[group]) : std::string();
    }

    const ErrorHistograms::Panel& panel;
    const ModelErrors& model;
    bool isGrouped;
    bool isTotal;
    std::size_t group;
};

/** "max-min", and behind it "d 1". */
std::vector<std::string> barNames(Report r)
{
    const ErrorGrouping by = r.histograms.by;
    const std::string prefix =
        by == ErrorGrouping::crossing ? std::string() : std::string(groupingName(by)) + " ";
    std::vector<std::string> names;
    for (Index i = 0; i < r.histograms.panels.size() * Bar::barsOf(r.histograms); ++i) {
        const Bar bar(r, i);
        names.push_back(bar.isGrouped && !bar.isTotal ? prefix + bar.groupName(r) : bar.model.model);
    }
    return names;
}

} // namespace

const ErrorRows& messageErrorRows()
{
    static const ErrorRows rows{
        .name = "error-messages",
        .title = "Errors of messages",
        .columns{
            {kProject.shownIn(TableView::files),
             [](Report r, Index i, Index) { return r.projectNames[r.patternOf(i).project]; }},
            {kMeasurement.shownIn(TableView::files | TableView::sheets),
             [](Report r, Index i, Index) { return r.measurement(r.patternOf(i)); }},
            {kScenario.shownIn(TableView::files),
             [](Report r, Index i, Index) { return r.scenario(r.patternOf(i)); }},
            {kNodes.shownIn(TableView::files), [](Report r, Index i, Index) { return r.patternOf(i).nodes; }},
            {kDegree.shownIn(TableView::files),
             [](Report r, Index i, Index) { return r.patternOf(i).degree; }},
            {textColumn("message", "Message"), [](Report r, Index i, Index) { return r.row(i).id; }},
            {textColumn("source", "Source").inBrief("from"),
             [](Report r, Index i, Index) { return r.row(i).source; }},
            {textColumn("destination", "Destination").inBrief("to"),
             [](Report r, Index i, Index) { return r.row(i).destination; }},
            {countColumn(
                 "degree", "Degree",
                 "Number of messages that leave the source or enter the destination, whichever is larger")
                 .shownIn(kForMachines),
             [](Report r, Index i, Index) { return r.data.messages[i].degree; }},
            {flagColumn("crosses_racks", "Crosses racks", "Whether the route passes a link between switches")
                 .shownIn(kForMachines),
             [](Report r, Index i, Index) { return TableCell::yesOrNo(r.data.messages[i].crossesRacks); }},
            {kMeasured, [](Report r, Index i, Index) { return r.data.messages[i].measured.mean; }},
            {secondsColumn(
                 "ci95_s", "95 % ±",
                 "Half-width of the 95 % confidence interval of the mean: errors below it are noise of "
                 "the measurement")
                 .inBrief("±"),
             ci95},
            {kModel.shownIn(kForMachines), modelName, kOfModel},
            {kModelKind.shownIn(TableView::files), modelKind, kOfModel},
            {kPredicted, [](Report r, Index i, Index m) { return r.data.models[m].predicted[i]; }, kOfModel},
            {percentColumn("error_pct", "Error",
                           "(Predicted − measured) / measured; negative: the prediction is optimistic")
                 .inBrief("error"),
             [](Report r, Index i, Index m) { return r.data.models[m].errors[i]; }, kOfModel},
            {kSteps.shownIn(kForMachines),
             [](Report r, Index i, Index m) { return r.data.models[m].messageSteps[i]; }, kOfModel},
            {flagColumn(
                 "outlier", "Outlier",
                 "Whether the error lies far from the model's others: 0.6745 · |error − median| / MAD > 3.5")
                 .shownIn(kForMachines),
             [](Report r, Index i, Index m) { return TableCell::yesOrNo(r.outliers[m][i]); }, kOfModel},
            {percentColumn("worst_abs_err_pct", "Worst |error|",
                           "The largest |error| of any model; sort by it to see the worst first")
                 .shownIn(TableView::sheets)
                 .ordered(1),
             worstOfModels},
            {textColumn(
                 "outlier_for", "Outlier for",
                 "Models whose error of this message lies far from their other errors: 0.6745 · |error − "
                 "median| / MAD > 3.5")
                 .shownIn(kForPeople)
                 .ordered(1),
             outlierFor},
            {textColumn("origin", "Origin",
                        "Where the measured time comes from: file, dates, machine, MPI library")
                 .shownIn(TableView::sheets)
                 .ordered(1)
                 .wide(35),
             [](Report r, Index i, Index) { return originText(r.provenance(r.patternOf(i))); }},
            {textColumn("doubts", "Doubts",
                        "What contraflow-run found of the measured time: the machine was not quiet, "
                        "ranks were not where planned, it drifted, takes one of two times, or is too "
                        "short for how far its clocks may be apart; its error may be that of the "
                        "measurement")
                 .ordered(1),
             doubtsAbout},
            {textColumn("predictions", "Predictions").shownIn(TableView::json),
             [](Report r, Index i, Index) { return modelsOfRow(messageErrorRows(), r, i); }},
        },
        .rowCount = [](Report r) { return r.data.messages.size(); },
        .models = modelNames,
        .isKnown = [](Report r, Index i, Index m) { return r.wasPredicted(m, i); },
    };
    return rows;
}

const ErrorRows& taskErrorRows()
{
    static const ErrorRows rows{
        .name = "error-tasks",
        .title = "Errors of tasks",
        .columns{
            {kProject, [](Report r, Index t, Index) { return r.projectNames[patternOf(r, t).project]; }},
            {kMeasurement, [](Report r, Index t, Index) { return r.measurement(patternOf(r, t)); }},
            {textColumn("task", "Task", "The process or node that sends"),
             [](Report r, Index t, Index) { return r.senders[t].task; }},
            {kMessages,
             [](Report r, Index t, Index m) {
                 const TaskError* error = taskError(r, t, m);
                 return TableCell(error ? error->messages : r.senders[t].messages);
             }},
            {kMeasured, ofTask<&TaskError::measured>},
            {kModel.shownIn(kForMachines), modelName, kOfModel},
            {kModelKind, modelKind, kOfModel},
            {kPredicted, ofTask<&TaskError::predicted>, kOfModel},
            {percentColumn("abs_err_pct", "|Error|",
                           "Eabs(t) = |Sp − Sm| / Sm over the sums of what it sends")
                 .inBrief("|error|"),
             ofTask<&TaskError::percent>, kOfModel},
        },
        .rowCount = [](Report r) { return r.senders.size(); },
        .models = modelNames,
        .isKnown = [](Report r, Index t, Index m) { return r.senders[t].models[m].has_value(); },
    };
    return rows;
}

const ErrorRows& binErrorRows()
{
    static const ErrorRows rows{
        .name = "error-bins",
        .title = "Histograms of errors",
        .columns{
            {kModel.shownIn(TableView::files),
             [](Report r, Index, Index bar) { return Bar(r, bar).model.model; }, kOfModel},
            {kModelKind.shownIn(TableView::files),
             [](Report r, Index, Index bar) { return Bar(r, bar).model.kind; }, kOfModel},
            {textColumn("by", "By", "By what messages are counted apart").shownIn(TableView::files),
             [](Report r, Index, Index) { return groupingName(r.histograms.by); }},
            {textColumn("group", "Group", "Which messages are counted; empty: all").shownIn(TableView::files),
             [](Report r, Index, Index bar) { return Bar(r, bar).groupName(r); }, kOfModel},
            {percentColumn("from_pct", "From", "Lower end of the bin, which it holds; empty: it has none"),
             [](Report r, Index bin, Index) { return TableCell(r.histograms.from(bin)); }},
            {percentColumn("to_pct", "To",
                           "Upper end of the bin, which it does not hold; empty: it has none"),
             [](Report r, Index bin, Index) { return TableCell(r.histograms.to(bin)); }},
            {kMessages.ordered(1), // to the right of the bin's ends

             [](Report r, Index bin, Index bar) { return Bar(r, bar).messages(bin); }, kOfModel},
        },
        .rowCount = [](Report r) { return r.histograms.bins.count; },
        .models = barNames,
        .isKnown = [](Report r, Index, Index bar) { return !Bar(r, bar).isTotal; },
    };
    return rows;
}

} // namespace contraflow
