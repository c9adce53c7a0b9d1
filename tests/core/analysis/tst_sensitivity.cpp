// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/standing.h"
#include "core/analysis/candidates/what_if.h"
#include "core/application/application_replay.h"
#include "core/base/tolerance.h"
#include "core/engine/prediction.h"
#include "core/io/project/project_file.h"
#include "tests/support/builders.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace contraflow;
using Kind = LinkGroup::Kind;

namespace {

Project treeCase(std::uint64_t seed, const std::string& kind)
{
    Random random(seed);
    Platform platform = test::randomTree(random);
    std::vector<MessageRow> messages = test::randomMessages(random, platform, 4 + random.below(20));
    return test::project(std::move(platform), std::move(messages), kind);
}

WhatIf computed(const Project& project, const SensitivityRequest& groups = {}, std::size_t threads = 2)
{
    BatchOptions options;
    options.threads = threads;
    Result<WhatIf> result = whatIf(project, {0, {}, groups}, options);
    if (!result)
        qFatal("%s", result.error().message.c_str());
    return std::move(*result);
}

bool isSwitch(const Platform& platform, const std::string& name)
{
    return findByName(platform.switches, name) != nullptr;
}

/** Whether a group that is called so holds a link, worked out from names alone. */
bool holds(const LinkGroup& group, const Platform& platform, const LinkRow& row)
{
    const std::set<std::string> members(group.members.begin(), group.members.end());
    const bool isBackbone = isSwitch(platform, row.from) && isSwitch(platform, row.to);
    const auto hasNodes = [&](const std::string& name) {
        return std::any_of(platform.nodes.begin(), platform.nodes.end(),
                           [&](const NodeRow& node) { return node.switchName == name; });
    };
    switch (group.kind) {
    case Kind::link:
        return isBackbone && group.members.front() ==
                                 (row.name.empty() ? row.from + " – " + row.to
                                                   : row.name + " (" + row.from + " – " + row.to + ")");
    case Kind::nics:
        return !isBackbone;
    case Kind::rackNics:
    case Kind::someNics:
        return !isBackbone && (members.contains(row.from) || members.contains(row.to));
    case Kind::uplinks:
    case Kind::someUplinks:
        return isBackbone && (members.contains(row.from) || members.contains(row.to));
    case Kind::allUplinks:
        return isBackbone && (hasNodes(row.from) || hasNodes(row.to));
    case Kind::backbone:
        return isBackbone;
    case Kind::allLinks:
        return true;
    }
    return false;
}

bool holds(const LinkGroup& group, const NodeRow& row)
{
    if (group.kind == Kind::nics || group.kind == Kind::allLinks)
        return true;
    const auto& members = group.members;
    return (group.kind == Kind::rackNics || group.kind == Kind::someNics) &&
           std::find(members.begin(), members.end(), row.switchName) != members.end();
}

template<typename Row>
void multiply(SharedRows<Row>& rows, std::size_t index, double factor)
{
    Row row = rows[index];
    Quantity bandwidth = row.bandwidth.value();
    bandwidth.value *= factor;
    row.bandwidth = bandwidth;
    rows.replace(index, 1, {std::move(row)});
}

/** The makespan of the project with the bandwidths of a group's rows changed in its file. */
double recomputed(const Project& project, const LinkGroup& group, double factor)
{
    Platform platform = project.platforms[0];
    for (std::size_t i = 0; i < platform.links.size(); ++i)
        if (holds(group, platform, platform.links[i]))
            multiply(platform.links, i, factor);
    for (std::size_t i = 0; i < platform.nodes.size(); ++i)
        if (holds(group, platform.nodes[i]))
            multiply(platform.nodes, i, factor);
    Project edited = project;
    edited.platforms.replace(0, 1, {std::move(platform)});
    const Result<LoadedProject> reread = parseProject(projectText(edited));
    if (!reread)
        qFatal("%s", reread.error().message.c_str());
    if (!reread->project.applications.empty()) {
        IssueList issues;
        const Result<ScenarioReplay> replay = replayScenario(reread->project, 0, {}, {}, issues);
        if (!replay)
            qFatal("%s", replay.error().message.c_str());
        return replay->replay.makespan();
    }
    const Result<Prediction> prediction = predict(reread->project, 0);
    if (!prediction)
        qFatal("%s", prediction.error().message.c_str());
    return prediction->timeline.makespan();
}

/** Four racks below a core switch whose processes exchange all with all, step by step. */
Project exchangingProgram(const std::string& kind)
{
    std::string text =
        "contraflow: 1\nplatforms:\n  - name: tree\n    switches: [core, tor1, tor2, tor3, tor4]\n"
        "    nodes:\n";
    for (const char* rack : {"1", "2", "3", "4"})
        text += std::string("      - {name: \"r") + rack + "n[1-4]\", switch: tor" + rack +
                ", cores: 1, bandwidth: 1 GB/s, latency: 1 us}\n";
    text += "    links:\n";
    for (const char* rack : {"1", "2", "3", "4"})
        text += std::string("      - {name: up") + rack + ", between: [core, tor" + rack +
                "], bandwidth: 1.5 GB/s, latency: 1 us}\n";
    text += "applications:\n  - name: exchange\n    processes: 16\n    program: |\n"
            "      ranks,event,peer,size,time,tag,request,count,label\n"
            "      all,repeat,,,,,,3,step\n"
            "      all,compute,,,100 us,,,,\n"
            "      all,alltoall,,1 MB,,,,,\n"
            "      all,end,,,,,,,\n"
            "models:\n  - {name: m, kind: " +
            kind +
            "}\nmappings:\n  - {name: in-turn, policy: round-robin-per-node}\n"
            "scenarios:\n  - {name: s, platform: tree, application: exchange, mapping: in-turn, model: m}\n";
    const Result<LoadedProject> read = parseProject(text);
    if (!read)
        qFatal("%s", read.error().message.c_str());
    return read->project;
}

} // namespace

