// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_study.h"

#include "core/analysis/error_statistics.h"
#include "core/analysis/placement/placement_search.h"
#include "core/base/parallel.h"
#include "core/base/progress_count.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace contraflow {

namespace {

constexpr std::array kWays{PlacementWay::roundRobinPerNode, PlacementWay::roundRobinPerProcessor,
                           PlacementWay::random, PlacementWay::optimised};

PlacementTraffic trafficOf(const PlacementProblem& problem, const Assignment& nodes)
{
    const Network& network = *problem.network;
    RouteCache routes(network);
    PlacementTraffic traffic;
    std::vector<double> bytesOf(network.channelCount());
    double all = 0;
    for (const PlacementProblem::Message& m : problem.messages) {
        all += m.bytes;
        const auto route = routes.route(nodes[m.source], nodes[m.destination]);
        if (!route)
            return {};
        traffic.withinNodes += route->channels.empty() ? m.bytes : 0;
        bool crosses = false;
        forEachChannel(route->channels, route->shares, [&](ChannelId c, double share) {
            crosses = crosses || network.channelClass(c) == ChannelClass::backbone;
            bytesOf[c.index()] += m.bytes * share;
        });
        traffic.betweenSwitches += crosses ? m.bytes : 0;
    }
    if (all > 0) {
        traffic.withinNodes /= all;
        traffic.betweenSwitches /= all;
    }
    for (std::size_t c = 0; c < bytesOf.size(); ++c) {
        const double seconds = bytesOf[c] / network.capacity(ChannelId(c));
        if (seconds <= traffic.busySeconds)
            continue;
        traffic.busySeconds = seconds;
        traffic.busiest = ChannelId(c);
    }
    return traffic;
}

/** One run of comparePlacements(). */
class Comparison
{
public:
    Comparison(PlacementStudy& study, const PlacementStudyOptions& options)
        : m_study(study)
        , m_problem(study.problem)
        , m_request(study.request)
        , m_options(options)
        , m_progress(options.progress)
        , m_evaluator(m_problem, options.stop)
    {
        m_progress.expect(kWays.size());
        if (isWanted(PlacementWay::random))
            m_progress.expect(*m_request.samples);
        if (isWanted(PlacementWay::optimised))
            m_progress.expect(*m_request.evaluations);
    }

    Result<void> run()
    {
        if (m_problem.present)
            RETURN_IF_ERROR(add(PlacementWay::present, *m_problem.present));
        for (const auto& [way, policy] :
             {std::pair(PlacementWay::roundRobinPerNode, MappingPolicy::roundRobinPerNode),
              std::pair(PlacementWay::roundRobinPerProcessor, MappingPolicy::roundRobinPerProcessor)})
            if (isWanted(way))
                RETURN_IF_ERROR(add(way, m_problem.byPolicy(policy, 0)));
        if (isWanted(PlacementWay::random))
            RETURN_IF_ERROR(sample());
        if (isWanted(PlacementWay::optimised))
            RETURN_IF_ERROR(optimise());
        for (ComparedPlacement& placement : m_study.compared)
            placement.traffic = trafficOf(m_problem, placement.nodes);
        return {};
    }

private:
    [[nodiscard]] bool isWanted(PlacementWay way) const
    {
        const std::vector<PlacementWay>& ways = m_request.ways;
        return ways.empty() || contains(ways, way);
    }

    Result<void> add(PlacementWay way, Assignment nodes)
    {
        const Result<PlacementTimes> times = m_evaluator.times(nodes);
        m_progress.add(1);
        if (!times && times.error().code == ErrorCode::cancelled)
            return times.error();
        ComparedPlacement placement;
        placement.way = way;
        placement.nodes = std::move(nodes);
        if (times) {
            placement.times = *times;
            keep(placement.nodes, *times);
        } else {
            placement.problem = times.error().message;
        }
        m_study.compared.push_back(std::move(placement));
        return {};
    }

    /** What the search begins with and must not fall behind. */
    void keep(const Assignment& nodes, const PlacementTimes& times)
    {
        if (m_problem.isAllowed(nodes))
            m_known.push_back({nodes, times});
    }

