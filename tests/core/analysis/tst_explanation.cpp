// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explanation.h"
#include "core/analysis/limits.h"
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/tables/explanation_tables.h"
#include "tests/support/builders.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace contraflow;
using test::message;

namespace {

Prediction predicted(const Project& project)
{
    Result<Prediction> prediction = predict(project, 0);
    if (!prediction)
        qFatal("%s", prediction.error().message.c_str());
    return std::move(prediction).value();
}

std::vector<std::string> ids(const Prediction& prediction, const Project& project,
                             const std::vector<CompetingMessage>& competing)
{
    std::vector<std::string> names;
    for (const CompetingMessage& other : competing)
        names.push_back(messageId(prediction, project, other.message));
    return names;
}

using Ids = std::vector<std::string>;

constexpr double kMbit = 1e6 / 8;

} // namespace

class TestExplanation : public QObject
{
    Q_OBJECT

private slots:
    void allChannelsThatAreAsFullAreNamed()
    {
        // Two racks of four: each message out fills one uplink and the other.
        const auto racks = [](double first, double second, bool hasLocal) {
            Platform platform;
            platform.name = "racks";
            platform.switches = {{"s1", {}}, {"s2", {}}, {"core", {}}};
            platform.nodes = {test::nodes("a[1-4]", "s1", 1000), test::nodes("b[1-4]", "s2", 1000)};
            platform.links = {test::link("up1", "s1", "core", first),
                              test::link("up2", "s2", "core", second)};
            std::vector<MessageRow> messages;
            for (int i = 1; i <= 4; ++i)
                messages.push_back(
                    message("m" + std::to_string(i), "a" + std::to_string(i), "b" + std::to_string(i), 10));
            if (hasLocal) // full where it runs, and no limit of those that get less there
                messages.push_back(message("x", "b1", "b2", 1000));
            return test::project(platform, messages, "max-min");
        };
        const Project project = racks(1000, 1000, false);
        const Prediction prediction = predicted(project);
        const Explanation explanation = explain(prediction, project, 0);
        QCOMPARE(explanation.steps[0].alsoLimiting.size(), std::size_t{1});
        const std::string summary = explanation.summary;
        for (const char* name : {"up1", "up2", "saves nothing"})
            QVERIFY2(summary.find(name) != std::string::npos, summary.c_str());
        QCOMPARE(equalBottlenecks(prediction)[3].size(), std::size_t{1});
        const auto makespan = [&](double first, double second) {
            return predicted(racks(first, second, false)).timeline.makespan();
        };
        QVERIFY(nearlyEqual(makespan(2000, 1000), makespan(1000, 1000)));
        QVERIFY(nearlyEqual(makespan(1000, 2000), makespan(1000, 1000)));
        QVERIFY(makespan(2000, 2000) < 0.6 * makespan(1000, 1000));

        const Prediction more = predicted(racks(1000, 1000, true));
        QCOMPARE(limitsIn(more, 1, 0).size(), std::size_t{2});
    }
    void e5IsHeldByTheReceivingNicItSharesWithE3()
    {
        const Project project = test::tableOne();
        const Prediction prediction = predicted(project);
        const Explanation explanation = explain(prediction, project, 4);
        QCOMPARE(explanation.message, 4U);
        QCOMPARE(explanation.steps.size(), std::size_t(1));
        const ExplainedStep& step = explanation.steps[0];
        QCOMPARE(prediction.placed.network->channelName(ChannelId(step.limitingChannel)),
                 std::string("torY → Y2"));
        QVERIFY(!step.limitedAgainstFlow);
        QCOMPARE(step.from, 0.0);
        QVERIFY(nearlyEqual(step.to, 20e6 / (940 * kMbit * 2 / 3)));
        QVERIFY(nearlyEqual(step.rate, 940 * kMbit * 2 / 3));
        QVERIFY(nearlyEqual(step.penalty, 1.5));
        QVERIFY(nearlyEqual(step.sentBytes, 20e6));

        QCOMPARE(step.channels.size(), std::size_t(2));
        const ChannelUse& sending = step.channels[0]; // Y1 → torY; e1 comes in the other way
        QVERIFY(sending.withFlow.empty());
        QVERIFY(ids(prediction, project, sending.againstFlow) == Ids{"e1"});
        QVERIFY(nearlyEqual(sending.load, step.rate));
        QVERIFY(nearlyEqual(sending.reverseLoad, 940 * kMbit / 3));
        const ChannelUse& receiving = step.channels[1]; // torY → Y2, with e3
        QVERIFY(ids(prediction, project, receiving.withFlow) == Ids{"e3"});
        QVERIFY(receiving.againstFlow.empty());
        QVERIFY(nearlyEqual(receiving.load, receiving.capacity));
        QCOMPARE(receiving.capacity, 940 * kMbit);
        QCOMPARE(receiving.reverseLoad, 0.0);
        QCOMPARE(explanation.summary, std::string("e5 takes 0.2553 s, 1.5 times as long as alone: it shares "
                                                  "torY → Y2 (940 Mbit/s) with e3."));
    }

