// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measuring/planned_program.h"

#include "core/application/application_replay.h"
#include "core/application/collective_runs.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace contraflow {

namespace {

Error unplannable(std::string why)
{
    return {ErrorCode::invalidInput, std::move(why)};
}

std::uint64_t wholeBytes(double bytes)
{
    return static_cast<std::uint64_t>(std::llround(std::max(bytes, 0.0)));
}

bool isReceive(EventKind kind)
{
    return kind == EventKind::recv || kind == EventKind::irecv || kind == EventKind::sendrecv;
}

bool isSend(EventKind kind)
{
    return kind == EventKind::send || kind == EventKind::isend || kind == EventKind::sendrecv;
}

/** Lists the events of an application. */
class EventLister
{
public:
    EventLister(const Program& program, const AlgorithmRules& rules) : m_program(program), m_rules(rules) {}

    Result<std::vector<std::vector<PlannedEvent>>> list(std::size_t most)
    {
        const auto source = m_program.run();
        std::vector<std::vector<PlannedEvent>> events(m_program.processCount());
        std::size_t count = 0;
        for (std::uint32_t process = 0; process < m_program.processCount(); ++process) {
            if (source->isGraph(process))
                return unplannable(sentence(
                    "runs a schedule whose operations go on at once (GOAL); programs that are sequences of "
                    "events can be measured"));
            Event event;
            while (source->next(process, event)) {
                if (++count > most)
                    return unplannable(
                        sentence("has more than %1 events; measure a shorter run of the program",
                                 {groupedCount(PlannedProgram::kMostEvents)}));
                events[process].push_back(planned(event));
            }
            if (!source->failure().empty())
                return unplannable(sentence("cannot be measured as it is: %1", {source->failure()}));
        }
        return events;
    }

private:
    PlannedEvent planned(const Event& event)
    {
        PlannedEvent planned;
        planned.kind = event.kind;
        planned.peer = event.peer;
        planned.source = event.source;
        planned.tag = event.tag;
        planned.requests.assign(event.requests.begin(), event.requests.end());
        if (event.request != kNoRequest && (event.kind == EventKind::isend || event.kind == EventKind::irecv))
            planned.requests = {event.request};
        planned.bytes = wholeBytes(event.bytes);
        planned.seconds = event.seconds;
        if (!isCollective(event.kind))
            return planned;
        planned.group = event.group;
        planned.root = event.root;
        planned.segments = event.segments;
        planned.channels = event.channels;
        for (const double size : event.sizes)
            planned.sizes.push_back(wholeBytes(size));
        planned.algorithm = event.algorithm;
        if (planned.algorithm == CollectiveAlgorithm::usual) {
            Event chosen = event;
            takeChoice(chosen, m_rules.choose(collectiveSize(event, m_program.groups()[event.group].size())));
            planned.algorithm = chosen.algorithm;
            planned.segments = chosen.segments;
            planned.channels = chosen.channels;
        }
        return planned;
    }

