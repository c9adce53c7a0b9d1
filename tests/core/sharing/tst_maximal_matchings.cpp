// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/sharing/maximal_matchings.h"
#include "tests/support/brute_penalties.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace contraflow;

namespace {

using Edges = std::vector<MatchingEdge>;

/** Every node sends to `least` or more of the others. */
Edges irregularExchange(std::uint32_t nodes, std::uint32_t least, std::uint64_t seed)
{
    Random random(seed);
    Edges edges;
    for (std::uint32_t s = 0; s < nodes; ++s) {
        std::vector<std::uint32_t> others;
        for (std::uint32_t d = 0; d < nodes; ++d)
            if (d != s)
                others.push_back(d);
        random.shuffle(others);
        const std::uint64_t count = least + random.below(nodes - least);
        for (std::uint64_t i = 0; i < count; ++i)
            edges.push_back({s, others[i], 1});
    }
    return edges;
}

/** Up to eleven messages, some of them parallel, between a few nodes. The parts of the graph need not be
 * connected: a programme over one side counts products as well. */
Edges randomEdges(Random& random)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> pairs;
    const std::uint64_t nodes = 2 + random.below(5);
    const std::uint64_t messages = 1 + random.below(11);
    for (std::uint64_t i = 0; i < messages; ++i)
        ++pairs[{static_cast<std::uint32_t>(random.below(nodes)),
                 static_cast<std::uint32_t>(random.below(nodes))}];
    Edges edges;
    for (const auto& [ends, count] : pairs)
        edges.push_back({ends.first, ends.second, count});
    return edges;
}

/** Enough room for a random choice only: a limit that no graph of the tests keeps. */
MatchingLimits sampling(std::uint64_t seed, std::size_t entries)
{
    MatchingLimits limits;
    limits.exactEntries = 10;
    limits.sampleEntries = entries;
    limits.minSamples = 24;
    limits.seed = seed;
    return limits;
}

} // namespace

