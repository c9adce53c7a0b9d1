// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_writer.h"
#include "tests/core/io/exporters/unzipped.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <limits>

using namespace contraflow;
using contraflow::test::unzipped;
using contraflow::test::ZipEntry;

namespace {

/** What a cell of a sheet holds. */
struct SheetCell
{
    QString text;
    bool isNumber = false;
    bool hasFormula = false;
    int style = 0;
};

using Files = QMap<QString, ZipEntry>;

/** The cells of a sheet by their references. */
QMap<QString, SheetCell> cellsOf(const QByteArray& sheet)
{
    QMap<QString, SheetCell> cells;
    QXmlStreamReader xml(sheet);
    QString reference;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QStringLiteral("c")) {
            reference = xml.attributes().value("r").toString();
            cells[reference].isNumber = xml.attributes().value("t").isEmpty();
            cells[reference].style = xml.attributes().value("s").toInt();
        } else if (xml.name() == QStringLiteral("f")) {
            cells[reference].hasFormula = true;
        } else if (xml.name() == QStringLiteral("t") || xml.name() == QStringLiteral("v")) {
            cells[reference].text = xml.readElementText();
        }
    }
    return cells;
}

const std::vector<Table::Column> kColumns{
    {"name", "Name"}, {"time_s", "Time", ColumnKind::seconds}, {"steps", "Steps", ColumnKind::count}};

Table times(const std::string& name = "times")
{
    Table table(name, "Times", kColumns);
    table.addRow({"e1", 1.0 / 3, 2});
    table.addRow({"e2", {}, 1});
    return table;
}

} // namespace

class TestXlsxTables : public QObject
{
    Q_OBJECT

private slots:
    void everyPartIsWellFormed();
    void theHeaderIsBoldAndStaysInSight();
    void numbersAreNumbersWithAllTheirDigitsInAnyLocale();
    void textsAreNeverFormulas_data();
    void textsAreNeverFormulas();
    void formulasReachOverTheRowsOfATable();
    void numbersHaveUnitsAndFormatsOfTheirColumns();
    void whatFormulasTakeKeepsItsUnit();
    void whatIsNoNumberIsLeftOutOrWritten();
    void namesOfSheetsAreShortAllowedAndDifferent();
    void equalTablesMakeEqualFiles();
    void moreRowsThanASheetHoldsAreRefused();
    void textsThatNoCellHoldsAreRefusedWithTheirPlace();

private:
    /** The file that these tables make. */
    Files filesOf(const std::vector<Table>& tables, QByteArray* bytes = nullptr)
    {
        const QString path = m_folder.filePath(QStringLiteral("tables.xlsx"));
        auto writer = makeXlsxTables(path.toStdString());
        if (!writer)
            return {};
        for (const Table& table : tables)
            if (!writeTable(**writer, table))
                return {};
        if (!(*writer)->finish())
            return {};
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QByteArray all = file.readAll();
        if (bytes)
            *bytes = all;
        return unzipped(all);
    }

    QTemporaryDir m_folder;
};

void TestXlsxTables::everyPartIsWellFormed()
{
    const Files files = filesOf({times(), times("more")});
    QVERIFY(files.contains(QStringLiteral("[Content_Types].xml")));
    QVERIFY(files.contains(QStringLiteral("xl/worksheets/sheet2.xml")));
    for (auto file = files.begin(); file != files.end(); ++file) {
        QXmlStreamReader xml(file->content);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(file.key() + ": " + xml.errorString()));
    }
}

void TestXlsxTables::theHeaderIsBoldAndStaysInSight()
{
    const Files files = filesOf({times()});
    const QByteArray sheet = files[QStringLiteral("xl/worksheets/sheet1.xml")].content;
    QVERIFY2(sheet.contains("ySplit=\"1\"") && sheet.contains("state=\"frozen\""), sheet.constData());
    QVERIFY(sheet.contains("<autoFilter ref=\"A1:C3\"/>"));
    const auto cells = cellsOf(sheet);
    QCOMPARE(cells[QStringLiteral("A1")].text, "Name");
    QCOMPARE(cells[QStringLiteral("B1")].text, "Time (s)");
    QVERIFY(cells[QStringLiteral("B1")].style != cells[QStringLiteral("A2")].style);
    QVERIFY(files[QStringLiteral("xl/styles.xml")].content.contains("<b/>"));
    QVERIFY(sheet.contains("<cols>"));
}

