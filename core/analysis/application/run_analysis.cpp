// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_analysis.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/engine/model_choice.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace contraflow {

PathParts& PathParts::operator+=(const PathParts& other)
{
    start += other.start;
    compute += other.compute;
    cores += other.cores;
    latency += other.latency;
    transfer += other.transfer;
    contention += other.contention;
    overhead += other.overhead;
    return *this;
}

PathParts partsOf(const PathStep& step)
{
    const double seconds = step.end - step.start;
    PathParts parts;
    if (step.cause == PathStep::Cause::start) {
        parts.start = seconds;
        return parts;
    }
    // What rounding of the clock leaves is nobody's fault.
    const double alone = clearlyGreater(seconds, step.alone) ? step.alone : seconds;
    if (step.cause == PathStep::Cause::compute) {
        parts.compute = alone;
        parts.cores = seconds - alone;
        return parts;
    }
    if (step.cause == PathStep::Cause::overhead) {
        // On shared cores it may take longer, as computations do.
        parts.overhead = alone;
        parts.cores = seconds - alone;
        return parts;
    }
    parts.latency = std::min(step.latency, alone);
    parts.transfer = alone - parts.latency;
    parts.contention = seconds - alone;
    return parts;
}

PathParts partsOf(std::span<const PathStep> steps)
{
    PathParts sum;
    for (const PathStep& step : steps)
        sum += partsOf(step);
    return sum;
}

namespace {

double sumOf(const KindTimes& times)
{
    return std::accumulate(times.begin(), times.end(), 0.0);
}

/** The phases of a replay by application and label. */
using PhaseMap = std::map<std::pair<std::uint32_t, std::uint32_t>, PathPhase>;

PhaseMap phasesOf(const Replay& replay)
{
    PhaseMap phases;
    for (const ReplayedPhase& phase : replay.phases)
        phases[{phase.application, phase.label}] = {phase.application,  phase.label, 0, {},
                                                    sumOf(phase.times), {}};
    return phases;
}

std::vector<RunJob> jobsOf(const ScenarioReplay& replay)
{
    std::vector<RunJob> jobs;
    for (const PlacedApplication& application : replay.applications)
        jobs.push_back({static_cast<std::uint32_t>(jobs.size()), application.nodes.size(), application.start,
                        application.start});
    for (const ReplayedProcess& process : replay.replay.processes)
        jobs[process.application].finish = std::max(jobs[process.application].finish, process.finish);
    return jobs;
}

} // namespace

std::optional<double> RunAnalysis::contentionCost() const
{
    if (!makespanAlone)
        return std::nullopt;
    const double makespan = replay->replay.makespan();
    return nearlyEqual(makespan, *makespanAlone) ? 0 : makespan - *makespanAlone;
}

RunAnalysis analyseRun(std::shared_ptr<const ScenarioReplay> replay)
{
    const Replay& run = replay->replay;
    RunAnalysis analysis;
    analysis.jobs = jobsOf(*replay);
    PhaseMap phases = phasesOf(run);
    std::vector<PathChannel> channels(run.channels.size());
    for (std::size_t i = 0; i < channels.size(); ++i) {
        channels[i].channel = ChannelId(i);
        channels[i].messages = run.channels[i].messages;
        channels[i].lost = run.channels[i].lost;
        channels[i].bytes = run.channels[i].bytes;
        if (run.makespan() > 0)
            channels[i].load =
                channels[i].bytes / replay->network->capacity(channels[i].channel) / run.makespan();
    }
    for (const PathStep& step : run.path) {
        const PathParts parts = partsOf(step);
        analysis.total += parts;
        const std::uint32_t application = run.processes[step.process].application;
        PathPhase& phase = phases[{application, step.label}];
        phase.application = application;
        phase.label = step.label;
        phase.parts += parts;
        ++phase.steps;
        if (step.channel == kNoChannel)
            continue;
        channels[step.channel].parts += parts;
        ++channels[step.channel].steps;
    }
    for (auto& [key, phase] : phases)
        analysis.phases.push_back(phase);
    std::erase_if(channels,
                  [](const PathChannel& c) { return c.messages == 0 && c.steps == 0 && c.bytes == 0; });
    std::ranges::stable_sort(channels, [](const PathChannel& a, const PathChannel& b) {
        if (!nearlyEqual(a.parts.contention, b.parts.contention))
            return a.parts.contention > b.parts.contention;
        return nearlyEqual(a.lost, b.lost) ? clearlyGreater(a.load, b.load) : a.lost > b.lost;
    });
    analysis.channels = std::move(channels);
    analysis.replay = std::move(replay);
    return analysis;
}

