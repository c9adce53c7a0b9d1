// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/event_explanation.h"
#include "core/analysis/application/run_moment.h"
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/sweep.h"
#include "core/analysis/candidates/what_if.h"
#include "core/analysis/error_report.h"
#include "core/analysis/placement/placement_study.h"
#include "core/application/application_replay.h"
#include "core/application/measured_task.h"
#include "core/base/tolerance.h"
#include "core/io/project/project_file.h"
#include "core/project/anonymous_names.h"
#include "core/tables/replay_tables.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace contraflow;

namespace {

/** Two processes compute for a second and send a gigabyte each to a third one, all on nodes of their own. */
constexpr const char* kTwoToOne = R"(contraflow: 1
title: Two to one
platforms:
  - name: p
    switches: [s]
    nodes:
      - {name: "X[1-4]", switch: s, cores: 2, bandwidth: 1 GB/s, latency: 0 s}
    local_bandwidth: 4 GB/s
applications:
  - name: app
    processes: 3
    groups: {"rack-X1": "0-1"}
    program: |
      ranks,event,peer,size,time,request,group,label
      0-1,compute,,,1 s,,,
      0-1,send,2,1 GB,,,,
      2,irecv,0,,,a,,
      2,irecv,1,,,b,,
      2,waitall,,,,,,
mappings:
  - {name: apart, place: {"0": X1, "1": X2, "2": X3}}
models:
  - {name: fair, kind: max-min, parameters: {}}
  - {name: alone, kind: hockney, parameters: {}}
scenarios:
  - {name: s, platform: p, application: app, mapping: apart, model: fair}
  - {name: t, platform: p, application: app, mapping: apart, model: alone}
measurements:
  - name: m
    scenario: s
    times: |
      message,mean,ci95,repetitions
      0,4 s,,
      2,2 s,,
      2/total,3 s,,
      0/compute,2 s,,
      0/2,1 s,,
)";

Project twoToOne()
{
    return parseProject(kTwoToOne).value().project;
}

ScenarioReplay runOf(const Project& project, const ReplayOptions& options)
{
    IssueList issues;
    return replayScenario(project, 0, {}, options, issues).value();
}

bool isAbout(double a, double b)
{
    return nearlyEqual(a, b, 1e-9);
}

} // namespace

class TestApplicationAnalysis : public QObject
{
    Q_OBJECT

private slots:
    void measuredSumsStandBesideThoseOfTheRun()
    {
        const Project project = twoToOne();
        const ScenarioReplay run = runOf(project, {});
        const MeasuredSums& sums = run.measured;
        QCOMPARE(sums.measurement, std::string("m"));
        QVERIFY(sums.figure == MeasuredTask::Figure::communication);
        QCOMPARE(sums.processes.size(), std::size_t{3});
        QVERIFY(isAbout(sums.processes[0].measured, 4) && isAbout(sums.processes[0].predicted, 2));
        QVERIFY(isAbout(sums.processes[0].errorPercent(), -50));
        QVERIFY(!sums.processes[1].isMeasured());
        QVERIFY(isAbout(sums.processes[2].errorPercent(), 50));
        QCOMPARE(sums.errors().size(), std::size_t{2});

        const auto shared = std::make_shared<const ScenarioReplay>(run);
        const Table processes = replayedProcessesTable(shared);
        const auto number = [](const Table& table, std::size_t row, const char* key) {
            const TableCell cell = table.cell(row, columnWithKey(table, key));
            return cell.number() ? *cell.number() : std::nan("");
        };
        QVERIFY(isAbout(number(processes, 0, "measured_s"), 4));
        QVERIFY(isAbout(number(processes, 2, "error_pct"), 50));
        QVERIFY(std::isnan(number(processes, 1, "measured_s")));
        const Table models = replayedModelsTable({{shared, nullptr}});
        QVERIFY(isAbout(number(models, 0, "abs_err_pct"), 50));
        QVERIFY(isAbout(number(models, 0, "within_10_pct"), 0));
    }

