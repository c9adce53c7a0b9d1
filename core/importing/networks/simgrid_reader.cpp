// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/importing/networks/simgrid_elements.h"
#include "core/importing/networks/simgrid_ways.h"
#include "core/importing/topology_readers.h"
#include "core/io/text/xml_reader.h"
#include "core/project/network.h"
#include "core/project/rule_names.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace contraflow {

namespace {

/** What a platform of SimGrid names, besides its routes. */
struct SimgridParts
{
    /** What files of this program say that a link joins. */
    struct Ends
    {
        const XmlElement* element = nullptr;
        std::size_t link = 0;
        std::string from;
        std::string to;
    };

    std::map<std::string, SimgridNetwork::Place> places; ///< hosts and routers
    std::map<std::string, std::size_t> links;
    std::map<std::string, std::size_t> hostsOf; ///< how many, by zone and by cluster
    SimgridZones zones;
    std::map<const XmlElement*, std::size_t> zoneOf; ///< of `zones`
    std::map<std::string, std::string>
        shapedRouters; ///< clusters that are not flat, by the names of their routers
    std::vector<Ends> ends;
    std::vector<const XmlElement*> props; ///< of zones
    std::size_t hosts = 0;
};

constexpr std::array<const char*, 2> kEnds{"src", "dst"};

/** What routes of a zone call so. */
std::optional<SimgridZones::Vertex> vertexOf(const SimgridParts& parts, const std::string& name)
{
    if (const auto zone = parts.zones.find(name))
        return SimgridZones::Vertex{true, *zone};
    const auto place = parts.places.find(name);
    return place == parts.places.end() ? std::nullopt
                                       : std::optional(SimgridZones::Vertex{false, place->second});
}

/** A link by its name, or one direction of a link that has two ("l_UP", "l_DOWN"). */
std::optional<SimgridNetwork::Step> findSimgridLink(const SimgridParts& parts, const SimgridNetwork& network,
                                                    const std::string& name)
{
    using Way = SimgridNetwork::Way;
    if (const auto link = parts.links.find(name); link != parts.links.end())
        return SimgridNetwork::Step{link->second, Way::any};
    for (const auto& [suffix, way] : {std::pair(std::string_view("_UP"), Way::up), {"_DOWN", Way::down}}) {
        if (!name.ends_with(suffix))
            continue;
        const auto link = parts.links.find(name.substr(0, name.size() - suffix.size()));
        if (link != parts.links.end() && network.link(link->second).sharing == SimgridSharing::splitDuplex)
            return SimgridNetwork::Step{link->second, way};
    }
    return std::nullopt;
}

/** Gives a network the routes of a platform, and what else says where its links are. */
class SimgridRoutes
{
public:
    SimgridRoutes(SimgridParts& parts, SimgridNetwork& network, ImportedTopology& topology)
        : m_parts(parts)
        , m_network(network)
        , m_topology(topology)
    {}

    [[nodiscard]] Result<void> take(const XmlElement& root)
    {
        RETURN_IF_ERROR(joinEnds());
        findGateways(root);
        RETURN_IF_ERROR(takeRoutes(root));
        if (m_idle > 0)
            m_topology.notes.push_back(sentence("%1 to zones without hosts, which no message takes, left out",
                                                {sentenceOf(m_idle, "1 route", "%1 routes")}));
        if (!m_skipped.empty())
            m_topology.notes.push_back(sentence(
                "routes from outside to %1 were left out: in SimGrid messages from outside reach each host "
                "of such a cluster without passing its links, which has no equal here",
                {someOf({m_skipped.begin(), m_skipped.end()})}));
        return {};
    }

    /** Links of hosts to themselves. */
    [[nodiscard]] const std::vector<std::size_t>& loops() const { return m_loops; }

private:
    using Place = SimgridNetwork::Place;
    /** What is known of the zone whose routes are read. */
    struct Zone
    {
        std::size_t index = 0;                               ///< of SimgridParts::zones
        bool isOfEdges = false;                              ///< it makes ways of them (Floyd, Dijkstra)
        std::set<std::pair<std::string, std::string>> known; ///< ends of routes
    };
    using Route = SimgridNetwork::Route;

