// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/results.h"
#include "app/desktop/sheet/model/sheets.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QTest>

#include <memory>

using namespace contraflow;

/** Rows that are duplicated, moved and ordered, each as one undo step. */
class RowChangesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void copiesStandBelowTheirRowsWithNamesOfTheirOwn();
    void rowsMoveAsBlocks();
    void rowsStopAtTheEnds();
    void rowsGoTogetherToAPlace_data();
    void rowsGoTogetherToAPlace();
    void anOrderIsOneStep();
    void anOrderOfOtherRowsIsRefused();
    void anEditIsOfTheRowsWhenItWasAskedFor();
    void rowsHereAndThereAreOneStep();

private:
    [[nodiscard]] QString ids() const
    {
        QStringList ids;
        for (const MessageRow& row : m_document->project().workloads[0].messages)
            ids.append(QString::fromStdString(row.id));
        return ids.join(QLatin1Char(' '));
    }
    void undoAndCompare(const Project& before)
    {
        QCOMPARE(m_document->undoStack()->count(), 1);
        m_document->undoStack()->undo();
        QVERIFY(m_document->project() == before);
    }

    std::unique_ptr<SheetModel> m_sheet;
    std::unique_ptr<Results> m_results;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Document> m_document;
};

void RowChangesTest::init()
{
    m_sheet.reset();
    m_results.reset();
    m_document = std::make_unique<Document>();
    m_selection = std::make_unique<Selection>();
    test::openProject(*m_document, test::tableOne());
    m_results = std::make_unique<Results>(*m_document, *m_selection);
    m_sheet = makeTableSheet(TableKind::messages, {*m_document, *m_selection, *m_results});
    QCOMPARE(ids(), QStringLiteral("e1 e2 e3 e4 e5"));
}

void RowChangesTest::copiesStandBelowTheirRowsWithNamesOfTheirOwn()
{
    const Project before = m_document->project();
    QVERIFY(m_sheet->apply(DuplicateRows{{{0, 2}, {4, 1}}}));
    QCOMPARE(ids(), QStringLiteral("e1 e2 e6 e7 e3 e4 e5 e8"));
    const auto& rows = m_document->project().workloads[0].messages;
    QCOMPARE(rows[2].source, rows[0].source);
    QVERIFY(rows[2].size == rows[0].size);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Duplicate 3 messages"));
    undoAndCompare(before);
}

void RowChangesTest::rowsMoveAsBlocks()
{
    const Project before = m_document->project();
    QVERIFY(m_sheet->apply(MoveRows{{{1, 2}, {4, 1}}, -1}));
    QCOMPARE(ids(), QStringLiteral("e2 e3 e1 e5 e4"));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move 3 messages up"));
    undoAndCompare(before);
    QVERIFY(m_sheet->apply(MoveRows{{{0, 1}}, 1}));
    QCOMPARE(ids(), QStringLiteral("e2 e1 e3 e4 e5"));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move message e1 down"));
}

void RowChangesTest::rowsStopAtTheEnds()
{
    m_sheet->apply(MoveRows{{{0, 1}, {3, 1}}, -1});
    m_sheet->apply(MoveRows{{{3, 2}}, 1});
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(m_sheet->apply(MoveRows{{{4, 9}}, -1}));
    QCOMPARE(ids(), QStringLiteral("e1 e2 e3 e5 e4"));
}

void RowChangesTest::rowsGoTogetherToAPlace_data()
{
    QTest::addColumn<QVector<QPair<int, int>>>("ranges"); // first row and count
    QTest::addColumn<int>("before");
    QTest::addColumn<QString>("order");
    using Ranges = QVector<QPair<int, int>>;
    QTest::newRow("down") << Ranges{{0, 1}} << 3 << "e2 e3 e1 e4 e5";
    QTest::newRow("up") << Ranges{{3, 2}} << 0 << "e4 e5 e1 e2 e3";
    QTest::newRow("to the end") << Ranges{{0, 2}} << 5 << "e3 e4 e5 e1 e2";
    QTest::newRow("behind the end") << Ranges{{0, 1}} << 99 << "e2 e3 e4 e5 e1";
    QTest::newRow("around the place") << Ranges{{0, 1}, {4, 1}} << 2 << "e2 e1 e5 e3 e4";
    QTest::newRow("into a block") << Ranges{{0, 1}, {2, 2}} << 3 << "e2 e1 e3 e4 e5";
    QTest::newRow("where they are") << Ranges{{1, 2}} << 3 << "e1 e2 e3 e4 e5";
    QTest::newRow("rows that are not there") << Ranges{{7, 2}} << 0 << "e1 e2 e3 e4 e5";
}

