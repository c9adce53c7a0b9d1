// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/offer_stability.h"

#include "core/analysis/candidates/placed_variation.h"
#include "core/analysis/candidates/sweep.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
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
                    const OfferComparison& offers, const BatchOptions& options, KnownFigures* known)
        : m_project(project)
        , m_comparison(comparison)
        , m_offers(offers)
        , m_options(options)
        , m_known(known)
    {
        m_options.run.progress = {}; // each value would begin anew; whoever waits is told by values
        m_options.run.maxSegments = 0;
    }

    /** The overall results with `value`, where all are known; of oversubscription that of offer `only` alone
     * changes. */
    [[nodiscard]] Result<std::optional<std::vector<JudgedFigure>>>
    overallAt(SweepParameter parameter, double value, std::optional<std::size_t> only)
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
        ASSIGN_OR_RETURN(const Sweep sweep, sweepCandidates(m_project, varied, range, m_options, m_known));
        for (std::size_t i = 0; i < sweep.curves.size(); ++i) {
            const SweepPoint& point = sweep.curves[i].points.front();
            makespans[owners[i]] = point.failure.empty() ? point.makespan : 0;
        }
        return overallWith(m_offers, [&](std::size_t offer, std::size_t group) -> std::optional<double> {
            const auto found = makespans.find({offer, group});
            return found == makespans.end() ? std::nullopt : std::optional(found->second);
        });
    }

private:
    const Project& m_project;
    const CandidateComparison& m_comparison;
    const OfferComparison& m_offers;
    BatchOptions m_options;
    KnownFigures* m_known;
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

/** The first of the offers that keeps `leader` from being the one answer, where `nearest` is how close
 * another one is today; nothing while that holds. */
std::optional<std::size_t> rivalOf(const std::vector<JudgedFigure>& figures, std::size_t leader,
                                   Standing nearest)
{
    std::optional<std::size_t> rival;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (i == leader || (rival && figures[i].expected() >= figures[*rival].expected()))
            continue;
        const bool isHeldOff =
            nearest == Standing::greater
                ? standing(figures[leader], figures[i]) == Standing::less
                : standing(figures[i].withoutError(), figures[leader].withoutError()) != Standing::less;
        if (!isHeldOff)
            rival = i;
    }
    return rival;
}

/** How the nearest of the others stands to the least of some figures. */
Standing nearestTo(const std::vector<JudgedFigure>& figures, std::size_t leader)
{
    Standing nearest = Standing::greater;
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (const Standing time = standing(figures[i], figures[leader]);
            i != leader && time != Standing::greater && nearest != Standing::tooClose)
            nearest = time;
    return nearest;
}

/** Walks away from `from` until another offer is first, then bisects the last step in equal ratios. */
Result<StabilityLimit> limitOf(OfferVariations& variations, const LimitSearch& search,
                               const OfferComparison& offers, Standing nearest,
                               const std::function<void()>& noteStep)
{
    const std::size_t fastest = *offers.fastest;
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
        ASSIGN_OR_RETURN(const auto figures, variations.overallAt(search.parameter, value, only));
        noteStep();
        const std::optional<std::size_t> rival = figures ? rivalOf(*figures, fastest, nearest) : std::nullopt;
        if (figures && !rival) {
            limit.last = value;
            return true;
        }
        limit.next = rival ? offers.offers[*rival].platform : std::string();
        limit.then = rival ? standing((*figures)[*rival], (*figures)[fastest]) : Standing::greater;
        limit.isOpen = false;
        other = value;
        return false;
    };
    for (double value = search.from * search.ratio; isInside(value) && limit.isOpen; value *= search.ratio)
        RETURN_IF_ERROR(tryAt(value));
    const auto gap = [&] { return std::max(other / limit.last, limit.last / other); };
    while (!limit.isOpen && gap() > kCloseEnough && steps < kMostTries)
        RETURN_IF_ERROR(tryAt(std::sqrt(limit.last * other)));
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

