// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/sharing/progressive_filling.h"
#include "core/sharing/window_model.h"
#include "tests/support/brute_window.h"
#include "tests/support/builders.h"
#include "tests/support/placed.h"
#include "tests/support/queues.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <stop_token>
#include <string>

using namespace contraflow;
using test::routed;

namespace {

constexpr double kResidualLimit = 1e-8;

/** A solver told of arrivals and departures, and the rates that follow from what it answered. */
class Told
{
public:
    Told(const PlacedScenario& placed, const SharingModel& model)
        : m_solver(model.makeSolver(placed))
        , m_groups(placed.messages.size())
        , m_rates(m_solver->groupCount())
    {}

    void tell(const std::vector<std::uint32_t>& arrived, const std::vector<std::uint32_t>& departed)
    {
        m_solver->update(arrived, departed, m_update);
        for (const GroupMove& move : m_update.moves)
            m_groups[move.message] = move.group;
        for (const RateChange& change : m_update.rates)
            m_rates[change.group] = change.rate;
    }
    [[nodiscard]] double rate(std::uint32_t message) const { return m_rates[m_groups[message]]; }
    [[nodiscard]] double residual() const { return m_solver->residual(); }

private:
    std::unique_ptr<RateSolver> m_solver;
    std::vector<std::uint32_t> m_groups;
    std::vector<double> m_rates;
    RateUpdate m_update;
};

WindowParameters randomBursts(Random& random)
{
    constexpr double kKappas[] = {0, 0.3, 0.9, 1};
    constexpr double kEpsilons[] = {0, 0.01, 0.027, 0.1, 0.9};
    constexpr double kBursts[] = {0.001, 0.006, 0.03, 0.5, 5};
    constexpr double kAckBursts[] = {0, 0, 0.04, 1};
    constexpr double kExponents[] = {1, 1, 1.3, 3, 8, 16};
    constexpr double kWindows[] = {INFINITY, INFINITY, 1, 64e3, 1e9};
    WindowParameters parameters;
    parameters.kappaHost = kKappas[random.below(4)];
    parameters.kappaSwitch = kKappas[random.below(4)];
    parameters.kappaBackbone = kKappas[random.below(4)];
    parameters.epsilon = kEpsilons[random.below(5)];
    parameters.burst = kBursts[random.below(5)];
    parameters.ackBurst = kAckBursts[random.below(4)];
    parameters.exponent = kExponents[random.below(6)];
    parameters.windowBytes = kWindows[random.below(5)];
    return parameters;
}

std::string textOf(const WindowParameters& p)
{
    std::string text;
    for (const double value : {p.kappaHost, p.kappaSwitch, p.kappaBackbone, p.epsilon, p.burst, p.ackBurst,
                               p.exponent, p.windowBytes})
        text += " " + std::to_string(value);
    return text;
}

PlacedScenario oneSwitch(std::vector<MessageRow> messages, double mbit = 800, const char* nodes = "n[0-19]")
{
    Platform platform;
    platform.name = "star";
    platform.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
    platform.nodes = SharedRows<NodeRow>{test::nodes(nodes, "s", mbit)};
    return test::place(test::project(std::move(platform), std::move(messages), "max-min"));
}

} // namespace

class TestWindowBursts : public QObject
{
    Q_OBJECT

private slots:
    void aLoneMessageFillsItsLinkButForABurst()
    {
        // Two equal queues: r = 1 / (2 p) and p (C - r) = β r / C, so that y = r / C has 2 β y² + y = 1.
        const PlacedScenario placed = oneSwitch({test::message("a", "n0", "n1", 10)});
        for (const double burst : {0.001, 0.006, 0.5}) {
            WindowParameters parameters;
            parameters.burst = burst;
            Told told(placed, WindowModel(parameters));
            told.tell({0}, {});
            QVERIFY(nearlyEqual(told.rate(0), 100e6 * (std::sqrt(1 + 8 * burst) - 1) / (4 * burst), 1e-8));
        }
    }

