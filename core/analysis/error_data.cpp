// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_data.h"

#include "core/analysis/error_statistics.h"
#include "core/application/application_replay.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/calibration_record.h"
#include "core/project/measured_doubts.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

/** What the column of fairness is predicted with. */
std::string fairnessKind()
{
    return std::string(modelClaiming(DuplexClaim::fairness).kind);
}

/** A run to make, and where it belongs. */
struct Task
{
    std::size_t pattern = 0;
    std::string model;
    bool isFairness = false; ///< only for ErrorData::fairness
};

/** What is left of a run of a pattern. */
struct PatternRun
{
    ScenarioRun run;
    MeasuredPattern pattern; ///< what the run tells of it
    /** Those that were measured, with what the run says of each. */
    std::vector<MeasuredMessage> messages;
    std::vector<double> seconds;
    std::vector<std::uint32_t> steps;
    std::optional<std::size_t> allSteps; ///< of messages
    std::optional<TimeSpread> spread;
};

/** Whether a measurement has events of a program and parts of its processes' times, and another one of the
 * scenario the sums that errors are about. */
bool isBesideSums(const Project& project, std::size_t index)
{
    const Measurement& measurement = project.measurements[index];
    const Scenario* const scenario = findByName(project.scenarios, measurement.scenario);
    return scenario != nullptr && runsApplications(*scenario) && hasOnlyParts(measurement) &&
           std::ranges::any_of(project.measurements, [&measurement](const Measurement& other) {
               return other.scenario == measurement.scenario && !hasOnlyParts(other);
           });
}

class Gathering
{
public:
    Gathering(std::span<const Project* const> projects, const ErrorRequest& request)
        : m_projects(projects)
        , m_request(request)
    {
        m_data.issues.resize(projects.size());
        if (request.fairness == ErrorRequest::Fairness::predict)
            m_data.fairness = emptyColumn(fairnessKind(), fairnessKind());
        for (std::size_t i = 0; i < projects.size(); ++i)
            addProject(i);
    }

    Result<ErrorData> run(const BatchOptions& options)
    {
        m_tasks.insert(m_tasks.end(), m_ofApplications.begin(), m_ofApplications.end());
        std::optional<Error> cancelled;
        BatchOptions quiet = options;
        quiet.run.maxSegments = 0; // of the rates over time nothing is shown
        const auto receive = [&](std::size_t number, const Result<PatternRun>& run) {
            const Task& task = m_tasks[number];
            if (run)
                take(task, *run);
            else if (run.error().code == ErrorCode::cancelled)
                cancelled = run.error();
            else if (!task.isFairness)
                m_data.failures.push_back({task.pattern, task.model, run.error()});
            return !cancelled;
        };
        makeAll<PatternRun>(
            m_tasks.size(), [this](std::size_t i, const RunOptions& run) { return runOf(m_tasks[i], run); },
            receive, quiet, m_tasks.size());
        if (cancelled)
            return *cancelled;
        for (ModelErrors& model : m_data.models)
            finish(model);
        if (m_data.fairness)
            finish(*m_data.fairness);
        return std::move(m_data);
    }

private:
    static constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

