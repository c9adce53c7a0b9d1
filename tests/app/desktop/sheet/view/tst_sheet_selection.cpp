// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_header.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include <QStandardItemModel>
#include <QStyleOptionHeader>

using namespace contraflow;

namespace {

/** Tells what its sections look like. */
class HeaderProbe : public SelectionHeader
{
public:
    using SelectionHeader::SelectionHeader;

    [[nodiscard]] bool has(int column, QStyle::StateFlag flag) const
    {
        QStyleOptionHeaderV2 option;
        initStyleOption(&option);
        initStyleOptionForIndex(&option, column);
        return option.state.testFlag(flag);
    }
};

} // namespace

/** What is selected in a sheet is what the window shows, and back. */
class SheetSelectionTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aSelectedRowIsTheWindowsSelection();
    void theWindowsSelectionIsShown();
    void selectionSurvivesRowsInsertedAbove();
    void anIssueBringsItsCellToTheFront();
    void anIssueOfAnUnusedObjectBringsTheObjectToTheFront();
    void aRowOfTheScenariosIsTheScenarioThatIsShown();
    void menuActionsWorkOnTheSheetInFront();
    void aSelectionTooLargeForTheOtherViewsStays();
    void theHeaderShowsWhichColumnsAreSelected();
};

void SheetSelectionTest::aSelectedRowIsTheWindowsSelection()
{
    const TableRef table{TableKind::messages, 0};
    click(1, kId);
    QTRY_COMPARE(m_selection->rowsOf(table), (std::set<std::size_t>{1}));
    click(3, kSize, Qt::ShiftModifier);
    QTRY_COMPARE(m_selection->rowsOf(table), (std::set<std::size_t>{1, 2, 3}));
    SheetView& results = viewOf("results");
    QTRY_VERIFY(results.selectionModel()->isRowSelected(3));
    click(4, 0);
    QTRY_COMPARE(m_selection->rowsOf(table), (std::set<std::size_t>{4}));
}

void SheetSelectionTest::theWindowsSelectionIsShown()
{
    m_selection->setItems({{TableRef{TableKind::messages, 0}, 3, SelectedItem::kWholeRow}});
    QTRY_VERIFY(view().selectionModel()->isRowSelected(3));
    QCOMPARE(view().currentIndex().row(), 3);
    m_selection->setItems({{TableRef{TableKind::nodes, 0}, 1, 2}});
    QTRY_VERIFY(!view().selectionModel()->hasSelection());
    QTRY_VERIFY(viewOf("nodes").selectionModel()->isRowSelected(1));
    QCOMPARE(m_selection->items().size(), 1U);
}

void SheetSelectionTest::selectionSurvivesRowsInsertedAbove()
{
    click(2, kSize);
    QTRY_COMPARE(m_selection->items().size(), 1U);
    m_document->submit(
        {"Insert", {ReplaceRows{TableRef{TableKind::messages, 0}, 0, 0, std::vector<MessageRow>(3)}}});
    QCoreApplication::processEvents();
    QCOMPARE(view().currentIndex(), view().model()->index(5, kSize));
    QCOMPARE(view().selectionModel()->selectedIndexes().size(), 1);
    QCOMPARE(m_selection->rowsOf({TableKind::messages, 0}), (std::set<std::size_t>{5}));
}

void SheetSelectionTest::anIssueBringsItsCellToTheFront()
{
    m_tabs->showIssue({TableRef{TableKind::nodes, 0}, 1, "bandwidth", 0});
    QCOMPARE(m_tabs->currentSheet().key, "nodes");
    QCOMPARE(view().currentIndex(), view().model()->index(1, view().sheet().columnOf("bandwidth")));
    Scenario other = m_document->project().scenarios[0];
    other.name = "other";
    other.workload = "others";
    Workload workload;
    workload.name = "others";
    workload.messages = SharedRows<MessageRow>(std::vector<MessageRow>(3));
    m_document->submit(
        {"Add",
         {ReplaceRows{TableRef{TableKind::workloads, 0}, 1, 0, std::vector<Workload>{workload}},
          ReplaceRows{TableRef{TableKind::scenarios, 0}, 1, 0, std::vector<Scenario>{other}}}});
    m_tabs->showIssue({TableRef{TableKind::messages, 1}, 2, "size", 0});
    QCOMPARE(m_selection->scenario(), 1U);
    QCOMPARE(m_tabs->currentSheet().key, "messages");
    QCOMPARE(view().currentIndex(), view().model()->index(2, kSize));
}

