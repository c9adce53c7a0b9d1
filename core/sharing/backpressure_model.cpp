// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/backpressure_model.h"

#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

namespace contraflow {

std::unique_ptr<RateSolver> BackpressureModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<BackpressureRates>(scenario, m_parameters);
}

std::vector<ChannelId> BackpressureModel::chain(const ActiveSet& active) const
{
    BackpressureRates solver(active.scenario, m_parameters);
    std::vector<double> rates;
    for (const std::uint32_t message : active.messages)
        rates.push_back(active.rateOf(message).rate);
    solver.place(active.messages, rates);
    return mapped<ChannelId>(solver.chainOf(active.explained), std::identity());
}

std::vector<Term> BackpressureModel::terms(const ActiveSet& active) const
{
    const std::vector<ChannelId> chain = this->chain(active);
    const Term rate =
        bandwidthTerm("rate", "rate", active.rate().rate,
                      sentence("as fast as the end of the chain lets its NIC send, times its queue pairs"));
    if (chain.empty())
        return {rate};
    const Network& network = active.network();
    std::string names;
    for (const ChannelId channel : chain)
        names += (names.empty() ? "" : ", ") + network.channelName(channel);
    const auto route = active.route();
    const bool isVictim = !contains(route, chain.back());
    std::vector<Term> terms{wordTerm("chain", sentence("chain"), names,
                                     sentence("each of them waits for the next, and the last one is full"))
                                .of(chain.back()),
                            countTerm("victim", {}, isVictim ? 1 : 0)};
    if (isVictim)
        terms.push_back(wordTerm("victim_of", sentence("victim of"), network.channelName(chain.back()),
                                 sentence("to which it sends nothing")));
    terms.push_back(rate);
    return terms;
}

namespace {

constexpr double kUnchanged = 1e-12;
/** In input buffers: of shorter messages buffers hold a good part, and the model errs by 5 % and more. */
constexpr double kShortMessage = 15;
constexpr std::uint32_t kNoSource = UINT32_MAX;
constexpr double kAsHeld = 1e-6; // relative, of loads that were found by an engine

std::uint64_t nameHash(const std::string& text)
{
    std::uint64_t hash = 0;
    for (const char letter : text)
        hash = mixedBits(hash + static_cast<unsigned char>(letter) + 1);
    return hash;
}

/** By the names of the ends, since a link may have no name of its own; links between the same ends are told
 * apart by their order, which follows from theirs. */
std::uint64_t nameHash(const Network& network, ChannelId channel)
{
    const Vertex to = network.head(channel);
    std::uint64_t number = 0;
    for (const Network::Hop& hop : network.hops(network.tail(channel))) {
        if (hop.channel == channel)
            break;
        number += hop.to == to ? 1 : 0;
    }
    return nameHash(network.vertexName(network.tail(channel)) + '\n' + network.vertexName(to)) + number;
}

} // namespace

std::size_t BackpressureRates::PlaceHash::operator()(const Place& place) const
{
    constexpr unsigned kHalf = 32;
    return mixedBits(mixedBits(std::uint64_t{place.channel} << kHalf | place.lane) + place.node);
}

BackpressureRates::BackpressureRates(const PlacedScenario& scenario, const BackpressureParameters& parameters)
    : m_scenario(scenario)
    , m_network(*scenario.network)
    , m_parameters(parameters)
{
    grow();
}

void BackpressureRates::grow()
{
    while (m_messages.size() < m_scenario.messages.size())
        readMessage(static_cast<std::uint32_t>(m_messages.size()));
}