    void addProject(std::size_t number)
    {
        const Project& project = *m_projects[number];
        const std::vector<std::vector<std::string>> own =
            m_request.models.empty() ? modelsOfMeasurements(project)
                                     : std::vector(project.measurements.size(), m_request.models);
        for (std::size_t i = 0; i < project.measurements.size(); ++i) {
            const Measurement& measurement = project.measurements[i];
            const auto& wanted = m_request.measurements;
            const bool isWanted = wanted.empty() || contains(wanted, measurement.name);
            const std::size_t scenario = indexOfName(project.scenarios, measurement.scenario);
            if (!isWanted || scenario == project.scenarios.size() ||
                (wanted.empty() && isBesideSums(project, i)))
                continue;
            MeasuredTimes times = MeasuredTimes::ofMeasurement(project, i);
            if (times.empty())
                continue;
            std::vector<std::string> models = own[i];
            for (const std::string& model : m_request.additional)
                if (!contains(models, model))
                    models.push_back(model);
            if (m_request.learnt == ErrorRequest::Learnt::leaveOut) {
                std::erase_if(models, [&](const std::string& model) {
                    return isLearntFrom(project, model, measurement.name);
                });
                if (models.empty())
                    continue;
            }
            for (Issue& verdict : verdictsOn(project, i))
                m_data.issues[number].push_back(std::move(verdict));
            const std::size_t pattern = m_data.patterns.size();
            const bool isApplication = runsApplications(project.scenarios[scenario]);
            m_data.patterns.push_back({.project = number,
                                       .measurement = i,
                                       .scenario = scenario,
                                       .workload = isApplication ? MeasuredPattern::kNoWorkload : 0,
                                       .isApplication = isApplication});
            m_times.push_back(std::move(times));
            std::vector<Task>& tasks = isApplication ? m_ofApplications : m_tasks;
            for (const std::string& model : models)
                tasks.push_back({pattern, model});
            if (m_data.fairness && !isApplication)
                tasks.push_back({pattern, fairnessKind(), true});
        }
    }

    [[nodiscard]] Result<PatternRun> runOf(const Task& task, const RunOptions& options) const
    {
        PatternRun run;
        const MeasuredPattern& pattern = m_data.patterns[task.pattern];
        RETURN_IF_ERROR(pattern.isApplication ? replayInto(run, task, pattern, options)
                                              : predictInto(run, task, pattern, options));
        return run;
    }

    Result<void> predictInto(PatternRun& run, const Task& task, const MeasuredPattern& pattern,
                             const RunOptions& options) const
    {
        const Project& project = *m_projects[pattern.project];
        ASSIGN_OR_RETURN(Prediction prediction, predict(project, pattern.scenario, task.model, options));
        const PlacedScenario& placed = prediction.placed;
        const PatternShape shape = shapeOf(placed);
        run.pattern.workload = prediction.workload;
        run.pattern.rows = project.workloads[prediction.workload].messages;
        run.pattern.nodes = placed.network->nodes().size();
        run.pattern.degree = shape.mostOut;
        run.pattern.hasTrafficBothWays = shape.hasTrafficBothWays;
        for (std::uint32_t i = 0; i < placed.messages.size(); ++i)
            if (const MeasuredTime* time = m_times[task.pattern].find(messageId(prediction, project, i))) {
                const MessageTimes& times = prediction.timeline.messages[i];
                run.messages.push_back({task.pattern, placed.messages[i].row, *time, shape.messageDegrees[i],
                                        shape.crossesRacks[i]});
                run.seconds.push_back(times.time());
                run.steps.push_back(times.steps());
            }
        run.allSteps = prediction.timeline.stepCount();
        run.spread = prediction.spread;
        run.run = std::move(prediction);
        return {};
    }

    /** Of two rows of the measurement for one figure the first counts. */
    Result<void> replayInto(PatternRun& run, const Task& task, const MeasuredPattern& pattern,
                            const RunOptions& options) const
    {
        const Project& project = *m_projects[pattern.project];
        std::vector<MessageRow> rows;
        std::vector<MeasuredTask> tasks;
        std::vector<std::uint32_t> rowOf; // by task
        std::set<std::string_view> seen;
        for (const TimeRow& time : project.measurements[pattern.measurement].times) {
            MessageRow& row = rows.emplace_back();
            const Result<MeasuredTask> measured = parseMeasuredTask(time.message);
            if (!measured || !m_times[task.pattern].find(time.message) || !seen.insert(time.message).second)
                continue;
            row.id = time.message;
            row.source = measured->process;
            tasks.push_back(*measured);
            rowOf.push_back(static_cast<std::uint32_t>(rows.size() - 1));
        }
        ReplayOptions running;
        running.keepsEvents = needEvents(tasks);
        running.stop = options.stop;
        IssueList issues;
        ASSIGN_OR_RETURN(ScenarioReplay replay,
                         replayScenario(project, pattern.scenario, task.model, running, issues));
        const std::vector<double> seconds = taskTimes(replay, tasks);
        for (const std::size_t kept : keptTasks(tasks, seconds)) {
            const std::uint32_t row = rowOf[kept];
            run.messages.push_back({task.pattern, row, *m_times[task.pattern].find(rows[row].id)});
            run.seconds.push_back(seconds[kept]);
            run.steps.push_back(0);
        }
        run.pattern.rows = SharedRows<MessageRow>(std::move(rows));
        run.pattern.nodes = replay.network->nodes().size();
        run.run = std::move(replay);
        return {};
    }

