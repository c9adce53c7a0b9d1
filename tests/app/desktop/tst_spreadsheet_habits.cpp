// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/panels/issue_list.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/window/preferences.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/sheet/view/sheet_hands.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QClipboard>
#include <QCompleter>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

using namespace contraflow;

/**
 * What people do in a spreadsheet by habit, in the whole window, with keys and mouse: each test looks at the
 * document, at the names of the steps and at the view, and takes everything back at its end.
 */
class TestSpreadsheetHabits : public QObject, public test::SheetHands
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void editing();
    void rows();
    void fillingAndSeries();
    void clipboardBetweenSheets();
    void aTableOfAnotherSheetIsAskedAbout();
    void findingAndReplacing();
    void sortingAndFiltering();
    void formulasFollowTheirParameters();
    void errorsStandAtTheCell();
    void stepsAreNamedAcrossSheets();
    void undoGoesToWhatItUndid();
    void commandsActOnWhatIsBeingTyped();
    void selectionsAreLinked();
    void namesAreCompleted();

private:
    static constexpr int kId = 0;
    static constexpr int kSource = 1;
    static constexpr int kSize = 3;
    static constexpr Qt::KeyboardModifiers kCtrlShift = Qt::ControlModifier | Qt::ShiftModifier;

    [[nodiscard]] SheetTabs& tabs() const override { return *m_window->window.workspace().sheets(); }
    [[nodiscard]] Document& document() const { return m_window->window.document(); }
    [[nodiscard]] const SharedRows<MessageRow>& messages() const
    {
        return document().project().workloads[0].messages;
    }
    [[nodiscard]] QString undoName() const { return document().undoStack()->undoText(); }
    /** The words of a label of the window. */
    [[nodiscard]] QString labelText(const char* name) const
    {
        return m_window->window.findChild<QLabel*>(QLatin1String(name))->text();
    }

    std::unique_ptr<test::WindowFixture> m_window;
    Project m_start;
};

void TestSpreadsheetHabits::init()
{
    Preferences().clearRecentFiles();
    m_window = std::make_unique<test::WindowFixture>();
    m_window->window.show();
    m_window->open(m_window->writeProject("a.yaml", test::tableOne()));
    m_window->window.activateWindow();
    QTRY_VERIFY(m_window->window.isActiveWindow());
    m_window->window.workspace().resetLayout();
    m_window->window.workspace().sheets()->showSheet("messages");
    QTRY_VERIFY(view().hasFocus());
    m_start = document().project();
}

void TestSpreadsheetHabits::cleanup()
{
    if (!QTest::currentTestFailed()) {
        const Project end = document().project();
        const int steps = document().undoStack()->count();
        QVERIFY(steps > 0);
        QAction* undo = m_window->window.actions().find(QStringLiteral("edit.undo"));
        for (int i = 0; i < steps; ++i) {
            QVERIFY(undo->isEnabled());
            undo->trigger();
        }
        QVERIFY(!undo->isEnabled());
        QVERIFY(document().project() == m_start);
        document().undoStack()->setIndex(steps);
        QVERIFY(document().project() == end);
        document().undoStack()->setClean(); // nobody is asked about it at the end
    }
    m_window.reset();
}

void TestSpreadsheetHabits::editing()
{
    click(0, kSize);
    type(QStringLiteral("12 MB"));
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kSize), QStringLiteral("12 MB"));
    QCOMPARE(undoName(), QStringLiteral("Change Size of e1"));
    QCOMPARE(view().currentIndex(), view().model()->index(1, kSize));
    press(Qt::Key_F2);
    press(Qt::Key_Home);
    type(QStringLiteral("1"));
    press(Qt::Key_Tab);
    QCOMPARE(cell(1, kSize), QStringLiteral("120 MB"));
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    type(QStringLiteral("3"));
    press(Qt::Key_Escape);
    QCOMPARE(cell(1, kSize), QStringLiteral("120 MB"));
    QCOMPARE(document().undoStack()->count(), 2);
    QTRY_VERIFY(m_window->hasResult());
}

