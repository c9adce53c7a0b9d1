// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Logs as old versions, launchers, servers and scripts write them.

#include "core/importing/importers.h"
#include "core/importing/line_labels.h"
#include "core/importing/matrix_order.h"
#include "core/importing/strangers.h"
#include "tests/core/importing/imported.h"

#include <QStringList>

using namespace contraflow;
using test::parsed;
using test::valuesOf;

namespace {

std::string errorOf(const std::string& text)
{
    const Result<ImportedFile> file = parseMeasurements(text);
    return file ? std::string() : file.error().message;
}

/** "title: size time bandwidth; …" of all tables. */
std::string rowsOf(const ImportedFile& file)
{
    std::string text;
    for (const ImportTable& table : file.tables) {
        text += (text.empty() ? "" : " | ") + table.title + ":";
        const ImportValues values = readImportTable(table);
        for (const ImportRow& row : values.rows)
            for (const auto& value : {row.size, row.time, row.bandwidth})
                if (value)
                    text += " " + quantityText(*value);
    }
    return text;
}

std::string imbLog(const std::string& version, const std::string& test, const std::string& rows)
{
    return "#------------------\n#    Intel (R) MPI Benchmark" + version +
           ", MPI-1 part\n#------------------\n" + "# Benchmarking " + test +
           "\n# #processes = 2\n#------------------\n" +
           "       #bytes #repetitions      t[usec]   Mbytes/sec\n" + rows;
}

std::string iperfServer(bool isReverse, const std::string& streams)
{
    return R"({"start": {"connected": [{"local_host": "10.0.0.2", "remote_host": "10.0.0.1"}],
        "version": "iperf 3.21", "accepted_connection": {"host": "10.0.0.1", "port": 37946},
        "test_start": {"protocol": "TCP", "num_streams": 1, "reverse": )" +
           std::string(isReverse ? "1" : "0") + R"(}},
        "end": {"streams": [)" +
           streams + R"(],
        "sum_received": {"seconds": 1.0, "bytes": 1000000, "bits_per_second": 8000000}}})";
}

} // namespace

class TestLogVariants : public QObject
{
    Q_OBJECT

private slots:
    void megabytesOfImbAreThoseOfItsRun()
    {
        // A transfer of one way is counted once, and its time tells what a Mbyte is.
        const std::string put = imbLog("s 4.1 Update 1", "Unidir_Put", "4194304 10 37282.90 107.29\n");
        QCOMPARE(rowsOf(parsed(put)), std::string("Unidir_Put: 4194304 B 37282.9 us 107.29 MiB/s"));
        // Where no row has digits enough, the version does.
        const std::string rows = "1 1000 0.35 2.73\n";
        QCOMPARE(rowsOf(parsed(imbLog(" Suite V3.2.3", "PingPong", rows))),
                 std::string("PingPong: 1 B 0.35 us 2.73 MiB/s"));
        const std::string later = imbLog("s 2019 Update 5", "PingPong", "1048576 10 1000.00 1048.58\n");
        QCOMPARE(rowsOf(parsed(later)), std::string("PingPong: 1048576 B 1000 us 1048.58 MB/s"));
        // One log may have runs of two versions.
        const ImportedFile both =
            parsed(imbLog("s 4.1", "PingPong", "1048576 10 1000.00 1000.00\n") + "\n" + later);
        QCOMPARE(rowsOf(both), std::string("PingPong: 1048576 B 1000 us 1000 MiB/s | "
                                           "PingPong, run 2: 1048576 B 1000 us 1048.58 MB/s"));
    }

