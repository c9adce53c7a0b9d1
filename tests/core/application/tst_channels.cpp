// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/channel_steps.h"
#include "core/application/server_layout.h"
#include "core/base/random.h"
#include "core/io/project/project_file.h"
#include "core/recipes/project_recipe.h"
#include "tests/core/application/programmed.h"

#include <QTest>

#include <deque>
#include <map>
#include <numeric>
#include <string>

using namespace contraflow;
using contraflow::test::replayOf;

namespace {

using A = CollectiveAlgorithm;

/** Servers with so many processes, each with a NIC of its own; ranks server by server. */
ServerLayout layoutOf(const std::vector<std::uint32_t>& counts)
{
    std::vector<ServerSeat> seats;
    for (std::uint32_t server = 0; server < counts.size(); ++server)
        for (std::uint32_t gpu = 0; gpu < counts[server]; ++gpu)
            seats.push_back({server, gpu, gpu});
    return ServerLayout(seats);
}

struct Traffic
{
    bool ends = true;
    std::vector<double> received; ///< bytes, by process
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> between;

    [[nodiscard]] double total() const { return std::accumulate(received.begin(), received.end(), 0.0); }
};

/** Runs a collective without time: messages between two processes arrive in order. */
Traffic run(CollectiveCall call, const ServerLayout& layout)
{
    Traffic traffic;
    const auto n = layout.first(layout.servers());
    call.size = n;
    call.layout = &layout;
    traffic.received.assign(n, 0);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::deque<double>> under;
    std::vector<std::uint32_t> step(n, 0);
    std::vector<std::vector<std::uint32_t>> open(n);
    std::vector<bool> isDone(n, false);
    for (bool moves = true; moves;) {
        moves = false;
        for (std::uint32_t p = 0; p < n; ++p) {
            for (auto from = open[p].begin(); from != open[p].end();) {
                auto& queue = under[{*from, p}];
                if (queue.empty()) {
                    ++from;
                    continue;
                }
                traffic.received[p] += queue.front();
                traffic.between[{*from, p}] += queue.front();
                queue.pop_front();
                from = open[p].erase(from);
                moves = true;
            }
            if (!open[p].empty() || isDone[p])
                continue;
            CollectiveStep now;
            call.rank = p;
            moves = true;
            if (!collectiveStep(call, step[p]++, now)) {
                isDone[p] = true;
                continue;
            }
            open[p] = now.receives;
            for (const CollectiveStep::Send& send : now.sends)
                under[{p, send.to}].push_back(send.bytes);
        }
    }
    for (std::uint32_t p = 0; p < n; ++p)
        traffic.ends = traffic.ends && isDone[p];
    for (const auto& [ends, queue] : under)
        traffic.ends = traffic.ends && queue.empty();
    return traffic;
}

CollectiveCall callOf(EventKind kind, A algorithm, double bytes, std::uint32_t channels,
                      std::uint32_t root = 0)
{
    CollectiveCall call;
    call.kind = kind;
    call.algorithm = algorithm;
    call.bytes = bytes;
    call.channels = channels;
    call.root = root;
    return call;
}

/** `servers` of so many GPUs, with a rail for each; NICs of 50 GB/s, inner switches of 400 GB/s a GPU. */
std::string cluster(int servers, int gpus, const std::string& more = {})
{
    const std::string count = std::to_string(gpus);
    const std::string leaves = gpus == 1 ? "leaf1" : "leaf[1-" + count + "]";
    return "contraflow: 1\nplatforms:\n  - name: p\n    switches: [\"" + leaves +
           "\"]\n    servers:\n      - {name: \"s[1-" + std::to_string(servers) + "]\", gpus: " + count +
           ", nics: " + count +
           ", bandwidth: 50 GB/s, latency: 1 us, local_bandwidth: 400 GB/s, local_latency: 0.5 us, rails: "
           "\"" +
           leaves + "\"}\n    rails: pxn\n" + more +
           "models:\n  - {name: max-min, kind: max-min}\n"
           "mappings:\n  - {name: m, policy: round-robin-per-processor}\n"
           "scenarios:\n  - {name: s, platform: p, application: app, mapping: m, model: max-min}\n"
           "applications:\n  - name: app\n    processes: " +
           std::to_string(servers * gpus) +
           "\n    program: |\n      ranks,event,size,algorithm,channels,root,segments,group\n      ";
}

Result<ScenarioReplay> replayed(const std::string& text)
{
    const Result<LoadedProject> loaded = parseProject(text);
    return loaded ? replayOf(loaded->project) : Result<ScenarioReplay>(loaded.error());
}

double makespan(const std::string& text)
{
    const Result<ScenarioReplay> replay = replayed(text);
    if (!replay)
        qWarning("%s", replay.error().message.c_str());
    return replay ? replay->replay.makespan() : -1;
}

bool isNear(double value, double expected)
{
    if (std::abs(value - expected) <= 1e-9 * std::abs(expected))
        return true;
    qWarning("%.12g instead of %.12g", value, expected);
    return false;
}

} // namespace

