// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/fluid_engine.h"

#include "core/base/refusal.h"
#include "core/base/tolerance.h"
#include "core/engine/event_queue.h"
#include "core/engine/fluid_flows.h"
#include "core/sharing/hockney.h"
#include "core/sharing/solution_memory.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kMaxDiagnostics = 1'000'000; // more say nothing more

/** One run of a pattern: messages that start at times known beforehand. */
class FluidRun
{
public:
    FluidRun(const PlacedScenario& scenario, const SharingModel& model, const RunOptions& options)
        : m_scenario(scenario)
        , m_options(options)
        , m_solver(model.makeSolver(scenario))
        , m_recorder(m_timeline, options.maxSegments)
        , m_flows(std::in_place, *m_solver, scenario.messages.size(), &m_recorder)
    {}

    Result<Timeline> run()
    {
        const Error cancelled{ErrorCode::cancelled, sentence("the prediction was cancelled")};
        if (m_options.stop.stop_requested())
            return cancelled;
        prepare();
        m_solver->setStop(m_options.stop);
        if (m_options.memory)
            m_solver->useMemory(*m_options.memory);
        while (m_nextArrival < m_arrivals.size() || m_flows->activeCount() > 0) {
            if (m_options.stop.stop_requested())
                return cancelled;
            const Instant now = nextEventTime();
            if (now.isNever())
                return invalidInput(
                    "the model gives a message no bandwidth, so it never ends; choose another model");
            step(now);
            if (const std::string failure = m_solver->failure(); !failure.empty())
                return Error{ErrorCode::invalidInput, failure};
            if (m_options.progress)
                reportProgress();
        }
        m_timeline.notes = m_solver->notes();
        if (m_options.memory)
            m_options.memory->endRun();
        const std::size_t groups = m_flows->groupCount();
        m_timeline.limits = m_flows->limits();
        m_flows.reset(); // sorting the records takes memory too
        m_solver.reset();
        m_recorder.finish(groups);
        return std::move(m_timeline);
    }

private:
    void prepare()
    {
        const Network& network = *m_scenario.network;
        m_timeline.localRate = network.localBandwidth();
        m_timeline.messages.resize(m_scenario.messages.size());
        for (std::uint32_t i = 0; i < m_scenario.messages.size(); ++i) {
            const PlacedMessage& message = m_scenario.messages[i];
            const std::span<const ChannelId> route = m_scenario.routes[i];
            MessageTimes& times = m_timeline.messages[i];
            times.start = message.start;
            if (i == 0 || message.start < m_timeline.firstStart)
                m_timeline.firstStart = message.start;
            if (route.empty()) { // within one node: it takes its local time and meets nobody
                const double transfer =
                    std::isinf(network.localBandwidth()) ? 0 : message.bytes / network.localBandwidth();
                times.latency = network.localLatency();
                times.uncontended = transfer + times.latency;
                times.transfer = transfer;
                continue;
            }
            times.latency = network.latency(route);
            times.uncontended = message.bytes / slowestChannel(m_scenario, i).rate + times.latency;
            m_arrivals.push_back(i);
        }
        const auto startsEarlier = [this](std::uint32_t a, std::uint32_t b) {
            return m_scenario.messages[a].start < m_scenario.messages[b].start;
        };
        if (!std::ranges::is_sorted(m_arrivals, startsEarlier))
            std::ranges::stable_sort(m_arrivals, startsEarlier);
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
        return std::min(m_flows->nextCompletion(), arrival);
    }

    /** What addition of a few starts leaves uncertain. */
    [[nodiscard]] double grainOfStarts(const Instant& now) const
    {
        return 4 * std::numeric_limits<double>::epsilon() * (now - Instant(m_timeline.firstStart));
    }

    void step(const Instant& now)
    {
        m_step = static_cast<std::uint32_t>(m_timeline.stepStarts.size());
        const std::span<const std::uint32_t> departed = m_flows->takeDone(now);
        for (const std::uint32_t message : departed)
            complete(message, now);
        takeArrived(departed, now);
        if (!m_flows->isChanged())
            return; // only empty messages arrived: the step goes on
        if (m_timeline.stepEnds.size() < m_timeline.stepStarts.size()) {
            m_timeline.stepEnds.push_back(now.seconds());
            m_timeline.stepLengths.push_back(now - m_stepStart);
        }
        updateRates(now);
        if (m_flows->activeCount() > 0)
            m_timeline.stepStarts.push_back(now.seconds());
        m_stepStart = now;
    }

    void complete(std::uint32_t message, const Instant& now)
    {
        MessageTimes& times = m_timeline.messages[message];
        times.transfer = now - m_flows->beginOf(message);
        times.endStep = m_step;
        times.bottleneck = m_flows->takeBottleneck(message);
        ++m_done;
    }

    void takeArrived(std::span<const std::uint32_t> departed, const Instant& now)
    {
        double window = grainOfStarts(now);
        for (const std::uint32_t message : departed)
            window = std::max(window, m_flows->grain(message, now));
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
    }

    void letIn(std::uint32_t message, const Instant& now)
    {
        MessageTimes& times = m_timeline.messages[message];
        times.firstStep = m_step;
        times.endStep = m_step;
        const double bytes = m_scenario.messages[message].bytes;
        if (bytes > 0) {
            m_flows->start(message, bytes, now);
            return;
        }
        ++m_done;
    }

    void updateRates(const Instant& now)
    {
        m_flows->update(now, m_step);
        if (m_options.stop.stop_requested())
            return;
        m_timeline.worstResidual = std::max(m_timeline.worstResidual, m_solver->residual());
        for (const SharingDiagnostic& diagnostic : m_solver->diagnostics())
            if (m_timeline.diagnostics.size() < kMaxDiagnostics)
                m_timeline.diagnostics.push_back({m_step, diagnostic});
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
    Timeline m_timeline;
    TimelineRecorder m_recorder;
    std::optional<FluidFlows> m_flows;     ///< until the run is over
    std::vector<std::uint32_t> m_arrivals; ///< messages that use the network, by start time
    std::size_t m_nextArrival = 0;
    std::size_t m_done = 0;
    Instant m_stepStart;
    std::uint32_t m_step = 0; ///< the step that begins at the present event
    std::chrono::steady_clock::time_point m_lastReport = std::chrono::steady_clock::now();
};

} // namespace

Result<Timeline> runFluid(const PlacedScenario& scenario, const SharingModel& model,
                          const RunOptions& options)
{
    RETURN_IF_ERROR(checkRoutes(*scenario.network, model));
    return FluidRun(scenario, model, options).run();
}

} // namespace contraflow
