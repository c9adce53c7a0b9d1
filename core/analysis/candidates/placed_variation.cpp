// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/placed_variation.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/engine/model_choice.h"
#include "core/project/left_out.h"

#include <algorithm>
#include <map>
#include <optional>

namespace contraflow {

namespace {

constexpr double kUnlimited = 1e9; // times the fastest link

std::vector<Network::LinkFigures> figuresOf(const Network& network)
{
    std::vector<Network::LinkFigures> figures;
    figures.reserve(network.links().size());
    for (const Network::Link& link : network.links())
        figures.push_back({link.capacity, link.latency});
    return figures;
}

/** The same messages and routes over a network with these figures. */
PlacedScenario over(PlacedScenario placed, std::span<const Network::LinkFigures> figures)
{
    placed.network = placed.network->withFigures(figures);
    return placed;
}

Result<PreparedScenario> prepareApplications(const Project& project, PreparedScenario prepared,
                                             const std::optional<std::string>& modelOverride)
{
    const Scenario& scenario = project.scenarios[prepared.scenario];
    ApplicationPlacement placement = placeApplications(project, prepared.scenario, prepared.issues);
    if (!placement.network)
        return Error{ErrorCode::invalidInput, prepared.issues.back().text};
    ASSIGN_OR_RETURN(const Model model, chooseModel(project, scenario, modelOverride));
    RETURN_IF_ERROR(makeModel(model));
    prepared.model = model;
    prepared.placed.network = std::move(placement.network);
    prepared.applications = std::move(placement.applications);
    prepared.algorithms = algorithmRulesOf(project, prepared.issues);
    prepared.without = leftOutOf(nullptr, 0, prepared.issues);
    return prepared;
}

/** The first issue's own sentence. */
std::string whyNoMessage(const IssueList& issues)
{
    if (const Issue* issue = firstError(issues))
        return issue->text;
    return issues.empty() ? sentence("its workload has none; add messages to it") : issues.front().text;
}

} // namespace

Result<PreparedScenario> prepare(const Project& project, std::size_t scenario,
                                 const std::optional<std::string>& modelOverride)
{
    PreparedScenario prepared;
    prepared.scenario = scenario;
    if (scenario < project.scenarios.size() && runsApplications(project.scenarios[scenario]))
        return prepareApplications(project, std::move(prepared), modelOverride);
    prepared.placed = placeScenario(project, scenario, prepared.issues);
    if (!prepared.placed.network)
        return Error{ErrorCode::invalidInput, prepared.issues.back().text};
    if (prepared.placed.messages.empty())
        return Error{ErrorCode::invalidInput,
                     sentence("scenario %1 has no message that can be predicted: %2",
                              {inQuotes(project.scenarios[scenario].name), whyNoMessage(prepared.issues)})};
    prepared.without = leftOutOf(findByName(project.workloads, project.scenarios[scenario].workload),
                                 prepared.placed.messages.size(), prepared.issues);
    ASSIGN_OR_RETURN(Model model, modelToPredictWith(project, scenario, modelOverride));
    RETURN_IF_ERROR(makeModel(model));
    prepared.model = std::move(model);
    return prepared;
}

PlacedScenario withScaledLinks(PlacedScenario placed, std::span<const LinkId> links, double factor)
{
    std::vector<Network::LinkFigures> figures = figuresOf(*placed.network);
    for (const LinkId link : links)
        figures[link.index()].capacity *= factor;
    return over(std::move(placed), figures);
}

PlacedScenario withLinksAt(PlacedScenario placed, std::span<const LinkId> links, double capacity)
{
    std::vector<Network::LinkFigures> figures = figuresOf(*placed.network);
    for (const LinkId link : links)
        figures[link.index()].capacity = capacity;
    return over(std::move(placed), figures);
}

PlacedScenario withUnlimitedLinks(PlacedScenario placed, std::span<const LinkId> links)
{
    std::vector<Network::LinkFigures> figures = figuresOf(*placed.network);
    double fastest = 0;
    for (const Network::LinkFigures& figure : figures)
        fastest = std::max(fastest, figure.capacity);
    std::vector<bool> isUnlimited(figures.size(), false);
    for (const LinkId link : links) {
        figures[link.index()].capacity = kUnlimited * fastest;
        isUnlimited[link.index()] = true;
    }
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const auto route = placed.routes[i];
        if (!route.empty() && std::all_of(route.begin(), route.end(), [&](ChannelId channel) {
                return isUnlimited[linkOf(channel).index()];
            }))
            placed.messages[i].bytes = 0;
    }
    return over(std::move(placed), figures);
}

