// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/checks.h"
#include "core/project/validate.h"
#include "core/sharing/catalog.h"
#include "tests/support/builders.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace contraflow;
using test::message;

namespace {

template<typename Row>
void change(SharedRows<Row>& rows, std::size_t index, const std::function<void(Row&)>& modify)
{
    Row row = rows[index];
    modify(row);
    rows.replace(index, 1, {std::move(row)});
}

void changeMessage(Project& project, std::size_t row, const std::function<void(MessageRow&)>& modify)
{
    change<Workload>(project.workloads, 0, [&](Workload& w) { change<MessageRow>(w.messages, row, modify); });
}

TimeRow measured(const std::string& id, double seconds)
{
    TimeRow row;
    row.message = id;
    row.mean = quantity(Dimension::duration, seconds, "s");
    return row;
}

Project withMeasurement(std::vector<TimeRow> times)
{
    Project project = test::tableOne();
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = "copper";
    measurement.times = SharedRows<TimeRow>(std::move(times));
    project.measurements.append(std::move(measurement));
    return project;
}

/** Whether all that is wrong with a project is said by sentence(), and so in any language. */
bool areSentences(const Project& project)
{
    setLanguage([](std::string_view pattern) { return "<" + std::string(pattern); });
    const IssueList issues = validate(project);
    setLanguage({});
    return std::all_of(issues.begin(), issues.end(),
                       [](const Issue& issue) { return issue.text.starts_with('<'); });
}

/** The one issue of a project. */
#define COMPARE_ISSUE(project, expectedLocation, expectedText)                                               \
    do {                                                                                                     \
        const IssueList issues = validate(project);                                                          \
        QVERIFY2(issues.size() == 1, issues.empty() ? "no issue" : issues.back().text.c_str());              \
        QCOMPARE(QString::fromStdString(issues[0].text), QString::fromUtf8(expectedText));                   \
        const Location location expectedLocation;                                                            \
        QVERIFY(issues[0].location == location);                                                             \
        QVERIFY(issues[0].severity == Severity::error);                                                      \
        QVERIFY(areSentences(project));                                                                      \
    } while (false)

} // namespace

class TestValidate : public QObject
{
    Q_OBJECT

private slots:
    void soundProjectsHaveNoIssues()
    {
        QVERIFY(validate(test::tableOne()).empty());
        QVERIFY(validate(withMeasurement({measured("e1", 0.252), measured("e5", 0.27)})).empty());
        QVERIFY(validate(Project()).empty());
    }

    void rowsInWhichNothingIsWrittenCountAsNothing()
    {
        Project project = withMeasurement({measured("e1", 0.252), TimeRow()});
        Platform platform = project.platforms[0];
        platform.nodes.append(NodeRow());
        platform.switches.append(SwitchRow());
        platform.links.append(LinkRow());
        project.platforms = SharedRows<Platform>{platform, Platform()};
        Workload workload = project.workloads[0];
        workload.messages.append(MessageRow());
        workload.messages.append(MessageRow());
        MessageRow cleared;
        cleared.extras = {"", ""};
        workload.messages.append(cleared);
        project.workloads = SharedRows<Workload>{workload, Workload()};
        Model model = project.models[0];
        model.parameters.append(ParameterRow());
        project.models = SharedRows<Model>{model, Model()};
        project.scenarios.append(Scenario());
        project.parameters.append(ParameterRow());
        project.mappings.append(Mapping());
        project.measurements.append(Measurement());
        const IssueList issues = validate(project);
        QVERIFY2(issues.empty(), issues.empty() ? "" : issues.front().text.c_str());
        QVERIFY(validateModels(project).empty());
    }

    void messagesWithoutIdOrWithAnIdTwice()
    {
        Project project = test::tableOne();
        changeMessage(project, 2, [](MessageRow& m) { m.id.clear(); });
        COMPARE_ISSUE(project, ({TableRef{TableKind::messages, 0}, 2, "id", 0}),
                      "a message has no id; write one, such as e3");
        changeMessage(project, 2, [](MessageRow& m) { m.id = "e1"; });
        COMPARE_ISSUE(project, ({TableRef{TableKind::messages, 0}, 2, "id", 0}),
                      "there are two messages 'e1'; rename one");
    }