void TestSpreadsheetHabits::rows()
{
    click(1, kSource);
    press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(undoName(), QStringLiteral("Insert message"));
    QCOMPARE(column(kId), QStringLiteral("e1  e2 e3 e4 e5"));
    // Nothing is wrong with it before something is typed there.
    QTRY_VERIFY(m_window->hasResult());
    QCOMPARE(m_window->window.workspace().issues()->model().rowCount(), 0);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e3 e4 e5"));
    click(1, kSource);
    press(Qt::Key_U, kCtrlShift);
    QCOMPARE(undoName(), QStringLiteral("Duplicate message e2"));
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e6 e3 e4 e5"));
    press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(undoName(), QStringLiteral("Move message e6 down"));
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e3 e6 e4 e5"));
    QTest::mouseClick(numbers(), Qt::LeftButton, {}, numberOf(3));
    drag(numbers(), numberOf(3), numberOf(0));
    QCOMPARE(undoName(), QStringLiteral("Move message e6"));
    QCOMPARE(column(kId), QStringLiteral("e6 e1 e2 e3 e4 e5"));
    QCOMPARE(view().model()->headerData(0, Qt::Vertical).toInt(), 1);
}

void TestSpreadsheetHabits::fillingAndSeries()
{
    click(5, kId);
    type(QStringLiteral("p1"));
    press(Qt::Key_Return);
    click(5, kId);
    const int height = view().rowHeight(5);
    QPoint corner = view().visualRect(view().model()->index(5, kId)).bottomRight();
    drag(view().viewport(), corner, corner + QPoint(-10, 3 * height - height / 2));
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e3 e4 e5 p1 p2 p3 p4"));
    QCOMPARE(undoName(), QStringLiteral("Fill 3 cells"));
    click(5, kSize);
    type(QStringLiteral("1 MB"));
    press(Qt::Key_Return);
    type(QStringLiteral("2 MB"));
    press(Qt::Key_Return);
    select({5, kSize, 6, kSize});
    corner = view().visualRect(view().model()->index(6, kSize)).bottomRight();
    const QPoint target = view().visualRect(view().model()->index(8, kSize)).center();
    drag(view().viewport(), corner, target);
    QCOMPARE(cell(7, kSize) + cell(8, kSize), QStringLiteral("3 MB4 MB"));
    QCOMPARE(undoName(), QStringLiteral("Fill 2 cells"));
    select({5, kSize, 8, kSize});
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(cell(8, kSize), QStringLiteral("1 MB"));
    QCOMPARE(undoName(), QStringLiteral("Fill down 3 cells"));
}

void TestSpreadsheetHabits::clipboardBetweenSheets()
{
    QGuiApplication::clipboard()->setText(
        QStringLiteral("Destination\tMessage\tSource\nY1\t\"a \"\"b\"\"\"\tX1\nY2\tp7\tX2\nY3\tp8\tX3\n"));
    click(4, kId);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(undoName(), QStringLiteral("Paste 9 cells"));
    QCOMPARE(messages().size(), 7U);
    QCOMPARE(cell(4, kId), QStringLiteral("a \"b\""));
    QCOMPARE(cell(6, kSource), QStringLiteral("X3"));
    QCOMPARE(cell(4, kSize), QStringLiteral("20 MB"));
    select({5, kId, 6, kId});
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(undoName(), QStringLiteral("Cut 2 cells"));
    m_window->window.workspace().sheets()->showSheet("parameters");
    click(0, 0);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(column(0), QStringLiteral("p7 p8"));
    QCOMPARE(document().project().parameters.size(), 2U);
    QCOMPARE(document().undoStack()->count(), 3);
}

