// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/offer_stability.h"

#include "core/analysis/candidates/placed_variation.h"
#include "core/analysis/candidates/sweep.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kMostMessages = 500'000;
constexpr double kCloseEnough = 1.05; // of two values between which the answer changes
constexpr double kMostOversubscription = 64;
constexpr int kMostTries = 40;

using LimitKind = StabilityLimit::Kind;

/** Predicts offers at values that no sweep was asked for. */
class OfferVariations
{
public:
    OfferVariations(const Project& project, const CandidateComparison& comparison,
                    const OfferComparison& offers, const BatchOptions& options)
        : m_project(project)
        , m_comparison(comparison)
        , m_offers(offers)
        , m_options(options)
    {
        m_options.run.progress = {}; // each value would begin anew; whoever waits is told by values
        m_options.run.maxSegments = 0;
    }

    /** The fastest offer with `value`; of oversubscription that of offer `only` alone changes. */
    [[nodiscard]] Result<std::optional<std::size_t>> fastestAt(SweepParameter parameter, double value,
                                                               std::optional<std::size_t> only)
    {
        std::map<std::pair<std::size_t, std::size_t>, double> makespans; // by offer and group
        CandidateComparison varied;
        std::vector<std::pair<std::size_t, std::size_t>> owners;
        for (std::size_t g = 0; g < m_offers.workloads.size(); ++g) {
            varied.groups.push_back({.workload = m_comparison.groups[g].workload});
            for (std::size_t o = 0; o < m_offers.offers.size(); ++o) {
                const std::optional<std::size_t> c = m_offers.offers[o].results[g].candidate;
                if (!c || m_offers.workloads[g].weight <= 0)
                    continue;
                const Candidate& candidate = m_comparison.groups[g].candidates[*c];
                makespans[{o, g}] = candidate.figures.makespan;
                if (only && o != *only)
                    continue;
                varied.groups.back().candidates.push_back(candidate);
                owners.emplace_back(o, g);
            }
        }
        SweepRange range{parameter, {}, {}, {value}, {roundedText(value)}, {}};
        const Result<Sweep> sweep = sweepCandidates(m_project, varied, range, m_options);
        if (!sweep)
            return sweep.error();
        for (std::size_t i = 0; i < sweep->curves.size(); ++i) {
            const SweepPoint& point = sweep->curves[i].points.front();
            makespans[owners[i]] = point.failure.empty() ? point.makespan : 0;
        }
        return fastestWith(m_offers, [&](std::size_t offer, std::size_t group) -> std::optional<double> {
            const auto found = makespans.find({offer, group});
            return found == makespans.end() ? std::nullopt : std::optional(found->second);
        });
    }

private:
    const Project& m_project;
    const CandidateComparison& m_comparison;
    const OfferComparison& m_offers;
    BatchOptions m_options;
};

/** Values to try one after the other, away from what is. */
struct LimitSearch
{
    LimitKind kind;
    SweepParameter parameter;
    double from; ///< a value at which the offer is the fastest
    double ratio;
    double to;
};

/** Walks away from `from` until another offer is first, then bisects the last step in equal ratios. */
Result<StabilityLimit> limitOf(OfferVariations& variations, const LimitSearch& search, std::size_t fastest,
                               const OfferComparison& offers, const std::function<void()>& noteStep)
{
    const std::optional<std::size_t> only =
        search.kind == LimitKind::oversubscription ? std::optional(fastest) : std::nullopt;
    StabilityLimit limit{search.kind, search.from, true, {}};
    const auto isInside = [&search](double value) {
        return search.ratio > 1 ? value <= search.to * (1 + 1e-9) : value >= search.to * (1 - 1e-9);
    };
    double other = 0; // a value at which another offer is first
    int steps = 0;
    const auto tryAt = [&](double value) -> Result<bool> {
        ++steps;
        const Result<std::optional<std::size_t>> first = variations.fastestAt(search.parameter, value, only);
        if (!first)
            return first.error();
        noteStep();
        if (*first == fastest) {
            limit.last = value;
            return true;
        }
        limit.next = *first ? offers.offers[**first].platform : std::string();
        limit.isOpen = false;
        other = value;
        return false;
    };
    for (double value = search.from * search.ratio; isInside(value) && limit.isOpen; value *= search.ratio)
        if (const Result<bool> same = tryAt(value); !same)
            return same.error();
    const auto gap = [&] { return std::max(other / limit.last, limit.last / other); };
    while (!limit.isOpen && gap() > kCloseEnough && steps < kMostTries)
        if (const Result<bool> same = tryAt(std::sqrt(limit.last * other)); !same)
            return same.error();
    return limit;
}

/** The largest oversubscription of a switch with nodes; nothing without links between switches. */
std::optional<double> oversubscriptionOf(const Project& project, const std::string& name)
{
    const std::size_t index = indexOfName(project.platforms, name);
    if (index == project.platforms.size())
        return std::nullopt;
    IssueList issues;
    const std::shared_ptr<const Network> network = Network::build(project.platforms[index], index, issues);
    return network ? oversubscription(*network) : std::nullopt;
}