    void messagesWithoutEnds()
    {
        Project project = test::tableOne();
        changeMessage(project, 1, [](MessageRow& m) { m.source.clear(); });
        COMPARE_ISSUE(project, ({TableRef{TableKind::messages, 0}, 1, "source", 0}),
                      "message 'e2' has no source; name a process or a node");
        project = test::tableOne();
        changeMessage(project, 1, [](MessageRow& m) { m.destination.clear(); });
        COMPARE_ISSUE(project, ({TableRef{TableKind::messages, 0}, 1, "destination", 0}),
                      "message 'e2' has no destination; name a process or a node");
        changeMessage(project, 1, [](MessageRow& m) { m.destination = "Y9"; });
        COMPARE_ISSUE(project, ({TableRef{TableKind::messages, 0}, 1, "destination", 0}),
                      "message 'e2': 'Y9' is not a node of platform 'copper'; did you mean 'Y1'?");
        changeMessage(project, 1, [](MessageRow& m) { m.destination = "elsewhere"; });
        COMPARE_ISSUE(project, ({TableRef{TableKind::messages, 0}, 1, "destination", 0}),
                      "message 'e2': 'elsewhere' is not a node of platform 'copper'; name a node of the "
                      "platform, or give the scenario a mapping that places it");
    }

    void messagesWithoutSizeOrWithBadCells()
    {
        Project project = test::tableOne();
        changeMessage(project, 1, [](MessageRow& m) { m.size = {}; });
        COMPARE_ISSUE(
            project, ({TableRef{TableKind::messages, 0}, 1, "size", 0}),
            "message 'e2' has no size; write a number with B, kB, MB, GB, TB, PB or KiB, MiB, GiB, TiB, "
            "PiB, such as 10 MB");
        changeMessage(project, 1, [](MessageRow& m) { m.size = QuantityCell::rejectedAs("20"); });
        COMPARE_ISSUE(
            project, ({TableRef{TableKind::messages, 0}, 1, "size", 0}),
            "message 'e2': '20' is not a size: the unit is missing; write a number with B, kB, MB, GB, "
            "TB, PB or KiB, MiB, GiB, TiB, PiB, such as 10 MB");
        project = test::tableOne();
        changeMessage(project, 1, [](MessageRow& m) { m.start = QuantityCell::rejectedAs("-1 s"); });
        COMPARE_ISSUE(
            project, ({TableRef{TableKind::messages, 0}, 1, "start", 0}),
            "message 'e2': '-1 s' is not a time: it is negative; write a number with s, ms, us, ns, min "
            "or h, such as 450 us");
    }

    void messagesThatFindNoWay()
    {
        Project project = test::tableOne();
        change<Platform>(project.platforms, 0, [](Platform& p) { p.links = {}; });
        const IssueList issues = validate(project);
        QCOMPARE(issues.size(), std::size_t(3)); // e1, e3 and e4 cross the racks
        QCOMPARE(issues[0].text,
                 std::string("message 'e1': there is no way from node 'X1' to node 'Y1'; add a link "
                             "between their switches"));
        QVERIFY((issues[2].location == Location{TableRef{TableKind::messages, 0}, 3, "destination", 0}));
    }

    void namesOfObjectsArePresentAndUnique()
    {
        Project project = test::tableOne();
        for (int i = 0; i < 2; ++i) {
            project.models.append(project.models[0]);
            change<Model>(project.models, project.models.size() - 1, [](Model& m) { m.name = "spare"; });
        }
        COMPARE_ISSUE(project, ({TableRef{TableKind::models, 0}, 2, "name", 0}),
                      "there are two models 'spare' (2 and 3 in the list); rename one");
        project = test::tableOne();
        project.models.append(project.models[0]);
        change<Model>(project.models, 1, [](Model& m) { m.name.clear(); });
        COMPARE_ISSUE(project, ({TableRef{TableKind::models, 0}, 1, "name", 0}),
                      "a model has no name; write one");
        project = test::tableOne();
        project.parameters = SharedRows<ParameterRow>{{"N", "1"}, {"N", "2"}};
        COMPARE_ISSUE(project, ({TableRef{TableKind::parameters, 0}, 1, "name", 0}),
                      "there are two parameters 'N' (1 and 2 in the list); rename one");
    }