    Result<void> joinEnds()
    {
        const auto& places = m_parts.places;
        for (const SimgridParts::Ends& ends : m_parts.ends) {
            const auto from = places.find(ends.from);
            const auto to = places.find(ends.to);
            if (from == places.end() || to == places.end())
                return simgridFault(*ends.element,
                                    sentence("%1, which it joins, is no host or router of the file",
                                             {inQuotes(from == places.end() ? ends.from : ends.to)}));
            m_network.setEnds(ends.link, from->second, to->second);
        }
        constexpr std::string_view kAt = "at ";
        for (const XmlElement* prop : m_parts.props)
            if (const std::string& id = prop->attribute("id"); id.starts_with(kAt))
                if (const auto place = places.find(id.substr(kAt.size())); place != places.end()) {
                    const auto at = simgridCoordinates(prop->attribute("value"));
                    if (!at)
                        return simgridFault(
                            *prop, sentence("%1 are no coordinates", {inQuotes(prop->attribute("value"))}));
                    m_network.setCoordinates(place->second, *at);
                }
        return {};
    }

    [[nodiscard]] Zone zoneOf(const XmlElement& element) const
    {
        Zone zone;
        if (const auto found = m_parts.zoneOf.find(&element); found != m_parts.zoneOf.end())
            zone.index = found->second;
        const SimgridZoneKind kind = m_parts.zones.zone(zone.index).kind;
        // Ways within the zone are put together of its routes.
        zone.isOfEdges = kind == SimgridZoneKind::floyd || kind == SimgridZoneKind::dijkstra;
        return zone;
    }

    void findGateways(const XmlElement& zone)
    {
        for (const XmlElement& element : zone.children) {
            if (isSimgridZone(element))
                findGateways(element);
            if (!isSimgridZoneRoute(element))
                continue;
            for (const auto& [end, gateway] : {std::pair("src", "gw_src"), std::pair("dst", "gw_dst")}) {
                const auto joined = m_parts.zones.find(element.attribute(end));
                const auto place = m_parts.places.find(element.attribute(gateway));
                if (joined && place != m_parts.places.end())
                    m_parts.zones.setGateway(*joined, place->second);
            }
        }
    }

    /** Lets the zone know the route: of the network, or kUntold. */
    void addEdge(const XmlElement& element, const Zone& zone, const Route& route, std::size_t index)
    {
        const auto source = vertexOf(m_parts, element.attribute("src"));
        const auto destination = vertexOf(m_parts, element.attribute("dst"));
        if (source && destination)
            m_parts.zones.addEdge(zone.index, *source, *destination, {index, false, route.from, route.to},
                                  route.isOneWay);
    }

    Result<void> takeRoutes(const XmlElement& zone)
    {
        Zone own = zoneOf(zone);
        for (const XmlElement& element : zone.children) {
            Result<void> taken;
            if (isSimgridZone(element))
                taken = takeRoutes(element);
            else if (element.name == "route" || isSimgridZoneRoute(element))
                taken = takeRoute(element, own);
            if (!taken)
                return taken;
        }
        return {};
    }

    Result<Place> placeOf(const XmlElement& element, const char* key) const
    {
        const auto place = m_parts.places.find(element.attribute(key));
        if (place == m_parts.places.end())
            return simgridFault(element, sentence("%1 %2 is no host or router of the file",
                                                  {key, inQuotes(element.attribute(key))}));
        return place->second;
    }

