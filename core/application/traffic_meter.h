// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/calibration_record.h"
#include "core/project/network.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace contraflow {

/** What kind of traffic the applications of a run had. */
struct ReplayTraffic
{
    /** Of the messages with bytes between nodes; the counts are of those that flowed at the same time. */
    TrafficRange range;
    /** Messages between nodes that took less than kUsualStartUp although nothing says what their start-up is.
     */
    std::uint64_t withoutStartUp = 0;
    std::uint64_t unmatched = 0; ///< sends and receives that found no counterpart
};

/** Counts the messages that flow. Every call costs the same however many messages do. */
class TrafficMeter
{
public:
    explicit TrafficMeter(std::size_t nodes) : m_nodes(nodes) {}

    /** A message sets out that needs no time to start up, as far as anybody knows. */
    void noteWithoutStartUp() { ++m_traffic.withoutStartUp; }

    /** A message begins to flow. */
    void begin(NodeId source, NodeId destination, double bytes)
    {
        TrafficRange& range = m_traffic.range;
        range.smallest = range.messages == 0 ? bytes : std::min(range.smallest, bytes);
        range.largest = std::max(range.largest, bytes);
        range.messages = std::max(range.messages, ++m_flowing);
        range.outgoing = std::max(range.outgoing, ++partOf(source).leaving);
        range.incoming = std::max(range.incoming, ++partOf(destination).entering);
    }

    /** It flows no more. To be called for all that end at an instant before others begin. */
    void end(NodeId source, NodeId destination)
    {
        --m_flowing;
        --m_nodes[source.index()].leaving;
        --m_nodes[destination.index()].entering;
    }

    [[nodiscard]] const ReplayTraffic& traffic() const { return m_traffic; }

private:
    /** Messages that flow. */
    struct Node
    {
        std::size_t leaving = 0;
        std::size_t entering = 0;
        bool takesPart = false; ///< ever
    };

    Node& partOf(NodeId node)
    {
        Node& part = m_nodes[node.index()];
        m_traffic.range.nodes += part.takesPart ? 0 : 1;
        part.takesPart = true;
        return part;
    }

    std::vector<Node> m_nodes;
    std::size_t m_flowing = 0;
    ReplayTraffic m_traffic;
};

} // namespace contraflow
