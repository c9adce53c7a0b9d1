// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QtTest>

using namespace contraflow::test;

/**
 * Runs the program once for every file in tests/data/cli and compares standard output, standard error and
 * exit status whole. A file begins with a line "contraflow ARGUMENTS", which is run in a folder with the
 * sample projects and those of tests/data/cli/projects.
 *
 * After a wanted change: CONTRAFLOW_UPDATE_GOLDEN=1 tst_golden, then read the difference before committing
 * it.
 */
class TestGolden : public QObject
{
    Q_OBJECT

private slots:
    void theProgramSaysExactlyThis_data();
    void theProgramSaysExactlyThis();
    void everyBrokenProjectIsNamedAndLeftAsItIs_data();
    void everyBrokenProjectIsNamedAndLeftAsItIs();

private:
    ProjectFolder m_projects;
};

void TestGolden::theProgramSaysExactlyThis_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(CONTRAFLOW_TEST_DATA "/cli"));
    for (const QString& name : folder.entryList({QStringLiteral("*.txt")}, QDir::Files)) {
        // A program without the window makes neither reports nor plots, and says so.
        if (!programHasWindow() &&
            (name.startsWith(QStringLiteral("report-")) || name == QStringLiteral("help-export.txt") ||
             name == QStringLiteral("help-campaign.txt")))
            continue;
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
}

void TestGolden::theProgramSaysExactlyThis()
{
    QFETCH(QString, file);
    const QByteArray expected = readFile(file);
    const QByteArray call = expected.left(expected.indexOf('\n'));
    QStringList words = QProcess::splitCommand(QString::fromUtf8(call));
    QVERIFY2(!words.isEmpty() && words.takeFirst() == QStringLiteral("contraflow"),
             "the file must begin with the command line");

    const ProgramRun run = runProgram(words, m_projects.path());
    const QByteArray actual = call + "\n--- status\n" + QByteArray::number(run.status) + "\n--- output\n" +
                              run.output + "--- messages\n" + run.messages;
    if (qEnvironmentVariableIsSet("CONTRAFLOW_UPDATE_GOLDEN") && actual != expected) {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(actual);
        QSKIP("rewritten");
    }
    if (actual != expected)
        qWarning("expected:\n%s\nactual:\n%s", expected.constData(), actual.constData());
    QVERIFY(actual == expected);
}

void TestGolden::everyBrokenProjectIsNamedAndLeftAsItIs_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(CONTRAFLOW_TEST_DATA "/broken"));
    QStringList names = folder.entryList({QStringLiteral("*.yaml")}, QDir::Files);
    names.removeOne(QStringLiteral("valid.yaml"));
    if (names.isEmpty())
        QSKIP("there are no broken projects");
    for (const QString& name : names)
        for (const QString& command : {QStringLiteral("predict"), QStringLiteral("validate")})
            QTest::newRow(qPrintable(command + QLatin1Char(' ') + name)) << command << folder.filePath(name);
}

void TestGolden::everyBrokenProjectIsNamedAndLeftAsItIs()
{
    QFETCH(QString, command);
    QFETCH(QString, file);
    const QByteArray before = readFile(file);
    // Keys that are only not known yet are kept and warned of; everything else in the folder is an error.
    const QStringList warnedOf{QStringLiteral("merge-key.yaml"), QStringLiteral("unknown-key.yaml")};
    const bool isError = !warnedOf.contains(QFileInfo(file).fileName());
    const ProgramRun run = runProgram({command, file}, m_projects.path());
    QCOMPARE(run.status, isError ? 1 : 0);
    const QByteArray said = run.output + run.messages;
    QVERIFY2(said.contains(file.toUtf8() + ':'), said.constData());
    QCOMPARE(readFile(file), before);
}

QTEST_GUILESS_MAIN(TestGolden)
#include "tst_golden.moc"
