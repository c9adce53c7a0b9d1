// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/row_order.h"
#include "app/desktop/sheet/model/text_pool.h"
#include "core/base/random.h"
#include "core/base/text.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace contraflow;

namespace {

/** Rows of one cell each. */
class Column final : public SheetCells
{
public:
    explicit Column(std::vector<QVariant> values) : m_values(std::move(values)) {}
    [[nodiscard]] std::size_t rowCount() const override { return m_values.size(); }
    [[nodiscard]] int columnCount() const override { return 1; }
    [[nodiscard]] QString fullText(std::size_t row, int) const override { return m_values[row].toString(); }
    [[nodiscard]] QString shownText(std::size_t row, int) const override { return m_values[row].toString(); }
    [[nodiscard]] QVariant sortValue(std::size_t row, int) const override { return m_values[row]; }

private:
    std::vector<QVariant> m_values;
};

std::vector<std::uint32_t> ordered(std::vector<QVariant> values, Qt::SortOrder order)
{
    const auto result = orderRows({std::make_shared<Column>(std::move(values)), {{0, order}}, {}}, {});
    return result ? result->rows : std::vector<std::uint32_t>();
}

QVariant text(const char* value)
{
    return QString::fromUtf8(value);
}

} // namespace

/** Orders of rows, without a sheet that shows them. */
class SortingTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersComeBeforeTextsAndEmptyCellsLast();
    void textsAreOrderedAsPeopleCount();
    void rowsThatTieKeepTheSheetsOrder();
    void manyRunsAreMergedRightly();
    void manyTextsAndNumbersAreOrderedInEitherDirection();
    void zerosTieAndInfiniteNumbersComeAtTheEnds();
    void whatPassesTheFilterIsSorted();
    void aPoolKeepsEachTextOnce();
    void askedToStopThereIsNoOrder();
};

void SortingTest::numbersComeBeforeTextsAndEmptyCellsLast()
{
    const std::vector<QVariant> values{text("x"), {}, 2.5, 1.0, text("a"), 10.0};
    QCOMPARE(ordered(values, Qt::AscendingOrder), (std::vector<std::uint32_t>{3, 2, 5, 4, 0, 1}));
    QCOMPARE(ordered(values, Qt::DescendingOrder), (std::vector<std::uint32_t>{0, 4, 5, 2, 3, 1}));
}

void SortingTest::textsAreOrderedAsPeopleCount()
{
    QCOMPARE(ordered({text("e10"), text("e2"), text("e1")}, Qt::AscendingOrder),
             (std::vector<std::uint32_t>{2, 1, 0}));
}

void SortingTest::rowsThatTieKeepTheSheetsOrder()
{
    const std::vector<QVariant> values{2.0, 1.0, 2.0, 1.0};
    QCOMPARE(ordered(values, Qt::AscendingOrder), (std::vector<std::uint32_t>{1, 3, 0, 2}));
    QCOMPARE(ordered(values, Qt::DescendingOrder), (std::vector<std::uint32_t>{0, 2, 1, 3}));
}

void SortingTest::manyRunsAreMergedRightly()
{
    Random random(7);
    std::vector<QVariant> values;
    std::vector<std::pair<double, std::uint32_t>> expected;
    for (std::uint32_t i = 0; i < 200'000; ++i) {
        const auto value = static_cast<double>(random.below(1000));
        values.emplace_back(value);
        expected.emplace_back(value, i);
    }
    std::sort(expected.begin(), expected.end());
    const std::vector<std::uint32_t> rows = ordered(std::move(values), Qt::AscendingOrder);
    QCOMPARE(rows.size(), expected.size());
    QVERIFY(std::equal(rows.begin(), rows.end(), expected.begin(),
                       [](std::uint32_t row, const auto& pair) { return row == pair.second; }));
}

