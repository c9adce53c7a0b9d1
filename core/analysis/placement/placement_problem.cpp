// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_problem.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/engine/model_choice.h"
#include "core/project/application_runs.h"
#include "core/project/checks.h"
#include "core/project/host_list.h"
#include "core/project/left_out.h"
#include "core/project/nodes_in_use.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <unordered_map>

namespace contraflow {

namespace {

constexpr std::size_t kMaxPhases = 8;

using NodeByName = std::unordered_map<std::string, NodeId>;

/** The platform with at most so many cores a node; the numbers of its nodes stay. */
Platform withFewerCores(const Platform& platform, std::uint32_t most)
{
    Platform result = platform;
    std::vector<NodeRow> rows;
    for (const NodeRow& row : platform.nodes) {
        rows.push_back(row);
        if (row.cores.valueOr(1) > most)
            rows.back().cores = CountCell(most);
    }
    result.nodes = SharedRows<NodeRow>(std::move(rows));
    return result;
}

/** Start times in at most kMaxPhases groups of about equally many distinct ones: the first time of each. */
std::vector<double> phaseStarts(const std::vector<PlacementProblem::Message>& messages)
{
    std::set<double> distinct;
    for (const PlacementProblem::Message& m : messages)
        distinct.insert(m.start);
    const std::vector<double> times(distinct.begin(), distinct.end());
    const std::size_t count = std::min(kMaxPhases, times.size());
    std::vector<double> starts;
    for (std::size_t i = 0; i < count; ++i)
        starts.push_back(times[i * times.size() / count]);
    return starts;
}

/** Sorts a scenario into processes, pins, messages and room. */
class ProblemBuilder
{
public:
    ProblemBuilder(const Project& project, const PlacementScope& scope, PlacementProblem& problem,
                   IssueList& issues)
        : m_project(project)
        , m_scope(scope)
        , m_problem(problem)
        , m_issues(issues)
    {}

    Result<void> build(Workload& workload, std::vector<PlaceRow>& pins)
    {
        const std::size_t scenario = m_scope.scenario;
        const bool runsPrograms =
            scenario < m_project.scenarios.size() && runsApplications(m_project.scenarios[scenario]);
        RETURN_IF_ERROR(runsPrograms ? readPrograms(workload) : readMessages(workload));
        limitCores();
        findProcesses(workload);
        pins = m_pins;
        if (!runsPrograms)
            addMessages();
        else
            RETURN_IF_ERROR(addTraffic());
        addFlows();
        findPresent();
        return findRoom();
    }

private:
    [[nodiscard]] Error failed(const std::string& text) const
    {
        return invalidInput("scenario %1: %2", {inQuotes(m_problem.scenario), text});
    }

    Result<void> readPrograms(Workload& workload)
    {
        const Scenario& scenario = m_project.scenarios[m_scope.scenario];
        RETURN_IF_ERROR(chooseSharing(scenario));
        ApplicationPlacement placement = placeApplications(m_project, m_scope.scenario, m_issues);
        if (!placement.network)
            return failed(sentence("it cannot run as it is: %1", {m_issues.back().text}));
        m_input.platformIndex = indexOfName(m_project.platforms, scenario.platform);
        m_input.platform = &m_project.platforms[m_input.platformIndex];
        m_input.mapping = findByName(m_project.mappings, scenario.mapping);
        m_input.network = placement.network;
        m_problem.applications = std::move(placement.applications);
        m_problem.algorithms = algorithmRulesOf(m_project, m_issues);
        m_problem.without = leftOutOf(nullptr, 0, m_issues);
        workload.messages = SharedRows<MessageRow>(rowsOfProcesses());
        m_input.workload = &workload;
        pinPlaced();
        return pinNamed();
    }

    Result<void> readMessages(Workload& workload)
    {
        if (!resolveScenario(m_project, m_scope.scenario, m_input, m_issues))
            return Error{ErrorCode::invalidInput, m_issues.back().text};
        m_problem.hasNodesAsProcesses = m_input.mapping == nullptr;
        RETURN_IF_ERROR(chooseSharing(m_project.scenarios[m_scope.scenario]));
        m_input.network = Network::build(*m_input.platform, m_input.platformIndex, m_issues);
        if (m_input.network->nodes().empty())
            return failed(sentence("platform %1 has no node; add nodes", {inQuotes(m_input.platform->name)}));
        RETURN_IF_ERROR(findPlaces());
        RETURN_IF_ERROR(pinNamed());
        workload.messages = SharedRows<MessageRow>(usableRows());
        if (workload.messages.empty())
            return failed(sentence("it has no message that can be placed; add messages to workload %1",
                                   {inQuotes(m_input.workload->name)}));
        m_problem.without = leftOutOf(m_input.workload, workload.messages.size(), m_issues);
        return {};
    }

