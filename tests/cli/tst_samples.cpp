// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"
#include "core/io/project/published_file.h"
#include "tests/cli/program.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace contraflow;
using namespace contraflow::test;

class TestSamples : public QObject
{
    Q_OBJECT

private slots:
    void everySampleRunsWithoutAWord_data() { addSamples(); }
    void everySampleRunsWithoutAWord();
    void everySampleIsWrittenCanonically_data() { addSamples(); }
    void everySampleIsWrittenCanonically();
    void everySampleHasATitleAndIsListedInTheReadme_data() { addSamples(); }
    void everySampleHasATitleAndIsListedInTheReadme();
    void theGeneratedSamplesComeOutOfTheirCommands();
    void theTendersComeOutOfTheirScripts_data();
    void theTendersComeOutOfTheirScripts();
    void tableOneComesOutOfItsSample();
    void publishedMeanErrorsComeOutOfTheGraphs_data();
    void publishedMeanErrorsComeOutOfTheGraphs();
    void measuredAndSimulatedSamplesHoldTheirData_data();
    void measuredAndSimulatedSamplesHoldTheirData();
    void rawResultsGoIntoTheirProjects_data();
    void rawResultsGoIntoTheirProjects();

private:
    static void addSamples();
    static QString sample(const QString& name)
    {
        return QDir(QStringLiteral(CONTRAFLOW_SAMPLES)).filePath(name);
    }

    ProjectFolder m_projects;
};

void TestSamples::addSamples()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : QDir(QStringLiteral(CONTRAFLOW_SAMPLES)).entryList({QStringLiteral("*.yaml")}))
        QTest::newRow(qPrintable(name)) << name;
}

void TestSamples::everySampleRunsWithoutAWord()
{
    QFETCH(QString, name);
    const auto loaded = readProject(sample(name).toStdString());
    QVERIFY(loaded);
    const bool runsApplications = !loaded->project.applications.empty();
    const QString command = runsApplications ? QStringLiteral("replay") : QStringLiteral("predict");
    const ProgramRun run = runProgram({command, name}, m_projects.path());
    // What a model notes about its way of counting is no complaint.
    for (const QByteArray& line : run.messages.split('\n'))
        QVERIFY2(line.isEmpty() || line.contains(": note: "), line.constData());
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.contains("makespan"));
    const ProgramRun checked = runProgram({QStringLiteral("validate"), name}, m_projects.path());
    QCOMPARE(checked.output, QByteArray());
    QCOMPARE(checked.status, 0);
}

void TestSamples::everySampleIsWrittenCanonically()
{
    QFETCH(QString, name);
    const auto loaded = readProject(sample(name).toStdString());
    QVERIFY2(loaded, loaded ? "" : loaded.error().message.c_str());
    QCOMPARE(QString::fromStdString(projectText(loaded->project)), QString::fromUtf8(readFile(sample(name))));
}

void TestSamples::everySampleHasATitleAndIsListedInTheReadme()
{
    QFETCH(QString, name);
    const auto loaded = readProject(sample(name).toStdString());
    QVERIFY(loaded);
    QVERIFY(!loaded->project.title.empty());
    QVERIFY(readFile(sample(QStringLiteral("README.md"))).contains(name.toUtf8()));
}

void TestSamples::theGeneratedSamplesComeOutOfTheirCommands()
{
    // The commands are taken from the README, so that it cannot fall behind.
    const QString readme = QString::fromUtf8(readFile(sample(QStringLiteral("README.md"))))
                               .replace(QStringLiteral("\\\n"), QStringLiteral(" "));
    int commands = 0;
    for (const QString& line : readme.split(QLatin1Char('\n'))) {
        if (!line.startsWith(QStringLiteral("contraflow generate")))
            continue;
        QStringList words = QProcess::splitCommand(line);
        const QString name = words.last();
        words.removeFirst();
        QTemporaryDir folder;
        const ProgramRun run = runProgram(words, folder.path());
        QCOMPARE(run.messages, QByteArray());
        QCOMPARE(run.status, 0);
        QCOMPARE(QString::fromUtf8(readFile(folder.filePath(name))),
                 QString::fromUtf8(readFile(sample(name))));
        ++commands;
    }
    QCOMPARE(commands, 3);
}

