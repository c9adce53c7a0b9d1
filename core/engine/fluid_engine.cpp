// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/fluid_engine.h"

#include "core/base/tolerance.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

constexpr std::size_t kMaxDiagnostics = 1'000'000; // more say nothing more
constexpr double kNever = std::numeric_limits<double>::infinity();

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

/** One run. Bytes are settled only when a message's rate changes, so an event costs what it changes. */
class FluidRun
{
public:
    FluidRun(const PlacedScenario& scenario, const SharingModel& model, const RunOptions& options)
        : m_scenario(scenario)
        , m_options(options)
        , m_solver(model.makeSolver(scenario))
        , m_flows(scenario.messages.size())
        , m_limitTimes(scenario.messages.size())
    {}

    Result<Timeline> run()
    {
        prepare();
        std::size_t events = 0;
        while (m_nextArrival < m_arrivals.size() || m_activeCount > 0) {
            if (m_options.stop.stop_requested())
                return Error{ErrorCode::cancelled, "the prediction was cancelled"};
            const double now = nextEventTime();
            if (now == kNever)
                return Error{
                    ErrorCode::invalidInput,
                    "the model gives a message no bandwidth, so it never ends; choose another model"};
            step(now);
            if ((++events & 0xFFU) == 0)
                reportProgress();
        }
        finish();
        return std::move(m_timeline);
    }

private:
    struct Flow
    {
        double remaining = 0; ///< bytes at `settledAt`
        double rate = 0;
        double settledAt = 0;
        double end = kNever; ///< when it completes at its present rate
        std::uint32_t limit = kNoChannel;
        double limitSince = 0;
    };
    struct Completion
    {
        double time = 0;
        std::uint32_t message = 0;

        bool operator<(const Completion& other) const // the earliest first
        {
            return time != other.time ? time > other.time : message > other.message;
        }
    };
    struct LoggedSegment
    {
        std::uint32_t message = 0;
        RateSegment segment;
    };

    void prepare()
    {
        const Network& network = *m_scenario.network;
        m_timeline.messages.resize(m_flows.size());
        for (std::uint32_t i = 0; i < m_flows.size(); ++i) {
            const PlacedMessage& message = m_scenario.messages[i];
            const std::span<const ChannelId> route = m_scenario.routes[i];
            MessageTimes& times = m_timeline.messages[i];
            times.start = message.start;
            if (route.empty()) {
                runLocally(i, message, times);
                continue;
            }
            for (const ChannelId c : route)
                times.latency += network.latency(c);
            times.uncontended =
                message.bytes / network.capacity(ChannelId(slowestChannel(network, route))) + times.latency;
            m_arrivals.push_back(i);
        }
        std::stable_sort(m_arrivals.begin(), m_arrivals.end(), [this](std::uint32_t a, std::uint32_t b) {
            return m_scenario.messages[a].start < m_scenario.messages[b].start;
        });
        m_total = m_arrivals.size();
    }

    /** A message within one node takes its local time and meets nobody. */
    void runLocally(std::uint32_t i, const PlacedMessage& message, MessageTimes& times)
    {
        const double bandwidth = m_scenario.network->localBandwidth();
        times.uncontended = std::isinf(bandwidth) ? 0 : message.bytes / bandwidth;
        times.transferEnd = message.start + times.uncontended;
        times.finish = times.transferEnd;
        if (message.bytes > 0 && std::isfinite(bandwidth))
            log(i, {message.start, bandwidth, kNoChannel, 0});
    }

    [[nodiscard]] bool isOutdated(const Completion& c) const { return m_flows[c.message].end != c.time; }

    [[nodiscard]] double nextEventTime()
    {
        while (!m_completions.empty() && isOutdated(m_completions.front()))
            popCompletion();
        const double completion = m_completions.empty() ? kNever : m_completions.front().time;
        const double arrival =
            m_nextArrival < m_arrivals.size() ? m_scenario.messages[m_arrivals[m_nextArrival]].start : kNever;
        return std::min(completion, arrival);
    }

