// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_plan.h"
#include "core/io/project/project_file.h"
#include "core/project/validate.h"
#include "tests/core/importing/imported.h"
#include "tests/support/builders.h"

using namespace contraflow;
using test::dataFile;
using test::parsed;

namespace {

ImportPlan planned(const Project& project, const ImportedFile& file, const ImportTarget& target)
{
    Result<ImportPlan> plan = planImport(project, file, target);
    if (!plan)
        qFatal("%s", plan.error().message.c_str());
    return std::move(plan).value();
}

Project applied(Project project, const ImportPlan& plan)
{
    if (const auto inverse = applyEdit(project, plan.edit); !inverse)
        qFatal("%s", inverse.error().message.c_str());
    return project;
}

std::string reasonsOf(const ImportPlan& plan)
{
    std::string text;
    for (const RejectedLine& line : plan.rejected)
        text += std::to_string(line.line) + ": " + line.reason + "\n";
    return text;
}

/** Two racks of five nodes without messages. */
Project emptyRacks()
{
    Project project = test::project({.name = "racks",
                                     .switches = {{"torX", {}}, {"torY", {}}},
                                     .nodes = {test::nodes("X[1-5]", "torX"), test::nodes("Y[1-5]", "torY")},
                                     .links = {test::link("backbone", "torX", "torY", 9400)}},
                                    {}, "window");
    project.workloads = {};
    project.scenarios = {};
    return project;
}

} // namespace

class TestImportPlan : public QObject
{
    Q_OBJECT

private slots:
    void timesAreMatchedByMessage();
    void timesAreMatchedBySourceAndDestination();
    void rowsOfAnotherMessageAreNotTaken();
    void aFileOfPatternsBecomesACampaignInOneStep();
    void nodesThatThePlatformLacksAreNamed();
    void patternsTakeTheModelOfTheirPlatform();
    void curvesBecomeBenchmarksWithTheirProvenance();
    void theCallerIsAskedWhatTheFileDoesNotSay();
    void aSecondImportOfTheSameContentIsSaid();
};

void TestImportPlan::timesAreMatchedByMessage()
{
    const Project project = test::tableOne();
    ImportTarget target;
    target.scenario = "copper";
    target.provenance.file = "table1-P.csv";
    const ImportPlan plan = planned(project, parsed(dataFile("import/table1-P.csv")), target);
    QVERIFY(plan.use == ImportUse::measurement);
    QCOMPARE(reasonsOf(plan), std::string("6: message 'e5' does not go from 'Y1' to 'Y3'\n"));
    const Project changed = applied(project, plan);
    QVERIFY(validate(changed).empty());
    const Measurement& measurement = changed.measurements[0];
    QCOMPARE(measurement.name, std::string("table1-P"));
    QCOMPARE(measurement.times.size(), std::size_t{4});
    QCOMPARE(quantityText(measurement.times[0].mean.value()), std::string("5.565286 s"));
    QCOMPARE(measurement.times[0].repetitions.value(), 4U);
    QCOMPARE(measurement.provenance.file, std::string("table1-P.csv"));
}

void TestImportPlan::timesAreMatchedBySourceAndDestination()
{
    const Project project = test::tableOne();
    ImportTarget target;
    target.scenario = "copper";
    const ImportPlan plan = planned(project, parsed(dataFile("import/times.tsv")), target);
    const Project changed = applied(project, plan);
    QCOMPARE(changed.measurements[0].times[4].message, std::string("e5"));
    QCOMPARE(changed.measurements[0].times[4].mean.value().value, 0.27);
    QCOMPARE(plan.edit.label, std::string("Import measured times of copper"));
}

void TestImportPlan::rowsOfAnotherMessageAreNotTaken()
{
    ImportTarget target;
    target.scenario = "copper";
    const ImportPlan plan = planned(test::tableOne(),
                                    parsed("link,src,dst,bytes,mean_s\ne1,X1,Y1,10000000,0.25\n"
                                           "e2,X1,X2,5,0.4\ne3,X1,X3,20000000,0.4\ne9,X1,Y1,10000000,0.3\n"),
                                    target);
    QCOMPARE(reasonsOf(plan), std::string("3: its size 5 B is not that of message 'e2', 20 MB\n"
                                          "4: message 'e3' does not go from 'X1' to 'X3'\n"
                                          "5: workload 'messages' has no message 'e9'\n"));
    QCOMPARE(plan.rowCount, std::size_t{1});
    QCOMPARE(plan.notes.back(),
             std::string("4 of the 5 messages of workload 'messages' have no measured time"));
}

void TestImportPlan::aFileOfPatternsBecomesACampaignInOneStep()
{
    const Project project = emptyRacks();
    ImportTarget target;
    target.platform = "racks";
    const ImportPlan plan = planned(project, parsed(dataFile("measured/patterns-F.csv")), target);
    QVERIFY(plan.use == ImportUse::campaign);
    QCOMPARE(plan.rowCount, std::size_t{175});
    QCOMPARE(plan.edit.label, std::string("Import 18 measured patterns"));
    Project changed = project;
    const auto inverse = applyEdit(changed, plan.edit);
    QVERIFY(inverse);
    QVERIFY(validate(changed).empty());
    QCOMPARE(changed.workloads.size(), std::size_t{18});
    QCOMPARE(changed.scenarios[0].model, project.models[0].name);
    QCOMPARE(changed.measurements[0].scenario, changed.scenarios[0].name);
    QCOMPARE(quantityText(changed.workloads[0].messages[0].size.value()), std::string("5 MB"));
    QCOMPARE(quantityText(changed.measurements[0].times[0].ci95.value()), std::string("0.016334 s"));
    QVERIFY(parseProject(projectText(changed))->project == changed);
    QVERIFY(applyEdit(changed, *inverse));
    QVERIFY(changed == project);
}

