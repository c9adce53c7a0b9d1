// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/recovery.h"
#include "core/io/project/project_file.h"
#include "tests/app/desktop/abandoned_copies.h"
#include "tests/app/desktop/document/killed_program.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <string_view>

using namespace contraflow;

namespace {

void load(Document& document)
{
    test::openProject(document, test::tableOne());
}

void edit(Document& document)
{
    QVERIFY(document.submit({"Set title", {SetTitle{"Unsaved work"}}}));
}

QString leaveCopyBehind()
{
    Document document;
    load(document);
    edit(document);
    return test::leaveCopyBehind(document);
}

/** For a program of its own: edits and keeps copies until it is killed, and says which edit the copy has. */
int editUntilKilled()
{
    Document document;
    load(document);
    Recovery recovery(document);
    for (int number = 1;; ++number) {
        document.submit({"Set title", {SetTitle{"edit " + std::to_string(number)}}});
        recovery.write();
        const auto isCopied = [&] {
            const auto copy = readProject(recovery.copyPath().toStdString());
            return copy && copy->project.title == document.project().title;
        };
        if (!QTest::qWaitFor(isCopied, 30'000))
            return 1;
        test::sayDone(number);
    }
}

} // namespace

class TestRecovery : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { test::discardAbandonedCopies(); }

    void unsavedWorkIsCopiedAndRemovedOnceSaved()
    {
        Document document;
        load(document);
        Recovery recovery(document);
        recovery.write();
        QVERIFY(!QFile::exists(recovery.copyPath()));
        edit(document);
        recovery.write();
        QTRY_VERIFY(QFile::exists(recovery.copyPath()));
        document.markSaved(QStringLiteral("/somewhere.yaml"));
        QVERIFY(!QFile::exists(recovery.copyPath()));
    }

    void aLivingWindowsCopyIsNotOffered()
    {
        Document document;
        load(document);
        edit(document);
        Recovery first(document);
        first.write();
        QTRY_VERIFY(QFile::exists(first.copyPath()));
        Document other;
        const Recovery second(other);
        QVERIFY(second.abandoned().isEmpty());
    }

    void anAbandonedCopyIsOfferedAndBecomesUnsavedWork()
    {
        const QString left = leaveCopyBehind();
        Document document;
        Recovery recovery(document);
        const QList<UnsavedCopy> copies = recovery.abandoned();
        QCOMPARE(copies.size(), 1);
        QCOMPARE(copies.first().path, left);
        QCOMPARE(copies.first().title, QStringLiteral("Unsaved work"));
        QCOMPARE(copies.first().file, QString());
        document.reset(readProject(left.toStdString()).value(), {});
        recovery.adopt(left);
        QVERIFY(document.isModified());
        QVERIFY(!QFile::exists(left));
        QVERIFY(QFile::exists(recovery.copyPath()));
        QCOMPARE(document.project().title, std::string("Unsaved work"));
    }

    void aKilledProgramLosesNoEditThatWasCopied()
    {
        test::killAtRandomMoments({QStringLiteral("--edit-until-killed")}, [](int last) {
            Document document;
            const Recovery recovery(document);
            const QList<UnsavedCopy> copies = recovery.abandoned();
            QCOMPARE(copies.size(), 1);
            const auto project = readProject(copies.first().path.toStdString());
            QVERIFY2(project, project ? "" : project.error().message.c_str());
            const QString title = QString::fromStdString(project->project.title);
            QVERIFY2(title.section(QLatin1Char(' '), 1).toInt() >= last, qPrintable(title));
            Recovery::discard(copies.first().path);
            // Nothing is left for good: neither half-written files nor what stands beside copies.
            QVERIFY(recovery.abandoned().isEmpty());
            const QDir folder = QFileInfo(copies.first().path).dir();
            QCOMPARE(folder.entryList(QDir::Files | QDir::Hidden), QStringList());
        });
    }
};

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 2 && std::string_view(argv[1]) == "--edit-until-killed")
        return editUntilKilled();
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"
