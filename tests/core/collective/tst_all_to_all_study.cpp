// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/all_to_all_study.h"

#include "core/base/tolerance.h"
#include "core/collective/link_sources.h"
#include "core/io/text/size_tables.h"
#include "core/recipes/project_recipe.h"
#include "tests/data_folders.h"

#include <QtTest>

#include <algorithm>

using namespace contraflow;

namespace {

constexpr PointToPoint kLink{100e-6, 10e-9};

/** As many nodes on one switch as the emulated cluster of tests/data/measured has, at its goodput. */
Project emulatedStar()
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{1, 10};
    recipe.platform.nicBandwidth = quantity(Dimension::bandwidth, 47.074, "Mbit/s");
    recipe.workload = WorkloadRecipe{};
    recipe.modelKind = "window";
    return makeProject(recipe).value();
}

std::vector<AllToAllPoint> measured(const std::string& file, const std::string& algorithm)
{
    const Result<NamedText> table = readTable(CONTRAFLOW_TEST_DATA "/measured/" + file);
    return parseAllToAllTable(*table, {{"algo", algorithm}}).value();
}

std::vector<AllToAll> sizesOf(const std::vector<AllToAllPoint>& points)
{
    std::vector<AllToAll> sizes;
    for (const AllToAllPoint& point : points)
        sizes.push_back(point.size);
    return sizes;
}

std::vector<AllToAllMethod> methods(const AllToAllStudy& study)
{
    std::vector<AllToAllMethod> methods;
    for (const AllToAllPrediction& prediction : study.predictions)
        methods.push_back(prediction.method);
    return methods;
}

BenchmarkRow row(const std::string& test, std::uint32_t processes, double bytes, double seconds)
{
    BenchmarkRow row;
    row.test = test;
    row.processes = CountCell(processes);
    row.size = QuantityCell(inBaseUnit(Dimension::size, bytes));
    row.time = QuantityCell(inBaseUnit(Dimension::duration, seconds));
    return row;
}

} // namespace

class TestAllToAllStudy : public QObject
{
    Q_OBJECT

private slots:
    void everyMethodThatFindsItsFiguresIsUsed();
    void predictionsStandBesideTheMeanOfWhatWasMeasured();
    void errorsAreMeansOverTheSizesOfANumberOfProcesses();
    void largerAllToAllsGoWithoutTheEngine();
    void theRangeIsSaidInWords();
    void aFitPredictsOtherNumbersOfProcesses_data();
    void aFitPredictsOtherNumbersOfProcesses();
    void theEnginePredictsLargeMessages_data();
    void theEnginePredictsLargeMessages();
    void benchmarksGivePoints();
    void benchmarksAreFoundByKindAndName();
};

void TestAllToAllStudy::everyMethodThatFindsItsFiguresIsUsed()
{
    using enum AllToAllMethod;
    AllToAllFigures figures;
    figures.link = kLink;
    const std::vector<AllToAll> sizes{{4, 1e4}};
    QCOMPARE(methods(*studyAllToAll(figures, sizes, {})), (std::vector{bound, clement}));
    figures.signature = ContentionSignature{2, 1e-3, 1e3};
    figures.throughput = ContendedThroughput{10e-9, 20e-9};
    figures.buses = 4;
    figures.logP = LogP{50e-6, 5e-6, 10e-6, 1e-9, 1'500};
    figures.gaps = GapTable::make({{0, 1e-5}, {1e4, 1e-4}}).value();
    const Project project = emulatedStar();
    const AllToAllNetwork network{project, 0, {}};
    figures.network = &network;
    const AllToAllStudy study = studyAllToAll(figures, sizes, {}).value();
    QCOMPARE(methods(study), (std::vector{bound, throughput, signature, clement, labarta, logP, logGP, pLogP,
                                          atOnce, rounds}));
    QVERIFY(nearlyEqual(study.predictions[1].seconds, 3 * (100e-6 + 15e-9 * 1e4)));
    QVERIFY(nearlyEqual(study.predictions[2].seconds, 3 * (2 * 200e-6 + 1e-3)));
    QVERIFY(study.errors.empty());
    QVERIFY(study.engineNote.empty());
}

void TestAllToAllStudy::predictionsStandBesideTheMeanOfWhatWasMeasured()
{
    AllToAllFigures figures;
    figures.link = kLink;
    const std::vector<AllToAllPoint> points{{{4, 1e4}, 1e-3, {}}, {{4, 1e4}, 2e-3, {}}, {{5, 1e4}, 9, {}}};
    const AllToAllStudy study =
        studyAllToAll(figures, std::vector<AllToAll>{{4, 1e4}, {4, 2e4}}, points).value();
    QVERIFY(nearlyEqual(*study.predictions[0].measured, 1.5e-3));
    QVERIFY(nearlyEqual(*study.predictions[0].errorPercent, -60)); // 0.6 ms
    QVERIFY(!study.predictions[2].measured.has_value());
    QVERIFY(!study.predictions[2].errorPercent.has_value());
}

void TestAllToAllStudy::errorsAreMeansOverTheSizesOfANumberOfProcesses()
{
    AllToAllFigures figures;
    figures.link = kLink;
    std::vector<AllToAllPoint> points;
    for (const double bytes : {1e4, 2e4})
        for (const std::uint32_t n : {4U, 8U})
            points.push_back({{n, bytes}, allToAllBound({n, bytes}, kLink) * (bytes > 1e4 ? 2 : 0.5), {}});
    const AllToAllStudy study = studyAllToAll(figures, sizesOf(points), points).value();
    QCOMPARE(study.errors.size(), std::size_t{4}); // two methods, two numbers of processes
    QCOMPARE(study.errors[0].method, AllToAllMethod::bound);
    QCOMPARE(study.errors[0].error.processes, 4U);
    QCOMPARE(study.errors[0].error.sizes, std::size_t{2});
    QVERIFY(nearlyEqual(study.errors[0].error.meanPercent, 25)); // +100 and -50
    QVERIFY(nearlyEqual(study.errors[0].error.meanAbsolutePercent, 75));
    QCOMPARE(study.errors[1].error.processes, 8U);
}

void TestAllToAllStudy::largerAllToAllsGoWithoutTheEngine()
{
    const Project project = emulatedStar();
    const AllToAllNetwork network{project, 0, {}};
    AllToAllFigures figures;
    figures.link = kLink;
    figures.network = &network;
    const AllToAllStudy study =
        studyAllToAll(figures, std::vector<AllToAll>{{4, 1e4}, {11, 1e4}}, {}).value();
    QCOMPARE(study.predictions.size(), std::size_t{6});
    QCOMPARE(study.engineNote,
             std::string("the platform has 10 nodes; larger all-to-alls are not run in the engine"));
}

void TestAllToAllStudy::theRangeIsSaidInWords()
{
    QCOMPARE(domainText({false, false, false}), std::string("inside"));
    QCOMPARE(domainText({true, false, false}), std::string("outside n"));
    QCOMPARE(domainText({false, true, false}), std::string("outside m"));
    QCOMPARE(domainText({true, true, true}), std::string("outside n and m; not saturated"));
    QCOMPARE(domainText({false, false, true}), std::string("not saturated"));
}

void TestAllToAllStudy::aFitPredictsOtherNumbersOfProcesses_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("F") << QStringLiteral("alltoall-F.csv");
    QTest::newRow("P") << QStringLiteral("alltoall-P.csv");
}

