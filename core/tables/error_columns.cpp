// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/error_columns.h"

#include "core/tables/table_parts.h"

namespace contraflow {

using namespace error_columns;

namespace {

ErrorColumns joined(std::initializer_list<ErrorColumns> parts)
{
    ErrorColumns all;
    for (const ErrorColumns& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

/** What a summary of errors says. */
template<ErrorSummary (*summary)(Report r, Index row, Index model)>
ErrorColumns summaryColumns(FigureOf of)
{
    static const auto ifAny = [](const ErrorSummary& errors, double value) {
        return errors.count > 0 ? TableCell(value) : TableCell();
    };
    return {
        {kMessages, [](Report r, Index i, Index m) { return TableCell(summary(r, i, m).count); }, of},
        {kAbsoluteError, [](Report r, Index i, Index m) { return meanOf(summary(r, i, m).absolute); }, of},
        {{.key = "ci95_pct",
          .title = "95 % ±",
          .kind = Kind::percent,
          .hint = "Half-width of the 95 % confidence interval of the mean |error|",
          .brief = "±",
          .digits = 3},
         [](Report r, Index i, Index m) { return TableCell(summary(r, i, m).absolute.halfWidth); },
         of},
        {{.key = "mean_err_pct",
          .title = "Mean error",
          .kind = Kind::percent,
          .hint = "Mean error with its sign: negative where predictions are optimistic"},
         [](Report r, Index i, Index m) { return ifAny(summary(r, i, m), summary(r, i, m).mean); },
         of},
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
ModelColumn<ErrorReport> originColumn(Table::Column column)
{
    column.views = kForMachines;
    column.json = "provenance." + column.key;
    return {std::move(column), [](Report r, Index p, Index) {
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

const ErrorRows& modelErrorRows()
{
    static const ErrorRows rows{
        .name = "errors",
        .title = "Errors of models",
        .columns = joined({
            {{kModel, modelName}, {with(kModelKind, kInFull | TableView::brief), modelKind}},
            summaryColumns<summaryOfModel>(FigureOf::row),
            {
                {{.key = "outliers",
                  .title = "Outliers",
                  .kind = Kind::count,
                  .hint = "Number of messages whose error lies far from the others"},
                 [](Report r, Index, Index m) { return TableCell(r.outlierCount(m)); }},
                {{.key = "worst_project",
                  .title = "Worst: project",
                  .hint = "Project of the message with the largest |error|",
                  .views = kForMachines,
                  .json = "worst.project",
                  .brief = "project",
                  .order = 4},
                 [](Report r, Index, Index m) {
                     return worst(r, m, [&](Index i) { return projectOf(r, r.patternOf(i)); });
                 }},
                {{.key = "worst_measurement",
                  .title = "Worst: measurement",
                  .hint = "Measurement of the message with the largest |error|",
                  .views = kInFull,
                  .json = "worst.measurement",
                  .brief = "measurement",
                  .order = 3},
                 [](Report r, Index, Index m) {
                     return worst(r, m, [&](Index i) { return r.measurement(r.patternOf(i)); });
                 }},
                {{.key = "worst_message",
                  .title = "Worst: message",
                  .hint = "The message with the largest |error|",
                  .json = "worst.message",
                  .brief = "of message",
                  .order = 2},
                 [](Report r, Index, Index m) { return worst(r, m, [&](Index i) { return r.row(i).id; }); }},
                {{.key = "worst_err_pct",
                  .title = "Worst: error",
                  .kind = Kind::percent,
                  .hint = "Error of the message with the largest |error|",
                  .json = "worst.err_pct",
                  .brief = "worst",
                  .order = 1},
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
        .columns = joined({
            {
                {kProject,
                 [](Report r, Index p, Index) { return TableCell(projectOf(r, r.data.patterns[p])); }},
                {kMeasurement,
                 [](Report r, Index p, Index) { return TableCell(r.measurement(r.data.patterns[p])); }},
                {kScenario,
                 [](Report r, Index p, Index) { return TableCell(r.scenario(r.data.patterns[p])); }},
                {with(kNodes, kInFull),
                 [](Report r, Index p, Index) { return TableCell(r.data.patterns[p].nodes); }},
                {with(kDegree, kInFull),
                 [](Report r, Index p, Index) { return TableCell(r.data.patterns[p].degree); }},
                {{.key = "traffic_both_ways",
                  .title = "Both ways",
                  .kind = Kind::flag,
                  .hint = "Whether there is traffic both ways on a link that several messages share",
                  .views = kInFull},
                 [](Report r, Index p, Index) {
                     return TableCell::yesOrNo(r.data.patterns[p].hasTrafficBothWays);
                 }},
                {kModel, modelName, kOfModel},
                {kModelKind, modelKind, kOfModel},
                {kSteps,
                 [](Report r, Index p, Index m) { return TableCell(r.data.models[m].patternSteps[p]); },
                 kOfModel},
            },
            summaryColumns<summaryOfPattern>(kOfModel),
            {
                originColumn<&Provenance::file>(
                    {.key = "file", .title = "File", .hint = "File from which the measured times come"}),
                originColumn<&Provenance::sha256>(
                    {.key = "sha256", .title = "SHA-256", .hint = "SHA-256 of that file"}),
                originColumn<&Provenance::date>(
                    {.key = "imported", .title = "Imported", .hint = "When it was imported"}),
                originColumn<&Provenance::measured>(
                    {.key = "measured", .title = "Measured", .hint = "When it was measured"}),
                originColumn<&Provenance::machine>(
                    {.key = "machine", .title = "Machine", .hint = "Machine on which it was measured"}),
                originColumn<&Provenance::mpi>(
                    {.key = "mpi", .title = "MPI", .hint = "MPI library and its version"}),
                originColumn<&Provenance::importer>(
                    {.key = "importer", .title = "Importer", .hint = "Format as which the file was read"}),
                originColumn<&Provenance::note>({.key = "note", .title = "Note"}),
                originColumn<&Provenance::changed>({.key = "changed",
                                                    .title = "Changed since",
                                                    .hint = "Whether values were changed since"}),
                {{.key = "models", .title = "Models", .views = TableView::json},
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
            {{.key = "set",
              .title = "Measured on",
              .hint = "What was measured together: a results file, a machine or a platform",
              .width = 14},
             [](Report r, Index row, Index) { return TableCell(r.campaign.sets[r.campaign.rows[row].set]); }},
            {kNodes,
             [](Report r, Index row, Index) {
                 const std::optional<std::size_t> nodes = r.campaign.rows[row].nodes;
                 return nodes ? TableCell(*nodes) : TableCell().shownAs("all");
             }},
            {kDegree, ofExperiment<&CampaignRow::degree>},
            {{.key = "patterns", .title = "Patterns", .kind = Kind::count, .hint = "Number of patterns"},
             ofExperiment<&CampaignRow::patterns>},
            {kMessages, ofExperiment<&CampaignRow::messages>},
            {{.key = "both_ways_patterns",
              .title = "Both ways",
              .kind = Kind::count,
              .hint = "Number of patterns with traffic both ways on a link that several messages share",
              .views = kForMachines},
             ofExperiment<&CampaignRow::bothWaysPatterns>},
            {kModel,
             [](Report r, Index row, Index m) { return modelName(r, row, campaignModel(r, row, m).model); }},
            {kModelKind,
             [](Report r, Index row, Index m) { return modelKind(r, row, campaignModel(r, row, m).model); }},
            {{.key = "steps",
              .title = "Steps",
              .kind = Kind::number,
              .hint = "Mean number of steps of the patterns",
              .digits = 3},
             campaignMean<&CampaignModel::steps>},
            {{.key = "pi_pct",
              .title = "π",
              .kind = Kind::percent,
              .hint = "Half-width of the 95 % confidence interval of |ε|",
              .digits = 3},
             [](Report r, Index row, Index m) {
                 return TableCell(campaignModel(r, row, m).error.halfWidth);
             }},
            {{.key = "abs_err_pct",
              .title = "|ε|",
              .kind = Kind::percent,
              .hint = "Mean absolute error of the messages",
              .digits = 3},
             campaignMean<&CampaignModel::error>},
            {{.key = "abs_err_both_ways_pct",
              .title = "|ε'|",
              .kind = Kind::percent,
              .hint = "Mean absolute error over the patterns with traffic both ways on a link that several "
                      "messages share",
              .digits = 3},
             campaignMean<&CampaignModel::bothWays>},
            {{.key = "fairness_abs_err_both_ways_pct",
              .title = "|ε''|",
              .kind = Kind::percent,
              .hint = "|ε'| under max-min fairness",
              .digits = 3},
             [](Report r, Index row, Index) {
                 return meanOf(r.campaign.rows[row].fairness.value_or(MeanEstimate()));
             }},
            {kWithin,
             [](Report r, Index row, Index m) { return TableCell(100 * campaignModel(r, row, m).within); }},
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