void SheetSelectionTest::anIssueOfAnUnusedObjectBringsTheObjectToTheFront()
{
    Model spare;
    spare.name = "spare";
    spare.kind = "max-min";
    spare.parameters.append({"alpha", "1"});
    Platform other;
    other.name = "other";
    Workload unused;
    unused.name = "unused";
    m_document->submit(
        {"Add",
         {ReplaceRows{TableRef{TableKind::models, 0}, 1, 0, std::vector<Model>{spare}},
          ReplaceRows{TableRef{TableKind::workloads, 0}, 1, 0, std::vector<Workload>{unused}},
          ReplaceRows{TableRef{TableKind::platforms, 0}, 1, 0, std::vector<Platform>{other}}}});
    m_tabs->showIssue({TableRef{TableKind::modelParameters, 1}, 0, "name", 0});
    QCOMPARE(m_tabs->currentSheet().key, "models");
    QCOMPARE(view().currentIndex(), view().model()->index(1, view().sheet().columnOf("parameters")));
    m_tabs->showIssue({TableRef{TableKind::nodes, 1}, 4, "name", 0});
    QCOMPARE(m_tabs->currentSheet().key, "platforms");
    QCOMPARE(view().currentIndex(), view().model()->index(1, 0));
    m_tabs->showIssue({TableRef{TableKind::messages, 1}, 2, "size", 0});
    QCOMPARE(m_tabs->currentSheet().key, "workloads");
    QCOMPARE(view().currentIndex(), view().model()->index(1, 0));
    m_tabs->showListOf(TableKind::measurements);
    QCOMPARE(m_tabs->currentSheet().key, "measurements");
    m_tabs->showIssue({TableRef{TableKind::models, 0}, 0, "kind", 0});
    QCOMPARE(m_tabs->currentSheet().key, "models");
    QCOMPARE(view().currentIndex(), view().model()->index(0, view().sheet().columnOf("kind")));
}

void SheetSelectionTest::aRowOfTheScenariosIsTheScenarioThatIsShown()
{
    Scenario second = m_document->project().scenarios[0];
    second.name = "second";
    m_document->submit(
        {"Add", {ReplaceRows{TableRef{TableKind::scenarios, 0}, 1, 0, std::vector<Scenario>{second}}}});
    m_tabs->showSheet("scenarios");
    QCOMPARE(m_selection->scenario(), 0U);
    click(1, 0);
    QTRY_COMPARE(m_selection->scenario(), 1U);
    click(0, 0);
    QTRY_COMPARE(m_selection->scenario(), 0U);
    // The blank row is no scenario yet.
    click(2, 0);
    QTRY_VERIFY(m_selection->items().empty());
    QCOMPARE(m_selection->scenario(), 0U);
}

void SheetSelectionTest::menuActionsWorkOnTheSheetInFront()
{
    click(0, kId);
    QAction* remove = nullptr;
    for (QAction* action : m_tabs->editActions())
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_Minus))
            remove = action;
    QVERIFY(remove);
    remove->trigger();
    QCOMPARE(messages().size(), 4U);
}

void SheetSelectionTest::aSelectionTooLargeForTheOtherViewsStays()
{
    constexpr int kMany = 12'000;
    m_document->submit(
        {"Add", {ReplaceRows{TableRef{TableKind::messages, 0}, 5, 0, std::vector<MessageRow>(kMany)}}});
    click(1, 0);
    QTRY_COMPARE(m_selection->items().size(), 1U);
    view().selectAll();
    QTRY_VERIFY(m_selection->items().empty());
    QCoreApplication::processEvents();
    QCOMPARE(view().selectionModel()->selectedRows().size(), kMany + 6); // and the blank row
    m_selection->setItems({{TableRef{TableKind::messages, 0}, 2, SelectedItem::kWholeRow}});
    QTRY_COMPARE(view().selectionModel()->selectedRows().size(), 1);
}

void SheetSelectionTest::theHeaderShowsWhichColumnsAreSelected()
{
    QStandardItemModel model(4, 3);
    QTableView table;
    auto* header = new HeaderProbe(&table);
    table.setHorizontalHeader(header);
    table.setModel(&model);
    table.selectionModel()->select(model.index(2, 1), QItemSelectionModel::ClearAndSelect);
    QVERIFY(header->has(1, QStyle::State_On));
    QVERIFY(!header->has(1, QStyle::State_Sunken));
    QVERIFY(!header->has(0, QStyle::State_On));
    table.resize(600, 300);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    const QPoint middle(header->sectionViewportPosition(2) + header->sectionSize(2) / 2,
                        header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, middle);
    QVERIFY(table.selectionModel()->isColumnSelected(2));
    QVERIFY(header->has(2, QStyle::State_Sunken));
    QVERIFY(!header->has(1, QStyle::State_On));
    table.selectAll();
    QVERIFY(header->has(0, QStyle::State_Sunken));
    table.clearSelection();
    QVERIFY(!header->has(0, QStyle::State_On));
}

QTEST_MAIN(SheetSelectionTest)
#include "tst_sheet_selection.moc"
