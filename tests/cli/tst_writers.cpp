// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/io/project/project_file.h"
#include "tests/cli/program.h"

#include <QDir>
#include <QtTest>

#include <cerrno>
#include <set>

using namespace contraflow;
using namespace contraflow::test;

/** Several programs change one project; what one of them wrote is never lost. */
class TestWriters : public QObject
{
    Q_OBJECT

private slots:
    void importsAtOnceAllArrive();
    void differentCommandsAtOnceAllArrive();
    void outputsOntoTheProjectAtOnceAllArrive();
    void oneOfThoseThatMakeAProjectAtOnceMakesIt();
    void whatAnEditorSavedMeanwhileStays();
    void lostCommentsAreSaid();
    void pipesInAFolderOfProjectsAreLeftOut();
    void otherNamesOfAFileAreSaid();
    void killedWritersLeaveTheOldOrTheNew_data();
    void killedWritersLeaveTheOldOrTheNew();
    void aFullDiskIsSaidOnceForSpreadsheetsToo();
    void aFailingDiskLeavesTheOldOrTheNew_data();
    void aFailingDiskLeavesTheOldOrTheNew();

private:
    [[nodiscard]] static Project read(const ProjectFolder& folder, const char* name)
    {
        const auto loaded = readProject(folder.file(QString::fromLatin1(name)).toStdString());
        if (!loaded)
            qFatal("%s", loaded.error().message.c_str());
        return loaded->project;
    }
};

void TestWriters::importsAtOnceAllArrive()
{
    const ProjectFolder folder;
    const ProgramRun run = runShell(
        QStringLiteral("for i in 1 2 3 4 5 6 7 8; do "
                       "\"$1\" import osu_latency.txt --into racks.yaml --name ping-$i & done; "
                       "failed=0; for job in $(jobs -p); do wait $job || failed=1; done; exit $failed"),
        folder.path());
    QCOMPARE(run.status, 0);
    std::set<std::string> names;
    for (const Benchmark& benchmark : read(folder, "racks.yaml").benchmarks)
        names.insert(benchmark.name);
    for (int i = 1; i <= 8; ++i)
        QVERIFY2(names.contains("ping-" + std::to_string(i)), run.messages.constData());
}

void TestWriters::differentCommandsAtOnceAllArrive()
{
    const ProjectFolder folder;
    const ProgramRun run = runShell(
        QStringLiteral("\"$1\" place two-racks-copper.yaml --scenario copper-tcp --per-node 2 --draws 2 "
                       "--evaluations 20 --write --as placed & "
                       "\"$1\" import osu_latency.txt --into two-racks-copper.yaml --name ping & "
                       "failed=0; for job in $(jobs -p); do wait $job || failed=1; done; exit $failed"),
        folder.path());
    QCOMPARE(run.status, 0);
    const Project project = read(folder, "two-racks-copper.yaml");
    QVERIFY2(findByName(project.scenarios, "placed") != nullptr, run.messages.constData());
    QVERIFY2(findByName(project.benchmarks, "ping") != nullptr, run.messages.constData());
}

void TestWriters::outputsOntoTheProjectAtOnceAllArrive()
{
    const ProjectFolder folder;
    const ProgramRun run = runShell(
        QStringLiteral("ln -s racks.yaml link.yaml; for i in 1 2 3 4 5 6 7 8; do "
                       "\"$1\" add racks.yaml parameters.N$i=$i -o $([ $((i % 2)) = 0 ] && echo racks || "
                       "echo link).yaml & done; "
                       "failed=0; for job in $(jobs -p); do wait $job || failed=1; done; exit $failed"),
        folder.path());
    QVERIFY2(run.status == 0, run.messages.constData());
    const Project project = read(folder, "racks.yaml");
    for (int i = 1; i <= 8; ++i)
        QVERIFY2(findByName(project.parameters, "N" + std::to_string(i)) != nullptr,
                 run.messages.constData());
}

void TestWriters::oneOfThoseThatMakeAProjectAtOnceMakesIt()
{
    const ProjectFolder folder;
    const ProgramRun run = runShell(
        QStringLiteral("for i in 1 2 3 4 5 6 7 8; do "
                       "\"$1\" add made.yaml parameters.N=$i --new 2> said-$i & done; "
                       "made=0; for job in $(jobs -p); do wait $job && made=$((made + 1)); done; echo $made; "
                       "for i in 1 2 3 4 5 6 7 8; do grep -q '1 change written' said-$i && echo N=$i; done"),
        folder.path());
    const std::string number = read(folder, "made.yaml").parameters[0].value;
    QCOMPARE(run.output, QByteArray("1\nN=" + QByteArray::fromStdString(number) + "\n"));
}

