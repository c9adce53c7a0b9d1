// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/measured_task.h"
#include "core/base/random.h"
#include "core/base/text.h"
#include "core/io/project/project_file.h"
#include "core/sharing/catalog.h"
#include "core/tables/replay_tables.h"
#include "tests/core/application/programmed.h"
#include "tests/support/programs.h"

#include <QTest>

#include <set>

using namespace contraflow;
using contraflow::test::kHead;
using contraflow::test::programmed;
using contraflow::test::replayOf;

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
    void runsOfOneApplicationHaveNamesOfTheirOwn();
    void ranksMayBeLeftOut();
    void columnsOfAllTablesOfARunAreDifferent();
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
    QCOMPARE(project.applications[0].program[0].extras.all(), std::vector<std::string>{"a, b"});
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

void TestRowProgram::runsOfOneApplicationHaveNamesOfTheirOwn()
{
    Project project = programmed("ranks,event,time\nall,compute,1 ms\n");
    Scenario scenario = project.scenarios[0];
    scenario.applications = {{"app", {}, {}}, {"app", {}, {}}, {"app", {}, {}}};
    project.scenarios = {scenario};
    Mapping mapping = project.mappings[0];
    mapping.places = SharedRows<PlaceRow>({{"app#2:3", "X1"}, {"app#3:0", "X2"}});
    project.mappings = {mapping};
    const Result<ScenarioReplay> replay = replayOf(project);
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    QCOMPARE(processName(*replay, 3), std::string("3"));
    QCOMPARE(processName(*replay, 7), std::string("app#2:3"));
    QCOMPARE(processName(*replay, 8), std::string("app#3:0"));
    QCOMPARE(findProcess(replay->applications, "app#3:2").value(), 10U);
    const auto nodeOf = [&](std::size_t run, std::size_t rank) {
        return replay->network->node(replay->applications[run].nodes[rank]).name;
    };
    QCOMPARE(nodeOf(1, 3), std::string("X1"));
    QCOMPARE(nodeOf(2, 0), std::string("X2"));
}

void TestRowProgram::ranksMayBeLeftOut()
{
    const Result<LoadedProject> read =
        parseProject(std::string(kHead) + "      event,time\n      compute,1 ms\n");
    QVERIFY(read.has_value());
    QVERIFY(!hasErrors(read->issues));
    QCOMPARE(replayOf(read->project).value().replay.eventCount, std::uint64_t(4));
    // A name that is almost the column's own is one that was meant.
    const Result<LoadedProject> meant =
        parseProject(std::string(kHead) + "      rank,event,time\n      0,compute,1 ms\n");
    QVERIFY(meant.has_value() && hasErrors(meant->issues));
}

void TestRowProgram::columnsOfAllTablesOfARunAreDifferent()
{
    for (const Table& table : {replayedProcessesTable(nullptr), replayedEventsTable(nullptr),
                               replayedPhasesTable(nullptr), replayedMessagesTable(nullptr)}) {
        std::set<std::string> keys;
        for (const Table::Column& column : table.columns())
            QVERIFY2(keys.insert(column.key).second, column.key.c_str());
    }
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
