// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/table_export.h"
#include "tests/support/builders.h"

#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace contraflow;

namespace {

/** A table whose first cell waits until it may be read. */
Table waitingTable(const std::shared_ptr<QSemaphore>& mayRead)
{
    Table table("numbers", "Numbers", {{"n", "n", ColumnKind::count}});
    table.setRows(100'000, [mayRead](std::size_t row, std::size_t) {
        if (row == 0)
            mayRead->acquire();
        return TableCell(row);
    });
    return table;
}

} // namespace

class TestTableExport : public QObject
{
    Q_OBJECT

private slots:
    void aCancelledExportLeavesTheFileAsItWas()
    {
        const QString path = m_folder.filePath(QStringLiteral("old.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("precious");
        file.close();
        TableExport job;
        QSignalSpy saved(&job, &TableExport::saved);
        QSignalSpy cancelled(&job, &TableExport::cancelled);
        const auto mayRead = std::make_shared<QSemaphore>();
        job.exportTable(waitingTable(mayRead), {TableFormat::csv, path});
        QVERIFY(job.isBusy());
        job.cancel();
        QCOMPARE(cancelled.size(), 1);
        mayRead->release();
        // The next one begins when the cancelled one has ended.
        job.exportTable(Table("one", "One", {{"n", "n"}}),
                        {TableFormat::csv, m_folder.filePath(QStringLiteral("next.csv"))});
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(saved.first().first().toString(), m_folder.filePath(QStringLiteral("next.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("precious"));
    }

    void oneExportAtATime()
    {
        TableExport job;
        QSignalSpy failed(&job, &TableExport::failed);
        QSignalSpy saved(&job, &TableExport::saved);
        const auto mayRead = std::make_shared<QSemaphore>();
        job.exportTable(waitingTable(mayRead),
                        {TableFormat::csv, m_folder.filePath(QStringLiteral("a.csv"))});
        job.exportTable(waitingTable(mayRead),
                        {TableFormat::csv, m_folder.filePath(QStringLiteral("b.csv"))});
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("b.csv")));
        mayRead->release();
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(saved.first()[2].toULongLong(), 100'000ULL);
    }

    void aScenarioThatCannotRunIsNamedAndTheRestIsWritten()
    {
        Project project = test::tableOne();
        Scenario broken = project.scenarios[0];
        broken.name = "broken";
        broken.platform = "nowhere";
        project.scenarios.replace(project.scenarios.size(), 0, {broken});
        TableExport job;
        QSignalSpy saved(&job, &TableExport::saved);
        ExportRequest request;
        request.tables = {"results"};
        job.exportProject(project, request,
                          {TableFormat::csv, m_folder.filePath(QStringLiteral("results.csv"))});
        QTRY_COMPARE(saved.size(), 1);
        const QStringList problems = saved.first()[3].toStringList();
        QVERIFY(!problems.isEmpty());
        QVERIFY2(problems.first().contains(QStringLiteral("Scenario broken")),
                 qPrintable(problems.join(QLatin1Char('|'))));
        QVERIFY(saved.first()[2].toULongLong() >= 5);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestTableExport)
#include "tst_table_export.moc"
