// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/calibration_tables.h"

#include "core/analysis/calibration/calibration_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/sharing/gige_penalty.h"
#include "core/sharing/kind_title.h"
#include "core/tables/row_table.h"

#include <array>
#include <map>

namespace contraflow {

namespace {

using Kind = ColumnKind;

/** What a calibration found besides its models. */
struct Figure
{
    std::string of;
    std::string what;
    TableCell now;
    TableCell found;
    TableCell low;
    TableCell high;
    std::string note;
    FigureSource source;
};

Figure figure(std::string of, std::string what, Dimension dimension, const Estimate& estimate,
              std::string note, FigureSource source)
{
    return {std::move(of),
            std::move(what),
            {},
            inBaseUnit(dimension, estimate.value),
            inBaseUnit(dimension, estimate.low),
            inBaseUnit(dimension, estimate.high),
            std::move(note),
            source};
}

constexpr std::array kFigureCells{&Figure::now, &Figure::found, &Figure::low, &Figure::high};

/** Figures of several dimensions stand below one another, those of each in one unit. */
void writeInCommonUnits(std::vector<Figure>& figures)
{
    std::map<Dimension, ValueExtent> extents;
    for (Figure& figure : figures)
        for (TableCell Figure::*member : kFigureCells)
            if (const TableCell& cell = figure.*member; cell.unit())
                extents[cell.unit()->dimension].take(*cell.number());
    for (Figure& figure : figures)
        for (TableCell Figure::*member : kFigureCells) {
            TableCell& cell = figure.*member;
            if (!cell.unit())
                continue;
            const double value = *cell.number();
            const Unit* const unit = commonUnit(cell.unit()->dimension, extents[cell.unit()->dimension]);
            cell = TableCell(value).shownAs(textInUnit(unit ? *unit : *cell.unit(), value));
        }
}

void addCapacities(std::vector<Figure>& figures, const Calibration& calibration)
{
    for (const CapacityFit& fit : calibration.capacities) {
        if (fit.hasEffect)
            figures.push_back(
                figure(fit.links, sentence("bandwidth"), Dimension::bandwidth, fit.fitted,
                       sentence("with %1", {kindTitle(calibration.ranking.front().fit.model.kind)}), &fit));
        else
            figures.push_back({fit.links,
                               sentence("bandwidth"),
                               {},
                               {},
                               {},
                               {},
                               sentence("holds up no measured message"),
                               &fit});
        figures.back().now = inBaseUnit(Dimension::bandwidth, fit.present);
    }
}

void addBenchmarks(std::vector<Figure>& figures, const Calibration& calibration)
{
    for (const BenchmarkFit& fit : calibration.benchmarks) {
        const std::string name = fit.kind + " " + fit.name;
        const std::string note =
            sentence("%1 % mean |error| from %2 to %3",
                     {groupedNumber(fixedText(fit.error, 1)), displayText(Dimension::size, fit.smallest),
                      displayText(Dimension::size, fit.largest)});
        if (!fit.problem.empty()) {
            figures.push_back({name, {}, {}, {}, {}, {}, fit.problem, &fit});
            continue;
        }
        if (fit.startUp)
            figures.push_back(
                figure(name, sentence("start-up"), Dimension::duration, *fit.startUp, note, &fit));
        if (fit.bandwidth)
            figures.push_back(
                figure(name, sentence("bandwidth"), Dimension::bandwidth, *fit.bandwidth, note, &fit));
    }
}

void addFormulas(std::vector<Figure>& figures, const GigeFormulas& gige)
{
    const std::string title = kindTitle(GigePenalty::kKind);
    const auto add = [&](const std::string& pattern, const char* what, double value, std::string note) {
        figures.push_back({pattern, what, {}, value, {}, {}, std::move(note), &gige});
    };
    for (const FanOutBeta& fan : gige.fanOuts)
        add(fan.pattern, "beta", fan.beta,
            sentence("%1, from a fan-out of %2", {title, groupedCount(fan.fan)}));
    for (const CompleteGraphGammas& graph : gige.completeGraphs) {
        const std::string note = sentence("%1, from K4 with beta %2", {title, roundedText(graph.beta, 3)});
        add(graph.pattern, "gamma_o", graph.gammaOut, note);
        add(graph.pattern, "gamma_i", graph.gammaIn, note);
    }
}

std::vector<Figure> figuresOf(const Calibration& calibration)
{
    std::vector<Figure> figures;
    addCapacities(figures, calibration);
    addBenchmarks(figures, calibration);
    addFormulas(figures, calibration.gige);
    writeInCommonUnits(figures);
    return figures;
}

} // namespace

Table gigeFormulasTable(const Calibration& calibration)
{
    Table table("gige-formulas", "Gigabit Ethernet penalties by the published formulas",
                {{"pattern", "Pattern"},
                 {"fan", "Fan-out", Kind::count},
                 {"beta", "β", Kind::number},
                 {"gamma_o", "γo", Kind::number},
                 {"gamma_i", "γi", Kind::number}});
    for (const FanOutBeta& fan : calibration.gige.fanOuts)
        table.addRow({fan.pattern, fan.fan, fan.beta});
    for (const CompleteGraphGammas& graph : calibration.gige.completeGraphs)
        table.addRow({graph.pattern, {}, graph.beta, graph.gammaOut, graph.gammaIn});
    return table;
}

Table residualsTable(const Project& project, const Calibration& calibration)
{
    Table table("residuals", "Errors of the first model",
                {{"pattern", "Pattern"},
                 {"message", "Message"},
                 {"measured_s", "Measured", Kind::seconds},
                 {"fitted_s", "Fitted", Kind::seconds},
                 {"left_out_s", "Left out of the fit", Kind::seconds}});
    if (calibration.ranking.empty())
        return table;
    const ModelFit& fit = calibration.ranking.front().fit;
    const TrainingData& data = calibration.data;
    for (std::size_t p = 0; p < data.patterns.size(); ++p) {
        const TrainingPattern& pattern = data.patterns[p];
        const auto& rows =
            findByName(project.workloads, project.scenarios[pattern.scenario].workload)->messages;
        for (std::size_t i = 0; i < pattern.observations.size(); ++i) {
            const std::size_t at = data.offset(p) + i;
            table.addRow({pattern.name, rows[pattern.placed.messages[pattern.observations[i].message].row].id,
                          data.measured[at], fit.fitted[at],
                          fit.leftOut.empty() ? TableCell() : TableCell(fit.leftOut[at])});
        }
    }
    return table;
}

Table figuresTable(const Calibration& calibration)
{
    static const RowColumns<Figure> columns{
        {textColumn("of", "Of").wide(14), [](const Figure& f) { return f.of; }},
        {textColumn("what", "What"), [](const Figure& f) { return f.what; }},
        {numberColumn("now", "Now", "What the project says"), [](const Figure& f) { return f.now; }},
        {numberColumn("found", "Found").withDigits(3), [](const Figure& f) { return f.found; }},
        {numberColumn("low", "From", "Lower end of the 95 % confidence interval"),
         [](const Figure& f) { return f.low; }},
        {numberColumn("high", "To", "Upper end of the 95 % confidence interval"),
         [](const Figure& f) { return f.high; }},
        {textColumn("note", "Note").wide(30), [](const Figure& f) { return f.note; }},
    };
    return tableOf("figures", "Bandwidths, start-up times and formulas", columns, figuresOf(calibration));
}

std::vector<FigureSource> figureSources(const Calibration& calibration)
{
    return mapped<FigureSource>(figuresOf(calibration), &Figure::source);
}

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
    const bool isWorse = row.behind()->outcome == PairedComparison::Outcome::better; // the first is
    const std::string_view outcome = word(isWorse ? PairedComparison::Outcome::worse : row.behind()->outcome);
    return TableCell(outcome).shownAs(sentence(outcome));
}

