// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/model_taking_dialog.h"

#include "core/project/calibration_record.h"
#include "tests/app/desktop/dialogs/file_dialog_fixture.h"

#include <QLineEdit>
#include <QTableWidget>

using namespace contraflow;

namespace {

const QByteArray kCampaign =
    "contraflow: 1\nmodels:\n"
    "  - {name: plain, kind: max-min, parameters: {}}\n"
    "  - {name: fitted, kind: window, parameters: {exponent: 1}, calibration: "
    "{measurements: [a, b], sizes: [1 MB, 5 MB], messages: 5, outgoing: 2, incoming: 2, nodes: 4, error_pct: 3.14}}\n";

struct Fixture : test::FileDialogFixture<ModelTakingDialog>
{
    explicit Fixture(const QByteArray& content)
        : test::FileDialogFixture<ModelTakingDialog>("campaign.yaml", content, "project.takeModel")
    {}

    [[nodiscard]] QTableWidget* table() const
    {
        return dialog->findChild<QTableWidget*>(QStringLiteral("offeredModels"));
    }
    [[nodiscard]] QPushButton* take() const
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Take"))
                return button;
        qFatal("no button");
    }
};

} // namespace

class TestModelTakingDialog : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void aModelIsTakenForAScenarioAsOneStep()
    {
        Fixture f(kCampaign);
        const Project before = f.project();
        QCOMPARE(f.table()->rowCount(), 2);
        QCOMPARE(f.table()->item(0, 2)->text(), QStringLiteral("Not calibrated"));
        QCOMPARE(f.table()->item(1, 2)->text(), QStringLiteral("Learnt from 2 measurements, off by 3.1 %."));
        f.table()->setFocus();
        QCOMPARE(f.table()->currentRow(), 1); // a calibrated one is offered first
        QTest::keyClick(f.table(), Qt::Key_Up);
        QVERIFY(!f.text("takenModelStatus").contains(QStringLiteral("'fitted'")));
        QTest::keyClick(f.table(), Qt::Key_Down);
        QVERIFY(f.text("takenModelStatus").contains(QStringLiteral("'fitted'")));
        f.combo("Used by")->setCurrentIndex(2);
        QTest::mouseClick(f.take(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<ModelTakingDialog*>());
        QCOMPARE(f.project().models[f.project().models.size() - 1].name, std::string("fitted"));
        QVERIFY(calibrationOf(f.project().models[f.project().models.size() - 1]));
        QCOMPARE(f.project().models[f.project().models.size() - 1].provenance.file,
                 std::string("campaign.yaml"));
        QCOMPARE(f.project().scenarios[0].model, std::string("fitted"));
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
    }

    void aNameThatIsTakenIsRefused()
    {
        Fixture f(kCampaign);
        auto* name = f.dialog->findChild<QLineEdit*>(QStringLiteral("takenModelName"));
        name->setFocus();
        QTest::keyClicks(name, QString::fromStdString(f.project().models[0].name));
        QVERIFY(f.text("takenModelStatus").contains(QStringLiteral("already")));
        QVERIFY(!f.take()->isEnabled());
        QTest::keyClicks(name, QStringLiteral("2"));
        QVERIFY(f.take()->isEnabled());
    }

    void otherFilesSayWhatIsWrong()
    {
        Fixture f("contraflow: 1\n");
        QCOMPARE(f.text("takenModelStatus"), QStringLiteral("The project has no models."));
        QVERIFY(!f.take()->isEnabled());
        Fixture g("[");
        QVERIFY(!g.text("takenModelStatus").isEmpty());
        QVERIFY(!g.take()->isEnabled());
    }
};

QTEST_MAIN(TestModelTakingDialog)
#include "tst_model_taking_dialog.moc"
