// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/fluid_engine.h"

#include "core/base/tolerance.h"
#include "core/engine/event_queue.h"
#include "core/engine/instant.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kMaxDiagnostics = 1'000'000; // more say nothing more

/** Adds up how long each channel limited each message, in one pool for all messages. */
class LimitTimes
{
public:
    explicit LimitTimes(std::size_t messages) : m_heads(messages, kNone) {}

    void add(std::uint32_t message, std::uint32_t channel, double seconds)
    {
        for (std::uint32_t at = m_heads[message]; at != kNone; at = m_entries[at].next)
            if (m_entries[at].channel == channel) {
                m_entries[at].seconds += seconds;
                return;
            }
        m_entries.push_back({seconds, channel, m_heads[message]});
        m_heads[message] = static_cast<std::uint32_t>(m_entries.size() - 1);
    }

    /** The channel that limited the message longest; among equals the one that did so first. */
    [[nodiscard]] std::uint32_t longest(std::uint32_t message) const
    {
        std::uint32_t best = kNoChannel;
        double most = -1;
        for (std::uint32_t at = m_heads[message]; at != kNone; at = m_entries[at].next)
            if (m_entries[at].seconds >= most) {
                most = m_entries[at].seconds;
                best = m_entries[at].channel;
            }
        return best;
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    struct Entry
    {
        double seconds = 0;
        std::uint32_t channel = kNoChannel;
        std::uint32_t next = kNone;
    };
    std::vector<std::uint32_t> m_heads;
    std::vector<Entry> m_entries;
};

/**
 * One run. All messages of a group receive the same service, so a message is done when its group has served
 * it its size since it joined: a change of a group's rate moves the group's next completion and touches no
 * message.
 */
class FluidRun
{
public:
    FluidRun(const PlacedScenario& scenario, const SharingModel& model, const RunOptions& options)
        : m_scenario(scenario)
        , m_options(options)
        , m_solver(model.makeSolver(scenario))
        , m_groups(m_solver->groupCount())
        , m_flows(scenario.messages.size())
        , m_completions(m_groups.size())
        , m_limitTimes(scenario.messages.size())
        , m_recorder(m_timeline, options.maxSegments)
    {}

    Result<Timeline> run()
    {
        prepare();
        m_solver->setStop(m_options.stop);
        while (m_nextArrival < m_arrivals.size() || m_activeCount > 0) {
            if (m_options.stop.stop_requested())
                return Error{ErrorCode::cancelled, "the prediction was cancelled"};
            const Instant now = nextEventTime();
            if (now.isNever())
                return Error{
                    ErrorCode::invalidInput,
                    "the model gives a message no bandwidth, so it never ends; choose another model"};
            step(now);
            if (m_options.progress)
                reportProgress();
        }
        for (const std::uint32_t message : m_arrivals)
            m_timeline.messages[message].bottleneck = m_limitTimes.longest(message);
        m_timeline.notes = m_solver->notes();
        m_recorder.finish(m_groups.size());
        return std::move(m_timeline);
    }

private:
    static constexpr std::uint32_t kNoGroup = UINT32_MAX;

    /** A member of a group with the service at which it is done; outdated when the message has left since. */
    struct Member
    {
        double target = 0;
        std::uint32_t message = 0;
        bool operator<(const Member& other) const // the least target first
        {
            return target != other.target ? target > other.target : message > other.message;
        }
    };
    struct Group
    {
        double service = 0; ///< bytes that each member has been served, at time `settledAt`
        Instant settledAt;
        double rate = 0; ///< bytes per second
        std::uint32_t limit = kNoChannel;
        std::uint32_t current = 0;   ///< members that have not left
        double nextTarget = 0;       ///< of the first member; it has not left
        std::vector<Member> members; ///< a heap, the next to be done first

