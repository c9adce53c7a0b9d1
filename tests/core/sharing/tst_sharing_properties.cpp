// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/project/scenario.h"
#include "core/sharing/catalog.h"
#include "tests/support/brute_force.h"
#include "tests/support/builders.h"
#include "tests/support/placed.h"
#include "tests/support/random_cases.h"
#include "tests/support/timelines.h"

#include <QTest>

#include <set>

using namespace contraflow;
using namespace contraflow::test;

namespace {

constexpr std::size_t kCases = 2000;
/** Rounding of some dozens of events, far below what any difference of method would make. */
constexpr double kClose = 1e-8;

struct Case
{
    std::string name;
    Project project;
    PlacedScenario placed;
};

/** Times of all messages equal up to rounding; `scale` is the time that rounding is relative to. */
bool sameEnds(const Timeline& a, const Timeline& b, double factor = 1)
{
    for (std::size_t i = 0; i < a.messages.size(); ++i)
        if (!nearlyEqual(factor * a.messages[i].transferEnd(), b.messages[i].transferEnd(), kClose))
            return false;
    return a.messages.size() == b.messages.size();
}

void addKindRows()
{
    QTest::addColumn<QString>("kind");
    for (const std::string& kind : test::bruteKinds())
        QTest::newRow(kind.c_str()) << QString::fromStdString(kind);
}

} // namespace

class TestSharingProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_cases.reserve(kCases);
        for (std::size_t seed = 0; seed < kCases; ++seed) {
            Random random(seed);
            Case c;
            c.name = "seed " + std::to_string(seed);
            c.project = test::randomCase(random);
            c.placed = test::place(c.project);
            m_cases.push_back(std::move(c));
        }
    }

    void everyByteIsSentOnce_data() { addKindRows(); }
    void everyByteIsSentOnce()
    {
        QFETCH(QString, kind);
        for (const Case& c : m_cases) {
            const Timeline timeline = runKind(c.placed, kind.toStdString());
            for (std::size_t i = 0; i < timeline.messages.size(); ++i) {
                const double sent = sentBytes(timeline, i);
                const bool isInstant =
                    c.placed.routes[i].empty() && std::isinf(c.placed.network->localBandwidth());
                QVERIFY2(isInstant || nearlyEqual(sent, c.placed.messages[i].bytes, kClose), c.name.c_str());
            }
        }
    }

    void exactModelsNeverExceedACapacity()
    {
        for (const Case& c : m_cases)
            for (const char* kind : {"max-min", "asymmetric"}) {
                const Timeline timeline = runKind(c.placed, kind);
                QVERIFY(timeline.diagnostics.empty());
                for (std::size_t step = 0; step < timeline.stepCount(); ++step)
                    QVERIFY2(!isAnyChannelOverloaded(c.placed, timeline, step), c.name.c_str());
            }
    }

    void publishedModelsReportEveryStepThatExceedsACapacity()
    {
        std::size_t overloaded = 0;
        for (const Case& c : m_cases)
            for (const char* kind : {"asymmetric-published", "fairness-published"}) {
                const Timeline timeline = runKind(c.placed, kind);
                std::set<std::size_t> reported;
                for (const StepDiagnostic& d : timeline.diagnostics)
                    if (d.what.kind == SharingDiagnostic::Kind::oversubscribed)
                        reported.insert(d.step);
                for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
                    const bool isOver = isAnyChannelOverloaded(c.placed, timeline, step);
                    overloaded += isOver ? 1 : 0;
                    QVERIFY2(reported.contains(step) == isOver, c.name.c_str());
                }
            }
        QVERIFY(overloaded > 0); // the cases contain what the test is about
    }

    void maxMinGivesEveryMessageAFullChannelWhereNoneIsFaster()
    {
        for (const Case& c : m_cases) {
            const Timeline timeline = runKind(c.placed, "max-min");
            for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
                const std::vector<double> load = channelLoads(c.placed, timeline, step);
                for (std::size_t i = 0; i < c.placed.messages.size(); ++i)
                    if (timeline.messages[i].isActiveIn(step))
                        QVERIFY2(hasBottleneck(c.placed, timeline, step, i, load), c.name.c_str());
            }
        }
    }

    void theLimitingChannelIsOnTheRouteOrAgainstIt()
    {
        for (const Case& c : m_cases) {
            const Timeline timeline = runKind(c.placed, "asymmetric");
            for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
                const std::vector<double> load = channelLoads(c.placed, timeline, step);
                for (std::size_t i = 0; i < c.placed.messages.size(); ++i) {
                    if (!timeline.messages[i].isActiveIn(step))
                        continue;
                    const ChannelId limit(timeline.during(i, step).limitingChannel);
                    const auto route = c.placed.routes[i];
                    QVERIFY2(std::any_of(route.begin(), route.end(),
                                         [&](ChannelId x) { return x == limit || reverse(x) == limit; }),
                             c.name.c_str());
                    QVERIFY2(nearlyEqual(load[limit.index()], c.placed.network->capacity(limit), kClose),
                             c.name.c_str());
                }
            }
        }
    }

    void asymmetricIsMaxMinWhereNothingRunsTheOtherWay()
    {
        std::size_t compared = 0;
        for (const Case& c : m_cases) {
            const PlacedScenario oneWay = withoutReverseTraffic(c.placed);
            compared += oneWay.messages.size() > 3 ? 1 : 0;
            QVERIFY2(sameEnds(runKind(oneWay, "max-min"), runKind(oneWay, "asymmetric")), c.name.c_str());
        }
        QVERIFY(compared > 100);
    }

    void theSlowestMessageIsAsFastWithAndWithoutReverseTraffic()
    {
        // Both models freeze first at the same level, and nothing freezes below it.
        for (const Case& c : m_cases) {
            const Timeline fair = runKind(c.placed, "max-min");
            const Timeline coupled = runKind(c.placed, "asymmetric");
            if (fair.stepCount() > 0)
                QVERIFY2(nearlyEqual(slowestRate(c.placed, fair), slowestRate(c.placed, coupled)),
                         c.name.c_str());
        }
    }

    void orderOfMessagesDoesNotMatter()
    {
        for (std::size_t i = 0; i < m_cases.size(); i += 2) {
            const Case& c = m_cases[i];
            std::vector<std::size_t> order = inOrder(c.placed.messages.size());
            Random(i).shuffle(order);
            const PlacedScenario shuffled = pick(c.placed, order);
            for (const std::string& kind : test::bruteKinds()) {
                if (kind.ends_with("-published"))
                    continue; // ties of the printed algorithm go to the message that comes first
                const Timeline before = runKind(c.placed, kind);
                const Timeline after = runKind(shuffled, kind);
                for (std::size_t m = 0; m < order.size(); ++m)
                    QVERIFY2(nearlyEqual(before.messages[order[m]].transferEnd(),
                                         after.messages[m].transferEnd(), kClose),
                             c.name.c_str());
            }
        }
    }

    void namesOfNodesDoNotMatterWherePathsAreUnique()
    {
        for (std::size_t seed = 0; seed < 300; ++seed) {
            Random random(seed);
            const Platform tree = test::randomTree(random);
            const std::vector<MessageRow> messages = test::randomMessages(random, tree, 8);
            std::vector<std::size_t> order = inOrder(tree.nodes.size());
            random.shuffle(order);
            const auto renamed = [&](const std::string& name) {
                return "node" + std::to_string(order[std::stoul(name.substr(1))]);
            };
            Platform other = tree;
            std::vector<NodeRow> rows = tree.nodes.slice(0, tree.nodes.size());
            for (NodeRow& row : rows)
                row.name = renamed(row.name);
            other.nodes = SharedRows<NodeRow>(std::move(rows));
            std::vector<MessageRow> otherMessages = messages;
            for (MessageRow& m : otherMessages) {
                m.source = renamed(m.source);
                m.destination = renamed(m.destination);
            }
            const PlacedScenario a = test::place(test::project(tree, messages, "max-min"));
            const PlacedScenario b = test::place(test::project(other, otherMessages, "max-min"));
            for (const std::string& kind : test::bruteKinds())
                QVERIFY2(sameEnds(runKind(a, kind), runKind(b, kind)), kind.c_str());
        }
    }

    void timesScaleWithSizesAndStarts_data() { addKindRows(); }
    void timesScaleWithSizesAndStarts()
    {
        QFETCH(QString, kind);
        for (std::size_t i = 0; i < m_cases.size(); i += 5) {
            const Case& c = m_cases[i];
            PlacedScenario longer = c.placed;
            for (PlacedMessage& m : longer.messages) {
                m.bytes *= 1024;
                m.start *= 1024;
            }
            QVERIFY2(
                sameEnds(runKind(c.placed, kind.toStdString()), runKind(longer, kind.toStdString()), 1024),
                c.name.c_str());
        }
    }

    void timesScaleWithCapacities_data() { addKindRows(); }
    void timesScaleWithCapacities()
    {
        QFETCH(QString, kind);
        for (std::size_t i = 0; i < m_cases.size(); i += 5) {
            const Case& c = m_cases[i];
            PlacedScenario slower = test::place(withScaledCapacities(c.project, 1.0 / 8));
            for (PlacedMessage& m : slower.messages)
                m.start *= 8;
            QVERIFY2(sameEnds(runKind(c.placed, kind.toStdString()), runKind(slower, kind.toStdString()), 8),
                     c.name.c_str());
        }
    }

    void laterStartOfEverythingChangesNoTime_data() { addKindRows(); }
    void laterStartOfEverythingChangesNoTime()
    {
        QFETCH(QString, kind);
        constexpr double kDay = 1'763'788'800;        // seconds since 1970
        constexpr double kTick = 1.0 / (1ULL << 20U); // starts that a double has at both ends of the clock
        for (std::size_t i = 0; i < kCases; i += 8) {
            Case early = m_cases[i];
            for (PlacedMessage& message : early.placed.messages)
                message.start = kTick * std::round(message.start / kTick);
            PlacedScenario late = early.placed;
            for (PlacedMessage& message : late.messages)
                message.start += kDay;
            const Timeline a = runKind(early.placed, kind.toStdString());
            const Timeline b = runKind(late, kind.toStdString());
            QCOMPARE(b.stepCount(), a.stepCount());
            QVERIFY2(nearlyEqual(a.makespan(), b.makespan()), early.name.c_str());
            for (std::size_t m = 0; m < a.messages.size(); ++m)
                QVERIFY2(nearlyEqual(a.messages[m].time(), b.messages[m].time()), early.name.c_str());
        }
    }

    void aFurtherMessageChangesNobodyUnderHockney()
    {
        for (const Case& c : m_cases) {
            std::vector<std::size_t> all = inOrder(c.placed.messages.size());
            const Timeline full = runKind(c.placed, "hockney");
            all.pop_back();
            const Timeline fewer = runKind(pick(c.placed, all), "hockney");
            for (std::size_t m = 0; m < all.size(); ++m)
                QCOMPARE(fewer.messages[m].transferEnd(), full.messages[m].transferEnd());
        }
    }

    void noModelThatKeepsCapacitiesIsFasterThanHockney_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"max-min", "asymmetric"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void noModelThatKeepsCapacitiesIsFasterThanHockney()
    {
        QFETCH(QString, kind);
        for (const Case& c : m_cases) {
            const Timeline alone = runKind(c.placed, "hockney");
            const Timeline shared = runKind(c.placed, kind.toStdString());
            for (std::size_t m = 0; m < alone.messages.size(); ++m) {
                QVERIFY2(!clearlyGreater(alone.messages[m].time(), shared.messages[m].time(), kClose),
                         c.name.c_str());
                QVERIFY(shared.messages[m].slowdown() >= 1 - kClose);
            }
        }
    }

