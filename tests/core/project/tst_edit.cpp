// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/project/edits.h"
#include "core/project/references.h"
#include "core/project/validate.h"
#include "tests/support/builders.h"
#include "tests/support/random_cases.h"

#include <QTest>

using namespace contraflow;
using test::message;
using test::nodes;

namespace {

/** A random case with a mapping and measured times, so that every kind of table has rows. */
Project randomProject(Random& random)
{
    Project project = test::randomCase(random);
    project.title = "random";
    project.parameters.append({"N", "20500"});
    Mapping mapping;
    mapping.name = "map";
    mapping.places = SharedRows<PlaceRow>{{"p0", "n0"}, {"p1", "n1"}};
    project.mappings.append(std::move(mapping));
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = project.scenarios[0].name;
    TimeRow time;
    time.message = "e0";
    time.mean = quantity(Dimension::duration, 0.1, "s");
    measurement.times.append(std::move(time));
    project.measurements.append(std::move(measurement));
    Benchmark benchmark;
    benchmark.name = "wire";
    benchmark.kind = "ping-pong";
    benchmark.rows = SharedRows<BenchmarkRow>{{.test = "osu_latency"}, {.test = "PingPong"}};
    project.benchmarks.append(std::move(benchmark));
    return project;
}

/** Up to two of the table's own rows, to be put somewhere in it again. */
template<typename Row>
RowBlock someRows(const SharedRows<Row>& rows, Random& random)
{
    std::vector<Row> chosen;
    for (std::size_t i = random.below(3); i > 0 && !rows.empty(); --i)
        chosen.push_back(rows[random.below(rows.size())]);
    return chosen;
}

RowBlock rowsFor(const Project& project, TableRef table, Random& random)
{
    switch (table.kind) {
    case TableKind::parameters:
        return someRows(project.parameters, random);
    case TableKind::platforms:
        return someRows(project.platforms, random);
    case TableKind::workloads:
        return someRows(project.workloads, random);
    case TableKind::mappings:
        return someRows(project.mappings, random);
    case TableKind::models:
        return someRows(project.models, random);
    case TableKind::scenarios:
        return someRows(project.scenarios, random);
    case TableKind::measurements:
        return someRows(project.measurements, random);
    case TableKind::benchmarks:
        return someRows(project.benchmarks, random);
    case TableKind::applications:
        return someRows(project.applications, random);
    case TableKind::switches:
        return someRows(project.platforms[table.owner].switches, random);
    case TableKind::nodes:
        return someRows(project.platforms[table.owner].nodes, random);
    case TableKind::links:
        return someRows(project.platforms[table.owner].links, random);
    case TableKind::servers:
        return someRows(project.platforms[table.owner].servers, random);
    case TableKind::items:
        return someRows(project.platforms[table.owner].items, random);
    case TableKind::routes:
        return someRows(project.platforms[table.owner].routes, random);
    case TableKind::messages:
        return someRows(project.workloads[table.owner].messages, random);
    case TableKind::places:
        return someRows(project.mappings[table.owner].places, random);
    case TableKind::modelParameters:
        return std::vector<ParameterRow>{{"beta", "0.7"}};
    case TableKind::times:
        return someRows(project.measurements[table.owner].times, random);
    case TableKind::benchmarkRows:
        return someRows(project.benchmarks[table.owner].rows, random);
    case TableKind::groups:
        return someRows(project.applications[table.owner].groups, random);
    case TableKind::events:
        return someRows(project.applications[table.owner].program, random);
    }
    return {};
}

/** Objects that can own this table; 0 when none is left. */
std::size_t ownerCount(const Project& project, TableKind kind)
{
    switch (kind) {
    case TableKind::switches:
    case TableKind::nodes:
    case TableKind::links:
    case TableKind::servers:
    case TableKind::items:
    case TableKind::routes:
        return project.platforms.size();
    case TableKind::messages:
        return project.workloads.size();
    case TableKind::places:
        return project.mappings.size();
    case TableKind::modelParameters:
        return project.models.size();
    case TableKind::times:
        return project.measurements.size();
    case TableKind::benchmarkRows:
        return project.benchmarks.size();
    case TableKind::groups:
    case TableKind::events:
        return project.applications.size();
    default:
        return 1;
    }
}

constexpr TableKind kTables[] = {
    TableKind::parameters,      TableKind::platforms, TableKind::workloads,    TableKind::mappings,
    TableKind::models,          TableKind::scenarios, TableKind::measurements, TableKind::switches,
    TableKind::nodes,           TableKind::links,     TableKind::messages,     TableKind::places,
    TableKind::modelParameters, TableKind::times,     TableKind::benchmarks,   TableKind::benchmarkRows,
    TableKind::applications,    TableKind::groups,    TableKind::events,       TableKind::items,
    TableKind::routes,          TableKind::servers};

/** Applies up to three random changes as one edit; nothing when no table could be found. */
Edit randomEdit(const Project& project, Random& random)
{
    Edit edit{"random", {}};
    Project preview = project; // later changes of the edit must fit what the earlier ones left
    for (std::size_t i = 1 + random.below(3); i > 0; --i) {
        if (random.below(8) == 0) {
            edit.changes.push_back(SetTitle{"title " + std::to_string(random.below(100))});
            continue;
        }
        const TableKind kind = kTables[random.below(std::size(kTables))];
        const std::size_t owners = ownerCount(preview, kind);
        if (owners == 0)
            continue;
        const TableRef table{kind, kind < TableKind::switches ? 0 : random.below(owners)};
        const std::size_t rows = rowCount(preview, table);
        const std::size_t first = random.below(rows + 1);
        const std::size_t removed = random.below(std::min<std::size_t>(rows - first, 2) + 1);
        edit.changes.push_back(ReplaceRows{table, first, removed, rowsFor(preview, table, random)});
        if (!applyChange(preview, edit.changes.back()))
            qFatal("a change that was made to fit does not");
    }
    return edit;
}

Project after(const Project& project, const Edit& edit)
{
    Project changed = project;
    const Result<Edit> inverse = applyEdit(changed, edit);
    if (!inverse)
        qFatal("%s", inverse.error().message.c_str());
    Project restored = changed;
    if (!applyEdit(restored, *inverse) || !(restored == project))
        qFatal("undo of '%s' does not restore the project", edit.label.c_str());
    return changed;
}

std::string issueTexts(const Project& project)
{
    std::string text;
    for (const Issue& issue : validate(project))
        if (issue.location.column != "latency") // drawn networks may give none
            text += issue.text + "\n";
    return text;
}

template<typename Row, typename Text>
std::vector<std::string> namesOf(const SharedRows<Row>& rows, Text Row::*name)
{
    std::vector<std::string> names;
    for (const Row& row : rows)
        names.push_back(row.*name);
    return names;
}

Project withDuplicateSwitch()
{
    Project project = test::tableOne();
    Platform platform = project.platforms[0];
    platform.switches.append({"torX", {}});
    project.platforms.replace(0, 1, {std::move(platform)});
    return project;
}

} // namespace

