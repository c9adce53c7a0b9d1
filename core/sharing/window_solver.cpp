// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_solver.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <unordered_map>

namespace contraflow {

namespace {

constexpr std::uint32_t kLeftOut = UINT32_MAX;
constexpr double kNearlyFull = 0.98;  // a queue as full as this may get a price
constexpr double kWorthKeeping = 0.8; // and one as full as this may be that full in a similar problem

struct HashOfEntries
{
    std::size_t operator()(const std::vector<std::uint32_t>& entries) const
    {
        std::size_t hash = entries.size();
        for (const std::uint32_t entry : entries)
            hash = (hash ^ entry) * 0x9E3779B97F4A7C15U;
        return hash ^ (hash >> 32U);
    }
};

} // namespace

WindowSolution WindowSolver::solve(const WindowProblem& problem, const WindowTrack& guess,
                                   const std::stop_token& stop)
{
    WindowSolution solution;
    solution.prices.assign(problem.queues.size(), 0.0);
    solution.rates.assign(problem.classes.size(), 0.0);
    m_fill.assign(problem.queues.size(), 0.0);
    choose(problem, guess);
    bool isDone = false;
    while (!isDone && !stop.stop_requested()) {
        reduce(problem);
        WindowTrack local;
        for (const std::uint32_t queue : guess.queues)
            local.queues.push_back(m_slots[queue]);
        local.points = guess.points;
        const auto check = [&](std::span<const double> rates) { return !takeInFull(problem, rates); };
        isDone = m_path.follow(m_reduced, local, check, stop);
    }
    if (!isDone)
        return solution;
    const WindowTrack& track = m_path.track();
    const std::vector<double>& prices = track.points.back().prices;
    for (std::size_t i = 0; i < m_queues.size(); ++i)
        solution.prices[m_queues[i]] = prices[i];
    const std::vector<double> rates = m_path.rates();
    for (std::size_t r = 0; r < problem.classes.size(); ++r)
        solution.rates[r] = rates[m_merged[r]];
    for (std::size_t q = 0; q < problem.queues.size(); ++q) {
        const double capacity = problem.queues[q].capacity;
        const double slack = 1 - m_loads[q] / capacity;
        solution.residual =
            std::max(solution.residual, std::abs(std::min(solution.prices[q] * capacity, slack)));
    }
    for (const std::uint32_t queue : m_queues)
        if (m_fill[queue] >= kWorthKeeping)
            solution.track.queues.push_back(queue);
    for (const WindowTrack::Point& point : track.points) {
        WindowTrack::Point kept{point.progress, {}, point.change};
        for (const std::uint32_t queue : solution.track.queues)
            kept.prices.push_back(point.prices[m_slots[queue]]);
        solution.track.points.push_back(std::move(kept));
    }
    return solution;
}

/** The queues to begin with: those of the guess; every class needs at least one. */
void WindowSolver::choose(const WindowProblem& problem, const WindowTrack& guess)
{
    m_slots.assign(problem.queues.size(), guess.queues.empty() ? 0 : kLeftOut);
    for (const std::uint32_t queue : guess.queues)
        m_slots[queue] = 0;
    for (const WindowProblem::Class& c : problem.classes) {
        const auto begin = problem.entries.begin() + c.first;
        const auto end = problem.entries.begin() + c.forwardEnd;
        if (std::all_of(begin, end, [&](std::uint32_t queue) { return m_slots[queue] == kLeftOut; }))
            std::for_each(begin, end, [&](std::uint32_t queue) { m_slots[queue] = 0; });
    }
}

/** Makes the problem of the queues that are not left out. */
void WindowSolver::reduce(const WindowProblem& problem)
{
    m_queues.clear();
    m_reduced = {};
    for (std::uint32_t q = 0; q < m_slots.size(); ++q)
        if (m_slots[q] != kLeftOut) {
            m_slots[q] = static_cast<std::uint32_t>(m_queues.size());
            m_queues.push_back(q);
            m_reduced.queues.push_back(problem.queues[q]);
        }
    std::unordered_map<std::vector<std::uint32_t>, std::uint32_t, HashOfEntries> known;
    std::vector<std::uint32_t> kept;
    m_merged.clear();
    for (const WindowProblem::Class& c : problem.classes) {
        kept.clear();
        std::uint32_t forward = 0;
        for (std::uint32_t e = c.first; e < c.end; ++e) {
            if (m_slots[problem.entries[e]] != kLeftOut)
                kept.push_back(m_slots[problem.entries[e]]);
            if (e + 1 == c.forwardEnd)
                forward = static_cast<std::uint32_t>(kept.size());
        }
        const std::size_t count = kept.size();
        kept.push_back(forward);
        const auto delay = std::bit_cast<std::uint64_t>(c.delay);
        kept.push_back(static_cast<std::uint32_t>(delay));
        kept.push_back(static_cast<std::uint32_t>(delay >> 32U));
        const auto [at, isNew] = known.emplace(kept, static_cast<std::uint32_t>(m_reduced.classes.size()));
        m_merged.push_back(at->second);
        if (!isNew) {
            m_reduced.classes[at->second].weight += c.weight;
            continue;
        }
        const auto first = static_cast<std::uint32_t>(m_reduced.entries.size());
        m_reduced.entries.insert(m_reduced.entries.end(), kept.begin(),
                                 kept.begin() + static_cast<std::ptrdiff_t>(count));
        m_reduced.classes.push_back({c.weight, c.delay, first, first + forward,
                                     static_cast<std::uint32_t>(m_reduced.entries.size())});
    }
}

/** Takes in the queues that these rates of the reduced problem nearly fill; false when there are none. */
bool WindowSolver::takeInFull(const WindowProblem& problem, std::span<const double> rates)
{
    m_loads.assign(problem.queues.size(), 0.0);
    for (std::size_t r = 0; r < problem.classes.size(); ++r) {
        const WindowProblem::Class& c = problem.classes[r];
        const double load = c.weight * rates[m_merged[r]];
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e)
            m_loads[problem.entries[e]] += load;
    }
    bool hasNew = false;
    for (std::size_t q = 0; q < m_loads.size(); ++q) {
        const double fill = m_loads[q] / problem.queues[q].capacity;
        m_fill[q] = std::max(m_fill[q], fill);
        if (m_slots[q] == kLeftOut && fill > kNearlyFull) {
            m_slots[q] = 0;
            hasNew = true;
        }
    }
    return hasNew;
}

} // namespace contraflow
