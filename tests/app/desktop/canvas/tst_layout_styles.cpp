// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/layout_styles.h"

#include "core/base/random.h"
#include "core/project/coordinates.h"
#include "core/recipes/platform_recipe.h"
#include "tests/support/builders.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace contraflow;

namespace {

std::shared_ptr<const Network> networkOf(const Platform& platform)
{
    IssueList issues;
    return Network::build(platform, 0, issues);
}

Platform platformOf(const Topology& topology)
{
    PlatformRecipe recipe;
    recipe.topology = topology;
    return *makePlatform(recipe);
}

LayoutStyle styleOf(const Network& network)
{
    return layoutStyle(network, planLayers(network));
}

/** Every switch is linked to some of the few before it, and here and there to others: no layers. */
Platform irregularPlatform(std::uint64_t seed, std::size_t switches)
{
    Random random(seed);
    Platform platform;
    platform.name = "p";
    const auto name = [](std::size_t i) { return "s" + std::to_string(i); };
    for (std::size_t i = 0; i < switches; ++i) {
        platform.switches.append({name(i), {}});
        if (random.below(3) != 0)
            platform.nodes.append(test::nodes("n" + std::to_string(i) + "x[1-3]", name(i)));
        const auto join = [&](std::size_t other) {
            platform.links.append(
                test::link("l" + std::to_string(platform.links.size()), name(other), name(i)));
        };
        if (i > 0)
            join(i - 1 - random.below(std::min<std::size_t>(i, 5)));
        if (i > 3)
            join(i - 2 - random.below(2));
    }
    return platform;
}

std::map<std::string, QPointF> centresOf(const Network& network, const NetworkLayout& layout)
{
    std::map<std::string, QPointF> centres;
    QPointF middle;
    const double count = static_cast<double>(network.switches().size());
    for (const RackBox& rack : layout.racks)
        middle += rack.bar.center() / count;
    for (std::size_t i = 0; i < network.switches().size(); ++i)
        centres[network.switches()[i].name] = layout.racks[i].bar.center() - middle;
    return centres;
}

/** How far what both have moved on average, as a share of the picture's diagonal. */
double shiftBetween(const Platform& before, const Platform& after)
{
    const auto first = networkOf(before);
    const auto second = networkOf(after);
    const NetworkLayout layout = layoutNetwork(*first);
    const auto a = centresOf(*first, layout);
    const auto b = centresOf(*second, layoutNetwork(*second));
    double sum = 0;
    for (const auto& [name, place] : a)
        sum += std::hypot(b.at(name).x() - place.x(), b.at(name).y() - place.y());
    return sum / static_cast<double>(a.size()) / std::hypot(layout.bounds.width(), layout.bounds.height());
}

bool isStraight(QPointF a, QPointF b)
{
    return std::abs(a.x() - b.x()) < 1e-6 || std::abs(a.y() - b.y()) < 1e-6;
}

} // namespace

class TestLayoutStyles : public QObject
{
    Q_OBJECT

private slots:
    void recipesAreDrawnAsWhatTheyAre();
    void nothingOverlapsInAnyRecipe();
    void aTorusStandsOnItsGrid();
    void linksOfAMeshLieOnNoOtherRack();
    void aSwitchWithoutCoordinatesLeavesTheGridAsItIs();
    void aDragonflyIsARingOfGroups();
    void largeNetworksFillAWindow();
    void irregularNetworksAreDrawnByForces();
    void neighboursStandNearerThanOthers();
    void oneMoreSwitchDoesNotShuffleTheRest();
    void oneMoreNodeMovesNearlyNothing();
    void partsThatAreNotLinkedStandApart();
};

void TestLayoutStyles::recipesAreDrawnAsWhatTheyAre()
{
    const auto styleOfRecipe = [](const Topology& topology) {
        return styleOf(*networkOf(platformOf(topology)));
    };
    QCOMPARE(styleOfRecipe(RackTopology{5, 30}), LayoutStyle::layers);
    QCOMPARE(styleOfRecipe(StarTopology{}), LayoutStyle::layers);
    QCOMPARE(styleOfRecipe(TreeTopology{}), LayoutStyle::layers);
    QCOMPARE(styleOfRecipe(FatTreeTopology{6}), LayoutStyle::layers);
    QCOMPARE(styleOfRecipe(LeafSpineTopology{}), LayoutStyle::layers);
    QCOMPARE(styleOfRecipe(GridTopology{}), LayoutStyle::grid);
    QCOMPARE(styleOfRecipe(GridTopology{GridTopology::Ends::joined, 4, 3, 5, 2}), LayoutStyle::grid);
    QCOMPARE(styleOfRecipe(DragonflyTopology{}), LayoutStyle::groups);
}

