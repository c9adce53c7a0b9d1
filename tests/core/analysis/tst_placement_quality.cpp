// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_study.h"
#include "tests/core/analysis/placement_cases.h"

#include <QTest>

#include <map>

using namespace contraflow;

namespace {

/** The times of the halo exchange in tiles. */
PlacementTimes tiles(Project project, const test::Halo& halo)
{
    project.mappings.replace(0, 1, {test::tiledHalo(halo)});
    Scenario scenario = project.scenarios[0];
    scenario.mapping = "tiles";
    project.scenarios.replace(0, 1, {std::move(scenario)});
    PlacementRequest request;
    request.ways = {PlacementWay::roundRobinPerNode};
    IssueList issues;
    const Result<PlacementStudy> study = comparePlacements(project, request, issues);
    if (!study)
        qFatal("%s", study.error().message.c_str());
    return study->find(PlacementWay::present)->times;
}

} // namespace

/** What the search is good for, beyond never being worse than what it is compared with. */
class TestPlacementQuality : public QObject
{
    Q_OBJECT

private slots:
    void aScatteredHaloExchangeComesNearToTiles_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<quint64>("seed");
        for (const QString& kind : {QStringLiteral("max-min"), QStringLiteral("asymmetric"),
                                    QStringLiteral("window"), QStringLiteral("gige-penalty")})
            for (quint64 seed = 1; seed <= 2; ++seed)
                QTest::newRow(qPrintable(kind + QStringLiteral(", names dealt with seed %1").arg(seed)))
                    << kind << seed;
    }

    /** Tiles take 34 % of the makespan of a placement at random; no more than a seventh above them is left.
     */
    void aScatteredHaloExchangeComesNearToTiles()
    {
        QFETCH(QString, kind);
        QFETCH(quint64, seed);
        const test::Halo halo = test::haloExchange(8, seed);
        const Project project = test::scatteredHalo(halo, kind.toStdString());
        IssueList issues;
        PlacementRequest request;
        request.samples = 20;
        const Result<PlacementStudy> study = comparePlacements(project, request, issues);
        QVERIFY2(study, study ? "" : study.error().message.c_str());
        const double optimised = study->find(PlacementWay::optimised)->times.makespan;
        const double best = tiles(project, halo).makespan;
        qInfo("optimised %g s, tiles %g s, best of 20 samples %g s", optimised, best,
              study->samples->makespans.least);
        QVERIFY(optimised < 1.15 * best);
        QVERIFY(optimised < 0.6 * study->samples->makespans.least);
        QVERIFY(study->evaluations <= *study->request.evaluations);
    }

    /** On a grid of 16 by 16 below racks of 16 a person lays tiles of 4 by 4. */
    void aLargeStencilIsNeverWorseThanTiles_data()
    {
        QTest::addColumn<bool>("isDealt");
        QTest::addColumn<double>("spineMbit"); // of an uplink to each of four spines; 0: one core switch
        QTest::newRow("names along the grid") << false << 0.0;
        QTest::newRow("names dealt at random") << true << 0.0;
        QTest::newRow("leaves and spines, 4 to 1, names along the grid") << false << 1000.0;
        QTest::newRow("leaves and spines, 4 to 1, names dealt at random") << true << 1000.0;
        QTest::newRow("leaves and spines, 1 to 1, names dealt at random") << true << 4000.0;
    }

    void aLargeStencilIsNeverWorseThanTiles()
    {
        QFETCH(bool, isDealt);
        QFETCH(double, spineMbit);
        constexpr std::size_t kWidth = 16;
        test::Halo halo = test::haloExchange(kWidth, 3);
        if (!isDealt) {
            std::map<std::string, std::string> names;
            for (std::size_t i = 0; i < halo.nameAt.size(); ++i)
                names[halo.nameAt[i]] = "p" + std::to_string(i);
            for (MessageRow& message : halo.messages) {
                message.source = names[message.source];
                message.destination = names[message.destination];
            }
            for (std::string& name : halo.nameAt)
                name = names[name];
        }
        Project project = test::project(spineMbit > 0 ? test::leafSpine(16, 16, 4, spineMbit)
                                                      : test::racksWithCores(16, 16, 1, 4000),
                                        halo.messages, "max-min");
        Mapping tiles;
        tiles.name = "tiles";
        std::vector<PlaceRow> places;
        for (std::size_t y = 0; y < kWidth; ++y)
            for (std::size_t x = 0; x < kWidth; ++x)
                places.push_back(
                    {halo.nameAt[kWidth * y + x],
                     "r" + std::to_string(4 * (y / 4) + x / 4) + "n" + std::to_string(4 * (y % 4) + x % 4)});
        tiles.places = SharedRows<PlaceRow>(std::move(places));
        Mapping turns;
        turns.name = "turns";
        turns.policy = MappingPolicy::roundRobinPerNode;
        project.mappings = SharedRows<Mapping>{std::move(tiles), std::move(turns)};
        const auto presentOf = [&](const std::string& mapping, std::vector<PlacementWay> ways) {
            Scenario scenario = project.scenarios[0];
            scenario.mapping = mapping;
            project.scenarios.replace(0, 1, {std::move(scenario)});
            PlacementRequest request;
            request.ways = std::move(ways);
            IssueList issues;
            Result<PlacementStudy> study = comparePlacements(project, request, issues);
            if (!study)
                qFatal("%s", study.error().message.c_str());
            return std::move(*study);
        };
        const double byHand =
            presentOf("tiles", {PlacementWay::roundRobinPerNode}).find(PlacementWay::present)->times.makespan;
        const PlacementStudy study = presentOf("turns", {PlacementWay::optimised});
        const double optimised = study.find(PlacementWay::optimised)->times.makespan;
        qInfo("optimised %g s, tiles %g s, %zu evaluations", optimised, byHand, study.evaluations);
        QVERIFY(optimised <= byHand * (1 + 1e-9));
        QVERIFY(study.evaluations <= *study.request.evaluations);
    }

    void withoutContentionOnlyTheMeanTimeIsLeftToGain()
    {
        const test::Halo halo = test::haloExchange(8, 1);
        const Project project = test::scatteredHalo(halo, "hockney");
        IssueList issues;
        PlacementRequest request;
        request.ways = {PlacementWay::optimised};
        const Result<PlacementStudy> study = comparePlacements(project, request, issues);
        QVERIFY2(study, study ? "" : study.error().message.c_str());
        const PlacementTimes optimised = study->find(PlacementWay::optimised)->times;
        QCOMPARE(optimised.makespan, study->find(PlacementWay::present)->times.makespan);
        QVERIFY(optimised.mean <= 1.05 * tiles(project, halo).mean);
    }
};

QTEST_MAIN(TestPlacementQuality)
#include "tst_placement_quality.moc"
