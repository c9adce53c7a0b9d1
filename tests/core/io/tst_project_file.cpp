// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project_file.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace contraflow;
namespace fs = std::filesystem;

namespace {

/** The worked example of the format, in canonical form. */
const std::string kExample = R"(contraflow: 1
title: Two racks over copper
parameters: {N: 20500}
platforms:
  - name: copper
    switches: [torX, torY]
    nodes:
      - {name: "X[1-3]", switch: torX, cores: 12, bandwidth: 940 Mbit/s, latency: 0 s}
      - {name: "Y[1-3]", switch: torY, cores: 12, bandwidth: 940 Mbit/s, latency: 0 s}
    links:
      - {name: backbone, between: [torX, torY], bandwidth: 940 Mbit/s, latency: 0 s}
    price: 18000 EUR
workloads:
  - name: table-1
    messages: |
      id,source,destination,size,start
      e1,a1,b1,10 MB,0 s
      e2,a2,b2,20 MB,0 s
mappings:
  - {name: paper, place: {a1: X1, b1: Y1, a2: X1, b2: X2}}
models:
  - {name: tcp, kind: asymmetric, parameters: {}}
scenarios:
  - {name: copper-tcp, platform: copper, workload: table-1, mapping: paper, model: tcp}
measurements:
  - name: testbed
    scenario: copper-tcp
    times: |
      message,mean,ci95,repetitions
      e1,0.252 s,,
)";

LoadedProject load(const std::string& text)
{
    auto loaded = parseProject(text);
    if (!loaded)
        qFatal("%s", loaded.error().message.c_str());
    return std::move(loaded).value();
}

/** Behind the first line, which every project has. */
LoadedProject loadBody(const std::string& body)
{
    return load("contraflow: 1\n" + body);
}

std::string bodyOf(const LoadedProject& loaded)
{
    const std::string text = projectText(loaded.project);
    return text.substr(text.find('\n') + 1);
}

bool hasIssue(const IssueList& issues, std::size_t line, Severity severity, const std::string& part)
{
    return std::any_of(issues.begin(), issues.end(), [&](const Issue& issue) {
        return issue.location.line == line && issue.severity == severity &&
               issue.text.find(part) != std::string::npos;
    });
}

std::string listed(const IssueList& issues)
{
    std::string text;
    for (const Issue& issue : issues)
        text += std::to_string(issue.location.line) + ": " + issue.text + "\n";
    return text;
}

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace

#define COMPARE_TEXT(actual, expected)                                                                       \
    QCOMPARE(QByteArray::fromStdString(actual), QByteArray::fromStdString(expected))

class TestProjectFile : public QObject
{
    Q_OBJECT
private slots:
    void theExampleIsReadInFull();
    void theExampleComesBackByteForByte();
    void commentsAndLayoutDoNotMatter();
    void anEmptyProjectIsOneLine();
    void messagesMayBeAListOfMaps();
    void switchesMayCarryMoreKeys();
    void policiesSeedsAndRoutingAreRead();
    void namesThatLookLikeOtherThingsSurvive_data();
    void namesThatLookLikeOtherThingsSurvive();
    void aVeryLongNameSurvives();
    void cellsThatCannotBeReadStayAsTyped();
    void anIssueOfACellNamesItsLineOnce();
    void unknownKeysAreReportedAndKept();
    void valuesOfTheWrongShapeAreReportedAndKept_data();
    void valuesOfTheWrongShapeAreReportedAndKept();
    void aKeptValueAndANewOneBothSurvive();
    void extraColumnsAreKept();
    void surplusFieldsGetColumns();
    void columnsMayComeInAnyOrder();
    void aMisspeltColumnGetsAHint();
    void twoPlacesOfOneProcessAreKept();
    void aLongMappingHasOnePlaceALine();
    void tablesWithOddCharactersSurvive();
    void invalidBytesNeverMakeAnUnreadableFile();
    void linesOfRowsAreKnown();
    void issuesAreSortedByLine();
    void manyEqualKeysAreNoDisaster();
    void writingKeepsTheProjectAndReplacesTheFile();
    void errorsOfReadingNamePathAndLine();
};

