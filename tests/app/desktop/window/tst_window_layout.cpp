// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/style/focus_frame.h"
#include "app/desktop/style/language.h"
#include "app/desktop/window/preferences.h"
#include "app/desktop/window/workspace.h"
#include "core/base/sentence.h"
#include "tests/app/desktop/window_fixture.h"

#include <QComboBox>
#include <QDockWidget>
#include <QSplitter>
#include <QToolButton>

using namespace contraflow;

namespace {

constexpr int kReadable = 160; ///< pixels in which names of a project tree can be read

} // namespace
using Fixture = test::WindowFixture;

namespace {

QSplitter& splitterOf(Fixture& f)
{
    return *f.window.workspace().findChild<QSplitter*>(QStringLiteral("centre"));
}

/** Lets layouts come to rest. */
void settle()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

/** Everything that can be dragged to another size. */
QList<int> sizesOf(Fixture& f)
{
    QList<int> sizes = splitterOf(f).sizes();
    const QList<QDockWidget*>& docks = f.window.workspace().docks();
    sizes.append({docks[0]->width(), docks[1]->width(), docks[1]->height(), docks[2]->height()});
    return sizes;
}

} // namespace

/** Panels come back as they were left. */
class TestWindowLayout : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { installLanguage("en"); }
    void init()
    {
        for (const char* key : {"geometry", "workspace"})
            Preferences().setLayout(QLatin1String(key), {});
    }

    void atFirstThePanelsLeaveRoomForTheSheets_data();
    void atFirstThePanelsLeaveRoomForTheSheets();
    void panelsComeBackAsTheyWereLeft_data();
    void panelsComeBackAsTheyWereLeft();
    void aStartWithoutAProjectForgetsNoWidths();
    void panelsGiveWayInASmallerWindowAndComeBack();
    void theViewWithTheKeyboardHasAFrame();
    void onALowScreenThePlotTakesTurnsWithTheExplanation();

private:
    /** Leaves a window with widths that a person chose. */
    static QList<int> leave(Fixture& f)
    {
        f.open(f.writeProject("a.yaml", test::tableOne()));
        Workspace& workspace = f.window.workspace();
        settle();
        workspace.resizeDocks({workspace.docks()[0], workspace.docks()[1]}, {291, 333}, Qt::Horizontal);
        workspace.resizeDocks({workspace.docks()[1], workspace.docks()[2]}, {200, 400}, Qt::Vertical);
        splitterOf(f).setSizes({150, 450});
        settle();
        return sizesOf(f);
    }
};

void TestWindowLayout::atFirstThePanelsLeaveRoomForTheSheets_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages) {
        const QString code = QLatin1String(language.code);
        QTest::addRow("usual, %s", language.code) << QSize(1440, 900) << code;
        QTest::addRow("small, %s", language.code) << QSize(1024, 700) << code;
        QTest::addRow("at twice the scale, %s", language.code) << QSize(800, 500) << code;
    }
}

void TestWindowLayout::atFirstThePanelsLeaveRoomForTheSheets()
{
    QFETCH(const QSize, window);
    QFETCH(const QString, language);
    installLanguage(language.toStdString());
    Fixture f;
    f.window.resize(window);
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    // As wide as it wants to be where there is room, and away where there is little.
    const QWidget& tree = *f.window.workspace().docks().first();
    QTRY_VERIFY(window.width() > 1200 ? tree.width() == 248 : tree.isHidden());
    const QSize middle = splitterOf(f).size();
    const double share = 1.0 * middle.width() * middle.height() / (window.width() * window.height());
    QVERIFY2(share >= (window.width() > 1200 ? 0.4 : 0.6), qPrintable(QString::number(share)));
    // The names and the options of plots are whole.
    PlotsPanel& plots = *f.window.workspace().plots();
    plots.showPlot("over-size");
    settle();
    int whole = 0;
    for (const QWidget* control : plots.findChildren<QWidget*>()) {
        const bool isControl =
            qobject_cast<const QToolButton*>(control) || qobject_cast<const QComboBox*>(control);
        if (!isControl || !control->isVisible())
            continue;
        ++whole;
        const QByteArray name = control->accessibleName().toUtf8() + control->property("text").toByteArray();
        QVERIFY2(control->width() >= control->sizeHint().width(), name);
        QVERIFY2(control->x() + control->width() <= control->parentWidget()->width(), name);
    }
    QVERIFY(whole > 6 || !plots.isVisible());
}

