// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/simgrid_elements.h"
#include "core/io/importers/topology_readers.h"
#include "core/project/rule_names.h"

#include <map>
#include <set>

namespace contraflow {

namespace {

class SimgridReader
{
public:
    Result<ImportedTopology> read(const XmlElement& root)
    {
        if (const auto taken = takeParts(root); !taken)
            return taken.error();
        if (const auto joined = joinEnds(); !joined)
            return joined.error();
        if (const auto taken = takeRoutes(root); !taken)
            return taken.error();
        if (m_hostCount == 0)
            return topologyFault(root.line, "the platform has no host");
        note(m_backbones.size(), "in SimGrid the messages within " + firstNames(m_backbones) +
                                     " share a backbone; here they have its latency, and a switch that "
                                     "carries all of them");
        note(m_limited.size(), "what a host of " + firstNames(m_limited) +
                                   " sends and receives is limited together; here each way is by itself");
        note(m_slower,
             counted(m_slower, "host") + " with another link in than out: taken as fast as the slower one");
        note(m_changing,
             counted(m_changing, "change of a link over time", "changes of links over time") + " left out");
        Result<Platform> made = m_network.platform(m_topology);
        if (!made)
            return made.error();
        setRouting(*made);
        setLocal(*made);
        for (const auto& [name, count] : m_left)
            m_topology.notes.push_back(counted(count, "element") + " <" + name + "> left out");
        m_topology.platforms.push_back(std::move(*made));
        return std::move(m_topology);
    }

private:
    using Place = SimgridNetwork::Place;

    Result<void> takeParts(const XmlElement& zone)
    {
        if (zone.attribute("routing") == "Vivaldi")
            m_topology.notes.push_back("zone " + inQuotes(zone.attribute("id")) + " (line " +
                                       std::to_string(zone.line) +
                                       ") has latencies by coordinates (Vivaldi), which have no equal here");
        if (zone.attribute("routing") == "Cluster")
            return takeClusterZone(zone);
        for (const XmlElement& element : zone.children)
            if (Result<void> taken = takePart(element, zone); !taken)
                return taken;
        return {};
    }

    Result<void> takePart(const XmlElement& element, const XmlElement& zone)
    {
        const std::string& name = element.name;
        if (isSimgridZone(element))
            return takeParts(element);
        if (name == "cluster")
            return takeCluster(element);
        if (name == "host")
            return addHost(element, element.attribute("id"));
        if (name == "peer")
            return takePeer(element, zone);
        if (name == "router")
            return addPlace(element, element.attribute("id"), m_network.addSwitch(element.attribute("id")));
        if (name == "link")
            return takeLink(element);
        if (name == "route" || isSimgridZoneRoute(element))
            return {};
        if (name == "prop") {
            m_props.push_back(&element);
            return {};
        }
        if (name == "include" || name == "foreach")
            return simgridFault(element, "what it stands for is elsewhere; put it into the file");
        ++m_left[name];
        return {};
    }

    Result<void> addPlace(const XmlElement& element, const std::string& name, Place place)
    {
        if (name.empty())
            return simgridFault(element, "it has no id");
        if (!m_places.emplace(name, place).second)
            return simgridFault(element, inQuotes(name) + " is there twice; give it another name");
        return {};
    }

    static Error tooMany(const XmlElement& element)
    {
        return simgridFault(element, "with it the file names more than " +
                                         std::to_string(kMostTopologyParts) +
                                         " hosts and routers; import a smaller part");
    }

    Result<void> addHost(const XmlElement& element, const std::string& name)
    {
        if (m_network.placeCount() > kMostTopologyParts)
            return tooMany(element);
        ++m_hostCount;
        return addPlace(element, name, m_network.addHost({name, simgridCores(element)}));
    }

    Result<void> takeLink(const XmlElement& element)
    {
        Result<SimgridNetwork::Link> link = simgridLink(element);
        if (!link)
            return link.error();
        const std::string& id = element.attribute("id");
        if (id.empty())
            return simgridFault(element, "it has no id");
        for (const char* file : {"bandwidth_file", "latency_file", "state_file"})
            m_changing += element.attribute(file).empty() ? 0 : 1;
        const std::size_t index = m_network.addLink(*link);
        if (!m_links.emplace(id, index).second)
            return simgridFault(element, "link " + inQuotes(id) + " is there twice; give it another name");
        // Files of this program say what a link joins.
        if (const std::string from = simgridProp(element, "from"); !from.empty())
            m_ends.push_back({&element, index, from, simgridProp(element, "to")});
        return {};
    }