void TestProjectFile::theExampleIsReadInFull()
{
    const LoadedProject loaded = load(kExample);
    QVERIFY2(loaded.issues.empty(), listed(loaded.issues).c_str());
    const Project& project = loaded.project;
    QCOMPARE(project.title, std::string("Two racks over copper"));
    QCOMPARE(project.parameters[0], (ParameterRow{"N", "20500"}));
    const Platform& platform = project.platforms[0];
    QCOMPARE(platform.switches.size(), std::size_t{2});
    QCOMPARE(platform.nodes[1].name, std::string("Y[1-3]"));
    QCOMPARE(platform.nodes[1].switchName, std::string("torY"));
    QCOMPARE(platform.nodes[1].cores.value(), 12U);
    QCOMPARE(platform.nodes[1].bandwidth.value().value, 940e6 / 8);
    QCOMPARE(platform.links[0].from, std::string("torX"));
    QCOMPARE(platform.links[0].to, std::string("torY"));
    QCOMPARE(platform.price, std::string("18000 EUR"));
    const MessageRow& message = project.workloads[0].messages[1];
    QCOMPARE(message.id + message.source + message.destination, std::string("e2a2b2"));
    QCOMPARE(message.size.value().value, 20e6);
    QCOMPARE(message.start.value().value, 0.0);
    QCOMPARE(project.mappings[0].places[3], (PlaceRow{"b2", "X2"}));
    QVERIFY(project.mappings[0].policy == MappingPolicy::byHand);
    QCOMPARE(project.models[0].kind, std::string("asymmetric"));
    QCOMPARE(project.scenarios[0].mapping, std::string("paper"));
    const TimeRow& time = project.measurements[0].times[0];
    QCOMPARE(time.mean.value().value, 0.252);
    QVERIFY(time.ci95.isEmpty() && time.repetitions.isEmpty());
    QCOMPARE(loaded.readVersion, Project::kFormatVersion);
}

void TestProjectFile::theExampleComesBackByteForByte()
{
    COMPARE_TEXT(projectText(load(kExample).project), kExample);
}

void TestProjectFile::commentsAndLayoutDoNotMatter()
{
    const std::string text = R"(# a project
title: 'Two racks over copper' # the title
contraflow: "1"
models:
- kind: asymmetric
  name: tcp
  parameters:
scenarios: [{name: copper-tcp, platform: copper, workload: table-1, mapping: paper, model: tcp}]
)";
    const LoadedProject loaded = load(text);
    QVERIFY2(loaded.issues.empty(), listed(loaded.issues).c_str());
    QVERIFY(loaded.project.models == load(kExample).project.models);
    QVERIFY(loaded.project.scenarios == load(kExample).project.scenarios);
}

void TestProjectFile::anEmptyProjectIsOneLine()
{
    COMPARE_TEXT(projectText(Project()), std::string("contraflow: 1\n"));
    QVERIFY(load("contraflow: 1\n").project == Project());
    QVERIFY(load("contraflow: 1\nplatforms:\nmodels: []\ntitle:\n").project == Project());
}

void TestProjectFile::messagesMayBeAListOfMaps()
{
    const LoadedProject maps = loadBody(R"(workloads:
  - name: w
    messages:
      - {id: e1, source: a, destination: b, size: 10 MB}
      - id: e2
        size: 5 kB
        start: 2 s
        note: late
)");
    QVERIFY(hasIssue(maps.issues, 9, Severity::warning, "message 'e2' has the unknown key 'note'"));
    COMPARE_TEXT(bodyOf(maps), std::string(R"(workloads:
  - name: w
    messages: |
      id,source,destination,size,start,note
      e1,a,b,10 MB,,
      e2,,,5 kB,2 s,late
)"));
}

void TestProjectFile::switchesMayCarryMoreKeys()
{
    const std::string text = R"(platforms:
  - name: p
    switches:
      - {name: a, ports: 48}
      - {name: b}
)";
    const LoadedProject loaded = loadBody(text);
    QCOMPARE(loaded.project.platforms[0].switches[0].extras.front().second.scalar, std::string("48"));
    COMPARE_TEXT(bodyOf(loaded), text);
    COMPARE_TEXT(bodyOf(loadBody("platforms:\n  - name: p\n    switches: [a, {name: b}]\n")),
                 std::string("platforms:\n  - name: p\n    switches: [a, b]\n"));
}

