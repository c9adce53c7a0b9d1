// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_report.h"
#include "core/tables/model_columns.h"

#include <string>
#include <utility>
#include <vector>

namespace contraflow {

// All that sheets, commands, reports and files show of errors. Published: a column keeps its key, meaning and
// place in files; new ones come last.

using ErrorRows = ModelRows<ErrorReport>;
using ErrorColumns = std::vector<ModelColumn<ErrorReport>>;

/** A row is a model. */
[[nodiscard]] const ErrorRows& modelErrorRows();
[[nodiscard]] const ErrorRows& patternErrorRows();
[[nodiscard]] const ErrorRows& messageErrorRows();
/** A row is what a process or node sends in a pattern. */
[[nodiscard]] const ErrorRows& taskErrorRows();
/** A row is a bin; what stands for a model is one bar of the histogram: a model's total, or one of its
 * groups. */
[[nodiscard]] const ErrorRows& binErrorRows();
/** A row is an experiment. */
[[nodiscard]] const ErrorRows& campaignErrorRows();

namespace error_columns {

using Kind = ColumnKind;
using Report = const ErrorReport&;
using Index = std::size_t;

inline constexpr auto kOfModel = FigureOf::model;

inline Table::Column with(Table::Column column, TableViews views)
{
    column.views = views;
    return column;
}

// What several kinds of rows have. Views for people get names where there are several to tell apart.
inline const Table::Column kProject{.key = "project", .title = "Project", .views = kForMachines};
inline const Table::Column kMeasurement{.key = "measurement", .title = "Measurement", .views = kInFull};
inline const Table::Column kScenario{
    .key = "scenario", .title = "Scenario", .hint = "The scenario that was measured"};
inline const Table::Column kModel{
    .key = "model", .title = "Model", .hint = "Name of the model in the project, or its kind"};
inline const Table::Column kModelKind{
    .key = "kind", .title = "Kind", .hint = "Kind of the model", .views = kForMachines};
inline const Table::Column kNodes{
    .key = "nodes", .title = "|N|", .kind = Kind::count, .hint = "Number of nodes"};
inline const Table::Column kDegree{
    .key = "d", .title = "d", .kind = Kind::count, .hint = "Degree of the patterns"};
inline const Table::Column kMessages{.key = "messages",
                                     .title = "Messages",
                                     .kind = Kind::count,
                                     .hint = "Number of messages that were measured and predicted"};
inline const Table::Column kSteps{
    .key = "steps",
    .title = "Steps",
    .kind = Kind::count,
    .hint = "Number of steps of the pattern, or of those in which the message is active"};
inline const Table::Column kMeasured{
    .key = "measured_s", .title = "Measured", .kind = Kind::seconds, .hint = "Mean of the measured times"};
inline const Table::Column kPredicted{
    .key = "predicted_s", .title = "Predicted", .kind = Kind::seconds, .hint = "Time under the model"};
inline const Table::Column kAbsoluteError{.key = "abs_err_pct",
                                          .title = "Mean |error|",
                                          .kind = Kind::percent,
                                          .hint = "Mean absolute error of the messages",
                                          .digits = 3};
inline const Table::Column kWithin{.key = "within_10_pct",
                                   .title = "Within ±10 %",
                                   .kind = Kind::percent,
                                   .hint = "Share of the messages with |error| ≤ 10 %"};

inline TableCell meanOf(const MeanEstimate& estimate)
{
    return estimate.count > 0 ? TableCell(estimate.mean) : TableCell();
}

inline TableCell modelName(Report r, Index, Index m)
{
    return r.data.models[m].model;
}

inline TableCell modelKind(Report r, Index, Index m)
{
    return r.data.models[m].kind;
}

inline std::vector<std::string> modelNames(Report r)
{
    std::vector<std::string> names;
    for (const ModelErrors& model : r.data.models)
        names.push_back(model.model);
    return names;
}

} // namespace error_columns

} // namespace contraflow
