// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/checks.h"
#include "core/project/network.h"
#include "tests/support/builders.h"

#include <QTest>

#include <cmath>

using namespace contraflow;
using test::link;
using test::nodes;

namespace {

Platform copper()
{
    return test::tableOne().platforms[0];
}

std::shared_ptr<const Network> build(const Platform& platform, IssueList& issues)
{
    return Network::build(platform, 3, issues);
}

std::shared_ptr<const Network> build(const Platform& platform)
{
    IssueList issues;
    auto network = build(platform, issues);
    for (const Issue& issue : issues)
        qFatal("%s", issue.text.c_str());
    return network;
}

/** The one issue of a platform. */
Issue onlyIssue(const Platform& platform)
{
    IssueList issues;
    (void)build(platform, issues);
    if (issues.size() != 1)
        qFatal("%zu issues instead of one", issues.size());
    return issues.front();
}

/** Checks text and place of the one issue of a platform. */
#define COMPARE_ISSUE(platform, tableKind, rowNumber, columnName, expectedText)                              \
    do {                                                                                                     \
        const Issue issue = onlyIssue(platform);                                                             \
        QCOMPARE(QString::fromStdString(issue.text), QString::fromUtf8(expectedText));                       \
        const Location expected{TableRef{tableKind, 3}, std::size_t(rowNumber), columnName, 0};              \
        QVERIFY(issue.location == expected);                                                                 \
    } while (false)

template<typename Row>
void change(SharedRows<Row>& rows, std::size_t index, Row row)
{
    rows.replace(index, 1, {std::move(row)});
}

} // namespace

class TestNetwork : public QObject
{
    Q_OBJECT

private slots:
    void hostListsBecomeNodesWithNics()
    {
        const auto network = build(copper());
        QCOMPARE(network->nodes().size(), std::size_t(6));
        QCOMPARE(network->switches().size(), std::size_t(2));
        QCOMPARE(network->links().size(), std::size_t(7));
        const NodeId y2 = *network->findNode("Y2");
        const Network::Node& node = network->node(y2);
        QCOMPARE(node.name, std::string("Y2"));
        QCOMPARE(node.row, 1U);
        QCOMPARE(node.cores, 12U);
        QVERIFY(node.attachedTo == network->findSwitch("torY"));
        const Network::Link& nic = network->link(*node.nic);
        QVERIFY(nic.isNic);
        QCOMPARE(nic.name, std::string("Y2 NIC"));
        QCOMPARE(nic.capacity, 117.5e6);
        QVERIFY(!network->findNode("Y4"));
        QVERIFY(!network->findNode("torX"));
        QVERIFY(!network->findSwitch("Y1"));
        QVERIFY(std::isinf(network->localBandwidth()));
    }

    void theTwoDirectionsOfALinkAreChannelsOfEachOther()
    {
        const auto network = build(copper());
        for (std::size_t l = 0; l < network->links().size(); ++l) {
            const ChannelId there(2 * l);
            const ChannelId back = reverse(there);
            QVERIFY(reverse(back) == there);
            QVERIFY(there != back);
            QVERIFY(linkOf(there) == LinkId(l) && linkOf(back) == LinkId(l));
            QVERIFY(network->tail(there) == network->head(back));
            QVERIFY(network->head(there) == network->tail(back));
            QVERIFY(network->tail(there) == network->links()[l].from);
            QCOMPARE(network->capacity(there), network->capacity(back));
        }
        QCOMPARE(network->channelCount(), std::size_t(14));
    }

    void channelsAreNamedAfterTheirDirection()
    {
        const auto network = build(copper());
        const LinkId nic = *network->node(*network->findNode("Y2")).nic;
        const ChannelId out(2 * nic.index());
        QCOMPARE(network->channelName(out), std::string("Y2 → torY"));
        QCOMPARE(network->channelName(reverse(out)), std::string("torY → Y2"));
        QCOMPARE(network->channelName(ChannelId(12)), std::string("backbone torX → torY"));
        QVERIFY(network->channelClass(out) == ChannelClass::host);
        QVERIFY(network->channelClass(reverse(out)) == ChannelClass::switchPort);
        QVERIFY(network->channelClass(ChannelId(12)) == ChannelClass::backbone);
    }

