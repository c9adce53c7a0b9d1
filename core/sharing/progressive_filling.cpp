// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/progressive_filling.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/sharing/load_bounds.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <queue>
#include <stop_token>
#include <utility>

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

    explicit Filling(LevelState& owner)
        : levels(owner)
        , states(owner.channels().size())
        , rising(owner.activeCount())
    {}

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
        std::vector<Candidate> candidates;
        candidates.reserve(states.size());
        for (std::uint32_t c = 0; c < states.size(); ++c)
            if (weight(c) > 0)
                candidates.push_back({share(c), c});
        std::priority_queue<Candidate> queue({}, std::move(candidates));
        while (rising > 0 && !queue.empty() && !stop.stop_requested()) {
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
            --rising;
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
    std::size_t rising; ///< messages that no channel limits yet
    std::vector<std::uint32_t> full;
    double level = 0;
};

/** Progressive filling from nothing over the active messages, whatever their levels and groups were. In the
 * limit of an arbitrarily small reverse load, channels that are full by coincidence are left to LevelRepair.
 * Ends early once `stop` is requested, with levels of no use.
 */
void fillFromNothing(LevelState& levels, const std::stop_token& stop)
{
    levels.clear();
    Filling(levels).run(stop);
    levels.endFilling();
}

/** A channel may be overfull by this much from rounding. */
constexpr double kLoadTolerance = 1e-11;
/** Levels that grow by more than this factor are added to the bounds one by one. */
constexpr double kMuchGrowth = 1.01;
/** Loads are worked out anew after so many sweeps: what additions leave behind stays far below the tolerance.
 */
constexpr std::uint64_t kMostSweeps = 256;
/** Repairs that take more rounds than this are given up for filling from nothing. */
constexpr int kMaxRounds = 60;
/** A sweep goes back so often; what is due before it then has to wait for the next one. */
constexpr int kMostReturns = 100;

/**
 * Makes levels the solution again after an event. Saturated channels whose shares changed are solved anew in
 * ascending order of their levels (each depends only on lower ones), and those that depend on a level that
 * changed after them: an event costs what it changes, not what is there. Messages that are tied to a lower
 * level than their group's change groups, channels that are overfull become saturated, until nothing breaks.
 *
 * Unsaturated channels are not looked at after every event: each has an upper bound of its load. What a level
 * that grows much brings is added to the bounds of the channels that its group loads; all levels that grow
 * little count as if every load grew as fast as the fastest of them. Unsaturated channels that are exactly
 * full (the receivers of a shift, whose senders limit it) have no bound; they depend on levels as saturated
 * ones do.
 */
class LevelRepair
{
public:
    /** The state must outlive the repair. */
    explicit LevelRepair(LevelState& state)
        : m_state(state)
        , m_others(state.channels().size())
        , m_workedOut(state.channels().size(), 0)
        , m_isDue(state.channels().size(), 0)
        , m_suspects(state.channels().size())
        , m_bounds(state.channels().size())
    {
        for (std::uint32_t c = 0; c < state.channels().size(); ++c)
            m_bounds.setCapacity(c, state.channel(c).capacity);
    }

    /** True when the levels are the solution; false when they did not settle. */
    [[nodiscard]] bool run()
    {
        for (int round = 0; round < kMaxRounds; ++round) {
            if (!sweep() && m_suspects.empty())
                return true;
            checkUnsaturated();
        }
        return false;
    }

    /** After filling from nothing: looks at every unsaturated channel and repairs what is overfull. */
    void checkAll()
    {
        std::ranges::fill(m_workedOut, 0);
        std::ranges::fill(m_isDue, 0);
        bool isSettled = true;
        for (std::uint32_t c = 0; c < m_state.channels().size(); ++c)
            if (m_state.level(c) == LevelState::kUnsaturated && !m_state.channel(c).members.empty() &&
                checkChannel(c))
                isSettled = false;
        if (!isSettled)
            (void)run();
    }

private:
    /** What other groups load a saturated channel with: worked out when its shares have changed, and kept up
     * to date with every level that changes. */
    struct Others
    {
        double load = 0;    ///< bytes per second
        double highest = 0; ///< at least the highest level of another group tied to the channel
    };

