// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_moment.h"

#include "core/project/routing.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kBetweenStops = 4096;

/** The rates of the messages between the same two nodes, which tell of nothing but who flows. */
class FlowsByPair
{
public:
    explicit FlowsByPair(const std::vector<SlotFlow>& flows)
    {
        for (const SlotFlow& flow : flows)
            m_flows[{flow.source.value, flow.destination.value}].push_back(flow);
    }

    /** The next one of a pair; null when there are no more. */
    [[nodiscard]] const SlotFlow* take(NodeId source, NodeId destination)
    {
        const auto found = m_flows.find({source.value, destination.value});
        if (found == m_flows.end())
            return nullptr;
        std::size_t& taken = m_taken[found->first];
        return taken < found->second.size() ? &found->second[taken++] : nullptr;
    }

private:
    using Pair = std::pair<std::uint32_t, std::uint32_t>;
    std::map<Pair, std::vector<SlotFlow>> m_flows;
    std::map<Pair, std::size_t> m_taken;
};

/** When it was there; of one that never was, never. */
double arrivalOf(const ReplayedMessage& message)
{
    return message.hasArrived ? message.finish : std::numeric_limits<double>::infinity();
}

MessageTimes timesOf(const ReplayedMessage& message, double from, double to, double end)
{
    MessageTimes times;
    times.start = message.start;
    times.latency = message.latency;
    times.uncontended = message.uncontended;
    times.bottleneck = message.bottleneck;
    times.transfer = std::min(arrivalOf(message), end) - message.start - message.latency;
    // Steps count from the one that is shown, which is 0.
    if (message.start >= to) {
        times.firstStep = 1;
        times.endStep = 2;
    } else if (arrivalOf(message) > from) {
        times.endStep = 1;
    }
    return times;
}

} // namespace

std::vector<double> stepBoundaries(const RateLog& rates)
{
    std::vector<double> times = rates.instants();
    times.erase(std::unique(times.begin(), times.end()), times.end());
    if (times.size() < 2)
        times.clear();
    return times;
}

RunMoment momentOf(const ScenarioReplay& replay, double from, double to,
                   std::span<const std::uint32_t> others, const std::stop_token& stop)
{
    const Replay& run = replay.replay;
    RunMoment moment;
    Prediction& prediction = moment.prediction;
    prediction.scenario = replay.scenario;
    prediction.model = replay.model;
    prediction.kind = replay.kind;
    prediction.workload = SIZE_MAX;
    prediction.placed.network = replay.network;
    Timeline& timeline = prediction.timeline;
    timeline.stepStarts = {from};
    timeline.stepEnds = {to};
    timeline.stepLengths = {to - from};
    timeline.localRate = replay.network->localBandwidth();
    std::vector<std::uint32_t> wanted(others.begin(), others.end());
    std::ranges::sort(wanted);
    for (std::uint32_t i = 0; i < run.messages.size(); ++i) {
        if (i % kBetweenStops == 0 && stop.stop_requested())
            return moment;
        const ReplayedMessage& message = run.messages[i];
        if ((message.start < to && arrivalOf(message) > from) || std::ranges::binary_search(wanted, i))
            moment.messages.push_back(i);
    }
    timeline.firstStart = moment.messages.empty() ? from : run.messages[moment.messages.front()].start;
    const double middle = from + (to - from) / 2;
    FlowsByPair flows(run.rates.flowsAt(middle, stop));
    Router router(*replay.network);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> routed;
    TimelineRecorder recorder(timeline, std::numeric_limits<std::size_t>::max());
    for (std::uint32_t at = 0; at < moment.messages.size(); ++at) {
        const ReplayedMessage& message = run.messages[moment.messages[at]];
        const NodeId source = run.processes[message.source].node;
        const NodeId destination = run.processes[message.destination].node;
        prediction.placed.messages.push_back({.row = at,
                                              .source = source,
                                              .destination = destination,
                                              .bytes = message.bytes,
                                              .start = message.start});
        const auto [known, isNew] = routed.try_emplace({source.value, destination.value}, at);
        if (isNew) {
            (void)router.appendRoute(source, destination, prediction.placed.routes);
            prediction.placed.routes.closeRoute();
        } else {
            prediction.placed.routes.repeat(known->second);
        }
        timeline.messages.push_back(timesOf(message, from, to, run.finish));
        const bool flowsNow =
            source != destination && message.start + message.latency < middle && arrivalOf(message) > middle;
        if (const SlotFlow* flow = flowsNow ? flows.take(source, destination) : nullptr) {
            recorder.recordMove(at, at, from, 0);
            recorder.recordRate(at, {from, flow->rate, flow->limitingChannel, 0});
        }
    }
    recorder.finish(moment.messages.size());
    return moment;
}

} // namespace contraflow
