// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/platform_recipe.h"

#include "core/project/coordinates.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"
#include "core/recipes/platform_counts.h"

#include <array>

namespace contraflow {

namespace {

/** Collects the rows of a platform whose nodes and links are all equal. */
class PlatformBuilder
{
public:
    explicit PlatformBuilder(const PlatformRecipe& recipe) : m_recipe(recipe) {}

    // One per topology; the parameters have been checked.
    void operator()(const RackTopology& topology);
    void operator()(const StarTopology& topology);
    void operator()(const TreeTopology& topology);
    void operator()(const FatTreeTopology& topology);
    void operator()(const LeafSpineTopology& topology);
    void operator()(const GridTopology& topology);
    void operator()(const DragonflyTopology& topology);
    void operator()(const RailTopology& topology);

    [[nodiscard]] Platform take();

private:
    void addSwitch(std::string name, const Coordinates& at = {});
    /** Nodes called `prefix` and a number from `first` on, on a switch. */
    void addNodes(const std::string& prefix, std::uint64_t first, std::uint64_t count,
                  const std::string& switchName);
    /** The next `count` of nodes numbered through: n1, n2, … */
    void addNextNodes(std::uint64_t count, const std::string& switchName);
    void addLink(std::string name, std::string from, std::string to);
    /** Links of one kind are numbered through: up1, up2, … */
    void addLink(const std::string& kind, std::uint64_t& last, const std::string& from,
                 const std::string& to);

