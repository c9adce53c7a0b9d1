// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/error_tables.h"

#include "core/analysis/error_data.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/sharing/kind_title.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

/** Whether a figure is one of the row, or the row has one under each model. */
enum class FigureOf
{
    row,
    model,
};

/** In place of a model where a figure of the row is asked for. */
constexpr std::size_t kAnyModel = static_cast<std::size_t>(-1);

/** One figure of rows of which several models say something. */
struct ErrorColumn
{
    Table::Column column;
    std::function<TableCell(const ErrorReport& report, std::size_t row, std::size_t model)> cell;
    FigureOf of = FigureOf::row;
};

using ErrorColumns = std::vector<ErrorColumn>;

/** Of what figures are said beside one another. */
struct NamedModel
{
    std::string name;
    std::string kind{}; ///< empty for what is none
};

/** All that is known of one kind of such rows, described once; the tables below are made of it, and it must
 * live as long as they do. */
struct ErrorRows
{
    const char* name;
    const char* title;
    ErrorColumns columns;
    std::size_t (*rowCount)(const ErrorReport& report);
    std::vector<NamedModel> (*models)(const ErrorReport& report);
    bool (*isKnown)(const ErrorReport& report, std::size_t row, std::size_t model);

    /** The columns as they are described, without a row. */
    [[nodiscard]] Table heading() const { return headingOf(name, title, columns); }
};

// All that sheets, commands, reports and files show of errors. Published: a column keeps its key, meaning and
// place in files; new ones come last.

/** For JSON: what the models say of one row, as rows of its own. */
TableCell modelsOfRow(const ErrorRows& known, const ErrorReport& report, std::size_t row);

const ErrorRows& patternErrorRows();

using Report = const ErrorReport&;
using Index = std::size_t;

constexpr auto kOfModel = FigureOf::model;

// What several kinds of rows have. Views for people get names where there are several to tell apart.
const Table::Column kProjectColumn = textColumn("project", "Project").shownIn(kForMachines);
const Table::Column kMeasurementColumn = textColumn("measurement", "Measurement").shownIn(kInFull);
const Table::Column kScenarioColumn = textColumn("scenario", "Scenario", "The scenario that was measured");
const Table::Column kModelColumn =
    textColumn("model", "Model", "Name of the model in the project, or its kind");
const Table::Column kModelKindColumn = textColumn("kind", "Kind", "Kind of the model").shownIn(kForMachines);
const Table::Column kNodesColumn = countColumn("nodes", "|N|", "Number of nodes");
const Table::Column kDegreeColumn = countColumn("d", "d", "Degree of the patterns");
const Table::Column kMessagesColumn =
    countColumn("messages", "Messages", "Number of messages that were measured and predicted");
const Table::Column kStepsColumn = countColumn(
    "steps", "Steps", "Number of steps of the pattern, or of those in which the message is active");
const Table::Column kMeasuredColumn = secondsColumn("measured_s", "Measured", "Mean of the measured times");
const Table::Column kPredictedColumn = secondsColumn("predicted_s", "Predicted", "Time under the model");
const Table::Column kAbsoluteErrorColumn =
    percentColumn("abs_err_pct", "Mean |error|", "Mean absolute error of the messages").withDigits(3);
const Table::Column kWithinColumn =
    percentColumn("within_10_pct", "Within ±10 %", "Share of the messages with |error| ≤ 10 %");

TableCell meanOf(const MeanEstimate& estimate)
{
    return estimate.count > 0 ? TableCell(estimate.mean) : TableCell();
}

TableCell modelName(Report r, Index, Index m)
{
    return r.data.models[m].model;
}

TableCell modelKind(Report r, Index, Index m)
{
    return r.data.models[m].kind;
}

std::vector<NamedModel> modelNames(Report r)
{
    return mapped<NamedModel>(r.data.models, [](const ModelErrors& m) {
        return NamedModel{m.model, m.kind};
    });
}

