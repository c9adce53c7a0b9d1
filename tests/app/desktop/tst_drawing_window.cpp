// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/canvas_scene.h"
#include "app/desktop/canvas/topology_view.h"
#include "app/desktop/sheet/sheet_page.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "app/desktop/workspace.h"
#include "tests/app/desktop/window_fixture.h"

#include <QLineEdit>
#include <QTabWidget>
#include <QUndoStack>

#include <cmath>

using namespace contraflow;
using test::WindowFixture;

namespace {

/** The window as a user has it, with mouse and keys for its canvas. */
struct Desk : WindowFixture
{
    Desk()
    {
        window.show();
        window.newProject();
    }
    [[nodiscard]] TopologyView& canvas() { return *window.workspace().topology(); }
    void drag(const std::string& from, const std::string& to)
    {
        const QPoint start = placeOf(from);
        const QPoint end = placeOf(to);
        QTest::mousePress(&canvas(), Qt::LeftButton, Qt::NoModifier, start);
        QTest::mouseMove(&canvas(), (start + end) / 2);
        QTest::mouseMove(&canvas(), end);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, Qt::NoModifier, end);
    }
    [[nodiscard]] QPoint placeOf(const std::string& name)
    {
        const auto scene = canvas().scene();
        if (const auto node = scene->network->findNode(name))
            return canvas().toScreen(scene->layout.squares[node->index()].center()).toPoint();
        const auto item = scene->network->findSwitch(name);
        return canvas().toScreen(scene->layout.racks[item->index()].bar.center()).toPoint();
    }
    void fill(const QStringList& texts)
    {
        auto* editor = canvas().findChild<QWidget*>(QStringLiteral("itemEditor"));
        QList<QLineEdit*> shown;
        for (QLineEdit* edit : editor->findChildren<QLineEdit*>())
            if (!edit->isHidden())
                shown << edit;
        for (qsizetype i = 0; i < texts.size() && i < shown.size(); ++i) {
            shown[i]->selectAll();
            QTest::keyClicks(shown[i], texts[i]);
        }
        QTest::keyClick(shown.value(0), Qt::Key_Return);
    }
};

} // namespace

class TestDrawingWindow : public QObject
{
    Q_OBJECT

private slots:
    void theResultsSheetShowsTableOneAsItIsDrawn()
    {
        Desk desk;
        QTRY_VERIFY(desk.hasResult());
        TopologyView& canvas = desk.canvas();
        QTest::keyClick(&canvas, Qt::Key_R);
        QTest::mouseClick(&canvas, Qt::LeftButton, Qt::NoModifier, QPoint(170, 120));
        desk.fill({QStringLiteral("torX"), QStringLiteral("X[1-3]"), QStringLiteral("940 Mbit/s")});
        QTest::mouseClick(&canvas, Qt::LeftButton, Qt::NoModifier, QPoint(450, 120));
        desk.fill({QStringLiteral("torY"), QStringLiteral("Y[1-3]")});
        QTRY_VERIFY(desk.hasResult() && !canvas.isBusy());
        QTest::keyClick(&canvas, Qt::Key_L);
        desk.drag("torX", "torY");
        desk.fill({QStringLiteral("backbone")});
        QTRY_VERIFY(desk.hasResult() && !canvas.isBusy());
        QTest::keyClick(&canvas, Qt::Key_M);
        for (const MessageRow& row : test::tableOne().workloads[0].messages) {
            desk.drag(row.source, row.destination);
            desk.fill(
                {QString::fromStdString(row.id), QString::fromStdString(quantityText(row.size.value()))});
            QTRY_VERIFY(desk.hasResult() && !canvas.isBusy());
        }
        SheetTabs& sheets = *desk.window.workspace().sheets();
        sheets.showSheet(SheetKind::results);
        auto* page = qobject_cast<SheetPage*>(sheets.findChild<QTabWidget*>()->currentWidget());
        QVERIFY(page);
        const auto isPrinted = [&](double seconds) {
            for (int row = 0; row < page->sheet().rowCount(); ++row)
                for (int column = 0; column < page->sheet().columnCount(); ++column) {
                    const QString text = page->sheet().index(row, column).data().toString();
                    const auto value = parseQuantity(Dimension::duration, text.toStdString());
                    if (value && std::abs(inBase(*value) - seconds) < 0.0006)
                        return true;
                }
            return false;
        };
        QVERIFY(isPrinted(0.255));
        QVERIFY(isPrinted(0.425));
        QVERIFY(!isPrinted(0.5));
        while (desk.window.document().undoStack()->canUndo())
            desk.window.document().undoStack()->undo();
        QTRY_VERIFY(desk.hasResult());
        QVERIFY(desk.window.document().project().platforms[0].switches.empty());
    }

private:
    static double inBase(const Quantity& quantity) { return quantity.value; }
};

QTEST_MAIN(TestDrawingWindow)
#include "tst_drawing_window.moc"
