// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measuring/measuring_plan.h"

#include "core/application/application_replay.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/engine/prediction.h"
#include "core/project/checks.h"
#include "core/project/scenario.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace contraflow {

namespace {

/** A process, or a node that sends itself, and where it is. */
struct Seat
{
    std::string node;
    std::size_t place = 0; ///< among those of the pattern on this node
};

/** A scenario's messages with the seats of their ends, before ranks are known. */
struct SeatedPattern
{
    PlannedPattern pattern; ///< with the positions of seats in place of ranks
    std::vector<Seat> seats;
};

/** The same of a scenario's programs. */
struct SeatedProgram
{
    PlannedProgram program; ///< with the positions of seats in place of ranks
    std::vector<Seat> seats;
};

Error atFault(const Scenario& scenario, const std::string& why)
{
    return invalidInput("scenario %1 %2", {inQuotes(scenario.name), why});
}

/** The seats of the names that messages have as their ends, those of a node in natural order. */
std::vector<Seat> seatsOf(const PlacedScenario& placed, const Workload& workload,
                          std::map<std::string, std::size_t>& positions)
{
    std::vector<std::pair<std::string, NodeId>> ends;
    for (const PlacedMessage& message : placed.messages) {
        const MessageRow& row = workload.messages[message.row];
        ends.emplace_back(row.source, message.source);
        ends.emplace_back(row.destination, message.destination);
    }
    std::ranges::sort(ends, [](const auto& a, const auto& b) {
        const auto order = naturalOrder(a.first, b.first);
        return order != 0 ? order < 0 : a.first < b.first;
    });
    std::vector<Seat> seats;
    std::map<NodeId, std::size_t> taken;
    for (const auto& [name, node] : ends)
        if (positions.try_emplace(name, seats.size()).second)
            seats.push_back({placed.network->node(node).name, taken[node]++});
    return seats;
}

Result<SeatedPattern> seatScenario(const Project& project, std::size_t index)
{
    const Scenario& scenario = project.scenarios[index];
    IssueList issues;
    const PlacedScenario placed = placeScenario(project, index, issues);
    if (const Issue* issue = firstError(issues))
        return atFault(scenario, sentence("cannot be measured as it is: %1", {issue->text}));
    const Workload* workload = findByName(project.workloads, scenario.workload);
    if (!placed.network || !workload || placed.messages.empty())
        return atFault(scenario, sentence("has no message to measure"));
    SeatedPattern seated;
    seated.pattern.scenario = scenario.name;
    seated.pattern.workload = scenario.workload;
    std::map<std::string, std::size_t> positions;
    seated.seats = seatsOf(placed, *workload, positions);
    for (const PlacedMessage& message : placed.messages) {
        const MessageRow& row = workload->messages[message.row];
        seated.pattern.messages.push_back({row.id, positions.at(row.source), positions.at(row.destination),
                                           static_cast<std::uint64_t>(std::llround(message.bytes)),
                                           message.start});
    }
    const double first =
        std::ranges::min_element(placed.messages, {}, [](const auto& a) { return a.start; })->start;
    for (PlannedMessage& message : seated.pattern.messages)
        message.start -= first; // clock times of a trace say when, not how long after each other
    const Result<Prediction> prediction = predict(project, index);
    if (prediction)
        seated.pattern.predicted = std::max(0.0, prediction->timeline.makespan() - first);
    return seated;
}

Result<SeatedProgram> seatProgram(const Project& project, std::size_t index)
{
    Result<UnseatedProgram> unseated = planProgram(project, index);
    if (!unseated)
        return atFault(project.scenarios[index], unseated.error().message);
    SeatedProgram seated{std::move(unseated->program), {}};
    std::map<std::string, std::size_t> taken;
    for (const std::string& node : unseated->nodes)
        seated.seats.push_back({node, taken[node]++});
    return seated;
}

/** The first rank of each node. Those of a node stand together, as many as the pattern or program with most
 * of them has. */
class RankSeats
{
public:
    void need(const std::vector<Seat>& seats)
    {
        for (const Seat& seat : seats) {
            std::size_t& count = m_counts[seat.node];
            count = std::max(count, seat.place + 1);
        }
    }

    /** The node of every rank. */
    std::vector<std::string> nodes()
    {
        std::vector<std::string> names;
        for (const auto& [name, count] : m_counts)
            names.push_back(name);
        std::ranges::sort(names, NaturalLess());
        std::vector<std::string> nodes;
        for (const std::string& name : names) {
            m_firsts[name] = nodes.size();
            nodes.insert(nodes.end(), m_counts[name], name);
        }
        return nodes;
    }

