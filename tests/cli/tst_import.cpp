// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"
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
    void whereMessagesComeFromIsKept();
    void aModelIsTakenFromAnotherProject();
    void aTopologyBeginsAProject();
    void messagesOnATopologyRunWithTheModelOfItsPreset();

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

void TestImport::whereMessagesComeFromIsKept()
{
    const ProjectFolder folder;
    QFile matrix(folder.file(QStringLiteral("day.csv")));
    QVERIFY(matrix.open(QIODevice::WriteOnly));
    QVERIFY(matrix.write("0,10,20\n30,0,40\n50,60,0\n") > 0);
    matrix.close();
    const QStringList words{
        QStringLiteral("day.csv"),    QStringLiteral("--messages"),       QStringLiteral("--unit"),
        QStringLiteral("kB"),         QStringLiteral("--total-of"),       QStringLiteral("10"),
        QStringLiteral("--platform"), QStringLiteral("two-racks"),        QStringLiteral("--note"),
        QStringLiteral("one day"),    QStringLiteral("--date=2026-01-02")};
    const ProgramRun first = import(folder, words);
    QVERIFY2(first.status == 0, first.messages.constData());
    QVERIFY(!first.messages.contains("imported before"));
    const SharedRows<Workload> workloads = read(folder).workloads;
    const Provenance kept = workloads[workloads.size() - 1].provenance;
    QCOMPARE(kept.file, std::string("day.csv"));
    QCOMPARE(kept.sha256.size(), std::size_t{64});
    QCOMPARE(kept.date, std::string("2026-01-02"));
    QCOMPARE(kept.note, std::string("one day"));
    QCOMPARE(kept.options, std::string("--unit kB --total-of 10"));
    const ProgramRun second = import(folder, words + QStringList{QStringLiteral("--dry-run")});
    QCOMPARE(second.status, 0);
    QVERIFY2(second.output.contains("the same content was imported before: workload 'day', read by --unit kB "
                                    "--total-of 10"),
             second.output.constData());
}

