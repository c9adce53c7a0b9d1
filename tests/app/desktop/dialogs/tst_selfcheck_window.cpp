// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/selfcheck_window.h"
#include "app/desktop/sheet/result_table.h"
#include "core/io/published_file.h"
#include "tests/app/desktop/window_fixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>
#include <QThreadPool>

using namespace contraflow;

class TestSelfcheckWindow : public QObject
{
    Q_OBJECT

private slots:
    void everyPrintedValueStandsBesideTheComputedOne()
    {
        SelfcheckWindow window;
        window.run();
        std::size_t values = 0;
        std::size_t misprints = 0;
        QVERIFY(publishedTables());
        for (const PublishedTable& published : *publishedTables()) {
            const Result<CheckedTable> table = checkTable(published);
            QVERIFY(table);
            values += table->values.size();
            misprints += table->count(CheckStatus::misprint);
        }
        const QAbstractItemModel& rows = *window.values().model();
        QTRY_COMPARE(rows.rowCount(), static_cast<int>(values));
        const std::vector<CheckedValue> first = checkTable(publishedTables()->front())->values;
        QCOMPARE(rows.index(0, 4).data().toString(), QString::fromStdString(first.front().printed));
        QVERIFY(window.summary().contains(QStringLiteral("%1 known misprints").arg(misprints)));
        QVERIFY(window.summary().endsWith(QStringLiteral("0 differ")));

        // By table, and only what is odd: misprints say what the table's own numbers give.
        QCOMPARE(window.tableFilter().count(), static_cast<int>(publishedTables()->size()) + 1);
        window.tableFilter().setCurrentIndex(1);
        QCOMPARE(rows.rowCount(), static_cast<int>(first.size()));
        window.tableFilter().setCurrentIndex(0);
        QTest::mouseClick(window.findChild<QCheckBox*>(), Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(rows.rowCount(), static_cast<int>(misprints));
        QVERIFY(misprints > 0);
        QVERIFY(rows.index(0, 8).data().toString().startsWith(QStringLiteral("known misprint: ")));

        QTest::mouseClick(window.findChild<QPushButton*>(), Qt::LeftButton);
        const QStringList lines =
            QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), static_cast<qsizetype>(misprints) + 1);
        QVERIFY(lines.front().startsWith(QStringLiteral("Table\tModel\tMessage\tValue\tPrinted\tComputed")));
    }

    void theHelpMenuOpensItBesideTheWindow()
    {
        test::WindowFixture f;
        f.window.show();
        f.window.actions().find(QStringLiteral("help.selfcheck"))->trigger();
        auto* check = f.window.findChild<SelfcheckWindow*>();
        QVERIFY(check && check->isVisible());
        QVERIFY(!check->isModal());
        check->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(check));
        QTest::keyClick(check, Qt::Key_Escape);
        QTRY_VERIFY(!check->isVisible());
    }

    void closingItWhileItComputesIsHarmless()
    {
        {
            SelfcheckWindow window;
            window.run();
        }
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
    }
};

QTEST_MAIN(TestSelfcheckWindow)
#include "tst_selfcheck_window.moc"
