// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/level_solver.h"

#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** Levels closer than this are one level: a message does not change groups for less. */
constexpr double kLevelTolerance = 1e-12;
/** A channel may be overfull by this much from rounding. */
constexpr double kLoadTolerance = 1e-11;
/** Repairs that take more rounds than this are given up for filling from nothing. */
constexpr int kMaxRounds = 60;

} // namespace

LevelSolver::LevelSolver(const PlacedScenario& scenario, FillingRule rule)
    : m_scenario(scenario)
    , m_rule(rule)
    , m_channels(scenario.network->channelCount())
    , m_levels(scenario.network->channelCount(), kUnsaturated)
    , m_activeSlot(scenario.messages.size(), kNone)
    , m_memberSlot(scenario.routes.channelTotal(), kNone)
    , m_group(scenario.messages.size(), kNone)
    , m_groupSlot(scenario.messages.size(), kNone)
    , m_reportedGroup(scenario.messages.size(), kNone)
    , m_isTouched(scenario.messages.size(), false)
{
    for (std::uint32_t c = 0; c < m_channels.size(); ++c)
        m_channels[c].capacity = scenario.network->capacity(ChannelId(c));
}

template<typename Use>
void LevelSolver::forEachTied(std::uint32_t message, Use use) const
{
    for (const ChannelId c : m_scenario.routes[message]) {
        use(c.value);
        if (m_rule.isCoupled)
            use(reverse(c).value);
    }
}

void LevelSolver::update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                         RateUpdate& update)
{
    for (const std::uint32_t message : departed)
        remove(message);
    for (const std::uint32_t message : arrived)
        insert(message);
    const std::size_t batch = arrived.size() + departed.size();
    const bool isLargeBatch = batch > 16 && batch > m_active.size() / 10;
    if (isLargeBatch) {
        fill();
    } else {
        for (const std::uint32_t message : arrived)
            place(message, kNone);
        if (!repair())
            fill();
    }
    report(update);
}

void LevelSolver::insert(std::uint32_t message)
{
    m_activeSlot[message] = static_cast<std::uint32_t>(m_active.size());
    m_active.push_back(message);
    auto hop = static_cast<std::uint32_t>(m_scenario.routes.offset(message));
    for (const ChannelId c : m_scenario.routes[message]) {
        std::vector<Member>& members = m_channels[c.index()].members;
        m_memberSlot[hop] = static_cast<std::uint32_t>(members.size());
        members.push_back({message, hop});
        ++hop;
    }
    touch(message);
}

void LevelSolver::remove(std::uint32_t message)
{
    leaveGroup(message);
    m_reportedGroup[message] = kNone;
    auto hop = static_cast<std::uint32_t>(m_scenario.routes.offset(message));
    for (const ChannelId c : m_scenario.routes[message]) {
        std::vector<Member>& members = m_channels[c.index()].members;
        const std::uint32_t slot = m_memberSlot[hop];
        members[slot] = members.back();
        m_memberSlot[members[slot].hop] = slot;
        members.pop_back();
        ++hop;
    }
    const std::uint32_t slot = m_activeSlot[message];
    m_active[slot] = m_active.back();
    m_activeSlot[m_active[slot]] = slot;
    m_active.pop_back();
    m_activeSlot[message] = kNone;
}

void LevelSolver::join(std::uint32_t message, std::uint32_t group)
{
    leaveGroup(message);
    std::vector<std::uint32_t>& list = m_channels[group].group;
    m_group[message] = group;
    m_groupSlot[message] = static_cast<std::uint32_t>(list.size());
    list.push_back(message);
    count(message, group, 1);
    touch(message);
}

void LevelSolver::leaveGroup(std::uint32_t message)
{
    const std::uint32_t group = m_group[message];
    if (group == kNone)
        return;
    std::vector<std::uint32_t>& list = m_channels[group].group;
    const std::uint32_t slot = m_groupSlot[message];
    list[slot] = list.back();
    m_groupSlot[list[slot]] = slot;
    list.pop_back();
    m_group[message] = kNone;
    count(message, group, -1);
}

