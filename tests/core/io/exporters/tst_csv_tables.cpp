// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_writer.h"
#include "core/io/text/csv.h"

#include <QTest>

using namespace contraflow;

namespace {

const std::vector<Table::Column> kColumns{{"name", "Name"}, {"time_s", "Time", ColumnKind::seconds}};

/** What the writer hands on, together. */
std::string csvOf(const Table& table)
{
    std::string text;
    const auto writer = makeCsvTables([&text](std::string_view piece) {
        text += piece;
        return Result<void>();
    });
    if (!writeTable(*writer, table))
        return "failed";
    return text;
}

} // namespace

class TestCsvTables : public QObject
{
    Q_OBJECT

private slots:
    void theKeysAreTheHeaderAndNumbersAreInBaseUnits()
    {
        Table table("times", "Times", kColumns);
        table.addRow({"e1", 0.255});
        table.addRow({"e2", {}});
        QCOMPARE(QString::fromStdString(csvOf(table)), "name,time_s\ne1,0.255\ne2,\n");
    }

    void hostileTextReadsBack()
    {
        Table table("times", "Times", kColumns);
        const std::vector<std::string> names{"a,b",           "say \"x\"", "two\nlines", "CR\rLF\r\n",
                                             " outer blank ", "=cmd()|x",  "|pipe|",     "\\textbf{x}%$#&_~^",
                                             "ü€𝄞",           ""};
        for (const std::string& name : names)
            table.addRow({name, 1.0 / 3});
        const std::string text = csvOf(table);
        CsvReader reader(text);
        CsvRecord record;
        QVERIFY(reader.next(record));
        for (const std::string& name : names) {
            QVERIFY(reader.next(record));
            QCOMPARE(QString::fromStdString(record.fields[0]), QString::fromStdString(name));
            QCOMPARE(record.fields[1], std::string("0.3333333333333333"));
        }
        QVERIFY(!reader.next(record));
    }

    void rowsMayComeInParts()
    {
        Table first("times", "Times", kColumns);
        Table second = first;
        first.addRow({"e1", 1});
        second.addRow({"e2", 2});
        std::string text;
        const auto writer = makeCsvTables([&text](std::string_view piece) {
            text += piece;
            return Result<void>();
        });
        QVERIFY(writer->begin(first));
        QVERIFY(writer->addRows(first));
        QVERIFY(writer->addRows(second));
        QVERIFY(writer->endTable({}));
        QCOMPARE(QString::fromStdString(text), "name,time_s\ne1,1\ne2,2\n");
    }

    void longTablesGoOutInPiecesAndStopAtAnError()
    {
        std::size_t read = 0;
        Table table("times", "Times", kColumns);
        table.setRows(1'000'000, [&read](std::size_t row, std::size_t column) {
            read = row;
            return column == 0 ? TableCell("message") : TableCell(row);
        });
        std::size_t longest = 0;
        std::size_t pieces = 0;
        const auto writer = makeCsvTables([&](std::string_view piece) {
            longest = std::max(longest, piece.size());
            return ++pieces < 3 ? Result<void>() : Result<void>(Error{ErrorCode::environment, "full"});
        });
        const Result<void> written = writeTable(*writer, table);
        QVERIFY(!written);
        QCOMPARE(written.error().message, std::string("full"));
        QVERIFY(longest < 100'000);
        QVERIFY(read < 20'000);
    }
};

QTEST_GUILESS_MAIN(TestCsvTables)
#include "tst_csv_tables.moc"
