// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explanation.h"
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/engine/prediction.h"
#include "core/project/routing.h"
#include "core/sharing/backpressure_model.h"
#include "core/sharing/catalog.h"
#include "core/sharing/progressive_filling.h"
#include "core/tables/results_table.h"
#include "tests/support/builders.h"
#include "tests/support/fat_trees.h"
#include "tests/support/networks.h"
#include "tests/support/placed.h"
#include "tests/support/programs.h"
#include "tests/support/random_cases.h"
#include "tests/support/vectors.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <stop_token>
#include <string>

using namespace contraflow;
using test::routed;

namespace {

constexpr double kClose = 1e-7;

std::string text(const nlohmann::json& value)
{
    return value.get<std::string>();
}

/** The links of a vector as a network, those between switches each way on their own, and its messages on the
 * routes that are written there. */
PlacedScenario placedVector(const test::Vector& vector)
{
    const nlohmann::json& given = vector.data["platform"];
    std::set<std::string> isNode;
    for (const auto& name : given["nodes"])
        isNode.insert(text(name));
    std::set<std::string> switches;
    std::map<std::string, NodeRow> nodes;
    std::vector<LinkRow> links;
    const auto endsOf = [](std::string name) {
        name = name.substr(0, name.find('/'));
        const std::size_t arrow = name.find("->");
        return std::pair(name.substr(0, arrow), name.substr(arrow + 2));
    };
    for (const auto& link : given["links"]) {
        const std::string name = text(link["name"]);
        const auto [from, to] = endsOf(name);
        const double mbit = link["bytes_per_s"].get<double>() * 8e-6;
        for (const std::string& end : {from, to})
            if (!isNode.contains(end))
                switches.insert(end);
        if (isNode.contains(from))
            nodes[from] = test::nodes(from, to, mbit);
        else if (isNode.contains(to))
            nodes[to] = test::nodes(to, from, mbit);
        else
            links.push_back(test::link(name, from, to, mbit));
    }
    Platform platform;
    platform.name = vector.name;
    std::vector<SwitchRow> switchRows;
    for (const std::string& name : switches)
        switchRows.push_back(SwitchRow{name, {}});
    std::vector<NodeRow> nodeRows;
    for (auto& [name, row] : nodes)
        nodeRows.push_back(row);
    platform.switches = SharedRows<SwitchRow>(std::move(switchRows));
    platform.nodes = SharedRows<NodeRow>(std::move(nodeRows));
    platform.links = SharedRows<LinkRow>(std::move(links));
    IssueList issues;
    PlacedScenario placed;
    placed.network = Network::build(platform, 0, issues);
    const Network& network = *placed.network;
    std::map<std::string, ChannelId> channels;
    for (std::uint32_t i = 0; i < network.links().size(); ++i) {
        const Network::Link& link = network.links()[i];
        if (!link.isNic) {
            channels.emplace(link.name, ChannelId(2 * i));
            continue;
        }
        const std::string from = network.vertexName(link.from);
        const std::string to = network.vertexName(link.to);
        channels.emplace(from + "->" + to, ChannelId(2 * i));
        channels.emplace(to + "->" + from, ChannelId(2 * i + 1));
    }
    for (const auto& m : vector.data["messages"]) {
        const auto row = static_cast<std::uint32_t>(placed.messages.size());
        placed.messages.push_back(
            {.row = row,
             .source = *network.findNode(text(m["src"])),
             .destination = *network.findNode(text(m["dst"])),
             .queuePairs = m["weight"].get<std::uint16_t>(),
             .lane = m.contains("lane") ? m["lane"].get<std::uint16_t>() : std::uint16_t{0},
             .bytes = m["bytes"].get<double>(),
             .start = m["start"].get<double>()});
        std::vector<ChannelId> route;
        for (const auto& name : m["route"])
            route.push_back(channels.at(text(name)));
        placed.routes.append(route, {});
    }
    return placed;
}

BackpressureModel withLanes(std::uint32_t lanes)
{
    BackpressureParameters parameters;
    parameters.lanes = lanes;
    return BackpressureModel(parameters);
}

Project star(std::vector<MessageRow> messages, const std::string& kind = "backpressure", double mbit = 800)
{
    Platform platform;
    platform.name = "star";
    platform.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
    platform.nodes = SharedRows<NodeRow>{test::nodes("n[0-9]", "s", mbit)};
    return test::project(std::move(platform), std::move(messages), kind);
}

std::string chainIn(const Explanation& explanation)
{
    for (const Term& term : explanation.steps.at(0).terms)
        if (term.name == "chain")
            return term.word;
    return {};
}

/** Three racks below a spine, of four nodes each, with an uplink as fast as a node. */
Platform racks()
{
    Platform platform;
    platform.name = "racks";
    std::vector<SwitchRow> switches{SwitchRow{"spine", {}}};
    std::vector<NodeRow> nodes;
    std::vector<LinkRow> links;
    for (int rack = 0; rack < 3; ++rack) {
        const std::string tor = "tor" + std::to_string(rack);
        switches.push_back(SwitchRow{tor, {}});
        nodes.push_back(test::nodes("r" + std::to_string(rack) + "n[0-3]", tor, 800));
        links.push_back(test::link("up" + std::to_string(rack), tor, "spine", 800));
    }
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

Timeline timelineOf(const PlacedScenario& placed, const SharingModel& model)
{
    Result<Timeline> timeline = runFluid(placed, model);
    if (!timeline)
        qFatal("%s", timeline.error().message.c_str());
    return std::move(*timeline);
}

Timeline timelineOf(const Project& project)
{
    return timelineOf(test::place(project), withLanes(1));
}

double firstRate(const Timeline& timeline, std::size_t message)
{
    return timeline.during(message, 0).rate;
}

/** Messages between nodes of one switch, or of several. */
PlacedScenario randomPlaced(int seed)
{
    Random random(static_cast<std::uint64_t>(seed) + 1);
    return test::place(test::randomCase(random, "max-min", {4, 30}));
}

std::string named(int number)
{
    return "case " + std::to_string(number);
}

} // namespace

class TestBackpressure : public QObject
{
    Q_OBJECT

private slots:
    void vectorsMatch()
    {
        const auto vectors = test::loadVectors("backpressure-");
        QVERIFY(vectors.size() >= 40);
        for (const test::Vector& vector : vectors) {
            const PlacedScenario placed = placedVector(vector);
            const Timeline timeline =
                timelineOf(placed, withLanes(vector.data["platform"]["lanes"].get<std::uint32_t>()));
            const nlohmann::json& expected = vector.data["expected"]["backpressure"];
            QVERIFY(timeline.worstResidual < kClose);
            for (std::size_t i = 0; i < placed.messages.size(); ++i) {
                const std::string id = text(vector.data["messages"][i]["id"]);
                const double finish = expected["finish_s"][id].get<double>();
                QVERIFY2(nearlyEqual(timeline.messages[i].finish(), finish, kClose),
                         (vector.name + " " + id + ": " + std::to_string(timeline.messages[i].finish()) +
                          " expected " + std::to_string(finish))
                             .c_str());
                const auto& rates = expected["first_step_bytes_per_s"];
                if (rates.contains(id))
                    QVERIFY2(nearlyEqual(firstRate(timeline, i), rates[id].get<double>(), kClose),
                             (vector.name + " " + id + " rate in the first step").c_str());
            }
        }
    }