    void hopsListSwitchesFirstInNaturalOrder()
    {
        Platform platform = copper();
        platform.nodes = SharedRows<NodeRow>{nodes("X[10,2,1]", "torX"), nodes("Y1", "torY")};
        platform.links =
            SharedRows<LinkRow>{link("cable 10", "torY", "torX"), link("cable 9", "torX", "torY")};
        const auto network = build(platform);
        const Vertex torX{false, network->findSwitch("torX")->value};
        std::vector<std::string> seen;
        for (const Network::Hop& hop : network->hops(torX))
            seen.push_back(network->channelName(hop.channel));
        const std::vector<std::string> expected{"cable 9 torX → torY", "cable 10 torX → torY", "torX → X1",
                                                "torX → X2", "torX → X10"};
        QVERIFY(seen == expected);
        QCOMPARE(network->switchHops(torX).size(), std::size_t(2));
    }

    void localBandwidthIsAPlatformParameter()
    {
        Platform platform = copper();
        platform.localBandwidth = quantity(Dimension::bandwidth, 5, "GB/s");
        QCOMPARE(build(platform)->localBandwidth(), 5e9);
        platform.localBandwidth = QuantityCell::rejectedAs("5 GB");
        const Issue issue = onlyIssue(platform);
        QVERIFY2(issue.text.starts_with("platform 'copper': between processes of one node: '5 GB' is not a "
                                        "bandwidth: 'GB' is a unit of size; write "),
                 issue.text.c_str());
        QVERIFY((issue.location == Location{TableRef{TableKind::platforms, 0}, 3, "local_bandwidth", 0}));
    }

    void badSwitchRowsAreNamed()
    {
        Platform platform = copper();
        platform.switches.append({"torX", {}});
        COMPARE_ISSUE(platform, TableKind::switches, 2, "name",
                      "platform 'copper': there are two switches 'torX'; rename or remove one");
    }

    void badNodeRowsAreNamed()
    {
        const Platform good = copper();
        const auto with = [&](const NodeRow& row) {
            Platform platform = good;
            platform.nodes.append(row);
            return platform;
        };
        COMPARE_ISSUE(
            with(nodes("", "torX")), TableKind::nodes, 2, "name",
            "platform 'copper': a node has no name; write one, such as X4, or a list such as X[1-3]");
        COMPARE_ISSUE(with(nodes("Z[1-", "torX")), TableKind::nodes, 2, "name",
                      "platform 'copper': 'Z[1-' is not a host list: '[' without ']'; write names such as X1 "
                      "or lists such as X[1-3]");
        COMPARE_ISSUE(with(nodes("X2", "torX")), TableKind::nodes, 2, "name",
                      "platform 'copper': there are two nodes 'X2'; rename or remove one");
        COMPARE_ISSUE(with(nodes("torY", "torX")), TableKind::nodes, 2, "name",
                      "platform 'copper': a node and a switch are both called 'torY'; rename one of them");
        COMPARE_ISSUE(
            with(nodes("Z1", "torZ")), TableKind::nodes, 2, "switch",
            "platform 'copper': node 'Z1' hangs on the unknown switch 'torZ'; did you mean 'torX'?");
        COMPARE_ISSUE(with(nodes("Z1", "elsewhere")), TableKind::nodes, 2, "switch",
                      "platform 'copper': node 'Z1' hangs on the unknown switch 'elsewhere'; add the switch "
                      "to the platform's switches");
        NodeRow row = nodes("Z1", "torX");
        row.cores = CountCell(0);
        COMPARE_ISSUE(with(row), TableKind::nodes, 2, "cores",
                      "platform 'copper': node 'Z1': '0' is not a number of cores; write a whole number "
                      "from 1 on");
        row.cores = CountCell::rejectedAs("many");
        COMPARE_ISSUE(with(row), TableKind::nodes, 2, "cores",
                      "platform 'copper': node 'Z1': 'many' is not a number of cores; write a whole number "
                      "from 1 on");
        row = nodes("Z1", "torX");
        row.bandwidth = {};
        COMPARE_ISSUE(with(row), TableKind::nodes, 2, "bandwidth",
                      "platform 'copper': node 'Z1' has no bandwidth; write a number with bit/s, Mbit/s, "
                      "Gbit/s, B/s, MB/s, GB/s or MiB/s, such as 940 Mbit/s");
        row.bandwidth = QuantityCell::rejectedAs("940");
        COMPARE_ISSUE(with(row), TableKind::nodes, 2, "bandwidth",
                      "platform 'copper': node 'Z1': '940' is not a bandwidth: the unit is missing; write a "
                      "number with bit/s, Mbit/s, Gbit/s, B/s, MB/s, GB/s or MiB/s, such as 940 Mbit/s");
        row.bandwidth = quantity(Dimension::bandwidth, 0, "Mbit/s");
        COMPARE_ISSUE(with(row), TableKind::nodes, 2, "bandwidth",
                      "platform 'copper': node 'Z1': a bandwidth of 0 carries nothing; write a bandwidth "
                      "above 0, such as 940 Mbit/s");
        row = nodes("Z1", "torX");
        row.latency = QuantityCell::rejectedAs("soon");
        COMPARE_ISSUE(with(row), TableKind::nodes, 2, "latency",
                      "platform 'copper': node 'Z1': 'soon' is not a time: it does not begin with a number; "
                      "write a number with s, ms, us, ns, min or h, such as 450 us");
        row = nodes("Z1", "");
        COMPARE_ISSUE(with(row), TableKind::nodes, 2, "switch",
                      "platform 'copper': node 'Z1' hangs on no switch; name its switch or add a link to it");
    }

