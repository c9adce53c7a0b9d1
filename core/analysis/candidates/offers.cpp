// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/offers.h"

#include "core/analysis/candidates/candidate_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** The offer's candidates of a group under the model of its first predicted one; the fastest comes out. */
OfferResult resultOf(const CandidateGroup& group, const std::string& platform, std::size_t& others)
{
    OfferResult result;
    std::string model;
    for (std::size_t c = 0; c < group.candidates.size(); ++c) {
        const Candidate& candidate = group.candidates[c];
        if (candidate.platform != platform || !candidate.isPredicted())
            continue;
        if (!result.candidate) {
            model = candidate.model;
            result.candidate = c;
            continue;
        }
        ++others;
        if (candidate.model == model &&
            clearlyGreater(group.candidates[*result.candidate].figures.makespan, candidate.figures.makespan))
            result.candidate = c;
    }
    if (result.candidate)
        result.error = group.candidates[*result.candidate].accuracy.makespan;
    return result;
}

/** A weighted mean of logarithms. */
class LogMean
{
public:
    void add(double weight, double ratio)
    {
        if (weight <= 0)
            return;
        m_isKnown = m_isKnown && ratio > 0;
        if (ratio > 0)
            m_sum += weight * std::log(ratio);
        m_weight += weight;
    }
    void addUnknown(double weight) { m_isKnown = m_isKnown && weight <= 0; }
    [[nodiscard]] std::optional<double> ratio() const
    {
        return m_isKnown && m_weight > 0 ? std::optional(std::exp(m_sum / m_weight)) : std::nullopt;
    }

private:
    double m_sum = 0;
    double m_weight = 0;
    bool m_isKnown = true;
};

void fillRatios(const CandidateComparison& comparison, OfferComparison& offers)
{
    for (std::size_t g = 0; g < comparison.groups.size(); ++g) {
        if (!comparison.groups[g].unlikeResults.empty())
            continue;
        const auto makespanOf = [&](const Offer& offer) {
            return comparison.groups[g].candidates[*offer.results[g].candidate].figures.makespan;
        };
        std::optional<double> best;
        for (const Offer& offer : offers.offers)
            if (offer.results[g].candidate)
                best = std::min(best.value_or(makespanOf(offer)), makespanOf(offer));
        for (Offer& offer : offers.offers)
            if (offer.results[g].candidate && best > 0.0)
                offer.results[g].ratio = makespanOf(offer) / *best;
    }
}

/** In what the results of all workloads that count are not alike. */
std::vector<std::string> unlikeResultsOf(const CandidateComparison& comparison, const OfferComparison& offers)
{
    std::vector<Scope> scopes;
    for (const Offer& offer : offers.offers) {
        scopes.push_back({offer.platform, {}});
        for (const CandidateGroup& group : comparison.groups) {
            const bool isAsked = contains(group.candidates, offer.platform, &Candidate::platform);
            if (group.weight > 0)
                scopes.back().aspects.push_back({ScopeAspect::Kind::workload,
                                                 group.workload,
                                                 std::string(isAsked ? kGiven : kNotGiven),
                                                 {}});
        }
    }
    std::vector<std::string> phrases = differences(scopes);
    for (const CandidateGroup& group : comparison.groups) {
        if (group.weight <= 0)
            continue;
        phrases.insert(phrases.end(), group.unlikeResults.begin(), group.unlikeResults.end());
        if (std::ranges::none_of(group.candidates, &Candidate::isPredicted))
            phrases.push_back(sentence("no scenario of %1 could be predicted (%2)",
                                       {group.workload, group.candidates.front().failure->message}));
    }
    return phrases;
}

