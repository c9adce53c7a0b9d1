// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/job_pool.h"
#include "app/desktop/plots/plot_catalog.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/sheet/view/sheet_hands.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/data_folders.h"

#include <QElapsedTimer>
#include <QThreadPool>

#include <algorithm>
#include <cstdio>
#include <malloc.h>
#include <utility>

using namespace contraflow;

namespace {

/** Bytes that the program has asked for and not given back; 0 under a sanitizer, which has a heap of its own.
 */
double bytesInUse()
{
    const struct mallinfo2 memory = ::mallinfo2();
    return static_cast<double>(memory.uordblks + memory.hblkhd);
}

} // namespace

/** Somebody who tries sizes all day: the window needs no more memory in the evening than in the morning. */
class TestLongEditing : public QObject, public test::SheetHands
{
    Q_OBJECT

private slots:
    void memoryStaysAsItIs();

private:
    [[nodiscard]] SheetTabs& tabs() const override { return *m_window->window.workspace().sheets(); }
    void editOnce(int edit);
    void takeBack();
    static void letAllEnd();
    void editForARound(int round);

    static constexpr int kSize = 3;
    static constexpr int kEdits = 20; ///< of a round
    std::unique_ptr<test::WindowFixture> m_window;
};

/** Types a size where the cursor is led, and waits for what it changes. */
void TestLongEditing::editOnce(int edit)
{
    tabs().showSheet("messages");
    click(edit * 7 % view().sheet().dataRowCount(), kSize);
    type(QStringLiteral("%1 kB").arg(100 + edit % 900));
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->hasResult(), test::kPatience);
}

void TestLongEditing::takeBack()
{
    QUndoStack& steps = *m_window->window.document().undoStack();
    while (steps.canUndo())
        steps.undo();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->hasResult(), test::kPatience);
}

/** What is still worked out holds results of its own, and its end may begin something else. */
void TestLongEditing::letAllEnd()
{
    for (int i = 0; i < 2; ++i) {
        QCoreApplication::processEvents();
        QTRY_COMPARE_WITH_TIMEOUT(jobPool().activeThreadCount(), 0, test::kPatience);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

/** Edits under one plot and one sheet of results after the other, then takes everything back. */
void TestLongEditing::editForARound(int round)
{
    const std::span<const PlotEntry> plots = plotCatalog();
    for (int i = 0; i < kEdits && !QTest::currentTestFailed(); ++i) {
        const int edit = round * kEdits + i;
        m_window->window.workspace().plots()->showPlot(
            plots[static_cast<std::size_t>(edit) % plots.size()].name);
        editOnce(edit);
        tabs().showSheet(i % 2 == 0 ? "results" : "errors");
        QCoreApplication::processEvents();
    }
    takeBack();
    // A comparison that an edit stopped holds less than one that has ended: what is looked at ends in every
    // round, so that as much is held each time.
    for (const PlotEntry& plot : plots) {
        m_window->window.workspace().plots()->showPlot(plot.name);
        letAllEnd();
    }
    for (const SheetInfo& sheet : sheetCatalog())
        if (sheet.group == SheetGroup::answer) {
            tabs().showSheet(sheet.key);
            letAllEnd();
        }
}

void TestLongEditing::memoryStaysAsItIs()
{
    // CONTRAFLOW_EDITING=60 edits for as many minutes, and prints what is in use.
    const int minutes = qEnvironmentVariableIntValue("CONTRAFLOW_EDITING");
    m_window = std::make_unique<test::WindowFixture>();
    m_window->window.show();
    const QString file = m_window->path("day.yaml");
    QVERIFY(QFile::copy(QStringLiteral(CONTRAFLOW_SAMPLES "/simulated-packets.yaml"), file));
    m_window->open(file);
    m_window->window.activateWindow();
    QTRY_VERIFY(m_window->window.isActiveWindow());
    // Fonts, pictures and pages are made when they are first shown.
    constexpr int kWarmUp = 4;
    constexpr int kFewest = 4; // rounds that are looked at
    int round = 0;
    for (; round < kWarmUp; ++round)
        editForARound(round);
    double before = bytesInUse();
    int first = round;
    // Caches fill up; a leaked result of a hundred messages is as much at once, and a step of undo ten times
    // what an edit may leave.
    const auto growth = [&] { return bytesInUse() - before; };
    const auto most = [&] { return std::max(2e5, 100.0 * (round - first) * kEdits); };
    bool isSecond = false; // look: a cache that is filled late fills once, what leaks goes on
    QElapsedTimer time;
    time.start();
    qint64 told = 0;
    do {
        editForARound(round++);
        if (minutes > 0 && time.elapsed() / 60'000 > told) {
            told = time.elapsed() / 60'000;
            std::printf("%lld min: %d edits, %.2f MB in use\n", static_cast<long long>(told), round * kEdits,
                        bytesInUse() / 1e6);
            std::fflush(stdout);
        }
        if (round == first + kFewest && growth() >= most() && !std::exchange(isSecond, true)) {
            before = bytesInUse();
            first = round;
        }
    } while (!QTest::currentTestFailed() && (time.elapsed() < minutes * 60'000LL || round < first + kFewest));
    QVERIFY2(growth() < most(), qPrintable(QStringLiteral("%1 bytes more after %2 edits")
                                               .arg(growth(), 0, 'f', 0)
                                               .arg((round - first) * kEdits)));
    m_window.reset();
}

QTEST_MAIN(TestLongEditing)
#include "tst_long_editing.moc"
