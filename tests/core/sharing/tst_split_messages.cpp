// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/engine/prediction.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/catalog.h"
#include "core/sharing/hockney.h"
#include "core/sharing/window_model.h"
#include "tests/support/brute_force.h"
#include "tests/support/brute_window.h"
#include "tests/support/builders.h"
#include "tests/support/fat_trees.h"
#include "tests/support/networks.h"
#include "tests/support/placed.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <map>

using namespace contraflow;

namespace {

/** Rounding of some dozens of events. */
constexpr double kClose = 1e-8;
/** Models that give every channel of a split message its share of the rate. */
const std::vector<std::string> kKinds{"hockney", "max-min", "asymmetric", "cross-traffic"};

std::vector<std::string> withWindow()
{
    std::vector<std::string> kinds = kKinds;
    kinds.emplace_back("window");
    return kinds;
}

Result<Timeline> tryRun(const PlacedScenario& placed, const std::string& kind)
{
    const Result<std::unique_ptr<SharingModel>> made = makeModel(plainModel(kind));
    if (!made)
        qFatal("%s", made.error().message.c_str());
    return runFluid(placed, **made);
}

Timeline run(const PlacedScenario& placed, const std::string& kind)
{
    Result<Timeline> timeline = tryRun(placed, kind);
    if (!timeline)
        qFatal("%s", timeline.error().message.c_str());
    return std::move(timeline).value();
}

Project withRouting(Project project, RoutingRule rule)
{
    Platform platform = project.platforms[0];
    platform.routing = rule;
    project.platforms.replace(0, 1, {std::move(platform)});
    return project;
}

/** A random graph whose messages meet on parts of their ways. */
Project splitCase(Random& random, std::size_t messages)
{
    Platform platform = test::randomGraph(random);
    platform.routing = RoutingRule::adaptive;
    std::vector<MessageRow> rows = test::randomMessages(random, platform, messages);
    return test::project(std::move(platform), std::move(rows), "max-min");
}

std::size_t splitMessages(const PlacedScenario& placed)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        bool isSplit = false;
        placed.routes.forEach(i, [&](ChannelId, double share) { isSplit = isSplit || share < 1; });
        count += isSplit ? 1 : 0;
    }
    return count;
}

/** Bytes per second through each channel in a step. */
std::vector<double> loads(const PlacedScenario& placed, const Timeline& timeline, std::size_t step)
{
    std::vector<double> load(placed.network->channelCount(), 0.0);
    for (std::size_t i = 0; i < placed.messages.size(); ++i)
        placed.routes.forEach(i, [&](ChannelId channel, double share) {
            load[channel.index()] += share * timeline.during(i, step).rate;
        });
    return load;
}

/** One message from every node to another, all at once; nobody receives two. */
Project permutation(const Platform& platform, std::uint64_t seed, const std::string& kind)
{
    std::vector<std::string> names;
    const auto network = test::build(platform);
    for (const Network::Node& node : network->nodes())
        names.push_back(node.name);
    std::vector<std::string> receivers = names;
    Random(seed).shuffle(receivers);
    std::vector<MessageRow> messages;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] != receivers[i])
            messages.push_back(test::message("m" + std::to_string(i), names[i], receivers[i], 94));
    return test::project(platform, std::move(messages), kind);
}

} // namespace

class TestSplitMessages : public QObject
{
    Q_OBJECT

private slots:
    void theFastSolversAgreeWithTheDefinitions_data()
    {
        QTest::addColumn<QString>("kind");
        for (const std::string& kind : kKinds)
            QTest::newRow(kind.c_str()) << QString::fromStdString(kind);
    }

    void theFastSolversAgreeWithTheDefinitions()
    {
        QFETCH(QString, kind);
        Random random(21);
        std::size_t split = 0;
        for (int i = 0; i < 400; ++i) {
            const PlacedScenario placed = test::place(splitCase(random, 1 + random.below(14)));
            split += splitMessages(placed);
            const Timeline fast = run(placed, kind.toStdString());
            const test::BruteRun slow = test::bruteRun(kind.toStdString(), placed);
            for (std::size_t m = 0; m < placed.messages.size(); ++m)
                QVERIFY2(nearlyEqual(fast.messages[m].transferEnd(), slow.transferEnd[m], kClose),
                         qPrintable(QString("case %1, message %2: %3 and %4")
                                        .arg(i)
                                        .arg(m)
                                        .arg(fast.messages[m].transferEnd(), 0, 'g', 17)
                                        .arg(slow.transferEnd[m], 0, 'g', 17)));
        }
        QVERIFY(split > 300);
    }