    void aScenarioThatNamesOneOfTwoIsAtFault()
    {
        Project project = test::tableOne();
        project.workloads.append(project.workloads[0]);
        project.models.append(project.models[0]);
        const IssueList issues = validate(project);
        std::vector<std::string> ofScenario;
        for (const Issue& issue : issues)
            if (issue.location.table == TableRef{TableKind::scenarios, 0})
                ofScenario.push_back(issue.text);
        const std::string scenario = "scenario " + inQuotes(project.scenarios[0].name) + ": there are two ";
        const std::string end = " (1 and 2 in the list); rename one";
        QCOMPARE(ofScenario.size(), std::size_t(2));
        QCOMPARE(ofScenario[0], scenario + "workloads " + inQuotes(project.workloads[0].name) + end);
        QCOMPARE(ofScenario[1], scenario + "models " + inQuotes(project.models[0].name) + end);
    }

    void pricesHaveAnAmountAndACurrency()
    {
        Project project = test::tableOne();
        change<Platform>(project.platforms, 0, [](Platform& p) { p.price = "a lot of money"; });
        COMPARE_ISSUE(
            project, ({TableRef{TableKind::platforms, 0}, 0, "price", 0}),
            "platform 'copper': 'a lot of money' is not a price: write an amount and a currency, such "
            "as 18000 EUR");
        for (const char* price : {"", "18000 EUR", " 0.5 Mio EUR"}) {
            change<Platform>(project.platforms, 0, [&](Platform& p) { p.price = price; });
            QVERIFY(validate(project).empty());
        }
    }

    void pricesOfNodesAndLinksAreReadToo()
    {
        Project project = test::tableOne();
        change<Platform>(project.platforms, 0, [](Platform& p) {
            change<NodeRow>(p.nodes, 1, [](NodeRow& row) { row.price = "800"; });
        });
        COMPARE_ISSUE(project, ({TableRef{TableKind::nodes, 0}, 1, "price", 0}),
                      "node '" + project.platforms[0].nodes[1].name +
                          "': '800' is not a price: it has no currency; write one behind the amount, such as "
                          "18000 EUR");
        project = test::tableOne();
        change<Platform>(project.platforms, 0, [](Platform& p) {
            change<LinkRow>(p.links, 0, [](LinkRow& row) { row.price = "-1 EUR"; });
        });
        COMPARE_ISSUE(project, ({TableRef{TableKind::links, 0}, 0, "price", 0}),
                      "link 'backbone': '-1 EUR' is not a price: it is below 0; write what the part costs");
    }

    void scenariosNameThingsThatExist()
    {
        Project project = test::tableOne();
        change<Scenario>(project.scenarios, 0, [](Scenario& s) { s.model = "modell"; });
        COMPARE_ISSUE(project, ({TableRef{TableKind::scenarios, 0}, 0, "model", 0}),
                      "scenario 'copper': there is no model 'modell'; did you mean 'model'?");
        change<Scenario>(project.scenarios, 0, [](Scenario& s) { s.model = ""; });
        COMPARE_ISSUE(project, ({TableRef{TableKind::scenarios, 0}, 0, "model", 0}),
                      "scenario 'copper' names no model; name one of the project's");
    }

    void problemsThatScenariosShareAreSaidOnce()
    {
        Project project = test::tableOne();
        changeMessage(project, 0, [](MessageRow& m) { m.destination = "elsewhere"; });
        Scenario second = project.scenarios[0];
        second.name = "again";
        project.scenarios.append(second);
        QCOMPARE(validate(project).size(), std::size_t(1));
    }

