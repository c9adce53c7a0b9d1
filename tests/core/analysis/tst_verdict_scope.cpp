// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_text.h"
#include "core/analysis/candidates/offer_stability.h"
#include "core/analysis/candidates/offers.h"
#include "core/io/project/project_editing.h"
#include "core/io/project/project_file.h"
#include "core/project/schema.h"
#include "core/tables/offer_tables.h"

#include <QTest>

#include <cmath>

using namespace contraflow;

namespace {

/** A platform with every kind of cost there is, twice; the second is faster and dearer. */
std::string platformText(const std::string& name, int gigabits)
{
    std::string items;
    for (const PriceKindInfo& info : priceKinds())
        if (!info.word.empty())
            items += "      - {name: " + std::string(info.title) + ", kind: " + std::string(info.word) +
                     ", price: 5 EUR, per: year}\n";
    return "  - name: " + name +
           "\n"
           "    switches:\n"
           "      - {name: leaf, price: 100 EUR, power: 200 W}\n"
           "      - {name: spine, price: 100 EUR, power: 300 W}\n"
           "    nodes:\n"
           "      - {name: \"n[1-4]\", switch: leaf, bandwidth: " +
           std::to_string(gigabits) +
           " Gbit/s, price: 50 EUR, power: 20 W}\n"
           "      - {name: \"m[1-4]\", switch: spine, bandwidth: " +
           std::to_string(gigabits) +
           " Gbit/s, price: 50 EUR, power: 20 W}\n"
           "    links:\n"
           "      - {name: up1, between: [leaf, spine], bandwidth: 10 Gbit/s, price: 10 EUR, power: 5 W}\n"
           "      - {name: up2, between: [leaf, spine], bandwidth: 10 Gbit/s, price: 10 EUR, power: 5 W}\n"
           "    items:\n" +
           items +
           "      - {name: pumps, kind: other, price: 1 EUR, power: 100 W}\n"
           "    years: 5\n"
           "    hours_per_year: 8000\n"
           "    energy_price: 0.28 EUR/kWh\n"
           "    pue: 1.3\n";
}

Project tender()
{
    const std::string text =
        "contraflow: 1\nplatforms:\n" + platformText("slow", 1) + platformText("quick", 2) +
        "workloads:\n"
        "  - {name: one, messages: \"id,source,destination,size,start\\nm1,n1,n2,1 MB,\\nm2,n2,n3,1 MB,\\nm3,n3,n4,1 MB,\\n\"}\n"
        "  - {name: two, messages: \"id,source,destination,size,start\\nm1,n1,n2,9 MB,\\n\"}\n"
        "models:\n  - {name: fair, kind: max-min, parameters: {}}\n"
        "scenarios:\n"
        "  - {name: slow-one, platform: slow, workload: one, model: fair}\n"
        "  - {name: quick-one, platform: quick, workload: one, model: fair}\n"
        "  - {name: slow-two, platform: slow, workload: two, model: fair}\n"
        "  - {name: quick-two, platform: quick, workload: two, model: fair}\n";
    const Result<LoadedProject> read = parseProject(text);
    if (!read || hasErrors(read->issues))
        qFatal("%s", read ? read->issues.front().text.c_str() : read.error().message.c_str());
    return read->project;
}

Project with(const Project& project, const std::string& place, const std::string& value)
{
    ProjectEditing editing(project);
    const Result<ProjectPath> path = parseProjectPath(place);
    if (!path)
        qFatal("%s", path.error().message.c_str());
    if (const Result<void> done = value == "-" ? editing.remove({*path}) : editing.set({{*path, value}});
        !done)
        qFatal("%s: %s", place.c_str(), done.error().message.c_str());
    Result<Project> changed = editing.finish({});
    if (!changed)
        qFatal("%s: %s", place.c_str(), changed.error().message.c_str());
    return std::move(changed).value();
}

struct Judged
{
    Project project;
    CandidateComparison comparison;
    OfferComparison offers;
};

Judged judged(Project project)
{
    Result<CandidateComparison> comparison = compareCandidates(project);
    if (!comparison)
        qFatal("%s", comparison.error().message.c_str());
    OfferComparison offers = compareOffers(*comparison);
    return {std::move(project), std::move(comparison).value(), std::move(offers)};
}

bool contains(const std::string& text, const std::string& part)
{
    if (text.find(part) != std::string::npos)
        return true;
    qWarning("'%s' is not in: %s", part.c_str(), text.c_str());
    return false;
}

/** No candidate and no offer is said to be the better buy, and each text that says why names these words. */
bool hasNoBestValue(const Judged& all, const std::vector<std::string>& named)
{
    bool isRight = !all.offers.bestValue && all.offers.closeValues.empty() && !all.offers.unlikeCosts.empty();
    const std::string text = offersText(all.offers);
    isRight = isRight && text.find("the lowest") == std::string::npos;
    for (const CandidateGroup& group : all.comparison.groups) {
        std::string notes;
        for (const std::string& note : group.notes)
            notes += note + "\n";
        for (const std::string& word : named)
            isRight = contains(notes, word) && isRight;
        for (const Candidate& candidate : group.candidates)
            isRight = isRight && candidate.pareto == ParetoPlace::unknown && !candidate.pricePerSecondSaved;
    }
    for (const std::string& word : named)
        isRight = contains(text, word) && isRight;
    const Table table = offersTable(all.offers);
    for (std::size_t column = 0; column < table.columns().size(); ++column)
        for (std::size_t row = 0; row < table.rowCount(); ++row)
            if (table.columns()[column].key == "distinction" && table.cell(row, column).text())
                isRight = isRight && table.cell(row, column).text()->find("value") == std::string::npos;
    const Result<OfferStability> stability = offerStability(all.project, all.comparison, all.offers);
    return isRight && stability && !stability->mostPrice && stability->discounts.empty();
}

/** Nobody is said to be the fastest, by any text. */
bool hasNoFastest(const Judged& all, const std::vector<std::string>& named)
{
    const std::string text = offersText(all.offers);
    bool isRight = !all.offers.fastest && !all.offers.bestValue && contains(text, "No offer is called");
    for (const std::string& word : named)
        isRight = contains(text, word) && isRight;
    for (const Offer& offer : all.offers.offers)
        isRight = isRight && offer.rank == 0 && !offer.overall;
    const Result<OfferStability> stability = offerStability(all.project, all.comparison, all.offers);
    return isRight && stability && stabilityTexts(*stability).empty();
}

} // namespace

