// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace contraflow::test;

/** What the program does with outputs that fail, files it writes, and the environment it runs in. */
class TestStreams : public QObject
{
    Q_OBJECT

private slots:
    void aFullDiskIsSaid();
    void aClosedPipeIsSaid();
    void aClosedOutputIsSaidAndHarmsNoFile();
    void anOutputFileHoldsWhatTheOutputWould();
    void aLongOutputFileIsWrittenAsItComes();
    void aFailedOutputFileIsSaidAndNothingIsLeft();
    void pipesAndDevicesTakeTheOutputAsItComes();
    void theProjectIsNeverReplacedByItsResults();
    void aProjectComesThroughAPipe();
    void anEndlessPipeIsLeftAtWhatIsWrongWithItsBeginning();
    void explanationsOfManyStepsStaySmall();
    void nothingButIssuesGoesToStandardError();
    void commasOfTheLocaleChangeNothing();
    void numbersReadBackToTheSameDouble();
    void theCommandWorksWithoutADisplay();
    void aTerminalShowsControlCharactersAndObeysNone();

private:
    ProgramRun shell(const char* command)
    {
        return runShell(QString::fromLatin1(command), m_projects.path());
    }

    ProjectFolder m_projects;
};

void TestStreams::aFullDiskIsSaid()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("this system has no /dev/full");
    for (const char* command :
         {"$1 predict two-racks-copper.yaml > /dev/full", "$1 generate ring > /dev/full",
          "$1 selfcheck > /dev/full", "$1 --help > /dev/full",
          "$1 explain partly-broken.yaml --message good > /dev/full",
          "$1 validate partly-broken.yaml > /dev/full"}) {
        const ProgramRun run = shell(command);
        QCOMPARE(run.status, 3);
        QVERIFY2(run.messages.contains("No space left on device"), run.messages.constData());
    }
}

void TestStreams::aClosedPipeIsSaid()
{
    const ProgramRun run = shell("$1 generate all-to-all --nodes 300 | head -1; exit ${PIPESTATUS[0]}");
    QCOMPARE(run.status, 3);
    QCOMPARE(run.output, QByteArray("contraflow: 1\n"));
    QVERIFY2(run.messages.contains("Broken pipe"), run.messages.constData());
}

void TestStreams::aClosedOutputIsSaidAndHarmsNoFile()
{
    const QByteArray before = readFile(m_projects.file(QStringLiteral("two-racks-copper.yaml")));
    const ProgramRun run = shell("$1 predict two-racks-copper.yaml >&-");
    QCOMPARE(run.status, 3);
    QVERIFY2(run.messages.contains("could not be written"), run.messages.constData());
    QCOMPARE(shell("$1 predict two-racks-copper.yaml >&- 2>&-").status, 3);
    QCOMPARE(shell("$1 generate ring -o closed.yaml <&- >&- 2>&-").status, 0);
    QVERIFY(readFile(m_projects.file(QStringLiteral("closed.yaml"))).startsWith("contraflow: 1\n"));
    QCOMPARE(readFile(m_projects.file(QStringLiteral("two-racks-copper.yaml"))), before);
}

void TestStreams::anOutputFileHoldsWhatTheOutputWould()
{
    for (const char* format : {"table", "csv", "json"}) {
        const QString words =
            QStringLiteral("$1 predict two-racks-copper.yaml --format %1").arg(QLatin1String(format));
        const ProgramRun direct = runShell(words, m_projects.path());
        const ProgramRun toFile = runShell(words + QStringLiteral(" -o times.out"), m_projects.path());
        QCOMPARE(toFile.status, 0);
        QCOMPARE(toFile.output, QByteArray());
        QVERIFY(direct.output.size() > 100);
        QCOMPARE(readFile(m_projects.file(QStringLiteral("times.out"))), direct.output);
    }
}