    /** Totals where no time in communication was measured; kinds only where there is nothing else. */
    void theFirstFigureThatWasMeasuredIsTaken()
    {
        Project project = twoToOne();
        std::vector<Measurement> measurements{project.measurements[0]};
        const auto withTimes = [&](std::vector<std::pair<std::string, double>> times) {
            std::vector<TimeRow> rows;
            for (const auto& [message, seconds] : times) {
                TimeRow& row = rows.emplace_back();
                row.message = message;
                row.mean = quantity(Dimension::duration, seconds, "s");
            }
            measurements[0].times = SharedRows<TimeRow>(std::move(rows));
            project.measurements = SharedRows<Measurement>(std::vector(measurements));
            return runOf(project, {.keepsEvents = true}).measured;
        };
        const MeasuredSums totals = withTimes({{"0/total", 6}, {"0/compute", 2}, {"0/2", 1}});
        QVERIFY(totals.figure == MeasuredTask::Figure::total);
        QVERIFY(isAbout(totals.processes[0].predicted, 3));
        const MeasuredSums events = withTimes({{"0/1", 1}, {"0/2", 3}, {"0/compute", 2}});
        QVERIFY(events.figure == MeasuredTask::Figure::event);
        QVERIFY(isAbout(events.processes[0].measured, 4) && isAbout(events.processes[0].predicted, 3));
        QVERIFY(withTimes({{"0/compute", 2}}).figure == MeasuredTask::Figure::kind);
        QVERIFY(withTimes({}).empty());
        QVERIFY(withTimes({{"7", 1}, {"0/nonsense", 1}}).empty());
    }

    void aMomentIsWhatIsUnderWay()
    {
        const Project project = twoToOne();
        const ScenarioReplay run = runOf(project, {.keepsMessages = true, .keepsRates = true});
        const std::vector<double> times = stepBoundaries(run.replay.rates);
        QCOMPARE(times.size(), std::size_t{2});
        QVERIFY(isAbout(times[0], 1) && isAbout(times[1], 3));
        const RunMoment moment = momentOf(run, times[0], times[1]);
        QCOMPARE(moment.messages, (std::vector<std::uint32_t>{0, 1}));
        const Prediction& shown = moment.prediction;
        QCOMPARE(shown.timeline.stepCount(), std::size_t{1});
        for (const std::uint32_t message : {0U, 1U}) {
            const RateSegment now = shown.timeline.during(message, 0);
            QVERIFY(isAbout(now.rate, 5e8));
            QCOMPARE(now.limitingChannel, run.replay.messages[message].bottleneck);
            QCOMPARE(shown.placed.routes[message].size(), std::size_t{2});
            QVERIFY(isAbout(shown.timeline.messages[message].slowdown(), 2));
        }
        // Others are there when they are asked for, but not under way.
        const std::vector<std::uint32_t> others{1};
        QVERIFY(momentOf(run, 0, 0.5).messages.empty());
        const RunMoment before = momentOf(run, 0, 0.5, others);
        QCOMPARE(before.messages, others);
        QVERIFY(before.prediction.timeline.messages[0].firstStep == 1);
        const RunMoment after = momentOf(run, 3, 4, others);
        QVERIFY(!after.prediction.timeline.messages[0].isActiveIn(0));
        QVERIFY(after.prediction.timeline.messages[0].endStep == 0);
        QVERIFY(stepBoundaries(RateLog()).empty());
    }

    void contentionHasItsPrice();
    void anEventSaysWhoHeldItUp();
    void anEventSaysByWhichRailItsMessageLeft();
    void unknownProcessesAndEventsAreNamed();
    void measuredTasksAreReadAndRefused();
    void tasksAreHeldAgainstMeasurements();
    void errorsAreThoseOfSumsUnlessMoreIsAskedFor();
    void rowsOfMeasurementsAreChecked();
    void candidatesHaveTheFiguresOfTheirRuns();
    void sweepsChangeProgramsAndNetworks();
    void whatIfSparesContention();
    void equalRunsAreMadeOnce();
    void candidatesAreToldOfAsTheyAreMade();
    void placesAreFoundByTheWholeRun();
    void namesOfHostsVanishFromPrograms();
};

