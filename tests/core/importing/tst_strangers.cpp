// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_plan.h"
#include "core/importing/importers.h"
#include "tests/core/importing/imported.h"

using namespace contraflow;
using test::parsed;

class TestStrangers : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNotTakenIsNamed_data();
    void whatIsNotTakenIsNamed();
    void warningsAroundATableDoNotMakeItAStranger();
    void whatTheCallerSaysGoesBeforeWhatItLooksLike();
    void starPuMatricesAreToldApartByTheirNames();
    void aMatrixThatDoesNotSayWhatItIsIsAskedAbout();
};

void TestStrangers::whatIsNotTakenIsNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kind");
    const std::vector<std::array<const char*, 3>> texts{
        {"hpl",
         "HPLinpack 2.3\nT/V                N    NB     P     Q               Time                 Gflops\n"
         "WR00L2L2       20000   192     2     2              12.5             400.0\n",
         "the output of HPL"},
        {"netperf",
         "MIGRATED TCP STREAM TEST from 0.0.0.0 port 0 AF_INET to 10.0.0.2\nThroughput,Latency,Time\n1,2,3\n",
         "the output of netperf"},
        {"iperf2",
         "Client connecting to 10.0.0.2, TCP port 5001\n[ ID] Interval       Transfer     Bandwidth\n"
         "[  3]  0.0-10.0 sec  1.10 GBytes   941 Mbits/sec\n",
         "the output of iperf 2"},
        {"slurm", "# a comment\nSwitchName=leaf1 Nodes=n[1-8]\nSwitchName=leaf2 Nodes=n[9-16]\n",
         "a topology of Slurm"},
        {"slurm.conf", "ClusterName=c\nNodeName=n[1-4] CPUs=8\nPartitionName=p Nodes=ALL\n",
         "a configuration of Slurm"},
        {"topograph", "# model\nswitches:\n  S1:\n    nodes: [a, b]\n", "a model of a network for topograph"},
        {"sst", "0 0 : 0 0 -> 1 0 : 0 0\n0 0 : 1 0 -> 1 0 : 1 0\n", "a list of links for SST/macro"},
        {"lfs", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n",
         "a pointer of Git LFS"},
        {"html", "<!DOCTYPE html>\n<html><body>time</body></html>\n", "a web page"},
        {"project", "contraflow: 1\ntitle: t\n", "a project of Contraflow"},
        {"cancelled", "12.3s: job.exception type=cancel severity=0 interrupted\n",
         "a job that was cancelled"},
        {"netpipe", "  0:       1 bytes   2388 times -->      0.26 Mbps in      29.16 usec\n",
         "what NetPIPE prints"},
        {"fio", "fio-3.16\nread: IOPS=3021, BW=3022MiB/s\n", "the output of fio"},
        {"qperf", "rc_lat:\n    latency         =  1.25 us\n", "the output of qperf"},
        {"job", "#!/bin/bash\n#SBATCH -N 2\nsrun ./osu_latency\n", "the script of a Slurm job"},
        {"fi_pingpong",
         "bytes #sent #ack total time MB/sec usec/xfer Mxfers/sec\n64 10k =10k 1.2m 0.09s 14 4.4 0.2\n",
         "the output of fi_pingpong"},
        {"perftest-json", "{\n\"results\": {\n\"BW_average\": 92.56\n}\n}\n", "a result of perftest as JSON"},
        {"iblinkinfo",
         "CA: n1 HCA-1:\n  0x0c42a10300000001     10    1[  ] ==( 4X 53.125 Gbps Active/  LinkUp)==>   1    1[  ] "
         "\"sw1\" ( )\n",
         "the output of iblinkinfo"},
        {"ibhosts", "Ca\t: 0x0c42a10300000001 ports 1 \"n1 HCA-1\"\n", "the list of ibhosts"},
        {"lstopo", "Machine (62GB total)\n  Package L#0\n    NUMANode L#0 (P#0 62GB)\n",
         "the text of lstopo"},
        {"nccl", "<system version=\"1\">\n  <cpu numaid=\"0\"/>\n</system>\n",
         "the topology of a node by NCCL"},
        {"affinity", "# GPU\tCPU0\tCPU1\t\n0\t1\t1\t\n1\t0\t0\t\n", "StarPU's list of the cores"},
        {"ibstat", "CA 'mlx5_0'\n\tCA type: MT4123\n\tPort 1:\n\t\tRate: 200\n", "the output of ibstat"},
        {"gpcnet", "NetworkLoad Tests v1.3\n  Test with 10 MPI ranks (10 nodes)\n", "the output of GPCNeT"},
        {"simai", "4 2 1 1 3 H20\n2 3\n0 2 900Gbps 0.000025ms 0\n1 2 200Gbps 0.001ms 0\n",
         "a network of a simulator"},
        {"astra", "topology: [ Ring ]\nnpus_count: [ 8 ]\nbandwidth: [ 50.0 ]\n", "a network of a simulator"},
        {"htsim topology", "Nodes 16\nTiers 2\nPodsize 16\n\nTier 0\nDownlink_speed_Gbps 200\n",
         "a network of a simulator"},
        {"htsim traffic", "Nodes 4\nConnections 1\n0->3 id 1 start 0 size 2000000\n",
         "a connection matrix of htsim"},
        {"nccl-json", "{\"version\": 1, \"results\": [{\"size\": 8, \"out_of_place\": {\"time\": 20.1}}]}\n",
         "a result of nccl-tests as JSON"},
        {"dot", "digraph g {\n  a -> b [label=\"1\"];\n}\n", "a graph for Graphviz"},
        {"iperf3", "iperf3: error - unable to connect to server: Connection refused\n",
         "an iperf3 that failed"},
        {"json", "{\"speed\": [1, 2]}\n", "JSON of a kind that is not known"},
        {"xml", "<?xml version=\"1.0\"?>\n<!-- a light -->\n<atomicType name=\"x\"/>\n",
         "XML that begins with <atomicType>"},
        {"prose", "I ran this twice because the first time\nthe shell broke.\n", "plain text"},
        {"matrix", "5 2 3\n4 5 6\n7 8 5\n", "a matrix of 3 by 3 numbers"},
        {"upside-down", "2 1 0\n3 0 1\n0 3 2\n", "its last row is that of the first node"},
        {"log", "a 1 2 3\nb 4 5\nc 7 8 9 10\n", "a table or log of another program"},
    };
    for (const auto& [name, text, kind] : texts)
        QTest::newRow(name) << QString(text) << QString(kind);
}

