// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/published_solver.h"

#include <algorithm>

namespace contraflow {

PublishedSolver::PublishedSolver(const PlacedScenario& scenario, PublishedLines lines)
    : m_state(scenario, lines)
    , m_known(scenario.messages.size())
    , m_isPending(scenario.messages.size(), 0)
{}

void PublishedSolver::grow()
{
    m_state.grow();
    m_known.resize(m_state.messages().size());
    m_isPending.resize(m_state.messages().size(), 0);
}

void PublishedSolver::update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                             RateUpdate& update)
{
    constexpr std::size_t kFew = 16; // turns of more are run anew, unless they are few of all
    const std::size_t batch = arrived.size() + departed.size();
    m_activeCount += arrived.size();
    m_activeCount -= departed.size();
    for (const std::uint32_t message : departed)
        m_state.remove(message);
    for (const std::uint32_t message : arrived)
        m_state.add(message);
    m_assigned.clear();
    if (batch == m_activeCount || (batch > kFew && batch > m_activeCount / 16))
        runAll();
    else
        runChanged(arrived, departed);
    m_state.finish();
    tell(arrived, update);
}

/** Line 5 for everybody: messages in the order of their keys, each put back by line 20 to a later place. */
void PublishedSolver::runAll()
{
    (void)m_state.rankFactors();
    m_state.clearPlaces();
    std::vector<Key> keys;
    for (std::uint32_t i = 0; i < m_known.size(); ++i)
        if (m_state.message(i).isActive) {
            keys.push_back(m_state.firstKey(i));
            m_state.setFirst(keys.back());
            m_assigned.push_back(i);
        }
    std::sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) { return comesBefore(a, b); });
    auto next = keys.begin();
    while (next != keys.end() || !m_pending.empty()) {
        const bool isReturned =
            !m_pending.empty() && (next == keys.end() || comesBefore(m_pending.top().key, *next));
        const Key key = isReturned ? m_pending.top().key : *next;
        if (isReturned)
            m_pending.pop();
        else
            ++next;
        if (const std::optional<RateChange> rate = m_state.turn(key))
            m_state.append(key, *rate); // lines 22–24
        else
            m_pending.push({m_state.nextKey(key.message)}); // line 20
    }
}

void PublishedSolver::runChanged(std::span<const std::uint32_t> arrived,
                                 std::span<const std::uint32_t> departed)
{
    m_front = Key::top();
    m_concerned.clear();
    findConcerned(m_state.rankFactors());
    for (const std::uint32_t message : departed)
        m_state.takeOut(message);
    for (const std::uint32_t message : arrived) {
        m_state.setFirst(m_state.firstKey(message));
        restart(message);
    }
    for (const std::uint32_t message : m_concerned)
        if (m_state.message(message).isActive && m_isPending[message] == 0)
            restart(message);
    restartAffected();
    while (!m_pending.empty()) {
        m_front = m_pending.top().key;
        m_pending.pop();
        take(m_front);
        restartAffected();
    }
}

/** Messages that take other turns because of these channels' counts or ranks. */
void PublishedSolver::findConcerned(const std::vector<std::uint32_t>& channels)
{
    for (const std::uint32_t c : channels) {
        for (const PublishedState::Place& place : m_state.channel(ChannelId(c)).places)
            reconsider(place, c, PublishedState::kForward);
        if (m_state.lines() == PublishedLines::fairnessOnly)
            continue;
        for (const PublishedState::Place& place : m_state.channel(reverse(ChannelId(c))).places)
            reconsider(place, c, PublishedState::kBackward);
    }
}

void PublishedSolver::reconsider(const PublishedState::Place& place, std::uint32_t channel,
                                 PublishedState::Look look)
{
    const PublishedState::Channel& changed = m_state.channel(ChannelId(channel));
    const PublishedState::Message& message = m_state.message(place.key.message);
    const auto decisive = look == PublishedState::kForward ? &Key::forward : &Key::backward;
    if (message.returns == 0 && std::max(changed.rankBefore, changed.rank) < message.first.*decisive)
        return; // neither was it nor is it among the most congested ones
    const Key first = m_state.firstKey(place.key.message);
    if (first == message.first && message.returns == 0 && !m_state.hasLooked(place, look) &&
        changed.rank != first.*decisive)
        return;
    m_state.setFirst(first);
    m_concerned.push_back(place.key.message);
}