    void benchmarksHoldMeasuredValuesOfAKnownKind()
    {
        Project project = test::tableOne();
        BenchmarkRow row;
        row.time = quantity(Dimension::duration, 12, "us");
        project.benchmarks = {{.name = "wire", .kind = "ping-pong", .rows = {row}}};
        QVERIFY(validate(project).empty());
        change<Benchmark>(project.benchmarks, 0, [](Benchmark& b) { b.kind = "pingpong"; });
        COMPARE_ISSUE(project, ({TableRef{TableKind::benchmarks, 0}, 0, "kind", 0}),
                      "benchmark 'wire' has the kind 'pingpong'; it must be one of ping-pong, stream, "
                      "bidirectional, exchange, all-to-all and collective");
        BenchmarkRow named;
        named.test = "osu_bw";
        project.benchmarks = {{.name = "wire", .kind = "stream", .rows = {named, BenchmarkRow{}}}};
        COMPARE_ISSUE(project, ({TableRef{TableKind::benchmarkRows, 0}, 0, "time", 0}),
                      "measured point 1 has neither a time nor a bandwidth; write one of them");
        row.time = QuantityCell::rejectedAs("=2 s");
        project.benchmarks = {{.name = "wire", .kind = "stream", .rows = {row}}};
        COMPARE_ISSUE(project, ({TableRef{TableKind::benchmarkRows, 0}, 0, "time", 0}),
                      "measured point 1: a benchmark takes no formulas; write the measured value");
    }

    void aHashThatIsNoneIsAWarning()
    {
        Project project = withMeasurement({measured("e1", 0.1)});
        const auto setHash = [&](const std::string& hash) {
            change<Measurement>(project.measurements, 0, [&](Measurement& m) { m.provenance.sha256 = hash; });
            return validate(project);
        };
        QVERIFY(setHash(std::string(64, 'a')).empty());
        const IssueList issues = setHash("12ab");
        QCOMPARE(issues.size(), std::size_t{1});
        QVERIFY(issues[0].severity == Severity::warning);
        QCOMPARE(issues[0].text,
                 std::string("measurement 'testbed': the sha256 of its provenance is '12ab', which is not 64 "
                             "hexadecimal digits; import the file again or remove it"));
    }

    void measurementsNameScenariosAndMessagesThatExist()
    {
        Project project = withMeasurement({measured("e9", 0.1)});
        COMPARE_ISSUE(project, ({TableRef{TableKind::times, 0}, 0, "message", 0}),
                      "measured time of 'e9': workload 'messages' has no such message; correct the id");
        project = withMeasurement({measured("e1", 0.1), measured("e1", 0.2)});
        COMPARE_ISSUE(project, ({TableRef{TableKind::times, 0}, 1, "message", 0}),
                      "measured time of 'e1' is given twice; remove one");
        change<Measurement>(project.measurements, 0, [](Measurement& m) {
            m.times = {};
            m.scenario = "optical";
        });
        COMPARE_ISSUE(project, ({TableRef{TableKind::measurements, 0}, 0, "scenario", 0}),
                      "measurement 'testbed' was taken on the unknown scenario 'optical'; name one of the "
                      "project's scenarios");
    }

    void measuredTimesAreReadable()
    {
        TimeRow row = measured("e1", 0.1);
        row.mean = {};
        COMPARE_ISSUE(
            withMeasurement({row}), ({TableRef{TableKind::times, 0}, 0, "mean", 0}),
            "measured time of 'e1' is missing; write a number with s, ms, us, ns, min or h, such as 450 us");
        row = measured("e1", 0.1);
        row.ci95 = QuantityCell::rejectedAs("5 %");
        COMPARE_ISSUE(
            withMeasurement({row}), ({TableRef{TableKind::times, 0}, 0, "ci95", 0}),
            "measured time of 'e1': '5 %' is not a time: there is no unit '%'; write a number with s, ms, "
            "us, ns, min or h, such as 450 us");
        row = measured("e1", 0.1);
        row.repetitions = CountCell::rejectedAs("often");
        COMPARE_ISSUE(withMeasurement({row}), ({TableRef{TableKind::times, 0}, 0, "repetitions", 0}),
                      "measured time of 'e1': 'often' is not a number of repetitions; write a whole number");
    }

