// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/networks/simgrid_network.h"
#include "core/importing/topology_readers.h"

#include <compare>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace contraflow {

/** How SimGrid puts ways within a zone together. */
enum class SimgridZoneKind
{
    table,    ///< Full: a route for each pair
    floyd,    ///< of edges, with as few links as possible
    dijkstra, ///< the same
    star,     ///< links of hosts to a switch in the middle: SimgridNetwork::join
    shaped,   ///< a fat-tree, torus or dragonfly, by a rule of its own
    unknown,  ///< it has no equal here
};

/** Which places and zones lie in which zone of a platform of SimGrid, and the routes of each zone. */
class SimgridZones
{
public:
    using Place = SimgridNetwork::Place;
    /** What routes of a zone join: a place in it, or a zone in it. */
    struct Vertex
    {
        bool isZone = false;
        std::size_t index = 0;
        auto operator<=>(const Vertex&) const = default;
    };
    /** A route of a zone. */
    struct Edge
    {
        std::size_t route = kUntold;
        bool isBack = false; ///< the links in opposite order and direction
        Place from = 0;      ///< where its links begin: a gateway, where it joins zones
        Place to = 0;
    };
    static constexpr std::size_t kUntold = static_cast<std::size_t>(-1); ///< no route of the network
    struct Zone
    {
        std::size_t parent = 0; ///< of the outermost one itself
        std::size_t depth = 0;
        SimgridZoneKind kind = SimgridZoneKind::table;
        std::map<std::pair<Vertex, Vertex>, Edge> edges;
        /** In the order in which SimGrid counts what edges join: among ways of as many links it decides. */
        std::vector<Vertex> order;
        std::map<Vertex, std::size_t> numbers; ///< in `order`
        bool isPassed = false; ///< ways of others lead through it: a gateway of a zone around it is in it
    };

    SimgridZones() { m_zones.emplace_back(); }

    /** Begins a zone within the one that is open. */
    void open(const std::string& name, SimgridZoneKind kind);
    void close() { m_open = m_zones[m_open].parent; }
    [[nodiscard]] std::size_t current() const { return m_open; }
    /** A router of the open zone. */
    void addRouter(Place place);
    void addHost(Place place);
    /** The host is like another one of the zone in all its ways. */
    void setLikeOther(Place host) { m_likeOthers.insert(host); }

    [[nodiscard]] std::optional<std::size_t> find(const std::string& name) const;
    /** A route of the zone, and the way back. */
    void addEdge(std::size_t zone, Vertex source, Vertex destination, const Edge& edge, bool isOneWay);
    /** A gateway of the zone: ways pass through the zones around it. */
    void setGateway(std::size_t zone, Place gateway);

    [[nodiscard]] const Zone& zone(std::size_t index) const { return m_zones[index]; }
    [[nodiscard]] std::size_t zoneOf(Place place) const { return m_zoneOf.at(place); }
    /** In the order of the file. */
    [[nodiscard]] const std::vector<Place>& hosts() const { return m_hosts; }
    /** Those of which no other one is like them. */
    [[nodiscard]] std::vector<Place> typicalHosts() const;
    [[nodiscard]] bool isRouter(Place place) const { return m_routers.contains(place); }
    /** Whether SimGrid sends messages between these two by the rule of a shape. */
    [[nodiscard]] bool isWithinShape(Place a, Place b) const;

private:
    void add(Place place);
    void number(Zone& zone, Vertex vertex);

    std::vector<Zone> m_zones;
    std::size_t m_open = 0;
    std::map<std::string, std::size_t> m_names;
    std::unordered_map<Place, std::size_t> m_zoneOf;
    std::vector<Place> m_hosts;
    std::set<Place> m_routers;
    std::set<Place> m_likeOthers;
    std::set<Place> m_gateways;
};

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

/** Says which ways could not be held against those of SimGrid. */
void noteUncompared(const SimgridNetwork::RouteComparison& found, std::vector<std::string>& notes);

/** Names for nodes, switches and links, each its own. */
class PlainNames
{
public:
    /** The name, without what names cannot have, and a number behind it where it is taken. */
    [[nodiscard]] std::string take(const std::string& wanted);

private:
    std::unordered_set<std::string> m_taken;
};

/**
 * Makes the rows of a platform of a network of SimGrid. Nodes do not forward here, so a host that messages of
 * others pass through gets a switch of its own that all its links together can fill.
 */
class SimgridRows
{
public:
    SimgridRows(const SimgridNetwork& network, std::vector<std::string>& notes);
    [[nodiscard]] Platform make();
    /** By number of the host in the network, when rows are made. */
    [[nodiscard]] const std::vector<std::string>& hostNames() const { return m_hostNames; }
    /** Whether the link of a network became the NIC of a node, which routes do not name. */
    [[nodiscard]] bool isNic(const SimgridNetwork::Joint& joint) const { return m_nics.contains(&joint); }

private:
    using Place = SimgridNetwork::Place;
    using Joint = SimgridNetwork::Joint;

    void findJoints();
    void noteSharing();
    void nameHosts();
    void nameSwitches();
    void addHosts();
    void addHost(Place place);
    void addNode(NodeRow row);
    void closeNodes();
    void addLinks();
    [[nodiscard]] bool hasOwnSwitch(Place place) const;
    /** Of a switch, or of a host that has none of its own. */
    [[nodiscard]] std::string endName(Place place) const;

    const SimgridNetwork& m_network;
    std::vector<std::string>& m_notes;
    std::vector<const Joint*> m_joints;                              ///< that join two places
    std::unordered_map<Place, std::vector<const Joint*>> m_jointsAt; ///< by root
    std::unordered_map<Place, std::string> m_switches;               ///< names by root
    std::vector<std::string> m_hostNames;
    PlainNames m_free;
    std::unordered_set<const Joint*> m_nics; ///< that became rows of nodes
    NodeRow m_row;                           ///< equal nodes are one row
    std::vector<std::string> m_names;        ///< of the nodes of m_row
    NetworkRows m_rows;
};

} // namespace contraflow