void TestSpreadsheetHabits::aTableOfAnotherSheetIsAskedAbout()
{
    const auto* messageBar = m_window->window.findChild<MessageBar*>();
    const auto answer = [messageBar](const QString& text) {
        for (auto* button : messageBar->findChildren<QPushButton*>())
            if (button->text() == text) {
                QTRY_VERIFY(!button->visibleRegion().isEmpty());
                return QTest::mouseClick(button, Qt::LeftButton);
            }
        QFAIL(qPrintable(text));
    };
    QGuiApplication::clipboard()->setText(QStringLiteral("Von\tNach\tGröße [MB]\nX1\tY1\t1,5\n"));
    // Where nothing can be pasted, and where it would go into wrong columns.
    for (const char* sheet : {"results", "switches", "nodes"}) {
        (void)viewOf(sheet);
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(document().project() == m_start);
        QCOMPARE(messageBar->texts().size(), 1);
        QVERIFY2(messageBar->texts().front().contains(QStringLiteral("Messages: Von, Nach, Größe [MB]")),
                 qPrintable(messageBar->texts().front()));
        answer(QStringLiteral("Paste into Messages"));
        QCOMPARE(QLatin1String(tabs().currentSheet().key), QLatin1String("messages"));
        QCOMPARE(messages().size(), 6U);
        QCOMPARE(messages()[5].source, std::string("X1"));
        QCOMPARE(messages()[5].size.value().value, 1.5e6);
        QVERIFY(view().hasFocus());
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().project() == m_start);
    }
    (void)viewOf("switches");
    click(1, 0);
    press(Qt::Key_V, Qt::ControlModifier);
    answer(QStringLiteral("Paste here"));
    QCOMPARE(cell(2, 0), QStringLiteral("X1"));
    QVERIFY(messageBar->texts().isEmpty());
}