    /** Rates of the first step against those that a simulator of single packets with credits found, which the
     * vectors carry; of the published summary the mean of max-min is held, too. */
    void packetsRunAtTheseRates()
    {
        std::vector<double> errors;
        std::vector<double> errorsOfMaxMin;
        for (const test::Vector& vector : test::loadVectors("backpressure-")) {
            const nlohmann::json& packets = vector.data["information"]["packets_first_step_bytes_per_s"];
            const PlacedScenario placed = placedVector(vector);
            const Timeline timeline =
                timelineOf(placed, withLanes(vector.data["platform"]["lanes"].get<std::uint32_t>()));
            const Timeline fair = timelineOf(placed, ProgressiveFilling::maxMin());
            for (std::size_t i = 0; i < placed.messages.size(); ++i) {
                const std::string id = text(vector.data["messages"][i]["id"]);
                if (!packets.contains(id))
                    continue;
                const auto errorOf = [&](const Timeline& run) {
                    return std::abs(firstRate(run, i) / packets[id].get<double>() - 1);
                };
                QVERIFY2(errorOf(timeline) < 0.02, (vector.name + " " + id + " is off by " +
                                                    std::to_string(100 * errorOf(timeline)) + " %")
                                                       .c_str());
                errors.push_back(errorOf(timeline));
                errorsOfMaxMin.push_back(errorOf(fair));
            }
        }
        const auto meanOf = [](const std::vector<double>& all) {
            return std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
        };
        QVERIFY(errors.size() > 400);
        QVERIFY(meanOf(errors) < 0.001);
        QVERIFY(meanOf(errorsOfMaxMin) > 0.2);
    }