class TestVerdictScope : public QObject
{
    Q_OBJECT

private slots:
    void offersThatAreAlikeAreJudged()
    {
        const Judged all = judged(tender());
        QVERIFY(all.offers.unlikeCosts.empty());
        QCOMPARE(all.offers.offers[*all.offers.fastest].platform, std::string("quick"));
        QVERIFY(all.offers.bestValue);
        for (const CandidateGroup& group : all.comparison.groups)
            QCOMPARE(group.candidates[1].pareto, ParetoPlace::front);
    }

    /** Every key of a platform whose absence changes its cost, but for how many there are of something and
     * how often that is paid. */
    void whateverIsNotPricedIsNamed()
    {
        const Project project = tender();
        const double before = judged(project).offers.offers[1].price.total()->amount;
        std::vector<std::pair<std::string, std::string>> places; // and the word that names them
        forEachField(*findByName(project.platforms, "quick"), [&](const auto& field, const auto& value) {
            using Value = std::decay_t<decltype(value)>;
            const std::string place = "platforms.quick." + std::string(field.key);
            if constexpr (isRows<Value>) {
                for (const auto& row : value)
                    forEachField(row, [&](const auto& inner, const auto& cell) {
                        const std::string key(inner.key);
                        if ((key != "price" && key != "power") || isEmptyField(cell))
                            return;
                        if constexpr (requires { row.name; }) {
                            places.emplace_back(place + ".*." + key, key);
                            places.emplace_back(place + "[" + row.name + "]." + key, key);
                        }
                    });
            } else if (isCell<Value> && !isEmptyField(value)) {
                places.emplace_back(place, field.key);
            }
        });
        int walked = 0;
        for (const auto& [place, word] : places) {
            if (word == "name")
                continue;
            const Judged all = judged(with(project, place, ""));
            const std::optional<Price> after = all.offers.offers[1].price.total();
            if (after && after->amount == before)
                continue;
            QVERIFY2(hasNoBestValue(all, {"quick", word}), place.c_str());
            QCOMPARE(all.offers.offers[*all.offers.fastest].platform, std::string("quick"));
            ++walked;
        }
        QVERIFY(walked > 30);
    }