    Result<void> takeRoute(const XmlElement& element, Zone& zone)
    {
        const bool isBetweenZones = isSimgridZoneRoute(element);
        ASSIGN_OR_RETURN(const Place from, placeOf(element, isBetweenZones ? "gw_src" : "src"));
        ASSIGN_OR_RETURN(const Place to, placeOf(element, isBetweenZones ? "gw_dst" : "dst"));
        const std::string& src = element.attribute("src");
        const std::string& dst = element.attribute("dst");
        const std::string symmetry = lowered(element.attribute("symmetrical"));
        const bool isOneWay = symmetry == "no" || symmetry == "0" || symmetry == "false";
        if (!zone.known.emplace(src, dst).second ||
            (!isOneWay && src != dst && !zone.known.emplace(dst, src).second))
            return simgridFault(element,
                                sentence("the way between %1 and %2 was described before; keep one of both",
                                         {inQuotes(src), inQuotes(dst)}));
        ASSIGN_OR_RETURN(std::vector<SimgridNetwork::Step> steps, stepsOf(element));
        if (from == to) {
            if (steps.size() == 1)
                m_loops.push_back(steps.front().link);
            return {};
        }
        Route route{element.line, from, to, std::move(steps), isOneWay};
        if (isBetweenZones) {
            if (skipsLinks(element)) {
                addEdge(element, zone, route, SimgridZones::kUntold);
                return {};
            }
            if (!zone.isOfEdges && isIdle(element)) {
                ++m_idle;
                return {};
            }
        }
        addEdge(element, zone, route, m_network.addRoute(route));
        return {};
    }

    Result<std::vector<SimgridNetwork::Step>> stepsOf(const XmlElement& element) const
    {
        std::vector<SimgridNetwork::Step> steps;
        for (const XmlElement& part : element.children) {
            if (part.name != "link_ctn" && part.name != "link:ctn")
                continue;
            auto step = findSimgridLink(m_parts, m_network, part.attribute("id"));
            if (!step)
                return simgridFault(part, sentence("there is no link %1", {inQuotes(part.attribute("id"))}));
            const std::string& way = part.attribute("direction");
            if (way == "UP" || way == "DOWN")
                step->way = way == "UP" ? SimgridNetwork::Way::up : SimgridNetwork::Way::down;
            steps.push_back(*step);
        }
        return steps;
    }

    /** Whether no message takes the route between zones, as one has no host and leads to no others. */
    [[nodiscard]] bool isIdle(const XmlElement& element) const
    {
        return std::ranges::any_of(kEnds, [&](const char* end) {
            const auto hosts = m_parts.hostsOf.find(element.attribute(end));
            const auto zone = m_parts.zones.find(element.attribute(end));
            return hosts != m_parts.hostsOf.end() && hosts->second == 0 && zone &&
                   !m_parts.zones.zone(*zone).isPassed;
        });
    }

    /** Whether the route goes to a cluster whose links SimGrid lets it skip. */
    bool skipsLinks(const XmlElement& element)
    {
        bool skips = false;
        for (const char* gateway : {"gw_src", "gw_dst"})
            if (const auto cluster = m_parts.shapedRouters.find(element.attribute(gateway));
                cluster != m_parts.shapedRouters.end()) {
                m_skipped.insert(inQuotes(cluster->second));
                skips = true;
            }
        return skips;
    }

