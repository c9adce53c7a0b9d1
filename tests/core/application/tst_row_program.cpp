// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/base/random.h"
#include "core/base/text.h"
#include "core/io/project_file.h"
#include "core/sharing/catalog.h"
#include "tests/support/programs.h"

#include <QTest>

using namespace contraflow;

namespace {

std::string textOf(const nlohmann::json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string listOf(const nlohmann::json& values, const std::string& unit)
{
    std::string text;
    for (const auto& value : values)
        text += (text.empty() ? "" : ";") + value.dump() + unit;
    return text;
}

/** A vector's program as rows, in which the processes are mixed at random. */
Application rowsOf(const nlohmann::json& vector, Random& random)
{
    const nlohmann::json& processes = vector["processes"];
    Application application;
    application.name = "app";
    application.processes = CountCell(static_cast<std::uint32_t>(processes.size()));
    std::map<std::string, std::string> groups;
    std::vector<std::size_t> next(processes.size(), 0);
    std::vector<EventRow> rows;
    std::vector<std::size_t> open;
    for (std::size_t p = 0; p < processes.size(); ++p)
        if (!processes[p].empty())
            open.push_back(p);
    while (!open.empty()) {
        const auto at = static_cast<std::size_t>(random.below(open.size()));
        const std::size_t p = open[at];
        const nlohmann::json& event = processes[p][next[p]];
        if (++next[p] == processes[p].size())
            open.erase(open.begin() + static_cast<std::ptrdiff_t>(at));
        EventRow& row = rows.emplace_back();
        row.ranks = std::to_string(p);
        row.event = event["do"].get<std::string>();
        const auto take = [&](const char* key, std::string EventRow::*field, const std::string& unit = {}) {
            if (event.contains(key))
                row.*field = textOf(event[key]) + unit;
        };
        take("seconds", &EventRow::time, " s");
        take("from", row.event == "sendrecv" ? &EventRow::source : &EventRow::peer);
        take("to", &EventRow::peer);
        if (row.event != "recv" && row.event != "irecv")
            take("bytes", &EventRow::size, " B");
        take("tag", &EventRow::tag);
        take("request", &EventRow::request);
        take("root", &EventRow::root);
        take("algorithm", &EventRow::algorithm);
        take("segments", &EventRow::segments);
        for (const char* key : {"blocks", "bytes_to"})
            if (event.contains(key))
                row.sizes = listOf(event[key], " B");
        if (event.contains("group")) {
            const std::string members = listOf(event["group"], "");
            row.group = groups.emplace(members, "g" + std::to_string(groups.size())).first->second;
        }
    }
    std::vector<GroupRow> groupRows;
    for (const auto& [members, name] : groups)
        groupRows.push_back({name, members});
    application.groups = SharedRows<GroupRow>(std::move(groupRows));
    application.program = SharedRows<EventRow>(std::move(rows));
    return application;
}

/** A project with the vector's platform, placement and program. */
Project projectOf(const test::Vector& vector, Random& random, const std::string& kind)
{
    Project project;
    Platform platform = test::treePlatform(vector.data["platform"], "p");
    std::vector<NodeRow> nodes;
    for (const NodeRow& row : platform.nodes) {
        nodes.push_back(row);
        nodes.back().cores = CountCell(64U);
    }
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    platform.eagerThreshold = inBaseUnit(Dimension::size, vector.data["eager_threshold_bytes"].get<double>());
    project.platforms = {platform};
    project.applications = {rowsOf(vector.data, random)};
    Mapping mapping;
    mapping.name = "m";
    std::vector<PlaceRow> places;
    for (const auto& node : vector.data["placement"])
        places.push_back({std::to_string(places.size()), node.get<std::string>()});
    mapping.places = SharedRows<PlaceRow>(std::move(places));
    project.mappings = {mapping};
    project.models = {plainModel(kind)};
    Scenario scenario;
    scenario.name = "s";
    scenario.platform = "p";
    scenario.applications = {{"app", {}, {}}};
    scenario.mapping = "m";
    scenario.model = kind;
    project.scenarios = {scenario};
    return project;
}

constexpr const char* kHead = R"(contraflow: 1
parameters: {n: 1000, bad: "=1/0"}
platforms:
  - name: p
    switches: [s]
    nodes:
      - {name: "X[1-4]", switch: s, cores: 1, bandwidth: 1 GB/s, latency: 1 us}
models:
  - {name: max-min, kind: max-min, parameters: {}}
mappings:
  - {name: m, policy: round-robin-per-node}
scenarios:
  - {name: s, platform: p, application: app, mapping: m, model: max-min}
applications:
  - name: app
    processes: 4
    groups: {low: "0-1", even: even}
    program: |
)";

/** A project whose one application has this program. */
Project programmed(const std::string& program)
{
    std::string text = kHead;
    std::size_t at = 0;
    while (at < program.size()) {
        const std::size_t end = program.find('\n', at);
        text += "      " + program.substr(at, end - at) + "\n";
        at = end + 1;
    }
    const Result<LoadedProject> loaded = parseProject(text);
    return loaded ? loaded->project : Project();
}

Result<ScenarioReplay> replayOf(const Project& project)
{
    IssueList issues;
    ReplayOptions options;
    options.keepsEvents = true;
    options.keepsMessages = true;
    return replayScenario(project, 0, {}, options, issues);
}

std::string failureOf(const std::string& program)
{
    const Result<ScenarioReplay> replay = replayOf(programmed(program));
    return replay ? std::string() : replay.error().message;
}

} // namespace

