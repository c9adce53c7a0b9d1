// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_editing.h"
#include "core/io/project/trace_reference.h"
#include "core/project/report_fields.h"
#include "core/project/schema.h"
#include "tests/core/io/project_texts.h"

#include <QTest>

#include <functional>

using namespace contraflow;
using test::kExample;

namespace {

Project example()
{
    return parseProject(kExample)->project;
}

ProjectPath path(const std::string& text)
{
    const Result<ProjectPath> read = parseProjectPath(text);
    if (!read)
        qFatal("%s", read.error().message.c_str());
    return *read;
}

/** The project after one change, or the error as its title. */
Project after(const std::function<Result<void>(ProjectEditing&)>& change)
{
    ProjectEditing editing(example());
    Project failed;
    if (const Result<void> done = change(editing); !done) {
        failed.title = done.error().message;
        return failed;
    }
    Result<Project> changed = editing.finish({});
    if (changed)
        return *changed;
    failed.title = changed.error().message;
    return failed;
}

Project set(const std::string& place, const std::string& value)
{
    return after([&](ProjectEditing& editing) { return editing.set({{path(place), value}}); });
}

Project add(const std::string& place, const KeyedValues& values = {})
{
    return after([&](ProjectEditing& editing) { return editing.add(path(place), values); });
}

Project removed(const std::string& place)
{
    return after([&](ProjectEditing& editing) { return editing.remove({path(place)}); });
}

/** The same with several places in one call. */
Project setAll(const std::vector<std::pair<std::string, std::string>>& values)
{
    std::vector<PlacedValue> all;
    for (const auto& [place, value] : values)
        all.push_back({path(place), value});
    return after([&](ProjectEditing& editing) { return editing.set(all); });
}

Project removedAll(const std::vector<std::string>& places)
{
    std::vector<ProjectPath> all;
    for (const std::string& place : places)
        all.push_back(path(place));
    return after([&](ProjectEditing& editing) { return editing.remove(all); });
}

bool says(const Project& project, const char* words)
{
    if (project.title.find(words) != std::string::npos)
        return true;
    qWarning("it says: %s", project.title.c_str());
    return false;
}

} // namespace

class TestProjectEditing : public QObject
{
    Q_OBJECT

private slots:
    void numbersMeanTheRowsBeforeTheCall();
    void twoNamesChangePlaces();
    void placesAreRead_data();
    void placesAreRead();
    void whatIsNoPlaceIsRefused_data();
    void whatIsNoPlaceIsRefused();
    void assignmentsSplitOutsideOfBrackets();
    void valuesAreSetWhereTheyStand();
    void aStarStandsForAnyName();
    void renamingChangesWhatRefers();
    void cellsOfTablesAreSet();
    void unknownThingsAreSuggested();
    void valuesThatTheKeyCannotHaveAreRefused();
    void thingsAreAddedWithTheirKeys();
    void aNewThingMayBeACopy();
    void namesAreNotTakenTwice();
    void valuesAreNoTables();
    void whatRefersToNothingIsRefused();
    void nodesGoWithWhatHangsOnThem();
    void keysLoseTheirValue();
    void valuesOfTheProjectAreRemoved();
    void aListOfSwitchesIsARowForEach();
    void nothingElseChanges();
    void whatCannotBeReadStays();
    void namedValuesMeanTheRowsBeforeTheCall();
    void everyColumnOfATableCanBeSet();
    void copiesOfRowsKeepFurtherCells();
    void aTraceGoesWithItsKey();
    void everyFieldIsSetAndTakenAway();
};

