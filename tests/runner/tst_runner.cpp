// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/project_file.h"
#include "core/io/text/text_file.h"
#include "tests/runner/mpi_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

using namespace contraflow;
using test::contentOf;
using test::Run;
using test::run;
using test::RunFolder;

namespace {

/** Every kind of event, on four processes of two nodes. */
constexpr const char* kEveryEvent =
    "contraflow: 1\n"
    "platforms:\n"
    "  - name: cluster\n"
    "    switches: [s]\n"
    "    nodes:\n"
    "      - {name: \"n[1-2]\", switch: s, cores: 2, bandwidth: 940 Mbit/s, latency: 10 us}\n"
    "applications:\n"
    "  - name: everything\n"
    "    processes: 4\n"
    "    groups: {row0: \"0-1\", row1: \"2-3\"}\n"
    "    program: |\n"
    "      ranks,event,peer,source,size,time,tag,request,group,root,sizes,label\n"
    "      all,phase,,,,,,,,,,start\n"
    "      all,compute,,,,5 ms,,,,,,\n"
    "      all,sendrecv,(rank + 1) % 4,(rank + 3) % 4,200 kB,,3,,,,,\n"
    "      0,isend,1,,100 kB,,7,r1,,,,\n"
    "      1,recv,any,,,,any,,,,,\n"
    "      0,wait,,,,,,r1,,,,\n"
    "      2,isend,3,,10 B,,7,a,,,,\n"
    "      3,irecv,2,,,,7,b,,,,\n"
    "      all,waitall,,,,,,,,,,\n"
    "      all,barrier,,,,,,,,,,\n"
    "      0-1,bcast,,,64 kB,,,,row0,0,,\n"
    "      2-3,reduce,,,64 kB,,,,row1,1,,\n"
    "      all,allreduce,,,100 kB,,,,,,,\n"
    "      all,alltoall,,,10 kB,,,,,,,\n"
    "      all,alltoallv,,,,,,,,,1 kB;2 kB;3 kB;4 kB,\n"
    "      all,allgather,,,5 kB,,,,,,,\n"
    "      all,allgatherv,,,,,,,,,1 kB;2 kB;3 kB;4 kB,\n"
    "      all,reduce_scatter,,,,,,,,,1 kB;2 kB;3 kB;4 kB,\n"
    "      all,gather,,,5 kB,,,,,2,,\n"
    "      all,gatherv,,,,,,,,1,1 kB;2 kB;3 kB;4 kB,\n"
    "      all,scatter,,,5 kB,,,,,3,,\n"
    "      all,scatterv,,,,,,,,0,1 kB;2 kB;3 kB;4 kB,\n"
    "mappings:\n"
    "  - {name: fill, policy: round-robin-per-processor}\n"
    "models:\n"
    "  - {name: fair, kind: max-min, parameters: {}}\n"
    "scenarios:\n"
    "  - {name: run, platform: cluster, application: everything, mapping: fill, model: fair}\n";

} // namespace

