// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"

#include "core/application/row_program.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/engine/model_choice.h"
#include "core/project/application_runs.h"
#include "core/project/blank_rows.h"
#include "core/project/checks.h"
#include "core/project/left_out.h"
#include "core/project/scenario.h"
#include "core/sharing/catalog.h"
#include "core/sharing/kind_title.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

/** Places the applications of one scenario. */
class ApplicationPlacer
{
public:
    ApplicationPlacer(const Project& project, std::size_t index, IssueList& issues)
        : m_project(project)
        , m_scenario(project.scenarios[index])
        , m_index(index)
        , m_issues(issues)
    {}

    ApplicationPlacement place()
    {
        ApplicationPlacement placement;
        const std::size_t before = m_issues.size();
        PlacementInput input;
        (void)resolveReferences(m_project, m_index, input, m_issues);
        if (!m_scenario.workload.empty())
            report("workload", sentence("it has a workload and applications; give it one of the two"));
        const std::vector<std::string> names = runNames(m_scenario.applications);
        for (std::size_t run = 0; run < names.size(); ++run)
            addApplication(m_scenario.applications[run], names[run], placement.applications);
        if (hasErrorsSince(before))
            return placement;
        auto network = Network::build(*input.platform, input.platformIndex, m_issues);
        placeProcesses(*network, input, placement.applications);
        if (!hasErrorsSince(before))
            placement.network = std::move(network);
        return placement;
    }

private:
    [[nodiscard]] bool hasErrorsSince(std::size_t before) const
    {
        return std::any_of(m_issues.begin() + static_cast<std::ptrdiff_t>(before), m_issues.end(),
                           [](const Issue& issue) { return issue.severity == Severity::error; });
    }

    void report(const char* column, const std::string& text, Severity severity = Severity::error)
    {
        m_issues.push_back({severity,
                            sentence("scenario %1: %2", {inQuotes(m_scenario.name), text}),
                            {TableRef{TableKind::scenarios, 0}, m_index, column, 0}});
    }

    void addApplication(const ScenarioApplication& wanted, const std::string& runName,
                        std::vector<PlacedApplication>& placed)
    {
        if (std::string problem =
                referenceProblem(m_scenario, m_project.applications, wanted.name, "application");
            !problem.empty()) {
            m_issues.push_back({Severity::error,
                                std::move(problem),
                                {TableRef{TableKind::scenarios, 0}, m_index, "application", 0}});
            return;
        }
        if (wanted.start.isRejected())
            report("application", sentence("the start of %1: %2",
                                           {inQuotes(wanted.name),
                                            wanted.start.isFormula()
                                                ? sentence("it takes no formula; write a time such as 2 s")
                                                : rejection(wanted.start, Dimension::duration)}));
        const std::size_t index = indexOfName(m_project.applications, wanted.name);
        // Several scenarios run one application: its problems are said once, by validateApplications().
        auto program = programOf(m_project, index, m_issues);
        if (program)
            placed.push_back({runName,
                              std::move(program),
                              {},
                              wanted.start.hasValue() ? wanted.start.value().value : 0.0});
    }

    void placeProcesses(const Network& network, const PlacementInput& input,
                        std::vector<PlacedApplication>& applications)
    {
        std::vector<std::string> names;
        for (std::size_t a = 0; a < applications.size(); ++a)
            for (std::uint32_t rank = 0; rank < applications[a].program->processCount(); ++rank)
                names.push_back(processNameOf(applications[a].name, a, rank));
        std::unordered_map<std::string, NodeId> nodes;
        std::optional<Placements> found =
            placements(network, *input.mapping, names, m_issues, input.mappingIndex);
        if (!found)
            return;
        for (auto& [name, node] : *found)
            nodes.emplace(std::move(name), node);
        std::vector<std::string> missing;
        std::vector<std::uint32_t> perNode(network.nodes().size(), 0);
        std::size_t next = 0;
        for (PlacedApplication& application : applications)
            for (std::uint32_t rank = 0; rank < application.program->processCount(); ++rank) {
                const auto node = nodes.find(names[next++]);
                application.nodes.push_back(node == nodes.end() ? NodeId(0) : node->second);
                if (node == nodes.end())
                    missing.push_back(names[next - 1]);
                else
                    ++perNode[node->second.index()];
            }
        if (!missing.empty())
            report(
                "mapping",
                sentence(missing.size() > 1
                             ? phrase("mapping %1 places neither process %2 nor %3; add a place, or a policy")
                             : phrase("mapping %1 places no process %2; add a place, or a policy"),
                         {inQuotes(input.mapping->name), inQuotes(missing.front()),
                          counted(missing.size() - 1, "other")}));
        reportSharedCores(network, perNode);
    }