    const PlatformRecipe& m_recipe;
    std::vector<SwitchRow> m_switches;
    std::vector<NodeRow> m_nodes;
    std::vector<ServerRow> m_servers;
    std::vector<LinkRow> m_links;
    std::uint64_t m_nodeCount = 0;
};

std::string number(std::uint64_t value)
{
    return std::to_string(value);
}

std::string numbered(const char* kind, std::uint64_t a, std::uint64_t b)
{
    return kind + number(a) + "-" + number(b);
}

void PlatformBuilder::addSwitch(std::string name, const Coordinates& at)
{
    SwitchRow row{std::move(name), {}};
    setCoordinates(row.extras, at);
    m_switches.push_back(std::move(row));
}

void PlatformBuilder::addNodes(const std::string& prefix, std::uint64_t first, std::uint64_t count,
                               const std::string& switchName)
{
    NodeRow row;
    row.name =
        prefix + (count == 1 ? number(first) : "[" + number(first) + "-" + number(first + count - 1) + "]");
    row.switchName = switchName;
    row.cores = m_recipe.cores;
    row.bandwidth = m_recipe.nicBandwidth;
    row.latency = m_recipe.nicLatency;
    m_nodes.push_back(std::move(row));
}

void PlatformBuilder::addNextNodes(std::uint64_t count, const std::string& switchName)
{
    addNodes("n", m_nodeCount + 1, count, switchName);
    m_nodeCount += count;
}

void PlatformBuilder::addLink(std::string name, std::string from, std::string to)
{
    LinkRow link;
    link.name = std::move(name);
    link.from = std::move(from);
    link.to = std::move(to);
    link.bandwidth = m_recipe.uplinkBandwidth;
    link.latency = m_recipe.uplinkLatency;
    m_links.push_back(std::move(link));
}

void PlatformBuilder::addLink(const std::string& kind, std::uint64_t& last, const std::string& from,
                              const std::string& to)
{
    addLink(kind + number(++last), from, to);
}

void PlatformBuilder::operator()(const RackTopology& t)
{
    for (std::uint64_t rack = 0; rack < t.racks; ++rack) {
        const std::string name = "tor" + number(rack + 1);
        addSwitch(name);
        addNodes("r" + number(rack + 1) + "n", 1, t.nodes / t.racks + (rack < t.nodes % t.racks ? 1 : 0),
                 name);
        if (t.racks > 2)
            addLink("uplink" + number(rack + 1), name, "core");
    }
    if (t.racks == 2)
        addLink("backbone", "tor1", "tor2");
    if (t.racks > 2)
        addSwitch("core");
}

void PlatformBuilder::operator()(const StarTopology& t)
{
    addSwitch("switch");
    addNextNodes(t.nodes, "switch");
}

void PlatformBuilder::operator()(const TreeTopology& t)
{
    const std::vector<double> uplinks = treeUplinks(m_recipe, t);
    const auto nameOf = [&](std::uint64_t level, std::uint64_t index) {
        return level == t.levels ? "root" : numbered("s", level, index + 1);
    };
    std::uint64_t switches = 1;
    for (std::uint64_t level = t.levels; level >= 1; --level) {
        std::uint64_t links = 0;
        for (std::uint64_t i = 0; i < switches; ++i) {
            addSwitch(nameOf(level, i));
            if (level == 1)
                addNextNodes(t.nodesPerSwitch, nameOf(level, i));
            if (level == t.levels)
                continue;
            for (double copy = 0; copy < uplinks[level - 1]; ++copy)
                addLink("up" + number(level) + "-", links, nameOf(level, i), nameOf(level + 1, i / t.arity));
        }
        switches *= t.arity;
    }
}

void PlatformBuilder::operator()(const FatTreeTopology& t)
{
    const std::uint64_t halfK = t.k / 2;
    std::uint64_t lower = 0;
    std::uint64_t upper = 0;
    for (std::uint64_t core = 1; core <= halfK * halfK; ++core)
        addSwitch("core" + number(core));
    for (std::uint64_t pod = 1; pod <= t.k; ++pod) {
        for (std::uint64_t i = 1; i <= halfK; ++i) {
            const std::string aggregation = numbered("agg", pod, i);
            addSwitch(aggregation);
            // Aggregation switch i of every pod is joined to the same k/2 core switches.
            for (std::uint64_t j = 1; j <= halfK; ++j)
                addLink("upper", upper, aggregation, "core" + number((i - 1) * halfK + j));
        }
        for (std::uint64_t i = 1; i <= halfK; ++i) {
            const std::string edge = numbered("edge", pod, i);
            addSwitch(edge);
            addNextNodes(halfK, edge);
            for (std::uint64_t j = 1; j <= halfK; ++j)
                addLink("lower", lower, edge, numbered("agg", pod, j));
        }
    }
}

void PlatformBuilder::operator()(const LeafSpineTopology& t)
{
    std::uint64_t links = 0;
    for (std::uint64_t spine = 1; spine <= t.spines; ++spine)
        addSwitch("spine" + number(spine));
    for (std::uint64_t leaf = 1; leaf <= t.leaves; ++leaf) {
        const std::string name = "leaf" + number(leaf);
        addSwitch(name);
        addNextNodes(t.nodesPerSwitch, name);
        for (std::uint64_t spine = 1; spine <= t.spines; ++spine)
            for (std::uint64_t copy = 0; copy < t.parallelLinks; ++copy)
                addLink("up", links, name, "spine" + number(spine));
    }
}

void PlatformBuilder::operator()(const GridTopology& t)
{
    const std::array<std::uint64_t, 3> lengths{t.x, t.y, t.z};
    const std::size_t dimensions = t.z > 1 ? 3 : 2;
    using Place = std::array<std::uint64_t, 3>;
    const auto nameOf = [&](const Place& at) {
        return numbered("s", at[0], at[1]) + (dimensions == 3 ? "-" + number(at[2]) : std::string());
    };
    std::array<std::uint64_t, 3> links{};
    Place at{};
    for (at[2] = 0; at[2] < t.z; ++at[2])
        for (at[1] = 0; at[1] < t.y; ++at[1])
            for (at[0] = 0; at[0] < t.x; ++at[0]) {
                const std::string name = nameOf(at);
                Coordinates coordinates(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(dimensions));
                addSwitch(name, coordinates);
                addNextNodes(t.nodesPerSwitch, name);
                for (std::size_t d = 0; d < dimensions; ++d) {
                    Place next = at;
                    ++next[d];
                    if (next[d] == lengths[d]) {
                        // A ring of 2 would join the same two switches twice.
                        if (t.ends == GridTopology::Ends::open || lengths[d] <= 2)
                            continue;
                        next[d] = 0;
                    }
                    addLink(std::string(1, "xyz"[d]), links[d], name, nameOf(next));
                }
            }
}

void PlatformBuilder::operator()(const DragonflyTopology& t)
{
    const std::uint64_t groups = dragonflyGroups(t);
    const auto nameOf = [](std::uint64_t group, std::uint64_t index) {
        return "g" + number(group) + "s" + number(index);
    };
    std::uint64_t local = 0;
    for (std::uint64_t group = 0; group < groups; ++group)
        for (std::uint64_t i = 0; i < t.switchesPerGroup; ++i) {
            addSwitch(nameOf(group, i), {static_cast<std::uint32_t>(group), static_cast<std::uint32_t>(i)});
            addNextNodes(t.nodesPerSwitch, nameOf(group, i));
            for (std::uint64_t j = i + 1; j < t.switchesPerGroup; ++j)
                addLink("local", local, nameOf(group, i), nameOf(group, j));
        }
    std::uint64_t global = 0;
    for (std::uint64_t round = 0; round < dragonflyPairLinks(t); ++round)
        for (std::uint64_t a = 0; a < groups; ++a)
            for (std::uint64_t b = a + 1; b < groups; ++b) {
                // Consecutive arrangement: the ports of a group lead to the other groups in order.
                const std::uint64_t portOfA = round * (groups - 1) + b - 1;
                const std::uint64_t portOfB = round * (groups - 1) + a;
                addLink("global", global, nameOf(a, portOfA / t.globalLinks),
                        nameOf(b, portOfB / t.globalLinks));
            }
}

void PlatformBuilder::operator()(const RailTopology& t)
{
    const auto nameOf = [&t](const std::string& rail, std::uint64_t block) {
        return "leaf" + rail + (t.leavesPerRail > 1 ? "-" + number(block) : std::string());
    };
    for (std::uint64_t spine = 1; spine <= t.spines; ++spine)
        addSwitch("spine" + number(spine));
    const double copies = railUplinks(m_recipe, t);
    std::uint64_t links = 0;
    std::uint64_t servers = 0;
    for (std::uint64_t block = 1; block <= t.leavesPerRail; ++block) {
        for (std::uint64_t rail = 1; rail <= t.gpus; ++rail) {
            const std::string leaf = nameOf(number(rail), block);
            addSwitch(leaf);
            for (std::uint64_t spine = 1; spine <= t.spines; ++spine)
                for (double copy = 0; copy < copies; ++copy)
                    addLink("up", links, leaf, "spine" + number(spine));
        }
        const std::uint64_t count =
            t.servers / t.leavesPerRail + (block <= t.servers % t.leavesPerRail ? 1 : 0);
        ServerRow row;
        row.name = count == 1 ? "s" + number(servers + 1)
                              : "s[" + number(servers + 1) + "-" + number(servers + count) + "]";
        row.gpus = static_cast<std::uint32_t>(t.gpus);
        row.nics = row.gpus;
        row.bandwidth = m_recipe.nicBandwidth;
        row.latency = m_recipe.nicLatency;
        row.localBandwidth = t.gpuBandwidth;
        row.localLatency = t.gpuLatency;
        row.rails = nameOf(t.gpus == 1 ? "1" : "[1-" + number(t.gpus) + "]", block);
        m_servers.push_back(std::move(row));
        servers += count;
    }
}

Platform PlatformBuilder::take()
{
    Platform platform;
    platform.name = m_recipe.name;
    platform.routing = m_recipe.routing.value_or(infoOf(m_recipe.topology).routing);
    platform.switches = SharedRows<SwitchRow>(std::move(m_switches));
    platform.nodes = SharedRows<NodeRow>(std::move(m_nodes));
    platform.servers = SharedRows<ServerRow>(std::move(m_servers));
    platform.links = SharedRows<LinkRow>(std::move(m_links));
    return platform;
}

template<auto member>
constexpr PlatformOption figure(Dimension dimension, std::string_view option, std::string_view label,
                                std::string_view help)
{
    const std::string_view value = dimension == Dimension::duration ? "TIME" : "BANDWIDTH";
    return {{.option = option, .value = value, .label = label, .help = help, .dimension = dimension},
            memberOf<member>};
}

constexpr std::array kPlatformOptions{
    PlatformOption{{.option = "--cores",
                    .value = "N",
                    .label = "Cores of a node",
                    .help = "cores of each node (default 1)",
                    .maximum = 1'000'000},
                   memberOf<&PlatformRecipe::cores>},
    figure<&PlatformRecipe::nicBandwidth>(Dimension::bandwidth, "--nic", "Node bandwidth, each way",
                                          "of each node's NIC, each way (default 940 Mbit/s)"),
    figure<&PlatformRecipe::nicLatency>(Dimension::duration, "--nic-latency", "Node latency",
                                        "of each NIC's link (default 0 s)"),
    figure<&PlatformRecipe::uplinkBandwidth>(Dimension::bandwidth, "--uplink", "Link bandwidth, each way",
                                             "of each link between switches, each way (default 9.4 Gbit/s)"),
    figure<&PlatformRecipe::uplinkLatency>(Dimension::duration, "--uplink-latency", "Link latency",
                                           "of each link between switches (default 0 s)"),
};

} // namespace

std::span<const PlatformOption> platformOptions()
{
    return kPlatformOptions;
}

Result<Platform> makePlatform(const PlatformRecipe& recipe)
{
    RETURN_IF_ERROR(countPlatform(recipe));
    PlatformBuilder builder(recipe);
    std::visit(builder, recipe.topology);
    return builder.take();
}

std::vector<std::string> nodeNames(const Platform& platform)
{
    std::vector<std::string> names;
    for (const NodeRow& row : platform.nodes)
        if (auto hosts = expandHostList(row.name))
            for (std::string& name : *hosts)
                names.push_back(std::move(name));
    for (const ServerRow& row : platform.servers)
        for (std::string& name : gpuNames(row))
            names.push_back(std::move(name));
    return names;
}

} // namespace contraflow