    Result<void> takeCluster(const XmlElement& element)
    {
        Result<SimgridCluster> cluster = simgridCluster(element);
        if (!cluster)
            return cluster.error();
        if (m_network.placeCount() + cluster->hosts.size() > kMostTopologyParts)
            return tooMany(element);
        static const std::map<std::string, SimgridShape> shapes{{"", SimgridShape::flat},
                                                                {"FLAT", SimgridShape::flat},
                                                                {"FAT_TREE", SimgridShape::fatTree},
                                                                {"TORUS", SimgridShape::torus},
                                                                {"DRAGONFLY", SimgridShape::dragonfly}};
        const auto shape = shapes.find(element.attribute("topology"));
        if (shape == shapes.end())
            return simgridFault(element, "topology " + inQuotes(element.attribute("topology")) +
                                             " is none of FLAT, FAT_TREE, TORUS and DRAGONFLY");
        cluster->shape = shape->second;
        cluster->parameters = element.attribute("topo_parameters");
        cluster->router = element.attribute("router_id");
        if (cluster->router.empty())
            cluster->router =
                element.attribute("prefix") + cluster->id + "_router" + element.attribute("suffix");
        if (!element.attribute("bb_bw").empty()) {
            Result<SimgridNetwork::Link> backbone =
                simgridLink(element, {"bb_bw", "bb_lat", "bb_sharing_policy"});
            if (!backbone)
                return backbone.error();
            cluster->backbone = std::move(*backbone);
            m_backbones.push_back(inQuotes(cluster->id));
        }
        if (!element.attribute("limiter_link").empty()) {
            Result<Quantity> limit = simgridBandwidth(element, "limiter_link");
            if (!limit)
                return limit.error();
            cluster->limit = *limit;
            m_limited.push_back(inQuotes(cluster->id));
        }
        if (!element.attribute("loopback_bw").empty()) {
            Result<SimgridNetwork::Link> own = simgridLink(element, {"loopback_bw", "loopback_lat", {}});
            if (!own)
                return own.error();
            m_local.emplace(own->bandwidth.value, own->latency.value);
            m_localHosts += cluster->hosts.size();
        }
        m_shapes.insert(cluster->shape);
        m_hasParallelCables = m_hasParallelCables || hasParallelCables(*cluster);
        const Result<SimgridClusterPlaces> places = addSimgridCluster(*cluster, m_network);
        if (!places)
            return places.error();
        m_hostCount += cluster->hosts.size();
        for (std::size_t i = 0; i < cluster->hosts.size(); ++i)
            if (Result<void> added = addPlace(element, cluster->hosts[i], places->hosts[i]); !added)
                return added;
        return addPlace(element, cluster->router, places->router);
    }

    /** Hosts, with links of their own to the zone's switch, and cabinets of them. */
    Result<void> takeClusterZone(const XmlElement& zone)
    {
        const std::string& id = zone.attribute("id");
        const Place middle = m_network.addSwitch(id);
        Place gateway = middle;
        double half = 0;
        if (const XmlElement* const backbone = zone.child("backbone")) {
            Result<SimgridNetwork::Link> link = simgridLink(*backbone);
            if (!link)
                return link.error();
            m_backbones.push_back(inQuotes(id));
            half = link->latency.value / 2;
            link->latency = plainDuration(half);
            const XmlElement* const router = zone.child("router");
            gateway = m_network.addSwitch(router != nullptr ? router->attribute("id") : id + " router");
            m_network.joinOutwards(std::move(*link), middle, gateway);
        }
        for (const XmlElement& element : zone.children) {
            Result<void> taken;
            if (element.name == "cabinet")
                taken = takeCabinet(element, middle, half);
            else if (element.name == "router")
                taken = addPlace(element, element.attribute("id"), gateway);
            else if (element.name == "host_link")
                taken = takeHostLink(element, middle, half);
            else if (element.name != "backbone")
                taken = takePart(element, zone);
            if (!taken)
                return taken;
        }
        return {};
    }

    Result<void> takeCabinet(const XmlElement& element, Place middle, double extra)
    {
        Result<SimgridCluster> cabinet = simgridCluster(element);
        if (!cabinet)
            return cabinet.error();
        SimgridNetwork::Link link = withLatency(cabinet->link, extra);
        for (const std::string& name : cabinet->hosts) {
            if (Result<void> added = addHost(element, name); !added)
                return added;
            m_network.join(link, m_places.at(name), middle);
        }
        return {};
    }

    static SimgridNetwork::Link withLatency(SimgridNetwork::Link link, double extra)
    {
        if (extra > 0)
            link.latency = plainDuration(link.latency.value + extra);
        return link;
    }

