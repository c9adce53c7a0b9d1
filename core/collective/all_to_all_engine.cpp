// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/all_to_all_engine.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/project/checks.h"
#include "core/recipes/platform_recipe.h"
#include "core/recipes/workload_recipe.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace contraflow {

double ProcessLoad::bound(double startUp) const
{
    return std::max(static_cast<double>(sends) * startUp + sendSeconds,
                    static_cast<double>(receives) * startUp + receiveSeconds);
}

ExchangeBounds exchangeBounds(const Exchange& exchange, double startUp)
{
    ExchangeBounds bounds;
    bounds.startUp = startUp;
    bounds.loads.resize(exchange.processes.size());
    for (const ExchangeMessage& message : exchange.messages) {
        ProcessLoad& source = bounds.loads[message.source];
        ++source.sends;
        source.sentBytes += message.bytes;
        source.sendSeconds += message.sendSeconds;
        ProcessLoad& destination = bounds.loads[message.destination];
        ++destination.receives;
        destination.receivedBytes += message.bytes;
        destination.receiveSeconds += message.receiveSeconds;
    }
    for (const ProcessLoad& load : bounds.loads) {
        bounds.startUps = std::max({bounds.startUps, load.sends, load.receives});
        bounds.seconds = std::max({bounds.seconds, load.sendSeconds, load.receiveSeconds});
    }
    bounds.together = static_cast<double>(bounds.startUps) * startUp + bounds.seconds;
    const auto hasBoth = [&bounds](std::size_t messages, double seconds) {
        return messages == bounds.startUps && nearlyEqual(seconds, bounds.seconds);
    };
    for (std::size_t i = 0; i < bounds.loads.size(); ++i) {
        const ProcessLoad& load = bounds.loads[i];
        bounds.isOfOnePort = bounds.isOfOnePort || hasBoth(load.sends, load.sendSeconds) ||
                             hasBoth(load.receives, load.receiveSeconds);
        if (load.bound(startUp) > bounds.busiestPort) {
            bounds.busiestPort = load.bound(startUp);
            bounds.busiest = i;
        }
    }
    return bounds;
}

Exchange exchangeOf(const PlacedScenario& placed, const Workload& workload,
                    std::optional<double> secondsPerByte)
{
    Exchange exchange;
    std::unordered_map<std::string, std::uint32_t> numbers;
    const auto numberOf = [&](const std::string& process) {
        const auto [entry, isNew] =
            numbers.try_emplace(process, static_cast<std::uint32_t>(exchange.processes.size()));
        if (isNew)
            exchange.processes.push_back(process);
        return entry->second;
    };
    const Network& network = *placed.network;
    exchange.messages.reserve(placed.messages.size());
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const PlacedMessage& message = placed.messages[i];
        const MessageRow& row = workload.messages[message.row];
        const bool isLocal = placed.routes[i].empty();
        const auto seconds = [&](bool isSender) {
            if (secondsPerByte)
                return message.bytes * *secondsPerByte;
            if (isLocal)
                return message.bytes / network.localBandwidth();
            double longest = 0; // of the node's own links
            placed.routes.forEach(i, [&](ChannelId channel, double share) {
                if ((isSender ? network.tail(channel) : network.head(channel)).isNode)
                    longest = std::max(longest, share * message.bytes / network.capacity(channel));
            });
            return longest;
        };
        const std::uint32_t source = numberOf(row.source);
        const std::uint32_t destination = numberOf(row.destination);
        exchange.messages.push_back({source, destination, message.bytes, seconds(true), seconds(false)});
    }
    return exchange;
}
double smallestLatency(const PlacedScenario& placed)
{
    std::optional<double> smallest;
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const double latency = placed.network->latency(placed.routes[i]);
        smallest = std::min(latency, smallest.value_or(latency));
    }
    return smallest.value_or(0);
}

namespace {

std::string scenarioName(const AllToAllNetwork& network)
{
    return sentence("scenario %1", {inQuotes(network.project.scenarios[network.scenario].name)});
}

/** The names of all nodes of the scenario's platform in its order. */
Result<std::vector<std::string>> platformNodes(const AllToAllNetwork& network)
{
    const Scenario& scenario = network.project.scenarios[network.scenario];
    const auto& platforms = network.project.platforms;
    const Platform* platform = findByName(platforms, scenario.platform);
    if (platform == nullptr)
        return notFound("%1 has no platform %2", {scenarioName(network), inQuotes(scenario.platform)});
    RETURN_IF_ERROR(checkNamedOnce(platforms, scenario.platform, "platform").within(scenarioName(network)));
    return nodeNames(*platform);
}

/** The first `processes` nodes. */
Result<std::vector<std::string>> firstNodes(const AllToAllNetwork& network, std::uint32_t processes)
{
    ASSIGN_OR_RETURN(std::vector<std::string> names, platformNodes(network));
    if (names.size() < processes)
        return invalidInput("the platform %1 has %2 nodes, too few for an all-to-all of %3 processes",
                            {inQuotes(network.project.scenarios[network.scenario].platform),
                             groupedCount(names.size()), groupedCount(processes)});
    names.resize(processes);
    return names;
}

/** The project with these messages between nodes as its only workload. */
Project withMessages(const AllToAllNetwork& network, Workload workload)
{
    Project project = network.project;
    Scenario scenario = project.scenarios[network.scenario];
    scenario.workload = workload.name;
    scenario.mapping.clear();
    project.scenarios.replace(network.scenario, 1, {std::move(scenario)});
    project.workloads = SharedRows<Workload>{std::move(workload)};
    return project;
}

/** Of all messages; fails where one would be left out. */
Result<Timeline> timelineOf(const AllToAllNetwork& network, Workload workload, const RunOptions& options)
{
    const std::size_t messages = workload.messages.size();
    const Project project = withMessages(network, std::move(workload));
    ASSIGN_OR_RETURN(Prediction prediction, predict(project, network.scenario, network.model, options));
    if (prediction.placed.messages.size() == messages)
        return std::move(prediction.timeline);
    if (const Issue* issue = firstError(prediction.issues))
        return Error{ErrorCode::invalidInput, issue->text};
    return Error{ErrorCode::invalidInput, scenarioName(network) + ": " + sentence("messages were left out")};
}

Result<double> makespan(const AllToAllNetwork& network, Workload workload, const RunOptions& options)
{
    const Result<Timeline> timeline = timelineOf(network, std::move(workload), options);
    return timeline ? Result<double>(timeline->makespan()) : timeline.error();
}

MessageRow messageBetween(const std::string& source, const std::string& destination, double bytes,
                          std::size_t number)
{
    MessageRow row;
    row.id = "m" + std::to_string(number);
    row.source = source;
    row.destination = destination;
    row.size = QuantityCell(inBaseUnit(Dimension::size, bytes));
    return row;
}

Result<Workload> allToAllWorkload(const std::vector<std::string>& nodes, double bytes)
{
    WorkloadRecipe recipe;
    recipe.pattern = Pattern::allToAll;
    recipe.name = "all-to-all";
    recipe.size.minimum = recipe.size.maximum = inBaseUnit(Dimension::size, bytes);
    return makeWorkload(recipe, nodes);
}

} // namespace

