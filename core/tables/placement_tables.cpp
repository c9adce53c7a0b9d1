// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/placement_tables.h"

#include "core/base/sentence.h"
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
        {countColumn("draws", "Samples", "How many random samples were taken")
             .shownIn(kForMachines)
             .inJson("count"),
         sampleCount},
        {secondsColumn("least_s", "Least", "The shortest makespan of the samples").shownIn(kForMachines),
         [](Of r) { return ofSamples(r, &Spread::least); }},
        {secondsColumn("lower_quartile_s", "Lower quartile",
                       "The makespan below which a quarter of the samples lie")
             .shownIn(kForMachines),
         [](Of r) { return ofSamples(r, &Spread::lowerQuartile); }},
        {secondsColumn("median_s", "Median", "The median makespan of the samples").shownIn(kForMachines),
         [](Of r) { return ofSamples(r, &Spread::median); }},
        {secondsColumn("upper_quartile_s", "Upper quartile",
                       "The makespan below which three quarters of the samples lie")
             .shownIn(kForMachines),
         [](Of r) { return ofSamples(r, &Spread::upperQuartile); }},
        {secondsColumn("greatest_s", "Greatest", "The longest makespan of the samples").shownIn(kForMachines),
         [](Of r) { return ofSamples(r, &Spread::greatest); }},
        {secondsColumn("mean_s", "Mean", "The mean makespan of the samples").shownIn(kForMachines),
         [](Of r) { return ofSamples(r, &Spread::mean); }},
        {countColumn("best_seed", "Best seed", "The seed of the sample with the shortest makespan")
             .shownIn(kForMachines),
         bestSeed},
    };
    return columns;
}

RowColumns<PlacementRow> placementColumns()
{
    RowColumns<PlacementRow> columns{
        {textColumn("scenario", "Scenario").shownIn(TableView::files),
         [](Of r) { return r.study.problem.scenario; }},
        {textColumn("model", "Model").shownIn(TableView::files), [](Of r) { return r.study.problem.model; }},
        {textColumn("policy", "Placement").wide(24), [](Of r) { return r.name; }},
        {secondsColumn("makespan_s", "Makespan", "Of random placements the median of the draws"),
         [](Of r) { return timeOf(r, &PlacementTimes::makespan); }},
        {secondsColumn("mean_time_s", "Mean time", "Mean time of the messages").ordered(2),
         [](Of r) { return timeOf(r, &PlacementTimes::mean); }},
        {percentColumn("gain_pct", "Gain", "By how much the makespan is shorter than the present one")
             .ordered(1),
         gain},
    };
    for (RowColumn<PlacementRow> column : spreadColumns()) {
        column.column.views = TableView::files;
        columns.push_back(std::move(column));
    }
    columns.insert(
        columns.end(),
        {{percentColumn("within_nodes_pct", "In nodes", "Share of the bytes that stay inside a node")
              .inBrief("within nodes")
              .ordered(3),
          [](Of r) { return trafficPercent(r, &PlacementTraffic::withinNodes); }},
         {percentColumn("between_switches_pct", "Across",
                        "Share of the bytes that go from one switch to another")
              .inBrief("between switches")
              .ordered(3),
          [](Of r) { return trafficPercent(r, &PlacementTraffic::betweenSwitches); }},
         {textColumn("busiest_channel", "Busiest channel",
                     "The channel that needs longest for what goes through it")
              .ordered(3)
              .wide(19),
          busiestChannel},
         {secondsColumn("busiest_s", "Busy for", "How long the busiest channel needs at full speed")
              .ordered(3),
          busyTime},
         {textColumn("problem", "Cannot run", "Why the placement cannot run")
              .shownIn(kInFull)
              .ordered(4)
              .wide(40),
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
            isSpread ? sentence("%1, median of %2", {title, groupedCount(study.samples->times.size())})
                     : title;
        const bool hasOwnBest = isSpread && wanted == PlacementRows::withBestSample;
        rows.push_back({study, placement, TableCell(name).shownAs(median), placement.times, !hasOwnBest});
        if (hasOwnBest) {
            const std::string best = sentence(
                "%1, best (seed %2)", {title, std::to_string(study.request.seed + study.samples->best)});
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
                {textColumn("scenario", "Scenario").shownIn(TableView::files),
                 textColumn("policy", "Placement").shownIn(TableView::files),
                 textColumn("process", "Process"), textColumn("present", "Present"),
                 textColumn("proposed", "Proposed"),
                 flagColumn("pinned", "Pinned", "The process stays where it is").shownIn(kForMachines),
                 flagColumn("moves", "Moves", "The proposed node is another than the present one")});
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
                {textColumn("scenario", "Scenario"), countColumn("seed", "Seed"),
                 secondsColumn("makespan_s", "Makespan"), secondsColumn("mean_time_s", "Mean time")});
    for (std::size_t sample = 0; study.samples && sample < study.samples->times.size(); ++sample)
        table.addRow({study.problem.scenario, study.request.seed + sample,
                      study.samples->times[sample].makespan, study.samples->times[sample].mean});
    return table;
}

} // namespace contraflow