void TestStrangers::whatIsNotTakenIsNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, kind);
    const Result<ImportedFile> file = parseMeasurements(text.toStdString());
    QVERIFY(!file);
    const QString message = QString::fromStdString(file.error().message);
    QVERIFY2(message.contains(kind), qPrintable(message));
    QVERIFY2(message.startsWith("it looks like "), qPrintable(message));
}

void TestStrangers::warningsAroundATableDoNotMakeItAStranger()
{
    const ImportedFile file =
        parsed("[0] MPI startup(): a variable has been removed\nsrc,dst,lat(us)\n0,1,1.5\n1,0,1.6\n");
    QCOMPARE(file.tables.at(0).records.size(), std::size_t{2});
}

void TestStrangers::whatTheCallerSaysGoesBeforeWhatItLooksLike()
{
    const std::string text = "HPLinpack wrote this\nfrom,to,time (us)\n0,1,1.5\n";
    QVERIFY(!parseMeasurements(text));
    ImportOptions options;
    options.importer = findImporter("csv");
    QCOMPARE(parsed(text, options).tables.at(0).records.size(), std::size_t{1});
}

void TestStrangers::starPuMatricesAreToldApartByTheirNames()
{
    const std::string text =
        "# to 0\t\tto 1\t\tto 2\t\t\n0.000000\t9.500000\tnan\t\n8.250000\t0.000000\tnan\t\nnan\tnan\tnan\t\n";
    ImportOptions options;
    options.fileName = "cluster.latency";
    const ImportedFile latency = parsed(text, options);
    QCOMPARE(std::string(latency.importer->name), std::string("matrix"));
    const ImportValues values = readImportTable(latency.tables.at(0));
    QCOMPARE(values.rows.size(), std::size_t{2});
    QCOMPARE(values.rows[0].source + " " + values.rows[0].destination, std::string("0 1"));
    QCOMPARE(quantityText(*values.rows[0].time), std::string("9.5 us"));
    options.fileName = "cluster.bandwidth";
    QCOMPARE(readImportTable(parsed(text, options).tables.at(0)).rows.at(1).bandwidth->value, 8.25e6);
    // Another name says nothing, and what the caller says goes first.
    options.fileName = "cluster.txt";
    QVERIFY(parsed(text, options).tables.at(0).columns.back().meaning == ColumnMeaning::kept);
    options.fileName = "cluster.latency";
    options.columns = {{"value", ColumnMeaning::time, findUnit(Dimension::duration, "ns")}};
    QCOMPARE(quantityText(*readImportTable(parsed(text, options).tables.at(0)).rows.at(0).time),
             std::string("9.5 ns"));
}

void TestStrangers::aMatrixThatDoesNotSayWhatItIsIsAskedAbout()
{
    const ImportedFile file = parsed(",,\n133.5,,\n134.25,40.5,\n");
    const Result<ImportPlan> plan = planImport(Project(), file, ImportTarget());
    QVERIFY(!plan);
    QVERIFY2(plan.error().message.starts_with("the matrix does not say what its numbers are"),
             plan.error().message.c_str());
}

QTEST_GUILESS_MAIN(TestStrangers)
#include "tst_strangers.moc"
