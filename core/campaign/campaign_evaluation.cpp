// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_evaluation.h"

#include "core/analysis/calibration/calibration.h"
#include "core/analysis/candidates/placed_variation.h"
#include "core/analysis/error_data.h"
#include "core/analysis/error_statistics.h"
#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/checks.h"
#include "core/project/left_out.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {

namespace {

using Figure = CampaignFigure;

/** The nodes of a network that take part in a pattern. */
std::vector<std::string> chosenNodes(const std::vector<std::string>& all, std::uint64_t count,
                                     NodeChoice take, std::uint64_t seed)
{
    std::vector<std::string> chosen;
    chosen.reserve(count);
    if (take == NodeChoice::random) {
        std::vector<std::size_t> order(all.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        Random random(seed ^ 0x4E4F444553ULL); // apart from what the seed draws of messages
        random.shuffle(order);
        order.resize(count);
        std::ranges::sort(order);
        for (const std::size_t i : order)
            chosen.push_back(all[i]);
        return chosen;
    }
    for (std::uint64_t i = 0; i < count; ++i)
        chosen.push_back(all[take == NodeChoice::first ? i : i * all.size() / count]);
    return chosen;
}

void setErrors(CampaignFigures& figures, const std::vector<double>& errors)
{
    const ErrorSummary summary = summariseErrors(errors);
    figures[Figure::compared] = static_cast<double>(summary.count);
    if (summary.count == 0)
        return;
    std::vector<double> sizes = errors;
    for (double& size : sizes)
        size = std::abs(size);
    figures[Figure::absoluteError] = summary.absolute.mean;
    figures[Figure::errorSpread] = meanParts(sizes).deviation();
    figures[Figure::meanError] = summary.mean;
    figures[Figure::within] = 100 * summary.within;
}

void setTimes(CampaignFigures& figures, const TimeFigures& times)
{
    figures[Figure::messages] = static_cast<double>(times.messages);
    figures[Figure::makespan] = times.makespan;
    figures[Figure::mean] = times.mean;
    figures[Figure::percentile95] = times.percentile95;
    figures[Figure::slowdown] = times.slowdown;
    figures[Figure::makespanAlone] = times.makespanAlone;
    figures[Figure::busiest] = times.busiest ? times.busiest->load : 0;
}

class GroupEvaluation
{
public:
    GroupEvaluation(const CampaignInputs& inputs, const CampaignGroup& group,
                    const std::vector<std::uint64_t>& tasks, const std::stop_token& stop)
        : m_inputs(inputs)
        , m_group(group)
        , m_part(inputs.tasks.parts()[group.part])
        , m_stop(stop)
    {
        for (const std::uint64_t task : tasks)
            m_results.push_back({task, {}, {}, {}, {}});
    }

    Result<std::vector<CampaignResult>> run()
    {
        if (m_part.isCalibration)
            calibrateOne();
        else
            switch (row().kind) {
            case CampaignWorkload::Kind::patterns:
                runPattern();
                break;
            case CampaignWorkload::Kind::workload:
            case CampaignWorkload::Kind::application:
                runScenario();
                break;
            case CampaignWorkload::Kind::measured:
                compareMeasured();
                break;
            }
        if (m_stop.stop_requested())
            return Error{ErrorCode::cancelled, sentence("the campaign was stopped")};
        return std::move(m_results);
    }

    /** A project's workload or application on the network. Fails where no task can be worked out. */
    [[nodiscard]] Result<PreparedScenario> prepared() const
    {
        Project project = workload().project;
        project.platforms = SharedRows<Platform>({network().platform});
        Scenario scenario;
        scenario.name = row().name;
        scenario.platform = network().platform.name;
        if (row().kind == CampaignWorkload::Kind::workload)
            scenario.workload = row().object;
        else
            scenario.applications.push_back({row().object, {}, {}});
        if (!project.mappings.empty()) {
            Mapping mapping = project.mappings[0];
            if (row().policy)
                mapping.seed = row().seeds[m_group.seed];
            scenario.mapping = mapping.name;
            project.mappings = SharedRows<Mapping>({mapping});
        }
        project.scenarios = SharedRows<Scenario>({scenario});
        project.models = SharedRows<Model>(m_inputs.models);
        Result<PreparedScenario> made = prepare(project, 0, m_inputs.models.front().name);
        if (made && row().kind == CampaignWorkload::Kind::workload)
            if (const Issue* issue = firstError(made->issues))
                return Error{ErrorCode::invalidInput, issue->text};
        return made;
    }

private:
    [[nodiscard]] const CampaignWorkload& row() const { return m_inputs.plan.workloads[m_part.source]; }
    [[nodiscard]] const PreparedWorkload& workload() const { return m_inputs.workloads[m_part.source]; }
    [[nodiscard]] const PreparedNetwork& network() const
    {
        return m_inputs.networks[workload().networks[m_group.network]];
    }
    [[nodiscard]] std::size_t modelOf(const CampaignResult& result) const
    {
        return static_cast<std::size_t>(result.task - m_group.firstTask);
    }

    void failAll(const Error& error)
    {
        for (CampaignResult& result : m_results)
            result.problem = error.message;
    }

    void runPattern()
    {
        const CampaignPatterns& patterns = row().patterns;
        WorkloadRecipe recipe = patterns.recipe;
        recipe.seed = row().seeds[m_group.seed];
        if (!patterns.degrees.empty())
            recipe.degree = patterns.degrees[m_group.degree];
        const std::vector<std::string>& all = network().nodeNames;
        const std::uint64_t count = patterns.nodes.empty() ? all.size() : patterns.nodes[m_group.nodes];
        const std::vector<std::string> names = chosenNodes(all, count, patterns.take, recipe.seed);
        const Result<Workload> made = makeWorkload(recipe, names, {m_stop, {}});
        if (!made)
            return failAll(made.error());
        IssueList issues;
        PlacementInput input;
        input.platform = &network().platform;
        input.workload = &*made;
        input.network = network().network;
        const PlacedScenario placed = placeMessages(input, issues);
        if (const Issue* issue = firstError(issues))
            return failAll({ErrorCode::invalidInput, issue->text});
        predictPlaced(placed, count, patterns.degrees.empty() ? 0 : recipe.degree);
    }

    void runScenario()
    {
        const Result<PreparedScenario> scenario = prepared();
        if (!scenario)
            return failAll(scenario.error());
        if (row().kind == CampaignWorkload::Kind::workload)
            return predictPlaced(scenario->placed, network().nodeNames.size(), 0);
        RunOptions options;
        options.stop = m_stop;
        KnownFigures known; // under all models it takes as long without contention
        for (CampaignResult& result : m_results) {
            const Result<TimeFigures> times = known.of(
                *scenario, scenario->placed, m_inputs.models[modelOf(result)], FigureExtent::all, options);
            if (!times) {
                result.problem = times.error().message;
                continue;
            }
            setTimes(result.figures, *times);
            result.figures[Figure::nodes] = static_cast<double>(network().nodeNames.size());
            result.without = scenario->without;
            addUnmatched(result.without, times->traffic.unmatched);
        }
    }

    [[nodiscard]] Result<Timeline> timesUnder(const Model& row, const PlacedScenario& placed) const
    {
        ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> model, makeModel(row));
        RunOptions options;
        options.maxSegments = 0; // of the rates over time nothing is recorded
        options.stop = m_stop;
        return runFluid(placed, *model, options);
    }

    static std::vector<double> secondsOf(const Timeline& timeline)
    {
        return mapped<double>(timeline.messages, &MessageTimes::time);
    }

    /** Runs placed messages under the models that are asked for. `degree` 0: that of the messages. */
    void predictPlaced(const PlacedScenario& placed, std::uint64_t nodes, std::uint64_t degree)
    {
        const PatternShape shape = shapeOf(placed);
        std::optional<Timeline> reference;
        if (m_inputs.reference) {
            Result<Timeline> timeline = timesUnder(m_inputs.models[*m_inputs.reference], placed);
            if (!timeline)
                return failAll(timeline.error());
            reference = std::move(timeline).value();
        }
        for (CampaignResult& result : m_results) {
            const std::size_t model = modelOf(result);
            const bool isReference = m_inputs.reference == model;
            const Result<Timeline> timeline =
                isReference ? Result<Timeline>(*reference) : timesUnder(m_inputs.models[model], placed);
            if (!timeline) {
                result.problem = timeline.error().message;
                continue;
            }
            CampaignFigures& figures = result.figures;
            figures[Figure::nodes] = static_cast<double>(nodes);
            figures[Figure::degree] = static_cast<double>(degree > 0 ? degree : shape.mostOut);
            figures[Figure::bothWays] = shape.hasTrafficBothWays ? 1 : 0;
            figures[Figure::steps] = static_cast<double>(timeline->stepCount());
            setTimes(figures, timeFigures(placed, *timeline));
            if (reference && !isReference)
                setErrors(figures, relativeErrors(secondsOf(*timeline), secondsOf(*reference)));
        }
    }

    void compareMeasured()
    {
        const Project& project = workload().project;
        const Measurement& measurement = project.measurements[workload().measurements[m_group.measurement]];
        ErrorRequest request;
        for (const CampaignResult& result : m_results)
            request.models.push_back(m_inputs.models[modelOf(result)].name);
        request.measurements.push_back(measurement.name);
        const Project* const one = &project;
        BatchOptions options;
        options.threads = 1;
        options.run.stop = m_stop;
        const Result<ErrorData> data = gatherErrors({&one, 1}, request, options);
        if (!data)
            return failAll(data.error());
        if (data->patterns.empty())
            return failAll({ErrorCode::invalidInput,
                            sentence("measurement %1 has no time above 0 of a scenario of its project",
                                     {inQuotes(measurement.name)})});
        for (CampaignResult& result : m_results)
            takeErrors(result, *data);
    }

    void takeErrors(CampaignResult& result, const ErrorData& data) const
    {
        const std::string& name = m_inputs.models[modelOf(result)].name;
        for (const FailedPrediction& failure : data.failures)
            if (failure.model == name)
                result.problem = failure.error.message;
        const auto column = std::ranges::find(data.models, name, &ModelErrors::model);
        if (!result.problem.empty())
            return;
        const MeasuredPattern& pattern = data.patterns.front();
        if (column == data.models.end() || pattern.messageCount == 0) {
            result.problem = sentence("no measured message could be predicted");
            return;
        }
        result.without = pattern.without;
        CampaignFigures& figures = result.figures;
        figures[Figure::nodes] = static_cast<double>(pattern.nodes);
        figures[Figure::degree] = static_cast<double>(pattern.degree);
        figures[Figure::messages] = static_cast<double>(pattern.messageCount);
        figures[Figure::bothWays] = pattern.hasTrafficBothWays ? 1 : 0;
        if (column->patternSteps.front())
            figures[Figure::steps] = static_cast<double>(*column->patternSteps.front());
        figures[Figure::mean] = meanEstimate(column->predicted).mean;
        figures[Figure::percentile95] = percentile95(column->predicted);
        setErrors(figures, column->errors);
    }

    void calibrateOne()
    {
        const CampaignCalibration& row = m_inputs.plan.calibrations[m_part.source];
        CampaignResult& result = m_results.front();
        CalibrationOptions options;
        options.threads = 1;
        options.stop = m_stop;
        const Result<Calibration> calibration =
            calibrate(m_inputs.calibrations[m_part.source],
                      {row.measurements, {row.kinds[m_group.kind]}, row.platform, {}}, options);
        if (!calibration)
            return failAll(calibration.error());
        if (calibration->ranking.empty()) {
            result.problem = calibration->failed.empty() ? sentence("nothing could be fitted")
                                                         : calibration->failed.front().reason;
            return;
        }
        const RankedModel& ranked = calibration->ranking.front();
        const std::vector<double>& predicted = ranked.leftOut ? ranked.fit.leftOut : ranked.fit.fitted;
        const std::vector<double>& measured = calibration->data.measured;
        result.figures[Figure::messages] = static_cast<double>(measured.size());
        setErrors(result.figures, relativeErrors(predicted, measured));
        for (const FittedParameter& parameter : ranked.fit.parameters)
            result.parameters +=
                (result.parameters.empty() ? "" : ";") + parameter.name + "=" + numberText(parameter.value);
    }

    const CampaignInputs& m_inputs;
    const CampaignGroup& m_group;
    const CampaignPart& m_part;
    const std::stop_token& m_stop;
    std::vector<CampaignResult> m_results;
};

} // namespace