std::uint32_t BackpressureRates::channelAt(const Place& place)
{
    const auto [at, isNew] = m_channelAt.emplace(place, static_cast<std::uint32_t>(m_places.size()));
    if (!isNew)
        return at->second;
    BackpressureProblem::GivenChannel given;
    if (place.channel == kNoChannel) {
        const NodeId node(place.node);
        for (const Network::Hop& hop : m_network.hops(Vertex{true, place.node}))
            given.capacity += m_network.capacity(hop.channel);
        given.name = nameHash(m_network.node(node).name);
    } else {
        const ChannelId channel(place.channel);
        given.capacity = m_network.capacity(channel);
        given.name = nameHash(m_network, channel);
    }
    given.name = mixedBits(given.name + place.lane) + (place.node == UINT32_MAX ? 0 : 1);
    m_places.push_back(place);
    m_channels.push_back(given);
    return at->second;
}

std::uint32_t BackpressureRates::turnBetween(std::uint32_t from, std::uint32_t to)
{
    constexpr unsigned kHalf = 32;
    const auto [at, isNew] =
        m_turnBetween.emplace(std::uint64_t{from} << kHalf | to, static_cast<std::uint32_t>(m_turns.size()));
    if (isNew)
        m_turns.push_back({from, to});
    return at->second;
}

std::uint32_t BackpressureRates::sourceAt(std::uint32_t channel)
{
    m_sourceAt.resize(m_channels.size(), kNoSource);
    if (m_sourceAt[channel] == kNoSource) {
        m_sourceAt[channel] = static_cast<std::uint32_t>(m_sources.size());
        m_sources.emplace_back();
        m_sources.back().channel = channel;
    }
    return m_sourceAt[channel];
}

std::uint32_t BackpressureRates::groupOf(std::uint32_t source, double weight)
{
    for (const std::uint32_t group : m_sources[source].groups)
        if (m_groups[group].weight == weight)
            return group;
    const auto group = static_cast<std::uint32_t>(m_groups.size());
    m_groups.push_back({source, weight});
    m_sources[source].groups.push_back(group);
    return group;
}

/** Of a message that is split, what comes to a switch leaves it in the proportions of the shares there. */
void BackpressureRates::readMessage(std::uint32_t message)
{
    const PlacedMessage& placed = m_scenario.messages[message];
    const std::span<const ChannelId> route = m_scenario.routes[message];
    const std::span<const double> shares = m_scenario.routes.shares(message);
    Message& read = m_messages.emplace_back();
    read.firstUse = read.endUse = static_cast<std::uint32_t>(m_uses.size());
    if (route.empty())
        return;
    const bool hasLanes = m_parameters.lanes > 1;
    const std::uint32_t lane = hasLanes ? placed.lane % m_parameters.lanes + 1 : 0;
    const bool isSplit = std::ranges::any_of(shares, [](double share) { return share < 1; });
    const auto shareOf = [&](std::size_t i) { return isSplit ? shares[i] : 1.0; };
    std::vector<std::uint32_t> channels;
    for (const ChannelId channel : route)
        channels.push_back(channelAt({channel.value, lane}));
    const auto add = [&](std::uint32_t from, std::uint32_t to, double share) {
        m_uses.push_back({turnBetween(from, to), share});
    };

    const Vertex start = m_network.tail(route[0]);
    std::uint32_t first = channels[0];
    if (m_network.hops(start).size() > 1) { // others may pass the channel, or the message leave by several
        const bool isSplitAtOnce = isSplit && shares[0] < 1;
        first = channelAt({isSplitAtOnce ? kNoChannel : route[0].value, lane, start.index});
        for (std::size_t i = 0; i < route.size(); ++i)
            if (i == 0 || (isSplitAtOnce && m_network.tail(route[i]) == start))
                add(first, channels[i], shareOf(i));
    }
    for (std::size_t i = 0; i < route.size(); ++i) {
        if (hasLanes)
            add(channels[i], channelAt({route[i].value}), shareOf(i));
        if (!isSplit) {
            if (i + 1 < route.size())
                add(channels[i], channels[i + 1], 1);
            continue;
        }
        double leaving = 0;
        const Vertex here = m_network.head(route[i]);
        for (std::size_t next = 0; next < route.size(); ++next)
            if (m_network.tail(route[next]) == here)
                leaving += shares[next];
        for (std::size_t next = 0; next < route.size(); ++next)
            if (m_network.tail(route[next]) == here)
                add(channels[i], channels[next], shares[i] * shares[next] / leaving);
    }
    read.endUse = static_cast<std::uint32_t>(m_uses.size());
    read.group = groupOf(sourceAt(first), placed.queuePairs);
}

