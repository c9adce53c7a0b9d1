// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/sharing/load_bounds.h"

#include <QTest>

#include <cmath>
#include <optional>
#include <set>

using namespace contraflow;

/** Which channels may be full, against bounds kept one by one as logarithms. */
class TestLoadBounds : public QObject
{
    Q_OBJECT

private slots:
    void areTakenWhenTheyReachTheCapacity_data();
    void areTakenWhenTheyReachTheCapacity();
    void areTakenOnce();
    void growFromNothing();
};

void TestLoadBounds::areTakenWhenTheyReachTheCapacity_data()
{
    QTest::addColumn<double>("greatestFactor");
    QTest::newRow("slow growth") << 1.01;
    QTest::newRow("growth that leaves the range of doubles") << 1e6;
}

void TestLoadBounds::areTakenWhenTheyReachTheCapacity()
{
    QFETCH(const double, greatestFactor);
    constexpr std::size_t channels = 77; // no whole number of blocks
    LoadBounds bounds(channels);
    std::vector<double> capacities;
    std::vector<std::optional<double>> loads(channels, -INFINITY); // logarithms, growth included
    Random random(1);
    const auto factor = [&] { return std::exp(random.unit() * std::log(greatestFactor)); };
    for (std::uint32_t channel = 0; channel < channels; ++channel) {
        capacities.push_back(1 + 9 * random.unit());
        bounds.setCapacity(channel, capacities.back());
    }
    std::size_t taken = 0;
    for (int event = 0; event < 2000; ++event) {
        for (int i = 0; i < 5; ++i) {
            const auto channel = static_cast<std::uint32_t>(random.below(channels));
            const double capacity = capacities[channel];
            const std::uint64_t choice = random.below(5);
            if (choice < 2) {
                const double more = 0.01 * capacity * random.unit();
                bounds.add(channel, more);
                if (loads[channel])
                    loads[channel] = std::log(std::exp(*loads[channel]) + more);
            } else {
                const double load = capacity / (factor() * factor() * factor());
                bounds.set(channel, load);
                loads[channel] = std::log(load);
            }
        }
        const double growth = factor();
        bounds.grow(growth);
        std::set<std::uint32_t> full;
        bounds.takeFull(1, [&full](std::uint32_t channel) { full.insert(channel); });
        for (std::uint32_t channel = 0; channel < channels; ++channel) {
            if (loads[channel])
                *loads[channel] += std::log(growth);
            const double over = loads[channel] ? *loads[channel] - std::log(capacities[channel]) : -1;
            if (std::abs(over) > 1e-9) // closer than that rounding decides
                QCOMPARE(full.contains(channel), over > 0);
            if (full.contains(channel))
                loads[channel].reset();
        }
        taken += full.size();
    }
    QVERIFY(taken > 1000);
}

void TestLoadBounds::areTakenOnce()
{
    LoadBounds bounds(3);
    bounds.setCapacity(2, 8);
    bounds.set(2, 8);
    int calls = 0;
    for (int i = 0; i < 2; ++i)
        bounds.takeFull(1, [&calls](std::uint32_t channel) {
            QCOMPARE(channel, 2U);
            ++calls;
        });
    QCOMPARE(calls, 1);
}

void TestLoadBounds::growFromNothing()
{
    LoadBounds bounds(2);
    bounds.set(0, 0); // the group on it has been stopped altogether
    for (const std::uint32_t channel : {0U, 1U})
        bounds.add(channel, 1.5);
    std::set<std::uint32_t> full;
    bounds.takeFull(1, [&full](std::uint32_t channel) { full.insert(channel); });
    QCOMPARE(full, (std::set<std::uint32_t>{0, 1}));
}

QTEST_GUILESS_MAIN(TestLoadBounds)
#include "tst_load_bounds.moc"