/** Keeps the shares of the message's channels in step with its group. */
void LevelSolver::count(std::uint32_t message, std::uint32_t group, int change)
{
    for (const ChannelId c : m_scenario.routes[message]) {
        std::vector<Share>& shares = m_channels[c.index()].shares;
        std::size_t i = 0;
        while (i < shares.size() && shares[i].group != group)
            ++i;
        if (i == shares.size())
            shares.push_back({group, 0});
        shares[i].count += static_cast<std::uint32_t>(change);
        if (shares[i].count == 0) {
            shares[i] = shares.back();
            shares.pop_back();
        }
        markDirty(c.value);
        if (m_rule.isCoupled)
            markDirty(reverse(c).value);
    }
}

void LevelSolver::markDirty(std::uint32_t channel)
{
    if (m_channels[channel].isDirty)
        return;
    m_channels[channel].isDirty = true;
    m_dirty.push_back(channel);
}

void LevelSolver::touch(std::uint32_t message)
{
    if (m_isTouched[message])
        return;
    m_isTouched[message] = true;
    m_touched.push_back(message);
}

/** What the messages whose route contains `lane` bring, seen from the group of `channel`. */
LevelSolver::Load LevelSolver::laneLoad(std::uint32_t lane, std::uint32_t channel) const
{
    Load load;
    for (const Share& share : m_channels[lane].shares) {
        if (share.group == channel) {
            load.own = share.count;
            continue;
        }
        const double level = m_levels[share.group];
        load.others += share.count * level;
        load.highest = std::max(load.highest, level);
    }
    return load;
}

LevelSolver::Load LevelSolver::loadOf(std::uint32_t channel) const
{
    Load load = laneLoad(channel, channel);
    if (!m_rule.isCoupled)
        return load;
    const Load against = laneLoad(reverse(ChannelId(channel)).value, channel);
    load.own += m_rule.reverseWeight * against.own;
    load.others += m_rule.reverseWeight * against.others;
    load.highest = std::max(load.highest, against.highest);
    return load;
}

/** The level ℓ with Σ weight · min(level(group), ℓ) = capacity, for a channel that would be overfull. */
double LevelSolver::fillLevel(std::uint32_t channel) const
{
    std::vector<std::pair<double, double>> parts; // level, weight
    for (const Share& share : m_channels[channel].shares)
        parts.emplace_back(m_levels[share.group], share.count);
    if (m_rule.isCoupled && m_rule.reverseWeight > 0)
        for (const Share& share : m_channels[reverse(ChannelId(channel)).index()].shares)
            parts.emplace_back(m_levels[share.group], m_rule.reverseWeight * share.count);
    std::sort(parts.begin(), parts.end());
    double rising = 0;
    for (const auto& part : parts)
        rising += part.second;
    double left = m_channels[channel].capacity;
    for (const auto& [level, weight] : parts) {
        if (level * rising >= left)
            break;
        left -= level * weight;
        rising -= weight;
    }
    return left / rising;
}

double LevelSolver::highestForwardLevel(std::uint32_t channel) const
{
    double highest = 0;
    for (const Share& share : m_channels[channel].shares)
        if (share.group != channel)
            highest = std::max(highest, m_levels[share.group]);
    return highest;
}

void LevelSolver::setLevel(std::uint32_t channel, double level)
{
    if (m_levels[channel] == level)
        return;
    m_levels[channel] = level;
    if (!m_channels[channel].isChanged) {
        m_channels[channel].isChanged = true;
        m_changedLevels.push_back(channel);
    }
}

void LevelSolver::saturate(std::uint32_t channel, double level)
{
    setLevel(channel, level);
    if (m_channels[channel].order == kNone) {
        m_channels[channel].order = static_cast<std::uint32_t>(m_order.size());
        m_order.push_back(channel);
    }
    markDirty(channel);
}