    void everyStepOfALongerMessageIsExplained()
    {
        const Project project = test::tableOne();
        const Prediction prediction = predicted(project);
        const Explanation explanation = explain(prediction, project, 2); // e3
        QCOMPARE(explanation.steps.size(), std::size_t(2));
        const ChannelUse& backbone = explanation.steps[0].channels[1];
        QVERIFY((ids(prediction, project, backbone.withFlow) == Ids{"e1", "e4"}));
        QVERIFY(ids(prediction, project, explanation.steps[1].channels[1].withFlow) == Ids{"e4"});
        QVERIFY(nearlyEqual(explanation.steps[0].sentBytes + explanation.steps[1].sentBytes, 20e6));
        QCOMPARE(explanation.steps[1].from, explanation.steps[0].to);
    }

    void trafficInTheOtherDirectionIsNamedAsTheCause()
    {
        Platform star;
        star.name = "star";
        star.switches.append({"s", {}});
        star.nodes = SharedRows<NodeRow>{test::nodes("n[0-3]", "s", 800)};
        const Project project = test::project(
            star,
            {message("a", "n1", "n0", 100), message("b", "n2", "n0", 100), message("out", "n0", "n3", 100)},
            "asymmetric");
        const Prediction prediction = predicted(project);
        const Explanation explanation = explain(prediction, project, 2);
        QVERIFY(explanation.steps[0].limitedAgainstFlow);
        QVERIFY((ids(prediction, project, explanation.steps[0].channels[0].againstFlow) == Ids{"a", "b"}));
        QCOMPARE(explanation.summary,
                 std::string("out takes 2 s, 2 times as long as alone: s → n0 (800 Mbit/s), against "
                             "its direction, is full with a and b."));
    }

    void messagesAloneAndWithinANodeSaySo()
    {
        Project project = test::tableOne();
        Workload workload = project.workloads[0];
        workload.messages =
            SharedRows<MessageRow>{message("alone", "X1", "X2", 11.75), message("home", "Y1", "Y1", 10)};
        project.workloads.replace(0, 1, {workload});
        const Prediction prediction = predicted(project);
        QCOMPARE(
            explain(prediction, project, 0).summary,
            std::string(
                "alone takes 0.1 s, as long as alone: it has X1 → torX (940 Mbit/s) for itself; as full is torX → X2, so that making one of "
                "them faster alone saves nothing."));
        const Explanation home = explain(prediction, project, 1);
        QVERIFY(home.steps.empty());
        QCOMPARE(home.summary, std::string("home stays within a node and uses no network."));
    }

    void manySharersAreCounted()
    {
        Platform star;
        star.name = "star";
        star.switches.append({"s", {}});
        star.nodes = SharedRows<NodeRow>{test::nodes("n[0-9]", "s", 800)};
        std::vector<MessageRow> messages;
        for (int i = 1; i <= 9; ++i)
            messages.push_back(message("m" + std::to_string(i), "n" + std::to_string(i), "n0", 10));
        const Project project = test::project(star, messages, "max-min");
        const std::string summary = explain(predicted(project), project, 0).summary;
        QVERIFY2(summary.ends_with("with m2, m3, m4, m5, m6, m7 and 2 more."), summary.c_str());
    }

    void idsAreThoseOfTheRowsThatWerePlaced()
    {
        Project project = test::tableOne();
        Workload workload = project.workloads[0];
        MessageRow broken = workload.messages[0];
        broken.destination = "nowhere";
        workload.messages.replace(0, 1, {broken});
        project.workloads.replace(0, 1, {workload});
        const Prediction prediction = predicted(project);
        QCOMPARE(messageId(prediction, project, 0).str(), std::string("e2"));
        QVERIFY(explain(prediction, project, 0).summary.starts_with("e2 "));
    }

