// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/recipes/topology.h"

#include <array>

namespace contraflow {

namespace {

constexpr double kMost = static_cast<double>(kMaxRecipeNodes);

template<typename Shape, auto member>
OptionValue valueIn(Topology& topology)
{
    return &(std::get<Shape>(topology).*member);
}

template<typename Shape, std::uint64_t Shape::*member>
constexpr TopologyField field(std::string_view option, std::string_view label, std::string_view help,
                              double minimum = 1, double maximum = kMost)
{
    return {{option, "N", label, help, {}, minimum, maximum}, valueIn<Shape, member>};
}

using Rack = RackTopology;
using Star = StarTopology;
using Tree = TreeTopology;
using Fat = FatTreeTopology;
using Leaf = LeafSpineTopology;
using Grid = GridTopology;
using Fly = DragonflyTopology;
using Rail = RailTopology;

constexpr std::array kRackFields{
    field<Rack, &Rack::racks>("--racks", "Racks", "racks, one switch each"),
    field<Rack, &Rack::nodes>("--nodes", "Nodes in all", "nodes in all, spread evenly over the racks"),
};

constexpr std::array kStarFields{
    field<Star, &Star::nodes>("--nodes", "Nodes", "nodes in all"),
};

constexpr std::array kTreeFields{
    field<Tree, &Tree::levels>("--levels", "Levels of switches", "levels of switches", 1, 20),
    field<Tree, &Tree::arity>("--arity", "Switches below a switch", "switches below each switch", 2),
    field<Tree, &Tree::nodesPerSwitch>("--nodes-per-switch", "Nodes of a lowest switch",
                                       "nodes of each switch that has any"),
    TopologyField{{"--oversubscription",
                   "RATIO",
                   "Oversubscription",
                   "wanted at each level: what comes from below over what the links upwards carry",
                   {},
                   0.01,
                   1000},
                  valueIn<Tree, &Tree::oversubscription>},
};

constexpr std::array kFatTreeFields{
    field<Fat, &Fat::k>("--k", "k, ports of a switch", "ports of every switch, an even number", 2, 158),
};

constexpr std::array kLeafSpineFields{
    field<Leaf, &Leaf::leaves>("--leaves", "Leaf switches", "leaf switches"),
    field<Leaf, &Leaf::spines>("--spines", "Spine switches", "spine switches"),
    field<Leaf, &Leaf::nodesPerSwitch>("--nodes-per-switch", "Nodes of a leaf",
                                       "nodes of each switch that has any"),
    field<Leaf, &Leaf::parallelLinks>("--parallel", "Links of a leaf to a spine",
                                      "parallel links between two switches"),
};

constexpr std::array kGridFields{
    field<Grid, &Grid::x>("--x", "Switches in x", "switches in the first dimension"),
    field<Grid, &Grid::y>("--y", "Switches in y", "switches in the second dimension"),
    field<Grid, &Grid::z>("--z", "Switches in z", "switches in the third dimension; 1: it has two"),
    field<Grid, &Grid::nodesPerSwitch>("--nodes-per-switch", "Nodes of a switch",
                                       "nodes of each switch that has any"),
};

constexpr std::array kDragonflyFields{
    field<Fly, &Fly::nodesPerSwitch>("--nodes-per-switch", "p, nodes of a switch",
                                     "nodes of each switch that has any"),
    field<Fly, &Fly::switchesPerGroup>("--group", "a, switches of a group", "switches of each group"),
    field<Fly, &Fly::globalLinks>("--global", "h, links of a switch to other groups",
                                  "links of each switch to other groups"),
    field<Fly, &Fly::groups>("--groups", "Groups; 0: a·h + 1", "groups; 0: as many as there can be, a·h + 1",
                             0),
};

constexpr std::array kRailFields{
    field<Rail, &Rail::servers>("--servers", "Servers", "servers of GPUs"),
    field<Rail, &Rail::gpus>("--gpus", "GPUs of a server", "GPUs of each server, with a NIC and a rail each"),
    field<Rail, &Rail::leavesPerRail>("--leaves-per-rail", "Leaf switches of a rail",
                                      "leaf switches of each rail"),
    field<Rail, &Rail::spines>("--spines", "Spine switches", "spine switches", 0),
    TopologyField{{"--oversubscription",
                   "RATIO",
                   "Oversubscription",
                   "wanted at each level: what comes from below over what the links upwards carry",
                   {},
                   0.01,
                   1000},
                  valueIn<Rail, &Rail::oversubscription>},
    TopologyField{{.option = "--gpu-link",
                   .value = "BANDWIDTH",
                   .label = "GPU bandwidth in a server, each way",
                   .help = "of each GPU into the switch within its server, each way",
                   .dimension = Dimension::bandwidth},
                  valueIn<Rail, &Rail::gpuBandwidth>},
    TopologyField{{.option = "--gpu-link-latency",
                   .value = "TIME",
                   .label = "GPU latency in a server",
                   .help = "of each GPU's link to the switch within its server",
                   .dimension = Dimension::duration},
                  valueIn<Rail, &Rail::gpuLatency>},
};

const std::array<TopologyInfo, 9>& catalog()
{
    static const std::array<TopologyInfo, 9> entries{{
        {"racks", "Racks",
         "Racks of equal nodes, each with one switch. Two racks are joined by a backbone link, three or more "
         "hang on a core switch.",
         Rack{}, kRackFields, RoutingRule::shortest},
        {"star", "Star", "All nodes on one switch.", Star{}, kStarFields, RoutingRule::shortest},
        {"tree", "Tree",
         "Levels of switches with the nodes below the lowest. A switch has as many parallel links upwards as "
         "the oversubscription asks for, at least one.",
         Tree{}, kTreeFields, RoutingRule::ecmpHash},
        {"fat-tree", "Fat-tree",
         "The k-ary fat-tree of Al-Fares et al. (2008): k³/4 nodes and 5k²/4 switches with k ports each.",
         Fat{}, kFatTreeFields, RoutingRule::ecmpHash},
        {"leaf-spine", "Leaf–spine", "Every leaf switch is joined to every spine switch.", Leaf{},
         kLeafSpineFields, RoutingRule::ecmpHash},
        {"mesh", "Mesh", "Switches on a grid of two or three dimensions, joined to their neighbours.", Grid{},
         kGridFields, RoutingRule::dimensionOrder},
        {"torus", "Torus", "A mesh whose dimensions are closed to rings, where they are longer than 2.",
         Grid{.ends = Grid::Ends::joined}, kGridFields, RoutingRule::dimensionOrder},
        {"dragonfly", "Dragonfly",
         "Groups of switches after Kim et al. (2008): all joined within a group, every two groups joined, "
         "links in consecutive arrangement. Balanced when a = 2p = 2h.",
         Fly{}, kDragonflyFields, RoutingRule::minimal},
        {"rail-optimised", "Rail-optimised",
         "Servers of GPUs that a switch within joins. The first NICs of all servers lead to one leaf switch, "
         "the second ones to another, and spine switches join these rails.",
         Rail{}, kRailFields, RoutingRule::ecmpHash},
    }};
    return entries;
}

struct Describer
{
    std::string operator()(const Rack& t) const
    {
        return sentence("%1 in %2", {counted(t.nodes, "node"), counted(t.racks, "rack")});
    }
    std::string operator()(const Star& t) const
    {
        return sentence("%1 on one switch", {counted(t.nodes, "node")});
    }
    std::string operator()(const Tree& t) const
    {
        return sentence("a tree of %1 with %2 on each lowest switch",
                        {counted(t.levels, "level"), counted(t.nodesPerSwitch, "node")});
    }
    std::string operator()(const Fat& t) const
    {
        return sentence("%1 in a fat-tree (k = %2)",
                        {counted(t.k * t.k * t.k / 4, "node"), groupedCount(t.k)});
    }
    std::string operator()(const Leaf& t) const
    {
        return sentence("%1 in a leaf–spine network (%2 below %3)",
                        {counted(t.leaves * t.nodesPerSwitch, "node"),
                         counted(t.leaves, "switch", "switches"), groupedCount(t.spines)});
    }
    std::string operator()(const Grid& t) const
    {
        const std::string size =
            groupedCount(t.x) + " × " + groupedCount(t.y) + (t.z > 1 ? " × " + groupedCount(t.z) : "");
        return t.ends == Grid::Ends::open ? sentence("a mesh of %1 switches", {size})
                                          : sentence("a torus of %1 switches", {size});
    }
    std::string operator()(const Rail& t) const
    {
        return sentence("%1 of %2 on %3",
                        {counted(t.servers, "server"), counted(t.gpus, "GPU"), counted(t.gpus, "rail")});
    }
    std::string operator()(const Fly& t) const
    {
        return sentence(
            "a dragonfly (p = %1, a = %2, h = %3)",
            {groupedCount(t.nodesPerSwitch), groupedCount(t.switchesPerGroup), groupedCount(t.globalLinks)});
    }
};

} // namespace

std::span<const TopologyInfo> topologyCatalog()
{
    return catalog();
}

const TopologyInfo* findTopology(std::string_view name)
{
    return rowNamed(catalog(), name);
}

const TopologyInfo& infoOf(const Topology& topology)
{
    const auto* grid = std::get_if<Grid>(&topology);
    for (const TopologyInfo& info : catalog()) {
        if (info.defaults.index() != topology.index())
            continue;
        if (!grid || std::get<Grid>(info.defaults).ends == grid->ends)
            return info;
    }
    return catalog().front();
}

std::optional<TopologyProblem> problemOf(const Topology& topology)
{
    Topology copy = topology;
    const TopologyInfo& info = infoOf(topology);
    for (const TopologyField& f : info.fields) {
        const OptionValue answer = f.in(copy);
        if (std::holds_alternative<Quantity*>(answer))
            continue; // any will do that can be read
        const double value = parseNumber(optionText(answer)).value_or(0);
        if (!(value >= f.minimum && value <= f.maximum))
            return TopologyProblem{sentence("%1 %2 does not fit; a network of the recipe %3 takes %4 to %5",
                                            {f.option, numberText(value), info.name, numberText(f.minimum),
                                             numberText(f.maximum)}),
                                   f.option};
    }
    if (const auto* racks = std::get_if<Rack>(&topology); racks && racks->nodes < racks->racks)
        return TopologyProblem{sentence("%1 cannot fill %2; give at least one node for each rack",
                                        {counted(racks->nodes, "node"), counted(racks->racks, "rack")}),
                               "--nodes"};
    if (const auto* rail = std::get_if<Rail>(&topology)) {
        if (rail->gpuBandwidth.value <= 0)
            return TopologyProblem{
                sentence("bandwidths must be above 0; write a bandwidth such as 370.8 GB/s"), "--gpu-link"};
        if (rail->leavesPerRail > rail->servers)
            return TopologyProblem{
                sentence("%1 cannot fill %2 of a rail; give at least one server for each",
                         {counted(rail->servers, "server"), counted(rail->leavesPerRail, "leaf", "leaves")}),
                "--leaves-per-rail"};
        if (rail->leavesPerRail > 1 && rail->spines == 0)
            return TopologyProblem{
                sentence("nothing joins the leaves of a rail; give a spine, or one leaf for each rail"),
                "--spines"};
    }
    if (const auto* fat = std::get_if<Fat>(&topology); fat && fat->k % 2 != 0)
        return TopologyProblem{
            sentence("a fat-tree needs an even number of ports, not %1; take %2 or %3",
                     {groupedCount(fat->k), groupedCount(fat->k - 1), groupedCount(fat->k + 1)}),
            "--k"};
    if (const auto* fly = std::get_if<Fly>(&topology)) {
        const std::uint64_t most = fly->switchesPerGroup * fly->globalLinks + 1;
        if (fly->groups > most)
            return TopologyProblem{
                sentence(
                    "%1 groups cannot all be joined by %2 links of each group; take at most %3, or more links",
                    {groupedCount(fly->groups), groupedCount(most - 1), groupedCount(most)}),
                "--groups"};
    }
    return {};
}

std::string describe(const Topology& topology)
{
    return std::visit(Describer{}, topology);
}

} // namespace contraflow
