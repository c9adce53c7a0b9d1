// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_plan.h"
#include "core/importing/importers.h"
#include "tests/core/importing/imported.h"

using namespace contraflow;
using test::parsed;
using test::valuesOf;

namespace {

const std::string kBar = "+------------------------------------------------------------------------------+\n";

std::string row(const std::string& name, const std::string& rest)
{
    return "| " + name + " | " + rest + " |\n" + kBar;
}

std::string titled(const std::string& title)
{
    return kBar + "|            " + title + "            |\n" + kBar;
}

/** network_load_test on ten nodes with two ranks each, not verbose. */
std::string wholeLoadTest(const std::string& impact = "2.4X")
{
    return "NetworkLoad Tests v1.3\n  Test with 20 MPI ranks (10 nodes)\n"
           "  2 nodes running Network Tests\n"
           "  8 nodes running Congestion Tests (min 2 nodes per congestor)\n\n"
           "  Legend\n   RR = random ring communication pattern\n" +
           titled("Isolated Network Tests") + row("Name", "Avg | 99% | Units") +
           row("RR Two-sided Lat (8 B)", "1.5 | 2.0 | usec") +
           row("RR Two-sided BW+Sync (131072 B)", "1200.0 | 900.0 | MiB/s/rank") +
           row("Multiple Allreduce (8 B)", "5.0 | 6.0 | usec") +
           titled("Network Tests running with Congestion Tests") + row("Name", "Avg | 99% | Units") +
           row("RR Two-sided Lat (8 B)", "3.6 | 9.0 | usec") +
           row("RR Two-sided BW+Sync (131072 B)", "400.0 | 100.0 | MiB/s/rank") +
           row("Multiple Allreduce (8 B)", "50.0 | 90.0 | usec") +
           titled("Network Tests running with Congestion Tests - Key Results") +
           row("Name", "Congestion Impact Factor") + row("", "Avg | 99%") +
           row("RR Two-sided Lat (8 B)", impact + " | 4.5X") +
           row("RR Two-sided BW+Sync (131072 B)", "3.0X | 9.0X") +
           row("Multiple Allreduce (8 B)", "10.0X | 15.0X");
}

bool isRejected(const ImportedFile& file, const std::string& reason)
{
    return std::any_of(file.rejected.begin(), file.rejected.end(), [&](const RejectedLine& line) {
        return line.line > 0 && line.reason.find(reason) != std::string::npos;
    });
}

} // namespace

class TestGpcnet : public QObject
{
    Q_OBJECT

private slots:
    void testsAloneAndUnderLoadAreTwoTables();
    void factorsStandBesideWhatTheyAreOf();
    void aFactorThatIsNoneOfItsRowsIsRefused();
    void verboseTablesHaveExtremesAndCongestors();
    void theFullSystemTestRunsOnAllRanks();
    void whatIsWrongIsNamed();
    void itBecomesBenchmarks();
};

void TestGpcnet::testsAloneAndUnderLoadAreTwoTables()
{
    const ImportedFile file = parsed(wholeLoadTest());
    QCOMPARE(file.importer->name, std::string_view("gpcnet"));
    QVERIFY(file.rejected.empty());
    QCOMPARE(file.tables.size(), std::size_t{4});
    const ImportValues alone = valuesOf(file, "GPCNeT isolated times");
    const ImportValues rates = valuesOf(file, "GPCNeT isolated bandwidths");
    QCOMPARE(alone.rows.size(), std::size_t{2});
    QCOMPARE(alone.rows[0].test, std::string("RR Two-sided Lat"));
    QCOMPARE(alone.rows[0].size->value, 8.0);
    QCOMPARE(alone.rows[0].time->value, 1.5e-6);
    QCOMPARE(*file.tables[0].processes, 4U); // two nodes with two ranks
    QCOMPARE(rates.rows.at(0).bandwidth->value, 1200.0 * 1048576);
    QVERIFY(!rates.rows[0].time);
    QCOMPARE(valuesOf(file, "GPCNeT congested times").rows.at(1).time->value, 50e-6);
}

void TestGpcnet::factorsStandBesideWhatTheyAreOf()
{
    const ImportedFile file = parsed(wholeLoadTest());
    const auto kept = [&](const char* title, std::size_t row, const char* name) {
        const ImportValues values = valuesOf(file, title);
        const auto column = std::find(values.keptColumns.begin(), values.keptColumns.end(), name);
        return values.rows.at(row).kept.at(static_cast<std::size_t>(column - values.keptColumns.begin()));
    };
    QCOMPARE(kept("GPCNeT congested times", 0, "impact of congestion"), std::string("2.4"));
    QCOMPARE(kept("GPCNeT congested bandwidths", 0, "impact of congestion"), std::string("3.0"));
    QCOMPARE(kept("GPCNeT congested times", 1, "impact at 99 %"), std::string("15.0"));
    QCOMPARE(kept("GPCNeT isolated bandwidths", 0, "99 %"), std::string("900.0 MiB/s"));
}

