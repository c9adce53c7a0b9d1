// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/fluid_flows.h"

#include "core/base/emptied.h"

namespace contraflow {

namespace {

constexpr std::size_t kGroupsAhead = 16; // groups asked for early: what is done with one takes less time
constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon(); // of m_completions

/** Messages of equal sizes come and go in this order: many at once are seldom to be sorted. */
void sortByNumber(std::vector<std::uint32_t>& messages)
{
    if (!std::ranges::is_sorted(messages))
        std::ranges::sort(messages);
}

} // namespace

FluidFlows::FluidFlows(RateSolver& solver, std::size_t messages, TimelineRecorder* recorder)
    : m_solver(solver)
    , m_recorder(recorder)
    , m_groups(solver.groupCount())
    , m_members(m_groups.size())
    , m_flows(messages)
    , m_completions(m_groups.size())
{}

void FluidFlows::grow(std::size_t messages)
{
    m_flows.resize(messages);
    m_solver.grow();
    m_groups.resize(m_solver.groupCount());
    m_members.resize(m_groups.size());
    m_completions.grow(m_groups.size());
}

/** Calls `use(group)` for the groups of which none is known to be done later than another. */
template<typename Use>
void FluidFlows::forEachEarliest(const Use& use) const
{
    m_completions.forEachUpTo(m_completions.least() * (1 + kRounding), use);
}

Instant FluidFlows::nextCompletion() const
{
    Instant next = Instant::never();
    forEachEarliest([&](std::uint32_t group) { next = std::min(next, completionOf(group)); });
    return next;
}

std::span<const std::uint32_t> FluidFlows::takeDone(const Instant& now)
{
    emptyOut(m_update.moves);
    const std::size_t first = m_departed.size();
    // No message has been flowing for longer than since m_epoch.
    const double until = (now - m_epoch) * (1 + Tolerance::kRelative) * (1 + kRounding);
    for (std::size_t taken = SIZE_MAX; taken != m_departed.size() && m_completions.least() <= until;) {
        taken = m_departed.size();
        m_due.clear();
        forEachEarliest([this](std::uint32_t group) { m_due.push_back(group); });
        m_completions.startChanges(m_due.size());
        for (std::size_t i = 0; i < m_due.size(); ++i) {
            if (i + kGroupsAhead < m_due.size()) {
                __builtin_prefetch(&m_groups[m_due[i + kGroupsAhead]], 1);
                __builtin_prefetch(&m_members[m_due[i + kGroupsAhead]], 1);
            }
            const std::uint32_t g = m_due[i];
            while (isNextDone(g, now)) {
                const std::uint32_t message = m_members[g].front().message;
                Flow& flow = m_flows[message];
                m_limitTimes.close(flow.limits, m_groups[g].limit,
                                   flow.limitSince < now ? now - flow.limitSince : 0);
                leaveGroup(message, now);
                m_departed.push_back(message);
            }
            m_completions.setLater(g, roundedCompletion(g));
        }
        m_completions.putInOrder();
    }
    m_activeCount -= m_departed.size() - first;
    sortByNumber(m_departed);
    return m_departed;
}

/** Whether a group has a member that is done by now. */
bool FluidFlows::isNextDone(std::uint32_t group, const Instant& now) const
{
    return m_groups[group].current > 0 &&
           completionOf(group) - now <= grain(m_members[group].front().message, now);
}

void FluidFlows::start(std::uint32_t message, double bytes, const Instant& now)
{
    if (m_activeCount == 0)
        m_epoch = now;
    m_flows[message].begin = now;
    m_flows[message].target = bytes;
    m_flows[message].limits = {};
    m_arrived.push_back(message);
    ++m_activeCount;
}

void FluidFlows::update(const Instant& now, std::uint32_t step)
{
    sortByNumber(m_arrived);
    m_solver.update(m_arrived, m_departed, m_update);
    emptyOut(m_arrived);
    m_departed.clear();
    if (m_solver.isStopped())
        return; // whatever the solver has left is not to be used
    makeRoom(m_update.moves);
    m_completions.startChanges(2 * m_update.moves.size() + m_update.rates.size());
    for (const GroupMove& move : m_update.moves)
        moveMessage(move, now, step);
    setRates(now);
    m_completions.putInOrder();
    if (m_recorder)
        m_recorder->recordRates(m_update.rates, now.seconds(), step);
}

/** Behind the moves, so that both groups of a message that moves still run at the rates they had until now.
 */
void FluidFlows::setRates(const Instant& now)
{
    const std::vector<RateChange>& rates = m_update.rates;
    for (std::size_t i = 0; i < rates.size(); ++i) {
        if (i + kGroupsAhead < rates.size())
            __builtin_prefetch(&m_groups[rates[i + kGroupsAhead].group], 1);
        setRate(rates[i], now);
    }
}

/** Of groups that are joined by very many at once: lists that grow are there twice for a while. */
void FluidFlows::makeRoom(const std::vector<GroupMove>& moves)
{
    constexpr std::size_t kMany = 65536;
    if (moves.size() < kMany)
        return;
    std::vector<std::uint32_t> joining(m_members.size(), 0);
    for (const GroupMove& move : moves)
        ++joining[move.group];
    for (std::size_t g = 0; g < joining.size(); ++g)
        if (joining[g] >= kMany)
            m_members[g].reserve(m_members[g].size() + joining[g]);
}

void FluidFlows::moveMessage(const GroupMove& move, const Instant& now, std::uint32_t step)
{
    Flow& flow = m_flows[move.message];
    double remaining = flow.target;
    if (flow.group != kNoGroup) {
        endLimit(move.message, now);
        remaining = std::max(0.0, flow.target - m_groups[flow.group].serviceAt(now));
        const std::uint32_t left = flow.group;
        leaveGroup(move.message, now);
        m_completions.setLater(left, roundedCompletion(left));
    }
    Group& group = m_groups[move.group];
    if (group.current == 0)
        restart(move.group, now); // in a pause it served nobody
    flow.target = group.serviceAt(now) + remaining;
    flow.limitSince = now;
    flow.group = move.group;
    addMember(move.group, {flow.target, move.message});
    m_completions.setLater(move.group, roundedCompletion(move.group));
    if (m_recorder)
        m_recorder->recordMove(move.message, move.group, now.seconds(), step);
}

/** Serves the members of a group until now, and gives them another rate from then on. */
inline void FluidFlows::setRate(const RateChange& change, const Instant& now)
{
    Group& group = m_groups[change.group];
    if (group.limit != change.limitingChannel) {
        for (const Member& member : m_members[change.group])
            if (isCurrent(member, change.group))
                endLimit(member.message, now);
        group.limit = change.limitingChannel;
        noteLimit(group.limit);
    }
    group.service = group.serviceAt(now);
    group.settledAt = now;
    group.rate = change.rate;
    m_completions.setLater(change.group, roundedCompletion(change.group));
}

bool FluidFlows::isCurrent(const Member& member, std::uint32_t group) const
{
    return m_flows[member.message].group == group && m_flows[member.message].target == member.target;
}

void FluidFlows::leaveGroup(std::uint32_t message, const Instant& now)
{
    const std::uint32_t g = std::exchange(m_flows[message].group, kNoGroup);
    Group& group = m_groups[g];
    std::vector<Member>& members = m_members[g];
    --group.current;
    if (members.front().message != message)
        return; // it is dropped when its turn comes
    while (!members.empty() && !isCurrent(members.front(), g)) {
        std::pop_heap(members.begin(), members.end());
        members.pop_back();
    }
    if (members.empty())
        restart(g, now);
    else
        group.nextTarget = members.front().target;
}

/** Nobody is left in the group: a fresh start keeps the numbers small. */
void FluidFlows::restart(std::uint32_t group, const Instant& now)
{
    m_groups[group].service = 0;
    m_groups[group].settledAt = now;
    m_groups[group].nextTarget = kNoTarget;
    m_members[group].clear();
}

void FluidFlows::addMember(std::uint32_t g, const Member& member)
{
    Group& group = m_groups[g];
    std::vector<Member>& members = m_members[g];
    ++group.current;
    members.push_back(member);
    // Those who left wait for their turn to come; when they are the most, the rest is sorted out.
    if (members.size() > 64 && members.size() > 2 * group.current) {
        std::erase_if(members, [this, g](const Member& m) { return !isCurrent(m, g); });
        std::make_heap(members.begin(), members.end());
    } else {
        std::push_heap(members.begin(), members.end());
    }
    group.nextTarget = members.front().target;
}

void FluidFlows::noteLimit(std::uint32_t channel)
{
    if (channel == kNoChannel)
        return;
    if (channel >= m_limits.size())
        m_limits.resize(channel + std::size_t{1}, false);
    m_limits[channel] = true;
}

/** The limit of the message's group has held it until now. */
void FluidFlows::endLimit(std::uint32_t message, const Instant& now)
{
    Flow& flow = m_flows[message];
    if (flow.limitSince < now)
        m_limitTimes.add(flow.limits, m_groups[flow.group].limit, now - flow.limitSince);
    flow.limitSince = now;
}

} // namespace contraflow
