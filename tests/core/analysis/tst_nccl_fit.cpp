// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration_edit.h"
#include "core/analysis/calibration/nccl_fit.h"
#include "core/importing/logs/nccl_tests.h"
#include "core/io/project/project_file.h"
#include "tests/core/application/programmed.h"
#include "tests/data_folders.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace contraflow;

namespace {

constexpr double kGiB = 1024.0 * 1024 * 1024;

std::vector<NcclTest> measured()
{
    const auto table = readTable(std::string(CONTRAFLOW_SAMPLES) + "/raw/nccl-h100.csv");
    const auto tests = table ? parseNcclTests(*table) : Result<std::vector<NcclTest>>(table.error());
    return tests ? *tests : std::vector<NcclTest>();
}

std::vector<NcclTest> ofServers(std::uint32_t servers, std::uint32_t gpus = 0)
{
    std::vector<NcclTest> tests = measured();
    std::erase_if(tests, [&](const NcclTest& test) {
        return test.servers != servers || (gpus > 0 && test.gpus != gpus) || test.bytes < kGiB;
    });
    return tests;
}

/** Mean |error|, in percent, by kind. */
std::map<EventKind, double> meanErrors(const NcclFit& fit, const std::vector<NcclTest>& tests)
{
    std::map<EventKind, std::pair<double, int>> sums;
    const auto predictions = predictNccl(fit, tests);
    for (const NcclPrediction& prediction : predictions ? *predictions : std::vector<NcclPrediction>()) {
        sums[prediction.test.kind].first += 100 * std::abs(prediction.error());
        ++sums[prediction.test.kind].second;
    }
    std::map<EventKind, double> means;
    for (const auto& [kind, sum] : sums)
        means[kind] = sum.first / sum.second;
    return means;
}

constexpr EventKind kFour[] = {EventKind::allreduce, EventKind::allgather, EventKind::reduceScatter,
                               EventKind::alltoall};

} // namespace

/** Figures of GPU servers from times of nccl-tests; those of the sample are of ten H100 servers.
 */
class TestNcclFit : public QObject
{
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheMachines();
    void figuresAreGivenToServers();
    void tenServersAreWithinSixPercent();
    void fourGpusFollowFromOne();
    void sendAndReceiveIsNotExplained();
    void whatIsExactIsFound_data();
    void whatIsExactIsFound();
    void outputOfTheTestsIsRead();
    void missingTestsAreNamed();
    void sampleHasTheseFigures();
};

void TestNcclFit::figuresAreThoseOfTheMachines()
{
    const auto fit = fitNccl(measured(), kGiB);
    QVERIFY(fit);
    QVERIFY(fit->local > 330e9 && fit->local < 370e9); // NVLink 4: 450 GB/s on the wire
    QVERIFY(fit->nic > 48e9 && fit->nic < 50e9);       // 400 Gbit/s
    QVERIFY(fit->exchange > 44e9 && fit->exchange < fit->nic);
    QCOMPARE(fit->nics, 0U); // one for each of the four GPUs that ten servers showed
    QCOMPARE(fit->inNetworkGpus, 8U);
    QVERIFY(*fit->inNetwork > 265e9 && *fit->inNetwork < 280e9);
}

void TestNcclFit::figuresAreGivenToServers()
{
    NcclFit fit;
    fit.local = 350e9;
    fit.nic = 48e9;
    fit.inNetwork = 275e9;
    Project project;
    Platform platform;
    platform.name = "p";
    ServerRow row;
    row.name = "s[1-4]";
    row.gpus = CountCell(8);
    row.latency = quantity(Dimension::duration, 2, "us");
    row.localLatency = quantity(Dimension::duration, 300, "ns");
    platform.servers = SharedRows<ServerRow>({row});
    project.platforms = SharedRows<Platform>({platform, Platform()});
    QVERIFY(!applyNccl(project, 1, fit)); // has no servers
    const auto given = [&] {
        Project changed = project;
        const auto edit = applyNccl(project, 0, fit);
        return edit && applyEdit(changed, *edit) ? changed.platforms[0] : Platform();
    };
    const Platform without = given();
    QCOMPARE(without.localInNetworkBandwidth.value().value, 275e9);
    QCOMPARE(without.servers[0].bandwidth.value().value, 48e9);
    QCOMPARE(without.servers[0].localBandwidth.value().value, 350e9);
    QCOMPARE(without.servers[0].latency.value().value, 2e-6); // no time shows another one
    QCOMPARE(without.servers[0].localLatency.value().value, 3e-7);
    QVERIFY(without.servers[0].nics.isEmpty());
    fit.nics = 4;
    QCOMPARE(given().servers[0].nics.value(), 4U);
    fit.startUp = 10e-6;
    QCOMPARE(given().servers[0].latency.value().value, 5e-6);
}

