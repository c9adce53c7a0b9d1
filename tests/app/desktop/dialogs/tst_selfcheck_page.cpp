// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/help_window.h"
#include "app/desktop/style/text.h"
#include "core/analysis/selfcheck.h"
#include "core/io/project/published_file.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QTest>
#include <QTextDocumentFragment>

using namespace contraflow;

class TestSelfcheckPage : public QObject
{
    Q_OBJECT

private slots:
    void everyPrintedValueStandsBesideTheComputedOne()
    {
        QVERIFY(publishedTables());
        qsizetype values = 0;
        qsizetype misprints = 0;
        for (const PublishedTable& published : *publishedTables()) {
            const Result<CheckedTable> table = checkTable(published);
            QVERIFY(table);
            values += static_cast<qsizetype>(table->values.size());
            misprints += static_cast<qsizetype>(table->count(CheckStatus::misprint));
        }
        const QString page = selfcheckPage();
        const QString odd = page.section(QStringLiteral("<h2>What does not agree</h2>"), 1)
                                .section(QStringLiteral("<h2>"), 0, 0);
        const QString all = page.section(QStringLiteral("<h2>All published tables</h2>"), 1);
        const auto rowsIn = [](const QString& part) {
            return part.count(QStringLiteral("<td align=\"left\">")) / 8;
        };
        QVERIFY(misprints > 0);
        QCOMPARE(rowsIn(odd), misprints);
        QCOMPARE(odd.count(QStringLiteral("known misprint: ")), misprints);
        QCOMPARE(rowsIn(all), values);
        const QString text = QTextDocumentFragment::fromHtml(page).toPlainText();
        QVERIFY(text.contains(QStringLiteral("%1 known misprints, 0 differ").arg(misprints)));
        const CheckedValue first = checkTable(publishedTables()->front())->values.front();
        QVERIFY(all.contains(qtText(first.printed) + QStringLiteral("&nbsp;")));
    }

    void theHelpMenuShowsItInTheHelp()
    {
        test::WindowFixture f;
        f.window.show();
        f.window.actions().find(QStringLiteral("help.selfcheck"))->trigger();
        auto* help = f.window.findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QVERIFY(!help->isModal());
        QVERIFY(help->findChild<HelpBrowser*>()->toPlainText().contains(QStringLiteral("known misprint: ")));
        help->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(help));
        QTest::keyClick(help, Qt::Key_Escape);
        QTRY_VERIFY(!help->isVisible());
    }
};

QTEST_MAIN(TestSelfcheckPage)
#include "tst_selfcheck_page.moc"
