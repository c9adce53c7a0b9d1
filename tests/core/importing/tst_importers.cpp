// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/importers.h"
#include "tests/core/importing/imported.h"

using namespace contraflow;
using test::dataFile;
using test::parsed;
using test::valuesOf;

namespace {

/** What is said about a text, as one text. */
std::string rejectedTexts(const std::vector<RejectedLine>& rejected)
{
    std::string text;
    for (const RejectedLine& line : rejected)
        text += std::to_string(line.line) + ": " + line.reason + "\n";
    return text;
}

std::string titles(const ImportedFile& file)
{
    std::string text;
    for (const ImportTable& table : file.tables)
        text += table.title + " " + std::to_string(table.processes.value_or(0)) + " " +
                std::to_string(table.records.size()) + "\n";
    return text;
}

} // namespace

class TestImporters : public QObject
{
    Q_OBJECT

private slots:
    void theContentDecidesTheFormat_data();
    void theContentDecidesTheFormat();
    void osuTablesKnowTestProcessesAndUnit();
    void imbBlocksAreKeptApartAndASingleProcessIsSkipped();
    void imbMbytesAreFoundOutFromBytesPerTime();
    void iperf3TakesWhatArrivedEachWay();
    void iperf3ErrorsAndRepetitionsAreSaid();
    void netpipeCountsMbitsOfTwoToTheTwenty();
    void olderNetpipeHasFiveColumns();
    void netpipeMayCountMegabytes();
    void imbGroupsAtOnceAreNoPingPong();
    void nIsTheNumberOfProcessesWhereEachHasSeveralSizes();
    void columnsAreKnownByManyNames();
    void aNumberWithoutUnitIsNotTaken();
    void decimalCommasAreRecognisedAndDoubtfulOnesAsked();
    void whatWasRecognisedCanBeCorrected();
    void aTableWithoutNamesIsReadByNumbers();
    void aMatrixIsRowSendsToColumn();
    void ourOwnJsonWorksOutMeanAndInterval();
    void rowsThatContradictThemselvesAreNotTaken();
};

void TestImporters::theContentDecidesTheFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("format");
    const std::vector<std::pair<const char*, const char*>> files{
        {"import/osu_latency.txt", "osu"},
        {"import/imb-2019.log", "imb"},
        {"import/iperf3-udp.json", "iperf3"},
        {"import/np.out", "netpipe"},
        {"import/np-five-columns.out", "netpipe"},
        {"import/imb-multi.log", "imb"},
        {"import/collective.tsv", "csv"},
        {"import/all-pairs-matrix.txt", "matrix"},
        {"import/times.json", "json"},
        {"import/times.tsv", "csv"},
        {"import/times-comma.csv", "csv"},
        {"measured/patterns-F.csv", "csv"},
        {"measured/alltoall-F.csv", "csv"},
    };
    for (const auto& [name, format] : files)
        QTest::newRow(name) << QString(name) << QString(format);
}

void TestImporters::theContentDecidesTheFormat()
{
    QFETCH(QString, name);
    QFETCH(QString, format);
    const ImportedFile file = parsed(dataFile(name.toStdString()));
    QCOMPARE(QString::fromUtf8(file.importer->name.data()), format);
}

void TestImporters::osuTablesKnowTestProcessesAndUnit()
{
    const ImportedFile latency = parsed(dataFile("import/osu_latency.txt"));
    const ImportValues values = valuesOf(latency, "osu_latency");
    QCOMPARE(values.rows.size(), std::size_t{24});
    QCOMPARE(values.rows[0].size->value, 0.0);
    QCOMPARE(quantityText(*values.rows[0].time), std::string("1.21 us"));
    QCOMPARE(values.rows[0].processes.value(), 2U);
    QCOMPARE(latency.rejected.size(), std::size_t{5}); // the warnings in front
    const ImportedFile several = parsed(dataFile("import/osu_two_runs.txt"));
    QCOMPARE(titles(several), std::string("osu_latency 2 23\nosu_bw 2 23\nosu_bibw 2 23\n"));
    QVERIFY(several.tables[2].kind == BenchmarkKind::bidirectional);
    const ImportedFile pairs = parsed(dataFile("import/osu_mbw_mr.txt"));
    QCOMPARE(pairs.tables[0].processes.value(), 16U);
    const ImportValues all = valuesOf(parsed(dataFile("import/osu_alltoall_f.txt")), "osu_alltoall");
    QCOMPARE(all.rows[0].repetitions.value(), 1000U);
    QVERIFY(all.rows[0].minimum->value < all.rows[0].time->value);
}

