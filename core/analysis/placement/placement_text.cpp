// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_text.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/left_out.h"
#include "core/project/nodes_in_use.h"

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
        return sentence("None of these placements can run.");
    const PlacementTimes times = study.attainable(*best);
    const std::string makespan = seconds(times.makespan);
    if (best->way == PlacementWay::present)
        return sentence("The present placement is the best of these, with a makespan of %1.", {makespan});
    const std::string name = best->way == PlacementWay::random && study.samples
                                 ? sentence("random placement with seed %1",
                                            {std::to_string(study.request.seed + study.samples->best)})
                                 : sentence("%1 placement", {placementName(best->way)});
    const std::optional<double> gain = study.gainPercent(times);
    if (!gain)
        return sentence("The %1 has the shortest makespan, %2.", {name, makespan});
    const PlacementTimes& present = study.find(PlacementWay::present)->times;
    if (*gain < kLeastGain)
        return sentence(
            "The %1 has the same makespan as the present one, %2, and a mean time of %3 instead of %4.",
            {name, makespan, seconds(times.mean), seconds(present.mean)});
    return sentence("The %1 has a makespan of %2 instead of %3: %4 % less.",
                    {name, makespan, seconds(present.makespan), roundedText(*gain, 3)});
}

std::string searchSentence(const PlacementStudy& study)
{
    const ComparedPlacement* optimised = study.find(PlacementWay::optimised);
    if (!optimised || !optimised->canRun())
        return {};
    if (optimised->times.mean == 0)
        return sentence("No message takes any time, so there is nothing left to gain.");
    const std::string placements = sentenceOf(study.evaluations, "1 placement", "%1 placements");
    return study.isProvenBest
               ? sentence("All %1 that differ were run: there is none better with this model.", {placements})
               : sentence("The search ran %1; there may be better ones, and more evaluations may find them.",
                          {placements});
}

std::vector<std::string> placementRemarks(const PlacementStudy& study)
{
    std::vector<std::string> remarks;
    if (!study.problem.without.empty())
        remarks.push_back(sentence("All times are %1: the issues say what is at fault.",
                                   {withoutText(study.problem.without)}));
    if (study.problem.hasNodesAsProcesses)
        remarks.push_back(
            sentence("Messages name nodes, so each name is taken for a process that has a node for itself."));
    if (!study.problem.inUse.empty()) {
        Mapping mapping;
        mapping.inUse = study.problem.inUse;
        IssueList known;
        if (const auto isInUse = nodesInUse(*study.problem.network, mapping, known))
            remarks.push_back(occupancyText(*study.problem.network, *isInUse));
    }
    const ComparedPlacement* best = study.best();
    if (best && best->traffic.withinNodes >= 1 && !study.request.scope.perNode)
        remarks.push_back(sentence("All messages stay within nodes, which have the cores for that; limit the "
                                   "processes on a node if memory or computing time forbid it."));
    for (const ComparedPlacement& placement : study.compared)
        if (!placement.canRun())
            remarks.push_back(sentence("The %1 placement cannot run: %2.",
                                       {placementName(placement.way), placement.problem}));
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
    std::ranges::sort(result, NaturalLess(), &NodeProcesses::node);
    return result;
}

} // namespace contraflow