void TestProjectEditing::placesAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<QByteArray>>("steps");
    using Steps = QList<QByteArray>;
    QTest::newRow("key") << QByteArray("title") << Steps{"title"};
    QTest::newRow("points") << QByteArray("platforms.p.price") << Steps{"platforms", "p", "price"};
    QTest::newRow("host list") << QByteArray("platforms.p.nodes.X[1-3].price")
                               << Steps{"platforms", "p", "nodes", "X[1-3]", "price"};
    QTest::newRow("brackets") << QByteArray("platforms[a.b].nodes[X[1-3]].price")
                              << Steps{"platforms", "a.b", "nodes", "X[1-3]", "price"};
    QTest::newRow("quotes") << QByteArray("platforms[\"a]b\"].price") << Steps{"platforms", "a]b", "price"};
}

void TestProjectEditing::placesAreRead()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<QByteArray>, steps);
    const ProjectPath read = path(text.toStdString());
    QCOMPARE(read.steps.size(), static_cast<std::size_t>(steps.size()));
    for (qsizetype i = 0; i < steps.size(); ++i)
        QCOMPARE(read.steps[static_cast<std::size_t>(i)], steps[i].toStdString());
}

void TestProjectEditing::whatIsNoPlaceIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "platforms.", "platforms[", "platforms[p", "platforms[p]price", ".price",
                             "platforms..price", "platforms[\"p]", "platforms/p/price"})
        QTest::newRow(*text == '\0' ? "empty" : text) << QByteArray(text);
}

void TestProjectEditing::whatIsNoPlaceIsRefused()
{
    QFETCH(QByteArray, text);
    const Result<ProjectPath> read = parseProjectPath(text.toStdString());
    QVERIFY(!read);
    if (text.contains('/')) // what was meant is named
        QVERIFY2(read.error().message.ends_with("write platforms.p.price"), read.error().message.c_str());
}

void TestProjectEditing::assignmentsSplitOutsideOfBrackets()
{
    const std::optional<PlaceValue> parts = splitAssignment("nodes[a=b].cores==2*N");
    QVERIFY(parts);
    QCOMPARE(parts->place, std::string("nodes[a=b].cores"));
    QCOMPARE(parts->value, std::string("=2*N"));
    QVERIFY(!splitAssignment("nodes[a=b]"));
}

void TestProjectEditing::valuesAreSetWhereTheyStand()
{
    QCOMPARE(set("title", "Other").title, std::string("Other"));
    QVERIFY(set("title", example().title) == example());
    QCOMPARE(set("parameters.N", "7").parameters[0].value, std::string("7"));
    const Project project = set("platform.copper.node.X[1-3].bandwidth", "25 Gbit/s");
    QCOMPARE(project.platforms[0].nodes[0].bandwidth.value().value, 25e9 / 8);
    QCOMPARE(project.platforms[0].nodes[1].bandwidth, example().platforms[0].nodes[1].bandwidth);
    QCOMPARE(set("mappings.paper.place.b2", "Y2").mappings[0].places[3].node, std::string("Y2"));
    // A parameter of a model is a key that need not have been there.
    QCOMPARE(set("models.tcp.kind", "max-min").models[0].kind, std::string("max-min"));
    QCOMPARE(reportFieldsOf(set("report", "{sweeps: [size=1kB..1MB]}")).sweeps.front(),
             std::string("size=1kB..1MB"));
    QVERIFY(says(set("report", "[summary]"), "report"));
    QVERIFY(set("platforms.copper.switches.torX.position", "[1, 2]").platforms[0].switches[0].extras.size() ==
            1);
}

void TestProjectEditing::aStarStandsForAnyName()
{
    const Project project = set("platforms.*.nodes.*.cores", "4");
    for (const NodeRow& row : project.platforms[0].nodes)
        QCOMPARE(row.cores.value(), 4U);
    QVERIFY(says(set("platforms.copper.nodes.Z*.cores", "4"), "nothing has such a name"));
}