Result<std::size_t> nodeCount(const AllToAllNetwork& network)
{
    ASSIGN_OR_RETURN(const std::vector<std::string> names, platformNodes(network));
    return names.size();
}

Result<PointToPoint> platformLink(const AllToAllNetwork& network, std::uint32_t processes)
{
    ASSIGN_OR_RETURN(const std::vector<std::string> nodes, firstNodes(network, processes));
    ASSIGN_OR_RETURN(Workload workload, allToAllWorkload(nodes, 1));
    const Project project = withMessages(network, std::move(workload));
    IssueList issues;
    const PlacedScenario placed = placeScenario(project, network.scenario, issues);
    if (const Issue* issue = firstError(issues))
        return Error{ErrorCode::invalidInput, issue->text};
    double capacity = 0;
    for (std::size_t i = 0; i < placed.messages.size(); ++i)
        placed.routes.forEach(i, [&](ChannelId channel, double share) {
            if (placed.network->channelClass(channel) != ChannelClass::backbone)
                capacity = std::max(capacity, placed.network->capacity(channel) / share);
        });
    return PointToPoint{smallestLatency(placed), 1 / capacity};
}

Result<PairRun> runPair(const AllToAllNetwork& network, const std::pair<std::string, std::string>& ends,
                        double bytes, bool isBothWays, const RunOptions& options)
{
    ASSIGN_OR_RETURN(const std::vector<std::string> nodes, platformNodes(network));
    if (nodes.size() < 2)
        return invalidInput("the platform %1 has no two nodes to send between",
                            {inQuotes(network.project.scenarios[network.scenario].platform)});
    PairRun run{nodes[0], nodes[1]};
    const auto isNode = [&nodes](const std::string& name) { return contains(nodes, name); };
    if (ends.first != ends.second && isNode(ends.first) && isNode(ends.second))
        std::tie(run.from, run.to) = ends;
    std::vector<MessageRow> messages{messageBetween(run.from, run.to, bytes, 1)};
    if (isBothWays)
        messages.push_back(messageBetween(run.to, run.from, bytes, 2));
    Workload workload;
    workload.name = "pair";
    workload.messages = SharedRows<MessageRow>(std::move(messages));
    ASSIGN_OR_RETURN(const Timeline timeline, timelineOf(network, std::move(workload), options));
    run.latency = timeline.messages.front().latency;
    for (const MessageTimes& times : timeline.messages)
        run.rate += bytes / times.transfer;
    return run;
}

Result<double> runAtOnce(const AllToAllNetwork& network, const AllToAll& size, const RunOptions& options)
{
    ASSIGN_OR_RETURN(const std::vector<std::string> nodes, firstNodes(network, size.processes));
    ASSIGN_OR_RETURN(Workload workload, allToAllWorkload(nodes, size.bytes));
    return makespan(network, std::move(workload), options);
}

Result<double> runRounds(const AllToAllNetwork& network, const AllToAll& size, const RunOptions& options)
{
    ASSIGN_OR_RETURN(const std::vector<std::string> nodes, firstNodes(network, size.processes));
    double seconds = 0;
    for (std::uint32_t round = 1; round < size.processes; ++round) {
        std::vector<MessageRow> messages;
        for (std::uint32_t i = 0; i < size.processes; ++i)
            messages.push_back(
                messageBetween(nodes[i], nodes[(i + round) % size.processes], size.bytes, i + 1));
        Workload workload;
        workload.name = "round";
        workload.messages = SharedRows<MessageRow>(std::move(messages));
        RunOptions share = options;
        if (options.progress)
            share.progress = [&](double fraction) {
                options.progress((round - 1 + fraction) / size.rounds());
            };
        ASSIGN_OR_RETURN(const double time, makespan(network, std::move(workload), share));
        seconds += time;
    }
    return seconds;
}

} // namespace contraflow