    /** The link of one host, or of several that share it. */
    Result<void> takeHostLink(const XmlElement& element, Place middle, double extra)
    {
        const auto host = m_places.find(element.attribute("id"));
        if (host == m_places.end())
            return simgridFault(element,
                                "there is no host " + inQuotes(element.attribute("id")) + " above it");
        const auto up = m_links.find(element.attribute("up"));
        const auto down = m_links.find(element.attribute("down"));
        if (up == m_links.end() || down == m_links.end())
            return simgridFault(
                element, "there is no link " +
                             inQuotes(element.attribute(up == m_links.end() ? "up" : "down")) + " above it");
        const SimgridNetwork::Link& out = m_network.link(up->second);
        const SimgridNetwork::Link& in = m_network.link(down->second);
        SimgridNetwork::Link own = withLatency(in.bandwidth.value < out.bandwidth.value ? in : out, extra);
        m_slower += in.bandwidth == out.bandwidth && in.latency == out.latency ? 0 : 1;
        m_network.takeAway(up->second);
        m_network.takeAway(down->second);
        const auto [shared, isFirst] = m_hubs.emplace(element.attribute("up"), Hub{host->second, 0, false});
        if (isFirst) {
            shared->second.link = m_network.join(own, host->second, middle);
            return {};
        }
        // Hosts behind one link hang on a switch of their own, as fast as the link.
        own.latency = quantity(Dimension::duration, 0, "s");
        if (!shared->second.isSwitch) {
            const Place hub = m_network.addSwitch(element.attribute("up"));
            m_network.setEnds(shared->second.link, hub, middle);
            m_network.join(own, shared->second.place, hub);
            shared->second = {hub, shared->second.link, true};
            m_topology.notes.push_back("several hosts share link " + inQuotes(element.attribute("up")) +
                                       ": they hang on a switch behind it");
        }
        m_network.join(std::move(own), host->second, shared->second.place);
        return {};
    }

    /** A host with a way in and a way out of the zone. */
    Result<void> takePeer(const XmlElement& element, const XmlElement& zone)
    {
        if (Result<void> added = addHost(element, element.attribute("id")); !added)
            return added;
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
                       m_places.at(element.attribute("id")), middle->second);
        return {};
    }

    Result<void> joinEnds()
    {
        for (const Ends& ends : m_ends) {
            const auto from = m_places.find(ends.from);
            const auto to = m_places.find(ends.to);
            if (from == m_places.end() || to == m_places.end())
                return simgridFault(*ends.element, inQuotes(from == m_places.end() ? ends.from : ends.to) +
                                                       ", which it joins, is no host or router of the file");
            m_network.setEnds(ends.link, from->second, to->second);
        }
        constexpr std::string_view kAt = "at ";
        for (const XmlElement* prop : m_props)
            if (const std::string& id = prop->attribute("id"); id.starts_with(kAt))
                if (const auto place = m_places.find(id.substr(kAt.size())); place != m_places.end()) {
                    const auto at = simgridCoordinates(prop->attribute("value"));
                    if (!at)
                        return simgridFault(*prop,
                                            inQuotes(prop->attribute("value")) + " are no coordinates");
                    m_network.setCoordinates(place->second, *at);
                }
        return {};
    }

    Result<void> takeRoutes(const XmlElement& zone)
    {
        std::set<std::pair<std::string, std::string>> known;
        for (const XmlElement& element : zone.children) {
            Result<void> taken;
            if (isSimgridZone(element))
                taken = takeRoutes(element);
            else if (element.name == "route" || isSimgridZoneRoute(element))
                taken = takeRoute(element, known);
            if (!taken)
                return taken;
        }
        return {};
    }

    Result<Place> placeOf(const XmlElement& element, const char* key)
    {
        const auto place = m_places.find(element.attribute(key));
        if (place == m_places.end())
            return simgridFault(element, std::string(key) + " " + inQuotes(element.attribute(key)) +
                                             " is no host or router of the file");
        return place->second;
    }

    Result<void> takeRoute(const XmlElement& element, std::set<std::pair<std::string, std::string>>& known)
    {
        const bool isBetweenZones = isSimgridZoneRoute(element);
        const Result<Place> from = placeOf(element, isBetweenZones ? "gw_src" : "src");
        if (!from)
            return from.error();
        const Result<Place> to = placeOf(element, isBetweenZones ? "gw_dst" : "dst");
        if (!to)
            return to.error();
        const std::string& src = element.attribute("src");
        const std::string& dst = element.attribute("dst");
        const std::string symmetry = lowered(element.attribute("symmetrical"));
        const bool isBothWays = symmetry != "no" && symmetry != "0" && symmetry != "false";
        if (!known.emplace(src, dst).second || (isBothWays && src != dst && !known.emplace(dst, src).second))
            return simgridFault(element, "the way between " + inQuotes(src) + " and " + inQuotes(dst) +
                                             " was described before; keep one of both");
        SimgridNetwork::Route route{element.line, *from, *to, {}};
        for (const XmlElement& part : element.children) {
            if (part.name != "link_ctn" && part.name != "link:ctn")
                continue;
            const auto link = m_links.find(part.attribute("id"));
            if (link == m_links.end())
                return simgridFault(part, "there is no link " + inQuotes(part.attribute("id")));
            const std::string& way = part.attribute("direction");
            route.steps.push_back({link->second, way == "UP"     ? SimgridNetwork::Way::up
                                                 : way == "DOWN" ? SimgridNetwork::Way::down
                                                                 : SimgridNetwork::Way::any});
        }
        if (*from != *to)
            m_network.addRoute(std::move(route));
        else if (route.steps.size() == 1)
            takeLoop(route.steps.front().link);
        return {};
    }