/** What a summary of errors says. */
template<ErrorSummary (*summary)(Report r, Index row, Index model)>
ErrorColumns summaryColumns(FigureOf of)
{
    static const auto ifAny = [](const ErrorSummary& errors, double value) {
        return errors.count > 0 ? TableCell(value) : TableCell();
    };
    return {
        {kMessagesColumn, [](Report r, Index i, Index m) { return summary(r, i, m).count; }, of},
        {kAbsoluteErrorColumn, [](Report r, Index i, Index m) { return meanOf(summary(r, i, m).absolute); },
         of},
        {percentColumn("ci95_pct", "95 % ±", "Half-width of the 95 % confidence interval of the mean |error|")
             .inBrief("±")
             .withDigits(3),
         [](Report r, Index i, Index m) { return summary(r, i, m).absolute.halfWidth; }, of},
        {percentColumn("mean_err_pct", "Mean error",
                       "Mean error with its sign: negative where predictions are optimistic"),
         [](Report r, Index i, Index m) { return ifAny(summary(r, i, m), summary(r, i, m).mean); }, of},
        {kWithinColumn,
         [](Report r, Index i, Index m) { return ifAny(summary(r, i, m), 100 * summary(r, i, m).within); },
         of},
    };
}

const std::string& projectOf(Report r, const MeasuredPattern& pattern)
{
    return r.projectNames[pattern.project];
}

// Models

ErrorSummary summaryOfModel(Report r, Index, Index m)
{
    return r.summaries[m];
}

/** Of the message whose prediction is worst. */
template<typename Value>
TableCell worst(Report r, Index m, Value value)
{
    const std::optional<std::size_t> worst = r.summaries[m].worst;
    return worst ? TableCell(value(*worst)) : TableCell();
}

// Patterns

ErrorSummary summaryOfPattern(Report r, Index p, Index m)
{
    return r.summaryOf(r.data.patterns[p], m);
}

/** Nothing of values that were typed by hand. */
template<std::string Provenance::*field>
ErrorColumn originColumn(const Table::Column& column)
{
    return {column.shownIn(kForMachines).inJson("provenance." + column.key), [](Report r, Index p, Index) {
                const Provenance& origin = r.provenance(r.data.patterns[p]);
                return origin.isEmpty() ? TableCell() : TableCell(origin.*field);
            }};
}

// Campaign

template<auto field>
TableCell ofExperiment(Report r, Index row, Index)
{
    return r.campaign.rows[row].*field;
}

const CampaignModel& campaignModel(Report r, Index row, Index m)
{
    return r.campaign.rows[row].models[m];
}

template<MeanEstimate CampaignModel::*field>
TableCell campaignMean(Report r, Index row, Index m)
{
    return meanOf(campaignModel(r, row, m).*field);
}

TableCell modelsOfRow(const ErrorRows& known, const ErrorReport& report, std::size_t row)
{
    RowColumns<std::size_t> columns;
    for (const ErrorColumn& column : known.columns)
        if (column.of == FigureOf::model && column.column.views.contains(TableView::json))
            columns.push_back({column.column, [&](std::size_t m) { return column.cell(report, row, m); }});
    std::vector<std::size_t> models;
    const std::size_t count = known.models(report).size();
    for (std::size_t model = 0; model < count; ++model)
        if (known.isKnown(report, row, model))
            models.push_back(model);
    return TableCell::rows(tableOf(known.name, known.title, columns, models));
}

/** A row is a model. */
const ErrorRows& modelErrorRows()
{
    static const ErrorRows rows{
        .name = "errors",
        .title = "Errors of models",
        .columns = joined<ErrorColumns>({
            {{kModelColumn, modelName}, {kModelKindColumn.shownIn(kInFull | TableView::brief), modelKind}},
            summaryColumns<summaryOfModel>(FigureOf::row),
            {
                {countColumn("outliers", "Outliers",
                             "Number of messages whose error lies far from the others"),
                 [](Report r, Index, Index m) { return r.outlierCount(m); }},
                {textColumn("worst_project", "Worst: project",
                            "Project of the message with the largest |error|")
                     .shownIn(kForMachines)
                     .inJson("worst.project")
                     .inBrief("project")
                     .ordered(4),
                 [](Report r, Index, Index m) {
                     return worst(r, m, [&](Index i) { return projectOf(r, r.patternOf(i)); });
                 }},
                {textColumn("worst_measurement", "Worst: measurement",
                            "Measurement of the message with the largest |error|")
                     .shownIn(kInFull)
                     .inJson("worst.measurement")
                     .inBrief("measurement")
                     .ordered(3),
                 [](Report r, Index, Index m) {
                     return worst(r, m, [&](Index i) { return r.measurement(r.patternOf(i)); });
                 }},
                {textColumn("worst_message", "Worst: message", "The message with the largest |error|")
                     .inJson("worst.message")
                     .inBrief("of message")
                     .ordered(2),
                 [](Report r, Index, Index m) { return worst(r, m, [&](Index i) { return r.row(i).id; }); }},
                {percentColumn("worst_err_pct", "Worst: error",
                               "Error of the message with the largest |error|")
                     .inJson("worst.err_pct")
                     .inBrief("worst")
                     .ordered(1),
                 [](Report r, Index, Index m) {
                     return worst(r, m, [&](Index i) { return r.data.models[m].errors[i]; });
                 }},
            },
        }),
        .rowCount = [](Report r) { return r.data.models.size(); },
        .models = modelNames,
        .isKnown = [](Report, Index row, Index m) { return row == m; },
    };
    return rows;
}