void TestImport::aModelIsTakenFromAnotherProject()
{
    const ProjectFolder folder;
    QFile other(folder.file(QStringLiteral("campaign.yaml")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    QVERIFY(other.write(
                "contraflow: 1\nmodels:\n  - {name: fitted, kind: window, parameters: {exponent: 2}}\n") > 0);
    other.close();
    const std::size_t before = read(folder).models.size();
    const QStringList words{QStringLiteral("campaign.yaml"), QStringLiteral("--take-model"),
                            QStringLiteral("fitted")};
    const ProgramRun dry = import(folder, words + QStringList{QStringLiteral("--dry-run")});
    QCOMPARE(dry.status, 0);
    QCOMPARE(dry.output,
             QByteArray("Take model fitted, which is new\nnote: it was not calibrated: nothing is known of "
                        "its errors\n"));
    QCOMPARE(read(folder).models.size(), before);
    const ProgramRun run = import(folder, words);
    QVERIFY2(run.status == 0, run.messages.constData());
    QCOMPARE(read(folder).models.size(), before + 1);
    QCOMPARE(read(folder).models[before].provenance.file, std::string("campaign.yaml"));
    const ProgramRun again = import(folder, words);
    QVERIFY2(again.status == 0, again.messages.constData());
    QVERIFY2(again.messages.contains("the project has the same model already"), again.messages.constData());
    QVERIFY2(!again.messages.contains("imported into"), again.messages.constData());
    QCOMPARE(read(folder).models.size(), before + 1);
    const QStringList several{"import",     "campaign.yaml",        "--take-model", "fitted",
                              "--scenario", "copper-tcp",           "--scenario",   "copper-fair",
                              "--into",     "two-racks-copper.yaml"};
    const ProgramRun taken = runProgram(several, folder.path());
    QVERIFY2(taken.status == 0, taken.messages.constData());
    const auto racks = readProject(folder.file(QStringLiteral("two-racks-copper.yaml")).toStdString());
    QCOMPARE(findByName(racks->project.scenarios, "copper-tcp")->model, std::string("fitted"));
    QCOMPARE(findByName(racks->project.scenarios, "copper-fair")->model, std::string("fitted"));
    QCOMPARE(import(folder, words + QStringList{QStringLiteral("--messages")}).status, 2);
    const ProgramRun missing = import(
        folder, {QStringLiteral("campaign.yaml"), QStringLiteral("--take-model"), QStringLiteral("fited")});
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.messages.contains("campaign.yaml: it has no model 'fited'"),
             missing.messages.constData());
}

void TestImport::aTopologyBeginsAProject()
{
    const ProjectFolder folder;
    const ProgramRun made = runShell(
        QStringLiteral("set -e; printf 'SwitchName=leaf1 Nodes=n[1-2]\\nSwitchName=leaf2 Nodes=n[3-4]\\n"
                       "SwitchName=top Switches=leaf[1-2]\\n' > topology.conf; "
                       "printf 'source,destination,size\\nn1,n3,1 MB\\nn2,n3,1 MB\\n' > sent.csv; "
                       "\"$1\" import topology.conf --into new.yaml --new --preset ethernet-10g; "
                       "\"$1\" import sent.csv --into new.yaml --messages; "
                       "\"$1\" validate new.yaml; \"$1\" predict new.yaml"),
        folder.path());
    QVERIFY2(made.status == 0, made.messages.constData());
    QVERIFY2(made.output.contains("2 messages"), made.output.constData());

    const QByteArray before = readFile(folder.file(QStringLiteral("new.yaml")));
    const auto call = [&](const QStringList& words) {
        return runProgram(
            QStringList{QStringLiteral("import"), QStringLiteral("topology.conf"), QStringLiteral("--into")} +
                words,
            folder.path());
    };
    const ProgramRun twice = call({QStringLiteral("new.yaml"), QStringLiteral("--new")});
    QCOMPARE(twice.status, 1);
    QVERIFY2(twice.messages.contains("new.yaml: is there already"), twice.messages.constData());
    QCOMPARE(readFile(folder.file(QStringLiteral("new.yaml"))), before);

    const ProgramRun missing = call({QStringLiteral("missing.yaml")});
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.messages.contains("make a new project by --new"), missing.messages.constData());
    QCOMPARE(call({QStringLiteral("-"), QStringLiteral("--new")}).status, 1);
    QVERIFY(!QFile::exists(folder.file(QStringLiteral("missing.yaml"))));

    const ProgramRun dry =
        call({QStringLiteral("other.yaml"), QStringLiteral("--new"), QStringLiteral("--preset"),
              QStringLiteral("ethernet-10g"), QStringLiteral("--dry-run")});
    QCOMPARE(dry.status, 0);
    QVERIFY(!QFile::exists(folder.file(QStringLiteral("other.yaml"))));
}

void TestImport::messagesOnATopologyRunWithTheModelOfItsPreset()
{
    const ProjectFolder folder;
    QFile messages(folder.file(QStringLiteral("victims.csv")));
    QVERIFY(messages.open(QIODevice::WriteOnly));
    messages.write("source,destination,size\na1,a3,100 MB\na2,a3,100 MB\na3,a4,100 MB\n");
    messages.close();
    const auto call = [&](const QByteArray& words) {
        return runProgram(QString::fromLatin1(words).split(QLatin1Char(' ')), folder.path());
    };
    // Into a project that is not there yet, and into one that has another model already.
    for (const char* project : {"T.yaml", "racks.yaml"}) {
        const QByteArray into = QByteArray(" --into ") + project;
        QCOMPARE(call("import two-leaves.conf --preset infiniband-hdr --name hdr" + into +
                      (qstrcmp(project, "T.yaml") == 0 ? " --new" : ""))
                     .status,
                 0);
        QCOMPARE(call("import victims.csv --messages --platform hdr" + into).status, 0);
        const ProgramRun run =
            runProgram({QStringLiteral("predict"), QString::fromLatin1(project), QStringLiteral("--scenario"),
                        QStringLiteral("victims on hdr"), QStringLiteral("--format"), QStringLiteral("csv")},
                       folder.path());
        QVERIFY2(run.output.contains(",max-min,"), run.output.constData());
        const QByteArray last = run.output.trimmed().split('\n').last();
        QVERIFY2(std::abs(last.split(',')[8].toDouble() - 0.004 * 4122 / 4096) < 1e-5, last.constData());
    }
}

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