void TestApplicationAnalysis::contentionHasItsPrice()
{
    const Project project = twoToOne();
    RunAnalysis analysis =
        analyseRun(std::make_shared<const ScenarioReplay>(runOf(project, {.keepsPath = true})));
    QVERIFY(isAbout(analysis.replay->replay.makespan(), 3));
    QVERIFY(isAbout(analysis.total.compute, 1));
    QVERIFY(isAbout(analysis.total.transfer, 1));
    QVERIFY(isAbout(analysis.total.contention, 1));
    QVERIFY(!analysis.contentionCost());
    QVERIFY(addContentionCost(analysis, project, 0));
    QVERIFY(isAbout(*analysis.makespanAlone, 2));
    QVERIFY(isAbout(*analysis.contentionCost(), 1));
    QCOMPARE(analysis.phases.size(), std::size_t{1});
    QVERIFY(isAbout(analysis.phases[0].processes, 9)); // three processes for three seconds
    QVERIFY(isAbout(*analysis.phases[0].processesAlone, 6));
    const PathChannel& worst = analysis.channels.front();
    QCOMPARE(analysis.replay->network->channelName(worst.channel), std::string("s → X3"));
    QCOMPARE(worst.messages, std::uint64_t{2});
    QVERIFY(isAbout(worst.lost, 2));
    QVERIFY(isAbout(worst.bytes, 2e9));
    QVERIFY(isAbout(worst.load, 2.0 / 3));
}

void TestApplicationAnalysis::anEventSaysWhoHeldItUp()
{
    const ScenarioReplay replay = runOf(twoToOne(), {.keepsEvents = true, .keepsMessages = true});
    const std::uint32_t process = *findProcess(replay.applications, "2");
    const EventExplanation waiting = explainEvent(replay, *findProcessEvent(replay, process, 3));
    QCOMPARE(waiting.messages.size(), std::size_t{2});
    QVERIFY(isAbout(waiting.untilPosted, 1));
    int last = 0;
    for (const EventMessage& message : waiting.messages) {
        QVERIFY(!message.isSent && !message.isOwn && message.isWaitedFor);
        QCOMPARE(message.sharing.size(), std::size_t{1});
        QVERIFY(message.sharing.front() != message.message);
        QVERIFY(isAbout(message.parts.transfer, 1) && isAbout(message.parts.contention, 1));
        last += message.isLast ? 1 : 0;
    }
    QCOMPARE(last, 1);
    const QString text = QString::fromStdString(waiting.summary);
    QVERIFY2(text.contains("2 times as long as alone: it shares s → X3 with"), qPrintable(text));
    QVERIFY2(text.contains("It takes 3 s, of which 1 s pass before"), qPrintable(text));

    const EventExplanation receiving = explainEvent(replay, *findProcessEvent(replay, process, 1));
    QCOMPARE(receiving.messages.size(), std::size_t{1});
    QVERIFY(receiving.messages[0].isOwn && !receiving.messages[0].isWaitedFor);
    QCOMPARE(receiving.summary, std::string("It ends at once."));
    QCOMPARE(replay.replay.events[receiving.event].conflict, ConflictKind::incoming);

    const EventExplanation computing = explainEvent(replay, *findProcessEvent(replay, 0, 1));
    QVERIFY(computing.messages.empty());
    QCOMPARE(computing.summary, std::string("It computes for 1 s."));
    const EventExplanation sending = explainEvent(replay, *findProcessEvent(replay, 0, 2));
    QVERIFY(sending.messages.size() == 1 && sending.messages[0].isSent && sending.messages[0].isLast);
}

void TestApplicationAnalysis::anEventSaysByWhichRailItsMessageLeft()
{
    const std::string servers = R"(contraflow: 1
platforms:
  - name: p
    switches: ["leaf[1-2]"]
    servers:
      - {name: "s[1-2]", gpus: 2, bandwidth: 1 GB/s, latency: 0 s, local_bandwidth: 10 GB/s, local_latency: 0 s, rails: "leaf[1-2]"}
models:
  - {name: max-min, kind: max-min, parameters: {}}
mappings:
  - {name: m, policy: round-robin-per-processor}
scenarios:
  - {name: s, platform: p, application: app, mapping: m, model: max-min}
applications:
  - name: app
    processes: 4
    program: |
      ranks,event,peer,size,algorithm,channels
)";
    const auto textOf = [&](const std::string& rows, std::uint32_t process) {
        const auto project = parseProject(servers + rows);
        const ScenarioReplay replay = runOf(project->project, {.keepsEvents = true, .keepsMessages = true});
        return explainEvent(replay, *findProcessEvent(replay, process, 1)).summary;
    };
    // PXN: over the GPU of its server that is on the other one's rail.
    QCOMPARE(textOf("      0,send,3,1 GB\n      3,recv,0,\n", 0),
             std::string(
                 "It takes 1 s and ends with the message of 1 GB from process 0 to process 3 by rail 1 over "
                 "leaf2, which takes 1 s, as long as alone."));
    QCOMPARE(textOf("      0,send,1,1 GB\n      1,recv,0,\n", 0),
             std::string(
                 "It takes 0.1 s and ends with the message of 1 GB from process 0 to process 1, which takes "
                 "0.1 s, as long as alone."));
    // Two rings: the second one enters and leaves servers by the second rail.
    const std::string ring = textOf("      all,allgather,,1 GB,ring,2\n", 1);
    QVERIFY2(
        ring.find("the message of 500 MB from process 2 to process 1 in channel 1 by rail 1 over leaf2") !=
            std::string::npos,
        ring.c_str());
}

