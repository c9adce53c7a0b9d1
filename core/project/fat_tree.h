// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"

#include <cstdint>
#include <vector>

namespace contraflow {

/**
 * A network as a tree of switches with levels, as fat-trees are: switches with nodes are at level 1, and
 * every other one is a level above the lowest of its neighbours. Nodes are numbered as in a complete tree:
 * from left to right, where what hangs below one switch stays together, and places that other leaves or
 * subtrees have and this one has not are counted too (Zahavi et al. 2010 number end-ports so). The order
 * of subtrees is that of the names of their first leaves, so that numbers depend on names alone.
 */
class FatTree
{
public:
    /** The network's links must be connected. */
    explicit FatTree(const Network& network);

    /** From 1 on; 0 for a switch from which no node can be reached. */
    [[nodiscard]] std::uint32_t level(std::uint32_t networkSwitch) const { return m_levels[networkSwitch]; }
    /** 0 for nodes. */
    [[nodiscard]] std::uint32_t level(Vertex vertex) const { return vertex.isNode ? 0 : level(vertex.index); }
    [[nodiscard]] std::uint32_t height() const { return m_height; }
    /** Of a node; 0 where it hangs on no switch. */
    [[nodiscard]] std::uint64_t number(NodeId node) const { return m_numbers[node.index()]; }
    /** What numbers are divided by before the digit for a port upwards from this level is taken: the product
     * of how many different switches lie above a node, above a switch of level 1, and so on below it. */
    [[nodiscard]] std::uint64_t divisor(std::uint32_t level) const { return m_divisors[level]; }
    /** Switches with nodes, from left to right. */
    [[nodiscard]] const std::vector<std::uint32_t>& leaves() const { return m_leaves; }
    /** The nodes of each of leaves(), in natural order; a node on several leaves belongs to the first. */
    [[nodiscard]] const std::vector<std::vector<NodeId>>& nodesOfLeaves() const { return m_nodes; }

    /** How many different switches a vertex is linked to one level above it. */
    [[nodiscard]] std::size_t parents(const Network& network, Vertex vertex) const;

private:
    void findLevels(const Network& network);
    void orderLeaves(const Network& network);
    void numberNodes(const Network& network);
    void findDivisors(const Network& network);

    std::vector<std::uint32_t> m_levels; ///< by switch
    std::uint32_t m_height = 0;          ///< the largest level
    std::vector<std::uint32_t> m_leaves;
    std::vector<std::uint64_t> m_leafNumbers; ///< of leaves(), in a complete tree
    std::vector<std::vector<NodeId>> m_nodes;
    std::vector<std::uint64_t> m_numbers;  ///< by node
    std::vector<std::uint64_t> m_divisors; ///< by level from 0 on
};

} // namespace contraflow
