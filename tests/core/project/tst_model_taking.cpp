// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/taking.h"

#include "core/project/calibration_record.h"
#include "tests/support/builders.h"

#include <QtTest>

using namespace contraflow;

namespace {

Project campaign()
{
    Project project = test::tableOne();
    Model model;
    model.name = "fitted";
    model.kind = "window";
    model.parameters = {{"kappa_host", "0.3"}, {"exponent", "=E", "1", ""}};
    CalibrationRecord record;
    record.measurements = {"m1", "m2"};
    record.errorPercent = 3.14159;
    record.heldOut = {"m3"};
    record.heldOutPercent = 2.5;
    setCalibration(model, record);
    project.models = {model};
    return project;
}

Project applied(Project project, const TakenModel& taken)
{
    if (!applyEdit(project, taken.edit))
        qFatal("the edit does not fit");
    return project;
}

} // namespace

class TestModelTaking : public QObject
{
    Q_OBJECT

private slots:
    void aModelComesWithWhatItWasLearntFrom()
    {
        const Project project = test::tableOne();
        ModelTaking taking{"fitted", {}, {0}, {.file = "campaign.yaml", .date = "2026-11-24"}};
        const Result<TakenModel> taken = takeModel(project, campaign(), taking);
        QVERIFY(taken && taken->isNew);
        const Project changed = applied(project, *taken);
        const Model& model = changed.models[changed.models.size() - 1];
        QCOMPARE(model.name, std::string("fitted"));
        QVERIFY(calibrationOf(model) == calibrationOf(campaign().models[0]));
        QCOMPARE(model.parameters[1].value, std::string("1")); // a formula's names are the other project's
        QCOMPARE(model.provenance.file, std::string("campaign.yaml"));
        QCOMPARE(changed.scenarios[0].model, std::string("fitted"));
        QCOMPARE(QString::fromStdString(taken->notes[0]),
                 QStringLiteral("it was learnt from 2 measurements, off by 3.1 %, by 2.5 % on 1 held out"));
        Project undone = changed;
        const Result<Edit> inverse = [&] {
            Project before = project;
            return applyEdit(before, taken->edit);
        }();
        QVERIFY(inverse && applyEdit(undone, *inverse));
        QVERIFY(undone == project);
    }

    void theSameModelIsNotTakenTwice()
    {
        const Project project = test::tableOne();
        const Result<TakenModel> first = takeModel(project, campaign(), {"fitted", {}, {}, {}});
        QVERIFY(first);
        const Project changed = applied(project, *first);
        const Result<TakenModel> second = takeModel(changed, campaign(), {"fitted", {}, {}, {}});
        QVERIFY(second && !second->isNew && second->edit.changes.empty());
        const Result<TakenModel> used = takeModel(changed, campaign(), {"fitted", {}, {0}, {}});
        QVERIFY(used && !used->isNew);
        QCOMPARE(applied(changed, *used).scenarios[0].model, std::string("fitted"));
    }

    void namesStayApart()
    {
        Project project = test::tableOne();
        Model other;
        other.name = "fitted";
        other.kind = "max-min";
        project.models.append(other);
        const Result<TakenModel> taken = takeModel(project, campaign(), {"fitted", {}, {}, {}});
        QVERIFY(taken && taken->name != "fitted");
        const Result<TakenModel> named = takeModel(project, campaign(), {"fitted", "fitted", {}, {}});
        QVERIFY(!named);
        QCOMPARE(named.error().message,
                 std::string("the project has a model 'fitted' already; give another name, or none"));
    }

    void whatCannotBeTakenIsSaid()
    {
        const Project project = test::tableOne();
        const auto problem = [&project](const Project& other, const char* name) {
            const Result<TakenModel> taken = takeModel(project, other, {name, {}, {}, {}});
            return taken ? QString() : QString::fromStdString(taken.error().message);
        };
        QVERIFY(problem(campaign(), "fited").startsWith("it has no model 'fited'; "));
        Project none = campaign();
        none.models = {};
        QCOMPARE(problem(none, "fitted"), "it has no model 'fitted'; it has none at all");
        Project twice = campaign();
        twice.models.append(twice.models[0]);
        QCOMPARE(problem(twice, "fitted"), "it has 2 models 'fitted'; rename them there");
        Project broken = campaign();
        Model model = broken.models[0];
        model.parameters = {{"exponent", "=E", "", "there is no parameter 'E'"}};
        broken.models = {model};
        QCOMPARE(problem(broken, "fitted"),
                 "its parameter 'exponent' has no value: there is no parameter 'E'; correct it there");
    }
};

QTEST_GUILESS_MAIN(TestModelTaking)
#include "tst_model_taking.moc"
