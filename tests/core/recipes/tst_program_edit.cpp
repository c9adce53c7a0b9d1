// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/program_edit.h"

#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/formula/formula.h"
#include "core/project/consequences.h"
#include "core/recipes/project_recipe.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace contraflow;

namespace {

/** A short run of a recipe. */
ApplicationRecipe shortRecipe(const ApplicationRecipeInfo& info)
{
    ApplicationRecipe recipe{std::string(info.name), {}, {}};
    for (const auto& [parameter, value] :
         {std::pair("steps", "2"), std::pair("N", "2000"), std::pair("planes", "6"),
          std::pair("state", "10 MB"), std::pair("layers", "4")})
        for (const ProgramParameter& known : info.parameters)
            if (known.name == parameter)
                recipe.values.emplace_back(parameter, value);
    return recipe;
}

Project racks()
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{4, 64};
    recipe.platform.cores = 4;
    recipe.modelKind = "max-min";
    return *makeProject(recipe);
}

void add(Project& project, const ApplicationRecipe& recipe)
{
    const auto made = makeApplication(recipe);
    QVERIFY2(made, made ? "" : made.error().message.c_str());
    auto edit = addProgram(project, *made, {.platform = project.platforms[0].name});
    QVERIFY(edit);
    edit = withConsequences(project, std::move(edit).value());
    QVERIFY2(edit, edit ? "" : edit.error().message.c_str());
    QVERIFY(applyEdit(project, *edit));
}

double makespan(const Project& project, std::size_t scenario)
{
    IssueList issues;
    const auto replay = replayScenario(project, scenario, {}, {}, issues);
    if (!replay)
        qFatal("%s", replay.error().message.c_str());
    return replay->replay.makespan();
}

/** A small model, which 16 sequences teach. */
ApplicationRecipe trainingStep(const std::vector<std::pair<std::string, std::string>>& more)
{
    ApplicationRecipe recipe{
        "training-step",
        {},
        {{"layers", "8"}, {"hidden", "1024"}, {"vocabulary", "1024"}, {"sequence", "128"}, {"batch", "16"}}};
    recipe.values.insert(recipe.values.end(), more.begin(), more.end());
    return recipe;
}

std::string problemTextOf(const ApplicationRecipe& recipe)
{
    const auto problem = problemOf(recipe);
    return problem ? problem->text : std::string();
}

} // namespace

