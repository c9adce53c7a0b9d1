// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/base/xml_text.h"
#include "core/io/exporters/network_writer.h"
#include "core/project/routing.h"
#include "core/project/routing_rules.h"
#include "core/project/rule_names.h"

#include <cmath>

namespace contraflow {

namespace {

/** Of a network with equal ways every route is written. */
constexpr std::size_t kMostRoutedNodes = 1000;

/** name="value" with a blank before it. */
std::string xmlAttribute(std::string_view name, std::string_view value)
{
    return " " + std::string(name) + "=\"" + xmlText(value) + "\"";
}

class SimgridWriter
{
public:
    explicit SimgridWriter(const NetworkWriting& writing)
        : m_writing(writing)
        , m_network(writing.network)
        , m_areEdgesEnough(!writing.network.writtenRoutes() && isForest())
    {}

    Result<std::vector<std::string>> write()
    {
        const std::size_t nodes = m_network.nodes().size();
        if (!m_areEdgesEnough && m_network.splitsMessages())
            return invalidInput(
                "SimGrid gives each pair of nodes one route, and %1 routing sends a message over several at "
                "once; choose another routing for the platform, such as ecmp-hash, to export it",
                {infoOf(m_network.routing()).name});
        // Routes that are all written out are as many as the platform holds.
        const bool areAllWritten = m_network.writtenRoutes() && m_network.routing() == RoutingRule::written;
        if (!m_areEdgesEnough && !areAllWritten && nodes > kMostRoutedNodes) {
            // Smaller ones get their routes one by one all the same, which say most plainly what they are.
            m_areEdgesEnough = hasSingleShortestWays();
            if (!m_areEdgesEnough)
                return invalidInput(
                    m_network.writtenRoutes()
                        ? phrase("%1, so that SimGrid needs the route of each pair of its %2 nodes, %3 "
                                 "in all; they are written for at most %4 nodes: export a smaller "
                                 "platform, or one with routing: written or without routes")
                        : phrase("%1, so that SimGrid needs the route of each pair of its %2 nodes, %3 "
                                 "in all; they are written for at most %4 nodes: export a smaller "
                                 "platform"),
                    {whyRoutesAreNeeded(), groupedCount(nodes), groupedCount(nodes * (nodes - 1)),
                     groupedCount(kMostRoutedNodes)});
        }
        nameParts();
        writeParts();
        RETURN_IF_ERROR(m_areEdgesEnough ? writeEdges() : writeRoutes());
        m_text += "  </zone>\n</platform>\n";
        RETURN_IF_ERROR(flush());
        return m_notes;
    }

private:
    /** Why links do not say the ways that messages take. */
    [[nodiscard]] std::string whyRoutesAreNeeded() const
    {
        if (m_network.writtenRoutes())
            return sentence(
                "some routes of the platform are written out, and others follow its routing rule");
        if (m_writing.platform.routing == RoutingRule::valiant)
            return sentence("the routing rule of the platform takes longer ways than the shortest");
        return sentence(
            "between some nodes of the platform there are several ways of the same length, or ways through "
            "nodes");
    }

    /** Names the parts. In SimGrid nodes, switches and the zone are of one kind, and links of another. */
    void nameParts()
    {
        std::vector<WantedName> places;
        for (const Network::Node& node : m_network.nodes())
            places.push_back({node.name, allowedInXml(node.name)});
        for (const Network::Switch& each : m_network.switches())
            places.push_back({each.name, allowedInXml(each.name)});
        const std::string& zone = m_writing.platform.name;
        const bool isTaken = m_network.findNode(zone) || m_network.findSwitch(zone);
        places.push_back({zone, zone.empty() ? "zone" : allowedInXml(zone) + (isTaken ? " zone" : "")});
        m_places = distinctNames(places, " ");
        std::vector<WantedName> links;
        for (const Network::Link& link : m_network.links())
            links.push_back({link.name, link.name.empty() ? "link" : allowedInXml(link.name)});
        if (std::isfinite(m_network.localBandwidth()))
            links.push_back({"", "within nodes"});
        m_links = distinctNames(links, " ");
        places.pop_back(); // of these the file says the name
        const std::vector<std::string> named(m_places.begin(), m_places.end() - 1);
        if (auto note =
                noteOfChangedNames(places, named, phrase("SimGrid cannot have all names as they are: %1")))
            m_notes.push_back(std::move(*note));
    }