void TestWriters::whatAnEditorSavedMeanwhileStays()
{
    // The program opens its output once it has read the project, and then computes; the edit falls between.
    const ProjectFolder folder;
    const ProgramRun run = runShell(
        QStringLiteral("mkfifo out; \"$1\" place two-racks-copper.yaml --scenario copper-tcp --per-node 2 "
                       "--draws 2000 --evaluations 2000 --write -o out & "
                       "exec 3< out; echo '# edited' >> two-racks-copper.yaml; cat <&3 > table.txt; wait $!"),
        folder.path());
    QCOMPARE(run.status, 3);
    QVERIFY2(run.messages.contains(
                 "two-racks-copper.yaml: another program has changed the file since it was read"),
             run.messages.constData());
    QVERIFY(readFile(folder.file(QStringLiteral("two-racks-copper.yaml"))).endsWith("# edited\n"));
    QVERIFY2(readFile(folder.file(QStringLiteral("table.txt"))).contains("optimised"),
             "what was computed is shown all the same");
}

void TestWriters::lostCommentsAreSaid()
{
    const ProjectFolder folder;
    const QString import = QStringLiteral("\"$1\" import osu_latency.txt --into racks.yaml --name ");
    // Once in canonical form, where a sign in a title is no comment.
    const ProgramRun canonical =
        runShell(import + QStringLiteral("one; sed -i 's/^title: .*/title: \"rack # 1\"/' racks.yaml; ") +
                     import + QStringLiteral("two"),
                 folder.path());
    QCOMPARE(canonical.status, 0);
    QVERIFY2(!canonical.messages.contains("comments"), canonical.messages.constData());
    const ProgramRun commented = runShell(QStringLiteral("sed -i '1a # measured on Tuesday' racks.yaml; ") +
                                              import + QStringLiteral("three"),
                                          folder.path());
    QCOMPARE(commented.status, 0);
    QVERIFY2(commented.messages.contains("racks.yaml:2: note: comments are not kept"),
             commented.messages.constData());
}

void TestWriters::pipesInAFolderOfProjectsAreLeftOut()
{
    const ProjectFolder folder;
    const ProgramRun run = runShell(
        QStringLiteral("mkdir d; cp two-racks-copper.yaml d; mkfifo d/pipe.yaml; timeout 50 \"$1\" errors d"),
        folder.path());
    QVERIFY2(run.status == 0, run.messages.constData());
}

void TestWriters::otherNamesOfAFileAreSaid()
{
    const ProjectFolder folder;
    const ProgramRun run =
        runShell(QStringLiteral("ln racks.yaml other; \"$1\" import osu_latency.txt --into "
                                "racks.yaml --name one"),
                 folder.path());
    QCOMPARE(run.status, 0);
    QVERIFY2(run.messages.contains("racks.yaml: note: the file has another name (a hard link)"),
             run.messages.constData());
}

void TestWriters::killedWritersLeaveTheOldOrTheNew_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("command");
    QTest::newRow("import") << QStringLiteral("racks.yaml")
                            << QStringLiteral("import osu_latency.txt --into racks.yaml --name ping");
    QTest::newRow("place") << QStringLiteral("two-racks-copper.yaml")
                           << QStringLiteral("place two-racks-copper.yaml --scenario copper-tcp --per-node 2 "
                                             "--draws 2 --evaluations 20 --write --as placed");
    QTest::newRow("calibrate") << QStringLiteral("two-racks-copper.yaml")
                               << QStringLiteral(
                                      "calibrate two-racks-copper.yaml --kind cross-traffic --write");
    QTest::newRow("output") << QStringLiteral("table.csv")
                            << QStringLiteral("predict two-racks-copper.yaml --format csv -o table.csv");
}