    void aLaneForEachMessageIsMaxMin()
    {
        for (int i = 0; i < 150; ++i) {
            PlacedScenario placed = randomPlaced(i);
            if (placed.network->splitsMessages())
                continue;
            std::uint16_t lane = 0;
            for (PlacedMessage& message : placed.messages)
                message.lane = lane++;
            const Result<Timeline> lanes = runFluid(placed, withLanes(lane + 1));
            if (!lanes)
                continue; // a cycle, of which cyclesAreNamed() speaks
            const Timeline fair = timelineOf(placed, ProgressiveFilling::maxMin());
            for (std::size_t m = 0; m < placed.messages.size(); ++m)
                QVERIFY2(nearlyEqual(lanes->messages[m].finish(), fair.messages[m].finish(), kClose),
                         (named(i) + ": " + std::to_string(lanes->messages[m].finish()) + " and " +
                          std::to_string(fair.messages[m].finish()))
                             .c_str());
        }
    }

    void remoteSendersShareHalfOfWhatALocalOneGets()
    {
        // k senders behind one uplink and one beside the receiver: two ports in turn.
        for (int k = 1; k <= 4; ++k) {
            std::vector<MessageRow> messages{test::message("local", "r0n1", "r0n0", 100)};
            for (int i = 0; i < k; ++i)
                messages.push_back(
                    test::message("m" + std::to_string(i), "r1n" + std::to_string(i), "r0n0", 100));
            const Timeline timeline = timelineOf(test::project(racks(), std::move(messages), "backpressure"));
            QVERIFY(nearlyEqual(firstRate(timeline, 0), 50e6, 1e-9));
            for (int i = 1; i <= k; ++i)
                QVERIFY(nearlyEqual(firstRate(timeline, static_cast<std::size_t>(i)), 50e6 / k, 1e-9));
        }
    }

    void anIncastHoldsUpItsVictim()
    {
        // Three into n0, and a fourth message of one of the senders to a node that nobody else sends to.
        const Project project =
            star({test::message("a", "n1", "n0", 100), test::message("b", "n2", "n0", 100),
                  test::message("c", "n3", "n0", 100), test::message("victim", "n1", "n4", 100)});
        const PlacedScenario placed = test::place(project);
        const Timeline timeline = timelineOf(placed, withLanes(1));
        QVERIFY(nearlyEqual(firstRate(timeline, 3), 100e6 / 3, 1e-9));
        const std::uint32_t limit = timeline.during(3, 0).limitingChannel;
        QCOMPARE(placed.network->channelName(ChannelId(limit)), std::string("s → n0"));
        QCOMPARE(timeline.messages[3].bottleneck, limit);
        QVERIFY(placed.routes.shareOn(3, ChannelId(limit)) == 0);
    }

