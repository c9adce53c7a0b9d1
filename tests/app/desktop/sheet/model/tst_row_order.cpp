// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/ordered_sheet.h"

#include "app/desktop/live/results.h"
#include "app/desktop/sheet/model/column_filter.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "core/base/random.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

using namespace contraflow;

namespace {

/** Parted by single blanks. */
QStringList names(const char* text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '));
}

MessageRow message(const std::string& id, double megabytes)
{
    MessageRow row{id, "a", "b", {}, {}, {}};
    row.size = quantity(Dimension::size, megabytes, "MB");
    return row;
}

} // namespace

class RowOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aSecondColumnDecidesTies();
    void aFilterLeavesTheRowsThatPass();
    void aLargeSheetIsSortedAndTheDocumentKeepsItsOrder();
    void theNewestOrderWins();
    void anOrderThatIsGivenUpNeverArrives();
    void whatIsWrittenGoesToTheRowThatIsShown();
    void typedRowsStayWhereTheyAreUntilOrderedAgain();
    void aRowInTheBlankRowIsShownLast();
    void rowsAreInsertedWhereTheyAreShown();
    void rowsAreMovedOnlyInTheirOwnOrder();
    void deletedRowsGoWhereverTheyAreShown();
    void manyFilteredRowsGoAtOnce();
    void selectedThingsAreFoundInTheirRow();
    void anotherTableGivesUpTheOrder();
    void resultsAreOrderedAgainByThemselves();
    void randomEditsKeepTheOrderedSheetExact();

private:
    void load(std::vector<MessageRow> rows);
    void make(const char* key = "messages")
    {
        m_sheet =
            std::make_unique<OrderedSheet>(sheetInfo(key).make({*m_document, *m_selection, *m_results}));
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_sheet.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    }
    void order(std::vector<SortBy> sort)
    {
        m_sheet->setSort(std::move(sort));
        QTRY_VERIFY_WITH_TIMEOUT(!m_sheet->isOrdering(), test::kPatience);
    }
    [[nodiscard]] int column(const char* key) const { return m_sheet->columnOf(key); }
    [[nodiscard]] RowFilter rowsWith(const char* text, const char* key = "id") const
    {
        return rowFilter({{.column = column(key), .text = QString::fromUtf8(text)}}).value();
    }
    [[nodiscard]] QStringList shown(const char* key = "id") const
    {
        QStringList texts;
        for (int row = 0; row < m_sheet->dataRowCount(); ++row)
            texts.append(m_sheet->index(row, column(key)).data().toString());
        return texts;
    }
    [[nodiscard]] QStringList inDocument() const
    {
        QStringList ids;
        for (const MessageRow& row : m_document->project().workloads[0].messages)
            ids.append(QString::fromStdString(row.id));
        return ids;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
    std::unique_ptr<OrderedSheet> m_sheet;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void RowOrderTest::init()
{
    load({message("c", 3), message("a", 1), message("d", 2), message("b", 4)});
    make();
}

void RowOrderTest::load(std::vector<MessageRow> rows)
{
    m_tester.reset();
    m_sheet.reset();
    m_results.reset();
    m_selection = std::make_unique<Selection>();
    m_document = std::make_unique<Document>();
    LoadedProject loaded;
    loaded.project = test::tableOne();
    Workload workload = loaded.project.workloads[0];
    workload.messages = SharedRows<MessageRow>(std::move(rows));
    loaded.project.workloads.replace(0, 1, {workload});
    m_document->reset(std::move(loaded), {});
    m_results = std::make_unique<Results>(*m_document, *m_selection);
}

void RowOrderTest::aSecondColumnDecidesTies()
{
    load({message("b", 1), message("c", 2), message("a", 1)});
    make();
    order({{column("size"), Qt::DescendingOrder}, {column("id"), Qt::AscendingOrder}});
    QCOMPARE(shown(), names("c a b"));
}

void RowOrderTest::aFilterLeavesTheRowsThatPass()
{
    m_sheet->setFilter(rowsWith("3 mb", "size"));
    QTRY_COMPARE(shown(), names("c"));
    m_sheet->setFilter(rowsWith("nowhere"));
    QTRY_COMPARE(m_sheet->dataRowCount(), 0);
    QCOMPARE(m_sheet->rowCount(), 1); // the blank row stays
    QVERIFY(m_sheet->emptyText() != m_sheet->sheet().emptyText());
    m_sheet->setFilter(rowsWith("a"));
    QTRY_COMPARE(shown(), names("a"));
    m_sheet->setFilter({});
    QTRY_COMPARE(shown(), names("c a d b"));
}

void RowOrderTest::aLargeSheetIsSortedAndTheDocumentKeepsItsOrder()
{
    constexpr int kRows = 200'000;
    Random random(3);
    std::vector<MessageRow> rows;
    for (int i = 0; i < kRows; ++i)
        rows.push_back(message("e" + std::to_string(random.below(kRows)), 1));
    load(rows);
    m_sheet = std::make_unique<OrderedSheet>(
        makeTableSheet(TableKind::messages, {*m_document, *m_selection, *m_results}));
    order({{column("id"), Qt::AscendingOrder}});
    std::stable_sort(rows.begin(), rows.end(), [](const MessageRow& a, const MessageRow& b) {
        return std::stoi(a.id.str().substr(1)) < std::stoi(b.id.str().substr(1));
    });
    QCOMPARE(m_sheet->dataRowCount(), kRows);
    for (int row = 0; row < kRows; row += 777)
        QCOMPARE(m_sheet->index(row, 0).data().toString(),
                 QString::fromStdString(rows[static_cast<std::size_t>(row)].id));
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_sheet->shownRow(m_sheet->sheetRow(4321)), 4321);
}

