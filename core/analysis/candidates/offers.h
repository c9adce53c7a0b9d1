// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate_comparison.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** What an offer makes of one workload. */
struct OfferResult
{
    /** In the group: the fastest of the offer's candidates under the model of its first; nothing: no
     * prediction. */
    std::optional<std::size_t> candidate;
    /** Its makespan over that of the fastest offer, at least 1. Nothing where results of the workload are not
     * alike. */
    std::optional<double> ratio;
    LogError error; ///< of its makespan
};

/** A platform, judged by all workloads together. */
struct Offer
{
    std::string platform;
    PlatformPrice price;
    std::vector<ScopeAspect> priced;  ///< what is in it
    std::vector<OfferResult> results; ///< by group of the comparison

    /**
     * The weighted geometric mean of the ratios. Ratios have no unit, so that a workload of hours does not
     * outweigh one of milliseconds, and the geometric mean of ratios puts the offers in the same order
     * whichever of them the ratios are taken against (Fleming and Wallace, CACM 29(3), 1986), which the
     * arithmetic mean does not. Nothing when results are not alike, and without a workload that counts.
     */
    std::optional<double> overall;
    bool isComplete = false; ///< it has a result for every workload that counts
    /** ln of the measured over the predicted overall result. Half-widths of workloads are added with their
     * weights, as if all erred the same way: with one model they mostly do, and otherwise it is cautious. */
    LogError error;
    bool isErrorKnown = false;
    /** How far it is from what nothing could beat on this network: the same mean over makespan / lower bound.
     * Nothing where a bound is not known. */
    std::optional<double> aboveBound;

    std::size_t rank = 0; ///< by the overall result, from 1; 0: not ranked
    std::size_t bestRank = 0;
    std::size_t worstRank = 0;
    /** Price × overall result, in the common currency: what so much performance costs. */
    std::optional<double> pricedResult;

    /** The overall result to be judged; only of offers with one. */
    [[nodiscard]] JudgedFigure judged() const { return {*overall, error}; }
    /** Price × overall result to be judged; only of offers with both. */
    [[nodiscard]] JudgedFigure judgedCost() const { return {price.total()->amount * *overall, error}; }
    [[nodiscard]] std::optional<ErrorBar> bar() const
    {
        return overall && isErrorKnown ? std::optional(error.around(*overall)) : std::nullopt;
    }
};

/** A workload, or applications that run together, in the judgement of offers. */
struct OfferWorkload
{
    std::string name;
    bool isApplication = false;
    double weight = 1; ///< as in the project; of applications that run together the largest
};

/** Offers side by side over all workloads. Immutable. */
struct OfferComparison
{
    std::vector<OfferWorkload> workloads; ///< parallel to the groups of the comparison
    std::vector<Offer> offers;            ///< in the order in which candidates name them
    std::string currency;                 ///< of all prices; empty: there are none, or several
    std::optional<std::size_t> fastest;   ///< overall
    /** The least price × overall result; nothing where costs are not alike. */
    std::optional<std::size_t> bestValue;
    std::vector<std::size_t> closeValues; ///< further ones that are not told apart from it
    std::vector<std::string> notes;       ///< sentences on what does not count and why
    /** Phrases: in what results, and costs, are not alike, so that no offer is called the fastest, or the
     * best value. */
    std::vector<std::string> unlikeResults = {};
    std::vector<std::string> unlikeCosts = {};
    /** Phrases: how many messages suffer in those that are as fast overall, where that tells them apart. */
    std::vector<std::string> victims = {};

    /** Whether there is something to choose from: several offers, and one with a result for everything. */
    [[nodiscard]] bool isChoice() const;
    /** Whether that choice was made: results are alike. */
    [[nodiscard]] bool isJudged() const { return isChoice() && fastest.has_value(); }
    /** What offers are judged by beside their times: "price", or "total cost" where some have running costs.
     */
    [[nodiscard]] std::string costWord() const;
};

/** Judges the platforms of a comparison by all its workloads. */
[[nodiscard]] OfferComparison compareOffers(const CandidateComparison& comparison);

/** The overall results of the offers when the candidates' makespans are other ones, all against the same
 * unit, to be judged against each other; `makespan(offer, group)` is asked for results with a candidate.
 * Nothing where one is not known. */
[[nodiscard]] std::optional<std::vector<JudgedFigure>>
overallWith(const OfferComparison& offers,
            const std::function<std::optional<double>(std::size_t offer, std::size_t group)>& makespan);

/** What a makespan cannot fall below: that without contention, and the time that its busiest channel needs.
 * Nothing under a model that lets a channel carry more than it can. Seconds. */
[[nodiscard]] std::optional<double> lowerBound(const TimeFigures& figures);

/** "2.12 (1.05 to 4.08)": the overall result of a judged offer with the least and the largest of the ratios
 * that it is a mean of, which one ratio alone does not tell. */
[[nodiscard]] std::string overallText(const OfferComparison& offers, const Offer& offer);

/** "hdr is the fastest overall.", "… too close to call against …", and which has the best value; or why none
 * is called so. Empty with fewer than two offers. */
[[nodiscard]] std::string offersText(const OfferComparison& offers);

/** "1", or "1 (1 to 2)" where differences inside the errors leave places open; empty when not ranked. */
[[nodiscard]] std::string rankText(const Offer& offer);

} // namespace contraflow