    SimgridParts& m_parts;
    SimgridNetwork& m_network;
    ImportedTopology& m_topology;
    std::set<std::string> m_skipped; ///< clusters of skipsLinks()
    std::size_t m_idle = 0;
    std::vector<std::size_t> m_loops;
};

/** By the zone's routing. */
SimgridZoneKind simgridZoneKind(const XmlElement& zone)
{
    static const std::map<std::string, SimgridZoneKind> kinds{
        {"Full", SimgridZoneKind::table},   {"None", SimgridZoneKind::table},
        {"Floyd", SimgridZoneKind::floyd},  {"Dijkstra", SimgridZoneKind::dijkstra},
        {"Cluster", SimgridZoneKind::star}, {"DijkstraCache", SimgridZoneKind::dijkstra}};
    const auto kind = kinds.find(zone.attribute("routing"));
    return kind == kinds.end() ? SimgridZoneKind::unknown : kind->second;
}

/** How SimGrid sends messages through a shape. */
struct ShapeRouting
{
    RoutingRule rule;
    std::string_view lost; ///< where the rule cannot be had
    std::string_view text;
};

const ShapeRouting& routingOf(SimgridShape shape)
{
    static const ShapeRouting fatTree{
        RoutingRule::dModK, phrase("SimGrid's fat-trees send by the number of the destination (D-mod-K)"),
        phrase("messages go up by the number of the destination (D-mod-K), as in SimGrid")};
    static const ShapeRouting torus{RoutingRule::dimensionOrder,
                                    phrase("SimGrid's tori send along x, then y and so on"),
                                    phrase("messages go along x, then y and so on, as in SimGrid")};
    static const ShapeRouting dragonfly{
        RoutingRule::minimal, phrase("SimGrid's dragonflies send by one link between groups"),
        phrase("messages take the shortest ways with one link between groups, equal ones by "
               "hash; SimGrid takes green links before black ones")};
    return shape == SimgridShape::fatTree ? fatTree : shape == SimgridShape::torus ? torus : dragonfly;
}

class SimgridReader
{
public:
    Result<ImportedTopology> read(const XmlElement& root)
    {
        RETURN_IF_ERROR(takeParts(root));
        RETURN_IF_ERROR(takeRoutes(root));
        if (m_parts.hosts == 0)
            return topologyFault(
                root.line,
                root.child("actor") != nullptr || root.child("process") != nullptr
                    ? sentence("it says where actors run, and has no host: import the platform that it is a "
                               "deployment for")
                    : sentence("the platform has no host"));
        note(m_backbones.size(),
             sentence("in SimGrid the messages within %1 share a backbone; here they have its latency, no "
                      "host is faster, and a switch carries all of them",
                      {someOf(m_backbones)}));
        note(m_limited.size(),
             sentence("what a host of %1 sends and receives is limited together; here each way is by itself",
                      {someOf(m_limited)}));
        note(m_slower, sentence("%1 with another link in than out: taken as fast as the slower one",
                                {sentenceOf(m_slower, "1 host", "%1 hosts")}));
        note(m_changing, sentenceOf(m_changing, "1 change of a link over time left out",
                                    "%1 changes of links over time left out"));
        for (const XmlElement* prop : m_parts.props)
            if (prop->attribute("id") == "routing")
                if (const auto rule = valueNamed(prop->attribute("value"), kRoutingNames))
                    m_network.setRouting(*rule);
        ASSIGN_OR_RETURN(Platform made, m_network.platform(m_parts.zones, m_topology));
        setRouting(made);
        setLocal(made);
        for (const auto& [name, count] : m_left)
            m_topology.notes.push_back(sentence(
                name.starts_with("bypass")
                    ? phrase("%1 <%2> left out: messages take the ways that hold without them, which may "
                             "have other times")
                    : phrase("%1 <%2> left out"),
                {sentenceOf(count, "1 element", "%1 elements"), name}));
        m_topology.platforms.push_back(std::move(made));
        return std::move(m_topology);
    }

private:
    using Place = SimgridNetwork::Place;
    /** What of a backbone is in front of each host of its zone. */
    struct Backbone
    {
        double half = 0; ///< of its latency
        std::optional<Quantity> bandwidth;
    };

    /** Takes hosts, routers and links of a zone, and counts its hosts. */
    Result<void> takeZone(const XmlElement& zone)
    {
        const std::size_t before = m_parts.hosts;
        m_parts.zones.open(zone.attribute("id"), simgridZoneKind(zone));
        m_parts.zoneOf.emplace(&zone, m_parts.zones.current());
        Result<void> taken = takeParts(zone);
        m_parts.zones.close();
        m_parts.hostsOf[zone.attribute("id")] += m_parts.hosts - before;
        return taken;
    }

    Result<void> takeParts(const XmlElement& zone)
    {
        if (zone.attribute("routing") == "Vivaldi")
            m_topology.notes.push_back(
                sentence("zone %1 (line %2) has latencies by coordinates (Vivaldi), which have no equal here",
                         {inQuotes(zone.attribute("id")), std::to_string(zone.line)}));
        if (zone.attribute("routing") == "RuleBased" && zone.children.size() > 1)
            return simgridFault(
                zone, sentence("zone %1 has routes by patterns (RuleBased), which are not taken; write each "
                               "route by its ends, in a zone with routing Full",
                               {inQuotes(zone.attribute("id"))}));
        if (zone.attribute("routing") == "Cluster")
            return takeClusterZone(zone);
        for (const XmlElement& element : zone.children)
            RETURN_IF_ERROR(takePart(element, zone));
        return {};
    }