void TestSamples::theTendersComeOutOfTheirScripts_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"tender-128", "tender-256", "tender-gpu"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestSamples::theTendersComeOutOfTheirScripts()
{
    QFETCH(QString, name);
    const ProgramRun run = runShell(
        QStringLiteral("bash '%1' \"$1\"").arg(sample(name + QStringLiteral(".sh"))), m_projects.path());
    // What the presets bring along is said; nothing else is.
    for (const QByteArray& line : run.messages.split('\n'))
        QVERIFY2(line.isEmpty() || line.startsWith("preset "), line.constData());
    QCOMPARE(run.status, 0);
    QCOMPARE(QString::fromUtf8(run.output),
             QString::fromUtf8(readFile(sample(name + QStringLiteral(".yaml")))));
}

void TestSamples::tableOneComesOutOfItsSample()
{
    const ProgramRun run = runProgram({QStringLiteral("predict"), QStringLiteral("two-racks-copper.yaml"),
                                       QStringLiteral("--scenario"), QStringLiteral("copper-tcp"),
                                       QStringLiteral("--format"), QStringLiteral("csv")},
                                      m_projects.path());
    QCOMPARE(run.status, 0);
    const QList<QByteArray> lines = run.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 6);
    QVERIFY(
        lines[0].startsWith("scenario,model,message,source,destination,size_bytes,start_s,finish_s,time_s"));
    const double printed[] = {0.255, 0.255, 0.425, 0.425, 0.255};
    for (int i = 0; i < 5; ++i) {
        const double time = lines[i + 1].split(',')[8].toDouble();
        QVERIFY(time >= printed[i] && time < printed[i] + 0.001); // the paper cuts after three digits
    }
}

void TestSamples::publishedMeanErrorsComeOutOfTheGraphs_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("title");
    QTest::newRow("Gigabit Ethernet") << "graphs-gigabit-ethernet.yaml"
                                      << "Graphs of vienne-2008 over Gigabit Ethernet";
    QTest::newRow("Myrinet") << "graphs-myrinet.yaml"
                             << "Graphs of vienne-2008 over Myrinet";
}

void TestSamples::publishedMeanErrorsComeOutOfTheGraphs()
{
    QFETCH(QString, sample);
    QFETCH(QString, title);
    std::map<QByteArray, double> published; // of the penalty model, by graph
    const auto& tables = publishedTables();
    QVERIFY(tables);
    for (const PublishedTable& table : *tables)
        for (const PublishedValue& value : table.values)
            if (table.project.title == title.toStdString() && value.tolerance == 0 &&
                value.what == PublishedValue::What::meanError)
                published[QByteArray::fromStdString(table.project.scenarios[table.scenario].name)] =
                    QByteArray::fromStdString(value.corrected.empty() ? value.printed : value.corrected)
                        .toDouble();
    QCOMPARE(published.size(), std::size_t{4});

    const ProgramRun run =
        runProgram({QStringLiteral("errors"), sample, QStringLiteral("--show"), QStringLiteral("patterns"),
                    QStringLiteral("--format"), QStringLiteral("csv")},
                   m_projects.path());
    QCOMPARE(run.status, 0);
    const QList<QByteArray> lines = run.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 5);
    const auto column = lines[0].split(',').indexOf("abs_err_pct");
    QVERIFY(column > 0);
    for (int i = 1; i < lines.size(); ++i) {
        const QList<QByteArray> cells = lines[i].split(',');
        const double difference = cells[column].toDouble() - published[cells[1]];
        QVERIFY2(std::abs(difference) <= 0.2, lines[i].constData());
    }
}