/** Collectives that know of servers and rails. */
class TestChannels : public QObject
{
    Q_OBJECT

private slots:
    void serversAreInTheOrderOfRanksAndGpus();
    void everyMessageIsReceived();
    void everybodyGetsTheDataOnce();
    void ringsEnterAndLeaveByTheirRail();
    void fewerGpusUseTheirRailsOnly();
    void unevenServersAreRefused();
    void ringsTakeAsLongAsTheirClosedForm();
    void longRingsAreTakenTogether();
    void groupsAreCountedTogether();
    void stepsTakenTogetherSendTheSame();
    void ringsWithinAServerSayWhenTheyAreApproximate();
    void otherTrafficMakesARingWithinAServerApproximate();
    void treesAreAPipeline();
    void amongGpusNcclChooses();
    void hierarchicalIsItsThreeParts();
    void switchesReduceOnceEachWay();
    void aSwitchReducesForSomeGroups();
    void switchesHandOnOnceAndReduceOnce();
    void switchesGatherAndScatterBlocks();
    void exchangesAreCollectedByRail();
    void exchangesTakenTogetherLoadLinksBetweenLeavesAndSpines();
    void namesAndOrderDoNotMatter();
};

void TestChannels::serversAreInTheOrderOfRanksAndGpus()
{
    // Two servers, ranks dealt out in turn, GPUs backwards, two GPUs a NIC.
    const std::vector<ServerSeat> seats{{7, 3, 1}, {2, 3, 1}, {7, 2, 1}, {2, 2, 1},
                                        {7, 1, 0}, {2, 1, 0}, {7, 0, 0}, {2, 0, 0}};
    const ServerLayout layout(seats);
    QCOMPARE(layout.servers(), 2U);
    QCOMPARE(layout.perServer(), 4U);
    QCOMPARE(layout.rails(), 2U);
    for (std::uint32_t i = 0; i < 4; ++i) {
        QCOMPARE(layout.rankAt(i), 6 - 2 * i);
        QCOMPARE(layout.rankAt(4 + i), 7 - 2 * i);
        QCOMPARE(layout.positionOf(layout.rankAt(i)), i);
    }
    QCOMPARE(layout.onRail(0, 1), 2U);
    QCOMPARE(layout.onRail(1, 0), 4U);
    QCOMPARE(layoutOf({4, 2}).perServer(), 0U);
}

void TestChannels::everyMessageIsReceived()
{
    for (const EventInfo& info : eventCatalog())
        for (const A algorithm : info.algorithms)
            for (const auto& counts : std::vector<std::vector<std::uint32_t>>{{1},
                                                                              {4},
                                                                              {1, 1, 1},
                                                                              {4, 4},
                                                                              {4, 4, 4},
                                                                              {4, 2, 3},
                                                                              {1, 3, 1, 2, 5},
                                                                              {2, 2, 2, 2, 2, 2, 2}})
                for (const std::uint32_t channels : {1U, 2U, 3U, 8U}) {
                    const ServerLayout layout = layoutOf(counts);
                    const std::uint32_t last = layout.first(layout.servers()) - 1;
                    CollectiveCall call =
                        callOf(info.kind, algorithm, 5e6, channels, info.hasRoot ? last : 0);
                    call.layout = &layout;
                    call.size = last + 1;
                    const std::vector<double> sizes(info.hasSizes ? last + 1 : 0, 1e6);
                    call.sizes = sizes;
                    if (!runsOnRails(call) || !layoutProblem(call).empty())
                        continue;
                    const std::string where =
                        std::string(info.name) + " as " + std::string(algorithmName(algorithm)) + " on " +
                        std::to_string(counts.size()) + " servers, " + std::to_string(channels);
                    QVERIFY2(run(call, layout).ends, where.c_str());
                }
}