    Result<void> sample()
    {
        constexpr std::uint64_t kPieces = 64;
        RandomSamples samples;
        samples.times.resize(*m_request.samples);
        std::vector<std::optional<Error>> errors(std::min(kPieces, *m_request.samples));
        inParallel(errors.size(), m_options.threads, [&](std::size_t piece) {
            PlacementEvaluator evaluator(m_problem, m_options.stop);
            for (std::size_t i = piece; i < samples.times.size(); i += errors.size()) {
                const Result<PlacementTimes> times =
                    evaluator.times(m_problem.byPolicy(MappingPolicy::random, m_request.seed + i));
                m_progress.add(1);
                if (!times) {
                    errors[piece] = times.error();
                    return;
                }
                samples.times[i] = *times;
            }
        });
        ComparedPlacement placement;
        placement.way = PlacementWay::random;
        for (const std::optional<Error>& error : errors) {
            if (error && error->code == ErrorCode::cancelled)
                return *error;
            if (error && placement.problem.empty())
                placement.problem = error->message;
        }
        if (placement.canRun()) {
            std::vector<double> makespans;
            std::vector<double> means;
            for (std::size_t i = 0; i < samples.times.size(); ++i) {
                makespans.push_back(samples.times[i].makespan);
                means.push_back(samples.times[i].mean);
                if (isBetter(samples.times[i], samples.times[samples.best]))
                    samples.best = i;
            }
            samples.makespans = spreadOf(std::move(makespans));
            samples.means = spreadOf(std::move(means));
            placement.times = {samples.makespans.median, samples.means.median};
            placement.nodes = m_problem.byPolicy(MappingPolicy::random, m_request.seed + samples.best);
            keep(placement.nodes, samples.times[samples.best]);
            m_study.samples = std::move(samples);
        } else {
            placement.nodes = m_problem.byPolicy(MappingPolicy::random, m_request.seed);
        }
        m_study.compared.push_back(std::move(placement));
        return {};
    }

    Result<void> optimise()
    {
        PlacementSearch search;
        search.evaluations = *m_request.evaluations;
        search.seed = m_request.seed;
        search.threads = m_options.threads;
        search.stop = m_options.stop;
        search.progress = [this](std::size_t evaluations) { m_progress.add(evaluations); };
        Result<FoundPlacement> found = searchPlacement(m_problem, m_known, search);
        if (!found && found.error().code == ErrorCode::cancelled)
            return found.error();
        ComparedPlacement placement;
        placement.way = PlacementWay::optimised;
        if (found) {
            placement.nodes = std::move(found->best.nodes);
            placement.times = found->best.times;
            m_study.evaluations = found->evaluations;
            m_study.isProvenBest = found->isProvenBest;
        } else {
            placement.problem = found.error().message;
            placement.nodes = m_problem.byPolicy(MappingPolicy::roundRobinPerNode, 0);
        }
        m_study.compared.push_back(std::move(placement));
        return {};
    }

    PlacementStudy& m_study;
    const PlacementProblem& m_problem;
    const PlacementRequest& m_request;
    const PlacementStudyOptions& m_options;
    ProgressCount m_progress;
    PlacementEvaluator m_evaluator;
    std::vector<EvaluatedPlacement> m_known;
};

/** How often something can be run in a few seconds. Each message takes longer where more may be under way
 * with it: of 10 000 about three times as long as of 1 000. */
std::uint64_t runsInSeconds(const ModelInfo& info, const PlacementWork& work)
{
    constexpr std::uint64_t kMessages = 300'000;
    constexpr std::uint64_t kTwiceAsLong = 5'000;
    const std::uint64_t messages = info.stepCost * (work.all + work.all * work.together / kTwiceAsLong);
    return kMessages / std::max<std::uint64_t>(1, messages);
}

std::uint64_t samplesWithin(std::uint64_t inSeconds)
{
    return std::clamp<std::uint64_t>(inSeconds, 10, 100);
}

std::uint64_t evaluationsWithin(std::uint64_t inSeconds)
{
    return std::clamp<std::uint64_t>(inSeconds, 30, 1500);
}

PlacementWork placementWorkOf(const PlacementProblem& problem)
{
    return {problem.work, problem.applications.empty() ? problem.messages.size() : 0};
}

Result<void> check(const PlacementRequest& request)
{
    const auto isOdd = [](std::uint64_t count, std::uint64_t most) { return count == 0 || count > most; };
    if (request.samples && isOdd(*request.samples, kMaxPlacementSamples))
        return invalidInput("%1 random samples are not possible; take 1 to %2",
                            {groupedCount(*request.samples), groupedCount(kMaxPlacementSamples)});
    if (request.evaluations && isOdd(*request.evaluations, kMaxPlacementEvaluations))
        return invalidInput("%1 evaluations are not possible; take 1 to %2",
                            {groupedCount(*request.evaluations), groupedCount(kMaxPlacementEvaluations)});
    return {};
}

} // namespace

