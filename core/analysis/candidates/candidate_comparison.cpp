// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_comparison.h"

#include "core/analysis/candidates/placed_variation.h"
#include "core/application/traffic_check.h"
#include "core/base/mixed_bits.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/base/some_names.h"
#include "core/base/text.h"
#include "core/project/left_out.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

Candidate emptyCandidate(const Project& project, const PredictionRequest& request)
{
    const Scenario& scenario = project.scenarios[request.scenario];
    Candidate candidate;
    candidate.scenario = request.scenario;
    candidate.name = candidate.label = scenario.name;
    if (request.model)
        candidate.label += " (" + *request.model + ")";
    candidate.platform = scenario.platform;
    candidate.mapping = scenario.mapping;
    candidate.model = request.model.value_or(scenario.model);
    if (const Platform* platform = findByName(project.platforms, scenario.platform)) {
        candidate.price = priceOf(*platform);
        candidate.priced = costAspects(*platform, candidate.price);
    } else {
        candidate.price.missing = sentence("the project has no such platform");
    }
    return candidate;
}

/** What was left out of a prediction. */
ScopeAspect leftOutAspect(const std::vector<std::string>& without)
{
    return {.what = sentence("what was left out differs"),
            .value = without.empty() ? "nothing" : joinedWords(without),
            .place = sentence("mend what the issues say of it")};
}

/** The same, with which messages of its workload these are. */
ScopeAspect namingMessages(ScopeAspect aspect, const Workload& workload,
                           const std::vector<PlacedMessage>& placed)
{
    constexpr std::size_t kMostNamed = 3;
    if (messagesLeftOut(workload, placed.size()) == 0)
        return aspect;
    std::vector<std::string> names;
    std::uint64_t which = 0; // one number for all of them together
    std::size_t next = 0;
    for (std::size_t row = 0; row < workload.messages.size(); ++row) {
        if (next < placed.size() && placed[next].row == row) {
            ++next;
            continue;
        }
        which = mixedBits(which + row + 1);
        names.push_back(workload.messages[row].id.str());
    }
    aspect.shown = aspect.value + " (" + someOf(std::move(names), kMostNamed) + ")";
    aspect.value += std::to_string(which);
    return aspect;
}

void takePrediction(Candidate& candidate, const Project& project, const Prediction& prediction)
{
    candidate.model = prediction.model;
    candidate.kind = prediction.kind;
    candidate.outsideCalibration = prediction.outsideCalibration;
    candidate.figures = timeFigures(prediction.placed, prediction.timeline);
    const Workload& workload = project.workloads[prediction.workload];
    candidate.leftOut = messagesLeftOut(workload, prediction.placed.messages.size());
    candidate.without = prediction.without;
    candidate.scope.push_back(
        namingMessages(leftOutAspect(candidate.without), workload, prediction.placed.messages));
    if (prediction.placed.messages.empty())
        candidate.failure = Error{ErrorCode::invalidInput,
                                  sentence("no message of its workload can be predicted; see the issues")};
}

/** A candidate that runs applications, and what is wrong with it. */
struct ReplayedCandidate
{
    Candidate candidate;
    IssueList issues;
    std::optional<Error> cancelled;
};

ReplayedCandidate replayCandidate(const Project& project, const PredictionRequest& request,
                                  KnownFigures& known, const std::stop_token& stop)
{
    ReplayedCandidate result{emptyCandidate(project, request), {}, {}};
    Result<PreparedScenario> prepared = prepare(project, request.scenario, request.model);
    if (!prepared) {
        result.candidate.failure = prepared.error();
        return result;
    }
    result.issues = std::move(prepared->issues);
    for (const PlacedApplication& application : prepared->applications)
        result.candidate.scope.push_back(
            {.what = sentence("starts of %1 differ", {application.name}),
             .value = displayText(Dimension::duration, application.start),
             .place = sentence("let it start at the same time in all scenarios")});
    result.candidate.model = prepared->model.name;
    result.candidate.kind = prepared->model.kind;
    const Result<TimeFigures> figures = known.of(request.scenario, prepared->model.name, [&] {
        return applicationFigures(runOf(*prepared, prepared->placed.network, prepared->model),
                                  FigureExtent::all, stop);
    });
    if (figures) {
        result.candidate.figures = *figures;
        result.candidate.without = std::move(prepared->without);
        addUnmatched(result.candidate.without, figures->traffic.unmatched);
        result.candidate.scope.push_back(leftOutAspect(result.candidate.without));
        TrafficCheck check =
            checkTraffic(project, request.scenario,
                         {*prepared->placed.network, prepared->model, figures->traffic, figures->makespan});
        result.candidate.outsideCalibration = std::move(check.outsideCalibration);
        result.issues.insert(result.issues.end(), check.issues.begin(), check.issues.end());
    } else if (figures.error().code == ErrorCode::cancelled) {
        result.cancelled = figures.error();
    } else {
        result.candidate.failure = figures.error();
    }
    return result;
}