void TestChannels::everybodyGetsTheDataOnce()
{
    for (const auto& counts :
         std::vector<std::vector<std::uint32_t>>{{4}, {4, 4, 4}, {4, 2, 3}, {1, 1, 1, 1}})
        for (const std::uint32_t channels : {2U, 3U, 4U}) {
            const ServerLayout layout = layoutOf(counts);
            const double n = layout.first(layout.servers());
            const double bytes = 1234567;
            for (const A algorithm : {A::ring, A::doubleBinaryTree}) {
                const Traffic down = run(callOf(EventKind::bcast, algorithm, bytes, channels, 1), layout);
                for (std::uint32_t p = 0; p < n; ++p)
                    QCOMPARE(down.received[p], p == 1 ? 0 : bytes);
                QCOMPARE(run(callOf(EventKind::reduce, algorithm, bytes, channels, 2), layout).total(),
                         (n - 1) * bytes);
                QCOMPARE(run(callOf(EventKind::allreduce, algorithm, bytes, channels), layout).total(),
                         2 * (n - 1) * bytes);
            }
            const Traffic gathered = run(callOf(EventKind::allgather, A::ring, bytes, channels), layout);
            for (const double received : gathered.received)
                QCOMPARE(received, (n - 1) * bytes);
            if (layout.perServer() > 0) {
                QCOMPARE(run(callOf(EventKind::allreduce, A::hierarchical, bytes, 1), layout).total(),
                         2 * (n - 1) * bytes);
                const double c = layout.perServer();
                const double m = layout.servers();
                QCOMPARE(run(callOf(EventKind::alltoall, A::pxn, bytes, 1), layout).total(),
                         n * ((c - 1) * m + (m - 1) * c) * bytes);
            }
        }
}

void TestChannels::ringsEnterAndLeaveByTheirRail()
{
    // Of three servers with four GPUs each: ring k enters at GPU k, passes k + 1, …, and goes to the next k.
    const ServerLayout layout = layoutOf({4, 4, 4});
    const Traffic traffic = run(callOf(EventKind::allgather, A::ring, 4000, 4), layout);
    for (const auto& [ends, bytes] : traffic.between) {
        const auto& [from, to] = ends;
        if (from / 4 == to / 4) {
            QCOMPARE(to % 4, (from + 1) % 4);
            QCOMPARE(bytes, 3 * 11 * 1000.0); // three of the rings
        } else {
            QCOMPARE(to / 4, (from / 4 + 1) % 3);
            QCOMPARE(from % 4, (to + 3) % 4); // the last of the ring that entered where it enters next
            QCOMPARE(bytes, 11 * 1000.0);
        }
    }
    QCOMPARE(traffic.between.size(), std::size_t{24});
}

void TestChannels::fewerGpusUseTheirRailsOnly()
{
    const ServerLayout layout = layoutOf({2, 2, 2});
    QCOMPARE(run(callOf(EventKind::allreduce, A::ring, 960000, 8), layout).between,
             run(callOf(EventKind::allreduce, A::ring, 960000, 2), layout).between);
    CollectiveCall call = callOf(EventKind::allreduce, A::ring, 960000, 8);
    call.size = 6;
    call.layout = &layout;
    QCOMPARE(mostMessages(call), std::uint64_t{2 * 6 * 10});
}

void TestChannels::unevenServersAreRefused()
{
    const ServerLayout layout = layoutOf({4, 2});
    for (const auto& [kind, algorithm] : {std::pair{EventKind::allreduce, A::hierarchical},
                                          {EventKind::allreduce, A::inNetwork},
                                          {EventKind::alltoall, A::pxn}}) {
        CollectiveCall call = callOf(kind, algorithm, 1000, 1);
        call.size = 6;
        call.layout = &layout;
        QVERIFY(countProblem(call).find("as many processes") != std::string::npos);
    }
}

