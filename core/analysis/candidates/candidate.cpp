// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate.h"

#include "core/analysis/candidates/placed_variation.h"
#include "core/analysis/error_statistics.h"
#include "core/base/sentence.h"
#include "core/base/tolerance.h"
#include "core/project/nodes_in_use.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace contraflow {

namespace {

/** The mapping of a scenario on a cluster that others are on; null where nobody else is. */
const Mapping* sharedMapping(const Project& project, std::size_t scenario)
{
    const Mapping* mapping = findByName(project.mappings, project.scenarios[scenario].mapping);
    return mapping && hasNodesInUse(*mapping) ? mapping : nullptr;
}

/** One run to be made of a scenario. */
struct OccupancyRun
{
    std::size_t request = 0;
    std::optional<std::uint64_t> seed; ///< nothing: on the empty cluster
};

std::vector<OccupancyRun> runsOf(const Project& project, const std::vector<PredictionRequest>& requests,
                                 std::size_t draws)
{
    std::vector<OccupancyRun> runs;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const Mapping* mapping = sharedMapping(project, requests[i].scenario);
        if (!mapping)
            continue;
        runs.push_back({i, {}});
        for (std::size_t d = 0; d < draws && !mapping->inUseShare.isEmpty(); ++d)
            runs.push_back({i, mapping->seed + d});
    }
    return runs;
}

/** The project with other draws, or with nobody else, in the mapping of a scenario. */
Project withOthers(Project project, std::size_t scenario, const std::optional<std::uint64_t>& seed)
{
    std::vector<Mapping> mappings(project.mappings.begin(), project.mappings.end());
    Mapping& mapping = mappings[indexOfName(project.mappings, project.scenarios[scenario].mapping)];
    if (seed) {
        mapping.seed = *seed;
    } else {
        mapping.inUse.clear();
        mapping.inUseShare = {};
    }
    project.mappings = SharedRows<Mapping>(std::move(mappings));
    return project;
}

Occupancy occupancyOf(const std::vector<Result<TimeFigures>>& results)
{
    Occupancy occupancy;
    std::vector<double> makespans;
    for (const Result<TimeFigures>& result : results) {
        if (!result) {
            occupancy.failure = result.error();
            return occupancy;
        }
        makespans.push_back(result->makespan);
    }
    occupancy.empty = makespans.front();
    makespans.erase(makespans.begin());
    occupancy.draws = makespans.size();
    if (makespans.empty())
        return occupancy;
    occupancy.mean =
        std::accumulate(makespans.begin(), makespans.end(), 0.0) / static_cast<double>(makespans.size());
    occupancy.low = quantile(makespans, 0.05);
    occupancy.high = quantile(makespans, 0.95);
    return occupancy;
}

} // namespace

Result<std::vector<std::optional<Occupancy>>> occupancies(const Project& project,
                                                          const std::vector<PredictionRequest>& requests,
                                                          std::size_t draws, const BatchOptions& options)
{
    const std::vector<OccupancyRun> wanted = runsOf(project, requests, draws);
    VariationRuns runs(options);
    runs.expect(wanted.size());
    const auto results =
        runs.run(wanted.size(), [&](std::size_t i, const RunOptions& run) -> Result<TimeFigures> {
            const PredictionRequest& request = requests[wanted[i].request];
            const Result<PreparedScenario> prepared = prepare(
                withOthers(project, request.scenario, wanted[i].seed), request.scenario, request.model);
            return prepared ? runVariation(*prepared, prepared->placed, prepared->model, run)
                            : Result<TimeFigures>(prepared.error());
        });
    RETURN_IF_ERROR(results);
    std::vector<std::optional<Occupancy>> found(requests.size());
    for (std::size_t i = 0; i < wanted.size();) {
        std::vector<Result<TimeFigures>> own;
        const std::size_t request = wanted[i].request;
        for (; i < wanted.size() && wanted[i].request == request; ++i)
            own.push_back((*results)[i]);
        found[request] = occupancyOf(own);
    }
    return found;
}