    void acknowledgementsTakeCapacity()
    {
        // One message each way and no waiting: each link carries 1 + ε of a rate.
        WindowParameters parameters;
        parameters.kappaHost = parameters.kappaSwitch = parameters.kappaBackbone = 0;
        parameters.burst = 0;
        const PlacedScenario placed =
            oneSwitch({test::message("a", "n0", "n1", 10), test::message("b", "n1", "n0", 10)});
        for (const double epsilon : {0.027, 0.5}) {
            parameters.epsilon = epsilon;
            Told told(placed, WindowModel(parameters));
            told.tell({0, 1}, {});
            QVERIFY(nearlyEqual(told.rate(0), 100e6 / (1 + epsilon), 1e-7));
        }
    }

    void anExponentCloseToOneIsAsGoodAsOne()
    {
        for (int i = 0; i < 200; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const PlacedScenario placed = test::place(test::randomCase(random));
            WindowParameters parameters = test::hardWindows(0, 0, 0); // the only κ with one solution
            Told plain(placed, WindowModel(parameters));
            plain.tell(routed(placed), {});
            parameters.exponent = 1 + 1e-12;
            Told limit(placed, WindowModel(parameters));
            limit.tell(routed(placed), {});
            for (const std::uint32_t m : routed(placed))
                QVERIFY2(nearlyEqual(plain.rate(m), limit.rate(m), 1e-4),
                         (std::to_string(i) + ": " + std::to_string(plain.rate(m)) + " and " +
                          std::to_string(limit.rate(m)))
                             .c_str());
        }
    }

    void largeExponentsGiveMaxMin()
    {
        for (int i = 0; i < 100; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const PlacedScenario placed = test::place(test::randomCase(random));
            WindowParameters parameters = test::hardWindows(0, 0, 0);
            parameters.exponent = 32;
            Told windows(placed, WindowModel(parameters));
            windows.tell(routed(placed), {});
            Told fair(placed, ProgressiveFilling::maxMin());
            fair.tell(routed(placed), {});
            for (const std::uint32_t m : routed(placed)) // 14 messages: 14^(1/32) = 1.09
                QVERIFY2(nearlyEqual(windows.rate(m), fair.rate(m), 0.12),
                         (std::to_string(i) + ": " + std::to_string(windows.rate(m)) + " and " +
                          std::to_string(fair.rate(m)))
                             .c_str());
        }
    }

    void anyParametersAreSolved()
    {
        for (int i = 0; i < 600; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const PlacedScenario placed = test::place(test::randomCase(random));
            const WindowParameters parameters = randomBursts(random);
            if (routed(placed).empty())
                continue;
            const Result<Timeline> timeline = runFluid(placed, WindowModel(parameters));
            const std::string name = "case " + std::to_string(i) + textOf(parameters);
            QVERIFY2(timeline.has_value(), name.c_str());
            QVERIFY2(timeline->worstResidual <= kResidualLimit,
                     (name + ": " + std::to_string(timeline->worstResidual)).c_str());
            for (const MessageTimes& times : timeline->messages)
                QVERIFY2(std::isfinite(times.finish()), name.c_str());
        }
    }

