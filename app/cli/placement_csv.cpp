// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/placement_output.h"
#include "core/base/text.h"
#include "core/io/csv.h"

namespace contraflow::cli {

namespace {

// Published: a column keeps its name, meaning and place; new ones go to the end.

std::string optionalText(const std::optional<double>& value)
{
    return value ? numberText(*value) : std::string();
}

std::string policiesCsv(const PlacementStudy& study)
{
    std::string out = "scenario,model,policy,makespan_s,mean_time_s,gain_pct,draws,least_s,lower_quartile_s,"
                      "median_s,upper_quartile_s,greatest_s,mean_s,best_seed,within_nodes_pct,"
                      "between_switches_pct,busiest_channel,busiest_s,problem\n";
    for (const ComparedPlacement& placement : study.compared) {
        std::vector<std::string> fields{study.problem.scenario, study.problem.model,
                                        std::string(placementName(placement.way))};
        if (placement.canRun())
            fields.insert(fields.end(),
                          {numberText(placement.times.makespan), numberText(placement.times.mean),
                           optionalText(study.gainPercent(placement.times))});
        fields.resize(6);
        if (placement.way == PlacementWay::random && study.draws) {
            const Spread& spread = study.draws->makespans;
            fields.push_back(std::to_string(study.draws->times.size()));
            for (const double seconds : {spread.least, spread.lowerQuartile, spread.median,
                                         spread.upperQuartile, spread.greatest, spread.mean})
                fields.push_back(numberText(seconds));
            fields.push_back(std::to_string(study.request.seed + study.draws->best));
        }
        fields.resize(14);
        if (placement.canRun()) {
            const PlacementTraffic& traffic = placement.traffic;
            fields.insert(fields.end(),
                          {numberText(100 * traffic.withinNodes), numberText(100 * traffic.betweenSwitches),
                           traffic.busiest ? study.problem.network->channelName(*traffic.busiest) : "",
                           traffic.busiest ? numberText(traffic.busySeconds) : ""});
        }
        fields.resize(18);
        fields.push_back(placement.problem);
        appendCsvRecord(out, fields);
    }
    return out;
}

std::string mappingCsv(const PlacementStudy& study)
{
    std::string out = "scenario,policy,process,present,proposed,pinned\n";
    const ComparedPlacement* best = study.best();
    const PlacementProblem& problem = study.problem;
    for (std::size_t p = 0; best && p < problem.processes.size(); ++p)
        appendCsvRecord(
            out, {problem.scenario, std::string(placementName(best->way)), problem.processes[p].name,
                  problem.present ? problem.network->node((*problem.present)[p]).name : "",
                  problem.network->node(best->nodes[p]).name, problem.processes[p].pinned ? "yes" : "no"});
    return out;
}

std::string drawsCsv(const PlacementStudy& study)
{
    std::string out = "scenario,seed,makespan_s,mean_time_s\n";
    if (!study.draws)
        return out;
    std::uint64_t seed = study.request.seed;
    for (const PlacementTimes& times : study.draws->times)
        appendCsvRecord(out, {study.problem.scenario, std::to_string(seed++), numberText(times.makespan),
                              numberText(times.mean)});
    return out;
}

} // namespace

void writePlacementCsv(const PlacementStudy& study, PlacementView view, Output& output)
{
    switch (view) {
    case PlacementView::policies:
        return output.write(policiesCsv(study));
    case PlacementView::mapping:
        return output.write(mappingCsv(study));
    case PlacementView::draws:
        return output.write(drawsCsv(study));
    }
}

} // namespace contraflow::cli
