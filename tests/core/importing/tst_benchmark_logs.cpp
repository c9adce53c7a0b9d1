// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/importers.h"
#include "core/importing/logs/osu_tests.h"
#include "tests/core/importing/imported.h"

using namespace contraflow;
using test::dataFile;
using test::parsed;
using test::valuesOf;

namespace {

/** Tables as "title, processes, rows, kind", one a line. */
std::string tablesOf(const ImportedFile& file)
{
    std::string text;
    for (const ImportTable& table : file.tables)
        text += table.title + ", " + std::to_string(table.processes.value_or(0)) + ", " +
                std::to_string(table.records.size()) + ", " + std::string(benchmarkKindName(*table.kind)) +
                "\n";
    return text;
}

bool isRejected(const ImportedFile& file, const std::string& reason)
{
    return std::any_of(file.rejected.begin(), file.rejected.end(), [&](const RejectedLine& line) {
        return line.reason.find(reason) != std::string::npos;
    });
}

std::string errorOf(const std::string& text)
{
    const Result<ImportedFile> file = parseMeasurements(text);
    return file ? std::string() : file.error().message;
}

} // namespace

class TestBenchmarkLogs : public QObject
{
    Q_OBJECT

private slots:
    void theTitleSaysWhichOsuProgramRan_data();
    void theTitleSaysWhichOsuProgramRan();
    void pairsOfHostsOfOneLogAreOneTable();
    void aPairIsNotGivenToATestThatComesAgain();
    void osuSevenHasValidationOverlapAndOneSidedTests();
    void whatOsuLacksIsSaidInsteadOfTheNoiseInFront();
    void imbHasOneSidedAndNonBlockingBenchmarks();
    void ncclRowsAreReadFromTheirEnd();
    void perftestCountsMegabytesOfTwoToTheTwenty();
    void sockperfSizesAreWorkedOutWhereTheyAreCertain();
    void mpiGraphIsRowSendsToColumnAndColumnSendsToRow();
    void aCutLogLosesItsLastRow_data();
    void aCutLogLosesItsLastRow();
};

void TestBenchmarkLogs::theTitleSaysWhichOsuProgramRan_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("kind");
    const std::vector<std::array<const char*, 3>> titles{
        {"MPI Latency", "osu_latency", "ping-pong"},
        {"MPI-ROCM Bi-Directional Bandwidth", "osu_bibw, ROCM", "bidirectional"},
        {"MPI Multi-process Latency", "osu_latency_mp", "ping-pong"},
        {"MPI Multiple Bandwidth / Message Rate", "osu_mbw_mr", "stream"},
        {"MPI_Put Bandwidth", "osu_put_bw", "stream"},
        {"MPI_Put-CUDA Bi-directional Bandwidth", "osu_put_bibw, CUDA", "bidirectional"},
        {"MPI_Fetch_and_op latency", "osu_fop_latency", "collective"},
        {"MPI Non-blocking All-to-All Latency", "osu_ialltoall", "all-to-all"},
        {"MPI Non-blocking Reduce_scatter Latency", "osu_ireduce_scatter", "collective"},
        {"MPI Neighborhood Allgather Latency", "osu_neighbor_allgather", "collective"},
        {"MPI Persistent Broadcast Latency", "osu_bcast_persistent", "collective"},
        {"MPI Congestion Bandwidth", "", ""},
        {"UPC Memput", "", ""},
    };
    for (const auto& [title, program, kind] : titles)
        QTest::newRow(title) << QString(title) << QString(program) << QString(kind);
}

void TestBenchmarkLogs::theTitleSaysWhichOsuProgramRan()
{
    QFETCH(QString, title);
    QFETCH(QString, program);
    QFETCH(QString, kind);
    const auto test = findOsuTest(title.toStdString());
    QCOMPARE(QString::fromStdString(test ? test->name : std::string()), program);
    if (test)
        QCOMPARE(QString::fromUtf8(benchmarkKindName(test->kind).data()), kind);
}

