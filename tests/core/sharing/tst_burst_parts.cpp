// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts of the solver of `window`, each against what is worked out from its definition.
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/sharing/burst_queues.h"
#include "core/sharing/sparse_factors.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

using namespace contraflow;

namespace {

constexpr std::uint32_t kChannels = 40;
constexpr double kEpsilon = 0.027;
constexpr double kBurst = 0.006;

struct RandomRoute
{
    std::vector<ChannelId> channels;
    std::vector<double> shares; ///< none, or one by channel
};

RandomRoute randomRoute(Random& random, bool isSplit)
{
    std::vector<std::uint32_t> links(kChannels / 2);
    for (std::uint32_t i = 0; i < links.size(); ++i)
        links[i] = i;
    random.shuffle(links);
    RandomRoute route;
    const std::uint64_t length = 1 + random.below(5);
    for (std::uint64_t i = 0; i < length; ++i) {
        route.channels.emplace_back(2 * links[i] + (random.coin() ? 1U : 0U));
        if (isSplit)
            route.shares.push_back(0.1 + 0.9 * random.unit());
    }
    return route;
}

/** Messages on random routes, at random prices. */
struct RandomQueues
{
    RandomQueues(Random& random, bool isSplit) : queues(randomList(random), {kEpsilon, kBurst, 0, 1})
    {
        for (int i = 0; i < 60; ++i) {
            routes.push_back(randomRoute(random, isSplit));
            (void)queues.addClass(routes.back().channels, random.coin() ? 0 : 0.1 * random.unit(),
                                  routes.back().shares);
        }
        queues.finishClasses();
        for (std::uint32_t place = 0; place < routes.size(); ++place)
            if (random.below(4) > 0)
                queues.addWeight(place, 1 + static_cast<double>(random.below(3)));
        queues.list();
        for (const std::uint32_t channel : queues.used())
            queues.prices()[channel] = queues.greatestPrice(channel) * std::pow(10, -4 * random.unit());
        queues.evaluate();
        queues.setUnits();
    }

    static std::vector<BurstQueues::Queue> randomList(Random& random)
    {
        std::vector<BurstQueues::Queue> list;
        for (std::uint32_t c = 0; c < kChannels; ++c)
            list.push_back({1 + 9 * random.unit(), random.unit()});
        return list;
    }

    /** Bytes per second in a channel, from the definition of rates. */
    [[nodiscard]] std::map<std::uint32_t, double> data() const
    {
        std::map<std::uint32_t, double> sums;
        for (const std::uint32_t place : queues.active()) {
            const RandomRoute& route = routes[queues.legs().numberOf(place)];
            const auto share = [&](std::size_t i) { return route.shares.empty() ? 1 : route.shares[i]; };
            double resistance = queues.delay(place);
            for (std::size_t i = 0; i < route.channels.size(); ++i) {
                const std::uint32_t rev = against(route.channels[i].value);
                const double acks = queues.count(rev) > 0 ? queues.queue(rev).kappa * queues.price(rev) : 0;
                resistance += share(i) * (queues.price(route.channels[i].value) + acks);
            }
            for (std::size_t i = 0; i < route.channels.size(); ++i)
                sums[route.channels[i].value] += share(i) * queues.weight(place) / resistance;
        }
        return sums;
    }

    /** p (C - load) - b, relative to the larger of its parts. */
    [[nodiscard]] double imbalance(std::uint32_t channel) const
    {
        const std::map<std::uint32_t, double> sums = data();
        const auto reverseData = sums.find(against(channel));
        const double capacity = queues.queue(channel).capacity;
        const double load =
            sums.at(channel) + kEpsilon * (reverseData == sums.end() ? 0 : reverseData->second);
        const double waiting = queues.price(channel) * (capacity - load);
        const double bursts = kBurst * sums.at(channel) / capacity;
        return (waiting - bursts) / std::max({std::abs(waiting), bursts, queues.price(channel) * capacity});
    }

