// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/importing/column_names.h"
#include "core/importing/trace_import.h"
#include "core/io/project/project_file.h"
#include "core/io/project/trace_reference.h"
#include "tests/core/io/traces/trace_files.h"

#include <QTest>

using namespace contraflow;
using namespace contraflow::test;

namespace {

TrafficOptions inBytes()
{
    TrafficOptions options;
    options.unit = unitOfWord(Dimension::size, "B");
    return options;
}

} // namespace

class TestTraceImport : public QObject
{
    Q_OBJECT

private slots:
    void formatsAreRecognised_data();
    void formatsAreRecognised();
    void aListNamesItsTraces();
    void aProjectNamesItsTrace();
    void aTraceThatAProjectCannotNameIsRefused();
    void aProjectThatMovesStillFindsItsTrace();
    void aProjectWithoutAFileRunsItsTrace();
    void aChangedTraceIsRefused();
    void aMatrixIsOneStep();
    void aMatrixUpsideDownIsAskedAbout();
};

void TestTraceImport::formatsAreRecognised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("format");
    QTest::newRow("ti") << "\n# x\n0 init\n"
                        << "ti";
    QTest::newRow("usage") << "0 m_usage 1 2\n"
                           << "ti";
    QTest::newRow("goal") << "// a\n/* b */\nnum_ranks 3\n"
                          << "goal";
    QTest::newRow("mpi") << "# collprof\n\nMPI_Init:-:1:2:3\n"
                         << "mpi";
    QTest::newRow("paraver") << "#Paraver (1/1/1 at 1:1):5:1(1):1:1(1:1)\n"
                             << "paraver";
    QTest::newRow("csv") << "source,destination,size\na,b,5 MB\n"
                         << "";
    QTest::newRow("matrix") << "0 5\n5 0\n"
                            << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestTraceImport::formatsAreRecognised()
{
    QFETCH(QString, text);
    QFETCH(QString, format);
    TraceFolder folder;
    const TraceFormat* found = recogniseTrace(folder.write("t", text.toStdString()));
    QCOMPARE(found ? std::string(found->name) : std::string(), format.toStdString());
}

void TestTraceImport::aListNamesItsTraces()
{
    TraceFolder folder;
    folder.write("a0.txt", "0 init\n0 barrier\n");
    const auto list = folder.write("list", "a0.txt\na1.txt\n");
    const auto missing = findTrace({list}, nullptr);
    QVERIFY(!missing);
    QVERIFY2(missing.error().message.find("it lists 2 traces, of which 'a1.txt' is not there") !=
                 std::string::npos,
             missing.error().message.c_str());
    folder.write("a1.txt", "1 init\n1 barrier\n");
    const auto found = findTrace({list}, nullptr);
    QVERIFY(found);
    QCOMPARE(found->files.size(), std::size_t(2));
    QVERIFY(found->format->read(found->files, {}));
    QVERIFY(!looksLikeTrace(folder.write("words", "some words\n")));
    // Even when none of them is there, so that what is missing is said.
    QVERIFY(looksLikeTrace(folder.write("absent", "replay/b0.txt\nreplay/b1.txt\n")));
    QVERIFY(!looksLikeTrace(folder.write("name", "readme.txt\n")));
    QVERIFY(!looksLikeTrace(folder.write("column", "0.5\n1.25\n")));
}

