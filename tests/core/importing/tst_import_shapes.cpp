// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/importers.h"
#include "tests/core/importing/imported.h"

#include <set>

using namespace contraflow;
using test::dataFile;
using test::parsed;

namespace {

ImportOptions asMatrix()
{
    ImportOptions options;
    options.importer = findImporter("matrix");
    options.columns = {{"value", ColumnMeaning::time, findUnit(Dimension::duration, "ns")}};
    return options;
}

/** "1>0 50 ns", "2>0 60 ns" … of the pairs of a matrix. */
std::string pairsOf(const std::string& text, const ImportOptions& options = asMatrix())
{
    const Result<ImportedFile> file = parseMeasurements(text, options);
    if (!file)
        return "refused: " + file.error().message;
    std::string pairs;
    for (const ImportRow& row : readImportTable(file->tables[0]).rows)
        pairs += (pairs.empty() ? "" : ", ") + row.source + ">" + row.destination + " " +
                 QString::number(row.time->value / row.time->unit->scale).toStdString();
    return pairs;
}

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
    void aTriangleGivesEachPairItMeasuredOnce();
    void aMatrixGivesTheRightPairs_data();
    void aMatrixGivesTheRightPairs();
    void aMatrixThatCanBeReadInTwoWaysIsRefused_data();
    void aMatrixThatCanBeReadInTwoWaysIsRefused();
    void aMatrixWithoutNamesIsRecognisedByItsDiagonal();
    void logsOfIperf3GiveWhatArrivedAndWhichWay();
    void aTestOfIperf3ThatIsNotCertainNamesJson_data();
    void aTestOfIperf3ThatIsNotCertainNamesJson();
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

void TestImportShapes::aTriangleGivesEachPairItMeasuredOnce()
{
    const std::string text = dataFile("import/core-to-core.csv");
    QCOMPARE(pairsOf(text),
             std::string(
                 "1>0 50.5, 2>0 61, 2>1 52, 3>0 71.5, 3>1 62.5, 3>2 53.5, 4>0 82, 4>1 73, 4>2 64, 4>3 55"));
    const ImportedFile file = parsed(text);
    QCOMPARE(std::string(file.importer->name), std::string("matrix"));
    QVERIFY(allTexts(file.notes).find("each pair is taken once, from its row to its column") !=
            std::string::npos);
}

void TestImportShapes::aMatrixGivesTheRightPairs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pairs");
    const QString lower = QStringLiteral("b>a 5, c>a 6, c>b 7");
    const QString upper = QStringLiteral("a>b 5, a>c 6, b>c 7");
    QTest::newRow("lower") << ",,\n5,,\n6,7,\n"
                           << "1>0 5, 2>0 6, 2>1 7";
    QTest::newRow("lower, a separator too many") << ",,,\n5,,,\n6,7,,\n"
                                                 << "1>0 5, 2>0 6, 2>1 7";
    QTest::newRow("upper") << ",5,6\n,,7\n,,\n"
                           << "0>1 5, 0>2 6, 1>2 7";
    QTest::newRow("upper, zeros below") << "0 5 6\n0 0 7\n0 0 0\n"
                                        << "0>1 5, 0>2 6, 1>2 7";
    QTest::newRow("lower, diagonal of zeros") << "0;;\n5;0;\n6;7;0\n"
                                              << "1>0 5, 2>0 6, 2>1 7";
    QTest::newRow("lower, named") << ",a,b,c\na,,,\nb,5,,\nc,6,7,\n" << lower;
    QTest::newRow("lower, named, first row not written") << ",a,b,c\nb,5,,\nc,6,7,\n" << lower;
    QTest::newRow("lower, named, rows end at the diagonal") << "a b c\na\nb 5\nc 6 7\n" << lower;
    QTest::newRow("lower, named, rows end with the diagonal") << "a b c\na 0\nb 5 0\nc 6 7 0\n" << lower;
    QTest::newRow("lower, named, self measured") << ",a,b,c\na,1,,\nb,5,1,\nc,6,7,1\n" << lower;
    QTest::newRow("upper, named, rows begin at the diagonal") << "a b c\na 5 6\nb 7\nc\n" << upper;
    QTest::newRow("upper, named, rows begin with the diagonal") << "a b c\na X 5 6\nb X 7\nc X\n" << upper;
    QTest::newRow("corner with a text") << "node,a,b\na,0,5\nb,6,0\n"
                                        << "a>b 5, b>a 6";
    QTest::newRow("rows in another order") << ",a,b\nb,6,0\na,0,5\n"
                                           << "a>b 5, b>a 6";
    QTest::newRow("numbered") << ",0,1,2\n0,,5,6\n1,5,,7\n2,6,7,\n"
                              << "0>1 5, 0>2 6, 1>0 5, 1>2 7, 2>0 6, 2>1 7";
    QTest::newRow("numbered, without a corner") << "1 2\n1 0 5\n2 6 0\n"
                                                << "1>2 5, 2>1 6";
    QTest::newRow("only columns named") << "a b\n0 5\n6 0\n"
                                        << "a>b 5, b>a 6";
    QTest::newRow("only rows named") << "a 0 5\nb 6 0\n"
                                     << "a>b 5, b>a 6";
    QTest::newRow("pairs not measured") << "# to 0\tto 1\tto 2\n0\t5\tnan\t\n6\t0\tnan\t\nnan\tnan\tnan\t\n"
                                        << "0>1 5, 1>0 6";
}