void TestXlsxTables::numbersAreNumbersWithAllTheirDigitsInAnyLocale()
{
    const auto cells = cellsOf(filesOf({times()})[QStringLiteral("xl/worksheets/sheet1.xml")].content);
    QVERIFY(cells[QStringLiteral("B2")].isNumber);
    QCOMPARE(cells[QStringLiteral("B2")].text, "0.3333333333333333");
    QVERIFY(cells[QStringLiteral("C2")].isNumber);
    QCOMPARE(cells[QStringLiteral("C2")].text, "2");
    QVERIFY(!cells.contains(QStringLiteral("B3")));
}

void TestXlsxTables::textsAreNeverFormulas_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"=cmd|'/C calc'!A0", "=1+1", "@SUM(A1)", "+1", "-1", "1e5", "TRUE", "http://x.y",
                             "a<b>&\"c\"", " blanks ", "two\nlines", "ü€→𝄞", "'quoted", "mailto:a@b"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestXlsxTables::textsAreNeverFormulas()
{
    QFETCH(QString, text);
    Table table("words", "Words", {{"word", "Word"}});
    table.addRow({text.toStdString()});
    const auto cells = cellsOf(filesOf({table})[QStringLiteral("xl/worksheets/sheet1.xml")].content);
    const SheetCell& cell = cells[QStringLiteral("A2")];
    QCOMPARE(cell.text, text);
    QVERIFY(!cell.isNumber);
    QVERIFY(!cell.hasFormula);
}

void TestXlsxTables::formulasReachOverTheRowsOfATable()
{
    Table table("parts", "Parts",
                {{"name", "Name"},
                 {"price", "Price", ColumnKind::price},
                 {.key = "sum",
                  .title = "Sum",
                  .kind = ColumnKind::price,
                  .formula = "SUMPRODUCT(--EXACT({name:},{name}),{price:})"}});
    table.addRow({"hdr", 10, 10});
    table.addRow({"HDR", 20, 20});
    const QByteArray sheet = filesOf({table})[QStringLiteral("xl/worksheets/sheet1.xml")].content;
    QVERIFY2(sheet.contains("<f>SUMPRODUCT(--EXACT($A$2:$A$3,A3),$B$2:$B$3)</f>"), sheet.constData());
}

void TestXlsxTables::numbersHaveUnitsAndFormatsOfTheirColumns()
{
    Table table("offers", "Offers",
                {{"bw", "Bandwidth", ColumnKind::bytesPerSecond},
                 {"nodes", "Nodes", ColumnKind::count},
                 {.key = "price", .title = "Price", .kind = ColumnKind::price, .unit = "EUR"},
                 {"load", "Load", ColumnKind::share},
                 {"error_pct", "Error", ColumnKind::percent},
                 {"t_s", "Time", ColumnKind::seconds},
                 {"none_s", "Nothing", ColumnKind::seconds}});
    table.addRow({3.125e9, 1024, 1234567, 0.25, 3.25, 1.5e-6, {}});
    table.addRow({12.5e9, 16, 800, 1, -12, 2.25e-3, {}});
    const Files files = filesOf({table});
    const auto cells = cellsOf(files[QStringLiteral("xl/worksheets/sheet1.xml")].content);
    const auto heading = [&cells](const char* at) { return cells[QLatin1String(at)].text; };
    QCOMPARE(heading("A1"), "Bandwidth (Gbit/s)");
    QCOMPARE(heading("B1"), "Nodes");
    QCOMPARE(heading("C1"), "Price (EUR)");
    QCOMPARE(heading("D1"), "Load");
    QCOMPARE(heading("E1"), "Error (%)");
    QCOMPARE(heading("F1"), "Time (ms)");
    QCOMPARE(heading("G1"), "Nothing (ms)");
    QCOMPARE(cells[QStringLiteral("A2")].text, "25");
    QCOMPARE(cells[QStringLiteral("A3")].text, "100");
    QCOMPARE(cells[QStringLiteral("F3")].text, "2.25");
    const QByteArray styles = files[QStringLiteral("xl/styles.xml")].content;
    for (const char* format : {"formatCode=\"#,##0\"", "formatCode=\"#,##0.0\"", "formatCode=\"0.0%\"",
                               "formatCode=\"#,##0.0000\""})
        QVERIFY2(styles.contains(format), styles.constData());
    QVERIFY(cells[QStringLiteral("B2")].style == cells[QStringLiteral("C2")].style);
    QVERIFY(cells[QStringLiteral("B2")].style != cells[QStringLiteral("F2")].style);
}

