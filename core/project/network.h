// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/strong_id.h"
#include "core/project/coordinates.h"
#include "core/project/project.h"

#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace contraflow {

using NodeId = StrongId<struct NodeTag>;
using SwitchId = StrongId<struct SwitchTag>;
using LinkId = StrongId<struct LinkTag>;

class FatTree;
class ForwardingTables;
struct LazyForwardingTables;
class ServerBuilder;
class WrittenRoutes;

/** One direction of a full-duplex link. */
using ChannelId = StrongId<struct ChannelTag>;

/** The other direction of the same link: rev(c). */
[[nodiscard]] constexpr ChannelId reverse(ChannelId channel)
{
    return ChannelId(channel.value ^ 1U);
}
[[nodiscard]] constexpr LinkId linkOf(ChannelId channel)
{
    return LinkId(channel.value >> 1U);
}

/** A vertex of the network: a switch or a node. */
struct Vertex
{
    bool isNode = false;
    std::uint32_t index = 0; ///< NodeId or SwitchId value

    bool operator==(const Vertex&) const = default;
};

/** What kind of queue feeds a channel (the classes of the `window` model). */
enum class ChannelClass
{
    host,       ///< node → switch: the sender's own NIC queue
    switchPort, ///< switch → node
    backbone,   ///< switch → switch
};

/**
 * A platform made concrete: host lists expanded, names resolved, links numbered. Immutable after
 * construction.
 *
 * Every node row makes one NIC link per node; they come first, in row order, then the platform's own links.
 * Link i has channels 2i (from → to; for NICs node → switch) and 2i+1. Rows that are at fault make no part of
 * the network and are reported as issues, so that the valid rest can be used.
 */
class Network
{
public:
    static constexpr std::size_t kMostNodes = 1'000'000;
    /** Bytes; where a platform says nothing: Open MPI's btl_tcp_eager_limit. */
    static constexpr double kUsualEagerThreshold = 65536;

    struct Node
    {
        std::string name;
        std::uint32_t row = 0; ///< of Platform::nodes
        std::uint32_t cores = 1;
        std::optional<LinkId> nic;          ///< the link its row made
        std::optional<SwitchId> attachedTo; ///< the switch of its row; of a GPU the one within its server
        std::optional<std::uint32_t> server = {}; ///< of a GPU, whose row is then of Platform::servers
    };
    struct Switch
    {
        std::string name;
        std::uint32_t row = 0;   ///< of Platform::switches
        Coordinates at;          ///< empty: none; every switch has them where routing() needs them
        bool isInServer = false; ///< then the row is of Platform::servers
    };
    struct Link
    {
        std::string name; ///< "backbone"; NICs: "X1 NIC"
        Vertex from;
        Vertex to;
        double capacity = 0; ///< bytes per second, each way
        double latency = 0;  ///< seconds
        bool isNic = false;
        std::uint32_t row = 0;   ///< of Platform::links, or of Platform::nodes for a NIC
        bool isInServer = false; ///< part of a server, also as its NIC; then the row is of Platform::servers
    };
    /** Its GPUs are neighbours among nodes(). A GPU has a link to the switch within and one that leads out:
     * to the switch of its rail, or, where GPUs share NICs or PCI switches, to a switch for the NIC, which
     * has the NIC's link. */
    struct Server
    {
        std::string name;
        std::uint32_t row = 0; ///< of Platform::servers
        NodeId firstGpu = NodeId(0);
        std::uint32_t gpus = 1;
        std::uint32_t nics = 1;  ///< at most as many as GPUs
        std::uint32_t rails = 0; ///< switches that NICs go to in turn; 0: none
        SwitchId inner;          ///< the switch within; its GPUs have a link to it where there are several
        std::optional<SwitchId> firstNic; ///< where GPUs share NICs or PCI switches: of the switches for NICs
        std::uint32_t pciSwitches = 0;    ///< at most as many as GPUs; 0: none are shared
        /** Where PCI switches are shared: of nicPciLink(), which pciLink() follow. */
        LinkId firstPciLink = LinkId(0);