void BackpressureRates::addSourceOn(std::uint32_t channel, std::uint32_t source, std::uint32_t turn)
{
    m_sourcesOn.resize(std::max(m_sourcesOn.size(), m_channels.size()));
    m_sourcesOn[channel].push_back({source, turn});
}

void BackpressureRates::removeSourceOn(std::uint32_t channel, std::uint32_t source, std::uint32_t turn)
{
    std::vector<Presence>& sources = m_sourcesOn[channel];
    *std::ranges::find(sources, Presence{source, turn}) = sources.back();
    sources.pop_back();
}

std::vector<BackpressureProblem::Use>::iterator BackpressureRates::useOf(Source& source, std::uint32_t turn)
{
    return std::ranges::lower_bound(source.uses, turn, {}, &BackpressureProblem::Use::turn);
}

void BackpressureRates::insert(std::uint32_t message)
{
    const Message& read = m_messages[message];
    Group& group = m_groups[read.group];
    Source& source = m_sources[group.source];
    ++group.messages;
    if (source.messages++ == 0) {
        ++m_activeSources;
        addSourceOn(source.channel, group.source, kNoTurn);
    }
    source.weight += group.weight;
    m_touched.push_back(source.channel);
    for (std::uint32_t place = read.firstUse; place < read.endUse; ++place) {
        const BackpressureProblem::Use& use = m_uses[place];
        m_touched.push_back(m_turns[use.turn].to);
        const auto at = useOf(source, use.turn);
        const auto count = source.counts.begin() + (at - source.uses.begin());
        if (at != source.uses.end() && at->turn == use.turn) {
            at->weight += use.weight * group.weight;
            ++*count;
            continue;
        }
        source.counts.insert(count, 1);
        source.uses.insert(at, {use.turn, use.weight * group.weight});
        addSourceOn(m_turns[use.turn].to, group.source, use.turn);
    }
}

void BackpressureRates::remove(std::uint32_t message)
{
    const Message& read = m_messages[message];
    Group& group = m_groups[read.group];
    Source& source = m_sources[group.source];
    --group.messages;
    source.weight -= group.weight;
    m_touched.push_back(source.channel);
    for (std::uint32_t place = read.firstUse; place < read.endUse; ++place) {
        const BackpressureProblem::Use& use = m_uses[place];
        m_touched.push_back(m_turns[use.turn].to);
        const auto at = useOf(source, use.turn);
        const auto count = source.counts.begin() + (at - source.uses.begin());
        if (--*count > 0) {
            at->weight -= use.weight * group.weight;
            continue;
        }
        source.counts.erase(count);
        source.uses.erase(at);
        removeSourceOn(m_turns[use.turn].to, group.source, use.turn);
    }
    if (--source.messages == 0) {
        source.weight = source.rate = 0;
        --m_activeSources;
        removeSourceOn(source.channel, group.source, kNoTurn);
    }
}

void BackpressureRates::beginGathering()
{
    ++m_gathering;
    m_joined.clear();
    m_treeChannels.clear();
    m_channelSeen.resize(m_channels.size(), 0);
    m_sourceSeen.resize(m_sources.size(), 0);
}

void BackpressureRates::join(std::uint32_t source)
{
    if (std::exchange(m_sourceSeen[source], m_gathering) != m_gathering)
        m_joined.push_back(source);
}

/** The sources that share channels with what has changed, and those that share channels with them, and so on:
 * what goes on elsewhere stays as it is. */
