// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/platform_recipe.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/project/coordinates.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

double asDouble(std::uint64_t count)
{
    return static_cast<double>(count);
}

/** Parallel links from a switch of each level to the one above, the lowest level first; none for the root. */
std::vector<double> treeUplinks(const PlatformRecipe& recipe, const TreeTopology& tree)
{
    std::vector<double> uplinks;
    double below = asDouble(tree.nodesPerSwitch) * recipe.nicBandwidth.value;
    for (std::uint64_t level = 1; level < tree.levels; ++level) {
        const double wanted = below / (tree.oversubscription * recipe.uplinkBandwidth.value);
        uplinks.push_back(std::max(1.0, std::ceil(wanted * (1 - Tolerance::kRelative))));
        below = asDouble(tree.arity) * uplinks.back() * recipe.uplinkBandwidth.value;
    }
    return uplinks;
}

/** Links between a leaf and a spine; 0 without spines. May be too large to be made. */
double railUplinks(const PlatformRecipe& recipe, const RailTopology& rails)
{
    if (rails.spines == 0)
        return 0;
    const double below =
        std::ceil(asDouble(rails.servers) / asDouble(rails.leavesPerRail)) * recipe.nicBandwidth.value;
    const double wanted =
        below / (rails.oversubscription * recipe.uplinkBandwidth.value * asDouble(rails.spines));
    return std::max(1.0, std::ceil(wanted * (1 - Tolerance::kRelative)));
}

/** The number of groups, chosen or the most there can be. */
std::uint64_t dragonflyGroups(const DragonflyTopology& dragonfly)
{
    return dragonfly.groups > 0 ? dragonfly.groups : dragonfly.switchesPerGroup * dragonfly.globalLinks + 1;
}

/** Links between every two groups. */
std::uint64_t dragonflyPairLinks(const DragonflyTopology& dragonfly)
{
    const std::uint64_t groups = dragonflyGroups(dragonfly);
    return groups > 1 ? dragonfly.switchesPerGroup * dragonfly.globalLinks / (groups - 1) : 0;
}

/** Counts as doubles: too large ones are compared with the bounds before anything overflows, and those
 * within are exact. */
struct Sizes
{
    double nodes = 0;
    double switches = 0;
    double links = 0;
    double bisection = 0; ///< bytes per second, not yet held against what half of the nodes can send
    // Of the switch with nodes that has most of them for its links to other switches.
    double nodesOfSwitch = 0;
    double linksOfSwitch = 0; ///< to other switches; 0: none
};

double half(double count)
{
    return std::floor(count / 2);
}

class Counter
{
public:
    explicit Counter(const PlatformRecipe& recipe)
        : m_recipe(recipe)
        , m_nic(recipe.nicBandwidth.value)
        , m_link(recipe.uplinkBandwidth.value)
    {}

    Sizes operator()(const RackTopology& t) const
    {
        const double racks = asDouble(t.racks);
        const double nodes = asDouble(t.nodes);
        if (t.racks == 1)
            return {nodes, 1, 0, half(nodes) * m_nic};
        const double most = std::ceil(nodes / racks);
        if (t.racks == 2)
            return {nodes, 2, 1, m_link, most, 1};
        return {nodes, racks + 1, racks, half(racks) * m_link + middle(racks, half(nodes / racks) * m_nic),
                most,  1};
    }

    Sizes operator()(const StarTopology& t) const
    {
        return {asDouble(t.nodes), 1, 0, half(asDouble(t.nodes)) * m_nic};
    }

    Sizes operator()(const TreeTopology& t) const
    {
        const std::vector<double> uplinks = treeUplinks(m_recipe, t);
        const double arity = asDouble(t.arity);
        Sizes sizes;
        double switches = 1; // of the level, from the root down
        for (std::size_t level = uplinks.size(); level-- > 0;) {
            sizes.switches += switches;
            switches *= arity;
            sizes.links += switches * uplinks[level];
        }
        sizes.switches += switches;
        sizes.nodes = switches * asDouble(t.nodesPerSwitch);
        sizes.bisection = half(asDouble(t.nodesPerSwitch)) * m_nic;
        for (const double links : uplinks)
            sizes.bisection = half(arity) * links * m_link + middle(arity, sizes.bisection);
        sizes.nodesOfSwitch = asDouble(t.nodesPerSwitch);
        sizes.linksOfSwitch = uplinks.empty() ? 0 : uplinks.front();
        return sizes;
    }

    Sizes operator()(const FatTreeTopology& t) const
    {
        const double k = asDouble(t.k);
        return {k * k * k / 4, 5 * k * k / 4, k * k * k / 2, k * k * k / 8 * m_link, k / 2, k / 2};
    }

