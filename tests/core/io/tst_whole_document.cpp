// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/engine/prediction.h"
#include "core/io/campaign/campaign_results.h"
#include "core/io/project/project_file.h"
#include "core/io/project/project_reader.h"
#include "core/project/anonymous_names.h"
#include "core/project/calibration_record.h"
#include "core/project/edits.h"
#include "core/project/formulas.h"
#include "core/project/references.h"
#include "core/project/table_info.h"
#include "core/project/table_walk.h"
#include "core/project/taking.h"
#include "tests/data_folders.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

using namespace contraflow;

// A project that holds everything (tests/data/document/everything.yaml): what is promised of a project is
// tried on each of its fields and on each of its references. Names in it begin with v, and the host achost7
// stands in every text that may name somebody.

namespace {

LoadedProject everything()
{
    return readProject(CONTRAFLOW_TEST_DATA "/document/everything.yaml").value();
}

/** A reference without what it points into. */
struct Known
{
    TableKind target;
    std::vector<std::size_t> owners;
    std::string name;
    TableRef table{};
    bool isInTable = false;
    std::size_t row = 0;
    std::string column;
};

std::vector<Known> referencesOf(const Project& project)
{
    std::vector<Known> all;
    const std::vector<Change> changes = visitReferences(
        project, ReferenceTargets::all(), [&all](const Reference& r) -> std::optional<std::string> {
            all.push_back({r.target,
                           {r.owners.begin(), r.owners.end()},
                           std::string(r.name),
                           r.table.value_or(TableRef()),
                           r.table.has_value(),
                           r.row,
                           std::string(r.column)});
            return std::nullopt;
        });
    if (!changes.empty())
        qFatal("a walk that names nothing changed something");
    return all;
}

/** The names of a table's rows. */
std::vector<std::string> rowNames(const Project& project, TableRef table)
{
    std::vector<std::string> names;
    std::visit(
        [&names](const auto& rows) {
            for (const auto& row : rows)
                if constexpr (requires { row.id; })
                    names.emplace_back(row.id);
                else if constexpr (requires { row.name; })
                    names.push_back(row.name);
        },
        static_cast<const AnyRows&>(rowsOf(project, table)));
    return names;
}

constexpr std::array kNamed{TableKind::parameters,   TableKind::platforms,    TableKind::workloads,
                            TableKind::applications, TableKind::mappings,     TableKind::models,
                            TableKind::scenarios,    TableKind::measurements, TableKind::benchmarks,
                            TableKind::switches,     TableKind::nodes,        TableKind::links,
                            TableKind::messages,     TableKind::groups,       TableKind::servers};

/** Calls `use` for every named row of the project. */
void forNamedRows(const Project& project, const std::function<void(TableRef, std::size_t, std::string)>& use)
{
    for (const TableKind kind : kNamed) {
        const std::optional<TableKind> owners = infoOf(kind).owner;
        const std::size_t count = owners ? rowCount(project, {*owners, 0}) : 1;
        for (std::size_t owner = 0; owner < count; ++owner) {
            const std::vector<std::string> names = rowNames(project, {kind, owner});
            for (std::size_t row = 0; row < names.size(); ++row)
                use({kind, owner}, row, names[row]);
        }
    }
}

std::set<std::string> textsOf(const Project& project)
{
    LoadedProject loaded;
    loaded.project = project;
    std::set<std::string> texts;
    for (const Issue& issue : allIssues(loaded))
        if (issue.severity == Severity::error)
            texts.insert(issue.text);
    return texts;
}

/** What all scenarios come to, in numbers alone. */
std::vector<double> resultsOf(const Project& project)
{
    std::vector<double> all;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (runsApplications(project.scenarios[i])) {
            IssueList issues;
            const Result<ScenarioReplay> replay = replayScenario(project, i, std::nullopt, {}, issues);
            all.push_back(replay ? replay->replay.makespan() : -1);
        } else {
            const Result<Prediction> prediction = predict(project, i, std::nullopt, {});
            all.push_back(prediction ? prediction->timeline.makespan() : -1);
        }
    return all;
}

Project recalculated(Project project)
{
    (void)recalculate(Project(), project);
    return project;
}

} // namespace

