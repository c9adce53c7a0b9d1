// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"
#include "core/project/preset.h"
#include "tests/app/desktop/dialogs/gallery_fixture.h"

#include <QComboBox>
#include <QSpinBox>
#include <QTextBrowser>

using namespace contraflow;

namespace {

/** The gallery on a project, which finds what is typed; Return takes it. */
struct Fixture : test::GalleryFixture
{
    explicit Fixture(const Project& project = test::tableOne()) : GalleryFixture(project) {}

    [[nodiscard]] QString details() const { return dialog->findChild<QTextBrowser*>()->toPlainText(); }
    [[nodiscard]] QComboBox* scope() const { return named<QComboBox>("Nodes and links"); }
    [[nodiscard]] QComboBox* model() const { return named<QComboBox>("Model"); }
    void type(const QString& text) const { QTest::keyClicks(QApplication::focusWidget(), text); }
    void press(Qt::Key key) const { QTest::keyClick(QApplication::focusWidget(), key); }
    [[nodiscard]] std::string nodeBandwidth(std::size_t row)
    {
        return quantityText(project().platforms[0].nodes[row].bandwidth.value());
    }
};

} // namespace

class TestGalleryPresets : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Preferences().clearRecentFiles();
        Preferences().setLayout(QStringLiteral("gallery"), {});
    }

    void keysAloneApplyAPresetAsOneUndoStep()
    {
        Fixture f;
        const Project before = f.project();
        f.type(QStringLiteral("myrinet"));
        QVERIFY2(f.details().contains(QStringLiteral("1.803 Gbit/s")), qPrintable(f.details()));
        QVERIFY(f.details().contains(QStringLiteral("T_ref = 0.0355 s")));
        QVERIFY(f.details().contains(QStringLiteral("hal-00953618")));
        QCOMPARE(
            f.status(),
            QStringLiteral("Sets bandwidth and latency of 6 nodes and 1 link of copper. Adds the model "
                           "myrinet-penalty. The scenario copper runs with it. It is a model of one switch "
                           "and ignores the links between those of copper."));
        f.press(Qt::Key_Return);
        QTRY_VERIFY(!f.window.findChild<GalleryDialog*>());
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
        Fixture f;
        const auto chosen = [&f] { return f.list()->currentItem()->text(); };
        f.choose("Racks");
        const QString first = chosen();
        f.press(Qt::Key_Up);
        QCOMPARE(chosen(), first);
        for (int i = 0; i < 9; ++i) // over the heading behind the shapes of networks
            f.press(Qt::Key_Down);
        QVERIFY(f.details().contains(QStringLiteral("Measured cluster")));
        f.type(QStringLiteral("100 gbit ethernet"));
        QVERIFY2(f.details().contains(QStringLiteral("94.15 Gbit/s")), qPrintable(f.details()));
        QVERIFY(f.list()->item(0)->isHidden()); // the heading of the shapes
    }

    void nothingFoundCannotBeApplied()
    {
        Fixture f;
        f.type(QStringLiteral("token ring"));
        QCOMPARE(f.text("galleryTitle"), QStringLiteral("Nothing is called “token ring”."));
        QVERIFY(!f.make()->isEnabled());
        f.press(Qt::Key_Return);
        QVERIFY(f.dialog->isVisible());
        QVERIFY(!f.window.document().isModified());
        f.press(Qt::Key_Escape);
        QTRY_VERIFY(!f.window.findChild<GalleryDialog*>());
    }

    void selectedRowsAloneGetTheFigures()
    {
        Fixture f;
        f.press(Qt::Key_Escape);
        QTRY_VERIFY(!f.window.findChild<GalleryDialog*>());
        f.window.selection().setItems({SelectedItem{{TableKind::nodes, 0}, 1}});
        f.openAgain();
        f.type(QStringLiteral("ethernet-400g"));
        QVERIFY(f.scope()->currentText().startsWith(QStringLiteral("Selected rows")));
        f.model()->setCurrentIndex(2);
        QCOMPARE(f.status(), QStringLiteral("Sets bandwidth and latency of 3 nodes of copper."));
        f.take();
        QCOMPARE(f.nodeBandwidth(0), std::string("940 Mbit/s"));
        QCOMPARE(f.nodeBandwidth(1), std::string("376.593 Gbit/s"));
        QCOMPARE(presetOf(f.project().platforms[0].nodes[1].extras), std::string("ethernet-400g"));
        QCOMPARE(f.project().models.size(), std::size_t(1));
        QCOMPARE(f.window.document().undoStack()->count(), 1);
    }

    void anEmptyPlatformKeepsThePresetForWhatIsDrawn()
    {
        test::WindowFixture f;
        f.window.show();
        f.window.files().newProject();
        QTRY_VERIFY(f.hasResult());
        f.window.activateWindow();
        f.window.actions().find(QStringLiteral("project.gallery"))->trigger();
        auto* dialog = f.window.findChild<GalleryDialog*>();
        QTRY_VERIFY(dialog->isActiveWindow());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("ethernet-400g"));
        const QString said = dialog->findChild<QLabel*>(QStringLiteral("makingStatus"))->text();
        QVERIFY2(said.startsWith(QStringLiteral("Nodes and links that are drawn in platform begin")),
                 qPrintable(said));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!f.window.findChild<GalleryDialog*>());
        TopologyView* view = f.window.workspace().topology();
        QTRY_VERIFY(f.hasResult() && !view->isBusy());
        view->setFocus();
        for (const Qt::Key key : {Qt::Key_R, Qt::Key_Return})
            QTest::keyClick(view, key);
        const Platform& platform = f.window.document().project().platforms[0];
        QCOMPARE(platform.nodes.size(), std::size_t(1));
        QCOMPARE(quantityText(platform.nodes[0].bandwidth.value()), std::string("376.593 Gbit/s"));
        QVERIFY(platform.nodes[0].latency.hasValue());
    }

    void nothingToChangeIsSaid()
    {
        Fixture f;
        f.type(QStringLiteral("myrinet"));
        f.scope()->setCurrentIndex(f.scope()->findText(QStringLiteral("Leave as they are")));
        f.model()->setCurrentIndex(2);
        QVERIFY2(f.status().startsWith(QStringLiteral("Nothing would change.")), qPrintable(f.status()));
        QVERIFY(!f.make()->isEnabled());
    }

    void theModelAloneIsAdded()
    {
        Fixture f;
        const Platform before = f.project().platforms[0];
        f.type(QStringLiteral("gigabit-ethernet-2008"));
        f.scope()->setCurrentIndex(f.scope()->findText(QStringLiteral("Leave as they are")));
        f.model()->setCurrentIndex(1);
        QCOMPARE(f.status(), QStringLiteral("Adds the model gige-penalty."));
        f.take();
        QCOMPARE(f.project().models.size(), std::size_t(2));
        QCOMPARE(f.project().models[1].parameters.size(), std::size_t(4));
        QVERIFY(f.project().platforms[0] == before);
        QCOMPARE(f.project().scenarios[0].model, std::string("model"));
    }

    void aNewProjectIsMadeFromTheStartPage()
    {
        test::WindowFixture f;
        f.window.show();
        StartCard* card = nullptr;
        for (StartCard* each : f.window.findChildren<StartCard*>())
            if (each->text().contains(QStringLiteral("preset")))
                card = each;
        QVERIFY(card);
        card->click();
        auto* dialog = f.window.findChild<GalleryDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isActiveWindow());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("zhu-optical"));
        QList<QSpinBox*> boxes;
        for (QSpinBox* box : dialog->findChildren<QSpinBox*>())
            if (box->isVisible())
                boxes += box;
        boxes.at(0)->setValue(3);
        boxes.at(1)->setValue(2);
        auto* label = dialog->findChild<QLabel*>(QStringLiteral("makingStatus"));
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

QTEST_MAIN(TestGalleryPresets)
#include "tst_gallery_presets.moc"