bool hasInterval(const FittedParameter& parameter)
{
    return parameter.standing != FittedParameter::Standing::withoutEffect;
}

const RowColumns<FittedParameter>& parameterColumns()
{
    using Row = const FittedParameter&;
    static const RowColumns<FittedParameter> columns{
        {textColumn("parameter", "Parameter", "A parameter that was fitted").inJson("name").wide(14),
         [](Row p) { return p.name; }},
        {numberColumn("value", "Value", "Its value, as the model takes it").withDigits(3),
         [](Row p) { return p.value; }},
        {numberColumn("low", "From (95 %)", "Lower end of the 95 % confidence interval")
             .inBrief("from")
             .withDigits(3),
         [](Row p) { return hasInterval(p) ? TableCell(p.low) : TableCell(); }},
        {numberColumn("high", "To (95 %)", "Upper end of the 95 % confidence interval")
             .inBrief("to")
             .withDigits(3),
         [](Row p) { return hasInterval(p) ? TableCell(p.high) : TableCell(); }},
        {textColumn(
             "standing", "Standing",
             "fitted, at-lower-bound or at-upper-bound of what was searched, or without-effect on any prediction")
             .shownIn(kForMachines),
         [](Row p) { return word(p.standing); }},
        {flagColumn("determined", "Determined", "Whether the interval leaves out some of what was searched")
             .shownIn(kForMachines),
         [](Row p) { return TableCell::yesOrNo(!p.isUndetermined()); }},
        {textColumn("note", "Note").shownIn(kForPeople).wide(30), [](Row p) { return parameterNote(p); }},
    };
    return columns;
}

