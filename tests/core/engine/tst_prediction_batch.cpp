// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/engine/prediction.h"
#include "tests/support/brute_force.h"
#include "tests/support/builders.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <vector>

#include <sys/resource.h>

using namespace contraflow;

namespace {

/** Every kind of model on one random graph. */
struct Batch
{
    Project project;
    std::vector<PredictionRequest> requests;
};

Batch everyKind(std::uint64_t seed)
{
    Random random(seed);
    Batch batch;
    batch.project = test::randomCase(random, "max-min", {10, 14});
    for (const std::string& kind : test::bruteKinds())
        batch.requests.push_back({0, kind});
    batch.requests.push_back({0, "window"});
    return batch;
}

std::vector<Prediction> runWith(const Batch& batch, std::size_t threads)
{
    std::vector<Prediction> predictions;
    BatchOptions options;
    options.threads = threads;
    predictAll(
        batch.project, batch.requests,
        [&](std::size_t request, Result<Prediction> prediction) {
            if (request != predictions.size() || !prediction)
                return false;
            predictions.push_back(std::move(prediction).value());
            return true;
        },
        options);
    return predictions;
}

/** All bits of all times, so that not even a rounding escapes. */
std::vector<std::uint64_t> bitsOf(const Prediction& prediction)
{
    std::vector<std::uint64_t> bits;
    for (const MessageTimes& times : prediction.timeline.messages)
        for (const double value : {times.start, times.transferEnd(), times.finish(), times.uncontended})
            bits.push_back(std::bit_cast<std::uint64_t>(value));
    for (const double start : prediction.timeline.stepStarts)
        bits.push_back(std::bit_cast<std::uint64_t>(start));
    return bits;
}

} // namespace

class TestPredictionBatch : public QObject
{
    Q_OBJECT

private slots:
    void theNumberOfThreadsChangesNoBit()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Batch batch = everyKind(seed);
            const std::vector<Prediction> alone = runWith(batch, 1);
            QCOMPARE(alone.size(), batch.requests.size());
            for (const std::size_t threads : {2U, 3U, 8U}) {
                const std::vector<Prediction> together = runWith(batch, threads);
                QCOMPARE(together.size(), alone.size());
                for (std::size_t i = 0; i < alone.size(); ++i) {
                    QCOMPARE(together[i].kind, alone[i].kind);
                    QCOMPARE(bitsOf(together[i]), bitsOf(alone[i]));
                }
            }
        }
    }

    void resultsAreThoseOfPredictingOneByOne()
    {
        const Batch batch = everyKind(1);
        const std::vector<Prediction> together = runWith(batch, 4);
        for (std::size_t i = 0; i < batch.requests.size(); ++i) {
            const Result<Prediction> one = predict(batch.project, 0, batch.requests[i].model);
            QVERIFY(one.has_value());
            QCOMPARE(bitsOf(together[i]), bitsOf(*one));
        }
    }

    void whatCannotRunArrivesInItsPlace()
    {
        Batch batch = everyKind(2);
        batch.requests[1].model = "no such model";
        std::vector<bool> succeeded;
        predictAll(batch.project, batch.requests, [&](std::size_t, const Result<Prediction>& prediction) {
            succeeded.push_back(prediction.has_value());
            return true;
        });
        QCOMPARE(succeeded.size(), batch.requests.size());
        for (std::size_t i = 0; i < succeeded.size(); ++i)
            QCOMPARE(succeeded[i], i != 1);
    }

    void whatIsThrownArrivesInItsPlace()
    {
        std::vector<bool> succeeded;
        makeAll<std::size_t>(
            3,
            [](std::size_t i, const RunOptions&) -> Result<std::size_t> {
                if (i == 1)
                    throw std::runtime_error("no room");
                return i;
            },
            [&](std::size_t i, const Result<std::size_t>& value) {
                succeeded.push_back(value.has_value() && *value == i);
                return true;
            },
            {});
        QCOMPARE(succeeded, (std::vector<bool>{true, false, true}));
    }

    void threadsGiveWayWhereThatIsWanted()
    {
        constexpr int kNicest = 19;
#ifdef __linux__
        constexpr int kNicer = 10;
#else
        constexpr int kNicer = 0; // threads have no priority of their own
#endif
        const auto nice = [] { return getpriority(PRIO_PROCESS, 0); }; // of the calling thread
        const int own = nice();
        for (const bool givesWay : {true, false}) {
            BatchOptions options;
            options.threads = 2;
            options.givesWay = givesWay;
            std::vector<int> seen;
            makeAll<int>(
                4, [&](std::size_t, const RunOptions&) -> Result<int> { return nice(); },
                [&](std::size_t, const Result<int>& value) {
                    seen.push_back(*value);
                    return true;
                },
                options);
            QCOMPARE(seen, std::vector<int>(4, givesWay ? std::min(own + kNicer, kNicest) : own));
            QCOMPARE(nice(), own);
        }
    }

    void nothingArrivesOnceNoMoreIsWanted()
    {
        const Batch batch = everyKind(3);
        std::size_t received = 0;
        predictAll(batch.project, batch.requests,
                   [&](std::size_t, const Result<Prediction>&) { return ++received < 3; });
        QCOMPARE(received, std::size_t(3));
    }

    void cancellingReachesEveryPrediction()
    {
        const Batch batch = everyKind(4);
        std::stop_source source;
        BatchOptions options;
        options.run.stop = source.get_token();
        options.threads = 1;
        std::size_t cancelled = 0;
        predictAll(
            batch.project, batch.requests,
            [&](std::size_t request, const Result<Prediction>& prediction) {
                if (!prediction && prediction.error().code == ErrorCode::cancelled)
                    ++cancelled;
                if (request == 0)
                    source.request_stop();
                return true;
            },
            options);
        // One more than threads may have ended by then, the rest has not begun.
        QVERIFY(cancelled >= batch.requests.size() - 3);
    }

    void noRequestsNeedNoThread()
    {
        const Batch batch = everyKind(5);
        predictAll(batch.project, {}, [](std::size_t, const Result<Prediction>&) {
            qFatal("nothing was asked for");
            return false;
        });
    }
};

QTEST_GUILESS_MAIN(TestPredictionBatch)
#include "tst_prediction_batch.moc"
