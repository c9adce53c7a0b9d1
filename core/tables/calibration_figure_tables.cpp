// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/tables/calibration_tables.h"
#include "core/tables/row_table.h"

#include <cmath>

namespace contraflow {

namespace {

using Kind = ColumnKind;

/** A value and its 95 % confidence interval, one object of JSON. */
template<typename Row>
void addEstimate(RowColumns<Row>& columns, const Table::Column& of,
                 std::function<const Estimate*(const Row& row)> estimate)
{
    const auto add = [&](const char* member, double Estimate::*field) {
        Table::Column part = of;
        part.json = of.key + "." + member;
        part.key += std::string("_") + member;
        columns.push_back({std::move(part), [estimate, field](const Row& row) {
                               const Estimate* known = estimate(row);
                               return known ? TableCell(known->*field) : TableCell();
                           }});
    };
    add("value", &Estimate::value);
    add("low", &Estimate::low);
    add("high", &Estimate::high);
}

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

TableCell shown(Dimension dimension, double value)
{
    return TableCell(value).shownAs(std::isinf(value) ? "unlimited" : displayText(dimension, value));
}

Figure figure(std::string of, const char* what, Dimension dimension, const Estimate& estimate,
              std::string note, FigureSource source)
{
    return {std::move(of),
            what,
            {},
            shown(dimension, estimate.value),
            shown(dimension, estimate.low),
            shown(dimension, estimate.high),
            std::move(note),
            source};
}

void addCapacities(std::vector<Figure>& figures, const Calibration& calibration)
{
    for (const CapacityFit& fit : calibration.capacities) {
        if (fit.hasEffect)
            figures.push_back(figure(fit.links, "bandwidth", Dimension::bandwidth, fit.fitted,
                                     "with " + calibration.ranking.front().fit.model.kind, &fit));
        else
            figures.push_back({fit.links, "bandwidth", {}, {}, {}, {}, "holds up no measured message", &fit});
        figures.back().now = shown(Dimension::bandwidth, fit.present);
    }
}

void addBenchmarks(std::vector<Figure>& figures, const Calibration& calibration)
{
    for (const BenchmarkFit& fit : calibration.benchmarks) {
        const std::string name = fit.kind + " " + fit.name;
        const std::string note = fixedText(fit.error, 1) + " % mean |error| from " +
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
        add(fan.pattern, "beta", fan.beta, "a fan-out of " + std::to_string(fan.fan));
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
    return figures;
}

} // namespace

Table learntRangeTable(const Calibration& calibration)
{
    using Row = const TrafficRange&;
    static const RowColumns<TrafficRange> columns{
        {{.key = "smallest_bytes", .title = "Smallest", .kind = Kind::bytes},
         [](Row r) { return TableCell(r.smallest); }},
        {{.key = "largest_bytes", .title = "Largest", .kind = Kind::bytes},
         [](Row r) { return TableCell(r.largest); }},
        {{.key = "messages", .title = "Messages", .kind = Kind::count},
         [](Row r) { return TableCell(r.messages); }},
        {{.key = "out_of_a_node", .title = "Out of a node", .kind = Kind::count},
         [](Row r) { return TableCell(r.outgoing); }},
        {{.key = "into_a_node", .title = "Into a node", .kind = Kind::count},
         [](Row r) { return TableCell(r.incoming); }},
        {{.key = "nodes", .title = "Nodes", .kind = Kind::count}, [](Row r) { return TableCell(r.nodes); }},
    };
    std::vector<TrafficRange> rows{calibration.learntRange()};
    if (rows.front().messages == 0)
        rows.clear();
    return tableOf("learnt-range", "What was learnt from", columns, rows);
}

Table capacitiesTable(const Calibration& calibration)
{
    RowColumns<CapacityFit> columns{
        {{.key = "links", .title = "Links"}, [](const CapacityFit& fit) { return TableCell(fit.links); }},
        {{.key = "present_bytes_per_s", .title = "Present", .kind = Kind::bytesPerSecond},
         [](const CapacityFit& fit) { return TableCell(fit.present); }},
    };
    addEstimate<CapacityFit>(columns,
                             {.key = "fitted_bytes_per_s", .title = "Fitted", .kind = Kind::bytesPerSecond},
                             [](const CapacityFit& fit) { return fit.hasEffect ? &fit.fitted : nullptr; });
    return tableOf("capacities", "Bandwidths of links", columns, calibration.capacities);
}

Table benchmarkFitsTable(const Calibration& calibration)
{
    using Row = const BenchmarkFit&;
    RowColumns<BenchmarkFit> columns{
        {{.key = "benchmark", .title = "Benchmark"}, [](Row fit) { return TableCell(fit.name); }},
        {{.key = "kind", .title = "Kind"}, [](Row fit) { return TableCell(fit.kind); }},
        {{.key = "mean_abs_error_pct", .title = "Mean |error|", .kind = Kind::percent},
         [](Row fit) { return TableCell(fit.error); }},
        {{.key = "problem", .title = "Problem"}, [](Row fit) { return TableCell(fit.problem); }},
    };
    addEstimate<BenchmarkFit>(columns, {.key = "alpha_s", .title = "Start-up", .kind = Kind::seconds},
                              [](Row fit) { return fit.startUp ? &*fit.startUp : nullptr; });
    addEstimate<BenchmarkFit>(
        columns, {.key = "bandwidth_bytes_per_s", .title = "Bandwidth", .kind = Kind::bytesPerSecond},
        [](Row fit) { return fit.bandwidth ? &*fit.bandwidth : nullptr; });
    return tableOf("benchmark-fits", "Fitted benchmarks", columns, calibration.benchmarks);
}

Table gigeFormulasTable(const Calibration& calibration)
{
    Table table("gige-formulas", "gige-penalty by the published formulas",
                {{.key = "pattern", .title = "Pattern"},
                 {.key = "fan", .title = "Fan-out", .kind = Kind::count},
                 {.key = "beta", .title = "β", .kind = Kind::number},
                 {.key = "gamma_o", .title = "γo", .kind = Kind::number},
                 {.key = "gamma_i", .title = "γi", .kind = Kind::number}});
    for (const FanOutBeta& fan : calibration.gige.fanOuts)
        table.addRow({fan.pattern, fan.fan, fan.beta});
    for (const CompleteGraphGammas& graph : calibration.gige.completeGraphs)
        table.addRow({graph.pattern, {}, graph.beta, graph.gammaOut, graph.gammaIn});
    return table;
}

Table residualsTable(const Project& project, const Calibration& calibration)
{
    Table table("residuals", "Errors of the first model",
                {{.key = "pattern", .title = "Pattern"},
                 {.key = "message", .title = "Message"},
                 {.key = "measured_s", .title = "Measured", .kind = Kind::seconds},
                 {.key = "fitted_s", .title = "Fitted", .kind = Kind::seconds},
                 {.key = "left_out_s", .title = "Left out of the fit", .kind = Kind::seconds}});
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
        {{.key = "of", .title = "Of", .width = 14}, [](const Figure& f) { return TableCell(f.of); }},
        {{.key = "what", .title = "What"}, [](const Figure& f) { return TableCell(f.what); }},
        {{.key = "now", .title = "Now", .kind = Kind::number, .hint = "What the project says"},
         [](const Figure& f) { return f.now; }},
        {{.key = "found", .title = "Found", .kind = Kind::number, .digits = 3},
         [](const Figure& f) { return f.found; }},
        {{.key = "low",
          .title = "From",
          .kind = Kind::number,
          .hint = "Lower end of the 95 % confidence interval"},
         [](const Figure& f) { return f.low; }},
        {{.key = "high",
          .title = "To",
          .kind = Kind::number,
          .hint = "Upper end of the 95 % confidence interval"},
         [](const Figure& f) { return f.high; }},
        {{.key = "note", .title = "Note", .width = 30}, [](const Figure& f) { return TableCell(f.note); }},
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
