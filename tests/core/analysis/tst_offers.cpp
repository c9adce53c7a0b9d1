// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/offer_stability.h"
#include "core/analysis/candidates/offers.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/project/formulas.h"
#include "core/project/validate.h"
#include "core/tables/offer_tables.h"
#include "tests/support/builders.h"

#include <QTest>

#include <cmath>

using namespace contraflow;

namespace {

constexpr double kMbit = 125e3; // bytes per second

/** One platform of an invitation to tender: two nodes on a switch, with their NICs' speed and latency. */
struct Network2
{
    std::string name;
    double mbit = 1000;
    double latency = 0; // seconds
    std::string price = {};
};

/** Each platform under a workload of large messages and one of small ones, under max-min. */
Project tender(const std::vector<Network2>& networks, const std::string& weightOfLarge = {},
               const std::string& weightOfSmall = {})
{
    Project project;
    const auto weight = [](const std::string& text) {
        const Result<Quantity> number = parseQuantity(Dimension::number, text);
        return number         ? QuantityCell(*number)
               : text.empty() ? QuantityCell()
                              : QuantityCell::rejectedAs(text);
    };
    std::vector<Platform> platforms;
    std::vector<Scenario> scenarios;
    for (const Network2& network : networks) {
        Platform platform;
        platform.name = network.name;
        platform.price = network.price;
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"tor", {}}};
        NodeRow node = test::nodes("n[1-2]", "tor", network.mbit);
        node.latency = inBaseUnit(Dimension::duration, network.latency);
        platform.nodes = SharedRows<NodeRow>{node};
        platforms.push_back(std::move(platform));
        for (const char* workload : {"large", "small"})
            scenarios.push_back({network.name + "-" + workload, network.name, workload, {}, "fair"});
    }
    project.platforms = std::move(platforms);
    const auto message = [](double bytes) {
        return SharedRows<MessageRow>{
            MessageRow{"e1", "n1", "n2", inBaseUnit(Dimension::size, bytes), {}, {}}};
    };
    Workload large{"large", message(125e6), {}, {}};
    Workload small{"small", message(125), {}, {}};
    large.weight = weight(weightOfLarge);
    small.weight = weight(weightOfSmall);
    project.workloads = SharedRows<Workload>{large, small};
    project.models = SharedRows<Model>{Model{"fair", "max-min", {}, {}}};
    project.scenarios = std::move(scenarios);
    (void)recalculate(Project(), project);
    return project;
}

/** The project with a platform that draws power for five years; without price of energy that cost is open. */
Project withPower(Project project, std::size_t index, const std::string& energyPrice)
{
    Platform platform = project.platforms[index];
    NodeRow node = platform.nodes[0];
    node.power = inBaseUnit(Dimension::power, 20); // watts
    platform.nodes = SharedRows<NodeRow>{node};
    platform.energyPrice = energyPrice;
    platform.years = inBaseUnit(Dimension::number, 5);
    project.platforms.replace(index, 1, {platform});
    return project;
}

CandidateComparison compared(const Project& project)
{
    Result<CandidateComparison> result = compareCandidates(project);
    if (!result)
        qFatal("%s", result.error().message.c_str());
    return std::move(result).value();
}