class TestProgramEdit : public QObject
{
    Q_OBJECT

private slots:
    void namesAreReplacedWhereTheyAreReferredTo_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("condition") << "rank % n > n - 1"
                                   << "rank % n_2 > n_2 - 1";
        QTest::newRow("formula") << "=5 * n^2 / nb + n"
                                 << "=5 * n_2^2 / nb + n_2";
        QTest::newRow("equality") << "(step + 1) % n = 0"
                                  << "(step + 1) % n_2 = 0";
        QTest::newRow("inside a function") << "=max(n; m)"
                                           << "=max(n_2; m)";
        QTest::newRow("list of ranks") << "0;2;8-11"
                                       << "0;2;8-11";
        QTest::newRow("no formula") << "n n"
                                    << "n n";
        QTest::newRow("number") << "3"
                                << "3";
        QTest::newRow("empty") << ""
                               << "";
    }

    void namesAreReplacedWhereTheyAreReferredTo()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QCOMPARE(QString::fromStdString(withOtherNames(before.toStdString(), {{"n", "n_2"}})), after);
    }

    void unitsOfThatNameStay()
    {
        QCOMPARE(withOtherNames("=8 B * B", {{"B", "B_2"}}), std::string("=8 B * B_2"));
    }

    void everyProgramRunsBesideItselfAndByItsOwnParameters_data()
    {
        QTest::addColumn<QString>("name");
        for (const ApplicationRecipeInfo& info : applicationCatalog())
            QTest::newRow(std::string(info.name).c_str()) << QString::fromUtf8(info.name.data());
    }

    void everyProgramRunsBesideItselfAndByItsOwnParameters()
    {
        QFETCH(const QString, name);
        const ApplicationRecipeInfo& info = *findApplicationRecipe(name.toStdString());
        Project project = racks();
        add(project, shortRecipe(info));
        add(project, shortRecipe(info));
        QCOMPARE(project.applications.size(), std::size_t(2));
        QCOMPARE(project.applications[1].name, name.toStdString() + " 2");
        QCOMPARE(project.parameters.size(), 2 * info.parameters.size());
        QCOMPARE(project.applications[1].processes.value(), project.applications[0].processes.value());
        const double first = makespan(project, 0);
        QVERIFY(first > 0);
        QCOMPARE(makespan(project, 1), first);
        // Without the parameters of the first the second still runs: it uses none of them.
        std::vector<ParameterRow> own(project.parameters.begin(), project.parameters.end());
        own.erase(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(info.parameters.size()));
        for (const ParameterRow& row : own)
            QVERIFY2(row.name.ends_with("_2"), row.name.c_str());
        project.parameters = SharedRows<ParameterRow>(std::move(own));
        QCOMPARE(makespan(project, 1), first);
    }

    void aValueThatDoesNotFitIsRefusedWithItsParameter_data()
    {
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("at");
        QTest::newRow("no value") << "steps"
                                  << "many"
                                  << "steps";
        QTest::newRow("other unit") << "steps"
                                    << "10 MB"
                                    << "steps";
        QTest::newRow("no unit") << "cell_bytes"
                                 << "8"
                                 << "cell_bytes";
        QTest::newRow("empty") << "rows"
                               << ""
                               << "rows";
        QTest::newRow("broken formula") << "rows"
                                        << "=1 +"
                                        << "rows";
        QTest::newRow("unknown name") << "rows"
                                      << "=nodes"
                                      << "rows";
        QTest::newRow("circle") << "rows"
                                << "=rows"
                                << "rows";
        QTest::newRow("no processes") << "rows"
                                      << "0"
                                      << "rows";
        QTest::newRow("never") << "every"
                               << "0"
                               << "every";
        QTest::newRow("half a column") << "columns"
                                       << "2.5"
                                       << "columns";
        QTest::newRow("half of a formula") << "rows"
                                           << "=columns / 3"
                                           << "rows";
        QTest::newRow("too many") << "rows"
                                  << "1e18"
                                  << "";
    }

    void aValueThatDoesNotFitIsRefusedWithItsParameter()
    {
        QFETCH(const QString, parameter);
        QFETCH(const QString, value);
        QFETCH(const QString, at);
        const ApplicationRecipe recipe{"halo-2d", {}, {{parameter.toStdString(), value.toStdString()}}};
        const auto problem = problemOf(recipe);
        QVERIFY(problem);
        QCOMPARE(QString::fromStdString(problem->parameter), at);
        QVERIFY(problem->text.size() > 20);
        QVERIFY(!makeApplication(recipe));
    }

    void aFormulaOverItsOwnParametersFits()
    {
        const ApplicationRecipe recipe{"halo-2d", {}, {{"rows", "=columns / 2"}}};
        QVERIFY(!problemOf(recipe));
        QCOMPARE(makeApplication(recipe)->processes, 32U);
        Project project = racks();
        add(project, recipe);
        add(project, recipe);
        QCOMPARE(project.parameters[8].value, std::string("=columns_2 / 2"));
        QCOMPARE(project.applications[1].processes.value(), 32U);
    }

    /** The last panel of a matrix whose order is no multiple of the panels' width is a narrower one. */
    void thePanelsOfHplHaveAllColumnsOfTheMatrix_data()
    {
        QTest::addColumn<QString>("recipe");
        for (const char* recipe : {"hpl", "hpl-2ring", "hpl-long", "hpl-lookahead"})
            QTest::newRow(recipe) << recipe;
    }

    void thePanelsOfHplHaveAllColumnsOfTheMatrix()
    {
        QFETCH(const QString, recipe);
        const auto bytesOf = [&](const char* order) {
            Project project = racks();
            add(project, {recipe.toStdString(), {}, {{"N", order}, {"nb", "128"}, {"P", "2"}, {"Q", "2"}}});
            IssueList issues;
            return replayScenario(project, project.scenarios.size() - 1, {}, {}, issues).value().replay.bytes;
        };
        const double narrow = bytesOf("100"); // one panel
        QVERIFY(narrow > 0);
        QVERIFY(bytesOf("128") > narrow);
        QVERIFY(bytesOf("228") > bytesOf("128"));
        QVERIFY(bytesOf("256") > bytesOf("228"));
    }

    void withoutAModelThereIsNoScenario()
    {
        Project project;
        project.platforms = racks().platforms;
        const auto made = makeApplication({"cg", {}, {}});
        QVERIFY(!addProgram(project, *made, {.platform = project.platforms[0].name}));
        QVERIFY(addProgram(project, *made,
                           {.platform = project.platforms[0].name, .model = plainModel("max-min")}));
    }

    void aTrainingStepSendsWhatTheFormulasSay_data()
    {
        QTest::addColumn<QList<int>>("degrees");
        QTest::addColumn<int>("zero");
        for (const QList<int>& degrees :
             {QList<int>{2, 2, 2, 2}, {4, 1, 1, 1}, {1, 8, 1, 1}, {1, 2, 4, 1}, {1, 1, 2, 4}})
            for (const int zero : {0, 1})
                QTest::addRow("data %d, tensor %d, pipeline %d, experts %d, ZeRO %d", degrees[0], degrees[1],
                              degrees[2], degrees[3], zero)
                    << degrees << zero;
    }

    void aTrainingStepSendsWhatTheFormulasSay()
    {
        QFETCH(const QList<int>, degrees);
        QFETCH(const int, zero);
        const double d = degrees[0];
        const double t = degrees[1];
        const double p = degrees[2];
        const double e = degrees[3];
        Project project = racks();
        add(project, trainingStep({{"data", std::to_string(degrees[0])},
                                   {"tensor", std::to_string(degrees[1])},
                                   {"pipeline", std::to_string(degrees[2])},
                                   {"experts", std::to_string(degrees[3])},
                                   {"zero", std::to_string(zero)}}));
        QCOMPARE(project.applications[0].processes.value(), static_cast<std::uint32_t>(d * t * p * e));
        IssueList issues;
        ReplayOptions options;
        options.keepsMessages = true;
        const auto replay = replayScenario(project, 0, {}, options, issues);
        QVERIFY2(replay, replay ? "" : replay.error().message.c_str());
        double sent = 0;
        for (const ReplayedMessage& message : replay->replay.messages)
            sent += message.bytes;
        // Of a batch of 16: microbatches times copies times experts.
        const double activations = 16 * 128 * 1024 * 2.0;
        const double weights = 12 * 8 * 1024 * 1024 + 1024 * 1024;
        const double ofExperts = e > 1 ? 8 * 8 * 1024 * 1024 : 0;
        const double ofGradient = zero == 0 ? 2 * 4 : 4 + 2;
        const double layers = 8 * 4 * 2 * (t - 1) * activations;
        const double exchanged = 8 * 4 * (e - 1) * 2 * activations / e;
        const double handedOn = (p - 1) * 2 * activations * (1 + t - 1);
        const double gradients = ((d * e - 1) * (weights - ofExperts) + (d - 1) * e * ofExperts) * ofGradient;
        QCOMPARE(sent, layers + exchanged + handedOn + gradients);
    }

    void stagesWaitForOneAnotherAsPipelinesDo()
    {
        // (microbatches + stages - 1) times forward and backward of a stage's two layers.
        Project project = racks();
        add(project, trainingStep({{"data", "1"},
                                   {"tensor", "1"},
                                   {"pipeline", "4"},
                                   {"layer_time", "1 s"},
                                   {"head_time", "0 s"}}));
        const double alone = (16 + 3) * 2 * 3;
        QVERIFY(std::abs(makespan(project, 0) / alone - 1) < 0.01);
    }

    void degreesThatDoNotDivideAreRefused()
    {
        QVERIFY(problemTextOf(trainingStep({})).empty());
        QVERIFY(
            problemTextOf(trainingStep({{"data", "3"}}))
                .starts_with("the parameter 'microbatches' comes to 5.333; write a whole number from 1 to "));
        QVERIFY(problemTextOf(trainingStep({{"pipeline", "3"}})).find("'stage_layers'") != std::string::npos);
        QVERIFY(problemTextOf(trainingStep({{"layers", "20000"}})).find("from 1 to " + groupedText(10'000)) !=
                std::string::npos);
        QVERIFY(problemTextOf(trainingStep({{"zero", "3"}})).find("from 0 to 2") != std::string::npos);
        QVERIFY(
            problemTextOf(
                trainingStep({{"data", "1000"}, {"tensor", "1000"}, {"batch", "1000"}, {"pipeline", "8"}}))
                .find("processes, which must come to") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestProgramEdit)
#include "tst_program_edit.moc"
