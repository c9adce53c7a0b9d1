// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/traffic_plan.h"

#include "core/base/text.h"
#include "core/io/importers/import_origin.h"
#include "core/project/network.h"

#include <utility>

namespace contraflow {

namespace {

/** The processes in their order on the cores, one node after the other. */
SharedRows<PlaceRow> filledCores(const std::vector<std::string>& processes, const Network& network)
{
    std::vector<PlaceRow> places;
    for (const Network::Node& node : network.nodes())
        for (std::uint32_t core = 0; core < node.cores && places.size() < processes.size(); ++core)
            places.push_back({processes[places.size()], node.name});
    return places;
}

std::string nearestNode(const std::string& name, const Network& network)
{
    std::vector<std::string> known;
    for (const Network::Node& node : network.nodes())
        known.push_back(node.name);
    return suggestion(name, known);
}

} // namespace

Result<TrafficPlan> planTraffic(Traffic traffic, const Project& project, const Platform& platform,
                                const std::string& name)
{
    IssueList issues; // they are the platform's own and reported where the project is validated
    const std::shared_ptr<const Network> network = Network::build(platform, 0, issues);
    std::vector<std::string> strangers;
    for (const std::string& end : traffic.ends)
        if (!network->findNode(end))
            strangers.push_back(end);
    TrafficPlan plan;
    plan.notes = std::move(traffic.notes);
    plan.workload.name = name;
    plan.workload.provenance = std::move(traffic.provenance);
    plan.workload.messages = SharedRows<MessageRow>(std::move(traffic.messages));
    noteEarlierImport(project, plan.workload.provenance, plan.notes);
    if (strangers.empty())
        return plan;
    const std::string where = "the platform " + inQuotes(platform.name);
    if (strangers.size() < traffic.ends.size()) {
        const std::string near = nearestNode(strangers.front(), *network);
        return Error{ErrorCode::notFound,
                     inQuotes(strangers.front()) +
                         (strangers.size() > 1
                              ? " and " + groupedCount(strangers.size() - 1) + " more are no nodes"
                              : std::string(" is no node")) +
                         " of " + where + ", though the other names are" +
                         (near.empty() ? std::string() : "; " + near)};
    }
    std::size_t cores = 0;
    for (const Network::Node& node : network->nodes())
        cores += node.cores;
    if (traffic.ends.size() > cores)
        return Error{ErrorCode::invalidInput,
                     "the file has " + counted(traffic.ends.size(), "process", "processes") + ", " + where +
                         " has " + counted(cores, "core") + " in " +
                         counted(network->nodes().size(), "node") +
                         "; choose a larger platform, or name its nodes in the file"};
    plan.mapping.emplace();
    plan.mapping->name = name;
    plan.mapping->places = filledCores(traffic.ends, *network);
    plan.notes.push_back("the names are not those of nodes: they are taken as " +
                         counted(traffic.ends.size(), "process", "processes") +
                         ", which fill the cores of one node after the other; the mapping can be changed");
    return plan;
}

Result<Edit> addTraffic(const Project& project, TrafficPlan plan, WorkloadTarget target)
{
    target.mapping = std::move(plan.mapping);
    return addWorkload(project, std::move(plan.workload), target);
}

} // namespace contraflow