void TestProjectEditing::renamingChangesWhatRefers()
{
    const Project project = set("platforms.copper.name", "fibre");
    QCOMPARE(project.scenarios[0].platform, std::string("fibre"));
    QCOMPARE(set("platforms.copper.switches.torX.name", "left").platforms[0].nodes[0].switchName,
             std::string("left"));
    QCOMPARE(set("platforms.copper.links.backbone.name", "trunk").platforms[0].links[0].name,
             std::string("trunk"));
    QCOMPARE(set("workloads.table-1.messages.e1.id", "first").measurements[0].times[0].message,
             std::string("first"));
}

void TestProjectEditing::cellsOfTablesAreSet()
{
    const Project project = set("workloads.table-1.messages.e2.size", "=2*N*1 kB");
    QCOMPARE(project.workloads[0].messages[1].size.value().value, 2 * 20500e3);
    QCOMPARE(project.workloads[0].messages[0].size, example().workloads[0].messages[0].size);
    QVERIFY(says(set("workloads.table-1.messages.e2.sise", "1 MB"), "did you mean 'size'?"));
}

void TestProjectEditing::unknownThingsAreSuggested()
{
    QVERIFY(says(set("platfroms.copper.price", "1 EUR"), "did you mean 'platforms'?"));
    QVERIFY(says(set("platforms.coper.price", "1 EUR"), "did you mean 'copper'?"));
    QVERIFY(says(set("platforms.copper.prize", "1 EUR"), "did you mean 'price'?"));
    QVERIFY(says(set("parameters.M", "1"), "there is no parameter 'M'"));
    QVERIFY(says(set("models.infiniband.kind", "max-min"),
                 "there is no model 'infiniband'; there is only 'tcp'"));
    QVERIFY(says(set("platforms.copper", "1"), "a whole platform"));
    QVERIFY(says(set("platforms", "1"), "a whole list"));
}

void TestProjectEditing::valuesThatTheKeyCannotHaveAreRefused()
{
    QVERIFY(says(set("platforms.copper.price", "cheap"), "is not a price"));
    QVERIFY(says(set("platforms.copper.nodes.X[1-3].bandwidth", "940"), "the unit is missing"));
    QVERIFY(says(set("platforms.copper.routing", "fast"), "must be one of"));
    QVERIFY(says(set("workloads.table-1.weight", "-1"), "negative"));
}

void TestProjectEditing::thingsAreAddedWithTheirKeys()
{
    const Project node = add("platforms.copper.nodes.Z1", {{"switch", "torY"}, {"bandwidth", "1 Gbit/s"}});
    QCOMPARE(node.platforms[0].nodes.size(), std::size_t(3));
    QCOMPARE(node.platforms[0].nodes[2].switchName, std::string("torY"));
    QCOMPARE(add("parameters.M", {{"", "=2*N"}}).parameters[1].result, std::string("41000"));
    const Project link =
        add("platforms.copper.links", {{"between", "[torX, torY]"}, {"bandwidth", "1 Gbit/s"}});
    QCOMPARE(link.platforms[0].links[1].to, std::string("torY"));
    const Project message =
        add("workloads.table-1.messages.e9", {{"source", "a1"}, {"destination", "b1"}, {"size", "1 MB"}});
    QCOMPARE(message.workloads[0].messages.size(), example().workloads[0].messages.size() + 1);
    const Project workload =
        add("workloads.new", {{"messages", "id,source,destination,size\nm,X1,Y1,1 MB\n"}});
    QCOMPARE(workload.workloads[1].messages[0].destination, std::string("Y1"));
    const Project item =
        add("platforms.copper.items.cables", {{"kind", "cable"}, {"count", "=nodes"}, {"price", "5 EUR"}});
    QCOMPARE(item.platforms[0].items[0].count.value().value, 6.0);
    QVERIFY(says(add("platforms.copper.items.x", {{"kind", "cabel"}, {"price", "5 EUR"}}),
                 "there is no kind 'cabel'"));
    const Project benchmark = add("benchmarks.b", {{"kind", "ping-pong"}});
    QCOMPARE(benchmark.benchmarks[0].kind, std::string("ping-pong"));
}