/** Runs those requests that are of applications, several at a time; by request. */
std::vector<std::optional<ReplayedCandidate>> replayCandidates(const Project& project,
                                                               const std::vector<PredictionRequest>& requests,
                                                               KnownFigures& known,
                                                               const BatchOptions& options)
{
    std::vector<std::optional<ReplayedCandidate>> replayed(requests.size());
    inParallel(requests.size(), options.threads, [&](std::size_t i) {
        if (runsApplications(project.scenarios[requests[i].scenario]))
            replayed[i].emplace(replayCandidate(project, requests[i], known, options.run.stop));
    });
    return replayed;
}

void addErrorBars(Candidate& candidate)
{
    if (!candidate.isPredicted() || !candidate.accuracy.isKnown())
        return;
    const TimeFigures& f = candidate.figures;
    const ModelAccuracy& a = candidate.accuracy;
    candidate.bars = CandidateErrorBars{a.makespan.around(f.makespan), a.mean.around(f.mean),
                                        a.percentile95.around(f.percentile95), a.mean.around(f.slowdown),
                                        a.makespan.around(f.makespanSlowdown())};
}

/** What candidates on lossless networks take without congestion control. */
Result<void> addPairs(std::vector<Candidate>& candidates, const Project& project, KnownFigures& known,
                      const BatchOptions& options)
{
    std::vector<std::size_t> scenarios;
    for (const Candidate& candidate : candidates)
        if (candidate.isPredicted())
            scenarios.push_back(candidate.scenario);
    const Result<std::vector<LosslessPair>> pairs = losslessPairs(project, scenarios, known, options);
    if (!pairs)
        return pairs.error();
    for (Candidate& candidate : candidates)
        for (const LosslessPair& pair : *pairs)
            if (candidate.isPredicted() && pair.scenario == candidate.name)
                candidate.pair = pair;
    return {};
}

std::optional<std::size_t> referenceOf(const CandidateGroup& group, std::optional<std::size_t> scenario)
{
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < group.candidates.size(); ++i) {
        const Candidate& candidate = group.candidates[i];
        if (scenario && candidate.scenario == *scenario)
            return i;
        if (!first && candidate.isPredicted())
            first = i;
    }
    return first;
}

/** Formulas without a value and texts that are none count as 1; the issues name them. */
double weightOf(const Project& project, const Scenario& scenario)
{
    const Quantity one{1};
    if (!runsApplications(scenario)) {
        const Workload* workload = findByName(project.workloads, scenario.workload);
        return workload ? workload->weight.valueOr(one).value : one.value;
    }
    std::optional<double> largest;
    for (const ScenarioApplication& named : scenario.applications)
        if (const Application* application = findByName(project.applications, named.name))
            largest = std::max(largest.value_or(0), application->weight.valueOr(one).value);
    return largest.value_or(one.value);
}

/** Puts candidates into groups by workload. */
std::vector<CandidateGroup> grouped(const Project& project, std::vector<Candidate> candidates)
{
    std::vector<CandidateGroup> groups;
    for (Candidate& candidate : candidates) {
        const Scenario& scenario = project.scenarios[candidate.scenario];
        const bool isApplication = runsApplications(scenario);
        const std::string workload = isApplication ? applicationNames(scenario) : scenario.workload;
        auto group = std::find_if(groups.begin(), groups.end(), [&](const CandidateGroup& g) {
            return g.workload == workload && g.isApplication == isApplication;
        });
        if (group == groups.end()) {
            groups.push_back({.workload = workload,
                              .isApplication = isApplication,
                              .weight = weightOf(project, scenario)});
            group = groups.end() - 1;
        }
        group->candidates.push_back(std::move(candidate));
    }
    return groups;
}

/** Options of a part of the work, whose progress goes from `from` to `to`. */
BatchOptions withProgress(const BatchOptions& options, double from, double to)
{
    BatchOptions part = options;
    part.run.maxSegments = 0; // of the rates over time nothing is shown
    if (options.run.progress)
        part.run.progress = [show = options.run.progress, from, to](double fraction) {
            show(from + (to - from) * fraction);
        };
    return part;
}

} // namespace

std::vector<PredictionRequest> candidateRequests(const Project& project, const CandidateRequest& request)
{
    std::vector<std::size_t> scenarios = request.scenarios;
    if (scenarios.empty())
        for (std::size_t i = 0; i < project.scenarios.size(); ++i)
            scenarios.push_back(i);
    std::vector<PredictionRequest> requests;
    for (const std::size_t scenario : scenarios) {
        if (request.models.empty())
            requests.push_back({scenario, {}});
        for (const std::string& model : request.models)
            requests.push_back({scenario, model});
    }
    return requests;
}