    Result<void> takePart(const XmlElement& element, const XmlElement& zone)
    {
        const std::string& name = element.name;
        if (isSimgridZone(element))
            return takeZone(element);
        if (name == "cluster")
            return takeCluster(element);
        if (name == "host")
            return addHost(element, element.attribute("id"));
        if (name == "peer")
            return takePeer(element, zone);
        if (name == "router")
            return addRouter(element, element.attribute("id"), m_network.addSwitch(element.attribute("id")));
        if (name == "link")
            return takeLink(element);
        if (name == "route" || isSimgridZoneRoute(element))
            return {};
        if (name == "prop") {
            m_parts.props.push_back(&element);
            return {};
        }
        if (name == "include" || name == "foreach")
            return simgridFault(element, sentence("what it stands for is elsewhere; put it into the file"));
        ++m_left[name];
        return {};
    }

    Result<void> addPlace(const XmlElement& element, const std::string& name, Place place)
    {
        if (name.empty())
            return simgridFault(element, sentence("it has no id"));
        if (!m_parts.places.emplace(name, place).second)
            return simgridFault(element,
                                sentence("%1 is there twice; give it another name", {inQuotes(name)}));
        return {};
    }

    Result<void> addRouter(const XmlElement& element, const std::string& name, Place place)
    {
        m_parts.zones.addRouter(place);
        return addPlace(element, name, place);
    }

    static Error tooMany(const XmlElement& element)
    {
        return simgridFault(
            element, sentence("with it the file names more than %1 hosts and routers; import a smaller part",
                              {groupedCount(kMostTopologyParts)}));
    }

    Result<void> addHost(const XmlElement& element, const std::string& name)
    {
        if (m_network.placeCount() > kMostTopologyParts)
            return tooMany(element);
        ++m_parts.hosts;
        const Place host = m_network.addHost({name, simgridCores(element)});
        m_parts.zones.addHost(host);
        return addPlace(element, name, host);
    }

    Result<void> takeLink(const XmlElement& element)
    {
        ASSIGN_OR_RETURN(SimgridNetwork::Link link, simgridLink(element));
        const std::string& id = element.attribute("id");
        if (id.empty())
            return simgridFault(element, sentence("it has no id"));
        for (const char* file : {"bandwidth_file", "latency_file", "state_file"})
            m_changing += element.attribute(file).empty() ? 0 : 1;
        const std::size_t index = m_network.addLink(link);
        if (!m_parts.links.emplace(id, index).second)
            return simgridFault(element,
                                sentence("link %1 is there twice; give it another name", {inQuotes(id)}));
        // Files of this program say what a link joins.
        if (const std::string from = simgridProp(element, "from"); !from.empty())
            m_parts.ends.push_back({&element, index, from, simgridProp(element, "to")});
        return {};
    }

