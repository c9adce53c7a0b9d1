// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What people do with the program, by mouse and keys alone: each task counts its clicks and its keys.
// tests/tasks does the same in a real window.
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/import/import_dialog.h"
#include "app/desktop/dialogs/make/gallery_dialog.h"
#include "app/desktop/dialogs/report/report_dialog.h"
#include "app/desktop/dialogs/study/calibration_dialog.h"
#include "app/desktop/live/candidates.h"
#include "app/desktop/panels/explanation_panel.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/window/preferences.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"
#include "core/project/calibration_record.h"
#include "tests/app/desktop/front_sheet.h"
#include "tests/app/desktop/opened_dialogs.h"
#include "tests/data_folders.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace contraflow;

namespace {

/** A person's hands. They reach only what can be seen and is enabled, and what nothing lies above. */
class Hands
{
public:
    void click(QWidget& widget, QPoint place, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QTRY_VERIFY2(widget.isVisible() && widget.isEnabled(), qPrintable(widget.objectName()));
        QWidget& top = *widget.window();
        const QPoint there = widget.mapTo(&top, place);
        const QWidget* hit = top.childAt(there);
        QVERIFY2(hit == &widget || widget.isAncestorOf(hit), qPrintable(widget.accessibleName()));
        QTest::mouseClick(top.windowHandle(), Qt::LeftButton, with, there);
        test::runEvents();
        ++m_clicks;
    }
    void click(QWidget& widget) { click(widget, widget.rect().center()); }
    /** The button with this text, in what is open. */
    void press(QWidget& in, const char* text)
    {
        QAbstractButton* found = nullptr;
        for (auto* button : in.findChildren<QAbstractButton*>())
            if (button->isVisible() && (button->text().remove(QLatin1Char('&')) == QString::fromUtf8(text) ||
                                        button->accessibleName() == QString::fromUtf8(text)))
                found = button;
        QVERIFY2(found, text);
        click(*found);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QTRY_VERIFY(QGuiApplication::focusWindow());
        QTest::keyClick(QGuiApplication::focusWindow(), key, with);
        test::runEvents();
        ++m_keys;
    }
    void type(const char* text)
    {
        for (const QChar letter : QString::fromUtf8(text)) {
            QTest::keyClick(QGuiApplication::focusWindow(), letter.toLatin1());
            ++m_keys;
        }
        test::runEvents();
    }
    void tell(const char* task) const { qInfo("%s: %d clicks, %d keys", task, m_clicks, m_keys); }
    [[nodiscard]] int clicks() const { return m_clicks; }
    [[nodiscard]] int keys() const { return m_keys; }

private:
    int m_clicks = 0;
    int m_keys = 0;
};

struct Task : test::FrontSheetFixture
{
    Task()
    {
        window.show();
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
    }
    ~Task() { window.document().undoStack()->setClean(); }

    template<typename Dialog>
    [[nodiscard]] Dialog& dialog()
    {
        Dialog* found = nullptr;
        [&] { QTRY_VERIFY((found = window.findChild<Dialog*>()) && found->isActiveWindow()); }();
        return *found;
    }
    template<typename Dialog>
    void waitUntilGone()
    {
        QTRY_VERIFY(!window.findChild<Dialog*>());
        if (QApplication::activeModalWidget())
            return;              // it led to another one
        window.activateWindow(); // as a window manager does
        QTRY_VERIFY(window.isActiveWindow());
    }
    void clickCell(int row, const char* column)
    {
        SheetView& view = page().view();
        const QModelIndex index = view.model()->index(row, page().sheet().columnOf(column));
        view.scrollTo(index);
        hands.click(*view.viewport(), view.visualRect(index).center());
    }
    /** By the palette, as whoever does not know the menus does it. */
    void run(const char* typed)
    {
        hands.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        (void)dialog<CommandPalette>();
        hands.type(typed);
        hands.key(Qt::Key_Return);
        waitUntilGone<CommandPalette>();
    }
    /** Searches the gallery and takes what it finds first. */
    void takeFromGallery(const char* typed)
    {
        auto& gallery = dialog<GalleryDialog>();
        hands.type(typed);
        QTRY_VERIFY(!gallery.isBusy());
        hands.key(Qt::Key_Return);
        waitUntilGone<GalleryDialog>();
        QTRY_VERIFY_WITH_TIMEOUT(hasResult(), test::kPatience);
    }
    [[nodiscard]] const Project& project() { return window.document().project(); }

    Hands hands;
};

Project withoutPrices()
{
    Project project = test::tableOne("max-min");
    for (const char* name : {"optical", "gold"}) {
        Platform platform = project.platforms[0];
        platform.name = name;
        Scenario scenario = project.scenarios[0];
        scenario.name = scenario.platform = name;
        project.platforms.replace(project.platforms.size(), 0, {platform});
        project.scenarios.replace(project.scenarios.size(), 0, {scenario});
    }
    return project;
}

} // namespace

