// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/candidate_tables.h"
#include "core/tables/offer_tables.h"
#include "core/tables/table_text.h"

#include <QTest>

#include <cmath>

using namespace contraflow;

namespace {

Candidate candidate(const std::string& platform, double makespan, std::optional<PathParts> path = {})
{
    Candidate made;
    made.label = made.name = made.platform = platform;
    made.model = made.kind = "max-min";
    made.figures.messages = 4;
    made.figures.makespan = makespan;
    made.figures.makespanAlone = makespan / 2;
    made.figures.busiest = ChannelLoad{"core → tor1", 1e6, 0.5};
    made.figures.worst = WorstChannel{"core → tor1", 3, makespan};
    made.figures.path = path;
    made.price.price = Price{1000 * makespan, "EUR"};
    return made;
}

/** Computing is 80 % of the path. */
constexpr PathParts kComputing{.compute = 0.8, .transfer = 0.15, .contention = 0.05};
/** The network is 70 % of it. */
constexpr PathParts kNetwork{.compute = 0.25, .latency = 0.05, .transfer = 0.5, .contention = 0.2};
constexpr PathParts kStartUp{
    .compute = 0.1, .latency = 0.5, .transfer = 0.2, .contention = 0.1, .overhead = 0.1};

CandidateComparison twoOffers()
{
    CandidateComparison comparison;
    comparison.groups = {
        {.workload = "halo, large", .weight = 2, .candidates = {candidate("slow", 2), candidate("fast", 1)}},
        {.workload = "solver",
         .isApplication = true,
         .candidates = {candidate("slow", 3, kNetwork), candidate("fast", 1, kComputing)}}};
    return comparison;
}

std::string shown(const Table& table, std::size_t row, std::string_view key)
{
    const std::size_t column = columnWithKey(table, key);
    return column == table.columns().size() ? "no column " + std::string(key)
                                            : readableText(table.cell(row, column), table.columns()[column]);
}

} // namespace

class TestOfferTables : public QObject
{
    Q_OBJECT

private slots:
    void aChannelIsTheReasonOnlyWhereTheNetworkDecides()
    {
        const CandidateComparison comparison = twoOffers();
        const Table why = offersLimits(comparison, compareOffers(comparison));
        QCOMPARE(shown(why, 0, "solver"),
                 std::string("computing decides (computing 80 %, transfer 15 % and contention 5 %)"));
        QCOMPARE(shown(why, 1, "solver"),
                 std::string("core → tor1, 50 % (computing 25 %, start-up 5 %, transfer "
                             "50 % and contention 20 %)"));
        QCOMPARE(shown(why, 0, "halo, large"), std::string("core → tor1, 50 %"));
        QVERIFY(timeShares(kStartUp).decider() == Decider::startUp);
        QVERIFY(timeShares({.start = 9, .compute = 0.1, .transfer = 0.2}).decider() == Decider::network);
    }

    void candidatesShowWhatDecidesAndFilesEveryFigure()
    {
        const Table table = candidatesTable(twoOffers().groups[1]);
        QCOMPARE(shown(table, 0, "busiest_channel"), std::string("core → tor1"));
        QCOMPARE(shown(table, 1, "busiest_channel"), std::string("computing decides"));
        for (const char* key : {"busiest_load", "worst_channel", "worst_messages"})
            QCOMPARE(shown(table, 1, key), std::string());
        QCOMPARE(machineText(table.cell(1, columnWithKey(table, "busiest_channel"))),
                 std::string("core → tor1"));
        QCOMPARE(machineText(table.cell(1, columnWithKey(table, "busiest_load"))), std::string("0.5"));
        QCOMPARE(shown(table, 1, "decides"), std::string("computing"));
        QCOMPARE(shown(table, 0, "decides"), std::string("network"));
        QCOMPARE(shown(table, 1, "path_computing_share"), std::string("80.0 %"));
        QVERIFY(candidatesTable(twoOffers().groups[0]).cell(0, columnWithKey(table, "decides")).isEmpty());
    }

    void offersStandSideBySideWithFormulas()
    {
        const CandidateComparison comparison = twoOffers();
        const Table offers = offersByWorkload(comparison, compareOffers(comparison));
        QCOMPARE(offers.rowCount(), std::size_t{2});
        QCOMPARE(shown(offers, 0, "offer"), std::string("fast"));
        QCOMPARE(shown(offers, 1, "makespan_halo__large_s"), std::string("2 s"));
        QCOMPARE(shown(offers, 1, "limit_halo__large"), std::string("core → tor1, 50 %"));
        QVERIFY(shown(offers, 0, "limit_solver").starts_with("computing decides"));
        const auto formulaOf = [&offers](std::string_view key) {
            return offers.columns()[columnWithKey(offers, key)].formula;
        };
        QCOMPARE(formulaOf("overall"),
                 std::string("EXP((2*LN({makespan_halo__large_s}/MIN({makespan_halo__large_s:}))+"
                             "1*LN({makespan_solver_s}/MIN({makespan_solver_s:})))/3)"));
        const double overall = *offers.cell(1, columnWithKey(offers, "overall")).number();
        QCOMPARE(overall, std::exp((2 * std::log(2.0) + std::log(3.0)) / 3));
        const double total = *offers.cell(1, columnWithKey(offers, "offer_total_cost")).number();
        QCOMPARE(*offers.cell(1, columnWithKey(offers, "priced_result")).number(), total * overall);
        QCOMPARE(formulaOf("priced_result"), std::string("{offer_total_cost}*{expected_overall}"));
        QCOMPARE(offers.columns()[columnWithKey(offers, "offer_price")].unit, std::string("EUR"));
    }
};

QTEST_GUILESS_MAIN(TestOfferTables)
#include "tst_offer_tables.moc"