    Result<void> chooseSharing(const Scenario& scenario)
    {
        m_problem.scenario = scenario.name;
        ASSIGN_OR_RETURN(const Model model, chooseModel(m_project, scenario, m_scope.model));
        ASSIGN_OR_RETURN(m_problem.sharing, makeModel(model));
        m_problem.model = model.name;
        m_problem.kind = model.kind;
        m_problem.info = findModelInfo(model.kind);
        return {};
    }

    /** Where the scenario's own mapping has the names, and which of them it pins. */
    Result<void> findPlaces()
    {
        if (!m_input.mapping)
            return {};
        std::optional<Placements> found =
            placements(*m_input.network, *m_input.mapping, *m_input.workload, m_issues, m_input.mappingIndex);
        if (!found)
            return failed(sentence("it cannot run as it is: %1", {m_issues.back().text}));
        for (auto& [process, node] : *found)
            m_places.emplace(std::move(process), node);
        pinPlaced();
        return {};
    }

    /** Where a policy places the others, the mapping's own places are pinned. */
    void pinPlaced()
    {
        if (m_input.mapping->policy == MappingPolicy::byHand)
            return;
        for (const PlaceRow& place : m_input.mapping->places)
            if (const auto found = m_places.find(place.process); found != m_places.end())
                pin(place.process, found->second);
    }

    /** The node of a name under the scenario as it is. */
    [[nodiscard]] std::optional<NodeId> presentNode(const std::string& name) const
    {
        if (const auto found = m_places.find(name); found != m_places.end())
            return found->second;
        return m_input.network->findNode(name);
    }

    void pin(const std::string& process, NodeId node)
    {
        if (m_pinned.emplace(process, node).second)
            m_pins.push_back({process, m_input.network->node(node).name});
    }

    Result<void> pinNamed()
    {
        std::set<std::string> names;
        for (const MessageRow& m : m_input.workload->messages)
            names.insert({m.source, m.destination});
        for (const std::string& name : m_scope.pinned) {
            const std::optional<NodeId> node = presentNode(name);
            if (names.contains(name) && node) {
                pin(name, *node);
                continue;
            }
            const std::string near = suggestion(name, {names.begin(), names.end()});
            return failed(
                names.contains(name)
                    ? sentence(
                          "process %1 cannot stay where it is, as it is not placed; place it in the mapping",
                          {inQuotes(name)})
                    : sentence("there is no process %1; %2",
                               {inQuotes(name),
                                near.empty() ? sentence("name one of those that send or receive messages")
                                             : near}));
        }
        return {};
    }

    /** The messages with two ends and a size; names of nodes that a mapping by hand leaves alone are pinned.
     */
    [[nodiscard]] std::vector<MessageRow> usableRows()
    {
        checkWorkload(*m_input.workload, m_input.workloadIndex, m_issues);
        const bool isByHand = m_input.mapping && m_input.mapping->policy == MappingPolicy::byHand;
        std::vector<MessageRow> rows;
        std::uint32_t row = 0;
        for (const MessageRow& m : m_input.workload->messages) {
            const std::uint32_t here = row++;
            if (m.source.empty() || m.destination.empty() || !m.size.hasValue() || m.start.isRejected() ||
                !arePlaceable(m))
                continue;
            for (const ShortText* name : {&m.source, &m.destination})
                if (isByHand && !m_places.contains(*name))
                    if (const auto node = m_input.network->findNode(*name))
                        pin(*name, *node);
            m_rows.push_back(here);
            rows.push_back(m);
        }
        return rows;
    }

    /** Rows that name every process of the applications, which are in m_places then, in the order of the run.
     */
    std::vector<MessageRow> rowsOfProcesses()
    {
        std::vector<MessageRow> rows;
        for (std::size_t a = 0; a < m_problem.applications.size(); ++a) {
            const PlacedApplication& application = m_problem.applications[a];
            for (std::uint32_t rank = 0; rank < application.nodes.size(); ++rank) {
                const std::string name = processNameOf(application.name, a, rank);
                m_places.emplace(name, application.nodes[rank]);
                MessageRow& row = rows.emplace_back();
                row.source = row.destination = name;
            }
        }
        return rows;
    }