void RowOrderTest::theNewestOrderWins()
{
    QSignalSpy reordered(m_sheet.get(), &OrderedSheet::reordered);
    m_sheet->setSort({{column("id"), Qt::AscendingOrder}});
    m_sheet->setSort({{column("id"), Qt::DescendingOrder}});
    m_sheet->setSort({{column("size"), Qt::AscendingOrder}});
    QTRY_VERIFY_WITH_TIMEOUT(!m_sheet->isOrdering(), test::kPatience);
    QCOMPARE(shown(), names("a d c b"));
    QCOMPARE(reordered.size(), 1);
}

void RowOrderTest::anOrderThatIsGivenUpNeverArrives()
{
    QSignalSpy ordering(m_sheet.get(), &OrderedSheet::orderingChanged);
    m_sheet->setSort({{column("id"), Qt::AscendingOrder}});
    m_sheet->cancel();
    QVERIFY(!m_sheet->isOrdering());
    QCOMPARE(ordering.size(), 2);
    // The next one is worked out behind it, so it would have arrived by then.
    QSignalSpy reordered(m_sheet.get(), &OrderedSheet::reordered);
    order({{column("size"), Qt::AscendingOrder}});
    QCOMPARE(reordered.size(), 1);
    QCOMPARE(shown(), names("a d c b"));
}

void RowOrderTest::whatIsWrittenGoesToTheRowThatIsShown()
{
    order({{column("id"), Qt::AscendingOrder}});
    QVERIFY(m_sheet->setData(m_sheet->index(0, column("size")), QStringLiteral("7 MB"), Qt::EditRole));
    QCOMPARE(m_document->project().workloads[0].messages[1].size.value().value, 7e6);
    QVERIFY(m_sheet->apply(WriteCells{{{1, column("source"), QStringLiteral("p")},
                                       {2, column("source"), QStringLiteral("q")},
                                       {4, column("id"), QStringLiteral("new")}},
                                      QStringLiteral("Paste")}));
    const auto& messages = m_document->project().workloads[0].messages;
    QCOMPARE(messages[3].source, "p");
    QCOMPARE(messages[0].source, "q");
    QCOMPARE(messages[4].id, "new");
}

void RowOrderTest::typedRowsStayWhereTheyAreUntilOrderedAgain()
{
    order({{column("id"), Qt::AscendingOrder}});
    QVERIFY(m_sheet->setData(m_sheet->index(0, column("id")), QStringLiteral("z"), Qt::EditRole));
    QCOMPARE(shown(), names("z b c d"));
    m_sheet->refresh();
    QTRY_COMPARE(shown(), names("b c d z"));
}

void RowOrderTest::aRowInTheBlankRowIsShownLast()
{
    order({{column("id"), Qt::AscendingOrder}});
    QVERIFY(m_sheet->setData(m_sheet->index(4, column("id")), QStringLiteral("0"), Qt::EditRole));
    QCOMPARE(shown(), names("a b c d 0"));
    QCOMPARE(inDocument().last(), QStringLiteral("0"));
}

void RowOrderTest::rowsAreInsertedWhereTheyAreShown()
{
    order({{column("id"), Qt::AscendingOrder}});
    QVERIFY(m_sheet->apply(InsertRows{{2, 1}})); // above c, the first of the document
    QCOMPARE(shown(), names("a b  c d"));
    QCOMPARE(inDocument(), names(" c a d b"));
    m_document->undoStack()->undo();
    QCOMPARE(shown(), names("a b c d"));
    QVERIFY(m_sheet->apply(InsertRows{{4, 2}}));
    QCOMPARE(inDocument(), names("c a d b  "));
}

void RowOrderTest::rowsAreMovedOnlyInTheirOwnOrder()
{
    QSignalSpy refused(m_document.get(), &Document::editRefused);
    order({{column("id"), Qt::AscendingOrder}});
    QVERIFY(!m_sheet->apply(MoveRows{{{0, 1}}, 1}));
    QCOMPARE(refused.size(), 1);
    m_sheet->clearOrder();
    QVERIFY(m_sheet->apply(MoveRows{{{0, 1}}, 1}));
    QCOMPARE(inDocument(), names("a c d b"));
}