    void reportSharedCores(const Network& network, const std::vector<std::uint32_t>& perNode)
    {
        std::size_t count = 0;
        std::size_t first = 0;
        for (std::size_t i = 0; i < perNode.size(); ++i)
            if (perNode[i] > network.nodes()[i].cores && count++ == 0)
                first = i;
        if (count == 0)
            return;
        const Network::Node& node = network.nodes()[first];
        report(
            "mapping",
            sentence(
                count > 1
                    ? phrase("node %1 has %2 for %3, which share them while they compute; so do those of %4")
                    : phrase("node %1 has %2 for %3, which share them while they compute"),
                {inQuotes(node.name), counted(node.cores, "core"),
                 counted(perNode[first], "process", "processes"), counted(count - 1, "other node")}),
            Severity::note);
    }

    const Project& m_project;
    const Scenario& m_scenario;
    std::size_t m_index;
    IssueList& m_issues;
};

/** "3 times bcast as ring", "2 times barrier as dissemination (in place of recursive doubling)" */
std::vector<std::string> choiceTexts(const std::vector<ChosenAlgorithm>& chosen)
{
    std::vector<std::string> texts;
    for (const ChosenAlgorithm& each : chosen)
        texts.push_back(sentence(
            each.meant.empty() ? phrase("%1 %2 as %3") : phrase("%1 %2 as %3 (in place of %4)"),
            {groupedCount(each.count), infoOf(each.kind).name, algorithmName(each.algorithm), each.meant}));
    return texts;
}

/** What does not fit in a run, at the rows that it is about. */
void addProblems(const Project& project, std::size_t scenario, const Replay& replay, IssueList& issues)
{
    for (const ReplayProblem& problem : replay.problems)
        issues.push_back(
            {Severity::warning,
             sentence("scenario %1: %2", {inQuotes(project.scenarios[scenario].name), problem.text}),
             eventLocation(project, scenario, problem.place)});
}

void addReplayIssues(ScenarioReplay& result, std::size_t scenario)
{
    const auto add = [&](Severity severity, const std::string& text) {
        result.issues.push_back({severity,
                                 sentence("scenario %1: %2", {inQuotes(result.scenario), text}),
                                 {TableRef{TableKind::scenarios, 0}, scenario, "application", 0}});
    };
    for (const std::string& note : result.replay.notes)
        add(Severity::note, sentence("the model %1 %2", {kindTitle(result.kind), note}));
    if (!result.replay.chosen.empty())
        add(Severity::note, sentence("collectives that name no algorithm ran by rule: %1",
                                     {joinedWords(choiceTexts(result.replay.chosen))}));
    if (result.replay.diagnostics > 0)
        add(Severity::warning,
            sentence(
                "the model %1 breaks its own rules in %2; the exact models asymmetric and max-min do not",
                {kindTitle(result.kind), counted(result.replay.diagnostics, "place")}));
}

} // namespace

std::string applicationsText(const Scenario& scenario)
{
    std::vector<std::string> names;
    for (const ScenarioApplication& application : scenario.applications)
        names.push_back(inQuotes(application.name));
    return names.size() == 1 ? sentence("application %1", {names.front()})
                             : sentence("the applications %1", {joinedWords(names)});
}

std::shared_ptr<const Program> programOf(const Project& project, std::size_t application, IssueList& issues)
{
    const Application& row = project.applications[application];
    if (!extraOf(row.extras, kTraceKey))
        return RowProgram::compile(project, application, issues);
    const auto report = [&](const std::string& problem) {
        issues.push_back({Severity::error,
                          sentence("application %1: %2", {inQuotes(row.name), problem}),
                          {TableRef{TableKind::applications, 0}, application, std::string(kTraceKey), 0}});
        return nullptr;
    };
    if (!row.program.empty())
        return report(sentence("it has a trace and rows of its own; remove one of the two"));
    if (!row.trace.source)
        return report(sentence(
            "its trace cannot be looked for; it stands beside the project's file, so save the project and "
            "open it from there"));
    Result<std::shared_ptr<const Program>> program = row.trace.source->program();
    if (!program)
        return report(program.error().message);
    const CountCell& processes = row.processes;
    if (processes.hasValue() && processes.value() != (*program)->processCount())
        return report(sentence(
            "its trace has %1 and the project says %2; correct the number, or import the trace again",
            {counted((*program)->processCount(), "process", "processes"), groupedCount(processes.value())}));
    return std::move(program).value();
}