class TestTasks : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void aPresetAPatternAndWhyTheSlowestMessageIsSlow()
    {
        Task task;
        task.hands.press(*task.window.findChild<StartPage*>(), "New project from preset…");
        task.takeFromGallery("infiniband hdr");
        task.hands.press(*task.window.workspace().topology(), "Messages by pattern…");
        task.takeFromGallery("incast");
        const ExplanationPanel& why = *task.window.workspace().explanation();
        QVERIFY(why.isVisible());
        QTRY_VERIFY2(why.toPlainText().contains(QStringLiteral("finishes last")),
                     qPrintable(why.toPlainText()));
        QVERIFY2(why.toPlainText().contains(QStringLiteral("it shares tor1 → r1n1")),
                 qPrintable(why.toPlainText()));
        task.hands.tell("preset, pattern, the slowest message and why");
        QVERIFY(task.hands.clicks() <= 2 && task.hands.keys() <= 22);
    }

    void aTableWithForeignHeadersIsPasted()
    {
        Task task;
        task.open(task.writeProject("a.yaml", test::tableOne()));
        QGuiApplication::clipboard()->setText(
            QStringLiteral("Von\tNach\tGröße [MB]\nX1\tY1\t1,5\nX2\tY3\t2,5\n"));
        task.clickCell(5, "id"); // the row below the last
        task.hands.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(task.project().workloads[0].messages.size(), std::size_t{7});
        const MessageRow row = task.project().workloads[0].messages[6];
        QCOMPARE(row.id, std::string("e7")); // the table has no ids
        QCOMPARE(row.source, std::string("X2"));
        QCOMPARE(row.size.value().value, 2.5e6);
        task.hands.tell("a table with foreign headers pasted");
        QVERIFY(task.hands.clicks() <= 1 && task.hands.keys() <= 1);
    }

    void measuredTimesAreImportedAndTheirModelIsUsed()
    {
        Task task;
        task.open(task.writeProject("a.yaml", test::tableOne("max-min")));
        task.answers.importPath = QStringLiteral(CONTRAFLOW_TEST_DATA "/import/table1-P.csv");
        task.hands.key(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        auto& import = task.dialog<ImportDialog>();
        QTRY_VERIFY(!import.isBusy());
        task.hands.press(import, "Import");
        task.waitUntilGone<ImportDialog>();
        task.hands.press(task.window.messageBar(), "Calibrate…");
        auto& calibration = task.dialog<CalibrationDialog>();
        QTRY_VERIFY_WITH_TIMEOUT(!calibration.isRunning(), test::kPatience);
        task.hands.press(calibration, "Apply and use for this scenario");
        task.waitUntilGone<CalibrationDialog>();
        const Model* model = findByName(task.project().models, task.project().scenarios[0].model);
        QVERIFY(model && calibrationOf(*model));
        task.hands.tell("import, calibrate, use");
        QVERIFY(task.hands.clicks() <= 3 && task.hands.keys() <= 1);
    }

    void threeOffersGetPricesAndAReport()
    {
        Task task;
        task.open(task.writeProject("a.yaml", withoutPrices()));
        task.hands.key(Qt::Key_3, Qt::AltModifier); // platforms
        task.clickCell(0, "price");
        for (const char* price : {"18000 EUR", "30000 EUR", "90000 EUR"}) {
            task.hands.type(price);
            task.hands.key(Qt::Key_Return);
        }
        QCOMPARE(task.project().platforms[2].price.text(), std::string("90000 EUR"));
        task.hands.key(Qt::Key_9, Qt::ControlModifier); // compare
        QTRY_VERIFY(task.window.results().candidates().comparison().current());
        task.hands.press(task.page(), "Report…");
        auto& report = task.dialog<ReportDialog>();
        QTRY_VERIFY(!report.isBusy());
        task.answers.picturePath = task.path("offer.pdf");
        task.hands.press(report, "Save as PDF…");
        QTRY_VERIFY_WITH_TIMEOUT(report.status().startsWith(QStringLiteral("Saved")), test::kPatience);
        QFile file(task.path("offer.pdf"));
        QVERIFY(file.open(QIODevice::ReadOnly) && file.read(5) == QByteArrayLiteral("%PDF-"));
        report.close();
        task.hands.tell("three offers, prices, PDF");
        QVERIFY(task.hands.clicks() <= 3 && task.hands.keys() <= 32);
    }

    void twoRacksSendAllToAll()
    {
        Task task;
        task.open(
            task.writeProject("a.yaml", readProject(CONTRAFLOW_SAMPLES "/three-rack-tree.yaml")->project));
        task.hands.key(Qt::Key_1, Qt::ControlModifier); // nodes
        task.clickCell(0, "name");
        SheetView& view = task.page().view();
        const QModelIndex second = view.model()->index(1, task.page().sheet().columnOf("name"));
        task.hands.click(*view.viewport(), view.visualRect(second).center(), Qt::ShiftModifier);
        task.run("messages by pattern");
        task.takeFromGallery("all-to-all");
        const Workload& made = task.project().workloads[task.project().workloads.size() - 1];
        QCOMPARE(made.messages.size(), std::size_t{8 * 7}); // four nodes in each of two racks
        task.hands.tell("all-to-all between two racks");
        QVERIFY(task.hands.clicks() <= 2 && task.hands.keys() <= 33);
    }
};

QTEST_MAIN(TestTasks)
#include "tst_tasks.moc"
