// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measuring/runs_to_learn.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/edits.h"
#include "core/project/routing.h"
#include "core/recipes/workload_recipe.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace contraflow {

Result<std::vector<RunToLearn>> addRunsToLearn(Project& project, const Calibration& calibration)
{
    const std::size_t platform = calibration.data.platform;
    IssueList issues; // they are the project's own and reported where it is validated
    const auto network = Network::build(project.platforms[platform], platform, issues);
    const std::vector<std::string> nodes = namesOf(network->nodes());
    std::vector<RunToLearn> added;
    for (const SuggestedRun& run : calibration.verdict.runs) {
        const PatternInfo* pattern = findPattern(run.pattern);
        if (!pattern)
            continue;
        WorkloadRecipe recipe;
        recipe.pattern = pattern->pattern;
        recipe.name = freeName(project, TableKind::workloads, run.pattern);
        ASSIGN_OR_RETURN(Workload workload,
                         makeWorkload(recipe, nodes).within(sentence("run %1", {inQuotes(run.pattern)})));
        Scenario scenario;
        scenario.name = freeName(project, TableKind::scenarios, run.pattern);
        scenario.platform = project.platforms[platform].name;
        scenario.workload = recipe.name;
        scenario.model = project.scenarios.empty() ? std::string() : project.scenarios[0].model;
        project.workloads.append(std::move(workload));
        added.push_back({project.scenarios.size(), run.reason});
        project.scenarios.append(scenario);
    }
    if (added.empty())
        return invalidInput(
            "no run is wanted: what was measured tells the models apart as far as it can be told");
    return added;
}

namespace {

using MessageEnds = std::pair<NodeId, NodeId>;

/** Messages that tell models of full buffers apart: who sends to whom. */
struct TellingPattern
{
    const char* name;
    const char* reason;
    std::vector<MessageEnds> messages;
};

/** Looks for patterns on a network. Nodes are those of one switch each, in natural order of names. */
class TellingPatterns
{
public:
    explicit TellingPatterns(const Network& network) : m_network(network), m_router(network)
    {
        std::map<std::uint32_t, std::vector<NodeId>> racks;
        for (const NodeId node : nodesInOrder())
            if (const auto hops = network.hops(Vertex{true, node.value}); hops.size() == 1)
                if (const Network::Link& link = network.link(linkOf(hops.front().channel));
                    link.from.isNode != link.to.isNode)
                    racks[(link.from.isNode ? link.to : link.from).index].push_back(node);
        for (auto& [rack, nodes] : racks)
            m_racks.push_back(std::move(nodes));
        std::ranges::stable_sort(m_racks, [](const auto& a, const auto& b) { return a.size() > b.size(); });
    }

    /** Three into one, and a fourth message of one of the three to a node that nobody else sends to. */
    [[nodiscard]] std::optional<TellingPattern> star() const
    {
        if (m_racks.empty() || m_racks.front().size() < 5)
            return std::nullopt;
        const std::vector<NodeId>& n = m_racks.front();
        return TellingPattern{
            "victim-of-its-sender",
            phrase(
                "the fourth message takes three times as long as alone without congestion control, and half "
                "as long again with it"),
            {{n[1], n[0]}, {n[2], n[0]}, {n[3], n[0]}, {n[1], n[4]}}};
    }

    /** Three behind one uplink and one beside the receiver. */
    [[nodiscard]] std::optional<TellingPattern> parkingLot()
    {
        for (const std::vector<NodeId>& near : m_racks)
            for (const std::vector<NodeId>& far : m_racks) {
                if (&near == &far || near.size() < 2 || far.size() < 3)
                    continue;
                TellingPattern found{
                    "parking-lot",
                    phrase("the message from beside the receiver gets half of its link without congestion "
                           "control, and a quarter with it"),
                    {{near[1], near[0]}}};
                for (std::size_t i = 0; i < 3; ++i)
                    found.messages.emplace_back(far[i], near[0]);
                if (isSharedBetweenSwitches(found.messages))
                    return found;
            }
        return std::nullopt;
    }