    /** Those that the run has, which no model changes: processes and events that a measurement alone names
     * have no error, which its issues say. Unless measurements are named, what is a part of another figure of
     * its process, or has one as a part, is left out. */
    [[nodiscard]] std::vector<std::size_t> keptTasks(const std::vector<MeasuredTask>& tasks,
                                                     const std::vector<double>& seconds) const
    {
        std::vector<std::size_t> kept;
        std::vector<MeasuredTask> known;
        for (std::size_t i = 0; i < tasks.size(); ++i)
            if (std::isfinite(seconds[i])) {
                kept.push_back(i);
                known.push_back(tasks[i]);
            }
        if (m_request.measurements.empty())
            std::erase_if(kept, [&tasks, figure = sumFigure(known)](std::size_t i) {
                return tasks[i].figure != figure;
            });
        return kept;
    }

    void take(const Task& task, const PatternRun& run)
    {
        MeasuredPattern& pattern = m_data.patterns[task.pattern];
        if (pattern.messageCount == 0)
            describe(pattern, run);
        IssueList& issues = m_data.issues[pattern.project];
        if (!task.isFairness)
            issues.insert(issues.end(), run.run.issues.begin(), run.run.issues.end());
        ModelErrors& column = task.isFairness ? *m_data.fairness : columnOf(run.run.model, run.run.kind);
        resize(column);
        column.patternSteps[task.pattern] = run.allSteps;
        if (!pattern.isApplication)
            column.spread = run.spread;
        const auto first = static_cast<std::ptrdiff_t>(pattern.firstMessage);
        std::ranges::copy(run.seconds, column.predicted.begin() + first);
        std::ranges::copy(run.steps, column.messageSteps.begin() + first);
    }

    /** The pattern with its messages, from the first run of it. */
    void describe(MeasuredPattern& pattern, const PatternRun& run)
    {
        const Project& project = *m_projects[pattern.project];
        if (!pattern.isApplication) {
            pattern.workload = run.pattern.workload;
            pattern.hasTrafficBothWays = run.pattern.hasTrafficBothWays;
            pattern.degree = statedDegree(project, pattern).value_or(run.pattern.degree);
        }
        pattern.rows = run.pattern.rows;
        pattern.without = run.run.without;
        pattern.nodes = statedNodes(project, pattern).value_or(run.pattern.nodes);
        pattern.firstMessage = m_data.messages.size();
        pattern.messageCount = run.messages.size();
        m_data.messages.insert(m_data.messages.end(), run.messages.begin(), run.messages.end());
    }

    ModelErrors& columnOf(const std::string& model, const std::string& kind)
    {
        const auto [at, isNew] = m_columns.try_emplace(std::pair(model, kind), m_data.models.size());
        if (isNew)
            m_data.models.push_back(emptyColumn(model, kind));
        return m_data.models[at->second];
    }

    static ModelErrors emptyColumn(std::string model, std::string kind)
    {
        return {std::move(model), std::move(kind), {}, {}, {}, {}, {}};
    }

    void resize(ModelErrors& column) const
    {
        column.predicted.resize(m_data.messages.size(), kUnknown);
        column.messageSteps.resize(m_data.messages.size(), 0);
        column.patternSteps.resize(m_data.patterns.size());
    }

    void finish(ModelErrors& column) const
    {
        resize(column);
        const auto measured = mapped<double>(
            m_data.messages, [](const MeasuredMessage& message) { return message.measured.mean; });
        column.errors = relativeErrors(column.predicted, measured);
    }

