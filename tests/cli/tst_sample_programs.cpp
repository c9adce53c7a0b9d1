// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"
#include "tests/cli/program.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace contraflow;
using namespace contraflow::test;

/** Beside the other tests of samples, because it takes as long as all of them: one project may hold a
 * training step of 512 GPUs. */
class TestSamplePrograms : public QObject
{
    Q_OBJECT

private slots:
    void everyApplicationGoesThroughEveryCommand_data();
    void everyApplicationGoesThroughEveryCommand();

private:
    const QString m_samples = QStringLiteral(CONTRAFLOW_SAMPLES);
    ProjectFolder m_projects;
};

void TestSamplePrograms::everyApplicationGoesThroughEveryCommand_data()
{
    QTest::addColumn<QString>("name");
    int count = 0;
    for (const QString& name : QDir(m_samples).entryList({QStringLiteral("*.yaml")}))
        if (const auto loaded = readProject(QDir(m_samples).filePath(name).toStdString());
            loaded && !loaded->project.applications.empty()) {
            QTest::newRow(qPrintable(name)) << name;
            ++count;
        }
    QVERIFY(count > 0);
}

void TestSamplePrograms::everyApplicationGoesThroughEveryCommand()
{
    QFETCH(QString, name);
    const auto loaded = readProject(QDir(m_samples).filePath(name).toStdString());
    QVERIFY(loaded);
    const Project& project = loaded->project;
    const QString scenario = QString::fromStdString(project.scenarios[0].name);
    const std::size_t rows = project.applications[0].program.size();
    const QString event = QString::number(std::min<std::size_t>(6, rows)); // one that sends, in most
    QTemporaryDir folder;
    QList<QStringList> calls{
        {"replay", "--by", "process"},
        {"replay", "--by", "event", "--format", "csv"},
        {"replay", "--by", "phase"},
        {"replay", "--by", "message", "--format", "csv"},
        {"replay", "--by", "path"},
        {"replay", "--by", "part", "--format", "json"},
        {"replay", "--by", "channel"},
        {"explain", "--scenario", scenario, "--process", "0", "--event", event},
        {"compare"},
        {"compare", "--scenario", scenario, "--sweep", "speed=1,2", "--sweep", "nic=1Gbit/s,10Gbit/s"},
        {"what-if", "--scenario", scenario},
        {"place", "--scenario", scenario, "--draws", "2", "--evaluations", "10"},
        {"export", "--scenario", scenario, "--as", "csv", "--output", folder.filePath("tables/")},
    };
    if (programHasWindow()) {
        calls.append({"report", "--scenario", scenario, "--output", folder.filePath("report.html")});
        calls.append(
            {"report", "--scenario", scenario, "--anonymise", "--output", folder.filePath("neutral.html")});
    }
    for (QStringList words : calls) {
        words.insert(1, name);
        const ProgramRun run = runProgram(words, m_projects.path());
        for (const QByteArray& line : run.messages.split('\n'))
            QVERIFY2(line.isEmpty() || line.contains(": note: "), line.constData());
        QVERIFY2(run.status == 0, qPrintable(words.join(' ')));
    }
    for (const char* table : {"processes", "phases", "path_phases", "path_channels", "candidates", "mapping"})
        QVERIFY2(readFile(folder.filePath(QStringLiteral("tables/%1.csv").arg(table))).contains("\n"), table);
    if (!programHasWindow())
        return;
    const QByteArray report = readFile(folder.filePath("report.html"));
    const QByteArray neutral = readFile(folder.filePath("neutral.html"));
    for (const QByteArray& text : {report, neutral})
        QVERIFY(text.contains("critical path") && text.contains("contention costs"));
    const QByteArray rack = QByteArray::fromStdString(project.platforms[0].switches[0].name);
    QVERIFY(report.contains(rack) && !neutral.contains(rack));
}

QTEST_GUILESS_MAIN(TestSamplePrograms)
#include "tst_sample_programs.moc"
