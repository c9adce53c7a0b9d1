// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/model_accuracy.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/project/price.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

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
    unknown,   ///< one of the two has no prediction
    reference, ///< it is the reference
    faster,
    slower,
    equal,    ///< the same but for rounding
    tooClose, ///< "too close to call": the difference lies inside the models' errors
};

/** Whether another candidate is at least as fast for at most the same price. */
enum class ParetoPlace
{
    unknown,    ///< no prediction, no price, or prices in several currencies
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
    TimeFigures figures;
    ModelAccuracy accuracy;
    std::optional<CandidateErrorBars> bars;      ///< nothing when the model's errors are not known
    std::vector<std::string> outsideCalibration; ///< as Prediction::outsideCalibration
    std::vector<std::string> without;            ///< as Prediction::without

    PlatformPrice price;
    TimeVerdict verdict = TimeVerdict::unknown;
    double secondsSaved = 0;      ///< of the reference's makespan; below 0 when slower
    double differencePercent = 0; ///< (makespan − reference) / reference · 100
    /** (price − reference's price) / secondsSaved, in the common currency: what a saved second costs, below 0
     * when it is cheaper besides. Only of candidates that are faster by more than the errors. */
    std::optional<double> pricePerSecondSaved;

    /** By makespan, from 1; the same for equal ones. 0: not ranked. */
    std::size_t rank = 0;
    /** The places that it may have when differences inside the errors could turn out either way. */
    std::size_t bestRank = 0;
    std::size_t worstRank = 0;
    ParetoPlace pareto = ParetoPlace::unknown;
    std::optional<std::size_t> rival; ///< in CandidateGroup::candidates

    [[nodiscard]] bool isPredicted() const { return !failure; }
};

/** Whether the difference of two predicted candidates' makespans lies inside the errors of their models, as
 * far as these are known: |Δ ln| ≤ √(h₁² + h₂²) with h the half-widths. */
[[nodiscard]] bool isTooClose(const Candidate& a, const Candidate& b);

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
};

/** Fills in verdicts, ranks, prices per second and the Pareto front, and adds notes; `reference` and the
 * candidates' own figures must be there. */
void evaluate(CandidateGroup& group);

} // namespace contraflow
