// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_data.h"
#include "core/importing/plan_folder.h"
#include "core/io/project/project_file.h"
#include "core/project/validate.h"
#include "tests/core/importing/imported.h"
#include "tests/support/measured_projects.h"

#include <QTemporaryDir>

using namespace contraflow;

namespace {

/** A folder with files of these names and texts. */
class Folder
{
public:
    void add(const std::string& name, const std::string& text) const
    {
        if (!writeTextFile(path() / name, text))
            qFatal("cannot write");
    }
    void add(const std::string& name, const Project& project) const { add(name, projectText(project)); }
    [[nodiscard]] std::filesystem::path path() const { return m_folder.path().toStdString(); }
    [[nodiscard]] FolderPlan plan(const Project& project, const ImportTarget& target = {}) const
    {
        const auto files = folderFiles(path());
        if (!files)
            qFatal("%s", files.error().message.c_str());
        Result<FolderPlan> plan = planFolder(project, *files, target);
        if (!plan)
            qFatal("%s", plan.error().message.c_str());
        return std::move(*plan);
    }

private:
    QTemporaryDir m_folder;
};

Project applied(Project project, const FolderPlan& plan)
{
    if (const auto done = applyEdit(project, plan.edit); !done)
        qFatal("%s", done.error().message.c_str());
    return project;
}

/** One of the patterns of a campaign as a project of its own. */
Project single(const Project& campaign, std::size_t index)
{
    Project project = campaign;
    project.workloads = std::vector{campaign.workloads[index]};
    project.scenarios = std::vector{campaign.scenarios[index]};
    project.measurements = std::vector{campaign.measurements[index]};
    return project;
}

} // namespace

class TestImportFolder : public QObject
{
    Q_OBJECT

private slots:
    void projectsOfAFolderBecomeOneCampaign()
    {
        const Project campaign = test::campaign("measured/patterns-D.csv", test::kMeasuredCluster);
        const Folder folder;
        for (std::size_t i = 0; i < 3; ++i)
            folder.add("run" + std::to_string(i + 9) + ".yaml", single(campaign, i));
        const FolderPlan plan = folder.plan({});
        QCOMPARE(plan.patterns, std::size_t{3});
        QCOMPARE(plan.entries[0].file, std::string("run9.yaml"));
        const Project project = applied({}, plan);
        QVERIFY(validate(project).empty());
        // What they have in common is there once.
        QCOMPARE(project.platforms.size(), std::size_t{1});
        QCOMPARE(project.models.size(), campaign.models.size() > 0 ? std::size_t{1} : std::size_t{0});
        QCOMPARE(project.workloads.size(), std::size_t{3});
        QCOMPARE(project.measurements[2].provenance.file, std::string("run11.yaml"));
        const Project* both[]{&project};
        const auto errors = gatherErrors(both, {.models = {"max-min"}});
        QCOMPARE(errors->patterns.size(), std::size_t{3});
    }

    void importingAgainAddsNothing()
    {
        const Project campaign = test::campaign("measured/patterns-D.csv", test::kMeasuredCluster);
        const Folder folder;
        folder.add("all.yml", campaign);
        const Project once = applied({}, folder.plan({}));
        const FolderPlan again = folder.plan(once);
        QCOMPARE(again.rowCount, std::size_t{0});
        QVERIFY(again.edit.changes.empty());
        QVERIFY(again.entries[0].notes[0].find("is in the project already") != std::string::npos);
    }

    void namesThatAreTakenGetANumber()
    {
        const Project campaign = test::campaign("measured/patterns-D.csv", test::kMeasuredCluster);
        Project other = test::withMeasuredTimes(campaign, {"max-min", "max-min", {}, {}}, 0.01);
        Workload changed = other.workloads[0];
        changed.messages.replace(0, 1, {});
        other.workloads.replace(0, 1, {changed});
        const Folder folder;
        folder.add("b.yaml", single(other, 0));
        const Project project = applied(campaign, folder.plan(campaign));
        QCOMPARE(project.platforms.size(), std::size_t{1});
        QCOMPARE(project.workloads[6].name, campaign.workloads[0].name + " 2");
        QCOMPARE(project.scenarios[6].workload, project.workloads[6].name);
        QCOMPARE(project.measurements[6].scenario, project.scenarios[6].name);
    }

    void tablesLieOnTheChosenPlatformAndOthersSayWhatTheyLack()
    {
        Project racks = test::campaign("measured/patterns-D.csv", test::kMeasuredCluster);
        racks.workloads = {};
        racks.scenarios = {};
        racks.measurements = {};
        const Folder folder;
        folder.add("patterns-F.csv", test::dataFile("measured/patterns-F.csv"));
        folder.add("latency.txt", test::dataFile("import/osu_latency.txt"));
        folder.add("notes.md", "Friday");
        folder.add(".hidden.csv", test::dataFile("measured/patterns-F.csv"));
        folder.add("broken.yaml", "contraflow: [");
        const FolderPlan plan = folder.plan(racks);
        QCOMPARE(plan.entries.size(), std::size_t{4});
        QCOMPARE(plan.patterns, std::size_t{18});
        QCOMPARE(plan.rowCount, std::size_t{175});
        for (const FolderEntry& entry : plan.entries)
            QCOMPARE(entry.problem.empty(), entry.file == "patterns-F.csv");
        Platform another = racks.platforms[0];
        another.name = "another";
        racks.platforms.append(another);
        QVERIFY(folder.plan(racks).entries[3].problem.find("name the platform") != std::string::npos);
        QCOMPARE(folder.plan(racks, {.platform = racks.platforms[0].name}).patterns, std::size_t{18});
    }

    void parametersOfAnotherValueComeUnderAnotherName()
    {
        Project other = test::campaign("measured/patterns-D.csv", test::kMeasuredCluster);
        other.parameters = std::vector{ParameterRow{"N", "5"}, ParameterRow{"unused", "1"}};
        Workload weighed = other.workloads[0];
        weighed.weight = QuantityCell::rejectedAs("=N");
        other.workloads.replace(0, 1, {weighed});
        const Folder folder;
        folder.add("a.yaml", other);
        QCOMPARE(applied({}, folder.plan({})).parameters.size(), std::size_t{1}); // what is referred to
        Project project;
        project.parameters = std::vector{ParameterRow{"N", "6"}};
        const Project both = applied(project, folder.plan(project));
        QCOMPARE(both.parameters.size(), std::size_t{2});
        QCOMPARE(both.parameters[0].value, std::string("6"));
        QCOMPARE(both.parameters[1].name, std::string("N_2"));
        QCOMPARE(both.workloads[0].weight.formulaText(), std::string("=N_2"));
    }

    void anEmptyFolderIsNamed()
    {
        const Folder folder;
        QVERIFY(folderFiles(folder.path()).error().message.find("has no files") != std::string::npos);
        QVERIFY(!folderFiles(folder.path() / "nowhere"));
    }
};

QTEST_GUILESS_MAIN(TestImportFolder)
#include "tst_import_folder.moc"