    void aVictimIsExplained()
    {
        // As above, two racks away: what holds it is full, and not on its way.
        const Project project = test::project(
            racks(),
            {test::message("a", "r0n0", "r2n0", 100), test::message("b", "r2n1", "r2n0", 100),
             test::message("c", "r2n2", "r2n0", 100), test::message("victim", "r0n1", "r1n0", 100)},
            "backpressure");
        const Result<Prediction> prediction = predict(project, 0);
        QVERIFY(prediction.has_value());
        QVERIFY(nearlyEqual(firstRate(prediction->timeline, 3), 100e6 / 3, 1e-9));
        const Explanation explanation = explain(*prediction, project, 3);
        const std::string summary = explanation.summary;
        QVERIFY2(summary.find("a full buffer in front of tor2 → r2n0") != std::string::npos, summary.c_str());
        QCOMPARE(chainIn(explanation),
                 std::string("r0n1 → tor0, up0 tor0 → spine, up2 spine → tor2, tor2 → r2n0"));
        const Table table = resultsTable(project, std::make_shared<const Prediction>(*prediction), {});
        std::size_t column = 0;
        while (table.columns()[column].key != "victim_of")
            ++column;
        QCOMPARE(*table.cell(3, column).text(), std::string("tor2 → r2n0"));
        QVERIFY(table.cell(0, column).isEmpty());
    }

    void aChainEndsWhereTheSummarySaysThatItDoes()
    {
        // The link into the rack is as full as that into the node, by the same messages.
        const Project project = test::project(
            racks(),
            {test::message("a", "r0n0", "r2n0", 100), test::message("b", "r0n1", "r2n0", 100),
             test::message("c", "r1n0", "r2n0", 100), test::message("victim", "r0n2", "r1n1", 100)},
            "backpressure");
        const Result<Prediction> prediction = predict(project, 0);
        QVERIFY(prediction.has_value());
        const Explanation explanation = explain(*prediction, project, 3);
        QVERIFY2(explanation.summary.find("a full buffer in front of tor2 → r2n0") != std::string::npos,
                 explanation.summary.c_str());
        QCOMPARE(chainIn(explanation),
                 std::string("r0n2 → tor0, up0 tor0 → spine, up2 spine → tor2, tor2 → r2n0"));
    }

    void queuePairsAreWeights()
    {
        std::vector<MessageRow> messages{test::message("a", "n1", "n0", 100),
                                         test::message("b", "n1", "n2", 100)};
        messages[0].queuePairs = CountCell(3);
        const Timeline timeline = timelineOf(star(std::move(messages)));
        QVERIFY(nearlyEqual(firstRate(timeline, 0), 75e6, 1e-9));
        QVERIFY(nearlyEqual(firstRate(timeline, 1), 25e6, 1e-9));
    }

    void lanesKeepMessagesApart()
    {
        std::vector<MessageRow> messages{
            test::message("a", "n1", "n0", 100), test::message("b", "n2", "n0", 100),
            test::message("c", "n3", "n0", 100), test::message("victim", "n1", "n4", 100)};
        for (MessageRow& message : messages)
            message.lane = CountCell(message.id == "victim" ? 1 : 0);
        const PlacedScenario placed = test::place(star(std::move(messages)));
        QVERIFY(nearlyEqual(firstRate(timelineOf(placed, withLanes(2)), 3), 2e8 / 3, 1e-9));
        QVERIFY(nearlyEqual(firstRate(timelineOf(placed, withLanes(1)), 3), 1e8 / 3, 1e-9));
    }

    void severalEquilibriaAreSaid()
    {
        // A message of weight 1 of B runs at 1, 1.037 or 0.95 MB/s.
        Platform platform;
        platform.name = "star";
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
        platform.nodes = SharedRows<NodeRow>{test::nodes("A", "s", 800),     test::nodes("B", "s", 800),
                                             test::nodes("D", "s", 800),     test::nodes("r1", "s", 28 * 8),
                                             test::nodes("r2", "s", 19 * 8), test::nodes("r3", "s", 19 * 8)};
        std::vector<MessageRow> messages;
        const auto add = [&](const char* from, const char* to, std::uint32_t pairs) {
            messages.push_back(test::message(std::string(from) + to, from, to, 1000));
            messages.back().queuePairs = CountCell(pairs);
        };
        add("A", "r1", 10);
        add("A", "r2", 9);
        add("A", "r3", 9);
        add("B", "r1", 9);
        add("B", "r2", 10);
        add("D", "r1", 9);
        add("D", "r3", 10);
        const Timeline timeline =
            timelineOf(test::project(std::move(platform), std::move(messages), "backpressure"));
        QCOMPARE(timeline.notes.size(), std::size_t(1));
        QVERIFY2(timeline.notes[0].starts_with("is on a knife edge"), timeline.notes[0].c_str());
        QVERIFY(timeline.worstResidual < kClose);
        const double b = firstRate(timeline, 3) / 9e6;
        QVERIFY2(nearlyEqual(b, 1, 1e-6) || nearlyEqual(b, 28.0 / 27, 1e-3) || nearlyEqual(b, 0.95, 1e-3),
                 std::to_string(b).c_str());
    }

