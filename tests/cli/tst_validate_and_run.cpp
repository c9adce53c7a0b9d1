// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/io/project/project_file.h"
#include "tests/cli/in_process.h"
#include "tests/cli/program.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

namespace {

/** A workload and an application on one platform; every word of it counts. */
const QByteArray kSound = R"(contraflow: 1
parameters:
  block: 1 MB
  share: 0.5
platforms:
  - name: p
    switches: [s, t]
    nodes:
      - {name: "a[1-2]", switch: s, cores: 2, bandwidth: 1 Gbit/s, latency: 1 us}
      - {name: "b[1-2]", switch: t, cores: 2, bandwidth: =2 Gbit/s * share, latency: 1 us}
    links:
      - {name: up, between: [s, t], bandwidth: 1 Gbit/s, latency: 1 us}
workloads:
  - name: w
    messages: |
      id,source,destination,size
      m1,a1,b1,1 MB
      m2,q1,q2,=block
mappings:
  - {name: places, place: {q1: a2, q2: b2}}
  - {name: policy, policy: round-robin-per-node}
models:
  - {name: tcp, kind: cross-traffic, parameters: {epsilon: 0.05}}
scenarios:
  - {name: messages, platform: p, workload: w, mapping: places, model: tcp}
  - {name: program, platform: p, application: app, mapping: policy, model: tcp}
applications:
  - name: app
    processes: 4
    groups: {front: 0-1}
    program: |
      ranks,event,peer,size,time,request,count,label,group,root,algorithm
      all,repeat,,,,,3,i,,,
      all,compute,,,1 ms,,,,,,
      rank < 2,isend,rank + 2,block,,r,,,,,
      rank >= 2,irecv,rank - 2,,,r,,,,,
      all,wait,,,,r,,,,,
      all,end,,,,,,,,,
      0-1,bcast,,64 kB,,,,,front,0,binomial
      all,allreduce,,8 B,,,,,,,
)";

QByteArray with(const char* from, const char* to)
{
    QByteArray text = kSound;
    const qsizetype at = text.indexOf(from);
    if (at < 0)
        qFatal("no '%s' in the project", from);
    return text.replace(at, qsizetype(qstrlen(from)), to);
}

} // namespace

/** 'validate' says an error wherever 'predict' or 'replay' does not run: a check before a night of computing
 * is worth nothing otherwise. */
class TestValidateAndRun : public QObject
{
    Q_OBJECT

private slots:
    void whatRunsIsNotRefused();
    void whatDoesNotRunIsSaid_data();
    void whatDoesNotRunIsSaid();
    void projectsWithoutErrorsRun_data();
    void projectsWithoutErrorsRun();
    void linesThatAreMissingAreSaid();
    void cellsThatAreWrongAreSaid();

private:
    struct Verdict
    {
        bool isSound = false; ///< validate has no error
        bool runs = false;    ///< every scenario does
        QByteArray said;
    };
    [[nodiscard]] Verdict verdictOn(const QString& file) const;
    [[nodiscard]] Verdict verdictOn(const QByteArray& project) const;

    QTemporaryDir m_folder;
};

TestValidateAndRun::Verdict TestValidateAndRun::verdictOn(const QString& file) const
{
    Verdict verdict;
    const ProgramRun checked = runHere({QStringLiteral("validate"), file}, m_folder.path());
    verdict.isSound = checked.status == 0;
    verdict.said = "validate: " + checked.output + checked.messages;
    const Result<LoadedProject> loaded = readProject(file.toStdString());
    verdict.runs = loaded.has_value();
    for (std::size_t i = 0; loaded && i < loaded->project.scenarios.size(); ++i) {
        const Scenario& scenario = loaded->project.scenarios[i];
        const QString command =
            runsApplications(scenario) ? QStringLiteral("replay") : QStringLiteral("predict");
        const ProgramRun run =
            runHere({command, file, QStringLiteral("--scenario"), QString::fromStdString(scenario.name)},
                    m_folder.path());
        verdict.runs = verdict.runs && run.status == 0;
        verdict.said += command.toUtf8() + ": " + run.output.left(400) + run.messages;
    }
    return verdict;
}

TestValidateAndRun::Verdict TestValidateAndRun::verdictOn(const QByteArray& project) const
{
    QFile file(m_folder.filePath(QStringLiteral("project.yaml")));
    if (!file.open(QIODevice::WriteOnly) || file.write(project) != project.size())
        qFatal("cannot write");
    file.close();
    return verdictOn(file.fileName());
}

void TestValidateAndRun::whatRunsIsNotRefused()
{
    const Verdict verdict = verdictOn(kSound);
    QVERIFY2(verdict.isSound && verdict.runs, verdict.said.constData());
}

