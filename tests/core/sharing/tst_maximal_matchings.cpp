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

/** Nothing is counted. */
MatchingLimits estimating()
{
    MatchingLimits limits;
    limits.exactEntries = 1;
    return limits;
}

/** The relative error of shares, root mean square. */
double errorOf(const std::vector<double>& shares, const std::vector<double>& exact)
{
    double squares = 0;
    for (std::size_t e = 0; e < shares.size(); ++e)
        squares += (shares[e] / exact[e] - 1) * (shares[e] / exact[e] - 1);
    return std::sqrt(squares / static_cast<double>(shares.size()));
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

    void estimatesOfTreesAreExact()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            Edges edges{{0, 0, 1}};
            std::uint32_t left = 1;
            std::uint32_t right = 1;
            for (int i = 0; i < 14; ++i) {
                const auto parallel = static_cast<std::uint32_t>(1 + random.below(2));
                if (random.coin())
                    edges.push_back({static_cast<std::uint32_t>(random.below(left)), right++, parallel});
                else
                    edges.push_back({left++, static_cast<std::uint32_t>(random.below(right)), parallel});
            }
            const MatchingShares exact = maximalMatchings(edges);
            const MatchingGraph graph(edges);
            std::vector<BetheMessages> messages(edges.size());
            MatchingBethe bethe(graph, messages);
            bethe.run(1000);
            QVERIFY(std::abs(bethe.logCount() - exact.logCount) < 1e-5);
            const std::vector<double> shares = bethe.shares();
            for (std::size_t e = 0; e < edges.size(); ++e)
                QVERIFY(nearlyEqual(shares[e], exact.share[e], 1e-5));
        }
    }

    /** The more nodes, the less; and estimateError() says how much it is. */
    void estimatesOfExchangesErrByAFewPercent()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Edges edges = irregularExchange(12, 6, seed);
            const std::vector<double> exact = maximalMatchings(edges).share;
            const MatchingShares estimated = maximalMatchings(edges, estimating());
            QVERIFY(!estimated.isExact);
            const double error = errorOf(estimated.share, exact);
            QVERIFY2(error > 0.01 && error < 0.06, qPrintable(QString::number(error)));
            QVERIFY(nearlyEqual(estimateError(edges, exact), error, 1e-5));
        }
    }

    /** In 1 000 messages among 128 nodes an estimate of few steps begins where that of nearly the same graph
     * ended, and comes to what one of many steps does. */
    void estimatesGoOnFromThoseOfSimilarGraphs()
    {
        Edges edges = irregularExchange(128, 4, 1);
        std::vector<BetheMessages> messages(edges.size());
        QVERIFY(!maximalMatchings(edges, estimating(), {}, messages)->isExact);
        edges.pop_back();
        messages.pop_back();
        MatchingLimits few = estimating();
        few.relaxSteps = 1;
        const std::vector<double> settled = maximalMatchings(edges, estimating()).share;
        const std::vector<double> continued = maximalMatchings(edges, few, {}, messages)->share;
        QVERIFY2(errorOf(continued, settled) < 1e-3,
                 qPrintable(QString::number(errorOf(continued, settled))));
        QVERIFY(errorOf(maximalMatchings(edges, few).share, settled) > 2 * errorOf(continued, settled));
    }

    void countingEndsWhenStopped()
    {
        std::stop_source source;
        source.request_stop();
        const Edges edges = irregularExchange(12, 6, 1);
        std::vector<BetheMessages> messages(edges.size());
        QVERIFY(!maximalMatchings(edges, {}, source.get_token(), messages));
        QVERIFY(maximalMatchings(edges, {}, {}, messages).has_value());
    }

    /** A graph that alone is counted is estimated where its share of the work is small. */
    void manyGraphsShareTheirWork()
    {
        const Edges edges = irregularExchange(12, 6, 1);
        const MatchingLimits limits;
        QVERIFY(maximalMatchings(edges, sharedAmong(limits, limits, 1)).isExact);
        const MatchingLimits little = sharedAmong(limits, limits, 5'000);
        QCOMPARE(little.exactEntries, std::size_t{4'800});
        QCOMPARE(little.relaxSteps, std::size_t{20'000});
        QCOMPARE(sharedAmong(limits, {.exactEntries = SIZE_MAX}, 2).exactEntries, limits.exactEntries);
        QVERIFY(!maximalMatchings(edges, little).isExact);
    }
};

QTEST_GUILESS_MAIN(TestMaximalMatchings)
#include "tst_maximal_matchings.moc"
