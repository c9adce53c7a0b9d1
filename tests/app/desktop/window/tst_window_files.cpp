// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/disk_changes_dialog.h"
#include "app/desktop/document/recovery.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/preferences.h"
#include "app/desktop/window/start_page.h"
#include "tests/app/desktop/abandoned_copies.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QTextEdit>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPushButton* buttonOf(Fixture& f, const char* text)
{
    for (QPushButton* button : f.window.messageBar().findChildren<QPushButton*>())
        if (button->text() == QString::fromUtf8(text))
            return button;
    qFatal("no button %s", text);
}

void drop(QWidget& target, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPoint centre = target.rect().center();
    QDragEnterEvent enter(centre, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(centre), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &event);
}

/** A copy of unsaved work, "Unsaved work", as a program leaves it that was killed with that file open. */
void leaveCopyBehind(const QString& file)
{
    Document document;
    DocumentFile reader(document);
    reader.open(file);
    [&] { QTRY_COMPARE(document.filePath(), file); }();
    document.submit({"Set title", {SetTitle{"Unsaved work"}}});
    test::leaveCopyBehind(document, reader.stamp());
}

} // namespace

class TestWindowFiles : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Preferences().clearRecentFiles();
        test::discardAbandonedCopies();
    }

    void unsavedWorkGoesBackToItsFile()
    {
        Fixture f;
        const QString file = f.writeProject("tender.yaml", test::tableOne());
        leaveCopyBehind(file);
        f.window.files().offerRecovery();
        QCOMPARE(f.window.messageBar().texts().size(), 1);
        QVERIFY(f.window.messageBar().texts().first().contains(QStringLiteral("“tender.yaml”")));
        buttonOf(f, "Restore")->click();
        QTRY_COMPARE(f.window.document().project().title, std::string("Unsaved work"));
        QVERIFY(f.window.messageBar().texts().isEmpty());
        QCOMPARE(f.window.document().filePath(), file);
        QVERIFY(f.window.document().isModified());
        f.window.files().saveProject();
        QTRY_VERIFY(!f.window.document().isModified());
        QVERIFY(f.answers.asked.isEmpty());
        QVERIFY(contentOf(file).contains("Unsaved work"));
    }

    void restoredWorkDoesNotReplaceWhatAnotherProgramWrote()
    {
        Fixture f;
        const QString file = f.writeProject("tender.yaml", test::tableOne());
        leaveCopyBehind(file);
        Project other = test::tableOne();
        other.title = "What the other wrote";
        QVERIFY(!f.writeProject("tender.yaml", other).isEmpty());
        f.window.files().offerRecovery();
        buttonOf(f, "Restore")->click();
        QTRY_COMPARE(f.window.document().project().title, std::string("Unsaved work"));
        f.window.files().saveProject();
        QTRY_COMPARE(f.answers.asked, QStringList{QStringLiteral("changed on disk")});
        QVERIFY(contentOf(file).contains("What the other wrote"));
    }

    void aCopyIsOfferedWhereItsFileIsOpened()
    {
        Fixture f;
        const QString file = f.writeProject("tender.yaml", test::tableOne());
        leaveCopyBehind(file);
        f.open(f.writeProject("other.yaml", test::tableOne()));
        QVERIFY(f.window.messageBar().texts().isEmpty());
        f.open(file);
        QCOMPARE(f.window.messageBar().texts().size(), 1);
        buttonOf(f, "Throw away")->click();
        QVERIFY(f.window.messageBar().texts().isEmpty());
        f.window.files().closeProject();
        QVERIFY(f.window.messageBar().texts().isEmpty());
    }

    void whatWasSavedIsWhatIsOpened()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.rename("Changed");
        QVERIFY(f.window.isWindowModified());
        f.window.files().saveProject();
        QTRY_VERIFY(!f.window.document().isModified());
        QVERIFY(!f.window.isWindowModified());

        Fixture second;
        second.open(f.path("a.yaml"));
        QCOMPARE(second.window.document().project(), f.window.document().project());
        QCOMPARE(second.window.document().project().title, std::string("Changed"));
    }

    void aFileThatAnotherProgramChangedCanBeReadAgain()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        Project other = test::tableOne();
        other.title = "What the other wrote";
        QVERIFY(!f.writeProject("a.yaml", other).isEmpty());
        QTRY_COMPARE(f.window.messageBar().texts(),
                     QStringList{QStringLiteral("Another program changed a.yaml.")});
        buttonOf(f, "Reload")->click();
        QTRY_COMPARE(f.window.document().project().title, std::string("What the other wrote"));
        QVERIFY(!f.window.document().isModified());
        QVERIFY(f.window.messageBar().texts().isEmpty());
    }

    void whatAnotherProgramChangedIsShownAndTaken()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.rename("Mine");
        Project other = test::tableOne();
        other.title = "What the other wrote";
        Workload shorter = other.workloads[0];
        shorter.messages.replace(0, 1, {});
        other.workloads.replace(0, 1, {shorter});
        QVERIFY(!f.writeProject("a.yaml", other).isEmpty());
        QTRY_VERIFY(!f.window.messageBar().texts().isEmpty());
        buttonOf(f, "Compare…")->click();
        QPointer<DiskChangesDialog> dialog = f.window.findChild<DiskChangesDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(!dialog->isBusy());
        const QString lines = dialog->findChild<QTextEdit*>()->toPlainText();
        QVERIFY2(lines.contains(QStringLiteral("− title: Mine")), qPrintable(lines));
        QVERIFY2(lines.contains(QStringLiteral("+ title: What the other wrote")), qPrintable(lines));
        QVERIFY2(dialog->findChild<QLabel*>(QStringLiteral("diskChangesSummary"))
                     ->text()
                     .contains(QStringLiteral("(lines: 2)")),
                 qPrintable(lines));
        f.answers.unsaved = UnsavedAnswer::discard;
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("&Reload"))
                button->click();
        QTRY_COMPARE(f.window.document().project().title, std::string("What the other wrote"));
        QTRY_VERIFY(!dialog);
    }

    void mineIsKeptAndSavedWithoutAnotherQuestion()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        Project other = test::tableOne();
        other.title = "What the other wrote";
        QVERIFY(!f.writeProject("a.yaml", other).isEmpty());
        QTRY_VERIFY(!f.window.messageBar().texts().isEmpty());
        buttonOf(f, "Keep mine")->click();
        QVERIFY(f.window.messageBar().texts().isEmpty());
        QVERIFY(f.window.document().isModified());
        f.window.files().saveProject();
        QTRY_VERIFY(!f.window.document().isModified());
        QVERIFY(f.answers.asked.isEmpty());
        QVERIFY(contentOf(f.path("a.yaml")) == QByteArray::fromStdString(projectText(test::tableOne())));
    }

    void whatIsSavedHereIsNobodyElses()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.rename("Changed");
        f.window.files().saveProject();
        QTRY_VERIFY(!f.window.document().isModified());
        QVERIFY(!f.write("b.yaml", "another file in the folder").isEmpty());
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QVERIFY(f.window.messageBar().texts().isEmpty());
    }

    void saveAsKeepsTheOldFileAndContinuesInTheNewOne()
    {
        Fixture f;
        const QString first = f.writeProject("a.yaml", test::tableOne());
        f.open(first);
        const QByteArray before = contentOf(first);
        f.rename("Changed");
        f.answers.savePath = f.path("b.yaml");
        f.window.files().saveProjectAs();
        QTRY_COMPARE(f.window.document().filePath(), f.path("b.yaml"));
        QCOMPARE(contentOf(first), before);
        QVERIFY(contentOf(f.path("b.yaml")).contains("Changed"));
        QVERIFY(f.window.windowTitle().startsWith(QStringLiteral("b.yaml")));
    }

    void savingASampleAsksWhere()
    {
        Fixture f;
        f.window.files().openSample(samples().front().path);
        QTRY_VERIFY(f.hasResult());
        f.answers.savePath = f.path("mine.yaml");
        f.window.files().saveProject();
        QTRY_COMPARE(f.window.document().filePath(), f.path("mine.yaml"));
        QCOMPARE(f.answers.asked, QStringList{QStringLiteral("save")});
    }

    void whatWasMadeIsUnsavedWork_data()
    {
        QTest::addColumn<QString>("search");
        QTest::newRow("recipe") << QStringLiteral("Fat-tree");
        QTest::newRow("preset") << QStringLiteral("InfiniBand HDR");
    }

    void whatWasMadeIsUnsavedWork()
    {
        QFETCH(const QString, search);
        Fixture f;
        f.window.show();
        f.window.actions().find(QStringLiteral("project.gallery"))->trigger();
        QDialog* dialog = f.window.findChild<QDialog*>();
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(), search);
        // What the dialog offers is made as it is.
        QPushButton* make = nullptr;
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->isDefault())
                make = button;
        QVERIFY(make);
        QTRY_VERIFY(make->isEnabled());
        make->click();
        QTRY_VERIFY(f.window.files().isOpen());
        QVERIFY(f.window.document().isModified());
        QVERIFY(f.window.isWindowModified());
        QVERIFY(!f.window.close());
        QCOMPARE(f.answers.asked.size(), qsizetype(1));
        f.window.files().newProject(); // as any other command that would lose it
        QCOMPARE(f.answers.asked.size(), qsizetype(2));
        f.answers.savePath = f.path("made.yaml");
        f.window.files().saveProject();
        QTRY_VERIFY(!f.window.isWindowModified());
        // An empty project is no work; what is put into it is.
        f.window.files().newProject();
        QVERIFY(!f.window.isWindowModified());
        f.rename("Named");
        QVERIFY(f.window.isWindowModified());
    }

    void cancelledQuestionKeepsTheChanges()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.rename("Changed");
        f.answers.unsaved = UnsavedAnswer::cancel;
        f.window.files().newProject();
        QCOMPARE(f.answers.asked.size(), qsizetype(1));
        QCOMPARE(f.window.document().project().title, std::string("Changed"));
        f.window.show();
        QVERIFY(!f.window.close());
        QVERIFY(f.window.isVisible());
    }

    void discardedChangesDoNotReachTheFile()
    {
        Fixture f;
        const QString file = f.writeProject("a.yaml", test::tableOne());
        f.open(file);
        const QByteArray before = contentOf(file);
        f.rename("Changed");
        f.answers.unsaved = UnsavedAnswer::discard;
        f.window.show();
        f.window.close();
        QTRY_VERIFY(!f.window.isVisible());
        QCOMPARE(contentOf(file), before);
    }

    void closingCanSaveFirst()
    {
        Fixture f;
        const QString file = f.writeProject("a.yaml", test::tableOne());
        f.open(file);
        f.rename("Changed");
        f.answers.unsaved = UnsavedAnswer::save;
        f.window.show();
        f.window.close();
        QTRY_VERIFY(!f.window.isVisible());
        QVERIFY(contentOf(file).contains("Changed"));
    }

    void aFileChangedByOthersIsNotOverwrittenUnasked()
    {
        Fixture f;
        const QString file = f.writeProject("a.yaml", test::tableOne());
        f.open(file);
        f.rename("Mine");
        Project others = test::tableOne();
        others.title = "The text of somebody else";
        const QByteArray theirs = QByteArray::fromStdString(projectText(others));
        static_cast<void>(f.write("a.yaml", theirs));
        f.answers.changedOnDisk = ChangedOnDiskAnswer::cancel;
        f.window.files().saveProject();
        QTRY_COMPARE(f.answers.asked.size(), qsizetype(1));
        QCOMPARE(contentOf(file), theirs);
        QVERIFY(f.window.document().isModified());
        f.answers.changedOnDisk = ChangedOnDiskAnswer::overwrite;
        f.window.files().saveProject();
        QTRY_VERIFY(!f.window.document().isModified());
        QVERIFY(contentOf(file).contains("Mine"));
    }

    void anUnreadableFileIsExplainedInTheWindow_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("not a project") << QByteArray("hello: world\n");
        QTest::newRow("newer version") << QByteArray("contraflow: 999\n");
        QTest::newRow("not UTF-8") << QByteArray("contraflow: 1\ntitle: \xff\xfe\n");
    }
    void anUnreadableFileIsExplainedInTheWindow()
    {
        QFETCH(const QByteArray, content);
        Fixture f;
        f.open(f.writeProject("good.yaml", test::tableOne()));
        const quint64 revision = f.window.document().revision();
        f.window.files().openFile(f.write("bad.yaml", content));
        QTRY_COMPARE(f.window.messageBar().texts().size(), qsizetype(1));
        QVERIFY(f.window.messageBar().texts().first().contains(QStringLiteral("bad.yaml")));
        QCOMPARE(f.window.document().revision(), revision);
    }

    void aMissingFileIsForgottenAndExplained()
    {
        Fixture f;
        const QString file = f.path("gone.yaml");
        Preferences().addRecentFile(file);
        f.window.files().openFile(file);
        QTRY_COMPARE(f.window.messageBar().texts().size(), qsizetype(1));
        QVERIFY(f.window.isStartPageShown());
        QVERIFY(!Preferences().recentFiles().contains(file));
    }

    void aDroppedFileIsOpened()
    {
        Fixture f;
        f.window.show();
        const QString file = f.writeProject("dropped.yaml", test::tableOne());
        drop(f.window, file);
        QTRY_COMPARE(f.window.document().filePath(), file);
        QVERIFY(!f.window.isStartPageShown());
    }

    void aProjectThatIsOpenElsewhereComesUpInsteadOfTwice()
    {
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        MainWindow& other = MainWindow::openAnother();
        QVERIFY(other.isStartPageShown());
        other.files().openFile(f.path("a.yaml"));
        QVERIFY(!other.files().isBusy());
        QVERIFY(other.isStartPageShown());
        other.files().openFile(f.writeProject("b.yaml", test::tableOne()));
        QTRY_COMPARE(other.document().filePath(), f.path("b.yaml"));
        QCOMPARE(f.window.document().filePath(), f.path("a.yaml"));
        const QPointer<MainWindow> watched(&other);
        other.close();
        QTRY_VERIFY(!watched);
        QVERIFY(f.window.isVisible());
    }

    void quittingClosesAllWindowsUnlessOneKeepsItsChanges()
    {
        Fixture first;
        Fixture second;
        for (Fixture* f : {&first, &second}) {
            f->window.show();
            f->open(f->writeProject("a.yaml", test::tableOne()));
            f->rename("Changed");
        }
        second.answers.unsaved = UnsavedAnswer::cancel;
        first.answers.unsaved = UnsavedAnswer::discard;
        MainWindow::closeAll();
        QTRY_VERIFY(!second.answers.asked.isEmpty());
        QVERIFY(second.window.isVisible());
        second.answers.unsaved = UnsavedAnswer::save;
        MainWindow::closeAll();
        QTRY_VERIFY(!first.window.isVisible() && !second.window.isVisible());
        QVERIFY(contentOf(second.path("a.yaml")).contains("Changed"));
        QVERIFY(!contentOf(first.path("a.yaml")).contains("Changed"));
    }

    void openedAndSavedFilesAreTheRecentOnes()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.answers.savePath = f.path("b.yaml");
        f.window.files().saveProjectAs();
        QTRY_COMPARE(Preferences().recentFiles(), (QStringList{f.path("b.yaml"), f.path("a.yaml")}));
    }
};

QTEST_MAIN(TestWindowFiles)
#include "tst_window_files.moc"