/** How dear the best value may become before another offer is. */
void findPriceLimit(const OfferComparison& offers, OfferStability& stability)
{
    if (!offers.bestValue)
        return;
    const Offer& best = offers.offers[*offers.bestValue];
    const Offer* next = nullptr;
    for (const Offer& offer : offers.offers)
        if (&offer != &best && offer.pricedResult && (!next || *offer.pricedResult < *next->pricedResult))
            next = &offer;
    if (!next || !(*best.pricedResult > 0))
        return;
    stability.valueOffer = best.platform;
    stability.nextValue = next->platform;
    const Price total = *best.price.total();
    const Price most{total.amount * *next->pricedResult / *best.pricedResult, offers.currency};
    stability.mostPrice = Price{best.price.price->amount + most.amount - total.amount, offers.currency};
    if (offers.costWord() != "price")
        stability.mostTotal = most;
}

/** To three significant digits, on the side of the values that were tried: where the sentence holds. */
std::string safeText(double value, LimitKind kind)
{
    constexpr int kDigits = 3;
    constexpr double kRounding = 1e-9; // of values that were multiplied up
    const double step = std::pow(10, std::floor(std::log10(value)) - kDigits + 1);
    const double steps = value / step;
    const double safe = kind == LimitKind::smallerMessages ? std::ceil(steps - kRounding * steps)
                                                           : std::floor(steps + kRounding * steps);
    return roundedText(safe * step, kDigits + 1);
}

/** "… until its price exceeds 1 592 604 EUR (a total cost of 2 003 270 EUR); then roce has it." */
std::string priceLimitText(const OfferStability& stability)
{
    const auto whole = [](const Price& price) {
        return groupedPrice({std::floor(price.amount), price.currency});
    };
    std::string text = stability.valueOffer + " keeps the lowest " +
                       (stability.mostTotal ? "total cost" : "price") +
                       " for its performance until its price exceeds " + whole(*stability.mostPrice);
    if (stability.mostTotal)
        text += " (a total cost of " + whole(*stability.mostTotal) + ")";
    return text + "; then " + stability.nextValue + " has it.";
}

std::size_t messagesPerValue(const CandidateComparison& comparison, const OfferComparison& offers)
{
    std::size_t messages = 0;
    for (const Offer& offer : offers.offers)
        for (std::size_t g = 0; g < offer.results.size(); ++g)
            if (offer.results[g].candidate && offers.workloads[g].weight > 0)
                messages += comparison.groups[g].candidates[*offer.results[g].candidate].figures.messages;
    return messages;
}

/** `first`: the offer and that it stays in front. */
std::string limitText(const std::string& first, const StabilityLimit& limit)
{
    const std::string value = groupedNumber(safeText(limit.last, limit.kind));
    const std::string next = limit.next.empty() ? std::string() : "; then " + limit.next + " is";
    switch (limit.kind) {
    case LimitKind::smallerMessages:
        return limit.isOpen ? first + " for messages down to " + value +
                                  " times their size, the smallest that was tried"
                            : first + " for messages from " + value + " times their size" + next;
    case LimitKind::largerMessages:
        return limit.isOpen
                   ? first + " for messages up to " + value + " times their size, the largest that was tried"
                   : first + " for messages up to " + value + " times their size" + next;
    case LimitKind::oversubscription:
        return first + " while its network is oversubscribed at most " + value + " to 1" +
               (limit.isOpen ? ", the most that was tried" : next);
    }
    return {};
}

} // namespace

Result<OfferStability> offerStability(const Project& project, const CandidateComparison& comparison,
                                      const OfferComparison& offers, const BatchOptions& options)
{
    OfferStability stability;
    if (!offers.isChoice())
        return stability;
    const std::size_t fastest = *offers.fastest;
    stability.offer = offers.offers[fastest].platform;
    stability.isClose = offers.offers[fastest].bestRank != offers.offers[fastest].worstRank;
    findPriceLimit(offers, stability);
    if (messagesPerValue(comparison, offers) > kMostMessages) {
        stability.notApplied = "the workloads have more than " + groupedCount(kMostMessages) +
                               " messages together, so it was not tried at which sizes and oversubscription "
                               "another offer is the fastest; sweep what matters with 'contraflow compare'";
        return stability;
    }
    std::vector<LimitSearch> searches{
        {LimitKind::smallerMessages, SweepParameter::scale, 1, 0.1, 1e-3},
        {LimitKind::largerMessages, SweepParameter::scale, 1, 10, 1e3},
    };
    if (const std::optional<double> own = oversubscriptionOf(project, stability.offer);
        own && *own < kMostOversubscription)
        searches.push_back(
            {LimitKind::oversubscription, SweepParameter::oversubscription, *own, 2, kMostOversubscription});
    OfferVariations variations(project, comparison, offers, options);
    std::size_t done = 0;
    const auto noteStep = [&] {
        constexpr double kUsualSteps = 24;
        ++done;
        if (options.run.progress)
            options.run.progress(std::min(0.99, static_cast<double>(done) / kUsualSteps));
    };
    for (const LimitSearch& search : searches) {
        Result<StabilityLimit> limit = limitOf(variations, search, fastest, offers, noteStep);
        if (!limit)
            return limit.error();
        stability.limits.push_back(std::move(limit).value());
    }
    return stability;
}

std::vector<std::string> stabilityTexts(const OfferStability& stability)
{
    std::vector<std::string> texts;
    const std::string first =
        stability.offer + (stability.isClose ? ", too close to call, stays ahead" : " stays the fastest");
    for (const StabilityLimit& limit : stability.limits)
        texts.push_back(limitText(first, limit) + ".");
    if (stability.mostPrice)
        texts.push_back(priceLimitText(stability));
    if (!stability.notApplied.empty())
        texts.push_back(stability.notApplied + ".");
    return texts;
}

} // namespace contraflow