    /** Solves the channels that are due, in ascending order of the levels before. False when none was. A
     * channel that takes messages from one before it sends the sweep back there, before what depends on both
     * is solved.
     */
    [[nodiscard]] bool sweep()
    {
        ++m_sweeps;
        collectDirty();
        if (!hasDue())
            return false;
        m_state.sortOrder();
        int returns = 0;
        const std::size_t end = m_state.order().size(); // channels that become saturated have to wait
        for (std::size_t next = 0; (next = nextDue(next, end)) < end;) {
            const std::size_t here = next++;
            const std::uint32_t c = m_state.order()[here];
            fetchAhead(here, end);
            if (m_state.level(c) == LevelState::kUnsaturated)
                continue;
            m_isDue[c] = 0;
            solve(c);
            if (const std::size_t first = firstDirty(); first < here && returns++ < kMostReturns)
                next = first;
            collectDirty();
        }
        return true;
    }

    /** Whether any saturated channel is due; others are when they become saturated, since that makes them
     * dirty.
     */
    [[nodiscard]] bool hasDue()
    {
        char* const begin = m_isDue.data();
        char* const end = begin + m_isDue.size();
        for (char* due = begin;; *due = 0) {
            due = static_cast<char*>(std::memchr(due, 1, static_cast<std::size_t>(end - due)));
            if (due == nullptr)
                return false;
            if (m_state.level(static_cast<std::uint32_t>(due - begin)) != LevelState::kUnsaturated)
                return true;
        }
    }

    /** The first position from `from` on whose channel is due; `end` when there is none. */
    [[nodiscard]] std::size_t nextDue(std::size_t from, std::size_t end) const
    {
        const std::uint32_t* const order = m_state.order().data();
        const char* const isDue = m_isDue.data();
        while (from < end && isDue[order[from]] == 0)
            ++from;
        return from;
    }

    /** Channels lie apart in memory, and what is done with one takes less time than to fetch it: the ones
     * that come soon are asked for early. */
    void fetchAhead(std::size_t here, std::size_t end) const
    {
        constexpr std::size_t kSoon = 3;
        if (here + kSoon >= end)
            return;
        const std::vector<std::uint32_t>& order = m_state.order();
        __builtin_prefetch(&m_state.channel(order[here + kSoon]));
        __builtin_prefetch(&m_others[order[here + kSoon - 1]]);
        constexpr std::size_t kInALine = 64 / sizeof(GroupShares::Share);
        const std::span<const GroupShares::Share> dependents =
            m_state.channel(order[here + 1]).dependents.all();
        for (std::size_t i = 0; i < std::min(dependents.size(), 2 * kInALine); i += kInALine)
            __builtin_prefetch(&dependents[i]);
    }

    /** The first position of a saturated channel that is dirty; behind all others when none is. */
    [[nodiscard]] std::size_t firstDirty() const
    {
        std::size_t first = m_state.order().size();
        for (const std::uint32_t c : m_state.dirty())
            if (m_state.level(c) != LevelState::kUnsaturated)
                first = std::min<std::size_t>(first, m_state.position(c));
        return first;
    }

    /** Channels whose shares have changed are due, as far as they are saturated; of the others those are
     * looked at after the sweep that may be fuller. */
    void collectDirty()
    {
        for (const std::uint32_t c : m_state.dirty()) {
            m_workedOut[c] = 0;
            m_isDue[c] = m_state.level(c) != LevelState::kUnsaturated ? 1 : 0;
            if (m_state.isFull(c))
                m_suspects.add(c);
        }
        for (const std::uint32_t c : m_state.fuller())
            if (m_state.level(c) == LevelState::kUnsaturated)
                m_suspects.add(c);
        m_state.cleanAll();
    }