class TestRowProgram : public QObject
{
    Q_OBJECT

private slots:
    void vectorsAsRowsGiveTheSameTimes_data();
    void vectorsAsRowsGiveTheSameTimes();
    void rowsAreWrittenAndReadBack();
    void loopsAndFormulasAreEvaluatedForEachProcess();
    void loopsNestAndMayBeEmpty();
    void partsOfAProgramAreForSomeProcesses();
    void aStencilOnTenThousandProcessesRuns();
    void whatIsWrongWithARowIsNamed_data();
    void whatIsWrongWithARowIsNamed();
    void whatGoesWrongInARunIsNamed_data();
    void whatGoesWrongInARunIsNamed();
    void whatNeverMeetsIsNamed();
    void phasesAddUpToTheTimesOfTheProcesses();
};

void TestRowProgram::vectorsAsRowsGiveTheSameTimes_data()
{
    QTest::addColumn<QString>("name");
    for (const char* prefix : {"case-f", "case-g", "case-w", "any", "coll", "mixed", "p2p", "app-h"})
        for (const test::Vector& vector : test::loadVectors(prefix, "applications"))
            QTest::newRow(vector.name.c_str()) << QString::fromStdString(vector.name);
}

/** Through project file and mapping, whatever the order of rows of different processes. */
void TestRowProgram::vectorsAsRowsGiveTheSameTimes()
{
    QFETCH(QString, name);
    const test::Vector vector = test::loadVectors(name.toStdString(), "applications").front();
    Random random(7);
    const Project written = projectOf(vector, random, "max-min");
    const Result<LoadedProject> read = parseProject(projectText(written));
    QVERIFY(read.has_value());
    QVERIFY(read->project == written);
    QVERIFY(allIssues(*read).empty());
    const Result<ScenarioReplay> replay = replayOf(read->project);
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    const Replay expected = test::replayVector(test::placeVector(vector), "max-min");
    for (std::size_t p = 0; p < expected.processes.size(); ++p)
        QCOMPARE(replay->replay.processes[p].finish, expected.processes[p].finish);
    QCOMPARE(replay->replay.messageCount, expected.messageCount);
}

void TestRowProgram::rowsAreWrittenAndReadBack()
{
    Project project = programmed("ranks,event,peer,size,who\n0,send,1,8 B,\"a, b\"\n1,recv,0,,c\n");
    QCOMPARE(project.applications.size(), std::size_t(1));
    QCOMPARE(project.applications[0].extraColumns, std::vector<std::string>{"who"});
    QCOMPARE(project.applications[0].program[0].extras, std::vector<std::string>{"a, b"});
    Scenario scenario = project.scenarios[0];
    scenario.applications.push_back({"app", quantity(Dimension::duration, 2, "s"), {}});
    project.scenarios = {scenario};
    const Result<LoadedProject> read = parseProject(projectText(project));
    QVERIFY(read.has_value());
    QVERIFY(read->project == project);
    QVERIFY(projectText(project).find("application: [app, {name: app, start: 2 s}]") != std::string::npos);
}