    void everySolutionIsAnEquilibrium()
    {
        int solved = 0;
        for (int i = 0; i < 300; ++i) {
            const PlacedScenario placed = randomPlaced(i);
            BackpressureRates rates(placed, {});
            Random random(static_cast<std::uint64_t>(i));
            std::vector<std::uint32_t> waiting = routed(placed);
            random.shuffle(waiting);
            std::vector<std::uint32_t> active(waiting.begin(), waiting.begin() + waiting.size() / 2);
            waiting.erase(waiting.begin(), waiting.begin() + waiting.size() / 2);
            std::sort(active.begin(), active.end());
            RateUpdate update;
            rates.update(active, {}, update);
            if (!rates.failure().empty())
                continue;
            for (; !active.empty() || !waiting.empty(); ++solved) {
                const auto found = rates.certify(kClose);
                QVERIFY2(found.passes(kClose),
                         (named(i) + ", " + std::to_string(active.size()) + " left").c_str());
                if (!waiting.empty() && (active.empty() || random.below(2) == 0)) {
                    active.push_back(waiting.back());
                    rates.update(std::vector{waiting.back()}, {}, update);
                    waiting.pop_back();
                    continue;
                }
                const std::uint32_t gone = active[random.below(active.size())];
                std::erase(active, gone);
                rates.update({}, std::vector{gone}, update);
            }
        }
        QVERIFY(solved > 3000);
    }

    void theOrderOfMessagesDoesNotMatter()
    {
        Random random(3);
        for (int i = 0; i < 40; ++i) {
            Project project = test::randomCase(random, "backpressure", {5, 25});
            const auto times = [](const Project& of) {
                std::map<std::string, double> found;
                const PlacedScenario placed = test::place(of);
                if (const Result<Timeline> timeline = runFluid(placed, withLanes(1)))
                    for (std::size_t m = 0; m < placed.messages.size(); ++m)
                        found[of.workloads[0].messages[placed.messages[m].row].id] =
                            timeline->messages[m].finish();
                return found;
            };
            const auto before = times(project);
            std::vector<MessageRow> rows(project.workloads[0].messages.begin(),
                                         project.workloads[0].messages.end());
            random.shuffle(rows);
            Workload workload = project.workloads[0];
            workload.messages = SharedRows<MessageRow>(std::move(rows));
            project.workloads.replace(0, 1, {std::move(workload)});
            for (const auto& [id, finish] : times(project))
                QVERIFY2(nearlyEqual(finish, before.at(id), 1e-8), named(i).c_str());
        }
    }

    void fasterLinksMakeAllFaster()
    {
        // Everything as many times as fast: the same rates as many times.
        for (const double factor : {1e-3, 8.0, 1e4}) {
            const auto run = [](double mbit) {
                Random random(5);
                std::vector<MessageRow> rows;
                for (int i = 0; i < 25; ++i) {
                    const std::uint64_t from = random.below(10);
                    rows.push_back(test::message("m" + std::to_string(i), "n" + std::to_string(from),
                                                 "n" + std::to_string((from + 1 + random.below(9)) % 10),
                                                 10));
                }
                return timelineOf(star(std::move(rows), "backpressure", mbit));
            };
            const Timeline plain = run(800);
            const Timeline scaled = run(800 * factor);
            for (std::size_t m = 0; m < plain.messages.size(); ++m)
                QVERIFY(nearlyEqual(plain.messages[m].finish(), factor * scaled.messages[m].finish(), 1e-7));
        }
    }

