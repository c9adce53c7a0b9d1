// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/recovery.h"
#include "tests/app/desktop/abandoned_copies.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QFile>
#include <QTest>

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
};

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
