// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/without_window.h"
#include "tests/cli/in_process.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

/**
 * Takes projects of which nothing can be used, odd ones and every sample through every command and every
 * plot: each run ends with what was asked for or with a message and status 1.
 */
class TestUnusableProjects : public QObject
{
    Q_OBJECT

private slots:
    void nothingComesOfNothingButAMessage_data();
    void nothingComesOfNothingButAMessage();
    void oddProjectsAndSamplesGiveAResultOrAMessage_data();
    void oddProjectsAndSamplesGiveAResultOrAMessage();
    void plotsOfMessagesRefuseApplicationsBeforeTheyRun();
    void noMessagesYetNamesTheNextStep();
    void aDoubledNameStopsOnlyWhoeverRefersToIt();
    void aDoubledNameIsRefusedAsAnOption_data();
    void aDoubledNameIsRefusedAsAnOption();

private:
    static QStringList projectsIn(const char* folder)
    {
        const QDir all(QString::fromUtf8(folder));
        QStringList files;
        for (const QString& name : all.entryList({QStringLiteral("*.yaml")}))
            files.append(all.filePath(name));
        return files;
    }
    static bool isWellFormed(const QByteArray& xml);
    /** What is asked of a project, which stands for %1; its only scenario and message are x and m1. */
    static QStringList analyses();
    static QStringList plots();
    /** What needs no message, or a part of the project that is sound in some of them; tables may have no
     * rows. */
    static QStringList lessDemanding();
    [[nodiscard]] ProgramRun runOn(const QString& project, const QString& call) const
    {
        QStringList words = call.split(QLatin1Char(' '));
        words.replaceInStrings(QStringLiteral("%1"), project);
        return runHere(words, m_folder.path());
    }

    QTemporaryDir m_folder;
};

bool TestUnusableProjects::isWellFormed(const QByteArray& xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

QStringList TestUnusableProjects::analyses()
{
    return {
        "predict %1",
        "predict %1 --format csv",
        "predict %1 --format json",
        "errors %1",
        "compare %1",
        "compare %1 --sweep nic=1Gbit/s,2Gbit/s",
        "what-if %1",
        "explain %1 --message m1",
        "place %1 --evaluations 3 --draws 3",
        "place %1 --policy random --draws 3 --format csv",
        "alltoall %1 --bounds",
        "alltoall %1 --bounds --format csv",
        "alltoall %1 --bounds --format json",
    };
}

QStringList TestUnusableProjects::lessDemanding()
{
    return {"plan %1", // measures what no model can predict
            "export %1 --as markdown",
            "export %1 --table results --as csv",
            "export %1 --table bounds --as csv",
            "export %1 --as svg --plot network",
            "predict %1 --model max-min --model hockney",
            "calibrate %1 --kind max-min",
            "alltoall %1 --m 1kB",
            "alltoall %1 --m 1kB --alpha 1us --beta 1e-9",
            "report %1 -o report.html"};
}

QStringList TestUnusableProjects::plots()
{
    QStringList calls;
    for (const std::string_view plot : plotNames())
        if (plot != "network")
            calls.append(QStringLiteral("export %1 --as svg --plot ") + QString::fromUtf8(plot.data()));
    return calls;
}

void TestUnusableProjects::nothingComesOfNothingButAMessage_data()
{
    QTest::addColumn<QString>("project");
    for (const QString& file : projectsIn(CONTRAFLOW_TEST_DATA "/unusable"))
        QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
}

void TestUnusableProjects::nothingComesOfNothingButAMessage()
{
    QFETCH(QString, project);
    for (const QString& call : analyses() + plots()) {
        const ProgramRun run = runOn(project, call);
        const QByteArray said = qPrintable(call) + QByteArray(": ") + run.messages;
        QVERIFY2(run.status == 1, said.constData());
        QVERIFY2(run.messages.size() > 40, said.constData());
    }
    for (const QString& call : lessDemanding())
        QVERIFY2(runOn(project, call).status <= 1, qPrintable(call));
}

void TestUnusableProjects::oddProjectsAndSamplesGiveAResultOrAMessage_data()
{
    QTest::addColumn<QString>("project");
    for (const QString& file : projectsIn(CONTRAFLOW_TEST_DATA "/odd") + projectsIn(CONTRAFLOW_SAMPLES))
        QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
}

void TestUnusableProjects::oddProjectsAndSamplesGiveAResultOrAMessage()
{
    QFETCH(QString, project);
    for (const QString& call : analyses() + lessDemanding() + plots()) {
        const ProgramRun run = runOn(project, call);
        const QByteArray said = qPrintable(call) + QByteArray(": ") + run.messages;
        QVERIFY2(run.status == 0 || run.status == 1, said.constData());
        QVERIFY2(run.status == 0 || run.messages.size() > 40, said.constData());
        QVERIFY2(run.status == 1 || !run.output.isEmpty() || call.contains(" -o "), said.constData());
        if (run.status == 0 && call.contains("--as svg"))
            QVERIFY2(isWellFormed(run.output), said.constData());
    }
}

void TestUnusableProjects::plotsOfMessagesRefuseApplicationsBeforeTheyRun()
{
    // A run that comes to its end, and one that never does.
    const QByteArray project = R"(contraflow: 1
platforms:
  - name: p
    switches: [s]
    nodes:
      - {name: "n[1-2]", switch: s, cores: 1, bandwidth: 1 GB/s, latency: 10 us}
applications:
  - name: a
    processes: 2
    program: |
      ranks,event,peer,size
      0,send,1,1 MB
      1,recv,0,
models:
  - {name: m, kind: max-min}
scenarios:
  - {name: x, platform: p, application: a, mapping: placed, model: m}
mappings:
  - {name: placed, policy: round-robin-per-node}
)";
    const auto written = [this](const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    };
    const QString ends = written("ends.yaml", project);
    const QString waits = written("waits.yaml", QByteArray(project).replace("0,send,1,1 MB", "0,recv,1,"));
    int refused = 0;
    for (const QString& call : plots()) {
        const bool isOfMessages = runOn(ends, call).messages.contains("shows the messages of a workload");
        refused += isOfMessages;
        const QByteArray said = runOn(waits, call).messages;
        QVERIFY2(said.contains("shows the messages of a workload") == isOfMessages,
                 qPrintable(call) + QByteArray(": ") + said);
    }
    QVERIFY(refused > 2);
}

