// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tolerance.h"
#include "core/sharing/catalog.h"
#include "tests/support/programs.h"

#include <QTest>

using namespace contraflow;

namespace {

/** Whether who receives what depends on the times of messages. */
bool hasWildcards(const nlohmann::json& vector)
{
    for (const auto& process : vector["processes"])
        for (const auto& event : process)
            if (event.contains("from") && event["from"].is_string())
                return true;
    return false;
}

std::vector<double> finishesOf(const Replay& replay)
{
    std::vector<double> finishes;
    for (const ReplayedProcess& process : replay.processes)
        finishes.push_back(process.finish);
    return finishes;
}

/** Everybody computes for a second on one node with so many cores. */
Replay computing(std::uint32_t cores, std::uint32_t processes)
{
    Platform platform;
    platform.name = "p";
    platform.switches = {{"s", {}}};
    NodeRow node{"X", "s", CountCell(cores), quantity(Dimension::bandwidth, 1, "GB/s"), {}, {}, {}};
    platform.nodes = {node};
    IssueList issues;
    const auto network = Network::build(platform, 0, issues);
    auto list = std::make_shared<EventList>(processes);
    Event event;
    event.kind = EventKind::compute;
    for (std::uint32_t p = 0; p < processes; ++p) {
        event.seconds = p + 1.0;
        list->add(p, event);
    }
    const auto model = makeModel(plainModel("max-min"));
    return runApplications(network, {{"app", list, std::vector<NodeId>(processes, NodeId(0)), 0}}, **model)
        .value();
}

} // namespace

class TestReplayProperties : public QObject
{
    Q_OBJECT

private slots:
    void everyModelRunsAndRepeatsItself_data();
    void everyModelRunsAndRepeatsItself();
    void contentionNeverHelps();
    void aLaterStartMovesEverything();
    void applicationsMeetOnTheNetwork();
    void coresAreShared();
    void runsAreBounded();
};

void TestReplayProperties::everyModelRunsAndRepeatsItself_data()
{
    QTest::addColumn<QString>("kind");
    for (const std::string& kind : modelKinds())
        QTest::newRow(kind.c_str()) << QString::fromStdString(kind);
}

void TestReplayProperties::everyModelRunsAndRepeatsItself()
{
    QFETCH(QString, kind);
    for (const char* name : {"case-groups", "coll-04", "mixed-03", "p2p-08"}) {
        const test::PlacedVector placed = test::placeVector(test::loadVectors(name, "applications").front());
        const Replay first = test::replayVector(placed, kind.toStdString());
        const Replay second = test::replayVector(placed, kind.toStdString());
        const Replay alone = test::replayVector(placed, "hockney");
        QCOMPARE(first.deadlock, std::string());
        QCOMPARE(finishesOf(first), finishesOf(second));
        QCOMPARE(first.messageCount, alone.messageCount);
        for (std::size_t p = 0; p < first.processes.size(); ++p)
            QVERIFY(first.processes[p].finish >= alone.processes[p].finish * (1 - 1e-9));
    }
}

/** Where matching does not depend on times, nobody ends earlier because of others. */
void TestReplayProperties::contentionNeverHelps()
{
    int compared = 0;
    for (const test::Vector& vector : test::loadVectors("", "applications")) {
        if (hasWildcards(vector.data) || vector.data["expected"]["max-min"].contains("deadlock"))
            continue;
        const test::PlacedVector placed = test::placeVector(vector);
        const Replay alone = test::replayVector(placed, "hockney");
        const Replay shared = test::replayVector(placed, "max-min");
        for (std::size_t p = 0; p < alone.processes.size(); ++p)
            QVERIFY(shared.processes[p].finish >= alone.processes[p].finish * (1 - 1e-9));
        for (const ReplayedMessage& message : shared.messages)
            QVERIFY(message.finish - message.start >= message.uncontended * (1 - 1e-8) - 1e-12);
        ++compared;
    }
    QVERIFY(compared >= 40);
}

void TestReplayProperties::aLaterStartMovesEverything()
{
    test::PlacedVector placed = test::placeVector(test::loadVectors("mixed-04", "applications").front());
    const Replay early = test::replayVector(placed, "max-min");
    placed.applications[0].start = 1e5;
    const Replay late = test::replayVector(placed, "max-min");
    QVERIFY(nearlyEqual(late.makespan(), early.makespan(), 1e-8));
    for (std::size_t p = 0; p < early.processes.size(); ++p)
        for (std::size_t k = 0; k < kTimeKinds; ++k)
            QVERIFY(std::abs(late.processes[p].times[k] - early.processes[p].times[k]) <=
                    1e-8 * early.makespan());
}

/** Two times the same application at once takes longer, one after the other it does not. */
void TestReplayProperties::applicationsMeetOnTheNetwork()
{
    test::PlacedVector placed = test::placeVector(test::loadVectors("app-training", "applications").front());
    const Replay alone = test::replayVector(placed, "max-min");
    placed.applications.push_back(placed.applications.front());
    const Replay together = test::replayVector(placed, "max-min");
    QCOMPARE(together.processes.size(), 2 * alone.processes.size());
    QVERIFY(together.makespan() > 1.2 * alone.makespan());
    placed.applications.back().start = alone.finish;
    const Replay apart = test::replayVector(placed, "max-min");
    QVERIFY(nearlyEqual(apart.makespan(), 2 * alone.makespan(), 1e-8));
}

/** Computations of 1, 2, 3 and 4 s: on two cores each gets a half while four run, two thirds while three do.
 */
void TestReplayProperties::coresAreShared()
{
    const auto finishes = [](std::uint32_t cores) { return finishesOf(computing(cores, 4)); };
    const std::vector<double> enough{1, 2, 3, 4};
    QCOMPARE(finishes(4), enough);
    const std::vector<double> two{2, 3.5, 4.5, 5.5};
    const std::vector<double> one{4, 7, 9, 10};
    for (std::size_t p = 0; p < 4; ++p) {
        QVERIFY(nearlyEqual(finishes(2)[p], two[p]));
        QVERIFY(nearlyEqual(finishes(1)[p], one[p]));
    }
}

/** A loop too many neither hangs nor fills the memory. */
void TestReplayProperties::runsAreBounded()
{
    const test::PlacedVector placed = test::placeVector(test::loadVectors("app-fft", "applications").front());
    const auto model = makeModel(plainModel("max-min"));
    const auto refusal = [&](const ReplayOptions& options) {
        const Result<Replay> replay = runApplications(placed.network, placed.applications, **model, options);
        return QString::fromStdString(replay ? std::string() : replay.error().message);
    };
    QVERIFY(refusal({.maxEvents = 100}).contains("the programs have more than 100 events"));
    QVERIFY(refusal({.keepsEvents = true, .maxRecords = 10})
                .contains("more events than the 10 that can be listed"));
    QVERIFY(refusal({.keepsMessages = true, .maxRecords = 10})
                .contains("more messages than the 10 that can be listed"));
    QCOMPARE(refusal({.maxRecords = 10}), QString());
    std::stop_source source;
    source.request_stop();
    QVERIFY(refusal({.stop = source.get_token()}).contains("cancelled"));
}

QTEST_GUILESS_MAIN(TestReplayProperties)
#include "tst_replay_properties.moc"
