// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_analysis.h"
#include "core/application/event_graph.h"
#include "core/application/event_list.h"
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/sharing/catalog.h"
#include "tests/support/programs.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace contraflow;

namespace {

Replay replayed(const test::PlacedVector& placed, const char* kind, const ReplayOptions& options)
{
    const auto model = makeModel(plainModel(kind));
    return runApplications(placed.network, placed.applications, **model, options).value();
}

RunAnalysis analysisOf(const test::PlacedVector& placed, Replay replay)
{
    auto run = std::make_shared<ScenarioReplay>();
    run->network = placed.network;
    run->applications = placed.applications;
    run->replay = std::move(replay);
    return analyseRun(std::move(run));
}

/** A message's part of time that its bytes flow. */
bool flowTogether(const ReplayedMessage& a, const ReplayedMessage& b)
{
    const double from = std::max(a.start + a.latency, b.start + b.latency);
    const double to = std::min(a.finish, b.finish);
    return to - from > 1e-9 * std::max(a.finish, b.finish);
}

/** The kind of conflict that a message meets, found by looking at all the others. */
ConflictKind conflictOf(const Replay& replay, const std::vector<const ReplayedMessage*>& flows,
                        const ReplayedMessage& message)
{
    const auto nodeOf = [&](std::uint32_t process) { return replay.processes[process].node; };
    const NodeId source = nodeOf(message.source);
    const NodeId destination = nodeOf(message.destination);
    bool leaves = false;
    bool enters = false;
    bool against = false;
    for (const ReplayedMessage* other : flows) {
        if (other == &message || !flowTogether(*other, message))
            continue;
        leaves = leaves || nodeOf(other->source) == source;
        enters = enters || nodeOf(other->destination) == destination;
        against = against || nodeOf(other->destination) == source || nodeOf(other->source) == destination;
    }
    if (against || (leaves && enters))
        return ConflictKind::incomingOutgoing;
    return leaves ? ConflictKind::outgoing : enters ? ConflictKind::incoming : ConflictKind::none;
}

/** A path that goes from the start to the finish without a gap, and whose parts are all of its time. */
void checkPath(const Replay& replay)
{
    double at = replay.start;
    for (const PathStep& step : replay.path) {
        QCOMPARE(step.start, at);
        QVERIFY(step.end >= step.start);
        const PathParts parts = partsOf(step);
        for (const double part : {parts.start, parts.compute, parts.cores, parts.latency, parts.transfer,
                                  parts.contention, parts.overhead})
            QVERIFY(part >= 0);
        QVERIFY(nearlyEqual(parts.total(), step.end - step.start, 1e-14));
        at = step.end;
    }
    QCOMPARE(at, replay.finish);
}

/** Graphs of four processes on two nodes that nothing can block: what has the same number is a computation,
 * or a message with its receive, and what waits for something waits for lower numbers. */
std::shared_ptr<const Program> randomGraph(std::uint64_t seed)
{
    constexpr std::uint32_t kProcesses = 4;
    Random random(seed);
    auto graph = std::make_shared<EventGraph>(kProcesses);
    std::array<std::uint32_t, kProcesses> counts{};
    const auto add = [&](std::uint32_t process, const Event& event) {
        const std::uint32_t number = graph->add(process, event);
        for (std::uint32_t before = 0; before < counts[process]; ++before)
            if (random.below(4) == 0) {
                if (random.below(3) == 0)
                    graph->requireBegin(process, number, before);
                else
                    graph->require(process, number, before);
            }
        ++counts[process];
    };
    for (std::int32_t number = 0; number < 60; ++number) {
        const auto from = static_cast<std::uint32_t>(random.below(kProcesses));
        Event event;
        event.tag = number;
        if (random.below(2) == 0) {
            event.seconds = 1e-3 * static_cast<double>(random.below(5));
            event.cpu = static_cast<std::uint32_t>(random.below(2));
            add(from, event);
            continue;
        }
        const auto to = static_cast<std::uint32_t>((from + 1 + random.below(kProcesses - 1)) % kProcesses);
        event.kind = EventKind::send;
        event.bytes = random.below(2) == 0 ? 100 : 1e6;
        event.peer = static_cast<std::int32_t>(to);
        add(from, event);
        event.kind = EventKind::recv;
        event.bytes = 0;
        event.peer = static_cast<std::int32_t>(from);
        add(to, event);
    }
    for (std::uint32_t process = 0; process < kProcesses; ++process)
        if (!graph->close(process))
            qFatal("a circle");
    return graph;
}

/** Two nodes of one core on a switch. */
Platform smallPlatform()
{
    Platform platform;
    platform.name = "p";
    platform.switches = {{"s", {}}};
    std::vector<NodeRow> rows;
    for (const char* name : {"X1", "X2"})
        rows.push_back({name,
                        "s",
                        CountCell(1),
                        quantity(Dimension::bandwidth, 1, "GB/s"),
                        quantity(Dimension::duration, 3, "us"),
                        {},
                        {}});
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.eagerThreshold = quantity(Dimension::size, 1, "kB");
    return platform;
}

} // namespace

