// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_graph.h"
#include "core/application/event_list.h"
#include "core/application/replay.h"
#include "core/sharing/catalog.h"

#include <QTest>

using namespace contraflow;

namespace {

/** Two nodes on a switch, 1 GB/s and no latency, with so many cores. */
Platform twoNodes(std::uint32_t cores)
{
    Platform platform;
    platform.name = "p";
    platform.switches = {{"s", {}}};
    std::vector<NodeRow> rows;
    for (const char* name : {"X1", "X2"})
        rows.push_back({name, "s", CountCell(cores), quantity(Dimension::bandwidth, 1, "GB/s"), {}, {}, {}});
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.eagerThreshold = quantity(Dimension::size, 1, "kB");
    return platform;
}

Replay replayed(const Platform& platform, const std::shared_ptr<const Program>& program)
{
    IssueList issues;
    const auto network = Network::build(platform, 0, issues);
    std::vector<NodeId> nodes;
    for (std::uint32_t rank = 0; rank < program->processCount(); ++rank)
        nodes.push_back(NodeId(rank % 2));
    const auto model = makeModel(plainModel("max-min"));
    ReplayOptions options;
    options.keepsEvents = true;
    Result<Replay> replay = runApplications(network, {{"app", program, nodes, 0}}, **model, options);
    return replay ? std::move(replay).value() : Replay();
}

Event computing(double seconds, std::uint32_t cpu = 0)
{
    Event event;
    event.kind = EventKind::compute;
    event.seconds = seconds;
    event.cpu = cpu;
    return event;
}

Event message(EventKind kind, std::int32_t peer, double bytes)
{
    Event event;
    event.kind = kind;
    event.peer = peer;
    event.bytes = bytes;
    return event;
}

const ReplayedEvent& eventOf(const Replay& replay, std::uint32_t process, std::uint32_t operation)
{
    for (const ReplayedEvent& event : replay.events)
        if (event.process == process && event.index == operation)
            return event;
    static const ReplayedEvent none;
    return none;
}

} // namespace

class TestEventGraph : public QObject
{
    Q_OBJECT

private slots:
    void whatNoPathJoinsGoesOnSideBySide();
    void computationsOfOneProcessorTakeTurns();
    void aBeginIsEnoughForIrequires();
    void timesOfAGraphAddUpToItsFinish();
    void aCircleIsRefusedWithItsLine();
    void aGraphThatWaitsForeverIsNamed();
    void overheadsOccupyTheProcess();
    void overheadsOfAGraphTakeTurnsWithItsComputations();
};

void TestEventGraph::whatNoPathJoinsGoesOnSideBySide()
{
    auto graph = std::make_shared<EventGraph>(2);
    graph->add(0, message(EventKind::send, 1, 1e9));
    graph->add(0, computing(0.25));
    const std::uint32_t received = graph->add(1, message(EventKind::recv, 0, 1e9));
    const std::uint32_t behind = graph->add(1, computing(0.5));
    graph->require(1, behind, received);
    QVERIFY(graph->close(0));
    QVERIFY(graph->close(1));
    const Replay replay = replayed(twoNodes(4), graph);
    QCOMPARE(eventOf(replay, 0, 0).end, 1.0);
    QCOMPARE(eventOf(replay, 0, 1).end, 0.25);
    QCOMPARE(eventOf(replay, 1, 1).start, 1.0);
    QCOMPARE(replay.makespan(), 1.5);
}

void TestEventGraph::computationsOfOneProcessorTakeTurns()
{
    auto graph = std::make_shared<EventGraph>(1);
    graph->add(0, computing(1));
    graph->add(0, computing(2));
    graph->add(0, computing(2.5, 1));
    QVERIFY(graph->close(0));
    const Replay replay = replayed(twoNodes(4), graph);
    QCOMPARE(eventOf(replay, 0, 1).start, 1.0);
    QCOMPARE(eventOf(replay, 0, 1).end, 3.0);
    QCOMPARE(eventOf(replay, 0, 2).start, 0.0);
    QCOMPARE(eventOf(replay, 0, 2).end, 2.5);
}

void TestEventGraph::aBeginIsEnoughForIrequires()
{
    auto graph = std::make_shared<EventGraph>(2);
    const std::uint32_t first = graph->add(0, computing(1));
    const std::uint32_t sent = graph->add(0, message(EventKind::send, 1, 1e9));
    const std::uint32_t meanwhile = graph->add(0, computing(0.5));
    graph->require(0, sent, first);
    graph->requireBegin(0, meanwhile, sent);
    graph->add(1, message(EventKind::recv, kAny, 0));
    QVERIFY(graph->close(0));
    QVERIFY(graph->close(1));
    const Replay replay = replayed(twoNodes(4), graph);
    QCOMPARE(eventOf(replay, 0, meanwhile).start, 1.0);
    QCOMPARE(eventOf(replay, 0, meanwhile).end, 1.5);
    QCOMPARE(eventOf(replay, 0, sent).end, 2.0);
}

