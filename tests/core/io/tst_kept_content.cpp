// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/project_texts.h"

#include <QTest>

using namespace contraflow;
using test::bodyOf;
using test::hasIssue;
using test::listed;
using test::load;
using test::loadBody;

class TestKeptContent : public QObject
{
    Q_OBJECT

private slots:
    void cellsThatCannotBeReadStayAsTyped();
    void unknownKeysAreReportedAndKept();
    void valuesOfTheWrongShapeAreReportedAndKept_data();
    void valuesOfTheWrongShapeAreReportedAndKept();
    void aKeptValueAndANewOneBothSurvive();
    void extraColumnsAreKept();
    void surplusFieldsGetColumns();
    void columnsMayComeInAnyOrder();
    void aMisspeltColumnGetsAHint();
};

void TestKeptContent::cellsThatCannotBeReadStayAsTyped()
{
    const std::string text = R"(platforms:
  - name: p
    nodes:
      - {name: a, switch: s, cores: many, bandwidth: 940, latency: -1 s}
      - {name: b, switch: s, cores: 1.5, bandwidth: "[fast]", latency: 10 MB}
    local_bandwidth: "1,5 GB/s"
workloads:
  - name: w
    messages: |
      id,source,destination,size,start
      e1,a,b,10,soon
      e2,a,b,"1,5 MB",-2 s
measurements:
  - name: m
    times: |
      message,mean,ci95,repetitions
      e1,0.25,1 MB,2.5
)";
    const LoadedProject loaded = loadBody(text);
    QVERIFY2(loaded.issues.empty(), listed(loaded.issues).c_str());
    QCOMPARE(loaded.project.platforms[0].nodes[0].bandwidth.rejectedText(), std::string("940"));
    QCOMPARE(loaded.project.platforms[0].nodes[0].cores.rejectedText(), std::string("many"));
    QCOMPARE(loaded.project.workloads[0].messages[1].size.rejectedText(), std::string("1,5 MB"));
    // Only where YAML allows it are the quotes around the decimal comma superfluous.
    COMPARE_TEXT(bodyOf(loaded), QString::fromStdString(text)
                                     .replace(QStringLiteral("\"1,5 GB/s\""), QStringLiteral("1,5 GB/s"))
                                     .toStdString());
    QVERIFY(load(projectText(loaded.project)).project == loaded.project);
}

void TestKeptContent::unknownKeysAreReportedAndKept()
{
    const std::string text = R"(platforms:
  - name: p
    nodes:
      - {name: a, rack: 4, tags: [x, "1", null, {y: z}]}
    site: "North: hall 2"
    notes: |
      two lines
      of text
workloads:
  - name: w
    origin: {tool: mpiP, version: "3.5"}
models:
  - {name: m, parameters: {}, colour: "red, blue"}
customer: ACME
)";
    const LoadedProject loaded = loadBody(text);
    COMPARE_TEXT(bodyOf(loaded), text);
    QCOMPARE(loaded.issues.size(), std::size_t{7});
    QVERIFY2(hasIssue(loaded.issues, 5, Severity::warning, "node 'a' has the unknown key 'rack'"),
             listed(loaded.issues).c_str());
    QVERIFY(hasIssue(loaded.issues, 7, Severity::warning, "platform 'p' has the unknown key 'notes'"));
    QVERIFY(hasIssue(loaded.issues, 12, Severity::warning, "workload 'w' has the unknown key 'origin'"));
    QVERIFY(hasIssue(loaded.issues, 15, Severity::warning, "the project has the unknown key 'customer'"));
    QVERIFY(hasIssue(loadBody("platfroms: []\n").issues, 2, Severity::warning, "did you mean 'platforms'?"));
}

void TestKeptContent::valuesOfTheWrongShapeAreReportedAndKept_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* name, const char* body, int line, const char* part) {
        QTest::newRow(name) << QByteArray(body) << line << QByteArray(part);
    };
    row("platforms a text", "platforms: none\n", 2,
        "'platforms' of the project must be a list and is a text");
    row("platforms a map", "platforms: {a: 1}\n", 2, "must be a list and is a map");
    row("title a list", "title: [a, b]\n", 2, "'title' of the project must be a text and is a list");
    row("parameters a list", "parameters: [a]\n", 2, "must be a map and is a list");
    row("name a map", "models:\n  - {kind: x, parameters: {}, name: {a: b}}\n", 3, "'name' of a model");
    row("routing unknown", "platforms:\n  - name: p\n    routing: fastest\n", 4,
        "must be one of shortest, ecmp-hash, adaptive, d-mod-k, s-mod-k, ftree, minhop, dimension-order, minimal, "
        "valiant and written");
    row("policy unknown", "mappings:\n  - {name: m, policy: [x]}\n", 3,
        "must be one of round-robin-per-node");
    row("seed no number", "mappings:\n  - {name: m, seed: lucky}\n", 3, "must be a whole number from 0 on");
    row("messages a map", "workloads:\n  - name: w\n    messages: {a: b}\n", 4,
        "must be a table as CSV text or a list");
    row("messages without header", "workloads:\n  - name: w\n    messages: |\n      e1,a,b,1 MB,0 s\n", 4,
        "does not begin with a line that names its columns");
    row("times a word", "measurements:\n  - name: m\n    times: \"2\"\n", 4, "does not begin with a line");
    row("three ends", "platforms:\n  - name: p\n    links:\n      - {name: l, between: [a, b, c]}\n", 5,
        "must name two switches");
    row("ends a text", "platforms:\n  - name: p\n    links:\n      - {name: l, between: a-b}\n", 5,
        "must be a list and is a text");
    row("place a list", "mappings:\n  - {name: m, place: [a, b]}\n", 3, "must be a map and is a list");
    row("row a list", "scenarios:\n  - {name: \"\", unreadable: [a, b]}\n", 3, "a scenario has no such");
}