class TestCriticalPath : public QObject
{
    Q_OBJECT

private slots:
    void partsAddUpToTheMakespan_data();
    void partsAddUpToTheMakespan();
    void overheadsArePartsOfThePath();
    void graphsHavePathsToo();
    void whatWaitsForItsTurnStandsBehindWhoHadIt();
    void everyStepEndsAnEvent();
    void aLateStartIsOnThePath();
    void sharedCoresAreAPartOfTheirOwn();
    void contentionIsWhatTheChannelTakes();
    void onlyTheChainIsKept();
    void conflictsAreThoseOfTheWholeRun();
    void pathsAreBounded();
    void processesInLockStepShareTheirPath();
};

void TestCriticalPath::partsAddUpToTheMakespan_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"max-min", "hockney", "asymmetric", "gige-penalty", "window"})
        QTest::newRow(kind) << kind;
}

/** The path goes from the start to the finish without a gap, and its parts are all of its time. */
void TestCriticalPath::partsAddUpToTheMakespan()
{
    QFETCH(QString, kind);
    int runs = 0;
    for (const test::Vector& vector : test::loadVectors("", "applications")) {
        const test::PlacedVector placed = test::placeVector(vector);
        Replay replay = replayed(placed, qPrintable(kind), {.keepsPath = true});
        if (!replay.deadlock.empty())
            continue;
        checkPath(replay);
        const double makespan = replay.makespan();
        const RunAnalysis analysis = analysisOf(placed, std::move(replay));
        QVERIFY(nearlyEqual(analysis.total.total(), makespan, 1e-12));
        double phases = 0;
        for (const PathPhase& phase : analysis.phases)
            phases += phase.parts.total();
        QVERIFY(nearlyEqual(phases, makespan, 1e-12));
        if (kind == "hockney")
            QCOMPARE(analysis.total.contention, 0.0);
        ++runs;
    }
    QVERIFY(runs >= 55);
}

void TestCriticalPath::overheadsArePartsOfThePath()
{
    int runs = 0;
    double overheads = 0;
    for (const test::Overheads& each :
         {test::Overheads{2e-6, 3e-6}, test::Overheads{1e-3, 0}, test::Overheads{0, 1e-3}})
        for (const test::Vector& vector : test::loadVectors("", "applications")) {
            const test::PlacedVector placed = test::placeVector(vector, each);
            Replay replay = replayed(placed, "max-min", {.keepsPath = true});
            if (!replay.deadlock.empty())
                continue;
            checkPath(replay);
            const double makespan = replay.makespan();
            const RunAnalysis analysis = analysisOf(placed, std::move(replay));
            QVERIFY(nearlyEqual(analysis.total.total(), makespan, 1e-12));
            overheads += analysis.total.overhead;
            ++runs;
        }
    QVERIFY(runs >= 3 * 55);
    QVERIFY(overheads > 0);
}

