// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/workload_recipe.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace contraflow;

namespace {

std::vector<std::string> nodeNames(std::size_t count)
{
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i)
        names.push_back("n" + std::to_string(i));
    return names;
}

using Pairs = std::vector<std::pair<std::string, std::string>>;

Pairs pairsOf(const Workload& workload)
{
    Pairs pairs;
    for (const MessageRow& row : workload.messages)
        pairs.emplace_back(row.source, row.destination);
    return pairs;
}

} // namespace

class TestWorkloadRecipe : public QObject
{
    Q_OBJECT

private slots:
    void aSeedAlwaysGivesTheSameRandomPattern();
    void seedsDiffer();
    void randomKeepsAboutHalfOfTheDraws();
    void randomNeverSendsToItselfAndReachesEveryone();
    void otherSizesKeepThePattern();
    void allToAllSendsEveryOrderedPairOnce();
    void incastConvergesOnTheRoot();
    void outcastLeavesTheRoot();
    void ringClosesItself();
    void permutationSendsAndReceivesOnceEach();
    void sizesStayInTheirRangeAndReadable();
    void binarySizesAreWholeBytes();
    void sizeRangesAreRead();
    void badSizeRangesAreRefused();
    void impossibleWorkloadsAreRefused_data();
    void pairsAreAsManyAsAskedForAndStartWithinTheSpan();
    void impossibleWorkloadsAreRefused();
};

void TestWorkloadRecipe::aSeedAlwaysGivesTheSameRandomPattern()
{
    // Written down once: the pattern of a seed is part of the program's contract, on every machine.
    const auto workload = makeWorkload({.pattern = Pattern::random, .degree = 1, .seed = 1}, nodeNames(6));
    QVERIFY(workload);
    const Pairs expected{{"n3", "n6"}, {"n5", "n4"}, {"n6", "n2"}};
    QCOMPARE(pairsOf(*workload), expected);
}

void TestWorkloadRecipe::seedsDiffer()
{
    const auto one = makeWorkload({.degree = 3, .seed = 1}, nodeNames(30));
    const auto two = makeWorkload({.degree = 3, .seed = 2}, nodeNames(30));
    QVERIFY(pairsOf(*one) != pairsOf(*two));
}

void TestWorkloadRecipe::randomKeepsAboutHalfOfTheDraws()
{
    const double draws = 1000 * 20;
    const auto workload = makeWorkload({.degree = 20, .seed = 5}, nodeNames(1000));
    QVERIFY(workload);
    const double kept = static_cast<double>(workload->messages.size());
    QVERIFY(std::abs(kept - draws / 2) < 5 * std::sqrt(draws) / 2); // five standard deviations
}

void TestWorkloadRecipe::randomNeverSendsToItselfAndReachesEveryone()
{
    const auto workload = makeWorkload({.degree = 200, .seed = 3}, nodeNames(5));
    std::set<std::pair<std::string, std::string>> seen;
    for (const auto& pair : pairsOf(*workload)) {
        QVERIFY(pair.first != pair.second);
        seen.insert(pair);
    }
    QCOMPARE(seen.size(), 20U);
}

void TestWorkloadRecipe::otherSizesKeepThePattern()
{
    const auto fixed = makeWorkload({.degree = 3, .seed = 9}, nodeNames(30));
    const auto ranged =
        makeWorkload({.size = *parseSizeRange("1 kB..1 GB"), .degree = 3, .seed = 9}, nodeNames(30));
    QCOMPARE(pairsOf(*fixed), pairsOf(*ranged));
}

void TestWorkloadRecipe::allToAllSendsEveryOrderedPairOnce()
{
    const auto workload = makeWorkload({.pattern = Pattern::allToAll}, nodeNames(7));
    const Pairs pairs = pairsOf(*workload);
    QCOMPARE(pairs.size(), 42U);
    QCOMPARE(std::set(pairs.begin(), pairs.end()).size(), 42U);
    QVERIFY(std::none_of(pairs.begin(), pairs.end(), [](const auto& p) { return p.first == p.second; }));
    QCOMPARE(workload->messages[0].id, std::string("m1"));
    QCOMPARE(workload->messages[41].id, std::string("m42"));
}

void TestWorkloadRecipe::incastConvergesOnTheRoot()
{
    const auto all = makeWorkload({.pattern = Pattern::incast, .root = "n3"}, nodeNames(4));
    const Pairs expected{{"n4", "n3"}, {"n1", "n3"}, {"n2", "n3"}};
    QCOMPARE(pairsOf(*all), expected);
    const auto two = makeWorkload({.pattern = Pattern::incast, .fan = 2}, nodeNames(9));
    const Pairs expectedTwo{{"n2", "n1"}, {"n3", "n1"}};
    QCOMPARE(pairsOf(*two), expectedTwo);
}

void TestWorkloadRecipe::outcastLeavesTheRoot()
{
    const auto workload = makeWorkload({.pattern = Pattern::outcast, .fan = 2, .root = "n4"}, nodeNames(4));
    const Pairs expected{{"n4", "n1"}, {"n4", "n2"}};
    QCOMPARE(pairsOf(*workload), expected);
}

void TestWorkloadRecipe::ringClosesItself()
{
    const auto workload = makeWorkload({.pattern = Pattern::ring}, nodeNames(3));
    const Pairs expected{{"n1", "n2"}, {"n2", "n3"}, {"n3", "n1"}};
    QCOMPARE(pairsOf(*workload), expected);
}

void TestWorkloadRecipe::permutationSendsAndReceivesOnceEach()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto workload = makeWorkload({.pattern = Pattern::permutation, .seed = seed}, nodeNames(9));
        std::map<std::string, int> sent;
        std::map<std::string, int> received;
        for (const auto& [source, destination] : pairsOf(*workload)) {
            QVERIFY(source != destination);
            ++sent[source];
            ++received[destination];
        }
        QCOMPARE(sent.size(), 9U);
        QCOMPARE(received.size(), 9U);
        QCOMPARE(workload->messages.size(), 9U);
    }
}

