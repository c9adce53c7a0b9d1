// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/placement_dialog.h"

#include "app/desktop/dialogs/placement_plot.h"
#include "app/desktop/document/document.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/sheet/view/result_table.h"
#include "core/engine/prediction.h"
#include "tests/app/desktop/dialogs/dialog_fixture.h"
#include "tests/core/analysis/placement_cases.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

using namespace contraflow;

namespace {

struct DialogFixture : test::DialogFixture<PlacementDialog>
{
    explicit DialogFixture(const Project& project)
        : test::DialogFixture<PlacementDialog>(project, "project.place")
    {}

    template<typename Field>
    [[nodiscard]] Field* field(const QString& name) const
    {
        for (Field* candidate : dialog->findChildren<Field*>())
            if (candidate->accessibleName() == name)
                return candidate;
        qFatal("no field %s", qPrintable(name));
    }

    void finish() { QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning(), 120'000); }
};

void type(QWidget* field, const QString& text)
{
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Tab);
}

/** Sixteen processes of a halo exchange, four to a rack. */
Project halo()
{
    return test::withCores(test::scatteredHalo(test::haloExchange(4, 3), "max-min"), 1);
}

} // namespace

class TestPlacementDialog : public QObject
{
    Q_OBJECT

private slots:
    void timesBesideTheBarsHaveTheUnitOfTheAxis()
    {
        PlacementStudy study;
        for (const auto& [way, makespan] :
             {std::pair(PlacementWay::present, 0.1597), std::pair(PlacementWay::optimised, 0.04278)}) {
            ComparedPlacement placement;
            placement.way = way;
            placement.times.makespan = makespan;
            study.compared.push_back(placement);
        }
        const PlotContent content = placementPlot(study);
        QCOMPARE(content.x.labelled, 0.1597);
        QCOMPARE(content.boxes.front().boxes[0].beside, QStringLiteral("0.1597 s"));
        QCOMPARE(content.boxes.front().boxes[1].beside, QStringLiteral("0.04278 s"));
    }

    void theBestPlacementIsAppliedAsOneStep()
    {
        DialogFixture f(halo());
        f.finish();
        QCOMPARE(f.dialog->placements().model()->rowCount(), 5);
        QCOMPARE(f.dialog->placements().currentIndex().row(), 4); // the optimised one is chosen
        QVERIFY(f.dialog->status().contains(QStringLiteral("% less")));
        QCOMPARE(f.dialog->places().model()->rowCount(), 16);
        QCOMPARE(f.dialog->plot().content().y.rows.size(), std::size_t{5});
        QCOMPARE(f.dialog->plot().content().marks[0].marks.size(), std::size_t{100}); // a dot for each sample
        const double promised = f.dialog->study()->find(PlacementWay::optimised)->times.makespan;

        QTest::mouseClick(f.button(QStringLiteral("Apply")), Qt::LeftButton);
        Document& document = f.window.document();
        QCOMPARE(document.undoStack()->count(), 1);
        QCOMPARE(document.project().scenarios[0].mapping, std::string("copper optimised"));
        QCOMPARE(predict(document.project(), 0)->timeline.makespan(), promised);
        document.undoStack()->undo();
        QCOMPARE(document.project().scenarios[0].mapping, std::string("turns"));
        QCOMPARE(document.project().mappings.size(), std::size_t{1});
    }

    void anotherScenarioMayGetThePlacement()
    {
        DialogFixture f(halo());
        f.finish();
        QTest::mouseClick(f.button(QStringLiteral("Add as new scenario")), Qt::LeftButton);
        const Project& project = f.window.document().project();
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        QCOMPARE(project.scenarios[0].mapping, std::string("turns"));
        QCOMPARE(project.scenarios[1].name, std::string("copper optimised"));
        QTRY_COMPARE(f.window.results().current()->prediction->scenario, std::string("copper optimised"));
    }

    void aPlacementGoesToItsScenarioWhereverThatStands()
    {
        DialogFixture f(halo());
        f.finish();
        Document& document = f.window.document();
        Scenario other = document.project().scenarios[0];
        other.name = "in front";
        const TableRef scenarios{TableKind::scenarios, 0};
        QVERIFY(document.submit(Edit{"Add", {ReplaceRows{scenarios, 0, 0, SharedRows<Scenario>{other}}}}));
        QTest::mouseClick(f.button(QStringLiteral("Apply")), Qt::LeftButton);
        QVERIFY(document.project().scenarios[0] == other);
        QCOMPARE(document.project().scenarios[1].mapping, std::string("copper optimised"));
    }

