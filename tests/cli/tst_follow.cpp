// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/project_file.h"
#include "core/io/text/text_file.h"
#include "tests/cli/program.h"

#include <QDateTime>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <sys/types.h>

using namespace contraflow;

namespace {

const std::string kProject = "contraflow: 1\n"
                             "platforms:\n"
                             "  - name: cluster\n"
                             "    switches: [s]\n"
                             "    nodes:\n"
                             "      - {name: \"n[1-3]\", switch: s, bandwidth: 100 MB/s, latency: 0 s}\n"
                             "workloads:\n"
                             "  - name: one\n"
                             "    messages: |\n"
                             "      id,source,destination,size,start\n"
                             "      x,n1,n2,10 MB,\n"
                             "  - name: two\n"
                             "    messages: |\n"
                             "      id,source,destination,size,start\n"
                             "      x,n1,n2,10 MB,\n"
                             "      y,n1,n3,10 MB,\n"
                             "models:\n"
                             "  - {name: fair, kind: max-min, parameters: {}}\n"
                             "scenarios:\n"
                             "  - {name: alone, platform: cluster, workload: one, model: fair}\n"
                             "  - {name: together, platform: cluster, workload: two, model: fair}\n";

RepeatedPattern measured(const std::string& scenario, const std::vector<std::string>& messages)
{
    RepeatedPattern pattern;
    pattern.scenario = scenario;
    pattern.repetitions = 12;
    for (const std::string& id : messages) {
        RepetitionSummary times;
        times.mean = {12, 0.125, 0.001};
        times.smallest = 0.124;
        times.largest = 0.126;
        pattern.messages.push_back({id, "n1", id == "x" ? "n2" : "n3", 10'000'000, 0, times});
    }
    return pattern;
}

/** What a job has written when so many of its two patterns are measured. */
std::string resultAfter(std::size_t patterns)
{
    MeasuredRun run;
    run.platform = "cluster";
    run.planned = 2;
    run.session.started = "2026-11-24T08:00:00Z";
    if (patterns > 0)
        run.patterns.push_back(measured("together", {"x", "y"}));
    if (patterns > 1)
        run.patterns.push_back(measured("alone", {"x"}));
    run.isFinished = patterns > 1;
    return runText(run);
}

} // namespace

class TestFollow : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(writeTextFile(path("p.yaml"), kProject));
        QFile::remove(QString::fromStdString(path("m.json")));
    }

    void whatComesInIsSaidAndImportedAtTheEnd()
    {
        QProcess follower;
        start(follower);
        QVERIFY(says(follower, "waiting for the file"));
        QVERIFY(writeTextFile(path("m.json"), resultAfter(0)));
        QVERIFY(writeTextFile(path("m.json"), resultAfter(1).substr(0, 300))); // is being copied
        QVERIFY(writeTextFile(path("m.json"), resultAfter(1)));
        QVERIFY(says(follower, "1 of 2: together, 12 repetitions: mean |error| of fair 60 %"));
        QVERIFY(m_said.contains("message"));
        QVERIFY(follower.state() == QProcess::Running);
        QVERIFY(writeTextFile(path("m.json"), resultAfter(2)));
        QVERIFY(says(follower, "2 of 2: alone, 12 repetitions: mean |error| of fair 20 %"));
        QVERIFY(finishes(follower));
        QCOMPARE(follower.exitCode(), 0);
        QCOMPARE(m_said.count("1 of 2"), 1);
        QVERIFY2(m_said.contains("3 measured values imported into p.yaml"), m_said);
        const auto project = readProject(path("p.yaml"));
        QVERIFY(project);
        QCOMPARE(project->project.measurements.size(), std::size_t{2});
    }

    void aFileThatGrowsOldWhileItIsFollowedIsSaidToBeOld()
    {
        QVERIFY(writeTextFile(path("m.json"), resultAfter(1)));
        QFile file(QString::fromStdString(path("m.json")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-592), // 8 s before it is old
                                 QFileDevice::FileModificationTime));
        file.close();
        QProcess follower;
        start(follower);
        QVERIFY(says(follower, "1 of 2: together"));
        QVERIFY(says(follower, "was last written 10 min ago; if its job is over, Ctrl+C takes what"));
        QCOMPARE(::kill(static_cast<pid_t>(follower.processId()), SIGINT), 0);
        QVERIFY(finishes(follower));
        QCOMPARE(m_said.count("was last written"), 1);
    }

    void askedToStopItTakesWhatThereIs()
    {
        QVERIFY(writeTextFile(path("m.json"), resultAfter(1)));
        QProcess follower;
        start(follower);
        QVERIFY(says(follower, "1 of 2: together"));
        QCOMPARE(::kill(static_cast<pid_t>(follower.processId()), SIGINT), 0);
        QVERIFY(finishes(follower));
        QCOMPARE(follower.exitCode(), 0);
        QVERIFY2(m_said.contains("2 measured values imported"), m_said);
    }

    void askedToStopBeforeAnythingCameItSaysSo()
    {
        QProcess follower;
        start(follower);
        QVERIFY(says(follower, "waiting for the file"));
        QCOMPARE(::kill(static_cast<pid_t>(follower.processId()), SIGTERM), 0);
        QVERIFY(finishes(follower));
        QCOMPARE(follower.exitCode(), 1);
        QVERIFY2(m_said.contains("nothing had been measured"), m_said);
        const auto project = readProject(path("p.yaml"));
        QVERIFY(project && project->project.measurements.empty());
    }

    void otherFilesAndOtherUsesAreRefused()
    {
        const test::ProgramRun other =
            test::runProgram({QStringLiteral("import"), QStringLiteral("p.yaml"), QStringLiteral("--into"),
                              QStringLiteral("p.yaml"), QStringLiteral("--follow")},
                             m_folder.path());
        QCOMPARE(other.status, 1);
        QVERIFY2(other.messages.contains("only a result of contraflow-run can be followed"), other.messages);
        const test::ProgramRun use =
            test::runProgram({QStringLiteral("import"), QStringLiteral("m.json"), QStringLiteral("--into"),
                              QStringLiteral("p.yaml"), QStringLiteral("--follow"),
                              QStringLiteral("--scenario"), QStringLiteral("alone")},
                             m_folder.path());
        QCOMPARE(use.status, 2);
        QVERIFY2(use.messages.contains("leave --scenario out"), use.messages);
    }

private:
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    void start(QProcess& process)
    {
        m_said.clear();
        process.setWorkingDirectory(m_folder.path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(test::programPath(),
                      {QStringLiteral("import"), QStringLiteral("m.json"), QStringLiteral("--into"),
                       QStringLiteral("p.yaml"), QStringLiteral("--follow")});
        QVERIFY(process.waitForStarted());
    }
    /** Waits until the program has said so. */
    bool says(QProcess& process, const QByteArray& words)
    {
        while (!m_said.contains(words))
            if (!process.waitForReadyRead(kPatienceMs))
                return false;
            else
                m_said += process.readAll();
        return true;
    }
    bool finishes(QProcess& process)
    {
        const bool isDone = process.state() == QProcess::NotRunning || process.waitForFinished(kPatienceMs);
        m_said += process.readAll();
        return isDone;
    }

    static constexpr int kPatienceMs = 60'000;

    QTemporaryDir m_folder;
    QByteArray m_said;
};

QTEST_GUILESS_MAIN(TestFollow)
#include "tst_follow.moc"