    void aKindOfItemThatOneOfferLacksIsNamed()
    {
        for (const PriceKindInfo& info : priceKinds()) {
            if (info.word.empty() || info.kind == PricePart::Kind::other)
                continue;
            const Judged all =
                judged(with(tender(), "platforms.quick.items[" + std::string(info.title) + "]", "-"));
            if (info.kind > PricePart::Kind::links)
                QVERIFY2(
                    hasNoBestValue(all, {"quick has no price for " + std::string(info.title),
                                         "platforms.quick.items a row of kind " + std::string(info.word)}),
                    info.title.data());
        }
    }

    void otherConditionsAreNamed()
    {
        for (const auto& [key, value, words] :
             {std::tuple("years", "3", "years differ: 5 for slow and 3 for quick"),
              std::tuple("energy_price", "0.29 EUR/kWh",
                         "the price of energy differs: 0.28 EUR/kWh for slow and 0.29 EUR/kWh for quick"),
              std::tuple("pue", "1.1", "PUE differs: 1.3 for slow and 1.1 for quick"),
              std::tuple("hours_per_year", "8760",
                         "hours a year differ: 8000 for slow and 8760 for quick")}) {
            const Judged all = judged(with(tender(), std::string("platforms.quick.") + key, value));
            QVERIFY2(hasNoBestValue(all, {words, std::string("give platforms.*.") + key + " one value"}),
                     key);
        }
        Project dollars = tender();
        for (const char* place : {"nodes.*.price", "switches.*.price", "links.*.price", "items.*.price"})
            dollars = with(dollars, std::string("platforms.quick.") + place, "7 USD");
        dollars = with(dollars, "platforms.quick.energy_price", "0.28 USD/kWh");
        QVERIFY(hasNoBestValue(judged(dollars), {"EUR and USD"}));
    }

    void aPriceOfTheWholeStandsForItsParts()
    {
        Project project = with(tender(), "platforms.quick.price", "900 EUR");
        for (const char* place : {"nodes.*.price", "switches.*.price", "links.*.price"})
            project = with(project, std::string("platforms.quick.") + place, "");
        QVERIFY(judged(project).offers.bestValue);
        QVERIFY(hasNoBestValue(judged(with(project, "platforms.slow.switches.*.price", "")),
                               {"slow has no price for switches; give platforms.slow.switches.*.price"}));
    }

    void includedPartsMayCostNothing()
    {
        QVERIFY(judged(with(tender(), "platforms.quick.switches.*.price", "0 EUR")).offers.bestValue);
    }

    void aPriceThatNobodyGivesIsLeftAway()
    {
        Project project = tender();
        for (const char* offer : {"slow", "quick"})
            project = with(project, std::string("platforms.") + offer + ".switches.*.price", "");
        QVERIFY(judged(project).offers.bestValue);
    }

    void anOfferWithoutAScenarioOfAWorkloadEndsTheVerdict()
    {
        const Judged all = judged(with(tender(), "scenarios.slow-two", "-"));
        QVERIFY(hasNoFastest(all, {"slow has no scenario for two; add one, give it the weight 0"}));
        QCOMPARE(summaryText(all.comparison.groups[0]), std::string("quick-one is the fastest."));
        QVERIFY(judged(with(all.project, "workloads.two.weight", "0")).offers.fastest);
    }

    void aScenarioThatFailsEndsTheVerdict()
    {
        const Judged all = judged(with(tender(), "models.fair.kind", "max-min"));
        QVERIFY(all.offers.fastest);
        Project project = tender();
        Scenario broken = project.scenarios[2];
        broken.model = "nobody";
        project.scenarios.replace(2, 1, {broken});
        const Judged failed = judged(project);
        QVERIFY(hasNoFastest(failed, {"slow-two has no prediction (", "nobody"}));
        QVERIFY(contains(summaryText(failed.comparison.groups[1]),
                         "No candidate is called the fastest: slow-two"));
        for (const Candidate& candidate : failed.comparison.groups[1].candidates)
            QCOMPARE(candidate.rank, std::size_t(0));
    }

