// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/gige_formulas.h"

#include "core/base/tolerance.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace contraflow {

namespace {

/** A pattern whose messages all have one size, start together and were all measured once. */
struct PlainPattern
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> seconds; ///< by source and destination
    std::map<std::uint32_t, std::size_t> outgoing;
    std::map<std::uint32_t, std::size_t> incoming;
    double alone = 0; ///< seconds of a message without others
};

std::optional<PlainPattern> plainPattern(const TrainingPattern& pattern)
{
    PlainPattern plain;
    const PlacedScenario& placed = pattern.placed;
    if (pattern.observations.size() != placed.messages.size())
        return std::nullopt;
    for (const Observation& observation : pattern.observations) {
        const PlacedMessage& message = placed.messages[observation.message];
        const PlacedMessage& first = placed.messages.front();
        const double apart = std::abs(message.start - first.start);
        if (!nearlyEqual(message.bytes, first.bytes) || apart > Tolerance::kRelative * observation.seconds)
            return std::nullopt;
        const double alone = message.bytes / slowestChannel(placed, observation.message).rate +
                             placed.network->latency(placed.routes[observation.message]);
        if (plain.seconds.empty())
            plain.alone = alone;
        if (!nearlyEqual(alone, plain.alone))
            return std::nullopt;
        const std::pair ends{message.source.value, message.destination.value};
        if (!plain.seconds.emplace(ends, observation.seconds).second)
            return std::nullopt;
        ++plain.outgoing[ends.first];
        ++plain.incoming[ends.second];
    }
    return plain;
}

std::optional<FanOutBeta> fanOut(const std::string& name, const PlainPattern& plain)
{
    const std::size_t fan = plain.seconds.size();
    if (plain.outgoing.size() != 1 || fan < 2)
        return std::nullopt;
    double sum = 0;
    for (const auto& [ends, seconds] : plain.seconds)
        sum += seconds / plain.alone;
    return FanOutBeta{name, fan, sum / static_cast<double>(fan * fan)};
}

/** The four nodes in the order in which each sends to all later ones; empty when the graph is another. */
std::vector<std::uint32_t> completeOrder(const PlainPattern& plain)
{
    if (plain.seconds.size() != 6)
        return {};
    std::vector<std::uint32_t> order(4, UINT32_MAX);
    std::set<std::uint32_t> nodes;
    for (const auto& [ends, seconds] : plain.seconds) {
        nodes.insert(ends.first);
        nodes.insert(ends.second);
    }
    if (nodes.size() != 4)
        return {};
    for (const std::uint32_t node : nodes) {
        const auto out = plain.outgoing.find(node);
        const std::size_t degree = out == plain.outgoing.end() ? 0 : out->second;
        if (degree > 3 || order[3 - degree] != UINT32_MAX)
            return {};
        order[3 - degree] = node;
    }
    return order;
}

} // namespace

GigeFormulas gigeFormulas(const TrainingData& data, double beta)
{
    GigeFormulas found;
    std::vector<std::pair<std::string, PlainPattern>> plains;
    for (const TrainingPattern& pattern : data.patterns)
        if (std::optional<PlainPattern> plain = plainPattern(pattern))
            plains.emplace_back(pattern.name, std::move(*plain));
    for (const auto& [name, plain] : plains)
        if (const std::optional<FanOutBeta> fan = fanOut(name, plain))
            found.fanOuts.push_back(*fan);
    if (!found.fanOuts.empty()) {
        double sum = 0;
        for (const FanOutBeta& fan : found.fanOuts)
            sum += fan.beta;
        beta = sum / static_cast<double>(found.fanOuts.size());
        found.beta = beta;
    }
    for (const auto& [name, plain] : plains) {
        const std::vector<std::uint32_t> order = completeOrder(plain);
        if (order.empty() || !(beta > 0))
            continue;
        const double limit = 3 * beta * plain.alone;
        found.completeGraphs.push_back({name, beta, 1 - plain.seconds.at({order[0], order[1]}) / limit,
                                        1 - plain.seconds.at({order[2], order[3]}) / limit});
    }
    return found;
}

} // namespace contraflow
