// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/recovery.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QFile>
#include <QFileInfo>
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

/** Leaves a copy behind as a program does that was killed: no lock, no clean end. */
QString leaveCopyBehind()
{
    Document document;
    load(document);
    edit(document);
    Recovery recovery(document);
    recovery.write();
    [&] { QTRY_VERIFY(QFile::exists(recovery.copyPath())); }();
    const QString left = QFileInfo(recovery.copyPath()).path() + QStringLiteral("/left.yaml");
    QFile::remove(left);
    const QString origin = QStringLiteral(".origin");
    QFile::remove(left + origin);
    if (!QFile::copy(recovery.copyPath(), left) || !QFile::copy(recovery.copyPath() + origin, left + origin))
        qFatal("cannot copy");
    return left;
}

} // namespace

class TestRecovery : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        Document document;
        const Recovery recovery(document);
        for (const UnsavedCopy& copy : recovery.abandoned())
            Recovery::discard(copy.path);
    }

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
