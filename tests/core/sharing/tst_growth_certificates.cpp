// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/sharing/growth_certificates.h"

#include <QTest>

#include <cmath>
#include <optional>
#include <set>

using namespace contraflow;

/** Which channels are due for a look, against certificates kept one by one as logarithms. */
class TestGrowthCertificates : public QObject
{
    Q_OBJECT

private slots:
    void endWhenGrowthHasUsedTheRoom_data();
    void endWhenGrowthHasUsedTheRoom();
    void areTakenOnce();
    void ofMuchRoomLastAndEnd();
};

void TestGrowthCertificates::endWhenGrowthHasUsedTheRoom_data()
{
    QTest::addColumn<double>("greatestFactor");
    QTest::newRow("slow growth") << 1.01;
    QTest::newRow("growth that leaves the range of doubles") << 1e6;
}

void TestGrowthCertificates::endWhenGrowthHasUsedTheRoom()
{
    QFETCH(const double, greatestFactor);
    constexpr std::size_t channels = 77; // no whole number of blocks
    GrowthCertificates certificates(channels);
    std::vector<std::optional<double>> ends(channels); // in logarithms of all growth so far
    double grown = 0;
    Random random(1);
    const auto factor = [&] { return std::exp(random.unit() * std::log(greatestFactor)); };
    std::size_t taken = 0;
    for (int event = 0; event < 2000; ++event) {
        for (int i = 0; i < 5; ++i) {
            const auto channel = static_cast<std::uint32_t>(random.below(channels));
            if (random.below(5) == 0) {
                certificates.drop(channel);
                ends[channel].reset();
            } else {
                const double room = factor() * factor() * factor();
                certificates.set(channel, room);
                ends[channel] = grown + std::log(room);
            }
        }
        const double next = factor();
        std::set<std::uint32_t> due;
        certificates.takeDue(next, [&due](std::uint32_t channel) { due.insert(channel); });
        for (std::uint32_t channel = 0; channel < channels; ++channel) {
            const double left = ends[channel] ? *ends[channel] - grown - std::log(next) : 1;
            if (std::abs(left) > 1e-9) // closer than that rounding decides
                QCOMPARE(due.contains(channel), left < 0);
            if (due.contains(channel))
                ends[channel].reset();
        }
        taken += due.size();
        certificates.grow(next);
        grown += std::log(next);
    }
    QVERIFY(taken > 1000);
}

void TestGrowthCertificates::areTakenOnce()
{
    GrowthCertificates certificates(3);
    certificates.set(2, 2);
    int calls = 0;
    for (int i = 0; i < 2; ++i)
        certificates.takeDue(2, [&calls](std::uint32_t channel) {
            QCOMPARE(channel, 2U);
            ++calls;
        });
    QCOMPARE(calls, 1);
}

void TestGrowthCertificates::ofMuchRoomLastAndEnd()
{
    GrowthCertificates certificates(1);
    certificates.set(0, 1e300);
    int calls = 0;
    certificates.takeDue(1e10, [&calls](std::uint32_t) { ++calls; });
    QCOMPARE(calls, 0);
    for (int i = 0; i < 40; ++i) {
        certificates.takeDue(1e10, [&calls](std::uint32_t) { ++calls; });
        certificates.grow(1e10);
    }
    QCOMPARE(calls, 1);
}

QTEST_GUILESS_MAIN(TestGrowthCertificates)
#include "tst_growth_certificates.moc"