void TestChannels::ringsTakeAsLongAsTheirClosedForm()
{
    // Four servers of two: the NIC's hop of each ring goes over the inner switch (PXN) and takes two
    // latencies of a NIC and two of a GPU there; it is the slowest of every step.
    const double size = 80e6;
    const double hop = 2e-6 + 2 * 0.5e-6;
    const auto timed = [&](const std::string& event, const std::string& channels) {
        return makespan(cluster(4, 2) + "all," + event + "," + "80 MB,ring," + channels + ",,,\n");
    };
    QVERIFY(isNear(timed("allreduce", "2"), 14 * (hop + size / 2 / 8 / 50e9)));
    QVERIFY(isNear(timed("allreduce", "8"), 14 * (hop + size / 2 / 8 / 50e9)));
    QVERIFY(isNear(timed("allgather", "2"), 7 * (hop + size / 2 / 50e9)));
    QVERIFY(isNear(timed("reduce_scatter", "2"), 7 * (hop + size / 2 / 50e9)));
    // One ring by rank leaves every server by one NIC.
    QVERIFY(isNear(timed("allreduce", ""), 14 * (hop + size / 8 / 50e9)));
    // Within a server all rings are one, and the inner switch carries it.
    QVERIFY(
        isNear(makespan(cluster(1, 4) + "all,allreduce,80 MB,ring,4,,,\n"), 6 * (1e-6 + size / 4 / 400e9)));
}

void TestChannels::longRingsAreTakenTogether()
{
    // 96 processes, 8 rings: 8 * 96 * 190 messages in steps are fewer than the limit, twice as many are not.
    const auto closed = [](double n, double size) {
        const double hop = 2e-6 + 2 * 0.5e-6;
        return 2 * (n - 1) * (hop + size / 8 / n / 50e9);
    };
    const auto text = [](int servers) { return cluster(servers, 8) + "all,allreduce,983040 kB,ring,8,,,\n"; };
    const Result<ScenarioReplay> stepped = replayed(text(12));
    QVERIFY(stepped);
    QVERIFY(isNear(stepped->replay.makespan(), closed(96, 983040e3)));
    QVERIFY(stepped->replay.notes.empty());
    QCOMPARE(stepped->replay.messageCount, std::uint64_t{8 * 96 * 190});
    const Result<ScenarioReplay> together = replayed(text(24));
    QVERIFY(together);
    QVERIFY(std::abs(together->replay.makespan() / closed(192, 983040e3) - 1) < 1e-6);
    QCOMPARE(together->replay.notes.size(), std::size_t{1});
    QVERIFY(together->replay.notes[0].find("steady state") != std::string::npos);
    QCOMPARE(together->replay.messageCount, std::uint64_t{8ULL * 192 * 382});
    QVERIFY(isNear(together->replay.bytes, 2.0 * 191 * 983040e3));
    const Result<ScenarioReplay> exchange = replayed(cluster(192, 8) + "all,alltoall,1 MB,pxn,,,,\n");
    QVERIFY(exchange);
    QCOMPARE(exchange->replay.notes.size(), std::size_t{2});
    QVERIFY(exchange->replay.notes[1].find("14 of 191 other servers") != std::string::npos);
}

void TestChannels::groupsAreCountedTogether()
{
    // A tree among the GPUs of one rail has fewer messages than the limit, eight such trees have more.
    const std::string header = "all,allreduce,1 GB,double-binary-tree,1,,400,";
    const auto text = [&](const std::string& groups, const std::string& rows) {
        std::string whole = cluster(24, 8);
        const std::string before = "    program: |";
        return whole.replace(whole.find(before), before.size(), "    groups: {" + groups + "}\n" + before) +
               rows;
    };
    const auto one = replayed(
        text("rail: \"0,8,16,24,32,40,48,56,64,72,80,88,96,104,112,120,128,136,144,152,160,168,176,184\"",
             "rank % 8 = 0,allreduce,1 GB,double-binary-tree,1,,400,rail\n"));
    const auto eight = replayed(text("rail: each rank % 8", header + "rail\n"));
    QVERIFY(one && eight);
    QVERIFY(one->replay.notes.empty());
    QCOMPARE(eight->replay.notes.size(), std::size_t{1});
    QVERIFY(std::abs(eight->replay.makespan() / one->replay.makespan() - 1) < 0.05);
}

void TestChannels::stepsTakenTogetherSendTheSame()
{
    const ServerLayout layout = layoutOf({4, 4, 4, 4, 4});
    const auto same = [&](CollectiveCall call) {
        const Traffic stepped = run(call, layout);
        call.groups = 1'000'000;
        const Traffic together = run(call, layout);
        return together.ends && isNear(together.total(), stepped.total());
    };
    for (const std::uint32_t channels : {1U, 3U, 4U}) {
        QVERIFY(same(callOf(EventKind::allreduce, A::ring, 1e6, channels)));
        QVERIFY(same(callOf(EventKind::allreduce, A::doubleBinaryTree, 1e6, channels)));
        QVERIFY(same(callOf(EventKind::bcast, A::ring, 1e6, channels, 2)));
    }
    QVERIFY(same(callOf(EventKind::allreduce, A::hierarchical, 1e6, 1)));
    QVERIFY(same(callOf(EventKind::alltoall, A::pxn, 1e6, 1)));
}

