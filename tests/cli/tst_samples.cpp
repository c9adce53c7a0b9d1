// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project_file.h"
#include "tests/cli/program.h"

#include <QDir>
#include <QProcess>
#include <QtTest>

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
    void tableOneComesOutOfItsSample();

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
    const ProgramRun run = runProgram({QStringLiteral("predict"), name}, m_projects.path());
    QCOMPARE(run.messages, QByteArray());
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

QTEST_GUILESS_MAIN(TestSamples)
#include "tst_samples.moc"