void judge(Offer& offer, const CandidateComparison& comparison, const OfferComparison& offers)
{
    LogMean ratios;
    LogMean bounds;
    double weights = 0;
    offer.isErrorKnown = true;
    for (std::size_t g = 0; g < offers.workloads.size(); ++g) {
        const double weight = offers.workloads[g].weight;
        const OfferResult& result = offer.results[g];
        if (!result.candidate) {
            ratios.addUnknown(weight);
            bounds.addUnknown(weight);
            continue;
        }
        const Candidate& candidate = comparison.groups[g].candidates[*result.candidate];
        ratios.add(weight, result.ratio.value_or(1));
        if (const std::optional<double> bound = lowerBound(candidate.figures); bound && *bound > 0)
            bounds.add(weight, candidate.figures.makespan / *bound);
        else
            bounds.addUnknown(weight);
        offer.isErrorKnown = offer.isErrorKnown && (candidate.accuracy.isKnown() || weight <= 0);
        offer.error.centre += weight * result.error.centre;
        offer.error.halfWidth += weight * result.error.halfWidth;
        weights += weight;
    }
    if (weights > 0) {
        offer.error.centre /= weights;
        offer.error.halfWidth /= weights;
    }
    offer.isComplete = ratios.ratio().has_value();
    if (offers.unlikeResults.empty())
        offer.overall = ratios.ratio();
    offer.aboveBound = bounds.ratio();
}

void rankOffers(OfferComparison& comparison)
{
    std::vector<std::optional<JudgedFigure>> figures;
    for (const Offer& offer : comparison.offers)
        figures.push_back(offer.overall ? std::optional(offer.judged()) : std::nullopt);
    const std::vector<Places> places = placesOf(figures);
    for (std::size_t i = 0; i < places.size(); ++i) {
        Offer& offer = comparison.offers[i];
        offer.rank = places[i].rank;
        offer.bestRank = places[i].best;
        offer.worstRank = places[i].worst;
        if (offer.rank == 1 && !comparison.fastest)
            comparison.fastest = i;
    }
}

/** Those with an overall result. */
std::vector<const Offer*> fastestFirst(const OfferComparison& comparison)
{
    std::vector<const Offer*> sorted;
    for (const Offer& offer : comparison.offers)
        if (offer.overall)
            sorted.push_back(&offer);
    std::ranges::stable_sort(sorted, [](const Offer* a, const Offer* b) { return a->rank < b->rank; });
    return sorted;
}

void weighPrices(OfferComparison& comparison)
{
    std::vector<PricedPlatform> platforms;
    for (const Offer& offer : comparison.offers)
        platforms.push_back({offer.platform, offer.price, offer.priced});
    CostScope costs = costScope(platforms);
    comparison.currency = costs.currency;
    const bool isAlike = costs.isAlike();
    comparison.unlikeCosts = std::move(costs.differences);
    if (!comparison.fastest || !isAlike)
        return;
    std::vector<std::optional<JudgedFigure>> figures;
    for (Offer& offer : comparison.offers) {
        figures.emplace_back(offer.judgedCost());
        offer.pricedResult = figures.back()->expected();
    }
    const std::vector<Places> places = placesOf(figures);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].rank == 1 && !comparison.bestValue)
            comparison.bestValue = i;
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (i != *comparison.bestValue &&
            standing(*figures[*comparison.bestValue], *figures[i]) != Standing::less)
            comparison.closeValues.push_back(i);
}

void addNotes(OfferComparison& comparison, const std::vector<std::size_t>& others)
{
    for (std::size_t i = 0; i < comparison.offers.size(); ++i) {
        const Offer& offer = comparison.offers[i];
        if (others[i] > 0)
            comparison.notes.push_back(sentence(
                "offer %1: %2 of the same workloads; the fastest under the model of its first one counts",
                {inQuotes(offer.platform),
                 sentenceOf(others[i], "1 further scenario", "%1 further scenarios")}));
    }
    if (std::ranges::all_of(comparison.workloads,
                            [](const OfferWorkload& workload) { return workload.weight <= 0; }))
        comparison.notes.push_back(
            sentence("every workload has the weight 0, so there is no overall result"));
}

} // namespace

bool OfferComparison::isChoice() const
{
    return offers.size() > 1 && std::ranges::any_of(offers, &Offer::isComplete);
}

std::string OfferComparison::costWord() const
{
    return std::ranges::any_of(offers, [](const Offer& offer) { return offer.price.isRun(); })
               ? phrase("total cost")
               : phrase("price");
}