    Result<void> takeCluster(const XmlElement& element)
    {
        ASSIGN_OR_RETURN(SimgridCluster cluster, simgridCluster(element));
        if (m_network.placeCount() + cluster.hosts.size() > kMostTopologyParts)
            return tooMany(element);
        static const std::map<std::string, SimgridShape> shapes{{"", SimgridShape::flat},
                                                                {"FLAT", SimgridShape::flat},
                                                                {"FAT_TREE", SimgridShape::fatTree},
                                                                {"TORUS", SimgridShape::torus},
                                                                {"DRAGONFLY", SimgridShape::dragonfly}};
        const auto shape = shapes.find(element.attribute("topology"));
        if (shape == shapes.end())
            return simgridFault(element,
                                sentence("topology %1 is none of FLAT, FAT_TREE, TORUS and DRAGONFLY",
                                         {inQuotes(element.attribute("topology"))}));
        cluster.shape = shape->second;
        cluster.parameters = element.attribute("topo_parameters");
        cluster.router = element.attribute("router_id");
        if (cluster.router.empty())
            cluster.router =
                element.attribute("prefix") + cluster.id + "_router" + element.attribute("suffix");
        if (!element.attribute("bb_bw").empty()) {
            ASSIGN_OR_RETURN(cluster.backbone,
                             simgridLink(element, {"bb_bw", "bb_lat", "bb_sharing_policy"}));
            m_backbones.push_back(inQuotes(cluster.id));
        }
        if (!element.attribute("limiter_link").empty()) {
            ASSIGN_OR_RETURN(cluster.limit, simgridBandwidth(element, "limiter_link"));
            m_limited.push_back(inQuotes(cluster.id));
        }
        if (!element.attribute("loopback_bw").empty()) {
            ASSIGN_OR_RETURN(SimgridNetwork::Link own,
                             simgridLink(element, {"loopback_bw", "loopback_lat", {}}));
            m_local.emplace(own.bandwidth.value, own.latency.value);
            m_localHosts += cluster.hosts.size();
        }
        m_shapes.insert(cluster.shape);
        m_hasParallelCables = m_hasParallelCables || hasParallelCables(cluster);
        ASSIGN_OR_RETURN(const SimgridClusterPlaces places, addSimgridCluster(cluster, m_network));
        m_parts.hosts += cluster.hosts.size();
        m_parts.hostsOf[cluster.id] += cluster.hosts.size();
        if (cluster.shape != SimgridShape::flat)
            m_parts.shapedRouters.emplace(cluster.router, cluster.id);
        m_parts.zones.open(cluster.id, cluster.shape == SimgridShape::flat ? SimgridZoneKind::star
                                                                           : SimgridZoneKind::shaped);
        for (std::size_t i = 0; i < cluster.hosts.size(); ++i) {
            m_parts.zones.addHost(places.hosts[i]);
            if (i > 1)
                m_parts.zones.setLikeOther(places.hosts[i]);
            RETURN_IF_ERROR(addPlace(element, cluster.hosts[i], places.hosts[i]));
        }
        Result<void> added = addRouter(element, cluster.router, places.router);
        m_parts.zones.close();
        return added;
    }

    /** Hosts, with links of their own to the zone's switch, and cabinets of them. */
    Result<void> takeClusterZone(const XmlElement& zone)
    {
        const std::string& id = zone.attribute("id");
        const Place middle = m_network.addSwitch(id);
        Place gateway = middle;
        Backbone behind;
        if (const XmlElement* const backbone = zone.child("backbone")) {
            ASSIGN_OR_RETURN(SimgridNetwork::Link link, simgridLink(*backbone));
            m_backbones.push_back(inQuotes(id));
            behind = {link.latency.value / 2, link.bandwidth};
            link.latency = plainDuration(behind.half);
            const XmlElement* const router = zone.child("router");
            gateway = m_network.addSwitch(router != nullptr ? router->attribute("id") : id + " router");
            m_network.joinOutwards(std::move(link), middle, gateway);
        }
        for (const XmlElement& element : zone.children) {
            Result<void> taken;
            if (element.name == "cabinet")
                taken = takeCabinet(element, middle, behind);
            else if (element.name == "router")
                taken = addRouter(element, element.attribute("id"), gateway);
            else if (element.name == "host_link")
                taken = takeHostLink(element, middle, behind);
            else if (element.name != "backbone")
                taken = takePart(element, zone);
            if (!taken)
                return taken;
        }
        return {};
    }

    Result<void> takeCabinet(const XmlElement& element, Place middle, const Backbone& behind)
    {
        ASSIGN_OR_RETURN(SimgridCluster cabinet, simgridCluster(element));
        const SimgridNetwork::Link link = inFrontOf(behind, cabinet.link);
        for (const std::string& name : cabinet.hosts) {
            RETURN_IF_ERROR(addHost(element, name));
            if (&name - cabinet.hosts.data() > 1)
                m_parts.zones.setLikeOther(m_parts.places.at(name));
            m_network.join(link, m_parts.places.at(name), middle);
        }
        return {};
    }