    /** Puts the rank of a seat in place of its position. */
    void seat(std::size_t& position, const std::vector<Seat>& seats) const
    {
        const Seat& seat = seats[position];
        position = m_firsts.at(seat.node) + seat.place;
    }

private:
    std::map<std::string, std::size_t> m_counts;
    std::map<std::string, std::size_t> m_firsts;
};

bool isSame(const PlannedPattern& a, const PlannedPattern& b)
{
    return a.messages == b.messages;
}

bool isSame(const PlannedProgram& a, const PlannedProgram& b)
{
    return a.applications == b.applications;
}

/** Adds a pattern or program unless there is the same one. */
template<typename Run>
void addOnce(std::vector<Run>& runs, Run run)
{
    if (std::ranges::none_of(runs, [&run](const Run& known) { return isSame(known, run); }))
        runs.push_back(std::move(run));
}

/** Uses up patterns and programs. */
void seatRanks(MeasuringPlan& plan, std::vector<SeatedPattern>& patterns,
               std::vector<SeatedProgram>& programs)
{
    RankSeats ranks;
    for (const SeatedPattern& pattern : patterns)
        ranks.need(pattern.seats);
    for (const SeatedProgram& program : programs)
        ranks.need(program.seats);
    plan.nodes = ranks.nodes();
    for (auto& [pattern, seats] : patterns) {
        for (PlannedMessage& message : pattern.messages) {
            ranks.seat(message.source, seats);
            ranks.seat(message.destination, seats);
        }
        addOnce(plan.patterns, std::move(pattern));
    }
    for (auto& [program, seats] : programs) {
        for (PlannedApplication& application : program.applications)
            for (std::size_t& rank : application.ranks)
                ranks.seat(rank, seats);
        if (program.reference) {
            ranks.seat(program.reference->source, seats);
            ranks.seat(program.reference->destination, seats);
        }
        addOnce(plan.programs, std::move(program));
    }
}

} // namespace

Result<MeasuringPlan> planMeasuring(const Project& project, std::span<const std::size_t> scenarios,
                                    const StopRule& rule)
{
    MeasuringPlan plan;
    plan.project = project.title;
    plan.rule = rule;
    std::vector<SeatedPattern> patterns;
    std::vector<SeatedProgram> programs;
    std::size_t messages = 0;
    std::size_t events = 0;
    for (const std::size_t index : scenarios) {
        const Scenario& scenario = project.scenarios[index];
        if (patterns.empty() && programs.empty())
            plan.platform = scenario.platform;
        else if (scenario.platform != plan.platform)
            return atFault(
                scenario,
                sentence(
                    "is on platform %1, others are on %2; a plan measures one cluster, so choose scenarios "
                    "of one platform",
                    {inQuotes(scenario.platform), inQuotes(plan.platform)}));
        RETURN_IF_ERROR(checkNamedOnce(project.scenarios, scenario.name, "scenario"));
        if (runsApplications(scenario)) {
            ASSIGN_OR_RETURN(SeatedProgram seated, seatProgram(project, index));
            events += eventCount(seated.program);
            if (events > PlannedProgram::kMostEvents)
                return atFault(
                    scenario,
                    sentence("makes it more than %1 events of programs; measure fewer scenarios at once",
                             {groupedCount(PlannedProgram::kMostEvents)}));
            programs.push_back(std::move(seated));
            continue;
        }
        ASSIGN_OR_RETURN(SeatedPattern seated, seatScenario(project, index));
        messages += seated.pattern.messages.size();
        if (messages > MeasuringPlan::kMostMessages)
            return atFault(scenario,
                           sentence("makes it more than %1 messages; measure fewer scenarios at once",
                                    {groupedCount(MeasuringPlan::kMostMessages)}));
        patterns.push_back(std::move(seated));
    }
    if (patterns.empty() && programs.empty())
        return invalidInput(
            "there is no scenario with messages to measure; a plan takes those of one platform");
    seatRanks(plan, patterns, programs);
    if (plan.nodes.size() > MeasuringPlan::kMostRanks)
        return invalidInput("it takes %1 ranks, and a plan may have %2",
                            {groupedCount(plan.nodes.size()), groupedCount(MeasuringPlan::kMostRanks)});
    return plan;
}

std::vector<std::size_t> measurableScenarios(const Project& project)
{
    std::map<std::string, std::size_t> counts;
    for (const Scenario& scenario : project.scenarios)
        ++counts[scenario.platform];
    std::string platform;
    for (const Scenario& scenario : project.scenarios)
        if (platform.empty() || counts[scenario.platform] > counts[platform])
            platform = scenario.platform;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (project.scenarios[i].platform == platform)
            found.push_back(i);
    return found;
}

std::vector<std::pair<std::string, std::size_t>> ranksByNode(const MeasuringPlan& plan)
{
    std::vector<std::pair<std::string, std::size_t>> counts;
    for (const std::string& node : plan.nodes) {
        if (counts.empty() || counts.back().first != node)
            counts.emplace_back(node, 0);
        ++counts.back().second;
    }
    return counts;
}

} // namespace contraflow