        [[nodiscard]] std::uint32_t nicOf(std::uint32_t gpu) const
        {
            return static_cast<std::uint32_t>(std::uint64_t{gpu} * nics / gpus);
        }
        [[nodiscard]] std::uint32_t pciSwitchOf(std::uint32_t gpu) const
        {
            return static_cast<std::uint32_t>(std::uint64_t{gpu} * pciSwitches / gpus);
        }
        /** The link from what joins the PCI switches, where they are shared, to the switch of a NIC. */
        [[nodiscard]] LinkId nicPciLink(std::uint32_t nic) const { return LinkId(firstPciLink.value + nic); }
        /** The link from a shared PCI switch to what joins them. */
        [[nodiscard]] LinkId pciLink(std::uint32_t pciSwitch) const { return nicPciLink(nics + pciSwitch); }
        /** The switch within and, behind it among switches(), those for NICs and PCI. */
        [[nodiscard]] std::uint32_t switches() const
        {
            return 1 + (firstNic ? nics : 0) + (pciSwitches > 0 ? 1 + pciSwitches : 0);
        }
        /** Which of its switches a GPU's NIC is connected to, from 0 on. */
        [[nodiscard]] std::uint32_t railOf(std::uint32_t gpu) const { return nicOf(gpu) % rails; }
        /** The first GPU on a rail; none where no NIC is. */
        [[nodiscard]] std::optional<std::uint32_t> gpuOnRail(std::uint32_t rail) const
        {
            if (rail >= rails || rail >= nics)
                return {};
            return static_cast<std::uint32_t>((std::uint64_t{rail} * gpus + nics - 1) / nics);
        }
        [[nodiscard]] NodeId gpu(std::uint32_t index) const { return NodeId(firstGpu.value + index); }
    };
    /** Which GPU of which server a node is. */
    struct GpuPlace
    {
        std::int32_t server = -1; ///< of servers(); below 0: it is a plain node
        std::uint32_t gpu = 0;    ///< from 0 on

        [[nodiscard]] bool isGpu() const { return server >= 0; }
    };
    /** A link as seen from one of its ends. */
    struct Hop
    {
        ChannelId channel;
        Vertex to;
    };

    /** Builds the network; problems are appended to `issues` (locations carry `platformIndex` as owner). */
    [[nodiscard]] static std::shared_ptr<const Network> build(const Platform& platform,
                                                              std::size_t platformIndex, IssueList& issues);

    struct LinkFigures
    {
        double capacity = 0; ///< bytes per second, each way
        double latency = 0;  ///< seconds
    };
    /** The same nodes, switches and links, so that all routes stay, with these figures, by link. */
    [[nodiscard]] std::shared_ptr<const Network> withFigures(std::span<const LinkFigures> figures) const;

    [[nodiscard]] std::span<const Node> nodes() const { return m_nodes; }
    [[nodiscard]] std::span<const Switch> switches() const { return m_switches; }
    [[nodiscard]] std::span<const Link> links() const { return m_links; }
    [[nodiscard]] std::span<const Server> servers() const { return m_servers; }
    /** Those without the switches within servers, which stand behind them. */
    [[nodiscard]] std::span<const Switch> fabricSwitches() const
    {
        return std::span(m_switches).first(m_fabricSwitches);
    }
    [[nodiscard]] GpuPlace gpuPlace(NodeId id) const
    {
        const std::optional<std::uint32_t> server = m_nodes[id.index()].server;
        return server ? GpuPlace{static_cast<std::int32_t>(*server),
                                 id.value - m_servers[*server].firstGpu.value}
                      : GpuPlace{};
    }
    [[nodiscard]] std::size_t channelCount() const { return 2 * m_links.size(); }

    [[nodiscard]] const Node& node(NodeId id) const { return m_nodes[id.index()]; }
    [[nodiscard]] const Switch& networkSwitch(SwitchId id) const { return m_switches[id.index()]; }
    [[nodiscard]] const Link& link(LinkId id) const { return m_links[id.index()]; }

    [[nodiscard]] double capacity(ChannelId c) const { return m_links[linkOf(c).index()].capacity; }
    [[nodiscard]] double latency(ChannelId c) const { return m_links[linkOf(c).index()].latency; }
    /** Of a way through these channels; where routing() splits messages, of the longest through those of a
     * split message, nearer to the source first. */
    [[nodiscard]] double latency(std::span<const ChannelId> route) const;
    [[nodiscard]] Vertex tail(ChannelId c) const;
    [[nodiscard]] Vertex head(ChannelId c) const;
    [[nodiscard]] ChannelClass channelClass(ChannelId c) const;
    /** Whether a link joins a node with the switch that it is attachedTo. */
    [[nodiscard]] bool isStub(const Link& link) const
    {
        return link.from.isNode && !link.to.isNode && (link.isNic || link.isInServer) &&
               m_nodes[link.from.index].attachedTo == SwitchId(link.to.index);
    }
    /** The server that a switch is part of; the same of a link. */
    [[nodiscard]] std::optional<std::uint32_t> serverOf(SwitchId id) const;
    [[nodiscard]] std::optional<std::uint32_t> serverOf(const Link& link) const;
    /** Which of the servers of its row one is, from 0 on. */
    [[nodiscard]] std::uint32_t memberOf(std::uint32_t server) const;
    /** "X1 → torX" for a NIC, "backbone torX → torY" for a link with a name. */
    [[nodiscard]] std::string channelName(ChannelId c) const;
    [[nodiscard]] const std::string& vertexName(Vertex v) const;