    const Program& m_program;
    const AlgorithmRules& m_rules;
};

/** Collectives of one group agree in their algorithm, which may have been chosen by sizes that processes see
 * differently: that of its first member counts. */
void agreeOnAlgorithms(PlannedApplication& application)
{
    const std::size_t groups = application.groups.size();
    std::vector<std::vector<PlannedEvent*>> firsts(groups);
    const auto collectivesOf = [&](std::uint32_t process, std::size_t group) {
        std::vector<PlannedEvent*> found;
        for (PlannedEvent& event : application.events[process])
            if (isCollective(event.kind) && event.group == group)
                found.push_back(&event);
        return found;
    };
    for (std::size_t group = 0; group < groups; ++group) {
        const std::vector<std::uint32_t>& members = application.groups[group];
        if (members.empty())
            continue;
        const std::vector<PlannedEvent*> first = collectivesOf(members.front(), group);
        for (const std::uint32_t member : members) {
            const std::vector<PlannedEvent*> own = collectivesOf(member, group);
            for (std::size_t i = 0; i < std::min(own.size(), first.size()); ++i) {
                own[i]->algorithm = first[i]->algorithm;
                own[i]->segments = first[i]->segments;
                own[i]->channels = first[i]->channels;
            }
        }
    }
}

/** MPI wants room for what is received: that of the largest message that fits source and tag. */
void makeRoom(PlannedApplication& application)
{
    const auto count = static_cast<std::uint32_t>(application.events.size());
    std::vector<std::map<std::pair<std::int32_t, std::int32_t>, std::uint64_t>> largest(count);
    for (std::uint32_t process = 0; process < count; ++process)
        for (const PlannedEvent& event : application.events[process])
            if (isSend(event.kind) && event.peer >= 0 && static_cast<std::uint32_t>(event.peer) < count)
                for (const std::int32_t source : {static_cast<std::int32_t>(process), kAny})
                    for (const std::int32_t tag : {event.tag, kAny}) {
                        std::uint64_t& room = largest[static_cast<std::uint32_t>(event.peer)][{source, tag}];
                        room = std::max(room, event.bytes);
                    }
    for (std::uint32_t process = 0; process < count; ++process)
        for (PlannedEvent& event : application.events[process])
            if (isReceive(event.kind)) {
                const std::int32_t from = event.kind == EventKind::sendrecv ? event.source : event.peer;
                const auto found = largest[process].find({from, event.tag});
                event.room = found == largest[process].end() ? 0 : found->second;
            }
}

/** The largest message between two nodes, and at least so large that its time is not that of an interrupt. */
std::optional<PlannedReference> referenceOf(const ScenarioReplay& replay)
{
    constexpr std::uint64_t kLeast = 1'000'000;
    std::optional<PlannedReference> reference;
    double largest = -1;
    for (const ReplayedMessage& message : replay.replay.messages) {
        const auto& processes = replay.replay.processes;
        if (processes[message.source].node == processes[message.destination].node || message.bytes <= largest)
            continue;
        largest = message.bytes;
        reference = {message.source, message.destination, std::max(kLeast, wholeBytes(message.bytes))};
    }
    return reference;
}

Result<ScenarioReplay> replayed(const Project& project, std::size_t index)
{
    IssueList issues;
    ReplayOptions options;
    options.keepsMessages = true;
    Result<ScenarioReplay> replay = replayScenario(project, index, {}, options, issues);
    if (!replay) {
        // The sentence names the scenario, as that of the plan does.
        std::string why = replay.error().message;
        if (const std::string name =
                sentence("scenario %1", {inQuotes(project.scenarios[index].name)}) + ": ";
            why.starts_with(name))
            why.erase(0, name.size());
        return unplannable(sentence("cannot be measured as it is: %1", {why}));
    }
    if (!replay->replay.problems.empty())
        return unplannable(
            sentence("cannot be measured as it is: %1", {replay->replay.problems.front().text}));
    return replay;
}

} // namespace

std::size_t eventCount(const PlannedProgram& program)
{
    std::size_t count = 0;
    for (const PlannedApplication& application : program.applications)
        for (const std::vector<PlannedEvent>& events : application.events)
            count += events.size();
    return count;
}

CollectiveCall collectiveCall(const PlannedEvent& event, std::uint32_t groupSize, std::uint32_t rankInGroup,
                              std::vector<double>& sizes)
{
    sizes.assign(event.sizes.begin(), event.sizes.end());
    return {event.kind,
            event.algorithm,
            groupSize,
            rankInGroup,
            event.root,
            event.segments,
            static_cast<double>(event.bytes),
            sizes,
            event.channels};
}

Result<UnseatedProgram> planProgram(const Project& project, std::size_t index)
{
    ASSIGN_OR_RETURN(const ScenarioReplay replay, replayed(project, index));
    IssueList issues;
    const auto rules = algorithmRulesOf(project, issues);
    UnseatedProgram unseated;
    PlannedProgram& program = unseated.program;
    program.scenario = replay.scenario;
    program.predicted = replay.replay.makespan();
    program.reference = referenceOf(replay);
    std::size_t count = 0;
    for (const PlacedApplication& placed : replay.applications) {
        PlannedApplication application;
        application.name = placed.name;
        application.start = placed.start - replay.replay.start;
        for (const ProcessGroup& group : placed.program->groups()) {
            std::vector<std::uint32_t>& members = application.groups.emplace_back();
            for (std::uint32_t rank = 0; rank < group.size(); ++rank)
                members.push_back(group.member(rank));
        }
        ASSIGN_OR_RETURN(application.events, EventLister(*placed.program, rules ? *rules : AlgorithmRules())
                                                 .list(PlannedProgram::kMostEvents - count));
        agreeOnAlgorithms(application);
        makeRoom(application);
        for (const NodeId node : placed.nodes) {
            application.ranks.push_back(unseated.nodes.size());
            unseated.nodes.push_back(replay.network->node(node).name);
        }
        program.applications.push_back(std::move(application));
        count = eventCount(program);
    }
    return unseated;
}

} // namespace contraflow
