// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/text.h"
#include "core/importing/import_plan.h"
#include "core/importing/importers.h"
#include "core/io/measuring/batch_script.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/project_file.h"
#include "core/io/text/sha256.h"
#include "core/measuring/measuring_time.h"
#include "core/project/measured_doubts.h"
#include "tests/support/builders.h"

#include <QTest>

#include <set>

using namespace contraflow;

namespace {

StopRule someRule()
{
    return {0.02, 10, 2000};
}

MeasuringPlan planOf(const Project& project, std::vector<std::size_t> scenarios = {0})
{
    const Result<MeasuringPlan> plan = planMeasuring(project, scenarios, someRule());
    if (!plan)
        qFatal("%s", plan.error().message.c_str());
    return *plan;
}

std::string failureOf(const Project& project, std::vector<std::size_t> scenarios)
{
    const Result<MeasuringPlan> plan = planMeasuring(project, scenarios, someRule());
    return plan ? std::string() : plan.error().message;
}

/** The cluster of Table I with its messages between processes, two of them on node X1. */
Project withProcesses()
{
    Project project = test::tableOne();
    Workload workload = project.workloads[0];
    workload.messages =
        SharedRows<MessageRow>{test::message("a", "p1", "p2", 1), test::message("b", "p2", "p3", 2),
                               test::message("c", "p3", "p1", 3, 0.5)};
    project.workloads.replace(0, 1, {workload});
    Mapping mapping;
    mapping.name = "map";
    mapping.places = SharedRows<PlaceRow>{{"p1", "X1"}, {"p2", "X1"}, {"p3", "Y2"}};
    project.mappings.append(mapping);
    Scenario scenario = project.scenarios[0];
    scenario.mapping = "map";
    project.scenarios.replace(0, 1, {scenario});
    return project;
}

/** What a run of the plan may bring back, drawn. */
MeasuredRun runOf(const MeasuringPlan& plan, Random& random)
{
    MeasuredRun run;
    run.planSha256 = sha256Text(planText(plan));
    run.project = plan.project;
    run.projectSha256 = plan.projectSha256;
    run.platform = plan.platform;
    run.rule = plan.rule;
    run.session = {"contraflow-run 0.1.0",
                   "Open MPI v4.1.4",
                   "2026-11-23T18:05:15Z",
                   random.coin() ? "sleep" : "",
                   random.coin(),
                   {{"n1", {0, 1}, {{"kernel", "Linux 6.1"}, {"odd \"key\"", "a\tb"}}}, {"n2", {2}, {}}}};
    if (random.coin())
        run.earlierSessions = {
            {"contraflow-run 0.1.0", "MPICH 4.0", "2026-11-22T18:05:15Z", "spin", true, {}}};
    for (const PlannedPattern& pattern : plan.patterns) {
        RepeatedPattern measured{pattern.scenario,
                                 pattern.workload,
                                 20,
                                 random.below(3),
                                 1 + random.below(2),
                                 random.coin(),
                                 1e-6,
                                 {"a", random.coin() ? 0.25 : -3e-4, 0.2501}, // clocks agree to a millisecond
                                 {}};
        measured.session = random.below(run.earlierSessions.size() + 1);
        if (random.coin())
            measured.clocks = {{10.5, {0, -1.25e-3, 3}}, {11.5, {0, -1.3e-3, 3.0000001}}};
        for (const PlannedMessage& message : pattern.messages) {
            RepetitionSummary times;
            times.warmUp = random.below(4);
            times.mean = {20 - times.warmUp, 0.1 + random.unit(), 1e-3 * random.unit()};
            times.smallest = times.mean.mean * 0.9;
            times.largest = times.mean.mean * 1.1;
            times.outliers = random.below(3);
            if (random.coin())
                times.drift = random.unit() - 0.5;
            if (random.coin())
                times.levels = TwoLevels{times.smallest, times.largest, 0.25};
            measured.messages.push_back({message.id, plan.nodes[message.source],
                                         plan.nodes[message.destination], message.bytes, message.start, times,
                                         random.coin() ? std::optional(random.unit()) : std::nullopt});
        }
        run.patterns.push_back(measured);
    }
    return run;
}

Result<ImportPlan> importInto(const Project& project, const MeasuredRun& run)
{
    const Result<ImportedFile> file = parseMeasurements(runText(run), {});
    if (!file)
        return file.error();
    ImportTarget target;
    target.provenance.file = "m.json";
    addFacts(target.provenance, *file);
    return planImport(project, *file, target);
}

Project after(Project project, const ImportPlan& plan)
{
    if (const Result<Edit> done = applyEdit(project, plan.edit); !done)
        qFatal("%s", done.error().message.c_str());
    return project;
}

bool mentions(const std::vector<std::string>& lines, const std::string& words)
{
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

} // namespace

class TestMeasuringFiles : public QObject
{
    Q_OBJECT

private slots:
    void nodesAreRanksWhereMessagesNameNodes()
    {
        const MeasuringPlan plan = planOf(test::tableOne());
        const std::set<std::string> nodes(plan.nodes.begin(), plan.nodes.end());
        QCOMPARE(nodes.size(), plan.nodes.size()); // each once
        QCOMPARE(plan.patterns.size(), std::size_t{1});
        QCOMPARE(plan.patterns[0].messages.size(), std::size_t{5});
        QCOMPARE(plan.patterns[0].messages[0].id, std::string("e1"));
        QVERIFY(plan.patterns[0].predicted > 0);
        QVERIFY(measuringTime(plan).expected > 10 * plan.patterns[0].predicted);
    }