/** The channel is no longer full: whoever it limited looks for another limit. */
void LevelSolver::dissolve(std::uint32_t channel)
{
    m_levels[channel] = kUnsaturated;
    m_channels[channel].reported = kUnsaturated;
    const std::vector<std::uint32_t> orphans = m_channels[channel].group;
    for (const std::uint32_t message : orphans)
        place(message, channel);
    markDirty(channel);
}

/** Gives a message the lowest level it is tied to, or makes the tightest channel of its route its limit. */
void LevelSolver::place(std::uint32_t message, std::uint32_t except)
{
    std::uint32_t best = kNone;
    forEachTied(message, [&](std::uint32_t c) {
        if (c != except && m_levels[c] != kUnsaturated &&
            (best == kNone || m_levels[c] < m_levels[best] || (m_levels[c] == m_levels[best] && c < best)))
            best = c;
    });
    if (best == kNone) {
        leaveGroup(message);
        double tightest = 0;
        for (const ChannelId c : m_scenario.routes[message]) {
            const Load load = loadOf(c.value);
            const double left = std::max(0.0, m_channels[c.index()].capacity - load.others);
            if (best == kNone || left < tightest || (left == tightest && c.value < best)) {
                best = c.value;
                tightest = left;
            }
        }
        saturate(best, tightest);
    }
    join(message, best);
}

/** Messages tied to a channel that run faster than its level join it. */
void LevelSolver::takeFaster(std::uint32_t channel)
{
    takeFasterOn(channel, channel);
    if (m_rule.isCoupled)
        takeFasterOn(reverse(ChannelId(channel)).value, channel);
}

void LevelSolver::takeFasterOn(std::uint32_t lane, std::uint32_t channel)
{
    const double limit = m_levels[channel] * (1 + kLevelTolerance);
    std::size_t faster = 0;
    std::uint32_t group = kNone;
    for (const Share& share : m_channels[lane].shares)
        if (share.group != channel && m_levels[share.group] > limit) {
            ++faster;
            group = share.group;
        }
    if (faster == 0)
        return;
    // The messages are in the lane's list and in their groups': look where there is less to look at.
    if (faster > 1 || m_channels[lane].members.size() <= m_channels[group].group.size()) {
        for (const Member& member : m_channels[lane].members)
            if (m_group[member.message] != channel && m_levels[m_group[member.message]] > limit)
                join(member.message, channel);
        return;
    }
    m_candidates = m_channels[group].group;
    for (const std::uint32_t message : m_candidates)
        for (const ChannelId c : m_scenario.routes[message])
            if (c.value == lane)
                join(message, channel);
}

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
        channel.certificate = m_growth + std::max(room, 0.0);
        m_certificates.push({channel.certificate, c});
    } else {
        channel.certificate = kUnsaturated;
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
    while (!m_certificates.empty() && m_certificates.top().growth <= horizon) {
        const Certificate due = m_certificates.top();
        m_certificates.pop();
        if (m_channels[due.channel].certificate == due.growth)
            suspect(due.channel);
    }
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

void LevelSolver::report(RateUpdate& update)
{
    m_growth += growthSinceReport();
    update.moves.clear();
    update.rates.clear();
    std::sort(m_touched.begin(), m_touched.end());
    for (const std::uint32_t message : m_touched) {
        m_isTouched[message] = false;
        if (m_group[message] == m_reportedGroup[message])
            continue;
        m_reportedGroup[message] = m_group[message];
        update.moves.push_back({message, m_group[message]});
    }
    m_touched.clear();
    for (const std::uint32_t c : m_changedLevels) {
        Channel& channel = m_channels[c];
        channel.isChanged = false;
        if (m_levels[c] == channel.reported || m_levels[c] == kUnsaturated)
            continue;
        channel.reported = m_levels[c];
        update.rates.push_back({c, m_levels[c], c});
    }
    m_changedLevels.clear();
}

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
