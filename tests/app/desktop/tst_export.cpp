// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/report/export_dialog.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/column_layout.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("there is no such file");
}

QString messages(Fixture& f)
{
    return f.window.messageBar().texts().join(QLatin1Char('\n'));
}

void show(Fixture& f)
{
    f.window.show();
    f.open(f.writeProject("table.yaml", test::tableOne()));
    f.window.activateWindow();
    QTRY_VERIFY(f.window.isActiveWindow());
}

ExportDialog* openDialog(Fixture& f)
{
    f.window.actions().find(QStringLiteral("file.exportTables"))->trigger();
    auto* dialog = f.window.findChild<ExportDialog*>();
    if (dialog && QTest::qWaitForWindowActive(dialog))
        return dialog;
    return nullptr;
}

QPushButton* acceptButton(const ExportDialog& dialog)
{
    for (QAbstractButton* button : dialog.findChild<QDialogButtonBox*>()->buttons())
        if (button->text().contains(QStringLiteral("Export")))
            return qobject_cast<QPushButton*>(button);
    return nullptr;
}

void choose(ExportDialog& dialog, TableFormat format)
{
    auto* box = dialog.findChild<QComboBox*>(QStringLiteral("exportFormat"));
    box->setFocus();
    QTest::keyClicks(box, QString::fromUtf8(formatInfo(format).title.data()).left(3));
    QCOMPARE(dialog.format(), format);
}

/** Unchecks all tables but one, with the keyboard. */
void chooseOnly(ExportDialog& dialog, const QString& title)
{
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&None"))
            QTest::mouseClick(button, Qt::LeftButton);
    auto* tables = dialog.findChild<QTreeWidget*>(QStringLiteral("exportTables"));
    const QList<QTreeWidgetItem*> found = tables->findItems(title, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    tables->setCurrentItem(found.first());
    tables->setFocus();
    QTest::keyClick(tables, Qt::Key_Space);
    QCOMPARE(found.first()->checkState(0), Qt::Checked);
}

SheetView& focusedSheet()
{
    return *qobject_cast<SheetView*>(QApplication::focusWidget());
}

} // namespace

class TestExport : public QObject
{
    Q_OBJECT

private slots:
    void theNetworkGoesIntoAFileOfItsEnding()
    {
        Fixture f;
        show(f);
        const auto exportTo = [&f](const char* name) {
            f.answers.tablePath = f.path(name);
            f.window.actions().find(QStringLiteral("file.exportNetwork"))->trigger();
        };
        exportTo("net.xml");
        QTRY_VERIFY2(messages(f).contains(QStringLiteral("net.xml was written.")), qPrintable(messages(f)));
        QCOMPARE(QFileInfo(f.answers.suggested).fileName(), QStringLiteral("copper.xml"));
        QVERIFY(readFile(f.path("net.xml")).contains("<platform version=\"4.1\">"));
        exportTo("net.dot");
        QTRY_VERIFY(messages(f).contains(QStringLiteral("net.dot was written.")));
        QVERIFY(readFile(f.path("net.dot")).startsWith("graph \"copper\""));
        exportTo("net.txt");
        QTRY_VERIFY(messages(f).contains(QStringLiteral("its name must end in .xml")));
        exportTo("no-folder/net.csv");
        QTRY_VERIFY(messages(f).contains(QStringLiteral("no-folder")));
        QVERIFY(!QFileInfo::exists(f.path("no-folder/net.csv")));
    }

    void allTablesGoIntoOneWorkbook()
    {
        Fixture f;
        show(f);
        f.answers.tablePath = f.path("tables.xlsx");
        ExportDialog* dialog = openDialog(f);
        QVERIFY(dialog);
        QTest::mouseClick(acceptButton(*dialog), Qt::LeftButton);
        QTRY_VERIFY2(messages(f).contains(QLatin1String("tables.xlsx was written with")),
                     qPrintable(messages(f)));
        QCOMPARE(f.answers.asked, QStringList{QStringLiteral("table")});
        QCOMPARE(f.answers.suggested, f.path("table.xlsx"));
        QVERIFY(readFile(f.path("tables.xlsx")).startsWith("PK"));
    }

    void severalTablesOfTextGoIntoAFolder()
    {
        Fixture f;
        show(f);
        f.answers.tablePath = f.path("tables");
        ExportDialog* dialog = openDialog(f);
        QVERIFY(dialog);
        choose(*dialog, TableFormat::csv);
        QTest::mouseClick(acceptButton(*dialog), Qt::LeftButton);
        QTRY_VERIFY2(messages(f).contains(QLatin1String("was written with")), qPrintable(messages(f)));
        QCOMPARE(f.answers.asked, QStringList{QStringLiteral("table folder")});
        const QStringList files = QDir(f.path("tables")).entryList(QDir::Files);
        QVERIFY(files.contains(QLatin1String("results.csv")) && files.contains(QLatin1String("nodes.csv")));
        QVERIFY(readFile(f.path("tables/results.csv")).startsWith("scenario,model,message,source"));
    }

