// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/graph_bisection.h"

#include <algorithm>
#include <array>
#include <queue>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kPasses = 12;       ///< of exchanges at most; most cuts need three
constexpr double kNothingWon = 1e-9;      ///< share of a cut that counts as none
constexpr std::size_t kPairsInVain = 200; ///< exchanges that win nothing before a pass ends

/** A process that waits for its turn, with the gain that it had when it came. */
using Waiting = std::pair<double, std::uint32_t>;

/** The greatest gain first, then the first process. */
struct Later
{
    bool operator()(const Waiting& a, const Waiting& b) const
    {
        return a.first != b.first ? a.first < b.first : a.second > b.second;
    }
};

using WaitingQueue = std::priority_queue<Waiting, std::vector<Waiting>, Later>;

} // namespace

CommunicationGraph::CommunicationGraph(const PlacementProblem& problem)
    : m_starts(problem.processes.size() + 1)
    , m_sides(problem.processes.size(), Side::outside)
    , m_gains(problem.processes.size())
    , m_isDone(problem.processes.size())
{
    for (const PlacementProblem::Flow& flow : problem.flows) {
        ++m_starts[flow.source + 1];
        ++m_starts[flow.destination + 1];
    }
    for (std::size_t p = 0; p < problem.processes.size(); ++p)
        m_starts[p + 1] += m_starts[p];
    m_edges.resize(m_starts.back());
    std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
    for (const PlacementProblem::Flow& flow : problem.flows) {
        m_edges[next[flow.source]++] = {flow.destination, flow.bytes};
        m_edges[next[flow.destination]++] = {flow.source, flow.bytes};
    }
}

double CommunicationGraph::gain(std::uint32_t process) const
{
    double sum = 0;
    for (const Edge& edge : edges(process))
        if (edge.other != process && m_sides[edge.other] != Side::outside)
            sum += m_sides[edge.other] == m_sides[process] ? -edge.bytes : edge.bytes;
    return sum;
}

double CommunicationGraph::cut(std::span<const std::uint32_t> processes) const
{
    double sum = 0;
    for (const std::uint32_t p : processes)
        if (m_sides[p] == Side::left)
            for (const Edge& edge : edges(p))
                sum += m_sides[edge.other] == Side::right ? edge.bytes : 0;
    return sum;
}

std::uint32_t CommunicationGraph::farthest(std::uint32_t from, std::span<const std::uint32_t> processes)
{
    for (const std::uint32_t p : processes)
        m_isDone[p] = 0;
    std::vector<std::uint32_t> queue{from};
    m_isDone[from] = 1;
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Edge& edge : edges(queue[i]))
            if (m_sides[edge.other] != Side::outside && m_isDone[edge.other] == 0) {
                m_isDone[edge.other] = 1;
                queue.push_back(edge.other);
            }
    return queue.back();
}

void CommunicationGraph::grow(std::uint32_t from, std::span<const std::uint32_t> processes, std::size_t left)
{
    for (const std::uint32_t p : processes)
        m_sides[p] = Side::right;
    for (const std::uint32_t p : processes)
        m_gains[p] = gain(p);
    WaitingQueue queue;
    std::size_t next = 0; // where to begin again when nobody exchanges anything with the grown part
    std::size_t grown = 0;
    for (std::uint32_t process = from; grown < left;) {
        m_sides[process] = Side::left;
        ++grown;
        for (const Edge& edge : edges(process))
            if (m_sides[edge.other] == Side::right) {
                m_gains[edge.other] += 2 * edge.bytes;
                queue.emplace(m_gains[edge.other], edge.other);
            }
        while (!queue.empty() && (m_sides[queue.top().second] != Side::right ||
                                  m_gains[queue.top().second] != queue.top().first))
            queue.pop();
        if (!queue.empty()) {
            process = queue.top().second;
        } else {
            while (next < processes.size() && m_sides[processes[next]] != Side::right)
                ++next;
            if (next == processes.size())
                return;
            process = processes[next];
        }
    }
}

void CommunicationGraph::flip(std::uint32_t process)
{
    m_sides[process] = m_sides[process] == Side::left ? Side::right : Side::left;
    m_gains[process] = -m_gains[process];
    for (const Edge& edge : edges(process))
        if (edge.other != process && m_sides[edge.other] != Side::outside)
            m_gains[edge.other] += m_sides[edge.other] == m_sides[process] ? -2 * edge.bytes : 2 * edge.bytes;
}

bool CommunicationGraph::improve(std::span<const std::uint32_t> processes)
{
    std::array<WaitingQueue, 2> queues; // of the left and of the right
    const auto queueOf = [&](std::uint32_t p) -> WaitingQueue& {
        return queues[m_sides[p] == Side::left ? 0 : 1];
    };
    for (const std::uint32_t p : processes) {
        m_isDone[p] = 0;
        m_gains[p] = gain(p);
        queueOf(p).emplace(m_gains[p], p);
    }
    const double before = cut(processes);
    std::vector<std::uint32_t> moved;
    double won = 0;
    double most = 0;
    std::size_t kept = 0; // of `moved`
    for (std::size_t pair = 0; pair < processes.size() / 2; ++pair) {
        for (const Side side : {Side::left, Side::right}) {
            WaitingQueue& queue = queues[side == Side::left ? 0 : 1];
            while (!queue.empty()) {
                const auto [value, p] = queue.top();
                if (m_isDone[p] == 0 && m_sides[p] == side && m_gains[p] == value)
                    break;
                queue.pop();
            }
            if (queue.empty())
                break;
            const std::uint32_t process = queue.top().second;
            queue.pop();
            won += m_gains[process];
            m_isDone[process] = 1;
            flip(process);
            moved.push_back(process);
            for (const Edge& edge : edges(process))
                if (m_sides[edge.other] != Side::outside && m_isDone[edge.other] == 0)
                    queueOf(edge.other).emplace(m_gains[edge.other], edge.other);
        }
        if (moved.size() % 2 == 1)
            break; // one side has nobody left to give
        if (won > most + kNothingWon * before) {
            most = won;
            kept = moved.size();
        }
        if (moved.size() - kept > 2 * kPairsInVain)
            break;
    }
    while (moved.size() > kept) {
        flip(moved.back());
        moved.pop_back();
    }
    return kept > 0;
}

void CommunicationGraph::bisect(std::span<std::uint32_t> processes, std::size_t left)
{
    if (left == 0 || left >= processes.size())
        return;
    for (const std::uint32_t p : processes)
        m_sides[p] = Side::right;
    const std::uint32_t first = farthest(processes.front(), processes);
    const std::uint32_t last = farthest(first, processes);
    double least = 0;
    std::vector<Side> best;
    for (const std::uint32_t from :
         {first, last, processes.front(), processes[processes.size() / 2], processes.back()}) {
        grow(from, processes, left);
        for (std::size_t pass = 0; pass < kPasses && improve(processes); ++pass) {
        }
        const double bytes = cut(processes);
        if (!best.empty() && bytes >= least)
            continue;
        least = bytes;
        best.clear();
        for (const std::uint32_t p : processes)
            best.push_back(m_sides[p]);
    }
    std::vector<std::uint32_t> ordered;
    for (const Side side : {Side::left, Side::right})
        for (std::size_t i = 0; i < processes.size(); ++i)
            if (best[i] == side)
                ordered.push_back(processes[i]);
    for (const std::uint32_t p : processes)
        m_sides[p] = Side::outside;
    std::copy(ordered.begin(), ordered.end(), processes.begin());
}

} // namespace contraflow