void TestImporters::imbBlocksAreKeptApartAndASingleProcessIsSkipped()
{
    const ImportedFile file = parsed(dataFile("import/imb-2019.log"));
    QCOMPARE(
        titles(file),
        std::string(
            "PingPong 2 24\nPingPing 2 24\nSendrecv 2 24\nSendrecv 4 24\nExchange 4 24\nUniband 2 "
            "24\nBiband 2 24\nAlltoall 2 24\nAlltoall 4 24\nAlltoall 8 24\nAllreduce 8 24\nBarrier 8 1\n"));
    QCOMPARE(rejectedTexts(file.rejected), std::string());
    QVERIFY(file.notes.at(0).find("single process") != std::string::npos);
    // Messages of 0 bytes have no bandwidth, and these two tests have nothing else.
    for (const ImportTable& table : file.tables)
        QCOMPARE(readImportTable(table).rejected.size(),
                 std::size_t{table.title == "Uniband" || table.title == "Biband"});
    QCOMPARE(file.measured, std::string("Mon Mar  2 10:15:04 2026"));
}

void TestImporters::imbMbytesAreFoundOutFromBytesPerTime()
{
    const ImportedFile old = parsed(dataFile("import/imb-4.1-two-runs.log"));
    QCOMPARE(titles(old), std::string("PingPong 2 24\nPingPong, run 2 2 24\n"));
    const ImportRow row = valuesOf(old, "PingPong").rows.back();
    QVERIFY(std::abs(row.bandwidth->value * row.time->value / row.size->value - 1) < 1e-4);
    QCOMPARE(std::string(row.bandwidth->unit->symbol), std::string("MiB/s"));
    const ImportRow fresh = valuesOf(parsed(dataFile("import/imb-2019.log")), "PingPong").rows.back();
    QCOMPARE(std::string(fresh.bandwidth->unit->symbol), std::string("MB/s"));
}

void TestImporters::iperf3TakesWhatArrivedEachWay()
{
    const ImportRow one = valuesOf(parsed(dataFile("import/iperf3-tcp.json")), "iperf3 TCP").rows.at(0);
    QCOMPARE(one.size->value, 1900412928.0);
    QCOMPARE(one.bandwidth->value, 7557857705.5253344 / 8);
    QCOMPARE(one.source, std::string("127.0.0.1"));
    for (const char* name : {"import/iperf3-bidir.json", "import/iperf3-bidir-duplicate-keys.json"}) {
        const ImportedFile both = parsed(dataFile(name));
        QVERIFY(both.tables[0].kind == BenchmarkKind::bidirectional);
        const ImportValues values = readImportTable(both.tables[0]);
        QCOMPARE(values.rows.size(), std::size_t{2});
        QCOMPARE(values.rows[0].size->value, 1155923968.0);
        QCOMPARE(values.rows[1].size->value, 1300365312.0);
    }
    // Hosts and numbers of both ways are the same, on a loopback interface.
    const ImportValues datagrams =
        valuesOf(parsed(dataFile("import/iperf3-udp-bidir.json")), "iperf3 UDP both ways");
    QCOMPARE(datagrams.rows.size(), std::size_t{2});
    QCOMPARE(datagrams.rows[1].kept.back(), std::string("server to client"));
    const ImportValues text =
        valuesOf(parsed(dataFile("import/iperf3-bidir-client.log")), "iperf3 TCP both ways");
    QCOMPARE(text.rows.size(), std::size_t{2});
    QCOMPARE(text.rows[0].kept.at(0), std::string("2"));
    QCOMPARE(text.rows[0].kept.back(), std::string("client to server"));
    const ImportValues streams = valuesOf(parsed(dataFile("import/iperf3-parallel.json")), "iperf3 TCP");
    QCOMPARE(streams.rows.at(0).size->value, 1943797760.0);
    QCOMPARE(streams.rows.at(0).kept.at(0), std::string("3"));
    const ImportValues udp = valuesOf(parsed(dataFile("import/iperf3-udp.json")), "iperf3 UDP");
    QCOMPARE(udp.rows.at(0).bandwidth->value, 50063471.351702124 / 8);
}

