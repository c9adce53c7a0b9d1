// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fat_tree.h"

#include "core/base/text.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace contraflow {

namespace {

/** Sets of switches that are joined step by step; of each set one member stands for it. */
class SwitchSets
{
public:
    explicit SwitchSets(std::size_t count) : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), std::uint32_t{0});
    }
    std::uint32_t find(std::uint32_t s)
    {
        while (m_parents[s] != s)
            s = m_parents[s] = m_parents[m_parents[s]];
        return s;
    }
    void join(std::uint32_t a, std::uint32_t b) { m_parents[find(a)] = find(b); }

private:
    std::vector<std::uint32_t> m_parents;
};

/** The value that occurs most often, of several the largest; 1 of none. */
std::uint64_t mostFrequent(const std::map<std::size_t, std::size_t>& counts)
{
    std::uint64_t best = 1;
    std::size_t most = 0;
    for (const auto& [value, count] : counts)
        if (count >= most) {
            most = count;
            best = value;
        }
    return best;
}

} // namespace

FatTree::FatTree(const Network& network) : m_levels(network.fabricSwitches().size(), 0)
{
    findLevels(network);
    orderLeaves(network);
    numberNodes(network);
    findDivisors(network);
}

void FatTree::findLevels(const Network& network)
{
    std::vector<std::uint32_t> queue;
    for (std::uint32_t s = 0; s < m_levels.size(); ++s)
        if (network.hops({false, s}).size() > network.switchHops({false, s}).size()) {
            m_levels[s] = 1;
            queue.push_back(s);
        }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::uint32_t here = m_levels[queue[i]];
        m_height = std::max(m_height, here);
        for (const Network::Hop& hop : network.switchHops({false, queue[i]}))
            if (m_levels[hop.to.index] == 0) {
                m_levels[hop.to.index] = here + 1;
                queue.push_back(hop.to.index);
            }
    }
}

void FatTree::orderLeaves(const Network& network)
{
    std::vector<std::uint32_t> byName;
    for (std::uint32_t s = 0; s < m_levels.size(); ++s)
        if (m_levels[s] == 1)
            byName.push_back(s);
    std::ranges::sort(byName, [&](std::uint32_t a, std::uint32_t b) {
        return naturalOrder(network.fabricSwitches()[a].name, network.fabricSwitches()[b].name) < 0;
    });

    // By leaf and level: the first leaf by name below the switches that hang together up to the level.
    std::vector<std::vector<std::size_t>> subtrees(byName.size());
    SwitchSets sets(m_levels.size());
    for (std::uint32_t level = 1; level <= m_height; ++level) {
        for (std::uint32_t s = 0; s < m_levels.size(); ++s)
            if (m_levels[s] == level)
                for (const Network::Hop& hop : network.switchHops({false, s}))
                    if (m_levels[hop.to.index] <= level)
                        sets.join(s, hop.to.index);
        std::map<std::uint32_t, std::size_t> firsts;
        for (std::size_t i = 0; i < byName.size(); ++i)
            subtrees[i].push_back(firsts.try_emplace(sets.find(byName[i]), i).first->second);
    }
    std::vector<std::size_t> order(byName.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        return std::lexicographical_compare(subtrees[a].rbegin(), subtrees[a].rend(), subtrees[b].rbegin(),
                                            subtrees[b].rend());
    });

    // The digits of a leaf: which one it is in its subtree of level 2, which one that is in level 3, …
    std::vector<std::vector<std::uint64_t>> digits(order.size(), std::vector<std::uint64_t>(m_height, 0));
    std::vector<std::uint64_t> radix(m_height, 1);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::vector<std::size_t>& here = subtrees[order[i]];
        if (i > 0) {
            const std::vector<std::size_t>& before = subtrees[order[i - 1]];
            std::size_t top = m_height; // the topmost level whose subtree changed
            while (top > 0 && here[top - 1] == before[top - 1])
                --top;
            digits[i] = digits[i - 1];
            std::fill_n(digits[i].begin(), top, 0);
            if (top > 0)
                digits[i][top - 1] = digits[i - 1][top - 1] + 1;
        }
        for (std::size_t d = 0; d < radix.size(); ++d)
            radix[d] = std::max(radix[d], digits[i][d] + 1);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        m_leaves.push_back(byName[order[i]]);
        std::uint64_t number = 0;
        for (std::size_t d = radix.size(); d-- > 0;)
            number = number * radix[d] + digits[i][d];
        m_leafNumbers.push_back(number);
    }
}

void FatTree::numberNodes(const Network& network)
{
    m_numbers.assign(network.nodes().size(), 0);
    m_nodes.resize(m_leaves.size());
    std::vector<bool> isTaken(network.nodes().size(), false);
    std::size_t most = 0;
    for (std::size_t i = 0; i < m_leaves.size(); ++i) {
        // Behind the switches, the hops lead to nodes in natural order; parallel links lead there again.
        const Vertex leaf{false, m_leaves[i]};
        const auto take = [&](const Network::Hop& hop) {
            if (hop.to.isNode && !isTaken[hop.to.index]) {
                isTaken[hop.to.index] = true;
                m_nodes[i].emplace_back(hop.to.index);
            }
        };
        for (const Network::Hop& hop : network.hops(leaf).subspan(network.switchHops(leaf).size())) {
            take(hop);
            if (!hop.to.isNode) // a NIC that GPUs share
                std::ranges::for_each(network.hops(hop.to), take);
        }
        most = std::max(most, m_nodes[i].size());
    }
    for (std::size_t i = 0; i < m_leaves.size(); ++i)
        for (std::size_t n = 0; n < m_nodes[i].size(); ++n)
            m_numbers[m_nodes[i][n].index()] = m_leafNumbers[i] * most + n;
}

void FatTree::findDivisors(const Network& network)
{
    // By level: how many vertices have so many different switches above them. A few that differ, such as a
    // node with two adapters among many with one, do not count.
    std::vector<std::map<std::size_t, std::size_t>> counts(m_height + 1);
    for (std::uint32_t n = 0; n < network.nodes().size(); ++n)
        if (const std::size_t above = parents(network, {true, n}); above > 0)
            ++counts[0][above];
    for (std::uint32_t s = 0; s < m_levels.size(); ++s)
        if (const std::size_t above = parents(network, {false, s}); above > 0)
            ++counts[m_levels[s]][above];
    std::uint64_t product = 1;
    for (std::uint32_t level = 0; level <= m_height; ++level) {
        m_divisors.push_back(product);
        product *= mostFrequent(counts[level]);
    }
}

std::size_t FatTree::parents(const Network& network, Vertex vertex) const
{
    std::size_t count = 0;
    std::optional<std::uint32_t> last;
    for (const Network::Hop& hop : network.switchHops(vertex)) {
        if (m_levels[hop.to.index] != level(vertex) + 1 || hop.to.index == last)
            continue;
        last = hop.to.index; // parallel links follow one another
        ++count;
    }
    return count;
}

} // namespace contraflow