void TestCriticalPath::graphsHavePathsToo()
{
    std::map<PathStep::Cause, int> causes;
    for (const double overhead : {0.0, 5e-6})
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Platform platform = smallPlatform();
            platform.sendOverhead = inBaseUnit(Dimension::duration, overhead);
            platform.receiveOverhead = inBaseUnit(Dimension::duration, 2 * overhead);
            IssueList issues;
            test::PlacedVector placed;
            placed.network = Network::build(platform, 0, issues);
            placed.applications.push_back(
                {"a", randomGraph(seed), {NodeId(0), NodeId(1), NodeId(0), NodeId(1)}, 0.5});
            Replay replay = replayed(placed, "max-min", {.keepsEvents = true, .keepsPath = true});
            QVERIFY2(replay.deadlock.empty(), replay.deadlock.c_str());
            checkPath(replay);
            for (const PathStep& step : replay.path) {
                ++causes[step.cause];
                if (step.cause == PathStep::Cause::start)
                    continue;
                const bool isThere =
                    std::any_of(replay.events.begin(), replay.events.end(), [&](const ReplayedEvent& e) {
                        return e.process == step.process && e.index == step.index && e.kind == step.kind &&
                               e.end >= step.end;
                    });
                QVERIFY(isThere);
            }
            const double makespan = replay.makespan();
            QVERIFY(nearlyEqual(analysisOf(placed, std::move(replay)).total.total(), makespan, 1e-12));
        }
    QVERIFY(causes[PathStep::Cause::compute] > 0 && causes[PathStep::Cause::message] > 0 &&
            causes[PathStep::Cause::overhead] > 0);
}

void TestCriticalPath::whatWaitsForItsTurnStandsBehindWhoHadIt()
{
    auto graph = std::make_shared<EventGraph>(2);
    Event event;
    for (const double seconds : {1.0, 2.0}) {
        event.seconds = seconds;
        graph->add(0, event);
    }
    event.kind = EventKind::send;
    event.bytes = 1e9;
    event.peer = 1;
    graph->require(0, graph->add(0, event), 1);
    event.kind = EventKind::recv;
    event.bytes = 0;
    event.peer = 0;
    graph->add(1, event);
    QVERIFY(graph->close(0) && graph->close(1));
    IssueList issues;
    test::PlacedVector placed;
    placed.network = Network::build(smallPlatform(), 0, issues);
    placed.applications.push_back({"a", graph, {NodeId(0), NodeId(1)}, 0});
    const Replay replay = replayed(placed, "max-min", {.keepsPath = true});
    checkPath(replay);
    QCOMPARE(replay.path.size(), std::size_t{3});
    QCOMPARE(replay.path[0].index, 0U);
    QCOMPARE(replay.path[1].index, 1U);
    QCOMPARE(replay.path[1].cause, PathStep::Cause::compute);
    QCOMPARE(replay.path[2].cause, PathStep::Cause::message);
    QVERIFY(nearlyEqual(replay.makespan(), 4 + 6e-6));
}

/** Steps are events of the run: each ends when an event of its process ends or goes on in its collective. */
void TestCriticalPath::everyStepEndsAnEvent()
{
    for (const char* name : {"p2p-03", "p2p-11", "any-02", "mixed-01"}) {
        const test::PlacedVector placed = test::placeVector(test::loadVectors(name, "applications").front());
        const Replay replay =
            replayed(placed, "max-min", {.keepsEvents = true, .keepsMessages = true, .keepsPath = true});
        std::set<std::pair<std::uint32_t, std::uint32_t>> events;
        for (const PathStep& step : replay.path) {
            const auto event = std::find_if(replay.events.begin(), replay.events.end(), [&](const auto& e) {
                return e.process == step.process && e.index == step.index;
            });
            QVERIFY(event != replay.events.end());
            QCOMPARE(event->kind, step.kind);
            QVERIFY(event->end >= step.end && event->start <= step.end);
            if (step.cause == PathStep::Cause::compute) {
                QCOMPARE(event->start, step.start);
                QCOMPARE(event->end, step.end);
            } else if (!isCollective(step.kind)) {
                QCOMPARE(event->end, step.end);
                const ReplayedMessage& message = replay.messages.at(event->lastMessage);
                QCOMPARE(message.start, step.start);
                QCOMPARE(message.finish, step.end);
                QCOMPARE(message.bottleneck, step.channel);
            }
            events.insert({step.process, step.index});
        }
        QVERIFY(!events.empty());
    }
}

