// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/lossless_pair.h"
#include "core/analysis/candidates/standing.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/base/result.h"
#include "core/engine/prediction.h"
#include "core/project/cost_scope.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

inline constexpr std::size_t kUsualDraws = 20;
inline constexpr std::size_t kMostDraws = 10'000;

/** What a makespan is on the cluster that others are on, over draws of who else is there, and on an empty
 * one; times in seconds. Others take nodes; what they send is not in it. */
struct Occupancy
{
    std::optional<Error> failure; ///< why one of the runs has no makespan; nothing below counts then
    double empty = 0;             ///< with nobody else
    std::size_t draws = 0;        ///< 0: a list says who else is there, and nothing is drawn
    double mean = 0;              ///< over the draws
    double low = 0;               ///< 5 % of them are below, interpolated between neighbours
    double high = 0;              ///< 95 % of them are below
};

/**
 * The same for each request; nothing where nobody else is on the cluster, which the scenario's mapping says.
 * The first draw has the seed of the mapping, each next one the next. `draws` is at least 1. Fails only when
 * cancelled; the result is the same for any number of threads.
 */
[[nodiscard]] Result<std::vector<std::optional<Occupancy>>>
occupancies(const Project& project, const std::vector<PredictionRequest>& requests, std::size_t draws,
            const BatchOptions& options = {});

/** The 95 % ranges of a candidate's figures; times in seconds. */
struct CandidateErrorBars
{
    ErrorBar makespan;
    ErrorBar mean;
    ErrorBar percentile95;
    ErrorBar slowdown;
    ErrorBar makespanSlowdown;
};

/** How a candidate's makespan stands to that of the reference. */
enum class TimeVerdict
{
    unknown,   ///< one of the two has no prediction, or they are not of the same messages
    reference, ///< it is the reference
    faster,
    slower,
    equal,    ///< as good as the same
    tooClose, ///< "too close to call": the difference lies inside the models' errors
};

/** Whether another candidate is at least as fast for at most the same price. */
enum class ParetoPlace
{
    unknown,    ///< no prediction, no price, or results or costs that are not alike
    front,      ///< no candidate is both as fast and as cheap
    closeFront, ///< the same, but `rival` costs less and the difference in time is too close to call
    dominated,  ///< `rival` is as fast and as cheap, and better in one of the two
};

/** A scenario under a model, held against the others of its workload. */
struct Candidate
{
    std::size_t scenario = 0; ///< in Project::scenarios
    std::string label;        ///< the scenario's name, with the model where one replaces its own
    std::string name;         ///< of the scenario
    std::string platform;
    std::string mapping; ///< empty: none
    std::string model;   ///< name in the project, or the kind asked for
    std::string kind;    ///< of the catalogue; empty when there is no prediction

    std::optional<Error> failure; ///< why there is no prediction; nothing below counts then, but the price
    std::size_t leftOut = 0;      ///< messages of the workload that could not be placed
    /** What its prediction covers, but for whether there is one. */
    std::vector<ScopeAspect> scope;
    TimeFigures figures;
    ModelAccuracy accuracy;
    std::optional<CandidateErrorBars> bars;      ///< nothing when the model's errors are not known
    std::vector<std::string> outsideCalibration; ///< as ScenarioRun::outsideCalibration
    std::vector<std::string> without;            ///< as ScenarioRun::without
    /** Of a lossless network that is predicted without congestion control too. */
    std::optional<LosslessPair> pair;
    std::optional<Occupancy> occupancy; ///< where others are on the cluster

    PlatformPrice price;
    std::vector<ScopeAspect> priced; ///< what is in it, as costAspects() has it
    TimeVerdict verdict = TimeVerdict::unknown;
    double secondsSaved = 0;      ///< of the reference's makespan; below 0 when slower
    double differencePercent = 0; ///< (makespan − reference) / reference · 100
    /** (price − reference's price) / secondsSaved, in the common currency: what a saved second costs, below 0
     * when it is cheaper besides. Only of candidates that are faster by more than the errors. */
    std::optional<double> pricePerSecondSaved;

    /** By makespan, from 1; the same for equal ones. 0: not ranked, as nobody is where results are not alike.
     */
    std::size_t rank = 0;
    /** The places that it may have when differences inside the errors could turn out either way. */
    std::size_t bestRank = 0;
    std::size_t worstRank = 0;
    ParetoPlace pareto = ParetoPlace::unknown;
    std::optional<std::size_t> rival; ///< in CandidateGroup::candidates

    [[nodiscard]] bool isPredicted() const { return !failure; }
};

/** A predicted candidate's makespan, to be judged. */
[[nodiscard]] inline JudgedFigure judgedMakespan(const Candidate& candidate)
{
    return {candidate.figures.makespan, candidate.accuracy.makespan};
}

/** Candidates with one workload or the same applications, in the order of the request. */
struct CandidateGroup
{
    std::string workload; ///< of applications: their names
    bool isApplication = false;
    double weight = 1; ///< of the workload; of applications that run together the largest
    std::vector<Candidate> candidates;
    std::optional<std::size_t> reference; ///< nothing when no candidate has a prediction
    std::string currency;                 ///< of all prices; empty: there are none, or several
    std::vector<std::string> notes;       ///< sentences on what is not shown and why
    /** Phrases: in what the results are not alike, as differences() has it. None of them is the fastest then.
     */
    std::vector<std::string> unlikeResults = {};
};

/** Fills in verdicts, ranks, prices per second and the Pareto front, and adds notes; `reference` and the
 * candidates' own figures must be there. */
void evaluate(CandidateGroup& group);

} // namespace contraflow