void TestWindowLayout::panelsComeBackAsTheyWereLeft_data()
{
    QTest::addColumn<bool>("isMaximised");
    QTest::newRow("in a window") << false;
    QTest::newRow("maximised") << true;
}

void TestWindowLayout::panelsComeBackAsTheyWereLeft()
{
    QFETCH(const bool, isMaximised);
    QList<int> left;
    {
        Fixture f;
        if (isMaximised)
            f.window.showMaximized();
        else
            f.window.show();
        left = leave(f);
        QVERIFY(f.window.close());
    }
    for (int start = 2; start < 5; ++start) {
        Fixture f;
        f.window.restoreGeometry(Preferences().layout(QStringLiteral("geometry")));
        f.window.show();
        QCOMPARE(f.window.isMaximized(), isMaximised);
        f.open(f.writeProject("a.yaml", test::tableOne()));
        QTRY_COMPARE(sizesOf(f), left);
        QVERIFY(f.window.close());
    }
}

void TestWindowLayout::aStartWithoutAProjectForgetsNoWidths()
{
    QList<int> left;
    {
        Fixture f;
        f.window.show();
        f.window.close(); // before anybody saw a panel
    }
    {
        Fixture f;
        f.window.show();
        left = leave(f);
        QVERIFY(f.window.close());
    }
    {
        Fixture f;
        f.window.show();
        QCoreApplication::processEvents();
        QVERIFY(f.window.close());
    }
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    QTRY_COMPARE(sizesOf(f), left);
}

void TestWindowLayout::panelsGiveWayInASmallerWindowAndComeBack()
{
    {
        Fixture f;
        f.window.show();
        leave(f);
        QVERIFY(f.window.close());
    }
    Fixture f;
    f.window.resize(1024, 700);
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    QDockWidget& tree = *f.window.workspace().docks().first();
    QTRY_VERIFY(tree.isHidden());
    QVERIFY(!f.window.workspace().docks()[1]->isHidden());
    // What somebody opens stays open.
    tree.toggleViewAction()->trigger();
    f.window.resize(1000, 700);
    settle();
    QVERIFY(!tree.isHidden());
    f.window.resize(1440, 900);
    f.window.resize(800, 500);
    QTRY_VERIFY(tree.isHidden() && f.window.workspace().docks()[1]->isHidden());
    f.window.resize(1440, 900);
    QTRY_VERIFY(!tree.isHidden() && !f.window.workspace().docks()[1]->isHidden());
    QVERIFY(tree.width() >= kReadable);
}

void TestWindowLayout::theViewWithTheKeyboardHasAFrame()
{
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    f.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&f.window));
    settle();
    const FocusFrame& frame = *f.window.workspace().focusFrame();
    QSet<QWidget*> framed;
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &f.window, Qt::Key_F6);
        settle();
        QVERIFY(frame.framed());
        QVERIFY(frame.framed()->isAncestorOf(QApplication::focusWidget()) ||
                frame.framed() == QApplication::focusWidget());
        QCOMPARE(frame.geometry().size(), frame.framed()->size());
        QCOMPARE(frame.mapToGlobal(QPoint()), frame.framed()->mapToGlobal(QPoint()));
        framed.insert(frame.framed());
    }
    QCOMPARE(framed.size(), 5); // the issue list is not shown
    QTest::mouseClick(frame.framed(), Qt::LeftButton);
    QVERIFY(!frame.isVisible());
}

void TestWindowLayout::onALowScreenThePlotTakesTurnsWithTheExplanation()
{
    Fixture f;
    f.window.resize(1000, 476);
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    settle();
    const Workspace& workspace = f.window.workspace();
    QVERIFY(workspace.tabifiedDockWidgets(workspace.docks()[1]).contains(workspace.docks()[2]));
    QVERIFY(workspace.docks()[1]->widget()->height() > workspace.height() / 2);
    QVERIFY(!workspace.docks()[1]->widget()->visibleRegion().isEmpty());
}

QTEST_MAIN(TestWindowLayout)
#include "tst_window_layout.moc"
