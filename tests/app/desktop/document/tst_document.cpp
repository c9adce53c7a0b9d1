// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/document.h"
#include "tests/support/builders.h"

#include <QSignalSpy>
#include <QTest>

using namespace contraflow;

namespace {

const TableRef kMessages{TableKind::messages, 0};

LoadedProject tableOne()
{
    LoadedProject loaded;
    loaded.project = test::tableOne();
    return loaded;
}

Edit replace(TableRef table, std::size_t first, std::size_t removed, RowBlock rows)
{
    return {"Change", {ReplaceRows{table, first, removed, std::move(rows)}}};
}

std::vector<MessageRow> messages(int count)
{
    std::vector<MessageRow> rows;
    for (int i = 0; i < count; ++i)
        rows.push_back(test::message("n" + std::to_string(i), "X1", "Y1", 1));
    return rows;
}

} // namespace

class DocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void undoAndRedoRestoreTheProjectExactly();
    void anEditThatDoesNotFitChangesNothingAndSaysWhy();
    void aBatchIsTakenBackWhenItsSecondChangeDoesNotFit();
    void changesAreAnnouncedAsRewritingInsertingOrRemoving();
    void theRevisionGrowsWithEveryChangeAlsoByUndo();
    void theCleanStateIsKnownAcrossUndo();
    void viewsCannotSubmitWhileTheyMirrorAChange();
    void resettingClearsTheUndoStack();
    void stepsBeyondTenThousandAreForgotten();
};

void DocumentTest::undoAndRedoRestoreTheProjectExactly()
{
    Document document;
    document.reset(tableOne(), {});
    const Project before = document.project();
    QVERIFY(document.submit(replace(kMessages, 1, 2, messages(4))));
    const Project after = document.project();
    QCOMPARE(after.workloads[0].messages.size(), before.workloads[0].messages.size() + 2);
    document.undoStack()->undo();
    QVERIFY(document.project() == before);
    document.undoStack()->redo();
    QVERIFY(document.project() == after);
    document.undoStack()->undo();
    QVERIFY(document.project() == before);
    QCOMPARE(document.undoStack()->count(), 1);
}

void DocumentTest::anEditThatDoesNotFitChangesNothingAndSaysWhy()
{
    Document document;
    document.reset(tableOne(), {});
    const Project before = document.project();
    const QSignalSpy refused(&document, &Document::editRefused);
    QVERIFY(!document.submit(replace(kMessages, 100, 1, messages(1))));
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused[0][0].toString().isEmpty());
    QVERIFY(document.project() == before);
    QVERIFY(!document.undoStack()->canUndo());
}

void DocumentTest::aBatchIsTakenBackWhenItsSecondChangeDoesNotFit()
{
    Document document;
    document.reset(tableOne(), {});
    const Project before = document.project();
    int open = 0;
    int announced = 0;
    connect(&document, &Document::aboutToChange, this, [&] { ++open; });
    connect(&document, &Document::changed, this, [&] {
        --open;
        ++announced;
    });
    QVERIFY(!document.submit({"Batch",
                              {ReplaceRows{kMessages, 0, 1, messages(3)},
                               ReplaceRows{TableRef{TableKind::messages, 7}, 0, 1, messages(1)}}}));
    QVERIFY(document.project() == before);
    QCOMPARE(open, 0);
    QCOMPARE(announced, 4); // rewritten, inserted, and both back
}

void DocumentTest::changesAreAnnouncedAsRewritingInsertingOrRemoving()
{
    Document document;
    document.reset(tableOne(), {});
    std::vector<ReplaceRows> announced;
    connect(&document, &Document::changed, this,
            [&](const Change& change) { announced.push_back(std::get<ReplaceRows>(change)); });
    document.submit(replace(kMessages, 1, 2, messages(5)));
    QCOMPARE(announced.size(), 2U);
    QCOMPARE(announced[0].first, 1U);
    QCOMPARE(announced[0].removed, 2U);
    QCOMPARE(rowCount(announced[0].rows), 2U);
    QCOMPARE(announced[1].first, 3U);
    QCOMPARE(announced[1].removed, 0U);
    QCOMPARE(rowCount(announced[1].rows), 3U);
    announced.clear();
    document.undoStack()->undo();
    for (const ReplaceRows& change : announced) {
        const std::size_t inserted = rowCount(change.rows);
        QVERIFY(inserted == 0 || change.removed == 0 || inserted == change.removed);
    }
}

void DocumentTest::theRevisionGrowsWithEveryChangeAlsoByUndo()
{
    Document document;
    document.reset(tableOne(), {});
    const QSignalSpy revisions(&document, &Document::revisionChanged);
    quint64 last = document.revision();
    document.submit(replace(kMessages, 0, 2, messages(3)));
    QVERIFY(document.revision() > last);
    last = document.revision();
    document.undoStack()->undo();
    QVERIFY(document.revision() > last);
    last = document.revision();
    document.undoStack()->redo();
    QVERIFY(document.revision() > last);
    QCOMPARE(revisions.count(), 3);
}

void DocumentTest::theCleanStateIsKnownAcrossUndo()
{
    Document document;
    document.reset(tableOne(), QStringLiteral("/a.yaml"));
    QVERIFY(!document.isModified());
    document.submit(replace(kMessages, 0, 1, messages(1)));
    QVERIFY(document.isModified());
    document.markSaved(QStringLiteral("/b.yaml"));
    QVERIFY(!document.isModified());
    QCOMPARE(document.filePath(), QStringLiteral("/b.yaml"));
    document.undoStack()->undo();
    QVERIFY(document.isModified());
    document.undoStack()->redo();
    QVERIFY(!document.isModified());
}

void DocumentTest::viewsCannotSubmitWhileTheyMirrorAChange()
{
    Document document;
    document.reset(tableOne(), {});
    bool accepted = true;
    connect(&document, &Document::changed, this,
            [&] { accepted = document.submit(replace(kMessages, 0, 1, messages(1))); });
    QVERIFY(document.submit(replace(kMessages, 0, 1, messages(1))));
    QVERIFY(!accepted);
    QCOMPARE(document.undoStack()->count(), 1);
}

void DocumentTest::resettingClearsTheUndoStack()
{
    Document document;
    document.reset(tableOne(), {});
    document.submit(replace(kMessages, 0, 1, messages(1)));
    LoadedProject other;
    other.project.title = "other";
    other.issues = {{Severity::warning, "the file was of an older version", {}},
                    {Severity::error, "a row's cell", {kMessages, 3, "size", 12}}};
    document.reset(std::move(other), QStringLiteral("/other.yaml"));
    QVERIFY(!document.undoStack()->canUndo());
    QVERIFY(!document.isModified());
    QCOMPARE(document.project().title, std::string("other"));
    QCOMPARE(document.readIssues().size(), 1U);
}

/** A day of edits must not take more and more memory. */
void DocumentTest::stepsBeyondTenThousandAreForgotten()
{
    Document document;
    document.reset(tableOne(), {});
    constexpr int kKept = 10'000;
    for (int i = 0; i < kKept + 5; ++i)
        QVERIFY(document.submit(
            replace(kMessages, 0, 1, std::vector{test::message(std::to_string(i), "X1", "Y1", 1)})));
    QCOMPARE(document.undoStack()->count(), kKept);
    document.undoStack()->setIndex(0);
    QCOMPARE(document.project().workloads[0].messages[0].id, std::string("4"));
    QVERIFY(document.isModified());
}

QTEST_GUILESS_MAIN(DocumentTest)
#include "tst_document.moc"
