// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/table_text.h"

#include <QTest>

#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

using namespace contraflow;

namespace {

QString readable(const TableCell& cell, ColumnKind kind, const std::string& unit = {})
{
    return QString::fromStdString(readableText(cell, {"key", "Title", kind, unit}));
}

/** A cell as it is read in its column. */
QString shownIn(const Table& table, std::size_t row)
{
    return QString::fromStdString(
        readableText(table.cell(row, 0), table.columns().front(), columnStyle(table, 0)));
}

/** What stands behind the numbers of its column, each once. */
QStringList unitsIn(const Table& table)
{
    QStringList units;
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        for (const QString& part : shownIn(table, row).split(QStringLiteral(" to ")))
            units.append(part.section(u' ', 1));
    units.removeAll(QString()); // of a range only the last number may have one
    units.removeDuplicates();
    return units;
}

} // namespace

class TestTableText : public QObject
{
    Q_OBJECT

private slots:
    void quantitiesReadWithUnitAndFourDigits()
    {
        QCOMPARE(readable(0.42553191489361702, ColumnKind::seconds), "0.4255 s");
        QCOMPARE(readable(4.5e-4, ColumnKind::seconds), "450 us");
        QCOMPARE(readable(1e7, ColumnKind::bytes), "10 MB");
        QCOMPARE(readable(117.5e6, ColumnKind::bytesPerSecond), "940 Mbit/s");
        QCOMPARE(readable(3.14159265, ColumnKind::number), "3.142");
        QCOMPARE(readable(2.5, ColumnKind::number, "×"), "2.5 ×");
    }

    void percentagesAndSharesHaveOneDecimal()
    {
        QCOMPARE(readable(12.34, ColumnKind::percent), "12.3 %");
        QCOMPARE(readable(-0.26, ColumnKind::percent), "-0.3 %");
        QCOMPARE(readable(0.1234, ColumnKind::share), "12.3 %");
        QCOMPARE(readable(0.00123, ColumnKind::percent), "0.0012 %");
        QCOMPARE(readable(0, ColumnKind::percent), "0.0 %");
    }

    void numbersOfOneSizeShareTheUnitOfTheLargest()
    {
        const auto alike = [](const std::vector<double>& values, double value) {
            return QString::fromStdString(readableText(TableCell(value),
                                                       {"key", "Title", ColumnKind::seconds},
                                                       alikeStyle(ColumnKind::seconds, values)));
        };
        const std::vector<double> ofOneSize{3.556e-4, 9.658e-4, 8.033e-3, 0};
        QCOMPARE(alike(ofOneSize, 3.556e-4), "0.3556 ms");
        QCOMPARE(alike(ofOneSize, 9.658e-4), "0.9658 ms");
        QCOMPARE(alike(ofOneSize, 8.033e-3), "8.033 ms");
        const std::vector<double> beforeSeconds{0.01879, 0.04278, 0.1597};
        QCOMPARE(alike(beforeSeconds, 0.01879), "18.79 ms");
        QCOMPARE(alike(beforeSeconds, 0.1597), "159.7 ms");
        const std::vector<double> seconds{0.2553, 0.4255};
        QCOMPARE(alike(seconds, 0.2553), "0.2553 s");
        const std::vector<double> farApart{5.12e-9, 5.244e-5};
        QCOMPARE(alike(farApart, 5.12e-9), "5.12 ns");
        QCOMPARE(alike(farApart, 5.244e-5), QStringLiteral("52\u00A0440 ns"));
        QVERIFY(alikeStyle(ColumnKind::number, ofOneSize) == NumberStyle());
        QVERIFY(alikeStyle(ColumnKind::seconds, {}) == NumberStyle());
    }

    void aColumnHasOneUnitWhateverItsKindAndItsNumbers()
    {
        const std::vector<double> farApart{3e-9, 2e-6, 0.7, 42, 5e4, 8e9};
        for (int i = 0; i <= static_cast<int>(ColumnKind::pricePerSecond); ++i) {
            const auto kind = static_cast<ColumnKind>(i);
            if (kind == ColumnKind::text || kind == ColumnKind::flag)
                continue;
            Table table("t", "T", {{"key", "Title", kind}});
            const std::optional<Dimension> dimension = dimensionOf(kind);
            for (const double value : farApart) {
                if (kind == ColumnKind::pricePerSecond)
                    table.addRow({Price{value, "EUR"}});
                else
                    table.addRow({value});
                table.addRow({TableRange{value, 2 * value}});
                for (std::size_t u = 0; dimension && u < unitsOf(*dimension).size(); ++u)
                    table.addRow({Quantity{value, &unitsOf(*dimension)[u]}});
            }
            QVERIFY2(unitsIn(table).size() <= 1, qPrintable(unitsIn(table).join(u',')));
        }
    }

