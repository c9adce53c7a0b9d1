// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/forwarding_tables.h"

#include "core/base/text.h"
#include "core/project/fat_tree.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

namespace {

/** Where the links to switches of each switch begin in one array of them all. */
std::vector<std::size_t> portStarts(const Network& network)
{
    std::vector<std::size_t> starts{0};
    for (std::uint32_t s = 0; s < network.fabricSwitches().size(); ++s)
        starts.push_back(starts.back() + network.switchHops({false, s}).size());
    return starts;
}

} // namespace

/**
 * OpenSM's minhop (osm_switch_recommend_path): among the ports with the fewest links to a destination a
 * switch gives it the one that it has given to the fewest destinations before, of several the first.
 */
class MinhopMaker
{
public:
    MinhopMaker(const Network& network, ForwardingTables& tables)
        : m_network(network)
        , m_tables(tables)
        , m_starts(portStarts(network))
        , m_given(m_starts.back(), 0)
    {}

    void make()
    {
        std::vector<NodeId> order;
        for (std::size_t n = 0; n < m_network.nodes().size(); ++n)
            order.emplace_back(n);
        std::ranges::sort(order, NaturalLess(),
                          [this](NodeId a) -> const std::string& { return m_network.node(a).name; });
        for (const NodeId node : order) {
            findDistances(node);
            for (std::uint32_t s = 0; s < m_network.fabricSwitches().size(); ++s)
                if (m_distances[s] > 0 && m_distances[s] != kUnreached)
                    givePort(s, node);
        }
    }

private:
    static constexpr std::uint32_t kUnreached = UINT32_MAX;

    /** Links from each switch to the nearest one of the node's; neighbours in name are often neighbours in
     * the network, so that the last ones may do. */
    void findDistances(NodeId node)
    {
        std::vector<std::uint32_t> seeds;
        for (const Network::Hop& hop : m_network.switchHops({true, node.value}))
            seeds.push_back(hop.to.index);
        if (!m_distances.empty() && seeds == m_seeds)
            return;
        m_seeds = seeds;
        m_distances.assign(m_network.fabricSwitches().size(), kUnreached);
        for (const std::uint32_t s : seeds)
            m_distances[s] = 0;
        for (std::size_t i = 0; i < seeds.size(); ++i)
            for (const Network::Hop& hop : m_network.switchHops({false, seeds[i]}))
                if (m_distances[hop.to.index] == kUnreached) {
                    m_distances[hop.to.index] = m_distances[seeds[i]] + 1;
                    seeds.push_back(hop.to.index);
                }
    }

    void givePort(std::uint32_t s, NodeId node)
    {
        const auto hops = m_network.switchHops({false, s});
        std::size_t best = hops.size();
        for (std::size_t p = 0; p < hops.size(); ++p)
            if (m_distances[hops[p].to.index] + 1 == m_distances[s] &&
                (best == hops.size() || m_given[m_starts[s] + p] < m_given[m_starts[s] + best]))
                best = p;
        ++m_given[m_starts[s] + best];
        m_tables.entry(s, node) = static_cast<std::uint16_t>(best);
    }

    const Network& m_network;
    ForwardingTables& m_tables;
    std::vector<std::size_t> m_starts;
    std::vector<std::uint32_t> m_given; ///< to how many destinations, by port
    std::vector<std::uint32_t> m_seeds;
    std::vector<std::uint32_t> m_distances;
};

/**
 * OpenSM's ftree (osm_ucast_ftree.c; Zahavi et al. 2010, section 5): from the destination's leaf the tree is
 * climbed by the neighbour and cable that fewest destinations come down by so far, of several the first; from
 * each switch on that way all switches below it learn that the destination lies above them. The other ways up
 * are taken for switches that know no way yet, without counting. Leaves with fewer nodes than others count
 * the missing ones, so that a tree with gaps is balanced like a full one.
 */
class FtreeMaker
{
public:
    FtreeMaker(const Network& network, ForwardingTables& tables)
        : m_network(network)
        , m_tree(*network.fatTree())
        , m_tables(tables)
        , m_starts(portStarts(network))
        , m_up(m_starts.back(), 0)
        , m_down(m_starts.back(), 0)
        , m_ports(network.fabricSwitches().size())
        , m_knows(network.fabricSwitches().size(), 0)
    {
        for (std::uint32_t s = 0; s < m_ports.size(); ++s)
            m_ports[s] = neighbours(s);
    }

    void make()
    {
        std::size_t most = 0;
        for (const auto& nodes : m_tree.nodesOfLeaves())
            most = std::max(most, nodes.size());
        for (std::size_t leaf = 0; leaf < m_tree.leaves().size(); ++leaf) {
            const std::uint32_t s = m_tree.leaves()[leaf];
            const std::vector<NodeId>& nodes = m_tree.nodesOfLeaves()[leaf];
            for (std::size_t n = 0; n < most; ++n) {
                m_destination = n < nodes.size() ? std::optional(nodes[n]) : std::nullopt;
                ++m_turn;
                m_knows[s] = m_turn;
                if (m_destination)
                    for (const Network::Hop& hop : m_network.switchHops({true, m_destination->value}))
                        m_knows[hop.to.index] = m_turn;
                climb(s, s, Counting::counts);
            }
        }
    }

private:
    enum class Counting
    {
        counts, ///< the way that messages take
        leaves, ///< a further one, for switches that know none
    };
    /** A neighbour with the cables to it: positions among the links of a switch. */
    struct Group
    {
        std::uint32_t to = 0;
        std::size_t first = 0;
        std::size_t count = 0;
    };
    struct Neighbours
    {
        std::vector<Group> above;
        std::vector<Group> below;
    };

