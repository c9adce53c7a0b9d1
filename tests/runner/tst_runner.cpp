// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/measuring_files.h"
#include "core/io/project_file.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace contraflow;

namespace {

struct Run
{
    int status = -1;
    QByteArray output;
    QByteArray messages;
};

Run run(const QString& program, const QStringList& words, const QString& folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // Open MPI refuses root, which builds in containers are, and asks for a core for each rank.
    environment.insert(QStringLiteral("OMPI_ALLOW_RUN_AS_ROOT"), QStringLiteral("1"));
    environment.insert(QStringLiteral("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM"), QStringLiteral("1"));
    environment.insert(QStringLiteral("OMPI_MCA_rmaps_base_oversubscribe"), QStringLiteral("1"));
    environment.insert(QStringLiteral("OMPI_MCA_plm_rsh_agent"), QStringLiteral("false"));
    environment.insert(QStringLiteral("OMPI_MCA_btl"), QStringLiteral("self,vader"));
    environment.insert(QStringLiteral("TMPDIR"), folder);
    process.setProcessEnvironment(environment);
    process.start(program, words);
    if (!process.waitForFinished(120'000)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/** From the project to the plan, to measured times, and back. */
class TestRunner : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QFile project(path("p.yaml"));
        QVERIFY(project.open(QIODevice::WriteOnly));
        project.write(
            "contraflow: 1\n"
            "title: Four processes\n"
            "platforms:\n"
            "  - name: cluster\n"
            "    switches: [s]\n"
            "    nodes:\n"
            "      - {name: \"n[1-2]\", switch: s, cores: 2, bandwidth: 940 Mbit/s, latency: 10 us}\n"
            "workloads:\n"
            "  - name: ring\n"
            "    messages: |\n"
            "      id,source,destination,size,start\n"
            "      a,p1,p2,100 kB,\n"
            "      b,p2,p3,1 MB,\n"
            "      c,p3,p4,10 kB,2 ms\n"
            "      d,p4,p1,0 B,\n"
            "      e,p4,p1,64 kB,\n"
            "  - name: pair\n"
            "    messages: |\n"
            "      id,source,destination,size,start\n"
            "      x,p1,p4,200 kB,\n"
            "      y,p4,p1,200 kB,\n"
            "mappings:\n"
            "  - {name: fill, policy: round-robin-per-processor}\n"
            "models:\n"
            "  - {name: fair, kind: max-min, parameters: {}}\n"
            "scenarios:\n"
            "  - {name: ring, platform: cluster, workload: ring, mapping: fill, model: fair}\n"
            "  - {name: pair, platform: cluster, workload: pair, mapping: fill, model: fair}\n");
        project.close();
        const Run planned =
            contraflow({"plan", "p.yaml", "--fewest", "5", "--most", "12", "-o", "plan.json"});
        QVERIFY2(planned.status == 0, planned.messages);
    }

    void everyFieldOfWhatWasMeasuredIsThere()
    {
        const Run measured = measure({"plan.json", "-o", "m.json", "--wait", "sleep"}, 4);
        QVERIFY2(measured.status == 0, measured.messages);
        const Result<MeasuredRun> result = parseRun(contentOf(path("m.json")).toStdString());
        QVERIFY2(result, result ? "" : result.error().message.c_str());
        const Result<MeasuringPlan> plan = parsePlan(contentOf(path("plan.json")).toStdString());
        QVERIFY(plan);
        QCOMPARE(result->project, std::string("Four processes"));
        QCOMPARE(result->projectSha256, plan->projectSha256);
        QVERIFY(result->mpi.find("MPI") != std::string::npos);
        QVERIFY(!result->isPlacedAsPlanned); // two nodes, one machine
        QCOMPARE(result->hosts.size(), std::size_t{1});
        QVERIFY((result->hosts[0].ranks == std::vector<std::size_t>{0, 1, 2, 3}));
        QCOMPARE(result->hosts[0].facts[0].first, std::string("kernel"));
        QCOMPARE(result->patterns.size(), std::size_t{2});
        for (const RepeatedPattern& pattern : result->patterns) {
            QVERIFY(pattern.repetitions >= 5 && pattern.repetitions <= 12);
            QVERIFY(pattern.reference.before > 0 && pattern.reference.after > 0);
            QVERIFY(pattern.clockAccuracy > 0 && pattern.clockAccuracy < 0.1);
            for (const RepeatedMessage& message : pattern.messages) {
                const RepetitionSummary& times = message.times;
                QVERIFY(times.smallest > 0 && times.smallest <= times.mean.mean &&
                        times.mean.mean <= times.largest);
                QCOMPARE(times.mean.count + times.warmUp, pattern.repetitions);
                QVERIFY(times.mean.halfWidth.has_value());
            }
        }
        const auto ring =
            std::find_if(result->patterns.begin(), result->patterns.end(),
                         [](const RepeatedPattern& pattern) { return pattern.scenario == "ring"; });
        QCOMPARE(ring->messages.size(), std::size_t{5});
        QCOMPARE(ring->messages[1].bytes, std::uint64_t{1'000'000});
        QCOMPARE(ring->messages[1].source, std::string("n1"));
        QCOMPARE(ring->messages[1].destination, std::string("n2"));
        QCOMPARE(ring->reference.message, std::string("b"));
    }

    void theTimesComeBackIntoTheProject()
    {
        const Run imported = contraflow({"import", "m.json", "--into", "p.yaml", "-o", "measured.yaml"});
        QVERIFY2(imported.status == 0, imported.messages);
        const auto project = readProject(path("measured.yaml").toStdString());
        QVERIFY(project);
        QCOMPARE(project->project.measurements.size(), std::size_t{2});
        for (const Measurement& measurement : project->project.measurements) {
            QVERIFY(measurement.scenario == "ring" || measurement.scenario == "pair");
            QCOMPARE(measurement.provenance.importer, std::string("contraflow-run"));
            QCOMPARE(measurement.times.size(), std::size_t(measurement.scenario == "ring" ? 5 : 2));
        }
        const Run errors = contraflow({"errors", "measured.yaml"});
        QVERIFY2(errors.status == 0, errors.messages);
    }

    void whatIsThereIsNotMeasuredAgain()
    {
        const Run again = measure({"plan.json", "-o", "m.json", "--wait", "sleep"}, 4);
        QCOMPARE(again.status, 1);
        QVERIFY2(again.messages.contains("--resume goes on"), again.messages);

        Result<MeasuredRun> half = parseRun(contentOf(path("m.json")).toStdString());
        QVERIFY(half);
        const std::string kept = half->patterns[0].scenario;
        half->patterns.resize(1);
        const auto before = half->patterns[0];
        QFile file(path("half.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(runText(*half)));
        file.close();
        const Run resumed = measure({"plan.json", "-o", "half.json", "--resume", "--wait=sleep"}, 4);
        QVERIFY2(resumed.status == 0, resumed.messages);
        const Result<MeasuredRun> whole = parseRun(contentOf(path("half.json")).toStdString());
        QVERIFY(whole);
        QCOMPARE(whole->patterns.size(), std::size_t{2});
        QVERIFY(whole->patterns[0] == before);
    }

    void aPlanThatDoesNotFitIsRefused()
    {
        const Run few = measure({"plan.json", "-o", "few.json"}, 2);
        QCOMPARE(few.status, 2);
        QVERIFY2(few.messages.contains("mpirun -np 4"), few.messages);
        QVERIFY(!QFile::exists(path("few.json")));

        QVERIFY2(contraflow({"plan", "p.yaml", "--scenario", "pair", "-o", "pair.json"}).status == 0, "");
        const Run other = measure({"pair.json", "-o", "m.json", "--resume"}, 2);
        QCOMPARE(other.status, 1);
        QVERIFY2(other.messages.contains("results of another plan"), other.messages);

        const Run none = measure({"missing.json", "-o", "x.json"}, 1);
        QCOMPARE(none.status, 1);
        QVERIFY2(none.messages.contains("missing.json"), none.messages);
        const Run wrong = measure({"p.yaml", "-o", "x.json"}, 1);
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.messages.contains("it is no plan"), wrong.messages);
    }

    /** Four ranks give, in any order, what one process gives; a run that was killed goes on. */
    void aCampaignIsDealtOutToRanks()
    {
        QFile file(path("c.yaml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "campaign: 1\n"
            "networks:\n  - {name: n, topology: racks, racks: 2, nodes: 16}\n"
            "workloads:\n  - {name: r, pattern: random, nodes: 4..16, degree: 1..3, seeds: 1..5, size: 1 MB}\n"
            "models: [max-min, window]\n");
        file.close();
        QVERIFY(contraflow({"campaign", "c.yaml", "-o", "alone.csv"}).status == 0);
        const Run ranks =
            run(QStringLiteral(CONTRAFLOW_MPIEXEC),
                {"-np", "4", CONTRAFLOW_PROGRAM, "campaign", "c.yaml", "--mpi", "-o", "ranks.csv"},
                m_folder.path());
        QVERIFY2(ranks.status == 0, ranks.messages);
        QVERIFY2(ranks.messages.contains("390 tasks worked out on 4 ranks"), ranks.messages);
        QVERIFY(contraflow({"campaign", "merge", "c.yaml", "alone.csv", "-o", "a.csv"}).status == 0);
        const Run merged = contraflow({"campaign", "merge", "c.yaml", "ranks.csv", "-o", "r.csv"});
        QVERIFY2(merged.status == 0, merged.messages);
        QVERIFY2(!merged.messages.contains("twice"), merged.messages);
        QCOMPARE(contentOf(path("r.csv")), contentOf(path("a.csv")));

        const QByteArray all = contentOf(path("ranks.csv"));
        QFile half(path("half.csv"));
        QVERIFY(half.open(QIODevice::WriteOnly));
        half.write(all.left(all.size() / 2));
        half.close();
        const Run refused = measure({"--campaign", "c.yaml", "-o", "half.csv"}, 2);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.messages.contains("--resume goes on"), refused.messages);
        const Run resumed = measure({"--campaign", "c.yaml", "-o", "half.csv", "--resume"}, 2);
        QVERIFY2(resumed.status == 0, resumed.messages);
        QVERIFY(contraflow({"campaign", "merge", "c.yaml", "half.csv", "-o", "h.csv"}).status == 0);
        QCOMPARE(contentOf(path("h.csv")), contentOf(path("a.csv")));
        const Run none = measure({"--campaign", "none.yaml"}, 2);
        QCOMPARE(none.status, 1);
        QVERIFY2(none.messages.contains("none.yaml"), none.messages);
    }

    void theProgramExplainsItselfWithoutMpi()
    {
        const Run help = run(QStringLiteral(CONTRAFLOW_RUNNER), {QStringLiteral("--help")}, m_folder.path());
        QCOMPARE(help.status, 0);
        QVERIFY(help.output.contains("mpirun -np RANKS contraflow-run"));
        for (const QByteArray& line : help.output.split('\n'))
            QVERIFY2(line.size() <= 100, line);
        for (const QStringList& words :
             {QStringList{}, QStringList{"plan.json"}, QStringList{"plan.json", "-o", "x", "--wait", "long"},
              QStringList{"plan.json", "more.json", "-o", "x"}, QStringList{"--what"}}) {
            const Run bad = run(QStringLiteral(CONTRAFLOW_RUNNER), words, m_folder.path());
            QCOMPARE(bad.status, 2);
            QVERIFY2(bad.messages.contains("--help tells more"), bad.messages);
        }
    }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] Run contraflow(const QStringList& words) const
    {
        return run(QStringLiteral(CONTRAFLOW_PROGRAM), words, m_folder.path());
    }
    [[nodiscard]] Run measure(const QStringList& words, int ranks) const
    {
        return run(QStringLiteral(CONTRAFLOW_MPIEXEC),
                   QStringList{"-np", QString::number(ranks), QStringLiteral(CONTRAFLOW_RUNNER)} + words,
                   m_folder.path());
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestRunner)
#include "tst_runner.moc"
