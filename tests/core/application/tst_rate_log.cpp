// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/rate_log.h"
#include "core/base/tolerance.h"
#include "core/project/routing.h"
#include "core/sharing/catalog.h"
#include "tests/support/fat_trees.h"
#include "tests/support/networks.h"
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

/** How many channels carry anything; what they carry is what was sent over them. */
std::size_t loadedChannels(const test::PlacedVector& placed, const std::string& kind)
{
    const Replay replay = replayedWithRates(placed, kind.c_str());
    if (!replay.deadlock.empty())
        return 0;
    std::size_t loaded = 0;
    const auto check = [](bool isTrue, std::size_t channel) {
        if (!isTrue)
            QTest::qFail(qPrintable(QStringLiteral("channel %1").arg(channel)), __FILE__, __LINE__);
    };
    const auto loads = replay.rates.loads(*placed.network, allChannels(*placed.network));
    check(replay.rates.isComplete() && loads.size() == replay.channels.size(), 0);
    for (std::size_t i = 0; i < loads.size(); ++i) {
        check(nearlyEqual(carried(loads[i]), replay.channels[i].bytes, 1e-7), i);
        check(loads[i].empty() == (replay.channels[i].bytes == 0), i);
        if (loads[i].empty())
            continue;
        ++loaded;
        check(loads[i].back().rate == 0, i);
        for (std::size_t k = 0; k + 1 < loads[i].size(); ++k) {
            check(loads[i][k].from <= loads[i][k + 1].from && loads[i][k].rate >= 0, i);
            if (kind == "max-min")
                check(!clearlyGreater(loads[i][k].rate, placed.network->capacity(ChannelId(i))), i);
        }
    }
    return loaded;
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
        std::size_t loaded = 0;
        for (const test::Vector& vector : test::loadVectors("", "applications"))
            loaded += loadedChannels(test::placeVector(vector), qPrintable(kind));
        QVERIFY(loaded > 100);
    }

    /** Messages that take several ways at once load each with their share. */
    void partsOfMessagesAreCountedAsParts()
    {
        const auto network = test::build(test::fatTree({4, 4}, {1, 4}, {1, 1}, RoutingRule::adaptive));
        std::size_t loaded = 0;
        for (const test::Vector& vector : test::loadVectors("", "applications")) {
            test::PlacedVector placed = test::placeVector(vector);
            if (placed.network->nodes().size() > network->nodes().size())
                continue;
            placed.network = network;
            for (const char* kind : {"max-min", "asymmetric"})
                loaded += loadedChannels(placed, kind);
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

    /** What flows at an instant adds up to what channels carry then. */
    void theFlowsOfAnInstantAreTheLoadsOfIt()
    {
        const test::PlacedVector placed =
            test::placeVector(test::loadVectors("mixed-01", "applications").front());
        const RateLog rates = replayedWithRates(placed, "max-min").rates;
        const auto loads = rates.loads(*placed.network, allChannels(*placed.network));
        const std::vector<double> times = rates.instants();
        Router router(*placed.network);
        std::size_t flowing = 0;
        for (std::size_t i = 0; i + 1 < times.size(); ++i) {
            const double at = (times[i] + times[i + 1]) / 2;
            std::vector<double> carried(loads.size(), 0);
            for (const SlotFlow& flow : rates.flowsAt(at)) {
                std::vector<ChannelId> route;
                QVERIFY(router.appendRoute(flow.source, flow.destination, route));
                for (const ChannelId channel : route)
                    carried[channel.index()] += flow.rate;
                ++flowing;
            }
            for (std::size_t channel = 0; channel < loads.size(); ++channel) {
                double load = 0;
                for (const FlowPoint& point : loads[channel])
                    if (point.from <= at)
                        load = point.rate;
                QVERIFY(nearlyEqual(carried[channel], load, 1e-6) || carried[channel] + load < 1e-3);
            }
        }
        QVERIFY(flowing > 100);
        QVERIFY(rates.flowsAt(times.front() - 1).empty() && rates.flowsAt(times.back() + 1).empty());
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
