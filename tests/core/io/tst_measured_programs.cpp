// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_report.h"
#include "core/importing/followed_run.h"
#include "core/importing/import_plan.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/project_file.h"
#include "core/measuring/measuring_time.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <filesystem>

using namespace contraflow;

namespace {

/** A project with a program of two processes on two nodes, and a pattern between these. */
Project withProgram(const std::string& rows)
{
    const Result<LoadedProject> loaded =
        parseProject("contraflow: 1\n"
                     "platforms:\n"
                     "  - name: cluster\n"
                     "    switches: [s]\n"
                     "    nodes:\n"
                     "      - {name: \"n[1-3]\", switch: s, bandwidth: 100 MB/s, latency: 1 us}\n"
                     "workloads:\n"
                     "  - name: pair\n"
                     "    messages: |\n"
                     "      id,source,destination,size,start\n"
                     "      x,n1,n3,10 MB,\n"
                     "applications:\n"
                     "  - name: app\n"
                     "    processes: 2\n"
                     "    program: |\n"
                     "      ranks,event,peer,size,time,tag,request,count,label,algorithm\n" +
                     rows +
                     "mappings:\n"
                     "  - {name: apart, place: {\"0\": n3, \"1\": n2}}\n"
                     "models:\n"
                     "  - {name: fair, kind: max-min, parameters: {}}\n"
                     "scenarios:\n"
                     "  - {name: run, platform: cluster, application: app, mapping: apart, model: fair}\n"
                     "  - {name: pair, platform: cluster, workload: pair, model: fair}\n");
    if (!loaded || !loaded->issues.empty())
        qFatal("%s", loaded ? loaded->issues.front().text.c_str() : loaded.error().message.c_str());
    return loaded->project;
}

const std::string kRows = "      all,repeat,,,,,,2,k,\n"
                          "      all,phase,,,,,,,step,\n"
                          "      all,compute,,,=(rank + 1) * 10 ms,,,,,\n"
                          "      0,isend,1,2 MB,,5,r,,,\n"
                          "      1,recv,any,,,any,,,,\n"
                          "      0,wait,,,,,r,,,\n"
                          "      all,allreduce,,8 B,,,,,,\n"
                          "      all,end,,,,,,,,\n";

MeasuringPlan planOf(const Project& project, std::vector<std::size_t> scenarios = {0, 1})
{
    const Result<MeasuringPlan> plan = planMeasuring(project, scenarios, {});
    if (!plan)
        qFatal("%s", plan.error().message.c_str());
    return *plan;
}

std::string failureOf(const std::string& rows)
{
    const std::vector<std::size_t> scenarios{0};
    const Result<MeasuringPlan> plan = planMeasuring(withProgram(rows), scenarios, {});
    return plan ? std::string("none") : plan.error().message;
}

RepetitionSummary timesOf(double seconds)
{
    RepetitionSummary times;
    times.mean = {10, seconds, seconds / 100};
    times.smallest = 0.9 * seconds;
    times.largest = 1.1 * seconds;
    return times;
}

MeasuredRun runOf(const MeasuringPlan& plan)
{
    MeasuredRun run;
    run.platform = plan.platform;
    run.planned = plan.runCount();
    run.rule = plan.rule;
    run.session.mpi = "Open MPI 4.1.4";
    run.session.started = "2026-11-24T08:00:00Z";
    for (const PlannedPattern& planned : plan.patterns) {
        RepeatedPattern pattern;
        pattern.scenario = planned.scenario;
        pattern.repetitions = 10;
        for (const PlannedMessage& message : planned.messages)
            pattern.messages.push_back({message.id, plan.nodes[message.source],
                                        plan.nodes[message.destination], message.bytes, message.start,
                                        timesOf(0.2)});
        run.patterns.push_back(pattern);
    }
    for (const PlannedProgram& planned : plan.programs) {
        RepeatedProgram program;
        program.scenario = planned.scenario;
        program.applications = {planned.applications[0].name};
        program.repetitions = 10;
        for (const std::string process : {"0", "1"}) {
            program.tasks.push_back({process, "n2", timesOf(0.05)});
            program.tasks.push_back({process + "/total", "n2", timesOf(0.08)});
        }
        program.events.push_back({"0/1", EventKind::phase, 0, timesOf(1e-9)});
        program.events.push_back({"0/2", EventKind::compute, 1e-6, timesOf(0.01)});
        run.programs.push_back(program);
    }
    return run;
}

} // namespace

