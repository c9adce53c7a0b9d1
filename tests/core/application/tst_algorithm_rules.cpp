// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/algorithm_rules.h"
#include "core/application/collective_steps.h"
#include "core/base/text.h"

#include <QTest>

#include <bit>
#include <deque>
#include <map>

using namespace contraflow;

namespace {

struct Traffic
{
    bool ends = true;             ///< every receive got its message, and every message its receive
    std::vector<double> received; ///< bytes, by process
    std::uint32_t mostSteps = 0;
    std::uint64_t messages = 0;
};

/** Runs a collective without time: messages between two processes arrive in order. */
Traffic run(EventKind kind, CollectiveAlgorithm algorithm, std::uint32_t n, std::uint32_t root, double bytes,
            const std::vector<double>& sizes = {}, std::uint32_t segments = 1)
{
    Traffic traffic;
    traffic.received.assign(n, 0);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::deque<double>> under;
    std::vector<std::uint32_t> step(n, 0);
    std::vector<std::vector<std::uint32_t>> open(n); ///< receives of the step that are not complete
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
                queue.pop_front();
                from = open[p].erase(from);
                moves = true;
            }
            if (!open[p].empty() || isDone[p])
                continue;
            CollectiveStep now;
            const CollectiveCall call{kind, algorithm, n, p, root, segments, bytes, sizes};
            moves = true;
            if (!collectiveStep(call, step[p]++, now)) {
                isDone[p] = true;
                continue;
            }
            traffic.mostSteps = std::max(traffic.mostSteps, step[p]);
            open[p] = now.receives;
            traffic.messages += now.sends.size();
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

DataNode scalar(const std::string& text)
{
    DataNode node;
    node.kind = DataNode::Kind::scalar;
    node.scalar = text;
    return node;
}

DataNode rules(const std::vector<std::vector<std::pair<std::string, std::string>>>& entries)
{
    DataNode list;
    list.kind = DataNode::Kind::list;
    for (const auto& entry : entries) {
        DataNode& map = list.children.emplace_back();
        map.kind = DataNode::Kind::map;
        for (const auto& [key, value] : entry) {
            map.keys.push_back(key);
            map.children.push_back(scalar(value));
        }
    }
    return list;
}

} // namespace

class TestAlgorithmRules : public QObject
{
    Q_OBJECT

private slots:
    void everyAlgorithmBringsItsMessagesTogether();
    void messagesAreCountedBeforeTheyAreSent();
    void tooManyMessagesAreRefused();
    void everybodyGetsEveryBlock();
    void logarithmicAlgorithmsHaveAsManyRounds();
    void openMpiIsFollowed();
    void ncclIsFollowedAmongGpus();
    void rulesOfTheProjectComeFirst();
    void wrongRulesAreNamed_data();
    void wrongRulesAreNamed();
};

void TestAlgorithmRules::everyAlgorithmBringsItsMessagesTogether()
{
    for (const EventInfo& info : eventCatalog())
        for (const CollectiveAlgorithm algorithm : info.algorithms)
            for (std::uint32_t n = 1; n <= 19; ++n) {
                if (algorithm == CollectiveAlgorithm::ideal)
                    continue;
                std::vector<double> sizes;
                for (std::uint32_t i = 0; i < n && info.hasSizes; ++i)
                    sizes.push_back(10 + i);
                const Traffic traffic =
                    run(info.kind, algorithm, n, info.hasRoot ? n / 2 : 0, 1000, sizes, 3);
                QVERIFY2(traffic.ends, (std::string(info.name) + " " + std::string(algorithmName(algorithm)) +
                                        " " + std::to_string(n))
                                           .c_str());
            }
}

void TestAlgorithmRules::messagesAreCountedBeforeTheyAreSent()
{
    for (const EventInfo& info : eventCatalog())
        for (const CollectiveAlgorithm algorithm : info.algorithms)
            for (std::uint32_t n = 1; n <= 40 && algorithm != CollectiveAlgorithm::ideal; ++n) {
                const std::vector<double> sizes(info.hasSizes ? n : 0, 10);
                const std::uint64_t sent = run(info.kind, algorithm, n, 0, 1000, sizes, 3).messages;
                const std::uint64_t most = mostMessages({info.kind, algorithm, n, 0, 0, 3, 1000, sizes});
                const std::string where = std::string(info.name) + " " +
                                          std::string(algorithmName(algorithm)) + " " + std::to_string(n) +
                                          ": " + std::to_string(sent) + ", " + std::to_string(most);
                QVERIFY2(sent <= most, where.c_str());
                // Of algorithms with many messages the number is right; others stay far below any limit.
                QVERIFY2(most == sent || most <= 4 * n * (std::bit_width(n) + 2), where.c_str());
            }
}