void BackpressureRates::gatherConnected()
{
    beginGathering();
    const auto touch = [this](std::uint32_t channel) {
        if (std::exchange(m_channelSeen[channel], m_gathering) != m_gathering)
            for (const Presence& presence : m_sourcesOn[channel])
                join(presence.source);
    };
    for (const std::uint32_t channel : m_touched)
        touch(channel);
    for (std::size_t i = 0; i < m_joined.size(); ++i)
        for (const BackpressureProblem::Use& use : m_sources[m_joined[i]].uses)
            touch(m_turns[use.turn].to);
}

/** The source that begins at a channel where something has changed, and the sources that are held by what
 * holds its channels, or this one. */
void BackpressureRates::gatherChanged(std::uint32_t channel)
{
    beginGathering();
    if (const std::uint32_t source = m_sourceAt[channel];
        source != kNoSource && m_sources[source].messages > 0) {
        join(source);
        for (const BackpressureProblem::Use& use : m_sources[source].uses)
            if (m_touchedIn[m_turns[use.turn].to] == m_event)
                gatherTree(m_turns[use.turn].to);
    }
    gatherTree(channel);
}

/** All sources whose chains end where that of a channel does. */
void BackpressureRates::gatherTree(std::uint32_t channel)
{
    if (m_solver.knownHolder(channel) == BackpressureHolders::kNone)
        return;
    while (BackpressureHolders::isTurn(m_solver.knownHolder(channel)))
        channel = m_turns[m_solver.knownHolder(channel)].to;
    if (m_channelSeen[channel] == m_gathering)
        return;
    std::size_t next = m_treeChannels.size();
    m_channelSeen[channel] = m_gathering;
    m_treeChannels.push_back(channel);
    for (; next < m_treeChannels.size(); ++next) {
        const std::uint32_t held = m_treeChannels[next];
        if (const std::uint32_t source = m_sourceAt[held];
            source != kNoSource && m_sources[source].messages > 0)
            join(source);
        for (const std::uint32_t turn : m_turnsTo[held])
            if (const std::uint32_t from = m_turns[turn].from; m_solver.knownHolder(from) == turn) {
                m_channelSeen[from] = m_gathering;
                m_treeChannels.push_back(from);
            }
    }
}

void BackpressureRates::setProblem()
{
    m_given.clear();
    for (const std::uint32_t s : m_joined) {
        const Source& source = m_sources[s];
        m_given.push_back({s, source.channel, source.weight, source.rate, source.uses});
    }
    m_solver.problem().set(m_channels, m_turns, m_given, m_fixed);
}

/** With the loads of the sources that are not joined, on channels of those that are. */
void BackpressureRates::setPartOfProblem()
{
    m_fixedOn.resize(m_turns.size(), 0);
    std::vector<std::uint32_t> channels;
    for (const std::uint32_t s : m_joined)
        for (const BackpressureProblem::Use& use : m_sources[s].uses)
            channels.push_back(m_turns[use.turn].to);
    sortUnique(channels);
    for (const std::uint32_t channel : channels)
        for (const auto& [s, turn] : m_sourcesOn[channel]) {
            if (m_sourceSeen[s] == m_gathering || turn == kNoTurn)
                continue;
            if (m_fixedOn[turn] == 0)
                m_fixed.push_back({turn, 0});
            m_fixedOn[turn] += useOf(m_sources[s], turn)->weight * m_sources[s].rate;
        }
    for (BackpressureProblem::Use& use : m_fixed)
        use.weight = std::exchange(m_fixedOn[use.turn], 0);
    setProblem();
    m_fixed.clear();
    for (BackpressureProblem::Channel& channel : m_solver.problem().channels())
        channel.isHeldBeyond = m_channelSeen[channel.id] != m_gathering &&
                               m_solver.knownHolder(channel.id) != BackpressureHolders::kNone;
}

/** An event changes the rates of few: those of the sources that are held by the same full channels, as long
 * as the loads that they leave to others hold those as before. One such part after the other; false when that
 * does not lead to an equilibrium of the whole. */
