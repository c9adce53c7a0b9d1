// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"
#include "core/sharing/conflict_kind.h"

#include <cstdint>
#include <vector>

namespace contraflow {

/**
 * What kinds of conflict messages meet at the nodes at their ends while they flow: at one end those that go
 * the same way, or any that goes against it, at whatever time of its own. Both calls cost the same however
 * many messages flow.
 */
class ConflictTracker
{
public:
    explicit ConflictTracker(std::size_t nodes) : m_nodes(nodes) {}

    /** A message begins to flow. It must not, and its ends are two nodes. */
    void begin(std::uint32_t slot, NodeId source, NodeId destination)
    {
        if (slot >= m_flows.size())
            m_flows.resize(slot + 1);
        Node& from = m_nodes[source.index()];
        Node& to = m_nodes[destination.index()];
        ++from.leaving;
        ++from.everLeft;
        ++to.entering;
        ++to.everEntered;
        m_flows[slot] = {from.everLeft,    to.everEntered,  from.everEntered,  to.everLeft,
                         from.leaving > 1, to.entering > 1, from.entering > 0, to.leaving > 0};
    }

    /** It flows no more: what it has met. To be called for all that end at an instant before others begin. */
    [[nodiscard]] ConflictKind end(std::uint32_t slot, NodeId source, NodeId destination)
    {
        Node& from = m_nodes[source.index()];
        Node& to = m_nodes[destination.index()];
        --from.leaving;
        --to.entering;
        const Flow& flow = m_flows[slot];
        return kindOf(flow.metLeaving || from.everLeft != flow.leftSource,
                      flow.metAgainstSource || from.everEntered != flow.enteredSource,
                      ConflictKind::outgoing) |
               kindOf(flow.metEntering || to.everEntered != flow.enteredDestination,
                      flow.metAgainstDestination || to.everLeft != flow.leftDestination,
                      ConflictKind::incoming);
    }

private:
    /** Messages that flow, and how many ever began to; the latter are only told apart. */
    struct Node
    {
        std::uint32_t leaving = 0;
        std::uint32_t entering = 0;
        std::uint32_t everLeft = 0;
        std::uint32_t everEntered = 0;
    };
    /** As it was when the message began, itself counted. */
    struct Flow
    {
        std::uint32_t leftSource = 0;
        std::uint32_t enteredDestination = 0;
        std::uint32_t enteredSource = 0;
        std::uint32_t leftDestination = 0;
        bool metLeaving = false;
        bool metEntering = false;
        bool metAgainstSource = false;
        bool metAgainstDestination = false;
    };

    static ConflictKind kindOf(bool meets, bool meetsAgainst, ConflictKind alike)
    {
        return meetsAgainst ? ConflictKind::incomingOutgoing : meets ? alike : ConflictKind::none;
    }

    std::vector<Node> m_nodes;
    std::vector<Flow> m_flows; ///< by slot
};

} // namespace contraflow