void TestKeptContent::valuesOfTheWrongShapeAreReportedAndKept()
{
    QFETCH(QByteArray, body);
    QFETCH(int, line);
    QFETCH(QByteArray, part);
    if (part == "a scenario has no such") {
        // The canonical form of a list among scenarios; the list itself comes first.
        const LoadedProject raw = loadBody("scenarios:\n  - [a, b]\n");
        QVERIFY(hasIssue(raw.issues, 3, Severity::error, "this scenario is a list where a map"));
        COMPARE_TEXT(bodyOf(raw), body.toStdString());
        part = "scenario '' has the unknown key 'unreadable'";
        QVERIFY(hasIssue(loadBody(body.toStdString()).issues, 3, Severity::warning, part.toStdString()));
        return;
    }
    const LoadedProject loaded = loadBody(body.toStdString());
    QCOMPARE(loaded.issues.size(), std::size_t{1});
    QVERIFY2(hasIssue(loaded.issues, static_cast<std::size_t>(line), Severity::error, part.toStdString()),
             listed(loaded.issues).c_str());
    COMPARE_TEXT(bodyOf(loaded), body.toStdString());
}

void TestKeptContent::aKeptValueAndANewOneBothSurvive()
{
    LoadedProject loaded = loadBody("platforms: none\nnodes: 1\n");
    loaded.project.platforms.append(Platform{.name = "p"});
    const LoadedProject again = load(projectText(loaded.project));
    QCOMPARE(again.project.platforms.size(), std::size_t{1});
    QCOMPARE(again.project.extras.front().first, std::string("platforms-2"));
    QCOMPARE(again.project.extras.front().second.scalar, std::string("none"));
}

void TestKeptContent::extraColumnsAreKept()
{
    const std::string text = R"(workloads:
  - name: w
    messages: |
      id,source,destination,size,start,comment,tag
      e1,a,b,1 MB,,"a, b",
      e2,a,b,1 MB,,,x
measurements:
  - name: m
    times: |
      message,mean,ci95,repetitions,date
      e1,1 s,,3,2026-01-01
)";
    const LoadedProject loaded = loadBody(text);
    QVERIFY2(loaded.issues.empty(), listed(loaded.issues).c_str());
    QCOMPARE(loaded.project.workloads[0].extraColumns, (std::vector<std::string>{"comment", "tag"}));
    QCOMPARE(loaded.project.workloads[0].messages[0].extras.all(), (std::vector<std::string>{"a, b"}));
    COMPARE_TEXT(bodyOf(loaded), text);
}

void TestKeptContent::surplusFieldsGetColumns()
{
    const LoadedProject loaded = loadBody(
        "workloads:\n  - name: w\n    messages: |\n      id,source,destination,size\n      e1,a,b,1 MB,,x\n"
        "      e2,a,b,1 MB,,\n");
    QVERIFY2(hasIssue(loaded.issues, 6, Severity::error, "this message has 6 fields where the header"),
             listed(loaded.issues).c_str());
    QCOMPARE(loaded.issues.size(), std::size_t{1});
    COMPARE_TEXT(bodyOf(loaded), std::string("workloads:\n  - name: w\n    messages: |\n"
                                             "      id,source,destination,size,start,column 6\n"
                                             "      e1,a,b,1 MB,,x\n      e2,a,b,1 MB,,\n"));
}

void TestKeptContent::columnsMayComeInAnyOrder()
{
    const LoadedProject loaded =
        loadBody("workloads:\n  - name: w\n    messages: |\n      size,destination,id,source\n"
                 "      1 MB,b,e1,a\n");
    const MessageRow& message = loaded.project.workloads[0].messages[0];
    QCOMPARE(message.id, std::string("e1"));
    QCOMPARE(message.destination, std::string("b"));
    QCOMPARE(message.size.value().value, 1e6);
    QCOMPARE(message.source, std::string("a"));
    QVERIFY(loaded.issues.empty());
}

void TestKeptContent::aMisspeltColumnGetsAHint()
{
    const LoadedProject loaded =
        loadBody("workloads:\n  - name: w\n    messages: |\n\n      id,sise\n      e1,1 MB\n");
    QVERIFY2(hasIssue(loaded.issues, 6, Severity::warning, "did you mean 'size'?"),
             listed(loaded.issues).c_str());
}

QTEST_GUILESS_MAIN(TestKeptContent)
#include "tst_kept_content.moc"
