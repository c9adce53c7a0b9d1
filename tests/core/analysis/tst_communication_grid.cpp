// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/communication_grid.h"
#include "core/base/random.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace contraflow;

namespace {

/** Processes of a grid, dealt out at random, each of which sends to its neighbours; dimensions may be round.
 */
PlacementProblem stencil(const GridExtent& extent, const std::array<bool, 3>& isRound,
                         std::vector<std::uint32_t>& dealt)
{
    PlacementProblem problem;
    const std::size_t count = extent[0] * extent[1] * extent[2];
    dealt.resize(count);
    std::iota(dealt.begin(), dealt.end(), 0U);
    Random(7).shuffle(dealt);
    problem.processes.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        std::array<std::size_t, 3> at{i % extent[0], i / extent[0] % extent[1], i / extent[0] / extent[1]};
        for (std::size_t d = 0; d < 3; ++d) {
            std::array<std::size_t, 3> next = at;
            next[d] = (at[d] + 1) % extent[d];
            if (extent[d] == 1 || (next[d] == 0 && !isRound[d]))
                continue;
            const std::size_t other = next[0] + extent[0] * (next[1] + extent[1] * next[2]);
            problem.flows.push_back({dealt[i], dealt[other], 0, 1000, 1000});
            problem.flows.push_back({dealt[other], dealt[i], 0, 1000, 1000});
        }
    }
    return problem;
}

std::optional<CommunicationGrid> found(const PlacementProblem& problem)
{
    std::vector<std::uint32_t> processes(problem.processes.size());
    std::iota(processes.begin(), processes.end(), 0U);
    return communicationGrid(problem, processes);
}

GridExtent sorted(GridExtent extent)
{
    std::sort(extent.begin(), extent.end());
    return extent;
}

} // namespace

class TestCommunicationGrid : public QObject
{
    Q_OBJECT

private slots:
    void gridsAreFoundWhateverTheNames_data()
    {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<int>("z");
        QTest::addColumn<int>("round"); // a bit for each dimension
        QTest::newRow("plane") << 8 << 4 << 1 << 0;
        QTest::newRow("cube") << 8 << 8 << 4 << 0;
        QTest::newRow("thin") << 5 << 3 << 2 << 0;
        QTest::newRow("line") << 9 << 1 << 1 << 0;
        QTest::newRow("ring") << 9 << 1 << 1 << 1;
        QTest::newRow("torus") << 6 << 5 << 1 << 3;
        QTest::newRow("torus of threes") << 3 << 3 << 3 << 7;
        QTest::newRow("torus of fours") << 4 << 4 << 4 << 7;
        QTest::newRow("tube") << 7 << 5 << 4 << 2;
    }

    void gridsAreFoundWhateverTheNames()
    {
        QFETCH(int, x);
        QFETCH(int, y);
        QFETCH(int, z);
        QFETCH(int, round);
        const GridExtent extent{static_cast<std::size_t>(x), static_cast<std::size_t>(y),
                                static_cast<std::size_t>(z)};
        std::vector<std::uint32_t> dealt;
        const PlacementProblem problem =
            stencil(extent, {(round & 1) != 0, (round & 2) != 0, (round & 4) != 0}, dealt);
        const std::optional<CommunicationGrid> grid = found(problem);
        QVERIFY(grid);
        QCOMPARE(sorted(grid->extent), sorted(extent));
        std::vector<std::uint32_t> all = grid->order;
        std::sort(all.begin(), all.end());
        for (std::uint32_t i = 0; i < all.size(); ++i)
            QCOMPARE(all[i], i);
        // Who stands side by side along the first dimension exchanges messages.
        for (std::size_t i = 0; i + 1 < grid->order.size(); ++i)
            if ((i + 1) % grid->extent[0] != 0)
                QVERIFY(std::any_of(problem.flows.begin(), problem.flows.end(), [&](const auto& flow) {
                    return flow.source == grid->order[i] && flow.destination == grid->order[i + 1];
                }));
    }

    void littleMessagesDoNotHideAGrid()
    {
        std::vector<std::uint32_t> dealt;
        PlacementProblem problem = stencil({6, 4, 1}, {}, dealt);
        for (std::uint32_t i = 1; i < 24; ++i)
            problem.flows.push_back({i, 0, 0, 8, 8});
        const std::optional<CommunicationGrid> grid = found(problem);
        QVERIFY(grid);
        QCOMPARE(sorted(grid->extent), (GridExtent{1, 4, 6}));
    }

    void whatIsNoGridIsNone()
    {
        std::vector<std::uint32_t> dealt;
        PlacementProblem problem = stencil({6, 4, 1}, {}, dealt);
        problem.flows.push_back({dealt[0], dealt[23], 0, 1000, 1000});
        QVERIFY(!found(problem));
        PlacementProblem everybody;
        everybody.processes.resize(6);
        for (std::uint32_t a = 0; a < 6; ++a)
            for (std::uint32_t b = 0; b < 6; ++b)
                if (a != b)
                    everybody.flows.push_back({a, b, 0, 1000, 1000});
        QVERIFY(!found(everybody));
    }
};

QTEST_GUILESS_MAIN(TestCommunicationGrid)
#include "tst_communication_grid.moc"
