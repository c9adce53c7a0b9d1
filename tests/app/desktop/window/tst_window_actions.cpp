// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/help_window.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/plots/plot_canvas.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/preferences.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"
#include "core/recipes/project_recipe.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

/** The messages of the worked example, with the keyboard in their sheet. */
void showMessages(Fixture& f)
{
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    f.window.activateWindow();
    QTRY_VERIFY(f.window.isActiveWindow());
    f.window.workspace().sheets()->showSheet("messages");
    QTRY_VERIFY(qobject_cast<QTableView*>(QApplication::focusWidget()));
}

void press(Qt::Key key)
{
    QTest::keyClick(QApplication::focusWidget(), key, Qt::ControlModifier);
    QCoreApplication::processEvents(); // as between the keys of a person
}

/** The menu that a widget shows when the keyboard asks for it; null: none. */
QMenu* menuOf(QWidget& widget)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, widget.rect().center(),
                            widget.mapToGlobal(widget.rect().center()));
    QApplication::sendEvent(&widget, &event);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

/** In a menu and its submenus; not the files of Open recent and Open sample. */
int commandsIn(const QMenu& menu)
{
    int commands = 0;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator() && !(action->menu() && action->text().startsWith(QLatin1String("Open"))))
            commands += action->menu() ? commandsIn(*action->menu()) : 1;
    return commands;
}

std::size_t messageCount(Fixture& f)
{
    return f.window.document().project().workloads[0].messages.size();
}

} // namespace