void TestProjectFile::policiesSeedsAndRoutingAreRead()
{
    const std::string text = R"(platforms:
  - name: p
    routing: ecmp-hash
    local_bandwidth: 10 GB/s
mappings:
  - {name: a, policy: round-robin-per-node}
  - {name: b, policy: round-robin-per-processor, seed: 5}
  - {name: c, policy: random, seed: 18446744073709551615, place: {p: n}}
)";
    const LoadedProject loaded = loadBody(text);
    QVERIFY2(loaded.issues.empty(), listed(loaded.issues).c_str());
    QVERIFY(loaded.project.platforms[0].routing == RoutingRule::ecmpHash);
    QCOMPARE(loaded.project.platforms[0].localBandwidth.value().value, 10e9);
    QVERIFY(loaded.project.mappings[2].policy == MappingPolicy::random);
    QCOMPARE(loaded.project.mappings[2].seed, UINT64_MAX);
    COMPARE_TEXT(bodyOf(loaded), text);
}

void TestProjectFile::namesThatLookLikeOtherThingsSurvive_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name :
         {"1",    "007",  "1e3", "0x1F",       "-5",     "+1",   ".5",       "yes",    "No",      "true",
          "null", "~",    "on",  "2026-01-01", "X[1-3]", "a,b",  "{x}",      "a: b",   "a:b",     "a #b",
          "#a",   "- a",  "-",   "?",          ": a",    "'a'",  "\"a\"",    "a\"b",   "a\\b",    "|",
          ">",    "&a",   "*a",  "!a",         "%a",     "@a",   "`a`",      " a",     "a ",      "\ta",
          "a\tb", "a\nb", "a\n", "\n",         "a\rb",   "ä€😀",  "a\u2028b", "\u0085", "\uFEFFa", "\x7F",
          "---",  "...",  "<<",  "=",          ".inf",   ".NaN", "12:30",    "name",   "place",   "x\x01y"})
        QTest::newRow(QByteArray(name).toPercentEncoding().constData()) << QByteArray(name);
}

void TestProjectFile::namesThatLookLikeOtherThingsSurvive()
{
    QFETCH(QByteArray, name);
    const std::string odd = name.toStdString();
    Project project;
    project.title = odd;
    project.parameters = SharedRows<ParameterRow>{{odd, "1"}};
    Platform platform;
    platform.name = odd;
    platform.switches = SharedRows<SwitchRow>{{odd, {}}};
    platform.nodes = SharedRows<NodeRow>{{odd, odd, {}, {}, {}, {}}};
    platform.links = SharedRows<LinkRow>{{odd, odd, odd, {}, {}, {}}};
    platform.price = odd;
    project.platforms = SharedRows<Platform>{platform};
    Workload workload{.name = odd, .extraColumns = {odd + "2"}};
    workload.messages = SharedRows<MessageRow>{{odd, odd, odd, {}, {}, {odd}}};
    project.workloads = SharedRows<Workload>{workload};
    Mapping mapping{.name = odd, .places = SharedRows<PlaceRow>{{odd, odd}}};
    project.mappings = SharedRows<Mapping>{mapping};
    project.models = SharedRows<Model>{{odd, odd, SharedRows<ParameterRow>{{odd, odd}}, {}}};
    project.scenarios = SharedRows<Scenario>{{odd, odd, odd, odd, odd, {}}};
    Measurement measurement{.name = odd, .scenario = odd};
    measurement.times = SharedRows<TimeRow>{{odd, {}, {}, {}, {}}};
    project.measurements = SharedRows<Measurement>{measurement};
    const std::string text = projectText(project);
    const auto loaded = parseProject(text);
    QVERIFY2(loaded.has_value(), text.c_str());
    QVERIFY2(loaded->project == project, (text + "\n" + projectText(loaded->project)).c_str());
    // Extra columns may be reported when they resemble a known one; nothing else may be.
    QVERIFY2(loaded->issues.empty(), listed(loaded->issues).c_str());
}

void TestProjectFile::aVeryLongNameSurvives()
{
    const std::string name(20'000, 'x');
    Project project;
    project.parameters = SharedRows<ParameterRow>{{name, name}};
    project.extras.emplace_back(name, DataNode{.kind = DataNode::Kind::scalar, .scalar = name});
    std::vector<PlaceRow> places;
    for (int i = 0; i < 20; ++i)
        places.push_back({name + std::to_string(i), name});
    project.mappings = SharedRows<Mapping>{{.name = name, .places = SharedRows<PlaceRow>(places)}};
    const LoadedProject loaded = load(projectText(project));
    QVERIFY(loaded.project == project);
}

void TestProjectFile::cellsThatCannotBeReadStayAsTyped()
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

void TestProjectFile::anIssueOfACellNamesItsLineOnce()
{
    std::string text = kExample;
    text.replace(text.find("20 MB"), 5, "20 s");
    const IssueList issues = allIssues(load(text));
    QCOMPARE(std::count_if(issues.begin(), issues.end(),
                           [](const Issue& issue) { return issue.location.line == 18; }),
             std::ptrdiff_t{1});
    QVERIFY2(hasIssue(issues, 18, Severity::error, "'20 s' is not a size"), listed(issues).c_str());
}

void TestProjectFile::unknownKeysAreReportedAndKept()
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

void TestProjectFile::valuesOfTheWrongShapeAreReportedAndKept_data()
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
        "must be one of shortest and ecmp-hash");
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