const ErrorRows& patternErrorRows()
{
    static const ErrorRows rows{
        .name = "error-patterns",
        .title = "Errors of patterns",
        .columns = joined<ErrorColumns>({
            {
                {kProjectColumn, [](Report r, Index p, Index) { return projectOf(r, r.data.patterns[p]); }},
                {kMeasurementColumn,
                 [](Report r, Index p, Index) { return r.measurement(r.data.patterns[p]); }},
                {kScenarioColumn, [](Report r, Index p, Index) { return r.scenario(r.data.patterns[p]); }},
                {kNodesColumn.shownIn(kInFull),
                 [](Report r, Index p, Index) { return r.data.patterns[p].nodes; }},
                {kDegreeColumn.shownIn(kInFull),
                 [](Report r, Index p, Index) { return r.data.patterns[p].degree; }},
                {flagColumn("traffic_both_ways", "Both ways",
                            "Whether there is traffic both ways on a link that several messages share")
                     .shownIn(kInFull),
                 [](Report r, Index p, Index) {
                     return TableCell::yesOrNo(r.data.patterns[p].hasTrafficBothWays);
                 }},
                {kModelColumn, modelName, kOfModel},
                {kModelKindColumn, modelKind, kOfModel},
                {kStepsColumn, [](Report r, Index p, Index m) { return r.data.models[m].patternSteps[p]; },
                 kOfModel},
            },
            summaryColumns<summaryOfPattern>(kOfModel),
            {
                originColumn<&Provenance::file>(
                    textColumn("file", "File", "File from which the measured times come")),
                originColumn<&Provenance::sha256>(textColumn("sha256", "SHA-256", "SHA-256 of that file")),
                originColumn<&Provenance::date>(textColumn("imported", "Imported", "When it was imported")),
                originColumn<&Provenance::measured>(
                    textColumn("measured", "Measured", "When it was measured")),
                originColumn<&Provenance::machine>(
                    textColumn("machine", "Machine", "Machine on which it was measured")),
                originColumn<&Provenance::mpi>(textColumn("mpi", "MPI", "MPI library and its version")),
                originColumn<&Provenance::importer>(
                    textColumn("importer", "Importer", "Format as which the file was read")),
                originColumn<&Provenance::note>(textColumn("note", "Note")),
                originColumn<&Provenance::changed>(
                    textColumn("changed", "Changed since", "Whether values were changed since")),
                {textColumn("models", "Models").shownIn(TableView::json),
                 [](Report r, Index p, Index) { return modelsOfRow(patternErrorRows(), r, p); }},
                {withoutColumn(kForMachines | TableView::brief),
                 [](Report r, Index p, Index) { return withoutCell(r.data.patterns[p].without); }},
            },
        }),
        .rowCount = [](Report r) { return r.data.patterns.size(); },
        .models = modelNames,
        .isKnown = [](Report r, Index p, Index m) { return summaryOfPattern(r, p, m).count > 0; },
    };
    return rows;
}