    [[nodiscard]] std::optional<NodeId> findNode(std::string_view name) const;
    [[nodiscard]] std::optional<SwitchId> findSwitch(std::string_view name) const;

    /** Links at a vertex, those to switches first, of these those within servers last, in natural order of
     * (neighbour's name, link's name). */
    [[nodiscard]] std::span<const Hop> hops(Vertex v) const;
    /** The links at a vertex that lead to switches, in the same order, none of them within a server: what
     * lies between two servers is found by these. Those of a GPU that shares a NIC are the NIC's. */
    [[nodiscard]] std::span<const Hop> switchHops(Vertex v) const;

    [[nodiscard]] double localBandwidth() const
    {
        return m_localBandwidth;
    } ///< bytes per second; infinity by default
    [[nodiscard]] double localLatency() const { return m_localLatency; } ///< seconds
    /** What switches that reduce on the way do at most for one collective among several servers, or within
     * one: bytes per second of its size; infinity where the platform says nothing. */
    [[nodiscard]] double inNetworkBandwidth(bool isLocal) const
    {
        return isLocal ? m_localInNetworkBandwidth : m_inNetworkBandwidth;
    }
    /** For how many groups of processes one of these switches does it. */
    [[nodiscard]] std::uint32_t inNetworkGroups(bool isLocal) const
    {
        return isLocal ? m_localInNetworkGroups : m_inNetworkGroups;
    }
    /** The largest message, in bytes, that a program's send hands over without waiting for its receive. */
    [[nodiscard]] double eagerThreshold() const { return m_eagerThreshold; }
    /** Seconds that a process is busy with each message that it sends, LogGP's o_s. */
    [[nodiscard]] double sendOverhead() const { return m_sendOverhead; }
    /** The same for each message that it receives, o_r. */
    [[nodiscard]] double receiveOverhead() const { return m_receiveOverhead; }
    /** How messages get to GPUs on another rail. */
    [[nodiscard]] RailRule rails() const { return m_rails; }
    /** The platform's rule; shortest where the network lacks what the rule needs, which is an issue. */
    [[nodiscard]] RoutingRule routing() const { return m_routing; }
    /** Whether routing() may send a message several ways at once. */
    [[nodiscard]] bool splitsMessages() const;
    /** The network as a tree with levels, where routing() needs one; otherwise null. */
    [[nodiscard]] const FatTree* fatTree() const { return m_tree.get(); }
    /** The routes that the platform writes out, which go before those of routing(); null where it has none.
     */
    [[nodiscard]] const WrittenRoutes* writtenRoutes() const { return m_written.get(); }
    /** Where routing() needs them: made by the first who asks, which may be any thread. */
    [[nodiscard]] const ForwardingTables& forwardingTables() const;

private:
    friend class NetworkBuilder;
    friend class ServerBuilder;
    struct TextHash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    using NameMap = std::unordered_map<std::string, std::uint32_t, TextHash, std::equal_to<>>;

    [[nodiscard]] double longestLatency(std::span<const ChannelId> route) const;
    [[nodiscard]] std::size_t vertexIndex(Vertex v) const
    {
        return v.isNode ? m_switches.size() + v.index : v.index;
    }

    std::vector<Node> m_nodes;
    std::vector<Switch> m_switches;
    std::vector<Link> m_links;
    std::vector<Server> m_servers;
    std::size_t m_fabricSwitches = 0;
    RailRule m_rails = RailRule::pxn;
    NameMap m_nodeByName;
    NameMap m_switchByName;
    std::vector<std::uint32_t> m_hopStart;     ///< by vertex index, size vertices + 1
    std::vector<std::uint32_t> m_nodeHopStart; ///< by vertex index: where its links to nodes begin
    std::vector<Hop> m_hops;
    double m_localBandwidth = 0;
    double m_localLatency = 0;
    double m_inNetworkBandwidth = std::numeric_limits<double>::infinity();
    double m_localInNetworkBandwidth = std::numeric_limits<double>::infinity();
    std::uint32_t m_inNetworkGroups = UINT32_MAX;
    std::uint32_t m_localInNetworkGroups = UINT32_MAX;
    double m_eagerThreshold = kUsualEagerThreshold;
    double m_sendOverhead = 0;
    double m_receiveOverhead = 0;
    RoutingRule m_routing = RoutingRule::shortest;
    std::shared_ptr<const FatTree> m_tree;
    std::shared_ptr<LazyForwardingTables> m_tables;
    std::shared_ptr<const WrittenRoutes> m_written;
};

} // namespace contraflow