void TestCriticalPath::aLateStartIsOnThePath()
{
    test::PlacedVector placed = test::placeVector(test::loadVectors("p2p-02", "applications").front());
    placed.applications.push_back(placed.applications.front());
    const double alone = replayed(placed, "max-min", {}).makespan();
    placed.applications.back().start = 3 * alone;
    const RunAnalysis analysis = analysisOf(placed, replayed(placed, "max-min", {.keepsPath = true}));
    QVERIFY(nearlyEqual(analysis.total.start, 3 * alone));
    QVERIFY(analysis.total.total() > 3 * alone);
    QCOMPARE(analysis.replay->replay.path.front().cause, PathStep::Cause::start);
}

void TestCriticalPath::sharedCoresAreAPartOfTheirOwn()
{
    PathStep step;
    step.cause = PathStep::Cause::compute;
    step.start = 1;
    step.end = 4;
    step.alone = 2;
    QCOMPARE(partsOf(step).compute, 2.0);
    QCOMPARE(partsOf(step).cores, 1.0);
    QCOMPARE(partsOf(step).contention, 0.0);
}

/** What all channels took from messages is what the messages took longer than alone. */
void TestCriticalPath::contentionIsWhatTheChannelTakes()
{
    const test::PlacedVector placed =
        test::placeVector(test::loadVectors("app-halo", "applications").front());
    Replay replay = replayed(placed, "max-min", {.keepsMessages = true, .keepsPath = true});
    double lost = 0;
    for (const ReplayedMessage& m : replay.messages)
        if (m.bottleneck != kNoChannel && clearlyGreater(m.finish - m.start, m.uncontended))
            lost += m.finish - m.start - m.uncontended;
    const RunAnalysis analysis = analysisOf(placed, std::move(replay));
    double sum = 0;
    double onPath = 0;
    for (const PathChannel& channel : analysis.channels) {
        sum += channel.lost;
        onPath += channel.parts.contention;
    }
    QVERIFY(lost > 0);
    QVERIFY(nearlyEqual(sum, lost, 1e-6));
    QVERIFY(onPath <= analysis.total.contention * (1 + 1e-12));
    QVERIFY(analysis.total.contention > 0);
}

/** Chains that nothing goes on from are forgotten. */
void TestCriticalPath::onlyTheChainIsKept()
{
    PathTree tree;
    std::uint32_t at = PathTree::kNone;
    for (int i = 0; i < 100; ++i)
        tree.replace(at, tree.add(at, {}));
    std::uint32_t branch = tree.add(at, {});
    for (int i = 0; i < 50; ++i)
        tree.replace(branch, tree.add(branch, {}));
    QCOMPARE(tree.size(), std::size_t{151});
    tree.release(branch);
    QCOMPARE(tree.size(), std::size_t{100});
    QCOMPARE(tree.chain(at).size(), std::size_t{100});
    tree.replace(at, PathTree::kNone);
    QCOMPARE(tree.size(), std::size_t{0});
}