void TestProjectEditing::aNewThingMayBeACopy()
{
    ProjectEditing editing(example());
    const Result<Original> copper = editing.copyOf(path("platforms.copper"));
    QVERIFY(copper);
    QVERIFY(editing.add(path("platforms.fibre"), {{"price", "9 EUR"}}, &*copper));
    const Result<Project> project = editing.finish({});
    QVERIFY2(project.has_value(), project ? "" : project.error().message.c_str());
    QCOMPARE(project->platforms[1].name, std::string("fibre"));
    QVERIFY(project->platforms[1].nodes == project->platforms[0].nodes);
    QCOMPARE(editing.places().size(), std::size_t(2));
}

void TestProjectEditing::namesAreNotTakenTwice()
{
    QVERIFY(says(add("platforms.copper"), "of that name already"));
    QVERIFY(says(add("parameters.N", {{"", "1"}}), "of that name already"));
    QVERIFY(says(add("platforms.co*"), "'*'"));
    QVERIFY(says(add("platforms"), "needs a name"));
    // The hosts of a list have names too.
    QVERIFY(says(add("platforms.copper.nodes.X2", {{"switch", "torX"}, {"bandwidth", "1 Gbit/s"}}), "X2"));
}

void TestProjectEditing::valuesAreNoTables()
{
    QVERIFY(says(add("models.W.kind", {{"", "window"}}),
                 "'kind' is no table; there is parameters. A value of something new stands behind its place, "
                 "as in models.W kind=…; of something that is there, set it instead"));
    QVERIFY(says(add("platforms.copper.prise", {{"", "9 EUR"}}), "platforms.copper prise=…"));
    QVERIFY(!says(add("titel", {{"", "Racks"}}), "behind its place"));
}

void TestProjectEditing::whatRefersToNothingIsRefused()
{
    QVERIFY(says(add("scenarios.s", {{"platform", "copper"}, {"workload", "tabel-1"}}), "tabel-1"));
    QVERIFY(says(set("scenarios.copper-tcp.model", "udp"), "there is no model 'udp'"));
    // What was not said may follow with the next call.
    ProjectEditing editing(example());
    QVERIFY(editing.add(path("platforms.empty"), {}));
    QVERIFY(editing.add(path("scenarios.s"), {{"platform", "empty"}, {"workload", "table-1"}}));
    QVERIFY(editing.finish({}));
    QVERIFY(!editing.newIssues().empty());
}

void TestProjectEditing::nodesGoWithWhatHangsOnThem()
{
    const Project project = removed("platforms.copper.switches.torY");
    QCOMPARE(project.platforms[0].nodes.size(), std::size_t(1));
    QVERIFY(project.platforms[0].links.empty());
    QCOMPARE(removed("workloads.table-1.messages.e1").workloads[0].messages.size(),
             example().workloads[0].messages.size() - 1);
    QVERIFY(removed("parameters.N").parameters.empty());
    QVERIFY(removed("platforms.copper").platforms.empty());
}

void TestProjectEditing::keysLoseTheirValue()
{
    QVERIFY(removed("platforms.copper.price").platforms[0].price.isEmpty());
    QVERIFY(set("platforms.copper.price", "").platforms[0].price.isEmpty());
    QVERIFY(says(removed("platforms.copper.nodes"), "a whole table"));
}

void TestProjectEditing::valuesOfTheProjectAreRemoved()
{
    QVERIFY(!example().title.empty());
    QCOMPARE(removed("title").title, std::string());
    QVERIFY(says(removed("algorithms"), "the project has none"));
    QVERIFY(says(removed("platforms"), "it is a whole table"));
}