void RowChangesTest::rowsGoTogetherToAPlace()
{
    using Ranges = QVector<QPair<int, int>>;
    QFETCH(const Ranges, ranges);
    QFETCH(const int, before);
    QFETCH(const QString, order);
    const QString start = ids();
    MoveRowsTo change{{}, before};
    for (const auto& [first, count] : ranges)
        change.ranges.push_back({first, count});
    m_sheet->apply(change);
    QCOMPARE(ids(), order);
    QCOMPARE(m_document->undoStack()->count(), order == start ? 0 : 1);
    m_document->undoStack()->undo();
    QCOMPARE(ids(), start);
}

void RowChangesTest::anOrderIsOneStep()
{
    const Project before = m_document->project();
    QVERIFY(m_sheet->apply(ReorderRows{{4, 3, 2, 0, 1}}));
    QCOMPARE(ids(), QStringLiteral("e5 e4 e3 e1 e2"));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Order 5 messages"));
    undoAndCompare(before);
}

void RowChangesTest::anOrderOfOtherRowsIsRefused()
{
    QString reason;
    connect(m_document.get(), &Document::editRefused, this, [&](const QString& why) { reason = why; });
    QVERIFY(!m_sheet->apply(ReorderRows{{1, 0}}));
    QVERIFY(reason.contains(QStringLiteral("order them again")));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void RowChangesTest::anEditIsOfTheRowsWhenItWasAskedFor()
{
    const EditMaker make = m_sheet->editMaker();
    m_sheet->apply(DeleteRows{{{0, 5}}});
    const Result<Edit> edit =
        make(WriteCells{{{0, 0, QStringLiteral("first")}, {1, 0, QStringLiteral("second")}},
                        QStringLiteral("Write")},
             {});
    QVERIFY(edit.has_value());
    QCOMPARE(edit->changes.size(), 1U);
    QVERIFY(!m_document->submit(*edit));
}

void RowChangesTest::rowsHereAndThereAreOneStep()
{
    constexpr int kRows = 300;
    std::vector<MessageRow> rows;
    for (int i = 0; i < kRows; ++i)
        rows.push_back(test::message("m" + std::to_string(i), "X1", "X2", 1));
    QVERIFY(m_document->submit({"Messages", {ReplaceRows{*m_sheet->table(), 0, 5, rows}}}));
    m_document->undoStack()->clear();
    const Project before = m_document->project();
    std::vector<RowRange> every;
    for (int i = 1; i < kRows; i += 2)
        every.push_back({i, 1});
    QVERIFY(m_sheet->apply(DeleteRows{every}));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Delete 150 messages"));
    QVERIFY(ids().startsWith(QStringLiteral("m0 m2 m4 ")) && ids().endsWith(QStringLiteral(" m298")));
    QCOMPARE(m_sheet->dataRowCount(), 150);
    undoAndCompare(before);
    m_document->undoStack()->clear();

    QVERIFY(m_sheet->apply(DuplicateRows{every}));
    QVERIFY(ids().startsWith(QStringLiteral("m0 m1 m300 m2 m3 m301 ")));
    QVERIFY(ids().endsWith(QStringLiteral(" m299 m449")));
    undoAndCompare(before);
    m_document->undoStack()->clear();

    QVERIFY(m_sheet->apply(MoveRows{every, -1}));
    QVERIFY(ids().startsWith(QStringLiteral("m1 m0 m3 m2 ")));
    undoAndCompare(before);
}

QTEST_GUILESS_MAIN(RowChangesTest)
#include "tst_row_changes.moc"