void TestEventGraph::timesOfAGraphAddUpToItsFinish()
{
    auto graph = std::make_shared<EventGraph>(2);
    graph->add(0, message(EventKind::recv, 1, 0));
    graph->add(0, computing(0.25));
    graph->add(1, computing(0.5));
    const std::uint32_t sent = graph->add(1, message(EventKind::send, 0, 1e9));
    graph->require(1, sent, 0);
    QVERIFY(graph->close(0));
    QVERIFY(graph->close(1));
    const Replay replay = replayed(twoNodes(4), graph);
    const KindTimes& times = replay.processes[0].times;
    QCOMPARE(times[static_cast<std::size_t>(TimeKind::compute)], 0.25);
    QCOMPARE(times[static_cast<std::size_t>(TimeKind::receive)], 1.25);
    for (const ReplayedProcess& process : replay.processes) {
        double sum = 0;
        for (const double seconds : process.times)
            sum += seconds;
        QCOMPARE(sum, process.finish);
    }
}

void TestEventGraph::aCircleIsRefusedWithItsLine()
{
    EventGraph graph(1);
    Event event = computing(1);
    event.row = 7;
    graph.add(0, event);
    event.row = 8;
    graph.add(0, event);
    graph.require(0, 0, 1);
    graph.requireBegin(0, 1, 0);
    const Result<void> closed = graph.close(0);
    QVERIFY(!closed);
    QVERIFY2(closed.error().message.starts_with("line 7: "), closed.error().message.c_str());
}

void TestEventGraph::aGraphThatWaitsForeverIsNamed()
{
    auto graph = std::make_shared<EventGraph>(2);
    Event event = message(EventKind::recv, 1, 0);
    event.row = 3;
    graph->add(0, event);
    QVERIFY(graph->close(0));
    QVERIFY(graph->close(1));
    const Replay replay = replayed(twoNodes(1), graph);
    QVERIFY2(replay.deadlock.find("process 0 in line 3 (recv) waits for a message of process 1") !=
                 std::string::npos,
             replay.deadlock.c_str());
}

void TestEventGraph::overheadsOccupyTheProcess()
{
    Platform platform = twoNodes(1);
    platform.sendOverhead = quantity(Dimension::duration, 0.5, "s");
    platform.receiveOverhead = quantity(Dimension::duration, 0.25, "s");
    auto list = std::make_shared<EventList>(2);
    list->add(0, message(EventKind::send, 1, 100)); // eager
    list->add(0, message(EventKind::isend, 1, 100));
    list->add(0, message(EventKind::send, 1, 1e9));
    for (int i = 0; i < 3; ++i)
        list->add(1, message(EventKind::recv, 0, 0));
    const Replay replay = replayed(platform, list);
    QCOMPARE(eventOf(replay, 0, 0).end, 0.5);
    QCOMPARE(eventOf(replay, 0, 1).end, 1.0);
    QVERIFY(std::abs(eventOf(replay, 1, 0).end - 0.7500001) < 1e-12); // the message takes 100 ns
    QVERIFY(std::abs(eventOf(replay, 1, 1).end - 1.2500001) < 1e-12);
    QCOMPARE(eventOf(replay, 0, 2).end, 2.5);
    QCOMPARE(eventOf(replay, 1, 2).end, 2.75);
    // Collectives pay for each of their messages.
    auto meeting = std::make_shared<EventList>(2);
    Event all;
    all.kind = EventKind::allreduce;
    all.algorithm = CollectiveAlgorithm::recursiveDoubling;
    all.bytes = 100;
    for (const std::uint32_t process : {0U, 1U})
        meeting->add(process, all);
    QVERIFY(std::abs(replayed(platform, meeting).makespan() - 0.7500001) < 1e-12);
}

void TestEventGraph::overheadsOfAGraphTakeTurnsWithItsComputations()
{
    Platform platform = twoNodes(1);
    platform.sendOverhead = quantity(Dimension::duration, 0.5, "s");
    platform.receiveOverhead = quantity(Dimension::duration, 0.25, "s");
    auto graph = std::make_shared<EventGraph>(2);
    graph->add(0, computing(1));
    graph->add(0, message(EventKind::send, 1, 1e9));
    graph->add(1, message(EventKind::recv, 0, 0));
    graph->add(1, computing(3));
    QVERIFY(graph->close(0));
    QVERIFY(graph->close(1));
    const Replay replay = replayed(platform, graph);
    QCOMPARE(eventOf(replay, 0, 1).start, 1.0);
    QCOMPARE(eventOf(replay, 0, 1).end, 2.5);
    QCOMPARE(eventOf(replay, 1, 0).end, 3.25); // there at 2.5, and the processor is free at 3
}

QTEST_GUILESS_MAIN(TestEventGraph)
#include "tst_event_graph.moc"