void TestBenchmarkLogs::pairsOfHostsOfOneLogAreOneTable()
{
    const ImportedFile file = parsed(dataFile("import/osu_pairs.txt"));
    QCOMPARE(tablesOf(file), std::string("osu_latency, CUDA, D to H, 2, 12, ping-pong\n"
                                         "osu_bw, CUDA, D to H, 2, 9, stream\n"));
    const ImportValues values = valuesOf(file, "osu_latency, CUDA, D to H");
    QCOMPARE(values.rows.size(), std::size_t{12});
    QCOMPARE(values.rows[4].source, std::string("gpu-1"));
    QCOMPARE(values.rows[4].destination, std::string("gpu-3"));
    QCOMPARE(quantityText(*values.rows[4].time), std::string("21 us"));
    QCOMPARE(values.rows[11].source, std::string("gpu-2"));
}

void TestBenchmarkLogs::aPairIsNotGivenToATestThatComesAgain()
{
    const std::string table = "# OSU MPI Latency Test v5.8\n# Size          Latency (us)\n8          1.50\n";
    const ImportedFile file = parsed("node1 node2\n" + table + table + "node1 node2\n" + table);
    QCOMPARE(file.tables.size(), std::size_t{3});
    QCOMPARE(valuesOf(file, "osu_latency").rows[0].source, std::string("node1"));
    QCOMPARE(readImportTable(file.tables[1]).rows[0].source, std::string());
    QCOMPARE(readImportTable(file.tables[2]).rows[0].destination, std::string("node2"));
}

void TestBenchmarkLogs::osuSevenHasValidationOverlapAndOneSidedTests()
{
    const ImportedFile file = parsed(dataFile("import/osu_v7.txt"));
    QCOMPARE(tablesOf(file),
             std::string("osu_bw, 2, 2, stream\nosu_iallreduce, 0, 2, collective\n"
                         "osu_get_latency, 2, 1, collective\nosu_latency_mp, 2, 1, ping-pong\n"
                         "osu_alltoallw, 0, 0, collective\n"));
    QVERIFY(isRejected(file, "did not arrive intact"));
    QVERIFY(isRejected(file, "osu_alltoallw has no row"));
    const ImportRow row = valuesOf(file, "osu_iallreduce").rows.at(0);
    QCOMPARE(quantityText(*row.time), std::string("20.25 us"));
    QCOMPARE(quantityText(*row.maximum), std::string("21 us"));
}

void TestBenchmarkLogs::whatOsuLacksIsSaidInsteadOfTheNoiseInFront()
{
    const std::string error = errorOf(
        "mpirun: a warning\n# OSU MPI Congestion Bandwidth Test v7.4\n# Size      Bandwidth (MB/s)\n1   2.0\n");
    QVERIFY2(error.find("'MPI Congestion Bandwidth' is not a test whose times are taken") !=
                 std::string::npos,
             error.c_str());
}

void TestBenchmarkLogs::imbHasOneSidedAndNonBlockingBenchmarks()
{
    const ImportedFile file = parsed(dataFile("import/imb-ext.log"));
    QCOMPARE(tablesOf(file),
             std::string("Unidir_Put, aggregate, 2, 3, collective\n"
                         "Unidir_Put, non-aggregate, 2, 3, collective\nWindow, 8, 2, collective\n"
                         "Ibcast, 8, 2, collective\n"));
    const ImportRow row = valuesOf(file, "Ibcast").rows.at(0);
    QCOMPARE(quantityText(*row.time), std::string("18.25 us"));
    QCOMPARE(row.kept.at(0), std::string("30.50"));
}

void TestBenchmarkLogs::ncclRowsAreReadFromTheirEnd()
{
    const std::string text = dataFile("import/nccl-all-reduce.log");
    const ImportedFile file = parsed(text);
    QCOMPARE(std::string(file.importer->name), std::string("nccl"));
    QCOMPARE(tablesOf(file), std::string("all_reduce_perf, 4, 3, collective\n"));
    QVERIFY(isRejected(file, "3 of its values arrived wrong"));
    QCOMPARE(file.machine, std::string("Example GPU 80GB"));
    const ImportValues values = valuesOf(file, "all_reduce_perf");
    QCOMPARE(values.rows.size(), std::size_t{3});
    QCOMPARE(quantityText(*values.rows[1].time), std::string("23.28 us"));
    QCOMPARE(quantityText(*values.rows[1].bandwidth), std::string("2.82 GB/s"));
    // All-to-alls leave the columns of operation and root blank.
    const std::string blank = QString::fromStdString(text).replace("sum      -1", "").toStdString();
    QCOMPARE(valuesOf(parsed(blank), "all_reduce_perf").rows.size(), std::size_t{3});
}