void TestProjectFile::valuesOfTheWrongShapeAreReportedAndKept()
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

void TestProjectFile::aKeptValueAndANewOneBothSurvive()
{
    LoadedProject loaded = loadBody("platforms: none\nnodes: 1\n");
    loaded.project.platforms.append(Platform{.name = "p"});
    const LoadedProject again = load(projectText(loaded.project));
    QCOMPARE(again.project.platforms.size(), std::size_t{1});
    QCOMPARE(again.project.extras.front().first, std::string("platforms-2"));
    QCOMPARE(again.project.extras.front().second.scalar, std::string("none"));
}

void TestProjectFile::extraColumnsAreKept()
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
    QCOMPARE(loaded.project.workloads[0].messages[0].extras, (std::vector<std::string>{"a, b"}));
    COMPARE_TEXT(bodyOf(loaded), text);
}

void TestProjectFile::surplusFieldsGetColumns()
{
    const LoadedProject loaded = loadBody(
        "workloads:\n  - name: w\n    messages: |\n      id,size\n      e1,1 MB,,x\n      e2,1 MB,,\n");
    QVERIFY2(hasIssue(loaded.issues, 6, Severity::error, "this message has 4 fields where the header"),
             listed(loaded.issues).c_str());
    QCOMPARE(loaded.issues.size(), std::size_t{1});
    COMPARE_TEXT(bodyOf(loaded), std::string("workloads:\n  - name: w\n    messages: |\n"
                                             "      id,source,destination,size,start,column 4\n"
                                             "      e1,,,1 MB,,x\n      e2,,,1 MB,,\n"));
}

void TestProjectFile::columnsMayComeInAnyOrder()
{
    const LoadedProject loaded =
        loadBody("workloads:\n  - name: w\n    messages: |\n      size,destination,id\n      1 MB,b,e1\n");
    const MessageRow& message = loaded.project.workloads[0].messages[0];
    QCOMPARE(message.id, std::string("e1"));
    QCOMPARE(message.destination, std::string("b"));
    QCOMPARE(message.size.value().value, 1e6);
    QVERIFY(loaded.issues.empty());
}

void TestProjectFile::aMisspeltColumnGetsAHint()
{
    const LoadedProject loaded =
        loadBody("workloads:\n  - name: w\n    messages: |\n\n      id,sise\n      e1,1 MB\n");
    QVERIFY2(hasIssue(loaded.issues, 6, Severity::warning, "did you mean 'size'?"),
             listed(loaded.issues).c_str());
}

void TestProjectFile::twoPlacesOfOneProcessAreKept()
{
    Project project;
    project.mappings =
        SharedRows<Mapping>{{.name = "m", .places = SharedRows<PlaceRow>{{"p", "a"}, {"p", "b"}}}};
    QVERIFY(load(projectText(project)).project == project);
}

void TestProjectFile::aLongMappingHasOnePlaceALine()
{
    std::vector<PlaceRow> places;
    for (int i = 0; i < 17; ++i)
        places.push_back({"p" + std::to_string(i), "n"});
    Project project;
    project.mappings = SharedRows<Mapping>{{.name = "m", .places = SharedRows<PlaceRow>(places)}};
    const std::string text = projectText(project);
    QVERIFY2(text.find("  - name: m\n    place:\n      p0: n\n      p1: n\n") != std::string::npos,
             text.c_str());
    QVERIFY(load(text).project == project);
}

void TestProjectFile::tablesWithOddCharactersSurvive()
{
    for (const std::string odd :
         {"a\nb", "\n", "a\n  \n b", "a\rb", "x\x01y", "\u0085", " a", "\t", "\"", ",", "#a"}) {
        Project project;
        Workload workload{.name = "w"};
        workload.messages = SharedRows<MessageRow>{{odd, odd, odd, {}, {}, {}}, {"e2", "a", "b", {}, {}, {}}};
        project.workloads = SharedRows<Workload>{workload};
        const std::string text = projectText(project);
        const auto loaded = parseProject(text);
        QVERIFY2(loaded.has_value(), text.c_str());
        QVERIFY2(loaded->project == project, text.c_str());
    }
}