    /** What the processes send one another, under the present placement. */
    Result<void> addTraffic()
    {
        for (const MessageRow& row : m_input.workload->messages)
            m_problem.runOrder.push_back(m_number.at(row.source));
        ReplayOptions options;
        options.keepsMessages = true;
        options.algorithms = m_problem.algorithms;
        ASSIGN_OR_RETURN(const Replay replay,
                         runApplications(m_input.network, m_problem.applications, *m_problem.sharing, options)
                             .within(sentence("scenario %1", {inQuotes(m_problem.scenario)})));
        if (!replay.deadlock.empty())
            return failed(replay.deadlock);
        m_problem.messageCount = replay.messageCount;
        m_problem.work = replay.messageCount + replay.eventCount;
        std::map<std::pair<std::uint32_t, std::uint32_t>, double> bytes;
        for (const ReplayedMessage& message : replay.messages)
            bytes[{m_problem.runOrder[message.source], m_problem.runOrder[message.destination]}] +=
                message.bytes;
        for (const auto& [ends, sum] : bytes)
            m_problem.messages.push_back({0, ends.first, ends.second, sum, 0});
        if (m_problem.messages.empty())
            return failed(
                sentence("its processes send one another nothing, so there is no better place for them"));
        return {};
    }

    void limitCores()
    {
        m_problem.network = m_input.network;
        const std::optional<std::uint32_t> most =
            m_scope.perNode
                ? m_scope.perNode
                : (m_problem.hasNodesAsProcesses ? std::optional<std::uint32_t>(1) : std::nullopt);
        if (!most)
            return;
        IssueList known; // they were told of the platform as it is
        m_problem.network =
            Network::build(withFewerCores(*m_input.platform, *most), m_input.platformIndex, known);
    }

    void findProcesses(const Workload& workload)
    {
        std::set<std::string> names;
        for (const MessageRow& m : workload.messages)
            names.insert({m.source, m.destination});
        if (m_input.mapping && m_input.mapping->policy == MappingPolicy::byHand)
            for (const PlaceRow& place : m_input.mapping->places)
                if (const auto found = m_places.find(place.process);
                    found != m_places.end() && !names.contains(place.process))
                    pin(place.process, found->second);
        for (const PlaceRow& place : m_pins)
            if (!names.contains(place.process))
                m_problem.idle.push_back(place);
        std::vector<std::string> sorted(names.begin(), names.end());
        std::ranges::sort(sorted, NaturalLess());
        for (const std::string& name : sorted) {
            const auto pinned = m_pinned.find(name);
            m_number.emplace(name, static_cast<std::uint32_t>(m_problem.processes.size()));
            m_problem.processes.push_back(
                {name, pinned == m_pinned.end() ? std::nullopt : std::optional(pinned->second)});
        }
    }

    void addMessages()
    {
        const auto& rows = m_input.workload->messages;
        for (const std::uint32_t row : m_rows) {
            const MessageRow& m = rows[row];
            m_problem.messages.push_back(
                {row, m_number.at(m.source), m_number.at(m.destination), m.size.value().value,
                 m.start.hasValue() ? m.start.value().value : 0.0,
                 static_cast<std::uint16_t>(m.queuePairs.valueOr(1)),
                 m.lane.hasValue() ? static_cast<std::uint16_t>(m.lane.value()) : laneOfName(m.id)});
        }
        m_problem.messageCount = m_problem.work = m_problem.messages.size();
    }

    void addFlows()
    {
        const std::vector<double> starts = phaseStarts(m_problem.messages);
        m_problem.phases = static_cast<std::uint32_t>(starts.size());
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::size_t> known;
        for (const PlacementProblem::Message& m : m_problem.messages) {
            if (m.source == m.destination)
                continue;
            const auto phase =
                static_cast<std::uint32_t>(std::ranges::upper_bound(starts, m.start) - starts.begin() - 1);
            const auto [entry, isNew] =
                known.try_emplace({m.source, m.destination, phase}, m_problem.flows.size());
            if (isNew)
                m_problem.flows.push_back({m.source, m.destination, phase, 0, 0});
            PlacementProblem::Flow& flow = m_problem.flows[entry->second];
            flow.bytes += m.bytes;
            flow.largest = std::max(flow.largest, m.bytes);
        }
    }

    void findPresent()
    {
        Assignment nodes;
        for (const PlacementProblem::Process& process : m_problem.processes) {
            const std::optional<NodeId> node = presentNode(process.name);
            if (!node) {
                m_issues.push_back(
                    {Severity::warning,
                     sentence(
                         "scenario %1 does not place process %2, so there is nothing to compare placements "
                         "with; %3",
                         {inQuotes(m_problem.scenario), inQuotes(process.name),
                          m_input.mapping
                              ? sentence("place it in mapping %1", {inQuotes(m_input.mapping->name)})
                              : sentence("give the scenario a mapping")}),
                     {TableRef{TableKind::scenarios, 0}, m_scope.scenario, "mapping", 0}});
                return;
            }
            nodes.push_back(*node);
        }
        m_problem.present = std::move(nodes);
    }

