// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/window_model.h"
#include "tests/support/brute_window.h"
#include "tests/support/builders.h"
#include "tests/support/placed.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <cmath>
#include <string>

using namespace contraflow;

namespace {

constexpr int kCases = 2000;
constexpr double kResidual = 1e-8;
constexpr double kJustFull = 3e-5; ///< of a rate: a queue that is just full is as long as the root of a burst

std::vector<std::uint32_t> withRoute(const PlacedScenario& placed)
{
    std::vector<std::uint32_t> active;
    for (std::uint32_t i = 0; i < placed.messages.size(); ++i)
        if (!placed.routes[i].empty())
            active.push_back(i);
    return active;
}

struct Solved
{
    std::vector<double> rates; ///< by active message
    std::vector<std::uint32_t> limits;
    double residual = 0;
};

Solved solve(const PlacedScenario& placed, const WindowParameters& parameters)
{
    const std::unique_ptr<RateSolver> solver = WindowModel(parameters).makeSolver(placed);
    RateUpdate update;
    solver->update(withRoute(placed), {}, update);
    std::vector<RateChange> groups(solver->groupCount());
    for (const RateChange& change : update.rates)
        groups[change.group] = change;
    Solved solved;
    for (const GroupMove& move : update.moves) {
        solved.rates.push_back(groups[move.group].rate);
        solved.limits.push_back(groups[move.group].limitingChannel);
    }
    solved.residual = solver->residual();
    return solved;
}

/** One to four small racks whose speeds lie close enough together for explicit steps. */
Project smallCase(Random& random)
{
    constexpr double kUplinks[] = {940, 1880, 700, 2350};
    Platform platform;
    platform.name = "racks";
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> rows;
    std::vector<LinkRow> links;
    const std::size_t racks = 1 + random.below(4);
    std::size_t node = 0;
    for (std::size_t i = 0; i < racks; ++i) {
        const std::string name = "r" + std::to_string(i);
        switches.push_back({name, {}});
        const std::size_t size = 2 + random.below(4);
        for (std::size_t j = 0; j < size; ++j)
            rows.push_back(test::nodes("n" + std::to_string(node++), name,
                                       random.below(6) > 0 ? 940 : 500 + 1000 * random.unit()));
        const double uplink = kUplinks[random.below(4)];
        if (racks > 2)
            links.push_back(test::link("u" + std::to_string(i), name, "core", uplink));
        else if (i == 1)
            links.push_back(test::link("u", "r0", "r1", uplink));
    }
    if (racks > 2)
        switches.push_back({"core", {}});
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.links = SharedRows<LinkRow>(std::move(links));
    std::vector<MessageRow> messages = test::randomMessages(random, platform, 1 + random.below(12));
    return test::project(std::move(platform), std::move(messages), "max-min");
}

WindowParameters randomParameters(Random& random)
{
    constexpr double kKappas[] = {0, 0.25, 0.3, 0.5, 0.9, 1, 1, 1};
    WindowParameters parameters = test::hardWindows();
    parameters.kappaHost = kKappas[random.below(8)];
    parameters.kappaSwitch = kKappas[random.below(8)];
    parameters.kappaBackbone = kKappas[random.below(8)];
    if (random.coin())
        parameters.kappaHost = parameters.kappaBackbone = parameters.kappaSwitch;
    return parameters;
}

/** `in` messages into node n0 and `out` out of it, all at once. */
PlacedScenario star(int in, int out, double latencySeconds = 0)
{
    Platform platform;
    platform.name = "star";
    platform.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
    NodeRow row = test::nodes("n[0-19]", "s", 800);
    row.latency = quantity(Dimension::duration, latencySeconds, "s");
    platform.nodes = SharedRows<NodeRow>{row};
    std::vector<MessageRow> messages;
    for (int i = 0; i < in; ++i)
        messages.push_back(test::message("i" + std::to_string(i), "n" + std::to_string(1 + i), "n0", 10));
    for (int i = 0; i < out; ++i)
        messages.push_back(test::message("o" + std::to_string(i), "n0", "n" + std::to_string(19 - i), 10));
    return test::place(test::project(std::move(platform), std::move(messages), "max-min"));
}

/** Random pairs on racks. */
PlacedScenario randomPairs(std::uint64_t racks, std::uint64_t nodes, std::uint64_t messages)
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{racks, nodes};
    recipe.workload.emplace();
    recipe.workload->pattern = Pattern::pairs;
    recipe.workload->messages = messages;
    recipe.workload->size = {quantity(Dimension::size, 10, "MB"), quantity(Dimension::size, 10, "MB")};
    const Result<Project> project = makeProject(recipe);
    if (!project)
        qFatal("%s", project.error().message.c_str());
    return test::place(*project);
}

