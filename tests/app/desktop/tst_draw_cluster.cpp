// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/canvas_scene.h"
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/sheet/view/sheet_page.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/open_project.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QTabWidget>
#include <QTest>
#include <QWindow>

using namespace contraflow;

namespace {

/** Table I, column of the model: seconds with four digits. */
QStringList tableOneTimes()
{
    const QString early = QStringLiteral("0.2553 s");
    const QString late = QStringLiteral("0.4255 s");
    return {early, early, late, late, early};
}

/** The whole window with an empty project. The pointer goes through the window: what lies on top gets it. */
struct Fixture : test::WindowFixture
{
    Fixture()
    {
        // On the small screen of the tests it would take all of that and no more.
        window.setWindowState(Qt::WindowNoState);
        window.resize(1440, 900);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window does not become active");
        key(Qt::Key_N, Qt::ControlModifier);
        if (!QTest::qWaitFor([this] { return isReady() && view().height() > 250; }))
            qFatal("no empty project");
    }

    [[nodiscard]] TopologyView& view() { return *window.workspace().topology(); }
    [[nodiscard]] const Project& project() { return window.document().project(); }

    /** Everything that was done so far is drawn. */
    [[nodiscard]] bool isReady() { return hasResult() && !view().isBusy(); }

    // ---- the pointer, at places of the canvas
    [[nodiscard]] QPoint inWindow(QPoint at) { return view().mapTo(&window, at); }
    void press(QPoint at) { QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, inWindow(at)); }
    void move(QPoint at) { QTest::mouseMove(window.windowHandle(), inWindow(at)); }
    void release(QPoint at) { QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, inWindow(at)); }
    void click(QPoint at)
    {
        move(at);
        press(at);
        release(at);
    }
    void drag(QPoint from, QPoint to)
    {
        move(from);
        press(from);
        move((from + to) / 2);
        move(to);
        release(to);
    }

    void pick(const QString& tool)
    {
        for (const QAbstractButton* button : view().findChildren<QAbstractButton*>())
            if (button->accessibleName() == tool)
                return click(button->mapTo(&view(), button->rect().center()));
        qFatal("no tool %s", qPrintable(tool));
    }

    // ---- the keyboard, wherever it is
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar& letter : text)
            QTest::keyClick(window.windowHandle(), letter.toLatin1());
    }
    /** Types over the fields of the open editor, one after the other, and takes them. */
    void fill(const QStringList& texts)
    {
        const auto* editor = view().findChild<QWidget*>(QStringLiteral("itemEditor"));
        QTRY_VERIFY(editor->isVisible());
        for (qsizetype i = 0; i < texts.size(); ++i) {
            if (i > 0)
                key(Qt::Key_Tab);
            QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
            key(Qt::Key_A, Qt::ControlModifier);
            type(texts[i]);
        }
        key(Qt::Key_Return);
        QTRY_VERIFY(!editor->isVisible());
        QTRY_VERIFY(isReady());
    }

    /** Where a switch or node is on the canvas; it must be in sight. */
    [[nodiscard]] QPoint placeOf(const std::string& name)
    {
        const auto scene = view().scene();
        if (!scene)
            qFatal("nothing is drawn");
        QPointF at;
        if (const auto node = scene->network->findNode(name))
            at = scene->layout.squares[node->index()].center();
        else if (const auto found = scene->network->findSwitch(name))
            at = scene->layout.racks[found->index()].bar.center();
        else
            qFatal("%s is not drawn", name.c_str());
        const QPoint place = view().toScreen(at).toPoint();
        if (!view().rect().contains(place))
            qFatal("%s is out of sight", name.c_str());
        return place;
    }
    void drawMessage(const std::string& from, const std::string& to, const QString& size)
    {
        drag(placeOf(from), placeOf(to));
        fill({QStringLiteral("e%1").arg(project().workloads[0].messages.size()), size});
    }
    /** The cells of a column of the sheet in front, as shown. */
    [[nodiscard]] QStringList column(const char* key)
    {
        const auto* tabs = window.workspace().sheets()->findChild<QTabWidget*>();
        SheetModel& sheet = qobject_cast<SheetPage*>(tabs->currentWidget())->sheet();
        QStringList texts;
        for (int row = 0; row < sheet.rowCount(); ++row)
            texts << sheet.index(row, sheet.columnOf(key)).data().toString();
        return texts;
    }
};

} // namespace

class TestDrawCluster : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    /** J. Zhu et al., Asymmetric communication models, 2014, Figure 1 and Table I. */
    void tableOneIsDrawnAndPredicted()
    {
        Fixture f;
        const QString speed = QStringLiteral("940 Mbit/s");

        f.pick(QStringLiteral("Switch"));
        f.click({220, 90});
        f.fill({QStringLiteral("torX")});
        f.click({520, 90});
        f.fill({QStringLiteral("torY")});

        f.key(Qt::Key_N);
        for (const std::string rack : {"X", "Y"})
            for (const std::string number : {"1", "2", "3"}) {
                f.click(f.placeOf("tor" + rack));
                f.fill({QString::fromStdString(rack + number), speed});
            }

        f.key(Qt::Key_L);
        f.drag(f.placeOf("torX"), f.placeOf("torY"));
        f.fill({QStringLiteral("backbone"), speed});
        QCOMPARE(f.project().platforms[0].nodes.size(), std::size_t(6));
        QCOMPARE(f.project().platforms[0].links.size(), std::size_t(1));

        f.key(Qt::Key_M);
        f.drawMessage("X1", "Y1", QStringLiteral("10 MB"));
        f.drawMessage("X1", "X2", QStringLiteral("20 MB"));
        f.drawMessage("X2", "Y2", QStringLiteral("20 MB"));
        f.drawMessage("X3", "Y3", QStringLiteral("20 MB"));
        f.drawMessage("Y1", "Y2", QStringLiteral("20 MB"));

        f.key(Qt::Key_7, Qt::ControlModifier);
        f.key(Qt::Key_M, Qt::AltModifier);
        QTRY_COMPARE(QApplication::focusWidget(), f.window.scenarioBar().modelBox());
        f.type(QStringLiteral("no")); // contention
        f.key(Qt::Key_Return);
        QTRY_COMPARE(f.project().scenarios[0].model, std::string("hockney"));
        QCOMPARE(f.column("message"), QStringLiteral("e1 e2 e3 e4 e5").split(QLatin1Char(' ')));
        QTRY_COMPARE(f.column("time_s").first(), QStringLiteral("85.11 ms")); // 10 MB at 940 Mbit/s
        f.window.document().undoStack()->undo();                              // asymmetric
        QTRY_VERIFY(f.project().scenarios[0].model != "hockney");
        f.key(Qt::Key_7, Qt::ControlModifier); // undo shows where it changed something
        QTRY_COMPARE(f.column("time_s"), tableOneTimes());
        QVERIFY(!hasErrors(f.window.results().current()->issues));
    }
};

QTEST_MAIN(TestDrawCluster)
#include "tst_draw_cluster.moc"