void TestTraceImport::aProjectNamesItsTrace()
{
    TraceFolder folder;
    const auto trace =
        folder.write("run.ti", "0 init\n1 init\n0 compute 1e9\n0 send 1 0 1e6\n1 recv 0 0 1e6\n");
    const auto file =
        folder.write("p.yaml", "contraflow: 1\nplatforms:\n  - name: p\n    switches: [s]\n"
                               "    nodes:\n      - {name: \"n[1-2]\", switch: s, cores: 1, bandwidth: "
                               "1 GB/s}\n");
    auto loaded = readProject(file);
    QVERIFY(loaded);
    TraceTarget target;
    target.project = file;
    target.platform = "p";
    target.flopsPerSecond = 1e9;
    const auto found = findTrace({trace}, nullptr);
    QVERIFY(found);
    const Result<TracePlan> plan = planTrace(loaded->project, *found, target);
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    Project changed = loaded->project;
    QVERIFY(applyEdit(changed, plan->edit));
    QVERIFY(writeProject(file, changed));
    QVERIFY(projectText(changed).find("file: run.ti") != std::string::npos);
    const auto again = readProject(file);
    QVERIFY(again);
    QVERIFY(again->issues.empty());
    QVERIFY(allIssues(*again).empty());
    IssueList issues;
    const auto replay = replayScenario(again->project, 0, {}, {}, issues);
    QVERIFY2(replay, replay ? "" : replay.error().message.c_str());
    QVERIFY(std::abs(replay->replay.makespan() - 1.001) < 1e-12);
    // Without a file of its own there is no place to look for it.
    const auto parsed = parseProject(projectText(changed));
    QVERIFY(parsed);
    const IssueList lost = allIssues(*parsed);
    QVERIFY(!lost.empty());
    QVERIFY(lost.front().text.find("beside the project's file") != std::string::npos);
}

void TestTraceImport::aTraceThatAProjectCannotNameIsRefused()
{
    TraceFolder folder;
    const std::filesystem::path trace = folder.path() / "caf\xE9.ti"; // Qt would not write such a name
    std::filesystem::rename(folder.write("cafe.ti", "0 init\n0 barrier\n"), trace);
    const auto found = findTrace({trace}, nullptr);
    QVERIFY(found);
    const Result<TracePlan> plan = planTrace(Project(), *found, TraceTarget());
    QVERIFY(!plan);
    QVERIFY2(plan.error().message.find("has bytes that are not UTF-8") != std::string::npos,
             plan.error().message.c_str());
}

namespace {

/** A project in a folder of its own, with a trace beside it. */
Project projectWithTrace(TraceFolder& folder)
{
    folder.write("run.ti", "0 init\n0 barrier\n");
    const auto file = folder.write(
        "p.yaml", "contraflow: 1\napplications:\n  - name: a\n    processes: 1\n    trace: {format: ti, "
                  "file: run.ti}\n  - name: b\n    processes: 1\n    trace: {format: ti, files: [{file: "
                  "run.ti}]}\n");
    return readProject(file)->project;
}

} // namespace

void TestTraceImport::aProjectThatMovesStillFindsItsTrace()
{
    TraceFolder folder;
    const Project project = projectWithTrace(folder);
    const std::filesystem::path below = folder.path() / "below" / "it";
    std::filesystem::create_directories(below);
    QVERIFY(writeProject(below / "moved.yaml", project));
    const auto moved = readProject(below / "moved.yaml");
    QVERIFY(moved);
    QCOMPARE(projectText(moved->project).find("file: run.ti"), std::string::npos);
    QVERIFY(projectText(moved->project).find("file: ../../run.ti") != std::string::npos);
    IssueList issues;
    for (const std::size_t application : {0U, 1U})
        QVERIFY(programOf(moved->project, application, issues));
    // Back again, its names are as they were; and in the same folder they never change.
    QVERIFY(writeProject(folder.path() / "back.yaml", moved->project));
    QCOMPARE(projectText(readProject(folder.path() / "back.yaml")->project), projectText(project));
    QCOMPARE(projectText(project, folder.path() / "other.yaml"), projectText(project));
    // What was read from no file has no place that its names could start from.
    const auto parsed = parseProject(projectText(project));
    QCOMPARE(projectText(parsed->project, below / "x.yaml"), projectText(project));
}