std::shared_ptr<const AlgorithmRules> algorithmRulesOf(const Project& project, IssueList& issues)
{
    if (const DataNode* node = extraOf(project.extras, kAlgorithmsKey)) {
        Result<AlgorithmRules> rules = AlgorithmRules::read(*node);
        if (rules)
            return std::make_shared<const AlgorithmRules>(std::move(rules).value());
        issues.push_back({Severity::error,
                          sentence("the project's algorithms of collectives: %1", {rules.error().message}),
                          {std::nullopt, std::nullopt, std::string(kAlgorithmsKey), node->line}});
    }
    return std::make_shared<const AlgorithmRules>();
}

ApplicationPlacement placeApplications(const Project& project, std::size_t scenario, IssueList& issues)
{
    return ApplicationPlacer(project, scenario, issues).place();
}

Location eventLocation(const Project& project, std::size_t scenario, const ReplayPlace& place)
{
    const std::vector<ScenarioApplication>& runs = project.scenarios[scenario].applications;
    const std::size_t application = place.application < runs.size()
                                        ? indexOfName(project.applications, runs[place.application].name)
                                        : project.applications.size();
    // Rows of a trace are not the project's.
    if (application < project.applications.size() && place.row > 0 &&
        place.row <= project.applications[application].program.size())
        return {TableRef{TableKind::events, application}, place.row - 1, "event", 0};
    return {TableRef{TableKind::scenarios, 0}, scenario, "application", 0};
}

Result<ScenarioReplay> replayScenario(const Project& project, std::size_t scenario,
                                      const std::optional<std::string>& modelOverride,
                                      const ReplayOptions& options, IssueList& issues)
{
    const Scenario& s = project.scenarios[scenario];
    ScenarioReplay result;
    result.scenario = s.name;
    ApplicationPlacement placement = placeApplications(project, scenario, result.issues);
    if (!placement.network) {
        issues.insert(issues.end(), result.issues.begin(), result.issues.end());
        return invalidInput("scenario %1 cannot run; correct what is said about it", {inQuotes(s.name)});
    }
    ASSIGN_OR_RETURN(const Model chosen, chooseModel(project, s, modelOverride));
    result.model = chosen.name;
    result.kind = chosen.kind;
    result.network = std::move(placement.network);
    result.applications = std::move(placement.applications);
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> model, makeModel(chosen));
    ReplayOptions running = options;
    if (!running.algorithms)
        running.algorithms = algorithmRulesOf(project, result.issues);
    ASSIGN_OR_RETURN(Replay replay, runApplications(result.network, result.applications, *model, running)
                                        .within(sentence("scenario %1", {inQuotes(s.name)})));
    if (!replay.deadlock.empty()) {
        issues.insert(issues.end(), result.issues.begin(), result.issues.end());
        addProblems(project, scenario, replay, issues);
        return invalidInput("scenario %1: %2", {inQuotes(s.name), replay.deadlock});
    }
    result.replay = std::move(replay);
    result.without = leftOutOf(nullptr, 0, result.issues);
    addUnmatched(result.without, result.replay.traffic.unmatched);
    result.measured = measuredSums(project, scenario, result);
    addProblems(project, scenario, result.replay, result.issues);
    addReplayIssues(result, scenario);
    TrafficCheck check = checkTraffic(
        project, scenario, {*result.network, chosen, result.replay.traffic, result.replay.makespan()});
    result.outsideCalibration = std::move(check.outsideCalibration);
    result.issues.insert(result.issues.end(), check.issues.begin(), check.issues.end());
    return result;
}

namespace {

/** How many events processes have, up to a number that is asked for. */
class EventCounts
{
public:
    explicit EventCounts(const ApplicationPlacement& placement) : m_placement(placement) {}

    /** The number of events of a process (counted over all applications) when it is below `wanted`; nothing
     * when it is not, or when looking would take too long. */
    std::optional<std::uint64_t> below(std::uint64_t wanted, std::uint32_t process)
    {
        std::size_t application = 0;
        while (process >= m_placement.applications[application].program->processCount())
            process -= m_placement.applications[application++].program->processCount();
        const Key key{application, process};
        const auto known = m_ends.find(key);
        if (known != m_ends.end())
            return known->second < wanted ? std::optional(known->second) : std::nullopt;
        const std::unique_ptr<EventSource> source = m_placement.applications[application].program->run();
        if (source->isGraph(process))
            return std::nullopt;
        Event event;
        std::uint64_t count = 0;
        for (; count < wanted && m_looked < kMostLooked; ++count, ++m_looked)
            if (!source->next(process, event)) {
                if (!source->failure().empty())
                    return std::nullopt; // the run says it
                return m_ends.emplace(key, count).first->second;
            }
        return std::nullopt;
    }

private:
    using Key = std::pair<std::size_t, std::uint32_t>;
    static constexpr std::uint64_t kMostLooked = 300'000;