    void processesAreRanksOnTheirNodes()
    {
        const MeasuringPlan plan = planOf(withProcesses());
        QVERIFY((plan.nodes == std::vector<std::string>{"X1", "X1", "Y2"}));
        const auto& messages = plan.patterns[0].messages;
        QVERIFY((messages[0] == PlannedMessage{"a", 0, 1, 1'000'000, 0}));
        QVERIFY((messages[1] == PlannedMessage{"b", 1, 2, 2'000'000, 0}));
        QVERIFY((messages[2] == PlannedMessage{"c", 2, 0, 3'000'000, 0.5}));
        QVERIFY(
            (ranksByNode(plan) == std::vector<std::pair<std::string, std::size_t>>{{"X1", 2}, {"Y2", 1}}));
    }

    void clockTimesBecomeTimesAfterTheFirst()
    {
        Project project = withProcesses();
        Workload workload = project.workloads[0];
        workload.messages = SharedRows<MessageRow>{test::message("a", "p1", "p2", 1, 1.7e9),
                                                   test::message("b", "p2", "p3", 2, 1.7e9 + 2)};
        project.workloads.replace(0, 1, {workload});
        const MeasuringPlan plan = planOf(project);
        QCOMPARE(plan.patterns[0].messages[0].start, 0.0);
        QCOMPARE(plan.patterns[0].messages[1].start, 2.0);
    }

    void theSameMessagesAreMeasuredOnce()
    {
        Project project = test::tableOne();
        Scenario other = project.scenarios[0];
        other.name = "under another model";
        other.model = "max-min";
        project.scenarios.append(other);
        const MeasuringPlan plan = planOf(project, {0, 1});
        QCOMPARE(plan.patterns.size(), std::size_t{1});
        QCOMPARE(plan.patterns[0].scenario, project.scenarios[0].name);
    }

    void whatCannotBeMeasuredIsNamed()
    {
        Project project = test::tableOne();
        QVERIFY(failureOf(project, {}).find("no scenario") != std::string::npos);
        Platform optical = project.platforms[0];
        optical.name = "optical";
        project.platforms.append(optical);
        Scenario scenario = project.scenarios[0];
        scenario.name = "far";
        scenario.platform = "optical";
        project.scenarios.append(scenario);
        const std::string two = failureOf(project, {0, 1});
        QVERIFY(two.find("'far'") != std::string::npos && two.find("one platform") != std::string::npos);
        scenario.name = "lost";
        scenario.platform = "nowhere";
        project.scenarios.append(scenario);
        QVERIFY(failureOf(project, {2}).find("'lost'") != std::string::npos);
        QVERIFY((measurableScenarios(project) == std::vector<std::size_t>{0}));
    }

    void plansAndRunsAreReadBackAsTheyWere()
    {
        MeasuringPlan plan = planOf(withProcesses());
        plan.projectSha256 = std::string(64, 'a');
        plan.patterns.push_back(plan.patterns[0]);
        plan.patterns[1].scenario = "second \"one\"\n";
        const Result<MeasuringPlan> again = parsePlan(planText(plan));
        QVERIFY2(again, again ? "" : again.error().message.c_str());
        QVERIFY(again->patterns == plan.patterns && again->nodes == plan.nodes && again->rule == plan.rule);
        QVERIFY(!again->areNodesHosts);
        plan.areNodesHosts = true;
        const Result<MeasuringPlan> named = parsePlan(planText(plan));
        QVERIFY(named && named->areNodesHosts);
        plan.areNodesHosts = false;
        QCOMPARE(planText(*again), planText(plan));
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Random random(seed);
            const MeasuredRun run = runOf(plan, random);
            const Result<MeasuredRun> read = parseRun(runText(run));
            QVERIFY2(read, read ? "" : read.error().message.c_str());
            QVERIFY(*read == run);
        }
    }