        [[nodiscard]] double serviceAt(const Instant& now) const
        {
            return service + rate * (now - settledAt);
        }
        /** Nobody is left: a fresh start keeps the numbers small. */
        void restart(const Instant& now)
        {
            service = 0;
            settledAt = now;
            members.clear();
        }
    };
    struct Flow
    {
        double target = 0;
        Instant begin; ///< the event at which it was let in
        Instant limitSince;
        std::uint32_t group = kNoGroup;
    };

    void prepare()
    {
        const Network& network = *m_scenario.network;
        m_timeline.localRate = network.localBandwidth();
        m_timeline.messages.resize(m_flows.size());
        for (std::uint32_t i = 0; i < m_flows.size(); ++i) {
            const PlacedMessage& message = m_scenario.messages[i];
            const std::span<const ChannelId> route = m_scenario.routes[i];
            MessageTimes& times = m_timeline.messages[i];
            times.start = message.start;
            if (i == 0 || message.start < m_timeline.firstStart)
                m_timeline.firstStart = message.start;
            if (route.empty()) { // within one node: it takes its local time and meets nobody
                times.uncontended =
                    std::isinf(network.localBandwidth()) ? 0 : message.bytes / network.localBandwidth();
                times.end(times.uncontended);
                continue;
            }
            times.latency = network.latency(route);
            times.uncontended =
                message.bytes / network.capacity(ChannelId(slowestChannel(network, route))) + times.latency;
            m_arrivals.push_back(i);
        }
        const auto startsEarlier = [this](std::uint32_t a, std::uint32_t b) {
            return m_scenario.messages[a].start < m_scenario.messages[b].start;
        };
        if (!std::is_sorted(m_arrivals.begin(), m_arrivals.end(), startsEarlier))
            std::stable_sort(m_arrivals.begin(), m_arrivals.end(), startsEarlier);
    }

    /** In seconds, of the message that arrives at this place. */
    [[nodiscard]] double startOf(std::size_t arrival) const
    {
        return m_scenario.messages[m_arrivals[arrival]].start;
    }

    [[nodiscard]] Instant nextEventTime() const
    {
        const Instant arrival =
            m_nextArrival < m_arrivals.size() ? Instant(startOf(m_nextArrival)) : Instant::never();
        return std::min(m_completions.nextTime(), arrival);
    }

    /** Completions so close are one event: relative to how long the message has been running, not to the
     * clock. */
    [[nodiscard]] double grain(std::uint32_t message, const Instant& now) const
    {
        return Tolerance::kRelative * (now - m_flows[message].begin);
    }

    /** What addition of a few starts leaves uncertain. */
    [[nodiscard]] double grainOfStarts(const Instant& now) const
    {
        return 4 * std::numeric_limits<double>::epsilon() * (now - Instant(m_timeline.firstStart));
    }

    void step(const Instant& now)
    {
        m_step = static_cast<std::uint32_t>(m_timeline.stepStarts.size());
        takeDeparted(now);
        takeArrived(now);
        if (m_arrived.empty() && m_departed.empty())
            return; // only empty messages arrived: the step goes on
        if (m_timeline.stepEnds.size() < m_timeline.stepStarts.size()) {
            m_timeline.stepEnds.push_back(now.seconds());
            m_timeline.stepLengths.push_back(now - m_stepStart);
        }
        m_activeCount += m_arrived.size();
        m_activeCount -= m_departed.size();
        updateRates(now);
        if (m_activeCount > 0)
            m_timeline.stepStarts.push_back(now.seconds());
        m_stepStart = now;
    }

    void takeDeparted(const Instant& now)
    {
        m_departed.clear();
        while (!m_completions.nextTime().isNever()) {
            const std::uint32_t g = m_completions.next();
            const std::uint32_t message = m_groups[g].members.front().message;
            if (m_completions.nextTime() - now > grain(message, now))
                break;
            complete(message, now);
            m_departed.push_back(message);
            m_completions.set(g, nextCompletion(g));
        }
        sortByNumber(m_departed);
    }

