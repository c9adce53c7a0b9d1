// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/bisection.h"
#include "core/base/tolerance.h"
#include "tests/core/analysis/placement_cases.h"

#include <QTest>

#include <algorithm>

using namespace contraflow;

namespace {

constexpr double kMbit = 1e6 / 8;

double bisectionOf(const Platform& platform)
{
    IssueList issues;
    const auto network = Network::build(platform, 0, issues);
    return bisectionBandwidth(*network) / kMbit;
}

} // namespace

class TestBisection : public QObject
{
    Q_OBJECT

private slots:
    void racksSendThroughTheirUplinks()
    {
        // Two of four racks, each with an uplink of 2000 Mbit/s; their nodes could send 4 x 1000.
        QVERIFY(nearlyEqual(bisectionOf(test::racksWithCores(4, 4, 1, 2000)), 4000));
        QVERIFY(nearlyEqual(bisectionOf(test::racksWithCores(4, 4, 1, 9000)), 8000)); // the nodes' cards
        // Half of a rack sends to its other half.
        QVERIFY(nearlyEqual(bisectionOf(test::racksWithCores(1, 6, 1, 1)), 3000));
    }

    void everySpineCarriesItsPart()
    {
        QVERIFY(nearlyEqual(bisectionOf(test::leafSpine(4, 8, 3, 500)), 2 * 3 * 500));
    }

    void theOrderOfRowsDoesNotMatter()
    {
        Platform platform = test::racksWithCores(5, 3, 1, 700);
        const double before = bisectionOf(platform);
        std::vector<NodeRow> rows(platform.nodes.begin(), platform.nodes.end());
        std::reverse(rows.begin(), rows.end());
        platform.nodes = SharedRows<NodeRow>(std::move(rows));
        QVERIFY(nearlyEqual(bisectionOf(platform), before));
    }

    void withoutTwoNodesThereIsNone()
    {
        QCOMPARE(bisectionOf(test::racksWithCores(1, 1, 1, 700)), 0.0);
        QCOMPARE(bisectionOf(Platform()), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestBisection)
#include "tst_bisection.moc"