/** Fast for large messages, and fast for small ones. */
std::vector<Network2> rivals()
{
    return {{"wide", 10'000, 50e-6, "3000 EUR"}, {"quick", 1000, 1e-6, "1000 EUR"}};
}

} // namespace

class TestOffers : public QObject
{
    Q_OBJECT

private slots:
    void overallIsTheWeightedGeometricMeanOfRatios();
    void weightsDecideWhichOfferIsFirst();
    void theOrderDoesNotDependOnTheUnitOfTime();
    void aWorkloadOfWeightZeroDoesNotCount();
    void anOfferWithoutAPredictionHasNoOverallResult();
    void theBestValueHasTheLeastPriceForItsPerformance();
    void thePriceLimitIsThatOfThePriceWhereRunningCostsCount();
    void noOfferIsTheBestValueWhileACostIsNotKnown();
    void stabilityFindsWhereAnotherOfferBecomesTheFastest();
    void limitsAreRoundedToTheSideThatWasTried();
    void stabilitySaysWhatWasTriedWhereNothingChanges();
    void weightsThatTurnTheRankingAreFound();
    void noWeightsTurnAnOfferThatLeadsEverywhere();
    void rivalsAreToldTheDiscountThatTheyNeed();
    void errorsKeepTheBestValueAndItsLimitsOpen();
    void aMeanOfUnlikeRatiosStandsWithItsSpread();
    void anOfferThatIsTooCloseToCallIsNotCalledTheFastest();
    void badWeightsAreIssues();
    void tablesShowOffersByRank();
};

void TestOffers::overallIsTheWeightedGeometricMeanOfRatios()
{
    const Project project = tender(rivals(), "3", "=1 + 1");
    const CandidateComparison comparison = compared(project);
    QCOMPARE(comparison.groups[0].weight, 3.0);
    QCOMPARE(comparison.groups[1].weight, 2.0);
    const OfferComparison offers = compareOffers(comparison);
    QCOMPARE(offers.offers.size(), std::size_t(2));
    const auto makespan = [&](std::size_t group, std::size_t candidate) {
        return comparison.groups[group].candidates[candidate].figures.makespan;
    };
    const double small = makespan(1, 0) / makespan(1, 1);
    const double large = makespan(0, 1) / makespan(0, 0);
    QVERIFY(small > 1 && large > 1);
    QVERIFY(nearlyEqual(*offers.offers[0].overall, std::pow(small, 2.0 / 5)));
    QVERIFY(nearlyEqual(*offers.offers[1].overall, std::pow(large, 3.0 / 5)));
}

void TestOffers::weightsDecideWhichOfferIsFirst()
{
    const OfferComparison large = compareOffers(compared(tender(rivals(), "100", "1")));
    QCOMPARE(large.offers[*large.fastest].platform, std::string("wide"));
    const OfferComparison three = compareOffers(
        compared(tender({{"slow", 100, 1e-3}, {"middle", 500, 1e-4}, {"fast", 1000, 1e-5}}, "1", "1")));
    const std::string text = offersText(three);
    QVERIFY(text.find("middle takes ") < text.find("slow takes "));
    const OfferComparison small = compareOffers(compared(tender(rivals(), "1", "100")));
    QCOMPARE(small.offers[*small.fastest].platform, std::string("quick"));
    QVERIFY(offersText(small).starts_with("quick is the fastest overall; wide takes "));
}

void TestOffers::theOrderDoesNotDependOnTheUnitOfTime()
{
    // Messages a thousand times as large everywhere make every ratio of bandwidths the same.
    Project project = tender({{"a", 1000, 0}, {"b", 4000, 0}});
    const OfferComparison before = compareOffers(compared(project));
    Workload large = project.workloads[0];
    MessageRow message = large.messages[0];
    message.size = inBaseUnit(Dimension::size, message.size.value().value * 1000);
    large.messages = SharedRows<MessageRow>{message};
    project.workloads.replace(0, 1, {large});
    const OfferComparison after = compareOffers(compared(project));
    QVERIFY(nearlyEqual(*before.offers[0].overall, 4));
    QVERIFY(nearlyEqual(*after.offers[0].overall, 4));
}

void TestOffers::aWorkloadOfWeightZeroDoesNotCount()
{
    const OfferComparison offers = compareOffers(compared(tender(rivals(), "1", "0")));
    QCOMPARE(*offers.offers[0].overall, 1.0);
    const OfferComparison none = compareOffers(compared(tender(rivals(), "0", "0")));
    QVERIFY(!none.isChoice());
    QCOMPARE(none.notes.back(),
             std::string("every workload has the weight 0, so there is no overall result"));
}

void TestOffers::anOfferWithoutAPredictionHasNoOverallResult()
{
    Project project = tender(rivals());
    project.scenarios.replace(3, 1, {});
    const OfferComparison offers = compareOffers(compared(project));
    for (const Offer& offer : offers.offers) {
        QVERIFY(!offer.overall); // not even the one that has all: there is nothing to hold it against
        QCOMPARE(offer.rank, std::size_t(0));
    }
    QVERIFY(offers.offers[0].isComplete && !offers.offers[1].isComplete);
    QCOMPARE(
        offers.unlikeResults.front(),
        std::string("quick has no scenario for small; add one, give it the weight 0, or compare without it"));
}

void TestOffers::theBestValueHasTheLeastPriceForItsPerformance()
{
    const CandidateComparison comparison = compared(tender(rivals(), "100", "1"));
    const OfferComparison offers = compareOffers(comparison);
    QCOMPARE(offers.currency, std::string("EUR"));
    QCOMPARE(offers.offers[*offers.bestValue].platform,
             std::string("wide")); // 3 times the price, nearly 10 times as fast
    const Result<OfferStability> stability = offerStability(tender(rivals(), "100", "1"), comparison, offers);
    QVERIFY(stability);
    const double limit = *offers.offers[1].pricedResult / *offers.offers[0].overall;
    QVERIFY(stability->mostPrice);
    QVERIFY(nearlyEqual(stability->mostPrice->amount, limit));
    QCOMPARE(stability->nextValue, std::string("quick"));
}

void TestOffers::thePriceLimitIsThatOfThePriceWhereRunningCostsCount()
{
    const Project project =
        withPower(withPower(tender(rivals(), "100", "1"), 0, "0.5 EUR/kWh"), 1, "0.5 EUR/kWh");
    const CandidateComparison comparison = compared(project);
    const OfferComparison offers = compareOffers(comparison);
    QCOMPARE(offers.costWord(), std::string("total cost"));
    QVERIFY(offersText(offers).ends_with("wide has the lowest total cost for its performance too."));
    const Result<OfferStability> stability = offerStability(project, comparison, offers);
    QVERIFY(stability && stability->mostPrice && stability->mostTotal);
    const double running = offers.offers[0].price.running()->amount;
    QVERIFY(running > 0);
    const double limit = *offers.offers[1].pricedResult / *offers.offers[0].overall;
    QVERIFY(nearlyEqual(stability->mostTotal->amount, limit));
    QVERIFY(nearlyEqual(stability->mostPrice->amount, limit - running));
    QCOMPARE(stabilityTexts(*stability)[3],
             "wide keeps the lowest total cost for its performance until its price exceeds " +
                 groupedPrice({std::floor(limit - running), "EUR"}) + " (a total cost of " +
                 groupedPrice({std::floor(limit), "EUR"}) + "); then quick has it.");
}

void TestOffers::noOfferIsTheBestValueWhileACostIsNotKnown()
{
    const Project project = withPower(tender(rivals(), "100", "1"), 1, {});
    const OfferComparison offers = compareOffers(compared(project));
    QVERIFY(offers.isChoice());
    QVERIFY(!offers.bestValue);
    QVERIFY(offersText(offers).find("for its performance") == std::string::npos);
    QCOMPARE(offers.unlikeCosts.front(),
             std::string("platform 'quick' has no total cost: it draws power, and the price of energy "
                         "(energy_price) is not given; give what is missing, or compare without it"));
    const OfferComparison unpriced =
        compareOffers(compared(tender({rivals()[0], {"quick", 1000, 1e-6, {}}}, "100", "1")));
    QVERIFY(!unpriced.bestValue);
}

void TestOffers::limitsAreRoundedToTheSideThatWasTried()
{
    using Kind = StabilityLimit::Kind;
    const OfferStability stability{.offer = "hdr",
                                   .limits = {{Kind::oversubscription, 4.3679, false, "roce"},
                                              {Kind::smallerMessages, 0.1231, false, "roce"},
                                              {Kind::largerMessages, 15.49, false, "roce"},
                                              {Kind::smallerMessages, 0.1 * 0.1 * 0.1, true, {}},
                                              {Kind::oversubscription, 64, true, {}}}};
    const std::vector<std::string> texts = stabilityTexts(stability);
    QCOMPARE(
        texts[0],
        std::string(
            "hdr stays the fastest while its network is oversubscribed at most 4.36 to 1; then roce is."));
    QVERIFY(texts[1].find(" from 0.124 times ") != std::string::npos);
    QVERIFY(texts[2].find(" up to 15.4 times ") != std::string::npos);
    QVERIFY(texts[3].find(" down to 0.001 times ") != std::string::npos);
    QVERIFY(texts[4].find(" at most 64 to 1, ") != std::string::npos);
}

void TestOffers::stabilityFindsWhereAnotherOfferBecomesTheFastest()
{
    // Alone, a message takes 2 L + m / b: equal where m (1/b1 − 1/b2) = 2 (L2 − L1).
    const Project project = tender(rivals(), "1", "0");
    const CandidateComparison comparison = compared(project);
    const OfferComparison offers = compareOffers(comparison);
    const Result<OfferStability> stability = offerStability(project, comparison, offers);
    QVERIFY(stability);
    QCOMPARE(stability->offer, std::string("wide"));
    // The large messages have to shrink to a 1/11250th before quick is faster, which is beyond what is tried.
    QVERIFY(stability->limits[0].isOpen);

    const Project other = tender(rivals(), "0", "1"); // of small ones it is first up to 11111 B
    const CandidateComparison otherComparison = compared(other);
    const OfferComparison otherOffers = compareOffers(otherComparison);
    const Result<OfferStability> found = offerStability(other, otherComparison, otherOffers);
    QVERIFY(found);
    QCOMPARE(found->offer, std::string("quick"));
    const double equal = 2 * 49e-6 / (1 / (1000 * kMbit) - 1 / (10'000 * kMbit)) / 125;
    const StabilityLimit& limit = found->limits[1];
    QVERIFY(!limit.isOpen);
    QCOMPARE(limit.next, std::string("wide"));
    QVERIFY(limit.last <= equal * (1 + 1e-9));
    QVERIFY(limit.last >= equal / 1.05);
    QVERIFY(stabilityTexts(*found)[1].starts_with("quick stays the fastest for messages up to "));
}

void TestOffers::stabilitySaysWhatWasTriedWhereNothingChanges()
{
    const Project project = tender({{"a", 1000, 0}, {"b", 4000, 0}});
    const CandidateComparison comparison = compared(project);
    const Result<OfferStability> stability = offerStability(project, comparison, compareOffers(comparison));
    QVERIFY(stability);
    QCOMPARE(stability->limits.size(),
             std::size_t(2)); // there are no links between switches to oversubscribe
    QCOMPARE(
        stabilityTexts(*stability)[0],
        std::string("b stays the fastest for messages down to 0.001 times their size, the smallest that was "
                    "tried."));
}

void TestOffers::weightsThatTurnTheRankingAreFound()
{
    const Project project = tender(rivals(), "2", "3");
    const CandidateComparison comparison = compared(project);
    const OfferComparison offers = compareOffers(comparison);
    const Offer& leader = offers.offers[*offers.fastest];
    const Offer& other = offers.offers[1 - *offers.fastest];
    const auto apart = [&](std::size_t g) {
        return std::log(*other.results[g].ratio / *leader.results[g].ratio);
    };
    const Result<OfferStability> stability = offerStability(project, comparison, offers);
    QVERIFY(stability);
    QCOMPARE(stability->weights.size(), std::size_t(2)); // one may grow, the other shrink
    for (const WeightLimit& limit : stability->weights) {
        const std::size_t g = limit.workload == "large" ? 0 : 1;
        // Σ w ln(other / leader) = 0, or a tenth of a percent of Σ w.
        const double turn = -offers.workloads[1 - g].weight * apart(1 - g) / apart(g);
        QVERIFY2(std::abs(limit.last / turn - 1) < 0.01, limit.workload.c_str());
        QCOMPARE(limit.next, other.platform);
        QCOMPARE(limit.then, Standing::less);
    }
    const std::string text = stabilityTexts(*stability)[2];
    QVERIFY2(text.starts_with(leader.platform + " stays the fastest while the weight of "), text.c_str());
    QVERIFY2(text.find("which is 3, is at ") != std::string::npos, text.c_str());
    QVERIFY(compareOffers(compared(tender(rivals(), "2", "3"))).fastest == offers.fastest);
    const WeightLimit& first = stability->weights.front();
    const double beyond = first.last > first.weight ? first.last * 1.02 : first.last / 1.02;
    const bool isLarge = first.workload == "large";
    const OfferComparison turned = compareOffers(
        compared(tender(rivals(), numberText(isLarge ? beyond : 2), numberText(isLarge ? 3 : beyond))));
    QCOMPARE(turned.offers[*turned.fastest].platform, other.platform);
}

void TestOffers::noWeightsTurnAnOfferThatLeadsEverywhere()
{
    const Project project = tender({{"a", 1000, 1e-4}, {"b", 4000, 1e-5}}, "2", "3");
    const CandidateComparison comparison = compared(project);
    const Result<OfferStability> stability = offerStability(project, comparison, compareOffers(comparison));
    QVERIFY(stability && stability->weights.empty());
    QCOMPARE(stabilityTexts(*stability)[2],
             std::string("b stays the fastest with any weights of the workloads."));
}

void TestOffers::rivalsAreToldTheDiscountThatTheyNeed()
{
    const auto costs = [](const std::string& quick) {
        const Project project =
            tender({{"wide", 10'000, 50e-6, "3000 EUR"}, {"quick", 1000, 1e-6, quick}}, "100", "1");
        CandidateComparison comparison = compared(project);
        OfferComparison offers = compareOffers(comparison);
        Result<OfferStability> stability = offerStability(project, comparison, offers);
        return std::pair(std::move(offers), std::move(stability).value());
    };
    const auto [offers, stability] = costs("1000 EUR");
    QCOMPARE(stability.discounts.size(), std::size_t(1));
    const Discount& discount = stability.discounts.front();
    QCOMPARE(discount.offer, std::string("quick"));
    QVERIFY(nearlyEqual(discount.price.amount,
                        1000 * *offers.offers[0].pricedResult / *offers.offers[1].pricedResult));
    QVERIFY(nearlyEqual(discount.share, 1 - discount.price.amount / 1000));
    QVERIFY(!discount.isClose);
    bool isSaid = false;
    for (const std::string& text : stabilityTexts(stability))
        isSaid =
            isSaid || text.starts_with("Of the lowest price for the performance: quick would have it with ");
    QVERIFY(isSaid);
    // At a price below, the other one has it.
    const auto [cheaper, other] = costs(numberText(std::floor(discount.price.amount * 0.99)) + " EUR");
    QCOMPARE(cheaper.offers[*cheaper.bestValue].platform, std::string("quick"));
    QCOMPARE(other.discounts.front().offer, std::string("wide"));
}

void TestOffers::errorsKeepTheBestValueAndItsLimitsOpen()
{
    const Project project = tender(rivals(), "100", "1");
    CandidateComparison comparison = compared(project);
    const OfferComparison sure = compareOffers(comparison);
    const Result<OfferStability> exact = offerStability(project, comparison, sure);
    const auto withErrors = [&comparison](double halfWidth) {
        for (CandidateGroup& group : comparison.groups)
            for (Candidate& candidate : group.candidates) {
                candidate.accuracy.origin = ModelAccuracy::Origin::measurements;
                candidate.accuracy.makespan.halfWidth = halfWidth;
            }
        return compareOffers(comparison);
    };
    const OfferComparison narrow = withErrors(0.05);
    QVERIFY(narrow.bestValue == sure.bestValue && narrow.closeValues.empty());
    const Result<OfferStability> limits = offerStability(project, comparison, narrow);
    const double room = std::exp(std::hypot(0.05, 0.05));
    QVERIFY(nearlyEqual(limits->mostPrice->amount, exact->mostPrice->amount / room));
    QVERIFY(limits->isNextValueClose && limits->discounts.front().isClose);
    QVERIFY(limits->discounts.front().share < exact->discounts.front().share);
    const OfferComparison wide = withErrors(2);
    QCOMPARE(wide.closeValues.size(), std::size_t(1));
    const std::string text = offersText(wide);
    QVERIFY2(text.ends_with(
                 "Which offer has the lowest price for its performance is too close to call between wide "
                 "and quick."),
             text.c_str());
    QVERIFY(!offerStability(project, comparison, wide)->mostPrice);
}

void TestOffers::aMeanOfUnlikeRatiosStandsWithItsSpread()
{
    const OfferComparison offers = compareOffers(compared(tender(rivals(), "1", "1")));
    const Offer& first = offers.offers[*offers.fastest];
    const Offer& other = offers.offers[1 - *offers.fastest];
    std::vector<double> ratios;
    for (std::size_t g = 0; g < 2; ++g)
        ratios.push_back(*other.results[g].ratio / *first.results[g].ratio);
    std::sort(ratios.begin(), ratios.end());
    const std::string text = offersText(offers);
    QVERIFY2(text.find(" as long on the whole: " + groupedText(ratios[0], 3) + " to " +
                       groupedText(ratios[1], 3) + " by workload") != std::string::npos,
             text.c_str());
    QVERIFY(overallText(offers, other).find(" (1 to ") != std::string::npos);
    const OfferComparison one = compareOffers(compared(tender(rivals(), "1", "0")));
    QVERIFY(offersText(one).find("on the whole") == std::string::npos);
}

void TestOffers::anOfferThatIsTooCloseToCallIsNotCalledTheFastest()
{
    OfferComparison offers;
    for (const auto& [name, overall] : {std::pair("a", 1.0), std::pair("b", 1.03)}) {
        Offer offer;
        offer.platform = name;
        offer.overall = overall;
        offer.error.halfWidth = 0.05;
        offer.isErrorKnown = true;
        offer.rank = offers.offers.size() + 1;
        offer.bestRank = 1;
        offer.worstRank = 2;
        offers.offers.push_back(std::move(offer));
    }
    offers.fastest = 0;
    const auto verdicts = [&offers] {
        const Table table = offersTable(offers);
        std::vector<std::string> texts;
        for (std::size_t column = 0; column < table.columns().size(); ++column)
            if (table.columns()[column].key == "distinction")
                for (std::size_t row = 0; row < table.rowCount(); ++row)
                    texts.push_back(*table.cell(row, column).text());
        return texts;
    };
    QCOMPARE(verdicts(), (std::vector<std::string>{"ahead, too close to call", "too close to call"}));

    OfferStability stability;
    stability.offer = "a";
    stability.nearest = Standing::tooClose;
    stability.limits.push_back({StabilityLimit::Kind::largerMessages, 8, false, "b"});
    QCOMPARE(
        stabilityTexts(stability)[0],
        std::string("a, too close to call, stays ahead for messages up to 8 times their size; then b is."));

    for (Offer& offer : offers.offers) {
        offer.error.halfWidth = 0.001;
        offer.bestRank = offer.worstRank = offer.rank;
    }
    QCOMPARE(verdicts(), (std::vector<std::string>{"fastest", ""}));
}

void TestOffers::badWeightsAreIssues()
{
    const Project project = tender(rivals(), "heavy", "=1 MB");
    const IssueList issues = validate(project);
    QCOMPARE(issues.size(), std::size_t(2));
    QCOMPARE(issues[0].text,
             std::string("workload 'large': weight: 'heavy' is not a number: it does not begin with a "
                         "number; write a number of 0 or more, or percent of 1, such as 2.5"));
    QVERIFY(issues[1].text.find("a size (B) where a number without unit is wanted; divide by a unit") !=
            std::string::npos);
    QCOMPARE(issues[0].location.column, std::string("weight"));
    QCOMPARE(compared(project).groups[0].weight, 1.0);
}

void TestOffers::tablesShowOffersByRank()
{
    const CandidateComparison comparison = compared(tender(rivals(), "1", "100"));
    const OfferComparison offers = compareOffers(comparison);
    const Table table = offersTable(offers);
    QCOMPARE(*table.cell(0, 0).text(), std::string("quick"));
    QCOMPARE(offerResultsTable(comparison, offers).rowCount(), std::size_t(4));
    const Table overview = offersOverview(comparison, offers);
    QCOMPARE(overview.columns()[2].title, std::string("small (weight\u00a0100)"));
    QCOMPARE(*overview.cell(1, 0).text(), std::string("wide"));
}

QTEST_GUILESS_MAIN(TestOffers)
#include "tst_offers.moc"