Result<CandidateComparison> compareCandidates(const Project& project, const CandidateRequest& request,
                                              const BatchOptions& options)
{
    constexpr double kCandidatesShare = 0.4; // of the work, when models are held against measurements too
    const double comparisonShare = request.draws > 0 ? 0.6 : 1;
    CandidateComparison comparison;
    const std::vector<PredictionRequest> requests = candidateRequests(project, request);
    std::vector<Candidate> candidates;
    std::optional<Error> cancelled;
    KnownFigures own;
    std::vector<std::optional<ReplayedCandidate>> replayed =
        replayCandidates(project, requests, request.known ? *request.known : own, options);
    std::vector<PredictionRequest> ofMessages;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        if (!replayed[i])
            ofMessages.push_back(requests[i]);
        else if (replayed[i]->cancelled)
            return *replayed[i]->cancelled;
    }
    const auto takeReplayed = [&] {
        while (candidates.size() < requests.size() && replayed[candidates.size()]) {
            ReplayedCandidate& next = *replayed[candidates.size()];
            comparison.issues.insert(comparison.issues.end(), next.issues.begin(), next.issues.end());
            candidates.push_back(std::move(next.candidate));
        }
    };
    takeReplayed();
    const auto receive = [&](std::size_t number, const Result<Prediction>& prediction) {
        if (!prediction && prediction.error().code == ErrorCode::cancelled) {
            cancelled = prediction.error();
            return false;
        }
        candidates.push_back(emptyCandidate(project, ofMessages[number]));
        if (prediction) {
            takePrediction(candidates.back(), project, *prediction);
            comparison.issues.insert(comparison.issues.end(), prediction->issues.begin(),
                                     prediction->issues.end());
        } else {
            candidates.back().failure = prediction.error();
        }
        takeReplayed();
        return true;
    };
    if (!ofMessages.empty())
        predictAll(project, ofMessages, receive, withProgress(options, 0, kCandidatesShare));
    if (cancelled)
        return *cancelled;

    if (request.models.empty() && request.findsPairs) {
        const Result<void> paired =
            addPairs(candidates, project, request.known ? *request.known : own, options);
        if (!paired)
            return paired.error();
    }
    std::vector<std::string> models;
    for (const Candidate& candidate : candidates)
        if (candidate.isPredicted() &&
            std::find(models.begin(), models.end(), candidate.model) == models.end())
            models.push_back(candidate.model);
    const Result<std::vector<ModelAccuracy>> accuracies =
        modelAccuracies(project, models, withProgress(options, kCandidatesShare, comparisonShare));
    if (!accuracies)
        return accuracies.error();
    for (Candidate& candidate : candidates)
        for (const ModelAccuracy& accuracy : *accuracies)
            if (candidate.isPredicted() && accuracy.model == candidate.model) {
                candidate.accuracy = accuracy;
                addErrorBars(candidate);
            }
    comparison.groups = grouped(project, std::move(candidates));
    for (CandidateGroup& group : comparison.groups) {
        group.reference = referenceOf(group, request.reference);
        for (const Candidate& candidate : group.candidates)
            if (candidate.isPredicted() && !candidate.without.empty())
                group.notes.push_back(sentence(
                    "%1 was predicted %2: its figures are those of the rest; the issues say what is at fault",
                    {candidate.label, withoutText(candidate.without)}));
        evaluate(group);
    }
    if (request.draws > 0)
        if (const Result<void> drawn =
                addOccupancies(comparison, project, request.draws, withProgress(options, comparisonShare, 1));
            !drawn)
            return drawn.error();
    return comparison;
}

Result<void> addOccupancies(CandidateComparison& comparison, const Project& project, std::size_t draws,
                            const BatchOptions& options)
{
    std::vector<PredictionRequest> requests;
    for (const CandidateGroup& group : comparison.groups)
        for (const Candidate& candidate : group.candidates)
            if (candidate.isPredicted())
                requests.push_back({candidate.scenario, candidate.model});
    const auto found = occupancies(project, requests, draws, options);
    if (!found)
        return found.error();
    std::size_t next = 0;
    for (CandidateGroup& group : comparison.groups)
        for (Candidate& candidate : group.candidates) {
            if (!candidate.isPredicted())
                continue;
            candidate.occupancy = (*found)[next++];
            if (candidate.occupancy && candidate.occupancy->failure)
                group.notes.push_back(sentence("%1 cannot run in every draw of who else is there: %2",
                                               {candidate.label, candidate.occupancy->failure->message}));
        }
    return {};
}

} // namespace contraflow