void TestImporters::iperf3ErrorsAndRepetitionsAreSaid()
{
    const auto refused = parseMeasurements(dataFile("import/iperf3-refused.json"));
    QVERIFY(!refused);
    QVERIFY(refused.error().message.find("unable to connect to server: Connection refused") !=
            std::string::npos);
    const ImportedFile twice = parsed(dataFile("import/iperf3-twice.json"));
    QCOMPARE(twice.tables.size(), std::size_t{1});
    QVERIFY(twice.notes.at(0).find("the same result again") != std::string::npos);
    std::string lying = dataFile("import/iperf3-reverse.json");
    const std::size_t flag = lying.find("\"reverse\":\t1");
    lying[flag + 11] = '0';
    const auto contradicts = parseMeasurements(lying);
    QVERIFY(!contradicts && contradicts.error().message.find("contradicts") != std::string::npos);
}

void TestImporters::netpipeCountsMbitsOfTwoToTheTwenty()
{
    const ImportValues values = valuesOf(parsed(dataFile("import/np.out")), "NetPIPE");
    QCOMPARE(values.rows.size(), std::size_t{106});
    const ImportRow& row = values.rows.back();
    QCOMPARE(row.size->value, 1048579.0);
    QVERIFY(std::abs(row.bandwidth->value * row.time->value / row.size->value - 1) < 1e-4);
}

void TestImporters::olderNetpipeHasFiveColumns()
{
    const ImportedFile old = parsed(dataFile("import/np-five-columns.out"));
    const ImportValues before = valuesOf(old, "NetPIPE");
    const ImportValues now = valuesOf(parsed(dataFile("import/np.out")), "NetPIPE");
    QCOMPARE(rejectedTexts(before.rejected), std::string());
    QCOMPARE(before.rows.size(), now.rows.size());
    for (std::size_t i = 0; i < now.rows.size(); ++i) {
        QCOMPARE(before.rows[i].size->value, now.rows[i].size->value);
        QCOMPARE(before.rows[i].bandwidth->value, now.rows[i].bandwidth->value);
        QVERIFY(std::abs(before.rows[i].time->value - now.rows[i].time->value) < 0.6e-6);
    }
    QCOMPARE(rejectedTexts(parsed("0.001\t7.62939\t8000\t1000\t0.0\n0.002\t7.62939\t16000\t2000\t0.0\n"
                                  "0.003\t7.62939\t24000\t3000\t0.0\n0.004\t7.62939\t32000\t4004\t0.0\n")
                               .rejected),
             std::string("4: its bits are not 8 times its bytes; one of them is damaged\n"));
}

void TestImporters::netpipeMayCountMegabytes()
{
    const ImportedFile file = parsed("1000\t0.953674\t0.001000000\n2000\t0.953674\t0.002000000\n");
    QCOMPARE(QString::fromUtf8(file.importer->name.data()), QStringLiteral("netpipe"));
    const ImportValues values = valuesOf(file, "NetPIPE");
    QVERIFY(std::abs(values.rows[0].bandwidth->value - 1e6) < 1);
}

void TestImporters::imbGroupsAtOnceAreNoPingPong()
{
    const ImportedFile file = parsed(dataFile("import/imb-multi.log"));
    QCOMPARE(titles(file), std::string("Multi-PingPong, groups of 2 8 12\n"
                                       "Multi-Sendrecv, groups of 4 8 12\n"
                                       "Multi-PingPong, groups of 2, run 2 4 24\n"
                                       "Multi-Sendrecv, groups of 4, run 2 8 24\n"));
    for (const ImportTable& table : file.tables) {
        QCOMPARE(int(*table.kind), int(BenchmarkKind::collective));
        const ImportValues values = readImportTable(table);
        QCOMPARE(rejectedTexts(values.rejected), std::string());
        QVERIFY(values.notes.empty()); // the sizes ascend, group by group
    }
    // Each group has its own row.
    const ImportValues second = valuesOf(file, "Multi-PingPong, groups of 2, run 2");
    QCOMPARE(second.rows[3].kept, std::vector<std::string>{"1"});
    QCOMPARE(second.rows[2].size->value, second.rows[3].size->value);
    QVERIFY(second.rows[2].time->value < second.rows[3].time->value);
}