    std::vector<RandomRoute> routes; ///< by number
    BurstQueues queues;
};

/** Rows with a diagonal of 1 and some small entries; all of them where it is dense. */
RowMatrix randomMatrix(Random& random, std::uint32_t size, double density, double greatest)
{
    RowMatrix matrix;
    for (std::uint32_t row = 0; row < size; ++row) {
        RowMatrix::Row made;
        made.begin = matrix.columns.size();
        for (std::uint32_t column = 0; column < size; ++column) {
            if (column == row)
                made.diagonal = matrix.columns.size();
            else if (random.unit() >= density)
                continue;
            matrix.columns.push_back(column);
            matrix.values.push_back(column == row ? 1 : greatest * (2 * random.unit() - 1));
        }
        made.end = matrix.columns.size();
        matrix.rows.push_back(made);
    }
    return matrix;
}

/** matrix⁻¹ right, by Gauss–Jordan elimination with row exchanges. */
std::vector<double> denseSolution(const RowMatrix& matrix, std::vector<double> right)
{
    const std::size_t size = right.size();
    std::vector<std::vector<double>> dense(size, std::vector<double>(size));
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t i = matrix.rows[row].begin; i < matrix.rows[row].end; ++i)
            dense[row][matrix.columns[i]] = matrix.values[i];
    for (std::size_t k = 0; k < size; ++k) {
        std::size_t pivot = k;
        for (std::size_t row = k + 1; row < size; ++row)
            if (std::abs(dense[row][k]) > std::abs(dense[pivot][k]))
                pivot = row;
        std::swap(dense[k], dense[pivot]);
        std::swap(right[k], right[pivot]);
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = row == k ? 0 : dense[row][k] / dense[k][k];
            for (std::size_t column = k; column < size && factor != 0; ++column)
                dense[row][column] -= factor * dense[k][column];
            right[row] -= factor * right[k];
        }
    }
    for (std::size_t k = 0; k < size; ++k)
        right[k] /= dense[k][k];
    return right;
}

/** How far factors are from the solution of dense algebra, as a part of it. */
double errorOf(const RowMatrix& matrix, double leastFill, Random& random)
{
    std::vector<double> right(matrix.rows.size());
    for (double& x : right)
        x = 2 * random.unit() - 1;
    std::vector<double> found(right.size());
    SparseFactors factors;
    if (!factors.make(matrix, leastFill, {}))
        return std::numeric_limits<double>::infinity();
    factors.solve(right, found);
    const std::vector<double> exact = denseSolution(matrix, right);
    double error = 0;
    double length = 0;
    for (std::size_t i = 0; i < exact.size(); ++i) {
        error += (found[i] - exact[i]) * (found[i] - exact[i]);
        length += exact[i] * exact[i];
    }
    return std::sqrt(error / length);
}

} // namespace

class TestBurstParts : public QObject
{
    Q_OBJECT

private slots:
    void evaluationFollowsFromTheDefinition()
    {
        for (int i = 0; i < 40; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const RandomQueues made(random, i % 2 == 1);
            const std::map<std::uint32_t, double> sums = made.data();
            QCOMPARE(sums.size(), made.queues.used().size());
            for (const auto& [channel, sum] : sums)
                QVERIFY(nearlyEqual(made.queues.data(channel), sum, 1e-12));
        }
    }

    void aRelaxedQueueMeetsItsEquation()
    {
        for (int i = 0; i < 40; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            RandomQueues made(random, i % 2 == 1);
            std::vector<std::uint32_t> touched;
            for (const std::uint32_t channel : made.queues.used()) {
                made.queues.relax(channel, touched);
                QVERIFY(made.queues.price(channel) > 0);
                // Unless its acknowledgements hold up its own messages' neighbours, which it leaves out.
                if (!(made.queues.count(against(channel)) > 0)) {
                    QVERIFY2(std::abs(made.imbalance(channel)) < 5e-3,
                             QByteArray::number(made.imbalance(channel)));
                    QVERIFY(std::abs(made.queues.gaps()[channel]) < 5e-3);
                }
                made.queues.evaluate();
                made.queues.setUnits();
            }
        }
    }

    void relaxingKeepsGapsThatEvaluationFinds()
    {
        for (int i = 0; i < 40; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            RandomQueues made(random, i % 2 == 1);
            BurstQueues& queues = made.queues;
            std::vector<std::uint32_t> touched;
            for (int k = 0; k < 20; ++k) {
                const std::vector<double> before(queues.gaps().begin(), queues.gaps().end());
                queues.relax(queues.used()[random.below(queues.used().size())], touched);
                for (const std::uint32_t channel : queues.used())
                    if (std::find(touched.begin(), touched.end(), channel) == touched.end())
                        QCOMPARE(queues.gaps()[channel], before[channel]);
            }
            const std::vector<double> kept(queues.gaps().begin(), queues.gaps().end());
            queues.evaluate();
            for (const std::uint32_t channel : queues.used())
                QVERIFY(std::abs(queues.gaps()[channel] - kept[channel]) < 1e-10);
        }
    }

    void messagesThatComeAndGoKeepGapsThatEvaluationFinds()
    {
        for (int i = 0; i < 40; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            RandomQueues made(random, i % 2 == 1);
            BurstQueues& queues = made.queues;
            for (int k = 0; k < 10; ++k) {
                const std::uint32_t place = queues.active()[random.below(queues.active().size())];
                queues.addWeight(place, queues.weight(place) > 1 && random.coin() ? -1 : 1);
                queues.list();
            }
            QVERIFY(queues.isEvaluated());
            const std::vector<double> kept(queues.gaps().begin(), queues.gaps().end());
            queues.evaluate();
            for (const std::uint32_t channel : queues.used())
                QVERIFY(std::abs(queues.gaps()[channel] - kept[channel]) < 1e-10);
        }
    }