bool BackpressureRates::solveNear()
{
    if (m_isFirst || std::ranges::any_of(m_touched, [this](std::uint32_t channel) {
            return m_solver.isApproximate(channel);
        }))
        return false;
    m_solvedIn.resize(m_channels.size(), 0);
    return std::ranges::all_of(m_touched, [this](std::uint32_t channel) {
        if (m_solvedIn[channel] == m_event)
            return true;
        gatherChanged(channel);
        return m_joined.empty() || solvePart();
    });
}

bool BackpressureRates::solvePart()
{
    constexpr double kNearlyAll = 0.8; // of the sources: for more a whole solution is no dearer
    constexpr double kMostWork = 4;    // sources of all parts together, in those of the whole
    const auto active = static_cast<double>(m_activeSources);
    double work = 0;
    for (std::size_t known = 0; m_joined.size() > known;) {
        known = m_joined.size();
        work += static_cast<double>(known);
        if (static_cast<double>(known) >= kNearlyAll * active || work > kMostWork * active)
            return false;
        setPartOfProblem();
        const std::optional<std::vector<std::uint32_t>> disturbed = m_solver.solveNear(stop());
        if (!disturbed)
            return false;
        if (disturbed->empty()) {
            for (const std::uint32_t channel : m_treeChannels)
                m_solver.forget(channel);
            m_solver.keep();
            for (const BackpressureProblem::Channel& channel : m_solver.problem().channels())
                if (!channel.isHeldBeyond)
                    m_solvedIn[channel.id] = m_event;
            takeRates();
            return true;
        }
        for (const std::uint32_t channel : *disturbed)
            gatherAt(channel);
    }
    return false;
}

/** What holds a channel, or all that is on it where that is known. */
void BackpressureRates::gatherAt(std::uint32_t channel)
{
    if (m_channelSeen[channel] != m_gathering &&
        m_solver.knownHolder(channel) != BackpressureHolders::kNone) {
        gatherTree(channel);
        return;
    }
    for (const Presence& presence : m_sourcesOn[channel]) {
        join(presence.source);
        gatherTree(m_sources[presence.source].channel);
    }
}

void BackpressureRates::place(std::span<const std::uint32_t> messages, std::span<const double> rates)
{
    for (std::size_t i = 0; i < messages.size(); ++i) {
        insert(messages[i]);
        const Group& group = m_groups[m_messages[messages[i]].group];
        m_sources[group.source].rate = rates[i] / group.weight;
    }
    checkCycles();
    if (!m_failure.empty())
        return;
    gatherConnected();
    m_touched.clear();
    setProblem();
    m_solver.problem().load();
}

std::vector<std::uint32_t> BackpressureRates::chainOf(std::uint32_t message) const
{
    if (!m_failure.empty())
        return {};
    const BackpressureProblem& problem = m_solver.problem();
    const std::uint32_t id = m_sources[m_groups[m_messages[message].group].source].channel;
    const std::vector<std::uint32_t> holders = problem.holdersByLoad(kAsHeld);
    std::vector<std::uint32_t> chain;
    for (std::uint32_t c = 0; c < problem.channelCount(); ++c) {
        if (problem.channels()[c].id != id)
            continue;
        for (std::uint32_t at = c;; at = problem.turns()[holders[at]].to) {
            if (holders[at] == BackpressureProblem::kNone)
                return {};
            const std::uint32_t channel = limitOf(m_places[problem.channels()[at].id]);
            if (chain.empty() || chain.back() != channel)
                chain.push_back(channel);
            if (holders[at] == BackpressureProblem::kFull)
                return chain;
        }
    }
    return {};
}

std::uint32_t BackpressureRates::limitOf(const Place& place) const
{
    return place.channel != kNoChannel ? place.channel
                                       : m_network.hops(Vertex{true, place.node})[0].channel.value;
}

/** Whether a turn that is new closes a cycle. Heights of channels above those that they lead to show that
 * there is none, and are raised where the turn needs it. */