class TestMaximalMatchings : public QObject
{
    Q_OBJECT

private slots:
    void countsAreThoseOfListing()
    {
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            Random random(seed);
            const Edges edges = randomEdges(random);
            std::vector<test::NodePair> messages;
            std::vector<std::size_t> first;
            for (const MatchingEdge& edge : edges) {
                first.push_back(messages.size());
                messages.insert(messages.end(), edge.multiplicity, {edge.left, edge.right});
            }
            const test::StateSets listed = test::listStateSets(messages);
            const MatchingShares counted = maximalMatchings(edges);
            QVERIFY(counted.isExact);
            QVERIFY2(nearlyEqual(std::exp(counted.logCount), listed.count),
                     qPrintable(QString::number(seed)));
            for (std::size_t e = 0; e < edges.size(); ++e)
                QVERIFY2(nearlyEqual(counted.share[e],
                                     edges[e].multiplicity * listed.with[first[e]] / listed.count),
                         qPrintable(QString::number(seed)));
        }
    }

    void bothDirectionsOfAGraphCountAlike()
    {
        const Edges edges = irregularExchange(9, 3, 4);
        Edges turned;
        for (const MatchingEdge& edge : edges)
            turned.push_back({edge.right, edge.left, edge.multiplicity});
        const MatchingShares a = maximalMatchings(edges);
        const MatchingShares b = maximalMatchings(turned);
        QVERIFY(nearlyEqual(a.logCount, b.logCount));
        for (std::size_t e = 0; e < edges.size(); ++e)
            QVERIFY(nearlyEqual(a.share[e], b.share[e]));
    }

    /** K(n, n) has n! maximal matchings, and each edge is in one of n. */
    void completeGraphsHaveFactorialsOfMatchings()
    {
        for (std::uint32_t n = 1; n <= 12; ++n) {
            Edges edges;
            for (std::uint32_t s = 0; s < n; ++s)
                for (std::uint32_t d = 0; d < n; ++d)
                    edges.push_back({s, d, 1});
            const MatchingShares counted = maximalMatchings(edges);
            QVERIFY(counted.isExact);
            QVERIFY(nearlyEqual(counted.logCount, std::lgamma(n + 1.0)) || n == 1);
            for (const double share : counted.share)
                QVERIFY(nearlyEqual(share, 1.0 / n));
        }
    }

    void longChainsAreExactAndDoNotOverflow()
    {
        Edges edges; // s0 d0 s1 d1 …: its maximal matchings number more than the range of double
        for (std::uint32_t i = 0; i < 3000; ++i) {
            edges.push_back({i, i, 1});
            edges.push_back({i + 1, i, 1});
        }
        const MatchingShares counted = maximalMatchings(edges);
        QVERIFY(counted.isExact);
        // A path of n edges has as many as Padovan's sequence, which grows by the plastic number.
        QVERIFY(std::abs(counted.logCount / 6000 - std::log(1.324717957244746)) < 1e-3);
    }

    void irregularExchangesAmongTwelveNodesAreExact()
    {
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            QVERIFY(maximalMatchings(irregularExchange(12, 6, seed)).isExact);
    }

    void samplesSpreadAsTheirStandardErrorSays()
    {
        const Edges edges = irregularExchange(11, 6, 2);
        const MatchingShares exact = maximalMatchings(edges);
        double squares = 0; // of the deviation in standard errors: 1 on average
        std::size_t count = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const MatchingShares sampled = maximalMatchings(edges, sampling(seed, 20'000));
            QVERIFY(!sampled.isExact);
            for (std::size_t e = 0; e < edges.size(); ++e) {
                QVERIFY(sampled.standardError[e] > 0);
                const double deviation = (sampled.share[e] / exact.share[e] - 1) / sampled.standardError[e];
                squares += deviation * deviation;
                ++count;
            }
        }
        const double spread = std::sqrt(squares / static_cast<double>(count));
        QVERIFY2(spread > 0.7 && spread < 1.4, qPrintable(QString::number(spread)));
    }

    void countingAndSamplingEndWhenStopped()
    {
        std::stop_source source;
        source.request_stop();
        const Edges edges = irregularExchange(12, 6, 1);
        QVERIFY(!maximalMatchings(edges, {}, source.get_token()));
        QVERIFY(!maximalMatchings(edges, sampling(1, 20'000), source.get_token()));
        QVERIFY(maximalMatchings(edges, {}, {}).has_value());
    }

    /** A graph that alone is counted is sampled where its share of the work is small, and the samples end
     * with the share, however far the error is from its target. */
    void manyGraphsShareTheirWork()
    {
        const Edges edges = irregularExchange(12, 6, 1);
        MatchingLimits limits;
        limits.targetError = 0;
        limits.minSamples = 4;
        QVERIFY(maximalMatchings(edges, sharedAmong(limits, limits.exactEntries, 1)).isExact);
        const MatchingLimits little = sharedAmong(limits, 4'000'000, 100);
        QCOMPARE(little.totalEntries, std::size_t{40'000});
        QCOMPARE(little.sampleEntries, std::size_t{10'000});
        const MatchingShares shared = maximalMatchings(edges, little);
        QVERIFY(!shared.isExact);
        MatchingLimits four = little;
        four.maxSamples = 4;
        QCOMPARE(shared.share, maximalMatchings(edges, four).share);
    }

    void theSameSeedGivesTheSameNumbers()
    {
        const Edges edges = irregularExchange(10, 5, 3);
        const MatchingShares a = maximalMatchings(edges, sampling(7, 5000));
        QCOMPARE(a.share, maximalMatchings(edges, sampling(7, 5000)).share);
        QVERIFY(a.share != maximalMatchings(edges, sampling(8, 5000)).share);
    }
};

QTEST_GUILESS_MAIN(TestMaximalMatchings)
#include "tst_maximal_matchings.moc"
