// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/runner/mpi_program.h"

#include <QDir>
#include <QtTest>

using namespace contraflow;
using test::contentOf;
using test::Run;
using test::run;
using test::RunFolder;

/** Campaigns under MPI: rank 0 deals tasks out. */
class TestCampaignRanks : public QObject
{
    Q_OBJECT

private slots:
    /** Four ranks give, in any order, what one process gives; a run that was killed goes on. */
    void aCampaignIsDealtOutToRanks()
    {
        m_folder.writeFile(
            "c.yaml",
            "campaign: 1\n"
            "networks:\n  - {name: n, topology: racks, racks: 2, nodes: 16}\n"
            "workloads:\n  - {name: r, pattern: random, nodes: 4..16, degree: 1..3, seeds: 1..5, size: 1 MB}\n"
            "models: [max-min, window]\n");
        QVERIFY(m_folder.contraflow({"campaign", "c.yaml", "-o", "alone.csv"}).status == 0);
        const Run ranks =
            run(QStringLiteral(CONTRAFLOW_MPIEXEC),
                {"-np", "4", CONTRAFLOW_PROGRAM, "campaign", "c.yaml", "--mpi", "-o", "ranks.csv"},
                m_folder.name());
        QVERIFY2(ranks.status == 0, ranks.messages);
        QVERIFY2(ranks.messages.contains("390 tasks worked out on 4 ranks"), ranks.messages);
        QVERIFY(m_folder.contraflow({"campaign", "merge", "c.yaml", "alone.csv", "-o", "a.csv"}).status == 0);
        const Run merged = m_folder.contraflow({"campaign", "merge", "c.yaml", "ranks.csv", "-o", "r.csv"});
        QVERIFY2(merged.status == 0, merged.messages);
        QVERIFY2(!merged.messages.contains("twice"), merged.messages);
        QCOMPARE(contentOf(m_folder.path("r.csv")), contentOf(m_folder.path("a.csv")));

        const QByteArray all = contentOf(m_folder.path("ranks.csv"));
        m_folder.writeFile("half.csv", all.left(all.size() / 2));
        const Run refused = m_folder.measure({"--campaign", "c.yaml", "-o", "half.csv"}, 2);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.messages.contains("--resume goes on"), refused.messages);
        const Run resumed = m_folder.measure({"--campaign", "c.yaml", "-o", "half.csv", "--resume"}, 2);
        QVERIFY2(resumed.status == 0, resumed.messages);
        QVERIFY(m_folder.contraflow({"campaign", "merge", "c.yaml", "half.csv", "-o", "h.csv"}).status == 0);
        QCOMPARE(contentOf(m_folder.path("h.csv")), contentOf(m_folder.path("a.csv")));
        // Tasks without figures end it as they end a run without MPI, and the next one too.
        m_folder.writeFile("f.yaml",
                           "campaign: 1\nprojects: [{name: q, file: q.yaml}]\n"
                           "networks: [{name: a, project: q, platform: a}]\n"
                           "workloads: [{name: w, project: q, workload: w}, {name: r, pattern: ring}]\n"
                           "models: [max-min]\n");
        m_folder.writeFile("q.yaml",
                           "contraflow: 1\nplatforms:\n  - name: a\n    switches: [s]\n"
                           "    nodes:\n      - {name: \"n[1-4]\", switch: s, bandwidth: 1 Gbit/s}\n"
                           "workloads:\n  - name: w\n    messages: |\n      id,source,destination,size\n"
                           "      m,n1,elsewhere,1 MB\n");
        for (const QStringList& words : {QStringList{"--campaign", "f.yaml", "-o", "f.csv"},
                                         QStringList{"--campaign", "f.yaml", "-o", "f.csv", "--resume"}}) {
            const Run failed = m_folder.measure(words, 2);
            QVERIFY2(failed.status == 1, failed.messages);
            QVERIFY2(failed.messages.contains("1 without figures, whose lines say why"), failed.messages);
        }

        const Run none = m_folder.measure({"--campaign", "none.yaml"}, 2);
        QCOMPARE(none.status, 1);
        QVERIFY2(none.messages.contains("none.yaml"), none.messages);
    }

    /** As many tasks, and another network on one of the hosts. */
    void ranksThatSeeOtherFilesAreNamed()
    {
        QStringList words;
        for (const char* folder : {"here", "there"}) {
            QVERIFY(QDir(m_folder.name()).mkdir(QLatin1String(folder)));
            m_folder.writeFile(
                qPrintable(QString::fromLatin1(folder) + QStringLiteral("/c.yaml")),
                QByteArray(
                    "campaign: 1\nnetworks:\n  - {name: n, topology: racks, racks: 2, nodes: 16, uplink: ") +
                    (folder[0] == 'h' ? "1" : "2") +
                    " Gbit/s}\nworkloads:\n  - {name: r, pattern: ring, size: 1 MB}\nmodels: [max-min]\n");
            if (!words.isEmpty())
                words += QStringLiteral(":");
            words += {QStringLiteral("-np"),
                      QStringLiteral("1"),
                      QStringLiteral("-wdir"),
                      m_folder.path(folder),
                      QStringLiteral(CONTRAFLOW_RUNNER),
                      QStringLiteral("--campaign"),
                      QStringLiteral("c.yaml")};
        }
        const Run ranks = run(QStringLiteral(CONTRAFLOW_MPIEXEC), words, m_folder.name());
        QVERIFY(ranks.status != 0);
        QVERIFY2(ranks.messages.contains("on rank 1 the campaign"), ranks.messages);
        QVERIFY(!QFile::exists(m_folder.path("here/c.results.csv")));
    }

private:
    RunFolder m_folder;
};

QTEST_GUILESS_MAIN(TestCampaignRanks)
#include "tst_campaign_ranks.moc"