namespace {

/** By group, of the offers that are exactly as fast as the fastest. */
std::vector<std::string> victimsOfFastest(const CandidateComparison& comparison,
                                          const OfferComparison& offers)
{
    std::vector<std::string> texts;
    if (!offers.fastest)
        return texts;
    const JudgedFigure first = offers.offers[*offers.fastest].judged();
    for (std::size_t g = 0; g < comparison.groups.size(); ++g) {
        std::vector<const Candidate*> together;
        for (const Offer& offer : offers.offers)
            if (offer.rank != 0 && offer.results[g].candidate &&
                standing(first, offer.judged()) == Standing::equal)
                together.push_back(&comparison.groups[g].candidates[*offer.results[g].candidate]);
        for (std::string& text : unlikeVictims(together))
            texts.push_back(comparison.groups.size() == 1
                                ? std::move(text)
                                : sentence("%1 (%2)", {text, comparison.groups[g].workload}));
    }
    return texts;
}

} // namespace

OfferComparison compareOffers(const CandidateComparison& comparison)
{
    OfferComparison result;
    for (const CandidateGroup& group : comparison.groups)
        result.workloads.push_back({group.workload, group.isApplication, group.weight});
    std::vector<std::size_t> others;
    for (const CandidateGroup& group : comparison.groups)
        for (const Candidate& candidate : group.candidates) {
            const bool isKnown = contains(result.offers, candidate.platform, &Offer::platform);
            if (isKnown)
                continue;
            Offer offer{.platform = candidate.platform, .price = candidate.price, .priced = candidate.priced};
            std::size_t further = 0;
            for (const CandidateGroup& each : comparison.groups)
                offer.results.push_back(resultOf(each, candidate.platform, further));
            result.offers.push_back(std::move(offer));
            others.push_back(further);
        }
    result.unlikeResults = unlikeResultsOf(comparison, result);
    fillRatios(comparison, result);
    for (Offer& offer : result.offers)
        judge(offer, comparison, result);
    rankOffers(result);
    result.victims = victimsOfFastest(comparison, result);
    weighPrices(result);
    addNotes(result, others);
    return result;
}

std::optional<std::vector<JudgedFigure>>
overallWith(const OfferComparison& offers,
            const std::function<std::optional<double>(std::size_t, std::size_t)>& makespan)
{
    std::vector<JudgedFigure> figures;
    for (std::size_t i = 0; i < offers.offers.size(); ++i) {
        LogMean mean;
        for (std::size_t g = 0; g < offers.workloads.size(); ++g) {
            const double weight = offers.workloads[g].weight;
            const std::optional<double> time =
                offers.offers[i].results[g].candidate ? makespan(i, g) : std::nullopt;
            if (time && *time > 0)
                mean.add(weight, *time); // what all are divided by changes no order
            else
                mean.addUnknown(weight);
        }
        const std::optional<double> plain = mean.ratio();
        if (!plain)
            return std::nullopt;
        figures.push_back({*plain, offers.offers[i].error});
    }
    return figures;
}

std::optional<double> lowerBound(const TimeFigures& figures)
{
    const double load = figures.busiest ? figures.busiest->load : 0;
    if (clearlyGreater(load, 1))
        return std::nullopt;
    return std::max(figures.makespanAlone, load * figures.makespan);
}