class TestWindowActions : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void everyActionHasATextAndAToolTip()
    {
        Fixture f;
        QCOMPARE(f.window.actions().all().size(), static_cast<qsizetype>(actionTable().size()));
        for (const QAction* action : f.window.actions().all()) {
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->objectName()));
        }
    }

    void menusAreFewEnoughToBeRead()
    {
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        int commands = 0;
        for (const QAction* menu : f.window.menuBar()->actions()) {
            commands += commandsIn(*menu->menu());
            QVERIFY2(menu->menu()->sizeHint().height() <= 700 - 60, // below the title and the menu bar
                     qPrintable(menu->text() + QString::number(menu->menu()->sizeHint().height())));
        }
        QVERIFY2(commands <= 110, QByteArray::number(commands));
        qInfo("%d commands in menus, %zu in the palette", commands,
              CommandPalette::entriesOf(f.window.menus().all()).size());
    }

    void thePaletteHasEveryCommand()
    {
        Fixture f;
        QSet<const QAction*> found;
        for (const auto& entry : CommandPalette::entriesOf(f.window.menus().all()))
            found.insert(entry.action);
        QList<QAction*> all = f.window.actions().all();
        all += f.window.workspace().sheets()->editActions();
        all += f.window.workspace().topology()->actions();
        all += f.window.workspace().plots()->actions();
        for (const QAction* action : all)
            QVERIFY2(action->isSeparator() || found.contains(action), qPrintable(action->objectName()));
    }

    void thePaletteOffersSheetsByTheirNames_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("key");
        for (const SheetInfo& sheet : sheetCatalog())
            QTest::newRow(sheet.key) << sheet.title() << QString::fromLatin1(sheet.key);
        QTest::newRow("in small letters") << QStringLiteral("servers") << QStringLiteral("servers");
    }
    void thePaletteOffersSheetsByTheirNames()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, key);
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.window.showPalette();
        QPointer<CommandPalette> palette = f.window.findChild<CommandPalette*>();
        auto* input = palette->findChild<QLineEdit*>();
        QTest::keyClicks(input, typed);
        QTest::keyClick(input, Qt::Key_Return);
        QTRY_VERIFY(!palette);
        QTRY_COMPARE(QLatin1String(f.window.workspace().sheets()->currentSheet().key), key);
    }

    void noTwoActionsShareAShortcut()
    {
        Fixture f;
        QMap<QString, QString> owners;
        for (const QAction* action : f.window.actions().all()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const QString text = keys.toString(QKeySequence::PortableText);
                QVERIFY2(!owners.contains(text), qPrintable(text + QLatin1Char(' ') + action->objectName()));
                owners.insert(text, action->objectName());
            }
        }
    }

    void everyIconOnlyButtonHasANameAndAToolTip()
    {
        Fixture f;
        f.window.show();
        f.window.files().openSample(samples().front().path);
        QTRY_VERIFY(f.hasResult());
        for (const QToolButton* button : f.window.findChildren<QToolButton*>()) {
            // Parts that Qt makes itself (the arrows of a toolbar or a tab bar) name themselves.
            if (button->icon().isNull() || button->objectName().startsWith(QStringLiteral("qt_")) ||
                !button->isVisible())
                continue;
            const bool isNamed = !button->accessibleName().isEmpty() || !button->text().isEmpty();
            QVERIFY2(isNamed, qPrintable(button->objectName() + QLatin1Char(' ') + button->toolTip()));
            QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->text()));
        }
    }

    void everyCommandOfSheetsHasAnIcon()
    {
        Fixture f;
        for (const QAction* action : f.window.workspace().sheets()->editActions())
            QVERIFY2(action->isSeparator() || !action->icon().isNull(), qPrintable(action->objectName()));
        // The menu of a column shows the commands' icons and keys.
        auto* view = f.window.workspace().sheets()->findChild<SheetView*>();
        const std::unique_ptr<QMenu> menu(view->columns().makeMenu(0));
        int withKeys = 0;
        for (const QAction* action : menu->actions()) {
            QVERIFY2(action->isSeparator() || action->menu() || !action->icon().isNull(),
                     qPrintable(action->text()));
            withKeys += action->text().contains(QLatin1Char('\t')) ? 1 : 0;
        }
        QCOMPARE(withKeys, 3);
    }

    void keysReachTheSheets()
    {
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.window.activateWindow();
        QTest::keyClick(&f.window, Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(f.window.workspace().sheets()->currentSheet().key, "links");
        QTest::keyClick(&f.window, Qt::Key_7, Qt::ControlModifier);
        QTRY_COMPARE(f.window.workspace().sheets()->currentSheet().key, "results");
    }

    void helpOpensAtWhatHasTheKeyboard()
    {
        for (const SheetInfo& sheet : sheetCatalog())
            QVERIFY2(QFile::exists(QStringLiteral(":/help/") + QLatin1String(sheet.help)), sheet.key);
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        QAction* help = f.window.actions().find(QStringLiteral("help.contents"));
        f.window.workspace().sheets()->showSheet("allToAll");
        QTRY_VERIFY(f.window.workspace().sheets()->isAncestorOf(QApplication::focusWidget()));
        help->trigger();
        const auto* guide = f.window.findChild<HelpBrowser*>();
        QCOMPARE(guide->source().fileName(), QStringLiteral("collectives.md"));
        f.window.activateWindow();
        f.window.workspace().topology()->setFocus();
        QTRY_VERIFY(f.window.workspace().topology()->hasFocus());
        help->trigger();
        QCOMPARE(guide->source().fileName(), QStringLiteral("canvas.md"));
    }

    void rowKeysBelongToTheFocusedSheet()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("[Aa]mbiguous")));
        Fixture f;
        showMessages(f);
        const double zoom = f.window.workspace().topology()->zoom();
        press(Qt::Key_Plus);
        QCOMPARE(messageCount(f), std::size_t(6));
        press(Qt::Key_Equal);
        QCOMPARE(messageCount(f), std::size_t(7));
        press(Qt::Key_Minus);
        QCOMPARE(messageCount(f), std::size_t(6));
        QCOMPARE(f.window.workspace().topology()->zoom(), zoom);
    }

    void theMenuOfTheTopologyHasWhatThePictureNeeds()
    {
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        TopologyView* topology = f.window.workspace().topology();
        QStringList ids;
        QStringList submenus;
        QMenu* menu = menuOf(*topology);
        QVERIFY(menu);
        for (const QAction* action : menu->actions()) {
            ids << action->objectName();
            if (action->menu())
                for (const QAction* inside : action->menu()->actions())
                    submenus << inside->objectName();
        }
        menu->close();
        for (const char* id : {"view.fit", "view.zoomIn", "view.zoomOut", "view.savePicture"})
            QVERIFY2(ids.contains(QLatin1String(id)), id);
        for (const char* id : {"canvas.messagesAll", "canvas.messagesOfSelection", "canvas.messagesNone"})
            QVERIFY2(submenus.contains(QLatin1String(id)), id);
    }

    void menusGoWithTheWindowTheyAreOf()
    {
        const auto isShownBy = [](const auto& viewOf) {
            Fixture f;
            f.window.show();
            f.open(f.writeProject("a.yaml", test::tableOne()));
            QWidget* view = viewOf(f);
            return view && menuOf(*view);
        };
        QVERIFY(isShownBy([](Fixture& f) { return f.window.workspace().topology(); }));
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(isShownBy([](Fixture& f) { return f.window.findChild<ProjectTree*>(); }));
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(isShownBy([](Fixture& f) { return f.window.findChild<PlotCanvas*>(); }));
        QVERIFY(!QApplication::activePopupWidget());
    }

    void whichMessagesAreShownIsKeptForTheNextWindow()
    {
        {
            Fixture f;
            f.window.show();
            f.open(f.writeProject("a.yaml", test::tableOne()));
            f.window.workspace().topology()->setFocus();
            QTest::keyClick(f.window.workspace().topology(), Qt::Key_A);
        }
        Fixture f;
        QCOMPARE(f.window.workspace().topology()->shownMessages(), ShownMessages::ofSelection);
        f.window.workspace().topology()->setShownMessages(ShownMessages::all);
        QCOMPARE(Preferences().shownMessages(), ShownMessages::all);
    }

    void theSameKeysZoomElsewhere_data()
    {
        QTest::addColumn<bool>("inFormulaBar");
        QTest::newRow("canvas") << false;
        QTest::newRow("formula bar") << true; // beside the sheet, but not in it
    }
    void theSameKeysZoomElsewhere()
    {
        QFETCH(const bool, inFormulaBar);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("[Aa]mbiguous")));
        Fixture f;
        showMessages(f);
        TopologyView* topology = f.window.workspace().topology();
        QWidget* target = topology;
        if (inFormulaBar)
            target = f.window.workspace()
                         .sheets()
                         ->findChild<QTabWidget*>()
                         ->currentWidget()
                         ->findChild<QLineEdit*>(QStringLiteral("formulaText"));
        QVERIFY(target);
        target->setFocus();
        QCOMPARE(QApplication::focusWidget(), target);
        const double before = topology->zoom();
        press(Qt::Key_Plus);
        const double larger = topology->zoom();
        QVERIFY(larger > before);
        press(Qt::Key_Minus);
        QVERIFY(topology->zoom() < larger);
        QCOMPARE(messageCount(f), std::size_t(5));
    }

    void rowKeysLeaveAnOpenEditorAlone()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("[Aa]mbiguous")));
        Fixture f;
        showMessages(f);
        const double zoom = f.window.workspace().topology()->zoom();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("x"));
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(editor);
        press(Qt::Key_Minus);
        press(Qt::Key_Plus);
        QCOMPARE(messageCount(f), std::size_t(5));
        QCOMPARE(QApplication::focusWidget(), editor);
        QCOMPARE(editor->text(), QStringLiteral("x"));
        QCOMPARE(f.window.workspace().topology()->zoom(), zoom);
    }

    void savingALargePictureTellsItsProgressAndCanBeCancelled()
    {
        Fixture f;
        ProjectRecipe recipe;
        recipe.platform.topology = FatTreeTopology{14};
        recipe.workload = WorkloadRecipe();
        recipe.modelKind = "hockney";
        f.window.show();
        f.open(f.writeProject("large.yaml", *makeProject(recipe)));
        QTRY_VERIFY_WITH_TIMEOUT(!f.window.workspace().topology()->isBusy(), test::kPatience);
        f.answers.picturePath = f.path("net.svg");
        const auto said = [&](const char* text) {
            const QStringList texts = f.window.messageBar().texts();
            return texts.size() == 1 && texts[0].contains(QLatin1String(text)) &&
                   texts[0].contains(QStringLiteral("net.svg"));
        };
        f.window.actions().find(QStringLiteral("view.savePicture"))->trigger();
        QVERIFY(said("0 %"));
        QTest::mouseClick(f.window.messageBar().findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(said("cancelled"));
        f.window.actions().find(QStringLiteral("view.savePicture"))->trigger();
        QVERIFY(said("0 %"));
        QTRY_VERIFY_WITH_TIMEOUT(said("was saved"), test::kPatience);
        QVERIFY(QFile::exists(f.answers.picturePath));
    }
};

QTEST_MAIN(TestWindowActions)
#include "tst_window_actions.moc"