    Sizes operator()(const LeafSpineTopology& t) const
    {
        const double leaves = asDouble(t.leaves);
        const double up = asDouble(t.spines) * asDouble(t.parallelLinks);
        const double nodes = asDouble(t.nodesPerSwitch);
        return {leaves * nodes, leaves + asDouble(t.spines),
                leaves * up,    half(leaves) * up * m_link + middle(leaves, half(nodes) * m_nic),
                nodes,          up};
    }

    Sizes operator()(const GridTopology& t) const
    {
        Sizes sizes;
        const std::vector<double> lengths{asDouble(t.x), asDouble(t.y), asDouble(t.z)};
        sizes.switches = lengths[0] * lengths[1] * lengths[2];
        sizes.nodes = sizes.switches * asDouble(t.nodesPerSwitch);
        for (const double length : lengths)
            sizes.links += sizes.switches / length * (length - 1 + (isRing(t, length) ? 1 : 0));
        sizes.bisection = gridBisection(t, lengths);
        sizes.nodesOfSwitch = asDouble(t.nodesPerSwitch);
        for (const double length : lengths) // at a corner
            sizes.linksOfSwitch += isRing(t, length) ? 2 : length > 1 ? 1 : 0;
        return sizes;
    }

    Sizes operator()(const RailTopology& t) const
    {
        const double leaves = asDouble(t.leavesPerRail);
        const double rails = asDouble(t.gpus);
        const double below = std::ceil(asDouble(t.servers) / leaves);
        const double up = asDouble(t.spines) * railUplinks(m_recipe, t);
        return {asDouble(t.servers) * rails,
                rails * leaves + asDouble(t.spines),
                rails * leaves * up,
                rails * (half(leaves) * up * m_link +
                         middle(leaves, half(std::floor(asDouble(t.servers) / leaves)) * m_nic)),
                below,
                up};
    }

    Sizes operator()(const DragonflyTopology& t) const
    {
        const double groups = asDouble(dragonflyGroups(t));
        const double a = asDouble(t.switchesPerGroup);
        const double pairLinks = asDouble(dragonflyPairLinks(t));
        // Ports are taken switch by switch, so that the last one has what is left.
        const double fewest = std::max(0.0, pairLinks * (groups - 1) - (a - 1) * asDouble(t.globalLinks));
        const double withinGroup =
            half(a) * (a - half(a)) * m_link + middle(a, half(asDouble(t.nodesPerSwitch)) * m_nic);
        return {groups * a * asDouble(t.nodesPerSwitch),
                groups * a,
                groups * a * (a - 1) / 2 + groups * (groups - 1) / 2 * pairLinks,
                half(groups) * (groups - half(groups)) * pairLinks * m_link + middle(groups, withinGroup),
                asDouble(t.nodesPerSwitch),
                a - 1 + fewest};
    }

private:
    /** What a cut through the middle one of an odd number of parts adds. */
    static double middle(double count, double cut) { return half(count) * 2 == count ? 0 : cut; }

    static bool isRing(const GridTopology& t, double length)
    {
        return t.ends == GridTopology::Ends::joined && length > 2;
    }

    /** The least over the dimensions to cut first; a middle layer is cut along the rest of them. */
    [[nodiscard]] double gridBisection(const GridTopology& t, const std::vector<double>& lengths) const
    {
        double least = -1;
        for (std::size_t d = 0; d < lengths.size(); ++d) {
            if (lengths[d] == 1)
                continue;
            std::vector<double> rest = lengths;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(d));
            double cut = isRing(t, lengths[d]) ? 2 * m_link : m_link;
            for (const double length : rest)
                cut *= length;
            cut += middle(lengths[d], gridBisection(t, rest));
            least = least < 0 ? cut : std::min(least, cut);
        }
        return least < 0 ? half(asDouble(t.nodesPerSwitch)) * m_nic : least;
    }

    const PlatformRecipe& m_recipe;
    double m_nic;
    double m_link;
};

std::string tooMany(const char* pattern, std::uint64_t most)
{
    return sentence(pattern, {groupedCount(most)});
}

std::string number(std::uint64_t value)
{
    return std::to_string(value);
}

std::string numbered(const char* kind, std::uint64_t a, std::uint64_t b)
{
    return kind + number(a) + "-" + number(b);
}

/** Collects the rows of a platform whose nodes and links are all equal. */
class PlatformBuilder
{
public:
    explicit PlatformBuilder(const PlatformRecipe& recipe) : m_recipe(recipe) {}

    // One per topology; the parameters have been checked.

    void operator()(const RackTopology& t)
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

    void operator()(const StarTopology& t)
    {
        addSwitch("switch");
        addNextNodes(t.nodes, "switch");
    }

