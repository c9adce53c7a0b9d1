// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_state.h"

#include "core/base/refusal.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

namespace contraflow {

namespace {

constexpr std::size_t kMaxProblems = 20;

} // namespace

ReplayState::ReplayState(std::shared_ptr<const Network> onNetwork,
                         const std::vector<PlacedApplication>& placedApplications,
                         const ReplayOptions& runOptions)
    : network(std::move(onNetwork))
    , placed(placedApplications)
    , options(runOptions)
    , hasOverheads(network->sendOverhead() > 0 || network->receiveOverhead() > 0)
{
    std::vector<std::uint32_t> perNode(network->nodes().size(), 0);
    replay.start = placed.empty() ? 0 : placed.front().start;
    for (std::uint32_t a = 0; a < placed.size(); ++a) {
        const PlacedApplication& own = placed[a];
        replay.start = std::min(replay.start, own.start);
        Application& application = applications.emplace_back();
        application.events = own.program->run();
        application.firstProcess = static_cast<std::uint32_t>(processes.size());
        application.processes = own.program->processCount();
        application.phases.assign(own.program->labels().size() + 1, RunningProcess::kNone);
        for (std::uint32_t rank = 0; rank < application.processes; ++rank) {
            clock.add(Instant(own.start), static_cast<std::uint32_t>(processes.size()));
            RunningProcess& process = processes.emplace_back();
            process.application = a;
            process.rank = rank;
            process.node = own.nodes[rank];
            if (application.events->isGraph(rank)) {
                process.graph = static_cast<std::uint32_t>(graphs.size());
                graphs.emplace_back().since = Instant(own.start);
            }
            ++perNode[process.node.index()];
            replay.processes.push_back({a, rank, process.node});
        }
    }
    clock.start(*network, perNode);
    running = static_cast<std::uint32_t>(processes.size());
    replay.channels.resize(network->channelCount());
}

bool ReplayState::countEvent(std::uint32_t p)
{
    constexpr std::uint64_t kNowAndThen = 4096;
    if (++replay.eventCount > options.maxEvents) {
        fail(p, sentence("the programs have more than %1 events; make the counts of their loops smaller",
                         {groupedCount(options.maxEvents)}));
    } else if (replay.eventCount % kNowAndThen == 0) {
        if (options.stop.stop_requested())
            error = Error{ErrorCode::cancelled, sentence("the replay was cancelled")};
        else if (options.progress)
            options.progress(replay.eventCount);
    }
    return !error;
}

void ReplayState::recordEvent(std::uint32_t p, const Instant& now)
{
    if (!options.keepsEvents)
        return;
    if (replay.events.size() >= options.maxRecords)
        return refuseRecords(p, "events");
    RunningProcess& process = processes[p];
    process.record = static_cast<std::uint32_t>(replay.events.size());
    ReplayedEvent& record = replay.events.emplace_back();
    record.process = p;
    record.index = process.index;
    record.row = process.event.row;
    record.label = process.phase == RunningProcess::kNone ? 0 : replay.phases[process.phase].label;
    record.start = record.end = now.seconds();
    record.kind = process.event.kind;
}

void ReplayState::setPhase(std::uint32_t p, std::uint32_t label, const Instant& now)
{
    RunningProcess& process = processes[p];
    std::uint32_t& phase = applications[process.application].phases[label];
    if (phase == RunningProcess::kNone) {
        phase = static_cast<std::uint32_t>(replay.phases.size());
        replay.phases.push_back({process.application, label, now.seconds(), now.seconds(), {}});
    }
    process.phase = phase;
}

void ReplayState::addTime(std::uint32_t p, TimeKind kind, double seconds, const Instant& now)
{
    const auto at = static_cast<std::size_t>(kind);
    replay.processes[p].times[at] += seconds;
    ReplayedPhase& phase = replay.phases[processes[p].phase];
    phase.times[at] += seconds;
    phase.end = std::max(phase.end, now.seconds());
}

void ReplayState::endProcess(std::uint32_t p, const Instant& now)
{
    ReplayedProcess& result = replay.processes[p];
    result.isDone = true;
    result.finish = now.seconds();
    replay.finish = std::max(replay.finish, result.finish);
    --running;
}

std::optional<std::uint32_t> ReplayState::partner(std::uint32_t p, std::int32_t rank, const char* column)
{
    const Application& application = applications[processes[p].application];
    if (rank >= 0 && static_cast<std::uint32_t>(rank) < application.processes)
        return application.firstProcess + static_cast<std::uint32_t>(rank);
    fail(p, sentence("%1 is %2; name one of its processes, 0 to %3",
                     {column, rank == kAny ? sentence("any") : std::to_string(rank),
                      std::to_string(application.processes - 1)}));
    return std::nullopt;
}

bool ReplayState::letGo(std::uint32_t process, const Instant& now)
{
    if (--processes[process].pending > 0)
        return false;
    if (!isBusy(process, now))
        ready.push_back(process);
    return true;
}

void ReplayState::fail(std::uint32_t process, const std::string& reason)
{
    if (error)
        return;
    const Event& event = processes[process].event;
    error = invalidInput("%1 in %2 (%3): %4",
                         {nameOf(process), placeOf(process, event.row), infoOf(event.kind).name, reason});
    tellFailure(process);
}

void ReplayState::refuseRecords(std::uint32_t process, const std::string& what)
{
    fail(process,
         sentence(
             "from here on there are more %1 than the %2 that can be listed; list processes or phases, or "
             "make the counts of loops smaller",
             {what, groupedCount(options.maxRecords)}));
}

void ReplayState::tellFailure(std::uint32_t process) const
{
    if (options.failedAt)
        options.failedAt({processes[process].application, processes[process].event.row});
}

void ReplayState::addProblem(std::uint32_t process, std::uint32_t row, std::string text)
{
    if (++m_problems <= kMaxProblems)
        replay.problems.push_back({std::move(text), {processes[process].application, row}});
}

void ReplayState::endProblems()
{
    if (m_problems > kMaxProblems)
        replay.problems.push_back(
            {sentence("%1 more sends and receives do not fit; correct those above first",
                      {groupedCount(m_problems - kMaxProblems)}),
             replay.problems.back().place});
}

std::string ReplayState::nameOf(std::uint32_t p) const
{
    const RunningProcess& process = processes[p];
    const std::string name = sentence("process %1", {std::to_string(process.rank)});
    return placed.size() > 1 ? sentence("%1 of %2", {name, inQuotes(placed[process.application].name)})
                             : name;
}

std::string ReplayState::placeOf(std::uint32_t process, std::uint32_t row) const
{
    return programOf(process).placeOf(processes[process].rank, row);
}

} // namespace contraflow