    std::span<const Project* const> m_projects;
    const ErrorRequest& m_request;
    ErrorData m_data;
    std::vector<Task> m_tasks;
    std::vector<Task> m_ofApplications;                                   ///< that come behind the others
    std::vector<MeasuredTimes> m_times;                                   ///< by pattern
    std::map<std::pair<std::string, std::string>, std::size_t> m_columns; ///< by name and kind
};

} // namespace

bool isLearntFrom(const Project& project, const std::string& model, const std::string& measurement)
{
    const Model* row = findByName(project.models, model);
    const std::optional<CalibrationRecord> record = row ? calibrationOf(*row) : std::nullopt;
    return record && contains(record->measurements, measurement);
}

Result<ErrorData> gatherErrors(std::span<const Project* const> projects, const ErrorRequest& request,
                               const BatchOptions& options)
{
    return Gathering(projects, request).run(options);
}

std::string originText(const Provenance& provenance)
{
    std::string text;
    const auto add = [&text](const std::string& value, const std::string& said) {
        if (!value.empty())
            text += (text.empty() ? "" : ", ") + said;
    };
    add(provenance.file, provenance.file);
    add(provenance.measured, sentence("measured %1", {provenance.measured}));
    add(provenance.date, sentence("imported %1", {provenance.date}));
    add(provenance.machine, provenance.machine);
    add(provenance.mpi, provenance.mpi);
    add(provenance.note, provenance.note);
    add(provenance.changed, sentence("changed since"));
    return text;
}

std::vector<MeasuredOrigin> originsOf(const ErrorData& data, std::span<const Project* const> projects)
{
    std::vector<MeasuredOrigin> origins;
    for (const MeasuredPattern& pattern : data.patterns) {
        const std::string text =
            originText(projects[pattern.project]->measurements[pattern.measurement].provenance);
        const auto known = std::ranges::find(origins, text, &MeasuredOrigin::text);
        if (known == origins.end())
            origins.push_back({text, 1});
        else
            ++known->patterns;
    }
    return origins;
}

namespace {

using Names = std::array<std::string_view, 2>;

constexpr Names kNodeNames{"N", "nodes"};
constexpr Names kDegreeNames{"d", "degree"};

bool isOneOf(const Names& names, std::string_view name)
{
    return contains(names, name);
}

std::optional<std::size_t> countIn(std::string_view text)
{
    const std::optional<unsigned long long> count = parseCount(text);
    return count ? std::optional<std::size_t>(*count) : std::nullopt;
}

std::optional<std::size_t> countIn(const ExtraKeys& keys, const Names& names)
{
    for (const auto& [key, node] : keys)
        if (isOneOf(names, key) && node.kind == DataNode::Kind::scalar)
            if (const std::optional<std::size_t> count = countIn(node.scalar))
                return count;
    return std::nullopt;
}

template<typename Row>
std::optional<std::size_t> countIn(const SharedRows<Row>& rows, const std::vector<std::string>& columns,
                                   const Names& names)
{
    for (std::size_t i = 0; i < columns.size() && !rows.empty(); ++i)
        if (isOneOf(names, columns[i]) && i < rows[0].extras.size())
            if (const std::optional<std::size_t> count = countIn(rows[0].extras[i]))
                return count;
    return std::nullopt;
}

std::optional<std::size_t> stated(const Project& project, const MeasuredPattern& pattern, const Names& names)
{
    const Measurement& measurement = project.measurements[pattern.measurement];
    static const Workload kNone;
    const Workload& workload = pattern.isApplication ? kNone : project.workloads[pattern.workload];
    for (const ExtraKeys* keys :
         {&measurement.extras, &project.scenarios[pattern.scenario].extras, &workload.extras})
        if (const std::optional<std::size_t> count = countIn(*keys, names))
            return count;
    if (const std::optional<std::size_t> count = countIn(measurement.times, measurement.extraColumns, names))
        return count;
    return countIn(workload.messages, workload.extraColumns, names);
}

} // namespace

