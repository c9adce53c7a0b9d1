// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tolerance.h"
#include "core/sharing/level_solver.h"

#include <algorithm>
#include <queue>

namespace contraflow {

/** Filling from nothing over the channels in use. Shares only rise, so outdated heap entries are corrected
 * lazily. */
struct LevelSolver::Filling
{
    struct Candidate
    {
        double share = 0;
        std::uint32_t channel = 0;
        bool operator<(const Candidate& other) const
        {
            return share != other.share ? share > other.share : channel > other.channel;
        }
    };
    struct State
    {
        double frozen = 0;        ///< load of frozen messages, bytes per second
        std::uint32_t rising = 0; ///< messages on the channel that still rise
    };

    explicit Filling(LevelSolver& owner) : solver(owner), states(owner.m_channels.size()) {}

    [[nodiscard]] double weight(std::uint32_t c) const
    {
        double w = states[c].rising;
        if (solver.m_rule.isCoupled)
            w += solver.m_rule.reverseWeight * states[reverse(ChannelId(c)).index()].rising;
        return w;
    }

    [[nodiscard]] double share(std::uint32_t c) const
    {
        return std::max(0.0, solver.m_channels[c].capacity - states[c].frozen) / weight(c);
    }

    void run()
    {
        for (std::uint32_t c = 0; c < states.size(); ++c)
            states[c].rising = static_cast<std::uint32_t>(solver.m_channels[c].members.size());
        for (std::uint32_t c = 0; c < states.size(); ++c)
            if (weight(c) > 0)
                queue.push({share(c), c});
        while (!queue.empty()) {
            const Candidate next = queue.top();
            queue.pop();
            if (weight(next.channel) <= 0)
                continue;
            const double now = share(next.channel);
            if (now > next.share) {
                queue.push({now, next.channel});
                continue;
            }
            level = std::max(level, next.share);
            full.push_back(next.channel);
            while (!full.empty()) {
                const std::uint32_t c = full.back();
                full.pop_back();
                freeze(c, c);
                if (solver.m_rule.isCoupled)
                    freeze(reverse(ChannelId(c)).value, c);
            }
        }
    }

    void freeze(std::uint32_t lane, std::uint32_t cause)
    {
        if (states[lane].rising == 0)
            return;
        for (const Member& member : solver.m_channels[lane].members) {
            if (solver.m_group[member.message] != kNone)
                continue;
            solver.saturate(cause, level);
            solver.join(member.message, cause);
            for (const ChannelId c : solver.m_scenario.routes[member.message])
                addFrozen(c.value);
        }
    }

    void addFrozen(std::uint32_t c)
    {
        State& state = states[c];
        state.frozen += level;
        --state.rising;
        if (!solver.m_rule.isCoupled)
            return;
        if (solver.m_rule.reverseWeight > 0)
            states[reverse(ChannelId(c)).index()].frozen += solver.m_rule.reverseWeight * level;
        else if (state.rising == 0 && nearlyEqual(state.frozen, solver.m_channels[c].capacity))
            full.push_back(c); // filled by messages that froze elsewhere at this very level
    }

    LevelSolver& solver;
    std::vector<State> states;
    std::priority_queue<Candidate> queue;
    std::vector<std::uint32_t> full;
    double level = 0;
};

void LevelSolver::fill()
{
    std::fill(m_levels.begin(), m_levels.end(), kUnsaturated);
    for (Channel& channel : m_channels) {
        channel.order = kNone;
        channel.shares.clear();
        channel.own = 0;
        channel.ownAgainst = 0;
        channel.group.clear();
    }
    m_order.clear();
    for (const std::uint32_t message : m_active) {
        m_group[message] = kNone;
        touch(message);
    }
    Filling(*this).run();
    sortOrder();
    bool isSettled = true;
    for (std::uint32_t c = 0; c < m_channels.size(); ++c) {
        Channel& channel = m_channels[c];
        channel.isDirty = false;
        if (m_levels[c] != kUnsaturated)
            continue;
        channel.reported = kUnsaturated;
        if (!channel.members.empty() && checkChannel(c))
            isSettled = false;
    }
    m_dirty.clear();
    if (!isSettled)
        (void)repair();
}

} // namespace contraflow