void TestImportPlan::nodesThatThePlatformLacksAreNamed()
{
    ImportTarget target;
    target.platform = "racks";
    target.name = "one";
    const ImportPlan plan = planned(
        emptyRacks(), parsed("link,src,dst,bytes,mean_s\na,X1,X9,1000,0.1\nb,X1,X2,1000,0.1\nc,X2,X3,,0.1\n"),
        target);
    QCOMPARE(reasonsOf(plan), std::string("2: platform 'racks' has no node 'X9'\n"
                                          "4: it does not say the size of its message\n"));
    target.platform = "rack";
    const auto unknown =
        planImport(emptyRacks(), parsed("link,src,dst,bytes,mean_s\nb,X1,X2,1000,0.1\n"), target);
    QCOMPARE(unknown.error().message, std::string("the project has no platform 'rack'; it has racks"));
    target.platform = "racks";
    target.model = "windw";
    const auto model =
        planImport(emptyRacks(), parsed("link,src,dst,bytes,mean_s\nb,X1,X2,1000,0.1\n"), target);
    QVERIFY(!model && model.error().message.find("did you mean 'window'") != std::string::npos);
}

void TestImportPlan::patternsTakeTheModelOfTheirPlatform()
{
    const ImportedFile file = parsed("link,src,dst,bytes,mean_s\nb,X1,X2,1000,0.1\n");
    ImportTarget target;
    target.platform = "racks";
    target.name = "one";
    Project project = emptyRacks();
    const auto modelOf = [&] { return applied(project, planned(project, file, target)).scenarios[0].model; };
    project.models = std::vector{Model{"fair", "max-min", {}, {}}, Model{"queues", "window", {}, {}}};
    QCOMPARE(modelOf(), std::string("fair"));
    project.workloads = std::vector{Workload{"w", {}, {}, {}}};
    project.scenarios = std::vector{Scenario{"s", "racks", "w", {}, "queues", {}}};
    const Project changed = applied(project, planned(project, file, target));
    QCOMPARE(changed.scenarios[1].model, std::string("queues"));
    QVERIFY(planned(project, file, target).notes.back().find("'queues'") != std::string::npos);
    project.scenarios = {};
    project.models = {};
    QCOMPARE(modelOf(), std::string("asymmetric"));
    QCOMPARE(applied(project, planned(project, file, target)).models[0].kind, std::string("asymmetric"));
}

void TestImportPlan::curvesBecomeBenchmarksWithTheirProvenance()
{
    ImportTarget target;
    target.provenance.file = "imb-2019.log";
    target.provenance.sha256 = std::string(64, 'a');
    const ImportedFile file = parsed(dataFile("import/imb-2019.log"));
    addFacts(target.provenance, file);
    const Project changed = applied(emptyRacks(), planned(emptyRacks(), file, target));
    QVERIFY(validate(changed).empty());
    // Blocks of one test with several numbers of processes are one table.
    const Benchmark* all = findByName(changed.benchmarks, "Alltoall");
    QVERIFY(all);
    QCOMPARE(all->rows.size(), std::size_t{72});
    QCOMPARE(all->kind, std::string("all-to-all"));
    QCOMPARE(all->rows[71].processes.value(), 8U);
    QCOMPARE(all->provenance.importer, std::string("imb"));
    QCOMPARE(all->provenance.machine, std::string("x86_64"));
    QVERIFY(parseProject(projectText(changed))->project == changed);
}

void TestImportPlan::theCallerIsAskedWhatTheFileDoesNotSay()
{
    const ImportedFile messages = parsed(dataFile("import/table1-P.csv"));
    const auto lost = planImport(emptyRacks(), messages, {});
    QVERIFY(!lost && lost.error().message.find("name the scenario") != std::string::npos);
    const ImportedFile all = parsed(dataFile("measured/alltoall-F.csv"));
    const auto kind = planImport(emptyRacks(), all, {});
    QVERIFY(!kind && kind.error().message.find("the kind of benchmark") != std::string::npos);
    ImportTarget target;
    target.kind = BenchmarkKind::allToAll;
    const Project changed = applied(emptyRacks(), planned(emptyRacks(), all, target));
    QCOMPARE(changed.benchmarks[0].rows.size(), std::size_t{84});
    QCOMPARE(changed.benchmarks[0].rows[83].test, std::string("1"));
}

void TestImportPlan::aSecondImportOfTheSameContentIsSaid()
{
    ImportTarget target;
    target.provenance.sha256 = std::string(64, 'b');
    const ImportedFile file = parsed(dataFile("import/osu_latency.txt"));
    const Project once = applied(emptyRacks(), planned(emptyRacks(), file, target));
    const ImportPlan again = planned(once, file, target);
    QCOMPARE(again.notes.at(0), std::string("the same content was imported before: benchmark 'osu_latency'"));
    QCOMPARE(applied(once, again).benchmarks[1].name, std::string("osu_latency 2"));
}

QTEST_GUILESS_MAIN(TestImportPlan)
#include "tst_import_plan.moc"
