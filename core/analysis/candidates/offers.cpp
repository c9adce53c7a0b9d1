// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/offers.h"

#include "core/analysis/candidates/candidate_text.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <set>

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

void judge(Offer& offer, const CandidateComparison& comparison, const std::vector<OfferWorkload>& workloads)
{
    LogMean ratios;
    LogMean bounds;
    double weights = 0;
    offer.isErrorKnown = true;
    for (std::size_t g = 0; g < workloads.size(); ++g) {
        const double weight = workloads[g].weight;
        if (!offer.results[g].candidate) {
            ratios.addUnknown(weight);
            bounds.addUnknown(weight);
            continue;
        }
        const Candidate& candidate = comparison.groups[g].candidates[*offer.results[g].candidate];
        ratios.add(weight, offer.results[g].ratio);
        if (const std::optional<double> bound = lowerBound(candidate.figures); bound && *bound > 0)
            bounds.add(weight, candidate.figures.makespan / *bound);
        else
            bounds.addUnknown(weight);
        offer.isErrorKnown = offer.isErrorKnown && (candidate.accuracy.isKnown() || weight <= 0);
        offer.error.centre += weight * candidate.accuracy.makespan.centre;
        offer.error.halfWidth += weight * candidate.accuracy.makespan.halfWidth;
        weights += weight;
    }
    if (weights > 0) {
        offer.error.centre /= weights;
        offer.error.halfWidth /= weights;
    }
    offer.overall = ratios.ratio();
    offer.aboveBound = bounds.ratio();
}

bool isFasterOverall(const Offer& a, const Offer& b)
{
    return clearlyGreater(b.expectedOverall(), a.expectedOverall());
}

void rankOffers(OfferComparison& comparison)
{
    std::size_t ranked = 0;
    for (const Offer& offer : comparison.offers)
        ranked += offer.overall ? 1 : 0;
    for (std::size_t i = 0; i < comparison.offers.size(); ++i) {
        Offer& offer = comparison.offers[i];
        if (!offer.overall)
            continue;
        offer.rank = offer.bestRank = 1;
        offer.worstRank = ranked;
        bool isSure = true;
        for (const Offer& other : comparison.offers) {
            if (&other == &offer || !other.overall)
                continue;
            const bool isOpen = isTooClose(offer, other);
            isSure = isSure && !isOpen;
            offer.rank += isFasterOverall(other, offer) ? 1 : 0;
            offer.bestRank += !isOpen && isFasterOverall(other, offer) ? 1 : 0;
            offer.worstRank -= !isOpen && isFasterOverall(offer, other) ? 1 : 0;
        }
        if (isSure) // equal ones share a place
            offer.bestRank = offer.worstRank = offer.rank;
        if (!comparison.fastest || isFasterOverall(offer, comparison.offers[*comparison.fastest]))
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
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Offer* a, const Offer* b) { return a->rank < b->rank; });
    return sorted;
}

void weighPrices(OfferComparison& comparison)
{
    std::set<std::string> currencies;
    for (const Offer& offer : comparison.offers)
        if (offer.price.total())
            currencies.insert(offer.price.total()->currency);
    if (currencies.size() > 1)
        comparison.notes.push_back("prices are in " +
                                   joinedWords(std::vector(currencies.begin(), currencies.end())) +
                                   ", which are not converted, so no offer is named the best value");
    if (currencies.size() != 1)
        return;
    comparison.currency = *currencies.begin();
    bool isOpen = false; // an offer of unknown cost might be the best value
    for (std::size_t i = 0; i < comparison.offers.size(); ++i) {
        Offer& offer = comparison.offers[i];
        if (!offer.price.total()) {
            comparison.notes.push_back(
                "offer " + inQuotes(offer.platform) + " has " + missingCostText(offer.price) +
                (offer.overall ? ", so it cannot be said which offer is the best value" : ""));
            isOpen = isOpen || offer.overall;
            continue;
        }
        if (!offer.overall)
            continue;
        offer.pricedResult = offer.price.total()->amount * offer.expectedOverall();
        if (!comparison.bestValue ||
            clearlyGreater(*comparison.offers[*comparison.bestValue].pricedResult, *offer.pricedResult))
            comparison.bestValue = i;
    }
    if (isOpen)
        comparison.bestValue.reset();
}