void TestBenchmarkLogs::perftestCountsMegabytesOfTwoToTheTwenty()
{
    const ImportedFile file = parsed(dataFile("import/perftest.txt"));
    QCOMPARE(tablesOf(file),
             std::string("RDMA_Write BW, 4 queue pairs, 2, 2, stream\nRDMA_Read Latency, 2, 1, collective\n"
                         "Send Latency, 2, 1, ping-pong\n"));
    const ImportRow row = valuesOf(file, "RDMA_Write BW, 4 queue pairs").rows.at(1);
    QVERIFY(std::abs(row.bandwidth->value / (0.18e6 * 65536) - 1) < 1e-5);
    QCOMPARE(quantityText(*valuesOf(file, "RDMA_Read Latency").rows.at(0).time), std::string("1.68 us"));
    QCOMPARE(quantityText(*valuesOf(file, "Send Latency").rows.at(0).time), std::string("0.85 us"));
    // Where messages per second say so, MB are 10^6 bytes.
    const ImportedFile decimal =
        parsed("RDMA_Write BW Test\n #bytes #iterations BW peak[MB/sec] BW average[MB/sec] "
               "MsgRate[Mpps]\n 1000000 10 0.00 2000.00 0.002000\n");
    QCOMPARE(valuesOf(decimal, "RDMA_Write BW").rows.at(0).bandwidth->value, 2e9);
}

void TestBenchmarkLogs::sockperfSizesAreWorkedOutWhereTheyAreCertain()
{
    const ImportedFile file = parsed(dataFile("import/sockperf.txt"));
    QCOMPARE(tablesOf(file),
             std::string("sockperf latency, 2, 1, ping-pong\nsockperf throughput, 2, 1, stream\n"));
    const ImportRow latency = valuesOf(file, "sockperf latency").rows.at(0);
    QVERIFY(!latency.size);
    QCOMPARE(quantityText(*latency.maximum), std::string("75.812 us"));
    const ImportRow throughput = valuesOf(file, "sockperf throughput").rows.at(0);
    QCOMPARE(throughput.size->value, 1472.0);
    QVERIFY(std::abs(throughput.bandwidth->value / (312849.0 * 1472) - 1) < 1e-5);
    QVERIFY(errorOf("sockperf: Summary: Round trip is 11.8 usec\n").find("whole round trip") !=
            std::string::npos);
}

void TestBenchmarkLogs::mpiGraphIsRowSendsToColumnAndColumnSendsToRow()
{
    const ImportedFile file = parsed(dataFile("import/mpigraph.out"));
    QCOMPARE(tablesOf(file),
             std::string("mpiGraph send, 3, 6, exchange\nmpiGraph receive, 3, 6, exchange\n"));
    const ImportRow sent = valuesOf(file, "mpiGraph send").rows.at(0);
    QCOMPARE(sent.source + " " + sent.destination, std::string("n1 n2"));
    QCOMPARE(sent.bandwidth->value, 1001.0 * 1048576);
    const ImportRow received = valuesOf(file, "mpiGraph receive").rows.at(0);
    QCOMPARE(received.source + " " + received.destination, std::string("n2 n1"));
    QCOMPARE(received.bandwidth->value, 2001.0 * 1048576);
}

void TestBenchmarkLogs::aCutLogLosesItsLastRow_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"osu_pairs.txt", "imb-ext.log", "nccl-all-reduce.log", "perftest.txt", "mpigraph.out"})
        QTest::newRow(name) << QString(name);
}

void TestBenchmarkLogs::aCutLogLosesItsLastRow()
{
    QFETCH(QString, name);
    const std::string whole = dataFile("import/" + name.toStdString());
    // Wherever the text ends, there is no crash, and no number that is not in the whole file.
    for (std::size_t length = 1; length < whole.size(); length += 7) {
        const Result<ImportedFile> file = parseMeasurements(std::string_view(whole).substr(0, length));
        if (!file || file->importer->name == "csv" || file->importer->name == "matrix")
            continue;
        for (const ImportTable& table : file->tables)
            for (const ImportRecord& record : table.records)
                for (const std::string& cell : record.cells)
                    QVERIFY2(cell.empty() || whole.find(cell) != std::string::npos, cell.c_str());
    }
}

QTEST_GUILESS_MAIN(TestBenchmarkLogs)
#include "tst_benchmark_logs.moc"