    /** Messages of equal sizes come and go in this order: many at once are seldom to be sorted. */
    static void sortByNumber(std::vector<std::uint32_t>& messages)
    {
        if (!std::is_sorted(messages.begin(), messages.end()))
            std::sort(messages.begin(), messages.end());
    }

    void complete(std::uint32_t message, const Instant& now)
    {
        endLimit(message, now);
        leaveGroup(message, now);
        MessageTimes& times = m_timeline.messages[message];
        times.end(now - m_flows[message].begin);
        times.endStep = m_step;
        ++m_done;
    }

    void takeArrived(const Instant& now)
    {
        m_arrived.clear();
        double window = grainOfStarts(now);
        for (const std::uint32_t message : m_departed)
            window = std::max(window, grain(message, now));
        while (m_nextArrival < m_arrivals.size()) {
            const double early = Instant(startOf(m_nextArrival)) - now;
            if (early > window)
                break;
            // Messages of one start arrive together, and never so early that one of them would feel it.
            std::size_t end = m_nextArrival;
            double shortest = std::numeric_limits<double>::infinity();
            for (; end < m_arrivals.size() && startOf(end) == startOf(m_nextArrival); ++end)
                if (m_scenario.messages[m_arrivals[end]].bytes > 0)
                    shortest = std::min(shortest, m_timeline.messages[m_arrivals[end]].uncontended);
            if (early > Tolerance::kRelative * shortest)
                break;
            while (m_nextArrival < end)
                letIn(m_arrivals[m_nextArrival++], now);
        }
        sortByNumber(m_arrived);
    }

    void letIn(std::uint32_t message, const Instant& now)
    {
        MessageTimes& times = m_timeline.messages[message];
        times.firstStep = m_step;
        times.endStep = m_step;
        if (m_scenario.messages[message].bytes <= 0) {
            times.end(0);
            ++m_done;
            return;
        }
        m_flows[message].begin = now;
        m_arrived.push_back(message);
    }

    void updateRates(const Instant& now)
    {
        m_solver->update(m_arrived, m_departed, m_update);
        if (m_options.stop.stop_requested())
            return; // whatever the solver has left is not to be used
        for (const GroupMove& move : m_update.moves)
            moveMessage(move, now);
        for (const RateChange& change : m_update.rates)
            setRate(change, now);
        m_completions.putInOrder();
        m_timeline.worstResidual = std::max(m_timeline.worstResidual, m_solver->residual());
        for (const SharingDiagnostic& diagnostic : m_solver->diagnostics())
            if (m_timeline.diagnostics.size() < kMaxDiagnostics)
                m_timeline.diagnostics.push_back({m_step, diagnostic});
    }

    /** Rates change behind the moves, so both groups still run at the rates they had until now. */
    void moveMessage(const GroupMove& move, const Instant& now)
    {
        Flow& flow = m_flows[move.message];
        double remaining = m_scenario.messages[move.message].bytes;
        if (flow.group != kNoGroup) {
            endLimit(move.message, now);
            remaining = std::max(0.0, flow.target - m_groups[flow.group].serviceAt(now));
            const std::uint32_t left = flow.group;
            leaveGroup(move.message, now);
            m_completions.setLater(left, nextCompletion(left));
        }
        Group& group = m_groups[move.group];
        if (group.current == 0)
            group.restart(now); // in a pause it served nobody
        flow.target = group.serviceAt(now) + remaining;
        flow.limitSince = now;
        flow.group = move.group;
        addMember(move.group, {flow.target, move.message});
        m_completions.setLater(move.group, nextCompletion(move.group));
        m_recorder.recordMove(move.message, move.group, now.seconds(), m_step);
    }