constexpr double kStarCapacity = 100e6; // bytes per second

} // namespace

class TestWindowModel : public QObject
{
    Q_OBJECT

private slots:
    void fullKappaGivesTheAsymmetricProperty()
    {
        for (const double rate : solve(star(2, 1), test::hardWindows()).rates)
            QVERIFY(nearlyEqual(rate, kStarCapacity / 2, 1e-7));
        for (const double rate : solve(star(12, 1), test::hardWindows()).rates)
            QVERIFY(nearlyEqual(rate, kStarCapacity / 12, 1e-7));
    }

    void withoutKappaTrafficAgainstTheFlowIsFree()
    {
        const Solved solved = solve(star(2, 1), test::hardWindows(0, 0, 0));
        QVERIFY(nearlyEqual(solved.rates[0], kStarCapacity / 2, 1e-7));
        QVERIFY(nearlyEqual(solved.rates[2], kStarCapacity, 1e-7));
    }

    void aSmallWindowHoldsAMessageBelowItsLink()
    {
        // 1 ms a link, two links there and back: 4 ms; 100 kB every 4 ms.
        WindowParameters parameters = test::hardWindows();
        parameters.windowBytes = 100e3;
        const Solved solved = solve(star(1, 0, 1e-3), parameters);
        QVERIFY(nearlyEqual(solved.rates[0], 25e6, 1e-9));
        QCOMPARE(solved.limits[0], kNoChannel);
    }

    void theLimitingChannelIsTheLongestQueue()
    {
        const PlacedScenario placed = star(3, 1);
        const Solved solved = solve(placed, test::hardWindows());
        const ChannelId intoNode = placed.routes[0].back();
        QCOMPARE(solved.limits[0], intoNode.value);
        QCOMPARE(solved.limits[3], intoNode.value); // against its direction
    }

    void messagesThatDoNotMeetDoNotCount()
    {
        // The order of events differs between the two runs, the active messages do not.
        Random random(7);
        for (int i = 0; i < 200; ++i) {
            const PlacedScenario placed = test::place(smallCase(random));
            const WindowParameters parameters = randomParameters(random);
            const std::vector<std::uint32_t> all = withRoute(placed);
            if (all.size() < 2)
                continue;
            const std::unique_ptr<RateSolver> stepwise = WindowModel(parameters).makeSolver(placed);
            std::vector<double> rates(stepwise->groupCount());
            std::vector<std::uint32_t> groups;
            RateUpdate update;
            for (const std::uint32_t m : all) {
                stepwise->update(std::vector<std::uint32_t>{m}, {}, update);
                groups.push_back(update.moves.front().group);
                for (const RateChange& change : update.rates)
                    rates[change.group] = change.rate;
            }
            const Solved atOnce = solve(placed, parameters);
            for (std::size_t k = 0; k < all.size(); ++k)
                QVERIFY(nearlyEqual(rates[groups[k]], atOnce.rates[k], kResidual));
        }
    }