void TestRowProgram::loopsAndFormulasAreEvaluatedForEachProcess()
{
    const Result<ScenarioReplay> replay = replayOf(
        programmed("ranks,event,time,count,label,peer,source,size\n"
                   "all,repeat,,3,i,,,\n"
                   "all,compute,=(rank + 1) * (i + 1) * 1 ms,,,,,\n"
                   "all,end,,,,,,\n"
                   "all,sendrecv,,,,(rank + 1) % processes,(rank - 1) % processes,8 B * n / processes\n"));
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    for (std::uint32_t rank = 0; rank < 4; ++rank)
        QVERIFY(std::abs(replay->replay.processes[rank].times[0] - 6e-3 * (rank + 1)) < 1e-12);
    QCOMPARE(replay->replay.messages.size(), std::size_t(4));
    for (const ReplayedMessage& message : replay->replay.messages) {
        QCOMPARE(message.destination, (message.source + 1) % 4);
        QCOMPARE(message.bytes, 2000.0);
    }
}

void TestRowProgram::loopsNestAndMayBeEmpty()
{
    const Result<ScenarioReplay> replay = replayOf(programmed("ranks,event,time,count,label\n"
                                                              "all,repeat,,2,i\n"
                                                              "all,repeat,,i + rank,j\n"
                                                              "all,compute,1 ms,,\n"
                                                              "all,end,,,\n"
                                                              "all,repeat,,0,k\n"
                                                              "all,compute,1 s,,\n"
                                                              "all,end,,,\n"
                                                              "all,end,,,\n"));
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    for (std::uint32_t rank = 0; rank < 4; ++rank)
        QVERIFY(std::abs(replay->replay.processes[rank].finish - 1e-3 * (2 * rank + 1)) < 1e-12);
}

void TestRowProgram::partsOfAProgramAreForSomeProcesses()
{
    const Result<ScenarioReplay> replay = replayOf(programmed("ranks,event,time,count,label\n"
                                                              "even,compute,1 ms,,\n"
                                                              "0;3,compute,2 ms,,\n"
                                                              "rank >= processes / 2,compute,4 ms,,\n"
                                                              "1-2,repeat,,2,i\n"
                                                              "all,compute,8 ms,,\n"
                                                              "rank > i,compute,16 ms,,\n"
                                                              "all,end,,,\n"));
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    const double expected[] = {3e-3, 16e-3 + 16e-3, 5e-3 + 16e-3 + 32e-3, 6e-3};
    for (std::size_t p = 0; p < 4; ++p)
        QVERIFY(std::abs(replay->replay.processes[p].finish - expected[p]) < 1e-12);
}

void TestRowProgram::aStencilOnTenThousandProcessesRuns()
{
    Project project = programmed("ranks,event,peer,source,size,time,count\n"
                                 "all,repeat,,,,,3\n"
                                 "all,irecv,(rank + 1) % processes,,,,\n"
                                 "all,irecv,(rank - 1) % processes,,,,\n"
                                 "all,isend,(rank + 1) % processes,,1 kB,,\n"
                                 "all,isend,(rank - 1) % processes,,1 kB,,\n"
                                 "all,waitall,,,,,\n"
                                 "all,compute,,,,1 ms,\n"
                                 "all,end,,,,,\n");
    Application application = project.applications[0];
    application.processes = CountCell(10000U);
    project.applications = {application};
    const Result<ScenarioReplay> replay = replayOf(project);
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    QCOMPARE(replay->replay.eventCount, std::uint64_t(3 * 6 * 10000));
    QCOMPARE(replay->replay.messageCount, std::uint64_t(3 * 2 * 10000));
    // 2500 processes share the one core of each node.
    QVERIFY(replay->replay.makespan() >= 3 * 2500 * 1e-3);
    QVERIFY(replay->replay.makespan() < 3 * 2500 * 1e-3 * 1.1);
}