    void degreesAndConflictOfEveryStepAreNamed()
    {
        Platform star;
        star.name = "star";
        star.switches = SharedRows<SwitchRow>{SwitchRow{"switch", {}}};
        star.nodes = SharedRows<NodeRow>{test::nodes("n[0-7]", "switch")};
        const Project project =
            test::project(star,
                          {message("a", "n0", "n1", 30), message("b", "n0", "n2", 10),
                           message("c", "n3", "n1", 20), message("alone", "n4", "n5", 10),
                           message("there", "n6", "n7", 10), message("back", "n7", "n6", 20)},
                          "source-degree");
        const Prediction prediction = predicted(project);
        const auto terms = [&](std::uint32_t message, std::size_t step) {
            const std::vector<Term> all = explain(prediction, project, message).steps.at(step).terms;
            std::string text;
            for (std::size_t i = 0; i < 5; ++i)
                text += all.at(i).name + " " + termValueText(all.at(i)) + ", ";
            return text;
        };
        QCOMPARE(terms(0, 0),
                 std::string("Do 2, Di 2, conflict incoming/outgoing, conflict_at_source outgoing, "
                             "conflict_at_destination incoming, "));
        QCOMPARE(terms(1, 0), std::string("Do 2, Di 1, conflict outgoing, conflict_at_source outgoing, "
                                          "conflict_at_destination none, "));
        QCOMPARE(terms(2, 0), std::string("Do 1, Di 2, conflict incoming, conflict_at_source none, "
                                          "conflict_at_destination incoming, "));
        QCOMPARE(terms(3, 0), std::string("Do 1, Di 1, conflict none, conflict_at_source none, "
                                          "conflict_at_destination none, "));
        const std::string both = "Do 1, Di 1, conflict incoming/outgoing, conflict_at_source "
                                 "incoming/outgoing, conflict_at_destination incoming/outgoing, ";
        QCOMPARE(terms(4, 0), both);
        QCOMPARE(terms(5, 0), both);
        const std::size_t last = explain(prediction, project, 0).steps.size() - 1;
        QCOMPARE(terms(0, last), terms(3, 0));
    }

    void detailsOfOneStepAreThoseOfAllSteps()
    {
        const Project project = test::tableOne();
        const Prediction prediction = predicted(project);
        const Explanation all = explain(prediction, project, 2);
        const Explanation one = explain(prediction, project, 2, {1, {}});
        QCOMPARE(one.summary, all.summary);
        QCOMPARE(one.steps.size(), all.steps.size());
        QVERIFY(one.steps[0].channels.empty() && one.steps[0].terms.empty());
        QCOMPARE(one.steps[0].rate, all.steps[0].rate);
        QCOMPARE(one.steps[1].channels.size(), std::size_t(3));
        QCOMPARE(one.steps[1].terms.size(), all.steps[1].terms.size());
        const ExplainedStep alone = explainStep(prediction, project, 2, 1);
        QCOMPARE(alone.rate, all.steps[1].rate);
        QCOMPARE(alone.channels.size(), std::size_t(3));
        QCOMPARE(alone.terms.size(), all.steps[1].terms.size());
    }

    void aRequestToStopEndsIt()
    {
        const Project project = test::tableOne();
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(explain(predicted(project), project, 2, {{}, stop.get_token()}).steps.empty());
    }

    void timelinesWithoutSegmentsGiveTheTimeAlone()
    {
        RunOptions options;
        options.maxSegments = 1;
        const Project project = test::tableOne();
        const Result<Prediction> prediction = predict(project, 0, {}, options);
        QVERIFY(prediction.has_value());
        const Explanation explanation = explain(*prediction, project, 4);
        QVERIFY(explanation.steps.empty());
        QCOMPARE(explanation.summary, std::string("e5 takes 0.2553 s, 1.5 times as long as alone."));
    }

    void stepsCoverTheTransferAndLoadsAddUpOnRandomCases()
    {
        for (std::size_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            const Project project = test::randomCase(random);
            const Prediction prediction = predicted(project);
            for (std::uint32_t m = 0; m < prediction.placed.messages.size(); ++m) {
                const Explanation explanation = explain(prediction, project, m);
                double sent = 0;
                for (const ExplainedStep& step : explanation.steps) {
                    sent += step.sentBytes;
                    QVERIFY(step.penalty >= 1 - 1e-9);
                    for (const ChannelUse& use : step.channels) {
                        double load = step.rate;
                        for (const CompetingMessage& competing : use.withFlow)
                            load += competing.rate;
                        QVERIFY(nearlyEqual(load, use.load));
                        QVERIFY(!clearlyGreater(use.load, use.capacity));
                    }
                }
                if (!prediction.placed.routes[m].empty())
                    QVERIFY(nearlyEqual(sent, prediction.placed.messages[m].bytes, 1e-8));
            }
        }
    }

