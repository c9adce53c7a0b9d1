// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/io/text/csv.h"

#include <QtTest>

using namespace contraflow;

namespace {

using Table = std::vector<std::vector<std::string>>;

Table readAll(std::string_view text, char separator = ',')
{
    CsvReader reader(text, separator);
    CsvRecord record;
    Table table;
    while (reader.next(record))
        table.push_back(record.fields);
    return table;
}

} // namespace

class TestCsv : public QObject
{
    Q_OBJECT
private slots:
    void fieldsAreSplitAtTheSeparator();
    void quotesKeepSeparatorsQuotesAndLineEnds();
    void everyKindOfLineEndEndsARecord();
    void blankLinesAreSkippedAndCounted();
    void outerBlanksCountOnlyInsideQuotes();
    void aQuoteInTheMiddleIsOrdinaryText();
    void anOpenQuoteIsReportedAndTakesTheRest();
    void emptyFieldsAtBothEndsSurvive();
    void aTabSeparatorIsNoBlank();
    void randomTablesReadBack();
};

void TestCsv::fieldsAreSplitAtTheSeparator()
{
    QCOMPARE(readAll("a,b,c\n1,2,3"), (Table{{"a", "b", "c"}, {"1", "2", "3"}}));
    QCOMPARE(readAll("a;b,c", ';'), (Table{{"a", "b,c"}}));
    QVERIFY(readAll("").empty());
}

void TestCsv::quotesKeepSeparatorsQuotesAndLineEnds()
{
    QCOMPARE(readAll("\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\n"),
             (Table{{"a,b", "say \"hi\"", "two\nlines"}}));
}

void TestCsv::everyKindOfLineEndEndsARecord()
{
    QCOMPARE(readAll("a,b\r\nc,d\re,f\n"), (Table{{"a", "b"}, {"c", "d"}, {"e", "f"}}));
}

void TestCsv::blankLinesAreSkippedAndCounted()
{
    CsvReader reader("\n  \na,\"x\ny\"\n\nb,c\n");
    CsvRecord record;
    QVERIFY(reader.next(record));
    QCOMPARE(record.line, std::size_t{2});
    QVERIFY(reader.next(record));
    QCOMPARE(record.fields.front(), std::string("b"));
    QCOMPARE(record.line, std::size_t{5});
    QVERIFY(!reader.next(record));
}

void TestCsv::outerBlanksCountOnlyInsideQuotes()
{
    QCOMPARE(readAll(" a b ,\t\" c \" ,d\t\n"), (Table{{"a b", " c ", "d"}}));
}

void TestCsv::aQuoteInTheMiddleIsOrdinaryText()
{
    QCOMPARE(readAll("3\" disk,\"a\"b\n"), (Table{{"3\" disk", "ab"}}));
}

void TestCsv::anOpenQuoteIsReportedAndTakesTheRest()
{
    CsvReader reader("a,\"b\nc,d\n");
    CsvRecord record;
    QVERIFY(reader.next(record));
    QVERIFY(record.hasOpenQuote);
    QCOMPARE(record.fields, (std::vector<std::string>{"a", "b\nc,d\n"}));
    QVERIFY(!reader.next(record));
}

void TestCsv::emptyFieldsAtBothEndsSurvive()
{
    QCOMPARE(readAll(",a,\n,,\n"), (Table{{"", "a", ""}, {"", "", ""}}));
}

void TestCsv::aTabSeparatorIsNoBlank()
{
    QCOMPARE(readAll("\ta\t\n", '\t'), (Table{{"", "a", ""}}));
}

void TestCsv::randomTablesReadBack()
{
    Random random(7);
    const std::vector<std::string> parts{"a", ",", "\"", "\n", "\r", " ", "\t", ";", "é", "10 MB", "\"\""};
    for (int round = 0; round < 2000; ++round) {
        const char separator = random.coin() ? ',' : random.coin() ? ';' : '\t';
        Table table(1 + random.below(4));
        const std::size_t width = 1 + random.below(4);
        std::string text;
        for (auto& row : table) {
            for (std::size_t i = 0; i < width; ++i) {
                std::string field;
                for (std::uint64_t n = random.below(5); n > 0; --n)
                    field += parts[random.below(parts.size())];
                row.push_back(field);
            }
            appendCsvRecord(text, row, separator);
        }
        QCOMPARE(readAll(text, separator), table);
    }
}

QTEST_GUILESS_MAIN(TestCsv)
#include "tst_csv.moc"
