// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/common_unit.h"
#include "core/base/text.h"
#include "core/tables/calibration_tables.h"
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

Figure figure(std::string of, const char* what, Dimension dimension, const Estimate& estimate,
              std::string note, FigureSource source)
{
    return {std::move(of),
            what,
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
            figures.push_back(figure(fit.links, "bandwidth", Dimension::bandwidth, fit.fitted,
                                     "with " + calibration.ranking.front().fit.model.kind, &fit));
        else
            figures.push_back({fit.links, "bandwidth", {}, {}, {}, {}, "holds up no measured message", &fit});
        figures.back().now = inBaseUnit(Dimension::bandwidth, fit.present);
    }
}

void addBenchmarks(std::vector<Figure>& figures, const Calibration& calibration)
{
    for (const BenchmarkFit& fit : calibration.benchmarks) {
        const std::string name = fit.kind + " " + fit.name;
        const std::string note = groupedNumber(fixedText(fit.error, 1)) + " % mean |error| from " +
                                 displayText(Dimension::size, fit.smallest) + " to " +
                                 displayText(Dimension::size, fit.largest);
        if (!fit.problem.empty()) {
            figures.push_back({name, {}, {}, {}, {}, {}, fit.problem, &fit});
            continue;
        }
        if (fit.startUp)
            figures.push_back(figure(name, "start-up", Dimension::duration, *fit.startUp, note, &fit));
        if (fit.bandwidth)
            figures.push_back(figure(name, "bandwidth", Dimension::bandwidth, *fit.bandwidth, note, &fit));
    }
}

void addFormulas(std::vector<Figure>& figures, const GigeFormulas& gige)
{
    const auto add = [&](const std::string& pattern, const char* what, double value, std::string note) {
        figures.push_back({pattern, what, {}, value, {}, {}, "gige-penalty, from " + std::move(note), &gige});
    };
    for (const FanOutBeta& fan : gige.fanOuts)
        add(fan.pattern, "beta", fan.beta, "a fan-out of " + groupedCount(fan.fan));
    for (const CompleteGraphGammas& graph : gige.completeGraphs) {
        const std::string note = "K4 with beta " + roundedText(graph.beta, 3);
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
    Table table("gige-formulas", "gige-penalty by the published formulas",
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
    std::vector<FigureSource> sources;
    for (const Figure& figure : figuresOf(calibration))
        sources.push_back(figure.source);
    return sources;
}

} // namespace contraflow