    void takeLoop(std::size_t link)
    {
        const SimgridNetwork::Link& own = m_network.link(link);
        m_local.emplace(own.bandwidth.value, own.latency.value);
        ++m_localHosts;
        m_network.takeAway(link);
    }

    void note(std::size_t count, const std::string& text)
    {
        if (count > 0)
            m_topology.notes.push_back(text);
    }

    void setRouting(Platform& platform)
    {
        for (const XmlElement* prop : m_props)
            for (const auto& [rule, name] : kRoutingNames)
                if (prop->attribute("id") == "routing" && prop->attribute("value") == name)
                    platform.routing = rule;
        if (m_shapes.size() != 1)
            return;
        switch (*m_shapes.begin()) {
        case SimgridShape::flat:
            return;
        case SimgridShape::fatTree:
            platform.routing = RoutingRule::dModK;
            m_topology.notes.emplace_back(
                std::string("messages go up by the number of the destination (D-mod-K), as in SimGrid") +
                (m_hasParallelCables ? "; among parallel cables it goes by the source downwards" : ""));
            return;
        case SimgridShape::torus:
            platform.routing = RoutingRule::dimensionOrder;
            m_topology.notes.emplace_back("messages go along x, then y and so on, as in SimGrid");
            return;
        case SimgridShape::dragonfly:
            platform.routing = RoutingRule::minimal;
            m_topology.notes.emplace_back(
                "messages take the shortest ways with one link between groups, equal ones by "
                "hash; SimGrid takes green links before black ones");
            return;
        }
    }

    void setLocal(Platform& platform)
    {
        if (m_local.size() == 1 && m_localHosts == m_hostCount) {
            platform.localBandwidth = inReadableUnit(Dimension::bandwidth, m_local.begin()->first);
            platform.localLatency = inReadableUnit(Dimension::duration, m_local.begin()->second);
        } else if (!m_local.empty()) {
            m_topology.notes.emplace_back(
                "not all hosts have the same link to themselves, and a platform has one speed "
                "within its nodes: these links were left out");
        }
    }

    /** What host_link says of a link: where the hosts behind it meet. */
    struct Hub
    {
        Place place = 0; ///< the host, or the switch of several hosts
        std::size_t link = 0;
        bool isSwitch = false;
    };
    struct Ends
    {
        const XmlElement* element = nullptr;
        std::size_t link = 0;
        std::string from;
        std::string to;
    };

    ImportedTopology m_topology;
    SimgridNetwork m_network;
    std::map<std::string, Place> m_places;
    std::map<std::string, std::size_t> m_links;
    std::vector<Ends> m_ends;
    std::map<std::string, Hub> m_hubs; ///< by link
    std::map<const XmlElement*, Place> m_peers;
    std::set<std::pair<double, double>> m_local; ///< bandwidth and latency within hosts
    std::size_t m_localHosts = 0;                ///< that have one
    std::vector<const XmlElement*> m_props;      ///< of zones
    std::set<SimgridShape> m_shapes;
    bool m_hasParallelCables = false;          ///< in a fat-tree
    std::map<std::string, std::size_t> m_left; ///< elements that mean nothing here
    std::size_t m_hostCount = 0;
    std::size_t m_changing = 0;
    std::size_t m_slower = 0;
    std::vector<std::string> m_backbones; ///< what has one
    std::vector<std::string> m_limited;
};

} // namespace

std::optional<Recognition> recogniseSimgrid(std::string_view text)
{
    if (xmlRootName(text) != "platform")
        return std::nullopt;
    return Recognition{Confidence::certain, "its first element, <platform>"};
}

Result<ImportedTopology> readSimgrid(std::string_view text)
{
    const Result<XmlElement> root = readXml(text);
    if (!root)
        return root.error();
    const auto version = parseNumber(root->attribute("version"));
    constexpr double kOldest = 3;
    if (!version || *version < kOldest)
        return topologyFault(root->line, "the platform is of version " +
                                             inQuotes(root->attribute("version")) +
                                             "; convert it to 4.1 by simgrid_update_xml");
    return SimgridReader().read(*root);
}

} // namespace contraflow