/** The offers' overall results with other weights, by workload; times cost where `isCost`. */
std::vector<JudgedFigure> weighed(const OfferComparison& offers, const std::vector<double>& weights,
                                  bool isCost)
{
    std::vector<JudgedFigure> figures;
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (const Offer& offer : offers.offers) {
        double mean = 0;
        LogError error;
        for (std::size_t g = 0; g < weights.size(); ++g) {
            if (weights[g] <= 0)
                continue;
            const double share = weights[g] / sum;
            mean += share * std::log(*offer.results[g].ratio);
            error.centre += share * offer.results[g].error.centre;
            error.halfWidth += share * offer.results[g].error.halfWidth;
        }
        figures.push_back({std::exp(mean) * (isCost ? offer.price.total()->amount : 1), error});
    }
    return figures;
}

/** Where between two weights of a workload, of which the first leaves the answer as it is, it changes. */
WeightLimit turnOf(const OfferComparison& offers, std::vector<double> weights, std::size_t workload,
                   double other,
                   const std::function<std::optional<std::size_t>(const std::vector<double>&)>& rival,
                   bool isCost, std::size_t leader)
{
    constexpr int kSteps = 60;
    WeightLimit limit{offers.workloads[workload].name, weights[workload], weights[workload], {}};
    const double end = other;
    for (int step = 0; step < kSteps; ++step) {
        weights[workload] = (limit.last + other) / 2;
        (rival(weights) ? other : limit.last) = weights[workload];
    }
    weights[workload] = other;
    const std::size_t next = *rival(weights);
    const auto standingOf = [&] {
        const std::vector<JudgedFigure> figures = weighed(offers, weights, isCost);
        return standing(figures[next], figures[leader]);
    };
    limit.next = offers.offers[next].platform;
    limit.then = standingOf();
    weights[workload] = end;
    if (limit.then == Standing::equal) // which figures that go past each other are for a moment
        limit.then = standingOf();
    return limit;
}

/** The weights of single workloads that change which offer is the fastest, or the best value. Figures are
 * sums over the workloads, so that an offer that leads with each workload alone leads with any weights. */
std::vector<WeightLimit> weightLimits(const OfferComparison& offers, std::size_t leader, bool isCost)
{
    constexpr double kMost = 1e6; // times the weight that it has
    std::vector<double> own;
    for (const OfferWorkload& workload : offers.workloads)
        own.push_back(std::max(0.0, workload.weight));
    const Standing nearest = nearestTo(weighed(offers, own, isCost), leader);
    const auto rival = [&](const std::vector<double>& weights) {
        return rivalOf(weighed(offers, weights, isCost), leader, nearest);
    };
    std::vector<WeightLimit> limits;
    if (std::ranges::count_if(own, [](double weight) { return weight > 0; }) < 2 || rival(own))
        return limits;
    for (std::size_t g = 0; g < own.size(); ++g)
        for (const double factor : {0.0, kMost}) {
            std::vector<double> weights = own;
            weights[g] *= factor;
            if (own[g] > 0 && rival(weights))
                limits.push_back(turnOf(offers, own, g, weights[g], rival, isCost, leader));
        }
    return limits;
}

/** By how much a cost may be over another one's before they are not told apart; 1 without errors, where the
 * last tenth of a percent decides nothing. */
double roomOf(const Offer& a, const Offer& b)
{
    const double least = toldApartFrom(a.error, b.error);
    return least > kTie ? std::exp(least) : 1;
}

/** How dear the best value may become before another offer is, and how cheap its rivals would have to be. */
void findPriceLimits(const OfferComparison& offers, OfferStability& stability)
{
    if (!offers.bestValue)
        return;
    const Offer& best = offers.offers[*offers.bestValue];
    const double leading = best.judgedCost().expected();
    if (!(leading > 0))
        return;
    stability.valueOffer = best.platform;
    stability.costWord = offers.costWord();
    stability.valueWeights = weightLimits(offers, *offers.bestValue, true);
    const Price total = *best.price.total();
    std::optional<double> most;
    for (const Offer& offer : offers.offers) {
        const double factor = offer.judgedCost().expected() / leading / roomOf(best, offer);
        if (&offer == &best || factor <= 1)
            continue;
        const double saved = offer.price.total()->amount * (1 - 1 / factor);
        const Price price = *offer.price.price;
        stability.discounts.push_back({offer.platform,
                                       price.amount > 0 ? saved / price.amount : 2,
                                       {price.amount - saved, price.currency},
                                       roomOf(best, offer) > 1});
        if (most && total.amount * factor >= *most)
            continue;
        most = total.amount * factor;
        stability.nextValue = offer.platform;
        stability.isNextValueClose = roomOf(best, offer) > 1;
    }
    if (!most || !offers.closeValues.empty())
        return;
    stability.mostPrice = Price{best.price.price->amount + *most - total.amount, offers.currency};
    if (offers.costWord() != "price")
        stability.mostTotal = Price{*most, offers.currency};
}