void TestChannels::ringsWithinAServerSayWhenTheyAreApproximate()
{
    // A ring without channels goes step by step over the same links.
    Random random(11);
    for (int i = 0; i < 40; ++i) {
        const std::uint64_t gpus = 2 + random.below(7);
        const std::string size = std::to_string(840 * (1 + random.below(900))) + " kB"; // in equal blocks
        const bool isLate = random.below(2) == 0;
        const std::string wait = isLate ? std::to_string(random.below(gpus)) + ",compute,,,,,,,1 ms\n" : "";
        const auto timed = [&](const std::string& channels) {
            std::string text = cluster(1, static_cast<int>(gpus));
            text.insert(text.find(",group\n") + 6, ",time");
            return replayed(text + wait + (isLate ? "      " : "") + "all,allreduce," + size + ",ring," +
                            channels + ",,,,\n");
        };
        const auto stepped = timed("");
        const auto together = timed("2");
        QVERIFY(stepped && together);
        QVERIFY(isNear(together->replay.makespan(), stepped->replay.makespan()));
        QVERIFY(stepped->replay.notes.empty());
        QCOMPARE(together->replay.notes.size(), std::size_t{isLate ? 1U : 0U});
    }
}

void TestChannels::otherTrafficMakesARingWithinAServerApproximate()
{
    // A message between two GPUs of the ring, as large as what a link of the ring carries: both have half of
    // the link until they are done, where steps would wait for the slow link and let others pause.
    const auto timed = [&](const std::string& channels, bool isBeside) {
        std::string text = cluster(1, 4);
        text.insert(text.find(",group\n") + 6, ",peer,request");
        if (isBeside)
            text += "0,isend,120 MB,,,,,,1,r\n      1,irecv,,,,,,,0,r\n      ";
        return replayed(text + "all,allreduce,80 MB,ring," + channels + ",,,,,\n" +
                        (isBeside ? "      0-1,waitall,,,,,,,,\n" : ""));
    };
    const auto alone = timed("2", false);
    const auto together = timed("2", true);
    const auto stepped = timed("", true);
    QVERIFY(alone && together && stepped);
    QVERIFY(alone->replay.notes.empty());
    QVERIFY(stepped->replay.notes.empty());
    QCOMPARE(together->replay.notes.size(), std::size_t{1});
    QVERIFY(together->replay.notes[0].find("slower than alone") != std::string::npos);
    QVERIFY(together->replay.makespan() > 1.9 * alone->replay.makespan());
    QVERIFY(std::abs(together->replay.makespan() / stepped->replay.makespan() - 1) < 0.02);
}

void TestChannels::treesAreAPipeline()
{
    // Two servers of one GPU are a chain of one link in both trees: up and down at once, a chunk at a time.
    const double chunk = 4e6 / 2 / 10;
    QVERIFY(isNear(makespan(cluster(2, 1) + "all,bcast,4 MB,double-binary-tree,1,0,10,\n"),
                   10 * (2e-6 + 2 * chunk / 50e9)));
    QVERIFY(isNear(makespan(cluster(2, 1) + "all,allreduce,4 MB,double-binary-tree,1,,10,\n"),
                   11 * 2e-6 + 20 * chunk / 50e9));
    // Ring and tree need the same time for much data, and the tree less for little among many.
    const std::string many = cluster(32, 1);
    const double ring = makespan(many + "all,allreduce,64 kB,ring,2,,,\n");
    const double tree = makespan(many + "all,allreduce,64 kB,double-binary-tree,1,,,\n");
    QVERIFY(tree > 0 && tree < ring / 2);
    // Steps taken together differ by no more than the pipeline's ends.
    const double together = makespan(many + "all,allreduce,4 GB,double-binary-tree,1,,,\n");
    QVERIFY(std::abs(together / (2 * 4e9 / 50e9) - 1) < 0.05);
}

