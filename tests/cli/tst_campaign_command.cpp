// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/stat.h>

using namespace contraflow::test;

/** The command 'campaign' as a person or a job runs it. */
class TestCampaignCommand : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("campaigns")));
        const QDir samples(QStringLiteral(CONTRAFLOW_SAMPLES));
        QVERIFY(QFile::copy(samples.filePath(QStringLiteral("measured-deep-queues.yaml")),
                            m_folder->filePath(QStringLiteral("measured-deep-queues.yaml"))));
        QVERIFY(
            QFile::copy(samples.filePath(QStringLiteral("campaigns/table-2.yaml")), path("table-2.yaml")));
    }

    void theSampleIsWorkedOutAndSummedUp()
    {
        const ProgramRun dry = campaign({"table-2.yaml", "--dry-run"});
        QCOMPARE(dry.status, 0);
        QVERIFY2(dry.output.contains("594 tasks in 198 groups"), dry.output);
        const ProgramRun run = campaign({"table-2.yaml"});
        QVERIFY2(run.status == 0, run.messages);
        QVERIFY2(run.messages.contains("table-2.results.csv: 594 tasks worked out"), run.messages);
        const ProgramRun merged = merge({"table-2.results.csv", "-o", "all.csv"});
        QVERIFY2(merged.status == 0, merged.messages);
        for (const char* title :
             {"Times of a campaign", "Errors of a campaign", "Networks under random, window",
              "Networks against those that they replace"})
            QVERIFY2(merged.output.contains(title), title);
        QCOMPARE(readFile(path("all.csv")).count('\n'), 595);
        QVERIFY(merge({"table-2.results.csv", "-o", "all.sqlite"}).status == 0);
        QVERIFY(readFile(path("all.sqlite")).startsWith("SQLite format 3"));
        QVERIFY(readFile(path("all.sqlite")).contains("CREATE TABLE \"errors\""));
        // The measured patterns have the errors that 'errors' gives them.
        const ProgramRun errors =
            runProgram({QStringLiteral("errors"), QStringLiteral("../measured-deep-queues.yaml"),
                        QStringLiteral("--model"), QStringLiteral("max-min"), QStringLiteral("--show"),
                        QStringLiteral("campaign"), QStringLiteral("--format"), QStringLiteral("csv")},
                       folder());
        const ProgramRun table = merge({"table-2.results.csv", "--show", "errors", "--format", "csv"});
        QCOMPARE(table.status, 0);
        QCOMPARE(table.output.split('\n').first(), errors.output.split('\n').first());
    }

    /** Killed at its worst moments, with other runs beside it: nothing is lost and nothing is double. */
    void killedRunsLoseNothing()
    {
        write("slow.yaml", "campaign: 1\n"
                           "networks:\n  - {name: n, topology: racks, racks: 4, nodes: 64}\n"
                           "workloads:\n  - {name: r, pattern: random, degree: 8, seeds: 1..60, size: 1 MB}\n"
                           "models: [max-min, window]\n");
        QVERIFY(campaign({"slow.yaml", "-o", "whole.csv"}).status == 0);
        for (int round = 0; round < 4; ++round) {
            std::vector<std::unique_ptr<QProcess>> runs;
            for (const char* shard : {"1/2", "2/2"}) {
                runs.push_back(std::make_unique<QProcess>());
                runs.back()->setWorkingDirectory(folder());
                runs.back()->start(programPath(), {"campaign", "slow.yaml", "--shard", shard, "--jobs", "1",
                                                   "--resume", "-o", "shared.csv"});
            }
            // Killed once there is something more than before.
            const qint64 before = QFile(path("shared.csv")).size();
            QTRY_VERIFY_WITH_TIMEOUT(QFile(path("shared.csv")).size() > before ||
                                         runs.front()->state() == QProcess::NotRunning,
                                     60'000);
            for (const auto& run : runs) {
                run->kill();
                run->waitForFinished();
            }
        }
        const ProgramRun rest = campaign({"slow.yaml", "--resume", "-o", "shared.csv"});
        QVERIFY2(rest.status == 0, rest.messages);
        const ProgramRun merged = merge({"shared.csv", "-o", "merged.csv"}, "slow.yaml");
        QVERIFY2(merged.status == 0, merged.messages);
        QVERIFY2(!merged.messages.contains("twice"), merged.messages);
        QVERIFY(merge({"whole.csv", "-o", "once.csv"}, "slow.yaml").status == 0);
        QCOMPARE(readFile(path("merged.csv")), readFile(path("once.csv")));
    }

    void whatIsMissingFailsUnlessPartIsAskedFor()
    {
        QVERIFY(campaign({"table-2.yaml", "--shard", "1/2"}).status == 0);
        const ProgramRun merged = merge({"table-2.1-of-2.csv", "-o", "all.csv"});
        QCOMPARE(merged.status, 1);
        QVERIFY2(merged.messages.contains("297 of 594 tasks are missing"), merged.messages);
        // The advice works out what is missing and nothing else.
        QVERIFY2(
            merged.messages.contains("or 'contraflow campaign table-2.yaml --shard 2/2 --resume', works out"),
            merged.messages);
        QVERIFY(!QFile::exists(path("all.csv")));
        const ProgramRun partial = merge({"table-2.1-of-2.csv", "--partial", "-o", "part.csv"});
        QCOMPARE(partial.status, 1);
        QVERIFY(partial.output.contains("Times of a campaign"));
        const ProgramRun again = merge({"part.csv"});
        QVERIFY2(
            again.messages.contains("'contraflow campaign table-2.yaml --resume -o part.csv' works them out"),
            again.messages);
        const ProgramRun rest = campaign({"table-2.yaml", "--resume", "-o", "part.csv"});
        QVERIFY2(rest.messages.contains("297 tasks worked out, 297 were there"), rest.messages);
        QCOMPARE(merge({"part.csv"}).status, 0);
    }

    void resultsOfAnotherCampaignAreToldFromTornOnes()
    {
        QVERIFY(campaign({"table-2.yaml"}).status == 0);
        QByteArray text = readFile(path("table-2.yaml"));
        write("small.yaml", text.replace("seeds: 1..", "seeds: 2.."));
        write("both.csv", readFile(path("table-2.results.csv")) + "7,torn");
        const ProgramRun merged = merge({"both.csv"}, "small.yaml");
        QVERIFY2(merged.status == 0, merged.messages);
        QVERIFY2(merged.messages.contains("results of other inputs"), merged.messages);
        QVERIFY2(merged.messages.contains("1 damaged line,"), merged.messages);
    }

    void aDatabaseHasNumbersAndItsEndingDecides()
    {
        QVERIFY(campaign({"table-2.yaml"}).status == 0);
        for (const char* name : {"all.db", "all.sqlite3", "all.SQLITE"}) {
            QVERIFY(merge({"table-2.results.csv", "-o", name}).status == 0);
            const QByteArray database = readFile(path(name));
            QVERIFY2(database.startsWith("SQLite format 3"), name);
            QVERIFY(database.contains("\"seed\" INTEGER") && database.contains("\"makespan_s\" NUMERIC"));
        }
        QCOMPARE(merge({"table-2.results.csv", "-o", "all.parquet"}).status, 2);
        QVERIFY(!QFile::exists(path("all.parquet")));
        const ProgramRun run = campaign({"table-2.yaml", "-o", "x.sqlite"});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.messages.contains("makes a database"), run.messages);
        QVERIFY(!QFile::exists(path("x.sqlite")));
        const ProgramRun opened = merge({"all.db"});
        QVERIFY2(opened.messages.contains("is a database and no file of results"), opened.messages);
    }

    /** What cannot be placed is said before, and the run, the next one and merge end alike. */
    void tasksWithoutFiguresEndAlike()
    {
        write("p.yaml", "contraflow: 1\nplatforms:\n  - name: a\n    switches: [s]\n"
                        "    nodes:\n      - {name: \"n[1-4]\", switch: s, bandwidth: 1 Gbit/s}\n"
                        "workloads:\n  - name: w\n    messages: |\n      id,source,destination,size\n"
                        "      m,n1,elsewhere,1 MB\n");
        write("c.yaml", "campaign: 1\nprojects: [{name: p, file: p.yaml}]\n"
                        "networks: [{name: a, project: p, platform: a}]\n"
                        "workloads: [{name: w, project: p, workload: w}, {name: r, pattern: ring}]\n"
                        "models: [max-min]\n");
        const ProgramRun dry = campaign({"c.yaml", "--dry-run"});
        QVERIFY2(dry.messages.contains("workload 'w' on network 'a' will have no figures: "), dry.messages);
        QVERIFY2(dry.messages.contains("elsewhere") && !dry.messages.contains("see the issues"),
                 dry.messages);
        for (const QStringList& words : {QStringList{"c.yaml"}, QStringList{"c.yaml", "--resume"},
                                         QStringList{"merge", "c.yaml", "c.results.csv"}}) {
            const ProgramRun run = campaign(words);
            QVERIFY2(run.status == 1, run.messages);
            QVERIFY2(run.messages.contains("without figures, whose lines say why"), run.messages);
        }
        QVERIFY(readFile(path("c.results.csv")).contains("elsewhere"));
    }

    void picturesOfResultsAreDrawn()
    {
        QVERIFY(campaign({"table-2.yaml"}).status == 0);
        if (!programHasWindow()) {
            const ProgramRun refused = merge({"table-2.results.csv", "--plot", "errors", "-o", "p.svg"});
            QCOMPARE(refused.status, 3); // the environment's fault
            QVERIFY2(refused.messages.contains("built without Qt"), refused.messages);
            QVERIFY(!QFile::exists(path("p.svg")));
            return;
        }
        for (const char* plot : {"errors", "makespan", "networks", "errors-both-ways", "regressions"}) {
            const ProgramRun drawn = merge({"table-2.results.csv", "--plot", plot, "-o", "p.svg"});
            QVERIFY2(drawn.status == 0, drawn.messages);
            QVERIFY(readFile(path("p.svg")).contains("<svg"));
        }
        const ProgramRun other =
            merge({"table-2.results.csv", "--plot", "makespan", "--of", "random, optical", "--as", "svg"});
        QVERIFY2(other.status == 0, other.messages);
        QVERIFY(other.output.contains("<svg"));
        const ProgramRun errors =
            merge({"table-2.results.csv", "--plot", "errors", "--of", "random, optical", "--as", "svg"});
        QVERIFY2(errors.status == 0, errors.messages);
        const ProgramRun unknown =
            merge({"table-2.results.csv", "--plot", "errors", "--of", "night", "-o", "n.svg"});
        QCOMPARE(unknown.status, 1);
        QVERIFY2(unknown.messages.contains("'random, copper against window (reference)'"), unknown.messages);
        QVERIFY(!QFile::exists(path("n.svg")));
        QCOMPARE(merge({"table-2.results.csv", "--plot", "errors", "-o", "p.txt"}).status, 2);
        QCOMPARE(merge({"table-2.results.csv", "--of", "night"}).status, 2);
    }

    void aProjectMakesACampaignToBeginWith()
    {
        const ProgramRun made = campaign({"new.yaml", "--from", "../measured-deep-queues.yaml"});
        QVERIFY2(made.status == 0, made.messages);
        QVERIFY(readFile(path("new.yaml")).contains("file: ../measured-deep-queues.yaml"));
        QVERIFY(campaign({"new.yaml", "--dry-run"}).status == 0);
        const QByteArray before = readFile(path("new.yaml"));
        const ProgramRun again = campaign({"new.yaml", "--from", "../measured-deep-queues.yaml"});
        QCOMPARE(again.status, 1);
        QVERIFY2(again.messages.contains("it is there already"), again.messages);
        QCOMPARE(readFile(path("new.yaml")), before);
    }

    void jobsAreWrittenAndSubmitted()
    {
        const ProgramRun scripts =
            campaign({"table-2.yaml", "--script", "slurm", "--shards", "5", "--jobs", "2"});
        QVERIFY2(scripts.status == 0, scripts.messages);
        QVERIFY(readFile(path("table-2.array.slurm")).contains("#SBATCH --array=1-5\n"));
        QVERIFY(scripts.messages.contains("sbatch --dependency=afterany:"));
        // A queue that works an array out on the spot, as one shell of it would.
        QVERIFY(QDir(folder()).mkdir(QStringLiteral("bin")));
        write("bin/qsub", "#!/bin/bash\n"
                          "if [ \"$1\" = -W ]; then test \"$2\" = depend=afterany:7.host; shift 2; fi\n"
                          "export PBS_O_WORKDIR=$PWD\n"
                          "if grep -q 'PBS -J 1-3' \"$1\"; then\n"
                          "  for PBS_ARRAY_INDEX in 1 2 3; do export PBS_ARRAY_INDEX; bash \"$1\" >&2; done\n"
                          "else bash \"$1\" >&2; fi\n"
                          "echo 7.host\n");
        write("bin/contraflow", "#!/bin/sh\nexec '" + programPath().toUtf8() + "' \"$@\"\n");
        for (const char* name : {"bin/qsub", "bin/contraflow"})
            QFile::setPermissions(path(name), QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
        const ProgramRun submitted = runShell(
            QStringLiteral("PATH=$PWD/bin:$PATH \"$1\" campaign table-2.yaml --submit pbs --shards 3"),
            folder());
        QVERIFY2(submitted.status == 0, submitted.messages);
        QVERIFY2(submitted.messages.contains("table-2.results.csv: 594 results of 594"), submitted.messages);
        QCOMPARE(readFile(path("table-2.results.csv")).count('\n'), 595);
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& words, int status, const char* message) {
            QTest::newRow(name) << words << status << QByteArray(message);
        };
        row("no file", {"none.yaml"}, 1, "there is no such file");
        row("a project", {"../measured-deep-queues.yaml"}, 1, "this is a project and no campaign");
        row("shard", {"table-2.yaml", "--shard", "4/3"}, 2, "a shard is one of so many");
        row("shards", {"table-2.yaml", "--script", "pbs", "--shards", "200"}, 2, "--shards takes 1 to 198");
        row("time", {"table-2.yaml", "--script", "pbs", "--time", "1h; rm x"}, 2, "--time takes a limit");
        row("two", {"table-2.yaml", "table-2.yaml"}, 2, "one campaign is run at a time");
        row("merge", {"merge", "table-2.yaml"}, 2, "merge takes the campaign's file");
        row("over itself", {"table-2.yaml", "--resume", "-o", "table-2.yaml"}, 2, "table-2.yaml");
        row("over a project", {"table-2.yaml", "--resume", "-o", "../measured-deep-queues.yaml"}, 2,
            "project");
        row("csv of all", {"merge", "table-2.yaml", "x.csv", "--format", "csv"}, 2, "csv has one table");
        row("no results", {"merge", "table-2.yaml", "x.csv"}, 1, "there is no such file");
        row("into a device", {"table-2.yaml", "-o", "/dev/full"}, 1, "/dev/full: is a device and not a file");
        row("into a pipe", {"table-2.yaml", "-o", "pipe"}, 1, "pipe: is a pipe and not a file");
        row("idle shards", {"table-2.yaml", "--shards", "4"}, 2, "--shards has no meaning for a run");
        row("idle output", {"table-2.yaml", "--script", "slurm", "-o", "x.csv"}, 2,
            "--output has no meaning for --script");
        row("both", {"table-2.yaml", "--script", "slurm", "--submit", "pbs"}, 2,
            "--script has no meaning for --submit");
        row("script of a shard", {"table-2.yaml", "--script", "slurm", "--shard", "1/2"}, 2,
            "--shard has no meaning for --script");
        row("list of a shard", {"table-2.yaml", "--list", "--shard", "1/2"}, 2,
            "--shard has no meaning for --list");
        row("partial run", {"table-2.yaml", "--partial"}, 2, "--partial has no meaning for a run");
        row("made dry", {"new.yaml", "--from", "../measured-deep-queues.yaml", "--dry-run"}, 2,
            "--dry-run has no meaning for --from");
        row("merge of a shard", {"merge", "table-2.yaml", "x.csv", "--shard", "1/2"}, 2,
            "--shard has no meaning for merge");
        row("no folder", {"table-2.yaml", "-o", "none/x.csv"}, 1, "none/x.csv");
    }

    void mistakesAreNamed()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QByteArray, message);
        const QByteArray before = readFile(path("table-2.yaml"));
        QCOMPARE(::mkfifo(path("pipe").toUtf8().constData(), 0600), 0);
        const ProgramRun run = campaign(words);
        QVERIFY2(run.messages.contains(message), run.messages);
        QVERIFY2(run.status == status || (status == 1 && run.status == 3), run.messages);
        QCOMPARE(readFile(path("table-2.yaml")), before);
    }

private:
    [[nodiscard]] QString folder() const { return m_folder->filePath(QStringLiteral("campaigns")); }
    [[nodiscard]] QString path(const char* name) const
    {
        return QDir(folder()).filePath(QString::fromUtf8(name));
    }
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write");
    }
    [[nodiscard]] ProgramRun campaign(const QStringList& words) const
    {
        return runProgram(QStringList{QStringLiteral("campaign")} + words, folder());
    }
    [[nodiscard]] ProgramRun merge(const QStringList& words,
                                   const QString& file = QStringLiteral("table-2.yaml")) const
    {
        return campaign(QStringList{QStringLiteral("merge"), file} + words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestCampaignCommand)
#include "tst_campaign_command.moc"
