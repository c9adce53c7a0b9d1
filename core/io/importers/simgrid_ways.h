// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_zones.h"

namespace contraflow {

/**
 * The ways that SimGrid itself takes between places of a platform: from the source to the gateway of the
 * outermost zone that it has for itself, by that zone's route to the one of the destination, and on from
 * there, where each of these parts is found the same way; within Floyd and Dijkstra zones by the edges with
 * the fewest links, and between two gateways of a zone on the way by the ways within it (Bobelin et al.,
 * Scalable multi-purpose network representation for large scale distributed system simulation, CCGrid 2012).
 */
class SimgridWays
{
public:
    using Place = SimgridNetwork::Place;
    using Step = SimgridNetwork::Step;
    enum class Found
    {
        way,
        none,    ///< the file has no route there
        unknown, ///< SimGrid has one by a rule that is not known here
    };

    SimgridWays(const SimgridNetwork& network, const SimgridZones& zones);
    /** Sets `steps` to the links on the way, in the network as it is. */
    [[nodiscard]] Found find(Place from, Place to, std::vector<Step>& steps);
    /** Whether the second way is the first one in opposite order and direction. */
    [[nodiscard]] static bool isMirrored(const std::vector<Step>& steps, const std::vector<Step>& back);

private:
    using Vertex = SimgridZones::Vertex;
    using Edge = SimgridZones::Edge;
    using Zone = SimgridZones::Zone;
    /** Where what is behind a place in the tree of its zone's links hangs. */
    struct Branch
    {
        std::size_t joint = 0;
        Place above = 0;
        std::size_t depth = 0;
    };
    /** By number of a vertex the one before it on the way there; kUntold where no way leads there. */
    using Before = std::vector<std::size_t>;

    void growTrees();
    Found append(Place from, Place to, std::vector<Step>& steps);
    Found appendEdges(std::size_t zone, Vertex from, Vertex to, std::vector<const Edge*>& edges);
    Found appendInTree(Place from, Place to, std::vector<Step>& steps) const;
    void appendRoute(const Edge& edge, std::vector<Step>& steps) const;
    [[nodiscard]] std::size_t linksOf(const Edge& edge) const;
    const Before& waysFrom(std::size_t zone, std::size_t source);
    [[nodiscard]] std::vector<Before> floydWays(const Zone& zone) const;
    [[nodiscard]] Before dijkstraWays(const Zone& zone, std::size_t source) const;

    const SimgridNetwork& m_network;
    const SimgridZones& m_zones;
    std::unordered_map<Place, Branch> m_trees; ///< by root; one that hangs on itself is the middle of a tree
    std::map<std::pair<std::size_t, std::size_t>, Before> m_before; ///< by zone and source
    std::size_t m_parts = 0;                                        ///< of the way that is looked for
};

} // namespace contraflow
