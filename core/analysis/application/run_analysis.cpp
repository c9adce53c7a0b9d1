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
    std::stable_sort(channels.begin(), channels.end(), [](const PathChannel& a, const PathChannel& b) {
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

} // namespace contraflow