void TestImportShapes::aMatrixGivesTheRightPairs()
{
    QFETCH(QString, text);
    QFETCH(QString, pairs);
    QCOMPARE(QString::fromStdString(pairsOf(text.toStdString())), pairs);
}

void TestImportShapes::aMatrixThatCanBeReadInTwoWaysIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a triangle whose first row may be missing")
        << "5,,\n6,7,\n8,9,10\n"
        << "triangle with numbers where its diagonal would be";
    QTest::newRow("the same, a separator too many") << "5,,,\n6,7,,\n8,9,10,\n"
                                                    << "triangle with numbers where its diagonal would be";
    QTest::newRow("rows of different lengths without names") << "5\n6 7\n8 9 10\n"
                                                             << "different numbers of cells, up to 3";
    QTest::newRow("rows of different lengths, a corner or a node") << "x1 a b c\na 5\nb 6 7\nc 8 9 10\n"
                                                                   << "begins with 'x1'";
    QTest::newRow("no square") << "0,5,6\n5,0,7\n"
                               << "2 rows and 3 columns from line 1 on";
    QTest::newRow("a row too short") << "0,5,6\n5,0\n6,7,0\n"
                                     << "different numbers of cells";
    QTest::newRow("rows in reverse order") << "6 7 0\n5 0 7\n0 5 6\n"
                                           << "reverse order";
    QTest::newRow("numbers of nodes without a corner") << "0,1,2\n1,0,5\n2,6,0\n"
                                                       << "as numbers of nodes do";
    QTest::newRow("a name twice") << ",a,a\na,0,5\na,6,0\n"
                                  << "two nodes of the matrix have one name";
    QTest::newRow("a row of no column") << ",a,b\na,0,5\nc,6,0\n"
                                        << "line 3 of the matrix is of 'c'";
    QTest::newRow("a row without a name") << ",a,b\na,0,5\n6,0\n"
                                          << "line 3 of the matrix begins with no name";
    QTest::newRow("a text among the numbers") << "0,5,6\n5,0,NV2\n6,7,0\n"
                                              << "line 2 of the matrix has 'NV2'";
    QTest::newRow("nothing measured") << "0,0\n0,0\n"
                                      << "no number above 0";
}

void TestImportShapes::aMatrixThatCanBeReadInTwoWaysIsRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const QString said = QString::fromStdString(pairsOf(text.toStdString()));
    QVERIFY2(said.startsWith(QStringLiteral("refused: ")) && said.contains(reason), qPrintable(said));
    QVERIFY(said.contains(QStringLiteral("the columns from, to and value"))); // the remedy
}

