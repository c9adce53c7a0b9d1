// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/preset_dialog.h"

#include "app/desktop/canvas/topology_view.h"
#include "app/desktop/dialogs/preset_list.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/start_card.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

/** Table I in a window, and a dialog that an action of its menus opened. */
struct DialogFixture : Fixture
{
    explicit DialogFixture(const QString& action, bool withProject = true)
    {
        window.show();
        if (withProject)
            open(writeProject("a.yaml", test::tableOne()));
        window.activateWindow();
        show(action);
    }

    void show(const QString& action)
    {
        window.actions().find(action)->trigger();
        dialog = window.findChild<PresetDialog*>();
        if (!dialog)
            qFatal("no dialog");
        QTRY_VERIFY(dialog->isActiveWindow());
    }

    [[nodiscard]] QString preview() const
    {
        return dialog->findChild<QLabel*>(QStringLiteral("presetPreview"))->text();
    }
    [[nodiscard]] QString details() const { return dialog->findChild<QTextBrowser*>()->toPlainText(); }
    [[nodiscard]] QComboBox* combo(int index) const { return dialog->findChildren<QComboBox*>().at(index); }
    [[nodiscard]] QPushButton* applyButton() const
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->isDefault())
                return button;
        return nullptr;
    }
    void type(const QString& text) const { QTest::keyClicks(QApplication::focusWidget(), text); }
    void press(Qt::Key key) const { QTest::keyClick(QApplication::focusWidget(), key); }
    [[nodiscard]] const Project& project() { return window.document().project(); }
    [[nodiscard]] std::string nodeBandwidth(std::size_t row)
    {
        return quantityText(project().platforms[0].nodes[row].bandwidth.value());
    }

    PresetDialog* dialog = nullptr;
};

const QString kApply = QStringLiteral("project.applyPreset");

} // namespace