void TestApplicationAnalysis::unknownProcessesAndEventsAreNamed()
{
    const ScenarioReplay replay = runOf(twoToOne(), {.keepsEvents = true});
    const auto refusal = [](const auto& result) { return QString::fromStdString(result.error().message); };
    QVERIFY(refusal(findProcess(replay.applications, "3")).contains("'app' has processes 0 to 2"));
    QVERIFY(refusal(findProcess(replay.applications, "x:0")).contains("the scenario runs app"));
    QVERIFY(refusal(findProcess(replay.applications, "-1")).contains("there is no process"));
    QCOMPARE(*findProcess(replay.applications, "app:1"), 1U);
    QVERIFY(refusal(findProcessEvent(replay, 2, 4)).contains("it has events 1 to 3"));
    QVERIFY(refusal(findProcessEvent(replay, 2, 0)).contains("has no event 0"));
}

void TestApplicationAnalysis::measuredTasksAreReadAndRefused()
{
    QCOMPARE(parseMeasuredTask("3")->figure, MeasuredTask::Figure::communication);
    QCOMPARE(parseMeasuredTask("writer:3/total")->process, std::string("writer:3"));
    QCOMPARE(parseMeasuredTask("3/recv")->kind, TimeKind::receive);
    QCOMPARE(parseMeasuredTask("3/120")->event, std::uint64_t{120});
    for (const char* wrong : {"", "/total", "3/0", "3/-1", "3/sleeping", "3/"})
        QVERIFY2(!parseMeasuredTask(wrong), wrong);
}

/** Sp of process 0 is 2 s of sending, of process 2 it is 3 s of waiting. */
void TestApplicationAnalysis::tasksAreHeldAgainstMeasurements()
{
    const Project project = twoToOne();
    const Result<ErrorReport> report =
        makeErrorReport({&project}, {"p"}, {.models = {}, .measurements = {"m"}});
    QVERIFY(report);
    QCOMPARE(report->data.patterns.size(), std::size_t{1});
    QCOMPARE(report->data.messages.size(), std::size_t{5});
    QCOMPARE(report->data.models.size(), std::size_t{2}); // of both scenarios: the programs are the same
    const std::vector<double> shared{2, 3, 3, 1, 2};
    const std::vector<double> alone{1, 2, 2, 1, 1};
    for (std::size_t i = 0; i < 5; ++i) {
        QVERIFY(isAbout(report->data.models[0].predicted[i], shared[i]));
        QVERIFY(isAbout(report->data.models[1].predicted[i], alone[i]));
    }
    QCOMPARE(report->row(3).id, std::string("0/compute"));
    QCOMPARE(report->senders.size(), std::size_t{2});
    QCOMPARE(report->senders[0].task, std::string("0"));
    // 2 and 3 s predicted, 4 and 2 s measured: parts and totals are not added to the time in communication.
    QVERIFY(isAbout(report->senders[0].models[0]->percent(), 100.0 * 2 / 4));
    QVERIFY(isAbout(report->senders[1].models[0]->percent(), 100.0 * 1 / 2));
    QVERIFY(report->campaign.rows.empty());
}

void TestApplicationAnalysis::errorsAreThoseOfSumsUnlessMoreIsAskedFor()
{
    const Project project = twoToOne();
    const Result<ErrorReport> report = makeErrorReport({&project}, {"p"}, {});
    QVERIFY(report);
    QCOMPARE(report->data.messages.size(), std::size_t{2});
    QCOMPARE(report->row(0).id, std::string("0"));
    QCOMPARE(report->row(1).id, std::string("2"));
}