private:
    static bool hasBottleneck(const PlacedScenario& placed, const Timeline& timeline, std::size_t step,
                              std::size_t message, const std::vector<double>& load)
    {
        const double rate = timeline.during(message, step).rate;
        for (const ChannelId c : placed.routes[message]) {
            if (!nearlyEqual(load[c.index()], placed.network->capacity(c)))
                continue;
            bool isFastest = true;
            for (std::size_t other = 0; other < placed.messages.size(); ++other) {
                const auto route = placed.routes[other];
                if (std::find(route.begin(), route.end(), c) != route.end())
                    isFastest &= !clearlyGreater(timeline.during(other, step).rate, rate);
            }
            if (isFastest)
                return true;
        }
        return false;
    }

    /** The messages, first come first served, that meet no earlier one in the opposite direction. */
    static PlacedScenario withoutReverseTraffic(const PlacedScenario& placed)
    {
        std::vector<bool> isUsed(placed.network->channelCount(), false);
        std::vector<std::size_t> kept;
        for (std::size_t i = 0; i < placed.messages.size(); ++i) {
            const auto route = placed.routes[i];
            if (std::any_of(route.begin(), route.end(),
                            [&](ChannelId c) { return isUsed[reverse(c).index()]; }))
                continue;
            kept.push_back(i);
            for (const ChannelId c : route)
                isUsed[c.index()] = true;
        }
        return pick(placed, kept);
    }

    std::vector<Case> m_cases;
};

QTEST_GUILESS_MAIN(TestSharingProperties)
#include "tst_sharing_properties.moc"