class TestMeasuredPrograms : public QObject
{
    Q_OBJECT

private slots:
    void aProgramIsPlannedEventByEvent()
    {
        const MeasuringPlan plan = planOf(withProgram(kRows));
        QVERIFY((plan.nodes == std::vector<std::string>{"n1", "n2", "n3"}));
        QCOMPARE(plan.patterns.size(), std::size_t{1});
        QCOMPARE(plan.programs.size(), std::size_t{1});
        QCOMPARE(plan.runCount(), std::size_t{2});
        QCOMPARE(plan.scenarioOf(1), std::string("run"));
        const PlannedProgram& program = plan.programs[0];
        const PlannedApplication& app = program.applications[0];
        QVERIFY((app.ranks == std::vector<std::size_t>{2, 1}));
        QVERIFY((app.groups == std::vector<std::vector<std::uint32_t>>{{0, 1}}));
        QCOMPARE(app.events[0].size(), std::size_t{10});
        QCOMPARE(app.events[1].size(), std::size_t{8});
        QVERIFY(app.events[0][0].kind == EventKind::phase);
        QCOMPARE(app.events[1][1].seconds, 0.02);
        const PlannedEvent& sent = app.events[0][2];
        QVERIFY(sent.kind == EventKind::isend && sent.peer == 1 && sent.tag == 5 && sent.bytes == 2'000'000);
        QCOMPARE(app.events[0][3].requests, sent.requests);
        const PlannedEvent& received = app.events[1][2];
        QVERIFY(received.peer == kAny && received.tag == kAny && received.room == 2'000'000);
        const PlannedEvent& reduced = app.events[1][3];
        QVERIFY(reduced.kind == EventKind::allreduce &&
                reduced.algorithm == CollectiveAlgorithm::recursiveDoubling);
        QVERIFY((*program.reference == PlannedReference{2, 1, 2'000'000}));
        QVERIFY(program.predicted > 0.04);
        QVERIFY(measuringTime(plan).expected > 10 * program.predicted);
        QCOMPARE(eventCount(program), std::size_t{18});
    }

    void plannedProgramsAreReadBackAsTheyWere()
    {
        MeasuringPlan plan = planOf(withProgram(kRows));
        plan.programs[0].applications[0].start = 0.5;
        const Result<MeasuringPlan> again = parsePlan(planText(plan));
        QVERIFY2(again, again ? "" : again.error().message.c_str());
        QVERIFY(again->programs == plan.programs);
        const MeasuredRun run = runOf(plan);
        const Result<MeasuredRun> read = parseRun(runText(run));
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QVERIFY(*read == run);
    }

    void theSameProgramIsMeasuredOnce()
    {
        Project project = withProgram(kRows);
        Scenario other = project.scenarios[0];
        other.name = "under another model";
        project.scenarios.append(other);
        const MeasuringPlan plan = planOf(project, {0, 1, 2});
        QCOMPARE(plan.programs.size(), std::size_t{1});
        QCOMPARE(plan.programs[0].scenario, std::string("run"));
    }

    void programsThatWouldNotEndAreRefused()
    {
        const std::string circle =
            failureOf("      all,recv,1 - rank,,,,,,,\n      all,send,1 - rank,1 MB,,,,,,\n");
        QVERIFY2(circle.starts_with("scenario 'run' cannot be measured as it is: from ") &&
                     circle.find("nothing goes on") != std::string::npos,
                 circle.c_str());
        const std::string lost = failureOf("      0,isend,1,10 B,,,,,,\n");
        QVERIFY2(lost.find("scenario 'run' cannot be measured as it is") == 0, lost.c_str());
        const std::string endless = failureOf("      all,repeat,,,,,,3000000,k,\n"
                                              "      all,compute,,,1 us,,,,,\n"
                                              "      all,end,,,,,,,,\n");
        QVERIFY2(endless.find("more than 2\u00a0000\u00a0000 events") != std::string::npos, endless.c_str());
    }

