// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_times.h"

#include <cstddef>
#include <numeric>
#include <vector>

namespace contraflow {

ModelTimes processTimes(const ScenarioReplay& replay)
{
    ModelTimes times{replay.model, replay.kind, {}, replay.replay.makespan()};
    times.seconds.reserve(replay.replay.processes.size());
    for (const ReplayedProcess& process : replay.replay.processes)
        times.seconds.push_back(process.finish - replay.applications[process.application].start);
    return times;
}

ModelTimes eventTimes(const ScenarioReplay& replay)
{
    const Replay& run = replay.replay;
    ModelTimes times{replay.model, replay.kind, std::vector<double>(run.events.size()), run.makespan()};
    std::vector<std::size_t> starts(run.processes.size() + 1, 0);
    for (const ReplayedEvent& event : run.events)
        ++starts[event.process + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    for (const ReplayedEvent& event : run.events)
        times.seconds[starts[event.process] + event.index] = event.end - event.start;
    return times;
}

double meanCommunication(const Replay& replay)
{
    double sum = 0;
    for (const ReplayedProcess& process : replay.processes)
        for (std::size_t kind = 0; kind < kTimeKinds; ++kind)
            if (kind != static_cast<std::size_t>(TimeKind::compute))
                sum += process.times[kind];
    return replay.processes.empty() ? 0 : sum / static_cast<double>(replay.processes.size());
}

} // namespace contraflow
