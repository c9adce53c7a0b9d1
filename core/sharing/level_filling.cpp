// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/level_filling.h"

#include "core/base/tolerance.h"

#include <algorithm>
#include <queue>

namespace contraflow {

namespace {

/** Shares only rise, so outdated heap entries are corrected lazily. */
struct Filling
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
        double weight = 0;        ///< of the messages on the channel that still rise
        std::uint32_t rising = 0; ///< how many these are
    };

    explicit Filling(LevelState& owner) : levels(owner), states(owner.channels().size()) {}

    [[nodiscard]] double weight(std::uint32_t c) const
    {
        double w = states[c].weight;
        if (levels.rule().isCoupled)
            w += levels.rule().reverseWeight * states[reverse(ChannelId(c)).index()].weight;
        return w;
    }

    [[nodiscard]] double share(std::uint32_t c) const
    {
        return std::max(0.0, levels.channel(c).capacity - states[c].frozen) / weight(c);
    }

    void run(const std::stop_token& stop)
    {
        for (std::uint32_t c = 0; c < states.size(); ++c) {
            states[c].rising = static_cast<std::uint32_t>(levels.channel(c).members.size());
            states[c].weight = levels.weightOfMembers(c);
        }
        for (std::uint32_t c = 0; c < states.size(); ++c)
            if (weight(c) > 0)
                queue.push({share(c), c});
        while (!queue.empty() && !stop.stop_requested()) {
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
                if (levels.rule().isCoupled)
                    freeze(reverse(ChannelId(c)).value, c);
            }
        }
    }

    void freeze(std::uint32_t lane, std::uint32_t cause)
    {
        if (states[lane].rising == 0)
            return;
        for (const std::uint32_t message : levels.channel(lane).members) {
            if (levels.group(message) != LevelState::kNone)
                continue;
            levels.saturate(cause, level);
            levels.join(message, cause);
            levels.forEachLane(message, [this](ChannelId c, double share) { addFrozen(c.value, share); });
        }
    }

    void addFrozen(std::uint32_t c, double messageShare)
    {
        State& state = states[c];
        state.frozen += messageShare * level;
        --state.rising;
        state.weight = state.rising == 0 ? 0 : state.weight - messageShare; // rounding leaves no rest
        if (!levels.rule().isCoupled)
            return;
        if (levels.rule().reverseWeight > 0)
            states[reverse(ChannelId(c)).index()].frozen +=
                levels.rule().reverseWeight * messageShare * level;
        else if (state.rising == 0 && nearlyEqual(state.frozen, levels.channel(c).capacity))
            full.push_back(c); // filled by messages that froze elsewhere at this very level
    }

    LevelState& levels;
    std::vector<State> states;
    std::priority_queue<Candidate> queue;
    std::vector<std::uint32_t> full;
    double level = 0;
};

} // namespace

void fillFromNothing(LevelState& levels, const std::stop_token& stop)
{
    levels.clear();
    Filling(levels).run(stop);
    levels.endFilling();
}

} // namespace contraflow
