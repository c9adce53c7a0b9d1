// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/placed_variation.h"
#include "core/analysis/placement/placement_study.h"
#include "tests/core/application/programmed.h"

#include <QTest>

using namespace contraflow;
using contraflow::test::programmed;
using contraflow::test::replayOf;

/** Whoever runs a program runs collectives that name no algorithm by the same rules. */
class TestCollectiveRules : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_project = programmed("ranks,event,peer,source,size,time,tag,request,group,root,algorithm,sizes\n"
                               "all,allreduce,,,8 MB,,,,,,,\nall,bcast,,,8 MB,,,,,0,,\n");
        const Result<ScenarioReplay> replay = replayOf(m_project);
        QVERIFY(replay);
        m_makespan = replay->replay.makespan();
        // The rules matter here: without them it takes another time.
        const Result<PreparedScenario> prepared = prepare(m_project, 0);
        QVERIFY(prepared);
        PreparedScenario without = *prepared;
        without.algorithms = nullptr;
        const Result<TimeFigures> other = runVariation(without, without.placed, without.model, {});
        QVERIFY(other);
        QVERIFY(other->makespan != m_makespan);
    }

    void candidatesDo()
    {
        const Result<CandidateComparison> comparison = compareCandidates(m_project, {});
        QVERIFY(comparison);
        QCOMPARE(comparison->groups[0].candidates[0].figures.makespan, m_makespan);
    }

    void variationsDo()
    {
        const Result<PreparedScenario> prepared = prepare(m_project, 0);
        QVERIFY(prepared);
        const Result<TimeFigures> figures = runVariation(*prepared, prepared->placed, prepared->model, {});
        QVERIFY(figures);
        QCOMPARE(figures->makespan, m_makespan);
    }

    void placementsDo()
    {
        PlacementRequest request;
        request.ways = {PlacementWay::roundRobinPerNode};
        IssueList issues;
        const Result<PlacementStudy> study = comparePlacements(m_project, request, issues, {});
        QVERIFY(study);
        const ComparedPlacement* present = study->find(PlacementWay::present);
        QVERIFY(present);
        QCOMPARE(present->times.makespan, m_makespan);
    }

private:
    Project m_project;
    double m_makespan = 0;
};

QTEST_GUILESS_MAIN(TestCollectiveRules)
#include "tst_collective_rules.moc"
