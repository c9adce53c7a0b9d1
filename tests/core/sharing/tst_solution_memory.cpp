// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is remembered of one run makes the next one quicker and changes nothing.
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/sharing/progressive_filling.h"
#include "core/sharing/solution_memory.h"
#include "core/sharing/window_model.h"
#include "tests/support/placed.h"
#include "tests/support/queues.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

using namespace contraflow;

namespace {

std::vector<double> transfers(const PlacedScenario& placed, const WindowParameters& parameters,
                              SolutionMemory* memory = nullptr)
{
    RunOptions options;
    options.memory = memory;
    const Result<Timeline> timeline = runFluid(placed, WindowModel(parameters), options);
    std::vector<double> found;
    for (const MessageTimes& times : timeline->messages)
        found.push_back(times.transfer);
    return found;
}

WindowParameters randomParameters(Random& random)
{
    WindowParameters parameters;
    parameters.kappaHost = random.unit();
    parameters.kappaSwitch = random.unit();
    parameters.burst = random.coin() ? 0.006 : 0.03;
    parameters.ackBurst = random.coin() ? 0 : 0.04;
    parameters.exponent = random.coin() ? 1 : 3;
    return parameters;
}

/** Another size or start of some message, or of all. */
void editAtRandom(PlacedScenario& placed, Random& random)
{
    PlacedMessage& message = placed.messages[random.below(placed.messages.size())];
    switch (random.below(3)) {
    case 0:
        message.bytes *= 0.5 + random.unit();
        return;
    case 1:
        message.start += random.unit();
        return;
    default:
        for (PlacedMessage& each : placed.messages)
            each.bytes *= 1.2;
    }
}

bool startsTogether(const PlacedScenario& placed)
{
    return std::all_of(placed.messages.begin(), placed.messages.end(), [&](const PlacedMessage& message) {
        return message.start == placed.messages.front().start;
    });
}

constexpr test::MessageCount kMany{10, 40};

} // namespace

class TestSolutionMemory : public QObject
{
    Q_OBJECT

private slots:
    void editedRunsGiveTheTimesOfFreshOnes()
    {
        for (int i = 0; i < 60; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            PlacedScenario placed = test::place(test::randomCase(random, "asymmetric", kMany));
            const WindowParameters parameters = randomParameters(random);
            SolutionMemory memory;
            (void)transfers(placed, parameters, &memory);
            for (int edit = 0; edit < 6; ++edit) {
                editAtRandom(placed, random);
                const std::vector<double> fresh = transfers(placed, parameters);
                const std::vector<double> remembered = transfers(placed, parameters, &memory);
                for (std::size_t m = 0; m < fresh.size(); ++m)
                    QVERIFY2(nearlyEqual(fresh[m], remembered[m], 1e-6),
                             (std::to_string(i) + ": " + std::to_string(fresh[m]) + " and " +
                              std::to_string(remembered[m]))
                                 .c_str());
            }
        }
    }

