// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/importers.h"
#include "tests/core/io/importers/imported.h"

#include <set>

using namespace contraflow;
using test::dataFile;
using test::parsed;

namespace {

std::string allTexts(const std::vector<std::string>& notes)
{
    std::string text;
    for (const std::string& note : notes)
        text += note + "\n";
    return text;
}

} // namespace

/** What a file says must be certain: no wrong pair, no number of another column, no row lost in silence. */
class TestImportShapes : public QObject
{
    Q_OBJECT

private slots:
    void aLineOfDataNamesNoColumns_data();
    void aLineOfDataNamesNoColumns();
    void rowsBeforeTheirNamesBelongToTheTable();
    void theNamesMayBeChosenInAnyLine();
    void rowsUnderOtherNamesAreNotTaken();
    void aBracketTooManyIsASlipOfThePen();
    void aMeaningHasOneColumnWhichTheCallerChooses();
    void aChoiceAgainstCertainContentIsSaid();
    void everyImporterIsNamedInGuideAndManual();
};

void TestImportShapes::aLineOfDataNamesNoColumns_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("words of a log") << "0.00-1.00 sec 390 MBytes 3.41 Gbits/sec 51 sender\n"
                                       "1.00-2.00 sec 395 MBytes 3.45 Gbits/sec 49 sender\n";
    QTest::newRow("names before their values") << "size 10MB time 3ms\nsize 20MB time 6ms\n";
    QTest::newRow("decimal commas") << "time;1,5;size;7\ntime;1,6;size;8\n";
}

void TestImportShapes::aLineOfDataNamesNoColumns()
{
    QFETCH(QString, text);
    ImportOptions options;
    options.importer = findImporter("csv");
    const auto found = parseMeasurements(text.toStdString(), options);
    QVERIFY(!found && found.error().message.find("no line names columns") != std::string::npos);
    options.headerLine = 1;
    const auto chosen = parseMeasurements(text.toStdString(), options);
    QVERIFY(!chosen);
    QVERIFY2(chosen.error().message.find("line 1 has the value") != std::string::npos,
             chosen.error().message.c_str());
}

void TestImportShapes::rowsBeforeTheirNamesBelongToTheTable()
{
    const ImportedFile file = parsed(dataFile("import/all-pairs-late-header.out"));
    const ImportValues values = readImportTable(file.tables[0]);
    QCOMPARE(values.rows.size(), std::size_t{12});
    std::set<std::string> pairs;
    for (const ImportRow& row : values.rows)
        pairs.insert(row.source + row.destination);
    QCOMPARE(pairs.size(), std::size_t{12});
    QCOMPARE(values.rows[0].source + values.rows[0].destination, std::string("10"));
    QCOMPARE(quantityText(*values.rows[0].time), std::string("1.32 us"));
    QCOMPARE(values.rows[0].bandwidth->value, 11765e6);
    QVERIFY(allTexts(file.notes).find("6 rows stand before line 9") != std::string::npos);
    QCOMPARE(file.rejected.size(), std::size_t{1}); // the warning
    // A line of as many cells that holds no such values is no row.
    const ImportedFile odd = parsed("a,b,c\n1,2,x\nsrc,dst,lat(us)\n0,1,1.5\n");
    QCOMPARE(odd.rejected.size(), std::size_t{2});
}

void TestImportShapes::theNamesMayBeChosenInAnyLine()
{
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += "e" + std::to_string(i) + ";" + std::to_string(i + 1) + "\n";
    text += "Meldung;Dauer\nlast;7\n";
    ImportOptions options;
    options.headerLine = 3001;
    options.columns = {{"Meldung", ColumnMeaning::message, nullptr},
                       {"Dauer", ColumnMeaning::time, findUnit(Dimension::duration, "ms")}};
    const ImportedFile file = parsed(text, options);
    QCOMPARE(readImportTable(file.tables[0]).rows.size(), std::size_t{3001});
    QVERIFY(allTexts(file.notes).find("not known") == std::string::npos); // the caller knows them
    options.headerLine = 0; // the names that the caller gives are looked for
    QCOMPARE(readImportTable(parsed(text, options).tables[0]).rows.size(), std::size_t{3001});
    options.headerLine = 4000;
    const auto beyond = parseMeasurements(text, options);
    QVERIFY(!beyond && beyond.error().message.find("no line 4000") != std::string::npos);
}