void TestProjectEditing::aListOfSwitchesIsARowForEach()
{
    const std::string name = example().platforms[0].name;
    const std::size_t before = example().platforms[0].switches.size();
    const Project project = add("platforms[" + name + "].switches[edge[1-2]]", {{"price", "100 EUR"}});
    QCOMPARE(project.platforms[0].switches.size(), before + 2);
    QCOMPARE(project.platforms[0].switches[before].name, std::string("edge1"));
    QCOMPARE(project.platforms[0].switches[before + 1].name, std::string("edge2"));
    QCOMPARE(project.platforms[0].switches[before + 1].price.value().amount, 100.0);
}

void TestProjectEditing::nothingElseChanges()
{
    Project project = set("platforms.copper.price", "1 EUR");
    Platform platform = project.platforms[0];
    platform.price = example().platforms[0].price;
    project.platforms.replace(0, 1, {platform});
    QCOMPARE(QString::fromStdString(projectText(project)), QString::fromStdString(projectText(example())));
}

void TestProjectEditing::numbersMeanTheRowsBeforeTheCall()
{
    const Project before = example();
    const auto ids = [](const Project& project) {
        std::vector<std::string> all;
        for (const MessageRow& row : project.workloads[0].messages)
            all.emplace_back(row.id);
        return all;
    };
    std::vector<std::string> wanted = ids(before);
    QVERIFY(wanted.size() >= 2);
    const std::string messages = "workloads." + before.workloads[0].name + ".messages.";
    // Whichever comes first, and beside what takes rows away by itself.
    std::vector<std::string> last = wanted;
    last.erase(last.begin(), last.begin() + 2);
    QVERIFY(ids(removedAll({messages + "1", messages + "2"})) == last);
    QVERIFY(ids(removedAll({messages + "2", messages + "1"})) == last);
    QVERIFY(ids(removedAll({messages + "1", messages + "1", messages + wanted[1]})) == last);
    const std::string platform = "platforms." + before.platforms[0].name;
    const Project both = removedAll({platform + ".nodes.1", platform + ".links.1", platform + ".switches.2"});
    QVERIFY2(!both.platforms.empty(), both.title.c_str());
    QVERIFY(both.platforms[0].links.empty());
    QCOMPARE(both.platforms[0].switches.size(), before.platforms[0].switches.size() - 1);
    const Project renamed =
        setAll({{messages + "1.id", "2"}, {messages + "2.id", "1"}, {messages + "2.size", "7 MB"}});
    QVERIFY2(!renamed.workloads.empty(), renamed.title.c_str());
    QCOMPARE(renamed.workloads[0].messages[0].id, std::string("2"));
    QCOMPARE(renamed.workloads[0].messages[1].id, std::string("1"));
    QVERIFY(renamed.workloads[0].messages[1].size.value().value == 7e6);
}

void TestProjectEditing::twoNamesChangePlaces()
{
    Project project = example();
    const std::string first = project.platforms[0].switches[0].name;
    const std::string second = project.platforms[0].switches[1].name;
    const std::string switches = "platforms." + project.platforms[0].name + ".switches.";
    const Project changed =
        setAll({{switches + first + ".name", second}, {switches + second + ".name", first}});
    QVERIFY2(!changed.platforms.empty(), changed.title.c_str());
    QCOMPARE(changed.platforms[0].switches[0].name, second);
    for (std::size_t i = 0; i < project.platforms[0].nodes.size(); ++i)
        QCOMPARE(changed.platforms[0].nodes[i].switchName,
                 project.platforms[0].nodes[i].switchName == first ? second : first);
}