const RowColumns<Ranked>& rankingColumns()
{
    using Row = const Ranked&;
    using Errors = const ErrorSummary&;
    static const RowColumns<Ranked> columns{
        {countColumn("rank", "Rank").shownIn(kForMachines), [](Row r) { return r.rank; }},
        {textColumn("kind", "Model", "Kind of the model")
             .shownIn(kForMachines | TableView::brief | TableView::report)
             .wide(18),
         [](Row r) { return r.model->fit.model.kind; }},
        {textColumn("title", "Model", "Kind of the model").shownIn(TableView::sheets).wide(18),
         [](Row r) { return kindTitle(r.model->fit.model.kind); }},
        {percentColumn("left_out_error_pct", "Left out",
                       "Mean |error| on patterns that were left out of the fit")
             .inJson("left_out.mean_abs_error_pct")
             .withDigits(3),
         [](Row r) { return leftOut(r, [](Errors e) { return e.absolute.mean; }); }},
        {textColumn("left_out.mean_error_pct").shownIn(kOfJson),
         [](Row r) { return leftOut(r, [](Errors e) { return e.mean; }); }},
        {textColumn("left_out.within_10_pct").shownIn(kOfJson),
         [](Row r) { return leftOut(r, [](Errors e) { return 100 * e.within; }); }},
        {percentColumn("fitted_error_pct", "Fitted", "Mean |error| of the fit to all patterns")
             .inJson("fitted.mean_abs_error_pct")
             .withDigits(3),
         [](Row r) { return r.model->fitted.absolute.mean; }},
        {textColumn("fitted.mean_error_pct").shownIn(kOfJson), [](Row r) { return r.model->fitted.mean; }},
        {textColumn("fitted.within_10_pct").shownIn(kOfJson),
         [](Row r) { return 100 * r.model->fitted.within; }},
        {percentColumn(std::string(kHeldOutKey), "Held out",
                       "Mean |error| on patterns that were held out of everything")
             .shownIn(kForMachines)
             .inJson("held_out.mean_abs_error_pct")
             .withDigits(3),
         [](Row r) { return heldOut(r, [](Errors e) { return e.absolute.mean; }); }},
        {textColumn("held_out.mean_error_pct").shownIn(kOfJson),
         [](Row r) { return heldOut(r, [](Errors e) { return e.mean; }); }},
        {textColumn("held_out.within_10_pct").shownIn(kOfJson),
         [](Row r) { return heldOut(r, [](Errors e) { return 100 * e.within; }); }},
        {percentColumn("within_10_pct", "Within ±10 %",
                       "Share of the messages within ±10 %, left out of the fit where possible")
             .shownIn(TableView::files | kForPeople)
             .withDigits(1),
         [](Row r) { return 100 * (r.model->leftOut ? *r.model->leftOut : r.model->fitted).within; }},
        {numberColumn("difference_points", "Behind", "Percentage points of mean |error| more than the first")
             .inJson("first_against_this.difference_points")
             .inBrief("behind the first (points)"),
         [](Row r) { return r.behind() ? points(r.behind()->difference) : TableCell(); }},
        {numberColumn("difference_low", "Behind, from",
                      "Lower end of the 95 % confidence interval of the difference")
             .shownIn(kForMachines)
             .inJson("first_against_this.low"),
         [](Row r) { return isEvaluated(r.behind()) ? TableCell(r.behind()->low) : TableCell(); }},
        {numberColumn("difference_high", "Behind, to",
                      "Upper end of the 95 % confidence interval of the difference")
             .shownIn(kForMachines)
             .inJson("first_against_this.high"),
         [](Row r) { return isEvaluated(r.behind()) ? TableCell(r.behind()->high) : TableCell(); }},
        {textColumn("difference_interval", "95 % interval").shownIn(kForPeople), intervalBehind},
        {textColumn("comparison", "Comparison",
                    "Whether the model is worse than the first, or too close to call")
             .shownIn(TableView::files | kForPeople)
             .wide(18),
         comparisonWithFirst},
        {textColumn("first_against_this.first").shownIn(kOfJson),
         [](Row r) { return r.behind() ? TableCell(word(r.behind()->outcome)) : TableCell(); }},
        {textColumn("interval_method").shownIn(kOfJson), [](Row r) { return word(r.model->fit.method); }},
        {textColumn("parameters").shownIn(kOfJson),
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

} // namespace contraflow