    void noChannelCarriesMoreThanItCan()
    {
        Random random(22);
        std::size_t full = 0;
        for (int i = 0; i < 200; ++i) {
            const PlacedScenario placed = test::place(splitCase(random, 12));
            for (const char* kind : {"max-min", "asymmetric", "cross-traffic"}) {
                const Timeline timeline = run(placed, kind);
                for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
                    const std::vector<double> load = loads(placed, timeline, step);
                    for (std::size_t c = 0; c < load.size(); ++c) {
                        const double capacity = placed.network->capacity(ChannelId(c));
                        QVERIFY(!clearlyGreater(load[c], capacity));
                        full += nearlyEqual(load[c], capacity) ? 1 : 0;
                    }
                }
            }
        }
        QVERIFY(full > 1000);
    }

    void everyMessageHasAFullChannelThatLimitsIt()
    {
        Random random(23);
        for (int i = 0; i < 200; ++i) {
            const PlacedScenario placed = test::place(splitCase(random, 12));
            const Timeline timeline = run(placed, "max-min");
            for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
                const std::vector<double> load = loads(placed, timeline, step);
                for (std::size_t m = 0; m < placed.messages.size(); ++m) {
                    if (!timeline.messages[m].isActiveIn(step) || placed.routes[m].empty())
                        continue;
                    const RateSegment now = timeline.during(m, step);
                    const ChannelId limit(now.limitingChannel);
                    QVERIFY(placed.routes.shareOn(m, limit) > 0);
                    QVERIFY(nearlyEqual(load[limit.index()], placed.network->capacity(limit), kClose));
                    for (std::size_t other = 0; other < placed.messages.size(); ++other)
                        QVERIFY(placed.routes.shareOn(other, limit) == 0 ||
                                !clearlyGreater(timeline.during(other, step).rate, now.rate, kClose));
                }
            }
        }
    }

    void allBytesArrive()
    {
        Random random(24);
        for (int i = 0; i < 100; ++i) {
            const PlacedScenario placed = test::place(splitCase(random, 12));
            for (const std::string& kind : kKinds) {
                const Timeline timeline = run(placed, kind);
                for (std::size_t m = 0; m < placed.messages.size(); ++m) {
                    if (placed.routes[m].empty())
                        continue;
                    double sent = 0;
                    for (std::size_t step = 0; step < timeline.stepCount(); ++step)
                        if (timeline.messages[m].isActiveIn(step))
                            sent += timeline.during(m, step).rate * timeline.stepLengths[step];
                    QVERIFY(nearlyEqual(sent, placed.messages[m].bytes, 1e-7));
                }
            }
        }
    }

    void anyPermutationRunsAtFullSpeedWhereTheFatTreeHasFullBisection()
    {
        // Single ways collide in such trees; spread ones share each link evenly.
        const Platform tree = test::fatTree({4, 4, 4}, {1, 4, 4}, {1, 1, 1}, RoutingRule::adaptive);
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            for (const char* kind : {"max-min", "asymmetric"}) {
                const PlacedScenario placed = test::place(permutation(tree, seed, kind));
                const Timeline timeline = run(placed, kind);
                for (const MessageTimes& times : timeline.messages)
                    QVERIFY(nearlyEqual(times.time(), times.uncontended));
            }
        const Project single = withRouting(permutation(tree, 1, "max-min"), RoutingRule::dModK);
        const PlacedScenario placed = test::place(single);
        const Timeline timeline = run(placed, "max-min");
        QVERIFY(std::any_of(timeline.messages.begin(), timeline.messages.end(),
                            [](const MessageTimes& t) { return clearlyGreater(t.time(), t.uncontended); }));
    }

    void aMessageAloneRunsAsFastAsItsWaysTogether()
    {
        // Two ways of 940 Mbit/s each behind a link of 2000.
        Platform platform;
        platform.name = "two ways";
        platform.routing = RoutingRule::adaptive;
        for (const char* name : {"s1", "s2", "s3", "s4"})
            platform.switches.append({name, {}});
        platform.nodes.append(test::nodes("a", "s1", 2000));
        platform.nodes.append(test::nodes("b", "s4", 2000));
        for (const auto& [from, to] : {std::pair("s1", "s2"), {"s2", "s4"}, {"s1", "s3"}, {"s3", "s4"}})
            platform.links.append(test::link(std::string(from) + to, from, to));
        const PlacedScenario placed =
            test::place(test::project(platform, {test::message("m", "a", "b", 235)}, "max-min"));
        QVERIFY(nearlyEqual(slowestChannel(placed, 0).rate, 235e6));
        for (const std::string& kind : kKinds)
            QVERIFY(nearlyEqual(run(placed, kind).messages[0].time(), 1));
        QVERIFY(nearlyEqual(run(placed, "source-degree").messages[0].time(), 1));
    }

    void windowsWithoutAcknowledgementsAgreeWithQueuesThatFillAndDrain()
    {
        // Rates are unique where acknowledgements do not wait.
        Random random(28);
        std::size_t compared = 0;
        for (int i = 0; i < 60; ++i) {
            const PlacedScenario placed = test::place(splitCase(random, 2 + random.below(5)));
            std::vector<std::uint32_t> active;
            for (std::uint32_t m = 0; m < placed.messages.size(); ++m)
                if (!placed.routes[m].empty())
                    active.push_back(m);
            if (active.empty() || splitMessages(placed) == 0)
                continue;
            const WindowParameters parameters = test::hardWindows(0, 0, 0);
            const auto slow = test::windowByDynamics(placed, parameters, active, 1);
            if (!slow)
                continue;
            const auto solver = WindowModel(parameters).makeSolver(placed);
            RateUpdate update;
            solver->update(active, {}, update);
            QVERIFY(solver->residual() <= 1e-8);
            std::map<std::uint32_t, double> rates; // by group
            for (const RateChange& change : update.rates)
                rates[change.group] = change.rate;
            ++compared;
            for (std::size_t m = 0; m < active.size(); ++m)
                QVERIFY2(nearlyEqual(rates[update.moves[m].group], (*slow)[m], 1e-5),
                         qPrintable(QString("case %1").arg(i)));
        }
        QVERIFY(compared > 20);
    }

    void windowsKeepCapacitiesAndMeetTheirConditions()
    {
        Random random(29);
        for (int i = 0; i < 100; ++i) {
            const PlacedScenario placed = test::place(splitCase(random, 12));
            const Timeline timeline = run(placed, "window");
            QVERIFY(timeline.worstResidual <= 1e-8);
            for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
                const std::vector<double> load = loads(placed, timeline, step);
                for (std::size_t c = 0; c < load.size(); ++c)
                    QVERIFY(!clearlyGreater(load[c], placed.network->capacity(ChannelId(c))));
            }
        }
    }

    void withOneWayBetweenAnyTwoNodesNothingChanges()
    {
        Random random(25);
        for (int i = 0; i < 200; ++i) {
            Platform tree = test::randomTree(random);
            std::vector<MessageRow> rows = test::randomMessages(random, tree, 12);
            const Project project = test::project(std::move(tree), std::move(rows), "max-min");
            const PlacedScenario one = test::place(withRouting(project, RoutingRule::shortest));
            const PlacedScenario all = test::place(withRouting(project, RoutingRule::adaptive));
            for (const std::string& kind : withWindow()) {
                const Timeline a = run(one, kind);
                const Timeline b = run(all, kind);
                for (std::size_t m = 0; m < a.messages.size(); ++m)
                    QVERIFY(nearlyEqual(a.messages[m].finish(), b.messages[m].finish(), 1e-9));
            }
        }
    }

    void theOrderOfRowsDoesNotMatter()
    {
        Random random(26);
        for (int i = 0; i < 200; ++i) {
            const Project project = splitCase(random, 12);
            Project other = project;
            other.platforms.replace(0, 1, {test::shuffled(project.platforms[0], random)});
            const PlacedScenario a = test::place(project);
            const PlacedScenario b = test::place(other);
            for (const std::string& kind : withWindow()) {
                const Timeline before = run(a, kind);
                const Timeline after = run(b, kind);
                for (std::size_t m = 0; m < before.messages.size(); ++m)
                    QVERIFY(nearlyEqual(before.messages[m].finish(), after.messages[m].finish(),
                                        kind == "window" ? 1e-7 : kClose));
            }
        }
    }

    void aModelWithoutAMeaningForItSaysSo()
    {
        Random random(27);
        const Project project = splitCase(random, 5);
        for (const char* kind : {"asymmetric-published", "fairness-published"}) {
            const Result<Prediction> prediction = predict(project, 0, kind);
            QVERIFY(!prediction);
            QVERIFY2(prediction.error().message.find("adaptive routing sends a message over several at once; "
                                                     "choose another model, such as asymmetric") !=
                         std::string::npos,
                     prediction.error().message.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestSplitMessages)
#include "tst_split_messages.moc"