void TestImporters::nIsTheNumberOfProcessesWhereEachHasSeveralSizes()
{
    const ImportValues values = valuesOf(parsed(dataFile("import/collective.tsv")), "table");
    QCOMPARE(values.rows.size(), std::size_t{12});
    QCOMPARE(*values.rows[4].processes, 8U);
    QVERIFY(!values.rows[4].repetitions);
    QCOMPARE(values.rows[5].size->value, 16000.0);
    // Of messages n is a number of repetitions.
    const ImportValues times =
        valuesOf(parsed("link,size (B),mean_s,n\ne1,1,0.1,3\ne2,2,0.2,3\ne3,1,0.1,4\ne4,2,0.2,4\n"), "table");
    QCOMPARE(*times.rows[0].repetitions, 3U);
    // One size each: nothing says that n is not one.
    const ImportValues few = valuesOf(parsed("n,size (B),T (s)\n3,1,0.1\n4,2,0.2\n"), "table");
    QCOMPARE(*few.rows[0].repetitions, 3U);
}

void TestImporters::columnsAreKnownByManyNames()
{
    const ImportedFile file = parsed("Link;From;To;Size (kB);T [ms];ci_ms;Reps;colour\n"
                                     "e1;a;b;10;1.5;0.1;4;red\n");
    const ImportRow row = readImportTable(file.tables[0]).rows.at(0);
    QCOMPARE(row.message + row.source + row.destination, std::string("e1ab"));
    QCOMPARE(row.size->value, 10e3);
    QCOMPARE(row.time->value, 1.5e-3);
    QCOMPARE(row.ci95->value, 1e-4);
    QCOMPARE(row.repetitions.value(), 4U);
    QCOMPARE(row.kept.at(0), std::string("red"));
    // With repetitions in a column of their own, n is a number of processes.
    const ImportRow all = readImportTable(parsed(dataFile("measured/alltoall-F.csv")).tables[0]).rows.at(0);
    QCOMPARE(all.processes.value(), 4U);
    QCOMPARE(all.repetitions.value(), 10U);
}

void TestImporters::aNumberWithoutUnitIsNotTaken()
{
    const ImportedFile file = parsed("message,time\ne1,0.25\ne2,0.3 s\n");
    const ImportValues values = readImportTable(file.tables[0]);
    QCOMPARE(values.rows.size(), std::size_t{1});
    QCOMPARE(rejectedTexts(values.rejected),
             std::string("2: the column 'time' has no unit; choose one, such as us\n"));
}

void TestImporters::decimalCommasAreRecognisedAndDoubtfulOnesAsked()
{
    const ImportValues commas = readImportTable(parsed(dataFile("import/times-comma.csv")).tables[0]);
    QCOMPARE(commas.rows.at(1).time->value, 0.4365);
    const std::string doubtful = "message;T (ms)\ne1;1,024\n";
    const ImportedFile asked = parsed(doubtful);
    QVERIFY(asked.notes.at(0).find("which decimal mark") != std::string::npos);
    QVERIFY(readImportTable(asked.tables[0]).rows.empty());
    ImportOptions options;
    options.decimal = DecimalMark::comma;
    QCOMPARE(readImportTable(parsed(doubtful, options).tables[0]).rows.at(0).time->value, 1.024e-3);
}