    const ApplicationPlacement& m_placement;
    std::map<Key, std::uint64_t> m_ends;
    std::uint64_t m_looked = 0;
};

/** Rows of measurements that are about no process of their scenario, or no event of it. */
void checkMeasuredTasks(const Project& project, std::size_t index, const ApplicationPlacement& placement,
                        IssueList& issues)
{
    constexpr std::size_t kMost = 20;
    EventCounts counts(placement);
    for (std::size_t m = 0; m < project.measurements.size(); ++m) {
        const Measurement& measurement = project.measurements[m];
        if (measurement.scenario != project.scenarios[index].name)
            continue;
        std::size_t row = 0;
        std::size_t found = 0;
        for (const TimeRow& time : measurement.times) {
            const std::size_t here = row++;
            if (isBlank(time) || found == kMost)
                continue;
            const Result<MeasuredTask> task = parseMeasuredTask(time.message);
            const Result<std::uint32_t> process = task ? findProcess(placement.applications, task->process)
                                                       : Result<std::uint32_t>(task.error());
            std::string problem = process ? std::string() : process.error().message;
            if (process && task->figure == MeasuredTask::Figure::event)
                if (const auto count = counts.below(task->event, *process))
                    problem =
                        sentence("process %1 has %2; write the number of one of them, or the process alone",
                                 {inQuotes(task->process), counted(*count, "event")});
            if (problem.empty())
                continue;
            ++found;
            issues.push_back({Severity::error,
                              sentence("measured time of %1: %2", {inQuotes(time.message), problem}),
                              {TableRef{TableKind::times, m}, here, "message", 0}});
        }
    }
}

/** Processes that a mapping places and that no scenario with it has. */
void checkPlacedProcesses(const Project& project, IssueList& issues)
{
    std::map<std::string, std::optional<std::set<std::string>>>
        known; // by mapping; nothing: not all are known
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        const Scenario& scenario = project.scenarios[i];
        if (scenario.mapping.empty())
            continue;
        auto& names = known.try_emplace(scenario.mapping, std::set<std::string>()).first->second;
        const Workload* workload = findByName(project.workloads, scenario.workload);
        const std::vector<std::string> runs = runNames(scenario.applications);
        if (!workload && runs.empty())
            names.reset();
        if (names && workload)
            for (std::string& name : processNames(*workload))
                names->insert(std::move(name));
        for (std::size_t run = 0; names && run < runs.size(); ++run) {
            const std::size_t index = indexOfName(project.applications, scenario.applications[run].name);
            IssueList ignored; // said by programOf()
            const auto program =
                index < project.applications.size() ? programOf(project, index, ignored) : nullptr;
            if (!program)
                names.reset();
            for (std::uint32_t rank = 0; program && rank < program->processCount(); ++rank)
                names->insert(processNameOf(runs[run], run, rank));
        }
    }
    std::size_t index = 0;
    for (const Mapping& mapping : project.mappings) {
        CappedIssues capped(issues, TableRef{TableKind::places, index++});
        const auto names = known.find(mapping.name);
        if (names == known.end() || !names->second)
            continue;
        std::size_t row = 0;
        for (const PlaceRow& place : mapping.places) {
            const std::size_t here = row++;
            if (!place.process.empty() && !names->second->contains(place.process))
                capped.add(
                    Severity::warning, here, "process",
                    sentence(
                        "mapping %1: no scenario with it has a process %2; correct the name, or remove the "
                        "place",
                        {inQuotes(mapping.name), inQuotes(place.process)}));
        }
    }
}

/** Runs the applications of a scenario for a while, under the model that costs least: where they cannot go on
 * does not depend on it. */