void TestApplicationAnalysis::rowsOfMeasurementsAreChecked()
{
    std::string text = kTwoToOne;
    text += "      7,1 s,,\n      0/sleeping,1 s,,\n";
    const IssueList issues = validateApplications(parseProject(text).value().project);
    QCOMPARE(issues.size(), std::size_t{2});
    QVERIFY(QString::fromStdString(issues[0].text).contains("measured time of '7'"));
    QVERIFY(QString::fromStdString(issues[1].text).contains("is no figure of a process"));
    QCOMPARE(issues[1].location.row, std::size_t{6});
    QVERIFY(validateApplications(twoToOne()).empty());
}

void TestApplicationAnalysis::candidatesHaveTheFiguresOfTheirRuns()
{
    const Result<CandidateComparison> comparison = compareCandidates(twoToOne());
    QVERIFY(comparison);
    QCOMPARE(comparison->groups.size(), std::size_t{1});
    const CandidateGroup& group = comparison->groups.front();
    QVERIFY(group.isApplication);
    QCOMPARE(group.workload, std::string("app"));
    QCOMPARE(group.candidates.size(), std::size_t{2});
    const TimeFigures& figures = group.candidates[0].figures;
    QCOMPARE(figures.messages, std::size_t{2});
    QVERIFY(isAbout(figures.makespan, 3) && isAbout(figures.makespanAlone, 2));
    QVERIFY(isAbout(figures.mean, 2) && isAbout(figures.percentile95, 2) && isAbout(figures.slowdown, 2));
    QCOMPARE(figures.busiest->channel, std::string("s → X3"));
    QVERIFY(isAbout(figures.busiest->load, 2.0 / 3));
    QCOMPARE(figures.worst->messages, std::size_t{2});
    QCOMPARE(group.candidates[1].verdict, TimeVerdict::faster);
    QVERIFY(isAbout(group.candidates[1].secondsSaved, 1));
}

void TestApplicationAnalysis::sweepsChangeProgramsAndNetworks()
{
    const Project project = twoToOne();
    const Result<CandidateComparison> comparison = compareCandidates(project, {.scenarios = {0}});
    QVERIFY(comparison);
    const auto makespans = [&](const char* text) {
        const Result<Sweep> sweep = sweepCandidates(project, *comparison, *parseSweep(project, text));
        std::vector<double> seconds;
        for (const SweepPoint& point : sweep->curves.at(0).points)
            seconds.push_back(point.failure.empty() ? point.makespan : NAN);
        return seconds;
    };
    const auto areAbout = [](const std::vector<double>& found, const std::vector<double>& expected) {
        return std::equal(found.begin(), found.end(), expected.begin(), expected.end(), isAbout);
    };
    QVERIFY(areAbout(makespans("speed=1,2"), {3, 2.5}));
    QVERIFY(areAbout(makespans("scale=1,2"), {3, 5}));
    QVERIFY(areAbout(makespans("nic=1 GB/s,2 GB/s"), {3, 2}));
    QVERIFY(std::isnan(makespans("size=1 kB,2 kB")[0]));
    QVERIFY(std::isnan(makespans("processes=2e9,4e300")[0]));
    const std::vector<double> processes = makespans("processes=3,4"); // no place for a fourth one
    QVERIFY(isAbout(processes[0], 3) && std::isnan(processes[1]));
}

void TestApplicationAnalysis::whatIfSparesContention()
{
    const Result<WhatIf> result = whatIf(twoToOne(), {.scenario = 0});
    QVERIFY(result);
    QVERIFY(isAbout(result->base.makespan, 3));
    for (const WhatIfCase& spared : result->cases) {
        if (spared.kind == WhatIfCase::Kind::noContention)
            QVERIFY(isAbout(spared.saved, 1));
        if (spared.kind == WhatIfCase::Kind::unlimitedNics)
            QVERIFY(isAbout(spared.saved, 2));
    }
    // A faster link of the third node saves a second, as all of them do.
    QVERIFY(isAbout(result->sensitivity.groups.front().saved, 1));
}

/** What a comparison has run, with and without contention, is not run again for what follows; all are as
 * they would be without. */
