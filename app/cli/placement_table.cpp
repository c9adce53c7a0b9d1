// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/brief_table.h"
#include "app/cli/placement_output.h"
#include "app/cli/text_table.h"
#include "core/analysis/placement/placement_text.h"
#include "core/base/common_unit.h"
#include "core/base/text.h"
#include "core/tables/placement_tables.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

constexpr std::size_t kShownNodes = 100;

std::string policies(const PlacementStudy& study)
{
    std::string text = briefText(placementsTable(study, PlacementRows::withBestSample));
    if (!study.samples)
        return text;
    const Spread& spread = study.samples->makespans;
    const Unit& unit = readableUnit(Dimension::duration, spread.greatest);
    const auto shown = [&unit](double seconds) { return textInUnit(unit, seconds); };
    return text + "\n  Makespans of the " + groupedCount(study.samples->times.size()) +
           " random placements: least " + shown(spread.least) + ", quartiles " + shown(spread.lowerQuartile) +
           ", " + shown(spread.median) + " and " + shown(spread.upperQuartile) + ", greatest " +
           shown(spread.greatest) + ", mean " + shown(spread.mean) + ".\n";
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
                               ? "  and " + groupedCount(nodes.size() - kShownNodes) +
                                     " more nodes; --format csv --show mapping lists all processes\n"
                               : std::string());
}

} // namespace

void writePlacementTable(const PlacementStudy& study, Output& output)
{
    const PlacementProblem& problem = study.problem;
    output.write("Scenario " + problem.scenario + ", model " + problem.model +
                 (problem.model == problem.kind ? "" : " (" + problem.kind + ")") + ": " +
                 groupedCount(problem.processes.size()) + " processes on " +
                 groupedCount(problem.network->nodes().size()) + " nodes, " +
                 groupedCount(problem.messageCount) + " messages\n\n");
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