/** A row is an experiment. */
const ErrorRows& campaignErrorRows()
{
    static const ErrorRows rows{
        .name = "error-campaign",
        .title = "Errors of a campaign",
        .columns{
            {textColumn("set", "Measured on",
                        "What was measured together: a results file, a machine or a platform")
                 .wide(14),
             [](Report r, Index row, Index) { return r.campaign.sets[r.campaign.rows[row].set]; }},
            {kNodesColumn,
             [](Report r, Index row, Index) {
                 const std::optional<std::size_t> nodes = r.campaign.rows[row].nodes;
                 return nodes ? TableCell(*nodes) : TableCell().shownAs("all");
             }},
            {kDegreeColumn, ofExperiment<&CampaignRow::degree>},
            {countColumn("patterns", "Patterns", "Number of patterns"), ofExperiment<&CampaignRow::patterns>},
            {kMessagesColumn, ofExperiment<&CampaignRow::messages>},
            {countColumn("both_ways_patterns", "Both ways",
                         "Number of patterns with traffic both ways on a link that several messages share")
                 .shownIn(kForMachines),
             ofExperiment<&CampaignRow::bothWaysPatterns>},
            {kModelColumn,
             [](Report r, Index row, Index m) { return modelName(r, row, campaignModel(r, row, m).model); }},
            {kModelKindColumn,
             [](Report r, Index row, Index m) { return modelKind(r, row, campaignModel(r, row, m).model); }},
            {numberColumn("steps", "Steps", "Mean number of steps of the patterns").withDigits(3),
             campaignMean<&CampaignModel::steps>},
            {percentColumn("pi_pct", "π", "Half-width of the 95 % confidence interval of |ε|").withDigits(3),
             [](Report r, Index row, Index m) { return campaignModel(r, row, m).error.halfWidth; }},
            {percentColumn("abs_err_pct", "|ε|", "Mean absolute error of the messages").withDigits(3),
             campaignMean<&CampaignModel::error>},
            {percentColumn(
                 "abs_err_both_ways_pct", "|ε'|",
                 "Mean absolute error over the patterns with traffic both ways on a link that several "
                 "messages share")
                 .withDigits(3),
             campaignMean<&CampaignModel::bothWays>},
            {percentColumn("fairness_abs_err_both_ways_pct", "|ε''|", "|ε'| under max-min fairness")
                 .withDigits(3),
             [](Report r, Index row, Index) {
                 return meanOf(r.campaign.rows[row].fairness.value_or(MeanEstimate()));
             }},
            {kWithinColumn,
             [](Report r, Index row, Index m) { return 100 * campaignModel(r, row, m).within; }},
        },
        .rowCount = [](Report r) { return r.campaign.rows.size(); },
        .models = modelNames,
        .isKnown =
            [](Report r, Index row, Index m) {
                return m < r.campaign.rows[row].models.size() && campaignModel(r, row, m).error.count > 0;
            },
    };
    return rows;
}

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
            std::ranges::find_if(models, [](const auto& error) { return error.has_value(); }) -
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
std::vector<NamedModel> barNames(Report r)
{
    const ErrorGrouping by = r.histograms.by;
    const std::string prefix =
        by == ErrorGrouping::crossing ? std::string() : std::string(groupingName(by)) + " ";
    std::vector<NamedModel> names;
    for (Index i = 0; i < r.histograms.panels.size() * Bar::barsOf(r.histograms); ++i) {
        const Bar bar(r, i);
        names.push_back(bar.isGrouped && !bar.isTotal ? NamedModel{prefix + bar.groupName(r)}
                                                      : NamedModel{bar.model.model, bar.model.kind});
    }
    return names;
}