void TestXlsxTables::whatFormulasTakeKeepsItsUnit()
{
    Table table(
        "offers", "Offers",
        {{"a_s", "A", ColumnKind::seconds},
         {"b_s", "B", ColumnKind::seconds},
         {.key = "sum_s", .title = "Sum", .kind = ColumnKind::seconds, .formula = "{a_s}*2"},
         {.key = "ratio", .title = "Ratio", .kind = ColumnKind::number, .formula = "{b_s}/MIN({b_s:})"}});
    table.addRow({1e-3, 2e-3, 2e-3, 1});
    const QByteArray sheet = filesOf({table})[QStringLiteral("xl/worksheets/sheet1.xml")].content;
    const auto cells = cellsOf(sheet);
    QCOMPARE(cells[QStringLiteral("A1")].text, "A (s)");
    QCOMPARE(cells[QStringLiteral("B1")].text, "B (ms)");
    QCOMPARE(cells[QStringLiteral("C1")].text, "Sum (s)");
    QCOMPARE(cells[QStringLiteral("A2")].text, "0.001");
    QCOMPARE(cells[QStringLiteral("B2")].text, "2");
    QVERIFY2(sheet.contains("<f>B2/MIN($B$2:$B$2)</f>"), sheet.constData());
}

void TestXlsxTables::whatIsNoNumberIsLeftOutOrWritten()
{
    Table table("times", "Times", {{"a_s", "a", ColumnKind::seconds}});
    table.addRow({std::numeric_limits<double>::quiet_NaN()});
    table.addRow({std::numeric_limits<double>::infinity()});
    table.addRow({"ten"});
    const auto cells = cellsOf(filesOf({table})[QStringLiteral("xl/worksheets/sheet1.xml")].content);
    QVERIFY(!cells.contains(QStringLiteral("A2")));
    QVERIFY(!cells[QStringLiteral("A3")].isNumber);
    QCOMPARE(cells[QStringLiteral("A3")].text, "inf");
    QCOMPARE(cells[QStringLiteral("A4")].text, "ten");
}

void TestXlsxTables::namesOfSheetsAreShortAllowedAndDifferent()
{
    const std::string longName(40, 'x');
    const Files files = filesOf(
        {times(longName), times(longName), times("a/b:c"), times("Times"), times("TIMES"), times("")});
    QXmlStreamReader xml(files[QStringLiteral("xl/workbook.xml")].content);
    QStringList names;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("sheet"))
            names.append(xml.attributes().value("name").toString());
    QCOMPARE(names,
             QStringList({QString(31, 'x'), QString(29, 'x') + " 2", "a-b-c", "Times", "TIMES 2", "table"}));
}

void TestXlsxTables::equalTablesMakeEqualFiles()
{
    QByteArray first;
    QByteArray second;
    const Files files = filesOf({times()}, &first);
    filesOf({times()}, &second);
    QVERIFY(!first.isEmpty());
    QVERIFY(first == second);
    // Nothing of it comes from the clock.
    for (const ZipEntry& file : files)
        QCOMPARE(file.time, files.first().time);
    QVERIFY(files[QStringLiteral("docProps/core.xml")].content.contains(">2000-01-01T00:00:00Z<"));
}

void TestXlsxTables::moreRowsThanASheetHoldsAreRefused()
{
    Table table("numbers", "Numbers", {{"n", "n", ColumnKind::count}});
    table.setRows(1'048'576, [](std::size_t row, std::size_t) { return TableCell(row); });
    const QString path = m_folder.filePath(QStringLiteral("long.xlsx"));
    {
        auto writer = makeXlsxTables(path.toStdString());
        QVERIFY(writer);
        const Result<void> written = writeTable(**writer, table);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::invalidInput);
        const QString message = QString::fromStdString(written.error().message);
        QVERIFY2(message.contains("'Numbers' has more than the 1\u00a0048\u00a0575 rows"),
                 qPrintable(message));
        QVERIFY(message.contains("csv"));
    }
    QVERIFY(!QFile::exists(path));
}

void TestXlsxTables::textsThatNoCellHoldsAreRefusedWithTheirPlace()
{
    Table table("words", "Words", {{"n", "n"}, {"word", "Word"}});
    table.addRow({"short", std::string(32'767, 'x')});
    QVERIFY(!filesOf({table}).isEmpty());
    table.addRow({"long", std::string(32'768, 'x')});
    auto writer = makeXlsxTables(m_folder.filePath(QStringLiteral("wide.xlsx")).toStdString());
    QVERIFY(writer);
    const Result<void> written = writeTable(**writer, table);
    QVERIFY(!written);
    QVERIFY(written.error().message.find("'Words', row 2, column 'word'") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestXlsxTables)
#include "tst_xlsx_tables.moc"
