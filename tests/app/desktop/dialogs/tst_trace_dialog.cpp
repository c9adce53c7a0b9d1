// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/trace_dialog.h"

#include "app/desktop/results/results.h"
#include "core/application/application_replay.h"
#include "core/io/project_file.h"
#include "tests/app/desktop/dialogs/file_dialog_fixture.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QUrl>

using namespace contraflow;

namespace {

const QByteArray kTrace = "0 init\n1 init\n0 compute 1e9\n0 send 1 0 1e6\n1 recv 0 0 1e6\n";

struct Fixture : test::FileDialogFixture<TraceDialog>
{
    explicit Fixture(const QByteArray& content, const char* file = "run.ti",
                     const char* action = "file.importTrace")
        : test::FileDialogFixture<TraceDialog>(file, content, action)
    {}

    [[nodiscard]] QStringList taken() const
    {
        QStringList lines;
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("traceTaken"));
        for (int i = 0; i < list->count(); ++i)
            lines += list->item(i)->text();
        return lines;
    }
    [[nodiscard]] QLineEdit* field(const char* name) const
    {
        return dialog->findChild<QLineEdit*>(QLatin1String(name));
    }
    void type(const char* name, const QString& text) const
    {
        QLineEdit* line = field(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Tab);
        settle();
    }
};

} // namespace

class TestTraceDialog : public QObject
{
    Q_OBJECT

private slots:
    void aTraceComesInAsOneStepAndRuns()
    {
        Fixture f(kTrace);
        const Project before = f.project();
        QVERIFY(f.combo("Format")->currentText().contains(QStringLiteral("SimGrid")));
        // Flops are no times.
        QVERIFY(f.field("traceSpeed")->isVisible());
        QVERIFY2(f.text("traceStatus").contains(QStringLiteral("say by the speed how many")),
                 qPrintable(f.text("traceStatus")));
        QVERIFY(f.text("traceStatus")
                    .startsWith(QStringLiteral("run.ti:"))); // called as it is, without a capital
        QVERIFY(!f.import()->isEnabled());
        f.type("traceSpeed", QStringLiteral("1 Gflop/s"));
        QVERIFY2(f.text("traceStatus").isEmpty(), qPrintable(f.text("traceStatus")));
        QCOMPARE(f.taken().size(), 2);
        QVERIFY2(f.taken().first().contains(QStringLiteral("run: 2 processes with 3 events")),
                 qPrintable(f.taken().first()));
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TraceDialog*>());
        QCOMPARE(f.project().applications.size(), before.applications.size() + 1);
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        // The new scenario is shown and runs without the project having been saved.
        QTRY_VERIFY(!f.window.results().isStale());
        QVERIFY(f.window.results().current()->replay);
        QCOMPARE(f.window.results().current()->replay->replay.messageCount, std::uint64_t(1));
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
    }

    void theProjectNamesItsTraceWhereverItIsSaved()
    {
        Fixture f(kTrace);
        f.type("traceSpeed", QStringLiteral("1e9"));
        f.type("traceName", QStringLiteral("lu"));
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TraceDialog*>());
        QVERIFY(QDir(f.path(".")).mkdir(QStringLiteral("elsewhere")));
        f.answers.savePath = f.path("elsewhere/b.yaml");
        f.window.files().saveProjectAs();
        QTRY_COMPARE(f.window.document().filePath(), f.answers.savePath);
        const auto read = readProject(f.answers.savePath.toStdString());
        QVERIFY(read);
        QVERIFY(projectText(read->project).find("file: ../run.ti") != std::string::npos);
        IssueList issues;
        QVERIFY(programOf(read->project, 0, issues));
    }

    void aSpeedThatIsNoneIsSaidAtItsField()
    {
        const Fixture f(kTrace);
        f.type("traceSpeed", QStringLiteral("fast"));
        bool isSaid = false;
        for (const QLabel* label : f.dialog->findChildren<QLabel*>())
            isSaid = isSaid || label->text().startsWith(QStringLiteral("A speed is a number"));
        QVERIFY(isSaid);
        QVERIFY(!f.import()->isEnabled());
    }

    void withoutAPlatformTheApplicationComesAlone()
    {
        Fixture f(
            "num_ranks 2\nrank 0 {\nl1: send 10b to 1 tag 5\n}\nrank 1 {\nl1: recv 10b from 0 tag 5\n}\n",
            "a.goal");
        QVERIFY(!f.field("traceSpeed")->isVisible());
        f.combo("New scenario on")->setCurrentIndex(0);
        f.settle();
        QCOMPARE(f.taken().size(), 1);
        const std::size_t scenarios = f.project().scenarios.size();
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TraceDialog*>());
        QCOMPARE(f.project().scenarios.size(), scenarios);
        QCOMPARE(f.project().applications.size(), std::size_t(1));
    }

    void whatIsNoTraceIsSaid()
    {
        const Fixture f("just a note\n", "note.txt");
        QVERIFY2(f.text("traceStatus").contains(QStringLiteral("It is no trace that is known")) ||
                     f.text("traceStatus").contains(QStringLiteral("it is no trace that is known")),
                 qPrintable(f.text("traceStatus")));
        QVERIFY(!f.import()->isEnabled());
        QVERIFY(f.taken().isEmpty());
    }

    void measurementsLeadToTracesToo()
    {
        const Fixture f(kTrace, "run.ti", "file.import");
        QVERIFY(f.dialog);
    }

    void severalFilesThatAreDroppedAreOneTrace()
    {
        test::WindowFixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(f.write("r10.ti", "10 init\n")),
                      QUrl::fromLocalFile(f.write("r9.ti", "9 init\n"))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&f.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&f.window, &drop);
        QTRY_VERIFY(f.window.findChild<TraceDialog*>());
        auto* dialog = f.window.findChild<TraceDialog*>();
        // In the order of their numbers, whatever the desktop made of it.
        QVERIFY2(dialog->windowTitle().contains(QStringLiteral("r9.ti")), qPrintable(dialog->windowTitle()));
        QTRY_VERIFY(!dialog->isBusy());
        dialog->reject();
    }
};

QTEST_MAIN(TestTraceDialog)
#include "tst_trace_dialog.moc"