void TestSamples::measuredAndSimulatedSamplesHoldTheirData_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("table");
    QTest::newRow("F") << "measured-deep-queues.yaml"
                       << "measured/patterns-F.csv";
    QTest::newRow("D") << "measured-switch-queues.yaml"
                       << "measured/patterns-D.csv";
    QTest::newRow("P") << "measured-shallow-queues.yaml"
                       << "measured/patterns-P.csv";
    QTest::newRow("packets") << "simulated-packets.yaml"
                             << "packet-level/patterns-cubicW256k.csv";
    QTest::newRow("packets, large windows") << "simulated-packets-large-windows.yaml"
                                            << "packet-level/patterns-cubicW1MnoHS.csv";
    QTest::newRow("Open MPI") << "measured-open-mpi.yaml"
                              << "import/mpi-point-to-point-F.csv";
}

void TestSamples::measuredAndSimulatedSamplesHoldTheirData()
{
    QFETCH(QString, sample);
    QFETCH(QString, table);
    const ProgramRun run =
        runProgram({QStringLiteral("errors"), sample, QStringLiteral("--show"), QStringLiteral("messages"),
                    QStringLiteral("--format"), QStringLiteral("csv")},
                   m_projects.path());
    QCOMPARE(run.messages, QByteArray());
    const auto timesOf = [](const QByteArray& csv, const QByteArray& pattern, const QByteArray& message,
                            const QByteArray& time) {
        const QList<QByteArray> lines = csv.trimmed().split('\n');
        const QList<QByteArray> header = lines.first().split(',');
        QStringList times;
        for (int i = 1; i < lines.size(); ++i) {
            const QList<QByteArray> cells = lines[i].split(',');
            times.append(QStringLiteral("%1 %2 %3")
                             .arg(QString::fromUtf8(cells[header.indexOf(pattern)]),
                                  QString::fromUtf8(cells[header.indexOf(message)]),
                                  QString::number(cells[header.indexOf(time)].toDouble(), 'g', 15)));
        }
        times.sort();
        return times;
    };
    const QByteArray data = readFile(QStringLiteral(CONTRAFLOW_TEST_DATA "/") + table);
    QCOMPARE(timesOf(run.output, "measurement", "message", "measured_s"),
             timesOf(data, "pattern_id", "link", "mean_s"));
}

/** Named after the project that they belong to, up to the first dot. */
void TestSamples::rawResultsGoIntoTheirProjects_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = QDir(sample("raw")).entryList({QStringLiteral("*.json")});
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
    QVERIFY(!names.empty());
}

/** What came back is measured again: each time of the sample is there, and most are as long as in the sample,
 * within both intervals and 2 %. */
void TestSamples::rawResultsGoIntoTheirProjects()
{
    QFETCH(QString, name);
    QTemporaryDir folder;
    const QString project = name.section('.', 0, 0) + QStringLiteral(".yaml");
    const QString both = folder.filePath(QStringLiteral("both.yaml"));
    const ProgramRun run =
        runProgram({"import", sample("raw/" + name), "--into", project, "-o", both}, m_projects.path());
    QVERIFY2(run.status == 0, run.messages.constData());
    const auto before = readProject(sample(project).toStdString());
    const auto after = readProject(both.toStdString());
    QVERIFY(before && after);
    const auto& known = before->project.measurements;
    const auto& all = after->project.measurements;
    QVERIFY(all.size() > known.size());
    std::size_t times = 0;
    std::size_t agreeing = 0;
    for (std::size_t i = known.size(); i < all.size(); ++i) {
        const auto same = std::find_if(known.begin(), known.end(), [&](const Measurement& one) {
            return one.scenario == all[i].scenario && one.times.size() == all[i].times.size();
        });
        if (same == known.end())
            continue; // events of programs, of which the sample keeps the sums
        for (std::size_t row = 0; row < same->times.size(); ++row) {
            const TimeRow& one = same->times[row];
            const TimeRow& other = all[i].times[row];
            QCOMPARE(other.message, one.message);
            const double between = std::abs(other.mean.value().value - one.mean.value().value);
            const double width = one.ci95.value().value + other.ci95.value().value;
            agreeing += between <= width + 0.02 * one.mean.value().value ? 1 : 0;
            ++times;
        }
    }
    QVERIFY(times > 0);
    QVERIFY2(10 * agreeing >= 9 * times, qPrintable(QStringLiteral("%1 of %2").arg(agreeing).arg(times)));
}

QTEST_GUILESS_MAIN(TestSamples)
#include "tst_samples.moc"