void TestGpcnet::aFactorThatIsNoneOfItsRowsIsRefused()
{
    QVERIFY(isRejected(parsed(wholeLoadTest("7.0X")), "the factor is not that of its rows"));
    QVERIFY(isRejected(parsed(wholeLoadTest("much")), "'much' is no factor"));
}

void TestGpcnet::verboseTablesHaveExtremesAndCongestors()
{
    const std::string header = row("Name", "Min | Max | Avg | Avg(Worst) | 99% | 99.9% | Units");
    const ImportedFile file = parsed(
        "NetworkLoad Tests v1.3\n  Test with 40 MPI ranks (20 nodes)\n  4 nodes running Network Tests\n" +
        titled("Isolated Network Tests") + header +
        row("RR Two-sided Lat (8 B)", "1.0 | 9.0 | 1.5 | 3.5 | 2.0 | 8.0 | usec") +
        titled("Isolated Congestion Tests") + header +
        row("Alltoall (4096 B)", "1.0 | 900.0 | 500.0 | 30.0 | 20.0 | 10.0 | MiB/s/rank") +
        titled("Network Tests running with Congestion Tests (    RR Two-sided Lat Network Test)") + header +
        row("RR Two-sided Lat (8 B)", "1.0 | 90.0 | 15.0 | 35.0 | 20.0 | 80.0 | usec") +
        row("Alltoall (4096 B)", "1.0 | 800.0 | 400.0 | 30.0 | 20.0 | 10.0 | MiB/s/rank"));
    QVERIFY(file.rejected.empty());
    QCOMPARE(valuesOf(file, "GPCNeT isolated times").rows.at(0).maximum->value, 9e-6);
    QCOMPARE(*file.tables[0].processes, 8U);
    QVERIFY(!file.tables[1].processes); // of a part of the congestors
    QCOMPARE(valuesOf(file, "GPCNeT congestors isolated bandwidths").rows.at(0).size->value, 4096.0);
    QCOMPARE(valuesOf(file, "GPCNeT congested RR Two-sided Lat bandwidths").rows.size(), std::size_t{1});
}

void TestGpcnet::theFullSystemTestRunsOnAllRanks()
{
    const ImportedFile file = parsed("Network Tests v1.3\n  Test with 8 MPI ranks (4 nodes)\n\n" +
                                     titled("Isolated Network Tests") + row("Name", "Avg | 99% | Units") +
                                     row("Nat Two-sided BW (131072 B)", "700.0 | 600.0 | MiB/s/rank"));
    QCOMPARE(*file.tables.at(0).processes, 8U);
    QCOMPARE(valuesOf(file, "GPCNeT isolated bandwidths").rows.at(0).test, std::string("Nat Two-sided BW"));
}

void TestGpcnet::whatIsWrongIsNamed()
{
    const std::string begin = titled("Isolated Network Tests") + row("Name", "Avg | 99% | Units") +
                              row("RR Two-sided Lat (8 B)", "1.5 | 2.0 | usec");
    QVERIFY(isRejected(parsed(begin + row("RR Get Lat (8 B)", "1.5 | usec")), "another number of cells"));
    QVERIFY(isRejected(parsed(begin + row("RR Get Lat (8 B)", "1.5 | 2.0 | hours")),
                       "neither usec nor MiB/s/rank"));
    QVERIFY(isRejected(parsed(begin + row("RR Get Lat (8 B)", "nan | 2.0 | usec")), "is no number"));
    const Result<ImportedFile> empty =
        parseMeasurements(titled("Isolated Network Tests") + row("Name", "Avg | 99% | Units"));
    QVERIFY(!empty);
}

void TestGpcnet::itBecomesBenchmarks()
{
    const Result<ImportPlan> plan = planImport({}, parsed(wholeLoadTest()), {});
    if (!plan)
        qFatal("%s", plan.error().message.c_str());
    QCOMPARE(plan->made.size(), std::size_t{4});
    QCOMPARE(plan->made[0], std::string("benchmark 'GPCNeT isolated times' (collective) with 2 rows"));
    QCOMPARE(plan->rowCount, std::size_t{6});
}

QTEST_GUILESS_MAIN(TestGpcnet)
#include "tst_gpcnet.moc"
