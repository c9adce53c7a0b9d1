// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/placement_tables.h"

#include "core/base/text.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

#include <vector>

namespace contraflow {

namespace {

using Kind = ColumnKind;

struct PlacementRow
{
    const PlacementStudy& study;
    const ComparedPlacement& placement;
    TableCell name;
    PlacementTimes times;
    bool hasTraffic = true;
};

/** A figure of the random samples, which only their row has. */
TableCell ofSamples(const PlacementRow& row, double Spread::*figure)
{
    const auto& samples = row.study.samples;
    return row.placement.way == PlacementWay::random && samples ? TableCell(samples->makespans.*figure)
                                                                : TableCell();
}

TableCell sampleCount(const PlacementRow& row)
{
    const auto& samples = row.study.samples;
    return row.placement.way == PlacementWay::random && samples ? TableCell(samples->times.size())
                                                                : TableCell();
}

TableCell bestSeed(const PlacementRow& row)
{
    const auto& samples = row.study.samples;
    return row.placement.way == PlacementWay::random && samples
               ? TableCell(row.study.request.seed + samples->best)
               : TableCell();
}

/** Nothing of a placement that cannot run. */
TableCell timeOf(const PlacementRow& row, double PlacementTimes::*time)
{
    return row.placement.canRun() ? TableCell(row.times.*time) : TableCell();
}

TableCell gain(const PlacementRow& row)
{
    if (!row.placement.canRun())
        return {};
    TableCell percent(row.study.gainPercent(row.times));
    return row.placement.way == PlacementWay::present ? std::move(percent).shownAs("") : percent;
}

TableCell trafficPercent(const PlacementRow& row, double PlacementTraffic::*share)
{
    return row.placement.canRun() && row.hasTraffic ? TableCell(100 * row.placement.traffic.*share)
                                                    : TableCell();
}

TableCell busiestChannel(const PlacementRow& row)
{
    const auto& busiest = row.placement.traffic.busiest;
    return row.placement.canRun() && row.hasTraffic && busiest
               ? TableCell(row.study.problem.network->channelName(*busiest))
               : TableCell();
}

TableCell busyTime(const PlacementRow& row)
{
    return busiestChannel(row).isEmpty() ? TableCell() : TableCell(row.placement.traffic.busySeconds);
}

using Of = const PlacementRow&;

/** The spread of the samples: columns of their own in files, an object in JSON. */
const RowColumns<PlacementRow>& spreadColumns()
{
    static const RowColumns<PlacementRow> columns{
        {{.key = "draws",
          .title = "Samples",
          .kind = Kind::count,
          .hint = "How many random samples were taken",
          .views = kForMachines,
          .json = "count"},
         sampleCount},
        {{.key = "least_s",
          .title = "Least",
          .kind = Kind::seconds,
          .hint = "The shortest makespan of the samples",
          .views = kForMachines},
         [](Of r) { return ofSamples(r, &Spread::least); }},
        {{.key = "lower_quartile_s",
          .title = "Lower quartile",
          .kind = Kind::seconds,
          .hint = "The makespan below which a quarter of the samples lie",
          .views = kForMachines},
         [](Of r) { return ofSamples(r, &Spread::lowerQuartile); }},
        {{.key = "median_s",
          .title = "Median",
          .kind = Kind::seconds,
          .hint = "The median makespan of the samples",
          .views = kForMachines},
         [](Of r) { return ofSamples(r, &Spread::median); }},
        {{.key = "upper_quartile_s",
          .title = "Upper quartile",
          .kind = Kind::seconds,
          .hint = "The makespan below which three quarters of the samples lie",
          .views = kForMachines},
         [](Of r) { return ofSamples(r, &Spread::upperQuartile); }},
        {{.key = "greatest_s",
          .title = "Greatest",
          .kind = Kind::seconds,
          .hint = "The longest makespan of the samples",
          .views = kForMachines},
         [](Of r) { return ofSamples(r, &Spread::greatest); }},
        {{.key = "mean_s",
          .title = "Mean",
          .kind = Kind::seconds,
          .hint = "The mean makespan of the samples",
          .views = kForMachines},
         [](Of r) { return ofSamples(r, &Spread::mean); }},
        {{.key = "best_seed",
          .title = "Best seed",
          .kind = Kind::count,
          .hint = "The seed of the sample with the shortest makespan",
          .views = kForMachines},
         bestSeed},
    };
    return columns;
}

RowColumns<PlacementRow> placementColumns()
{
    RowColumns<PlacementRow> columns{
        {{.key = "scenario", .title = "Scenario", .views = TableView::files},
         [](Of r) { return TableCell(r.study.problem.scenario); }},
        {{.key = "model", .title = "Model", .views = TableView::files},
         [](Of r) { return TableCell(r.study.problem.model); }},
        {{.key = "policy", .title = "Placement", .width = 24}, [](Of r) { return r.name; }},
        {{.key = "makespan_s",
          .title = "Makespan",
          .kind = Kind::seconds,
          .hint = "Of random placements the median of the draws"},
         [](Of r) { return timeOf(r, &PlacementTimes::makespan); }},
        {{.key = "mean_time_s",
          .title = "Mean time",
          .kind = Kind::seconds,
          .hint = "Mean time of the messages",
          .order = 2},
         [](Of r) { return timeOf(r, &PlacementTimes::mean); }},
        {{.key = "gain_pct",
          .title = "Gain",
          .kind = Kind::percent,
          .hint = "By how much the makespan is shorter than the present one",
          .order = 1},
         gain},
    };
    for (RowColumn<PlacementRow> column : spreadColumns()) {
        column.column.views = TableView::files;
        columns.push_back(std::move(column));
    }
    columns.insert(
        columns.end(),
        {{{.key = "within_nodes_pct",
           .title = "In nodes",
           .kind = Kind::percent,
           .hint = "Share of the bytes that stay inside a node",
           .brief = "within nodes",
           .order = 3},
          [](Of r) { return trafficPercent(r, &PlacementTraffic::withinNodes); }},
         {{.key = "between_switches_pct",
           .title = "Across",
           .kind = Kind::percent,
           .hint = "Share of the bytes that go from one switch to another",
           .brief = "between switches",
           .order = 3},
          [](Of r) { return trafficPercent(r, &PlacementTraffic::betweenSwitches); }},
         {{.key = "busiest_channel",
           .title = "Busiest channel",
           .hint = "The channel that needs longest for what goes through it",
           .order = 3,
           .width = 19},
          busiestChannel},
         {{.key = "busiest_s",
           .title = "Busy for",
           .kind = Kind::seconds,
           .hint = "How long the busiest channel needs at full speed",
           .order = 3},
          busyTime},
         {{.key = "problem",
           .title = "Cannot run",
           .hint = "Why the placement cannot run",
           .views = kInFull,
           .order = 4,
           .width = 40},
          [](Of r) { return r.placement.canRun() ? TableCell() : TableCell(r.placement.problem); }},
         {withoutColumn(TableView::files), [](Of r) { return withoutCell(r.study.problem.without); }}});
    return columns;
}

std::vector<PlacementRow> rowsOf(const PlacementStudy& study, PlacementRows wanted, const WayTitle& titleOf)
{
    std::vector<PlacementRow> rows;
    for (const ComparedPlacement& placement : study.compared) {
        const std::string name(placementName(placement.way));
        const std::string title = titleOf ? titleOf(placement.way) : name;
        const bool isSpread = placement.way == PlacementWay::random && study.samples;
        if (wanted == PlacementRows::withBestSample && !placement.canRun())
            continue;
        const std::string median =
            isSpread ? title + ", median of " + groupedCount(study.samples->times.size()) : title;
        const bool hasOwnBest = isSpread && wanted == PlacementRows::withBestSample;
        rows.push_back({study, placement, TableCell(name).shownAs(median), placement.times, !hasOwnBest});
        if (hasOwnBest) {
            const std::string best =
                title + ", best (seed " + std::to_string(study.request.seed + study.samples->best) + ")";
            rows.push_back({study, placement, TableCell(name).shownAs(best), study.attainable(placement)});
        }
    }
    return rows;
}

} // namespace

Table placementsTable(const PlacementStudy& study, PlacementRows rows, const WayTitle& titleOf)
{
    return tableOf("placements", "Placements", placementColumns(), rowsOf(study, rows, titleOf));
}

Table placementSpreadTable(const PlacementStudy& study)
{
    const ComparedPlacement* random = study.find(PlacementWay::random);
    std::vector<PlacementRow> rows;
    if (random && study.samples)
        rows.push_back({study, *random, {}, random->times});
    return tableOf("placement-spread", "Spread of the samples", spreadColumns(), rows);
}

Table placementMappingTable(const PlacementStudy& study, const ComparedPlacement& placement)
{
    Table table("placement-mapping", "Proposed placement",
                {{.key = "scenario", .title = "Scenario", .views = TableView::files},
                 {.key = "policy", .title = "Placement", .views = TableView::files},
                 {.key = "process", .title = "Process"},
                 {.key = "present", .title = "Present"},
                 {.key = "proposed", .title = "Proposed"},
                 {.key = "pinned",
                  .title = "Pinned",
                  .kind = Kind::flag,
                  .hint = "The process stays where it is",
                  .views = kForMachines},
                 {.key = "moves",
                  .title = "Moves",
                  .kind = Kind::flag,
                  .hint = "The proposed node is another than the present one"}});
    const PlacementProblem& problem = study.problem;
    for (std::size_t p = 0; p < placement.nodes.size(); ++p) {
        const NodeId node = placement.nodes[p];
        const bool hasPresent = problem.present.has_value();
        table.addRow({problem.scenario, placementName(placement.way), problem.processes[p].name,
                      hasPresent ? TableCell(problem.network->node((*problem.present)[p]).name) : TableCell(),
                      problem.network->node(node).name,
                      TableCell::yesOrNo(problem.processes[p].pinned.has_value()),
                      hasPresent ? TableCell::yesOrNo((*problem.present)[p] != node) : TableCell()});
    }
    return table;
}

Table placementSamplesTable(const PlacementStudy& study)
{
    Table table("placement-draws", "Random placements",
                {{.key = "scenario", .title = "Scenario"},
                 {.key = "seed", .title = "Seed", .kind = Kind::count},
                 {.key = "makespan_s", .title = "Makespan", .kind = Kind::seconds},
                 {.key = "mean_time_s", .title = "Mean time", .kind = Kind::seconds}});
    for (std::size_t sample = 0; study.samples && sample < study.samples->times.size(); ++sample)
        table.addRow({study.problem.scenario, study.request.seed + sample,
                      study.samples->times[sample].makespan, study.samples->times[sample].mean});
    return table;
}

} // namespace contraflow
