// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/calibration_dialog.h"

#include "app/desktop/dialogs/study/calibration_choice.h"
#include "app/desktop/dialogs/study/calibration_figures.h"
#include "app/desktop/document/document.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/sheet/view/result_table.h"
#include "app/desktop/style/text.h"
#include "core/project/calibration_record.h"
#include "core/sharing/catalog.h"
#include "tests/app/desktop/dialogs/dialog_fixture.h"
#include "tests/support/measured_projects.h"
#include "tests/support/patience.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QScrollBar>
#include <QTest>

using namespace contraflow;

namespace {

struct DialogFixture : test::DialogFixture<CalibrationDialog>
{
    explicit DialogFixture(const Project& project)
        : test::DialogFixture<CalibrationDialog>(project, "project.calibrate")
    {}
};

} // namespace

class TestCalibrationDialog : public QObject
{
    Q_OBJECT

private slots:
    void theBestModelIsAppliedAsOneStep()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        QCOMPARE(f.dialog->ranking().model()->index(0, 0).data().toString(),
                 QStringLiteral("TCP over Ethernet, queues as measured (window)"));
        QVERIFY(f.dialog->parameters().text().contains(QStringLiteral("kappa_switch")));
        QVERIFY(f.dialog->verdict().contains(QStringLiteral("switch ports towards the nodes")));
        QCOMPARE(f.dialog->residuals().content().marks.size(), std::size_t{1});
        QCOMPARE(f.dialog->residuals().content().marks[0].marks.size(), std::size_t{61});
        QVERIFY2(f.dialog->status().contains(QStringLiteral("queues as measured (window)")),
                 qPrintable(f.dialog->status()));