PatternShape shapeOf(const PlacedScenario& placed)
{
    PatternShape shape;
    const Network& network = *placed.network;
    std::vector<std::uint32_t> out(network.nodes().size(), 0);
    std::vector<std::uint32_t> in(network.nodes().size(), 0);
    std::vector<std::uint32_t> onChannel(network.channelCount(), 0);
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const PlacedMessage& message = placed.messages[i];
        if (message.source == message.destination)
            continue;
        ++out[message.source.index()];
        ++in[message.destination.index()];
        for (const ChannelId channel : placed.routes[i])
            ++onChannel[channel.index()];
    }
    for (const std::uint32_t count : out)
        shape.mostOut = std::max<std::size_t>(shape.mostOut, count);
    for (std::size_t i = 0; i + 1 < onChannel.size(); i += 2)
        shape.hasTrafficBothWays =
            shape.hasTrafficBothWays ||
            (std::min(onChannel[i], onChannel[i + 1]) > 0 && std::max(onChannel[i], onChannel[i + 1]) > 1);
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const PlacedMessage& message = placed.messages[i];
        shape.messageDegrees.push_back(
            std::max(out[message.source.index()], in[message.destination.index()]));
        const auto route = placed.routes[i];
        shape.crossesRacks.push_back(std::ranges::any_of(route, [&](ChannelId channel) {
            return network.channelClass(channel) == ChannelClass::backbone;
        }));
    }
    return shape;
}

std::optional<std::size_t> statedNodes(const Project& project, const MeasuredPattern& pattern)
{
    return stated(project, pattern, kNodeNames);
}

std::optional<std::size_t> statedDegree(const Project& project, const MeasuredPattern& pattern)
{
    return stated(project, pattern, kDegreeNames);
}

MeasuredTask::Figure sumFigure(std::span<const MeasuredTask> tasks)
{
    using Figure = MeasuredTask::Figure;
    for (const Figure figure : {Figure::communication, Figure::total, Figure::event})
        if (contains(tasks, figure, &MeasuredTask::figure))
            return figure;
    return Figure::kind;
}

bool hasOnlyParts(const Measurement& measurement)
{
    return std::ranges::all_of(measurement.times,
                               [](const TimeRow& row) { return row.message.find('/') != std::string::npos; });
}

std::vector<std::vector<std::string>> modelsOfMeasurements(const Project& project)
{
    // The rule of measurementOf, for all scenarios at once.
    using Place = std::tuple<std::string, std::string, std::string>;
    const auto placeOf = [](const Scenario& row) {
        std::string runs = row.workload;
        for (const ScenarioApplication& application : row.applications)
            runs += '\n' + application.name + '\n' + numberText(application.start.valueOr(Quantity{}).value);
        return Place(row.platform, std::move(runs), row.mapping);
    };
    std::unordered_map<std::string, std::size_t> scenarioByName;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        scenarioByName.try_emplace(project.scenarios[i].name, i);
    std::unordered_map<std::string, std::size_t> byScenario;
    std::map<Place, std::size_t> byPlace;
    for (std::size_t i = 0; i < project.measurements.size(); ++i) {
        const std::string& name = project.measurements[i].scenario;
        byScenario.try_emplace(name, i);
        if (const auto found = scenarioByName.find(name); found != scenarioByName.end())
            byPlace.try_emplace(placeOf(project.scenarios[found->second]), i);
    }
    std::vector<std::vector<std::string>> models(project.measurements.size());
    const auto add = [&models](std::size_t measurement, const std::string& model) {
        std::vector<std::string>& list = models[measurement];
        if (!contains(list, model))
            list.push_back(model);
    };
    for (const Scenario& scenario : project.scenarios) {
        if (const auto named = byScenario.find(scenario.name); named != byScenario.end())
            add(named->second, scenario.model);
        else if (const auto same = byPlace.find(placeOf(scenario)); same != byPlace.end())
            add(same->second, scenario.model);
    }
    // A repeated measurement of a scenario is evaluated by the same models.
    for (std::size_t i = 0; i < models.size(); ++i)
        if (models[i].empty())
            if (const auto found = scenarioByName.find(project.measurements[i].scenario);
                found != scenarioByName.end())
                add(i, project.scenarios[found->second].model);
    return models;
}

} // namespace contraflow