    void oldOsuVersionsNameThingsOtherwise_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rows");
        QTest::newRow("bi-bandwidth") << "# OSU MPI Bi-Directional Bandwidth Test v3.3\n"
                                         "# Size     Bi-Bandwidth (MB/s)\n1024       500.10\n"
                                      << "osu_bibw: 1.024 kB 500.1 MB/s";
        QTest::newRow("bidirectional") << "# OSU MPI Bidirectional Bandwidth Test (Version 2.1)\n"
                                          "# Size\t\tBandwidth (MB/s)\n1024\t\t500.10\n"
                                       << "osu_bibw: 1.024 kB 500.1 MB/s";
        QTest::newRow("one-sided") << "# OSU One Sided MPI_Put Bi-directional Bandwidth Test v3.1.1\n"
                                      "# Size     Bi-Bandwidth (MB/s)\n1024       500.10\n"
                                   << "osu_put_bibw: 1.024 kB 500.1 MB/s";
        QTest::newRow("no sign") << "# OSU MPI Non-blocking Barrier Latency Test v5.7\n"
                                    "Overall(us)    Compute(us)    Pure Comm.(us)    Overlap(%)\n"
                                    "     170.36          81.43             88.42          0.00\n"
                                 << "osu_ibarrier: 88.42 us";
        QTest::newRow("nccl") << "# OSU NCCL-CUDA Allreduce Latency Test v7.5\n"
                                 "# Size       Avg Latency(us)\n1024       25.10\n"
                              << "osu_allreduce, NCCL, CUDA: 1.024 kB 25.1 us";
        QTest::newRow("python")
            << "# OMB-Py MPI Bandwidth Test\n# Size (B)      Bandwidth (MB/s)\n1024       500.10\n"
            << "osu_bw: 1.024 kB 500.1 MB/s";
    }

    void oldOsuVersionsNameThingsOtherwise()
    {
        QFETCH(QString, text);
        QFETCH(QString, rows);
        QCOMPARE(QString::fromStdString(rowsOf(parsed(text.toStdString()))).replace("1024 B", "1.024 kB"),
                 rows);
    }

    void versionsOfModulesAreNoHosts()
    {
        const ImportedFile file = parsed("gcc-9.3.0 gcc-10.2.0\n# OSU MPI Latency Test v5.8\n"
                                         "# Size          Latency (us)\n8          1.50\n");
        QVERIFY(valuesOf(file, "osu_latency").rows.front().source.empty());
    }

    void aColumnNamedLikeAHostHidesNoOther()
    {
        const ImportedFile file = parsed("# OSU MPI Latency Test v5.8\n# Size          Latency (us)\n"
                                         "8          1.50\n# OSU MPI Bandwidth Test v5.8\n"
                                         "# Size               receiver\n8          9\n");
        QCOMPARE(file.tables.size(), std::size_t(2));
        const std::vector<ImportRecord>& records = file.tables[1].records;
        QCOMPARE(records.size(), std::size_t(1));
        QVERIFY((records[0].cells == std::vector<std::string>{"8", "9"}));
    }

    void theServerOfIperf3KnowsWhatArrivedAtItself()
    {
        const std::string stream = R"({"sender": {"sender": false, "bytes": 0},
            "receiver": {"sender": false, "bytes": 1000000}})";
        const ImportedFile file = parsed(iperfServer(false, stream));
        const ImportRow row = valuesOf(file, "iperf3 TCP").rows.front();
        QCOMPARE(row.source, std::string("10.0.0.1"));
        QCOMPARE(row.destination, std::string("10.0.0.2"));
        const std::string back =
            errorOf(iperfServer(true, R"({"sender": {"sender": true, "bytes": 1000000}})"));
        QVERIFY2(back.find("does not know what arrived at the client") != std::string::npos, back.c_str());
    }

    void aStreamOfEventsOfIperf3IsOneDocument()
    {
        const ImportedFile file = parsed(
            R"({"event":"start","data":{"connected":[{"local_host":"a1","remote_host":"b2"}],"version":"iperf 3.17","test_start":{"protocol":"TCP","num_streams":1,"reverse":0}}})"
            "\n"
            R"({"event":"interval","data":{"sum":{"bytes":5}}})"
            "\n"
            R"({"event":"end","data":{"streams":[{"receiver":{"bytes":1000000,"sender":true}}],"sum_received":{"seconds":1,"bytes":1000000,"bits_per_second":8000000}}})"
            "\n");
        QCOMPARE(rowsOf(file), std::string("iperf3 TCP: 1000000 B 1 s 8000000 bit/s"));
    }

    void everyTableOfNcclHasItsOwnTest()
    {
        const std::string columns =
            "# size count type redop root time algbw busbw #wrong time algbw busbw #wrong\n";
        const std::string row = "1024 256 float sum -1 10.0 0.10 0.10 0 10.0 0.10 0.10 0\n";
        const ImportedFile file = parsed("# Collective test starting: alltoall_perf\n" + columns + row +
                                         "# Collective test concluded: alltoall_perf\n"
                                         "# Collective test starting: sendrecv_perf\n" +
                                         columns + row);
        QCOMPARE(file.tables.size(), std::size_t(2));
        QCOMPARE(file.tables[0].title, std::string("alltoall_perf"));
        QCOMPARE(file.tables[1].title, std::string("sendrecv_perf"));
        QCOMPARE(*file.tables[1].kind, BenchmarkKind::exchange);
    }

    void oldNcclTestsPrintHowFarResultsAreOff()
    {
        const std::string columns =
            "# all_reduce_perf\n# size count type redop root time algbw busbw error time algbw busbw error\n";
        const ImportedFile file =
            parsed(columns + "1024 256 float sum -1 10.0 0.10 0.10 2e-07 10.0 0.10 0.10 2e-07\n"
                             "2048 512 float sum -1 11.0 0.19 0.19 1e+00 11.0 0.19 0.19 1e+00\n");
        QCOMPARE(file.tables.front().records.size(), std::size_t(1));
        QVERIFY(file.rejected.front().reason.find("off by 1e+00") != std::string::npos);
        const std::string failed =
            errorOf("# all_reduce_perf\n# size count type redop root time algbw busbw #wrong "
                    "time algbw busbw #wrong\nTest NCCL failure common.cu:954\n");
        QVERIFY2(failed.find("has no row; it ended or failed") != std::string::npos, failed.c_str());
    }

    void perftestForADurationHasAMeanOnly()
    {
        const ImportedFile file =
            parsed("                    Send Latency Test\n Number of qps   : 1   Transport type : IB\n"
                   " #bytes        #iterations       t_avg[usec]    tps average\n"
                   "Conflicting CPU frequency values detected: 1293.8 != 1200.0.\n"
                   " 2             1289984            3.88           128993.46\n");
        QCOMPARE(file.importer->name, std::string_view("perftest"));
        QCOMPARE(rowsOf(file), std::string("Send Latency: 2 B 3.88 us"));
    }

    void aRootOfNcclIsNoOperator()
    {
        const ImportedFile file =
            parsed("# size count type root time algbw busbw error time algbw busbw error\n"
                   "  16777216 4194304 float 0 143.1 117.22 117.22 N/A 142.1 118.06 118.06 N/A\n");
        const std::vector<std::string>& cells = file.tables.front().records.front().cells;
        QCOMPARE(cells[3], std::string());
        QCOMPARE(cells[4], std::string("0"));
        QCOMPARE(cells[5], std::string("143.1"));
    }

    void clientAndServerOfPerftestAreOneRun()
    {
        const std::string one =
            "RDMA_Write BW Test\n #bytes     #iterations    BW peak[MB/sec]    BW average[MB/sec]   "
            "MsgRate[Mpps]\n 65536      5000             23411.20            23409.90   0.374558\n";
        QCOMPARE(rowsOf(parsed(one + one)), std::string("RDMA_Write BW: 65536 B 23409.9 MiB/s"));
        std::string other = one;
        other.replace(other.find("23409.90"), 8, "23408.90");
        QCOMPARE(parsed(one + other).tables.size(), std::size_t(2));
    }

    void labelsInFrontOfLinesAreLeftOut_data()
    {
        QTest::addColumn<QString>("label");
        for (const char* label :
             {"[1,0]<stdout>:", "[prterun-n1-77@1,0]<stdout>: ", "Mon Mar 24 19:57:33 2025<stdout>:", "[0] ",
              "0: ", " 3: ", "> ", "node01: ", "2025-03-24T19:57:33.123456Z ",
              "2025-03-24T19:57:33.123456Z [1,0]<stdout>:", "[2025-03-24 19:57:33] ", "Mar 24 19:57:33 "})
            QTest::newRow(label) << label;
    }

    void labelsInFrontOfLinesAreLeftOut()
    {
        QFETCH(QString, label);
        QString text;
        for (const char* line :
             {"# OSU MPI Latency Test v5.8", "# Size          Latency (us)", "8          1.50"})
            text += label + line + "\n";
        const ImportedFile file = parsed(text.toStdString());
        QCOMPARE(rowsOf(file), std::string("osu_latency: 8 B 1.5 us"));
        QCOMPARE(valuesOf(file, "osu_latency").rows.front().line, std::size_t(3));
        QVERIFY(file.notes.back().find("labels in front of the lines") != std::string::npos);
    }

    void labelsAreKnownByTheirLines_data()
    {
        QTest::addColumn<QString>("label");
        for (const char* label : {"0: ", " 0: ", "00: ", "x1000c0s0b0n0 0: ", "[1,0]<stdout>:",
                                  "[0]<stdout>:", "[job@1,0]<stdout>: ", "[0] ", "[default0]:", "[rank0]: ",
                                  "node-1.cluster: ", "2025-03-24T19:57:33.123456Z ", "19:57:33 ",
                                  "2025-03-24T19:57:33Z [1,0]<stdout>:", "Mar 24 19:57:33 node1: "})
            QTest::newRow(label) << label;
    }

    void labelsAreKnownByTheirLines()
    {
        // Most of a log may be what the shell and the libraries say.
        QFETCH(QString, label);
        const std::string noise = "+ export A=1\n+ A=1\n+ export B=2\n+ B=2\nlibrary: loaded\n";
        for (const char* log : {"import/nccl-all-reduce.log", "import/osu_latency.txt", "import/perftest.txt",
                                "import/imb-2019.log", "import/sockperf.txt", "import/mpigraph.out"}) {
            const std::string plain = test::dataFile(log);
            QString labelled;
            for (const QString& line : QString::fromStdString(plain).split('\n'))
                labelled += label + line + "\n";
            std::string text;
            for (int i = 0; i < 40; ++i)
                text += noise;
            text += labelled.toStdString() + noise;
            const std::string rows = rowsOf(parsed(plain));
            QVERIFY(!rows.empty());
            QCOMPARE(rowsOf(parsed(text)), rows);
        }
    }

    void whatSeveralHostsWroteIsReadByItself()
    {
        // As pdsh prints it: lines of two hosts in turn, each with a table of its own.
        const std::string text = "a1: # OSU MPI Latency Test v5.8\nb2: # OSU MPI Latency Test v5.8\n"
                                 "a1: # Size          Latency (us)\nb2: # Size          Latency (us)\n"
                                 "b2: 8          2.50\na1: 8          1.50\na1: 16         1.75\n"
                                 "b2: 16         2.75\n";
        const ImportedFile file = parsed(text);
        QCOMPARE(rowsOf(file),
                 std::string(
                     "osu_latency, a1: 8 B 1.5 us 16 B 1.75 us | osu_latency, b2: 8 B 2.5 us 16 B 2.75 us"));
        QCOMPARE(file.tables[1].records[0].line, std::size_t(5));
    }

    void repeatedRowsAreOneMean_data()
    {
        QTest::addColumn<QString>("text");
        const QString nccl = QStringLiteral(
            "# all_reduce_perf\n# size count type redop root time algbw busbw #wrong time algbw busbw #wrong\n");
        QTest::newRow("nccl") << nccl + "8 2 float sum -1 20.00 0.00 0.00 0 19.50 0.00 0.00 0\n"
                                        "8 2 float sum -1 35.00 0.00 0.00 0 19.50 0.00 0.00 0\n"
                                        "8 2 float sum -1 21.00 0.00 0.00 0 19.60 0.00 0.00 0\n";
        QTest::newRow("osu") << "# OSU MPI Latency Test v5.8\n# Size          Latency (us)\n"
                                "8 20.00\n8 35.00\n8 21.00\n";
        QTest::newRow("osu, further columns")
            << "# OSU MPI All-to-All Personalized Exchange Latency Test v7.0\n"
               "# Size  Avg Latency(us)  Min Latency(us)  Max Latency(us)  Iterations\n"
               "8 20.00 19.00 21.00 100\n8 35.00 30.00 36.00 100\n8 21.00 20.00 22.00 100\n";
        QTest::newRow("imb") << QString::fromStdString(
            imbLog("s 2019", "PingPong", "8 1000 20.00 0.40\n8 1000 35.00 0.23\n8 1000 21.00 0.38\n"));
        QTest::newRow("perftest")
            << "RDMA_Write Latency Test\n#bytes #iterations    t_min[usec]    t_max[usec]  t_typical[usec]    "
               "t_avg[usec]    t_stdev[usec]   99% percentile[usec]   99.9% percentile[usec]\n"
               "8 1000 19.00 40.00 20.00 20.00 0.10 21.00 22.00\n8 1000 19.00 40.00 34.00 35.00 0.20 36.00 38.00\n"
               "8 1000 19.00 40.00 21.00 21.00 0.30 22.00 23.00\n";
        QTest::newRow("table") << "test,size_B,time_us\nx,8,20.00\nx,8,35.00\nx,8,21.00\n";
    }

    void repeatedRowsAreOneMean()
    {
        QFETCH(QString, text);
        const ImportValues values = readImportTable(parsed(text.toStdString()).tables.front());
        QCOMPARE(values.rows.size(), std::size_t(1));
        const ImportRow& row = values.rows.front();
        QVERIFY(std::abs(row.time->value - 76e-6 / 3) < 1e-13);
        QCOMPARE(row.repetitions.value_or(0), 3U);
        // Student's t for two degrees of freedom times the standard error.
        QVERIFY(
            std::abs(row.ci95->value -
                     4.302652729911275 *
                         std::sqrt((16.0 / 3 * 16.0 / 3 + 29.0 / 3 * 29.0 / 3 + 13.0 / 3 * 13.0 / 3) / 6) *
                         1e-6) < 1e-10);
        QVERIFY(values.notes.back().find("3 rows measured the same") != std::string::npos);
    }

    void repeatedBandwidthsHaveAnInterval()
    {
        const ImportValues values = readImportTable(
            parsed(
                "# OSU MPI Bandwidth Test v5.8\n# Size      Bandwidth (MB/s)\n8 10.00\n16 40.00\n8 12.00\n")
                .tables.front());
        QCOMPARE(values.rows.size(), std::size_t(2));
        QCOMPARE(quantityText(*values.rows[0].bandwidth), std::string("11 MB/s"));
        QCOMPARE(values.rows[0].repetitions.value_or(0), 2U);
        QCOMPARE(values.keptColumns.back(), std::string("bandwidth ci95"));
        QCOMPARE(values.rows[0].kept.back(), std::string("12.7062047 MB/s"));
        QVERIFY(values.rows[1].kept.back().empty());
    }

    void rowsWithErrorsOfTheirOwnHaveNoCommonMean()
    {
        const ImportValues values =
            readImportTable(parsed("size_B,time_us,ci95_us\n8,20.00,1\n8,35.00,1\n").tables.front());
        QCOMPARE(values.rows.size(), std::size_t(1));
        QVERIFY(values.rejected.front().reason.find("an error of their own") != std::string::npos);
    }

    void bothWaysOfPerftestAreApart()
    {
        const std::string header =
            " #bytes     #iterations    BW peak[MB/sec]    BW average[MB/sec]   MsgRate[Mpps]\n";
        const auto log = [&header](const char* local, const char* remote) {
            return "RDMA_Write Bidirectional BW Test\n" + header +
                   " 65536      5000             400.00            390.00   0.006240\n-----\n\n Local results: \n-----\n" +
                   header + " 65536      5000             200.00            " + local +
                   "   0.003200\n-----\n\n Remote results: \n-----\n" + header +
                   " 65536      5000             200.00            " + remote + "   0.003200\n";
        };
        const ImportedFile file = parsed(log("200.00", "190.00"));
        QCOMPARE(rowsOf(file),
                 std::string("RDMA_Write Bidirectional BW: 65536 B 390 MiB/s | "
                             "RDMA_Write Bidirectional BW, one way, local: 65536 B 200 MiB/s | "
                             "RDMA_Write Bidirectional BW, one way, remote: 65536 B 190 MiB/s"));
        QCOMPARE(file.tables[0].kind, BenchmarkKind::bidirectional);
        QCOMPARE(file.tables[1].kind, BenchmarkKind::stream);
        QCOMPARE(file.tables[2].kind, BenchmarkKind::stream);
        QVERIFY(file.rejected.empty());
        // Client and server print the same, in the other order; two ways that are as fast are two all the
        // same.
        QCOMPARE(parsed(log("200.00", "190.00") + log("190.00", "200.00")).tables.size(), std::size_t(3));
        QCOMPARE(parsed(log("195.00", "195.00")).tables.size(), std::size_t(3));
    }

    void datagramsThatWereLostDidNotArrive_data()
    {
        QTest::addColumn<QString>("end");
        QTest::addColumn<QString>("rows");
        QTest::newRow("nothing lost")
            << "\"sum\":{\"seconds\":2.0,\"bytes\":16750,\"lost_packets\":0,\"packets\":67,"
               "\"lost_percent\":0}"
            << "iperf3 UDP: 16750 B 2 s 67000 bit/s";
        QTest::newRow("two of three") << "\"sum\":{\"seconds\":2.0,\"bytes\":3000000,\"lost_packets\":2000,"
                                         "\"packets\":3000,\"lost_percent\":66.7}"
                                      << "iperf3 UDP: 1000000 B 2 s 4000000 bit/s";
        QTest::newRow("later versions")
            << "\"sum\":{\"seconds\":2.0,\"bytes\":3000000,\"lost_packets\":2000,\"packets\":3000},"
               "\"sum_received\":{\"seconds\":2.0,\"bytes\":1000000,\"bits_per_second\":4000000,\"lost_percent\":-nan}"
            << "iperf3 UDP: 1000000 B 2 s 4000000 bit/s";
    }

    void datagramsThatWereLostDidNotArrive()
    {
        QFETCH(QString, end);
        QFETCH(QString, rows);
        for (const bool isReverse : {false, true}) {
            const QString text =
                QStringLiteral(
                    "{\"start\":{\"connected\":[{\"local_host\":\"10.0.0.1\",\"remote_host\":\"10.0.0.2\"}],"
                    "\"version\":\"iperf 3.7\",\"test_start\":{\"protocol\":\"UDP\",\"num_streams\":1,"
                    "\"reverse\":%1}},\"intervals\":[],\"end\":{\"streams\":[{\"udp\":{\"bytes\":1,"
                    "\"jitter_ms\":-nan,\"sender\":%2}}],%3}}")
                    .arg(isReverse ? 1 : 0)
                    .arg(isReverse ? "false" : "true", end);
            const ImportedFile file = parsed(text.toStdString());
            QCOMPARE(QString::fromStdString(rowsOf(file)), rows);
            QCOMPARE(file.tables[0].records[0].cells[0], std::string(isReverse ? "10.0.0.2" : "10.0.0.1"));
        }
    }

    void datagramsOfWhichNothingIsSaidAreNotTaken()
    {
        const std::string problem = errorOf(
            "{\"start\":{\"connected\":[{\"local_host\":\"a\",\"remote_host\":\"b\"}],\"version\":\"iperf 3.1\","
            "\"test_start\":{\"protocol\":\"UDP\",\"num_streams\":1,\"reverse\":0}},\"end\":{\"streams\":[{\"udp\":"
            "{\"sender\":true}}],\"sum\":{\"seconds\":2.0,\"bytes\":100,\"lost_packets\":0,\"packets\":0}}}");
        QVERIFY2(problem.find("does not say how many packets were lost") != std::string::npos,
                 problem.c_str());
    }

    void clientAndServerMayWriteIntoOneLog()
    {
        const std::string text =
            "Server listening on 5201 (test #1)\nConnecting to host h, port 5201\n"
            "Accepted connection from 10.0.0.2, port 53280\n"
            "[  5] local 10.0.0.2 port 53286 connected to 10.0.0.1 port 5201\n"
            "[  5] local 10.0.0.1 port 5201 connected to 10.0.0.2 port 53286\n"
            "[ ID] Interval           Transfer     Bitrate         Retr\n"
            "[  5]   0.00-2.00   sec  2.19 GBytes  9.41 Gbits/sec                  receiver\n"
            "[  5]   0.00-2.00   sec  2.19 GBytes  9.41 Gbits/sec    0             sender\n"
            "[  5]   0.00-2.00   sec  2.19 GBytes  9.41 Gbits/sec                  receiver\n\niperf Done.\n";
        const ImportedFile file = parsed(text);
        QCOMPARE(rowsOf(file), std::string("iperf3 TCP: 2351494595 B 2 s 9.41 Gbit/s"));
        QCOMPARE(file.tables[0].records[0].cells[0], std::string("10.0.0.2"));
        std::string other = text;
        other.replace(other.find("9.41 Gbits/sec                  receiver"), 4, "8.41");
        QVERIFY(!parseMeasurements(other));
    }

    void thousandsMayBeParted_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<double>("micros");
        QTest::newRow("German") << "1.024,5"
                                << "12.048,25" << 1024.5;
        QTest::newRow("German, whole") << "1.024"
                                       << "3,25" << 1024.0;
        QTest::newRow("English") << "\"1,024.5\""
                                 << "\"12,048.25\"" << 1024.5;
        QTest::newRow("English, whole") << "\"1,024\""
                                        << "3.25" << 1024.0;
        QTest::newRow("millions") << "1.234.567,5"
                                  << "3,25" << 1234567.5;
        QTest::newRow("French") << "1 024,5"
                                << "3,25" << 1024.5;
        QTest::newRow("French, no-break") << QStringLiteral("1\u202F024,5") << "3,25" << 1024.5;
        QTest::newRow("ISO") << "1 024.5"
                             << "3.25" << 1024.5;
        QTest::newRow("Swiss") << "1'024.5"
                               << "3.25" << 1024.5;
    }

    void thousandsMayBeParted()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(double, micros);
        const ImportValues values =
            readImportTable(parsed(("message;time (us)\ne1;" + first + "\ne2;" + second + "\n").toStdString())
                                .tables.front());
        QCOMPARE(values.rows.size(), std::size_t(2));
        QVERIFY(std::abs(values.rows[0].time->value - micros * 1e-6) < 1e-12);
    }

    void coloursOfATerminalAreLeftOut()
    {
        const ImportedFile file = parsed("\x1B]0;login1\a\x1B[1m# OSU MPI Latency Test v5.8\x1B(B\x1B[m\n"
                                         "# Size          Latency (us)\n\x1B[32m8          1.50\x1B[0m\n");
        QCOMPARE(rowsOf(file), std::string("osu_latency: 8 B 1.5 us"));
        QVERIFY(file.notes.back().find("a terminal's codes") != std::string::npos);
        // Neither a letter of several bytes nor the end of a line is taken for a part of a code.
        QCOMPARE(withoutTerminalCodes("1\x1B\u00B5s\x1B\n\x1B(\u00B5"), std::string("1\u00B5s\n\u00B5"));
        QCOMPARE(withoutTerminalCodes("\x1B]0;title\x1B\\8"), std::string("8"));
    }

    void aNumberThatWasCutIsNotTaken()
    {
        // A log that was cut within a row, and another one behind it.
        const ImportedFile osu =
            parsed("# OSU MPI Latency Test v5.8\n# Size          Latency (us)\n1   4.20\n2   64\n"
                   "# OSU MPI Bandwidth Test v5.8\n# Size      Bandwidth (MB/s)\n1   1.10\n");
        QCOMPARE(rowsOf(osu), std::string("osu_latency: 1 B 4.2 us | osu_bw: 1 B 1.1 MB/s"));
        QVERIFY(osu.rejected.front().reason.find("may be cut") != std::string::npos);
        const ImportedFile imb = parsed(imbLog("s 2019", "PingPong",
                                               "  0  1000  1.12  0.00\n  1048576  40  100.00  10485.76\n"
                                               "  2097152  20  200.00  1048\n#\n"));
        QCOMPARE(imb.tables.front().records.size(), std::size_t(2));
    }

    void aCutLastCellOfATableIsNotTaken()
    {
        const std::string text = "src,dst,lat(us),bandwidth((Mbytes/sec)\n0,1,1.04,12015.953042\n"
                                 "1,0,1.05,11999.100000\n0,2,1.06,120";
        const ImportedFile cut = parsed(text);
        QCOMPARE(cut.tables.front().records.size(), std::size_t(2));
        QVERIFY(cut.rejected.front().reason.find("may be cut") != std::string::npos);
        // A spreadsheet writes no line end behind the last row.
        QCOMPARE(parsed(text + "00.000000").tables.front().records.size(), std::size_t(3));
    }

    void rowsWithDefectsAreNotTaken()
    {
        std::string text =
            imbLog("s 2021.3", "PingPong", "  0  1000  1.12  0.00  0.00\n  1  1000  1.13  0.88  1.00\n");
        text.replace(text.find("Mbytes/sec"), 10, "Mbytes/sec  defects");
        const ImportedFile file = parsed(text);
        QCOMPARE(file.tables.front().records.size(), std::size_t(1));
        QVERIFY(file.rejected.front().reason.find("did not arrive intact") != std::string::npos);
    }

    void percentilesBelowRowsAreSaid()
    {
        const ImportedFile file =
            parsed(imbLog("s 2019", "PingPong", "  0  1000  1.17  0.00\n[ 0.83, 0.97, 65.19 ]\n"));
        QCOMPARE(file.rejected.front().reason,
                 std::string("it has the percentiles of the row above (-show_tail), which are left out"));
        QVERIFY(file.rejected.front().hasNoData);
    }

    void pairsAtOnceAreNoPingPong()
    {
        QCOMPARE(
            parsed("# OSU MPI Multi Latency Test v5.8\n# Size  Latency (us)\n1  1.20\n").tables.front().kind,
            BenchmarkKind::collective);
        QCOMPARE(parsed(imbLog("s 2021.3", "Ialltoall_pure", "  1  1000  1.13  0.88\n")).tables.front().kind,
                 BenchmarkKind::allToAll);
    }

    void windowsOfSeveralSizesAreSaid()
    {
        const std::string text =
            "# OSU MPI Multiple Bandwidth / Message Rate Test v5.6.2\n# [ pairs: 2 ] [ window size varied ]\n\n"
            "# Uni-directional Bandwidth (MB/sec)\n#       8     16     32\n1  1.10  1.20  1.30\n"
            "# Message Rate Profile\n#       8     16     32\n1  11.00  12.00  13.00\n2  11.00  12.00  13.00\n";
        const std::string problem = errorOf(text);
        QVERIFY2(problem.find("run it without -V") != std::string::npos, problem.c_str());
        // Its numbers are no matrix, whatever the caller says.
        QVERIFY(!mayBeMessages(text));
        ImportOptions options;
        options.importer = findImporter("matrix");
        const Result<ImportedFile> matrix = parseMeasurements(text, options);
        QVERIFY(!matrix && matrix.error().message.find("several blocks") != std::string::npos);
    }

    void labelsBeforeLinesThatAreKnownByPartsAreLeftOut()
    {
        QString text;
        for (const char* line :
             {"RDMA_Write BW Test", " Mtu             : 4096[B]",
              " #bytes     #iterations    BW peak[MB/sec]    BW average[MB/sec]   MsgRate[Mpps]",
              " 65536      5000             23411.20            23409.90            0.374558"})
            text += QString("[0] ") + line + "\n";
        const ImportedFile file = parsed(text.toStdString());
        QCOMPARE(rowsOf(file), std::string("RDMA_Write BW: 65536 B 23409.9 MiB/s"));
        QVERIFY(file.rejected.empty());
    }

    void iperf3HasLabelsOfItsOwn_data()
    {
        QTest::addColumn<QString>("label");
        QTest::newRow("title") << "run7:  ";
        QTest::newRow("date") << "Mon Mar 24 19:57:33 2025 ";
        QTest::newRow("time") << "19:57:33 ";
    }

    void streamsOfIperf3AreNoLabels()
    {
        QString text;
        for (int i = 0; i < 60; ++i)
            text += QString("[105]  %1.00-%2.00   sec   112 MBytes   942 Mbits/sec\n").arg(i).arg(i + 1);
        text =
            "Connecting to host 10.0.0.2, port 5201\n"
            "[105] local 10.0.0.1 port 37900 connected to 10.0.0.2 port 5201\n"
            "[ ID] Interval           Transfer     Bitrate\n" +
            text +
            "[105]   0.00-60.00  sec  6.57 GBytes   941 Mbits/sec    3             sender\n"
            "[105]   0.00-60.04  sec  6.57 GBytes   940 Mbits/sec                  receiver\n\niperf Done.\n";
        const ImportedFile file = parsed(text.toStdString());
        QVERIFY(rowsOf(file).find("940 Mbit/s") != std::string::npos);
    }

    void iperf3HasLabelsOfItsOwn()
    {
        QFETCH(QString, label);
        QString text;
        for (const QString& line :
             QString::fromStdString(test::dataFile("import/iperf3-client.log")).split('\n'))
            text += line.isEmpty() ? line + "\n" : label + line + "\n";
        QCOMPARE(rowsOf(parsed(text.toStdString())),
                 rowsOf(parsed(test::dataFile("import/iperf3-client.log"))));
    }

    void namesOfRowsAreNoLabels()
    {
        // Not a text that is known better without them: numbers of rows of a table.
        const ImportedFile file = parsed("rank: time_us size_B\n0: 1.5 8\n1: 1.6 8\n2: 1.7 8\n");
        QVERIFY(std::none_of(file.notes.begin(), file.notes.end(), [](const std::string& note) {
            return note.find("labels in front") != std::string::npos;
        }));
        QVERIFY(withoutLineLabels("a b c\n1 2 3\n4 5 6\n").empty());
    }

    void sockperfSaysWhatItMeasured()
    {
        const std::string bursts = errorOf(
            "sockperf: == version #2.5.231 ==\nsockperf: Summary: Latency of burst of 10 packets is 45.100 usec\n");
        QVERIFY2(bursts.find("bursts of packets") != std::string::npos, bursts.c_str());
        const ImportedFile bare =
            parsed("====> avg-latency=59.6 (std-dev=7.2)\nSummary: Latency is 59.600 usec\n"
                   "---> <MAX> observation = 61.1\n");
        QCOMPARE(rowsOf(bare), std::string("sockperf latency: 59.6 us"));
    }

    void aShortestTimeIsNoNumberOfMinutes()
    {
        const ImportedFile file = parsed("size_B,mean_us,min\n8,1.5,1.2\n");
        QVERIFY(!file.tables.front().columns[2].unit);
    }

    void reversedRowsOfAMatrixAreSeen()
    {
        // A ring of 6: each sends to its neighbours.
        const std::string ring =
            "0,1,0,0,0,1\n1,0,1,0,0,0\n0,1,0,1,0,0\n0,0,1,0,1,0\n0,0,0,1,0,1\n1,0,0,0,1,0\n";
        QCOMPARE(rowOrderOf(ring), MatrixRowOrder::firstNodeFirst);
        QCOMPARE(rowOrderOf(upsideDown(ring)), MatrixRowOrder::lastNodeFirst);
        // Nearly symmetric is enough.
        QCOMPARE(rowOrderOf("100,0,70,0\n0,50,0,70\n100,0,50,0\n0,100,0,101\n"),
                 MatrixRowOrder::lastNodeFirst);
        // A grid of 2 by 2 without the diagonals, with blanks and with commas.
        QCOMPARE(rowOrderOf("0 1 1 0\n1 0 0 1\n1 0 0 1\n0 1 1 0\n"), MatrixRowOrder::firstNodeFirst);
        QCOMPARE(rowOrderOf("0,1,1,0\n1,0,0,1\n1,0,0,1\n0,1,1,0\n"), MatrixRowOrder::unclear);
        // One-sided traffic says nothing.
        QCOMPARE(rowOrderOf("0,1,2\n0,0,3\n0,0,0\n"), MatrixRowOrder::firstNodeFirst);
    }
};

QTEST_GUILESS_MAIN(TestLogVariants)
#include "tst_log_variants.moc"
