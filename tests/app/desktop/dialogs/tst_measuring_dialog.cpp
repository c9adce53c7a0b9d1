// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/measuring_dialog.h"

#include "core/io/measuring/measuring_files.h"
#include "tests/app/desktop/dialogs/dialog_fixture.h"
#include "tests/support/patience.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

using namespace contraflow;

namespace {

/** Table I on two platforms, and a scenario of the first under another model. */
Project twoPlatforms()
{
    Project project = test::tableOne();
    Platform optical = project.platforms[0];
    optical.name = "optical";
    project.platforms.append(optical);
    Scenario scenario = project.scenarios[0];
    scenario.name = "other model";
    scenario.model = "max-min";
    project.scenarios.append(scenario);
    scenario.name = "far";
    scenario.platform = "optical";
    project.scenarios.append(scenario);
    return project;
}

struct Fixture : test::DialogFixture<MeasuringDialog>
{
    Fixture() : test::DialogFixture<MeasuringDialog>(twoPlatforms(), "project.measure") { finish(); }

    void finish() { QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning(), test::kPatience); }

    void check(int row)
    {
        auto* tree = named<QTreeWidget>("Scenarios to measure");
        tree->setFocus();
        tree->setCurrentItem(tree->topLevelItem(row));
        QTest::keyClick(tree, Qt::Key_Space);
        finish();
    }
    [[nodiscard]] QString status() const { return text("measuringStatus"); }
    [[nodiscard]] QString script() const { return named<QPlainTextEdit>("Job that measures")->toPlainText(); }
    void chooseJob(const QString& title)
    {
        auto* box = named<QComboBox>("Job for");
        box->setFocus();
        QTest::keyClicks(box, title);
    }
};

} // namespace

class TestMeasuringDialog : public QObject
{
    Q_OBJECT

private slots:
    void scenariosOfOnePlatformAreProposed()
    {
        Fixture fixture;
        auto* tree = fixture.named<QTreeWidget>("Scenarios to measure");
        QCOMPARE(tree->topLevelItemCount(), 3);
        QCOMPARE(tree->topLevelItem(0)->checkState(0), Qt::Checked);
        QCOMPARE(tree->topLevelItem(2)->checkState(0), Qt::Unchecked);
        QVERIFY2(fixture.status().startsWith(QLatin1String("Patterns: 1, ranks: ")),
                 qPrintable(fixture.status()));
        QVERIFY(fixture.script().startsWith(QLatin1String("mpirun -np ")));
        QVERIFY(fixture.button(QStringLiteral("Save plan…"))->isEnabled());
    }

    void twoPlatformsAndNoScenarioAreRefusedInWords()
    {
        Fixture fixture;
        fixture.check(2);
        QVERIFY2(fixture.status().contains(QLatin1String("a plan measures one cluster")),
                 qPrintable(fixture.status()));
        QVERIFY(!fixture.button(QStringLiteral("Save plan…"))->isEnabled());
        for (const int row : {0, 1, 2})
            fixture.check(row);
        QCOMPARE(fixture.status(), QStringLiteral("Choose a scenario to be measured."));
        QVERIFY(fixture.script().isEmpty());
        fixture.check(2);
        QVERIFY(fixture.button(QStringLiteral("Save plan…"))->isEnabled());
    }

    void planAndJobAreWrittenBesideEachOther()
    {
        Fixture fixture;
        auto* width = fixture.named<QDoubleSpinBox>("Repeat until within");
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, QStringLiteral("5"));
        QTest::keyClick(width, Qt::Key_Tab);
        fixture.finish();
        fixture.chooseJob(QStringLiteral("Slurm"));
        QVERIFY2(fixture.script().contains(QLatin1String("#SBATCH --ntasks=")), qPrintable(fixture.script()));
        QVERIFY(!fixture.script().contains(QLatin1String("--nodelist")));
        fixture.dialog->findChild<QCheckBox*>()->click();
        QVERIFY(fixture.script().contains(QLatin1String("#SBATCH --nodelist=")));

        fixture.answers.tablePath = fixture.path("night.json");
        fixture.button(QStringLiteral("Save plan…"))->click();
        fixture.finish();
        QCOMPARE(fixture.answers.asked.last(), QStringLiteral("plan"));
        QVERIFY2(fixture.status().contains(QLatin1String("night.slurm")), qPrintable(fixture.status()));
        QFile plan(fixture.path("night.json"));
        QVERIFY(plan.open(QIODevice::ReadOnly));
        const Result<MeasuringPlan> read = parsePlan(plan.readAll().toStdString());
        QVERIFY(read);
        QCOMPARE(read->rule.halfWidth, 0.05);
        QVERIFY(read->areNodesHosts);
        QFile job(fixture.path("night.slurm"));
        QVERIFY(job.open(QIODevice::ReadOnly));
        QVERIFY(job.readAll().contains("contraflow-run 'night.json' --resume -o 'night.measured.json'"));
    }

    void aPlanThatIsCalledAsItsJobIsNotOverwritten()
    {
        Fixture fixture;
        fixture.chooseJob(QStringLiteral("Slurm"));
        fixture.answers.tablePath = fixture.path("x.slurm");
        fixture.button(QStringLiteral("Save plan…"))->click();
        fixture.finish();
        QVERIFY2(fixture.status().contains(QLatin1String("x.slurm.slurm")), qPrintable(fixture.status()));
        QFile plan(fixture.path("x.slurm"));
        QVERIFY(plan.open(QIODevice::ReadOnly));
        QVERIFY(parsePlan(plan.readAll().toStdString()));
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        Fixture fixture;
        fixture.answers.tablePath = fixture.path("missing") + QStringLiteral("/plan.json");
        fixture.button(QStringLiteral("Save plan…"))->click();
        fixture.finish();
        QVERIFY2(fixture.status().contains(QLatin1String("missing")), qPrintable(fixture.status()));
        QVERIFY(fixture.button(QStringLiteral("Save plan…"))->isEnabled());
    }

    void runsThatWouldTellMoreArePlanned()
    {
        Fixture fixture;
        auto* what = fixture.named<QComboBox>("What");
        what->setFocus();
        QTest::keyClick(what, Qt::Key_Down);
        fixture.finish();
        // Nothing was measured in this project, so there is nothing to go by.
        QVERIFY2(fixture.status().contains(QLatin1String("no measurement to learn from")),
                 qPrintable(fixture.status()));
        QTest::keyClick(what, Qt::Key_Up);
        fixture.finish();
        QVERIFY(fixture.button(QStringLiteral("Save plan…"))->isEnabled());
    }

    void itMayBeClosedWhileItPlans()
    {
        Fixture fixture;
        fixture.check(1);
        fixture.dialog->reject();
        QTRY_VERIFY(fixture.window.findChild<MeasuringDialog*>() == nullptr);
    }
};

QTEST_MAIN(TestMeasuringDialog)
#include "tst_measuring_dialog.moc"