    /** Sets the level at which a saturated channel is just full; messages on it that are faster join its
     * group.
     */
    void solve(std::uint32_t c)
    {
        const LevelState::Channel& channel = m_state.channel(c);
        const double own = ownWeight(c);
        Others& others = m_others[c];
        const auto fullLevel = [&] { return (channel.capacity - others.load) / own; };
        const auto hasFaster = [&](double level) {
            return others.highest > level * (1 + LevelState::kLevelTolerance);
        };
        const bool isFresh = m_workedOut[c] > 0 && m_sweeps - m_workedOut[c] < kMostSweeps;
        if (!isFresh || own <= 0 || hasFaster(fullLevel()))
            workOut(c);
        double level = 0;
        if (own > 0) {
            level = fullLevel();
            // Too few share what the faster ones would have to leave: take in as many as it needs, not more.
            if (hasFaster(level))
                level = std::max(level, m_state.fillLevel(c));
        } else if (!channel.group.empty() && nearlyEqual(others.load, channel.capacity)) {
            level = m_state.highestForwardLevel(
                c); // full by coincidence of its groups; it limits messages against it only
        } else {
            m_state.dissolve(c);
            return;
        }
        if (!nearlyEqual(level, m_state.level(c), 1e-15))
            change(c, level);
        if (hasFaster(level))
            m_state.takeFaster(c);
    }

    /** Tells those that depend on the level, and raises the bounds of unsaturated channels. */
    void change(std::uint32_t c, double level)
    {
        const double before = m_state.level(c);
        m_state.setLevel(c, level);
        const double rise = level - before;
        const Others ownOthers = m_others[c]; // its own group is not among them
        // A flag may alias anything: pointers of its own spare the loop many loads.
        Others* const others = m_others.data();
        char* const isDue = m_isDue.data();
        const auto addLoad = [=](std::uint32_t channel, double load) {
            others[channel].load += load;
            isDue[channel] = 1;
        };
        const auto addRisenLoad = [=](std::uint32_t channel, double load) {
            addLoad(channel, load);
            others[channel].highest = std::max(others[channel].highest, level);
        };
        if (rise > 0)
            addToDependents(c, rise, addRisenLoad);
        else
            addToDependents(c, rise, addLoad); // what was the highest before still is at least that
        m_others[c] = ownOthers;
        m_isDue[c] = 0;
        if (m_state.hasFull())
            suspectFull(c);
        if (level > before * kMuchGrowth)
            m_state.forEachLoad(
                c, [&](std::uint32_t channel, double weight) { m_bounds.add(channel, weight * rise); });
        else if (level > before)
            m_growth = std::max(m_growth, level / before);
    }

    /** Calls `add(channel, load)` with what a rise of a level brings the channels that depend on it. */
    template<typename Add>
    void addToDependents(std::uint32_t c, double rise, Add add) const
    {
        m_state.forEachDependent(c, [=](std::uint32_t lane, double weight) { add(lane, rise * weight); });
        if (!m_state.rule().isCoupled)
            return;
        const double riseBack = rise * m_state.rule().reverseWeight;
        m_state.forEachDependent(c, [=](std::uint32_t lane, double weight) {
            add(reverse(ChannelId(lane)).value, riseBack * weight);
        });
    }

    /** Full channels that carry the group may limit something now. */
    void suspectFull(std::uint32_t group)
    {
        const auto suspectIfFull = [this](std::uint32_t channel) {
            if (m_state.isFull(channel))
                m_suspects.add(channel);
        };
        for (const GroupShares::Share& dependent : m_state.channel(group).fullDependents.all()) {
            suspectIfFull(dependent.group);
            if (m_state.rule().isCoupled)
                suspectIfFull(reverse(ChannelId(dependent.group)).value);
        }
    }

    void workOut(std::uint32_t c)
    {
        const LevelState::Load load = m_state.loadOf(c);
        m_others[c] = {load.others, load.highest};
        m_workedOut[c] = m_sweeps;
    }

    /** The weight of the messages that the channel limits: its load per unit of its level. */
    [[nodiscard]] double ownWeight(std::uint32_t c) const
    {
        const double reverseWeight = m_state.rule().reverseWeight;
        if (reverseWeight == 0)
            return m_state.own(c);
        return m_state.own(c) + reverseWeight * m_state.ownAgainst(reverse(ChannelId(c)).value);
    }

    /** Looks at the unsaturated channels that may be overfull now. */
    void checkUnsaturated()
    {
        m_bounds.grow(std::exchange(m_growth, 1.0));
        m_bounds.takeFull(1 - Tolerance::kRelative,
                          [this](std::uint32_t channel) { m_suspects.add(channel); });
        for (const std::uint32_t c : m_suspects)
            if (m_state.level(c) == LevelState::kUnsaturated)
                (void)checkChannel(c);
        m_suspects.clear();
    }