    /** As many messages left out here and there, but not the same ones. */
    void differentMessagesEndTheVerdict()
    {
        Project project = tender();
        // Only the first platform has no n3, and only the second no n1.
        project = with(project, "platforms.slow.nodes[n[1-4]].name", "n[1-2,4]");
        const Judged fewer = judged(project);
        QVERIFY(hasNoFastest(
            fewer,
            {"what was left out differs: 2 of 3 messages (m2 and m3) for slow-one and nothing for quick-one"}));
        QCOMPARE(fewer.comparison.groups[0].candidates[1].verdict, TimeVerdict::unknown);
        QVERIFY(fewer.comparison.groups[1].unlikeResults.empty());
        project = with(project, "platforms.quick.nodes[n[1-4]].name", "n[1,3-4]");
        const Judged others = judged(project);
        QVERIFY(!others.comparison.groups[0].unlikeResults.empty());
        const Judged alike = judged(with(with(tender(), "platforms.slow.nodes[n[1-4]].name", "n[1-2,4]"),
                                         "platforms.quick.nodes[n[1-4]].name", "n[1-2,4]"));
        QVERIFY(alike.offers.fastest);
    }

    void figuresAreToldApartByErrorsOrATenthOfAPercent()
    {
        QCOMPARE(standing({1}, {1.0009}), Standing::equal);
        QCOMPARE(standing({1}, {1.0012}), Standing::less);
        QCOMPARE(standing({80e-3}, {80e-3 + 375e-9}), Standing::equal);
        QCOMPARE(standing({1.05, {0, 0.04}}, {1, {0, 0.04}}), Standing::tooClose);
        QCOMPARE(standing({1.06, {0, 0.04}}, {1, {0, 0.04}}), Standing::greater);
        QCOMPARE(standing({1.0005, {0, 0.0001}}, {1, {0, 0.0001}}), Standing::equal);
        QCOMPARE(standing({2, {std::log(0.5), 0}}, {1}), Standing::equal);
        QCOMPARE(standing({0}, {0}), Standing::equal);
        QCOMPARE(standing({0}, {1}), Standing::less);
        const std::vector<Places> places =
            placesOf({JudgedFigure{1}, JudgedFigure{1.0005}, {}, JudgedFigure{2}});
        QCOMPARE(places[1].rank, std::size_t(1));
        QCOMPARE(places[1].worst, std::size_t(1));
        QCOMPARE(places[2].rank, std::size_t(0));
        QCOMPARE(places[3].rank, std::size_t(3));
    }

    /** What differs by less than 0.1 % is the same in every text and table. */
    void tiesAreTiesEverywhere()
    {
        Project project = tender();
        for (const char* rack : {"n", "m"})
            project = with(project, "platforms.quick.nodes[" + std::string(rack) + "[1-4]].bandwidth",
                           "1.0004 Gbit/s");
        const Judged all = judged(project);
        for (const CandidateGroup& group : all.comparison.groups) {
            QCOMPARE(group.candidates[0].rank, std::size_t(1));
            QCOMPARE(group.candidates[1].rank, std::size_t(1));
            QCOMPARE(group.candidates[1].verdict, TimeVerdict::equal);
            QVERIFY(contains(summaryText(group), " is as fast as "));
        }
        QVERIFY(contains(offersText(all.offers), "slow is as fast overall as quick"));
        QVERIFY(contains(offersText(all.offers), "is too close to call between"));
        const Table table = offersTable(all.offers);
        for (std::size_t column = 0; column < table.columns().size(); ++column)
            if (table.columns()[column].key == "distinction")
                for (std::size_t row = 0; row < table.rowCount(); ++row)
                    QCOMPARE(*table.cell(row, column).text(),
                             std::string("among the fastest, best value too close to call"));
        const Result<OfferStability> stability = offerStability(all.project, all.comparison, all.offers);
        QVERIFY(stability);
        for (const std::string& text : stabilityTexts(*stability))
            QVERIFY2(text.find("stays the fastest") == std::string::npos, text.c_str());
    }
};

QTEST_GUILESS_MAIN(TestVerdictScope)
#include "tst_verdict_scope.moc"