void TestImportShapes::rowsUnderOtherNamesAreNotTaken()
{
    const std::string text = "link,T (ms)\ne1,1\ne2,2\nlink,T (ms)\ne3,3\nlink,T (us)\ne4,4\n";
    const ImportedFile file = parsed(text);
    QCOMPARE(readImportTable(file.tables[0]).rows.size(), std::size_t{3});
    QCOMPARE(file.rejected.size(), std::size_t{3});
    QCOMPARE(file.rejected.back().line, std::size_t{7});
    ImportOptions options;
    options.headerLine = 6;
    const ImportValues other = readImportTable(parsed(text, options).tables[0]);
    QCOMPARE(other.rows.size(), std::size_t{1});
    QCOMPARE(other.rows[0].message, std::string("e4"));
    QCOMPARE(other.rows[0].time->value, 4e-6);
    // Rows in front of all names belong to those that come first.
    options.headerLine = 7;
    const ImportedFile front = parsed("e0,9\n" + text, options);
    QCOMPARE(readImportTable(front.tables[0]).rows.size(), std::size_t{1});
}

void TestImportShapes::aBracketTooManyIsASlipOfThePen()
{
    for (const char* name : {"bandwidth((Mbytes/sec)", "bandwidth (Mbytes/sec", "bandwidth[Mbytes/sec]]"}) {
        const ImportValues values =
            readImportTable(parsed("src,dst," + std::string(name) + "\na,b,7\n").tables[0]);
        QCOMPARE(values.rows.at(0).bandwidth->value, 7e6);
    }
    const ImportedFile unknown = parsed("src,dst,lat(us),bandwidth((Mblips)\na,b,1,7\n");
    QVERIFY(allTexts(unknown.notes).find("has the unknown unit 'Mblips'; choose its unit") !=
            std::string::npos);
}

void TestImportShapes::aMeaningHasOneColumnWhichTheCallerChooses()
{
    const std::string text = "link,mine,T (ms)\ne1,5,7\n";
    ImportOptions options;
    options.columns = {{"mine", ColumnMeaning::time, findUnit(Dimension::duration, "ms")}};
    const ImportedFile file = parsed(text, options);
    QCOMPARE(readImportTable(file.tables[0]).rows.at(0).time->value, 5e-3);
    QVERIFY(allTexts(file.notes).find("the column 'T (ms)' is kept as text") != std::string::npos);
    options.columns.push_back({"T (ms)", ColumnMeaning::time, nullptr});
    const auto both = parseMeasurements(text, options);
    QVERIFY(!both && both.error().message.find("cannot both mean time") != std::string::npos);
    options.columns = {{"time", ColumnMeaning::time, findUnit(Dimension::duration, "us")}};
    const auto twice = parseMeasurements("link,time,rate,time\ne1,1,2,3\n", options);
    QVERIFY(!twice && twice.error().message.find("2 columns are named 'time'") != std::string::npos);
}

void TestImportShapes::aChoiceAgainstCertainContentIsSaid()
{
    ImportOptions options;
    options.importer = findImporter("csv");
    const ImportedFile file = parsed(dataFile("import/imb-multi.log"), options);
    QVERIFY(file.notes.at(0).find("says that it is imb") != std::string::npos);
    options.importer = findImporter("imb");
    QVERIFY(allTexts(parsed(dataFile("import/imb-multi.log"), options).notes).find("says that it is") ==
            std::string::npos);
}

void TestImportShapes::everyImporterIsNamedInGuideAndManual()
{
    const std::string guide = dataFile("../../resources/help/import.md");
    const std::string manual = dataFile("../../packaging/contraflow.1");
    for (const Importer& importer : importers()) {
        const std::string row =
            "| `" + std::string(importer.name) + "` | " + std::string(importer.takes) + " |\n";
        QVERIFY2(guide.find(row) != std::string::npos, row.c_str());
        QVERIFY(manual.find(importer.files) != std::string::npos);
        QVERIFY(importer.recognise || importer.name == "csv");
    }
    for (const ColumnMeaningInfo& info : columnMeanings())
        QVERIFY(guide.find("`" + std::string(info.name) + "`") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestImportShapes)
#include "tst_import_shapes.moc"