    /** The link of a host with its half of the backbone, and no faster than that. */
    static SimgridNetwork::Link inFrontOf(const Backbone& behind, SimgridNetwork::Link link)
    {
        if (behind.half > 0)
            link.latency = plainDuration(link.latency.value + behind.half);
        if (behind.bandwidth)
            link.bandwidth = slowerOf(link.bandwidth, *behind.bandwidth);
        return link;
    }

    /** The link of one host, or of several that share it. */
    Result<void> takeHostLink(const XmlElement& element, Place middle, const Backbone& behind)
    {
        const auto host = m_parts.places.find(element.attribute("id"));
        if (host == m_parts.places.end())
            return simgridFault(
                element, sentence("there is no host %1 above it", {inQuotes(element.attribute("id"))}));
        const auto up = findSimgridLink(m_parts, m_network, element.attribute("up"));
        const auto down = findSimgridLink(m_parts, m_network, element.attribute("down"));
        if (!up || !down)
            return simgridFault(element, sentence("there is no link %1 above it",
                                                  {inQuotes(element.attribute(up ? "down" : "up"))}));
        const SimgridNetwork::Link& out = m_network.link(up->link);
        const SimgridNetwork::Link& in = m_network.link(down->link);
        const SimgridNetwork::Link slower = in.bandwidth.value < out.bandwidth.value ? in : out;
        SimgridNetwork::Link own = inFrontOf(behind, slower);
        m_slower += in.bandwidth == out.bandwidth && in.latency == out.latency ? 0 : 1;
        m_network.takeAway(up->link);
        m_network.takeAway(down->link);
        const auto [shared, isFirst] = m_hubs.emplace(element.attribute("up"), Hub{host->second, 0, false});
        if (isFirst) {
            shared->second.link = m_network.join(own, host->second, middle);
            return {};
        }
        // Hosts behind one link hang on a switch of their own, as fast as the link, which is one link still.
        // A message between them passes it once, and one to other hosts once on its way out.
        const double half = slower.latency.value / 2;
        own.sharing = SimgridSharing::splitDuplex;
        own.latency = plainDuration(half + behind.half);
        if (!shared->second.isSwitch) {
            const Place hub = m_network.addSwitch(element.attribute("up"));
            m_network.setEnds(shared->second.link, hub, middle);
            m_network.setLatency(shared->second.link, plainDuration(half));
            m_network.join(own, shared->second.place, hub);
            shared->second = {hub, shared->second.link, true};
            m_topology.notes.push_back(
                sentence("several hosts share link %1: they hang on a switch behind it",
                         {inQuotes(element.attribute("up"))}));
        }
        m_network.join(std::move(own), host->second, shared->second.place);
        return {};
    }

    /** A host with a way in and a way out of the zone. */
    Result<void> takePeer(const XmlElement& element, const XmlElement& zone)
    {
        RETURN_IF_ERROR(addHost(element, element.attribute("id")));
        Result<SimgridNetwork::Link> in =
            simgridLink(element, {"bw_in", "lat", {}, SimgridSharing::splitDuplex});
        Result<SimgridNetwork::Link> out =
            simgridLink(element, {"bw_out", "lat", {}, SimgridSharing::splitDuplex});
        if (!in || !out)
            return in ? out.error() : in.error();
        m_slower += in->bandwidth == out->bandwidth ? 0 : 1;
        const auto [middle, isNew] = m_peers.emplace(&zone, 0);
        if (isNew)
            middle->second = m_network.addSwitch(zone.attribute("id"));
        m_network.join(in->bandwidth.value < out->bandwidth.value ? *in : *out,
                       m_parts.places.at(element.attribute("id")), middle->second);
        return {};
    }

    Result<void> takeRoutes(const XmlElement& root)
    {
        SimgridRoutes routes(m_parts, m_network, m_topology);
        RETURN_IF_ERROR(routes.take(root));
        for (const std::size_t loop : routes.loops()) {
            const SimgridNetwork::Link& own = m_network.link(loop);
            m_local.emplace(own.bandwidth.value, own.latency.value);
            ++m_localHosts;
            m_network.takeAway(loop);
        }
        return {};
    }