std::string_view placementName(PlacementWay way)
{
    return nameOf(way, {{PlacementWay::present, "present"},
                        {PlacementWay::roundRobinPerNode, "round-robin-per-node"},
                        {PlacementWay::roundRobinPerProcessor, "round-robin-per-processor"},
                        {PlacementWay::random, "random"},
                        {PlacementWay::optimised, "optimised"}});
}

std::span<const PlacementWay> placementWays()
{
    return kWays;
}

std::uint64_t usualSamples(const PlacementProblem& problem)
{
    return samplesWithin(runsInSeconds(*problem.info, placementWorkOf(problem)));
}

std::uint64_t usualEvaluations(const PlacementProblem& problem)
{
    return evaluationsWithin(runsInSeconds(*problem.info, placementWorkOf(problem)));
}

std::uint64_t usualPlacementRuns(const ModelInfo& info, const PlacementWork& work)
{
    const std::uint64_t inSeconds = runsInSeconds(info, work);
    return samplesWithin(inSeconds) + evaluationsWithin(inSeconds);
}

Spread spreadOf(std::vector<double> values)
{
    std::ranges::sort(values);
    return {values.front(),
            quantile(values, 0.25),
            quantile(values, 0.5),
            quantile(values, 0.75),
            values.back(),
            std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size())};
}

const ComparedPlacement* PlacementStudy::find(PlacementWay way) const
{
    for (const ComparedPlacement& placement : compared)
        if (placement.way == way)
            return &placement;
    return nullptr;
}

PlacementTimes PlacementStudy::attainable(const ComparedPlacement& placement) const
{
    return placement.way == PlacementWay::random && samples ? samples->times[samples->best] : placement.times;
}

const ComparedPlacement* PlacementStudy::best() const
{
    const ComparedPlacement* best = nullptr;
    for (const ComparedPlacement& placement : compared)
        if (placement.canRun() && (!best || isBetter(attainable(placement), attainable(*best))))
            best = &placement;
    const ComparedPlacement* present = find(PlacementWay::present);
    if (!best || !present || !present->canRun())
        return best;
    const PlacementTimes times = attainable(*best);
    const auto isLess = [](double now, double before) { return before - now >= kLeastGain / 100 * before; };
    return isLess(times.makespan, present->times.makespan) || isLess(times.mean, present->times.mean)
               ? best
               : present;
}

std::optional<double> PlacementStudy::gainPercent(const PlacementTimes& times) const
{
    const ComparedPlacement* present = find(PlacementWay::present);
    if (!present || !present->canRun())
        return std::nullopt;
    const double before = present->times.makespan;
    return nearlyEqual(before, times.makespan) ? 0 : 100 * (before - times.makespan) / before;
}

Result<PlacementStudy> comparePlacements(const Project& project, const PlacementRequest& request,
                                         IssueList& issues, const PlacementStudyOptions& options)
{
    RETURN_IF_ERROR(check(request));
    ASSIGN_OR_RETURN(PlacementProblem problem, PlacementProblem::make(project, request.scope, issues));
    PlacementStudy study{std::move(problem), request, {}, {}, 0, false};
    if (!study.request.samples)
        study.request.samples = usualSamples(study.problem);
    if (!study.request.evaluations)
        study.request.evaluations = usualEvaluations(study.problem);
    RETURN_IF_ERROR(Comparison(study, options).run());
    if (study.best() == nullptr)
        return invalidInput("scenario %1: none of the placements can be run: %2",
                            {inQuotes(study.problem.scenario), study.compared.front().problem});
    return study;
}

} // namespace contraflow
