// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/bisection.h"
#include "core/analysis/candidates/placed_variation.h"
#include "core/io/project/project_file.h"
#include "core/project/network.h"
#include "core/project/routing.h"
#include "core/recipes/platform_recipe.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace contraflow;

namespace {

PlatformRecipe recipeOf(Topology topology)
{
    PlatformRecipe recipe;
    recipe.topology = std::move(topology);
    return recipe;
}

std::shared_ptr<const Network> networkOf(const PlatformRecipe& recipe)
{
    const Result<Platform> platform = makePlatform(recipe);
    if (!platform)
        qFatal("%s", platform.error().message.c_str());
    IssueList issues;
    auto network = Network::build(*platform, 0, issues);
    if (!issues.empty())
        qFatal("%s", issues.front().text.c_str());
    return network;
}

std::size_t switchLinks(const Network& network)
{
    return static_cast<std::size_t>(
        std::count_if(network.links().begin(), network.links().end(),
                      [](const Network::Link& l) { return !l.isNic && !l.isInServer; }));
}

/** How many switches have how many links to switches. */
std::map<std::size_t, std::size_t> degrees(const Network& network)
{
    std::map<std::size_t, std::size_t> found;
    for (std::uint32_t s = 0; s < network.switches().size(); ++s)
        ++found[network.switchHops(Vertex{false, s}).size()];
    return found;
}

/** Bytes per second of the links between switches that lie on different sides, one way. */
template<typename IsLeft>
double cut(const Network& network, IsLeft isLeft)
{
    double sum = 0;
    for (const Network::Link& l : network.links())
        if (!l.isNic && isLeft(network.switches()[l.from.index]) != isLeft(network.switches()[l.to.index]))
            sum += l.capacity;
    return sum;
}

PlatformCounts countsOf(const Topology& topology)
{
    const Result<PlatformCounts> counts = countPlatform(recipeOf(topology));
    if (!counts)
        qFatal("%s", counts.error().message.c_str());
    return *counts;
}

const double kLink = PlatformRecipe().uplinkBandwidth.value;
const double kNic = PlatformRecipe().nicBandwidth.value;

} // namespace

class TestTopology : public QObject
{
    Q_OBJECT

private slots:
    void whatIsMadeIsWhatWasCounted_data();
    void whatIsMadeIsWhatWasCounted();
    void fatTreesHaveTheNumbersOfThePaper();
    void everySwitchOfAFatTreeHasKLinks();
    void halfAFatTreeCanSendToTheOther();
    void threeRacksOfEightUnderFourTimesANodeAreTwoToOne();
    void gridsHaveTheirLinksAndNoneTwice();
    void theCutThroughAGridIsTheSmallestStraightOne();
    void aBalancedDragonflyIsThatOfThePaper();
    void dragonflyPortsFollowTheConsecutiveArrangement();
    void fewerGroupsAreJoinedByMoreLinks();
    void treesGetTheUplinksThatOversubscriptionLeaves();
    void leafSpineOversubscriptionIsThatOfItsLeaves();
    void platformsSurviveTheFile_data();
    void platformsSurviveTheFile();
    void impossibleNetworksAreRefused_data();
    void impossibleNetworksAreRefused();
    void theCatalogueNamesItsOwnEntries();
};

void TestTopology::whatIsMadeIsWhatWasCounted_data()
{
    QTest::addColumn<Topology>("topology");
    const auto add = [](const char* name, Topology topology) { QTest::newRow(name) << std::move(topology); };
    for (const TopologyInfo& info : topologyCatalog())
        add(std::string(info.name).c_str(), info.defaults);
    add("one rack", RackTopology{1, 5});
    add("racks", RackTopology{5, 13});
    add("tree of one level", TreeTopology{.levels = 1});
    add("oversubscribed tree", TreeTopology{3, 3, 40, 1.5});
    add("slim tree", TreeTopology{4, 2, 3, 100});
    add("smallest fat-tree", FatTreeTopology{2});
    add("fat-tree of 10", FatTreeTopology{10});
    add("parallel links", LeafSpineTopology{3, 2, 5, 4});
    add("one leaf", LeafSpineTopology{.leaves = 1});
    add("line", GridTopology{.x = 5, .y = 1});
    add("one switch", GridTopology{.ends = GridTopology::Ends::joined, .x = 1, .y = 1});
    add("box", GridTopology{GridTopology::Ends::open, 3, 4, 2, 2});
    add("torus of twos", GridTopology{GridTopology::Ends::joined, 2, 2, 2, 1});
    add("uneven torus", GridTopology{GridTopology::Ends::joined, 5, 2, 3, 1});
    add("dragonfly of 4 groups", DragonflyTopology{2, 4, 2, 4});
    add("dragonfly of 1 group", DragonflyTopology{2, 4, 2, 1});
    add("odd dragonfly", DragonflyTopology{1, 3, 1, 0});
    add("rails of several leaves", RailTopology{.servers = 7, .gpus = 4, .leavesPerRail = 3, .spines = 2});
    add("rails alone", RailTopology{.servers = 4, .gpus = 2, .spines = 0});
    add("one GPU", RailTopology{.servers = 3, .gpus = 1, .spines = 1});
}