void TestAllToAllStudy::aFitPredictsOtherNumbersOfProcesses()
{
    QFETCH(QString, file);
    const std::vector<AllToAllPoint> points = measured(file.toStdString(), "1");
    std::vector<AllToAllPoint> fitted;
    std::copy_if(points.begin(), points.end(), std::back_inserter(fitted),
                 [](const AllToAllPoint& point) { return point.size.processes == 7; });
    const PointToPoint link{0, 8 / 47.074e6};
    const Result<SignatureFit> fit = fitSignature(fitted, link);
    QVERIFY(fit.has_value());
    QVERIFY(fit->signature.gamma > 0.9 && fit->signature.gamma < 1.5);
    for (const ProcessCountError& error : errorsByProcesses(points, fit->signature, link))
        if (error.processes >= 7)
            QVERIFY2(error.meanAbsolutePercent < 20, qPrintable(QString::number(error.meanAbsolutePercent)));
}

void TestAllToAllStudy::theEnginePredictsLargeMessages_data()
{
    aFitPredictsOtherNumbersOfProcesses_data();
}

void TestAllToAllStudy::theEnginePredictsLargeMessages()
{
    QFETCH(QString, file);
    std::vector<AllToAllPoint> points = measured(file.toStdString(), "1");
    std::erase_if(points, [](const AllToAllPoint& point) { return point.size.bytes < 64e3; });
    const Project project = emulatedStar();
    const AllToAllNetwork network{project, 0, {}};
    AllToAllFigures figures;
    figures.link = platformLink(network, 10).value();
    figures.network = &network;
    const AllToAllStudy study = studyAllToAll(figures, sizesOf(points), points).value();
    int engines = 0;
    for (const MethodError& entry : study.errors) {
        if (entry.method != AllToAllMethod::atOnce)
            continue;
        QVERIFY2(entry.error.meanAbsolutePercent < 25,
                 qPrintable(QString::number(entry.error.meanAbsolutePercent)));
        ++engines;
    }
    QCOMPARE(engines, 7); // n = 4 … 10
}

void TestAllToAllStudy::benchmarksGivePoints()
{
    Benchmark benchmark;
    BenchmarkRow withoutTime = row("a", 4, 1e3, 1);
    withoutTime.time = QuantityCell();
    BenchmarkRow alone = row("a", 1, 1e3, 1);
    BenchmarkRow known = row("a", 4, 2e3, 2e-3);
    known.ci95 = QuantityCell(inBaseUnit(Dimension::duration, 1e-4));
    benchmark.rows = {withoutTime, alone, known, row("b", 8, 1e3, 3e-3)};
    const std::vector<AllToAllPoint> points = allToAllPoints(benchmark, {});
    QCOMPARE(points.size(), std::size_t{2});
    QCOMPARE(points[0].size, (AllToAll{4, 2e3}));
    QCOMPARE(points[0].halfWidth, std::optional<double>(1e-4));
    QCOMPARE(allToAllPoints(benchmark, std::string("b")).size(), std::size_t{1});
    QCOMPARE(pingPongPoints(benchmark).size(), std::size_t{3});
}

void TestAllToAllStudy::benchmarksAreFoundByKindAndName()
{
    Project project;
    Benchmark ping;
    ping.name = "ping";
    ping.kind = "ping-pong";
    Benchmark first;
    first.name = "first";
    first.kind = "all-to-all";
    Benchmark second = first;
    second.name = "second";
    project.benchmarks = {ping, first, second};
    const BenchmarkKind kind = BenchmarkKind::allToAll;
    QCOMPARE(findBenchmark(project, kind, {}).value(), std::optional<std::size_t>(1));
    QCOMPARE(findBenchmark(project, kind, std::string("second")).value(), std::optional<std::size_t>(2));
    QVERIFY(!findBenchmark(project, kind, std::string("ping")).has_value());
    QCOMPARE(findBenchmark(project, BenchmarkKind::exchange, {}).value(), std::optional<std::size_t>());
}

QTEST_GUILESS_MAIN(TestAllToAllStudy)
#include "tst_all_to_all_study.moc"