/** More than is held in memory: the file is complete all the same, or not there. */
void TestStreams::aLongOutputFileIsWrittenAsItComes()
{
    QCOMPARE(shell("$1 generate incast --network star --nodes 700 --size 1MB..100MB -o long.yaml").status, 0);
    const QByteArray words = "$1 predict long.yaml --model max-min --format json";
    const ProgramRun direct = shell(words.constData());
    QVERIFY2(direct.output.size() > 25'000'000, qPrintable(QString::number(direct.output.size())));
    QCOMPARE(shell((words + " -o long.json").constData()).status, 0);
    QVERIFY(readFile(m_projects.file(QStringLiteral("long.json"))) == direct.output);
    const QStringList before = QDir(m_projects.path()).entryList(QDir::AllEntries | QDir::Hidden);
    QCOMPARE(shell(("ulimit -f 20000; trap '' XFSZ; " + words + " -o other.json").constData()).status, 3);
    QCOMPARE(QDir(m_projects.path()).entryList(QDir::AllEntries | QDir::Hidden), before);
}

void TestStreams::aFailedOutputFileIsSaidAndNothingIsLeft()
{
    const QStringList before = QDir(m_projects.path()).entryList();
    const ProgramRun run = shell("$1 predict two-racks-copper.yaml -o no/such/folder/times.csv");
    QCOMPARE(run.status, 3);
    QVERIFY2(run.messages.contains("no/such/folder"), run.messages.constData());
    QCOMPARE(QDir(m_projects.path()).entryList(), before);
}

void TestStreams::pipesAndDevicesTakeTheOutputAsItComes()
{
    const ProgramRun direct = shell("$1 generate ring");
    QCOMPARE(shell("$1 generate ring -o /dev/stdout | cat").output, direct.output);
    QCOMPARE(shell("$1 generate ring -o >(cat >copy.yaml)").status, 0);
    QTRY_COMPARE(readFile(m_projects.file(QStringLiteral("copy.yaml"))), direct.output);
    QCOMPARE(shell("$1 generate ring -o /dev/null").status, 0);
    const ProgramRun full = shell("$1 generate ring -o /dev/full");
    QCOMPARE(full.status, 3);
    QVERIFY2(full.messages.contains("No space left on device"), full.messages.constData());
}

void TestStreams::theProjectIsNeverReplacedByItsResults()
{
    const QString project = m_projects.file(QStringLiteral("two-racks-optical.yaml"));
    const QByteArray before = readFile(project);
    const ProgramRun run = shell("$1 predict two-racks-optical.yaml -o ./two-racks-optical.yaml");
    QCOMPARE(run.status, 2);
    QVERIFY(run.messages.contains("would replace the project"));
    QCOMPARE(readFile(project), before);
}

void TestStreams::aProjectComesThroughAPipe()
{
    const ProgramRun run = shell("$1 generate all-to-all --nodes 64 | $1 predict - --format csv");
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output.count('\n'), 64 * 63 + 1);
    QCOMPARE(shell("$1 predict <($1 generate all-to-all --nodes 64) --format csv").output, run.output);
    const ProgramRun broken = shell("echo 'contraflow: 99' | $1 predict -");
    QCOMPARE(broken.status, 1);
    QVERIFY2(broken.messages.contains("standard input:1: "), broken.messages.constData());
}

void TestStreams::anEndlessPipeIsLeftAtWhatIsWrongWithItsBeginning()
{
    // head says how much was taken: it ends by a closed pipe as soon as nobody reads on.
    const ProgramRun run = shell("head -c 100000000 /dev/zero | $1 validate -; echo ${PIPESTATUS[*]}");
    QVERIFY2(run.output.endsWith("141 1\n"), run.output.constData());
    QVERIFY2(run.output.contains("standard input: error: the text is encoded as UTF-16"),
             run.output.constData());
}