void SortingTest::manyTextsAndNumbersAreOrderedInEitherDirection()
{
    constexpr std::uint32_t kRows = 150'000;
    Random random(11);
    std::vector<QVariant> values;
    for (std::uint32_t i = 0; i < kRows; ++i) {
        const auto below = static_cast<int>(random.below(kRows));
        switch (random.below(4)) {
        case 0:
            values.emplace_back();
            break;
        case 1:
            values.emplace_back(below - 1000.5);
            break;
        default:
            values.emplace_back(QStringLiteral("r%1n%2").arg(below % 97).arg(below));
        }
    }
    const auto rank = [&](std::uint32_t row) {
        return !values[row].isValid() ? 2 : values[row].userType() == QMetaType::QString ? 1 : 0;
    };
    const auto compare = [&](std::uint32_t a, std::uint32_t b) {
        if (rank(a) != rank(b))
            return rank(a) < rank(b) ? -1 : 1;
        if (rank(a) == 0)
            return values[a].toDouble() < values[b].toDouble()   ? -1
                   : values[b].toDouble() < values[a].toDouble() ? 1
                                                                 : 0;
        const auto texts =
            naturalOrder(values[a].toString().toStdString(), values[b].toString().toStdString());
        return texts < 0 ? -1 : texts > 0 ? 1 : 0;
    };
    std::vector<std::uint32_t> expected(kRows);
    std::iota(expected.begin(), expected.end(), 0U);
    std::stable_sort(expected.begin(), expected.end(), [&](auto a, auto b) { return compare(a, b) < 0; });
    QVERIFY(ordered(values, Qt::AscendingOrder) == expected);
    std::iota(expected.begin(), expected.end(), 0U);
    std::stable_sort(expected.begin(), expected.end(), [&](auto a, auto b) {
        const bool hasEmpty = rank(a) == 2 || rank(b) == 2;
        return hasEmpty ? rank(a) < rank(b) : compare(a, b) > 0;
    });
    QVERIFY(ordered(values, Qt::DescendingOrder) == expected);
}

void SortingTest::zerosTieAndInfiniteNumbersComeAtTheEnds()
{
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    const std::vector<QVariant> values{0.0, kInfinite, -0.0, text("x"), -kInfinite, -1e-300, 0.0};
    QCOMPARE(ordered(values, Qt::AscendingOrder), (std::vector<std::uint32_t>{4, 5, 0, 2, 6, 1, 3}));
    QCOMPARE(ordered(values, Qt::DescendingOrder), (std::vector<std::uint32_t>{3, 1, 0, 2, 6, 5, 4}));
}

void SortingTest::whatPassesTheFilterIsSorted()
{
    const auto cells = std::make_shared<Column>(std::vector<QVariant>{5.0, 1.0, 4.0, 2.0, 3.0});
    const auto order = orderRows(
        {cells, {{0, Qt::DescendingOrder}}, [](const SheetCells&, std::size_t row) { return row != 2; }}, {});
    QVERIFY(order);
    QCOMPARE(order->rows, (std::vector<std::uint32_t>{0, 4, 3, 1}));
    QCOMPARE(order->places, (std::vector<std::uint32_t>{0, 3, RowOrder::kHidden, 2, 1}));
    const auto all = orderRows({cells, {}, {}}, {});
    QVERIFY(all);
    QCOMPARE(all->rows, (std::vector<std::uint32_t>{0, 1, 2, 3, 4}));
    QCOMPARE(all->places, all->rows);
}

void SortingTest::aPoolKeepsEachTextOnce()
{
    TextPool pool;
    for (int round = 0; round < 2; ++round)
        for (std::uint32_t i = 0; i < 1000; ++i)
            QCOMPARE(pool.add(std::to_string(i)), i);
    QCOMPARE(pool.size(), std::size_t{1000});
    for (std::uint32_t i = 0; i < 1000; ++i)
        QCOMPARE(pool[i], std::string_view(std::to_string(i)));
}

void SortingTest::askedToStopThereIsNoOrder()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!orderRows({std::make_shared<Column>(std::vector<QVariant>{1.0}), {{0}}, {}},
                       {stop.get_token(), {}}));
}

QTEST_GUILESS_MAIN(SortingTest)
#include "tst_sorting.moc"
