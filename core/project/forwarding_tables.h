// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"

#include <cstdint>
#include <mutex>
#include <vector>

namespace contraflow {

/**
 * For every switch the link by which it sends messages to every node, as the subnet manager of an InfiniBand
 * network works it out beforehand. Destinations take turns in natural order of their names (minhop) or from
 * left to right in the tree (ftree), links in natural order of neighbour and name.
 */
class ForwardingTables
{
public:
    /** More entries than this (80 MB) are not made: a network of so many switches and nodes is refused. */
    static constexpr std::size_t kMostEntries = 40'000'000;
    /** Of a switch that is the destination's own, or from which no way leads there. */
    static constexpr std::uint16_t kNone = UINT16_MAX;

    /** For a network whose rule is minhop or ftree. */
    explicit ForwardingTables(const Network& network);

    /** Which of a switch's links to other switches leads to the node. */
    [[nodiscard]] std::uint16_t port(std::uint32_t networkSwitch, NodeId node) const
    {
        return m_ports[node.index() * m_switches + networkSwitch];
    }

private:
    friend class MinhopMaker;
    friend class FtreeMaker;
    std::uint16_t& entry(std::uint32_t networkSwitch, NodeId node)
    {
        return m_ports[node.index() * m_switches + networkSwitch];
    }

    std::size_t m_switches = 0;
    std::vector<std::uint16_t> m_ports;
};

/** Tables that are made when they are asked for first; by all copies of a network together. */
struct LazyForwardingTables
{
    std::once_flag once;
    std::unique_ptr<const ForwardingTables> tables;
};

} // namespace contraflow