    [[nodiscard]] Neighbours neighbours(std::uint32_t s) const
    {
        Neighbours found;
        const auto hops = m_network.switchHops({false, s});
        for (std::size_t p = 0; p < hops.size();) {
            Group group{hops[p].to.index, p, 0};
            while (p < hops.size() && hops[p].to.index == group.to) {
                ++group.count;
                ++p;
            }
            (m_tree.level(group.to) > m_tree.level(s) ? found.above : found.below).push_back(group);
        }
        return found;
    }

    /** How often all cables of a group were counted. */
    [[nodiscard]] std::size_t load(std::uint32_t s, const Group& group,
                                   const std::vector<std::uint32_t>& counts) const
    {
        const auto begin = counts.begin() + static_cast<std::ptrdiff_t>(m_starts[s] + group.first);
        return std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(group.count), std::size_t{0});
    }

    [[nodiscard]] std::size_t leastLoaded(std::uint32_t s, const Group& group,
                                          const std::vector<std::uint32_t>& counts) const
    {
        const auto begin = counts.begin() + static_cast<std::ptrdiff_t>(m_starts[s] + group.first);
        const auto least = std::min_element(begin, begin + static_cast<std::ptrdiff_t>(group.count));
        return group.first + static_cast<std::size_t>(least - begin);
    }

    /** The position of the same cable at its other end. */
    [[nodiscard]] std::uint16_t otherEnd(std::uint32_t s, std::size_t port) const
    {
        const Network::Hop& hop = m_network.switchHops({false, s})[port];
        const auto back = m_network.switchHops(hop.to);
        const auto found = std::ranges::find(back, reverse(hop.channel), &Network::Hop::channel);
        return static_cast<std::uint16_t>(found - back.begin());
    }

    void learn(std::uint32_t s, std::uint16_t port)
    {
        m_knows[s] = m_turn;
        if (m_destination)
            m_tables.entry(s, *m_destination) = port;
    }

    /** Tells the switches below `s`, but for the one that we came from, that the way leads over `s`. Whether
     * there is a leaf below. */
    bool descend(std::uint32_t s, std::uint32_t from)
    {
        bool isRouted = m_tree.level(s) == 1;
        std::vector<Group>& below = m_ports[s].below;
        const auto isLess = [&](const Group& a, const Group& b) {
            return load(s, a, m_up) < load(s, b, m_up);
        };
        if (!std::ranges::is_sorted(below, isLess))
            std::ranges::stable_sort(below, isLess);
        for (const Group& group : below) {
            if (group.to == from || m_knows[group.to] == m_turn)
                continue;
            const std::size_t port = leastLoaded(s, group, m_up);
            learn(group.to, otherEnd(s, port));
            if (descend(group.to, s)) {
                isRouted = true;
                ++m_up[m_starts[s] + port];
            }
        }
        return isRouted;
    }

    void climb(std::uint32_t s, std::uint32_t from, Counting counting)
    {
        descend(s, from);
        std::vector<Group> above = m_ports[s].above;
        std::ranges::stable_sort(above, {}, [&](const Group& a) { return load(s, a, m_down); });
        for (std::size_t i = 0; i < above.size(); ++i) {
            const bool isMain = counting == Counting::counts && i == 0;
            if (!isMain && !m_destination)
                continue;
            const std::size_t port = leastLoaded(s, above[i], m_down);
            if (isMain)
                ++m_down[m_starts[s] + port];
            if (m_knows[above[i].to] == m_turn)
                continue;
            learn(above[i].to, otherEnd(s, port));
            climb(above[i].to, s, isMain ? Counting::counts : Counting::leaves);
        }
    }

    const Network& m_network;
    const FatTree& m_tree;
    ForwardingTables& m_tables;
    std::vector<std::size_t> m_starts;
    std::vector<std::uint32_t> m_up;    ///< by port downwards: destinations that lie above it
    std::vector<std::uint32_t> m_down;  ///< by port upwards: destinations that come down by it
    std::vector<Neighbours> m_ports;    ///< by switch
    std::vector<std::uint64_t> m_knows; ///< by switch: the last turn in which it learnt a way
    std::uint64_t m_turn = 0;
    std::optional<NodeId> m_destination; ///< empty: a node that a leaf lacks
};

ForwardingTables::ForwardingTables(const Network& network)
    : m_switches(network.fabricSwitches().size())
    , m_ports(m_switches * network.nodes().size(), kNone)
{
    if (network.routing() == RoutingRule::ftree)
        FtreeMaker(network, *this).make();
    else
        MinhopMaker(network, *this).make();
}

} // namespace contraflow