    /** Whether there is one way at most between any two vertices. */
    [[nodiscard]] bool isForest() const
    {
        const std::size_t switches = m_network.switches().size();
        std::vector<std::size_t> parents(switches + m_network.nodes().size());
        for (std::size_t i = 0; i < parents.size(); ++i)
            parents[i] = i;
        const auto rootOf = [&parents, switches](Vertex vertex) {
            std::size_t at = vertex.isNode ? switches + vertex.index : vertex.index;
            while (parents[at] != at)
                at = parents[at] = parents[parents[at]];
            return at;
        };
        for (const Network::Link& link : m_network.links()) {
            const std::size_t a = rootOf(link.from);
            const std::size_t b = rootOf(link.to);
            if (a == b)
                return false;
            parents[a] = b;
        }
        return true;
    }

    /** Whether messages take the one shortest way between any two nodes, which SimGrid finds by itself (its
     * zones of Dijkstra count links). Ways through nodes are none, so that each node has one link. */
    [[nodiscard]] bool hasSingleShortestWays() const
    {
        if (m_writing.platform.routing == RoutingRule::valiant || m_network.writtenRoutes())
            return false;
        const std::size_t switches = m_network.switches().size();
        std::vector<std::vector<std::uint32_t>> neighbours(switches);
        std::vector<std::uint32_t> links(m_network.nodes().size(), 0);
        std::vector<bool> hasNodes(switches, false);
        for (const Network::Link& link : m_network.links()) {
            if (!link.from.isNode && !link.to.isNode) {
                neighbours[link.from.index].push_back(link.to.index);
                neighbours[link.to.index].push_back(link.from.index);
                continue;
            }
            if (link.from.isNode && link.to.isNode)
                return false;
            const std::uint32_t node = link.from.isNode ? link.from.index : link.to.index;
            if (++links[node] > 1)
                return false;
            hasNodes[link.from.isNode ? link.to.index : link.from.index] = true;
        }
        for (std::uint32_t source = 0; source < switches; ++source)
            if (hasNodes[source] && !isReachedBySingleWays(source, neighbours, hasNodes))
                return false;
        return true;
    }

    /** Whether every switch with nodes that can be reached from `source` is reached by one shortest way. */
    static bool isReachedBySingleWays(std::uint32_t source,
                                      const std::vector<std::vector<std::uint32_t>>& neighbours,
                                      const std::vector<bool>& hasNodes)
    {
        constexpr std::uint32_t kFar = UINT32_MAX;
        std::vector<std::uint32_t> distance(neighbours.size(), kFar);
        std::vector<bool> isSingle(neighbours.size(), true);
        std::vector<std::uint32_t> queue{source};
        distance[source] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::uint32_t at = queue[i];
            if (!isSingle[at] && hasNodes[at])
                return false;
            for (const std::uint32_t next : neighbours[at]) {
                if (distance[next] == kFar) {
                    distance[next] = distance[at] + 1;
                    isSingle[next] = isSingle[at];
                    queue.push_back(next);
                } else if (distance[next] == distance[at] + 1) {
                    isSingle[next] = false;
                }
            }
        }
        return true;
    }

    [[nodiscard]] const std::string& nameOf(Vertex vertex) const
    {
        return m_places[vertex.isNode ? vertex.index : m_network.nodes().size() + vertex.index];
    }
    [[nodiscard]] bool hasLocalLink() const { return std::isfinite(m_network.localBandwidth()); }

    void writeParts()
    {
        m_text = "<?xml version=\"1.0\"?>\n<!DOCTYPE platform SYSTEM \"https://simgrid.org/simgrid.dtd\">\n"
                 "<platform version=\"4.1\">\n  <zone" +
                 xmlAttribute("id", m_places.back()) +
                 xmlAttribute("routing", m_areEdgesEnough ? "Dijkstra" : "Full") + ">\n";
        if (const RoutingRule rule = m_writing.platform.routing; rule != RoutingRule::shortest)
            m_text += "    <prop id=\"routing\"" +
                      xmlAttribute("value", contraflow::nameOf(rule, kRoutingNames)) + "/>\n";
        for (std::uint32_t i = 0; i < m_network.switches().size(); ++i) {
            std::string at;
            for (const std::uint32_t coordinate : m_network.switches()[i].at)
                at += (at.empty() ? "" : " ") + std::to_string(coordinate);
            if (!at.empty())
                m_text += "    <prop" + xmlAttribute("id", "at " + nameOf({false, i})) +
                          xmlAttribute("value", at) + "/>\n";
        }
        for (std::uint32_t i = 0; i < m_network.nodes().size(); ++i)
            m_text += "    <host" + xmlAttribute("id", nameOf({true, i})) + " speed=\"1Gf\"" +
                      xmlAttribute("core", std::to_string(m_network.nodes()[i].cores)) + "/>\n";
        for (std::uint32_t i = 0; i < m_network.switches().size(); ++i)
            m_text += "    <router" + xmlAttribute("id", nameOf({false, i})) + "/>\n";
        for (std::size_t i = 0; i < m_network.links().size(); ++i) {
            const Network::Link& link = m_network.links()[i];
            writeLink(m_links[i], link.capacity, link.latency, "SPLITDUPLEX");
            m_text += "><prop id=\"from\"" + xmlAttribute("value", nameOf(link.from)) + "/><prop id=\"to\"" +
                      xmlAttribute("value", nameOf(link.to)) + "/></link>\n";
        }
        if (hasLocalLink()) {
            writeLink(m_links.back(), m_network.localBandwidth(), m_network.localLatency(), "FATPIPE");
            m_text += "/>\n";
        }
        m_notes.emplace_back(
            sentence("hosts compute 1 Gflop/s: a platform does not say how fast its nodes compute"));
    }