    void legsMakeUpTheirRoutesWhereverTheyStand()
    {
        for (int i = 0; i < 40; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            std::vector<RandomRoute> routes;
            BurstLegs legs;
            for (int round = 0; round < 3; ++round) { // classes may be added after some have their places
                for (int k = 0; k < 20; ++k) {
                    routes.push_back(randomRoute(random, i % 2 == 1));
                    QCOMPARE(std::size_t{legs.add(routes.back().channels, routes.back().shares)},
                             routes.size() - 1);
                }
                std::vector<char> isIn(routes.size());
                for (char& is : isIn)
                    is = random.coin() ? 1 : 0;
                legs.finish(kChannels, isIn);
                QCOMPARE(legs.placeCount(),
                         static_cast<std::size_t>(std::count(isIn.begin(), isIn.end(), 1)));
                for (std::uint32_t number = 0; number < routes.size(); ++number)
                    QCOMPARE(legs.placeOf(number) != BurstLegs::kNoPlace, isIn[number] == 1);
                legs.finish(kChannels);
                QCOMPARE(legs.classCount(), routes.size());
                for (std::uint32_t leg = 0; leg < legs.legCount(); ++leg) {
                    const auto [begin, end] = legs.beginningWith(leg);
                    for (std::uint32_t place = 0; place < routes.size(); ++place)
                        QCOMPARE(legs.head(place) == leg, begin <= place && place < end);
                }
                std::map<std::pair<std::uint32_t, std::uint32_t>, double> onChannels;
                for (std::uint32_t number = 0; number < routes.size(); ++number) {
                    const std::uint32_t place = legs.placeOf(number);
                    QCOMPARE(legs.numberOf(place), number);
                    std::size_t at = 0;
                    legs.forEachChannel(place, [&](std::uint32_t channel, double share) {
                        QVERIFY(at < routes[number].channels.size());
                        QCOMPARE(channel, routes[number].channels[at].value);
                        QCOMPARE(share, routes[number].shares.empty() ? 1 : routes[number].shares[at]);
                        onChannels[{channel, place}] = share;
                        ++at;
                    });
                    QCOMPARE(at, routes[number].channels.size());
                }
                for (std::uint32_t channel = 0; channel < kChannels; ++channel) {
                    std::size_t count = 0;
                    legs.forEachClassOn(channel, [&](std::uint32_t place, double share) {
                        const auto found = onChannels.find({channel, place});
                        QVERIFY(found != onChannels.end());
                        QCOMPARE(share, found->second);
                        ++count;
                    });
                    QCOMPARE(count, legs.classCountOn(channel));
                    onChannels.erase(onChannels.lower_bound({channel, 0}),
                                     onChannels.lower_bound({channel + 1, 0}));
                }
                QVERIFY(onChannels.empty());
            }
        }
    }

    void fullMatricesAreFactoredCompletely()
    {
        for (std::uint64_t i = 1; i <= 50; ++i) {
            Random random(i);
            const auto size = static_cast<std::uint32_t>(1 + random.below(64));
            QVERIFY(errorOf(randomMatrix(random, size, 2, 0.5 / size), 0.1, random) < 1e-12);
        }
    }

    void whatSparseFactorsLeaveOutIsLittle()
    {
        for (std::uint64_t i = 1; i <= 50; ++i) {
            Random random(i);
            const auto size = static_cast<std::uint32_t>(20 + random.below(200));
            const RowMatrix matrix = randomMatrix(random, size, 8.0 / size, 0.1);
            const double error = errorOf(matrix, 3e-3, random);
            QVERIFY2(error < 0.02, QByteArray::number(error));
            QVERIFY(errorOf(matrix, 0, random) < 1e-12);
        }
    }

    void singularMatricesHaveNoFactors()
    {
        Random random(5);
        RowMatrix matrix = randomMatrix(random, 12, 2, 0.1);
        const RowMatrix::Row first = matrix.rows[0];
        const RowMatrix::Row second = matrix.rows[1];
        for (std::size_t i = 0; i < matrix.rows.size(); ++i)
            matrix.values[second.begin + i] = i == 0 ? 0 : matrix.values[first.begin + i];
        matrix.values[second.begin] = matrix.values[first.begin];
        SparseFactors factors;
        QVERIFY(!factors.make(matrix, 0, {}));
        matrix.values[first.diagonal] = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!factors.make(matrix, 0, {}));
    }
};

QTEST_GUILESS_MAIN(TestBurstParts)
#include "tst_burst_parts.moc"
