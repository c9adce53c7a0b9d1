// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_energy.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

// What additions and subtractions leave behind stays far below what a move changes.
constexpr std::size_t kAcceptedUntilAnew = 1 << 14;
constexpr double kLeastShare = 1e-4;

} // namespace

PlacementEnergy::PlacementEnergy(const PlacementProblem& problem, RouteCache& routes, int power)
    : m_problem(problem)
    , m_routes(routes)
    , m_power(power)
    , m_load(problem.network->channelCount() * problem.phases)
    , m_change(m_load.size())
    , m_isChanged(m_load.size())
{
    const Network& network = *problem.network;
    for (std::size_t c = 0; c < network.channelCount(); ++c) {
        const ChannelId channel(c);
        m_secondsPerByte.push_back(1 / network.capacity(channel));
        m_latencies.push_back(network.latency(channel));
        const bool isSeen =
            !problem.info->seesNodesOnly || network.channelClass(channel) != ChannelClass::backbone;
        m_counts.push_back(problem.info->seesContention && isSeen ? 1 : 0);
    }
    indexFlows();
}

void PlacementEnergy::indexFlows()
{
    m_flowStarts.assign(m_problem.processes.size() + 1, 0);
    for (const PlacementProblem::Flow& flow : m_problem.flows) {
        ++m_flowStarts[flow.source + 1];
        ++m_flowStarts[flow.destination + 1];
    }
    for (std::size_t p = 0; p < m_problem.processes.size(); ++p)
        m_flowStarts[p + 1] += m_flowStarts[p];
    m_flows.resize(m_flowStarts.back());
    std::vector<std::uint32_t> next(m_flowStarts.begin(), m_flowStarts.end() - 1);
    for (std::uint32_t f = 0; f < m_problem.flows.size(); ++f) {
        m_flows[next[m_problem.flows[f].source]++] = f;
        m_flows[next[m_problem.flows[f].destination]++] = f;
    }
}

double PlacementEnergy::raised(double seconds) const
{
    const double t = seconds / m_unit;
    const double fourth = t * t * t * t;
    return m_power == 4 ? fourth : fourth * fourth;
}

double PlacementEnergy::seconds() const
{
    return m_unit * std::pow(std::max(0.0, m_sum), 1.0 / m_power);
}

double PlacementEnergy::addFlow(const PlacementProblem::Flow& flow, NodeId source, NodeId destination,
                                double sign)
{
    if (source.value == kNowhere || destination.value == kNowhere)
        return 0;
    const auto route = m_routes.route(source, destination);
    if (!route)
        return sign * kNoWay;
    double slowest = 0; // seconds per byte
    double latency = 0;
    forEachChannel(route->channels, route->shares, [&](ChannelId channel, double share) {
        const double perByte = share * m_secondsPerByte[channel.index()];
        slowest = std::max(slowest, perByte);
        latency += m_latencies[channel.index()];
        if (m_counts[channel.index()] == 0)
            return;
        const std::size_t place = channel.index() * m_problem.phases + flow.phase;
        if (m_isChanged[place] == 0) {
            m_isChanged[place] = 1;
            m_changed.push_back(static_cast<std::uint32_t>(place));
        }
        m_change[place] += sign * flow.bytes * perByte;
    });
    if (!route->shares.empty())
        latency = m_problem.network->latency(route->channels); // of the slowest way
    if (route->channels.empty())
        return sign * raised(flow.bytes / m_problem.network->localBandwidth());
    return sign * raised(flow.largest * slowest + latency);
}

void PlacementEnergy::clearChange()
{
    for (const std::uint32_t place : m_changed) {
        m_change[place] = 0;
        m_isChanged[place] = 0;
    }
    m_changed.clear();
}

void PlacementEnergy::assign(const Assignment& nodes)
{
    m_nodes = nodes;
    m_moves.clear();
    m_accepted = 0;
    std::fill(m_load.begin(), m_load.end(), 0.0);
    clearChange();
    m_unit = 1;
    double longest = 0;
    for (const PlacementProblem::Flow& flow : m_problem.flows)
        addFlow(flow, nodes[flow.source], nodes[flow.destination], 1);
    for (const std::uint32_t place : m_changed) {
        m_load[place] = m_change[place];
        longest = std::max(longest, m_load[place]);
    }
    clearChange();
    // All within nodes, or nothing placed: one typical message is the unit.
    if (longest == 0 && !m_secondsPerByte.empty())
        for (const PlacementProblem::Flow& flow : m_problem.flows)
            longest = std::max(longest, flow.bytes * m_secondsPerByte.front());
    m_unit = longest > 0 ? longest : 1;
    m_sum = 0;
    for (const PlacementProblem::Flow& flow : m_problem.flows)
        m_sum += addFlow(flow, nodes[flow.source], nodes[flow.destination], 1);
    clearChange();
    for (const double seconds : m_load)
        m_sum += raised(seconds);
    m_sumAtFirst = m_sum;
}

NodeId PlacementEnergy::nodeAfter(std::uint32_t process, std::span<const ProcessMove> moves) const
{
    for (const ProcessMove& move : moves)
        if (move.process == process)
            return move.node;
    return m_nodes[process];
}

double PlacementEnergy::afterMoves(std::span<const ProcessMove> moves)
{
    clearChange();
    m_moves.assign(moves.begin(), moves.end());
    double sum = m_sum;
    for (std::size_t i = 0; i < moves.size(); ++i)
        for (const std::uint32_t f : flowsOf(moves[i].process)) {
            const PlacementProblem::Flow& flow = m_problem.flows[f];
            const bool wasSeen =
                i > 0 && (flow.source == moves[0].process || flow.destination == moves[0].process);
            if (wasSeen)
                continue;
            sum += addFlow(flow, m_nodes[flow.source], m_nodes[flow.destination], -1);
            sum += addFlow(flow, nodeAfter(flow.source, moves), nodeAfter(flow.destination, moves), 1);
        }
    for (const std::uint32_t place : m_changed)
        if (m_change[place] != 0)
            sum += raised(std::max(0.0, m_load[place] + m_change[place])) - raised(m_load[place]);
    m_sumAfter = sum;
    return sum;
}

void PlacementEnergy::accept()
{
    for (const std::uint32_t place : m_changed)
        m_load[place] = std::max(0.0, m_load[place] + m_change[place]);
    for (const ProcessMove& move : m_moves)
        m_nodes[move.process] = move.node;
    m_sum = m_sumAfter;
    m_moves.clear();
    clearChange();
    if (++m_accepted >= kAcceptedUntilAnew || m_sum < kLeastShare * m_sumAtFirst)
        assign(Assignment(m_nodes));
}

} // namespace contraflow
