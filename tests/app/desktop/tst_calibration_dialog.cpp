// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/calibration_dialog.h"

#include "app/desktop/actions.h"
#include "app/desktop/document/document.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/sheet/result_table.h"
#include "core/project/calibration_record.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/measured_projects.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

struct DialogFixture : Fixture
{
    explicit DialogFixture(const Project& project)
    {
        window.show();
        open(writeProject("a.yaml", project));
        window.actions().find(QStringLiteral("project.calibrate"))->trigger();
        dialog = window.findChild<CalibrationDialog*>();
        if (!dialog)
            qFatal("no dialog");
    }

    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* candidate : dialog->findChildren<QPushButton*>())
            if (candidate->text().remove(QLatin1Char('&')) == text)
                return candidate;
        return nullptr;
    }

    CalibrationDialog* dialog = nullptr;
};

} // namespace

class TestCalibrationDialog : public QObject
{
    Q_OBJECT

private slots:
    void theBestModelIsAppliedAsOneStep()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), 60'000);
        QCOMPARE(f.dialog->ranking().model()->index(0, 0).data().toString(), QStringLiteral("window"));
        QVERIFY(f.dialog->parameters().text().contains(QStringLiteral("kappa_switch")));
        QVERIFY(f.dialog->verdict().contains(QStringLiteral("switch ports towards the nodes")));
        QCOMPARE(f.dialog->residuals().content().marks.size(), std::size_t{1});
        QCOMPARE(f.dialog->residuals().content().marks[0].marks.size(), std::size_t{61});

        QPushButton* apply = f.button(QStringLiteral("Apply"));
        QVERIFY(apply && apply->isEnabled());
        QTest::mouseClick(apply, Qt::LeftButton);
        Document& document = f.window.document();
        QCOMPARE(document.undoStack()->count(), 1);
        const auto& models = document.project().models;
        QVERIFY(calibrationOf(models[models.size() - 1]));
        document.undoStack()->undo();
        QCOMPARE(document.project().models.size(), models.size());
        QVERIFY(!findByName(document.project().models, "window"));
    }

    void anotherRowShowsAnotherModel()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), 60'000);
        QTest::keyClick(&f.dialog->ranking(), Qt::Key_Down);
        QVERIFY(f.dialog->residuals().content().title.contains(
            f.dialog->ranking().model()->index(1, 0).data().toString()));
    }

    void aProjectWithoutMeasurementsSaysWhatIsMissing()
    {
        DialogFixture f(test::tableOne());
        QTRY_VERIFY(!f.dialog->isRunning());
        QVERIFY(f.dialog->status().contains(QStringLiteral("measure")));
        QVERIFY(!f.button(QStringLiteral("Apply"))->isEnabled());
    }
};

QTEST_MAIN(TestCalibrationDialog)
#include "tst_calibration_dialog.moc"