void tryApplications(const Project& project, std::size_t scenario, const SharingModel& own,
                     const std::stop_token& stopAll, IssueList& issues)
{
    constexpr std::uint64_t kTried = 200'000;
    IssueList ignored; // said by validateApplications()
    ApplicationPlacement placement = placeApplications(project, scenario, ignored);
    if (!placement.network)
        return;
    const Result<std::unique_ptr<SharingModel>> plain = makeModel(plainModel(uncontendedModel().kind));
    const SharingModel& model = plain && checkRoutes(*placement.network, **plain) ? **plain : own;
    std::stop_source stop;
    const std::stop_callback forward(stopAll, [&stop] { stop.request_stop(); });
    ReplayPlace failed;
    ReplayOptions options;
    options.stop = stop.get_token();
    options.progress = [&](std::uint64_t events) {
        if (events > kTried)
            stop.request_stop();
    };
    options.failedAt = [&failed](const ReplayPlace& place) { failed = place; };
    options.algorithms = algorithmRulesOf(project, ignored);
    const Result<Replay> replay = runApplications(placement.network, placement.applications, model, options);
    if (replay)
        addProblems(project, scenario, *replay, issues);
    if (replay ? replay->deadlock.empty() : replay.error().code == ErrorCode::cancelled)
        return;
    Location where = eventLocation(project, scenario, failed);
    where.column.clear(); // no cell of it is wrong by itself
    issues.push_back({Severity::error,
                      sentence("scenario %1: %2", {inQuotes(project.scenarios[scenario].name),
                                                   replay ? replay->deadlock : replay.error().message}),
                      where});
}

} // namespace

IssueList validateRuns(const Project& project, const std::stop_token& stop)
{
    IssueList issues;
    for (std::size_t i = 0; i < project.scenarios.size() && !stop.stop_requested(); ++i) {
        const Scenario& scenario = project.scenarios[i];
        if (std::optional<Issue> none = noMessagesYet(project, i))
            issues.push_back(std::move(*none));
        const Result<Model> chosen = chooseModel(project, scenario, std::nullopt);
        const std::size_t platform = indexOfName(project.platforms, scenario.platform);
        if (!chosen || platform >= project.platforms.size())
            continue; // said by validate()
        const Result<std::unique_ptr<SharingModel>> model = makeModel(*chosen);
        IssueList ignored;
        const auto network = model ? Network::build(project.platforms[platform], platform, ignored) : nullptr;
        if (!network)
            continue;
        if (const Result<void> taken = checkRoutes(*network, **model); !taken)
            issues.push_back({Severity::error,
                              sentence("scenario %1: %2", {inQuotes(scenario.name), taken.error().message}),
                              {TableRef{TableKind::scenarios, 0}, i, {}, 0}});
        else if (runsApplications(scenario))
            tryApplications(project, i, **model, stop, issues);
    }
    return issues;
}

IssueList validateApplications(const Project& project)
{
    IssueList issues;
    (void)algorithmRulesOf(project, issues);
    std::size_t index = 0;
    std::unordered_map<std::string, std::size_t> seen;
    for (const Application& application : project.applications) {
        const std::size_t here = index++;
        if (isBlank(application))
            continue;
        const Location location{TableRef{TableKind::applications, 0}, here, "name", 0};
        if (application.name.empty())
            issues.push_back({Severity::error, sentence("an application has no name; write one"), location});
        else if (const auto [first, isNew] = seen.emplace(application.name, here); !isNew)
            issues.push_back({Severity::error,
                              doubledName("application", application.name, first->second, here), location});
        (void)programOf(project, here, issues);
    }
    checkPlacedProcesses(project, issues);
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        const Scenario& scenario = project.scenarios[i];
        if (!runsApplications(scenario))
            continue;
        IssueList found;
        const ApplicationPlacement placement = placeApplications(project, i, found);
        if (placement.network)
            checkMeasuredTasks(project, i, placement, found);
        for (Issue& issue : found)
            if (!contains(issues, issue))
                issues.push_back(std::move(issue));
    }
    return issues;
}

namespace {

/** Whether start-up could change what the run takes. */
bool isStartUpMissing(const CheckedRun& run)
{
    constexpr double kNoticed = 0.01; // of the makespan
    return static_cast<double>(run.traffic.withoutStartUp) * kUsualStartUp > kNoticed * run.makespan;
}

} // namespace

TrafficCheck checkTraffic(const Project& project, std::size_t scenario, const CheckedRun& run)
{
    TrafficCheck check;
    const Scenario& s = project.scenarios[scenario];
    if (isStartUpMissing(run))
        check.issues.push_back(
            startUpIssue({run.network, s.platform, indexOfName(project.platforms, s.platform),
                          run.traffic.withoutStartUp, applicationsText(s)}));
    CalibrationCheck calibration =
        checkCalibration(project, scenario, run.model, run.traffic.range, TrafficCounts::atOnce);
    check.outsideCalibration = std::move(calibration.outside);
    if (calibration.note)
        check.issues.push_back(std::move(*calibration.note));
    return check;
}

} // namespace contraflow
