// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project_file.h"
#include "core/project/validate.h"
#include "tests/cli/program.h"

#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

class TestImport : public QObject
{
    Q_OBJECT

private slots:
    void theProjectIsWrittenWhereItStands();
    void aFileThatCannotBeUsedLeavesTheProjectAsItIs();
    void everythingAgreesWithWhatPredictReads();
    void aFolderIsTakenWhole();

private:
    [[nodiscard]] static Project read(const ProjectFolder& folder)
    {
        const auto loaded = readProject(folder.file(QStringLiteral("racks.yaml")).toStdString());
        if (!loaded)
            qFatal("%s", loaded.error().message.c_str());
        return loaded->project;
    }
    [[nodiscard]] static ProgramRun import(const ProjectFolder& folder, const QStringList& words)
    {
        return runProgram(QStringList{QStringLiteral("import")} + words +
                              QStringList{QStringLiteral("--into"), QStringLiteral("racks.yaml")},
                          folder.path());
    }
};

void TestImport::theProjectIsWrittenWhereItStands()
{
    const ProjectFolder folder;
    const ProgramRun run = import(folder, {QStringLiteral("osu_latency.txt")});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QByteArray());
    QVERIFY(run.messages.contains("24 measured values imported into racks.yaml"));
    const Project project = read(folder);
    QVERIFY(validate(project).empty());
    QCOMPARE(project.benchmarks[0].rows.size(), std::size_t{24});
    QCOMPARE(project.benchmarks[0].provenance.date, QDate::currentDate().toString(Qt::ISODate).toStdString());
    QCOMPARE(QString::fromStdString(projectText(project)),
             QString::fromUtf8(readFile(folder.file(QStringLiteral("racks.yaml")))));
}

void TestImport::aFileThatCannotBeUsedLeavesTheProjectAsItIs()
{
    const ProjectFolder folder;
    const QString file = folder.file(QStringLiteral("racks.yaml"));
    const QByteArray before = readFile(file);
    QCOMPARE(import(folder, {QStringLiteral("iperf3-refused.json")}).status, 1);
    QCOMPARE(import(folder, {QStringLiteral("osu_latency.txt"), QStringLiteral("--dry-run")}).status, 0);
    QCOMPARE(
        import(folder, {QStringLiteral("osu_latency.txt"), QStringLiteral("--as"), QStringLiteral("xml")})
            .status,
        2);
    QCOMPARE(readFile(file), before);
}

void TestImport::everythingAgreesWithWhatPredictReads()
{
    const ProjectFolder folder;
    QCOMPARE(import(folder, {QStringLiteral("patterns-F.csv"), QStringLiteral("--platform"),
                             QStringLiteral("two-racks")})
                 .status,
             0);
    const ProgramRun run = runProgram({QStringLiteral("predict"), QStringLiteral("racks.yaml"),
                                       QStringLiteral("--format"), QStringLiteral("csv")},
                                      folder.path());
    QCOMPARE(run.status, 0);
    const QList<QByteArray> lines = run.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 176);
    const auto column = lines[0].split(',').indexOf("measured_s");
    QCOMPARE(lines[1].split(',').at(column), QByteArray("0.886313"));
}

void TestImport::aFolderIsTakenWhole()
{
    const ProjectFolder folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("runs")));
    for (const char* name : {"patterns-F.csv", "np.out"})
        QVERIFY(QFile::copy(folder.file(QString::fromLatin1(name)),
                            folder.file(QStringLiteral("runs/%1").arg(QLatin1String(name)))));
    const QStringList words{QStringLiteral("runs"), QStringLiteral("--platform"),
                            QStringLiteral("two-racks")};
    const ProgramRun dry = import(folder, words + QStringList{QStringLiteral("--dry-run")});
    QCOMPARE(dry.status, 0);
    QVERIFY(dry.output.contains("runs/patterns-F.csv: 18 measured patterns, 175 measured values"));
    QVERIFY(dry.output.contains("runs/np.out: not taken: it has no messages"));
    QVERIFY(read(folder).measurements.empty());
    QCOMPARE(import(folder, words).status, 0);
    QCOMPARE(read(folder).measurements.size(), std::size_t{18});
    QCOMPARE(import(folder, words + QStringList{QStringLiteral("--as"), QStringLiteral("csv")}).status, 2);
    QVERIFY(QFile::remove(folder.file(QStringLiteral("runs/patterns-F.csv"))));
    const ProgramRun nothing = import(folder, words);
    QCOMPARE(nothing.status, 1);
    QVERIFY(nothing.messages.contains("nothing in the folder was taken"));
}

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