void TestValidateAndRun::whatDoesNotRunIsSaid_data()
{
    QTest::addColumn<QByteArray>("project");
    const auto row = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << with(from, to);
    };
    row("a loop counts below 0", ",,,,,3,i,", ",,,,,-1,i,");
    row("the size of a later turn is below 0", "rank + 2,block,", "rank + 2,block - i * block,");
    row("a time is divided by 0", ",,,1 ms,", ",,,1 ms / (i - 2),");
    row("sizes of a collective differ", "all,allreduce,,8 B,", "all,allreduce,,8 B * (rank + 1),");
    row("a root outside of its group", "front,0,binomial", "front,2,binomial");
    row("a process outside of its group", "0-1,bcast", "0-2,bcast");
    row("some do not come to a collective", "all,allreduce", "0-2,allreduce");
    row("all wait for one another", "rank < 2,isend,rank + 2,block,,r", "rank < 2,irecv,rank + 2,,,r");
    row("a peer that there is not", "isend,rank + 2", "isend,rank + 4");
    row("an algorithm of another collective", "0,binomial", "0,pairwise");
    row("a request that nobody has", "all,wait,,,,r,", "all,wait,,,,s,");
    row("an event that there is not", "all,compute", "all,computes");
    row("a unit of another kind", "all,compute,,,1 ms", "all,compute,,,1 MB");
    row("a place for too few", "policy: round-robin-per-node", "place: {\"app:0\": a1}");
    row("an application that there is not", "application: app", "application: ape");
    row("a workload that there is not", "workload: w", "workload: v");
    row("a workload without messages", "      m1,a1,b1,1 MB\n      m2,q1,q2,=block\n", "");
    row("messages under another key", "    messages: |", "    message=s: |");
    row("a message to nobody", "m1,a1,b1", "m1,a1,b7");
    row("a message without a size", "m1,a1,b1,1 MB", "m1,a1,b1,");
    row("a process without a place", "{q1: a2, q2: b2}", "{q1: a2}");
    row("nodes without a way between them",
        "      - {name: up, between: [s, t], bandwidth: 1 Gbit/s, latency: 1 us}\n",
        "      - {name: up, between: [s, s], bandwidth: 1 Gbit/s, latency: 1 us}\n");
    row("a link without a bandwidth", "[s, t], bandwidth: 1 Gbit/s,", "[s, t],");
    row("a formula without its parameter", "=2 Gbit/s * share", "=2 Gbit/s * shares");
    row("a formula below 0", "share: 0.5", "share: -0.5");
    row("a model that there is not", "kind: cross-traffic", "kind: cross-trafic");
    row("a parameter beyond its range", "epsilon: 0.05", "epsilon: 5");
    row("a negative percent", "epsilon: 0.05", "epsilon: -5 %");
    row("no processes", "processes: 4", "processes: 0");
    row("a routing that there is not", "switches: [s, t]", "switches: [s, t]\n    routing: somehow");
    QTest::newRow("a model of one way, messages of several")
        << with("switches: [s, t]", "switches: [s, t]\n    routing: adaptive")
               .replace("kind: cross-traffic, parameters: {epsilon: 0.05}", "kind: asymmetric-published");
    QTest::newRow("an all-to-all of too many")
        << with("      all,repeat", "      all,alltoall,,8 B,,,,,,,pairwise\n      all,repeat")
               .replace("processes: 4", "processes: 40000");
}

void TestValidateAndRun::whatDoesNotRunIsSaid()
{
    QFETCH(QByteArray, project);
    const Verdict verdict = verdictOn(project);
    QVERIFY2(!verdict.runs, verdict.said.constData());
    QVERIFY2(!verdict.isSound, verdict.said.constData());
}

void TestValidateAndRun::projectsWithoutErrorsRun_data()
{
    QTest::addColumn<QString>("file");
    for (const char* folder : {CONTRAFLOW_TEST_DATA "/cli/projects", CONTRAFLOW_TEST_DATA "/broken"}) {
        const QDir files(QString::fromUtf8(folder));
        for (const QString& name : files.entryList({QStringLiteral("*.yaml")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << files.filePath(name);
    }
    const QDir samples(QStringLiteral(CONTRAFLOW_SAMPLES));
    for (const char* name : {"two-racks-copper.yaml", "halo-two-networks.yaml", "solver-panels.yaml",
                             "all-to-all-measured.yaml", "one-family.yaml", "three-rack-tree.yaml"})
        QTest::newRow(name) << samples.filePath(QString::fromUtf8(name));
}

void TestValidateAndRun::projectsWithoutErrorsRun()
{
    QFETCH(QString, file);
    const Verdict verdict = verdictOn(file);
    QVERIFY2(!verdict.isSound || verdict.runs, verdict.said.constData());
}

void TestValidateAndRun::linesThatAreMissingAreSaid()
{
    const QList<QByteArray> lines = kSound.split('\n');
    int faults = 0;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        QList<QByteArray> rest = lines;
        rest.removeAt(i);
        const Verdict verdict = verdictOn(rest.join('\n'));
        faults += verdict.runs ? 0 : 1;
        QVERIFY2(!verdict.isSound || verdict.runs,
                 ("without line " + QByteArray::number(i + 1) + ": " + lines[i] + "\n" + verdict.said)
                     .constData());
    }
    QVERIFY(faults > 10);
}

void TestValidateAndRun::cellsThatAreWrongAreSaid()
{
    const qsizetype first = kSound.indexOf("      ranks,event");
    const QList<QByteArray> rows = kSound.mid(first).split('\n');
    int faults = 0;
    for (qsizetype row = 1; row + 1 < rows.size(); ++row) {
        const QList<QByteArray> cells = rows[row].split(',');
        for (qsizetype cell = 0; cell < cells.size(); ++cell)
            for (const char* other : {"", "-1", "7", "none", "1 / (rank - 1)"}) {
                QList<QByteArray> changed = cells;
                changed[cell] = (cell == 0 ? "      " : "") + QByteArray(other);
                QList<QByteArray> program = rows;
                program[row] = changed.join(',');
                const Verdict verdict = verdictOn(kSound.left(first) + program.join('\n'));
                faults += verdict.runs ? 0 : 1;
                QVERIFY2(!verdict.isSound || verdict.runs, (program[row] + "\n" + verdict.said).constData());
            }
    }
    QVERIFY(faults > 100);
}

QTEST_GUILESS_MAIN(TestValidateAndRun)
#include "tst_validate_and_run.moc"