void TestStreams::explanationsOfManyStepsStaySmall()
{
    // All sizes differ, so that each message ends a step that all others share.
    QByteArray project = "contraflow: 1\nplatforms:\n  - name: p\n    switches: [s]\n    nodes:\n"
                         "      - {name: \"n[1-2]\", switch: s, bandwidth: 1 Gbit/s, latency: 1 us}\n"
                         "workloads:\n  - name: w\n    messages: |\n      id,source,destination,size\n";
    for (int i = 1; i <= 2000; ++i)
        project += "      m" + QByteArray::number(i) + ",n1,n2," + QByteArray::number(1000 + i) + " kB\n";
    project += "models:\n  - {name: m, kind: max-min}\n"
               "scenarios:\n  - {name: x, platform: p, workload: w, model: m}\n";
    QFile file(m_projects.file(QStringLiteral("incast.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(project);
    file.close();
    for (const char* format : {"json", "csv"}) {
        const QByteArray explain = QByteArray("$1 explain incast.yaml --message m2000 --format ") + format;
        const ProgramRun whole = shell(explain.constData());
        QCOMPARE(whole.status, 0);
        // Lists of 2 000 steps would name 2 million messages; they end with a million.
        QVERIFY2(whole.output.size() < 40'000'000, qPrintable(QString::number(whole.output.size())));
        const auto steps = whole.output.count("m1999");
        QVERIFY2(steps > 0 && steps < 1000, qPrintable(QString::number(steps)));
        const ProgramRun step = shell((explain + " --step 1900").constData());
        QVERIFY(step.output.contains("m1999"));
    }
}

void TestStreams::nothingButIssuesGoesToStandardError()
{
    QCOMPARE(shell("$1 predict random-30-3.yaml --model asymmetric").messages, QByteArray());
    QCOMPARE(shell("$1 generate all-to-all --nodes 100 -o quiet.yaml").messages, QByteArray());
}

void TestStreams::commasOfTheLocaleChangeNothing()
{
    const char* command = "$1 predict two-racks-copper.yaml --format csv";
    const ProgramRun plain =
        runShell(QStringLiteral("LC_ALL=C ") + QLatin1String(command), m_projects.path());
    const ProgramRun german =
        runShell(QStringLiteral("LC_ALL=de_DE.UTF-8 ") + QLatin1String(command), m_projects.path());
    QCOMPARE(plain.status, 0);
    QCOMPARE(german.output, plain.output);
    QVERIFY(plain.output.contains("0.25531914893617"));
}

void TestStreams::numbersReadBackToTheSameDouble()
{
    // 10 MB at a third of 940 Mbit/s: the quotient has no short decimal form.
    const ProgramRun run = shell("$1 predict two-racks-copper.yaml --scenario copper-fair --format csv");
    const double time = run.output.split('\n').at(1).split(',').at(8).toDouble();
    QCOMPARE(time, 10e6 / (940e6 / 8 / 3)); // QCOMPARE allows a relative 1e-12, the text must do better
    QVERIFY(std::abs(time - 10e6 / (940e6 / 8 / 3)) < 1e-15);
}

void TestStreams::theCommandWorksWithoutADisplay()
{
    const ProgramRun run =
        shell("env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM $1 predict two-racks-copper.yaml");
    QCOMPARE(run.status, 0);
    QCOMPARE(run.messages, QByteArray());
}

void TestStreams::aTerminalShowsControlCharactersAndObeysNone()
{
    QFile file(m_projects.file(QStringLiteral("escapes.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("contraflow: 1\n"
               "platforms:\n"
               "  - name: \"p\\e[2J\"\n"
               "    switches: [s]\n"
               "    nodes:\n"
               "      - {name: \"a\\u009b31m\", switch: s, bandwidth: 1 Gbit/s}\n"
               "      - {name: b, switch: s, bandwidth: 1 Gbit/s}\n"
               "workloads:\n"
               "  - {name: w, messages: \"id,source,destination,size\\nm,a\\u009b31m,b,1 MB\"}\n"
               "models: [{name: fair, kind: max-min}]\n"
               "scenarios:\n"
               "  - {name: \"é\\e]0;title\\a\", platform: \"p\\e[2J\", workload: w, model: fair}\n");
    file.close();
    // script gives the program a terminal and writes down what that received.
    const ProgramRun run =
        shell("command -v script > /dev/null || exit 77; "
              "script -qec \"'$1' predict escapes.yaml\" typescript > /dev/null < /dev/null; "
              "tail -n +2 typescript | head -n -2; \"$1\" predict escapes.yaml > piped; "
              "grep -q $'\\e]0;title' piped && echo bytes as they are");
    if (run.status == 77)
        QSKIP("there is no program 'script' to make a terminal");
    QVERIFY2(run.output.contains("Scenario é?]0;title?: platform p?[2J"), run.output.constData());
    QVERIFY2(run.output.contains("a?31m"), run.output.constData());
    QVERIFY2(!run.output.contains('\x1b') && !run.output.contains('\a') && !run.output.contains("\xc2\x9b"),
             run.output.constData());
    QVERIFY(run.output.contains("bytes as they are"));
}

QTEST_GUILESS_MAIN(TestStreams)
#include "tst_streams.moc"