    void pushCompletion(Completion completion)
    {
        // Outdated entries wait for their time to come; when they are the most, the rest is sorted out.
        if (m_completions.size() >= m_sortOutAt) {
            std::erase_if(m_completions, [this](const Completion& c) { return isOutdated(c); });
            std::make_heap(m_completions.begin(), m_completions.end());
            m_sortOutAt = std::max<std::size_t>(1024, 2 * m_completions.size());
        }
        m_completions.push_back(completion);
        std::push_heap(m_completions.begin(), m_completions.end());
    }

    void popCompletion()
    {
        std::pop_heap(m_completions.begin(), m_completions.end());
        m_completions.pop_back();
    }

    /** Rounding of a message's completion time: relative to how long it has been running, so that a workload
     * that starts at a great time is not run at a coarser grain. */
    [[nodiscard]] double grain(std::uint32_t message, double now) const
    {
        return std::max(Tolerance::kRelative * (now - m_scenario.messages[message].start), grainOfTime(now));
    }

    /** What addition of a few times leaves uncertain. */
    [[nodiscard]] static double grainOfTime(double now)
    {
        return 4 * std::numeric_limits<double>::epsilon() * std::abs(now);
    }

    void step(double now)
    {
        takeDeparted(now);
        takeArrived(now);
        if (m_arrived.empty() && m_departed.empty())
            return; // only empty messages arrived: the step goes on
        closeStep(now);
        const auto nextStep = static_cast<std::uint32_t>(m_timeline.stepStarts.size());
        for (const std::uint32_t message : m_departed)
            m_timeline.messages[message].endStep = nextStep;
        m_activeCount += m_arrived.size();
        m_activeCount -= m_departed.size();
        m_solver->update(m_arrived, m_departed, m_changed);
        for (const RateChange& change : m_changed)
            setRate(change, now, nextStep);
        for (const SharingDiagnostic& diagnostic : m_solver->diagnostics())
            if (m_timeline.diagnostics.size() < kMaxDiagnostics)
                m_timeline.diagnostics.push_back({nextStep, diagnostic});
        if (m_activeCount > 0)
            m_timeline.stepStarts.push_back(now);
    }

    void closeStep(double now)
    {
        if (m_timeline.stepEnds.size() < m_timeline.stepStarts.size())
            m_timeline.stepEnds.push_back(now);
    }

    void takeDeparted(double now)
    {
        m_departed.clear();
        while (!m_completions.empty()) {
            const Completion next = m_completions.front();
            if (isOutdated(next)) {
                popCompletion();
                continue;
            }
            if (next.time - now > grain(next.message, now))
                break;
            popCompletion();
            complete(next.message, now);
            m_departed.push_back(next.message);
        }
        std::sort(m_departed.begin(), m_departed.end());
    }

    void complete(std::uint32_t message, double now)
    {
        Flow& flow = m_flows[message];
        m_limitTimes.add(message, flow.limit, now - flow.limitSince);
        flow.end = kNever;
        flow.rate = 0;
        MessageTimes& times = m_timeline.messages[message];
        times.transferEnd = std::max(now, times.start);
        times.finish = times.transferEnd + times.latency;
        ++m_done;
    }

    void takeArrived(double now)
    {
        m_arrived.clear();
        double window = grainOfTime(now);
        for (const std::uint32_t message : m_departed)
            window = std::max(window, grain(message, now));
        const auto nextStep = static_cast<std::uint32_t>(m_timeline.stepStarts.size());
        for (; m_nextArrival < m_arrivals.size(); ++m_nextArrival) {
            const std::uint32_t message = m_arrivals[m_nextArrival];
            const double start = m_scenario.messages[message].start;
            if (start - now > window)
                break;
            MessageTimes& times = m_timeline.messages[message];
            times.firstStep = nextStep;
            times.endStep = nextStep;
            if (m_scenario.messages[message].bytes <= 0) {
                times.transferEnd = start;
                times.finish = start + times.latency;
                ++m_done;
                continue;
            }
            Flow& flow = m_flows[message];
            flow.remaining = m_scenario.messages[message].bytes;
            flow.settledAt = now;
            flow.limitSince = now;
            m_arrived.push_back(message);
        }
        std::sort(m_arrived.begin(), m_arrived.end());
    }