    void writeLink(const std::string& name, double bandwidth, double latency, std::string_view policy)
    {
        m_text += "    <link" + xmlAttribute("id", name) +
                  xmlAttribute("bandwidth", numberText(bandwidth) + "Bps") +
                  xmlAttribute("latency", numberText(latency) + "s") + xmlAttribute("sharing_policy", policy);
    }

    void beginRoute(const std::string& from, const std::string& to, bool isBothWays)
    {
        m_text += "    <route" + xmlAttribute("src", from) + xmlAttribute("dst", to) +
                  xmlAttribute("symmetrical", isBothWays ? "YES" : "NO") + ">";
    }

    void passLink(std::size_t link, bool isForward)
    {
        m_text += "<link_ctn" + xmlAttribute("id", m_links[link]) +
                  xmlAttribute("direction", isForward ? "UP" : "DOWN") + "/>";
    }

    void writeLoop(std::uint32_t index)
    {
        if (!hasLocalLink())
            return;
        const std::string& node = nameOf({true, index});
        beginRoute(node, node, false);
        m_text += "<link_ctn" + xmlAttribute("id", m_links.back()) + "/></route>\n";
    }

    Result<void> writeEdges()
    {
        for (std::uint32_t i = 0; i < m_network.nodes().size(); ++i)
            writeLoop(i);
        for (std::size_t i = 0; i < m_network.links().size(); ++i) {
            const Network::Link& link = m_network.links()[i];
            beginRoute(nameOf(link.from), nameOf(link.to), true);
            passLink(i, true);
            m_text += "</route>\n";
            RETURN_IF_ERROR(flushPiece());
        }
        return {};
    }

    Result<void> writeRoutes()
    {
        Router router(m_network);
        std::size_t missing = 0;
        std::vector<ChannelId> way;
        const auto count = static_cast<std::uint32_t>(m_network.nodes().size());
        for (std::uint32_t source = 0; source < count; ++source) {
            writeLoop(source);
            for (std::uint32_t destination = 0; destination < count; ++destination) {
                way.clear();
                if (source == destination)
                    continue;
                if (!router.appendRoute(NodeId(source), NodeId(destination), way)) {
                    ++missing;
                    continue;
                }
                beginRoute(nameOf({true, source}), nameOf({true, destination}), false);
                for (const ChannelId channel : way)
                    passLink(linkOf(channel).index(), (channel.value & 1U) == 0);
                m_text += "</route>\n";
                RETURN_IF_ERROR(flushPiece());
            }
        }
        if (missing > 0)
            m_notes.push_back(sentence("%1 of nodes without a way between them",
                                       {sentenceOf(missing, "1 pair", "%1 pairs")}));
        return {};
    }

    Result<void> flushPiece()
    {
        constexpr std::size_t kPiece = 1 << 16;
        return m_text.size() < kPiece ? Result<void>() : flush();
    }

    Result<void> flush()
    {
        if (m_writing.stop.stop_requested())
            return Error{ErrorCode::cancelled, "stopped"};
        Result<void> written = m_writing.sink(m_text);
        m_text.clear();
        return written;
    }

    const NetworkWriting& m_writing;
    const Network& m_network;
    bool m_areEdgesEnough; ///< the links say the routes as well
    std::string m_text;
    std::vector<std::string> m_places; ///< names of nodes, switches and the zone
    std::vector<std::string> m_links;  ///< names by link, and of the link of nodes to themselves, if any
    std::vector<std::string> m_notes;
};

} // namespace

Result<std::vector<std::string>> writeSimgridPlatform(const NetworkWriting& writing)
{
    return SimgridWriter(writing).write();
}

} // namespace contraflow
