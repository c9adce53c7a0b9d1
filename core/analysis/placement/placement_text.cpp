// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_text.h"

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/left_out.h"

#include <algorithm>
#include <map>

namespace contraflow {

namespace {

std::string seconds(double value)
{
    return displayText(Dimension::duration, value);
}

} // namespace

std::string placementVerdict(const PlacementStudy& study)
{
    const ComparedPlacement* best = study.best();
    if (!best)
        return "None of these placements can run.";
    const std::string way(placementName(best->way));
    const PlacementTimes times = study.attainable(*best);
    if (best->way == PlacementWay::present)
        return "The present placement is the best of these, with a makespan of " + seconds(times.makespan) +
               ".";
    const std::string name =
        best->way == PlacementWay::random && study.samples
            ? "random placement with seed " + std::to_string(study.request.seed + study.samples->best)
            : way + " placement";
    const std::optional<double> gain = study.gainPercent(times);
    if (!gain)
        return "The " + name + " has the shortest makespan, " + seconds(times.makespan) + ".";
    const PlacementTimes& present = study.find(PlacementWay::present)->times;
    if (*gain < kLeastGain)
        return "The " + name + " has the same makespan as the present one, " + seconds(times.makespan) +
               ", and a mean time of " + seconds(times.mean) + " instead of " + seconds(present.mean) + ".";
    return "The " + name + " has a makespan of " + seconds(times.makespan) + " instead of " +
           seconds(present.makespan) + ": " + roundedText(*gain, 3) + " % less.";
}

std::string searchSentence(const PlacementStudy& study)
{
    const ComparedPlacement* optimised = study.find(PlacementWay::optimised);
    if (!optimised || !optimised->canRun())
        return {};
    if (optimised->times.mean == 0)
        return "No message takes any time, so there is nothing left to gain.";
    if (study.isProvenBest)
        return "All " + counted(study.evaluations, "placement") +
               " that differ were run: there is none better with this model.";
    return "The search ran " + counted(study.evaluations, "placement") +
           "; there may be better ones, and more evaluations may find them.";
}

std::vector<std::string> placementRemarks(const PlacementStudy& study)
{
    std::vector<std::string> remarks;
    if (!study.problem.without.empty())
        remarks.push_back("All times are " + withoutText(study.problem.without) +
                          ": the issues say what is at fault.");
    if (study.problem.hasNodesAsProcesses)
        remarks.emplace_back(
            "Messages name nodes, so each name is taken for a process that has a node for itself.");
    const ComparedPlacement* best = study.best();
    if (best && best->traffic.withinNodes >= 1 && !study.request.scope.perNode)
        remarks.emplace_back(
            "All messages stay within nodes, which have the cores for that; limit the processes "
            "on a node if memory or computing time forbid it.");
    for (const ComparedPlacement& placement : study.compared)
        if (!placement.canRun())
            remarks.push_back("The " + std::string(placementName(placement.way)) +
                              " placement cannot run: " + placement.problem + ".");
    return remarks;
}

std::vector<NodeProcesses> processesByNode(const PlacementStudy& study, const ComparedPlacement& placement)
{
    std::map<NodeId, std::vector<std::string>> byNode;
    for (std::size_t p = 0; p < study.problem.processes.size(); ++p)
        byNode[placement.nodes[p]].push_back(study.problem.processes[p].name);
    std::vector<NodeProcesses> result;
    for (auto& [node, processes] : byNode)
        result.push_back({study.problem.network->node(node).name, std::move(processes)});
    std::sort(result.begin(), result.end(), [](const NodeProcesses& a, const NodeProcesses& b) {
        return naturalOrder(a.node, b.node) < 0;
    });
    return result;
}

} // namespace contraflow