bool BackpressureRates::closesCycle(const BackpressureProblem::GivenTurn& turn)
{
    m_heights.resize(m_channels.size(), 0);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> raised{{turn.from, m_heights[turn.to] + 1}};
    while (!raised.empty()) {
        const auto [channel, height] = raised.back();
        raised.pop_back();
        if (channel == turn.to)
            return true;
        if (m_heights[channel] >= height)
            continue;
        m_heights[channel] = height;
        for (const std::uint32_t into : m_turnsTo[channel])
            raised.emplace_back(m_turns[into].from, height + 1);
    }
    return false;
}

void BackpressureRates::checkCycles()
{
    bool isCyclic = false;
    m_turnsTo.resize(m_channels.size());
    for (; m_checkedTurns < m_turns.size() && m_failure.empty() && !isCyclic; ++m_checkedTurns) {
        m_turnsTo[m_turns[m_checkedTurns].to].push_back(m_checkedTurns);
        isCyclic = closesCycle(m_turns[m_checkedTurns]);
    }
    if (!isCyclic)
        return;
    const std::vector<std::uint32_t> cycle = findCycle(m_channels.size(), m_turns);
    constexpr std::size_t kNamed = 6;
    std::string names;
    for (std::size_t i = 0; i < std::min(kNamed, cycle.size()); ++i)
        names += (i > 0 ? ", " : "") + m_network.channelName(ChannelId(limitOf(m_places[cycle[i]])));
    if (cycle.size() > kNamed)
        names = sentence("%1 and %2 more", {names, groupedCount(cycle.size() - kNamed)});
    m_failure =
        sentence("under the model backpressure these channels wait for one another in a cycle, in which a "
                 "network that drops nothing can stop for ever: %1; choose a routing without such a cycle, "
                 "give messages other lanes (its parameter lanes, and the column lane), or choose another "
                 "model, such as max-min",
                 {names});
}

void BackpressureRates::update(std::span<const std::uint32_t> arrived,
                               std::span<const std::uint32_t> departed, RateUpdate& update)
{
    update.moves.clear();
    update.rates.clear();
    checkCycles();
    for (const std::uint32_t message : departed)
        remove(message);
    for (const std::uint32_t message : arrived) {
        insert(message);
        update.moves.push_back({message, m_messages[message].group});
        const double bytes = m_scenario.messages[message].bytes;
        if (bytes > 0 && bytes < kShortMessage * m_parameters.buffer)
            ++m_shortMessages;
    }
    if (!m_failure.empty())
        return;
    orderTouched();
    if (!solveNear())
        solveConnected();
    assert(m_approximations > 0 || isStopped() || certify(kAsHeld).passes(kAsHeld));
    m_touched.clear();
    if (isStopped())
        return;
    m_steps += m_activeSources > 0 ? 1 : 0;
    if (m_activeSources > 0 && std::exchange(m_isFirst, false))
        lookForOther();
    tellRates(update);
}

/** Each once, in an order that does not depend on that of the messages. */
void BackpressureRates::orderTouched()
{
    ++m_event;
    m_sourceAt.resize(m_channels.size(), kNoSource);
    m_sourcesOn.resize(m_channels.size());
    m_touchedIn.resize(m_channels.size(), 0);
    std::erase_if(m_touched, [this](std::uint32_t channel) {
        return std::exchange(m_touchedIn[channel], m_event) == m_event;
    });
    std::ranges::sort(m_touched, [this](std::uint32_t a, std::uint32_t b) {
        return std::tie(m_channels[a].name, a) < std::tie(m_channels[b].name, b);
    });
    for (const std::uint32_t channel : m_touched)
        if (m_sourcesOn[channel].empty())
            m_solver.forget(channel);
}