    void oneTableOfOneScenarioGoesIntoAFile()
    {
        Fixture f;
        show(f);
        f.answers.tablePath = f.path("scenarios.md");
        ExportDialog* dialog = openDialog(f);
        QVERIFY(dialog);
        choose(*dialog, TableFormat::markdown);
        chooseOnly(*dialog, QStringLiteral("Scenarios"));
        QTest::keyClick(dialog->findChild<QComboBox*>(QStringLiteral("exportScenario")), Qt::Key_Down);
        QTest::keyClick(acceptButton(*dialog), Qt::Key_Space);
        QTRY_VERIFY2(messages(f).contains(QLatin1String("scenarios.md was written with 1 row")),
                     qPrintable(messages(f)));
        QVERIFY(readFile(f.path("scenarios.md")).startsWith("| Scenario | Platform |"));
    }

    void withoutATableThereIsNothingToExport()
    {
        Fixture f;
        show(f);
        ExportDialog* dialog = openDialog(f);
        QVERIFY(dialog);
        chooseOnly(*dialog, QStringLiteral("Scenarios"));
        QVERIFY(acceptButton(*dialog)->isEnabled());
        QTest::keyClick(dialog->findChild<QTreeWidget*>(QStringLiteral("exportTables")), Qt::Key_Space);
        QVERIFY(!acceptButton(*dialog)->isEnabled());
        QVERIFY(!acceptButton(*dialog)->toolTip().isEmpty());
    }

    void whatCannotBeWrittenIsSaidWithItsFileAndReason()
    {
        Fixture f;
        show(f);
        f.answers.tablePath = f.path("missing/tables.xlsx");
        ExportDialog* dialog = openDialog(f);
        QVERIFY(dialog);
        QTest::mouseClick(acceptButton(*dialog), Qt::LeftButton);
        QTRY_VERIFY2(messages(f).contains(QLatin1String("No such file or directory")),
                     qPrintable(messages(f)));
        QVERIFY(messages(f).contains(f.path("missing/tables.xlsx")));
    }

    void aSheetIsExportedAsItIsShown()
    {
        Fixture f;
        show(f);
        f.window.workspace().sheets()->showSheet("messages");
        QTRY_VERIFY(qobject_cast<SheetView*>(QApplication::focusWidget()));
        SheetView& view = focusedSheet();
        // By size, smallest last; without the column of starts.
        view.columns().sort(3, Qt::DescendingOrder);
        view.columnLayout().hide(4);
        QTRY_VERIFY(!view.sheet().isOrdering());
        f.answers.tablePath = f.path("sheet.csv");
        emit view.exportRequested();
        QTRY_VERIFY2(messages(f).contains(QLatin1String("sheet.csv was written with 5 rows")),
                     qPrintable(messages(f)));
        QCOMPARE(f.answers.suggested, f.path("messages.csv"));
        const QList<QByteArray> lines = readFile(f.path("sheet.csv")).split('\n');
        QCOMPARE(lines[0], QByteArray("Message,Source,Destination,Size (B)"));
        QCOMPARE(lines[1], QByteArray("e2,X1,X2,20000000"));
        QCOMPARE(lines[5], QByteArray("e1,X1,Y1,10000000"));
        view.columns().clearSort();
        view.columnLayout().show(4);
    }

    void aSheetForPeopleHasTheTextsThatItShows()
    {
        Fixture f;
        show(f);
        f.window.workspace().sheets()->showSheet("results");
        QTRY_VERIFY(qobject_cast<SheetView*>(QApplication::focusWidget()));
        f.answers.tablePath = f.path("results.md");
        emit focusedSheet().exportRequested();
        QTRY_VERIFY2(messages(f).contains(QLatin1String("results.md was written")), qPrintable(messages(f)));
        const QByteArray text = readFile(f.path("results.md"));
        QVERIFY2(text.contains("0.2553 s"), text.constData());
        QVERIFY2(text.contains("| 3 |"), text.constData());
        f.answers.tablePath = f.path("results.csv");
        emit focusedSheet().exportRequested();
        QTRY_VERIFY2(messages(f).contains(QLatin1String("results.csv was written")), qPrintable(messages(f)));
        const QByteArray numbers = readFile(f.path("results.csv"));
        QVERIFY2(numbers.contains("Time (s)") && numbers.contains("0.2553191489361702"), numbers.constData());
        QVERIFY(numbers.contains("Slowdown"));
    }

    void theSheetsMenuHasTheCommand()
    {
        Fixture f;
        show(f);
        int found = 0;
        for (const QAction* action : f.window.workspace().sheets()->editActions())
            found += action->objectName() == QStringLiteral("sheet.export") ? 1 : 0;
        QCOMPARE(found, 1);
        QVERIFY(f.window.actions().find(QStringLiteral("file.exportTables"))->isEnabled());
    }

    void aFileThatIsNotAskedForIsNotWritten()
    {
        Fixture f;
        show(f);
        ExportDialog* dialog = openDialog(f);
        QVERIFY(dialog);
        QTest::mouseClick(acceptButton(*dialog), Qt::LeftButton);
        QCOMPARE(f.answers.asked, QStringList{QStringLiteral("table")});
        QVERIFY(!messages(f).contains(QLatin1String("written")));
    }
};

QTEST_MAIN(TestExport)
#include "tst_export.moc"