/** To three significant digits, on the side of the values for which the sentence holds. */
std::string safeText(double value, bool isLeast)
{
    if (!(value > 0))
        return "0";
    constexpr int kDigits = 3;
    constexpr double kRounding = 1e-9; // of values that were multiplied up
    const double step = std::pow(10, std::floor(std::log10(value)) - kDigits + 1);
    const double steps = value / step;
    const double safe =
        isLeast ? std::ceil(steps - kRounding * steps) : std::floor(steps + kRounding * steps);
    return roundedText(safe * step, kDigits + 1);
}

std::string wholePrice(const Price& price)
{
    return groupedPrice({std::floor(price.amount), price.currency});
}

/** "… until its price exceeds 1 592 604 EUR (a total cost of 2 003 270 EUR); then roce has it." */
std::string priceLimitText(const OfferStability& stability)
{
    const std::string most = wholePrice(*stability.mostPrice);
    const std::string text = sentence(
        "%1 keeps the lowest %2 for its performance until its price exceeds %3",
        {stability.valueOffer, sentence(stability.costWord),
         stability.mostTotal ? sentence("%1 (a total cost of %2)", {most, wholePrice(*stability.mostTotal)})
                             : most});
    return stability.isNextValueClose
               ? sentence("%1; then %2 is too close to call.", {text, stability.nextValue})
               : sentence("%1; then %2 has it.", {text, stability.nextValue});
}

/** "roce would have it with 31.5 % off its price (420 000 EUR)". */
std::string discountText(const Discount& discount)
{
    constexpr double kTenths = 1000;
    if (discount.share > 1)
        return discount.isClose
                   ? sentence(
                         "%1 would not come close even for nothing, as its running cost alone is too much",
                         {discount.offer})
                   : sentence("%1 would not have it even for nothing, as its running cost alone is too much",
                              {discount.offer});
    const std::string percent = roundedText(std::ceil(discount.share * kTenths) / 10);
    const std::string price = wholePrice(discount.price);
    return discount.isClose
               ? sentence("%1 would be too close to call with %2 % off its price (%3)",
                          {discount.offer, percent, price})
               : sentence("%1 would have it with %2 % off its price (%3)", {discount.offer, percent, price});
}