    void theSameRunIsTheSameToTheLastBit()
    {
        for (int i = 0; i < 60; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 500);
            const PlacedScenario placed = test::place(test::randomCase(random, "asymmetric", kMany));
            const WindowParameters parameters = randomParameters(random);
            SolutionMemory memory;
            const std::vector<double> first = transfers(placed, parameters, &memory);
            const std::size_t known = memory.size();
            QVERIFY(known > 0);
            if (startsTogether(placed)) // no set comes twice
                QVERIFY(first == transfers(placed, parameters));
            QVERIFY(first == transfers(placed, parameters, &memory));
            QCOMPARE(memory.size(), known);
        }
    }

    void knownSetsAreNotSolvedAgain()
    {
        Random random(1);
        const PlacedScenario placed = test::place(test::randomCase(random, "asymmetric", kMany));
        const std::vector<std::uint32_t> all = test::routed(placed);
        SolutionMemory memory;
        std::array<std::size_t, 2> evaluations{};
        for (std::size_t& count : evaluations) {
            BurstRates rates(placed, {});
            rates.useMemory(memory);
            RateUpdate update;
            rates.update(all, {}, update);
            for (const std::uint32_t gone : std::span(all).first(all.size() - 1))
                rates.update({}, std::span(&gone, 1), update);
            count = rates.evaluationCount();
        }
        QCOMPARE(evaluations[1], all.size()); // one each
        QVERIFY(evaluations[0] > 3 * evaluations[1]);
    }

    void otherNetworksAndParametersAreOthers()
    {
        Random random(2);
        PlacedScenario placed = test::place(test::randomCase(random, "asymmetric", kMany));
        WindowParameters parameters;
        SolutionMemory memory;
        (void)transfers(placed, parameters, &memory);
        parameters.kappaHost = 0.5;
        QVERIFY(transfers(placed, parameters, &memory) == transfers(placed, parameters));
        parameters.windowBytes = 64e3;
        const std::vector<double> remembered = transfers(placed, parameters, &memory);
        const std::vector<double> fresh = transfers(placed, parameters);
        for (std::size_t m = 0; m < fresh.size(); ++m)
            QVERIFY(nearlyEqual(fresh[m], remembered[m], 1e-6));
        QVERIFY(memory.size() > 0);
        // A model that keeps nothing leaves nothing behind.
        RunOptions options;
        options.memory = &memory;
        QVERIFY(runFluid(placed, ProgressiveFilling::maxMin(), options).has_value());
        QCOMPARE(memory.size(), std::size_t{0});
    }

    void whatIsWrongIsMended()
    {
        for (int i = 0; i < 40; ++i) {
            Random random(static_cast<std::uint64_t>(i) + 1);
            const PlacedScenario placed = test::place(test::randomCase(random, "asymmetric", kMany));
            BurstQueues queues = test::queuesOf(placed);
            if (queues.active().empty())
                continue;
            BurstSolver solver(queues);
            solver.solve({});
            const std::vector<double> found = queues.usedPrices();
            std::vector<double> rates;
            for (const std::uint32_t c : queues.active())
                rates.push_back(queues.rate(c));

            QVERIFY(!solver.take(std::span(found).first(found.size() - 1))); // of other channels
            std::vector<double> wrong = found;
            for (double& number : wrong)
                number *= std::pow(10, 8 * random.unit() - 4);
            QVERIFY(!solver.take(wrong));
            solver.solve({});
            QVERIFY(solver.residual() <= 1e-8);
            for (const std::uint32_t c : queues.active())
                QVERIFY(nearlyEqual(queues.rate(c), rates[c], 1e-6));
            QVERIFY(solver.take(found));
            for (const std::uint32_t c : queues.active())
                QVERIFY(queues.rate(c) == rates[c]);
        }
    }

    void roomIsKeptForWhatRunsUse()
    {
        const std::vector<double> numbers(100, 1.0);
        SolutionMemory memory(350); // three of them, with what they take beside
        memory.beginRun(1);
        memory.keep(1, numbers);
        memory.keep(2, numbers);
        memory.keep(3, numbers);
        memory.keep(4, numbers);
        QVERIFY(!memory.find(1).empty());
        QVERIFY(memory.find(4).empty()); // the first ones stay
        QVERIFY(memory.isFull());
        memory.endRun();
        memory.beginRun(1); // one that is cancelled
        memory.keep(5, numbers);
        QVERIFY(memory.find(5).empty()); // all of the complete run may be wanted still
        memory.beginRun(1);
        QVERIFY(!memory.find(2).empty());
        memory.endRun();
        memory.beginRun(1);
        memory.keep(6, numbers);
        QVERIFY(!memory.find(6).empty());
        QVERIFY(!memory.find(2).empty());
        QVERIFY(memory.find(3).empty()); // the last complete run did without
        memory.keep(6, std::vector<double>(120, 2.0));
        QCOMPARE(memory.find(6).size(), std::size_t{120});
        memory.beginRun(2);
        QCOMPARE(memory.size(), std::size_t{0});
        QVERIFY(!memory.isFull());
    }
};

QTEST_GUILESS_MAIN(TestSolutionMemory)
#include "tst_solution_memory.moc"