void TestTopology::whatIsMadeIsWhatWasCounted()
{
    QFETCH(Topology, topology);
    const PlatformCounts counts = countsOf(topology);
    const auto network = networkOf(recipeOf(topology));
    QCOMPARE(network->nodes().size(), std::size_t{counts.nodes});
    QCOMPARE(network->fabricSwitches().size(), std::size_t{counts.switches});
    QCOMPARE(switchLinks(*network), std::size_t{counts.links});
    QVERIFY(counts.bisection > 0 || counts.nodes < 2);
    QVERIFY(counts.bisectionRatio >= 1);
    // One meaning, here and in what is said of a network that is there.
    const std::optional<double> ratio = oversubscription(*network);
    QCOMPARE(counts.oversubscription.has_value(), ratio.has_value());
    if (ratio)
        QCOMPARE(*counts.oversubscription, *ratio);
    QVERIFY(counts.narrowestPerNode > 0 || counts.nodes < 2);
    const double found = narrowestCutPerNode(*network);
    QVERIFY2(counts.narrowestPerNode <= found * (1 + 1e-9) || counts.nodes < 2,
             qPrintable(QStringLiteral("%1 %2").arg(counts.narrowestPerNode).arg(found)));

    // Everybody reaches everybody, links have names of their own, and nodes are numbered in natural order.
    Router router(*network);
    std::vector<ChannelId> route;
    for (std::uint32_t from = 0; from < network->nodes().size(); from += 3)
        for (std::uint32_t to = 0; to < network->nodes().size(); ++to)
            QVERIFY(router.appendRoute(NodeId(from), NodeId(to), route));
    std::set<std::string> names;
    for (const Network::Link& link : network->links())
        QVERIFY(names.insert(link.name).second);
    QCOMPARE(network->nodes().front().name,
             std::string(std::holds_alternative<RackTopology>(topology)   ? "r1n1"
                         : std::holds_alternative<RailTopology>(topology) ? "s1.0"
                                                                          : "n1"));
    QVERIFY(network->routing() == infoOf(topology).routing);
}