void TestAlgorithmRules::tooManyMessagesAreRefused()
{
    using A = CollectiveAlgorithm;
    const auto problem = [](EventKind kind, A algorithm, std::uint32_t n, std::uint32_t segments = 1) {
        return countProblem({kind, algorithm, n, 0, 0, segments, 1000, {}});
    };
    QCOMPARE(problem(EventKind::alltoall, A::pairwise, 1'000'000),
             "alltoall as pairwise among " + groupedCount(1'000'000) + " processes would have " +
                 groupedCount(999'999'000'000) + " messages, and a collective has at most " +
                 groupedCount(kMaxCollectiveMessages) + "; take fewer processes, or the algorithm bruck");
    QCOMPARE(problem(EventKind::alltoall, A::pairwise, 30'000), std::string());
    QCOMPARE(problem(EventKind::alltoall, A::bruck, 1'000'000), std::string());
    QCOMPARE(problem(EventKind::alltoall, A::basicLinear, 4'000), std::string());
    QVERIFY(
        problem(EventKind::alltoall, A::basicLinear, 5'000)
            .ends_with(" at once; take fewer processes, or one of the algorithms pairwise, shift and bruck"));
    QCOMPARE(problem(EventKind::bcast, A::ring, 1'000'000), std::string());
    QVERIFY(problem(EventKind::bcast, A::ring, 1'000'000, 2'000)
                .ends_with("; take fewer processes, fewer segments, or one of the algorithms binomial, "
                           "double-binary-tree and in-network"));
    QVERIFY(!problem(EventKind::allreduce, A::ring, 1'000'000).empty());
    QCOMPARE(problem(EventKind::allreduce, A::rabenseifner, 1'000'000), std::string());
    QCOMPARE(problem(EventKind::gather, A::linear, 1'000'000), std::string());
}

void TestAlgorithmRules::everybodyGetsEveryBlock()
{
    using A = CollectiveAlgorithm;
    for (std::uint32_t n = 2; n <= 18; ++n) {
        std::vector<double> sizes;
        double total = 0;
        for (std::uint32_t i = 0; i < n; ++i) {
            sizes.push_back(100 + 7 * i);
            total += sizes.back();
        }
        for (const A algorithm : {A::ring, A::shift, A::bruck, A::neighborExchange}) {
            const Traffic traffic = run(EventKind::allgatherv, algorithm, n, 0, 0, sizes);
            for (std::uint32_t p = 0; p < n; ++p)
                QCOMPARE(traffic.received[p], total - sizes[p]);
        }
        for (const A algorithm : {A::ring, A::recursiveDoubling, A::bruck, A::neighborExchange})
            for (const double bytes : run(EventKind::allgather, algorithm, n, 0, 100).received)
                QCOMPARE(bytes, 100.0 * (n - 1));
        for (const A algorithm : {A::binomial, A::linear, A::ring}) {
            double sum = 0;
            for (const double bytes : run(EventKind::reduce, algorithm, n, 1, 300, {}, 4).received)
                sum += bytes;
            QCOMPARE(sum, 300.0 * (n - 1)); // each contribution goes on its way once
        }
        // A block crosses as many hops as its distance has bits.
        for (const double bytes : run(EventKind::alltoall, A::bruck, n, 0, 8).received) {
            double hops = 0;
            for (std::uint32_t distance = 1; distance < n; ++distance)
                hops += __builtin_popcount(distance);
            QCOMPARE(bytes, 8 * hops);
        }
    }
    for (const std::uint32_t n : {2U, 4U, 8U, 16U}) {
        for (const double bytes : run(EventKind::allreduce, A::rabenseifner, n, 0, 1600).received)
            QCOMPARE(bytes, 2 * 1600.0 * (n - 1) / n);
        std::vector<double> sizes(n, 50);
        for (const double bytes : run(EventKind::reduceScatter, A::recursiveHalving, n, 0, 0, sizes).received)
            QCOMPARE(bytes, 50.0 * (n - 1));
    }
}

void TestAlgorithmRules::logarithmicAlgorithmsHaveAsManyRounds()
{
    using A = CollectiveAlgorithm;
    QCOMPARE(run(EventKind::allgather, A::bruck, 13, 0, 8).mostSteps, 4U);
    QCOMPARE(run(EventKind::alltoall, A::bruck, 13, 0, 8).mostSteps, 4U);
    QCOMPARE(run(EventKind::allgather, A::neighborExchange, 12, 0, 8).mostSteps, 6U);
    QCOMPARE(run(EventKind::allgather, A::neighborExchange, 13, 0, 8).mostSteps, 12U);
}

void TestAlgorithmRules::openMpiIsFollowed()
{
    using A = CollectiveAlgorithm;
    const auto chosen = [](EventKind kind, std::uint32_t n, double bytes, double total = 0) {
        return AlgorithmRules().choose({kind, n, bytes, total});
    };
    QCOMPARE(chosen(EventKind::allreduce, 64, 9999).algorithm, A::recursiveDoubling);
    QCOMPARE(chosen(EventKind::allreduce, 64, 10000).algorithm, A::ring);
    QVERIFY(!chosen(EventKind::allreduce, 4, 5e6).meant.empty()); // in segments
    QCOMPARE(chosen(EventKind::bcast, 16, 2047).algorithm, A::binomial);
    QCOMPARE(chosen(EventKind::bcast, 16, 100000).meant, std::string_view("split binary tree"));
    const AlgorithmChoice pipeline = chosen(EventKind::bcast, 8, 8 << 20);
    QCOMPARE(pipeline.algorithm, A::ring);
    QCOMPARE(pipeline.segments, 64U); // of 128 KiB
    QCOMPARE(chosen(EventKind::alltoall, 13, 199).algorithm, A::bruck);
    QCOMPARE(chosen(EventKind::alltoall, 12, 199).algorithm, A::basicLinear);
    QCOMPARE(chosen(EventKind::alltoall, 64, 3000).algorithm, A::shift);
    QCOMPARE(chosen(EventKind::allgather, 16, 100).algorithm, A::recursiveDoubling);
    QCOMPARE(chosen(EventKind::allgather, 15, 100).algorithm, A::bruck);
    QCOMPARE(chosen(EventKind::allgather, 16, 1e6).algorithm, A::neighborExchange);
    QCOMPARE(chosen(EventKind::allgather, 15, 1e6).algorithm, A::ring);
    QCOMPARE(chosen(EventKind::gather, 64, 100).algorithm, A::binomial);
    QCOMPARE(chosen(EventKind::scatter, 8, 100).algorithm, A::linear);
    QCOMPARE(chosen(EventKind::reduceScatter, 16, 0, 10000).algorithm, A::recursiveHalving);
    QCOMPARE(chosen(EventKind::reduceScatter, 16, 0, 1e7).algorithm, A::ring);
    QCOMPARE(chosen(EventKind::barrier, 16, 0).algorithm, A::dissemination);
    // Whatever is chosen exists.
    for (const EventInfo& info : eventCatalog())
        for (std::uint32_t n = 1; n < 300 && isCollective(info.kind); n += n < 20 ? 1 : 40)
            for (double bytes = 1; bytes < 1e10; bytes *= 3) {
                const A algorithm = chosen(info.kind, n, bytes, bytes * n).algorithm;
                QVERIFY(std::find(info.algorithms.begin(), info.algorithms.end(), algorithm) !=
                        info.algorithms.end());
            }
}

void TestAlgorithmRules::ncclIsFollowedAmongGpus()
{
    using A = CollectiveAlgorithm;
    const AlgorithmRules none;
    const auto chosen = [&](EventKind kind, std::uint32_t servers, double bytes) {
        return none.choose({kind, 8 * servers, bytes, 8.0 * servers * bytes, servers, 8});
    };
    QCOMPARE(chosen(EventKind::allreduce, 1, 1e3).algorithm, A::ring);
    QCOMPARE(chosen(EventKind::allreduce, 2, 80e6).algorithm, A::doubleBinaryTree);
    QCOMPARE(chosen(EventKind::allreduce, 2, 100e6).algorithm, A::ring);
    QCOMPARE(chosen(EventKind::allreduce, 100, 10e9).algorithm, A::doubleBinaryTree);
    QCOMPARE(chosen(EventKind::allreduce, 100, 11e9).algorithm, A::ring);
    QCOMPARE(chosen(EventKind::allgather, 4, 1e3).algorithm, A::ring);
    QCOMPARE(chosen(EventKind::allgather, 4, 1e4).channels, 8U);
    QCOMPARE(chosen(EventKind::allreduce, 4, 256 << 10).channels, 8U);
    QCOMPARE(chosen(EventKind::allreduce, 4, 100 << 10).channels, 3U); // of 32 KiB at least
    QCOMPARE(chosen(EventKind::allreduce, 4, 8).channels, 1U);
    QCOMPARE(chosen(EventKind::alltoall, 4, 1e3).algorithm, A::pxn);
    QCOMPARE(none.choose({EventKind::alltoall, 7, 1e3, 0, 2, 4, false}).algorithm, A::basicLinear);
    QCOMPARE(chosen(EventKind::gather, 4, 1e3).algorithm,
             AlgorithmRules().choose({EventKind::gather, 32, 1e3}).algorithm);
    const auto read = AlgorithmRules::read(rules({{{"collective", "allreduce"},
                                                   {"from_servers", "4"},
                                                   {"below_servers", "9"},
                                                   {"algorithm", "double-binary-tree"},
                                                   {"channels", "2"}}}));
    QVERIFY(read);
    const auto ruled = [&](std::uint32_t servers) {
        return read->choose({EventKind::allreduce, 8 * servers, 1e12, 0, servers, 8});
    };
    QCOMPARE(ruled(4).algorithm, A::doubleBinaryTree);
    QCOMPARE(ruled(4).channels, 2U);
    QCOMPARE(ruled(9).algorithm, A::ring);
    QCOMPARE(ruled(9).channels, 8U);
}

void TestAlgorithmRules::rulesOfTheProjectComeFirst()
{
    const auto read = AlgorithmRules::read(rules(
        {{{"collective", "allreduce"},
          {"from_size", "1 MB"},
          {"from_processes", "8"},
          {"algorithm", "rabenseifner"}},
         {{"collective", "bcast"}, {"below_size", "1 MB"}, {"algorithm", "ring"}, {"segment", "64 kB"}}}));
    QVERIFY2(read, read ? "" : read.error().message.c_str());
    QCOMPARE(read->choose({EventKind::allreduce, 8, 1e6, 0}).algorithm, CollectiveAlgorithm::rabenseifner);
    QCOMPARE(read->choose({EventKind::allreduce, 7, 1e6, 0}).algorithm, CollectiveAlgorithm::ring);
    QCOMPARE(read->choose({EventKind::bcast, 7, 640000, 0}).segments, 10U);
}

void TestAlgorithmRules::wrongRulesAreNamed_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* key, const char* value, const char* said) {
        QTest::addRow("%s %s", key, value) << key << value << said;
    };
    row("collective", "allreduse", "no collective");
    row("collective", "send", "no collective");
    row("algorithm", "bruck",
        "take recursive-doubling, ring, rabenseifner, double-binary-tree, hierarchical and in-network");
    row("from_size", "5 parsecs", "from_size");
    row("from_processes", "-1", "whole number");
    row("below_servers", "many", "whole number");
    row("channels", "-1", "whole number");
    row("colour", "red", "'colour'");
}

void TestAlgorithmRules::wrongRulesAreNamed()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, said);
    std::vector<std::pair<std::string, std::string>> entry{{"collective", "allreduce"},
                                                           {"algorithm", "ring"}};
    std::erase_if(entry, [&](const auto& each) { return each.first == key.toStdString(); });
    entry.emplace_back(key.toStdString(), value.toStdString());
    const auto read = AlgorithmRules::read(rules({entry}));
    QVERIFY(!read);
    QVERIFY2(read.error().message.find(said.toStdString()) != std::string::npos,
             read.error().message.c_str());
}

QTEST_GUILESS_MAIN(TestAlgorithmRules)
#include "tst_algorithm_rules.moc"