    void operator()(const TreeTopology& t)
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
                    addLink("up" + number(level) + "-", links, nameOf(level, i),
                            nameOf(level + 1, i / t.arity));
            }
            switches *= t.arity;
        }
    }

    void operator()(const FatTreeTopology& t)
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

    void operator()(const LeafSpineTopology& t)
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

    void operator()(const GridTopology& t)
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

    void operator()(const DragonflyTopology& t)
    {
        const std::uint64_t groups = dragonflyGroups(t);
        const auto nameOf = [](std::uint64_t group, std::uint64_t index) {
            return "g" + number(group) + "s" + number(index);
        };
        std::uint64_t local = 0;
        for (std::uint64_t group = 0; group < groups; ++group)
            for (std::uint64_t i = 0; i < t.switchesPerGroup; ++i) {
                addSwitch(nameOf(group, i),
                          {static_cast<std::uint32_t>(group), static_cast<std::uint32_t>(i)});
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

    void operator()(const RailTopology& t)
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

    [[nodiscard]] Platform take()
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

private:
    void addSwitch(std::string name, const Coordinates& at = {})
    {
        SwitchRow row{std::move(name), {}};
        setCoordinates(row.extras, at);
        m_switches.push_back(std::move(row));
    }

    /** Nodes called `prefix` and a number from `first` on, on a switch. */
    void addNodes(const std::string& prefix, std::uint64_t first, std::uint64_t count,
                  const std::string& switchName)
    {
        NodeRow row;
        row.name = prefix +
                   (count == 1 ? number(first) : "[" + number(first) + "-" + number(first + count - 1) + "]");
        row.switchName = switchName;
        row.cores = m_recipe.cores;
        row.bandwidth = m_recipe.nicBandwidth;
        row.latency = m_recipe.nicLatency;
        m_nodes.push_back(std::move(row));
    }

    /** The next `count` of nodes numbered through: n1, n2, … */
    void addNextNodes(std::uint64_t count, const std::string& switchName)
    {
        addNodes("n", m_nodeCount + 1, count, switchName);
        m_nodeCount += count;
    }

    void addLink(std::string name, std::string from, std::string to)
    {
        LinkRow link;
        link.name = std::move(name);
        link.from = std::move(from);
        link.to = std::move(to);
        link.bandwidth = m_recipe.uplinkBandwidth;
        link.latency = m_recipe.uplinkLatency;
        m_links.push_back(std::move(link));
    }

    /** Links of one kind are numbered through: up1, up2, … */
    void addLink(const std::string& kind, std::uint64_t& last, const std::string& from, const std::string& to)
    {
        addLink(kind + number(++last), from, to);
    }

    const PlatformRecipe& m_recipe;
    std::vector<SwitchRow> m_switches;
    std::vector<NodeRow> m_nodes;
    std::vector<ServerRow> m_servers;
    std::vector<LinkRow> m_links;
    std::uint64_t m_nodeCount = 0;
};

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

Result<PlatformCounts> countPlatform(const PlatformRecipe& recipe)
{
    if (const auto problem = problemOf(recipe.topology))
        return Error{ErrorCode::invalidInput, problem->text};
    if (recipe.nicBandwidth.value <= 0 || recipe.uplinkBandwidth.value <= 0)
        return invalidInput("bandwidths must be above 0; write a bandwidth such as 940 Mbit/s");
    const Sizes sizes = std::visit(Counter(recipe), recipe.topology);
    if (sizes.nodes > static_cast<double>(kMaxRecipeNodes))
        return Error{ErrorCode::invalidInput,
                     tooMany(phrase("this network would have more than %1 nodes; take smaller numbers"),
                             kMaxRecipeNodes)};
    if (sizes.switches > static_cast<double>(kMaxRecipeNodes))
        return Error{ErrorCode::invalidInput,
                     tooMany(phrase("this network would have more than %1 switches; take smaller numbers"),
                             kMaxRecipeNodes)};
    if (sizes.links > static_cast<double>(kMaxRecipeLinks))
        return Error{
            ErrorCode::invalidInput,
            tooMany(
                phrase("this network would have more than %1 links between switches; take smaller numbers"),
                kMaxRecipeLinks)};

    PlatformCounts counts;
    counts.nodes = static_cast<std::uint64_t>(sizes.nodes);
    counts.switches = static_cast<std::uint64_t>(sizes.switches);
    counts.links = static_cast<std::uint64_t>(sizes.links);
    const double mostSent = half(sizes.nodes) * recipe.nicBandwidth.value;
    counts.bisection = std::min(sizes.bisection, mostSent);
    if (counts.bisection > 0)
        counts.bisectionRatio = mostSent / counts.bisection;
    if (half(sizes.nodes) > 0)
        counts.narrowestPerNode = counts.bisection / half(sizes.nodes);
    if (sizes.linksOfSwitch > 0) {
        const double up = sizes.linksOfSwitch * recipe.uplinkBandwidth.value;
        counts.oversubscription = sizes.nodesOfSwitch * recipe.nicBandwidth.value / up;
        if (const double fewer = std::min(sizes.nodesOfSwitch, sizes.nodes - sizes.nodesOfSwitch); fewer > 0)
            counts.narrowestPerNode = std::min(counts.narrowestPerNode, up / fewer);
    }
    return counts;
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