void TestNcclFit::tenServersAreWithinSixPercent()
{
    const auto fit = fitNccl(measured(), kGiB);
    QVERIFY(fit);
    const auto means = meanErrors(*fit, ofServers(10));
    for (const EventKind kind : kFour)
        QVERIFY2(means.at(kind) <= 3, std::to_string(means.at(kind)).c_str());
    const auto one = meanErrors(*fit, ofServers(1));
    for (const EventKind kind : kFour)
        QVERIFY2(one.at(kind) <= 6, std::to_string(one.at(kind)).c_str());
}

void TestNcclFit::fourGpusFollowFromOne()
{
    std::vector<NcclTest> known = measured();
    std::erase_if(known, [](const NcclTest& test) { return test.servers == 10 && test.gpus != 1; });
    const auto fit = fitNccl(known, kGiB);
    QVERIFY(fit);
    const auto means = meanErrors(*fit, ofServers(10, 4));
    for (const EventKind kind : kFour)
        QVERIFY2(means.at(kind) <= 4, std::to_string(means.at(kind)).c_str());
}

void TestNcclFit::sendAndReceiveIsNotExplained()
{
    // Half of what the NIC carries in rings; a reason to look for, and no figure hides it.
    const auto fit = fitNccl(measured(), kGiB);
    QVERIFY(fit);
    const auto means = meanErrors(*fit, ofServers(10));
    QVERIFY(means.at(EventKind::sendrecv) > 40);
}

void TestNcclFit::whatIsExactIsFound_data()
{
    QTest::addColumn<unsigned>("nics");
    QTest::newRow("one for each GPU") << 0U;
    QTest::newRow("two for four GPUs") << 2U;
}

void TestNcclFit::whatIsExactIsFound()
{
    QFETCH(const unsigned, nics);
    const NcclFit exact{.local = 400e9,
                        .nic = 25e9,
                        .exchange = 20e9,
                        .startUp = 8e-6,
                        .nics = nics,
                        .inNetwork = 300e9,
                        .inNetworkGpus = 4,
                        .used = 0};
    std::vector<NcclTest> tests;
    for (const EventKind kind : kFour)
        for (const auto& [servers, gpus] : {std::pair{1U, 4U}, {3U, 1U}, {3U, 4U}})
            for (const double bytes : {1e9, 4e9})
                tests.push_back({kind, servers, gpus, bytes, 1});
    const auto predicted = predictNccl(exact, tests);
    QVERIFY(predicted);
    std::vector<NcclTest> known;
    for (const NcclPrediction& prediction : *predicted) {
        known.push_back(prediction.test);
        known.back().seconds = prediction.seconds;
    }
    const auto fit = fitNccl(known, 0);
    QVERIFY(fit);
    QCOMPARE(fit->nics, nics);
    QVERIFY(std::abs(fit->local / exact.local - 1) < 1e-6);
    QVERIFY(std::abs(fit->nic / exact.nic - 1) < 1e-6);
    QVERIFY(std::abs(fit->exchange / exact.exchange - 1) < 1e-3);
    QVERIFY(std::abs(fit->startUp / exact.startUp - 1) < 1e-3);
    QVERIFY(std::abs(*fit->inNetwork / *exact.inNetwork - 1) < 1e-6);
    const auto reversed = fitNccl({known.rbegin(), known.rend()}, 0);
    QVERIFY(std::abs(reversed->nic / fit->nic - 1) < 1e-12);
}

