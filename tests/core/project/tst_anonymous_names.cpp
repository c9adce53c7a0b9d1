// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"
#include "core/project/anonymous_names.h"
#include "core/project/network.h"

#include <QTest>

using namespace contraflow;

namespace {

Project someProject()
{
    const char* text =
        "contraflow: 1\n"
        "title: Bought for kolossos-a01\n"
        "platforms:\n"
        "  - name: kolossos-a01 to kolossos-a03\n"
        "    switches: [rackswitch-9, \"top of rack (9)\"]\n"
        "    nodes:\n"
        "      - {name: \"kolossos-a[01-03]\", switch: rackswitch-9, bandwidth: 1 Gbit/s}\n"
        "      - {name: gate.example, switch: rackswitch-9, bandwidth: 1 Gbit/s}\n"
        "    links:\n"
        "      - {name: kolossos-uplink, between: [rackswitch-9, \"top of rack (9)\"], bandwidth: 1 Gbit/s}\n"
        "    provenance: {file: kolossos.conf, importer: slurm-conf, note: from rackswitch-9}\n"
        "workloads:\n"
        "  - name: w\n"
        "    provenance: {file: kolossos-a01.csv, options: \"--column 'kolossos-a01'=size\"}\n"
        "    messages: |\n"
        "      id,source,destination,size,note\n"
        "      kolossos-a01>gate,kolossos-a01,kolossos-a02,1 MB,seen on kolossos-a03\n"
        "      e2,kolossos-a01,kolossos-a02,=as on kolossos-a03,\n"
        "measurements:\n"
        "  - name: m\n"
        "    provenance: {file: kolossos-a01.csv, machine: kolossos, note: from gate.example}\n"
        "    times: |\n"
        "      message,mean\n"
        "      kolossos-a01>gate,1 s\n";
    return parseProject(text)->project;
}

} // namespace

class TestAnonymousNames : public QObject
{
    Q_OBJECT

private slots:
    void noOriginalNameIsLeftInTheProject()
    {
        const Project project = someProject();
        const std::string text = projectText(AnonymousNames(project).project(project));
        for (const char* name : {"kolossos", "rackswitch", "gate.example", "top of rack"})
            QVERIFY2(text.find(name) == std::string::npos, text.c_str());
    }

    void tracesLoseTheirNames()
    {
        const Project project =
            parseProject(
                "contraflow: 1\napplications:\n"
                "  - name: one\n    trace: {format: ti, file: ../kolossos/run.ti, sha256: abc}\n"
                "  - name: two\n    trace: {format: mpi, files: [{file: kolossos-0.txt}, {file: kolossos}]}\n")
                ->project;
        const std::string text = projectText(AnonymousNames(project).project(project));
        QVERIFY2(text.find("kolossos") == std::string::npos, text.c_str());
        for (const char* name : {"trace1-1.ti", "trace2-1.txt", "trace2-2", "abc"})
            QVERIFY2(text.find(name) != std::string::npos, text.c_str());
    }

    void applicationsThatAreCalledLikeTheirTracesAreRenamed()
    {
        const Project project =
            parseProject(
                "contraflow: 1\napplications:\n"
                "  - name: kolossos\n    trace: {format: ti, file: traces/kolossos.ti, sha256: abc}\n"
                "  - name: gate\n    trace: {format: mpi, files: [{file: gate/0.txt}]}\n"
                "  - name: solver\n    trace: {format: ti, file: run.ti, sha256: abc}\n"
                "scenarios:\n  - {name: kolossos on cluster, application: [kolossos, gate, solver]}\n")
                ->project;
        const Project neutral = AnonymousNames(project).project(project);
        const std::string text = projectText(neutral);
        for (const char* name : {"kolossos", "gate"})
            QVERIFY2(text.find(name) == std::string::npos, text.c_str());
        QCOMPARE(neutral.scenarios[0].name, std::string("application1 on cluster"));
        QCOMPARE(neutral.scenarios[0].applications[1].name, std::string("application2"));
        QCOMPARE(neutral.applications[2].name, std::string("solver"));
    }

    void referencesFollowTheNames()
    {
        const Project project = someProject();
        const Project neutral = AnonymousNames(project).project(project);
        IssueList issues;
        const auto network = Network::build(neutral.platforms[0], 0, issues);
        QVERIFY(issues.empty());
        QCOMPARE(network->nodes().size(), std::size_t{4});
        QVERIFY(network->findNode(neutral.workloads[0].messages[0].source));
        QCOMPARE(neutral.measurements[0].times[0].message, neutral.workloads[0].messages[0].id);
        QCOMPARE(neutral.platforms[0].nodes[0].name, std::string("node[1-3]"));
    }

    void namesInSentencesAreReplacedAsWholeWords()
    {
        const AnonymousNames names(someProject());
        QCOMPARE(names.text("node 'kolossos-a02' has no link; see gate.example."),
                 std::string("node 'node2' has no link; see node4."));
        QCOMPARE(names.text("kolossos-a02 → rackswitch-9"), std::string("node2 → switch1"));
        QCOMPARE(names.text("kolossos-a[02-03] and top of rack (9)"), std::string("node[2-3] and switch2"));
        QCOMPARE(names.text("kolossos-a012 is another one"), std::string("kolossos-a012 is another one"));
        QCOMPARE(names.text(""), std::string());
    }

    void namesWithinOtherNamesAndInAnyCaseAreFound()
    {
        const AnonymousNames names(someProject());
        QCOMPARE(names.text("kolossos-a01_kolossos-a02"), std::string("node1_node2"));
        QCOMPARE(names.text("kolossos-a01to03, KOLOSSOS-A02 and fromkolossos-a03on"),
                 std::string("node1to03, node2 and fromnode3on"));
        QCOMPARE(names.text("the '=as on kolossos-a03' of e2"), std::string("the 'left out' of e2"));
    }

    void theSameHostOnTwoPlatformsHasOneName()
    {
        Project project = someProject();
        project.platforms.append(project.platforms[0]);
        const Project neutral = AnonymousNames(project).project(project);
        QCOMPARE(neutral.platforms[1].nodes[0].name, neutral.platforms[0].nodes[0].name);
    }
};

QTEST_GUILESS_MAIN(TestAnonymousNames)
#include "tst_anonymous_names.moc"
