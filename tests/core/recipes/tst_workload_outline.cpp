// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/workload_outline.h"

#include "core/recipes/platform_recipe.h"

#include <QtTest>

#include <map>

using namespace contraflow;

namespace {

/** `nodes` nodes in racks, as a platform by recipe has them. */
PatternNodes rackNodes(std::uint64_t racks, std::uint64_t nodes)
{
    PlatformRecipe recipe;
    recipe.topology = RackTopology{racks, nodes};
    return patternNodes(*makePlatform(recipe));
}

} // namespace

class TestWorkloadOutline : public QObject
{
    Q_OBJECT

private slots:
    void countsAreThoseOfTheMessages_data()
    {
        QTest::addColumn<int>("pattern");
        for (std::size_t i = 0; i < patternCatalog().size(); ++i)
            QTest::newRow(std::string(patternCatalog()[i].name).c_str()) << static_cast<int>(i);
    }

    void countsAreThoseOfTheMessages()
    {
        QFETCH(int, pattern);
        WorkloadRecipe recipe;
        recipe.pattern = patternCatalog()[static_cast<std::size_t>(pattern)].pattern;
        recipe.degree = 3;
        recipe.messages = 700;
        recipe.size = *parseSizeRange("1 MB..3 MB");
        recipe.seed = 5;
        const PatternNodes nodes = rackNodes(5, 61);
        const auto workload = makeWorkload(recipe, nodes.names);
        const auto outline = outlineWorkload(recipe, nodes);
        QVERIFY(workload && outline);
        std::map<std::string, std::uint64_t> sent;
        std::map<std::string, std::uint64_t> received;
        double bytes = 0;
        for (const MessageRow& row : workload->messages) {
            ++sent[row.source];
            ++received[row.destination];
            bytes += row.size.value().value;
        }
        const auto most = [](const auto& counts) {
            return std::max_element(counts.begin(), counts.end(),
                                    [](const auto& a, const auto& b) { return a.second < b.second; })
                ->second;
        };
        const WorkloadCounts& counts = outline->counts;
        QCOMPARE(counts.messages, workload->messages.size());
        QCOMPARE(counts.senders, sent.size());
        QCOMPARE(counts.receivers, received.size());
        QCOMPARE(counts.bytes, bytes);
        QCOMPARE(counts.mostSent, most(sent));
        QCOMPARE(counts.mostReceived, most(received));
        QCOMPARE(sent[nodes.names[counts.topSender]], counts.mostSent);
        QCOMPARE(received[nodes.names[counts.topReceiver]], counts.mostReceived);
        std::uint64_t flowing = 0;
        for (const OutlineFlow& flow : outline->flows)
            flowing += flow.messages;
        QCOMPARE(flowing, counts.messages);
    }

    void fewNodesAreDrawnOneByOne()
    {
        const PatternNodes nodes = rackNodes(2, 6);
        const auto outline = outlineWorkload({.pattern = Pattern::ring}, nodes);
        QCOMPARE(outline->groups.size(), std::size_t(6));
        QCOMPARE(outline->groups[4].title, std::string("r2n2"));
        QCOMPARE(outline->groups[2].run, 0U);
        QCOMPARE(outline->groups[3].run, 1U);
        QCOMPARE(outline->flows.size(), std::size_t(6));
        QCOMPARE(outline->flows[5].from, std::size_t(5));
        QCOMPARE(outline->flows[5].to, std::size_t(0));
    }

    void manyNodesAreDrawnByTheirSwitches()
    {
        const std::vector<OutlineGroup> racks = outlineGroups(rackNodes(40, 4000));
        QCOMPARE(racks.size(), std::size_t(40));
        QCOMPARE(racks[7].title, std::string("tor8"));
        QCOMPARE(racks[7].first, std::size_t(700));
        // Two racks alone would hide who sends to whom: each is cut into parts.
        const std::vector<OutlineGroup> halves = outlineGroups(rackNodes(2, 1000));
        QCOMPARE(halves.size(), kMostOutlineGroups);
        QCOMPARE(halves[0].run, 0U);
        QCOMPARE(halves[24].run, 1U);
        QCOMPARE(halves[24].first, std::size_t(500));
    }

    void groupsHoldEachNodeOnce()
    {
        for (const auto& [racks, nodes] :
             {std::pair(1, 1), {1, 48}, {1, 49}, {7, 50}, {48, 49}, {49, 100}, {3, 99999}}) {
            std::size_t next = 0;
            const std::vector<OutlineGroup> groups = outlineGroups(
                rackNodes(static_cast<std::uint64_t>(racks), static_cast<std::uint64_t>(nodes)));
            QVERIFY(groups.size() <= 2 * kMostOutlineGroups);
            for (const OutlineGroup& group : groups) {
                QCOMPARE(group.first, next);
                QVERIFY(group.count > 0);
                next += group.count;
            }
            QCOMPARE(next, static_cast<std::size_t>(nodes));
        }
    }

    void aRunThatIsStoppedFails()
    {
        std::stop_source stop;
        std::vector<double> fractions;
        const WorkloadRun run{stop.get_token(), [&](double fraction) {
                                  fractions.push_back(fraction);
                                  if (fractions.size() == 3)
                                      stop.request_stop();
                              }};
        const PatternNodes nodes = rackNodes(2, 500);
        const auto workload = makeWorkload({.pattern = Pattern::allToAll}, nodes.names, run);
        QVERIFY(!workload);
        QVERIFY(workload.error().code == ErrorCode::cancelled);
        QCOMPARE(fractions.size(), std::size_t(3));
        QVERIFY(fractions[0] > 0 && fractions[2] > fractions[1] && fractions[2] < 1);
        QVERIFY(outlineWorkload({.pattern = Pattern::allToAll}, nodes, run).error().code ==
                ErrorCode::cancelled);
    }

    void aProblemNamesTheFieldAtFault()
    {
        const std::vector<std::string> nodes = rackNodes(2, 4).names;
        const auto fieldOf = [&nodes](const WorkloadRecipe& recipe) {
            const auto problem = problemOf(recipe, nodes);
            return problem ? static_cast<int>(problem->field) : -1;
        };
        const auto code = [](WorkloadField field) { return static_cast<int>(field); };
        QCOMPARE(fieldOf({.pattern = Pattern::incast}), -1);
        QCOMPARE(fieldOf({.degree = 0}), code(WorkloadField::degree));
        QCOMPARE(fieldOf({.degree = kMaxRecipeMessages}), code(WorkloadField::degree));
        QCOMPARE(fieldOf({.pattern = Pattern::pairs, .messages = 0}), code(WorkloadField::messages));
        QCOMPARE(fieldOf({.pattern = Pattern::incast, .fan = 4}), code(WorkloadField::fan));
        QCOMPARE(fieldOf({.pattern = Pattern::hostQueue, .fan = 3}), code(WorkloadField::fan));
        QCOMPARE(fieldOf({.pattern = Pattern::incast, .root = "n9"}), code(WorkloadField::root));
        QCOMPARE(fieldOf({.size = *parseSizeRange("2 MB..1 MB")}), code(WorkloadField::size));
        QCOMPARE(fieldOf({.startWithin = quantity(Dimension::duration, -1, "s")}),
                 code(WorkloadField::start));
        // A field that the pattern does not ask for does not matter.
        QCOMPARE(fieldOf({.pattern = Pattern::ring, .fan = 99, .root = "n9"}), -1);
    }
};

QTEST_GUILESS_MAIN(TestWorkloadOutline)
#include "tst_workload_outline.moc"