void TestImportShapes::aMatrixWithoutNamesIsRecognisedByItsDiagonal()
{
    QCOMPARE(std::string(parsed("0 5 6\n7 0 8\n9 4 0\n").importer->name), std::string("matrix"));
    QVERIFY(!parseMeasurements("1 5 6\n7 2 8\n9 4 3\n")); // three rows of three numbers may be anything
    QCOMPARE(pairsOf("1 5 6\n7 2 8\n9 4 3\n"), std::string("0>1 5, 0>2 6, 1>0 7, 1>2 8, 2>0 9, 2>1 4"));
}

void TestImportShapes::logsOfIperf3GiveWhatArrivedAndWhichWay()
{
    const ImportedFile server = parsed(dataFile("import/iperf3-server.log"));
    QCOMPARE(std::string(server.importer->name), std::string("iperf3"));
    QCOMPARE(server.tables.size(), std::size_t{2});
    const ImportRow one = readImportTable(server.tables[0]).rows.at(0);
    QCOMPARE(one.source + ">" + one.destination, std::string("10.1.0.7>10.1.0.8"));
    QCOMPARE(quantityText(*one.bandwidth), std::string("938 Mbit/s"));
    QCOMPARE(one.time->value, 3.04);
    QCOMPARE(one.size->value, 340.0 * 1048576);
    const ImportRow three = readImportTable(server.tables[1]).rows.at(0);
    QCOMPARE(quantityText(*three.bandwidth), std::string("937 Mbit/s")); // the sum
    QCOMPARE(three.kept.at(0), std::string("3"));

    const ImportedFile client = parsed(dataFile("import/iperf3-client.log"));
    QCOMPARE(client.tables.size(), std::size_t{2});
    const ImportRow back = readImportTable(client.tables[0]).rows.at(0);
    QCOMPARE(back.source + ">" + back.destination, std::string("10.1.0.8>10.1.0.7"));
    QCOMPARE(quantityText(*back.bandwidth), std::string("927 Mbit/s"));
    QCOMPARE(back.kept.at(1), std::string("17"));
    QCOMPARE(client.tables[1].title, std::string("iperf3 UDP"));
    const ImportRow udp = readImportTable(client.tables[1]).rows.at(0);
    QCOMPARE(quantityText(*udp.bandwidth), std::string("40 Mbit/s")); // not the 50 that were sent
    QCOMPARE(udp.kept.at(2), std::string("19"));
    QCOMPARE(client.rejected.size(), std::size_t{1}); // broken off: nothing arrived
    QVERIFY(client.rejected[0].reason.find("nothing arrived") != std::string::npos);
}

void TestImportShapes::aTestOfIperf3ThatIsNotCertainNamesJson_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a damaged digit") << "340 MBytes"
                                     << "840 MBytes"
                                     << "contradict each other";
    QTest::newRow("a damaged unit") << "938 Mbits/sec  "
                                    << "938 Kbits/sec  "
                                    << "contradict each other";
    QTest::newRow("both ways") << "[ ID] Interval"
                               << "[ ID][Role] Interval"
                               << "what arrived at the client";
    QTest::newRow("only what was sent") << "  receiver"
                                        << "  sender"
                                        << "not said what the receiver got";
    QTest::newRow("hosts not named") << "connected to"
                                     << "to"
                                     << "not said which hosts";
    QTest::newRow("an error") << "-----"
                              << "iperf3: error - the client has gone\n-"
                              << "the client has gone";
}

void TestImportShapes::aTestOfIperf3ThatIsNotCertainNamesJson()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, reason);
    const QString log = QString::fromStdString(dataFile("import/iperf3-server.log"));
    const QString first = log.mid(log.indexOf(QStringLiteral("Accepted")));
    QString text = first.left(first.indexOf(QStringLiteral("Server listening")));
    QVERIFY(parseMeasurements(text.toStdString()));
    const auto refused = parseMeasurements(text.replace(from, to).toStdString());
    QVERIFY(!refused);
    const QString said = QString::fromStdString(refused.error().message);
    QVERIFY2(said.contains(reason) && said.contains(QStringLiteral("iperf3 -J")), qPrintable(said));
}

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