void TestProjectEditing::whatCannotBeReadStays()
{
    const Project before = parseProject("contraflow: 1\n"
                                        "platforms:\n"
                                        "  - name: p\n"
                                        "    switches: [{name: s, colour: red}]\n"
                                        "    nodes:\n"
                                        "      - {name: a, switch: s, cores: 2, bandwidth: bogus}\n"
                                        "    routing: odd\n"
                                        "    rack: [1, {a: b}]\n")
                               ->project;
    const auto changed = [&](const std::string& place, const std::string& value) {
        ProjectEditing editing(before);
        Project failed;
        const Result<void> done = editing.set({{path(place), value}});
        const Result<Project> project = done ? editing.finish({}) : done.error();
        failed.title = project ? std::string() : project.error().message;
        return project ? *project : failed;
    };
    const Project cores = changed("platforms.p.nodes.a.cores", "4");
    QCOMPARE(cores.platforms[0].nodes[0].bandwidth, before.platforms[0].nodes[0].bandwidth);
    QCOMPARE(cores.platforms[0].nodes[0].cores.value(), 4U);
    QVERIFY(cores.platforms[0].extras == before.platforms[0].extras);
    // What was kept gives way to a value that can be read, or to another that is kept as well.
    const Project routing = changed("platforms.p.routing", "d-mod-k");
    QVERIFY(routing.platforms[0].routing == RoutingRule::dModK);
    QCOMPARE(routing.platforms[0].extras.size(), std::size_t(1));
    QCOMPARE(changed("platforms.p.rack", "7").platforms[0].extras.back().second.scalar, std::string("7"));
    QCOMPARE(changed("platforms.p.rack", "").platforms[0].extras.size(), std::size_t(1));
    QVERIFY(says(changed("platforms.p.routing", "odder"), "is 'odder' and must be one of"));
    // Another name does not make its keys less known.
    const Project renamed = changed("platforms.p.name", "q");
    QCOMPARE(renamed.platforms[0].name, std::string("q"));
    QVERIFY(renamed.platforms[0].extras == before.platforms[0].extras);
}

void TestProjectEditing::namedValuesMeanTheRowsBeforeTheCall()
{
    const Project project = setAll({{"parameters.N.name", "K"}, {"parameters.N", "7"}});
    QVERIFY2(!project.parameters.empty(), project.title.c_str());
    QCOMPARE(project.parameters[0].name, std::string("K"));
    QCOMPARE(project.parameters[0].value, std::string("7"));
    // What the call names first is set by what comes after it.
    const Project twice = setAll({{"mappings.paper.place.c", "X3"}, {"mappings.paper.place.c", "Y3"}});
    QVERIFY2(!twice.mappings.empty(), twice.title.c_str());
    QCOMPARE(twice.mappings[0].places.size(), example().mappings[0].places.size() + 1);
    QCOMPARE(twice.mappings[0].places[4].node, std::string("Y3"));
    const Project all = set("mappings.*.place.*", "Y2");
    QVERIFY2(!all.mappings.empty(), all.title.c_str());
    for (const PlaceRow& row : all.mappings[0].places)
        QCOMPARE(row.node, std::string("Y2"));
}

void TestProjectEditing::everyColumnOfATableCanBeSet()
{
    const std::string text = "contraflow: 1\n"
                             "applications:\n"
                             "  - name: a\n"
                             "    processes: 2\n"
                             "    program: |\n"
                             "      ranks,event,peer,size,remark\n"
                             "      0,send,1,1 MB,\n"
                             "      1,recv,0,,last\n";
    ProjectEditing editing(parseProject(text)->project);
    QVERIFY(editing.set({{path("applications.a.program.*.tag"), "3"},
                         {path("applications.a.program.1.remark"), "first"},
                         {path("applications.a.program.2.remark"), ""}}));
    const Result<void> unknown = editing.set({{path("applications.a.program.1.tagg"), "3"}});
    QVERIFY(!unknown && unknown.error().message.find("did you mean 'tag'?") != std::string::npos);
    const Result<Project> project = editing.finish({});
    QVERIFY2(project.has_value(), project ? "" : project.error().message.c_str());
    const Application& application = project->applications[0];
    QCOMPARE(application.program[0].tag, std::string("3"));
    QCOMPARE(application.program[1].tag, std::string("3"));
    QCOMPARE(application.program[0].extras[0], std::string("first"));
    QCOMPARE(application.program[1].extras[0], std::string());
    QCOMPARE(editing.places()[3].before, std::string("last"));
}