Result<std::vector<CampaignResult>> evaluateGroup(const CampaignInputs& inputs, const CampaignGroup& group,
                                                  const std::vector<std::uint64_t>& tasks,
                                                  const std::stop_token& stop)
{
    return GroupEvaluation(inputs, group, tasks, stop).run();
}

namespace {

/** The i-th of the numbers 1/2, 1/4, 3/4, 1/8, 5/8, …, which lie ever closer and always evenly. */
double spreadFraction(std::uint64_t i)
{
    double fraction = 0;
    for (double weight = 0.5; i > 0; i /= 2, weight /= 2)
        fraction += i % 2 == 1 ? weight : 0;
    return fraction;
}

/** Of the groups from `first` on. */
Result<double> estimatedOfPart(const CampaignInputs& inputs, std::uint64_t first, std::uint64_t count,
                               std::chrono::duration<double> budget, const std::stop_token& stop)
{
    constexpr std::uint64_t kFewest = 3;
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    std::uint64_t tried = 0;
    while (tried < count && (tried < kFewest || Clock::now() - begin < budget)) {
        ++tried;
        const auto place = static_cast<std::uint64_t>(spreadFraction(tried) * static_cast<double>(count));
        const CampaignGroup group = inputs.tasks.group(first + place);
        std::vector<std::uint64_t> tasks(group.tasks);
        std::iota(tasks.begin(), tasks.end(), group.firstTask);
        RETURN_IF_ERROR(evaluateGroup(inputs, group, tasks, stop));
    }
    const std::chrono::duration<double> spent = Clock::now() - begin;
    return tried == 0 ? 0 : spent.count() / static_cast<double>(tried) * static_cast<double>(count);
}

} // namespace