void RowOrderTest::deletedRowsGoWhereverTheyAreShown()
{
    order({{column("id"), Qt::AscendingOrder}});
    QVERIFY(m_sheet->apply(DeleteRows{{{0, 1}, {2, 1}}})); // a and c: neighbours in the document
    QCOMPARE(shown(), names("b d"));
    QCOMPARE(inDocument(), names("d b"));
    m_document->undoStack()->undo();
    QCOMPARE(inDocument(), names("c a d b"));
    QCOMPARE(m_sheet->dataRowCount(), 4);
}

void RowOrderTest::manyFilteredRowsGoAtOnce()
{
    constexpr int kRows = 400;
    std::vector<MessageRow> rows;
    for (int i = 0; i < kRows; ++i)
        rows.push_back(message((i % 2 == 0 ? "even" : "odd") + std::to_string(i), 1));
    QVERIFY(m_document->submit({"Messages", {ReplaceRows{*m_sheet->table(), 0, 4, rows}}}));
    m_sheet->setFilter(rowsWith("odd"));
    QTRY_COMPARE(m_sheet->dataRowCount(), kRows / 2);
    QVERIFY(m_sheet->apply(DeleteRows{{{0, kRows / 2}}}));
    // What did not pass before is not shown in between either.
    QCOMPARE(m_sheet->dataRowCount(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!m_sheet->isOrdering(), test::kPatience);
    QCOMPARE(m_sheet->dataRowCount(), 0);
    QCOMPARE(inDocument().size(), kRows / 2);
    QVERIFY(inDocument().filter(QStringLiteral("odd")).isEmpty());
    m_document->undoStack()->undo();
    QTRY_COMPARE(m_sheet->dataRowCount(), kRows / 2);
    QVERIFY(shown().filter(QStringLiteral("even")).isEmpty());
    QCOMPARE(shown().first(), QStringLiteral("odd1"));
}

void RowOrderTest::selectedThingsAreFoundInTheirRow()
{
    order({{column("id"), Qt::AscendingOrder}});
    const auto item = m_sheet->itemAt(0);
    QVERIFY(item);
    QCOMPARE(item->row, std::size_t{1});
    QCOMPARE(m_sheet->rowOf(*item), 0);
    m_sheet->setFilter(rowsWith("d"));
    QTRY_COMPARE(shown(), names("d"));
    QCOMPARE(m_sheet->rowOf(*item), -1);
    QCOMPARE(m_sheet->headerData(0, Qt::Vertical, Qt::DisplayRole).toInt(), 3);
}

void RowOrderTest::anotherTableGivesUpTheOrder()
{
    order({{column("id"), Qt::AscendingOrder}});
    Project other = m_document->project();
    Workload second = other.workloads[0];
    second.name = "second";
    other.workloads.append(second);
    Scenario scenario = other.scenarios[0];
    scenario.name = "other";
    scenario.workload = "second";
    other.scenarios.append(scenario);
    test::openProject(*m_document, other);
    QTRY_COMPARE(shown(), names("a b c d")); // the same table: ordered again
    m_selection->setScenario(1);
    QVERIFY(m_sheet->sort().empty());
    QCOMPARE(shown(), names("c a d b"));
}

void RowOrderTest::resultsAreOrderedAgainByThemselves()
{
    test::openProject(*m_document, test::tableOne());
    make("results");
    QTRY_VERIFY(!m_results->isStale());
    order({{column("size_bytes"), Qt::DescendingOrder}});
    const QString last = shown("message").last();
    const auto sheet = makeTableSheet(TableKind::messages, {*m_document, *m_selection, *m_results});
    const QStringList ids = inDocument();
    QVERIFY(sheet->setData(sheet->index(static_cast<int>(ids.indexOf(last)), sheet->columnOf("size")),
                           QStringLiteral("1 GB"), Qt::EditRole));
    QTRY_COMPARE(shown("message").first(), last);
}

void RowOrderTest::randomEditsKeepTheOrderedSheetExact()
{
    Random random(11);
    order({{column("id"), Qt::AscendingOrder}});
    for (int round = 0; round < 300; ++round) {
        const int rows = m_sheet->dataRowCount();
        const int row = static_cast<int>(random.below(static_cast<std::uint64_t>(rows) + 1));
        switch (random.below(6)) {
        case 0:
            m_sheet->apply(InsertRows{{row, 1 + static_cast<int>(random.below(3))}});
            break;
        case 1:
            if (rows > 4)
                m_sheet->apply(DeleteRows{{{row, 2}}});
            break;
        case 2:
            m_document->undoStack()->undo();
            break;
        case 3:
            m_document->undoStack()->redo();
            break;
        case 4:
            order({{static_cast<int>(random.below(3)), Qt::AscendingOrder}});
            break;
        default:
            m_sheet->setData(m_sheet->index(row, 0), QStringLiteral("m%1").arg(random.below(50)),
                             Qt::EditRole);
        }
        QStringList all = shown();
        QStringList expected = inDocument();
        all.sort();
        expected.sort();
        QCOMPARE(all, expected);
        for (int i = 0; i < m_sheet->dataRowCount(); ++i)
            QCOMPARE(m_sheet->shownRow(m_sheet->sheetRow(i)), i);
    }
}

QTEST_GUILESS_MAIN(RowOrderTest)
#include "tst_row_order.moc"
