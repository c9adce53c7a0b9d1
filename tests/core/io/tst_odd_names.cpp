// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formulas.h"
#include "tests/core/io/project_texts.h"

#include <QTest>

using namespace contraflow;
using test::listed;
using test::load;
using test::loadBody;

class TestOddNames : public QObject
{
    Q_OBJECT

private slots:
    void namesThatLookLikeOtherThingsSurvive_data();
    void namesThatLookLikeOtherThingsSurvive();
    void aVeryLongNameSurvives();
    void twoPlacesOfOneProcessAreKept();
    void aLongMappingHasOnePlaceALine();
    void tablesWithOddCharactersSurvive();
    void invalidBytesNeverMakeAnUnreadableFile();
    void manyEqualKeysAreNoDisaster();
};

void TestOddNames::namesThatLookLikeOtherThingsSurvive_data()
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
    for (const char* name : {"a\uFFFE", "\uFFFF", "\u0080"}) // what YAML does not allow as it is
        QTest::newRow(QByteArray(name).toPercentEncoding().constData()) << QByteArray(name);
}

void TestOddNames::namesThatLookLikeOtherThingsSurvive()
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
    (void)recalculate(Project(), project); // a name may look like a formula
    const std::string text = projectText(project);
    const auto loaded = parseProject(text);
    QVERIFY2(loaded.has_value(), text.c_str());
    QVERIFY2(loaded->project == project, (text + "\n" + projectText(loaded->project)).c_str());
    // Extra columns may be reported when they resemble a known one; nothing else may be.
    QVERIFY2(loaded->issues.empty(), listed(loaded->issues).c_str());
}

void TestOddNames::aVeryLongNameSurvives()
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

void TestOddNames::twoPlacesOfOneProcessAreKept()
{
    Project project;
    project.mappings =
        SharedRows<Mapping>{{.name = "m", .places = SharedRows<PlaceRow>{{"p", "a"}, {"p", "b"}}}};
    QVERIFY(load(projectText(project)).project == project);
}

void TestOddNames::aLongMappingHasOnePlaceALine()
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

void TestOddNames::tablesWithOddCharactersSurvive()
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

void TestOddNames::invalidBytesNeverMakeAnUnreadableFile()
{
    Project project;
    project.title = "R\xE4"
                    "der";
    QCOMPARE(load(projectText(project)).project.title, std::string("R\xEF\xBF\xBD"
                                                                   "der"));
}

void TestOddNames::manyEqualKeysAreNoDisaster()
{
    std::string body;
    for (int i = 0; i < 200'000; ++i)
        body += "a: 1\n";
    const LoadedProject loaded = loadBody(body);
    QCOMPARE(loaded.project.extras.size(), std::size_t{200'000});
    QVERIFY(loaded.issues.size() <= 10'000);
    QVERIFY(load(projectText(loaded.project)).project == loaded.project);
}

QTEST_GUILESS_MAIN(TestOddNames)
#include "tst_odd_names.moc"