    void setRate(const RateChange& change, double now, std::uint32_t stepIndex)
    {
        Flow& flow = m_flows[change.message];
        if (flow.rate == change.rate && flow.limit == change.limitingChannel)
            return;
        if (flow.limit != change.limitingChannel) {
            if (now > flow.limitSince)
                m_limitTimes.add(change.message, flow.limit, now - flow.limitSince);
            flow.limit = change.limitingChannel;
            flow.limitSince = now;
        }
        if (flow.rate != change.rate) {
            flow.remaining = std::max(0.0, flow.remaining - flow.rate * (now - flow.settledAt));
            flow.settledAt = now;
            flow.rate = change.rate;
            flow.end = change.rate > 0 ? now + flow.remaining / change.rate : kNever;
            if (flow.end != kNever)
                pushCompletion({flow.end, change.message});
        }
        log(change.message, {now, change.rate, change.limitingChannel, stepIndex});
    }

    void log(std::uint32_t message, const RateSegment& segment)
    {
        if (m_log.size() < m_options.maxSegments) {
            m_log.push_back({message, segment});
        } else if (m_timeline.hasAllSegments) {
            m_timeline.hasAllSegments = false;
        }
    }

    void reportProgress()
    {
        const auto now = std::chrono::steady_clock::now();
        if (!m_options.progress || now - m_lastReport < std::chrono::milliseconds(50))
            return;
        m_lastReport = now;
        m_options.progress(m_total == 0 ? 1.0 : static_cast<double>(m_done) / static_cast<double>(m_total));
    }

    void finish()
    {
        for (const std::uint32_t message : m_arrivals)
            m_timeline.messages[message].bottleneck = m_limitTimes.longest(message);
        if (!m_timeline.hasAllSegments)
            return;
        std::vector<std::size_t>& starts = m_timeline.segmentStarts;
        starts.assign(m_flows.size() + 1, 0);
        for (const LoggedSegment& logged : m_log)
            ++starts[logged.message + 1];
        for (std::size_t i = 1; i < starts.size(); ++i)
            starts[i] += starts[i - 1];
        std::vector<std::size_t> next(starts.begin(), starts.end() - 1);
        m_timeline.segmentList.resize(m_log.size());
        for (const LoggedSegment& logged : m_log)
            m_timeline.segmentList[next[logged.message]++] = logged.segment;
    }

    const PlacedScenario& m_scenario;
    const RunOptions& m_options;
    std::unique_ptr<RateSolver> m_solver;
    std::vector<Flow> m_flows;
    LimitTimes m_limitTimes;
    std::vector<std::uint32_t> m_arrivals; ///< messages that use the network, by start time
    std::size_t m_nextArrival = 0;
    std::size_t m_activeCount = 0;
    std::size_t m_done = 0;
    std::size_t m_total = 0;
    std::vector<Completion> m_completions; ///< a heap, the earliest first
    std::size_t m_sortOutAt = 1024;
    std::vector<std::uint32_t> m_arrived;
    std::vector<std::uint32_t> m_departed;
    std::vector<RateChange> m_changed;
    std::vector<LoggedSegment> m_log;
    std::chrono::steady_clock::time_point m_lastReport = std::chrono::steady_clock::now();
    Timeline m_timeline;
};

} // namespace

Result<Timeline> runFluid(const PlacedScenario& scenario, const SharingModel& model,
                          const RunOptions& options)
{
    return FluidRun(scenario, model, options).run();
}

} // namespace contraflow