    void brokenPlansAreRefusedWithThePlace_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("version") << QByteArray("\"contraflow_plan\": 1")
                                 << QByteArray("\"contraflow_plan\": 2") << QByteArray("knows version 1");
        QTest::newRow("another file")
            << QByteArray("contraflow_plan") << QByteArray("plan") << QByteArray("is missing");
        QTest::newRow("rank") << QByteArray("\"destination\": 2") << QByteArray("\"destination\": 3")
                              << QByteArray("pattern 1, message 2");
        QTest::newRow("size") << QByteArray("\"bytes\": 2000000") << QByteArray("\"bytes\": -2")
                              << QByteArray("pattern 1, message 2");
        QTest::newRow("doubled id") << QByteArray("\"id\": \"b\"") << QByteArray("\"id\": \"a\"")
                                    << QByteArray("of another message");
        QTest::newRow("endless") << QByteArray("\"half_width\": 0.02") << QByteArray("\"half_width\": 0")
                                 << QByteArray("never ends");
        QTest::newRow("no list") << QByteArray("\"patterns\": [") << QByteArray("\"patters\": [")
                                 << QByteArray("lacks 'patterns'");
        QTest::newRow("cut") << QByteArray("]\n}\n") << QByteArray("") << QByteArray("line ");
    }

    void brokenPlansAreRefusedWithThePlace()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, words);
        QByteArray text = QByteArray::fromStdString(planText(planOf(withProcesses())));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const Result<MeasuringPlan> plan = parsePlan(text.toStdString());
        QVERIFY(!plan);
        QVERIFY2(QByteArray::fromStdString(plan.error().message).contains(words),
                 plan.error().message.c_str());
    }

    void damagedFilesAreReadOrRefused()
    {
        const MeasuringPlan plan = planOf(withProcesses());
        Random random(7);
        const std::string sound = runText(runOf(plan, random));
        for (int i = 0; i < 3000; ++i) {
            std::string text = random.coin() ? sound : planText(plan);
            for (std::uint64_t k = 1 + random.below(4); k > 0; --k)
                text[random.below(text.size())] = static_cast<char>(random.below(256));
            (void)parseRun(text);
            (void)parsePlan(text);
        }
    }

    void timesReachTheScenariosTheyCameFrom()
    {
        Project project = withProcesses();
        MeasuringPlan plan = planOf(project);
        plan.projectSha256 = sha256Text(projectText(project));
        Random random(3);
        MeasuredRun run = runOf(plan, random);
        run.patterns[0].wasQuiet = false;
        run.patterns[0].attempts = 3;
        run.earlierSessions.clear();
        run.patterns[0].session = 0;
        run.session.isPlacedAsPlanned = false;
        const Result<ImportPlan> imported = importInto(project, run);
        QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
        QVERIFY(imported->rejected.empty());
        QVERIFY(mentions(imported->notes, "was not quiet"));
        QVERIFY(mentions(imported->notes, "in the quietest of 3 attempts"));
        QVERIFY(mentions(imported->notes, "ranks were not where the plan has them while its 3 times were"));
        QVERIFY(!mentions(imported->notes, "not as it was"));
        const Project measured = after(project, *imported);
        for (const Issue& issue :
             verdictsOn(measured, 0)) // what the project says from now on, and in its words
            if (issue.severity == Severity::warning)
                QVERIFY2(mentions(imported->notes, issue.text), issue.text.c_str());
        const Project changed = after(project, *imported);
        QCOMPARE(changed.measurements.size(), std::size_t{1});
        const Measurement& measurement = changed.measurements[0];
        QCOMPARE(measurement.scenario, project.scenarios[0].name);
        QCOMPARE(measurement.times.size(), std::size_t{3});
        QCOMPARE(measurement.times[1].message, std::string("b"));
        QCOMPARE(measurement.times[1].mean.value().value, run.patterns[0].messages[1].times.mean.mean);
        QCOMPARE(measurement.provenance.mpi, run.session.mpi);
        QCOMPARE(measurement.provenance.measured, run.session.started);
    }

    void aPatternWhoseMessagesBeginAtOtherTimesIsAnother()
    {
        Project project = withProcesses();
        MeasuringPlan plan = planOf(project);
        plan.projectSha256 = sha256Text(projectText(project));
        Random random(4);
        const MeasuredRun run = runOf(plan, random);
        project.title += ", renamed";
        const Result<ImportPlan> same = importInto(project, run);
        QVERIFY(same && !mentions(same->notes, "has other messages"));
        Workload workload = project.workloads[0];
        workload.messages =
            SharedRows<MessageRow>{test::message("a", "p1", "p2", 1), test::message("b", "p2", "p3", 2),
                                   test::message("c", "p3", "p1", 3, 0.75)};
        project.workloads.replace(0, 1, {workload});
        const Result<ImportPlan> later = importInto(project, run);
        QVERIFY(later && mentions(later->notes, "has other messages than when it was planned"));
    }

    void clocksThatWereOffAreSaidAtTheImport()
    {
        const Project project = withProcesses();
        Random random(3);
        MeasuredRun run = runOf(planOf(project), random);
        RepeatedPattern& pattern = run.patterns[0];
        pattern.clockAccuracy = pattern.messages[1].times.mean.mean / 2;
        const Result<ImportPlan> imported = importInto(project, run);
        QVERIFY(imported);
        QVERIFY(mentions(imported->notes, "the clocks of two hosts may have been off from each other"));
    }

    void aProjectThatChangedTakesWhatIsStillTheSame()
    {
        Project project = withProcesses();
        MeasuringPlan plan = planOf(project);
        plan.projectSha256 = sha256Text(projectText(project));
        Random random(4);
        const MeasuredRun run = runOf(plan, random);
        Workload workload = project.workloads[0];
        workload.messages =
            SharedRows<MessageRow>{test::message("a", "p1", "p2", 1), test::message("b", "p2", "p3", 9),
                                   test::message("c", "p3", "p1", 3, 0.5)};
        project.workloads.replace(0, 1, {workload});
        const Result<ImportPlan> imported = importInto(project, run);
        QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
        QVERIFY(mentions(imported->notes, "not as it was"));
        QVERIFY(mentions(imported->notes, "has other messages than when it was planned"));
        QCOMPARE(imported->rejected.size(), std::size_t{1});
        const std::string& reason = imported->rejected[0].reason;
        QVERIFY2(reason.starts_with("pattern " + inQuotes(run.patterns[0].scenario) + ", message 'b': "),
                 reason.c_str());
        QCOMPARE(imported->rejected[0].line, std::size_t{0});
        QCOMPARE(after(project, *imported).measurements[0].times.size(), std::size_t{2});
    }

    /** Part of a run, and later all of it: the second file has the first one's patterns again. */
    void aLaterFileOfARunTakesThePlaceOfAnEarlierOne()
    {
        const Project project = withProcesses();
        const MeasuringPlan plan = planOf(project);
        Random random(6);
        MeasuredRun run = runOf(plan, random);
        const Result<ImportPlan> first = importInto(project, run);
        QVERIFY(first);
        const Project begun = after(project, *first);
        RepetitionSummary& times = run.patterns[0].messages[0].times;
        times.mean.mean = times.smallest = times.largest = 7;
        const Result<ImportPlan> again = importInto(begun, run);
        QVERIFY(again);
        QVERIFY(mentions(again->made, "in place of what was imported of the same run before"));
        QVERIFY(!mentions(again->notes, "errors count both"));
        const Project changed = after(begun, *again);
        QCOMPARE(changed.measurements.size(), std::size_t{1});
        QCOMPARE(changed.measurements[0].name, begun.measurements[0].name);
        QVERIFY(again->rejected.empty());
        QCOMPARE(changed.measurements[0].times[0].mean.value().value, 7.0);
        MeasuredRun other = run;
        (other.earlierSessions.empty() ? other.session : other.earlierSessions[0]).started =
            "2026-11-25T08:00:00Z";
        const Result<ImportPlan> repeated = importInto(changed, other);
        QVERIFY(repeated);
        QVERIFY(mentions(repeated->notes, "errors count both"));
        QCOMPARE(after(changed, *repeated).measurements.size(), std::size_t{2});
        other.patterns[0].messages.clear(); // could not be started
        QVERIFY(!importInto(changed, other));
    }

    void whatIsToBeKnownOfTimesStaysWithThem()
    {
        const Project project = withProcesses();
        const MeasuringPlan plan = planOf(project);
        Random random(8);
        MeasuredRun run = runOf(plan, random);
        run.earlierSessions.clear();
        run.session.isPlacedAsPlanned = false;
        RepeatedPattern& pattern = run.patterns[0];
        pattern.session = 0;
        pattern.wasQuiet = false;
        pattern.attempts = 3;
        pattern.messages[1].times.mean.halfWidth = 0.28 * pattern.messages[1].times.mean.mean;
        const Result<ImportPlan> imported = importInto(project, run);
        QVERIFY(imported);
        QVERIFY(mentions(imported->notes,
                         "half the 95 % interval of 1 of 3 messages is wider than the 2 % of the "
                         "mean that the plan asks for, up to 28 %"));
        const Measurement measurement = after(project, *imported).measurements[0];
        for (const char* column : {"was_quiet", "placed_as_planned", "attempts", "clock_accuracy_s"}) {
            const auto& columns = measurement.extraColumns;
            QVERIFY2(std::find(columns.begin(), columns.end(), column) != columns.end(), column);
        }
    }

    void aScenarioThatIsNotThereIsMade()
    {
        Project project = test::tableOne();
        MeasuringPlan plan = planOf(project);
        plan.patterns[0].scenario = "to learn";
        Random random(5);
        const Result<ImportPlan> imported = importInto(project, runOf(plan, random));
        QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
        const Project changed = after(project, *imported);
        QVERIFY(findByName(changed.scenarios, "to learn"));
        QCOMPARE(changed.measurements[0].scenario, std::string("to learn"));
        QCOMPARE(changed.measurements[0].times.size(), std::size_t{5});
    }

    void jobsAskForTheNodesOfThePlan()
    {
        MeasuringPlan plan = planOf(withProcesses());
        plan.areNodesHosts = true;
        const auto slurm = batchScript(plan, {BatchSystem::slurm, "folder/it's.json"});
        QVERIFY(slurm);
        for (const char* words : {"#SBATCH --nodes=2\n", "#SBATCH --ntasks=3\n", "#SBATCH --nodelist=X1,Y2\n",
                                  "counts=(2 1)\n", "--distribution=arbitrary", "${CONTRAFLOW_MPI:-}",
                                  "${mpi:+--mpi=\"$mpi\"}", "'it'\\''s.measured.json'"})
            QVERIFY2(slurm->find(words) != std::string::npos, (std::string(words) + "\n" + *slurm).c_str());
        const auto pbs = batchScript(plan, {BatchSystem::pbs, "plan.json"});
        QVERIFY(pbs && pbs->find("select=1:ncpus=2:mpiprocs=2:host=X1+1:ncpus=1:mpiprocs=1:host=Y2\n") !=
                           std::string::npos);
        QVERIFY(pbs->find("mpirun -np 3 ") != std::string::npos);
    }

    void namesThatAreNoHostsStayOutOfJobs()
    {
        MeasuringPlan plan = planOf(withProcesses());
        plan.nodes[2] = "Y2\n#SBATCH --account=other";
        plan.areNodesHosts = true;
        const auto job = batchScript(plan, {BatchSystem::slurm, "plan.json"});
        QVERIFY(!job && job.error().message.find("cannot be the name of a host") != std::string::npos);
        plan.areNodesHosts = false;
        QVERIFY(batchScript(plan, {BatchSystem::slurm, "plan.json"}));
    }

    void namesOfFilesStayWordsOfCommands()
    {
        QCOMPARE(commandWord("folder/plan.slurm"), std::string("plan.slurm"));
        QCOMPARE(commandWord("folder/-plan.slurm"), std::string("./-plan.slurm"));
        QCOMPARE(commandWord("it's here.slurm"), std::string("'it'\\''s here.slurm'"));
        const auto job = batchScript(planOf(withProcesses()), {BatchSystem::pbs, "-x.json"});
        QVERIFY(job && job->find("contraflow-run './-x.json' --resume -o './-x.measured.json'") !=
                           std::string::npos);
    }

    void aJobIsNeverCalledAsItsPlan()
    {
        QCOMPARE(scriptFileOf("a/x.json", BatchSystem::slurm), std::string("a/x.slurm"));
        QCOMPARE(scriptFileOf("a/x.slurm", BatchSystem::slurm), std::string("a/x.slurm.slurm"));
        QCOMPARE(scriptFileOf("a/x.slurm", BatchSystem::pbs), std::string("a/x.pbs"));
    }
};

QTEST_APPLESS_MAIN(TestMeasuringFiles)
#include "tst_measuring_files.moc"