    void ratesDependOnTheActiveMessagesOnly()
    {
        // A solver that has seen messages come and go, and one that knows those that are left alone.
        for (int i = 0; i < kCases / 4; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 5000);
            const PlacedScenario placed = test::place(smallCase(random));
            const WindowParameters parameters = randomParameters(random);
            std::vector<std::uint32_t> active = withRoute(placed);
            const std::unique_ptr<RateSolver> used = WindowModel(parameters).makeSolver(placed);
            std::vector<double> rates(placed.messages.size(), 0);
            RateUpdate update;
            std::vector<std::uint32_t> arrived = active;
            std::vector<std::uint32_t> departed;
            while (!active.empty()) {
                used->update(arrived, departed, update);
                for (const RateChange& change : update.rates)
                    rates[change.group] = change.rate;
                const std::unique_ptr<RateSolver> fresh = WindowModel(parameters).makeSolver(placed);
                fresh->update(active, {}, update);
                for (const RateChange& change : update.rates)
                    QVERIFY2(nearlyEqual(rates[change.group], change.rate, 1e-6),
                             ("case " + std::to_string(i) + " with " + std::to_string(active.size()) +
                              " messages: " + std::to_string(rates[change.group]) + " and " +
                              std::to_string(change.rate))
                                 .c_str());
                arrived.clear();
                departed = {active[random.below(active.size())]};
                std::erase(active, departed.front());
            }
        }
    }

    void manyFullQueuesAreSolved()
    {
        // Six messages a node on one switch: some 200 queues are full at once.
        const PlacedScenario placed = randomPairs(1, 300, 1800);
        for (const WindowParameters& parameters : {test::hardWindows(0.5, 0.5, 0.5), test::hardWindows()})
            QVERIFY(solve(placed, parameters).residual <= kResidual);
    }

    void fastAndSlowAgree()
    {
        // Where κ leaves several solutions, vanishing bursts may lead to another one than queues that fill.
        int compared = 0;
        int different = 0;
        for (int i = 0; i < kCases; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const PlacedScenario placed = test::place(smallCase(random));
            const WindowParameters parameters = randomParameters(random);
            const std::vector<std::uint32_t> active = withRoute(placed);
            if (active.empty())
                continue;
            const Solved solved = solve(placed, parameters);
            const std::string name = "case " + std::to_string(i);
            QVERIFY2(solved.residual <= kResidual, name.c_str());
            const auto slow = test::windowByDynamics(placed, parameters, active, 10);
            if (!slow)
                continue;
            ++compared;
            bool agrees = true;
            for (std::size_t k = 0; k < active.size(); ++k)
                agrees = agrees && nearlyEqual(solved.rates[k], (*slow)[k], kJustFull);
            different += agrees ? 0 : 1;
        }
        QVERIFY2(compared > kCases * 9 / 10, std::to_string(compared).c_str());
        QVERIFY2(different <= compared / 200, std::to_string(different).c_str());
    }

    void ratesAreContinuousWhereBurstsVanish()
    {
        // Also where there are several solutions without bursts.
        for (int i = 0; i < kCases; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const PlacedScenario placed =
                test::place(i % 2 == 0 ? test::randomCase(random) : smallCase(random));
            WindowParameters parameters = randomParameters(random);
            const Solved limit = solve(placed, parameters);
            for (const double burst : {1e-6, 1e-8}) {
                parameters.burst = burst;
                const Solved solved = solve(placed, parameters);
                for (std::size_t k = 0; k < limit.rates.size(); ++k)
                    QVERIFY2(nearlyEqual(solved.rates[k], limit.rates[k], 3 * std::sqrt(burst)),
                             ("case " + std::to_string(i) + ": " + std::to_string(solved.rates[k]) + " and " +
                              std::to_string(limit.rates[k]))
                                 .c_str());
            }
        }
    }

    void randomNetworksMeetTheConditions()
    {
        for (int i = 0; i < kCases; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const PlacedScenario placed = test::place(test::randomCase(random));
            const WindowParameters parameters = randomParameters(random);
            if (withRoute(placed).empty())
                continue;
            const Result<Timeline> timeline = runFluid(placed, WindowModel(parameters));
            QVERIFY(timeline.has_value());
            QVERIFY2(timeline->worstResidual <= kResidual,
                     ("case " + std::to_string(i) + ": " + std::to_string(timeline->worstResidual)).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestWindowModel)
#include "tst_window_model.moc"
