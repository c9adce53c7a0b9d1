// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/job_pool.h"
#include "tests/app/desktop/held_jobs.h"
#include "tests/app/desktop/opened_dialogs.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/data_folders.h"

#include <QAction>
#include <QDirIterator>
#include <QRegularExpression>
#include <QThreadPool>
#include <QUndoStack>

#include <memory>
#include <optional>

using namespace contraflow;
using namespace contraflow::test;

namespace {

/** Where in its life the window is when a dialog is opened. */
enum class Life
{
    startPage,  ///< nothing was loaded yet
    project,    ///< a project is open, and every job is done
    predicting, ///< a project is open, a prediction is under way, and what dialogs ask of jobs stays undone
    closed      ///< the project was closed
};

/** When a dialog is closed again. */
enum class End
{
    atOnce,    ///< before it was shown or had an event
    whenDone,  ///< when its jobs are done
    withWindow ///< not by itself: the window goes while it is open
};

/** A window in such a part of its life. */
class LivingWindow
{
public:
    explicit LivingWindow(Life life)
    {
        const QString data = QStringLiteral(CONTRAFLOW_TEST_DATA "/import");
        const QString sample = QStringLiteral(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml");
        fixture->answers.unsaved = UnsavedAnswer::discard;
        fixture->answers.importPath = data + QStringLiteral("/all-pairs.csv");
        fixture->answers.importFolder = data;
        fixture->answers.openPath = sample;
        fixture->window.show();
        if (life == Life::startPage)
            return;
        const QString file = fixture->path("project.yaml");
        QVERIFY(QFile::copy(sample, file));
        fixture->open(file);
        if (life == Life::closed) {
            fixture->window.files().closeProject();
            QVERIFY(!fixture->window.files().isOpen());
        } else if (life == Life::predicting) {
            jobPool().waitForDone();
            runEvents();
            held.emplace();
            fixture->rename("edited");
        }
    }

    std::unique_ptr<WindowFixture> fixture = std::make_unique<WindowFixture>();
    std::optional<HeldJobs> held;
};

} // namespace

/** Every dialog, opened and closed at both ends of its life and of the window's: nothing crashes, nothing
 * stays open, and what was only looked at has changed nothing. */
class TestDialogLives : public QObject
{
    Q_OBJECT

private slots:
    void dialogsAreFewEnoughToBeKnown();
    void opensAndCloses_data()
    {
        QTest::addColumn<int>("life");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("least");
        const auto row = [](const char* name, Life life, End end, int least) {
            QTest::newRow(name) << static_cast<int>(life) << static_cast<int>(end) << least;
        };
        constexpr int kWithProject = 16; // windows of their own that commands open
        constexpr int kWithout = 5;
        row("start page, closed at once", Life::startPage, End::atOnce, kWithout);
        row("start page, closed when done", Life::startPage, End::whenDone, kWithout);
        row("start page, closed with the window", Life::startPage, End::withWindow, kWithout);
        row("project, closed at once", Life::project, End::atOnce, kWithProject);
        row("project, closed when done", Life::project, End::whenDone, kWithProject);
        row("project, closed with the window", Life::project, End::withWindow, kWithProject);
        row("predicting, closed at once", Life::predicting, End::atOnce, kWithProject);
        row("predicting, closed with the window", Life::predicting, End::withWindow, kWithProject);
        row("project closed, closed at once", Life::closed, End::atOnce, kWithout);
        row("project closed, closed with the window", Life::closed, End::withWindow, kWithout);
    }

    void opensAndCloses()
    {
        QFETCH(int, life);
        QFETCH(int, end);
        QFETCH(int, least);
        auto living = std::make_unique<LivingWindow>(static_cast<Life>(life));
        MainWindow& window = living->fixture->window;
        const std::string before = projectText(window.document().project());
        const int step = window.document().undoStack()->index();
        int opened = 0;
        for (const QString& name : openingCommands(window)) {
            auto* action = window.findChild<QAction*>(name);
            QVERIFY2(action, qPrintable(name));
            if (!action->isEnabled())
                continue;
            const qsizetype already = openedDialogs().size();
            action->trigger();
            if (openedDialogs().size() > already)
                ++opened;
            if (static_cast<End>(end) == End::whenDone) {
                jobPool().waitForDone();
                runEvents();
                jobPool().waitForDone(); // what the first answers led to
                runEvents();
            }
            if (static_cast<End>(end) == End::withWindow)
                continue;
            closeDialogs();
            QVERIFY2(openedDialogs().isEmpty(), qPrintable(name));
            QCOMPARE(window.document().undoStack()->index(), step);
        }
        QVERIFY2(opened >= least, qPrintable(QString::number(opened)));
        QCOMPARE(projectText(window.document().project()), before);
        living->fixture.reset();
        living.reset(); // jobs that were held end when those who asked are gone
        runEvents();
        closeDialogs();
        QVERIFY(openedDialogs().isEmpty());
    }
};

/** By the source, since some open on rare occasions only: dialogs, windows of their own, and the questions of
 * a message box, which are one form. Files are chosen in the desktop's dialog. */
void TestDialogLives::dialogsAreFewEnoughToBeKnown()
{
    static const QRegularExpression form(
        QStringLiteral("class \\w+ : public QDialog|\\(parent, Qt::Window\\)|\\bQMessageBox \\w+\\("));
    qsizetype count = 0;
    QDirIterator files(QStringLiteral(CONTRAFLOW_SAMPLES "/../app/desktop"),
                       {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        count += QString::fromUtf8(file.readAll()).count(form);
    }
    QVERIFY(count > 10);
    QVERIFY2(count <= 15, QByteArray::number(count));
}

QTEST_MAIN(TestDialogLives)
#include "tst_dialog_lives.moc"