    /** As many rounds of the free cores as the processes need, and what the present placement takes where
     * nothing was said about the number of processes on a node. Where others have nodes there is one round.
     */
    Result<void> findRoom()
    {
        const std::span<const Network::Node> nodes = m_problem.network->nodes();
        std::vector<std::uint32_t>& room = m_problem.room;
        const std::vector<bool> isInUse = nodesThatOthersHave();
        const auto coresOf = [&](std::size_t i) { return isInUse[i] ? 0U : nodes[i].cores; };
        for (std::size_t i = 0; i < nodes.size(); ++i)
            room.push_back(coresOf(i));
        for (const auto& [name, node] : m_pinned)
            room[node.index()] -= room[node.index()] > 0 ? 1 : 0;
        if (std::ranges::all_of(room, [](std::uint32_t free) { return free == 0; }))
            for (std::size_t i = 0; i < nodes.size(); ++i)
                room[i] = coresOf(i);
        const auto wanted = static_cast<std::uint64_t>(std::ranges::count_if(
            m_problem.processes, [](const PlacementProblem::Process& p) { return !p.pinned; }));
        const std::uint64_t free = std::accumulate(room.begin(), room.end(), std::uint64_t{0});
        if (wanted > free && !m_problem.inUse.empty())
            return failed(sentence(
                "%1 processes have room on the nodes that are not in use, and there are %2; leave more "
                "nodes free",
                {groupedCount(free), groupedCount(wanted)}));
        const std::uint64_t rounds = wanted > free ? (wanted + free - 1) / free : 1;
        for (std::uint32_t& count : room)
            count = static_cast<std::uint32_t>(std::min<std::uint64_t>(wanted, count * rounds));
        if (!m_problem.present || m_scope.perNode)
            return {};
        std::vector<std::uint32_t> taken(nodes.size());
        for (std::size_t p = 0; p < m_problem.processes.size(); ++p)
            if (!m_problem.processes[p].pinned)
                ++taken[(*m_problem.present)[p].index()];
        for (std::size_t i = 0; i < nodes.size(); ++i)
            room[i] = std::max(room[i], taken[i]);
        return {};
    }

    /** By node; their names become those of the problem. */
    [[nodiscard]] std::vector<bool> nodesThatOthersHave()
    {
        const std::size_t count = m_problem.network->nodes().size();
        IssueList known; // they were told with the present placement
        std::vector<bool> isInUse(count, false);
        if (m_input.mapping)
            isInUse = nodesInUse(*m_problem.network, *m_input.mapping, known).value_or(std::move(isInUse));
        std::vector<std::string> names;
        for (std::size_t i = 0; i < count; ++i)
            if (isInUse[i])
                names.push_back(m_problem.network->nodes()[i].name);
        m_problem.inUse = hostListOf(names);
        return isInUse;
    }

    const Project& m_project;
    const PlacementScope& m_scope;
    PlacementProblem& m_problem;
    IssueList& m_issues;
    PlacementInput m_input;
    NodeByName m_places; ///< by the scenario's own mapping
    NodeByName m_pinned;
    std::vector<PlaceRow> m_pins;
    std::vector<std::uint32_t> m_rows;                       ///< of the messages that can be placed
    std::unordered_map<std::string, std::uint32_t> m_number; ///< of a process
};

} // namespace

Result<PlacementProblem> PlacementProblem::make(const Project& project, const PlacementScope& scope,
                                                IssueList& issues)
{
    if (scope.perNode == 0U)
        return invalidInput("no process fits when none may be on a node; allow at least one a node");
    PlacementProblem problem;
    ProblemBuilder builder(project, scope, problem, issues);
    RETURN_IF_ERROR(builder.build(problem.m_workload, problem.m_pins));
    return problem;
}

Assignment PlacementProblem::byPolicy(MappingPolicy policy, std::uint64_t seed) const
{
    Mapping mapping;
    mapping.policy = policy;
    mapping.places = SharedRows<PlaceRow>(m_pins);
    mapping.seed = seed;
    mapping.inUse = inUse;
    IssueList known; // a lack of cores is told by `room`
    std::unordered_map<std::string, NodeId> places;
    for (auto& [process, node] : placements(*network, mapping, m_workload, known).value_or(Placements()))
        places.emplace(std::move(process), node);
    Assignment nodes;
    for (const Process& process : processes)
        nodes.push_back(places.at(process.name));
    return nodes;
}

bool PlacementProblem::isAllowed(const Assignment& nodes) const
{
    std::vector<std::uint32_t> taken(room.size());
    for (std::size_t p = 0; p < processes.size(); ++p) {
        if (processes[p].pinned && *processes[p].pinned != nodes[p])
            return false;
        if (!processes[p].pinned && ++taken[nodes[p].index()] > room[nodes[p].index()])
            return false;
    }
    return true;
}

} // namespace contraflow