        QPushButton* apply = f.button(QStringLiteral("Apply"));
        QVERIFY(apply->isEnabled());
        QTest::mouseClick(apply, Qt::LeftButton);
        Document& document = f.window.document();
        QCOMPARE(document.undoStack()->count(), 1);
        const auto& models = document.project().models;
        QVERIFY(calibrationOf(models[models.size() - 1]));
        document.undoStack()->undo();
        QCOMPARE(document.project().models.size(), models.size());
        QVERIFY(!findByName(document.project().models, "window"));
    }

    void modelsHaveTheirTitlesWhereverTheyAreNamed()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        const QString texts = f.dialog->status() + f.dialog->verdict() + f.dialog->ranking().text() +
                              f.dialog->figures().table().text();
        for (const ModelInfo& info : modelCatalog())
            if (info.kind.find('-') != info.kind.npos && info.title.find(info.kind) == info.title.npos)
                QVERIFY2(!texts.contains(qtText(info.kind)), qPrintable(texts));
    }

    void titlesOfModelsStandWholeInTheList()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        const QListWidget* kinds = f.dialog->choice().kinds();
        constexpr int kMark = 20; // at least
        for (int i = 0; i < kinds->count(); ++i) {
            const QRect place = kinds->visualItemRect(kinds->item(i));
            const QRect text = kinds->fontMetrics().boundingRect(
                {0, 0, place.width() - kMark, place.height()}, Qt::TextWordWrap, kinds->item(i)->text());
            QVERIFY(text.height() <= place.height() && text.width() <= place.width() - kMark);
        }
        QVERIFY(!kinds->horizontalScrollBar()->isVisible());
    }

    void theScenarioThatIsShownCanUseWhatWasCalibrated()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        const Project before = f.window.document().project();
        QPushButton* use = f.button(QStringLiteral("Apply and use for this scenario"));
        QVERIFY(use->isEnabled());
        QVERIFY(use->toolTip().contains(QString::fromStdString(before.scenarios[0].name)));
        use->click();
        Document& document = f.window.document();
        QCOMPARE(document.undoStack()->count(), 1);
        const Model* model = findByName(document.project().models, document.project().scenarios[0].model);
        QVERIFY(model && model->kind == "window" && calibrationOf(*model));
        document.undoStack()->undo();
        QVERIFY(document.project() == before);
    }

    void theModelIsCalledAsIsTyped()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        auto* name = f.dialog->findChild<QLineEdit*>(QStringLiteral("modelName"));
        QCOMPARE(name->text(), QStringLiteral("window"));
        const std::string taken = f.window.document().project().models[0].name;
        const auto retype = [name](const QString& text) {
            name->selectAll();
            QTest::keyClicks(name, text);
        };
        retype(QString::fromStdString(taken)); // of another kind
        QVERIFY(!f.button(QStringLiteral("Apply"))->isEnabled());
        retype(QStringLiteral("our cluster"));
        QTest::mouseClick(f.button(QStringLiteral("Apply and use for this scenario")), Qt::LeftButton);
        const Project& project = f.window.document().project();
        const Model* made = findByName(project.models, "our cluster");
        QVERIFY(made && made->kind == "window" && calibrationOf(*made));
        QCOMPARE(project.scenarios[0].model, made->name);
        QCOMPARE(f.window.document().undoStack()->count(), 1);
    }

    void anotherRowShowsAnotherModel()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        QTest::keyClick(&f.dialog->ranking(), Qt::Key_Down);
        QVERIFY(f.dialog->residuals().content().title.contains(
            f.dialog->ranking().model()->index(1, 0).data().toString()));
    }

    void onlyTheCheckedMeasurementsAndModelsAreFitted()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        QListWidget* measurements = f.dialog->choice().measurements();
        QCOMPARE(measurements->count(), 6);
        QCheckBox* all = f.dialog->choice().findChild<QCheckBox*>();
        QCOMPARE(all->checkState(), Qt::Checked);
        measurements->setCurrentRow(5);
        QTest::keyClick(measurements, Qt::Key_Space);
        QListWidget* kinds = f.dialog->choice().kinds();
        kinds->setCurrentRow(0);
        const QString kind = kinds->item(0)->text();
        QTest::keyClick(kinds, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        QVERIFY2(f.dialog->status().startsWith(QStringLiteral("5 patterns")), qPrintable(f.dialog->status()));
        QCOMPARE(f.dialog->ranking().model()->rowCount(), kinds->count() - 1);
        QCOMPARE(all->checkState(), Qt::PartiallyChecked);
        QVERIFY(!f.dialog->ranking().text().contains(kind + QLatin1Char('\t')));
        for (int i = 0; i < 5; ++i) {
            measurements->setCurrentRow(i);
            QTest::keyClick(measurements, Qt::Key_Space);
        }
        QVERIFY(!f.dialog->isRunning());
        QVERIFY(f.dialog->status().contains(QStringLiteral("Check a measurement")));
        QVERIFY(!f.button(QStringLiteral("Apply"))->isEnabled());
    }

    void whatIsHeldOutJudgesTheModels()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QListWidget* kinds = f.dialog->choice().kinds();
        for (int i = 0; i < kinds->count(); ++i) {
            const QString kind = kinds->item(i)->data(Qt::UserRole).toString();
            kinds->setCurrentRow(i);
            if (kind != QStringLiteral("max-min") && kind != QStringLiteral("asymmetric"))
                QTest::keyClick(kinds, Qt::Key_Space);
        }
        QComboBox* heldOut = f.dialog->choice().heldOut();
        QListWidget* measurements = f.dialog->choice().measurements();
        measurements->setCurrentRow(5);
        QTest::keyClick(measurements, Qt::Key_Space);
        QTest::keyClick(heldOut, Qt::Key_End); // what is not checked
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        QVERIFY2(f.dialog->status().contains(QStringLiteral("Held out: 1 pattern")),
                 qPrintable(f.dialog->status()));

        QTest::keyClick(measurements, Qt::Key_Space);
        QTest::keyClick(heldOut, Qt::Key_Home);
        QTest::keyClick(heldOut, Qt::Key_Down); // half of the patterns
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        QVERIFY2(f.dialog->status().startsWith(QStringLiteral("3 patterns")), qPrintable(f.dialog->status()));
        QVERIFY(f.dialog->status().contains(QStringLiteral("Held out: 3 patterns")));
        QVERIFY(f.dialog->ranking().text().contains(QStringLiteral("Held out")));
        QTest::mouseClick(f.button(QStringLiteral("Apply")), Qt::LeftButton);
        const auto& models = f.window.document().project().models;
        const auto record = calibrationOf(models[models.size() - 1]);
        QVERIFY(record && record->heldOutPercent);
        QCOMPARE(record->heldOut.size(), std::size_t{3});
    }

    void aFittedBandwidthIsTakenOverAndFittedAgain()
    {
        DialogFixture f(test::campaign("measured/patterns-D.csv", test::kMeasuredCluster));
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        ResultTable& figures = f.dialog->figures().table();
        QCOMPARE(figures.model()->rowCount(), 2);
        const QString found = figures.model()->index(0, 3).data().toString();
        QPushButton* take = f.dialog->figures().applyButton();
        QVERIFY(take->isEnabled());
        take->click();
        Document& document = f.window.document();
        QCOMPARE(document.undoStack()->count(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!f.dialog->isRunning(), test::kPatience);
        // The fitted bandwidth is the present one now.
        QCOMPARE(figures.model()->index(0, 2).data().toString(), found);
        figures.selectRow(1);
        QVERIFY(!take->isEnabled());
        document.undoStack()->undo();
        QCOMPARE(quantityText(document.project().platforms[0].nodes[0].bandwidth.value()),
                 std::string("47.074 Mbit/s"));
    }

    void aPingPongAloneGivesStartUpAndBandwidth()
    {
        Project project = test::tableOne();
        project.measurements = SharedRows<Measurement>();
        std::vector<BenchmarkRow> rows;
        for (const double bytes : {1e3, 1e4, 1e5, 1e6, 1e7})
            rows.push_back({.size = quantity(Dimension::size, bytes, "B"),
                            .time = quantity(Dimension::duration, 20e-6 + bytes / 1e8, "s")});
        project.benchmarks = std::vector{Benchmark{.name = "osu", .kind = "ping-pong", .rows = rows}};
        DialogFixture f(project);
        QTRY_VERIFY(!f.dialog->isRunning());
        QVERIFY(f.dialog->status().contains(QStringLiteral("no measured times of messages")));
        QCOMPARE(f.dialog->figures().table().model()->rowCount(), 2);
        f.dialog->figures().applyButton()->click();
        const NodeRow& node = f.window.document().project().platforms[0].nodes[0];
        QCOMPARE(quantityText(node.bandwidth.value()), std::string("800 Mbit/s"));
        QCOMPARE(quantityText(node.latency.value()), std::string("10 us"));
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