    void aSplitMessageHasTheChannelsOfAllItsWaysWithItsShares()
    {
        // "a" to "b" over s2 and s3; "c" fills the half that goes over s2.
        Platform platform;
        platform.name = "two ways";
        platform.routing = RoutingRule::adaptive;
        for (const char* name : {"s1", "s2", "s3", "s4"})
            platform.switches.append({name, {}});
        platform.nodes.append(test::nodes("a", "s1", 2000));
        platform.nodes.append(test::nodes("b", "s4", 2000));
        platform.nodes.append(test::nodes("c", "s2", 2000));
        platform.nodes.append(test::nodes("d", "s4", 2000));
        for (const auto& [from, to] : {std::pair("s1", "s2"), {"s2", "s4"}, {"s1", "s3"}, {"s3", "s4"}})
            platform.links.append(test::link(std::string(from) + "-" + to, from, to, 900));
        const Project project =
            test::project(platform, {message("m", "a", "b", 10), message("other", "c", "d", 10)}, "max-min");
        const Prediction prediction = predicted(project);
        const ExplainedStep step = explainStep(prediction, project, 0, 0);
        // Half of m and all of the other share 900 Mbit/s: 900 = rate / 2 + rate.
        QVERIFY(nearlyEqual(step.rate, 600 * kMbit));
        QVERIFY(nearlyEqual(step.penalty, 3)); // alone it has 1800
        std::map<std::string, double> shares;
        for (const ChannelUse& use : step.channels) {
            const std::string name = prediction.placed.network->channelName(use.channel);
            shares[name] = use.share;
            if (name != "s2-s4 s2 → s4")
                continue;
            QVERIFY(nearlyEqual(use.load, 900 * kMbit));
            QVERIFY(ids(prediction, project, use.withFlow) == Ids{"other"});
            QVERIFY(nearlyEqual(use.withFlow[0].rate, 600 * kMbit));
        }
        QVERIFY((shares == std::map<std::string, double>{{"a → s1", 1},
                                                         {"s1-s2 s1 → s2", 0.5},
                                                         {"s1-s3 s1 → s3", 0.5},
                                                         {"s2-s4 s2 → s4", 0.5},
                                                         {"s3-s4 s3 → s4", 0.5},
                                                         {"s4 → b", 1}}));
        const auto limited = std::find_if(step.terms.begin(), step.terms.end(),
                                          [](const Term& term) { return term.name == "limited_shares"; });
        QVERIFY(limited != step.terms.end() && nearlyEqual(limited->value, 1.5));
        QVERIFY(nearlyEqual(step.terms.back().value, step.rate)); // (C − H) / n
        const Explanation explanation = explain(prediction, project, 0);
        const Table table = channelUsesTable({project, prediction, explanation}, step);
        QVERIFY(std::any_of(table.columns().begin(), table.columns().end(),
                            [](const Table::Column& column) { return column.key == "share_pct"; }));
    }

    void listsOfMessagesCanBeLeftOut()
    {
        const Project project = test::tableOne();
        const Prediction prediction = predicted(project);
        const Explanation explanation = explain(prediction, project, 4);
        const ExplainedMessage explained{project, prediction, explanation};
        const ExplainedStep& step = explanation.steps[0];
        std::size_t listed = 0;
        for (const Term& term : step.terms)
            listed += term.messages.size();
        QCOMPARE(listedMessages(step), listed + 2); // e1 against its sending, e3 with its receiving
        const Table with = channelUsesTable(explained, step);
        const Table without = channelUsesTable(explained, step, MessageLists::leftOut);
        const std::size_t last = with.columns().size() - 1;
        QVERIFY(with.cell(0, last).table() != nullptr);
        QVERIFY(without.cell(0, last).isEmpty());
        QVERIFY(with.cell(0, 0).text() && *with.cell(0, 0).text() == *without.cell(0, 0).text());
    }
};

QTEST_GUILESS_MAIN(TestExplanation)
#include "tst_explanation.moc"
