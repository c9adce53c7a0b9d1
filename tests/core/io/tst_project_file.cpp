// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/project_texts.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace contraflow;
using test::bodyOf;
using test::hasIssue;
using test::kExample;
using test::listed;
using test::load;
using test::loadBody;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace

class TestProjectFile : public QObject
{
    Q_OBJECT

private slots:
    void theExampleIsReadInFull();
    void theExampleComesBackByteForByte();
    void benchmarksAndProvenanceComeBackByteForByte();
    void commentsAndLayoutDoNotMatter();
    void anEmptyProjectIsOneLine();
    void messagesMayBeAListOfMaps();
    void switchesMayCarryMoreKeys();
    void policiesSeedsAndRoutingAreRead();
    void anIssueOfACellNamesItsLineOnce();
    void linesOfRowsAreKnown();
    void linesOfRowsThatAreNotNeighboursAreKnown();
    void issuesAreSortedByLine();
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
    QCOMPARE(platform.price.text(), std::string("18000 EUR"));
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

void TestProjectFile::benchmarksAndProvenanceComeBackByteForByte()
{
    const std::string text = R"(contraflow: 1
measurements:
  - name: testbed
    scenario: s
    provenance: {file: times.csv, date: "2026-11-21", importer: csv, source: Anna}
    times: |
      message,mean,ci95,repetitions
      e1,0.252 s,0.001 s,4
benchmarks:
  - name: wire
    kind: ping-pong
    provenance: {file: osu.txt, sha256: ff00, measured: "Fri, 12:00", machine: cn01, mpi: Open MPI 4.1.4}
    rows: |
      test,processes,size,time,bandwidth,repetitions,min,max,ci95,from,to,tag
      osu_latency,2,8 B,1.25 us,,1000,,,,cn01,cn02,x
)";
    const LoadedProject loaded = load(text);
    COMPARE_TEXT(projectText(loaded.project), text);
    const Measurement& measurement = loaded.project.measurements[0];
    QCOMPARE(measurement.provenance.file, std::string("times.csv"));
    QCOMPARE(measurement.provenance.extras.size(), std::size_t{1});
    const Benchmark& benchmark = loaded.project.benchmarks[0];
    QVERIFY(benchmarkKind(benchmark.kind) == BenchmarkKind::pingPong);
    QCOMPARE(benchmark.rows[0].time.value().value, 1.25e-6);
    QCOMPARE(benchmark.rows[0].repetitions.value(), 1000U);
    QCOMPARE(benchmark.rows[0].to, std::string("cn02"));
    QCOMPARE(benchmark.provenance.mpi, std::string("Open MPI 4.1.4"));
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

void TestProjectFile::linesOfRowsThatAreNotNeighboursAreKnown()
{
    const std::vector<std::size_t> lines{5, 6, 7, 9, 9, 9, 10, 11, 20, 3, 4};
    RowLines kept;
    QVERIFY(kept.empty());
    for (const std::size_t line : lines) {
        kept.add(line);
        QCOMPARE(kept.back(), line);
    }
    QCOMPARE(kept.size(), lines.size());
    for (std::size_t row = 0; row < lines.size(); ++row)
        QCOMPARE(kept[row], lines[row]);
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
