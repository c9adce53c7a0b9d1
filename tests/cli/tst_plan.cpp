// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/text/text_file.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>

using namespace contraflow;

/** What 'contraflow plan' writes, and what it refuses. */
class TestPlan : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        QVERIFY(QDir::setCurrent(m_folder->path()));
        QVERIFY(QFile::copy(QStringLiteral(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml"),
                            QStringLiteral("p.yaml")));
    }
    void cleanup() { QDir::setCurrent(QDir::tempPath()); }

    void aPlanThatIsCalledAsItsJobIsNotOverwritten()
    {
        QCOMPARE(contraflow({"plan", "p.yaml", "-o", "x.slurm", "--slurm"}), 0);
        QVERIFY(planIn("x.slurm"));
        QVERIFY(QFile::exists(QStringLiteral("x.slurm.slurm")));
    }

    void aJobThatIsRefusedLeavesNoPlan()
    {
        Result<std::string> project = readTextFile("p.yaml", 10'000'000);
        QVERIFY(project);
        QString text = QString::fromStdString(*project);
        text.replace(QStringLiteral("X[1-3]"), QStringLiteral("X [1-3]"));
        text.replace(QRegularExpression(QStringLiteral("\\bX([123])")), QStringLiteral("X \\1"));
        QVERIFY(writeTextFile("odd.yaml", text.toStdString()));
        QVERIFY(contraflow({"plan", "odd.yaml", "-o", "odd.json", "--slurm", "--hosts-are-nodes"}) != 0);
        QVERIFY(!QFile::exists(QStringLiteral("odd.json")));
    }

    void thePlanSaysWhetherItsNodesAreHosts()
    {
        QCOMPARE(contraflow({"plan", "p.yaml", "-o", "any.json"}), 0);
        QVERIFY(!planIn("any.json")->areNodesHosts);
        QCOMPARE(contraflow({"plan", "p.yaml", "-o", "named.json", "--hosts-are-nodes"}), 0);
        QVERIFY(planIn("named.json")->areNodesHosts);
    }

    void scenariosAreThoseOfThePlatform()
    {
        QVERIFY(QFile::copy(QStringLiteral(CONTRAFLOW_SAMPLES "/measured-three-networks.yaml"),
                            QStringLiteral("three.yaml")));
        QCOMPARE(contraflow({"plan", "three.yaml", "--platform", "short-queues", "-o", "s.json"}), 0);
        const Result<MeasuringPlan> plan = planIn("s.json");
        QVERIFY(plan);
        QCOMPARE(plan->platform, std::string("short-queues"));
        QVERIFY(contraflow({"plan", "three.yaml", "--platform", "none", "-o", "n.json"}) != 0);
        QVERIFY(contraflow({"plan", "p.yaml", "--to-learn", "--platform", "none", "-o", "n.json"}) != 0);
        QVERIFY(!QFile::exists(QStringLiteral("n.json")));
    }

    void whatAnotherPlatformLeavesOpenIsPlanned()
    {
        QVERIFY(QFile::copy(QStringLiteral(CONTRAFLOW_SAMPLES "/measured-deep-queues.yaml"),
                            QStringLiteral("d.yaml")));
        QVERIFY(QDir().mkdir(QStringLiteral("other")));
        QVERIFY(QFile::copy(QStringLiteral(CONTRAFLOW_SAMPLES "/measured-one-way.yaml"),
                            QStringLiteral("other/one-way.yaml")));
        QCOMPARE(contraflow({"import", "other", "--into", "d.yaml"}), 0);
        QVERIFY(contraflow({"plan", "d.yaml", "--to-learn", "-o", "l.json"}) != 0); // no run is wanted
        QCOMPARE(contraflow({"plan", "d.yaml", "--to-learn", "--platform", "two-racks 2", "-o", "l.json"}),
                 0);
        const Result<MeasuringPlan> plan = planIn("l.json");
        QVERIFY(plan);
        QCOMPARE(plan->platform, std::string("two-racks 2"));
        QCOMPARE(plan->patterns.size(), std::size_t{3});
    }

    void scenariosAreNotNamedWhereTheyAreChosenOtherwise()
    {
        for (const char* option : {"--to-learn", "--platform=copper"})
            QCOMPARE(contraflow({"plan", "p.yaml", "--scenario", "copper-fair", option, "-o", "n.json"}), 2);
        QVERIFY(!QFile::exists(QStringLiteral("n.json")));
    }

    void aTryOfAnImportWritesNoFile()
    {
        QCOMPARE(contraflow({"import", "none.csv", "--into", "p.yaml", "--dry-run", "-o", "other.yaml"}), 2);
        QVERIFY(!QFile::exists(QStringLiteral("other.yaml")));
    }

private:
    [[nodiscard]] static Result<MeasuringPlan> planIn(const char* name)
    {
        const Result<std::string> text = readTextFile(name, 10'000'000);
        return text ? parsePlan(*text) : Result<MeasuringPlan>(text.error());
    }
    [[nodiscard]] static int contraflow(std::vector<std::string> words)
    {
        words.insert(words.begin(), "contraflow");
        std::vector<char*> argv;
        for (std::string& word : words)
            argv.push_back(word.data());
        return runCommandLine(static_cast<int>(argv.size()), argv.data(), {});
    }

    std::optional<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestPlan)
#include "tst_plan.moc"
