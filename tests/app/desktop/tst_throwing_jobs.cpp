// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/job_pool.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/find_bar.h"
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/window/project_commands.h"
#include "tests/app/desktop/front_sheet.h"
#include "tests/app/desktop/opened_dialogs.h"
#include "tests/data_folders.h"

#include <QLineEdit>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <atomic>
#include <cstdlib>
#include <exception>
#include <new>
#include <stdexcept>

using namespace contraflow;
using namespace contraflow::test;

namespace {

/** What the first wish for memory of every job brings. */
enum class Fault
{
    none,
    memory,
    unexpected,
};

std::atomic<Fault> fault = Fault::none;
thread_local bool isOfJobs = false;
thread_local bool isThrowing = false;

void raiseFault()
{
    const Fault wanted = fault;
    // Who deals with what was thrown gets its memory.
    if (!isOfJobs || wanted == Fault::none || isThrowing || std::current_exception())
        return;
    if (wanted == Fault::memory)
        throw std::bad_alloc();
    isThrowing = true;
    const std::runtime_error unexpected("this was not expected");
    isThrowing = false;
    throw unexpected;
}

/** Not by waitForDone(), which lets go of the threads. */
void awaitJobs()
{
    while (jobPool().activeThreadCount() > 0)
        QThread::msleep(1);
}

/** From now on the threads of the jobs are known, and stay. */
void markJobThreads()
{
    const int count = jobPool().maxThreadCount();
    QSemaphore begun;
    QSemaphore released;
    for (int i = 0; i < count; ++i)
        jobPool().start([&] {
            isOfJobs = true;
            begun.release();
            released.acquire();
        });
    begun.acquire(count);
    released.release(count);
    awaitJobs();
}

} // namespace

void* operator new(std::size_t size)
{
    raiseFault();
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

/** Every job that the window starts throws: the window says so, and lives on. */
class TestThrowingJobs : public QObject
{
    Q_OBJECT

private slots:
    void theWindowSaysWhatWasGivenUpAndLivesOn_data()
    {
        QTest::addColumn<Fault>("thrown");
        QTest::addColumn<QString>("reason");
        QTest::newRow("memory") << Fault::memory << QStringLiteral("there is not enough memory");
        QTest::newRow("unexpected") << Fault::unexpected << QStringLiteral("(this was not expected)");
    }

    void theWindowSaysWhatWasGivenUpAndLivesOn()
    {
        QFETCH(const Fault, thrown);
        QFETCH(const QString, reason);
        FrontSheetFixture f;
        f.answers.unsaved = UnsavedAnswer::discard;
        f.answers.importPath = QStringLiteral(CONTRAFLOW_TEST_DATA "/import/all-pairs.csv");
        f.answers.importFolder = QStringLiteral(CONTRAFLOW_TEST_DATA "/import");
        f.answers.openPath = QStringLiteral(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml");
        f.answers.savePath = f.path("saved.yaml");
        f.answers.tablePath = f.path("table.csv");
        f.answers.picturePath = f.path("picture.svg");
        f.window.show();
        const QString file = f.path("project.yaml");
        QVERIFY(QFile::copy(f.answers.openPath, file));
        f.open(file);
        finishJobs();
        jobPool().setExpiryTimeout(-1);
        markJobThreads();

        QSet<QString> said;
        connect(&jobReports(), &JobReports::givenUp, this, [&](const QString& text) {
            QVERIFY2(text.contains(reason), qPrintable(text));
            QVERIFY(f.window.messageBar().texts().contains(text));
            said += text;
        });
        fault = thrown;
        startEverything(f);
        f.rename("another");
        finishJobs();
        QVERIFY(!f.window.results().isStale());
        QVERIFY2(f.window.results().current()->failure.contains(reason),
                 qPrintable(f.window.results().current()->failure));
        fault = Fault::none;
        // Nobody waits for what does not come, and the next time all is well.
        QVERIFY2(said.size() >= 20, qPrintable(QStringList(said.values()).join(QLatin1Char('\n'))));
        f.window.document().undoStack()->undo();
        QTRY_VERIFY(f.hasResult());
        QVERIFY(f.window.results().current()->prediction);
        f.window.files().saveProject();
        QTRY_VERIFY(!f.window.document().isModified());
        jobReports().disconnect(this);
    }

private:
    static void finishJobs()
    {
        for (int i = 0; i < 3; ++i) {
            awaitJobs();
            runEvents();
        }
    }

    static void startEverything(FrontSheetFixture& f)
    {
        SheetTabs& sheets = *f.window.workspace().sheets();
        for (const SheetInfo& info : sheetCatalog()) {
            sheets.showSheet(info.key);
            if (f.page().sheet().columnCount() > 0)
                f.page().sheet().setSort({{0, Qt::DescendingOrder}});
            f.page().view().selectAll();
            finishJobs();
            f.page().sheet().clearOrder();
        }
        sheets.showSheet("messages");
        for (QAction* action : f.window.workspace().plots()->actions()) {
            action->trigger();
            finishJobs();
        }
        for (const QString& name : openingCommands(f.window)) {
            auto* action = f.window.findChild<QAction*>(name);
            if (!action || !action->isEnabled())
                continue;
            action->trigger();
            finishJobs();
            closeDialogs();
        }
        f.window.files().openFile(f.answers.openPath);
        finishJobs();
        f.window.files().saveProjectAs();
        finishJobs();
    }
};

QTEST_MAIN(TestThrowingJobs)
#include "tst_throwing_jobs.moc"