    void measuredTimesAreThoseOfAClockAndOfRepetitions()
    {
        TimeRow row = measured("e1", 1e-20);
        row.repetitions = CountCell(0U);
        row.ci95 = quantity(Dimension::duration, 5, "s");
        const IssueList issues = validate(withMeasurement({row}));
        QCOMPARE(issues.size(), std::size_t(3));
        const std::string name = "measured time of 'e1': ";
        QCOMPARE(issues[0].text,
                 name + "0 repetitions measure nothing; write how many there were, or leave it out");
        QVERIFY(issues[0].severity == Severity::error);
        QCOMPARE(issues[1].text, name + "the half-width ci95, 5 s, is more than the time itself, 1e-20 s; "
                                        "measure more repetitions, or correct the units");
        QVERIFY(issues[1].severity == Severity::warning);
        QCOMPARE(issues[2].text,
                 name + "no clock shows 1e-20 s, so it is not used; write the time that was measured");
        QVERIFY(issues[2].severity == Severity::error);
    }

    void modelsAreCheckedAgainstTheCatalogue()
    {
        Project project = test::tableOne();
        change<Model>(project.models, 0, [](Model& m) { m.kind = "asymetric"; });
        IssueList issues = validateModels(project);
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(
            issues[0].text,
            std::string("model 'model': there is no kind of model 'asymetric'; did you mean 'asymmetric'?"));
        QVERIFY((issues[0].location == Location{TableRef{TableKind::models, 0}, 0, "kind", 0}));
        change<Model>(project.models, 0, [](Model& m) {
            m.kind = "max-min";
            m.parameters.append({"epsilon", "0.05"});
        });
        issues = validateModels(project);
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(issues[0].text, std::string("model 'model': max-min has no parameter 'epsilon'; remove it"));
        QVERIFY((issues[0].location == Location{TableRef{TableKind::modelParameters, 0}, 0, "name", 0}));
        QVERIFY(validateModels(test::tableOne()).empty());
    }

    void manyPlatformsOfManyNodesAreNotAllBuilt()
    {
        Project project = test::tableOne();
        for (int i = 0; i < 200; ++i) {
            Platform platform;
            platform.name = "huge " + std::to_string(i);
            platform.nodes.append(test::nodes("Z[1-999999]", ""));
            project.platforms.append(std::move(platform));
        }
        const IssueList issues = validate(project);
        QCOMPARE(issues.size(), std::size_t(200));
        QCOMPARE(
            issues.back().text,
            std::string(
                "platform 'huge 199': with it the platforms of the project have more than 1\u00a0000\u00a0000 nodes "
                "together, so it was not checked; remove nodes or split the project"));
    }

    void aRoomTakesAtLeastWhatStandsInIt()
    {
        Project project = test::tableOne();
        change<Platform>(project.platforms, 0, [](Platform& platform) { platform.pue = Quantity{0.5}; });
        COMPARE_ISSUE(
            project, ({TableRef{TableKind::platforms, 0}, 0, "pue", 0}),
            "platform 'copper': pue: it is below 1, and a room takes at least what stands in it; write "
            "what the room takes over what its machines take");
        change<Platform>(project.platforms, 0, [](Platform& platform) { platform.pue = Quantity{1}; });
        QVERIFY(validate(project).empty());
    }

    void aYearHasNoMoreThanItsHours()
    {
        Project project = test::tableOne();
        change<Platform>(project.platforms, 0,
                         [](Platform& platform) { platform.hoursPerYear = Quantity{8'785}; });
        COMPARE_ISSUE(project, ({TableRef{TableKind::platforms, 0}, 0, "hours_per_year", 0}),
                      "platform 'copper': hours_per_year: it is more than a year has; write at most 8784");
    }

    void aTableFullOfProblemsIsCutAfterTwoHundred()
    {
        Project project = test::tableOne();
        std::vector<MessageRow> rows;
        for (int i = 0; i < 30'000; ++i)
            rows.push_back(message("m" + std::to_string(i), "nobody", "X1", 1));
        change<Workload>(project.workloads, 0,
                         [&](Workload& w) { w.messages = SharedRows<MessageRow>(rows); });
        const IssueList issues = validate(project);
        QCOMPARE(issues.size(), CappedIssues::kLimit + 1);
        QCOMPARE(issues.back().text,
                 std::string("29\u00a0800 more problems in this table; correct those above first"));
        QVERIFY((issues.back().location == Location{TableRef{TableKind::messages, 0}, {}, {}, 0}));
    }
};

QTEST_GUILESS_MAIN(TestValidate)
#include "tst_validate.moc"
