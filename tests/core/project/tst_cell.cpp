// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/timeline.h"
#include "core/project/project.h"

#include <QTest>

#include <thread>

using namespace contraflow;

// Projects may have a million messages, and a prediction of one is to need 400 bytes of memory for each: half
// of that is the row and the times. Who makes one of them larger pays for it a million times.
static_assert(sizeof(QuantityCell) == sizeof(Quantity) + sizeof(void*));
static_assert(sizeof(MessageRow) ==
              3 * sizeof(ShortText) + 2 * sizeof(QuantityCell) + sizeof(void*) + 2 * sizeof(CountCell));
static_assert(sizeof(MessageTimes) <= 48);
static_assert(sizeof(PlacedMessage) <= 32);

class TestCell : public QObject
{
    Q_OBJECT

private slots:
    void aCellIsEmptyAValueOrAText();
    void aNumberWithoutUnitIsAValue();
    void cellsAreEqualByValueAndText();
    void cellsOfOneTextShareIt();
    void aTextLivesUntilItsLastCell();
    void extraCellsGrowAndAreCopied();
    void aRowWithoutExtraCellsHasNone();
};

void TestCell::aCellIsEmptyAValueOrAText()
{
    const QuantityCell empty;
    QVERIFY(empty.isEmpty() && !empty.hasValue() && !empty.isRejected() && !empty.isFormula());
    const QuantityCell zero = inBaseUnit(Dimension::size, 0);
    QVERIFY(zero.hasValue() && !zero.isEmpty());
    const QuantityCell typed = QuantityCell::rejectedAs("ten MB");
    QVERIFY(typed.isRejected() && !typed.hasValue() && !typed.isEmpty());
    QCOMPARE(typed.rejectedText(), std::string("ten MB"));
    QCOMPARE(typed.valueOr(inBaseUnit(Dimension::size, 3)).value, 3.0);
    const QuantityCell formula = QuantityCell::evaluated(typed.typed(), inBaseUnit(Dimension::size, 5));
    QVERIFY(formula.hasValue() && !formula.isRejected());
    QCOMPARE(formula.value().value, 5.0);
    const CountCell count = 7U;
    QVERIFY(count.hasValue() && !CountCell().hasValue());
    QCOMPARE(count.valueOr(1), 7U);
    QCOMPARE(CountCell().valueOr(1), 1U);
}

void TestCell::aNumberWithoutUnitIsAValue()
{
    const QuantityCell bare = Quantity{};
    QVERIFY(bare.hasValue());
    QVERIFY(!(bare == QuantityCell()));
    QVERIFY(QuantityCell() == QuantityCell());
}

void TestCell::cellsAreEqualByValueAndText()
{
    const QuantityCell a = QuantityCell::rejectedAs("x");
    const QuantityCell b = QuantityCell::rejectedAs("x");
    QVERIFY(a.typed().get() != b.typed().get());
    QVERIFY(a == b);
    QVERIFY(!(a == QuantityCell::rejectedAs("y")));
    QVERIFY(!(a == QuantityCell()));
    const Quantity one = inBaseUnit(Dimension::size, 1);
    QVERIFY(QuantityCell::evaluated(a.typed(), one) == QuantityCell::evaluated(b.typed(), one));
    QVERIFY(!(QuantityCell::evaluated(a.typed(), one) == a));
    QVERIFY(!(QuantityCell::evaluated(a.typed(), one) == QuantityCell(one)));
    QVERIFY(!(QuantityCell(one) == QuantityCell(inBaseUnit(Dimension::size, 2))));
}

void TestCell::cellsOfOneTextShareIt()
{
    const QuantityCell cell = QuantityCell::rejectedAs("=size*2");
    QVERIFY(cell.isFormula());
    QuantityCell copy = cell;
    QCOMPARE(copy.typed().get(), cell.typed().get());
    QuantityCell& same = copy;
    copy = same;
    QCOMPARE(copy.typed().get(), cell.typed().get());
    const QuantityCell moved = std::move(copy);
    QCOMPARE(moved.typed().get(), cell.typed().get());
    copy = QuantityCell();
    QVERIFY(copy.isEmpty());
    QCOMPARE(cell.formulaText(), std::string("=size*2"));
}

void TestCell::aTextLivesUntilItsLastCell()
{
    // Jobs copy tables while others are edited: the last one to let go frees the text, whichever it is.
    for (int round = 0; round < 50; ++round) {
        QuantityCell cell = QuantityCell::rejectedAs("a text that is longer than a small string holds");
        const auto work = [copy = cell]() mutable {
            for (int i = 0; i < 200; ++i) {
                const QuantityCell other = copy;
                copy = other;
            }
            return copy.rejectedText().size();
        };
        std::thread first(work);
        std::thread second(work);
        cell = QuantityCell();
        first.join();
        second.join();
        QVERIFY(cell.isEmpty());
    }
}

void TestCell::extraCellsGrowAndAreCopied()
{
    ExtraCells cells;
    cells.set(2, "c");
    QCOMPARE(cells.all(), (std::vector<std::string>{"", "", "c"}));
    ExtraCells copy = cells;
    copy.set(0, "a");
    QCOMPARE(cells[0], std::string());
    QCOMPARE(copy[0], std::string("a"));
    QVERIFY(!(copy == cells));
    cells = copy;
    QVERIFY(copy == cells);
    QCOMPARE(copy.take(), (std::vector<std::string>{"a", "", "c"}));
    QVERIFY(copy.empty());
    QCOMPARE(cells.size(), std::size_t{3});
    copy = {"x", "y"};
    QCOMPARE(copy.all(), (std::vector<std::string>{"x", "y"}));
}

void TestCell::aRowWithoutExtraCellsHasNone()
{
    ExtraCells none;
    QVERIFY(none.empty() && none.all().empty());
    QCOMPARE(none.size(), std::size_t{0});
    QVERIFY(none == ExtraCells(std::vector<std::string>{}));
    QVERIFY(none.take().empty());
    QVERIFY(!(none == ExtraCells{""})); // a cell that is empty was there
}

QTEST_GUILESS_MAIN(TestCell)
#include "tst_cell.moc"