std::string discountsText(const OfferStability& stability)
{
    std::string text;
    for (const Discount& discount : stability.discounts)
        text += (text.empty() ? "" : "; ") + discountText(discount);
    return sentence("Of the lowest %1 for the performance: %2.", {sentence(stability.costWord), text});
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

/** "; then roce is", "; then roce is as good": what comes behind a limit. */
std::string thenText(const std::string& next, Standing then)
{
    if (next.empty())
        return sentence("; beyond, not every offer could be predicted");
    return then == Standing::less    ? sentence("; then %1 is", {next})
           : then == Standing::equal ? sentence("; then %1 is as good", {next})
                                     : sentence("; then %1 is too close to call", {next});
}

/** `first`: the offer and that it stays in front. */
std::string limitText(const std::string& first, const StabilityLimit& limit)
{
    const std::string value = groupedNumber(safeText(limit.last, limit.kind == LimitKind::smallerMessages));
    const std::string next = limit.isOpen ? std::string() : thenText(limit.next, limit.then);
    switch (limit.kind) {
    case LimitKind::smallerMessages:
        return limit.isOpen
                   ? sentence("%1 for messages down to %2 times their size, the smallest that was tried",
                              {first, value})
                   : sentence("%1 for messages from %2 times their size%3", {first, value, next});
    case LimitKind::largerMessages:
        return limit.isOpen
                   ? sentence("%1 for messages up to %2 times their size, the largest that was tried",
                              {first, value})
                   : sentence("%1 for messages up to %2 times their size%3", {first, value, next});
    case LimitKind::oversubscription:
        return limit.isOpen
                   ? sentence(
                         "%1 while its network is oversubscribed at most %2 to 1, the most that was tried",
                         {first, value})
                   : sentence("%1 while its network is oversubscribed at most %2 to 1%3",
                              {first, value, next});
    }
    return {};
}

enum class Leads
{
    inTime,
    inValue,
};

/** "… while the weight of fft, which is 1, is at least 0.35; then roce is" for each limit; that no weight
 * matters without any. */
std::string weightsText(const std::string& first, const std::vector<WeightLimit>& limits, Leads leads)
{
    if (limits.empty())
        return sentence("%1 with any weights of the workloads.", {first});
    std::string text;
    for (const WeightLimit& limit : limits) {
        const bool isLeast = limit.last < limit.weight;
        const std::string weight = roundedText(limit.weight);
        const std::string last = groupedNumber(safeText(limit.last, isLeast));
        const std::string is = isLeast ? sentence("at least %1", {last}) : sentence("at most %1", {last});
        text = text.empty() ? sentence("%1 while the weight of %2, which is %3, is %4",
                                       {first, limit.workload, weight, is})
                            : sentence("%1, and while that of %2, which is %3, is %4",
                                       {text, limit.workload, weight, is});
        text += leads == Leads::inValue && limit.then == Standing::less && !limit.next.empty()
                    ? sentence("; then %1 has it", {limit.next})
                    : thenText(limit.next, limit.then);
    }
    return text + ".";
}

std::string staysText(const OfferStability& stability)
{
    switch (stability.nearest) {
    case Standing::tooClose:
        return sentence("%1, too close to call, stays ahead", {stability.offer});
    case Standing::equal:
        return sentence("%1 stays among the fastest", {stability.offer});
    case Standing::less:
    case Standing::greater:
        break;
    }
    return sentence("%1 stays the fastest", {stability.offer});
}

} // namespace

Result<OfferStability> offerStability(const Project& project, const CandidateComparison& comparison,
                                      const OfferComparison& offers, const BatchOptions& options,
                                      KnownFigures* known)
{
    OfferStability stability;
    if (!offers.isJudged())
        return stability;
    const std::size_t fastest = *offers.fastest;
    stability.offer = offers.offers[fastest].platform;
    const auto today = mapped<JudgedFigure>(offers.offers, &Offer::judged);
    stability.nearest = nearestTo(today, fastest);
    stability.workloads = static_cast<std::size_t>(std::ranges::count_if(
        offers.workloads, [](const OfferWorkload& workload) { return workload.weight > 0; }));
    stability.weights = weightLimits(offers, fastest, false);
    findPriceLimits(offers, stability);
    if (messagesPerValue(comparison, offers) > kMostMessages) {
        stability.notApplied = sentence(
            "the workloads have more than %1 messages together, so it was not tried at which sizes and "
            "oversubscription another offer is the fastest; sweep what matters with 'contraflow compare'",
            {groupedCount(kMostMessages)});
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
    OfferVariations variations(project, comparison, offers, options, known);
    std::size_t done = 0;
    const auto noteStep = [&] {
        ++done;
        if (options.run.progress)
            options.run.progress(std::min(0.99, static_cast<double>(done) / kUsualStabilityValues));
    };
    for (const LimitSearch& search : searches) {
        ASSIGN_OR_RETURN(StabilityLimit limit,
                         limitOf(variations, search, offers, stability.nearest, noteStep));
        stability.limits.push_back(std::move(limit));
    }
    return stability;
}

std::vector<std::string> stabilityTexts(const OfferStability& stability)
{
    std::vector<std::string> texts;
    const std::string first = staysText(stability);
    for (const StabilityLimit& limit : stability.limits)
        texts.push_back(limitText(first, limit) + ".");
    if (stability.workloads > 1)
        texts.push_back(weightsText(first, stability.weights, Leads::inTime));
    if (stability.mostPrice)
        texts.push_back(priceLimitText(stability));
    if (!stability.discounts.empty())
        texts.push_back(discountsText(stability));
    if (stability.workloads > 1 && stability.mostPrice)
        texts.push_back(weightsText(sentence("%1 keeps the lowest %2 for its performance",
                                             {stability.valueOffer, sentence(stability.costWord)}),
                                    stability.valueWeights, Leads::inValue));
    if (!stability.notApplied.empty())
        texts.push_back(stability.notApplied + ".");
    return texts;
}

} // namespace contraflow