void TestRowProgram::whatIsWrongWithARowIsNamed_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    const auto add = [](const char* row, const char* column, const char* text) {
        QTest::newRow(text) << row << column << text;
    };
    add("all,recieve,0,,,,,,,,", "event", "there is no event 'recieve'");
    add("all,,0,,,,,,,,", "event", "it has no event");
    add("all,compute,,,,,,,,,", "time", "the event compute needs a time; write it");
    add("all,send,1,,,,,,,,", "size", "the event send needs a size; write it");
    add("all,send,any,8 B,,,,,,,", "peer", "a message is sent to one process; write its rank");
    add("all,send,1,8,,,,,,,", "size", "unit");
    add("all,send,rnk + 1,8 B,,,,,,,", "peer", "there is no parameter 'rnk'; did you mean 'rank'?");
    add("all,send,bad,8 B,,,,,,,", "peer", "correct it in the parameters");
    add("7,compute,,,1 s,,,,,,", "ranks", "there is no process 7; its processes are 0 to 3");
    add("3-1,compute,,,1 s,,,,,,", "ranks", "'3-1' is no rank and no range of ranks");
    add("all,bcast,,8 B,,,high,,,,", "group", "there is no group 'high'");
    add("all,bcast,,8 B,,,,bruck,,,", "algorithm",
        "bcast has no algorithm 'bruck'; take binomial and ring, or leave it empty");
    add("all,repeat,,,,,,,,,", "count", "a loop says how often it is repeated; write its count");
    add("all,end,,,,,,,,,", "event", "no loop begins before this end; remove it");
    add("all,wait,,,,,,,,,", "request", "a wait names the request that it waits for");
    add("all,alltoallv,,,,,,,1 B;2 B,,", "sizes", "there are 2 sizes for the 4 processes of the group");
    add("all,send,rank + 1,8 B,,,,,,,", "peer", "peer of process 3 comes to 4 and must lie between 0 and 3");
    add("rank > 1,send,1 - rank,8 B,,,,,,,", "peer", "peer of process 2 comes to -1");
    add("all,compute,,,8 B * 2,,,,,,", "time", "a size (B)");
    add("all,phase,,,,,,,,,", "label", "a phase has a name; write it");
}

void TestRowProgram::whatIsWrongWithARowIsNamed()
{
    QFETCH(QString, row);
    QFETCH(QString, column);
    QFETCH(QString, text);
    const Project project =
        programmed("ranks,event,peer,size,time,request,group,algorithm,sizes,count,label\n"
                   "all,barrier,,,,,,,,,\n" +
                   row.toStdString() + "\n");
    const IssueList issues = validateApplications(project);
    const auto found = std::find_if(issues.begin(), issues.end(), [&](const Issue& issue) {
        return QString::fromStdString(issue.text).contains(text);
    });
    QVERIFY2(found != issues.end(), issues.empty() ? "no issue" : issues.front().text.c_str());
    QVERIFY(found->text.starts_with("application 'app', row 2: "));
    QCOMPARE(found->location.table, (TableRef{TableKind::events, 0}));
    QCOMPARE(found->location.row, std::optional<std::size_t>(1));
    QCOMPARE(QString::fromStdString(found->location.column), column);
}