    void setRate(const RateChange& change, const Instant& now)
    {
        Group& group = m_groups[change.group];
        if (group.limit != change.limitingChannel) {
            for (const Member& member : group.members)
                if (isCurrent(member, change.group))
                    endLimit(member.message, now);
            group.limit = change.limitingChannel;
        }
        group.service = group.serviceAt(now);
        group.settledAt = now;
        group.rate = change.rate;
        m_completions.setLater(change.group, nextCompletion(change.group));
        m_recorder.recordRate(change.group, {now.seconds(), change.rate, change.limitingChannel, m_step});
    }

    [[nodiscard]] bool isCurrent(const Member& member, std::uint32_t group) const
    {
        return m_flows[member.message].group == group && m_flows[member.message].target == member.target;
    }

    void leaveGroup(std::uint32_t message, const Instant& now)
    {
        const std::uint32_t g = std::exchange(m_flows[message].group, kNoGroup);
        Group& group = m_groups[g];
        --group.current;
        if (group.members.front().message != message)
            return; // it is dropped when its turn comes
        while (!group.members.empty() && !isCurrent(group.members.front(), g))
            popMember(group);
        if (group.members.empty())
            group.restart(now);
        else
            group.nextTarget = group.members.front().target;
    }

    void addMember(std::uint32_t g, const Member& member)
    {
        Group& group = m_groups[g];
        ++group.current;
        group.members.push_back(member);
        // Those who left wait for their turn to come; when they are the most, the rest is sorted out.
        if (group.members.size() > 64 && group.members.size() > 2 * group.current) {
            std::erase_if(group.members, [this, g](const Member& m) { return !isCurrent(m, g); });
            std::make_heap(group.members.begin(), group.members.end());
        } else {
            std::push_heap(group.members.begin(), group.members.end());
        }
        group.nextTarget = group.members.front().target;
    }

    static void popMember(Group& group)
    {
        std::pop_heap(group.members.begin(), group.members.end());
        group.members.pop_back();
    }

    /** When the next member of the group is done at its present rate. */
    [[nodiscard]] Instant nextCompletion(std::uint32_t g) const
    {
        const Group& group = m_groups[g];
        if (group.current == 0 || !(group.rate > 0))
            return Instant::never();
        return group.settledAt + std::max(0.0, group.nextTarget - group.service) / group.rate;
    }

    /** The limit of the message's group has held it until now. */
    void endLimit(std::uint32_t message, const Instant& now)
    {
        Flow& flow = m_flows[message];
        if (flow.limitSince < now)
            m_limitTimes.add(message, m_groups[flow.group].limit, now - flow.limitSince);
        flow.limitSince = now;
    }

    void reportProgress()
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_lastReport < std::chrono::milliseconds(50))
            return;
        m_lastReport = now;
        m_options.progress(static_cast<double>(m_done) / static_cast<double>(m_arrivals.size()));
    }

    const PlacedScenario& m_scenario;
    const RunOptions& m_options;
    std::unique_ptr<RateSolver> m_solver;
    std::vector<Group> m_groups;
    std::vector<Flow> m_flows;
    EventQueue m_completions; ///< by group
    LimitTimes m_limitTimes;
    Timeline m_timeline;
    TimelineRecorder m_recorder;
    std::vector<std::uint32_t> m_arrivals; ///< messages that use the network, by start time
    std::size_t m_nextArrival = 0;
    std::size_t m_activeCount = 0;
    std::size_t m_done = 0;
    Instant m_stepStart;
    std::uint32_t m_step = 0; ///< the step that begins at the present event
    std::vector<std::uint32_t> m_arrived;
    std::vector<std::uint32_t> m_departed;
    RateUpdate m_update;
    std::chrono::steady_clock::time_point m_lastReport = std::chrono::steady_clock::now();
};

} // namespace

Result<Timeline> runFluid(const PlacedScenario& scenario, const SharingModel& model,
                          const RunOptions& options)
{
    return FluidRun(scenario, model, options).run();
}

} // namespace contraflow
