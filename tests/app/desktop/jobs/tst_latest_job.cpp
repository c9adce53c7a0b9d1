// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/latest_job.h"

#include <QCoreApplication>
#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <new>
#include <semaphore>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace contraflow;

namespace {

const QString kWhat = QStringLiteral("Counting");

/** Outputs with a place for a reason, each in another way. */
struct OfFailure
{
    QString failure;
};
struct OfProblem
{
    std::string problem;
};
struct OfResult
{
    Result<int> result = 0;
    int more = 0;
};

/** Work that waits until it is told to stop, so that a test decides the order of events. */
LatestJob<int>::Work untilStopped(int value, std::shared_ptr<std::atomic<int>> begun)
{
    return [value, begun](const JobContext& context) {
        ++*begun;
        std::binary_semaphore stopped(0);
        const std::stop_callback onStop(context.stop, [&] { stopped.release(); });
        stopped.acquire();
        return value;
    };
}

LatestJob<int>::Work immediately(int value)
{
    return [value](const JobContext&) { return value; };
}

} // namespace

class LatestJobTest : public QObject
{
    Q_OBJECT

private slots:
    void theOutputArrivesInTheOwnersThread();
    void onlyTheNewestRequestArrives();
    void requestsInBetweenNeverBegin();
    void cancelledWorkNeverArrives();
    void partsArriveBeforeTheOutput();
    void nothingArrivesAfterTheOwnerIsGone();
    void jobsLeaveTheThreadsThatPaintAlone();
    void progressIsReportedEveryFiftyMilliseconds();
    void workThatThrowsIsGivenUpAndSaid_data();
    void workThatThrowsIsGivenUpAndSaid();
    void whatIsGivenUpSaysWhyWhereItCan();
    void outdatedWorkThatThrowsIsNotMissed();
    void nothingIsKeptOfWorkThatHasArrived();
};

void LatestJobTest::theOutputArrivesInTheOwnersThread()
{
    std::thread::id worker;
    std::thread::id receiver;
    int output = 0;
    LatestJob<int> job(kWhat, [&](int value) {
        output = value;
        receiver = std::this_thread::get_id();
    });
    job.start([&worker](const JobContext&) {
        worker = std::this_thread::get_id();
        return 7;
    });
    QVERIFY(job.isRunning());
    QCOMPARE(output, 0); // never delivered from within start()
    QTRY_COMPARE(output, 7);
    QVERIFY(!job.isRunning());
    QVERIFY(receiver == std::this_thread::get_id());
    QVERIFY(worker != receiver);
}

void LatestJobTest::onlyTheNewestRequestArrives()
{
    std::vector<int> outputs;
    LatestJob<int> job(kWhat, [&](int value) { outputs.push_back(value); });
    const auto begun = std::make_shared<std::atomic<int>>(0);
    job.start(untilStopped(1, begun));
    QTRY_COMPARE(begun->load(), 1);
    job.start(immediately(2));
    QTRY_COMPARE(outputs, std::vector<int>{2});

    // Finished, and its output already waits in the event loop when the next request comes.
    std::binary_semaphore finished(0);
    job.start([&finished](const JobContext&) {
        finished.release();
        return 3;
    });
    finished.acquire();
    job.start(immediately(4));
    QTRY_COMPARE(outputs, (std::vector<int>{2, 4}));
}

void LatestJobTest::requestsInBetweenNeverBegin()
{
    std::vector<int> outputs;
    LatestJob<int> job(kWhat, [&](int value) { outputs.push_back(value); });
    const auto begun = std::make_shared<std::atomic<int>>(0);
    job.start(untilStopped(1, begun));
    for (int i = 2; i < 10; ++i)
        job.start(untilStopped(i, begun));
    job.start(immediately(10));
    QTRY_COMPARE(outputs, std::vector<int>{10});
    QVERIFY(begun->load() <= 1);
}

void LatestJobTest::cancelledWorkNeverArrives()
{
    std::vector<int> outputs;
    LatestJob<int> job(kWhat, [&](int value) { outputs.push_back(value); });
    const auto begun = std::make_shared<std::atomic<int>>(0);
    job.start(untilStopped(1, begun));
    job.start(immediately(2));
    job.cancel();
    QVERIFY(!job.isRunning());
    job.start(immediately(3));
    QTRY_COMPARE(outputs, std::vector<int>{3});
}

void LatestJobTest::partsArriveBeforeTheOutput()
{
    std::vector<int> outputs;
    const auto keep = [&](int value) { outputs.push_back(value); };
    LatestJob<int> job(kWhat, keep, {}, keep);
    job.start([](const LatestJob<int>::Context& context) {
        context.show(1);
        context.show(2);
        return 3;
    });
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(outputs, (std::vector<int>{1, 2, 3}));
}

void LatestJobTest::nothingArrivesAfterTheOwnerIsGone()
{
    bool arrived = false;
    const auto begun = std::make_shared<std::atomic<int>>(0);
    {
        LatestJob<int> job(kWhat, [&](int) { arrived = true; });
        job.start(untilStopped(1, begun));
        QTRY_COMPARE(begun->load(), 1);
    }
    jobPool().waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!arrived);
}