void TestUnusableProjects::noMessagesYetNamesTheNextStep()
{
    const QString project = QStringLiteral(CONTRAFLOW_TEST_DATA "/odd/no-messages-yet.yaml");
    const ProgramRun checked = runOn(project, "validate %1");
    QCOMPARE(checked.status, 1);
    QVERIFY2(
        checked.output.contains(":12: error: scenario 'x': workload 'w' has no messages yet; make them by"),
        checked.output.constData());
    QVERIFY2(checked.messages.contains("1 error, 0 warnings"), checked.messages.constData());
    const ProgramRun asked = runOn(project, "predict %1");
    QCOMPARE(asked.status, 1);
    QVERIFY2(asked.messages.contains("error: scenario 'x': workload 'w' has no messages yet"),
             asked.messages.constData());
}

void TestUnusableProjects::aDoubledNameStopsOnlyWhoeverRefersToIt()
{
    const QString project = QStringLiteral(CONTRAFLOW_TEST_DATA "/odd/two-workloads-and-a-third.yaml");
    const ProgramRun run = runOn(project, "predict %1 --format csv");
    QCOMPARE(run.status, 1);
    const QByteArray expected = ": error: scenario 'x': there are two workloads 'w' (1 and 2 in the list); "
                                "rename one\n";
    QVERIFY2(run.messages.endsWith(expected) && run.messages.count('\n') == 1, run.messages.constData());
    QCOMPARE(run.output.count("\ny,m,"), 2);
    QCOMPARE(run.output.count('\n'), 3);
    QVERIFY(runOn(project, "validate %1").output.contains(expected));
}

void TestUnusableProjects::aDoubledNameIsRefusedAsAnOption_data()
{
    QTest::addColumn<QString>("project");
    const std::pair<const char*, const char*> calls[] = {
        {"unusable/two-scenarios", "predict %1 --scenario x"},
        {"unusable/two-scenarios", "compare %1 --reference x"},
        {"unusable/two-scenarios", "what-if %1 --scenario x"},
        {"unusable/two-scenarios", "explain %1 --scenario x --message m1"},
        {"unusable/two-scenarios", "place %1 --scenario x"},
        {"unusable/two-scenarios", "alltoall %1 --scenario x"},
        {"unusable/two-scenarios", "export %1 --scenario x --table messages --as csv"},
        {"unusable/two-scenarios", "export %1 --scenario x --plot times --as svg"},
        {"unusable/two-scenarios", "report %1 --scenario x -o report.html"},
        {"unusable/two-scenarios", "presets zhu-copper --into %1 --scenario x"},
        {"unusable/two-scenarios",
         "import " CONTRAFLOW_TEST_DATA "/import/table1-P.csv --into %1 --scenario x -o -"},
        {"unusable/two-platforms", "calibrate %1 --platform p"},
        {"unusable/two-platforms", "presets zhu-copper --into %1 --platform p"},
        {"unusable/two-models", "predict %1 --model m"},
        {"unusable/two-models", "errors %1 --model m"},
        {"unusable/two-parameters", "predict %1 --set N=4"},
        {"unusable/two-parameters", "compare %1 --sweep N=1,2"},
        {"odd/two-measurements", "errors %1 --measurement t"},
        {"odd/two-measurements", "calibrate %1 --measurement t"},
    };
    QTest::addColumn<QString>("call");
    for (const auto& [project, call] : calls)
        QTest::newRow(call) << QStringLiteral(CONTRAFLOW_TEST_DATA "/%1.yaml").arg(project) << call;
}

void TestUnusableProjects::aDoubledNameIsRefusedAsAnOption()
{
    QFETCH(QString, project);
    QFETCH(QString, call);
    const ProgramRun run = runOn(project, call);
    QCOMPARE(run.status, 1);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.messages.contains("there are two ") && run.messages.contains(" in the list); rename one"),
             run.messages.constData());
}

QTEST_APPLESS_MAIN(TestUnusableProjects)
#include "tst_unusable_projects.moc"
