// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/rate_log.h"
#include "core/base/tolerance.h"
#include "core/sharing/catalog.h"
#include "tests/support/programs.h"

#include <QTest>

#include <array>

using namespace contraflow;

namespace {

Replay replayedWithRates(const test::PlacedVector& placed, const char* kind,
                         std::size_t maxRecords = 20'000'000)
{
    ReplayOptions options;
    options.keepsPath = options.mayDropPath = true; // what channels carried
    options.keepsRates = true;
    options.maxRecords = maxRecords;
    const auto model = makeModel(plainModel(kind));
    return runApplications(placed.network, placed.applications, **model, options).value();
}

std::vector<ChannelId> allChannels(const Network& network)
{
    std::vector<ChannelId> channels;
    for (std::size_t i = 0; i < network.channelCount(); ++i)
        channels.emplace_back(i);
    return channels;
}

double carried(const std::vector<FlowPoint>& load)
{
    double bytes = 0;
    for (std::size_t i = 0; i + 1 < load.size(); ++i)
        bytes += load[i].rate * (load[i + 1].from - load[i].from);
    return bytes;
}

} // namespace

/** What flows through channels over the time of a run. */
class TestRateLog : public QObject
{
    Q_OBJECT

private slots:
    void whatFlowsIsWhatWasSent_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"max-min", "asymmetric", "window", "gige-penalty"})
            QTest::newRow(kind) << kind;
    }
    /** Every channel carries the bytes of its messages, and under models of channels no more than it can. */
    void whatFlowsIsWhatWasSent()
    {
        QFETCH(const QString, kind);
        int loaded = 0;
        for (const test::Vector& vector : test::loadVectors("", "applications")) {
            const test::PlacedVector placed = test::placeVector(vector);
            const Replay replay = replayedWithRates(placed, qPrintable(kind));
            if (!replay.deadlock.empty())
                continue;
            QVERIFY(replay.rates.isComplete());
            const auto loads = replay.rates.loads(*placed.network, allChannels(*placed.network));
            QCOMPARE(loads.size(), replay.channels.size());
            for (std::size_t i = 0; i < loads.size(); ++i) {
                QVERIFY2(nearlyEqual(carried(loads[i]), replay.channels[i].bytes, 1e-7),
                         qPrintable(QStringLiteral("channel %1 carries %2 of %3")
                                        .arg(i)
                                        .arg(carried(loads[i]))
                                        .arg(replay.channels[i].bytes)));
                QCOMPARE(loads[i].empty(), replay.channels[i].bytes == 0);
                if (loads[i].empty())
                    continue;
                ++loaded;
                QCOMPARE(loads[i].back().rate, 0.0);
                for (std::size_t k = 0; k + 1 < loads[i].size(); ++k) {
                    QVERIFY(loads[i][k].from <= loads[i][k + 1].from);
                    QVERIFY(loads[i][k].rate >= 0);
                    if (kind == "max-min")
                        QVERIFY(!clearlyGreater(loads[i][k].rate, placed.network->capacity(ChannelId(i))));
                }
            }
        }
        QVERIFY(loaded > 100);
    }

    void someChannelsAreTheSameAsAll()
    {
        const test::PlacedVector placed =
            test::placeVector(test::loadVectors("mixed-01", "applications").front());
        const Replay replay = replayedWithRates(placed, "max-min");
        const auto all = replay.rates.loads(*placed.network, allChannels(*placed.network));
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::array one{ChannelId(i)};
            const auto alone = replay.rates.loads(*placed.network, one);
            QCOMPARE(alone.front().size(), all[i].size());
            for (std::size_t k = 0; k < all[i].size(); ++k)
                QVERIFY(nearlyEqual(alone.front()[k].rate, all[i][k].rate));
        }
    }

    void tooManyChangesAreNotKept()
    {
        const test::PlacedVector placed =
            test::placeVector(test::loadVectors("mixed-01", "applications").front());
        const Replay replay = replayedWithRates(placed, "max-min", 8);
        QVERIFY(!replay.rates.isComplete());
        for (const auto& load : replay.rates.loads(*placed.network, allChannels(*placed.network)))
            QVERIFY(load.empty());
        // Nor are they when nobody asked.
        QVERIFY(replayVector(placed, "max-min").rates.empty());
    }
};

QTEST_GUILESS_MAIN(TestRateLog)
#include "tst_rate_log.moc"