Result<Replay> addContentionCost(RunAnalysis& analysis, const Project& project, std::size_t scenario,
                                 std::stop_token stop)
{
    ReplayOptions options;
    options.stop = std::move(stop);
    IssueList known; // they were told of the run as it is
    ASSIGN_OR_RETURN(ScenarioReplay alone,
                     replayScenario(project, scenario, std::string(uncontendedModel().kind), options, known));
    analysis.makespanAlone = alone.replay.makespan();
    const PhaseMap phases = phasesOf(alone.replay);
    for (PathPhase& phase : analysis.phases)
        if (const auto found = phases.find({phase.application, phase.label}); found != phases.end())
            phase.processesAlone = found->second.processes;
    return std::move(alone.replay);
}

Result<void> addJobsAlone(RunAnalysis& analysis, const Project& project, std::size_t scenario,
                          std::stop_token stop)
{
    const ScenarioReplay& together = *analysis.replay;
    ASSIGN_OR_RETURN(const Model chosen, chooseModel(project, project.scenarios[scenario], together.model));
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> model, makeModel(chosen));
    ReplayOptions options;
    options.stop = std::move(stop);
    IssueList known; // they were told of the run as it is
    options.algorithms = algorithmRulesOf(project, known);
    for (RunJob& job : analysis.jobs) {
        if (analysis.jobs.size() == 1) {
            job.alone = job.makespan();
            break;
        }
        const PlacedApplication& application = together.applications[job.application];
        ASSIGN_OR_RETURN(const Replay alone,
                         runApplications(together.network, {application}, *model, options)
                             .within(sentence("application %1 by itself", {inQuotes(application.name)})));
        job.alone = alone.makespan();
    }
    return {};
}

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

namespace {

/** "12.5 ms (25 %)" */
std::string shareOf(double seconds, const RunAnalysis& analysis, SecondsText secondsText)
{
    constexpr double kPercent = 100;
    const double makespan = analysis.replay->replay.makespan();
    return secondsText(seconds) + " (" + roundedText(kPercent * seconds / makespan, 3) + " %)";
}

} // namespace

std::string criticalPathSummary(const RunAnalysis& analysis, SecondsText secondsText)
{
    if (analysis.replay->replay.path.empty())
        return {};
    std::vector<std::string> parts;
    const auto add = [&](const std::string& what, double seconds) {
        if (seconds > 0)
            parts.push_back(what + " " + shareOf(seconds, analysis, secondsText));
    };
    add(sentence("computing"), analysis.total.compute);
    add(sentence("waiting for cores"), analysis.total.cores);
    add(sentence("latency"), analysis.total.latency);
    add(sentence("transfer"), analysis.total.transfer);
    add(sentence("contention"), analysis.total.contention);
    add(sentence("overheads of messages"), analysis.total.overhead);
    add(sentence("before a start"), analysis.total.start);
    return sentence("Critical path: %1", {joinedWords(parts)});
}

std::string contentionSummary(const RunAnalysis& analysis, SecondsText secondsText)
{
    const std::optional<double> cost = analysis.contentionCost();
    return cost ? sentence("Without contention the makespan is %1: contention costs %2",
                           {secondsText(*analysis.makespanAlone), shareOf(*cost, analysis, secondsText)})
                : std::string();
}

std::string eventTitle(const ScenarioReplay& replay, std::uint32_t event)
{
    const ReplayedEvent& of = replay.replay.events[event];
    const ReplayedProcess& process = replay.replay.processes[of.process];
    const PlacedApplication& application = replay.applicationOf(of.process);
    const std::string title =
        sentence("Event %1 of process %2 of %3 on node %4: %5 in %6",
                 {std::to_string(of.index + 1), std::to_string(process.rank), application.name,
                  replay.network->node(process.node).name, infoOf(of.kind).name,
                  application.program->placeOf(process.rank, of.row)});
    return of.label == 0 ? title
                         : sentence("%1, phase %2", {title, application.program->labels()[of.label - 1]});
}

} // namespace contraflow