class TestEdit : public QObject
{
    Q_OBJECT

private slots:
    void undoRestoresAndRedoRepeatsRandomEdits()
    {
        for (std::size_t seed = 0; seed < 60; ++seed) {
            Random random(seed);
            Project project = randomProject(random);
            std::vector<Project> history{project};
            std::vector<Edit> inverses;
            for (int step = 0; step < 25; ++step) {
                const Result<Edit> inverse = applyEdit(project, randomEdit(project, random));
                QVERIFY(inverse.has_value());
                inverses.push_back(*inverse);
                history.push_back(project);
            }
            std::vector<Edit> redos;
            for (std::size_t step = inverses.size(); step > 0; --step) {
                const Result<Edit> redo = applyEdit(project, inverses[step - 1]);
                QVERIFY(redo.has_value());
                QCOMPARE(redo->label, inverses[step - 1].label);
                redos.push_back(*redo);
                QVERIFY(project == history[step - 1]);
            }
            for (std::size_t step = 0; step < redos.size(); ++step) {
                QVERIFY(applyEdit(project, redos[redos.size() - 1 - step]).has_value());
                QVERIFY(project == history[step + 1]);
            }
        }
    }

    void editsThatDoNotFitChangeNothing_data()
    {
        QTest::addColumn<int>("which");
        const char* names[] = {"first row behind the end", "more rows than there are", "count that overflows",
                               "no such owner", "rows of another table"};
        for (int i = 0; i < 5; ++i)
            QTest::newRow(names[i]) << i;
    }

    void editsThatDoNotFitChangeNothing()
    {
        QFETCH(int, which);
        const TableRef messages{TableKind::messages, 0};
        const std::vector<MessageRow> none;
        const ReplaceRows bad[] = {ReplaceRows{messages, 6, 0, none}, ReplaceRows{messages, 4, 2, none},
                                   ReplaceRows{messages, 2, SIZE_MAX, none},
                                   ReplaceRows{TableRef{TableKind::messages, 1}, 0, 0, none},
                                   ReplaceRows{messages, 0, 1, std::vector<NodeRow>{}}};
        const Project before = test::tableOne();
        Project project = before;
        QVERIFY(!checkChange(project, bad[which]));
        // The first change fits and has to be taken back.
        const Edit edit{"bad", {SetTitle{"changed"}, ReplaceRows{messages, 0, 1, none}, bad[which]}};
        const Result<Edit> inverse = applyEdit(project, edit);
        QVERIFY(!inverse);
        QVERIFY(inverse.error().message.starts_with("the change does not fit the table of messages: "));
        QVERIFY(project == before);
    }