PlacedScenario withoutLatency(PlacedScenario placed)
{
    std::vector<Network::LinkFigures> figures = figuresOf(*placed.network);
    for (Network::LinkFigures& figure : figures)
        figure.latency = 0;
    return over(std::move(placed), figures);
}

PlacedScenario withSizes(PlacedScenario placed, double bytes)
{
    for (PlacedMessage& message : placed.messages)
        message.bytes = bytes;
    return placed;
}

PlacedScenario withScaledSizes(PlacedScenario placed, double factor)
{
    for (PlacedMessage& message : placed.messages)
        message.bytes *= factor;
    return placed;
}

PlacedScenario withMessages(const PlacedScenario& placed, const std::function<bool(std::size_t)>& keep)
{
    PlacedScenario part;
    part.network = placed.network;
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        if (!keep(i))
            continue;
        part.messages.push_back(placed.messages[i]);
        part.routes.append(placed.routes[i], placed.routes.shares(i));
    }
    return part;
}

PlacedScenario withOversubscription(PlacedScenario placed, double ratio)
{
    const Network& network = *placed.network;
    const std::map<std::uint32_t, RackCapacity> racks = rackCapacities(network);
    std::vector<Network::LinkFigures> figures = figuresOf(network);
    for (const LinkId link : backboneLinks(network)) {
        std::optional<double> factor;
        for (const Vertex end : {network.link(link).from, network.link(link).to})
            if (const auto rack = racks.find(end.index); rack != racks.end()) {
                const double wanted = rack->second.down / (ratio * rack->second.up);
                factor = factor ? std::min(*factor, wanted) : wanted;
            }
        figures[link.index()].capacity *= factor.value_or(1.0);
    }
    return over(std::move(placed), figures);
}

std::map<std::uint32_t, RackCapacity> rackCapacities(const Network& network)
{
    std::map<std::uint32_t, RackCapacity> racks;
    for (const LinkId link : nicLinks(network))
        if (const std::optional<SwitchId> rack = rackOf(network, link)) {
            racks[rack->value].down += network.link(link).capacity;
            ++racks[rack->value].nodes;
        }
    for (const LinkId link : backboneLinks(network))
        for (const Vertex end : {network.link(link).from, network.link(link).to})
            if (const auto rack = racks.find(end.index); rack != racks.end())
                rack->second.up += network.link(link).capacity;
    return racks;
}

std::optional<double> oversubscription(const Network& network)
{
    std::optional<double> most;
    for (const auto& [rack, capacity] : rackCapacities(network))
        if (capacity.up > 0)
            most = std::max(most.value_or(0), capacity.down / capacity.up);
    return most;
}

LinkSet nicLinks(const Network& network)
{
    LinkSet links;
    for (std::size_t i = 0; i < network.links().size(); ++i)
        if (const Network::Link& link = network.links()[i];
            (link.from.isNode || link.to.isNode) && (link.isNic || !link.isInServer))
            links.emplace_back(i);
    return links;
}

LinkSet backboneLinks(const Network& network)
{
    LinkSet links;
    for (std::size_t i = 0; i < network.links().size(); ++i)
        if (const Network::Link& link = network.links()[i];
            !link.from.isNode && !link.to.isNode && !link.isInServer)
            links.emplace_back(i);
    return links;
}

std::optional<SwitchId> rackOf(const Network& network, LinkId link)
{
    const Network::Link& l = network.link(link);
    if (l.from.isNode == l.to.isNode)
        return std::nullopt;
    return SwitchId(l.from.isNode ? l.to.index : l.from.index);
}

Result<TimeFigures> runVariation(const PreparedScenario& scenario, const PlacedScenario& placed,
                                 const Model& model, const RunOptions& options)
{
    if (!scenario.applications.empty())
        return applicationFigures(runOf(scenario, placed.network, model), FigureExtent::times, options.stop);
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> made, makeModel(model));
    ASSIGN_OR_RETURN(const Timeline timeline, runFluid(placed, *made, options));
    return timeFigures(placed, timeline);
}

} // namespace contraflow