void LatestJobTest::jobsLeaveTheThreadsThatPaintAlone()
{
    const auto begun = std::make_shared<std::atomic<int>>(0);
    LatestJob<int> job(kWhat, [](int) {});
    job.start(untilStopped(1, begun));
    QTRY_COMPARE(begun->load(), 1);
    QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
    job.cancel();
    jobPool().waitForDone();
}

void LatestJobTest::progressIsReportedEveryFiftyMilliseconds()
{
    // A clock that only the work sets, so that the speed of the machine does not matter.
    const auto time = std::make_shared<std::atomic<int>>(0); // ms
    std::vector<double> reports;
    bool done = false;
    LatestJob<int> job(
        kWhat, [&](int) { done = true; }, [&](double fraction) { reports.push_back(fraction); }, {},
        [time] { return std::chrono::steady_clock::time_point(std::chrono::milliseconds(*time)); });
    job.start([time](const JobContext& context) {
        for (int ms = 0; ms < 180; ++ms) {
            *time = ms;
            for (int call = 0; call < 10; ++call)
                context.progress(ms / 1000.0);
        }
        return 1;
    });
    QTRY_VERIFY(done);
    QCOMPARE(reports, (std::vector<double>{0.05, 0.1, 0.15}));
}

void LatestJobTest::workThatThrowsIsGivenUpAndSaid_data()
{
    using Throw = std::function<void()>;
    QTest::addColumn<Throw>("raise");
    QTest::addColumn<QString>("reason");
    QTest::newRow("memory") << Throw([] { throw std::bad_alloc(); }) << QStringLiteral("not enough memory");
    QTest::newRow("unexpected") << Throw([] { throw std::runtime_error("odd"); }) << QStringLiteral("(odd)");
    QTest::newRow("anything") << Throw([] { throw 7; }) << QStringLiteral("does not know why");
}

void LatestJobTest::workThatThrowsIsGivenUpAndSaid()
{
    QFETCH(const std::function<void()>, raise);
    QFETCH(const QString, reason);
    QStringList said;
    connect(&jobReports(), &JobReports::givenUp, this, [&said](const QString& text) { said += text; });
    std::vector<int> outputs;
    LatestJob<int> job(kWhat, [&](int value) { outputs.push_back(value); });
    job.start([raise](const JobContext&) {
        raise();
        return 7;
    });
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(outputs, std::vector<int>{0});
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.first().startsWith(kWhat) && said.first().contains(reason), qPrintable(said.first()));
    job.start(immediately(3));
    QTRY_COMPARE(outputs, (std::vector<int>{0, 3}));
    jobReports().disconnect(this);
}

void LatestJobTest::whatIsGivenUpSaysWhyWhereItCan()
{
    const Error why{ErrorCode::environment, "no memory"};
    QCOMPARE(givenUp<Result<int>>(why).error().message, why.message);
    QCOMPARE(givenUp<OfFailure>(why).failure, QStringLiteral("no memory"));
    QCOMPARE(givenUp<OfProblem>(why).problem, why.message);
    QCOMPARE(givenUp<OfResult>(why).result.error().message, why.message);
    QCOMPARE(givenUp<std::shared_ptr<const OfFailure>>(why)->failure, QStringLiteral("no memory"));
    QVERIFY(!givenUp<std::shared_ptr<const int>>(why));
}

void LatestJobTest::outdatedWorkThatThrowsIsNotMissed()
{
    QStringList said;
    connect(&jobReports(), &JobReports::givenUp, this, [&said](const QString& text) { said += text; });
    std::vector<int> outputs;
    LatestJob<int> job(kWhat, [&](int value) { outputs.push_back(value); });
    const auto begun = std::make_shared<std::atomic<int>>(0);
    job.start([wait = untilStopped(1, begun)](const LatestJob<int>::Context& context) -> int {
        (void)wait(context);
        throw std::bad_alloc();
    });
    QTRY_COMPARE(begun->load(), 1);
    job.start(immediately(2));
    QTRY_COMPARE(outputs, std::vector<int>{2});
    QVERIFY(said.isEmpty());
    jobReports().disconnect(this);
}

void LatestJobTest::nothingIsKeptOfWorkThatHasArrived()
{
    int output = 0;
    LatestJob<int> job(kWhat, [&](int value) { output = value; });
    const auto keep = [&job](const std::shared_ptr<int>& held, bool isToThrow) {
        job.start([held, isToThrow](const JobContext&) { return isToThrow ? throw std::bad_alloc() : *held; },
                  [held](const Error&) { return *held; });
        return std::weak_ptr<int>(held);
    };
    for (const bool isToThrow : {false, true}) {
        output = 0;
        const std::weak_ptr<int> held = keep(std::make_shared<int>(4), isToThrow);
        QTRY_COMPARE(output, 4);
        QTRY_VERIFY(held.expired());
    }
}

QTEST_GUILESS_MAIN(LatestJobTest)
#include "tst_latest_job.moc"
