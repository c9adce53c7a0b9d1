// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_walk.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr std::size_t kMovesUntilStopIsAsked = 256;
constexpr double kFirstHeat =
    0.02; ///< relative growth of the longest time that is accepted one time in e, at first
constexpr double kLastHeat = 0.0005; ///< and at the end: one message of hundreds more or less decides
constexpr std::size_t kFewNodes = 64;
constexpr std::size_t kGreedyWork = 20'000'000; ///< flows that are tried on nodes, about

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
    , m_changed(m_load.size())
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
        m_changed.add(static_cast<std::uint32_t>(place));
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
    for (const std::uint32_t place : m_changed)
        m_change[place] = 0;
    m_changed.clear();
}

void PlacementEnergy::assign(const Assignment& nodes)
{
    m_nodes = nodes;
    m_moves.clear();
    m_accepted = 0;
    std::ranges::fill(m_load, 0.0);
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

PlacementWalk::PlacementWalk(const PlacementProblem& problem, RouteCache& routes, int power,
                             std::uint64_t seed)
    : m_problem(problem)
    , m_energy(problem, routes, power)
    , m_random(seed)
    , m_seated(problem.room.size())
{
    for (std::uint32_t p = 0; p < problem.processes.size(); ++p)
        if (!problem.processes[p].pinned)
            m_free.push_back(p);
}

void PlacementWalk::seat(std::uint32_t process, NodeId node)
{
    if (!m_problem.processes[process].pinned)
        m_seated[node.index()].push_back(process);
}

void PlacementWalk::unseat(std::uint32_t process)
{
    std::vector<std::uint32_t>& seated = m_seated[m_energy.nodes()[process].index()];
    seated.erase(std::ranges::find(seated, process));
}

void PlacementWalk::startFrom(const Assignment& nodes)
{
    for (std::vector<std::uint32_t>& seated : m_seated)
        seated.clear();
    for (std::uint32_t p = 0; p < nodes.size(); ++p)
        seat(p, nodes[p]);
    m_energy.assign(nodes);
}

void PlacementWalk::startGreedily()
{
    Assignment nodes;
    for (const PlacementProblem::Process& process : m_problem.processes)
        nodes.push_back(process.pinned.value_or(NodeId(PlacementEnergy::kNowhere)));
    for (std::vector<std::uint32_t>& seated : m_seated)
        seated.clear();
    m_energy.assign(nodes);

    // Bytes between each process and those that have a place; the drawn part decides among equals.
    std::vector<double> bytes(nodes.size());
    std::vector<double> total(nodes.size());
    const auto addBytes = [&](std::uint32_t placed) {
        for (const std::uint32_t f : m_energy.flowsOf(placed)) {
            const PlacementProblem::Flow& flow = m_problem.flows[f];
            bytes[flow.source == placed ? flow.destination : flow.source] += flow.bytes;
        }
    };
    for (const PlacementProblem::Flow& flow : m_problem.flows) {
        total[flow.source] += flow.bytes;
        total[flow.destination] += flow.bytes;
    }
    for (std::uint32_t p = 0; p < nodes.size(); ++p)
        if (m_problem.processes[p].pinned)
            addBytes(p);
    std::vector<std::uint32_t> waiting = m_free;
    m_random.shuffle(waiting);
    while (!waiting.empty()) {
        const auto next = std::ranges::max_element(waiting, [&](auto a, auto b) {
            return bytes[a] != bytes[b] ? bytes[a] < bytes[b] : total[a] < total[b];
        });
        const std::uint32_t process = *next;
        *next = waiting.back();
        waiting.pop_back();
        double least = 0;
        std::optional<NodeId> best;
        for (const std::uint32_t n : candidateNodes(process)) {
            const ProcessMove move{process, NodeId(n)};
            const double sum = m_energy.afterMoves({&move, 1});
            if (best && sum >= least)
                continue;
            least = sum;
            best = move.node;
        }
        const ProcessMove move{process, *best};
        (void)m_energy.afterMoves({&move, 1});
        m_energy.accept();
        seat(process, *best);
        addBytes(process);
    }
}

std::vector<std::uint32_t> PlacementWalk::candidateNodes(std::uint32_t process)
{
    std::vector<std::uint32_t> candidates;
    const auto hasRoom = [this](std::size_t n) { return m_seated[n].size() < m_problem.room[n]; };
    const std::size_t affordable = kGreedyWork / (2 * m_problem.flows.size() + 1);
    const std::size_t most = std::max<std::size_t>(8, std::min(kFewNodes, affordable));
    for (const std::uint32_t f : m_energy.flowsOf(process)) {
        const PlacementProblem::Flow& flow = m_problem.flows[f];
        const NodeId partner = m_energy.nodes()[flow.source == process ? flow.destination : flow.source];
        if (partner.value != PlacementEnergy::kNowhere && hasRoom(partner.index()) &&
            candidates.size() < most / 2)
            candidates.push_back(partner.value);
    }
    std::vector<std::uint32_t> others;
    for (std::uint32_t n = 0; n < m_problem.room.size(); ++n)
        if (hasRoom(n))
            others.push_back(n);
    m_random.shuffle(others);
    others.resize(std::min(others.size(), most));
    candidates.insert(candidates.end(), others.begin(), others.end());
    return candidates;
}

NodeId PlacementWalk::proposeNode(std::uint32_t process)
{
    const Assignment& nodes = m_energy.nodes();
    const auto flows = m_energy.flowsOf(process);
    if (!flows.empty() && m_random.coin()) {
        const PlacementProblem::Flow& flow = m_problem.flows[flows[m_random.below(flows.size())]];
        const NodeId node = nodes[flow.source == process ? flow.destination : flow.source];
        if (node != nodes[process])
            return node;
    }
    // Where another process sits, rather than anywhere: most nodes of a large cluster may be empty.
    if (m_random.coin())
        return nodes[m_free[m_random.below(m_free.size())]];
    return NodeId(m_random.below(m_problem.room.size()));
}

PlacementMove PlacementWalk::propose(std::uint32_t process)
{
    const NodeId from = m_energy.nodes()[process];
    const NodeId to = proposeNode(process);
    if (from == to)
        return {};
    const std::vector<std::uint32_t>& there = m_seated[to.index()];
    const bool hasRoom = there.size() < m_problem.room[to.index()];
    PlacementMove move;
    if (hasRoom && (there.empty() || m_random.coin())) {
        move.count = 1;
    } else if (!there.empty()) {
        move.moves[1] = {there[m_random.below(there.size())], from};
        move.count = 2;
    }
    move.moves[0] = {process, to};
    return move;
}

PlacementMove PlacementWalk::propose()
{
    return propose(m_free[m_random.below(m_free.size())]);
}

double PlacementWalk::ratioAfter(const PlacementMove& move)
{
    const double after = m_energy.afterMoves(move.span());
    if (m_energy.sum() > 0)
        return std::pow(std::max(0.0, after) / m_energy.sum(), 1.0 / m_energy.power());
    return after > 0 ? 2 : 1;
}

void PlacementWalk::accept(const PlacementMove& move)
{
    for (const ProcessMove& part : move.span())
        unseat(part.process);
    m_energy.accept();
    for (const ProcessMove& part : move.span())
        seat(part.process, part.node);
}

bool PlacementWalk::anneal(std::size_t moves, const std::stop_token& stop)
{
    Assignment best = nodes();
    double bestSeconds = seconds();
    const double cooling =
        std::pow(kLastHeat / kFirstHeat, 1.0 / static_cast<double>(std::max<std::size_t>(1, moves)));
    double temperature = kFirstHeat;
    for (std::size_t i = 0; i < moves; ++i, temperature *= cooling) {
        if (i % kMovesUntilStopIsAsked == 0 && stop.stop_requested())
            return false;
        const PlacementMove move = propose();
        if (move.count == 0)
            continue;
        const double ratio = ratioAfter(move);
        if (ratio > 1 && m_random.unit() >= std::exp((1 - ratio) / temperature))
            continue;
        accept(move);
        if (seconds() < bestSeconds) {
            bestSeconds = seconds();
            best = nodes();
        }
    }
    startFrom(best);
    return true;
}

} // namespace contraflow