class TestWholeDocument : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldIsFilled()
    {
        const Project p = everything().project;
        std::map<std::string, bool> isFilled; // of some row of its table
        forEachRow(p, [&](const auto& row, TableKind table) {
            using Row = std::decay_t<decltype(row)>;
            const Row empty{};
            const std::string of = std::string(infoOf(table).key) + ".";
            forEachField<Row>([&](const auto& field) {
                isFilled[of + std::string(field.key)] |= !(row.*field.at == empty.*field.at);
            });
            if constexpr (requires { row.extras; })
                isFilled[of + "further keys or cells"] |= !(row.extras == empty.extras);
        });
        for (const auto& [field, is] : isFilled)
            QVERIFY2(is, (field + " is empty everywhere").c_str());
        QVERIFY(isFilled.size() > 100);
        QVERIFY(!p.title.empty());
        QCOMPARE(p.extras.size(), std::size_t(3)); // report, algorithms, and one of nobody
        for (const double result : resultsOf(p))
            QVERIFY(result > 0);
    }

    void everythingComesThroughTheFile()
    {
        const Project p = everything().project;
        QVERIFY(parseProject(projectText(p))->project == p);
    }

    void whateverIsRenamedIsRenamedEverywhere()
    {
        const Project before = everything().project;
        const std::vector<Known> references = referencesOf(before);
        const std::vector<double> results = resultsOf(before);
        const std::set<std::string> texts = textsOf(before);
        std::set<std::tuple<TableKind, std::string>> meant;
        for (const Known& reference : references)
            meant.emplace(reference.target, reference.name);
        forNamedRows(before, [&](TableRef table, std::size_t row, const std::string& name) {
            // The same node of two platforms is renamed on each.
            if (name.starts_with("vhost") || name == "achost7")
                return;
            const std::string other = name == "vpar" ? "w_par" : "w " + name.substr(1);
            const std::string free = table.kind == TableKind::parameters ? "w_" + name.substr(1) : other;
            Project project = before;
            const Result<Edit> undo = applyEdit(project, renameRow(before, table, row, free));
            QVERIFY(undo);
            const std::string text = projectText(project);
            QVERIFY2(text.find(name) == std::string::npos, (name + " is still in:\n" + text).c_str());
            QCOMPARE(referencesOf(project).size(), references.size());
            project = recalculated(project);
            QVERIFY2(resultsOf(project) == results, name.c_str());
            QCOMPARE(textsOf(project).size(), texts.size());
            Project back = project;
            QVERIFY(applyEdit(back, *undo));
            QVERIFY(recalculated(back) == before);
        });
    }

    void aNodeOfSeveralPlatformsIsRenamedOnEach()
    {
        const Project before = everything().project;
        Project project = before;
        for (const std::size_t platform : {0U, 1U}) {
            QVERIFY(applyEdit(project, renameRow(project, {TableKind::nodes, platform}, 0, "w[1-2]")));
            QVERIFY(applyEdit(project, renameRow(project, {TableKind::nodes, platform}, 1, "wother")));
        }
        const std::string text = projectText(project);
        QVERIFY2(text.find("vhost") == std::string::npos, text.c_str());
        QVERIFY(resultsOf(recalculated(project)) == resultsOf(before));
    }

    void namesThatChangePlacesMeanTheSameThings()
    {
        const Project before = everything().project;
        for (const TableKind kind :
             {TableKind::parameters, TableKind::platforms, TableKind::workloads, TableKind::applications,
              TableKind::scenarios, TableKind::measurements}) {
            const std::vector<std::string> names = rowNames(before, {kind, 0});
            Project project = before;
            QVERIFY(applyEdit(project, renameRows(before, {kind, 0}, {{0, names[1]}, {1, names[0]}})));
            QCOMPARE(rowNames(project, {kind, 0})[0], names[1]);
            QVERIFY(resultsOf(recalculated(project)) == resultsOf(before));
        }
    }

    void whatIsMissingIsSaid()
    {
        const Project before = everything().project;
        const std::set<std::string> texts = textsOf(before);
        std::set<std::tuple<TableKind, std::size_t, std::string>> tried;
        for (const Known& reference : referencesOf(before)) {
            // A record tells what was; a benchmark may name hosts of anywhere.
            const bool isHistory = reference.target == TableKind::measurements ||
                                   (reference.isInTable && reference.table.kind == TableKind::benchmarkRows);
            if (isHistory || !tried.emplace(reference.target, reference.owners[0], reference.name).second)
                continue;
            const TableRef table{reference.target, reference.owners[0]};
            const std::vector<std::string> names = rowNames(before, table);
            const auto found = std::find(names.begin(), names.end(), reference.name);
            if (found == names.end())
                continue; // a host of a list, or the other kind of a link's end
            const auto row = static_cast<std::size_t>(found - names.begin());
            Project project = before;
            const auto none = std::visit([](const auto& rows) { return RowBlock(rows.part(0, 0)); },
                                         static_cast<const AnyRows&>(rowsOf(before, table)));
            const Result<Change> undo = applyChange(project, ReplaceRows{table, row, 1, none});
            QVERIFY(undo);
            std::set<std::string> now = textsOf(recalculated(project));
            for (const std::string& text : texts)
                now.erase(text);
            QVERIFY2(!now.empty(), reference.name.c_str());
            QVERIFY(applyChange(project, *undo));
            QVERIFY(project == before);
        }
    }

    void anonymousProjectsNameNobody()
    {
        const Project p = everything().project;
        const Project neutral = AnonymousNames(p).project(p);
        std::string text = projectText(neutral);
        std::transform(text.begin(), text.end(), text.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
        for (const char* name : {"achost7", "vhost", "vleft", "vright", "vuplink"})
            QVERIFY2(text.find(name) == std::string::npos, text.c_str());
        QCOMPARE(referencesOf(neutral).size(), referencesOf(p).size());
    }

    void whatIsTakenMeansTheSameBesideOtherThingsOfItsNames()
    {
        const Project other = everything().project;
        const std::vector<double> results = resultsOf(other);
        // The same names for other things.
        const auto text = [&] {
            std::string all = projectText(other);
            for (const auto& [from, to] :
                 {std::pair("vpar: 4", "vpar: 5"), std::pair("vtime: 3 ms", "vtime: 4 ms")})
                all.replace(all.find(from), std::string(from).size(), to);
            for (const auto& [from, to] :
                 {std::pair("5 MB", "6 MB"), std::pair("20 MB", "21 MB"), std::pair("3 MB", "4 MB"),
                  std::pair("5 us", "6 us"), std::pair("seed: 3", "seed: 4"), std::pair("0.1 s", "0.2 s")})
                for (std::size_t at = 0; (at = all.find(from, at)) != std::string::npos;)
                    all.replace(at, std::string(from).size(), to);
            return all;
        }();
        const Project before = parseProject(text)->project;
        std::vector<TakenThing> things;
        for (std::size_t i = 0; i < other.scenarios.size(); ++i)
            things.push_back({{TableKind::scenarios, 0}, i});
        for (std::size_t i = 0; i < other.measurements.size(); ++i)
            things.push_back({{TableKind::measurements, 0}, i});
        const Taking taking = takeAlong(before, other, things);
        Project project = before;
        for (const ReplaceRows& addition : taking.additions)
            QVERIFY(applyChange(project, addition));
        project = recalculated(project);
        std::vector<double> now = resultsOf(project);
        std::vector<double> both = resultsOf(before);
        QVERIFY(both != results);
        both.insert(both.end(), results.begin(), results.end());
        QVERIFY(now == both);
        QCOMPARE(project.measurements.size(), 2 * other.measurements.size());
        // A record means the measurements that came with it.
        const auto record = calibrationOf(*findByName(project.models, "vmodel 2"));
        QVERIFY(record && record->measurements == std::vector<std::string>{"vmeasured 2"});
        QVERIFY(record->heldOut == std::vector<std::string>{"vtasks 2"});
        // Once more, everything is there.
        const Taking again = takeAlong(project, other, things);
        QVERIFY2(again.additions.empty(), again.text().c_str());
    }

    void whateverChangesAPredictionChangesItsContent()
    {
        // Every text of the file is changed in turn; and two links change their names.
        const std::string whole = projectText(everything().project);
        const auto content = [](const Project& project) { return projectText(contentOf(project)); };
        const Project before = everything().project;
        const std::vector<double> results = resultsOf(before);
        std::size_t changed = 0;
        const auto check = [&](const Project& project) {
            if (resultsOf(project) == results)
                return;
            ++changed;
            QVERIFY(content(project) != content(before));
        };
        for (const auto& [first, second] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)}) {
            Project project = before;
            Platform platform = before.platforms[0];
            LinkRow one = platform.links[first];
            LinkRow two = platform.links[second];
            std::swap(one.name, two.name);
            platform.links.replace(first, 1, {one});
            platform.links.replace(second, 1, {two});
            project.platforms.replace(0, 1, {platform});
            check(project);
        }
        QVERIFY(changed > 0);
        for (std::size_t at = whole.find(": "); at != std::string::npos; at = whole.find(": ", at + 1)) {
            const std::size_t digit = whole.find_first_of("123456789", at);
            if (digit == std::string::npos || digit > at + 4)
                continue;
            std::string text = whole;
            text[digit] = text[digit] == '9' ? '8' : static_cast<char>(text[digit] + 1);
            if (const auto read = parseProject(text))
                check(recalculated(read->project));
        }
        QVERIFY(changed > 10);
    }
};

QTEST_GUILESS_MAIN(TestWholeDocument)
#include "tst_whole_document.moc"