void TestApplicationAnalysis::equalRunsAreMadeOnce()
{
    const Project project = twoToOne();
    const auto makespansOf = [](const WhatIf& answer) {
        std::vector<double> makespans{answer.base.makespan, answer.base.makespanAlone};
        for (const WhatIfCase& one : answer.cases)
            makespans.push_back(one.makespan);
        for (const GroupEffect& effect : answer.sensitivity.groups)
            makespans.push_back(effect.makespan);
        return makespans;
    };
    std::set<std::size_t> counts;
    for (const std::size_t threads : {1, 4}) {
        BatchOptions options;
        options.threads = threads;
        KnownFigures known;
        const Result<CandidateComparison> comparison =
            compareCandidates(project, {.scenarios = {0}, .known = &known}, options);
        QCOMPARE(known.runs(), std::size_t{2});
        QVERIFY(known.secondsOf(0) && !known.secondsOf(1));

        KnownFigures fresh;
        const Result<WhatIf> anew = whatIf(project, {.scenario = 0, .known = &fresh}, options);
        const Result<WhatIf> after = whatIf(project, {.scenario = 0, .known = &known}, options);
        QCOMPARE(makespansOf(*after), makespansOf(*anew));
        const std::size_t runs = known.runs();
        QVERIFY(runs > 2 && runs <= fresh.runs());
        counts.insert(runs);
        QCOMPARE(makespansOf(*whatIf(project, {.scenario = 0, .known = &known}, options)),
                 makespansOf(*anew));
        QCOMPARE(known.runs(), runs);

        const SweepRange range = *parseSweep(project, "scale=1,2,3");
        const Result<Sweep> plain = sweepCandidates(project, *comparison, range, options);
        for (int i = 0; i < 2; ++i) {
            const Result<Sweep> sweep = sweepCandidates(project, *comparison, range, options, &known);
            for (std::size_t v = 0; v < range.values.size(); ++v)
                QCOMPARE(sweep->curves[0].points[v].makespan, plain->curves[0].points[v].makespan);
            QCOMPARE(known.runs(), runs + 2); // of scale 1 the figures are known
        }
    }
    QCOMPARE(counts.size(), std::size_t{1});
}

void TestApplicationAnalysis::candidatesAreToldOfAsTheyAreMade()
{
    std::vector<CandidateComparison> told;
    CandidateRequest request;
    request.found = [&](const CandidateComparison& soFar) { told.push_back(soFar); };
    const Result<CandidateComparison> comparison = compareCandidates(twoToOne(), request, {{}, 1});
    QVERIFY(!told.empty());
    const CandidateGroup& first = told.front().groups.at(0);
    QCOMPARE(first.candidates.size(), std::size_t{1});
    QCOMPARE(first.candidates[0].name, comparison->groups[0].candidates[0].name);
    QCOMPARE(first.candidates[0].figures.makespan, comparison->groups[0].candidates[0].figures.makespan);
    QCOMPARE(first.candidates[0].rank, std::size_t{1});
}

/** Beside its receiver a process sends through no network: 1 s for the other message alone. */
void TestApplicationAnalysis::placesAreFoundByTheWholeRun()
{
    const Project project = twoToOne();
    PlacementRequest request;
    request.samples = 5;
    request.evaluations = 200;
    IssueList issues;
    const Result<PlacementStudy> study = comparePlacements(project, request, issues);
    QVERIFY(study);
    QCOMPARE(study->problem.processes.size(), std::size_t{3});
    QCOMPARE(study->problem.messageCount, std::uint64_t{2});
    QVERIFY(isAbout(study->find(PlacementWay::present)->times.makespan, 3));
    QVERIFY(isAbout(study->attainable(*study->best()).makespan, 2));
    QVERIFY(study->isProvenBest);
    request.scope.pinned = {"0", "1", "2"};
    const Result<PlacementStudy> pinned = comparePlacements(project, request, issues);
    QVERIFY(pinned && isAbout(pinned->best()->times.makespan, 3));
    request.scope.pinned = {"5"};
    QVERIFY(!comparePlacements(project, request, issues));
}

void TestApplicationAnalysis::namesOfHostsVanishFromPrograms()
{
    const Project project = twoToOne();
    const AnonymousNames names(project);
    const Project neutral = names.project(project);
    QCOMPARE(neutral.applications[0].groups[0].name, std::string("rack-node1"));
    IssueList issues;
    const Result<ScenarioReplay> replay = replayScenario(neutral, 0, {}, {}, issues);
    QVERIFY(replay && isAbout(replay->replay.makespan(), 3));
}

QTEST_GUILESS_MAIN(TestApplicationAnalysis)
#include "tst_application_analysis.moc"