namespace {

/** The least and the largest of an offer's ratios to the fastest offer of each workload that counts, or to
 * those of another offer; nothing where only one workload counts. */
std::optional<ErrorBar> ratiosOf(const OfferComparison& offers, const Offer& offer, const Offer* against)
{
    std::vector<double> ratios;
    for (std::size_t g = 0; g < offers.workloads.size(); ++g) {
        const OfferResult& result = offer.results[g];
        if (offers.workloads[g].weight <= 0 || !result.ratio)
            continue;
        ratios.push_back(
            against ? JudgedFigure{*result.ratio, result.error}.expected() /
                          JudgedFigure{*against->results[g].ratio, against->results[g].error}.expected()
                    : *result.ratio);
    }
    if (ratios.size() < 2)
        return std::nullopt;
    const auto [low, high] = std::ranges::minmax_element(ratios);
    return ErrorBar{*low, *high};
}

/** "roce takes 2.12 times as long on the whole: 1.05 to 4.08 by workload". */
std::string slowerText(const OfferComparison& offers, const Offer& offer, const Offer& first)
{
    std::string text =
        sentence("%1 takes %2 as long",
                 {offer.platform, ratioText(offer.judged().expected() / first.judged().expected())});
    const std::optional<ErrorBar> spread = ratiosOf(offers, offer, &first);
    if (!spread)
        return text;
    const std::string low = groupedText(spread->low, 3);
    const std::string high = groupedText(spread->high, 3);
    return low == high ? sentence("%1 under each workload", {text})
                       : sentence("%1 on the whole: %2 to %3 by workload", {text, low, high});
}

std::string fastestText(const OfferComparison& offers)
{
    const Offer& first = offers.offers[*offers.fastest];
    std::vector<std::string> close;
    std::vector<std::string> slower;
    bool areEqual = true;
    for (const Offer* offer : fastestFirst(offers)) {
        const Standing time = standing(first.judged(), offer->judged());
        if (offer == &first)
            continue;
        if (time == Standing::less) {
            slower.push_back(slowerText(offers, *offer, first));
            continue;
        }
        close.push_back(offer->platform);
        areEqual = areEqual && time == Standing::equal;
    }
    std::string text =
        close.empty() ? sentence("%1 is the fastest overall", {first.platform})
        : areEqual && !offers.victims.empty()
            ? sentence("%1 is as fast overall as %2, but %3",
                       {first.platform, joinedWords(close), joinedWords(offers.victims)})
        : areEqual
            ? sentence("%1 is as fast overall as %2", {first.platform, joinedWords(close)})
            : sentence("%1 is too close to call overall against %2", {first.platform, joinedWords(close)});
    for (const std::string& each : slower)
        text += "; " + each;
    return text + ".";
}

std::string bestValueText(const OfferComparison& offers)
{
    if (!offers.unlikeCosts.empty())
        return " " + withReasons(sentence("No offer is called the best value"), offers.unlikeCosts) + ".";
    if (!offers.bestValue)
        return {}; // without prices
    const Offer& value = offers.offers[*offers.bestValue];
    std::vector<std::string> close;
    for (const std::size_t other : offers.closeValues)
        close.push_back(offers.offers[other].platform);
    const std::string cost = sentence(offers.costWord());
    if (!close.empty())
        return " " +
               sentence("Which offer has the lowest %1 for its performance is too close to call between "
                        "%2 and %3.",
                        {cost, value.platform, joinedWords(close)});
    return " " + (offers.bestValue == offers.fastest
                      ? sentence("%1 has the lowest %2 for its performance too.", {value.platform, cost})
                      : sentence("%1 has the lowest %2 for its performance.", {value.platform, cost}));
}

} // namespace

std::string overallText(const OfferComparison& offers, const Offer& offer)
{
    std::string text = groupedText(*offer.overall, 3);
    if (const std::optional<ErrorBar> spread = ratiosOf(offers, offer, nullptr)) {
        const std::string low = groupedText(spread->low, 3);
        const std::string high = groupedText(spread->high, 3);
        if (low != high)
            text = sentence("%1 (%2 to %3)", {text, low, high});
    }
    return text;
}

std::string offersText(const OfferComparison& offers)
{
    if (offers.offers.size() < 2)
        return {};
    if (offers.fastest)
        return fastestText(offers) + bestValueText(offers);
    std::vector<std::string> reasons = offers.unlikeResults;
    if (reasons.empty())
        reasons.push_back(sentence("every workload has the weight 0"));
    return withReasons(sentence("No offer is called the fastest overall"), reasons) + ".";
}

std::string rankText(const Offer& offer)
{
    if (offer.rank == 0)
        return {};
    const std::string rank = std::to_string(offer.rank);
    return offer.bestRank == offer.worstRank
               ? rank
               : sentence("%1 (%2 to %3)",
                          {rank, std::to_string(offer.bestRank), std::to_string(offer.worstRank)});
}

} // namespace contraflow
