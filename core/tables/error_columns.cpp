// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/error_columns.h"

#include "core/tables/table_parts.h"

namespace contraflow {

using namespace error_columns;

namespace {

/** What a summary of errors says. */
template<ErrorSummary (*summary)(Report r, Index row, Index model)>
ErrorColumns summaryColumns(FigureOf of)
{
    static const auto ifAny = [](const ErrorSummary& errors, double value) {
        return errors.count > 0 ? TableCell(value) : TableCell();
    };
    return {
        {kMessages, [](Report r, Index i, Index m) { return summary(r, i, m).count; }, of},
        {kAbsoluteError, [](Report r, Index i, Index m) { return meanOf(summary(r, i, m).absolute); }, of},
        {percentColumn("ci95_pct", "95 % ±", "Half-width of the 95 % confidence interval of the mean |error|")
             .inBrief("±")
             .withDigits(3),
         [](Report r, Index i, Index m) { return summary(r, i, m).absolute.halfWidth; }, of},
        {percentColumn("mean_err_pct", "Mean error",
                       "Mean error with its sign: negative where predictions are optimistic"),
         [](Report r, Index i, Index m) { return ifAny(summary(r, i, m), summary(r, i, m).mean); }, of},
        {kWithin,
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

} // namespace

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

const ErrorRows& modelErrorRows()
{
    static const ErrorRows rows{
        .name = "errors",
        .title = "Errors of models",
        .columns = joined<ErrorColumns>({
            {{kModel, modelName}, {kModelKind.shownIn(kInFull | TableView::brief), modelKind}},
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
                {kProject, [](Report r, Index p, Index) { return projectOf(r, r.data.patterns[p]); }},
                {kMeasurement, [](Report r, Index p, Index) { return r.measurement(r.data.patterns[p]); }},
                {kScenario, [](Report r, Index p, Index) { return r.scenario(r.data.patterns[p]); }},
                {kNodes.shownIn(kInFull), [](Report r, Index p, Index) { return r.data.patterns[p].nodes; }},
                {kDegree.shownIn(kInFull),
                 [](Report r, Index p, Index) { return r.data.patterns[p].degree; }},
                {flagColumn("traffic_both_ways", "Both ways",
                            "Whether there is traffic both ways on a link that several messages share")
                     .shownIn(kInFull),
                 [](Report r, Index p, Index) {
                     return TableCell::yesOrNo(r.data.patterns[p].hasTrafficBothWays);
                 }},
                {kModel, modelName, kOfModel},
                {kModelKind, modelKind, kOfModel},
                {kSteps, [](Report r, Index p, Index m) { return r.data.models[m].patternSteps[p]; },
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
            {kNodes,
             [](Report r, Index row, Index) {
                 const std::optional<std::size_t> nodes = r.campaign.rows[row].nodes;
                 return nodes ? TableCell(*nodes) : TableCell().shownAs("all");
             }},
            {kDegree, ofExperiment<&CampaignRow::degree>},
            {countColumn("patterns", "Patterns", "Number of patterns"), ofExperiment<&CampaignRow::patterns>},
            {kMessages, ofExperiment<&CampaignRow::messages>},
            {countColumn("both_ways_patterns", "Both ways",
                         "Number of patterns with traffic both ways on a link that several messages share")
                 .shownIn(kForMachines),
             ofExperiment<&CampaignRow::bothWaysPatterns>},
            {kModel,
             [](Report r, Index row, Index m) { return modelName(r, row, campaignModel(r, row, m).model); }},
            {kModelKind,
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
            {kWithin, [](Report r, Index row, Index m) { return 100 * campaignModel(r, row, m).within; }},
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

} // namespace contraflow
