// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/column_filter.h"
#include "app/desktop/sheet/model/selection_statistics.h"

#include <QTest>

using namespace contraflow;

namespace {

/** A column of texts; those that are numbers have their value. */
class Texts final : public SheetCells
{
public:
    explicit Texts(QStringList texts) : m_texts(std::move(texts)) {}
    [[nodiscard]] std::size_t rowCount() const override { return static_cast<std::size_t>(m_texts.size()); }
    [[nodiscard]] int columnCount() const override { return 1; }
    [[nodiscard]] QString fullText(std::size_t row, int) const override
    {
        return m_texts[static_cast<qsizetype>(row)];
    }
    [[nodiscard]] QString shownText(std::size_t row, int column) const override
    {
        return fullText(row, column);
    }
    [[nodiscard]] QVariant sortValue(std::size_t row, int column) const override
    {
        const std::optional<double> number = comparableNumber(fullText(row, column));
        return number ? QVariant(*number) : QVariant(fullText(row, column));
    }

private:
    QStringList m_texts;
};

JobContext unstopped()
{
    return {{}, [](double) {}};
}

} // namespace

class ColumnFilterTest : public QObject
{
    Q_OBJECT

private slots:
    void conditionsChooseRows_data();
    void conditionsChooseRows();
    void aTextIsNoNumberToCompareWith();
    void filtersThatSayNothingPassAll();
    void valuesAreListedOnceInOrder();
    void statisticsAreOfNumbersOfOneKind();
};

void ColumnFilterTest::conditionsChooseRows_data()
{
    QTest::addColumn<int>("condition");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, FilterCondition condition, const QString& text,
                        const QString& rows) {
        QTest::newRow(name) << static_cast<int>(condition) << text << rows;
    };
    using C = FilterCondition;
    row("contains", C::contains, QStringLiteral("m"), QStringLiteral("1 MB|1000 kB Mix|2 MB"));
    row("contains not", C::containsNot, QStringLiteral("b"), QStringLiteral("|7"));
    row("equals as a number", C::equals, QStringLiteral("1000 kB"), QStringLiteral("1 MB"));
    row("differs", C::differs, QStringLiteral("2 MB"), QStringLiteral("1 MB|1000 kB Mix||7"));
    row("begins", C::begins, QStringLiteral("1"), QStringLiteral("1 MB|1000 kB Mix"));
    row("ends", C::ends, QStringLiteral("mb"), QStringLiteral("1 MB|2 MB"));
    row("less", C::less, QStringLiteral("2 MB"), QStringLiteral("1 MB|7"));
    row("at most", C::atMost, QStringLiteral("2 MB"), QStringLiteral("1 MB|7|2 MB"));
    row("greater", C::greater, QStringLiteral("1 MB"), QStringLiteral("2 MB"));
    row("at least", C::atLeast, QStringLiteral("1 MB"), QStringLiteral("1 MB|2 MB"));
    row("empty", C::isEmpty, QString(), QString());
    row("not empty", C::isNotEmpty, QString(), QStringLiteral("1 MB|1000 kB Mix|7|2 MB"));
}

void ColumnFilterTest::conditionsChooseRows()
{
    QFETCH(const int, condition);
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const Texts cells({QStringLiteral("1 MB"), QStringLiteral("1000 kB Mix"), QString(), QStringLiteral("7"),
                       QStringLiteral("2 MB")});
    const Result<RowFilter> filter =
        rowFilter({ColumnFilter{0, static_cast<FilterCondition>(condition), text, {}}});
    QVERIFY(filter.has_value());
    QStringList passed;
    for (std::size_t row = 0; row < cells.rowCount(); ++row)
        if ((*filter)(cells, row))
            passed.append(cells.fullText(row, 0));
    QCOMPARE(passed.join(QLatin1Char('|')), expected);
}

void ColumnFilterTest::aTextIsNoNumberToCompareWith()
{
    const Result<RowFilter> filter = rowFilter({{0, FilterCondition::less, QStringLiteral("much"), {}}});
    QVERIFY(!filter);
    QVERIFY(filter.error().message.find("much") != std::string::npos);
}

void ColumnFilterTest::filtersThatSayNothingPassAll()
{
    const Result<RowFilter> filter = rowFilter({{0, FilterCondition::contains, {}, {}}});
    QVERIFY(filter.has_value());
    QVERIFY(!*filter);
    QVERIFY(ColumnFilter({0, FilterCondition::isEmpty, {}, {}}).isActive());
}

void ColumnFilterTest::valuesAreListedOnceInOrder()
{
    const Texts cells({QStringLiteral("X10"), QStringLiteral("X2"), QStringLiteral("5 MB"),
                       QStringLiteral("X10"), QStringLiteral("900 kB")});
    const ColumnValues values = columnValues(cells, 0, 10, unstopped());
    QVERIFY(!values.isCut);
    QCOMPARE(values.texts.join(QLatin1Char('|')), QStringLiteral("900 kB|5 MB|X2|X10"));
    QVERIFY(columnValues(cells, 0, 2, unstopped()).isCut);
}

void ColumnFilterTest::statisticsAreOfNumbersOfOneKind()
{
    const Texts cells({QStringLiteral("1 MB"), QStringLiteral("3 MB"), QStringLiteral("name")});
    const auto text = [&](const std::vector<CellRect>& areas, std::optional<Dimension> dimension) {
        return statisticsText(statisticsOf(cells, areas, {dimension}, unstopped()));
    };
    QCOMPARE(text({{0, 0, 1, 0}}, Dimension::size),
             QStringLiteral("2 cells: sum 4 MB, mean 2 MB, min 1 MB, max 3 MB"));
    QCOMPARE(text({{0, 0, 9, 0}}, Dimension::size),
             QStringLiteral("3 cells, 2 numbers: sum 4 MB, mean 2 MB, min 1 MB, max 3 MB"));
    QCOMPARE(text({{2, 0, 2, 0}}, Dimension::size), QString());
    SelectionStatistics mixed;
    mixed.cells = 4;
    mixed.numbers = 2;
    mixed.isMixed = true;
    QCOMPARE(statisticsText(mixed), QStringLiteral("4 cells"));
}

QTEST_GUILESS_MAIN(ColumnFilterTest)
#include "tst_column_filter.moc"