void addNotes(OfferComparison& comparison, const std::vector<std::size_t>& others)
{
    for (std::size_t i = 0; i < comparison.offers.size(); ++i) {
        const Offer& offer = comparison.offers[i];
        if (others[i] > 0)
            comparison.notes.push_back(
                "offer " + inQuotes(offer.platform) + ": " + counted(others[i], "further scenario") +
                " of the same workloads; the fastest under the model of its first one counts");
        for (std::size_t g = 0; g < offer.results.size(); ++g)
            if (!offer.results[g].candidate && comparison.workloads[g].weight > 0)
                comparison.notes.push_back("offer " + inQuotes(offer.platform) + " has no prediction for " +
                                           inQuotes(comparison.workloads[g].name) +
                                           ", so it has no overall result");
    }
    if (std::all_of(comparison.workloads.begin(), comparison.workloads.end(),
                    [](const OfferWorkload& workload) { return workload.weight <= 0; }))
        comparison.notes.push_back("every workload has the weight 0, so there is no overall result");
}

} // namespace

double Offer::expectedOverall() const
{
    return *overall * std::exp(error.centre);
}

std::string OfferComparison::costWord() const
{
    return std::any_of(offers.begin(), offers.end(), [](const Offer& offer) { return offer.price.isRun(); })
               ? "total cost"
               : "price";
}

OfferComparison compareOffers(const CandidateComparison& comparison)
{
    OfferComparison result;
    for (const CandidateGroup& group : comparison.groups)
        result.workloads.push_back({group.workload, group.isApplication, group.weight});
    std::vector<std::size_t> others;
    for (const CandidateGroup& group : comparison.groups)
        for (const Candidate& candidate : group.candidates) {
            const bool isKnown =
                std::any_of(result.offers.begin(), result.offers.end(),
                            [&](const Offer& offer) { return offer.platform == candidate.platform; });
            if (isKnown)
                continue;
            Offer offer{.platform = candidate.platform, .price = candidate.price};
            std::size_t further = 0;
            for (const CandidateGroup& each : comparison.groups)
                offer.results.push_back(resultOf(each, candidate.platform, further));
            result.offers.push_back(std::move(offer));
            others.push_back(further);
        }
    fillRatios(comparison, result);
    for (Offer& offer : result.offers)
        judge(offer, comparison, result.workloads);
    rankOffers(result);
    weighPrices(result);
    addNotes(result, others);
    return result;
}

bool isTooClose(const Offer& a, const Offer& b)
{
    const double width = std::hypot(a.error.halfWidth, b.error.halfWidth);
    if (!a.overall || !b.overall || width == 0)
        return false;
    return std::abs(std::log(a.expectedOverall() / b.expectedOverall())) <= width;
}

std::optional<std::size_t>
fastestWith(const OfferComparison& offers,
            const std::function<std::optional<double>(std::size_t, std::size_t)>& makespan)
{
    std::optional<std::size_t> fastest;
    double least = 0;
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
            continue;
        const double expected = *plain * std::exp(offers.offers[i].error.centre);
        if (!fastest || clearlyGreater(least, expected)) {
            fastest = i;
            least = expected;
        }
    }
    return fastest;
}

std::optional<double> lowerBound(const TimeFigures& figures)
{
    const double load = figures.busiest ? figures.busiest->load : 0;
    if (clearlyGreater(load, 1))
        return std::nullopt;
    return std::max(figures.makespanAlone, load * figures.makespan);
}

std::string offersText(const OfferComparison& offers)
{
    if (!offers.isChoice())
        return {};
    const Offer& first = offers.offers[*offers.fastest];
    std::vector<std::string> close;
    std::vector<std::string> slower;
    for (const Offer* each : fastestFirst(offers)) {
        const Offer& offer = *each;
        if (&offer == &first)
            continue;
        if (offer.rank == first.rank || isTooClose(offer, first))
            close.push_back(offer.platform);
        else
            slower.push_back(offer.platform + " takes " +
                             groupedText(offer.expectedOverall() / first.expectedOverall(), 3) +
                             " times as long");
    }
    if (close.empty() && slower.empty())
        return first.platform + " is the only offer with a result for every workload that counts.";
    std::string text = first.platform + (close.empty() ? std::string(" is the fastest overall")
                                         : first.error.halfWidth == 0
                                             ? " is as fast overall as " + joinedWords(close)
                                             : " is too close to call overall against " + joinedWords(close));
    if (!slower.empty())
        text += "; " + joinedWords(slower);
    text += ".";
    if (offers.bestValue) {
        const Offer& value = offers.offers[*offers.bestValue];
        text += " " + value.platform + " has the lowest " + offers.costWord() + " for its performance" +
                (&value == &first ? " too." : ".");
    }
    return text;
}

std::string rankText(const Offer& offer)
{
    if (offer.rank == 0)
        return {};
    const std::string rank = std::to_string(offer.rank);
    return offer.bestRank == offer.worstRank ? rank
                                             : rank + " (" + std::to_string(offer.bestRank) + " to " +
                                                   std::to_string(offer.worstRank) + ")";
}

} // namespace contraflow
