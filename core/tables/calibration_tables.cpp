// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/calibration_tables.h"

#include "core/analysis/calibration/calibration_text.h"
#include "core/base/text.h"
#include "core/tables/row_table.h"

namespace contraflow {

namespace {

using Kind = ColumnKind;
constexpr TableViews kOfJson = TableView::json;
constexpr std::string_view kHeldOutKey =
    "held_out_error_pct"; ///< people see the column where it says something

struct Ranked
{
    const RankedModel* model;
    std::size_t rank; ///< from 1

    /** Null of the first, which stands behind none. */
    [[nodiscard]] const PairedComparison* behind() const { return rank > 1 ? &model->toBest : nullptr; }
};

std::vector<Ranked> rankedModels(const Calibration& calibration)
{
    std::vector<Ranked> ranked;
    for (const RankedModel& model : calibration.ranking)
        ranked.push_back({&model, ranked.size() + 1});
    return ranked;
}

bool isEvaluated(const PairedComparison* comparison)
{
    return comparison && comparison->outcome != PairedComparison::Outcome::tooFewPatterns;
}

/** Percentage points, to two decimals for people. */
TableCell points(double value)
{
    return TableCell(value).shownAs(fixedText(value, 2));
}

TableCell leftOut(const Ranked& row, double (*figure)(const ErrorSummary& errors))
{
    return row.model->leftOut ? TableCell(figure(*row.model->leftOut)) : TableCell();
}

TableCell heldOut(const Ranked& row, double (*figure)(const ErrorSummary& errors))
{
    return row.model->heldOut ? TableCell(figure(*row.model->heldOut)) : TableCell();
}

TableCell intervalBehind(const Ranked& row)
{
    return isEvaluated(row.behind())
               ? TableCell(fixedText(row.behind()->low, 2) + " to " + fixedText(row.behind()->high, 2))
               : TableCell();
}

/** How a model stands to the first. */
TableCell comparisonWithFirst(const Ranked& row)
{
    if (!row.behind())
        return {};
    return row.behind()->outcome == PairedComparison::Outcome::better ? "worse" : word(row.behind()->outcome);
}

bool hasInterval(const FittedParameter& parameter)
{
    return parameter.standing != FittedParameter::Standing::withoutEffect;
}

const RowColumns<FittedParameter>& parameterColumns()
{
    using Row = const FittedParameter&;
    static const RowColumns<FittedParameter> columns{
        {{.key = "parameter",
          .title = "Parameter",
          .hint = "A parameter that was fitted",
          .json = "name",
          .width = 14},
         [](Row p) { return TableCell(p.name); }},
        {{.key = "value",
          .title = "Value",
          .kind = Kind::number,
          .hint = "Its value, as the model takes it",
          .digits = 3},
         [](Row p) { return TableCell(p.value); }},
        {{.key = "low",
          .title = "From (95 %)",
          .kind = Kind::number,
          .hint = "Lower end of the 95 % confidence interval",
          .brief = "from",
          .digits = 3},
         [](Row p) { return hasInterval(p) ? TableCell(p.low) : TableCell(); }},
        {{.key = "high",
          .title = "To (95 %)",
          .kind = Kind::number,
          .hint = "Upper end of the 95 % confidence interval",
          .brief = "to",
          .digits = 3},
         [](Row p) { return hasInterval(p) ? TableCell(p.high) : TableCell(); }},
        {{.key = "standing",
          .title = "Standing",
          .hint =
              "fitted, at-lower-bound or at-upper-bound of what was searched, or without-effect on any prediction",
          .views = kForMachines},
         [](Row p) { return TableCell(word(p.standing)); }},
        {{.key = "determined",
          .title = "Determined",
          .kind = Kind::flag,
          .hint = "Whether the interval leaves out some of what was searched",
          .views = kForMachines},
         [](Row p) { return TableCell::yesOrNo(!p.isUndetermined()); }},
        {{.key = "note", .title = "Note", .views = kForPeople, .width = 30},
         [](Row p) { return TableCell(parameterNote(p)); }},
    };
    return columns;
}

const RowColumns<Ranked>& rankingColumns()
{
    using Row = const Ranked&;
    using Errors = const ErrorSummary&;
    static const RowColumns<Ranked> columns{
        {{.key = "rank", .title = "Rank", .kind = Kind::count, .views = kForMachines},
         [](Row r) { return TableCell(r.rank); }},
        {{.key = "kind", .title = "Model", .hint = "Kind of the model", .width = 18},
         [](Row r) { return TableCell(r.model->fit.model.kind); }},
        {{.key = "left_out_error_pct",
          .title = "Left out",
          .kind = Kind::percent,
          .hint = "Mean |error| on patterns that were left out of the fit",
          .json = "left_out.mean_abs_error_pct",
          .digits = 3},
         [](Row r) { return leftOut(r, [](Errors e) { return e.absolute.mean; }); }},
        {{.key = "left_out.mean_error_pct", .views = kOfJson},
         [](Row r) { return leftOut(r, [](Errors e) { return e.mean; }); }},
        {{.key = "left_out.within_10_pct", .views = kOfJson},
         [](Row r) { return leftOut(r, [](Errors e) { return 100 * e.within; }); }},
        {{.key = "fitted_error_pct",
          .title = "Fitted",
          .kind = Kind::percent,
          .hint = "Mean |error| of the fit to all patterns",
          .json = "fitted.mean_abs_error_pct",
          .digits = 3},
         [](Row r) { return TableCell(r.model->fitted.absolute.mean); }},
        {{.key = "fitted.mean_error_pct", .views = kOfJson},
         [](Row r) { return TableCell(r.model->fitted.mean); }},
        {{.key = "fitted.within_10_pct", .views = kOfJson},
         [](Row r) { return TableCell(100 * r.model->fitted.within); }},
        {{.key = std::string(kHeldOutKey),
          .title = "Held out",
          .kind = Kind::percent,
          .hint = "Mean |error| on patterns that were held out of everything",
          .views = kForMachines,
          .json = "held_out.mean_abs_error_pct",
          .digits = 3},
         [](Row r) { return heldOut(r, [](Errors e) { return e.absolute.mean; }); }},
        {{.key = "held_out.mean_error_pct", .views = kOfJson},
         [](Row r) { return heldOut(r, [](Errors e) { return e.mean; }); }},
        {{.key = "held_out.within_10_pct", .views = kOfJson},
         [](Row r) { return heldOut(r, [](Errors e) { return 100 * e.within; }); }},
        {{.key = "within_10_pct",
          .title = "Within ±10 %",
          .kind = Kind::percent,
          .hint = "Share of the messages within ±10 %, left out of the fit where possible",
          .views = TableView::files | kForPeople,
          .digits = 1},
         [](Row r) {
             return TableCell(100 * (r.model->leftOut ? *r.model->leftOut : r.model->fitted).within);
         }},
        {{.key = "difference_points",
          .title = "Behind",
          .kind = Kind::number,
          .hint = "Percentage points of mean |error| more than the first",
          .json = "first_against_this.difference_points",
          .brief = "behind the first (points)"},
         [](Row r) { return r.behind() ? points(r.behind()->difference) : TableCell(); }},
        {{.key = "difference_low",
          .title = "Behind, from",
          .kind = Kind::number,
          .hint = "Lower end of the 95 % confidence interval of the difference",
          .views = kForMachines,
          .json = "first_against_this.low"},
         [](Row r) { return isEvaluated(r.behind()) ? TableCell(r.behind()->low) : TableCell(); }},
        {{.key = "difference_high",
          .title = "Behind, to",
          .kind = Kind::number,
          .hint = "Upper end of the 95 % confidence interval of the difference",
          .views = kForMachines,
          .json = "first_against_this.high"},
         [](Row r) { return isEvaluated(r.behind()) ? TableCell(r.behind()->high) : TableCell(); }},
        {{.key = "difference_interval", .title = "95 % interval", .views = kForPeople}, intervalBehind},
        {{.key = "comparison",
          .title = "Comparison",
          .hint = "Whether the model is worse than the first, or too close to call",
          .views = TableView::files | kForPeople,
          .width = 18},
         comparisonWithFirst},
        {{.key = "first_against_this.first", .views = kOfJson},
         [](Row r) { return r.behind() ? TableCell(word(r.behind()->outcome)) : TableCell(); }},
        {{.key = "interval_method", .views = kOfJson},
         [](Row r) { return TableCell(word(r.model->fit.method)); }},
        {{.key = "parameters", .views = kOfJson},
         [](Row r) { return TableCell::rows(parametersTable(r.model->fit)); }},
    };
    return columns;
}

/** A parameter with its model; null of a model without any. */
struct Fit
{
    Ranked ranked;
    const FittedParameter* parameter;
};

/** People see the ranking by itself. */
RowColumns<Fit> fitColumns()
{
    RowColumns<Fit> columns;
    for (const RowColumn<Ranked>& known : rankingColumns())
        if (known.column.views.contains(TableView::files)) {
            columns.push_back({known.column, [&known](const Fit& fit) { return known.cell(fit.ranked); }});
            if (known.column.key != "kind")
                columns.back().column.views = TableView::files;
        }
    for (const RowColumn<FittedParameter>& known : parameterColumns())
        columns.push_back({known.column, [&known](const Fit& fit) {
                               return fit.parameter ? known.cell(*fit.parameter) : TableCell();
                           }});
    return columns;
}

} // namespace

Table rankingTable(const Calibration& calibration)
{
    RowColumns<Ranked> columns = rankingColumns();
    for (RowColumn<Ranked>& known : columns)
        if (known.column.key == kHeldOutKey && !calibration.heldOut.patterns.empty())
            known.column.views = kEverywhere;
    return tableOf("ranking", "Ranking", columns, rankedModels(calibration));
}

Table fitsTable(const Calibration& calibration)
{
    std::vector<Fit> rows;
    for (const Ranked& ranked : rankedModels(calibration)) {
        for (const FittedParameter& parameter : ranked.model->fit.parameters)
            rows.push_back({ranked, &parameter});
        if (ranked.model->fit.parameters.empty())
            rows.push_back({ranked, nullptr});
    }
    return tableOf("fits", "Fitted parameters", fitColumns(), rows);
}

Table fitsHeading()
{
    return fitsTable({});
}

Table parametersTable(const ModelFit& fit)
{
    return tableOf("parameters", "Fitted parameters", parameterColumns(), fit.parameters);
}

Table failedModelsTable(const Calibration& calibration)
{
    Table table("failed", "Models that were left out", {{"kind", "Model"}, {"reason", "Reason"}});
    for (const FailedModel& failed : calibration.failed)
        table.addRow({failed.kind, failed.reason});
    return table;
}

Table findingsTable(const Calibration& calibration)
{
    Table table("verdict", "Traffic both ways",
                {{"subject", "Subject"},
                 {"support", "Support"},
                 {"sentence", "Finding"},
                 {"sharing_against_none.difference_points", "Sharing against none", Kind::number},
                 {"sharing_against_none.low", "From", Kind::number},
                 {"sharing_against_none.high", "To", Kind::number},
                 {"sharing_against_none.first", "Sharing"}});
    for (const DuplexFinding& finding : calibration.verdict.findings) {
        std::vector<TableCell> cells{word(finding.subject), word(finding.support), finding.sentence};
        if (const auto& sharing = finding.withSharing) {
            const bool hasInterval = isEvaluated(&*sharing);
            cells.insert(cells.end(),
                         {sharing->difference, hasInterval ? TableCell(sharing->low) : TableCell(),
                          hasInterval ? TableCell(sharing->high) : TableCell(), word(sharing->outcome)});
        }
        table.addRow(std::move(cells));
    }
    return table;
}

Table suggestedRunsTable(const Calibration& calibration)
{
    Table table("suggested-runs", "Runs that would tell more",
                {{"recipe", "Recipe"}, {"command", "Command"}, {"reason", "Reason"}});
    for (const SuggestedRun& run : calibration.verdict.runs)
        table.addRow({run.pattern, run.command, run.reason});
    return table;
}

} // namespace contraflow