    void badLinkRowsAreNamed()
    {
        const Platform good = copper();
        const auto with = [&](const LinkRow& row) {
            Platform platform = good;
            platform.links.append(row);
            return platform;
        };
        COMPARE_ISSUE(with(link("spare", "torX", "")), TableKind::links, 1, "between",
                      "platform 'copper': link 'spare' has an open end; name the two switches it joins");
        COMPARE_ISSUE(with(link("spare", "torX", "torZ")), TableKind::links, 1, "between",
                      "platform 'copper': link 'spare' ends at 'torZ', which is neither a switch nor a node; "
                      "did you mean 'torX'?");
        COMPARE_ISSUE(with(link("spare", "torX", "torX")), TableKind::links, 1, "between",
                      "platform 'copper': link 'spare' joins 'torX' with itself; name two different ends");
        COMPARE_ISSUE(with(link("spare", "X1", "Y1")), TableKind::links, 1, "between",
                      "platform 'copper': link 'spare' joins two nodes; nodes do not forward, so put a "
                      "switch between them");
        COMPARE_ISSUE(with(link("backbone", "torX", "torY")), TableKind::links, 1, "name",
                      "platform 'copper': there are two links 'backbone'; rename one, so that results can "
                      "tell them apart");
        LinkRow row = link("spare", "torX", "torY");
        row.bandwidth = QuantityCell::rejectedAs("fast");
        COMPARE_ISSUE(with(row), TableKind::links, 1, "bandwidth",
                      "platform 'copper': link 'spare': 'fast' is not a bandwidth: it does not begin with a "
                      "number; write a number with bit/s, Mbit/s, Gbit/s, B/s, MB/s, GB/s or MiB/s, such as "
                      "940 Mbit/s");
    }

    void theValidRestIsUsed()
    {
        Platform platform = copper();
        platform.nodes.replace(0, 0, {nodes("Z[1-", "torX"), nodes("Q1", "torQ")});
        platform.links.replace(0, 0, {link("broken", "torX", "nowhere")});
        IssueList issues;
        const auto network = build(platform, issues);
        QCOMPARE(issues.size(), std::size_t(3));
        QCOMPARE(network->nodes().size(), std::size_t(7)); // Q1 exists, but hangs on nothing
        QVERIFY(!network->node(*network->findNode("Q1")).nic);
        QCOMPARE(network->links().back().name, std::string("backbone"));
        QCOMPARE(network->links().back().row, 1U);
    }

    void manyBadRowsAreCountedAndNotListed()
    {
        Platform platform = copper();
        std::vector<NodeRow> rows(50'000, nodes("Z1", "unknown"));
        std::vector<LinkRow> links(50'000, link("", "here", "there"));
        platform.nodes.replace(2, 0, rows);
        platform.links.replace(1, 0, links);
        IssueList issues;
        (void)build(platform, issues);
        QCOMPARE(issues.size(), 2 * (CappedIssues::kLimit + 1));
        // Every row has an unknown switch and all but one a name that is taken; each link two unknown ends.
        const auto hasText = [&](const std::string& text) {
            return std::any_of(issues.begin(), issues.end(),
                               [&](const Issue& issue) { return issue.text == text; });
        };
        QVERIFY(hasText("99\u00a0799 more problems in this table; correct those above first"));
        QVERIFY(hasText("99\u00a0800 more problems in this table; correct those above first"));
    }

    void moreNodesThanFitAreRefused()
    {
        Platform platform = copper();
        platform.nodes.append(nodes("Z[1-999999]", "torX"));
        COMPARE_ISSUE(
            platform, TableKind::nodes, 2, "name",
            "platform 'copper': with node 'Z[1-999999]' there are more than 1\u00a0000\u00a0000 nodes; remove some");
    }
};

QTEST_GUILESS_MAIN(TestNetwork)
#include "tst_network.moc"