    /** One from another switch and two from beside the receiver into one, and a message that shares with the
     * first nothing but links between switches. */
    [[nodiscard]] std::optional<TellingPattern> uplinkVictim()
    {
        for (const std::vector<NodeId>& far : m_racks)
            for (const std::vector<NodeId>& near : m_racks) {
                if (&near == &far || near.size() < 3 || far.size() < 2)
                    continue;
                const std::vector<ChannelId> shared = routeOf({far[0], near[0]});
                for (const std::vector<NodeId>& other : m_racks)
                    for (const NodeId to : other) {
                        const MessageEnds victim{far[1], to};
                        if (&other == &far || &other == &near || !sharesPart(shared, routeOf(victim)))
                            continue;
                        return TellingPattern{
                            "victim-of-the-uplink",
                            phrase(
                                "the fourth message, which only shares the uplink with one that waits, "
                                "takes three times as long as alone without congestion control, and half as "
                                "long again with it"),
                            {{far[0], near[0]}, {near[1], near[0]}, {near[2], near[0]}, victim}};
                    }
            }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::vector<NodeId> nodesInOrder() const
    {
        std::vector<NodeId> nodes;
        for (std::size_t i = 0; i < m_network.nodes().size(); ++i)
            nodes.emplace_back(i);
        std::ranges::sort(nodes, NaturalLess(),
                          [&](NodeId a) -> const std::string& { return m_network.node(a).name; });
        return nodes;
    }

    [[nodiscard]] std::vector<ChannelId> routeOf(const MessageEnds& ends)
    {
        std::vector<ChannelId> route;
        if (m_network.splitsMessages() || !m_router.appendRoute(ends.first, ends.second, route))
            route.clear();
        return route;
    }

    /** Whether those from other switches have a channel between switches that all of them pass. */
    [[nodiscard]] bool isSharedBetweenSwitches(const std::vector<MessageEnds>& messages)
    {
        std::map<std::uint32_t, std::size_t> passing;
        for (std::size_t i = 1; i < messages.size(); ++i)
            for (const ChannelId channel : routeOf(messages[i]))
                if (!m_network.link(linkOf(channel)).isNic)
                    ++passing[channel.value];
        return std::ranges::any_of(passing,
                                   [&](const auto& each) { return each.second + 1 == messages.size(); });
    }

    static bool sharesPart(const std::vector<ChannelId>& a, const std::vector<ChannelId>& b)
    {
        return std::ranges::any_of(b, [&](ChannelId channel) { return contains(a, channel); });
    }

    const Network& m_network;
    Router m_router;
    std::vector<std::vector<NodeId>> m_racks; ///< the largest first
};

/** The model that says that congestion control works, and the one that says that it does not. */
std::string modelWithClaim(Project& project, FlowControlClaim claim)
{
    for (const Model& model : project.models)
        if (const ModelInfo* info = findModelInfo(model.kind); info && info->flowControl == claim)
            return model.name;
    for (const ModelInfo& info : modelCatalog())
        if (info.flowControl == claim) {
            Model model = plainModel(info.kind);
            model.name = freeName(project, TableKind::models, model.name);
            project.models.append(model);
            return model.name;
        }
    return {};
}

} // namespace

Result<std::vector<RunToLearn>> addLosslessRuns(Project& project, std::size_t platform)
{
    IssueList issues; // they are the project's own and reported where it is validated
    const auto network = Network::build(project.platforms[platform], platform, issues);
    TellingPatterns patterns(*network);
    std::vector<RunToLearn> added;
    for (const std::optional<TellingPattern>& pattern :
         {patterns.star(), patterns.parkingLot(), patterns.uplinkVictim()}) {
        if (!pattern)
            continue;
        Workload workload;
        workload.name = freeName(project, TableKind::workloads, pattern->name);
        for (std::size_t i = 0; i < pattern->messages.size(); ++i) {
            MessageRow row;
            row.id = "m" + std::to_string(i + 1);
            row.source = network->node(pattern->messages[i].first).name;
            row.destination = network->node(pattern->messages[i].second).name;
            row.size = quantity(Dimension::size, 64, "MB"); // a thousand times what an input usually holds
            workload.messages.append(std::move(row));
        }
        Scenario scenario;
        scenario.name = freeName(project, TableKind::scenarios, pattern->name);
        scenario.platform = project.platforms[platform].name;
        scenario.workload = workload.name;
        scenario.model = modelWithClaim(project, FlowControlClaim::congestionControl);
        scenario.uncontrolled = modelWithClaim(project, FlowControlClaim::backPressure);
        project.workloads.append(std::move(workload));
        added.push_back({project.scenarios.size(), pattern->reason});
        project.scenarios.append(scenario);
    }
    if (added.empty())
        return invalidInput(
            "platform %1 has too few nodes at its switches for a pattern that tells whether congestion "
            "control works; it takes five at one switch, or three at one and two at another",
            {inQuotes(project.platforms[platform].name)});
    return added;
}

} // namespace contraflow