void TestWriters::killedWritersLeaveTheOldOrTheNew()
{
    QFETCH(QString, file);
    QFETCH(QString, command);
    // CONTRAFLOW_KILLS=1000 for as many moments, and CONTRAFLOW_SEED for others.
    bool isGiven = false;
    int kills = qEnvironmentVariableIntValue("CONTRAFLOW_KILLS", &isGiven);
    if (!isGiven)
        kills = 12;
    Random random(static_cast<std::uint64_t>(qEnvironmentVariableIntValue("CONTRAFLOW_SEED")));
    QString moments;
    for (int i = 0; i < kills; ++i)
        moments += QString::number(1.1 * random.unit(), 'f', 4) + QLatin1Char(' ');
    const ProjectFolder folder;
    // The moments are spread over the whole run and a little beyond.
    const ProgramRun run = runShell(
        QStringLiteral(
            "run() { \"$1\" %2 > said 2>&1; }; touch %1; cp %1 before; "
            "begin=$(date +%s%N); run \"$1\" || { cat said; exit 1; }; end=$(date +%s%N); cp %1 after; "
            "cmp -s before after && { echo nothing was written; exit 1; }; "
            "for part in %3; do cp before %1; \"$1\" %2 > said 2>&1 & "
            "sleep $(LC_ALL=C awk \"BEGIN { print $part * ($end - $begin) / 1e9 }\"); "
            "kill -9 $! 2> /dev/null; wait $! 2> /dev/null; "
            "cmp -s %1 before || cmp -s %1 after || { echo between at $part; exit 1; }; done; "
            "find . -name '.*.tmp' -exec touch -d '1 minute ago' {} +; "
            "cp before %1; run \"$1\" || { cat said; exit 1; }; "
            "cmp -s %1 after || { echo the last run wrote something else; exit 1; }; "
            "ls -A | grep '[.]tmp$' && exit 1; exit 0")
            .arg(file, command, moments),
        folder.path());
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.status == 0, run.messages.constData());
}

void TestWriters::aFullDiskIsSaidOnceForSpreadsheetsToo()
{
    const ProjectFolder folder;
    const ProgramRun run = runShell(
        QStringLiteral(
            "ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD=%1 FAULT_CALL=write FAULT_ERROR=%2 FAULT_AT=1 "
            "\"$1\" export two-racks-copper.yaml --table messages -o t.xlsx; status=$?; "
            "ls -A | grep t[.]xlsx; exit $status")
            .arg(faultsPath(), QString::number(ENOSPC)),
        folder.path());
    QCOMPARE(run.status, 3);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.messages.startsWith("contraflow: t.xlsx: ") && run.messages.count('\n') == 1,
             run.messages.constData());
}

void TestWriters::aFailingDiskLeavesTheOldOrTheNew_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("isOvercome");
    const auto add = [](const char* call, int number, const char* name, bool isOvercome = false) {
        QTest::addRow("%s, %s", call, name) << QString::fromLatin1(call) << number << isOvercome;
    };
    for (const char* call : {"open", "write", "fsync", "rename"}) {
        add(call, ENOSPC, "disk full");
        add(call, EIO, "input/output error");
    }
    add("open", EROFS, "read-only");
    add("open", EMFILE, "too many files");
    add("rename", EXDEV, "another disk");
    add("write", EINTR, "interrupted", true);
    add("write", 0, "one byte", true);
}

void TestWriters::aFailingDiskLeavesTheOldOrTheNew()
{
    QFETCH(QString, call);
    QFETCH(int, number);
    QFETCH(bool, isOvercome);
    const ProjectFolder folder;
    // Each call in turn; there are fewer than four of each, and what comes after the last fails no more.
    const ProgramRun run = runShell(
        QStringLiteral(
            "import() { cp before.yaml p.yaml; \"$@\" import osu_latency.txt --into p.yaml --name ping 2> said; }; "
            "cp racks.yaml before.yaml; import \"$1\" || exit 1; cp p.yaml after.yaml; "
            "for at in 1 2 3 4; do "
            "import env ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD=%1 FAULT_CALL=%2 FAULT_ERROR=%3 "
            "FAULT_AT=$at \"$1\"; status=$?; "
            "if [ $status = 0 ]; then cmp p.yaml after.yaml || exit 1; "
            "else cmp p.yaml before.yaml || exit 1; [ $status = 3 ] || { echo status $status; exit 1; }; "
            "grep -q '^contraflow: p.yaml: ' said || { cat said; exit 1; }; echo failed; fi; "
            "ls -A | grep '[.]tmp$' && exit 1; done; exit 0")
            .arg(faultsPath(), call, QString::number(number)),
        folder.path());
    QVERIFY2(run.status == 0, run.output + run.messages);
    QCOMPARE(run.output.contains("failed"), !isOvercome);
}

QTEST_GUILESS_MAIN(TestWriters)
#include "tst_writers.moc"