    void note(std::size_t count, const std::string& text)
    {
        if (count > 0)
            m_topology.notes.push_back(text);
    }

    void setRouting(Platform& platform)
    {
        for (const SimgridShape shape : m_shapes)
            if (shape != SimgridShape::flat)
                setRoutingOf(shape, platform);
    }

    /** The rule by which SimGrid sends messages through the shape, where all of the network has what the rule
     * needs. */
    void setRoutingOf(SimgridShape shape, Platform& platform)
    {
        const ShapeRouting& routing = routingOf(shape);
        const RoutingRule before = std::exchange(platform.routing, routing.rule);
        IssueList issues;
        if (m_shapes.size() == 1 && Network::build(platform, 0, issues)->routing() == routing.rule) {
            m_topology.notes.push_back(
                sentence(routing.text) +
                (shape == SimgridShape::fatTree && m_hasParallelCables
                     ? "; " + sentence("among parallel cables it goes by the source downwards")
                     : ""));
            return;
        }
        platform.routing = before;
        m_topology.notes.push_back(
            sentence(routing.lost) + "; " +
            sentence("here, with what else is in the network, messages take the shortest ways"));
    }

    void setLocal(Platform& platform)
    {
        if (m_local.size() == 1 && m_localHosts == m_parts.hosts) {
            platform.localBandwidth = inReadableUnit(Dimension::bandwidth, m_local.begin()->first);
            platform.localLatency = inReadableUnit(Dimension::duration, m_local.begin()->second);
        } else if (!m_local.empty()) {
            m_topology.notes.emplace_back(sentence(
                "not all hosts have the same link to themselves, and a platform has one speed within its "
                "nodes: these links were left out"));
        }
    }

    /** What host_link says of a link: where the hosts behind it meet. */
    struct Hub
    {
        Place place = 0; ///< the host, or the switch of several hosts
        std::size_t link = 0;
        bool isSwitch = false;
    };
    ImportedTopology m_topology;
    SimgridNetwork m_network;
    SimgridParts m_parts;
    std::map<std::string, Hub> m_hubs; ///< by link
    std::map<const XmlElement*, Place> m_peers;
    std::set<std::pair<double, double>> m_local; ///< bandwidth and latency within hosts
    std::size_t m_localHosts = 0;                ///< that have one
    std::set<SimgridShape> m_shapes;
    bool m_hasParallelCables = false;          ///< in a fat-tree
    std::map<std::string, std::size_t> m_left; ///< elements that mean nothing here
    std::size_t m_changing = 0;
    std::size_t m_slower = 0;
    std::vector<std::string> m_backbones; ///< what has one
    std::vector<std::string> m_limited;
};

} // namespace

std::optional<Recognition> recogniseSimgrid(std::string_view text)
{
    if (xmlRootName(text) == "platform_description")
        return Recognition{Confidence::certain, sentence("its first element, <platform_description>")};
    // Other tools have platforms too, such as EMANE.
    constexpr std::array<std::string_view, 5> kWords{"version=", "<zone", "<AS", "<cluster", "<host"};
    const std::string_view root = text.substr(std::min(text.find("<platform"), text.size()));
    if (xmlRootName(text) != "platform" || std::ranges::none_of(kWords, [root](std::string_view word) {
            return root.find(word) != std::string_view::npos;
        }))
        return std::nullopt;
    return Recognition{Confidence::certain, sentence("its first element, <platform>")};
}

Result<ImportedTopology> readSimgrid(std::string_view text)
{
    ASSIGN_OR_RETURN(const XmlElement root, readXml(text));
    const auto version = parseNumber(root.attribute("version"));
    constexpr double kOldest = 3;
    if (!version || *version < kOldest)
        return topologyFault(
            root.line, sentence("the platform is of version %1; convert it to 4.1 by simgrid_update_xml",
                                {inQuotes(root.attribute("version"))}));
    return SimgridReader().read(root);
}

} // namespace contraflow