    void aPlacementOfAScenarioThatIsGoneSaysSo()
    {
        DialogFixture f(halo());
        f.finish();
        Document& document = f.window.document();
        QVERIFY(document.submit(
            Edit{"Remove", {ReplaceRows{TableRef{TableKind::scenarios, 0}, 0, 1, SharedRows<Scenario>()}}}));
        const int step = document.undoStack()->index();
        QTest::mouseClick(f.button(QStringLiteral("Apply")), Qt::LeftButton);
        QVERIFY(f.dialog->isVisible());
        QVERIFY(f.dialog->status().contains(QStringLiteral("no scenario 'copper' any more")));
        QTest::mouseClick(f.button(QStringLiteral("Add as new scenario")), Qt::LeftButton);
        QCOMPARE(document.undoStack()->index(), step);
    }

    void thePresentPlacementCannotBeApplied()
    {
        DialogFixture f(halo());
        f.finish();
        QTest::keyClick(&f.dialog->placements(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(f.dialog->placements().currentIndex().row(), 0);
        QVERIFY(!f.button(QStringLiteral("Apply"))->isEnabled());
        QVERIFY(!f.button(QStringLiteral("Add as new scenario"))->isEnabled());
        // The table of processes shows that nothing moves.
        const QAbstractItemModel& places = *f.dialog->places().model();
        for (int row = 0; row < places.rowCount(); ++row)
            QCOMPARE(places.index(row, 2).data(), places.index(row, 1).data());
    }

    void changedQuestionsAreAnsweredAnew()
    {
        DialogFixture f(halo());
        f.finish();
        type(f.field<QSpinBox>(QStringLiteral("Random placements")), QStringLiteral("7"));
        QVERIFY(f.dialog->isRunning());
        QVERIFY(!f.button(QStringLiteral("Apply"))->isEnabled());
        f.finish();
        QCOMPARE(f.dialog->study()->samples->times.size(), std::size_t{7});
        for (QCheckBox* box : f.dialog->findChildren<QCheckBox*>())
            if (box->text() == QStringLiteral("Random"))
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        f.finish();
        QCOMPARE(f.dialog->placements().model()->rowCount(), 4);
        type(f.field<QLineEdit>(QStringLiteral("Processes that stay where they are")),
             QStringLiteral("p[0-15]"));
        f.finish();
        QCOMPARE(f.dialog->study()->best()->way, PlacementWay::present); // nothing may move
    }

    void stopEndsALongSearch()
    {
        DialogFixture f(halo());
        f.finish();
        type(f.field<QSpinBox>(QStringLiteral("Effort of the search")), QStringLiteral("1000000"));
        QVERIFY(f.dialog->isRunning());
        QPushButton* stop = f.button(QStringLiteral("Stop"));
        QTRY_VERIFY(stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(!f.dialog->isRunning());
        QVERIFY(!stop->isVisible());
        QVERIFY(f.dialog->status().contains(QStringLiteral("Stopped")));
        type(f.field<QSpinBox>(QStringLiteral("Effort of the search")), QStringLiteral("20"));
        f.finish();
        QCOMPARE(f.dialog->placements().model()->rowCount(), 5);
    }

    void whatCannotBePlacedSaysWhy()
    {
        DialogFixture f(halo());
        f.finish();
        type(f.field<QLineEdit>(QStringLiteral("Processes that stay where they are")), QStringLiteral("p77"));
        f.finish();
        QVERIFY(f.dialog->status().contains(QStringLiteral("there is no process 'p77'")));
        QVERIFY(!f.button(QStringLiteral("Apply"))->isEnabled());
        for (QCheckBox* box : f.dialog->findChildren<QCheckBox*>())
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QVERIFY(!f.dialog->isRunning());
        QVERIFY(f.dialog->status().contains(QStringLiteral("choose a placement")));
    }
};

QTEST_MAIN(TestPlacementDialog)
#include "tst_placement_dialog.moc"