class TestPresetDialog : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void keysAloneApplyAPresetAsOneUndoStep()
    {
        DialogFixture f(kApply);
        const Project before = f.project();
        f.type(QStringLiteral("myrinet"));
        QVERIFY2(f.details().contains(QStringLiteral("1.803 Gbit/s")), qPrintable(f.details()));
        QVERIFY(f.details().contains(QStringLiteral("T_ref = 0.0355 s")));
        QVERIFY(f.details().contains(QStringLiteral("hal-00953618")));
        QCOMPARE(
            f.preview(),
            QStringLiteral("Sets bandwidth and latency of 6 nodes and 1 link of copper. Adds the model "
                           "myrinet-penalty. The scenario copper runs with it. It is a model of one switch "
                           "and ignores the links between those of copper."));
        f.press(Qt::Key_Return);
        QTRY_VERIFY(!f.window.findChild<PresetDialog*>());
        QCOMPARE(f.nodeBandwidth(0), std::string("225.35211267605635 MB/s"));
        QCOMPARE(f.project().scenarios[0].model, std::string("myrinet-penalty"));
        QCOMPARE(presetOf(f.project().platforms[0].extras), std::string("myrinet-2000"));
        QTRY_VERIFY(f.hasResult());
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
        QVERIFY(!f.window.document().isModified());
        f.window.document().undoStack()->redo();
        QCOMPARE(f.nodeBandwidth(1), std::string("225.35211267605635 MB/s"));
    }

    void arrowsMoveWhileTypingAndSkipHeadings()
    {
        DialogFixture f(kApply);
        const QString first = f.details();
        f.press(Qt::Key_Up);
        QCOMPARE(f.details(), first);
        f.press(Qt::Key_Down);
        QVERIFY(f.details() != first);
        f.type(QStringLiteral("100 gbit ethernet"));
        QVERIFY2(f.details().contains(QStringLiteral("94.15 Gbit/s")), qPrintable(f.details()));
        auto* list = f.dialog->findChild<QListWidget*>();
        QVERIFY(list->item(0)->isHidden()); // the heading of the measured clusters
    }

    void nothingFoundCannotBeApplied()
    {
        DialogFixture f(kApply);
        f.type(QStringLiteral("token ring"));
        QVERIFY(f.details().contains(QStringLiteral("token ring")));
        QVERIFY(!f.applyButton()->isEnabled());
        f.press(Qt::Key_Return);
        QVERIFY(f.dialog->isVisible());
        QVERIFY(!f.window.document().isModified());
        f.press(Qt::Key_Escape);
        QTRY_VERIFY(!f.window.findChild<PresetDialog*>());
    }

    void selectedRowsAloneGetTheFigures()
    {
        DialogFixture f(kApply);
        f.press(Qt::Key_Escape);
        QTRY_VERIFY(!f.window.findChild<PresetDialog*>());
        f.window.selection().setItems({SelectedItem{{TableKind::nodes, 0}, 1}});
        f.show(kApply);
        QVERIFY(f.combo(0)->currentText().startsWith(QStringLiteral("Selected rows")));
        f.combo(1)->setCurrentIndex(2);
        f.type(QStringLiteral("ethernet-400g"));
        QCOMPARE(f.preview(), QStringLiteral("Sets bandwidth and latency of 3 nodes of copper."));
        QTest::mouseClick(f.applyButton(), Qt::LeftButton);
        QCOMPARE(f.nodeBandwidth(0), std::string("940 Mbit/s"));
        QCOMPARE(f.nodeBandwidth(1), std::string("376.592 Gbit/s"));
        QCOMPARE(presetOf(f.project().platforms[0].nodes[1].extras), std::string("ethernet-400g"));
        QCOMPARE(f.project().models.size(), std::size_t(1));
        QCOMPARE(f.window.document().undoStack()->count(), 1);
    }

    void anEmptyPlatformKeepsThePresetForWhatIsDrawn()
    {
        Fixture f;
        f.window.show();
        f.window.files().newProject();
        QTRY_VERIFY(f.hasResult());
        f.window.activateWindow();
        f.window.actions().find(kApply)->trigger();
        auto* dialog = f.window.findChild<PresetDialog*>();
        QTRY_VERIFY(dialog->isActiveWindow());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("ethernet-400g"));
        const QString said = dialog->findChild<QLabel*>(QStringLiteral("presetPreview"))->text();
        QVERIFY2(said.startsWith(QStringLiteral("Nodes and links that are drawn in platform begin")),
                 qPrintable(said));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!f.window.findChild<PresetDialog*>());
        TopologyView* view = f.window.workspace().topology();
        QTRY_VERIFY(f.hasResult() && !view->isBusy());
        view->setFocus();
        for (const Qt::Key key : {Qt::Key_R, Qt::Key_Return})
            QTest::keyClick(view, key);
        const Platform& platform = f.window.document().project().platforms[0];
        QCOMPARE(platform.nodes.size(), std::size_t(1));
        QCOMPARE(quantityText(platform.nodes[0].bandwidth.value()), std::string("376.592 Gbit/s"));
        QVERIFY(platform.nodes[0].latency.hasValue());
    }

    void nothingToChangeIsSaid()
    {
        DialogFixture f(kApply);
        f.combo(0)->setCurrentIndex(f.combo(0)->count() - 1);
        f.combo(1)->setCurrentIndex(2);
        QVERIFY2(f.preview().startsWith(QStringLiteral("Nothing would change.")), qPrintable(f.preview()));
        QVERIFY(!f.applyButton()->isEnabled());
    }

    void theModelAloneIsAdded()
    {
        DialogFixture f(QStringLiteral("project.addModelFromPreset"));
        const Platform before = f.project().platforms[0];
        f.type(QStringLiteral("gigabit-ethernet-2008"));
        QCOMPARE(f.preview(), QStringLiteral("Adds the model gige-penalty."));
        f.press(Qt::Key_Return);
        QCOMPARE(f.project().models.size(), std::size_t(2));
        QCOMPARE(f.project().models[1].parameters.size(), std::size_t(4));
        QVERIFY(f.project().platforms[0] == before);
        QCOMPARE(f.project().scenarios[0].model, std::string("model"));
    }

    void aNewProjectIsMadeFromTheStartPage()
    {
        Fixture f;
        f.window.show();
        StartCard* card = nullptr;
        for (StartCard* each : f.window.findChildren<StartCard*>())
            if (each->text().contains(QStringLiteral("preset")))
                card = each;
        QVERIFY(card);
        card->click();
        auto* dialog = f.window.findChild<PresetDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isActiveWindow());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("zhu-optical"));
        const QList<QSpinBox*> boxes = dialog->findChildren<QSpinBox*>();
        boxes.at(0)->setValue(3);
        boxes.at(1)->setValue(2);
        auto* label = dialog->findChild<QLabel*>(QStringLiteral("presetPreview"));
        QVERIFY2(label->text().contains(QStringLiteral("cannot fill")), qPrintable(label->text()));
        boxes.at(1)->setValue(12);
        QCOMPARE(label->text(),
                 QStringLiteral("Makes a project with 12 nodes and 3 links, and the model asymmetric."));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!f.window.isStartPageShown());
        const Project& project = f.window.document().project();
        QCOMPARE(project.platforms[0].nodes.size(), std::size_t(3));
        QCOMPARE(quantityText(project.platforms[0].links[0].bandwidth.value()), std::string("9.4 Gbit/s"));
        QCOMPARE(project.scenarios.size(), std::size_t(1));
        QTRY_VERIFY(f.hasResult());
    }
};

QTEST_MAIN(TestPresetDialog)
#include "tst_preset_dialog.moc"