/** Line 5 for the message, as far as its turns are not over: those that are come out as they did. */
void PublishedSolver::restart(std::uint32_t message)
{
    m_state.forgetLooks(message);
    Key key = m_state.message(message).first;
    while (comesBefore(key, m_front)) {
        (void)m_state.turn(key);
        key = m_state.nextKey(message);
    }
    wait(key);
}

/** A rate that was given before this turn is no longer. */
void PublishedSolver::wait(const Key& key)
{
    const PublishedState::Message& message = m_state.message(key.message);
    if (message.isPlaced && comesBefore(message.last, key))
        m_state.takeOut(key.message);
    m_isPending[key.message] = 1;
    m_pending.push({key});
}

void PublishedSolver::take(const Key& key)
{
    const std::optional<RateChange> rate = m_state.turn(key);
    if (!rate) {
        wait(m_state.nextKey(key.message)); // line 20
        return;
    }
    m_isPending[key.message] = 0;
    m_assigned.push_back(key.message);
    m_state.place(key, *rate); // lines 22–24
}

void PublishedSolver::restartAffected()
{
    std::vector<std::uint32_t>& affected = m_state.affected();
    while (!affected.empty()) {
        const std::uint32_t message = affected.back();
        affected.pop_back();
        if (m_isPending[message] == 0 && m_state.message(message).isActive)
            restart(message);
    }
}

/** Ascending. Where they are many, all active messages stand for them: nothing is told of the others. */
void PublishedSolver::sortAssigned()
{
    if (m_assigned.size() < m_known.size() / 8) {
        std::sort(m_assigned.begin(), m_assigned.end());
        return;
    }
    m_assigned.clear();
    for (std::uint32_t i = 0; i < m_known.size(); ++i)
        if (m_state.message(i).isActive)
            m_assigned.push_back(i);
}

void PublishedSolver::tell(std::span<const std::uint32_t> arrived, RateUpdate& update)
{
    update.moves.clear();
    update.rates.clear();
    for (const std::uint32_t message : arrived) {
        update.moves.push_back({message, message});
        m_known[message] = {};
    }
    sortAssigned();
    for (const std::uint32_t i : m_assigned) {
        const PublishedState::Message& message = m_state.message(i);
        RateChange& known = m_known[i];
        if (known.rate == message.rate && known.limitingChannel == message.limit)
            continue;
        known = {i, message.limit, message.rate};
        update.rates.push_back(known);
    }
    m_diagnostics.clear();
    if (m_state.hasFaults())
        m_state.listFaults(m_diagnostics);
}

PublishedAccount PublishedSolver::accountOf(std::uint32_t number) const
{
    const PublishedState::Message& message = m_state.message(number);
    PublishedAccount account;
    account.returns = message.returns;
    for (const PublishedState::Message& other : m_state.messages())
        account.turn += other.isActive && !comesBefore(message.last, other.last) ? 1 : 0;
    for (const ChannelId c : m_state.route(number)) {
        const PublishedState::Channel& forward = m_state.channel(c);
        const PublishedState::Channel& backward = m_state.channel(reverse(c));
        if (account.forward == kNoChannel && forward.rank == message.first.forward) {
            account.forward = c.value;
            account.forwardCount = forward.count;
        }
        if (account.backward == kNoChannel && message.first.backward > 0 &&
            backward.rank == message.first.backward) {
            account.backward = reverse(c).value;
            account.backwardCount = backward.count;
        }
    }
    account.isBackward = message.last.forward < message.last.backward;
    account.limit = message.limit;
    const ChannelId limit(message.limit);
    const PublishedState::Before before = m_state.before(limit, message.last);
    account.load = before.load;
    account.assigned = static_cast<std::uint32_t>(before.assigned);
    account.count = m_state.channel(limit).count;
    account.isEqualShare = std::any_of(m_diagnostics.begin(), m_diagnostics.end(), [&](const auto& d) {
        return d.kind == SharingDiagnostic::Kind::noBandwidthLeft && d.message == number &&
               d.channel == message.limit;
    });
    return account;
}

} // namespace contraflow