void BackpressureRates::solveConnected()
{
    gatherConnected();
    setProblem();
    const BackpressureSolver::Outcome outcome = m_solver.solve(stop());
    // Of an approximation there is none: it is made to fit all capacities, and the notes say how restless it
    // was.
    m_residual = outcome.kind == BackpressureSolver::Kind::exact ? outcome.residual : 0;
    if (outcome.kind == BackpressureSolver::Kind::approximate && !isStopped()) {
        ++m_approximations;
        m_worstChange = std::max(m_worstChange, outcome.residual);
    }
    takeRates();
}

/** Of the problem that was solved. */
void BackpressureRates::takeRates()
{
    const BackpressureProblem& problem = m_solver.problem();
    for (const BackpressureProblem::Source& solved : problem.sources()) {
        Source& source = m_sources[solved.id];
        const std::uint32_t end = m_solver.holders().endOf(solved.channel);
        source.rate = solved.rate;
        source.limit = limitOf(m_places[problem.channels()[end].id]);
        if (std::exchange(source.solvedIn, m_event) != m_event)
            m_solved.push_back(solved.id);
    }
}

BackpressureProblem::Certificate BackpressureRates::certify(double tolerance) const
{
    std::vector<BackpressureProblem::GivenSource> active;
    for (std::uint32_t s = 0; s < m_sources.size(); ++s)
        if (const Source& source = m_sources[s]; source.messages > 0)
            active.push_back({s, source.channel, source.weight, source.rate, source.uses});
    BackpressureProblem whole;
    whole.set(m_channels, m_turns, active);
    whole.load();
    return whole.certify(tolerance);
}

/** Once, at the beginning: over time what comes next follows from what was. */
void BackpressureRates::lookForOther()
{
    const std::optional<std::vector<double>> other = m_solver.findOther(stop());
    if (!other)
        return;
    const std::vector<BackpressureProblem::Source>& sources = m_solver.problem().sources();
    std::size_t most = 0;
    const auto difference = [&](std::size_t s) { return std::abs(std::log((*other)[s] / sources[s].rate)); };
    for (std::size_t s = 1; s < sources.size(); ++s)
        if (difference(s) > difference(most))
            most = s;
    const std::uint32_t channel = limitOf(m_places[m_sources[sources[most].id].channel]);
    m_edge = sentence(
        "is on a knife edge in the first step, where the network has several equilibria: messages over %1 "
        "run at %2, or at %3 in another one",
        {m_network.channelName(ChannelId(channel)), displayText(Dimension::bandwidth, sources[most].rate),
         displayText(Dimension::bandwidth, (*other)[most])});
}

void BackpressureRates::tellRates(RateUpdate& update)
{
    for (const std::uint32_t s : m_solved) {
        const Source& source = m_sources[s];
        for (const std::uint32_t g : source.groups) {
            Group& group = m_groups[g];
            const double rate = group.weight * source.rate;
            if (group.messages == 0 ||
                (std::abs(rate - group.rate) <= kUnchanged * group.rate && source.limit == group.limit))
                continue;
            group.rate = rate;
            group.limit = source.limit;
            update.rates.push_back({g, source.limit, rate});
        }
    }
    m_solved.clear();
}

std::vector<std::string> BackpressureRates::notes() const
{
    std::vector<std::string> notes;
    if (!m_edge.empty())
        notes.push_back(m_edge);
    if (m_approximations > 0)
        notes.push_back(sentence(
            "found no equilibrium in %1 of %2; rates there are approximate, the mean of what varied by up "
            "to %3 %",
            {groupedCount(m_approximations), counted(m_steps, "step"), groupedText(100 * m_worstChange, 1)}));
    if (m_shortMessages > 0)
        notes.push_back(sentence(
            m_shortMessages == 1
                ? phrase(
                      "takes messages for long: %1 is shorter than 15 buffers of %2, and it errs by 5 % and "
                      "more there")
                : phrase("takes messages for long: %1 are shorter than 15 buffers of %2, and it errs by 5 % "
                         "and more there"),
            {counted(m_shortMessages, "message"), displayText(Dimension::size, m_parameters.buffer)}));
    return notes;
}

} // namespace contraflow