void TestChannels::amongGpusNcclChooses()
{
    const auto same = [](const std::string& network, const std::string& free, const std::string& named) {
        const double chosen = makespan(network + "all," + free);
        return chosen > 0 && isNear(chosen, makespan(network + "all," + named));
    };
    const std::string plain = cluster(4, 8);
    QVERIFY(same(plain, "allreduce,4 GB,,,,,\n", "allreduce,4 GB,ring,8,,,\n"));
    QVERIFY(same(plain, "allreduce,1 MB,,,,,\n", "allreduce,1 MB,double-binary-tree,8,,,\n"));
    QVERIFY(same(plain, "allgather,4 MB,,,,,\n", "allgather,4 MB,ring,8,,,\n"));
    QVERIFY(same(plain, "alltoall,4 MB,,,,,\n", "alltoall,4 MB,pxn,,,,\n"));
    const std::string reducing = cluster(4, 8, "    in_network_bandwidth: 45 GB/s\n");
    QVERIFY(same(reducing, "allreduce,4 GB,,,,,\n", "allreduce,4 GB,in-network,,,,\n"));
    QVERIFY(same(reducing, "allgather,4 MB,,,,,\n", "allgather,4 MB,in-network,,,,\n"));
    QVERIFY(same(reducing, "reduce_scatter,4 MB,,,,,\n", "reduce_scatter,4 MB,in-network,,,,\n"));
    QVERIFY(same(reducing, "bcast,4 MB,,,0,,\n", "bcast,4 MB,ring,8,0,,\n"));
    // Not those without a NIC for each GPU.
    std::string shared = reducing;
    shared.replace(shared.find("nics: 8"), 7, "nics: 4");
    QVERIFY(same(shared, "allreduce,4 GB,,,,,\n", "allreduce,4 GB,in-network,,,,\n"));
    QVERIFY(same(shared, "allgather,4 MB,,,,,\n", "allgather,4 MB,ring,4,,,\n"));
}

void TestChannels::hierarchicalIsItsThreeParts()
{
    const double size = 96e6;
    const double inside = 3 * (1e-6 + size / 4 / 400e9);
    const double across = 2 * 2 * (2e-6 + size / 4 / 3 / 50e9);
    QVERIFY(isNear(makespan(cluster(3, 4) + "all,allreduce,96 MB,hierarchical,,,,\n"), 2 * inside + across));
}

void TestChannels::switchesReduceOnceEachWay()
{
    QVERIFY(isNear(makespan(cluster(1, 8) + "all,allreduce,1 GB,in-network,,,,\n"), 1e-6 + 1e9 / 400e9));
    const std::string limits =
        "    in_network_bandwidth: 20 GB/s\n    local_in_network_bandwidth: 250 GB/s\n";
    QVERIFY(isNear(makespan(cluster(1, 8, limits) + "all,allreduce,1 GB,in-network,,,,\n"), 1e9 / 250e9));
    // Each rail reduces its half; within the servers nothing takes longer.
    QVERIFY(isNear(makespan(cluster(4, 2) + "all,allreduce,1 GB,in-network,,,,\n"), 2e-6 + 0.5e9 / 50e9));
    QVERIFY(isNear(makespan(cluster(4, 2, limits) + "all,allreduce,1 GB,in-network,,,,\n"), 1e9 / 20e9));
    for (const char* event : {"bcast", "reduce"}) {
        const auto timed = [&](const std::string& network) {
            return makespan(network + "all," + event + ",1 GB,in-network,,1,,\n");
        };
        QVERIFY(isNear(timed(cluster(1, 8)), 1e-6 + 1e9 / 400e9));
        QVERIFY(isNear(timed(cluster(4, 2)), 2e-6 + 0.5e9 / 50e9));
        QVERIFY(isNear(timed(cluster(4, 2, limits)), 1e9 / 20e9));
    }
    QVERIFY(isNear(makespan(cluster(1, 8) + "all,barrier,,in-network,,,,\n"), 1e-6));
    QVERIFY(isNear(makespan(cluster(4, 1) + "all,barrier,,in-network,,,,\n"), 2e-6));
}

