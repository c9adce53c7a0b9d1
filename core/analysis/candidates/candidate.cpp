// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate.h"

#include "core/analysis/candidates/candidate_text.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace contraflow {

namespace {

/** The makespan as it will be measured, as far as the model's errors are known. */
double expectedMakespan(const Candidate& candidate)
{
    return candidate.figures.makespan * std::exp(candidate.accuracy.makespan.centre);
}

bool isClearlyFaster(const Candidate& a, const Candidate& b)
{
    return !isTooClose(a, b) && clearlyGreater(expectedMakespan(b), expectedMakespan(a));
}

TimeVerdict verdictAgainst(const Candidate& candidate, const Candidate& reference)
{
    if (!candidate.isPredicted() || !reference.isPredicted())
        return TimeVerdict::unknown;
    if (nearlyEqual(candidate.figures.makespan, reference.figures.makespan) &&
        candidate.model == reference.model)
        return TimeVerdict::equal;
    if (isTooClose(candidate, reference))
        return TimeVerdict::tooClose;
    if (nearlyEqual(expectedMakespan(candidate), expectedMakespan(reference)))
        return TimeVerdict::equal;
    return isClearlyFaster(candidate, reference) ? TimeVerdict::faster : TimeVerdict::slower;
}

void compareWith(Candidate& candidate, const Candidate& reference)
{
    candidate.verdict = verdictAgainst(candidate, reference);
    if (candidate.verdict == TimeVerdict::unknown)
        return;
    const double before = reference.figures.makespan;
    candidate.secondsSaved = secondsSaved(before, candidate.figures.makespan);
    if (before > 0)
        candidate.differencePercent = -candidate.secondsSaved / before * 100;
    const auto price = candidate.price.total();
    const auto referencePrice = reference.price.total();
    if (candidate.verdict == TimeVerdict::faster && candidate.secondsSaved > 0 && price && referencePrice &&
        price->currency == referencePrice->currency)
        candidate.pricePerSecondSaved = (price->amount - referencePrice->amount) / candidate.secondsSaved;
}

void rank(std::vector<Candidate>& candidates)
{
    std::size_t ranked = 0;
    for (const Candidate& candidate : candidates)
        ranked += candidate.isPredicted() ? 1 : 0;
    for (Candidate& candidate : candidates) {
        if (!candidate.isPredicted())
            continue;
        candidate.rank = candidate.bestRank = 1;
        candidate.worstRank = ranked;
        for (const Candidate& other : candidates) {
            if (!other.isPredicted() || &other == &candidate)
                continue;
            candidate.rank += clearlyGreater(candidate.figures.makespan, other.figures.makespan) ? 1 : 0;
            candidate.bestRank += isClearlyFaster(other, candidate) ? 1 : 0;
            candidate.worstRank -= isClearlyFaster(candidate, other) ? 1 : 0;
        }
        const bool isSure = std::none_of(candidates.begin(), candidates.end(), [&](const Candidate& other) {
            return &other != &candidate && other.isPredicted() && isTooClose(candidate, other);
        });
        if (isSure) // equal ones share a place
            candidate.bestRank = candidate.worstRank = candidate.rank;
    }
}

bool isPlaced(const Candidate& candidate)
{
    return candidate.isPredicted() && candidate.price.total().has_value();
}

/** Of two candidates with prices in one currency: a is as fast and as cheap as b, and better in one. */
bool dominates(const Candidate& a, const Candidate& b)
{
    const double priceA = a.price.total()->amount;
    const double priceB = b.price.total()->amount;
    if (clearlyGreater(priceA, priceB) || clearlyGreater(a.figures.makespan, b.figures.makespan))
        return false;
    return clearlyGreater(priceB, priceA) || clearlyGreater(b.figures.makespan, a.figures.makespan);
}

/** The candidate for which `isRival` holds that is fastest, and of equally fast ones the cheapest. */
template<typename IsRival>
std::optional<std::size_t> bestRival(const std::vector<Candidate>& candidates, const IsRival& isRival)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (isPlaced(candidates[i]) && isRival(candidates[i]) &&
            (!best || dominates(candidates[i], candidates[*best]) ||
             clearlyGreater(candidates[*best].figures.makespan, candidates[i].figures.makespan)))
            best = i;
    return best;
}

void findFront(std::vector<Candidate>& candidates)
{
    for (Candidate& candidate : candidates) {
        if (!isPlaced(candidate))
            continue;
        candidate.rival =
            bestRival(candidates, [&](const Candidate& other) { return dominates(other, candidate); });
        if (candidate.rival) {
            candidate.pareto = ParetoPlace::dominated;
            continue;
        }
        candidate.rival = bestRival(candidates, [&](const Candidate& other) {
            return clearlyGreater(candidate.price.total()->amount, other.price.total()->amount) &&
                   isTooClose(candidate, other);
        });
        candidate.pareto = candidate.rival ? ParetoPlace::closeFront : ParetoPlace::front;
    }
}

void evaluatePrices(CandidateGroup& group)
{
    std::set<std::string> currencies;
    for (const Candidate& candidate : group.candidates)
        if (candidate.price.total())
            currencies.insert(candidate.price.total()->currency);
    if (currencies.size() > 1) {
        group.notes.push_back("prices are in " +
                              joinedWords(std::vector(currencies.begin(), currencies.end())) +
                              ", which are not converted, so they are not held against each other");
        return;
    }
    if (currencies.empty())
        return;
    group.currency = *currencies.begin();
    findFront(group.candidates);
    std::set<std::string> said;
    for (const Candidate& candidate : group.candidates)
        if (!candidate.price.total() && said.insert(candidate.platform).second)
            group.notes.push_back("platform " + inQuotes(candidate.platform) + " has " +
                                  missingCostText(candidate.price));
}

void addAccuracyNotes(CandidateGroup& group)
{
    std::set<std::string> said;
    for (const Candidate& candidate : group.candidates)
        if (candidate.isPredicted() && said.insert(candidate.model).second)
            group.notes.push_back(candidate.accuracy.reason);
}

} // namespace

bool isTooClose(const Candidate& a, const Candidate& b)
{
    const double width = std::hypot(a.accuracy.makespan.halfWidth, b.accuracy.makespan.halfWidth);
    const double first = expectedMakespan(a);
    const double second = expectedMakespan(b);
    if (width == 0 || !(first > 0) || !(second > 0))
        return false;
    return std::abs(std::log(first / second)) <= width;
}

void evaluate(CandidateGroup& group)
{
    rank(group.candidates);
    if (group.reference && !group.candidates[*group.reference].isPredicted())
        group.notes.push_back("the reference " + group.candidates[*group.reference].label +
                              " has no prediction, so nothing is held against it");
    if (group.reference)
        for (std::size_t i = 0; i < group.candidates.size(); ++i) {
            compareWith(group.candidates[i], group.candidates[*group.reference]);
            if (i == *group.reference)
                group.candidates[i].verdict = TimeVerdict::reference;
        }
    evaluatePrices(group);
    addAccuracyNotes(group);
}

} // namespace contraflow