void TestSpreadsheetHabits::findingAndReplacing()
{
    press(Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(part<QLineEdit>("findText")->hasFocus());
    press(Qt::Key_A, Qt::ControlModifier);
    type(QStringLiteral("X"));
    QTRY_VERIFY(part<QLabel>("findCount")->text().contains(QLatin1Char('5')));
    part<QLineEdit>("replaceText")->setFocus();
    type(QStringLiteral("Y"));
    QTest::mouseClick(part<QPushButton>("replaceAll"), Qt::LeftButton);
    QTRY_COMPARE(column(kSource), QStringLiteral("Y1 Y1 Y2 Y3 Y1"));
    QCOMPARE(document().undoStack()->count(), 1);
    QVERIFY2(undoName().startsWith(QStringLiteral("Replace")), qPrintable(undoName()));
    press(Qt::Key_Escape);
    QTRY_VERIFY(view().hasFocus());
}

void TestSpreadsheetHabits::sortingAndFiltering()
{
    click(0, kId);
    press(Qt::Key_F8, Qt::ShiftModifier);
    QTRY_COMPARE(column(kId), QStringLiteral("e5 e4 e3 e2 e1"));
    QCOMPARE(view().model()->headerData(0, Qt::Vertical).toInt(), 5);
    press(Qt::Key_L, kCtrlShift);
    auto* popup = view().findChild<QWidget*>(QStringLiteral("filterPopup"));
    QVERIFY(popup && popup->isVisible());
    popup->findChild<QLineEdit*>(QStringLiteral("filterText"))->setText(QStringLiteral("4"));
    QTest::mouseClick(popup->findChild<QPushButton*>(QStringLiteral("applyFilter")), Qt::LeftButton);
    QTRY_COMPARE(column(kId), QStringLiteral("e4"));
    m_window->window.activateWindow();
    QTRY_VERIFY(view().hasFocus());
    QVERIFY(document().project() == m_start);
    QCOMPARE(document().undoStack()->count(), 0);
    // What is typed goes to the row that is shown.
    click(0, kSize);
    type(QStringLiteral("7 MB"));
    press(Qt::Key_Return);
    QCOMPARE(messages()[3].size.value().value, 7e6);
    view().columns().clearFilters();
    QTRY_COMPARE(view().sheet().dataRowCount(), 5);
    view().columns().applyOrder();
    QTRY_COMPARE(QString::fromStdString(messages()[0].id), QStringLiteral("e5"));
    QCOMPARE(undoName(), QStringLiteral("Order 5 messages"));
}

void TestSpreadsheetHabits::formulasFollowTheirParameters()
{
    m_window->window.workspace().sheets()->showSheet("parameters");
    click(0, 0);
    type(QStringLiteral("N"));
    press(Qt::Key_Tab);
    type(QStringLiteral("1000"));
    press(Qt::Key_Return);
    m_window->window.workspace().sheets()->showSheet("messages");
    click(0, kSize);
    type(QStringLiteral("=N*1 kB + row*0 B"));
    press(Qt::Key_Return);
    click(0, kSize);
    press(Qt::Key_C, Qt::ControlModifier);
    select({1, kSize, 4, kSize});
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(column(kSize), QStringLiteral("1 MB 1 MB 1 MB 1 MB 1 MB"));
    const int steps = document().undoStack()->count();
    m_window->window.workspace().sheets()->showSheet("parameters");
    click(0, 1);
    type(QStringLiteral("3000"));
    press(Qt::Key_Return);
    QCOMPARE(document().undoStack()->count(), steps + 1);
    m_window->window.workspace().sheets()->showSheet("messages");
    QCOMPARE(column(kSize), QStringLiteral("3 MB 3 MB 3 MB 3 MB 3 MB"));
    QCOMPARE(cell(4, kSize, Qt::EditRole), QStringLiteral("=N*1 kB + row*0 B"));
}

void TestSpreadsheetHabits::errorsStandAtTheCell()
{
    click(2, kSize);
    type(QStringLiteral("20 MX"));
    press(Qt::Key_Return);
    const QModelIndex bad = view().model()->index(2, kSize);
    QCOMPARE(cell(2, kSize), QStringLiteral("20 MX"));
    QVERIFY(bad.data(SheetModel::RejectedRole).toBool());
    QCOMPARE(bad.data(SheetModel::SeverityRole).toInt(), static_cast<int>(Severity::error));
    QVERIFY(bad.data(Qt::ToolTipRole).toString().contains(QStringLiteral("20 MX")));
    QVERIFY(view().model()->index(2, kId).data(SheetModel::LeftOutRole).toBool());
    QVERIFY(!view().model()->index(1, kId).data(SheetModel::LeftOutRole).toBool());
    // The rest is predicted, and the issue list leads back.
    QTRY_VERIFY(m_window->hasResult());
    QCOMPARE(m_window->window.results().current()->prediction->timeline.messages.size(), 4U);
    IssueListView* issues = m_window->window.workspace().issues();
    QTRY_COMPARE(issues->model().count(Severity::error), 1);
    m_window->window.workspace().sheets()->showSheet("nodes");
    QTest::mouseClick(issues->view()->viewport(), Qt::LeftButton, {},
                      issues->view()->visualRect(issues->model().index(0, 0)).center());
    QCOMPARE(tabs().currentSheet().key, "messages");
    QCOMPARE(view().currentIndex(), view().model()->index(2, kSize));
}

void TestSpreadsheetHabits::stepsAreNamedAcrossSheets()
{
    QAction* undo = m_window->window.actions().find(QStringLiteral("edit.undo"));
    m_window->window.workspace().sheets()->showSheet("nodes");
    click(0, 0);
    type(QStringLiteral("A[1-3]"));
    press(Qt::Key_Return);
    QVERIFY2(undo->text().contains(QStringLiteral("Rename")), qPrintable(undo->text()));
    QCOMPARE(messages()[0].source, std::string("A1"));
    m_window->window.workspace().sheets()->showSheet("links");
    click(0, 3);
    type(QStringLiteral("1 Gbit/s"));
    press(Qt::Key_Return);
    QVERIFY2(undo->text().contains(QStringLiteral("of backbone")), qPrintable(undo->text()));
    m_window->window.workspace().sheets()->showSheet("messages");
    QTest::mouseClick(numbers(), Qt::LeftButton, {}, numberOf(1));
    press(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY2(undo->text().contains(QStringLiteral("Delete message e2")), qPrintable(undo->text()));
    QCOMPARE(document().undoStack()->count(), 3);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(messages().size(), 5U);
    press(Qt::Key_Z, kCtrlShift);
    QCOMPARE(messages().size(), 4U);
}

void TestSpreadsheetHabits::commandsActOnWhatIsBeingTyped()
{
    const auto trigger = [this](const char* id) {
        m_window->window.actions().find(QLatin1String(id))->trigger();
    };
    m_window->window.workspace().sheets()->showSheet("links");
    click(0, 3);
    type(QStringLiteral("1 Gbit/s"));
    press(Qt::Key_Return);
    m_window->window.workspace().sheets()->showSheet("messages");
    click(0, kSize);
    type(QStringLiteral("77 MB"));
    QVERIFY(editor() && editor()->hasFocus());
    trigger("file.save");
    QTRY_VERIFY(!editor());
    QCOMPARE(messages()[0].size.value().value, 77e6);
    QTRY_VERIFY(!document().isModified());

    // Undo begins with what is typed last, also where the step before is one of another sheet.
    click(1, kSize);
    type(QStringLiteral("78 MB"));
    trigger("edit.undo");
    QCOMPARE(tabs().currentSheet().key, "messages");
    QVERIFY(messages()[1].size.value().value != 78e6);
    trigger("edit.redo");
    QCOMPARE(messages()[1].size.value().value, 78e6);

    // Whoever walks the stack otherwise cannot mix what is being typed into the steps.
    m_window->window.workspace().sheets()->showSheet("nodes");
    click(1, 1);
    type(QStringLiteral("9"));
    QVERIFY(editor() && editor()->hasFocus());
    QUndoStack& stack = *document().undoStack();
    const int index = stack.index();
    const Project before = document().project();
    stack.setIndex(0);
    QCOMPARE(stack.count(), index);
    stack.setIndex(index);
    QVERIFY(document().project() == before);
}

void TestSpreadsheetHabits::undoGoesToWhatItUndid()
{
    select({1, kSize, 3, kSize});
    press(Qt::Key_Delete);
    click(4, kId);
    press(Qt::Key_Plus, Qt::ControlModifier);
    m_window->window.workspace().sheets()->showSheet("links");
    click(0, 3);
    type(QStringLiteral("1 Gbit/s"));
    press(Qt::Key_Return);
    m_window->window.workspace().sheets()->showSheet("nodes");
    click(1, 0);
    const auto undo = [this] { press(Qt::Key_Z, Qt::ControlModifier); };
    const auto redo = [this] { press(Qt::Key_Z, kCtrlShift); };
    undo();
    QCOMPARE(tabs().currentSheet().key, "links");
    QCOMPARE(selected(), (CellRect{0, 3, 0, 3}));
    QCOMPARE(view().currentIndex(), view().model()->index(0, 3));
    QVERIFY(view().hasFocus());
    undo();
    QCOMPARE(tabs().currentSheet().key, "messages");
    QCOMPARE(view().currentIndex(), view().model()->index(4, 0));
    m_window->window.workspace().sheets()->showSheet("nodes");
    undo();
    QCOMPARE(tabs().currentSheet().key, "messages");
    QCOMPARE(selected(), (CellRect{1, kSize, 3, kSize}));
    redo();
    QCOMPARE(selected(), (CellRect{1, kSize, 3, kSize}));
    redo();
    QCOMPARE(selected(), (CellRect{4, 0, 4, view().model()->columnCount() - 1}));
    // Rows that a filter hides come back into sight; an order of the rows is no matter.
    undo();
    click(0, kId);
    view().columns().sort(kId, Qt::DescendingOrder);
    QTRY_COMPARE(column(kId), QStringLiteral("e5 e4 e3 e2 e1"));
    undo();
    QCOMPARE(selected(), (CellRect{1, kSize, 3, kSize}));
    // Without the keyboard in a sheet, the other view keeps it.
    TopologyView* canvas = m_window->window.workspace().topology();
    m_window->window.workspace().sheets()->showSheet("nodes");
    canvas->setFocus();
    QTRY_VERIFY(canvas->hasFocus() || canvas->isAncestorOf(QApplication::focusWidget()));
    m_window->window.actions().find(QStringLiteral("edit.redo"))->trigger();
    QCOMPARE(tabs().currentSheet().key, "messages");
    QVERIFY(!view().hasFocus());
    document().undoStack()->setIndex(document().undoStack()->count());
}

void TestSpreadsheetHabits::selectionsAreLinked()
{
    const TableRef table{TableKind::messages, 0};
    Selection& selection = m_window->window.selection();
    // From the sheet to the others …
    click(1, kSize);
    QTRY_COMPARE(selection.items(), (std::set<SelectedItem>{SelectedItem{table, 1}}));
    // … from a plot to the sheet …
    PlotView* plot = nullptr;
    for (PlotView* each : m_window->window.workspace().plots()->findChildren<PlotView*>())
        plot = each->isVisible() ? each : plot;
    QVERIFY(plot);
    QTRY_VERIFY(!plot->pixelOf(0.01, 3).isNull());
    QTest::mouseClick(plot->canvas(), Qt::LeftButton, {}, plot->pixelOf(0.02, 3));
    QTRY_COMPARE(selection.items(), (std::set<SelectedItem>{SelectedItem{table, 3}}));
    QTRY_COMPARE(view().currentIndex().row(), 3);
    // … from the canvas to the sheet.
    TopologyView* canvas = m_window->window.workspace().topology();
    const auto isNode = [&] {
        return selection.items().size() == 1 && selection.items().begin()->table.kind == TableKind::nodes;
    };
    for (int y = 6; y < canvas->height() - 40 && !isNode(); y += 6)
        for (int x = 60; x < canvas->width() && !isNode(); x += 6)
            QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(x, y));
    QVERIFY(isNode());
    const auto node = static_cast<int>(selection.items().begin()->row);
    m_window->window.workspace().sheets()->showSheet("nodes");
    QTRY_COMPARE(view().currentIndex().row(), node);
    // Numbers that are selected are added up.
    m_window->window.workspace().sheets()->showSheet("messages");
    select({0, kSize, 4, kSize});
    QTRY_COMPARE(labelText("selectionStatistics"),
                 QStringLiteral("5 cells: sum 90 MB, mean 18 MB, min 10 MB, max 20 MB"));
    press(Qt::Key_Delete);
    QCOMPARE(undoName(), QStringLiteral("Clear 5 cells"));
}

void TestSpreadsheetHabits::namesAreCompleted()
{
    click(0, kSource);
    type(QStringLiteral("y"));
    QVERIFY(editor() && editor()->completer());
    QVERIFY(editor()->completer()->popup()->isVisible());
    QCOMPARE(editor()->completer()->completionCount(), 3);
    QTest::keyClick(editor()->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(editor()->completer()->popup(), Qt::Key_Return);
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kSource), QStringLiteral("Y1"));
    m_window->window.workspace().sheets()->showSheet("links");
    click(0, 1);
    press(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(editor() && editor()->completer());
    QVERIFY(editor()->completer()->completionCount() >= 2);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    m_window->window.workspace().sheets()->showSheet("measurements");
    click(0, 0);
    type(QStringLiteral("testbed"));
    press(Qt::Key_Tab);
    press(Qt::Key_Down, Qt::AltModifier);
    QTRY_VERIFY(editor() && editor()->completer()); // the one before goes in a moment
    QCOMPARE(editor()->completer()->completionCount(), 1);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    type(QStringLiteral("copper"));
    press(Qt::Key_Return);
    QCOMPARE(document().project().measurements[0].scenario, std::string("copper"));
}

QTEST_MAIN(TestSpreadsheetHabits)
#include "tst_spreadsheet_habits.moc"