void TestImporters::whatWasRecognisedCanBeCorrected()
{
    ImportOptions options;
    options.headerLine = 2;
    options.separator = ';';
    options.columns = {{"Meldung", ColumnMeaning::message, nullptr},
                       {"2", ColumnMeaning::time, findUnit(Dimension::duration, "ms")},
                       {"c", ColumnMeaning::ignored, nullptr}};
    const ImportedFile file = parsed("size;time\nMeldung;Dauer;c\ne1;252;x\n", options);
    const ImportRow row = readImportTable(file.tables[0]).rows.at(0);
    QCOMPARE(row.message, std::string("e1"));
    QCOMPARE(row.time->value, 0.252);
    options.columns = {{"Meldnug", ColumnMeaning::message, nullptr}};
    const auto misspelt = parseMeasurements("size;time\nMeldung;Dauer;c\ne1;252;x\n", options);
    QVERIFY(!misspelt && misspelt.error().message.find("did you mean 'Meldung'") != std::string::npos);
}

void TestImporters::aTableWithoutNamesIsReadByNumbers()
{
    ImportOptions options;
    options.columns = {{"1", ColumnMeaning::source, nullptr},
                       {"2", ColumnMeaning::destination, nullptr},
                       {"3", ColumnMeaning::time, findUnit(Dimension::duration, "us")}};
    const ImportValues values = readImportTable(parsed("cn01;cn02;1.25\ncn02;cn01;1.5\n", options).tables[0]);
    QCOMPARE(values.rows.size(), std::size_t{2});
    QCOMPARE(values.rows[0].destination, std::string("cn02"));
    QCOMPARE(values.rows[1].time->value, 1.5e-6);
}

void TestImporters::aMatrixIsRowSendsToColumn()
{
    ImportOptions options;
    options.columns = {{"value", ColumnMeaning::time, findUnit(Dimension::duration, "us")}};
    const ImportValues values =
        readImportTable(parsed(dataFile("import/all-pairs-matrix.txt"), options).tables[0]);
    QCOMPARE(values.rows.size(), std::size_t{12});
    QCOMPARE(values.rows[0].source + values.rows[0].destination, std::string("cn01cn02"));
    QCOMPARE(quantityText(*values.rows[0].time), std::string("1.2 us"));
    // A table of as many rows as numbers a row is still a table.
    QVERIFY(parsed("link;time (ms);n\ne1;252;4\ne2;436;4\n").importer == findImporter("csv"));
    QVERIFY(parsed("size (B);time (ms)\n1;252\n2;436\n").importer == findImporter("csv"));
}

void TestImporters::ourOwnJsonWorksOutMeanAndInterval()
{
    const ImportedFile file = parsed(dataFile("import/times.json"));
    QCOMPARE(file.mpi, std::string("Open MPI 4.1.4"));
    const ImportValues values = readImportTable(file.tables[0]);
    QCOMPARE(values.rows.size(), std::size_t{5});
    QCOMPARE(values.rows[0].time->value, 0.252);
    // s = 0.7937 ms, t(2) = 4.3027, so that 4.3027 · 0.7937 ms / √3 is the half-width.
    QVERIFY(std::abs(values.rows[0].ci95->value - 1.97172e-3) < 1e-8);
    QCOMPARE(values.rows[0].repetitions.value(), 3U);
    QVERIFY(std::abs(values.rows[1].time->value - 0.43705) < 1e-12);
    QVERIFY(!values.rows[3].ci95);
    QCOMPARE(quantityText(*values.rows[4].time), std::string("0.27 s"));
}

void TestImporters::rowsThatContradictThemselvesAreNotTaken()
{
    const ImportValues values = readImportTable(
        parsed(
            "# OSU MPI All-to-All Personalized Exchange Latency Test v5.9\n"
            "# Size       Avg Latency(us)   Min Latency(us)   Max Latency(us)  Iterations\n"
            "1  9.00  1.00  3.00  100\n2  2.00  1.00  3.00  100\n2  2.00  1.00  3.00  100\n4  2.00  2.50  3.00  100\n")
            .tables[0]);
    QCOMPARE(rejectedTexts(values.rejected),
             std::string("3: its mean is above its maximum\n6: its mean is below its minimum\n"));
    QCOMPARE(values.rows.size(), std::size_t{1});
    const ImportedFile cut =
        parsed("# OSU MPI Latency Test v5.6.2\n# Size          Latency (us)\n1   1.25\n2   1.2");
    QCOMPARE(readImportTable(cut.tables[0]).rows.size(), std::size_t{1});
    QVERIFY(cut.rejected.at(0).reason.find("ends within this line") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestImporters)
#include "tst_importers.moc"