/** From the project to the plan, to measured times, and back. */
class TestRunner : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QFile project(m_folder.path("p.yaml"));
        QVERIFY(project.open(QIODevice::WriteOnly));
        project.write(
            "contraflow: 1\n"
            "title: Four processes\n"
            "platforms:\n"
            "  - name: cluster\n"
            "    switches: [s]\n"
            "    nodes:\n"
            "      - {name: \"n[1-2]\", switch: s, cores: 2, bandwidth: 940 Mbit/s, latency: 10 us}\n"
            "workloads:\n"
            "  - name: ring\n"
            "    messages: |\n"
            "      id,source,destination,size,start\n"
            "      a,p1,p2,100 kB,\n"
            "      b,p2,p3,1 MB,\n"
            "      c,p3,p4,10 kB,2 ms\n"
            "      d,p4,p1,0 B,\n"
            "      e,p4,p1,64 kB,\n"
            "  - name: pair\n"
            "    messages: |\n"
            "      id,source,destination,size,start\n"
            "      x,p1,p4,200 kB,\n"
            "      y,p4,p1,200 kB,\n"
            "  - name: late\n"
            "    messages: |\n"
            "      id,source,destination,size,start\n"
            "      x,p1,p4,1 kB,\n"
            "      y,p4,p1,1 kB,1 s\n"
            "mappings:\n"
            "  - {name: fill, policy: round-robin-per-processor}\n"
            "models:\n"
            "  - {name: fair, kind: max-min, parameters: {}}\n"
            "scenarios:\n"
            "  - {name: ring, platform: cluster, workload: ring, mapping: fill, model: fair}\n"
            "  - {name: pair, platform: cluster, workload: pair, mapping: fill, model: fair}\n"
            "  - {name: late, platform: cluster, workload: late, mapping: fill, model: fair}\n");
        project.close();
        const Run planned = m_folder.contraflow({"plan", "p.yaml", "--scenario", "ring", "--scenario", "pair",
                                                 "--fewest", "5", "--most", "12", "-o", "plan.json"});
        QVERIFY2(planned.status == 0, planned.messages);
    }

    void everyFieldOfWhatWasMeasuredIsThere()
    {
        const Run measured = m_folder.measure({"plan.json", "-o", "m.json", "--wait", "sleep"}, 4);
        QVERIFY2(measured.status == 0, measured.messages);
        const Result<MeasuredRun> result = parseRun(contentOf(m_folder.path("m.json")).toStdString());
        QVERIFY2(result, result ? "" : result.error().message.c_str());
        const Result<MeasuringPlan> plan = parsePlan(contentOf(m_folder.path("plan.json")).toStdString());
        QVERIFY(plan);
        QCOMPARE(result->project, std::string("Four processes"));
        QCOMPARE(result->projectSha256, plan->projectSha256);
        QVERIFY(result->session.mpi.find("MPI") != std::string::npos);
        QVERIFY(!result->session.isPlacedAsPlanned); // two nodes, one machine
        QCOMPARE(result->session.hosts.size(), std::size_t{1});
        QVERIFY((result->session.hosts[0].ranks == std::vector<std::size_t>{0, 1, 2, 3}));
        QCOMPARE(result->session.hosts[0].facts[0].first, std::string("kernel"));
        const auto fact = [&result](std::string_view name) {
            for (const auto& [key, value] : result->session.hosts[0].facts)
                if (key == name)
                    return value;
            return std::string();
        };
        const auto cores = parseCount(fact("cores"));
        const auto threads = parseCount(fact("hardware threads"));
        QVERIFY(cores && threads && *cores >= 1 && *threads >= *cores);
        QVERIFY(!fact("hardware threads of ranks").empty());
        QCOMPARE(result->patterns.size(), std::size_t{2});
        for (const RepeatedPattern& pattern : result->patterns) {
            QVERIFY(pattern.repetitions >= 5 && pattern.repetitions <= 12);
            QVERIFY(pattern.reference.before > 0 && pattern.reference.after > 0);
            QVERIFY(pattern.clockAccuracy > 0 && pattern.clockAccuracy < 0.1);
            for (const RepeatedMessage& message : pattern.messages) {
                // Nobody sends before its time, but for what clocks are off.
                QVERIFY(message.sent && *message.sent >= message.start - pattern.clockAccuracy);
                const RepetitionSummary& times = message.times;
                QVERIFY(times.smallest > 0 && times.smallest <= times.mean.mean &&
                        times.mean.mean <= times.largest);
                QCOMPARE(times.mean.count + times.warmUp, pattern.repetitions);
                QVERIFY(times.mean.halfWidth.has_value());
            }
        }
        const auto ring =
            std::find_if(result->patterns.begin(), result->patterns.end(),
                         [](const RepeatedPattern& pattern) { return pattern.scenario == "ring"; });
        QCOMPARE(ring->messages.size(), std::size_t{5});
        QCOMPARE(ring->messages[1].bytes, std::uint64_t{1'000'000});
        QCOMPARE(ring->messages[1].source, std::string("n1"));
        QCOMPARE(ring->messages[1].destination, std::string("n2"));
        QCOMPARE(ring->reference.message, std::string("b"));
    }

    void theTimesComeBackIntoTheProject()
    {
        const Run imported =
            m_folder.contraflow({"import", "m.json", "--into", "p.yaml", "-o", "measured.yaml"});
        QVERIFY2(imported.status == 0, imported.messages);
        const auto project = readProject(m_folder.path("measured.yaml").toStdString());
        QVERIFY(project);
        QCOMPARE(project->project.measurements.size(), std::size_t{2});
        for (const Measurement& measurement : project->project.measurements) {
            QVERIFY(measurement.scenario == "ring" || measurement.scenario == "pair");
            QCOMPARE(measurement.provenance.importer, std::string("contraflow-run"));
            QCOMPARE(measurement.times.size(), std::size_t(measurement.scenario == "ring" ? 5 : 2));
        }
        const Run errors = m_folder.contraflow({"errors", "measured.yaml"});
        QVERIFY2(errors.status == 0, errors.messages);
    }

    void everyEventOfAProgramIsRunAndMeasured_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("collectives");
        QTest::addColumn<int>("compute");
        QTest::newRow("steps, sleeping")
            << QStringList{} << int(CollectiveUse::steps) << int(ComputeUse::sleep);
        QTest::newRow("MPI's own, spinning") << QStringList{"--collectives=mpi", "--compute", "spin"}
                                             << int(CollectiveUse::mpi) << int(ComputeUse::spin);
    }

    void everyEventOfAProgramIsRunAndMeasured()
    {
        QFETCH(QStringList, options);
        QFETCH(int, collectives);
        QFETCH(int, compute);
        m_folder.writeFile("program.yaml", kEveryEvent);
        const Run planned = m_folder.contraflow(
            {"plan", "program.yaml", "--fewest", "3", "--most", "4", "-o", "program.json"});
        QVERIFY2(planned.status == 0, planned.messages);
        QVERIFY2(planned.messages.contains("1 program, 4 ranks on 2 nodes"), planned.messages);
        QFile::remove(m_folder.path("run.json"));
        const Run measured =
            m_folder.measure(QStringList{"program.json", "-o", "run.json", "--wait", "sleep"} + options, 4);
        QVERIFY2(measured.status == 0, measured.messages);
        const Result<MeasuredRun> result = parseRun(contentOf(m_folder.path("run.json")).toStdString());
        QVERIFY2(result, result ? "" : result.error().message.c_str());
        QVERIFY(result->isFinished);
        QCOMPARE(result->planned, std::size_t{1});
        QCOMPARE(result->programs.size(), std::size_t{1});
        const RepeatedProgram& program = result->programs[0];
        QCOMPARE(program.applications, std::vector<std::string>{"everything"});
        QCOMPARE(int(program.collectives), collectives);
        QCOMPARE(int(program.compute), compute);
        QVERIFY(program.repetitions >= 3 && program.repetitions <= 4);
        QVERIFY(program.reference.before > 0 && program.reference.after > 0);
        const auto times = [&program](const std::string& task) {
            for (const RepeatedTask& one : program.tasks)
                if (one.task == task)
                    return one.times.mean.mean;
            return 0.0;
        };
        for (const std::string process : {"0", "1", "2", "3"}) {
            QVERIFY(times(process + "/compute") >= 5e-3); // asked for 5 ms
            QVERIFY(times(process + "/collective") > 0);
            const double parts = times(process) + times(process + "/compute");
            QVERIFY(parts <= times(process + "/total") * (1 + 1e-9));
        }
        const std::size_t events = 18 + 17 + 17 + 17;
        QCOMPARE(program.events.size(), events);
        QCOMPARE(program.events[1].task, std::string("0/2"));
        QVERIFY(program.events[1].kind == EventKind::compute);
        QVERIFY(program.events[1].times.mean.mean >= 5e-3);
        QVERIFY(program.events[2].start >= program.events[1].start + 5e-3);

        const Run imported = m_folder.contraflow(
            {"import", "run.json", "--into", "program.yaml", "-o", "program-measured.yaml"});
        QVERIFY2(imported.status == 0, imported.messages);
        const auto project = readProject(m_folder.path("program-measured.yaml").toStdString());
        QVERIFY(project && project->project.measurements.size() == 2);
        QCOMPARE(project->project.measurements[0].times.size(), std::size_t{4});
        const Run errors =
            m_folder.contraflow({"errors", "program-measured.yaml", "--show", "tasks", "--format", "csv"});
        QVERIFY2(errors.status == 0, errors.messages);
        QVERIFY2(errors.output.contains("run"), errors.output);
    }

    void whatIsThereIsNotMeasuredAgain()
    {
        const Run again = m_folder.measure({"plan.json", "-o", "m.json", "--wait", "sleep"}, 4);
        QCOMPARE(again.status, 1);
        QVERIFY2(again.messages.contains("--resume goes on"), again.messages);

        Result<MeasuredRun> half = parseRun(contentOf(m_folder.path("m.json")).toStdString());
        QVERIFY(half);
        const std::string kept = half->patterns[0].scenario;
        half->patterns.resize(1);
        const auto before = half->patterns[0];
        QFile file(m_folder.path("half.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(runText(*half)));
        file.close();
        const Run resumed = m_folder.measure({"plan.json", "-o", "half.json", "--resume", "--wait=sleep"}, 4);
        QVERIFY2(resumed.status == 0, resumed.messages);
        const Result<MeasuredRun> whole = parseRun(contentOf(m_folder.path("half.json")).toStdString());
        QVERIFY(whole);
        QCOMPARE(whole->patterns.size(), std::size_t{2});
        QVERIFY(whole->patterns[0] == before);
        QCOMPARE(whole->earlierSessions.size(), std::size_t{1});
        QVERIFY(whole->earlierSessions[0] == half->session);
        QCOMPARE(whole->session.waiting, std::string("sleep"));
        QCOMPARE(whole->patterns[1].session, std::size_t{1});
        QCOMPARE(whole->patterns[1].clocks.size(), std::size_t{2});
        QCOMPARE(whole->patterns[1].clocks[0].ofRanks.size(), std::size_t{4});
    }

    /** A job that was killed has patterns that were to be measured again, and some that never began. */
    void whatIsNotDoneIsMeasuredWhenTheRunGoesOn()
    {
        Result<MeasuredRun> run = parseRun(contentOf(m_folder.path("m.json")).toStdString());
        QVERIFY(run);
        QCOMPARE(run->patterns.size(), std::size_t{2});
        run->patterns[0].wasQuiet = false;
        run->patterns[0].attempts = 2;
        run->patterns[0].reference.after = 100 * run->patterns[0].reference.before;
        run->patterns[1].messages.clear();
        m_folder.writeFile("open.json", QByteArray::fromStdString(runText(*run)));
        const Run resumed = m_folder.measure({"plan.json", "-o", "open.json", "--resume", "--wait=sleep"}, 4);
        QVERIFY2(resumed.status == 0, resumed.messages);
        const Result<MeasuredRun> whole = parseRun(contentOf(m_folder.path("open.json")).toStdString());
        QVERIFY(whole && whole->isFinished);
        QCOMPARE(whole->patterns[0].attempts, std::size_t{3});
        QVERIFY(!whole->patterns[1].messages.empty());
        for (const RepeatedPattern& pattern : whole->patterns)
            QCOMPARE(pattern.session, std::size_t{1});
    }

    void whatWasTriedOftenEnoughIsNotMeasuredAgain()
    {
        Result<MeasuredRun> run = parseRun(contentOf(m_folder.path("m.json")).toStdString());
        QVERIFY(run);
        for (RepeatedPattern& pattern : run->patterns) {
            pattern.wasQuiet = false;
            pattern.attempts = 3;
        }
        m_folder.writeFile("tried.json", QByteArray::fromStdString(runText(*run)));
        const Run resumed =
            m_folder.measure({"plan.json", "-o", "tried.json", "--resume", "--wait=sleep"}, 4);
        QVERIFY2(resumed.status == 0, resumed.messages);
        const Result<MeasuredRun> whole = parseRun(contentOf(m_folder.path("tried.json")).toStdString());
        QVERIFY(whole && whole->patterns == run->patterns);
    }

    /** As when a job is submitted again before the first one has ended, which takes seconds here. */
    void whatAnotherRunWritesIsLeftAsItIs()
    {
        const Run planned = m_folder.contraflow(
            {"plan", "p.yaml", "--scenario", "late", "--fewest", "2", "--most", "2", "-o", "late.json"});
        QVERIFY2(planned.status == 0, planned.messages);
        QProcess measuring;
        m_folder.startMeasuring(measuring, {"late.json", "-o", "shared.json", "--wait=sleep"}, 2);
        const QString shared = m_folder.path("shared.json");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(shared), 60'000);
        const QByteArray others = contentOf(m_folder.path("m.json"));
        QVERIFY(writeTextFile(shared.toStdString(), others.toStdString()));
        const Run ended = test::finish(measuring);
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.messages.contains("another run of contraflow-run writes to this file"),
                 ended.messages);
        QCOMPARE(contentOf(shared), others);
    }

    void aFileThatCannotBeWrittenIsNoticedBeforeAnythingIsMeasured()
    {
        const Run lost = m_folder.measure({"plan.json", "-o", "none/m.json", "--wait=sleep"}, 4);
        QVERIFY(lost.status != 0);
        QVERIFY2(lost.messages.contains("none/m.json"), lost.messages);
        QVERIFY2(!lost.messages.contains("1 of 2"), lost.messages);
    }

    void hostsOfAPlanThatNamesThemAreCompared()
    {
        QVERIFY(m_folder
                    .contraflow({"plan", "p.yaml", "--scenario", "pair", "--fewest", "2", "--most", "3", "-o",
                                 "named.json", "--hosts-are-nodes"})
                    .status == 0);
        Result<MeasuringPlan> plan = parsePlan(contentOf(m_folder.path("named.json")).toStdString());
        QVERIFY(plan && plan->areNodesHosts);
        plan->nodes.assign(plan->nodes.size(), "another");
        m_folder.writeFile("named.json", QByteArray::fromStdString(planText(*plan)));
        const Run measured = m_folder.measure({"named.json", "-o", "named.measured.json", "--wait=sleep"},
                                              static_cast<int>(plan->nodes.size()));
        QVERIFY2(measured.messages.contains("rank 0, of node another, is on host "), measured.messages);
        const Result<MeasuredRun> run =
            parseRun(contentOf(m_folder.path("named.measured.json")).toStdString());
        QVERIFY(run && !run->session.isPlacedAsPlanned);
    }

    /** There is no PBS in tests: bash runs the job with the variables and the node file that PBS sets. */
    void theBodyOfAJobForPbsRunsThePlan()
    {
        const Run planned = m_folder.contraflow({"plan", "p.yaml", "--scenario", "ring", "--fewest", "2",
                                                 "--most", "20", "-o", "night.json", "--pbs"});
        QVERIFY2(planned.status == 0, planned.messages);
        QByteArray job = contentOf(m_folder.path("night.pbs"));
        QVERIFY2(job.contains("#PBS -l select=2:ncpus=2:mpiprocs=2\n"), job);
        job.replace(" --resume ", " --wait sleep --resume "); // both hosts are this machine
        m_folder.writeFile("night.pbs", job);
        m_folder.writeFile(
            "nodes",
            "localhost\nlocalhost\n127.0.0.1\n127.0.0.1\n"); // a line for each rank that may be there
        const QString folders = QFileInfo(QStringLiteral(CONTRAFLOW_RUNNER)).path() + QLatin1Char(':') +
                                qEnvironmentVariable("PATH");
        const Run ran =
            run(QStringLiteral("/usr/bin/env"),
                {QStringLiteral("PATH=") + folders, QStringLiteral("PBS_O_WORKDIR=") + m_folder.name(),
                 QStringLiteral("PBS_NODEFILE=") + m_folder.path("nodes"), QStringLiteral("bash"),
                 m_folder.path("night.pbs")},
                QDir::tempPath());
        QVERIFY2(ran.status == 0, ran.messages);
        const Result<MeasuredRun> result =
            parseRun(contentOf(m_folder.path("night.measured.json")).toStdString());
        QVERIFY2(result, result ? "" : result.error().message.c_str());
        QVERIFY(result->isFinished);
        QCOMPARE(result->patterns.size(), std::size_t{1});
        QCOMPARE(result->patterns[0].messages.size(), std::size_t{5});
    }

    void aPlanThatDoesNotFitIsRefused()
    {
        const Run few = m_folder.measure({"plan.json", "-o", "few.json"}, 2);
        QCOMPARE(few.status, 2);
        QVERIFY2(few.messages.contains("mpirun -np 4"), few.messages);
        QVERIFY(!QFile::exists(m_folder.path("few.json")));

        QVERIFY2(m_folder.contraflow({"plan", "p.yaml", "--scenario", "pair", "-o", "pair.json"}).status == 0,
                 "");
        const Run other = m_folder.measure({"pair.json", "-o", "m.json", "--resume"}, 2);
        QCOMPARE(other.status, 1);
        QVERIFY2(other.messages.contains("results of another plan"), other.messages);

        const Run none = m_folder.measure({"missing.json", "-o", "x.json"}, 1);
        QCOMPARE(none.status, 1);
        QVERIFY2(none.messages.contains("missing.json"), none.messages);
        const Run wrong = m_folder.measure({"p.yaml", "-o", "x.json"}, 1);
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.messages.contains("it is no plan"), wrong.messages);
    }

    void resultsGoBesideThePlan()
    {
        QVERIFY(QDir(m_folder.name()).mkdir(QStringLiteral("beside")));
        QVERIFY(QFile::copy(m_folder.path("plan.json"), m_folder.path("beside/night.json")));
        const Run measured = m_folder.measure({"beside/night.json", "--wait=sleep"}, 4);
        QVERIFY2(measured.status == 0, measured.messages);
        const Result<MeasuredRun> result =
            parseRun(contentOf(m_folder.path("beside/night.measured.json")).toStdString());
        QVERIFY(result && result->isFinished);
        // What is there is not measured again unasked.
        const Run again = m_folder.measure({"beside/night.json"}, 4);
        QCOMPARE(again.status, 1);
        QVERIFY2(again.messages.contains("--resume"), again.messages);
    }

    void everyRefusalIsSaidOnce_data()
    {
        QTest::addColumn<QStringList>("words");
        for (const QStringList& words :
             {QStringList{}, QStringList{"plan.json"}, QStringList{"plan.json", "more.json"},
              QStringList{"plan.json", "--wait", "long"}, QStringList{"plan.json", "--collectives=x"},
              QStringList{"plan.json", "--compute=x"}, QStringList{"plan.json", "-o"}, QStringList{"--what"},
              QStringList{"missing.json"}, QStringList{"p.yaml"}, QStringList{"--shard=3/2", "plan.json"},
              QStringList{"--campaign", "none.yaml"}, QStringList{"--campaign", "p.yaml"},
              QStringList{"--campaign", "c.yaml", "plan.json"}})
            QTest::newRow(qPrintable("words: " + words.join(QLatin1Char(' ')))) << words;
    }

    void everyRefusalIsSaidOnce()
    {
        QFETCH(QStringList, words);
        const Run refused = m_folder.measure(words, 3);
        QVERIFY(refused.status != 0);
        QVERIFY2(refused.messages.count("contraflow-run: ") == 1, refused.messages);
    }

    void theProgramExplainsItselfWithoutMpi()
    {
        const Run help = run(QStringLiteral(CONTRAFLOW_RUNNER), {QStringLiteral("--help")}, m_folder.name());
        QCOMPARE(help.status, 0);
        QVERIFY(help.output.contains("mpirun -np RANKS contraflow-run"));
        for (const QByteArray& line : help.output.split('\n'))
            QVERIFY2(line.size() <= 100, line);
        for (const QStringList& words :
             {QStringList{}, QStringList{"plan.json", "-o", "x", "--wait", "long"},
              QStringList{"plan.json", "more.json", "-o", "x"}, QStringList{"--what"}}) {
            const Run bad = run(QStringLiteral(CONTRAFLOW_RUNNER), words, m_folder.name());
            QCOMPARE(bad.status, 2);
            QVERIFY2(bad.messages.contains("--help tells more"), bad.messages);
        }
    }

private:
    RunFolder m_folder;
};

QTEST_GUILESS_MAIN(TestRunner)
#include "tst_runner.moc"