namespace {

/** What a candidate's result covers. */
Scope scopeOf(const Candidate& candidate)
{
    Scope scope{candidate.label, candidate.scope};
    scope.aspects.push_back({ScopeAspect::Kind::prediction,
                             {},
                             std::string(candidate.isPredicted() ? kGiven : kNotGiven),
                             candidate.failure ? candidate.failure->message : std::string()});
    return scope;
}

TimeVerdict verdictAgainst(const Candidate& candidate, const Candidate& reference)
{
    if (!candidate.isPredicted() || !reference.isPredicted() ||
        !differences({scopeOf(candidate), scopeOf(reference)}).empty())
        return TimeVerdict::unknown;
    // What a model misses of the same makespan is the same.
    if (candidate.model == reference.model &&
        standing({candidate.figures.makespan}, {reference.figures.makespan}) == Standing::equal)
        return TimeVerdict::equal;
    switch (standing(judgedMakespan(candidate), judgedMakespan(reference))) {
    case Standing::less:
        return TimeVerdict::faster;
    case Standing::equal:
        return TimeVerdict::equal;
    case Standing::tooClose:
        return TimeVerdict::tooClose;
    case Standing::greater:
        return TimeVerdict::slower;
    }
    return TimeVerdict::unknown;
}

void compareWith(Candidate& candidate, const Candidate& reference, const CostScope& costs)
{
    candidate.verdict = verdictAgainst(candidate, reference);
    if (candidate.verdict == TimeVerdict::unknown)
        return;
    const double before = reference.figures.makespan;
    candidate.secondsSaved = secondsSaved(before, candidate.figures.makespan);
    if (before > 0)
        candidate.differencePercent = -candidate.secondsSaved / before * 100;
    if (candidate.verdict == TimeVerdict::faster && candidate.secondsSaved > 0 && costs.isAlike())
        candidate.pricePerSecondSaved =
            (candidate.price.total()->amount - reference.price.total()->amount) / candidate.secondsSaved;
}

void rank(std::vector<Candidate>& candidates)
{
    std::vector<std::optional<JudgedFigure>> figures;
    for (const Candidate& candidate : candidates)
        figures.push_back(candidate.isPredicted() ? std::optional(judgedMakespan(candidate)) : std::nullopt);
    const std::vector<Places> places = placesOf(figures);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        candidates[i].rank = places[i].rank;
        candidates[i].bestRank = places[i].best;
        candidates[i].worstRank = places[i].worst;
    }
}

/** How the makespans of two stand to each other as if models did not err. */
Standing predictedStanding(const Candidate& a, const Candidate& b)
{
    return standing({a.figures.makespan}, {b.figures.makespan});
}

/** Of two candidates with prices in one currency: a is as fast and as cheap as b, and better in one. */
bool dominates(const Candidate& a, const Candidate& b)
{
    const double priceA = a.price.total()->amount;
    const double priceB = b.price.total()->amount;
    const Standing time = predictedStanding(a, b);
    if (clearlyGreater(priceA, priceB) || time == Standing::greater)
        return false;
    return clearlyGreater(priceB, priceA) || time == Standing::less;
}

/** The candidate for which `isRival` holds that is fastest, and of equally fast ones the cheapest. */
template<typename IsRival>
std::optional<std::size_t> bestRival(const std::vector<Candidate>& candidates, const IsRival& isRival)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (isRival(candidates[i]) && (!best || dominates(candidates[i], candidates[*best]) ||
                                       predictedStanding(candidates[i], candidates[*best]) == Standing::less))
            best = i;
    return best;
}

void findFront(std::vector<Candidate>& candidates)
{
    for (Candidate& candidate : candidates) {
        candidate.rival =
            bestRival(candidates, [&](const Candidate& other) { return dominates(other, candidate); });
        if (candidate.rival) {
            candidate.pareto = ParetoPlace::dominated;
            continue;
        }
        candidate.rival = bestRival(candidates, [&](const Candidate& other) {
            return clearlyGreater(candidate.price.total()->amount, other.price.total()->amount) &&
                   standing(judgedMakespan(candidate), judgedMakespan(other)) == Standing::tooClose;
        });
        candidate.pareto = candidate.rival ? ParetoPlace::closeFront : ParetoPlace::front;
    }
}

CostScope costScopeOf(const std::vector<Candidate>& candidates)
{
    std::vector<PricedPlatform> platforms;
    for (const Candidate& candidate : candidates)
        platforms.push_back({candidate.platform, candidate.price, candidate.priced});
    return costScope(platforms);
}

void addAccuracyNotes(CandidateGroup& group)
{
    std::set<std::string> said;
    for (const Candidate& candidate : group.candidates)
        if (candidate.isPredicted() && !candidate.accuracy.reason.empty() &&
            said.insert(candidate.model).second)
            group.notes.push_back(candidate.accuracy.reason);
}

} // namespace

void evaluate(CandidateGroup& group)
{
    std::vector<Scope> scopes;
    for (const Candidate& candidate : group.candidates)
        scopes.push_back(scopeOf(candidate));
    group.unlikeResults = differences(scopes);
    const bool isAlike = group.unlikeResults.empty();
    if (isAlike)
        rank(group.candidates);
    const CostScope costs = costScopeOf(group.candidates);
    group.currency = costs.currency;
    if (group.reference && !group.candidates[*group.reference].isPredicted())
        group.notes.push_back(sentence("the reference %1 has no prediction, so nothing is held against it",
                                       {group.candidates[*group.reference].label}));
    if (group.reference)
        for (std::size_t i = 0; i < group.candidates.size(); ++i) {
            compareWith(group.candidates[i], group.candidates[*group.reference], costs);
            if (i == *group.reference)
                group.candidates[i].verdict = TimeVerdict::reference;
        }
    if (group.candidates.size() > 1 && isAlike && costs.isAlike() && group.candidates.front().isPredicted())
        findFront(group.candidates);
    if (!costs.differences.empty())
        group.notes.push_back(
            withReasons(sentence("costs are not held against each other"), costs.differences));
    addAccuracyNotes(group);
}

} // namespace contraflow