void TestTopology::fatTreesHaveTheNumbersOfThePaper()
{
    for (std::uint64_t k = 2; k <= 158; k += 2) {
        const auto counts = countPlatform(recipeOf(FatTreeTopology{k}));
        if (k * k * k / 2 > kMaxRecipeLinks) {
            QVERIFY(!counts);
            continue;
        }
        QCOMPARE(counts->nodes, k * k * k / 4);
        QCOMPARE(counts->switches, 5 * k * k / 4);
        QCOMPARE(counts->links, k * k * k / 2);
    }
    QCOMPARE(countsOf(FatTreeTopology{48}).nodes, std::uint64_t{27'648}); // Al-Fares et al., section 3
}

void TestTopology::everySwitchOfAFatTreeHasKLinks()
{
    const auto network = networkOf(recipeOf(FatTreeTopology{6}));
    for (std::uint32_t s = 0; s < network->switches().size(); ++s)
        QCOMPARE(network->hops(Vertex{false, s}).size(), std::size_t{6});
    const Result<Platform> platform = makePlatform(recipeOf(FatTreeTopology{6}));
    QCOMPARE(platform->nodes[1].name, std::string("n[4-6]"));
    QCOMPARE(platform->nodes.size(), std::size_t{18});
    QVERIFY(platform->routing == RoutingRule::ecmpHash);
}

void TestTopology::halfAFatTreeCanSendToTheOther()
{
    PlatformRecipe recipe = recipeOf(FatTreeTopology{4});
    recipe.uplinkBandwidth = recipe.nicBandwidth;
    QCOMPARE(countPlatform(recipe)->bisection, 8 * kNic);
    QCOMPARE(countPlatform(recipe)->bisectionRatio, 1.0);
    recipe.uplinkBandwidth = quantity(Dimension::bandwidth, 470, "Mbit/s");
    QCOMPARE(countPlatform(recipe)->bisection, 4 * kNic);
    QCOMPARE(countPlatform(recipe)->bisectionRatio, 2.0);
}

void TestTopology::threeRacksOfEightUnderFourTimesANodeAreTwoToOne()
{
    PlatformRecipe recipe = recipeOf(RackTopology{3, 24});
    recipe.nicBandwidth = quantity(Dimension::bandwidth, 10, "Gbit/s");
    recipe.uplinkBandwidth = quantity(Dimension::bandwidth, 40, "Gbit/s");
    const Result<PlatformCounts> counts = countPlatform(recipe);
    QCOMPARE(*counts->oversubscription, 2.0);
    QCOMPARE(counts->bisectionRatio, 1.5);
    QCOMPARE(counts->narrowestPerNode, quantity(Dimension::bandwidth, 5, "Gbit/s").value);
}

void TestTopology::gridsHaveTheirLinksAndNoneTwice()
{
    using Ends = GridTopology::Ends;
    QCOMPARE(countsOf(GridTopology{Ends::open, 4, 3, 1, 1}).links, std::uint64_t{3 * 3 + 4 * 2});
    QCOMPARE(countsOf(GridTopology{Ends::joined, 4, 3, 1, 1}).links, std::uint64_t{2 * 12});
    QCOMPARE(countsOf(GridTopology{Ends::joined, 4, 4, 4, 1}).links, std::uint64_t{3 * 64});
    QVERIFY((degrees(*networkOf(recipeOf(GridTopology{Ends::joined, 3, 4, 5, 1}))) ==
             std::map<std::size_t, std::size_t>{{6, 60}}));
    // A ring of two is a line: one link, not two between the same switches.
    QVERIFY((degrees(*networkOf(recipeOf(GridTopology{Ends::joined, 2, 2, 2, 1}))) ==
             std::map<std::size_t, std::size_t>{{3, 8}}));
    QVERIFY((degrees(*networkOf(recipeOf(GridTopology{Ends::open, 3, 3, 1, 1}))) ==
             std::map<std::size_t, std::size_t>{{2, 4}, {3, 4}, {4, 1}}));
}

void TestTopology::theCutThroughAGridIsTheSmallestStraightOne()
{
    using Ends = GridTopology::Ends;
    for (const Ends ends : {Ends::open, Ends::joined}) {
        const GridTopology grid{ends, 6, 4, 2, 64};
        const auto network = networkOf(recipeOf(grid));
        double least = 0;
        for (std::size_t d = 0; d < 3; ++d) {
            const std::uint32_t middle = d == 0 ? 3 : d == 1 ? 2 : 1;
            const double across = cut(*network, [&](const Network::Switch& s) { return s.at[d] < middle; });
            least = d == 0 ? across : std::min(least, across);
        }
        QCOMPARE(countsOf(grid).bisection, least);
    }
    // (k^d - 1) / (k - 1) links for odd k, and 4 more nodes' worth of the switch in the middle's own.
    QCOMPARE(countsOf(GridTopology{Ends::open, 5, 5, 1, 100}).bisection, (5 + 1) * kLink + 50 * kNic);
}

void TestTopology::aBalancedDragonflyIsThatOfThePaper()
{
    // Kim et al. 2008, Figure 5: p = h = 2, a = 4 gives 9 groups and 72 terminals.
    const PlatformCounts counts = countsOf(DragonflyTopology{2, 4, 2, 0});
    QCOMPARE(counts.nodes, std::uint64_t{72});
    QCOMPARE(counts.switches, std::uint64_t{36});
    QCOMPARE(counts.links, std::uint64_t{9 * 6 + 36});
    const auto network = networkOf(recipeOf(DragonflyTopology{2, 4, 2, 0}));
    QVERIFY((degrees(*network) == std::map<std::size_t, std::size_t>{{5, 36}})); // a - 1 + h
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> pairs;
    for (const Network::Link& l : network->links())
        if (!l.isNic)
            ++pairs[std::minmax(network->switches()[l.from.index].at[0],
                                network->switches()[l.to.index].at[0])];
    for (std::uint32_t a = 0; a < 9; ++a)
        for (std::uint32_t b = a; b < 9; ++b)
            QCOMPARE((pairs[{a, b}]), a == b ? 6 : 1);
}

void TestTopology::dragonflyPortsFollowTheConsecutiveArrangement()
{
    const Result<Platform> platform = makePlatform(recipeOf(DragonflyTopology{2, 4, 2, 0}));
    std::vector<std::string> ofGroup0;
    std::vector<std::string> ofGroup3;
    for (const LinkRow& link : platform->links)
        if (link.name.starts_with("global")) {
            if (link.from.starts_with("g0s"))
                ofGroup0.push_back(link.from + " " + link.to);
            if (link.from.starts_with("g3s") || link.to.starts_with("g3s"))
                ofGroup3.push_back(link.from + " " + link.to);
        }
    QVERIFY((ofGroup0 == std::vector<std::string>{"g0s0 g1s0", "g0s0 g2s0", "g0s1 g3s0", "g0s1 g4s0",
                                                  "g0s2 g5s0", "g0s2 g6s0", "g0s3 g7s0", "g0s3 g8s0"}));
    QVERIFY((ofGroup3 == std::vector<std::string>{"g0s1 g3s0", "g1s1 g3s0", "g2s1 g3s1", "g3s1 g4s1",
                                                  "g3s2 g5s1", "g3s2 g6s1", "g3s3 g7s1", "g3s3 g8s1"}));
}

void TestTopology::fewerGroupsAreJoinedByMoreLinks()
{
    const auto network = networkOf(recipeOf(DragonflyTopology{2, 4, 2, 4}));
    // 8 ports of a group for 3 others: 2 links to each, and 2 ports stay free.
    QCOMPARE(countsOf(DragonflyTopology{2, 4, 2, 4}).links, std::uint64_t{4 * 6 + 6 * 2});
    const double across = cut(*network, [](const Network::Switch& s) { return s.at[0] < 2; });
    QCOMPARE(across, 8 * kLink);
    PlatformRecipe many = recipeOf(DragonflyTopology{100, 4, 2, 4});
    QCOMPARE(countPlatform(many)->bisection, across);
}

void TestTopology::treesGetTheUplinksThatOversubscriptionLeaves()
{
    // 40 NICs of 940 Mbit/s are 4 uplinks of 9.4 Gbit/s, and 4 of those switches need 16 above.
    const auto uplinks = [](double oversubscription) {
        const auto network = networkOf(recipeOf(TreeTopology{3, 4, 40, oversubscription}));
        const auto count = [&](const char* name) {
            std::size_t up = 0;
            const auto hops = network->switchHops({false, network->findSwitch(name)->value});
            for (const Network::Hop& hop : hops)
                up +=
                    network->vertexName(hop.to) == "s2-1" || network->vertexName(hop.to) == "root" ? 1U : 0U;
            return up;
        };
        return std::pair(count("s1-1"), count("s2-1"));
    };
    QVERIFY((uplinks(1) == std::pair<std::size_t, std::size_t>(4, 16)));
    QVERIFY((uplinks(2) == std::pair<std::size_t, std::size_t>(2, 4)));
    QVERIFY((uplinks(3) == std::pair<std::size_t, std::size_t>(2, 3)));
    QVERIFY((uplinks(1000) == std::pair<std::size_t, std::size_t>(1, 1)));
    QCOMPARE(countsOf(TreeTopology{3, 4, 40, 1}).bisectionRatio, 1.0);
    QCOMPARE(countsOf(TreeTopology{3, 4, 40, 2}).bisectionRatio, 4.0); // 2 at each of two levels
}

void TestTopology::leafSpineOversubscriptionIsThatOfItsLeaves()
{
    QCOMPARE(countsOf(LeafSpineTopology{4, 2, 20, 1}).oversubscription, 1.0);
    QCOMPARE(countsOf(LeafSpineTopology{4, 2, 60, 1}).oversubscription, 3.0);
    QCOMPARE(countsOf(LeafSpineTopology{4, 2, 60, 3}).oversubscription, 1.0);
    QCOMPARE(countsOf(StarTopology{10}).bisection, 5 * kNic);
    QCOMPARE(countsOf(RackTopology{2, 60}).oversubscription, 3.0);
}

void TestTopology::platformsSurviveTheFile_data()
{
    QTest::addColumn<Topology>("topology");
    for (const TopologyInfo& info : topologyCatalog())
        QTest::newRow(std::string(info.name).c_str()) << Topology(info.defaults);
}

void TestTopology::platformsSurviveTheFile()
{
    QFETCH(Topology, topology);
    Project project;
    project.platforms.append(*makePlatform(recipeOf(topology)));
    const Result<LoadedProject> loaded = parseProject(projectText(project));
    QVERIFY(loaded && loaded->issues.empty());
    QVERIFY(loaded->project == project);
}

void TestTopology::impossibleNetworksAreRefused_data()
{
    QTest::addColumn<Topology>("topology");
    QTest::addColumn<QString>("reason");
    const auto add = [](const char* name, Topology topology, const char* reason) {
        QTest::newRow(name) << std::move(topology) << QString::fromUtf8(reason);
    };
    add("no nodes", StarTopology{0}, "--nodes 0 does not fit");
    add("odd fat-tree", FatTreeTopology{5}, "even number of ports, not 5; take 4 or 6");
    add("large fat-tree", FatTreeTopology{158}, "more than 1\u00a0000\u00a0000 links");
    add("flat tree", TreeTopology{.arity = 1}, "takes 2 to 1000000");
    add("endless tree", TreeTopology{20, 1'000'000, 8, 1}, "more than 1\u00a0000\u00a0000 nodes");
    add("no ratio", TreeTopology{.oversubscription = 0}, "--oversubscription 0 does not fit");
    add("no number", TreeTopology{.oversubscription = std::numeric_limits<double>::quiet_NaN()},
        "does not fit");
    add("no height", GridTopology{.z = 0}, "--z 0 does not fit");
    add("vast grid", GridTopology{.x = 1'000'000, .y = 1'000'000, .z = 1'000'000},
        "more than 1\u00a0000\u00a0000 nodes");
    add("no way along a rail", RailTopology{.leavesPerRail = 2, .spines = 0}, "give a spine");
    add("empty leaves", RailTopology{.servers = 2, .leavesPerRail = 3}, "2 servers cannot fill 3 leaves");
    add("many GPUs", RailTopology{.servers = 1000, .gpus = 2000}, "more than 1\u00a0000\u00a0000 nodes");
    add("many groups", DragonflyTopology{2, 4, 2, 10}, "take at most 9");
    add("vast dragonfly", DragonflyTopology{1'000'000, 1'000'000, 1'000'000, 0},
        "more than 1\u00a0000\u00a0000 nodes");
    add("full leaves", LeafSpineTopology{1000, 1000, 1, 2},
        "more than 1\u00a0000\u00a0000 links between switches");
}

void TestTopology::impossibleNetworksAreRefused()
{
    QFETCH(Topology, topology);
    QFETCH(QString, reason);
    const auto counts = countPlatform(recipeOf(topology));
    QVERIFY(!counts);
    const QString message = QString::fromStdString(counts.error().message);
    QVERIFY2(message.contains(reason), qPrintable(message));
    QVERIFY(!makePlatform(recipeOf(topology)));
}

void TestTopology::theCatalogueNamesItsOwnEntries()
{
    for (const TopologyInfo& info : topologyCatalog()) {
        QCOMPARE(infoOf(info.defaults).name, info.name);
        QCOMPARE(findTopology(info.name), &info);
        QVERIFY(!problemOf(info.defaults));
        for (const TopologyField& field : info.fields) {
            Topology topology = info.defaults;
            QVERIFY(field.in != nullptr);
            if (std::holds_alternative<Quantity*>(field.in(topology)))
                continue;
            QVERIFY(readOption(field, field.in(topology), "2000000"));
            const auto problem = problemOf(topology);
            QVERIFY(problem);
            QCOMPARE(problem->option, field.option);
        }
    }
}

QTEST_GUILESS_MAIN(TestTopology)
#include "tst_topology.moc"