void TestProjectFile::invalidBytesNeverMakeAnUnreadableFile()
{
    Project project;
    project.title = "R\xE4"
                    "der";
    QCOMPARE(load(projectText(project)).project.title, std::string("R\xEF\xBF\xBD"
                                                                   "der"));
}

void TestProjectFile::linesOfRowsAreKnown()
{
    const LoadedProject loaded = load(kExample);
    const auto lineOf = [&loaded](TableKind kind, std::size_t owner, std::optional<std::size_t> row) {
        return loaded.lines.lineOf(
            Location{.table = TableRef{kind, owner}, .row = row, .column = {}, .line = 0});
    };
    QCOMPARE(lineOf(TableKind::parameters, 0, 0), std::size_t{3});
    QCOMPARE(lineOf(TableKind::platforms, 0, 0), std::size_t{5});
    QCOMPARE(lineOf(TableKind::switches, 0, 1), std::size_t{6});
    QCOMPARE(lineOf(TableKind::nodes, 0, 1), std::size_t{9});
    QCOMPARE(lineOf(TableKind::links, 0, 0), std::size_t{11});
    QCOMPARE(lineOf(TableKind::messages, 0, 0), std::size_t{17});
    QCOMPARE(lineOf(TableKind::messages, 0, 1), std::size_t{18});
    QCOMPARE(lineOf(TableKind::places, 0, 2), std::size_t{20});
    QCOMPARE(lineOf(TableKind::models, 0, 0), std::size_t{22});
    QCOMPARE(lineOf(TableKind::times, 0, 0), std::size_t{30});
    // A table without a row is at its owner, and what was added since is nowhere.
    QCOMPARE(lineOf(TableKind::times, 0, {}), std::size_t{26});
    QCOMPARE(lineOf(TableKind::messages, 0, 2), std::size_t{0});
    QCOMPARE(lineOf(TableKind::messages, 1, 0), std::size_t{0});
}

void TestProjectFile::issuesAreSortedByLine()
{
    std::string text = kExample + "colour: red\n";
    text.replace(text.find("20 MB"), 5, "20");
    text.replace(text.find("switch: torY"), 12, "switch: torZ");
    const IssueList issues = allIssues(load(text));
    QVERIFY2(hasIssue(issues, 9, Severity::error, "torZ"), listed(issues).c_str());
    QVERIFY(hasIssue(issues, 18, Severity::error, "unit is missing"));
    QVERIFY(hasIssue(issues, 31, Severity::warning, "colour"));
    QVERIFY(std::is_sorted(issues.begin(), issues.end(),
                           [](const Issue& a, const Issue& b) { return a.location.line < b.location.line; }));
}

void TestProjectFile::manyEqualKeysAreNoDisaster()
{
    std::string body;
    for (int i = 0; i < 200'000; ++i)
        body += "a: 1\n";
    const LoadedProject loaded = loadBody(body);
    QCOMPARE(loaded.project.extras.size(), std::size_t{200'000});
    QVERIFY(loaded.issues.size() <= 10'000);
    QVERIFY(load(projectText(loaded.project)).project == loaded.project);
}

void TestProjectFile::writingKeepsTheProjectAndReplacesTheFile()
{
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "project.yaml";
    QVERIFY(writeProject(path, Project()).has_value());
    const Project project = load(kExample).project;
    QVERIFY(writeProject(path, project).has_value());
    COMPARE_TEXT(contentOf(path), kExample);
    const auto loaded = readProject(path);
    QVERIFY(loaded.has_value());
    QVERIFY(loaded->project == project);
    QVERIFY(!writeProject(path / "below", project));
}

void TestProjectFile::errorsOfReadingNamePathAndLine()
{
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "project.yaml";
    std::ofstream(path) << "contraflow: 1\ntitle: [\n";
    QVERIFY(readProject(path).error().message.starts_with(path.string() + ":2: the bracket"));
    QVERIFY(parseProject("contraflow: 1\ntitle: [\n").error().message.starts_with("line 2: the bracket"));
}

QTEST_GUILESS_MAIN(TestProjectFile)
#include "tst_project_file.moc"