    /** Looks at an unsaturated channel: overfull ones become saturated (true), full ones wait for a change of
     * what they carry, others get a new bound. */
    bool checkChannel(std::uint32_t c)
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
        const bool isFull = load.others >= channel.capacity * (1 - Tolerance::kRelative);
        m_state.setFull(c, isFull);
        if (isFull)
            m_bounds.clear(c);
        else
            m_bounds.set(c, load.others);
        return false;
    }

    LevelState& m_state;
    std::vector<Others> m_others; ///< by channel
    std::vector<std::uint64_t>
        m_workedOut;           ///< by channel: the sweep in which m_others was worked out; 0: it is not
    std::vector<char> m_isDue; ///< by channel: to be solved when it is saturated
    std::uint64_t m_sweeps = 0;
    MarkedList m_suspects; ///< unsaturated channels that may be overfull
    LoadBounds m_bounds;   ///< of unsaturated channels
    double m_growth = 1;   ///< the most that a level has grown in this sweep, of those not added one by one
};

/**
 * Progressive filling that keeps its solution between events and repairs it.
 *
 * The solution is written as a *level* per saturated channel: the rate at which filling stopped there. A
 * message's rate is the least level among the channels it is tied to; the channel that gives it is its
 * limiting channel, and all messages with the same limiting channel form a group that runs at one rate. An
 * event therefore changes a level per channel, not a rate per message, and the engine needs to hear only of
 * levels and of messages that change groups.
 *
 * A set of levels is the solution when (1) every saturated channel is exactly full: Σ weight · level(group) =
 * capacity, (2) no message is tied to a channel with a lower level than its group's, (3) no other channel is
 * overfull. Such a fixed point is unique (by induction over ascending levels, as for max-min fairness), so it
 * does not matter how it is reached: after an event by repair of what is there, after large batches of
 * events, and where a repair does not settle, by filling from nothing.
 */
class LevelSolver : public RateSolver
{
public:
    LevelSolver(const PlacedScenario& scenario, FillingRule rule) : m_state(scenario, rule), m_repair(m_state)
    {}

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                RateUpdate& update) override
    {
        for (const std::uint32_t message : departed)
            m_state.remove(message);
        for (const std::uint32_t message : arrived)
            m_state.insert(message);
        const std::size_t batch = arrived.size() + departed.size();
        bool isSolved = false;
        if (batch <= 16 || batch <= m_state.activeCount() / 10) {
            for (const std::uint32_t message : arrived)
                m_state.place(message, LevelState::kNone);
            isSolved = m_repair.run();
        }
        if (!isSolved) {
            fillFromNothing(m_state, stop());
            if (isStopped())
                return;
            m_repair.checkAll();
        }
        m_state.report(update);
    }

    void grow() override { m_state.grow(); }
    /** Groups are channels. */
    [[nodiscard]] std::size_t groupCount() const override { return m_state.channels().size(); }

private:
    LevelState m_state;
    LevelRepair m_repair;
};

} // namespace

namespace {

/** The messages on one direction of the link of the limiting channel. */
struct Lane
{
    std::vector<std::uint32_t> limited; ///< by the channel
    double weight = 0;               ///< of these: the sum of their shares, their number where none is split
    std::vector<std::uint32_t> held; ///< by another one, to a lower rate
    double heldRate = 0;             ///< bytes per second on the lane
    double fastest = 0;              ///< bytes per second, of all
};

Lane laneOf(const ActiveSet& active, ChannelId lane, ChannelId limit)
{
    Lane found;
    for (const std::uint32_t m : active.messages) {
        const double share = active.scenario.routes.shareOn(m, lane);
        if (!(share > 0))
            continue;
        const MessageRate rate = active.rateOf(m);
        found.fastest = std::max(found.fastest, rate.rate);
        if (rate.limitingChannel == limit.value) {
            found.limited.push_back(m);
            found.weight += share;
        } else {
            found.held.push_back(m);
            found.heldRate += share * rate.rate;
        }
    }
    return found;
}

std::string bandwidth(double value)
{
    return valueText(TermUnit::bandwidth, value);
}

} // namespace