void TestChannels::aSwitchReducesForSomeGroups()
{
    const auto ofTwo = [](std::string network, const std::string& event) {
        network.insert(network.find("    program:"), "    groups: {low: \"0-1\", high: \"2-3\"}\n");
        return replayed(network + "0-1," + event + "low\n      2-3," + event + "high\n");
    };
    const std::string event = "allreduce,1 MB,in-network,,,,";
    const std::string limits = "    in_network_bandwidth: 20 GB/s\n    in_network_groups: 1\n"
                               "    local_in_network_groups: 1\n";
    const Result<ScenarioReplay> refused = ofTwo(cluster(4, 1, limits), event);
    QVERIFY(!refused);
    QVERIFY(refused.error().message.find("(in_network_groups of the platform)") != std::string::npos);
    const Result<ScenarioReplay> within = ofTwo(cluster(1, 4, limits), event);
    QVERIFY(!within);
    QVERIFY(within.error().message.find("(local_in_network_groups of the platform)") != std::string::npos);
    QVERIFY(ofTwo(cluster(2, 2, limits), event)); // each has the switch of a server
    // Where NCCL would choose it, the group that is one more falls back, and a note says so.
    const Result<ScenarioReplay> second = ofTwo(cluster(4, 1, limits), "allreduce,1 MB,,,,,");
    QVERIFY(second);
    QCOMPARE(second->replay.chosen.size(), 2U);
    QVERIFY(second->replay.chosen[0].meant.empty());
    QCOMPARE(second->replay.chosen[0].algorithm, A::inNetwork);
    QCOMPARE(second->replay.chosen[1].meant, std::string_view("in-network"));
    QCOMPARE(second->replay.chosen[1].algorithm, A::doubleBinaryTree);
}

void TestChannels::switchesHandOnOnceAndReduceOnce()
{
    const double size = 3001;
    const ServerLayout layout = layoutOf({3, 3, 3, 3});
    const Traffic down = run(callOf(EventKind::bcast, A::inNetwork, size, 1, 4), layout);
    QVERIFY(down.ends);
    for (std::uint32_t p = 0; p < 12; ++p)
        QCOMPARE(down.received[p], p == 4 ? 0 : size);
    const Traffic up = run(callOf(EventKind::reduce, A::inNetwork, size, 1, 4), layout);
    QVERIFY(up.ends);
    QCOMPARE(up.between.size(), down.between.size());
    for (const auto& [ends, bytes] : down.between)
        QCOMPARE(up.between.at({ends.second, ends.first}), bytes);
}

void TestChannels::switchesGatherAndScatterBlocks()
{
    // n blocks, of which everybody gets or gives all but its own: over its link within one server, else over
    // the NIC those of its rail on other servers. The switches' limits are of all blocks together.
    const std::string limits =
        "    in_network_bandwidth: 20 GB/s\n    local_in_network_bandwidth: 200 GB/s\n";
    for (const char* event : {"allgather", "reduce_scatter"}) {
        const auto timed = [&](const std::string& network) {
            return makespan(network + "all," + event + ",1 GB,in-network,,,,\n");
        };
        QVERIFY(isNear(timed(cluster(1, 8)), 1e-6 + 7 * 1e9 / 400e9));
        QVERIFY(isNear(timed(cluster(1, 8, limits)), 8 * 1e9 / 200e9));
        QVERIFY(isNear(timed(cluster(4, 1)), 2e-6 + 3 * 1e9 / 50e9));
        QVERIFY(isNear(timed(cluster(4, 2)), 2e-6 + 3 * 1e9 / 50e9));
        QVERIFY(isNear(timed(cluster(4, 2, limits)), 8 * 1e9 / 20e9));
    }
    // What a GPU and a NIC get of an allgather they give in a reduce_scatter.
    const ServerLayout layout = layoutOf({3, 3, 3, 3});
    const Traffic gathered = run(callOf(EventKind::allgather, A::inNetwork, 1000, 1), layout);
    const Traffic scattered = run(callOf(EventKind::reduceScatter, A::inNetwork, 1000, 1), layout);
    QVERIFY(gathered.ends && scattered.ends);
    for (const double received : gathered.received)
        QCOMPARE(received, 11000.0);
    QCOMPARE(scattered.total(), gathered.total());
    // Blocks of their own sizes: rail r of three has those of ranks r, r + 3, ….
    CollectiveCall uneven = callOf(EventKind::reduceScatter, A::inNetwork, 0, 1);
    std::vector<double> sizes(12);
    std::iota(sizes.begin(), sizes.end(), 1);
    uneven.sizes = sizes;
    const Traffic given = run(uneven, layout);
    QVERIFY(given.ends);
    QCOMPARE(given.between.at({0, 1}), 2.0 + 5 + 8 + 11);
    QCOMPARE(given.between.at({0, 3}), 4.0 + 7 + 10);
    QCOMPARE(given.between.at({9, 0}), 1.0 + 4 + 7);
}

void TestChannels::exchangesAreCollectedByRail()
{
    // What leaves a server: to each of three others two blocks of each GPU, by its own rail.
    QVERIFY(isNear(makespan(cluster(4, 2) + "all,alltoall,1 GB,pxn,,,,\n"), 2e-6 + 3 * 2 * 1e9 / 50e9));
}