    void removingNodesTakesWhatHangsOnThem()
    {
        const Project project = test::tableOne();
        const Edit edit = removeNodes(project, 0, 0, 1); // X[1-3]
        QCOMPARE(edit.label, std::string("Remove node X[1-3]"));
        const Project changed = after(project, edit);
        QVERIFY(namesOf(changed.workloads[0].messages, &MessageRow::id) == std::vector<std::string>{"e5"});
        QCOMPARE(issueTexts(changed), std::string());
    }

    void removingSwitchesTakesLinksAndNodesToo()
    {
        const Project project = test::tableOne();
        const Edit edit = removeSwitches(project, 0, 1, 1); // torY
        QCOMPARE(edit.label, std::string("Remove switch torY"));
        const Project changed = after(project, edit);
        QVERIFY(changed.platforms[0].links.empty());
        QCOMPARE(changed.platforms[0].nodes.size(), std::size_t(1));
        QVERIFY(namesOf(changed.workloads[0].messages, &MessageRow::id) == std::vector<std::string>{"e2"});
        QCOMPARE(issueTexts(changed), std::string());
    }

    void removingADuplicateLeavesWhatMeansTheOther()
    {
        const Project project = withDuplicateSwitch();
        const Project changed = after(project, removeSwitches(project, 0, 2, 1));
        QVERIFY(changed.platforms[0] == test::tableOne().platforms[0]);
        QVERIFY(changed.workloads == project.workloads);
        Project twice = test::tableOne();
        Platform platform = twice.platforms[0];
        platform.nodes.append(nodes("X2", "torY"));
        twice.platforms.replace(0, 1, {platform});
        QVERIFY(after(twice, removeNodes(twice, 0, 2, 1)) == test::tableOne());
    }

    void renamingADuplicateLeavesWhatMeansTheOther()
    {
        const Project project = withDuplicateSwitch();
        const Project changed = after(project, renameRow(project, {TableKind::switches, 0}, 2, "torZ"));
        QCOMPARE(changed.platforms[0].switches[2].name, std::string("torZ"));
        QVERIFY(changed.platforms[0].nodes == project.platforms[0].nodes);
        QCOMPARE(issueTexts(changed), std::string());
    }

    void renamesReachEverythingThatRefers()
    {
        Project project = test::tableOne();
        Measurement measurement;
        measurement.name = "testbed";
        measurement.scenario = "copper";
        TimeRow time;
        time.message = "e1";
        time.mean = quantity(Dimension::duration, 0.252, "s");
        measurement.times.append(time);
        project.measurements.append(measurement);

        Project changed = after(project, renameRow(project, {TableKind::switches, 0}, 0, "left"));
        QCOMPARE(changed.platforms[0].links[0].from, std::string("left"));
        changed = after(changed, renameRow(changed, {TableKind::nodes, 0}, 0, "A[4-6]"));
        QCOMPARE(changed.workloads[0].messages[1].source, std::string("A4"));
        QCOMPARE(changed.workloads[0].messages[1].destination, std::string("A5"));
        changed = after(changed, renameRow(changed, {TableKind::nodes, 0}, 1,
                                           "Y[2-4]")); // Y2 becomes Y3 while Y1 becomes Y2
        QCOMPARE(changed.workloads[0].messages[4].source, std::string("Y2"));
        QCOMPARE(changed.workloads[0].messages[4].destination, std::string("Y3"));
        changed = after(changed, renameRow(changed, {TableKind::messages, 0}, 0, "first"));
        QCOMPARE(changed.measurements[0].times[0].message, std::string("first"));
        for (const TableKind list : {TableKind::platforms, TableKind::workloads, TableKind::models,
                                     TableKind::scenarios, TableKind::measurements})
            changed = after(changed, renameRow(changed, {list, 0}, 0, "another"));
        QCOMPARE(changed.scenarios[0].platform, std::string("another"));
        QCOMPARE(changed.measurements[0].scenario, std::string("another"));
        QCOMPARE(issueTexts(changed), std::string());
    }

    void renamesToAnotherNumberOfNodesLeaveMessagesAlone()
    {
        const Project project = test::tableOne();
        const Project changed = after(project, renameRow(project, {TableKind::nodes, 0}, 0, "A[1-4]"));
        QVERIFY(changed.workloads == project.workloads);
    }