void TestRowProgram::whatGoesWrongInARunIsNamed_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("text");
    const auto add = [](const char* program, const char* text) { QTest::newRow(text) << program << text; };
    add("ranks,event,peer,size,count,label\nall,repeat,,,5,i\nall,isend,rank + i,8 B,,\nall,end,,,,\n",
        "application 'app', process 0, row 2: peer comes to 4 and must be at most 3");
    add("ranks,event,time,count,label\nall,repeat,,2,i\nall,compute,1 s / i,,\nall,end,,,\n",
        "application 'app', process 0, row 2: time in '=1 s / i' at character 6: this divides by zero");
    add("ranks,event,peer,size\n0,send,1,1 MB\n1,send,0,1 MB\n",
        "process 0 in row 1 (send) waits for process 1 to receive (tag 0); process 1 in row 2 (send) waits for "
        "process 0 to receive (tag 0)");
    add("ranks,event,peer\n2,recv,any\n",
        "process 2 in row 1 (recv) waits for a message of any process (tag 0)");
    add("ranks,event,peer,request\n2,irecv,1,r\n2,wait,,r\n",
        "process 2 in row 2 (wait) waits for process 1 to send what row 1 receives");
    add("ranks,event\n0-2,barrier\n", "process 0 in row 1 (barrier) waits for process 3 to come to it");
    add("ranks,event,size\n0-2,barrier,\n3,allreduce,8 B\n",
        "process 3 in row 2 (allreduce): it does not agree with process 0, whose next collective of group 'all' "
        "is barrier in row 1");
    add("ranks,event,size,group\nall,bcast,8 B,low\n",
        "process 2 in row 1 (bcast): the process is not in group 'low'");
    add("ranks,event,request\n0,wait,r\n",
        "process 0 in row 1 (wait): it waits for a request that nothing was begun under");
    add("ranks,event,peer,request\n0,irecv,1,r\n0,irecv,1,r\n",
        "process 0 in row 2 (irecv): the request is still in use");
}

void TestRowProgram::whatGoesWrongInARunIsNamed()
{
    QFETCH(QString, program);
    QFETCH(QString, text);
    const QString failure = QString::fromStdString(failureOf(program.toStdString()));
    QVERIFY2(failure.contains(text), qPrintable(failure));
}

void TestRowProgram::whatNeverMeetsIsNamed()
{
    const Result<ScenarioReplay> replay =
        replayOf(programmed("ranks,event,peer,size,tag\n0,send,1,10 B,4\n2,irecv,3,,\n0,send,1,20 B,5\n"
                            "1,recv,0,10 B,5\n"));
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    QCOMPARE(replay->replay.problems.size(), std::size_t(3));
    QCOMPARE(
        replay->replay.problems[0],
        std::string("the message of 20 B that process 0 sends in row 3 is longer than the 10 B that process "
                    "1 receives in row 4; write the same size"));
    QCOMPARE(replay->replay.problems[1],
             std::string("the message of 10 B (tag 4) that process 0 sends to process 1 in row 1 is never "
                         "received; add a receive"));
    QCOMPARE(
        replay->replay.problems[2],
        std::string("process 2 receives from process 3 (tag 0) in row 2, and nothing is sent to it; add a "
                    "send or remove the receive"));
}

void TestRowProgram::phasesAddUpToTheTimesOfTheProcesses()
{
    const Result<ScenarioReplay> replay = replayOf(programmed("ranks,event,time,size,count,label\n"
                                                              "all,repeat,,,4,i\n"
                                                              "all,phase,,,,work\n"
                                                              "all,compute,(rank + 1) * 1 ms,,,\n"
                                                              "all,phase,,,,talk\n"
                                                              "all,allreduce,,1 MB,,\n"
                                                              "all,end,,,,\n"));
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    KindTimes sums{};
    for (const ReplayedPhase& phase : replay->replay.phases)
        for (std::size_t k = 0; k < kTimeKinds; ++k)
            sums[k] += phase.times[k];
    KindTimes expected{};
    double total = 0;
    for (const ReplayedProcess& process : replay->replay.processes)
        for (std::size_t k = 0; k < kTimeKinds; ++k) {
            expected[k] += process.times[k];
            total += process.times[k];
        }
    double finishes = 0;
    for (const ReplayedProcess& process : replay->replay.processes)
        finishes += process.finish;
    QVERIFY(std::abs(total - finishes) < 1e-12);
    for (std::size_t k = 0; k < kTimeKinds; ++k)
        QVERIFY(std::abs(sums[k] - expected[k]) < 1e-12);
    QCOMPARE(replay->replay.phases.size(), std::size_t(2));
    QVERIFY(std::abs(replay->replay.phases[0].times[0] - 40e-3) < 1e-12);
    QVERIFY(replay->replay.phases[1].times[static_cast<std::size_t>(TimeKind::collective)] > 0);
}

QTEST_GUILESS_MAIN(TestRowProgram)
#include "tst_row_program.moc"
