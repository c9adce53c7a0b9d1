// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tolerance.h"
#include "core/sharing/level_solver.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** A channel may be overfull by this much from rounding. */
constexpr double kLoadTolerance = 1e-11;
/** Repairs that take more rounds than this are given up for filling from nothing. */
constexpr int kMaxRounds = 60;

} // namespace

void LevelSolver::sortOrder()
{
    std::erase_if(m_order, [this](std::uint32_t c) {
        const bool isGone = m_levels[c] == kUnsaturated;
        if (isGone)
            m_channels[c].order = kNone;
        return isGone;
    });
    // Insertion sort: levels move little between events.
    for (std::size_t i = 1; i < m_order.size(); ++i) {
        const std::uint32_t c = m_order[i];
        const double level = m_levels[c];
        std::size_t j = i;
        for (; j > 0 && m_levels[m_order[j - 1]] > level; --j)
            m_order[j] = m_order[j - 1];
        m_order[j] = c;
    }
    for (std::uint32_t i = 0; i < m_order.size(); ++i)
        m_channels[m_order[i]].order = i;
}

/**
 * Solves the levels from the lowest one that may have changed, in ascending order, and moves messages that
 * are tied to a lower level than their group's. True when something moved or the levels have not settled.
 */
bool LevelSolver::sweep()
{
    sortOrder();
    std::size_t first = m_order.size();
    for (const std::uint32_t c : m_dirty)
        if (m_channels[c].order != kNone)
            first = std::min<std::size_t>(first, m_channels[c].order);
    // Equal levels may depend on each other in either order, so begin with the first of them.
    while (first > 0 && first < m_order.size() &&
           nearlyEqual(m_levels[m_order[first - 1]], m_levels[m_order[first]]))
        --first;
    m_violated.clear();
    bool isSettled = true;
    bool hasChanged = false;
    bool dependsOnEqual =
        false; // equal levels may depend on each other both ways: then sweep until they rest
    for (std::size_t i = first; i < m_order.size(); ++i) {
        const std::uint32_t c = m_order[i];
        Channel& channel = m_channels[c];
        const Load load = loadOf(c);
        double level = 0;
        if (load.own > 0) {
            level = (channel.capacity - load.others) / load.own;
            // Too few share what the faster ones would have to leave: take in as many as it needs, not more.
            if (load.highest > level * (1 + kLevelTolerance))
                level = std::max(level, fillLevel(c));
        } else if (!channel.group.empty() && nearlyEqual(load.others, channel.capacity)) {
            level = highestForwardLevel(
                c); // full by coincidence of its groups; it limits messages against it only
        } else {
            dissolve(c);
            isSettled = false;
            continue;
        }
        if (load.highest >= std::min(level, m_levels[c]) * (1 - Tolerance::kRelative)) {
            dependsOnEqual = true;
            markDirty(c);
        }
        if (!nearlyEqual(level, m_levels[c], 1e-15)) {
            setLevel(c, level);
            hasChanged = true;
        }
        if (load.highest > level * (1 + kLevelTolerance))
            m_violated.push_back(c);
    }
    if (m_violated.empty())
        return !isSettled || (hasChanged && dependsOnEqual);
    std::sort(m_violated.begin(), m_violated.end(),
              [this](std::uint32_t a, std::uint32_t b) { return m_levels[a] < m_levels[b]; });
    for (const std::uint32_t c : m_violated)
        if (m_levels[c] != kUnsaturated)
            takeFaster(c);
    return true;
}

/** Looks at an unsaturated channel: overfull ones become saturated (true), others get a new certificate. */
bool LevelSolver::checkChannel(std::uint32_t c)
{
    Channel& channel = m_channels[c];
    const Load load = loadOf(c);
    if (load.others > channel.capacity * (1 + kLoadTolerance)) {
        saturate(c, fillLevel(c));
        takeFaster(c);
        return true;
    }
    if (m_rule.isCoupled && m_rule.reverseWeight == 0 && nearlyEqual(load.others, channel.capacity)) {
        const double level = highestForwardLevel(c);
        if (load.highest > level * (1 + Tolerance::kRelative)) {
            saturate(c, level);
            takeFaster(c);
            return true;
        }
    }
    if (load.others > 0) {
        const double room = std::log(channel.capacity * (1 - Tolerance::kRelative) / load.others);
        m_certificates.set(c, m_growth + std::max(room, 0.0));
    } else {
        m_certificates.drop(c);
    }
    return false;
}

double LevelSolver::growthSinceReport() const
{
    double growth = 1;
    for (const std::uint32_t c : m_changedLevels) {
        const Channel& channel = m_channels[c];
        if (m_levels[c] != kUnsaturated && channel.reported != kUnsaturated && channel.reported > 0)
            growth = std::max(growth, m_levels[c] / channel.reported);
    }
    return std::log(growth);
}

/**
 * Looks at the unsaturated channels that may be overfull now. Those looked at stay suspects until the repair
 * ends, because each channel that becomes saturated shifts levels again.
 */
bool LevelSolver::checkUnsaturated()
{
    for (const std::uint32_t c : m_dirty) {
        m_channels[c].isDirty = false;
        suspect(c);
    }
    m_dirty.clear();
    const double horizon = m_growth + growthSinceReport();
    m_certificates.takeDue(horizon, [this](std::uint32_t channel) { suspect(channel); });
    bool foundAny = false;
    for (const std::uint32_t c : m_suspects)
        if (m_levels[c] == kUnsaturated)
            foundAny |= checkChannel(c);
    return foundAny;
}

void LevelSolver::suspect(std::uint32_t channel)
{
    if (m_channels[channel].isSuspect)
        return;
    m_channels[channel].isSuspect = true;
    m_suspects.push_back(channel);
}

/** True when the levels are the solution; false when they did not settle. */
bool LevelSolver::repair()
{
    bool isSettled = false;
    for (int round = 0; round < kMaxRounds && !isSettled; ++round)
        isSettled = !sweep() && !checkUnsaturated();
    for (const std::uint32_t c : m_suspects)
        m_channels[c].isSuspect = false;
    m_suspects.clear();
    return isSettled;
}

} // namespace contraflow
