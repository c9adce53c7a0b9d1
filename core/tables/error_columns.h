// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_report.h"
#include "core/tables/row_table.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** Whether a figure is one of the row, or the row has one under each model. */
enum class FigureOf
{
    row,
    model,
};

/** In place of a model where a figure of the row is asked for. */
inline constexpr std::size_t kAnyModel = static_cast<std::size_t>(-1);

/** One figure of rows of which several models say something. */
struct ErrorColumn
{
    Table::Column column;
    std::function<TableCell(const ErrorReport& report, std::size_t row, std::size_t model)> cell;
    FigureOf of = FigureOf::row;
};

using ErrorColumns = std::vector<ErrorColumn>;

/** All that is known of one kind of such rows, described once; the tables below are made of it, and it must
 * live as long as they do. */
struct ErrorRows
{
    const char* name;
    const char* title;
    ErrorColumns columns;
    std::size_t (*rowCount)(const ErrorReport& report);
    std::vector<std::string> (*models)(const ErrorReport& report); ///< their names
    bool (*isKnown)(const ErrorReport& report, std::size_t row, std::size_t model);

    /** The columns as they are described, without a row. */
    [[nodiscard]] Table heading() const { return headingOf(name, title, columns); }
};

// All that sheets, commands, reports and files show of errors. Published: a column keeps its key, meaning and
// place in files; new ones come last.

/** For JSON: what the models say of one row, as rows of its own. */
[[nodiscard]] TableCell modelsOfRow(const ErrorRows& known, const ErrorReport& report, std::size_t row);

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

// What several kinds of rows have. Views for people get names where there are several to tell apart.
inline const Table::Column kProject = textColumn("project", "Project").shownIn(kForMachines);
inline const Table::Column kMeasurement = textColumn("measurement", "Measurement").shownIn(kInFull);
inline const Table::Column kScenario = textColumn("scenario", "Scenario", "The scenario that was measured");
inline const Table::Column kModel =
    textColumn("model", "Model", "Name of the model in the project, or its kind");
inline const Table::Column kModelKind = textColumn("kind", "Kind", "Kind of the model").shownIn(kForMachines);
inline const Table::Column kNodes = countColumn("nodes", "|N|", "Number of nodes");
inline const Table::Column kDegree = countColumn("d", "d", "Degree of the patterns");
inline const Table::Column kMessages =
    countColumn("messages", "Messages", "Number of messages that were measured and predicted");
inline const Table::Column kSteps = countColumn(
    "steps", "Steps", "Number of steps of the pattern, or of those in which the message is active");
inline const Table::Column kMeasured = secondsColumn("measured_s", "Measured", "Mean of the measured times");
inline const Table::Column kPredicted = secondsColumn("predicted_s", "Predicted", "Time under the model");
inline const Table::Column kAbsoluteError =
    percentColumn("abs_err_pct", "Mean |error|", "Mean absolute error of the messages").withDigits(3);
inline const Table::Column kWithin =
    percentColumn("within_10_pct", "Within ±10 %", "Share of the messages with |error| ≤ 10 %");

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