void TestChannels::exchangesTakenTogetherLoadLinksBetweenLeavesAndSpines()
{
    // Rails of several leaves below spines, where messages to servers of another leaf meet. Groups that might
    // call an all-to-all too, as many as make steps `more` times too many, leave it two partners.
    Random random(5);
    const auto timed = [](const ProjectRecipe& recipe, std::uint64_t groups) {
        const auto& rails = std::get<RailTopology>(recipe.platform.topology);
        const std::uint64_t processes = rails.servers * rails.gpus;
        std::string text =
            projectText(*makeProject(recipe)) +
            "mappings:\n  - {name: m, policy: round-robin-per-processor}\n"
            "scenarios:\n  - {name: s, platform: cluster, application: app, mapping: m, model: "
            "max-min}\napplications:\n  - name: app\n    processes: " +
            std::to_string(processes) + "\n    groups: {";
        for (std::uint64_t group = 0; group < groups; ++group)
            text += (group ? ", g" : "g") + std::to_string(group) + ": \"0-" + std::to_string(processes - 1) +
                    "\"";
        return replayed(text + "}\n    program: |\n      ranks,event,size,algorithm,group\n"
                               "      all,alltoall,10 MB,pxn,g0\n");
    };
    double sum = 0;
    constexpr int kCases = 40;
    for (int i = 0; i < kCases; ++i) {
        RailTopology rails;
        rails.servers = 12 + random.below(13);
        rails.gpus = 2 + random.below(3);
        rails.leavesPerRail = 2 + random.below(3);
        rails.spines = 1 + random.below(4);
        rails.oversubscription = static_cast<double>(1 + random.below(4));
        ProjectRecipe recipe;
        recipe.platform.topology = rails;
        recipe.platform.routing = random.below(2) == 0 ? RoutingRule::ecmpHash : RoutingRule::adaptive;
        recipe.platform.nicBandwidth = recipe.platform.uplinkBandwidth =
            quantity(Dimension::bandwidth, 50, "GB/s");
        recipe.modelKind = "max-min";
        const std::uint64_t messages = rails.servers * rails.gpus * (rails.gpus + rails.servers - 2);
        const std::uint64_t more = 1 + random.below(4);
        const auto stepped = timed(recipe, 1);
        const auto together = timed(recipe, more * kMostSteppedMessages / messages + 1);
        QVERIFY(stepped && together);
        QVERIFY(stepped->replay.notes.empty());
        // The second one says that messages to two servers stand for those to all.
        QCOMPARE(together->replay.notes.size(), std::size_t{rails.servers > 3 ? 2U : 1U});
        QVERIFY(isNear(together->replay.bytes, stepped->replay.bytes));
        // Spread over all ways about as much; by a hash of the ends few messages are spread worse than many.
        const double error = together->replay.makespan() / stepped->replay.makespan() - 1;
        const bool isHashed = recipe.platform.routing == RoutingRule::ecmpHash;
        QVERIFY2(error > -0.05 && error < (isHashed ? 2.0 : 0.3), qPrintable(QString::number(error)));
        sum += std::abs(error);
    }
    QVERIFY2(sum / kCases < 0.5, qPrintable(QString::number(sum / kCases)));
}

void TestChannels::namesAndOrderDoNotMatter()
{
    const std::string event = "all,allreduce,80 MB,ring,4,,,\n";
    const double expected = makespan(cluster(3, 4) + event);
    std::string renamed = cluster(3, 4) + event;
    renamed.replace(renamed.find("s[1-3]"), 6, "z[7-9]");
    QVERIFY(isNear(makespan(renamed), expected));
    std::string placed = cluster(3, 4) + event;
    // Ranks over servers and GPUs in another order: the rings are those of the places.
    std::string places = "{place: {";
    const std::string servers[] = {"s3", "s1", "s2"};
    for (int rank = 0; rank < 12; ++rank)
        places += (rank ? ", \"" : "\"") + std::to_string(rank) + "\": " + servers[rank % 3] + "." +
                  std::to_string(3 - rank / 3);
    const std::string policy = "policy: round-robin-per-processor}";
    placed.replace(placed.find(policy), policy.size(), places.substr(1) + "}}");
    QVERIFY(isNear(makespan(placed), expected));
}

QTEST_GUILESS_MAIN(TestChannels)
#include "tst_channels.moc"
