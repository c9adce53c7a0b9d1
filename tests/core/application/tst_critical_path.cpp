// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_analysis.h"
#include "core/base/tolerance.h"
#include "core/sharing/catalog.h"
#include "tests/support/programs.h"

#include <QTest>

#include <algorithm>
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

} // namespace

class TestCriticalPath : public QObject
{
    Q_OBJECT

private slots:
    void partsAddUpToTheMakespan_data();
    void partsAddUpToTheMakespan();
    void everyStepEndsAnEvent();
    void aLateStartIsOnThePath();
    void sharedCoresAreAPartOfTheirOwn();
    void contentionIsWhatTheChannelTakes();
    void onlyTheChainIsKept();
    void conflictsAreThoseOfTheWholeRun();
    void pathsAreBounded();
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
        double at = replay.start;
        for (const PathStep& step : replay.path) {
            QCOMPARE(step.start, at);
            QVERIFY(step.end >= step.start);
            const PathParts parts = partsOf(step);
            for (const double part :
                 {parts.start, parts.compute, parts.cores, parts.latency, parts.transfer, parts.contention})
                QVERIFY(part >= 0);
            QVERIFY(nearlyEqual(parts.total(), step.end - step.start, 1e-14));
            at = step.end;
        }
        QCOMPARE(at, replay.finish);
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

QTEST_GUILESS_MAIN(TestCriticalPath)
#include "tst_critical_path.moc"