    void brokenProgramsOfPlansAreRefusedWithThePlace_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const char* from, const char* to, const char* words) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(words);
        };
        row("event", "\"do\": \"wait\"", "\"do\": \"dance\"", "has 'dance' as 'do'");
        row("peer", "\"peer\": 1", "\"peer\": 2", "process 0, event 3");
        row("nobody", "\"peer\": 1,", "", "sends to nobody");
        row("algorithm", "recursive-doubling", "telepathy", "has 'telepathy' as 'algorithm'");
        row("doubled rank", "\"ranks\": [\n      2,\n      1\n     ]",
            "\"ranks\": [\n      1,\n      1\n     ]", "two processes on rank 1");
        row("missing process", "\"ranks\": [\n      2,\n      1\n     ]", "\"ranks\": [\n      2\n     ]",
            "as many ranks as lists of events");
        row("reference", "\"source\": 2", "\"source\": 9", "reference");
    }

    void brokenProgramsOfPlansAreRefusedWithThePlace()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, words);
        QByteArray text = QByteArray::fromStdString(planText(planOf(withProgram(kRows))));
        QVERIFY2(text.contains(from), text.left(2000));
        text.replace(from, to);
        const Result<MeasuringPlan> plan = parsePlan(text.toStdString());
        QVERIFY(!plan);
        QVERIFY2(QByteArray::fromStdString(plan.error().message).contains(words),
                 plan.error().message.c_str());
    }

    void timesOfProcessesReachTheScenarioTheyCameFrom()
    {
        const Project project = withProgram(kRows);
        const MeasuringPlan plan = planOf(project, {0});
        const Result<ImportedFile> file = parseMeasurements(runText(runOf(plan)), {});
        QVERIFY2(file, file ? "" : file.error().message.c_str());
        const Result<ImportPlan> imported = planImport(project, *file, {});
        QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
        QVERIFY(imported->rejected.empty());
        Project changed = project;
        QVERIFY(applyEdit(changed, imported->edit));
        QCOMPARE(changed.measurements.size(), std::size_t{2});
        QCOMPARE(changed.measurements[0].name, std::string("run measured"));
        QCOMPARE(changed.measurements[0].times.size(), std::size_t{2});
        QCOMPARE(changed.measurements[0].times[1].message, std::string("1"));
        QCOMPARE(changed.measurements[0].times[1].mean.value().value, 0.05);
        QCOMPARE(changed.measurements[1].name, std::string("run measured, events"));
        QCOMPARE(changed.measurements[1].times.size(), std::size_t{3}); // no phase
        QCOMPARE(changed.measurements[1].times[2].message, std::string("0/2"));

        Project without = project;
        without.scenarios.replace(0, 1, {});
        const Result<ImportPlan> lost = planImport(without, *file, {});
        QVERIFY(!lost || lost->rowCount == 0);
    }

    /** What is measured and resumed can be taken, however large the file grows meanwhile. */
    void aResultMayBeAsLargeAsTheRunnerWritesIt()
    {
        std::string text = runText(runOf(planOf(withProgram(kRows))));
        text.append(ImportLimits::kBytes, ' ');
        QVERIFY(text.size() > ImportLimits::kBytes && text.size() < kMostMeasuringBytes);
        const Result<ImportedFile> file = parseMeasurements(text);
        QVERIFY2(file, file ? "" : file.error().message.c_str());
        text.replace(0, text.find('"'), "id,mean_s\n");
        QVERIFY(!parseMeasurements(text)); // no result of the runner
    }

    void errorsAreAboutTheSumsOfProcessesUnlessMoreIsAskedFor()
    {
        const Project project = withProgram(kRows);
        MeasuredRun run = runOf(planOf(project, {0}));
        run.programs[0].events.push_back({"0/3", EventKind::isend, 1e-6, timesOf(1e-6)});
        run.programs[0].events.push_back({"0/4", EventKind::irecv, 1e-6, timesOf(1e-6)});
        const Result<ImportedFile> file = parseMeasurements(runText(run), {});
        QVERIFY(file);
        const Result<ImportPlan> imported = planImport(project, *file, {});
        QVERIFY(imported);
        for (const std::string& note : imported->notes)
            QVERIFY2(note.find("already") == std::string::npos,
                     note.c_str()); // its own events are no other times
        Project changed = project;
        QVERIFY(applyEdit(changed, imported->edit));
        for (const TimeRow& row : changed.measurements[1].times)
            QVERIFY2(row.message != "0/3" && row.message != "0/4", row.message.c_str());
        const std::array<const Project*, 1> projects{&changed};
        const Result<ErrorData> sums = gatherErrors(projects, {});
        QVERIFY(sums);
        QCOMPARE(sums->patterns.size(), std::size_t{1});
        QCOMPARE(sums->messages.size(), std::size_t{2});
        ErrorRequest request;
        request.measurements = {"run measured, events"};
        const Result<ErrorData> parts = gatherErrors(projects, request);
        QVERIFY(parts);
        QCOMPARE(parts->messages.size(), std::size_t{3});
        const std::vector<SenderErrors> processes = senderErrors(*parts);
        QCOMPARE(processes.size(), std::size_t{2});
        QCOMPARE(processes[0].messages, std::size_t{1}); // its total, without the event that is a part of it
        QVERIFY(std::abs(processes[0].models[0]->measured - 0.08) < 1e-12);
    }

    void whatNoProcessOfTheProgramIsHasNoErrors()
    {
        Project project = withProgram(kRows);
        const auto row = [](const std::string& task) {
            TimeRow time;
            time.message = task;
            time.mean = QuantityCell(*parseQuantity(Dimension::duration, "0.05 s"));
            return time;
        };
        Measurement measurement;
        measurement.name = "by hand";
        measurement.scenario = "run";
        // Process 99 has a sum, which nobody of the program has, an event is none, and a row is given twice.
        measurement.times =
            std::vector{row("99"), row("0/total"), row("1/total"), row("1/total"), row("1/7000")};
        project.measurements.append(measurement);
        const std::array<const Project*, 1> projects{&project};
        const Result<ErrorData> errors = gatherErrors(projects, {});
        QVERIFY(errors);
        const std::vector<SenderErrors> processes = senderErrors(*errors);
        QCOMPARE(processes.size(), std::size_t{2});
        QCOMPARE(processes[0].task, std::string("0"));
        QCOMPARE(processes[1].task, std::string("1"));
        QCOMPARE(processes[1].messages, std::size_t{1});
        QVERIFY(processes[0].models[0] && processes[1].models[0]);
        ErrorRequest request;
        request.measurements = {"by hand"};
        QCOMPARE(gatherErrors(projects, request)->messages.size(), std::size_t{2});
    }

    void whatWasImportedWhileTheRunWentOnIsFollowedToo()
    {
        const Project project = withProgram(kRows);
        const MeasuredRun run = runOf(planOf(project));
        const Result<ImportedFile> file = parseMeasurements(runText(run), {});
        QVERIFY(file);
        ImportTarget target;
        addFacts(target.provenance, *file);
        const Result<ImportPlan> imported = planImport(project, *file, target);
        QVERIFY(imported);
        Project changed = project;
        QVERIFY(applyEdit(changed, imported->edit));
        const Result<FollowedRun> followed = followRun(changed, runText(run));
        QVERIFY(followed && followed->scenarios.size() == 2);
        for (const FollowedScenario& scenario : followed->scenarios)
            QVERIFY(scenario.pattern != FollowedScenario::kNone);
        QCOMPARE(followed->project->measurements.size(), changed.measurements.size());
    }

    void remarksSayWhatAReaderShouldKnow()
    {
        const Project project = withProgram(kRows);
        MeasuredRun run = runOf(planOf(project));
        QVERIFY(remarksOn(followRun(project, runText(run))->scenarios[0]).empty());
        run.patterns[0].attempts = 2;
        run.patterns[0].messages[0].times.drift = 0.1;
        run.patterns[0].messages[0].times.levels = TwoLevels{0.1, 0.3, 0.5};
        run.session.isPlacedAsPlanned = false;
        run.patterns[0].clockAccuracy = 0.1 * run.patterns[0].messages[0].times.mean.mean;
        const Result<FollowedRun> followed = followRun(project, runText(run));
        QVERIFY(followed);
        std::vector<std::string> remarks;
        for (const std::string& remark : remarksOn(followed->scenarios[0]))
            remarks.push_back(remark);
        QVERIFY((remarks == std::vector<std::string>{"attempt 2", "ranks were not where the plan has them",
                                                     "drifting times: 1", "times at one of two levels: 1",
                                                     "times too short for how exact clocks were: 1"}));
        run.patterns[0].messages.clear();
        const Result<FollowedRun> unstarted = followRun(project, runText(run));
        QVERIFY(unstarted);
        QVERIFY(unstarted->scenarios[0].problem.find("could not be started") != std::string::npos);
        // What is measured in a further try is news, although only tries that began are counted.
        QVERIFY(!unstarted->scenarios[0].isSame(followed->scenarios[0]));
    }

    void aRunIsFollowedAsItGrows()
    {
        const Project project = withProgram(kRows);
        const MeasuredRun whole = runOf(planOf(project));
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("m.json")).toStdString();
        const auto write = [&path](const std::string& text) {
            QFile file(QString::fromStdString(path));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text));
        };
        RunFollower follower(path);
        QVERIFY(*follower.look(project) == RunFollower::Outcome::missing);

        MeasuredRun begun = whole;
        begun.patterns.clear();
        begun.programs.clear();
        write(runText(begun).substr(0, 40)); // being copied
        QVERIFY(*follower.look(project) == RunFollower::Outcome::notWhole);
        QVERIFY(!follower.problem().empty());
        write(runText(begun));
        QVERIFY(*follower.look(project) == RunFollower::Outcome::news);
        QVERIFY(follower.run().scenarios.empty() && !follower.run().isFinished && !follower.run().plan);
        QVERIFY(*follower.look(project) == RunFollower::Outcome::unchanged);

        begun.patterns = whole.patterns;
        write(runText(begun));
        QVERIFY(*follower.look(project) == RunFollower::Outcome::news);
        QCOMPARE(follower.run().planned, std::size_t{2});
        QCOMPARE(follower.run().scenarios.size(), std::size_t{1});
        const FollowedScenario& pair = follower.run().scenarios[0];
        QVERIFY(pair.pattern != FollowedScenario::kNone && pair.model != FollowedScenario::kNone);
        const ErrorReport& report = *follower.run().report;
        const MeasuredPattern& pattern = report.data.patterns[pair.pattern];
        QCOMPARE(report.data.messages[pattern.firstMessage].measured.mean, 0.2);
        const double predicted = report.data.models[pair.model].predicted[pattern.firstMessage];
        QVERIFY(std::abs(predicted - 0.100002) < 1e-9);
        QVERIFY(std::abs(report.data.models[pair.model].errors[pattern.firstMessage] + 49.999) < 1e-9);

        MeasuredRun finished = whole;
        finished.isFinished = true;
        write(runText(finished));
        QVERIFY(*follower.look(project) == RunFollower::Outcome::news);
        QCOMPARE(follower.run().scenarios.size(), std::size_t{2});
        QVERIFY(follower.run().isFinished);
        // What cannot be read for a moment does not end it.
        std::filesystem::resize_file(path, std::uintmax_t{kMostMeasuringBytes} + 1);
        QVERIFY(*follower.look(project) == RunFollower::Outcome::notWhole);
        QVERIFY(!follower.problem().empty() && follower.run().isFinished);
        write(runText(finished));
        QVERIFY(*follower.look(project) == RunFollower::Outcome::news);
        QCOMPARE(follower.run().scenarios[1].name, std::string("run"));
        QVERIFY(follower.run().scenarios[1].pattern != FollowedScenario::kNone);
        QVERIFY(follower.run().plan && follower.run().plan->rowCount == 6);
        Project changed = project;
        QVERIFY(applyEdit(changed, follower.run().plan->edit));
        QCOMPARE(changed.measurements[0].provenance.file, std::string("m.json"));

        Project faster = project;
        faster.scenarios.replace(0, 1, {});
        QVERIFY(*follower.look(faster, RunFollower::Look::again) == RunFollower::Outcome::news);
        QVERIFY(follower.run().scenarios[1].pattern == FollowedScenario::kNone);
        QVERIFY(!follower.run().scenarios[1].problem.empty());

        write("platforms: []\n");
        const auto other = follower.look(project);
        QVERIFY(!other && other.error().message.find("only a result of contraflow-run") == 0);
    }

    void whatBeginsLikeAResultIsOne()
    {
        for (const char* text :
             {"", "{", "{ \n \"contr", "{\"contraflow_run\": 1}", "\n{ \"contraflow_run\""})
            QVERIFY2(looksLikeRun(text), text);
        for (const char* text : {"[", "{\"contraflow_plan\": 1}", "contraflow: 1", "{}", "{\"x\""})
            QVERIFY2(!looksLikeRun(text), text);
    }
};

QTEST_GUILESS_MAIN(TestMeasuredPrograms)
#include "tst_measured_programs.moc"