    void processesWithANodesNameAreNotThatNode()
    {
        Project project = test::tableOne();
        Mapping mapping;
        mapping.name = "map";
        mapping.places = SharedRows<PlaceRow>{{"X1", "Y3"}}; // the process X1 runs on Y3
        project.mappings.append(mapping);
        Scenario scenario = project.scenarios[0];
        scenario.mapping = "map";
        project.scenarios.replace(0, 1, {scenario});
        const Project renamed = after(project, renameRow(project, {TableKind::nodes, 0}, 0, "A[1-3]"));
        QCOMPARE(renamed.workloads[0].messages[0].source, std::string("X1"));
        QCOMPARE(renamed.workloads[0].messages[1].destination, std::string("A2"));
        const Project removed = after(project, removeNodes(project, 0, 0, 1));
        QVERIFY((namesOf(removed.workloads[0].messages, &MessageRow::id) ==
                 std::vector<std::string>{"e1", "e5"}));
        QCOMPARE(issueTexts(removed), std::string());
    }

    void workloadsOfOtherPlatformsAreLeftAlone()
    {
        Project project = test::tableOne();
        Platform optical = project.platforms[0];
        optical.name = "optical";
        project.platforms.append(optical);
        Scenario scenario = project.scenarios[0];
        scenario.name = "on optical";
        scenario.platform = "optical";
        project.scenarios.append(scenario);
        QVERIFY(after(project, removeNodes(project, 0, 0, 1)).workloads == project.workloads);
        QVERIFY(after(project, renameRow(project, {TableKind::nodes, 1}, 0, "A[1-3]")).workloads ==
                project.workloads);
    }

    void whatPlatformsShareFollowsWhenAllOfThemHaveTheNewNames()
    {
        Project project = test::tableOne();
        Mapping mapping;
        mapping.name = "map";
        mapping.places = SharedRows<PlaceRow>{{"p", "X3"}};
        project.mappings.append(mapping);
        Platform optical = project.platforms[0];
        optical.name = "optical";
        project.platforms.append(optical);
        Scenario scenario = project.scenarios[0];
        scenario.mapping = "map";
        project.scenarios.replace(0, 1, {scenario});
        scenario.name = "on optical";
        scenario.platform = "optical";
        project.scenarios.append(scenario);
        QCOMPARE(issueTexts(project), std::string());
        const Project one = after(project, renameRow(project, {TableKind::nodes, 1}, 0, "A[1-3]"));
        QVERIFY(one.workloads == project.workloads);
        QVERIFY(one.mappings == project.mappings);
        const Project both = after(one, renameRow(one, {TableKind::nodes, 0}, 0, "A[1-3]"));
        QCOMPARE(both.workloads[0].messages[0].source, std::string("A1"));
        QCOMPARE(both.mappings[0].places[0].node, std::string("A3"));
        QCOMPARE(issueTexts(both), std::string());
    }

    void randomRemovalsKeepAProjectSound()
    {
        for (std::size_t seed = 0; seed < 150; ++seed) {
            Random random(seed);
            Project project = test::randomCase(random);
            QCOMPARE(issueTexts(project), std::string());
            for (int step = 0; step < 4; ++step) {
                const Platform& platform = project.platforms[0];
                if (random.coin() && platform.nodes.size() > 1) {
                    const std::size_t first = random.below(platform.nodes.size());
                    const std::size_t count =
                        1 + random.below(std::min<std::size_t>(platform.nodes.size() - first, 2));
                    project = after(project, removeNodes(project, 0, first, count));
                } else if (!platform.nodes.empty()) {
                    project = after(project, renameRow(project, {TableKind::nodes, 0},
                                                       random.below(platform.nodes.size()),
                                                       "renamed" + std::to_string(step)));
                }
                QCOMPARE(issueTexts(project), std::string());
            }
        }
    }

    void freeNamesAreFree()
    {
        Project project = test::tableOne();
        QCOMPARE(freeName(project, TableKind::models, "tcp"), std::string("tcp"));
        QCOMPARE(freeName(project, TableKind::models, "model"), std::string("model 2"));
        project = after(project, {"add",
                                  {ReplaceRows{TableRef{TableKind::models, 0}, 1, 0,
                                               std::vector<Model>{{"model 2", "max-min", {}, {}}}}}});
        QCOMPARE(freeName(project, TableKind::models, "model"), std::string("model 3"));
    }
};

QTEST_GUILESS_MAIN(TestEdit)
#include "tst_edit.moc"