void TestCriticalPath::conflictsAreThoseOfTheWholeRun()
{
    std::size_t compared = 0;
    std::set<ConflictKind> seen;
    for (const char* name : {"p2p-01", "p2p-09", "p2p-15", "mixed-02", "coll-03", "any-04"}) {
        const test::PlacedVector placed = test::placeVector(test::loadVectors(name, "applications").front());
        const Replay replay = replayed(placed, "max-min", {.keepsEvents = true, .keepsMessages = true});
        const auto nodeOf = [&](std::uint32_t process) { return replay.processes[process].node; };
        std::vector<const ReplayedMessage*> flows;
        for (const ReplayedMessage& m : replay.messages)
            if (m.hasArrived && m.bytes > 0 && nodeOf(m.source) != nodeOf(m.destination))
                flows.push_back(&m);
        std::vector<ConflictKind> ofEvent(replay.events.size(), ConflictKind::none);
        std::vector<double> bytes(replay.events.size(), 0);
        for (const ReplayedMessage& m : replay.messages) {
            if (!m.hasArrived)
                continue;
            const bool flowsAtAll = std::find(flows.begin(), flows.end(), &m) != flows.end();
            const ConflictKind expected = flowsAtAll ? conflictOf(replay, flows, m) : ConflictKind::none;
            QCOMPARE(m.conflict, expected);
            seen.insert(m.conflict);
            for (const std::uint32_t event : {m.sendEvent, m.receiveEvent})
                if (event != kNoRecord) {
                    ofEvent[event] = ofEvent[event] | m.conflict;
                    bytes[event] += m.bytes;
                }
            ++compared;
        }
        for (std::size_t e = 0; e < replay.events.size(); ++e) {
            QCOMPARE(replay.events[e].conflict, ofEvent[e]);
            QCOMPARE(replay.events[e].bytes, bytes[e]);
        }
    }
    QVERIFY(compared > 100);
    QCOMPARE(seen.size(), std::size_t{4});
}

void TestCriticalPath::pathsAreBounded()
{
    const test::PlacedVector placed = test::placeVector(test::loadVectors("app-fft", "applications").front());
    const auto model = makeModel(plainModel("max-min"));
    const Result<Replay> replay =
        runApplications(placed.network, placed.applications, **model, {.keepsPath = true, .maxRecords = 10});
    QVERIFY(!replay);
    QVERIFY(QString::fromStdString(replay.error().message).contains("steps that may become part"));
    const ReplayOptions dropping{.keepsPath = true, .mayDropPath = true, .maxRecords = 10};
    const Replay without = runApplications(placed.network, placed.applications, **model, dropping).value();
    const Replay with = replayed(placed, "max-min", {.keepsPath = true});
    QVERIFY(without.path.empty() && !with.path.empty());
    QCOMPARE(without.makespan(), with.makespan());
    QVERIFY(std::equal(with.channels.begin(), with.channels.end(), without.channels.begin(),
                       [](const auto& a, const auto& b) { return a.lost == b.lost && a.bytes == b.bytes; }));
}

/** All of them are always there at the same time, so that each would have a chain of its own for ever. */
void TestCriticalPath::processesInLockStepShareTheirPath()
{
    constexpr std::uint32_t kRounds = 100;
    test::PlacedVector placed = test::placeVector(test::loadVectors("app-hpl", "applications").front());
    auto program = std::make_shared<EventList>(16);
    Event compute;
    compute.seconds = 1e-3;
    Event reduce;
    reduce.kind = EventKind::allreduce;
    reduce.algorithm = CollectiveAlgorithm::recursiveDoubling;
    reduce.bytes = 1000;
    for (std::uint32_t process = 0; process < 16; ++process)
        for (std::uint32_t round = 0; round < kRounds; ++round)
            for (const Event& event : {compute, reduce})
                program->add(process, event);
    placed.applications[0].program = program;
    // A step for each computation and each of the four exchanges of a reduction, and what is open besides.
    const Replay replay =
        replayed(placed, "max-min", {.keepsPath = true, .maxRecords = 5 * kRounds + 16 * 10});
    checkPath(replay);
    QCOMPARE(replay.path.size(), std::size_t{5 * kRounds});
}

QTEST_GUILESS_MAIN(TestCriticalPath)
#include "tst_critical_path.moc"