void TestLayoutStyles::nothingOverlapsInAnyRecipe()
{
    for (const Topology& topology :
         {Topology(RackTopology{7, 100}), Topology(TreeTopology{3, 3, 9, 2}), Topology(FatTreeTopology{8}),
          Topology(LeafSpineTopology{9, 4, 12, 2}),
          Topology(GridTopology{GridTopology::Ends::joined, 5, 4, 3, 9}),
          Topology(GridTopology{GridTopology::Ends::joined, 8, 8, 1, 1}),
          Topology(DragonflyTopology{4, 8, 4, 0}), Topology(DragonflyTopology{1, 2, 1, 0}),
          Topology(DragonflyTopology{1, 1, 4, 5})}) {
        const auto network = networkOf(platformOf(topology));
        const NetworkLayout layout = layoutNetwork(*network);
        for (std::size_t i = 0; i < layout.racks.size(); ++i)
            for (std::size_t j = i + 1; j < layout.racks.size(); ++j)
                QVERIFY2(!layout.racks[i].box.intersects(layout.racks[j].box), describe(topology).c_str());
        for (std::size_t i = 0; i < layout.squares.size(); ++i) {
            const RackBox& rack = layout.racks[layout.rackOfNode[i]];
            QVERIFY(rack.box.contains(layout.squares[i]));
            QVERIFY(!rack.bar.intersects(layout.squares[i]));
        }
    }
}

void TestLayoutStyles::aTorusStandsOnItsGrid()
{
    const auto network = networkOf(platformOf(GridTopology{GridTopology::Ends::joined, 5, 4, 1, 1}));
    const NetworkLayout layout = layoutNetwork(*network);
    std::map<std::uint32_t, double> columns;
    std::map<std::uint32_t, double> rows;
    for (std::size_t i = 0; i < network->switches().size(); ++i) {
        const Coordinates& at = network->switches()[i].at;
        const QRectF bar = layout.racks[i].bar;
        QCOMPARE(columns.try_emplace(at[0], bar.left()).first->second, bar.left());
        QCOMPARE(rows.try_emplace(at[1], bar.top()).first->second, bar.top());
    }
    for (std::uint32_t x = 1; x < 5; ++x)
        QVERIFY(columns[x - 1] < columns[x]);
    for (std::uint32_t y = 1; y < 4; ++y)
        QVERIFY(rows[y - 1] < rows[y]);
    for (std::size_t i = 0; i < network->links().size(); ++i) {
        const auto path = layout.paths[LinkId(i)];
        for (std::size_t k = 0; k + 1 < path.size(); ++k)
            QVERIFY(isStraight(path[k], path[k + 1]));
    }
}

void TestLayoutStyles::linksOfAMeshLieOnNoOtherRack()
{
    const auto network = networkOf(platformOf(GridTopology{GridTopology::Ends::joined, 4, 4, 3, 2}));
    const NetworkLayout layout = layoutNetwork(*network);
    for (std::size_t i = 0; i < network->links().size(); ++i) {
        const Network::Link& link = network->links()[i];
        if (link.isNic)
            continue;
        const auto path = layout.paths[LinkId(i)];
        for (std::uint32_t s = 0; s < layout.racks.size(); ++s) {
            if (s == link.from.index || s == link.to.index)
                continue;
            for (std::size_t k = 0; k + 1 < path.size(); ++k)
                for (int step = 0; step <= 40; ++step)
                    QVERIFY2(!layout.racks[s].box.contains(path[k] + (path[k + 1] - path[k]) * (step / 40.0)),
                             qPrintable(
                                 QString::fromStdString(link.name + " over " + network->switches()[s].name)));
        }
    }
}

void TestLayoutStyles::aSwitchWithoutCoordinatesLeavesTheGridAsItIs()
{
    Platform platform = platformOf(GridTopology{GridTopology::Ends::open, 4, 4, 1, 1});
    const auto first = networkOf(platform);
    const NetworkLayout before = layoutNetwork(*first);
    platform.switches.append({"gateway", {}});
    platform.links.append(test::link("out", platform.switches[0].name, "gateway"));
    const auto second = networkOf(platform);
    const NetworkLayout after = layoutNetwork(*second);
    for (std::size_t i = 0; i < first->switches().size(); ++i)
        QCOMPARE(after.racks[i].box, before.racks[i].box);
    const QRectF gateway = after.racks[second->findSwitch("gateway")->index()].box;
    for (const RackBox& rack : before.racks)
        QVERIFY(rack.box.bottom() < gateway.top());
}