void TestTraceImport::aProjectWithoutAFileRunsItsTrace()
{
    TraceFolder folder;
    const auto trace = folder.write("run.ti", "0 init\n0 barrier\n");
    const auto found = findTrace({trace}, nullptr);
    QVERIFY(found);
    const Result<TracePlan> plan = planTrace(Project(), *found, TraceTarget{});
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    Project project;
    QVERIFY(applyEdit(project, plan->edit));
    IssueList issues;
    QVERIFY(programOf(project, 0, issues));
    std::filesystem::create_directories(folder.path() / "projects");
    QVERIFY(writeProject(folder.path() / "projects" / "p.yaml", project));
    const auto read = readProject(folder.path() / "projects" / "p.yaml");
    QVERIFY(read);
    QVERIFY(projectText(read->project).find("file: ../run.ti") != std::string::npos);
    QVERIFY(programOf(read->project, 0, issues));
}

void TestTraceImport::aChangedTraceIsRefused()
{
    TraceFolder folder;
    folder.write("run.ti", "0 init\n0 barrier\n");
    const auto file = folder.write(
        "p.yaml", "contraflow: 1\napplications:\n  - name: a\n    trace: {format: ti, file: run.ti, "
                  "sha256: abc}\n  - name: b\n    trace: {format: ti, file: nothing.ti}\n  - name: c\n"
                  "    trace: {format: dance, file: run.ti}\n  - name: d\n    trace: [5]\n");
    const auto loaded = readProject(file);
    QVERIFY(loaded);
    std::string texts;
    for (const Issue& issue : allIssues(*loaded))
        texts += issue.text + "\n";
    for (const char* said : {"is not the file that was imported", "there is no such file",
                             "none of goal, mpi, otf2, paraver, ti", "is no map"})
        QVERIFY2(texts.find(said) != std::string::npos, texts.c_str());
}

void TestTraceImport::aMatrixIsOneStep()
{
    const Result<Traffic> traffic = readTraffic("0 1000 0\n0 0 2000\n3000 0 0\n", inBytes());
    QVERIFY2(traffic, traffic ? "" : traffic.error().message.c_str());
    TraceTarget target;
    target.name = "matrix";
    const Result<TracePlan> plan = planExchange(Project(), *traffic, target);
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    Project project;
    QVERIFY(applyEdit(project, plan->edit));
    IssueList issues;
    const auto program = programOf(project, 0, issues);
    QVERIFY(program);
    const Replay replay = replayOnStar(program);
    QCOMPARE(replay.messageCount, std::uint64_t(3));
    QCOMPARE(replay.bytes, 6000.0);
    QVERIFY(std::abs(replay.makespan() - 5e-6) < 1e-12);
    target.repeat = 10;
    const Result<TracePlan> often = planExchange(Project(), *traffic, target);
    QVERIFY(often);
    Project other;
    QVERIFY(applyEdit(other, often->edit));
    const auto ten = programOf(other, 0, issues);
    QVERIFY(ten);
    QCOMPARE(replayOnStar(ten).messageCount, std::uint64_t(30));
}

void TestTraceImport::aMatrixUpsideDownIsAskedAbout()
{
    // Symmetric when its last row is the first one.
    TrafficOptions options = inBytes();
    const Result<Traffic> unsaid = readTraffic("0 4 0\n4 0 6\n0 6 0\n", options);
    QVERIFY(unsaid);
    const Result<Traffic> asked = readTraffic("0 6 0\n4 0 6\n0 4 0\n", options);
    QVERIFY(!asked);
    QVERIFY(asked.error().message.find("--rows up") != std::string::npos);
    options.rows = MatrixRows::up;
    const Result<Traffic> turnedUp = readTraffic("0 6 0\n4 0 6\n0 4 0\n", options);
    QVERIFY2(turnedUp, turnedUp ? "" : turnedUp.error().message.c_str());
    QCOMPARE(turnedUp->messages.size(), std::size_t(4));
    QCOMPARE(turnedUp->messages[0].size.value().value, 4.0);
}

QTEST_GUILESS_MAIN(TestTraceImport)
#include "tst_trace_import.moc"
