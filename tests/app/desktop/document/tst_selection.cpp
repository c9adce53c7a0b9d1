// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QSignalSpy>
#include <QTest>

using namespace contraflow;

namespace {

const TableRef kMessages{TableKind::messages, 0};

SelectedItem messageAt(std::size_t row, std::size_t workload = 0)
{
    return {TableRef{TableKind::messages, workload}, row, SelectedItem::kWholeRow};
}

} // namespace

class SelectionTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void itemsMoveWithTheirRows();
    void removedRowsLeaveTheSelection();
    void rewrittenRowsStaySelected();
    void itemsFollowTheirOwner();
    void theScenarioStaysTheSameWhenOthersAreInserted();
    void aResetStartsAnew();
    void rowsOfOneTableAreAscending();

private:
    void replace(TableRef table, std::size_t first, std::size_t removed, RowBlock rows)
    {
        QVERIFY(m_document->submit({"Change", {ReplaceRows{table, first, removed, std::move(rows)}}}));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
};

void SelectionTest::init()
{
    m_selection = std::make_unique<Selection>();
    m_document = std::make_unique<Document>();
    test::openProject(*m_document, test::tableOne());
    m_selection->follow(*m_document);
    m_selection->follow(*m_document);
}

void SelectionTest::itemsMoveWithTheirRows()
{
    m_selection->setItems({messageAt(0), messageAt(3)});
    replace(kMessages, 1, 0, std::vector<MessageRow>(2));
    QCOMPARE(m_selection->rowsOf(kMessages), (std::set<std::size_t>{0, 5}));
    m_document->undoStack()->undo();
    QCOMPARE(m_selection->rowsOf(kMessages), (std::set<std::size_t>{0, 3}));
}

void SelectionTest::removedRowsLeaveTheSelection()
{
    m_selection->setItems({messageAt(1), messageAt(2), messageAt(4)});
    replace(kMessages, 1, 2, std::vector<MessageRow>());
    QCOMPARE(m_selection->rowsOf(kMessages), (std::set<std::size_t>{2}));
}

void SelectionTest::rewrittenRowsStaySelected()
{
    m_selection->setItems({messageAt(1)});
    const QSignalSpy changed(m_selection.get(), &Selection::itemsChanged);
    replace(kMessages, 1, 1, std::vector<MessageRow>(1));
    QVERIFY(m_selection->contains(messageAt(1)));
    QCOMPARE(changed.count(), 0);
}

void SelectionTest::itemsFollowTheirOwner()
{
    m_selection->setItems({messageAt(2)});
    Workload other;
    other.name = "other";
    replace(TableRef{TableKind::workloads, 0}, 0, 0, std::vector<Workload>{other});
    QVERIFY(m_selection->contains(messageAt(2, 1)));
    replace(TableRef{TableKind::workloads, 0}, 1, 1, std::vector<Workload>());
    QVERIFY(m_selection->items().empty());
}

void SelectionTest::theScenarioStaysTheSameWhenOthersAreInserted()
{
    const TableRef scenarios{TableKind::scenarios, 0};
    replace(scenarios, 0, 0, std::vector<Scenario>(2));
    QCOMPARE(m_selection->scenario(), 2U);
    replace(scenarios, 1, 2, std::vector<Scenario>());
    QCOMPARE(m_selection->scenario(), 0U);
}

void SelectionTest::aResetStartsAnew()
{
    m_selection->setItems({messageAt(2)});
    m_selection->setScenario(4);
    m_selection->setStep(3);
    m_document->reset({}, {});
    QVERIFY(m_selection->items().empty());
    QCOMPARE(m_selection->scenario(), 0U);
    QCOMPARE(m_selection->step(), 0U);
}

void SelectionTest::rowsOfOneTableAreAscending()
{
    m_selection->setItems(
        {messageAt(7), messageAt(1), messageAt(3, 1), {TableRef{TableKind::nodes, 0}, 2, 1}});
    QCOMPARE(m_selection->rowsOf(kMessages), (std::set<std::size_t>{1, 7}));
    QCOMPARE(m_selection->rowsOf(TableRef{TableKind::nodes, 0}), (std::set<std::size_t>{2}));
}

QTEST_GUILESS_MAIN(SelectionTest)
#include "tst_selection.moc"