class TestSensitivity : public QObject
{
    Q_OBJECT

private slots:
    void everyGroupAgreesWithTheFileEditedAndPredictedAgain_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<double>("factor");
        for (const char* kind : {"asymmetric", "max-min", "asymmetric-published", "cross-traffic", "window"})
            QTest::newRow(kind) << QByteArray(kind) << 2.0;
        QTest::newRow("a third") << QByteArray("asymmetric") << 1.0 / 3;
    }

    void everyGroupAgreesWithTheFileEditedAndPredictedAgain()
    {
        QFETCH(QByteArray, kind);
        QFETCH(double, factor);
        std::size_t groups = 0;
        std::size_t joint = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Project project = treeCase(seed, kind.toStdString());
            const WhatIf result = computed(project, {factor});
            const Result<Prediction> base = predict(project, 0);
            QCOMPARE(result.base.makespan, base->timeline.makespan());
            for (const GroupEffect& effect : result.sensitivity.groups) {
                const double expected = recomputed(project, effect.group, factor);
                QVERIFY2(nearlyEqual(effect.makespan, expected, 1e-7),
                         qPrintable(QString("seed %1, %2: %3 s, recomputed %4 s")
                                        .arg(seed)
                                        .arg(QString::fromStdString(titleOf(effect.group)))
                                        .arg(effect.makespan, 0, 'g', 12)
                                        .arg(expected, 0, 'g', 12)));
                QVERIFY(nearlyEqual(effect.saved + effect.makespan, result.base.makespan, 1e-8));
                ++groups;
                joint += effect.group.kind == Kind::someNics || effect.group.kind == Kind::someUplinks;
            }
        }
        QVERIFY(groups > 400);
        QVERIFY2(factor < 2 || joint > 0, "no tree in which some of the switches are enough");
    }

    void whatIsNotRunWouldSaveNothingWorthSaying_data()
    {
        QTest::addColumn<QByteArray>("kind");
        for (const char* kind : {"asymmetric", "max-min", "cross-traffic", "window"})
            QTest::newRow(kind) << QByteArray(kind);
    }

    void whatIsNotRunWouldSaveNothingWorthSaying()
    {
        QFETCH(QByteArray, kind);
        std::size_t left = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Project project = treeCase(seed, kind.toStdString());
            const WhatIf all = computed(project);
            const WhatIf some = computed(project, {.mostMessages = 0});
            for (const GroupEffect& effect : some.sensitivity.groups) {
                const double expected = recomputed(project, effect.group, 2);
                if (effect.notRun.empty()) {
                    QVERIFY(nearlyEqual(effect.makespan, expected, 1e-7));
                    continue;
                }
                QVERIFY(QString::fromStdString(effect.notRun).contains(" stays busy for "));
                QVERIFY(expected > (1 - kWorthSaying) * all.base.makespan);
                QCOMPARE(effect.saved, 0.0);
                ++left;
            }
            QCOMPARE(some.advice, all.advice);
        }
        QVERIFY2(left > 10, qPrintable(QString::number(left)));
    }

    void groupsOfProgramsAgreeWithTheFileEdited_data()
    {
        QTest::addColumn<QByteArray>("kind");
        for (const char* kind : {"asymmetric", "max-min", "window"})
            QTest::newRow(kind) << QByteArray(kind);
    }

    void groupsOfProgramsAgreeWithTheFileEdited()
    {
        QFETCH(QByteArray, kind);
        const Project project = exchangingProgram(kind.toStdString());
        for (const GroupEffect& effect : computed(project).sensitivity.groups) {
            QVERIFY(effect.notRun.empty());
            QVERIFY2(nearlyEqual(effect.makespan, recomputed(project, effect.group, 2), 1e-7),
                     titleOf(effect.group).c_str());
        }
    }

    void partsOfWhatSavesNothingAreNotRunInLongPrograms()
    {
        const Project project = exchangingProgram("asymmetric");
        const WhatIf some = computed(project, {.mostMessages = 0});
        std::size_t left = 0;
        for (const GroupEffect& effect : some.sensitivity.groups) {
            const double expected = recomputed(project, effect.group, 2);
            if (effect.notRun.empty()) {
                QVERIFY(nearlyEqual(effect.makespan, expected, 1e-7));
                continue;
            }
            QVERIFY(QString::fromStdString(effect.notRun).endsWith(" together save less than 0.5 %"));
            QVERIFY(expected > (1 - kWorthSaying) * some.base.makespan);
            QCOMPARE(effect.saved, 0.0);
            ++left;
        }
        QVERIFY2(left > 3, qPrintable(QString::number(left)));
        QCOMPARE(some.advice, computed(project).advice);
        QVERIFY(std::any_of(some.notes.begin(), some.notes.end(), [](const std::string& note) {
            return note.find("was not looked for") != std::string::npos;
        }));
    }

    void savingsAreSortedAndEverySetOfLinksStandsOnce()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Sensitivity found = computed(treeCase(seed, "asymmetric")).sensitivity;
            std::set<LinkSet> seen;
            for (std::size_t i = 0; i < found.groups.size(); ++i) {
                QVERIFY(seen.insert(found.groups[i].group.links).second);
                QVERIFY(i == 0 || standing({found.groups[i].makespan}, {found.groups[i - 1].makespan}) !=
                                      Standing::less);
            }
        }
    }

    void theResultDoesNotDependOnThreads()
    {
        const Project project = treeCase(7, "window");
        const WhatIf one = computed(project, {}, 1);
        const WhatIf many = computed(project, {}, 5);
        QCOMPARE(one.advice, many.advice);
        QCOMPARE(one.sensitivity.groups.size(), many.sensitivity.groups.size());
        for (std::size_t i = 0; i < one.sensitivity.groups.size(); ++i) {
            QVERIFY(one.sensitivity.groups[i].group == many.sensitivity.groups[i].group);
            QCOMPARE(one.sensitivity.groups[i].makespan, many.sensitivity.groups[i].makespan);
        }
    }

    /** Four racks below a core switch; all but the first send over their uplinks, which are slow. */
    void theRacksThatNeedItAreNamedTogether()
    {
        Platform platform;
        platform.name = "tree";
        std::vector<SwitchRow> switches{{"core", {}}};
        std::vector<NodeRow> nodes;
        std::vector<LinkRow> links;
        std::vector<MessageRow> messages;
        for (int rack = 1; rack <= 4; ++rack) {
            const std::string n = std::to_string(rack);
            switches.push_back({"tor" + n, {}});
            nodes.push_back(test::nodes("r" + n + "n[1-4]", "tor" + n, 1000));
            links.push_back(test::link("up" + n, "core", "tor" + n, 1000));
            links.back().price = "100 EUR";
        }
        for (int rack = 2; rack <= 4; ++rack)
            for (int i = 1; i <= 4; ++i) {
                const std::string to = std::to_string(rack == 4 ? 2 : rack + 1);
                messages.push_back(test::message("m" + std::to_string(rack * 10 + i),
                                                 "r" + std::to_string(rack) + "n" + std::to_string(i),
                                                 "r" + to + "n" + std::to_string(i), 100));
            }
        platform.switches = std::move(switches);
        platform.nodes = std::move(nodes);
        platform.links = std::move(links);
        const WhatIf result = computed(test::project(platform, messages, "max-min"));
        // Four messages of 100 MB over 1 Gbit/s take 3.2 s; over 2 Gbit/s half of that.
        QVERIFY(nearlyEqual(result.base.makespan, 3.2));
        const GroupEffect& first = result.sensitivity.groups.front();
        QCOMPARE(titleOf(first.group), std::string("uplinks of tor[2-4]"));
        QVERIFY(nearlyEqual(first.saved, 1.6));
        QCOMPARE(first.price->amount, 300.0);
        QVERIFY(nearlyEqual(*first.pricePerSecond, 300 / 1.6));
        QCOMPARE(result.advice,
                 std::string(
                     "Doubling the uplinks of tor[2-4] saves 50 %, all NICs nothing; part of the uplinks of "
                     "tor[2-4] alone saves next to nothing."));
        for (const GroupEffect& effect : result.sensitivity.groups)
            if (effect.group.kind == Kind::nics)
                QVERIFY(!effect.price && !effect.priceMissing.empty());
    }

    /** Two racks of one node, whose NICs and the link between the switches are equally fast. */
    static Platform evenPlatform()
    {
        Platform platform;
        platform.name = "even";
        platform.switches = std::vector<SwitchRow>{{"s1", {}}, {"s2", {}}};
        platform.nodes = std::vector<NodeRow>{test::nodes("a", "s1", 1000), test::nodes("b", "s2", 1000)};
        platform.links = std::vector<LinkRow>{test::link("up", "s1", "s2", 1000)};
        return platform;
    }

    void whereBothKindsHoldAMessageUpBothAreDoubledTogether()
    {
        const WhatIf result =
            computed(test::project(evenPlatform(), {test::message("m", "a", "b", 100)}, "max-min"));
        // 100 MB over 1 Gbit/s; the NICs alone or the uplink alone leave the other as the limit.
        QVERIFY(nearlyEqual(result.base.makespan, 0.8));
        const GroupEffect& first = result.sensitivity.groups.front();
        QCOMPARE(titleOf(first.group), std::string("all links"));
        QVERIFY(nearlyEqual(first.makespan, 0.4));
        QVERIFY(!first.priceMissing.empty());
        QCOMPARE(result.advice,
                 std::string("Doubling all NICs or all links between switches alone saves next to "
                             "nothing; both together save 50 %."));
    }

    void whereStartUpTakesTheTimeNoBandwidthHelps()
    {
        Platform platform = evenPlatform();
        LinkRow slow = platform.links[0];
        slow.latency = quantity(Dimension::duration, 10, "s");
        platform.links.replace(0, 1, {std::move(slow)});
        const WhatIf result = computed(test::project(platform, {test::message("m", "a", "b", 1)}, "max-min"));
        QCOMPARE(result.advice,
                 std::string("Doubling any one of these groups of links saves next to nothing, all of "
                             "them together included: what takes the time is not the bandwidth of "
                             "links."));
    }

    void manySwitchesAreCounted()
    {
        QCOMPARE(titleOf(Kind::someUplinks, {"tor5", "tor3", "tor4"}), std::string("uplinks of tor[3-5]"));
        std::vector<std::string> names;
        for (int i = 20; i > 0; --i)
            names.push_back("edge" + std::to_string(i) + "-" + std::to_string(i % 3));
        QCOMPARE(titleOf(Kind::someNics, names), std::string("NICs of 20 switches (edge1-1 … edge20-2)"));
    }

    void groupsOfEqualEffectStandInOneLine()
    {
        const Project project = treeCase(3, "max-min");
        const Sensitivity found = computed(project).sensitivity;
        std::set<std::size_t> seen;
        for (const AlikeGroups& row : alikeGroups(found))
            for (const std::size_t group : row.groups) {
                QVERIFY(seen.insert(group).second);
                QVERIFY(nearlyEqual(found.groups[group].makespan, found.groups[row.groups[0]].makespan));
            }
        QCOMPARE(seen.size(), found.groups.size());
    }

    void aRunCanBeCancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        BatchOptions options;
        options.run.stop = stop.get_token();
        const Result<WhatIf> result = whatIf(test::tableOne(), {}, options);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::cancelled);
    }
};

QTEST_GUILESS_MAIN(TestSensitivity)
#include "tst_sensitivity.moc"