    void fullQueuesBothWaysAreSolved()
    {
        // Waits of data and acknowledgements add up to the same for many pairs of opposite queues: what they
        // leave open is left to bursts, which are small.
        Platform platform;
        platform.name = "racks";
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"x", {}}, SwitchRow{"y", {}}};
        platform.nodes = SharedRows<NodeRow>{test::nodes("X[1-3]", "x"), test::nodes("Y[1-3]", "y")};
        platform.links = SharedRows<LinkRow>{test::link("uplink", "x", "y", 940)};
        const PlacedScenario placed = test::place(
            test::project(std::move(platform),
                          {test::message("1", "Y2", "X1", 100), test::message("2", "Y1", "Y2", 50),
                           test::message("3", "X2", "Y1", 100), test::message("4", "X3", "X2", 50),
                           test::message("5", "Y2", "Y1", 100), test::message("6", "X1", "X2", 150),
                           test::message("7", "X3", "X1", 100), test::message("8", "X2", "Y2", 100)},
                          "max-min"));
        for (const double burst : {0.02, 0.006, 0.002, 0.0005})
            for (const double epsilon : {0.0, 0.001, 0.027})
                for (const double exponent : {1.0, 1.5, 3.0, 32.0}) {
                    WindowParameters parameters;
                    parameters.burst = burst;
                    parameters.epsilon = epsilon;
                    parameters.exponent = exponent;
                    const Result<Timeline> timeline = runFluid(placed, WindowModel(parameters));
                    QVERIFY(timeline.has_value());
                    QVERIFY2(timeline->worstResidual <= kResidualLimit, textOf(parameters).c_str());
                }
    }

    void whatCameBeforeDoesNotMatter()
    {
        for (int i = 0; i < 150; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 9000);
            const PlacedScenario placed = test::place(test::randomCase(random));
            const WindowModel model(randomBursts(random));
            std::vector<std::uint32_t> active = routed(placed);
            Told used(placed, model);
            used.tell(active, {});
            while (active.size() > 1) {
                const std::uint32_t gone = active[random.below(active.size())];
                std::erase(active, gone);
                used.tell({}, {gone});
                Told fresh(placed, model);
                fresh.tell(active, {});
                for (const std::uint32_t m : active)
                    QVERIFY2(nearlyEqual(used.rate(m), fresh.rate(m), 1e-6),
                             (std::to_string(i) + ": " + std::to_string(used.rate(m)) + " and " +
                              std::to_string(fresh.rate(m)))
                                 .c_str());
            }
        }
    }

    void randomPricesLeadToTheSameRates()
    {
        // With the usual terms no second solution is known; the hard form has several in such cases.
        for (int i = 0; i < 150; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const PlacedScenario placed = test::place(test::randomCase(random));
            BurstQueues queues = test::queuesOf(placed);
            BurstSolver solver(queues);
            solver.solve({});
            std::vector<double> rates;
            for (const std::uint32_t c : queues.active())
                rates.push_back(queues.messageClass(c).rate);
            for (int start = 0; start < 6; ++start) {
                for (const std::uint32_t c : queues.used())
                    queues.prices()[c] = queues.greatestPrice(c) * std::pow(10, -4 * random.unit());
                solver.solve({});
                QVERIFY(solver.residual() <= kResidualLimit);
                for (const std::uint32_t c : queues.active())
                    QVERIFY2(nearlyEqual(queues.messageClass(c).rate, rates[c], 1e-6),
                             std::to_string(i).c_str());
            }
        }
    }

    void theOrderOfMessagesDoesNotMatter()
    {
        Random random(3);
        std::vector<MessageRow> rows;
        for (int i = 0; i < 40; ++i) {
            const std::uint64_t from = random.below(20);
            const std::uint64_t to = (from + 1 + random.below(19)) % 20;
            rows.push_back(test::message("m" + std::to_string(i), "n" + std::to_string(from),
                                         "n" + std::to_string(to), 1 + 9 * random.unit()));
        }
        const auto times = [](const std::vector<MessageRow>& messages) {
            const Result<Timeline> timeline = runFluid(oneSwitch(messages), WindowModel({}));
            std::map<std::string, double> found;
            for (std::size_t i = 0; i < messages.size(); ++i)
                found[messages[i].id] = timeline->messages[i].finish();
            return found;
        };
        const auto before = times(rows);
        random.shuffle(rows);
        for (const auto& [id, finish] : times(rows))
            QVERIFY(nearlyEqual(finish, before.at(id), 1e-8));
    }

    void manyMessagesOnOneLinkShareIt()
    {
        std::vector<MessageRow> rows;
        for (int i = 0; i < 1000; ++i)
            rows.push_back(test::message("m" + std::to_string(i), "n" + std::to_string(1 + i % 19), "n0", 1));
        for (const double mbit : {1e-3, 800.0, 1e9}) {
            const PlacedScenario placed = oneSwitch(rows, mbit);
            Told told(placed, WindowModel({}));
            told.tell(routed(placed), {});
            QVERIFY(told.residual() <= kResidualLimit);
            double load = 0;
            for (const std::uint32_t m : routed(placed))
                load += told.rate(m);
            const double capacity = mbit * 1e6 / 8;
            QVERIFY(load < capacity);
            QVERIFY(load > 0.99 * capacity);
        }
    }

    void theLimitingChannelIsNoneWhereTheWindowHolds()
    {
        Platform platform;
        platform.name = "star";
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
        NodeRow row = test::nodes("n[0-1]", "s", 800);
        row.latency = quantity(Dimension::duration, 1e-3, "s");
        platform.nodes = SharedRows<NodeRow>{row};
        const PlacedScenario placed =
            test::place(test::project(std::move(platform), {test::message("a", "n0", "n1", 10)}, "max-min"));
        WindowParameters parameters;
        for (const double window : {100e3, 10e6}) { // 4 ms there and back hold 400 kB
            parameters.windowBytes = window;
            const Result<Timeline> timeline = runFluid(placed, WindowModel(parameters));
            QCOMPARE(timeline->messages[0].bottleneck == kNoChannel, window < 400e3);
        }
    }

    void routesThatWereEmptyForLongCountAgain()
    {
        // Where there are thousands of routes, those whose messages are gone are left out until one comes
        // again.
        constexpr std::uint32_t kNodes = 70;
        std::vector<MessageRow> rows;
        for (std::uint32_t from = 0; from < kNodes; ++from)
            for (std::uint32_t to = 0; to < kNodes; ++to)
                if (from != to)
                    rows.push_back(test::message("m" + std::to_string(rows.size()),
                                                 "n" + std::to_string(from), "n" + std::to_string(to), 10));
        const auto routes = static_cast<std::uint32_t>(rows.size());
        rows.push_back(rows.front()); // on a route that is empty by then
        rows.back().id = "again";
        const PlacedScenario placed = oneSwitch(std::move(rows), 800, "n[0-69]");
        std::vector<std::uint32_t> all(routes);
        std::iota(all.begin(), all.end(), 0U);
        std::vector<std::uint32_t> left;
        std::vector<std::uint32_t> gone;
        for (const std::uint32_t message : all)
            (message % 3 == 1 ? left : gone).push_back(message);
        Told told(placed, WindowModel({}));
        told.tell(all, {});
        told.tell({}, gone);
        const auto isAsAlone = [&](const std::vector<std::uint32_t>& active) {
            Told fresh(placed, WindowModel({}));
            fresh.tell(active, {});
            QVERIFY(told.residual() < kResidualLimit);
            for (const std::uint32_t message : active)
                QVERIFY(nearlyEqual(told.rate(message), fresh.rate(message), 1e-7));
        };
        isAsAlone(left);
        left.push_back(routes);
        told.tell({routes}, {});
        isAsAlone(left);
        told.tell({}, {left.front()});
        left.erase(left.begin());
        isAsAlone(left);
    }

    void aStopEndsASolution()
    {
        Random random(1);
        const PlacedScenario placed = test::place(test::randomCase(random));
        std::stop_source stop;
        stop.request_stop();
        BurstRates rates(placed, {});
        rates.setStop(stop.get_token());
        RateUpdate update;
        rates.update(routed(placed), {}, update);
        QCOMPARE(rates.evaluationCount(), std::size_t(0));
    }
};

QTEST_GUILESS_MAIN(TestWindowBursts)
#include "tst_window_bursts.moc"