const ErrorRows& messageErrorRows()
{
    static const ErrorRows rows{
        .name = "error-messages",
        .title = "Errors of messages",
        .columns{
            {kProjectColumn.shownIn(TableView::files),
             [](Report r, Index i, Index) { return r.projectNames[r.patternOf(i).project]; }},
            {kMeasurementColumn.shownIn(TableView::files | TableView::sheets),
             [](Report r, Index i, Index) { return r.measurement(r.patternOf(i)); }},
            {kScenarioColumn.shownIn(TableView::files),
             [](Report r, Index i, Index) { return r.scenario(r.patternOf(i)); }},
            {kNodesColumn.shownIn(TableView::files),
             [](Report r, Index i, Index) { return r.patternOf(i).nodes; }},
            {kDegreeColumn.shownIn(TableView::files),
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
            {kMeasuredColumn, [](Report r, Index i, Index) { return r.data.messages[i].measured.mean; }},
            {secondsColumn(
                 "ci95_s", "95 % ±",
                 "Half-width of the 95 % confidence interval of the mean: errors below it are noise of "
                 "the measurement")
                 .inBrief("±"),
             ci95},
            {kModelColumn.shownIn(kForMachines), modelName, kOfModel},
            {kModelKindColumn.shownIn(TableView::files), modelKind, kOfModel},
            {kPredictedColumn, [](Report r, Index i, Index m) { return r.data.models[m].predicted[i]; },
             kOfModel},
            {percentColumn("error_pct", "Error",
                           "(Predicted − measured) / measured; negative: the prediction is optimistic")
                 .inBrief("error"),
             [](Report r, Index i, Index m) { return r.data.models[m].errors[i]; }, kOfModel},
            {kStepsColumn.shownIn(kForMachines),
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

/** A row is what a process or node sends in a pattern. */
const ErrorRows& taskErrorRows()
{
    static const ErrorRows rows{
        .name = "error-tasks",
        .title = "Errors of tasks",
        .columns{
            {kProjectColumn,
             [](Report r, Index t, Index) { return r.projectNames[patternOf(r, t).project]; }},
            {kMeasurementColumn, [](Report r, Index t, Index) { return r.measurement(patternOf(r, t)); }},
            {textColumn("task", "Task", "The process or node that sends"),
             [](Report r, Index t, Index) { return r.senders[t].task; }},
            {kMessagesColumn,
             [](Report r, Index t, Index m) {
                 const TaskError* error = taskError(r, t, m);
                 return TableCell(error ? error->messages : r.senders[t].messages);
             }},
            {kMeasuredColumn, ofTask<&TaskError::measured>},
            {kModelColumn.shownIn(kForMachines), modelName, kOfModel},
            {kModelKindColumn, modelKind, kOfModel},
            {kPredictedColumn, ofTask<&TaskError::predicted>, kOfModel},
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

/** A row is a bin; what stands for a model is one bar of the histogram: a model's total, or one of its
 * groups. */
const ErrorRows& binErrorRows()
{
    static const ErrorRows rows{
        .name = "error-bins",
        .title = "Histograms of errors",
        .columns{
            {kModelColumn.shownIn(TableView::files),
             [](Report r, Index, Index bar) { return Bar(r, bar).model.model; }, kOfModel},
            {kModelKindColumn.shownIn(TableView::files),
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
            {kMessagesColumn.ordered(1), // to the right of the bin's ends

             [](Report r, Index bin, Index bar) { return Bar(r, bar).messages(bin); }, kOfModel},
        },
        .rowCount = [](Report r) { return r.histograms.bins.count; },
        .models = barNames,
        .isKnown = [](Report r, Index, Index bar) { return !Bar(r, bar).isTotal; },
    };
    return rows;
}

const ErrorRows& known(ErrorView view)
{
    constexpr std::array kRows{modelErrorRows, patternErrorRows, messageErrorRows,
                               taskErrorRows,  binErrorRows,     campaignErrorRows};
    static_assert(kRows.size() == kErrorViews.size());
    return kRows[static_cast<std::size_t>(view)]();
}

/** A row and a model that says something of it. */
using RowAndModel = std::pair<std::uint32_t, std::uint32_t>;

/** Row by row. */
std::vector<RowAndModel> rowsAndModels(const ErrorRows& known, const ErrorReport& report)
{
    std::vector<RowAndModel> lines;
    const std::size_t models = known.models(report).size();
    for (std::uint32_t row = 0; row < known.rowCount(report); ++row)
        for (std::uint32_t model = 0; model < models; ++model)
            if (known.isKnown(report, row, model))
                lines.emplace_back(row, model);
    return lines;
}

/** For files: a line for each row and model. `heading` has the columns that are known. */
Table lineByLine(Table heading, const ErrorRows& known, std::shared_ptr<const ErrorReport> report,
                 std::vector<RowAndModel> lines)
{
    const std::size_t count = lines.size();
    const auto shared = std::make_shared<const std::vector<RowAndModel>>(std::move(lines));
    heading.setRows(count,
                    [&known, report = std::move(report), shared](std::size_t line, std::size_t column) {
                        const auto [row, model] = (*shared)[line];
                        return known.columns[column].cell(*report, row, model);
                    });
    return heading;
}

/**
 * A line for each row, with what models say side by side for people and not at all for machines. Keys become
 * "predicted_s:max-min"; the first figure of a model is called like the model, the others "queues, error".
 * `heading` has the columns that are known.
 */
Table sideBySide(const Table& heading, const ErrorRows& known, std::shared_ptr<const ErrorReport> report)
{
    std::vector<Table::Column> columns;
    std::vector<std::pair<std::size_t, std::size_t>>
        origins; ///< by column: which of the known ones it is, and the model
    const auto add = [&](std::size_t figure, std::size_t model, Table::Column column) {
        columns.push_back(std::move(column));
        origins.emplace_back(figure, model);
    };
    const auto addModel = [&](const NamedModel& named, std::size_t model) {
        const std::string shown = nameOfModel(named.name, named.kind);
        bool isFirst = true;
        for (std::size_t i = 0; i < known.columns.size(); ++i) {
            Table::Column column = heading.columns()[i];
            const bool isInSheets = column.views.contains(TableView::sheets);
            const bool isBrief = column.views.contains(TableView::brief);
            if (known.columns[i].of != FigureOf::model || !(isInSheets || isBrief))
                continue;
            column.views = isInSheets && isBrief ? kForPeople
                           : isBrief             ? TableView::brief
                                                 : TableView::sheets;
            if (column.brief.empty())
                column.brief = column.title;
            column.key += ":" + named.name;
            column.title = isFirst ? shown : shown + ", " + sentence(column.brief);
            column.isTranslated = true;
            if (std::exchange(isFirst, false))
                column.brief = named.name;
            add(i, model, std::move(column));
        }
    };
    bool hasModels = false;
    for (std::size_t i = 0; i < known.columns.size(); ++i) {
        if (known.columns[i].of == FigureOf::row) {
            add(i, kAnyModel, heading.columns()[i]);
        } else if (!std::exchange(hasModels, true)) {
            const std::vector<NamedModel> names = known.models(*report);
            for (std::size_t model = 0; model < names.size(); ++model)
                addModel(names[model], model);
        }
    }
    Table table(heading.name(), heading.title(), std::move(columns));
    const std::size_t rows = known.rowCount(*report);
    table.setRows(rows, [&known, report = std::move(report),
                         origins = std::move(origins)](std::size_t row, std::size_t column) {
        const auto [figure, model] = origins[column];
        return known.columns[figure].cell(*report, row, model);
    });
    return table;
}

/** People see names where there are several to tell apart, and bins with the decimals that they need. */
Table headingOf(const ErrorRows& rows, const ErrorReport& report)
{
    const std::string width = roundedText(report.histograms.bins.width);
    const std::size_t point = std::min(width.find('.'), width.size() - 1);
    std::vector<Table::Column> columns = rows.heading().columns();
    for (Table::Column& column : columns) {
        if ((column.key.ends_with("project") && report.projects.size() > 1) ||
            (column.key.ends_with("measurement") && report.data.patterns.size() > 1))
            column.views = column.views | TableView::brief | TableView::report;
        if (column.key == "from_pct" || column.key == "to_pct")
            column.digits = static_cast<int>(width.size() - point);
    }
    return {rows.name, rows.title, std::move(columns)};
}

} // namespace

Table errorTable(const std::shared_ptr<const ErrorReport>& report, ErrorView view, ErrorLayout layout)
{
    const ErrorRows& rows = known(view);
    if (layout == ErrorLayout::sideBySide)
        return sideBySide(headingOf(rows, *report), rows, report);
    std::vector<RowAndModel> lines = rowsAndModels(rows, *report);
    if (view == ErrorView::bins) // one histogram after the other
        std::ranges::stable_sort(lines, {}, &RowAndModel::second);
    return lineByLine(headingOf(rows, *report), rows, report, std::move(lines));
}

Table errorHeading()
{
    std::vector<Table::Column> all;
    for (const ErrorView view : {ErrorView::messages, ErrorView::models, ErrorView::patterns,
                                 ErrorView::tasks, ErrorView::bins, ErrorView::campaign})
        for (const ErrorColumn& figure : known(view).columns)
            if (std::ranges::none_of(
                    all, [&](const Table::Column& column) { return column.key == figure.column.key; }))
                all.push_back(figure.column);
    return {"errors", "Errors", std::move(all)};
}

} // namespace contraflow
