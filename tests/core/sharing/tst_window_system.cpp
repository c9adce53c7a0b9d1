// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/sharing/window_system.h"

#include <QTest>

using namespace contraflow;

namespace {

constexpr std::uint32_t kLinks = 60; // two queues each, 2 * i and its reverse 2 * i + 1

/** Random routes over three of the queues, with κ = 0.7 everywhere. */
struct RandomSystem
{
    explicit RandomSystem(Random& random)
    {
        problem.queues.assign(2 * kLinks, {1.0, 0.7});
        for (std::uint32_t r = 0; r < 600; ++r) {
            WindowProblem::Class c;
            c.weight = 1 + static_cast<double>(random.below(3));
            c.first = static_cast<std::uint32_t>(problem.entries.size());
            std::vector<std::uint32_t> queues;
            for (int i = 0; i < 3; ++i)
                queues.push_back(static_cast<std::uint32_t>(random.below(2 * kLinks)));
            problem.entries.insert(problem.entries.end(), queues.begin(), queues.end());
            coefficients.insert(coefficients.end(), 3, 1.0);
            c.forwardEnd = static_cast<std::uint32_t>(problem.entries.size());
            for (const std::uint32_t queue : queues)
                problem.entries.push_back(queue ^ 1U);
            coefficients.insert(coefficients.end(), 3, 0.7);
            c.end = static_cast<std::uint32_t>(problem.entries.size());
            problem.classes.push_back(c);
            rates.push_back(0.01 + random.unit());
        }
        for (std::uint32_t q = 0; q < 2 * kLinks; ++q)
            if (random.below(4) > 0)
                free.push_back(q);
    }

    [[nodiscard]] WindowSystem::Input input() const { return {problem, coefficients, rates, 1e-4}; }

    WindowProblem problem;
    std::vector<double> coefficients;
    std::vector<double> rates;
    std::vector<std::uint32_t> free;
};

} // namespace

class TestWindowSystem : public QObject
{
    Q_OBJECT

private slots:
    void iterationAndEliminationAgree()
    {
        Random random(11);
        for (int i = 0; i < 50; ++i) {
            const RandomSystem system(random);
            const std::size_t queues = system.problem.queues.size();
            std::vector<double> right(queues);
            for (double& value : right)
                value = random.unit() - 0.5;
            std::vector<double> eliminated(queues, 0.0);
            std::vector<double> iterated(queues, 0.0);
            WindowSystem dense(queues);
            WindowSystem sparse(0);
            for (auto [solver, step] : {std::pair(&dense, &eliminated), std::pair(&sparse, &iterated)}) {
                solver->chooseFree(system.free, queues);
                QVERIFY(solver->solve(system.input(), right, *step));
            }
            QCOMPARE(dense.iteratedCount(), std::size_t(0));
            QCOMPARE(sparse.iteratedCount(), std::size_t(1));
            for (std::size_t q = 0; q < queues; ++q)
                QVERIFY(std::abs(eliminated[q] - iterated[q]) <= 1e-7 * (1 + std::abs(eliminated[q])));
        }
    }

    void theStepMeetsTheSystem()
    {
        Random random(12);
        const RandomSystem system(random);
        const std::size_t queues = system.problem.queues.size();
        for (const std::size_t limit : {std::size_t(0), queues}) {
            WindowSystem solver(limit);
            solver.chooseFree(system.free, queues);
            const std::vector<double> right(queues, 1.0);
            std::vector<double> step(queues, 0.0);
            QVERIFY(solver.solve(system.input(), right, step));
            std::vector<double> image;
            WindowSystem::multiply(system.input(), step, image);
            for (const std::uint32_t q : system.free)
                QVERIFY(std::abs(image[q] + 1e-4 * step[q] - 1) < 1e-7);
        }
    }
};

QTEST_GUILESS_MAIN(TestWindowSystem)
#include "tst_window_system.moc"
