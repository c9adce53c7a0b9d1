// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/number_column.h"
#include "app/cli/placement_output.h"
#include "app/cli/text_table.h"
#include "core/analysis/placement/placement_words.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

using Align = TextTable::Align;

constexpr std::size_t kShownNodes = 100;

/** A line of the table: random placements have two, their median and their best. */
struct Line
{
    std::string name;
    PlacementTimes times;
    const PlacementTraffic* traffic = nullptr;
};

std::vector<Line> linesOf(const PlacementStudy& study)
{
    std::vector<Line> lines;
    for (const ComparedPlacement& placement : study.compared) {
        if (!placement.canRun())
            continue;
        const std::string name(placementName(placement.way));
        if (placement.way != PlacementWay::random || !study.draws) {
            lines.push_back({name, placement.times, &placement.traffic});
            continue;
        }
        lines.push_back({name + ", median of " + std::to_string(study.draws->times.size()), placement.times});
        lines.push_back(
            {name + ", best (seed " + std::to_string(study.request.seed + study.draws->best) + ")",
             study.attainable(placement), &placement.traffic});
    }
    return lines;
}

std::string policies(const PlacementStudy& study)
{
    const std::vector<Line> lines = linesOf(study);
    double longest = 0;
    for (const Line& line : lines)
        longest = std::max(longest, line.times.makespan);
    const NumberColumn seconds = NumberColumn::seconds(longest);
    TextTable table;
    table.addColumn("placement");
    table.addColumn("makespan (" + seconds.unit() + ")", Align::point);
    table.addColumn("gain (%)", Align::point);
    table.addColumn("mean time (" + seconds.unit() + ")", Align::point);
    table.addColumn("within nodes (%)", Align::right);
    table.addColumn("between switches (%)", Align::right);
    table.addColumn("busiest channel");
    for (const Line& line : lines) {
        const std::optional<double> gain =
            &line == &lines.front() ? std::nullopt : study.gainPercent(line.times);
        std::vector<std::string> cells{line.name, seconds.text(line.times.makespan),
                                       gain ? fixedText(*gain, 1) : "", seconds.text(line.times.mean)};
        if (line.traffic) {
            cells.push_back(fixedText(100 * line.traffic->withinNodes, 0));
            cells.push_back(fixedText(100 * line.traffic->betweenSwitches, 0));
            cells.push_back(line.traffic->busiest
                                ? study.problem.network->channelName(*line.traffic->busiest) + ", " +
                                      seconds.textWithUnit(line.traffic->busySeconds)
                                : "");
        }
        cells.resize(7);
        table.addRow(std::move(cells));
    }
    if (!study.draws)
        return table.text();
    const Spread& spread = study.draws->makespans;
    return table.text() + "\n  Makespans of the " + std::to_string(study.draws->times.size()) +
           " random placements: least " + seconds.textWithUnit(spread.least) + ", quartiles " +
           seconds.textWithUnit(spread.lowerQuartile) + ", " + seconds.textWithUnit(spread.median) + " and " +
           seconds.textWithUnit(spread.upperQuartile) + ", greatest " +
           seconds.textWithUnit(spread.greatest) + ", mean " + seconds.textWithUnit(spread.mean) + ".\n";
}

std::string mapping(const PlacementStudy& study, const ComparedPlacement& best)
{
    TextTable table;
    table.addColumn("node");
    table.addColumn("processes");
    const std::vector<NodeProcesses> nodes = processesByNode(study, best);
    for (std::size_t n = 0; n < std::min(kShownNodes, nodes.size()); ++n) {
        std::string processes;
        for (const std::string& process : nodes[n].processes)
            processes += (processes.empty() ? "" : " ") + process;
        table.addRow({nodes[n].node, processes});
    }
    return table.text() + (nodes.size() > kShownNodes
                               ? "  and " + std::to_string(nodes.size() - kShownNodes) +
                                     " more nodes; --format csv --show mapping lists all processes\n"
                               : std::string());
}

} // namespace

void writePlacementTable(const PlacementStudy& study, Output& output)
{
    const PlacementProblem& problem = study.problem;
    output.write("Scenario " + problem.scenario + ", model " + problem.model +
                 (problem.model == problem.kind ? "" : " (" + problem.kind + ")") + ": " +
                 std::to_string(problem.processes.size()) + " processes on " +
                 std::to_string(problem.network->nodes().size()) + " nodes, " +
                 std::to_string(problem.messages.size()) + " messages\n\n");
    output.write(policies(study));
    output.write("\n  " + placementVerdict(study) + "\n");
    if (const std::string sentence = searchSentence(study); !sentence.empty())
        output.write("  " + sentence + "\n");
    for (const std::string& remark : placementRemarks(study))
        output.write("  " + remark + "\n");
    const ComparedPlacement* best = study.best();
    if (!best || best->way == PlacementWay::present)
        return;
    output.write("\nProposed placement: " + std::string(placementName(best->way)) + "\n\n" +
                 mapping(study, *best));
}

} // namespace contraflow::cli