    void cyclesAreNamed()
    {
        Platform ring;
        ring.name = "ring";
        ring.switches = SharedRows<SwitchRow>{SwitchRow{"a", {}}, SwitchRow{"b", {}}, SwitchRow{"c", {}},
                                              SwitchRow{"d", {}}, SwitchRow{"e", {}}};
        std::vector<NodeRow> nodes;
        std::vector<LinkRow> links;
        std::vector<MessageRow> messages;
        const std::string names = "abcde";
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::string here(1, names[i]);
            const std::string next(1, names[(i + 1) % names.size()]);
            const std::string afterNext(1, names[(i + 2) % names.size()]);
            nodes.push_back(test::nodes("n" + here, here, 800));
            links.push_back(test::link("l" + here, here, next, 800));
            messages.push_back(test::message("m" + here, "n" + here, "n" + afterNext, 100));
        }
        ring.nodes = SharedRows<NodeRow>(std::move(nodes));
        ring.links = SharedRows<LinkRow>(std::move(links));
        const Project project = test::project(std::move(ring), std::move(messages), "backpressure");
        const Result<Prediction> prediction = predict(project, 0);
        QVERIFY(!prediction);
        const std::string& said = prediction.error().message;
        QVERIFY2(said.find("la a → b") != std::string::npos && said.find("max-min") != std::string::npos,
                 said.c_str());
    }

    void programsRunUnderIt()
    {
        std::size_t run = 0;
        for (const test::Vector& vector : test::loadVectors("", "applications")) {
            const test::PlacedVector placed = test::placeVector(vector);
            const Replay lossless = test::replayVector(placed, "backpressure");
            QVERIFY2(lossless.makespan() >= test::replayVector(placed, "hockney").makespan() * (1 - kClose),
                     vector.name.c_str());
            ++run;
        }
        QVERIFY(run > 10);
    }

    void messagesThatAreSplitAreServedByShares()
    {
        const auto network = test::build(test::fatTree({4, 4}, {1, 4}, {1, 1}, RoutingRule::adaptive));
        PlacedScenario placed;
        placed.network = network;
        Router router(*network);
        Random random(4);
        for (std::uint32_t i = 0; i < 60; ++i) {
            const NodeId from(static_cast<std::uint32_t>(random.below(16)));
            const NodeId to(static_cast<std::uint32_t>((from.value + 1 + random.below(15)) % 16));
            QVERIFY(router.appendRoute(from, to, placed.routes));
            placed.routes.closeRoute();
            placed.messages.push_back(
                {.row = i, .source = from, .destination = to, .bytes = 1e9 * (1 + random.unit())});
        }
        const Timeline timeline = timelineOf(placed, withLanes(1));
        QVERIFY(timeline.worstResidual < kClose);
        for (const MessageTimes& times : timeline.messages)
            QVERIFY(times.slowdown() >= 1 - kClose);
    }

    void aStopEndsASolution()
    {
        std::vector<MessageRow> rows;
        Random random(1);
        for (int i = 0; i < 30; ++i)
            rows.push_back(test::message("m" + std::to_string(i), "n" + std::to_string(i % 9), "n9", 100));
        const PlacedScenario placed = test::place(star(std::move(rows)));
        std::stop_source stop;
        stop.request_stop();
        BackpressureRates rates(placed, {});
        rates.setStop(stop.get_token());
        RateUpdate update;
        rates.update(routed(placed), {}, update);
        QCOMPARE(rates.solver().cornerCount(), std::size_t(0));
    }

    void shortMessagesAreNoted()
    {
        const Timeline timeline =
            timelineOf(star({test::message("a", "n1", "n0", 0.5), test::message("b", "n2", "n0", 5)}));
        QCOMPARE(timeline.notes.size(), std::size_t(1));
        QVERIFY2(timeline.notes[0].find("1 message is shorter") != std::string::npos,
                 timeline.notes[0].c_str());
    }
};

QTEST_GUILESS_MAIN(TestBackpressure)
#include "tst_backpressure.moc"
