// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/level_repair.h"

#include "core/base/tolerance.h"

#include <algorithm>

namespace contraflow {

namespace {

/** A channel may be overfull by this much from rounding. */
constexpr double kLoadTolerance = 1e-11;
/** Repairs that take more rounds than this are given up for filling from nothing. */
constexpr int kMaxRounds = 60;

} // namespace

/**
 * Solves the levels from the lowest one that may have changed, in ascending order, and moves messages that
 * are tied to a lower level than their group's. True when something moved or the levels have not settled.
 */
bool LevelRepair::sweep()
{
    m_state.sortOrder();
    const std::vector<std::uint32_t>& order = m_state.order();
    std::size_t first = order.size();
    for (const std::uint32_t c : m_state.dirty())
        if (m_state.channel(c).order != LevelState::kNone)
            first = std::min<std::size_t>(first, m_state.channel(c).order);
    // Equal levels may depend on each other in either order, so begin with the first of them.
    while (first > 0 && first < order.size() &&
           nearlyEqual(m_state.level(order[first - 1]), m_state.level(order[first])))
        --first;
    m_violated.clear();
    bool isSettled = true;
    bool hasChanged = false;
    bool dependsOnEqual =
        false; // equal levels may depend on each other both ways: then sweep until they rest
    for (std::size_t i = first; i < order.size(); ++i) {
        const std::uint32_t c = order[i];
        const LevelState::Channel& channel = m_state.channel(c);
        const LevelState::Load load = m_state.loadOf(c);
        double level = 0;
        if (load.own > 0) {
            level = (channel.capacity - load.others) / load.own;
            // Too few share what the faster ones would have to leave: take in as many as it needs, not more.
            if (load.highest > level * (1 + LevelState::kLevelTolerance))
                level = std::max(level, m_state.fillLevel(c));
        } else if (!channel.group.empty() && nearlyEqual(load.others, channel.capacity)) {
            level = m_state.highestForwardLevel(
                c); // full by coincidence of its groups; it limits messages against it only
        } else {
            m_state.dissolve(c);
            isSettled = false;
            continue;
        }
        if (load.highest >= std::min(level, m_state.level(c)) * (1 - Tolerance::kRelative)) {
            dependsOnEqual = true;
            m_state.markDirty(c);
        }
        if (!nearlyEqual(level, m_state.level(c), 1e-15)) {
            m_state.setLevel(c, level);
            hasChanged = true;
        }
        if (load.highest > level * (1 + LevelState::kLevelTolerance))
            m_violated.push_back(c);
    }
    if (m_violated.empty())
        return !isSettled || (hasChanged && dependsOnEqual);
    std::sort(m_violated.begin(), m_violated.end(),
              [this](std::uint32_t a, std::uint32_t b) { return m_state.level(a) < m_state.level(b); });
    for (const std::uint32_t c : m_violated)
        if (m_state.level(c) != LevelState::kUnsaturated)
            m_state.takeFaster(c);
    return true;
}

/** Looks at an unsaturated channel: overfull ones become saturated (true), others get a new certificate. */
bool LevelRepair::checkChannel(std::uint32_t c)
{
    const LevelState::Channel& channel = m_state.channel(c);
    const LevelState::Load load = m_state.loadOf(c);
    if (load.others > channel.capacity * (1 + kLoadTolerance)) {
        m_state.saturate(c, m_state.fillLevel(c));
        m_state.takeFaster(c);
        return true;
    }
    if (m_state.rule().isCoupled && m_state.rule().reverseWeight == 0 &&
        nearlyEqual(load.others, channel.capacity)) {
        const double level = m_state.highestForwardLevel(c);
        if (load.highest > level * (1 + Tolerance::kRelative)) {
            m_state.saturate(c, level);
            m_state.takeFaster(c);
            return true;
        }
    }
    if (load.others > 0)
        m_certificates.set(c, std::max(channel.capacity * (1 - Tolerance::kRelative) / load.others, 1.0));
    else
        m_certificates.drop(c);
    return false;
}

/**
 * Looks at the unsaturated channels that may be overfull now. Those looked at stay suspects until the repair
 * ends, because each channel that becomes saturated shifts levels again.
 */
bool LevelRepair::checkUnsaturated()
{
    for (const std::uint32_t c : m_state.dirty())
        suspect(c);
    m_state.cleanAll();
    m_certificates.takeDue(m_state.growthSinceReport(), [this](std::uint32_t channel) { suspect(channel); });
    bool foundAny = false;
    for (const std::uint32_t c : m_suspects)
        if (m_state.level(c) == LevelState::kUnsaturated)
            foundAny |= checkChannel(c);
    return foundAny;
}

void LevelRepair::suspect(std::uint32_t channel)
{
    if (m_isSuspect[channel])
        return;
    m_isSuspect[channel] = true;
    m_suspects.push_back(channel);
}

bool LevelRepair::run()
{
    bool isSettled = false;
    for (int round = 0; round < kMaxRounds && !isSettled; ++round)
        isSettled = !sweep() && !checkUnsaturated();
    for (const std::uint32_t c : m_suspects)
        m_isSuspect[c] = false;
    m_suspects.clear();
    return isSettled;
}

void LevelRepair::checkAll()
{
    bool isSettled = true;
    for (std::uint32_t c = 0; c < m_state.channels().size(); ++c)
        if (m_state.level(c) == LevelState::kUnsaturated && !m_state.channel(c).members.empty() &&
            checkChannel(c))
            isSettled = false;
    if (!isSettled)
        (void)run();
}

} // namespace contraflow
