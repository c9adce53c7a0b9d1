// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/exchange_bounds.h"

#include "core/base/tolerance.h"

#include <algorithm>
#include <optional>
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

namespace {

Exchange exchangeWith(const PlacedScenario& placed, const Workload& workload,
                      const std::optional<double>& secondsPerByte)
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

} // namespace

Exchange exchangeOf(const PlacedScenario& placed, const Workload& workload)
{
    return exchangeWith(placed, workload, {});
}

Exchange exchangeOf(const PlacedScenario& placed, const Workload& workload, double secondsPerByte)
{
    return exchangeWith(placed, workload, secondsPerByte);
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

} // namespace contraflow