std::unique_ptr<RateSolver> ProgressiveFilling::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<LevelSolver>(scenario, m_rule);
}

/** Condition (1) of LevelSolver, solved for the level of the limiting channel. */
std::vector<Term> ProgressiveFilling::terms(const ActiveSet& active) const
{
    const MessageRate own = active.rate();
    if (own.limitingChannel == kNoChannel)
        return {};
    const ChannelId limit(own.limitingChannel);
    const std::string name = active.network().channelName(limit);
    const double capacity = active.network().capacity(limit);
    const auto route = active.route();
    const bool isOnRoute = contains(route, limit);
    Lane with = laneOf(active, limit, limit);
    Lane against = m_rule.isCoupled ? laneOf(active, reverse(limit), limit) : Lane{};
    const bool isSplit = active.network().splitsMessages();
    const double limited = with.weight;
    const double tied = against.weight;
    const double weight = limited + m_rule.reverseWeight * tied;

    std::vector<Term> terms;
    // Figures that are nothing are for programs: people need not read them.
    const auto add = [&terms](Term term) {
        if (term.value == 0)
            term.symbol.clear();
        terms.push_back(std::move(term));
    };
    add(wordTerm("limit_side", {}, isOnRoute ? "route" : "reverse").of(limit));
    add(bandwidthTerm("capacity", "C", capacity,
                      isOnRoute ? std::string() : sentence("full, and against the direction of this message"))
            .of(limit));
    // How many messages, and where messages are split their weight, which is what counts.
    const auto addMembers = [&](const std::string& of, const std::string& symbol, const std::string& meaning,
                                const Lane& lane) {
        const auto count = static_cast<double>(lane.limited.size());
        add(countTerm(of + "_messages", isSplit ? std::string() : symbol, count, meaning).with(lane.limited));
        if (isSplit)
            add(numberTerm(of + "_shares", symbol, lane.weight, sentence("%1, by their shares", {meaning})));
    };
    addMembers("limited", "n", sentence("messages on it that it limits"), with);
    add(bandwidthTerm("held_elsewhere", "H", with.heldRate,
                      sentence("of it to messages that another channel limits"))
            .with(with.held));
    if (m_rule.isCoupled)
        addMembers("tied", m_rule.reverseWeight > 0 ? "m" : "tied",
                   sentence("messages against it, at the same rate"), against);
    std::string above = with.heldRate > 0 ? " − H" : "";
    std::string aboveNumbers = with.heldRate > 0 ? " − " + bandwidth(with.heldRate) : "";
    if (m_rule.reverseWeight > 0) {
        const std::string epsilon = roundedText(m_rule.reverseWeight);
        const double rates = against.heldRate + tied * own.rate;
        add(parameterTerm("epsilon", m_rule.reverseWeight));
        add(bandwidthTerm("held_against", "H̄", against.heldRate,
                          sentence("of messages against it that another channel limits"))
                .with(against.held));
        add(bandwidthTerm("acknowledgements", "A", m_rule.reverseWeight * rates,
                          sentence("of it to acknowledgements of the messages against it"))
                .from(sentence("ε · their rates"), epsilon + " · " + bandwidth(rates)));
        if (against.heldRate > 0) {
            above += " − ε·H̄";
            aboveNumbers += " − " + epsilon + " · " + bandwidth(against.heldRate);
        }
    }
    if (weight <= 0) {
        // Full with messages that other channels stopped at this very level.
        add(bandwidthTerm("rate", "rate", with.fastest, sentence("of the fastest message on it")));
        return terms;
    }
    const double left = capacity - with.heldRate - m_rule.reverseWeight * against.heldRate;
    const bool countsTied = m_rule.reverseWeight > 0 && tied > 0;
    add(bandwidthTerm("rate", "rate", left / weight)
            .from((above.empty() ? "C" : "(C" + above + ")") + (countsTied ? " / (n + ε·m)" : " / n"),
                  (above.empty() ? bandwidth(capacity) : "(" + bandwidth(capacity) + aboveNumbers + ")") +
                      " / " +
                      (countsTied ? "(" + roundedText(limited) + " + " + roundedText(m_rule.reverseWeight) +
                                        " · " + roundedText(tied) + ")"
                                  : roundedText(limited))));
    return terms;
}

} // namespace contraflow