void TestNcclFit::outputOfTheTestsIsRead()
{
    const std::string log =
        "# nThread 1 nGpus 1 minBytes 1073741824 maxBytes 2147483648\n"
        "# Collective test starting: all_reduce_perf\n"
        "#  Rank  0 Group  0 Pid    100 on     n1 device  0 [0x1b] NVIDIA H100\n"
        "#  Rank  1 Group  0 Pid    101 on     n1 device  1 [0x1c] NVIDIA H100\n"
        "#  Rank  2 Group  0 Pid    100 on     n2 device  0 [0x1b] NVIDIA H100\n"
        "#  Rank  3 Group  0 Pid    101 on     n2 device  1 [0x1c] NVIDIA H100\n"
        "#       size         count      type   redop    root     time   algbw   busbw #wrong     time   algbw "
        "  busbw #wrong\n"
        "#        (B)    (elements)                               (us)  (GB/s)  (GB/s)            (us)  (GB/s) "
        " (GB/s)\n"
        "  1073741824     268435456     float     sum      -1  16520.0   65.00   97.50      0  16530.0   64.96  "
        " 97.44      0\n"
        "  2147483648     536870912     float     sum      -1  33040.0   65.00   97.50      0  33060.0   64.96  "
        " 97.44      0\n";
    const auto tests = parseNcclTests({"all_reduce.log", log});
    QVERIFY2(tests, tests ? "" : tests.error().message.c_str());
    QCOMPARE(tests->size(), std::size_t{2});
    QCOMPARE(tests->front().servers, 2U);
    QCOMPARE(tests->front().gpus, 2U);
    QCOMPARE(tests->front().kind, EventKind::allreduce);
    QCOMPARE(tests->front().bytes, 1073741824.0);
    QCOMPARE(tests->front().seconds, 16520e-6);
    const auto wrong =
        parseNcclTests({"t.csv", "nodes,gpus_per_node,test,size_bytes,time_us\n2,0,sendrecv,1,2\n"});
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().message, "t.csv:2: the 'gpus_per_node' '0' must be a whole number, 1 or more");
}

void TestNcclFit::missingTestsAreNamed()
{
    QVERIFY(fitNccl({}, 0).error().message.find("one server") != std::string::npos);
    QVERIFY(fitNccl(ofServers(1), 0).error().message.find("several servers") != std::string::npos);
}

void TestNcclFit::sampleHasTheseFigures()
{
    const auto fit = fitNccl(measured(), kGiB);
    QVERIFY(fit);
    const auto loaded = readProject(std::string(CONTRAFLOW_SAMPLES) + "/nccl-h100.yaml");
    QVERIFY(loaded);
    const Project& project = loaded->project;
    const auto nic = [&](std::size_t platform) {
        return project.platforms[platform].servers[0].bandwidth.value().value;
    };
    QVERIFY(std::abs(nic(0) / fit->nic - 1) < 1e-3);
    QVERIFY(std::abs(nic(1) / fit->exchange - 1) < 1e-3);
    QVERIFY(std::abs(project.platforms[0].servers[0].localBandwidth.value().value / fit->local - 1) < 1e-3);
    QVERIFY(std::abs(project.platforms[2].localInNetworkBandwidth.value().value / *fit->inNetwork - 1) <
            1e-3);
    // Eight GPUs of ten servers: the switch within a server holds the rings back, not the eight NICs.
    IssueList issues;
    const auto replay = replayScenario(project, 0, {}, {}, issues);
    QVERIFY(replay);
    const double bus = kGiB * 2 * 79 / 80 / replay->replay.makespan();
    QVERIFY2(std::abs(bus / fit->local - 1) < 1e-2, std::to_string(bus).c_str());
}

QTEST_GUILESS_MAIN(TestNcclFit)
#include "tst_nccl_fit.moc"