void TestLayoutStyles::aDragonflyIsARingOfGroups()
{
    const auto network = networkOf(platformOf(DragonflyTopology{2, 4, 2, 0}));
    const NetworkLayout layout = layoutNetwork(*network);
    std::map<std::uint32_t, QRectF> groups;
    for (std::size_t i = 0; i < network->switches().size(); ++i) {
        QRectF& group = groups[network->switches()[i].at[0]];
        group = group.united(layout.racks[i].box);
    }
    QCOMPARE(groups.size(), std::size_t{9});
    for (const auto& [a, first] : groups)
        for (const auto& [b, second] : groups)
            QVERIFY(a == b || !first.intersects(second));
    // The first one is at the top, and the second to the right of it.
    for (const auto& [number, group] : groups)
        QVERIFY(number == 0 || groups[0].top() < group.top());
    QVERIFY(groups[1].center().x() > groups[0].center().x());
    QVERIFY(groups[8].center().x() < groups[0].center().x());
}

void TestLayoutStyles::largeNetworksFillAWindow()
{
    GridTopology torus;
    torus.ends = GridTopology::Ends::joined;
    torus.x = torus.y = torus.z = 6;
    constexpr double kWindow = 720.0 / 350;
    for (const Topology& topology :
         {Topology(RackTopology{25, 1000}), Topology(RackTopology{140, 5000}), Topology(torus),
          Topology(FatTreeTopology{16}), Topology(DragonflyTopology{2, 8, 8, 64})}) {
        const NetworkLayout layout = layoutNetwork(*networkOf(platformOf(topology)));
        const double shape = layout.bounds.width() / layout.bounds.height();
        QVERIFY2(std::min(shape, kWindow) / std::max(shape, kWindow) > 0.6, describe(topology).c_str());
        // Racks are everywhere, not only around an empty middle.
        const QRectF middle = layout.bounds.adjusted(layout.bounds.width() / 4, layout.bounds.height() / 4,
                                                     -layout.bounds.width() / 4, -layout.bounds.height() / 4);
        QVERIFY2(std::any_of(layout.racks.begin(), layout.racks.end(),
                             [&](const RackBox& rack) { return middle.contains(rack.box); }),
                 describe(topology).c_str());
    }
}

void TestLayoutStyles::irregularNetworksAreDrawnByForces()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        QCOMPARE(styleOf(*networkOf(irregularPlatform(seed, 30))), LayoutStyle::forces);
}

void TestLayoutStyles::neighboursStandNearerThanOthers()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto network = networkOf(irregularPlatform(seed, 60));
        const NetworkLayout layout = layoutNetwork(*network);
        double linked = 0;
        double links = 0;
        for (const Network::Link& link : network->links())
            if (!link.isNic) {
                const QPointF way =
                    layout.racks[link.from.index].box.center() - layout.racks[link.to.index].box.center();
                linked += std::hypot(way.x(), way.y());
                links += 1;
            }
        double all = 0;
        double pairs = 0;
        for (const RackBox& a : layout.racks)
            for (const RackBox& b : layout.racks)
                if (&a != &b) {
                    const QPointF way = a.box.center() - b.box.center();
                    all += std::hypot(way.x(), way.y());
                    pairs += 1;
                }
        QVERIFY2(linked / links < 0.45 * all / pairs,
                 qPrintable(QString::number((linked / links) / (all / pairs))));
    }
}

void TestLayoutStyles::oneMoreSwitchDoesNotShuffleTheRest()
{
    std::vector<double> shifts;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Platform before = irregularPlatform(seed, 40);
        Platform after = before;
        after.switches.append({"new", {}});
        after.links.append(test::link("a", "s11", "new"));
        after.links.append(test::link("b", "s12", "new"));
        shifts.push_back(shiftBetween(before, after));
    }
    // Where a picture is nearly its own mirror image, one more switch may turn it over; that is rare.
    std::sort(shifts.begin(), shifts.end());
    QVERIFY2(shifts[18] < 0.15, qPrintable(QString::number(shifts[18])));
    QVERIFY2(shifts[10] < 0.03, qPrintable(QString::number(shifts[10])));
}

void TestLayoutStyles::oneMoreNodeMovesNearlyNothing()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Platform before = irregularPlatform(seed, 40);
        Platform after = before;
        after.nodes.append(test::nodes("extra", "s20"));
        const double shift = shiftBetween(before, after);
        QVERIFY2(shift < 0.05, qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(shift)));
    }
}

void TestLayoutStyles::partsThatAreNotLinkedStandApart()
{
    Platform platform = irregularPlatform(3, 30);
    for (const char* name : {"alone", "pair1", "pair2"})
        platform.switches.append({name, {}});
    platform.links.append(test::link("pair", "pair1", "pair2"));
    const auto network = networkOf(platform);
    const NetworkLayout layout = layoutNetwork(*network);
    QRectF main;
    for (std::size_t i = 0; i < 30; ++i)
        main = main.united(layout.racks[i].box);
    for (const char* name : {"alone", "pair1", "pair2"})
        QVERIFY(!main.intersects(layout.racks[network->findSwitch(name)->index()].box));
}

QTEST_GUILESS_MAIN(TestLayoutStyles)
#include "tst_layout_styles.moc"