Result<double> estimatedSeconds(const CampaignInputs& inputs, std::chrono::duration<double> budget,
                                const std::stop_token& stop)
{
    const CampaignTasks& tasks = inputs.tasks;
    const std::size_t parts = tasks.parts().size();
    double seconds = 0;
    for (std::size_t part = 0; part < parts; ++part) {
        const std::uint64_t first = tasks.groupOf(tasks.firstTask(part));
        const std::uint64_t end =
            part + 1 < parts ? tasks.groupOf(tasks.firstTask(part + 1)) : tasks.groupCount();
        ASSIGN_OR_RETURN(const double own, estimatedOfPart(inputs, first, end - first,
                                                           budget / static_cast<double>(parts), stop));
        seconds += own;
    }
    return seconds;
}

IssueList placementIssues(const CampaignInputs& inputs)
{
    IssueList issues;
    const CampaignTasks& tasks = inputs.tasks;
    for (std::size_t number = 0; number < tasks.parts().size(); ++number) {
        const CampaignPart& part = tasks.parts()[number];
        if (part.isCalibration)
            continue;
        const CampaignWorkload& row = inputs.plan.workloads[part.source];
        if (row.kind != CampaignWorkload::Kind::workload && row.kind != CampaignWorkload::Kind::application)
            continue;
        for (std::uint64_t network = 0; network < part.networks; ++network) {
            const CampaignGroup group =
                tasks.group(tasks.groupOf(tasks.firstTask(number) + network * part.seeds * part.models));
            const std::size_t place = inputs.workloads[part.source].networks[group.network];
            if (const auto placed = GroupEvaluation(inputs, group, {}, {}).prepared(); !placed)
                issues.push_back({Severity::warning,
                                  sentence("workload %1 on network %2 will have no figures: %3",
                                           {inQuotes(row.name), inQuotes(inputs.plan.networks[place].name),
                                            placed.error().message}),
                                  {{}, {}, {}, row.line}});
        }
    }
    return issues;
}

} // namespace contraflow