void TestProjectEditing::copiesOfRowsKeepFurtherCells()
{
    const auto workload = [](const std::string& header, const std::string& row) {
        return parseProject("contraflow: 1\n"
                            "workloads:\n"
                            "  - name: w\n"
                            "    messages: |\n"
                            "      id,source,destination,size," +
                            header + "\n      " + row + "\n")
            ->project;
    };
    const ProjectEditing other(workload("who,why", "m,a,b,1 MB,me,because"));
    const Result<Original> row = other.copyOf(path("workloads.w.messages.m"));
    QVERIFY(row);
    ProjectEditing editing(workload("when,why", "n,a,b,1 MB,now,"));
    QVERIFY(editing.add(path("workloads.w.messages.m"), {{"when", "then"}}, &*row));
    const Result<Project> project = editing.finish({});
    QVERIFY(project);
    const MessageRow& added = project->workloads[0].messages[1];
    QCOMPARE(added.id.str(), std::string("m"));
    QCOMPARE(added.size.value().value, 1e6);
    QVERIFY(added.extras.all() == (std::vector<std::string>{"then", "because"}));
}

void TestProjectEditing::aTraceGoesWithItsKey()
{
    Project traced = parseProject("contraflow: 1\n"
                                  "applications:\n"
                                  "  - {name: a, processes: 2, trace: {format: ti, file: a.ti}}\n")
                         ->project;
    attachTraces(traced, {});
    QVERIFY(traced.applications[0].trace.source);
    ProjectEditing editing(traced);
    QVERIFY(editing.remove({path("applications.a.trace")}));
    const Result<Project> plain = editing.finish({});
    QVERIFY2(plain.has_value(), plain ? "" : plain.error().message.c_str());
    QVERIFY(!plain->applications[0].trace.source);
}

/** Whatever field of whatever row: its text set again changes nothing, and without a value it is a new row's.
 */
void TestProjectEditing::everyFieldIsSetAndTakenAway()
{
    const Project project = example();
    const Platform& platform = project.platforms[0];
    int walked = 0;
    const auto walk = [&](const auto& row, const std::string& place, const auto& rowOf) {
        using Row = std::decay_t<decltype(row)>;
        forEachField(row, [&](const auto& field, const auto& value) {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (isCell<Value>) {
                if (field.use == Use::name || isEmptyField(value))
                    return;
                const std::string key = place + "." + std::string(field.key);
                ProjectEditing editing(project);
                QVERIFY2(editing.set({{path(key), ""}}), key.c_str());
                const Result<Project> without = editing.finish({});
                if (without) {
                    QVERIFY2(rowOf(*without).*field.at == Row().*field.at, key.c_str());
                }
                ProjectEditing back(without ? *without : project);
                QVERIFY2(back.set({{path(key), editing.places()[0].before}}), key.c_str());
                const Result<Project> again = back.finish({});
                QVERIFY2(again && rowOf(*again) == row, key.c_str());
                ++walked;
            }
        });
    };
    const std::string copper = "platforms.copper.";
    walk(platform, "platforms.copper", [](const Project& p) { return p.platforms[0]; });
    walk(platform.nodes[0], copper + "nodes.1", [](const Project& p) { return p.platforms[0].nodes[0]; });
    walk(platform.links[0], copper + "links.1", [](const Project& p) { return p.platforms[0].links[0]; });
    walk(project.workloads[0].messages[0], "workloads.table-1.messages.1",
         [](const Project& p) { return p.workloads[0].messages[0]; });
    walk(project.measurements[0].times[0], "measurements.testbed.times.1",
         [](const Project& p) { return p.measurements[0].times[0]; });
    walk(project.scenarios[0], "scenarios.1", [](const Project& p) { return p.scenarios[0]; });
    QVERIFY(walked > 15);
}

QTEST_GUILESS_MAIN(TestProjectEditing)
#include "tst_project_editing.moc"