void TestWorkloadRecipe::sizesStayInTheirRangeAndReadable()
{
    const auto workload =
        makeWorkload({.pattern = Pattern::allToAll, .size = *parseSizeRange("10 MB..40MB")}, nodeNames(20));
    double smallest = 1e18;
    double largest = 0;
    for (const MessageRow& row : workload->messages) {
        const Quantity size = row.size.value();
        QVERIFY(size.value >= 10e6 && size.value <= 40e6);
        QVERIFY2(quantityText(size).size() <= std::string("40.000 MB").size(), quantityText(size).c_str());
        smallest = std::min(smallest, size.value);
        largest = std::max(largest, size.value);
    }
    QVERIFY(smallest < 13e6 && largest > 37e6);
}

void TestWorkloadRecipe::binarySizesAreWholeBytes()
{
    const auto workload =
        makeWorkload({.pattern = Pattern::allToAll, .size = *parseSizeRange("1 MiB..2 MiB")}, nodeNames(10));
    for (const MessageRow& row : workload->messages)
        QCOMPARE(row.size.value().value, std::floor(row.size.value().value));
}

void TestWorkloadRecipe::sizeRangesAreRead()
{
    const auto fixed = parseSizeRange("20MiB");
    QVERIFY(fixed);
    QCOMPARE(fixed->minimum.value, 20.0 * 1024 * 1024);
    QCOMPARE(fixed->maximum, fixed->minimum);
    const auto range = parseSizeRange("1.5 kB..2 MB");
    QVERIFY(range);
    QCOMPARE(range->minimum.value, 1500.0);
    QCOMPARE(range->maximum.value, 2e6);
}

void TestWorkloadRecipe::badSizeRangesAreRefused()
{
    for (const char* text : {"", "..", "10", "10 MB..", "..10 MB", "10 MB..20 s", "1 MB..2 MB..3 MB"})
        QVERIFY2(!parseSizeRange(text), text);
}

void TestWorkloadRecipe::impossibleWorkloadsAreRefused_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("reason");
    QTest::newRow("one node") << 1 << "ring"
                              << "at least two nodes";
    QTest::newRow("no degree") << 5 << "degree 0"
                               << "at least 1";
    QTest::newRow("huge degree") << 5 << "degree max"
                                 << "more than 5\u00a0000\u00a0000 messages";
    QTest::newRow("wrapping degree") << 4 << "degree wraps"
                                     << "more than 5\u00a0000\u00a0000 messages";
    QTest::newRow("huge all-to-all") << 2300 << "all-to-all"
                                     << "fewer nodes";
    QTest::newRow("no fan") << 5 << "fan 0"
                            << "take 1 … 4";
    QTest::newRow("wide fan") << 5 << "fan 5"
                              << "take 1 … 4";
    QTest::newRow("no messages") << 5 << "no messages"
                                 << "at least 1 message";
    QTest::newRow("too many messages") << 5 << "too many messages"
                                       << "at most 5\u00a0000\u00a0000 messages";
    QTest::newRow("unknown root") << 5 << "root"
                                  << "no node 'n9'";
    QTest::newRow("falling range") << 5 << "falling"
                                   << "above the largest";
    QTest::newRow("empty messages") << 5 << "zero"
                                    << "larger than 0 B";
}

void TestWorkloadRecipe::pairsAreAsManyAsAskedForAndStartWithinTheSpan()
{
    const auto workload = makeWorkload(
        {.pattern = Pattern::pairs, .messages = 500, .startWithin = quantity(Dimension::duration, 20, "ms")},
        nodeNames(7));
    QVERIFY(workload.has_value());
    QCOMPARE(workload->messages.size(), std::size_t(500));
    double latest = 0;
    for (const MessageRow& row : workload->messages) {
        QVERIFY(row.source != row.destination);
        QVERIFY(row.start.hasValue() && row.start.value().value < 0.02);
        latest = std::max(latest, row.start.value().value);
    }
    QVERIFY(latest > 0.01);
}

void TestWorkloadRecipe::impossibleWorkloadsAreRefused()
{
    QFETCH(int, nodes);
    QFETCH(QString, what);
    QFETCH(QString, reason);
    const std::map<std::string, WorkloadRecipe> recipes{
        {"ring", {.pattern = Pattern::ring}},
        {"degree 0", {.degree = 0}},
        {"degree max", {.degree = UINT64_MAX}},
        {"degree wraps", {.degree = (UINT64_MAX / 4) + 1}},
        {"all-to-all", {.pattern = Pattern::allToAll}},
        {"no messages", {.pattern = Pattern::pairs, .messages = 0}},
        {"too many messages", {.pattern = Pattern::pairs, .messages = kMaxRecipeMessages + 1}},
        {"fan 0", {.pattern = Pattern::incast, .fan = 0}},
        {"fan 5", {.pattern = Pattern::outcast, .fan = 5}},
        {"root", {.pattern = Pattern::incast, .root = "n9"}},
        {"falling", {.size = *parseSizeRange("2 MB..1 MB")}},
        {"zero", {.size = *parseSizeRange("0 B")}},
    };
    const auto workload =
        makeWorkload(recipes.at(what.toStdString()), nodeNames(static_cast<std::size_t>(nodes)));
    QVERIFY(!workload);
    const QString message = QString::fromStdString(workload.error().message);
    QVERIFY2(message.contains(reason), qPrintable(message));
}

QTEST_GUILESS_MAIN(TestWorkloadRecipe)
#include "tst_workload_recipe.moc"
