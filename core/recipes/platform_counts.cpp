// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/platform_counts.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

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

double asDouble(std::uint64_t count)
{
    return static_cast<double>(count);
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

} // namespace

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

std::uint64_t dragonflyGroups(const DragonflyTopology& dragonfly)
{
    return dragonfly.groups > 0 ? dragonfly.groups : dragonfly.switchesPerGroup * dragonfly.globalLinks + 1;
}

std::uint64_t dragonflyPairLinks(const DragonflyTopology& dragonfly)
{
    const std::uint64_t groups = dragonflyGroups(dragonfly);
    return groups > 1 ? dragonfly.switchesPerGroup * dragonfly.globalLinks / (groups - 1) : 0;
}

Result<PlatformCounts> countPlatform(const PlatformRecipe& recipe)
{
    if (const auto problem = problemOf(recipe.topology))
        return Error{ErrorCode::invalidInput, problem->text};
    if (recipe.nicBandwidth.value <= 0 || recipe.uplinkBandwidth.value <= 0)
        return Error{ErrorCode::invalidInput,
                     sentence("bandwidths must be above 0; write a bandwidth such as 940 Mbit/s")};
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

} // namespace contraflow