    void whatSavedTimeCostsIsToldForOneUnitOfTime()
    {
        Table table("t", "T", {{"key", "Title", ColumnKind::pricePerSecond}});
        table.addRow({Price{1.65e9, "EUR"}});
        table.addRow({Price{1.427e9, "EUR"}});
        table.addRow({TableCell(Price{-1, "EUR"}).shownAs("saves money as well")});
        QCOMPARE(shownIn(table, 0), QStringLiteral("1\u00A0650 EUR/us"));
        QCOMPARE(shownIn(table, 1), QStringLiteral("1\u00A0427 EUR/us"));
        QCOMPARE(shownIn(table, 2), QStringLiteral("saves money as well"));
    }

    void typedQuantitiesOfAColumnKeepAUnitThatTheyHaveInCommon()
    {
        Table table("t", "T", {{"key", "Title", ColumnKind::bytes}});
        table.addRow({quantity(Dimension::size, 20, "MiB")});
        table.addRow({quantity(Dimension::size, 0.5, "MiB")});
        QCOMPARE(shownIn(table, 1), "0.5 MiB");
        table.addRow({quantity(Dimension::size, 64, "kB")});
        QCOMPARE(shownIn(table, 0), "20.97 MB");
        QCOMPARE(shownIn(table, 2), "0.064 MB");
    }

    void countsAndPricesKeepAllTheirDigits()
    {
        QCOMPARE(readable(1'234'567, ColumnKind::count), QStringLiteral("1\u00A0234\u00A0567"));
        QCOMPARE(readable(184'250, ColumnKind::price, "EUR"), QStringLiteral("184\u00A0250 EUR"));
        QCOMPARE(readable(12.5, ColumnKind::price, "EUR"), "12.50 EUR");
    }

    void aTypedQuantityKeepsItsUnit()
    {
        QCOMPARE(readable(quantity(Dimension::size, 20, "MiB"), ColumnKind::bytes), "20 MiB");
        QCOMPARE(readable(quantity(Dimension::size, 1440, "KiB"), ColumnKind::bytes),
                 QStringLiteral("1\u00A0440 KiB"));
        QCOMPARE(QString::fromStdString(machineText(quantity(Dimension::size, 20, "MiB"))), "20971520");
        QCOMPARE(readable(quantity(Dimension::duration, 0.26255319, "s"), ColumnKind::seconds), "0.2626 s");
        QCOMPARE(readable(quantity(Dimension::bandwidth, 23.537, "Gbit/s"), ColumnKind::bytesPerSecond),
                 "23.537 Gbit/s");
    }

    void nothingAndWhatIsNoNumberLeaveTheCellEmpty()
    {
        QCOMPARE(readable({}, ColumnKind::seconds), "");
        QCOMPARE(readable(std::optional<double>(), ColumnKind::seconds), "");
        QCOMPARE(readable(std::nan(""), ColumnKind::seconds), "");
        QCOMPARE(machineText(TableCell(std::nan(""))), std::string());
        QCOMPARE(readable(std::numeric_limits<double>::infinity(), ColumnKind::bytesPerSecond), "unlimited");
    }

    void textThatIsNoNumberStaysInAColumnOfNumbers()
    {
        QCOMPARE(readable("ten MB", ColumnKind::bytes), "ten MB");
        QCOMPARE(machineText(TableCell("ten MB")), std::string("ten MB"));
    }

    void machinesReadTheSameNumberBack()
    {
        for (const double value : {1.0 / 3, 5e-324, 1e300, 0.1 + 0.2, -7.25}) {
            const std::string text = machineText(TableCell(value));
            double read = 0;
            std::from_chars(text.data(), text.data() + text.size(), read);
            QVERIFY(read == value);
        }
    }

    void rowsMayBeStoredOrWorkedOutWhenRead()
    {
        Table stored("squares", "Squares",
                     {{"n", "n", ColumnKind::count}, {"square", "n²", ColumnKind::count}});
        Table lazy("squares", "Squares", stored.columns());
        for (int n = 0; n < 5; ++n)
            stored.addRow({n, n * n});
        lazy.setRows(5, [](std::size_t row, std::size_t column) { return column == 0 ? row : row * row; });
        QCOMPARE(stored.rowCount(), lazy.rowCount());
        for (std::size_t row = 0; row < 5; ++row)
            for (std::size_t column = 0; column < 2; ++column)
                QCOMPARE(machineText(stored.cell(row, column)), machineText(lazy.cell(row, column)));
        stored.addRow({25});
        QVERIFY(stored.cell(5, 1).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestTableText)
#include "tst_table_text.moc"
