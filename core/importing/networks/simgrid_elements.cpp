// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/networks/simgrid_elements.h"

#include "core/base/count_range.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/importing/topology_readers.h"
#include "core/project/host_list.h"

#include <algorithm>

namespace contraflow {

namespace {

using Place = SimgridNetwork::Place;
using Sizes = std::vector<std::size_t>;

/** "2,4" as whole numbers from 1 on; nothing where it is something else. */
std::optional<Sizes> sizesIn(std::string_view text)
{
    Sizes sizes;
    while (true) {
        const std::size_t comma = text.find(',');
        const auto value = parseCount(trimmed(text.substr(0, comma)));
        if (!value || *value == 0 || *value > kMostTopologyParts)
            return std::nullopt;
        sizes.push_back(static_cast<std::size_t>(*value));
        if (comma == std::string_view::npos)
            return sizes;
        text.remove_prefix(comma + 1);
    }
}

/** "3;4,4;1,2" between its semicolons; empty where a part is no list of sizes. */
std::vector<Sizes> partsIn(std::string_view text)
{
    std::vector<Sizes> parts;
    while (true) {
        const std::size_t end = text.find(';');
        auto sizes = sizesIn(text.substr(0, end));
        if (!sizes)
            return {};
        parts.push_back(std::move(*sizes));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/** The product, or more than kMostTopologyParts where it is too large. */
std::size_t boundedProduct(const Sizes& factors)
{
    std::size_t product = 1;
    for (const std::size_t factor : factors)
        product = std::min(product * factor, kMostTopologyParts + 1);
    return product;
}

class SimgridClusterMaker
{
public:
    SimgridClusterMaker(const SimgridCluster& cluster, SimgridNetwork& network)
        : m_cluster(cluster)
        , m_network(network)
    {}

    Result<SimgridClusterPlaces> make()
    {
        if (m_cluster.shape == SimgridShape::flat)
            return makeFlat();
        const std::vector<Sizes> parts = partsIn(m_cluster.parameters);
        for (const std::string& name : m_cluster.hosts)
            m_places.hosts.push_back(m_network.addHost({name, m_cluster.cores}));
        RETURN_IF_ERROR(m_cluster.shape == SimgridShape::fatTree ? makeFatTree(parts)
                        : m_cluster.shape == SimgridShape::torus ? makeTorus(parts)
                                                                 : makeDragonfly(parts));
        m_places.router = m_network.addSwitch(m_cluster.router);
        return m_places;
    }

private:
    [[nodiscard]] Error fault(const std::string& message) const
    {
        return topologyFault(m_cluster.line, sentence("cluster %1: %2", {inQuotes(m_cluster.id), message}));
    }

    [[nodiscard]] Error misshaped(const std::string& form) const
    {
        return fault(
            sentence("topo_parameters %1 are not of the form %2", {inQuotes(m_cluster.parameters), form}));
    }

    [[nodiscard]] Result<void> checkHosts(std::size_t needed) const
    {
        if (needed == m_cluster.hosts.size())
            return {};
        return fault(
            sentence(needed > kMostTopologyParts
                         ? phrase("its topology has room for more than %1 hosts, and its radical names %2; "
                                  "make them agree")
                         : phrase("its topology has room for %1 hosts, and its radical names %2; make them "
                                  "agree"),
                     {groupedCount(std::min<std::size_t>(needed, kMostTopologyParts)),
                      std::to_string(m_cluster.hosts.size())}));
    }

    [[nodiscard]] Result<void> checkParts(std::size_t count) const
    {
        return count > kMostTopologyParts
                   ? Result<void>(
                         fault(sentence("it has more than %1 switches or links; import a smaller one",
                                        {groupedCount(kMostTopologyParts)})))
                   : Result<void>();
    }

    /** The link of a host, no faster than its limit and the backbone, which all it sends passes. */
    [[nodiscard]] SimgridNetwork::Link hostLink() const
    {
        SimgridNetwork::Link link = m_cluster.link;
        if (m_cluster.limit)
            link.bandwidth = slowerOf(link.bandwidth, *m_cluster.limit);
        if (m_cluster.backbone)
            link.bandwidth = slowerOf(link.bandwidth, m_cluster.backbone->bandwidth);
        return link;
    }

    void join(SimgridNetwork::Link link, const std::string& name, Place from, Place to)
    {
        link.name = name;
        m_network.join(std::move(link), from, to);
    }

    /** So many links of the cluster as one. */
    [[nodiscard]] SimgridNetwork::Link linkOf(std::size_t times) const
    {
        SimgridNetwork::Link link = m_cluster.link;
        if (times > 1)
            link.bandwidth.value *= static_cast<double>(times);
        return link;
    }

    Result<SimgridClusterPlaces> makeFlat()
    {
        SimgridNetwork::Link link = hostLink();
        const Place middle = m_network.addSwitch(m_cluster.id);
        m_places.router = middle;
        if (m_cluster.backbone) {
            SimgridNetwork::Link out = *m_cluster.backbone;
            const double half = out.latency.value / 2;
            out.latency = plainDuration(half);
            if (half > 0)
                link.latency = plainDuration(link.latency.value + half);
            m_places.router = m_network.addSwitch(m_cluster.router);
            m_network.joinOutwards(std::move(out), middle, m_places.router);
        }
        for (const std::string& name : m_cluster.hosts) {
            m_places.hosts.push_back(m_network.addHost({name, m_cluster.cores}));
            m_network.join(link, m_places.hosts.back(), middle);
        }
        return m_places;
    }

    /** Oehring et al. 1995, as SimGrid labels it: what is at a level has as many digits as there are levels,
     * of which the first ones count switches upwards and the others what hangs below. */
    Result<void> makeFatTree(const std::vector<Sizes>& parts)
    {
        if (parts.size() != 4 || parts[0].size() != 1 || parts[1].size() != parts[0][0] ||
            parts[2].size() != parts[0][0] || parts[3].size() != parts[0][0])
            return misshaped("levels;below,…;above,…;parallel,…");
        const std::size_t levels = parts[0][0];
        const Sizes& below = parts[1];
        const Sizes& above = parts[2];
        const Sizes& parallel = parts[3];
        RETURN_IF_ERROR(checkHosts(boundedProduct(below)));
        std::vector<Sizes> digits(levels + 1, below); // how many of each there are, by level
        std::size_t links = 0;
        std::size_t switches = 0;
        for (std::size_t level = 0; level < levels; ++level) {
            for (std::size_t i = 0; i <= level; ++i)
                digits[level + 1][i] = above[i];
            switches += boundedProduct(digits[level + 1]);
            links += boundedProduct({boundedProduct(digits[level]), above[level], parallel[level]});
            RETURN_IF_ERROR(checkParts(std::max(switches, links)));
        }
        std::vector<Place> lower = m_places.hosts;
        for (std::size_t level = 0; level < levels; ++level) {
            std::vector<Place> upper;
            const std::string stem = m_cluster.id + " " + std::to_string(level + 1) + ".";
            for (std::size_t i = 0; i < boundedProduct(digits[level + 1]); ++i)
                upper.push_back(m_network.addSwitch(stem + std::to_string(i)));
            std::size_t stride = 1; // of this level's digit, in both numberings
            for (std::size_t i = 0; i < level; ++i)
                stride *= above[i];
            for (std::size_t child = 0; child < lower.size(); ++child) {
                const std::size_t low = child % stride;
                const std::size_t high = child / (stride * below[level]);
                for (std::size_t digit = 0; digit < above[level]; ++digit) {
                    const std::size_t parent = low + stride * (digit + above[level] * high);
                    for (std::size_t i = 0; i < parallel[level]; ++i)
                        join(level == 0 ? hostLink() : m_cluster.link,
                             m_cluster.id + " " + std::to_string(level) + "." + std::to_string(child) + "-" +
                                 std::to_string(parent) + (i > 0 ? " " + std::to_string(i + 1) : ""),
                             lower[child], upper[parent]);
                }
            }
            lower = std::move(upper);
        }
        return {};
    }

    Result<void> makeTorus(const std::vector<Sizes>& parts)
    {
        if (parts.size() != 1)
            return misshaped("x,y,…");
        const Sizes& sizes = parts[0];
        RETURN_IF_ERROR(checkHosts(boundedProduct(sizes)));
        RETURN_IF_ERROR(checkParts(boundedProduct({m_cluster.hosts.size(), sizes.size()})));
        std::vector<Place> routers;
        for (std::size_t rank = 0; rank < m_cluster.hosts.size(); ++rank) {
            Coordinates at;
            std::size_t rest = rank;
            for (const std::size_t size : sizes) {
                at.push_back(static_cast<std::uint32_t>(rest % size));
                rest /= size;
            }
            if (at.size() > kMaxDimensions)
                at.clear();
            routers.push_back(m_network.addSwitch(m_cluster.hosts[rank] + " router", at));
            // A host fills all its router's links, where no limit says otherwise.
            SimgridNetwork::Link own = hostLink();
            own.latency = quantity(Dimension::duration, 0, "s");
            if (!m_cluster.limit)
                own.bandwidth = inReadableUnit(Dimension::bandwidth,
                                               own.bandwidth.value * 2 * static_cast<double>(sizes.size()));
            m_network.join(std::move(own), m_places.hosts[rank], routers.back());
        }
        std::size_t stride = 1;
        for (const std::size_t size : sizes) {
            for (std::size_t rank = 0; rank < routers.size(); ++rank) {
                const std::size_t at = rank / stride % size;
                // Two in a row are joined once, three and more in a ring.
                if (at + 1 < size || size > 2)
                    join(m_cluster.link,
                         m_cluster.id + " " + std::to_string(rank) + "-" +
                             std::to_string(at + 1 < size ? rank + stride : rank - (size - 1) * stride),
                         routers[rank], routers[at + 1 < size ? rank + stride : rank - (size - 1) * stride]);
            }
            stride *= size;
        }
        return {};
    }

    /** Groups of chassis of blades, as in the Cray Cascade (Faanes et al. 2012). */
    Result<void> makeDragonfly(const std::vector<Sizes>& parts)
    {
        const bool isWhole = parts.size() == 4 && parts[0].size() == 2 && parts[1].size() == 2 &&
                             parts[2].size() == 2 && parts[3].size() == 1;
        if (!isWhole)
            return misshaped("groups,links;chassis,links;blades,links;nodes");
        const std::size_t groups = parts[0][0];
        const std::size_t chassis = parts[1][0];
        const std::size_t blades = parts[2][0];
        const std::size_t nodes = parts[3][0];
        RETURN_IF_ERROR(checkHosts(boundedProduct({groups, chassis, blades, nodes})));
        const std::size_t inGroup = boundedProduct({chassis, blades});
        if (groups > inGroup)
            return fault(sentence(
                "it has %1 groups, but only %2 routers in each to join them; give it more chassis or blades",
                {groupedCount(groups), std::to_string(inGroup)}));
        const std::size_t links =
            boundedProduct({groups, inGroup, chassis + blades}) + boundedProduct({groups, groups});
        RETURN_IF_ERROR(checkParts(links));
        std::vector<Place> routers;
        for (std::size_t i = 0; i < groups * inGroup; ++i)
            routers.push_back(m_network.addSwitch(
                m_cluster.id + " " + std::to_string(i / inGroup) + "." + std::to_string(i % inGroup),
                {static_cast<std::uint32_t>(i / inGroup), static_cast<std::uint32_t>(i % inGroup)}));
        const SimgridNetwork::Link own = hostLink();
        for (std::size_t i = 0; i < m_places.hosts.size(); ++i)
            m_network.join(own, m_places.hosts[i], routers[i / nodes]);
        const auto joinRouters = [&](const char* kind, std::size_t times, std::size_t a, std::size_t b) {
            join(linkOf(times), m_cluster.id + " " + kind + " " + std::to_string(a) + "-" + std::to_string(b),
                 routers[a], routers[b]);
        };
        for (std::size_t a = 0; a < routers.size(); ++a) {
            const std::size_t blade = a % blades;
            for (std::size_t b = a + 1; b < a - blade + blades; ++b)
                joinRouters("green", parts[2][1], a, b);
            for (std::size_t b = a + blades; b < a - a % inGroup + inGroup; b += blades)
                joinRouters("black", parts[1][1], a, b);
        }
        for (std::size_t i = 0; i < groups; ++i)
            for (std::size_t j = i + 1; j < groups; ++j)
                joinRouters("blue", parts[0][1], i * inGroup + j, j * inGroup + i);
        return {};
    }

    const SimgridCluster& m_cluster;
    SimgridNetwork& m_network;
    SimgridClusterPlaces m_places;
};

} // namespace

bool hasParallelCables(const SimgridCluster& cluster)
{
    if (cluster.shape != SimgridShape::fatTree)
        return false;
    const std::vector<Sizes> parts = partsIn(cluster.parameters);
    return !parts.empty() && std::ranges::any_of(parts.back(), [](std::size_t count) { return count > 1; });
}

Quantity slowerOf(const Quantity& one, const Quantity& other)
{
    return other.value < one.value ? other : one;
}

Quantity plainDuration(double seconds)
{
    constexpr int kDigits = 12;
    const auto micros = parseNumber(roundedText(seconds * 1e6, kDigits));
    return quantity(Dimension::duration, micros.value_or(seconds * 1e6), "us");
}

Result<SimgridClusterPlaces> addSimgridCluster(const SimgridCluster& cluster, SimgridNetwork& network)
{
    return SimgridClusterMaker(cluster, network).make();
}

namespace {

/** A bandwidth of peta or more by a prefix that quantities have: "1EBps" is "1000000 TBps". */
std::string inKnownUnit(const std::string& text)
{
    const std::size_t unit = text.find_last_of("0123456789. ");
    if (unit == std::string::npos || !(text.ends_with("Bps") || text.ends_with("bps")))
        return text;
    constexpr std::string_view kPrefixes = "PEZY";
    const std::size_t power = kPrefixes.find(text[unit + 1]);
    const auto value = parseNumber(trimmed(std::string_view(text).substr(0, unit + 1)));
    if (power == std::string_view::npos || !value)
        return text;
    const std::string rest = text.substr(unit + 2);
    const double step = rest.starts_with('i') ? 1024 : 1000;
    double scaled = *value;
    for (std::size_t i = 0; i <= power; ++i)
        scaled *= step;
    return numberText(scaled) + " T" + rest;
}

/** A bandwidth or time; those of version 3 may be without unit, in bytes per second and seconds. */
Result<Quantity> simgridQuantity(const XmlElement& element, Dimension dimension, std::string_view key)
{
    const std::string& text = element.attribute(key);
    const std::string_view unit = parseNumber(text) ? inBaseUnit(dimension, 0).unit->symbol : "";
    Result<Quantity> value = parseQuantity(
        dimension, (dimension == Dimension::bandwidth ? inKnownUnit(text) : text) + " " + std::string(unit));
    if (!value)
        return simgridFault(element, std::string(key) + " " + inQuotes(text) + ": " + value.error().message);
    return value;
}

Result<Quantity> simgridLatency(const XmlElement& element, std::string_view key)
{
    return element.attribute(key).empty() ? Result<Quantity>(quantity(Dimension::duration, 0, "s"))
                                          : simgridQuantity(element, Dimension::duration, key);
}

/** The names of "0-3,7" between prefix and suffix. */
Result<std::vector<std::string>> radicalHosts(const XmlElement& element)
{
    const std::string& radical = element.attribute("radical");
    std::vector<std::string> names;
    std::string_view rest = radical;
    while (true) {
        const std::size_t comma = rest.find(',');
        const std::string_view part = trimmed(rest.substr(0, comma));
        const auto numbers = parseCountRange(part, "-");
        if (!numbers)
            return simgridFault(
                element, sentence("radical %1 is no list of numbers such as 0-15,20 with plain hyphens",
                                  {inQuotes(radical)}));
        if (numbers->hasMoreThan(kMostTopologyParts - names.size()))
            return simgridFault(element,
                                sentence("radical %1 names more than %2 hosts; import a smaller part",
                                         {inQuotes(radical), groupedCount(kMostTopologyParts)}));
        numbers->each([&](std::uint64_t number) {
            names.push_back(element.attribute("prefix") + std::to_string(number) +
                            element.attribute("suffix"));
        });
        if (comma == std::string_view::npos)
            return names;
        rest.remove_prefix(comma + 1);
    }
}

} // namespace

Error simgridFault(const XmlElement& element, const std::string& message)
{
    return topologyFault(element.line, "<" + element.name + ">: " + message);
}

Result<Quantity> simgridBandwidth(const XmlElement& element, std::string_view key)
{
    Result<Quantity> value = simgridQuantity(element, Dimension::bandwidth, key);
    if (value && value->value <= 0)
        return simgridFault(element, sentence("%1 is not above 0", {key}));
    return value;
}

Result<SimgridNetwork::Link> simgridLink(const XmlElement& element, const SimgridLinkKeys& keys)
{
    const std::string& sharing = element.attribute(keys.sharing);
    if (sharing == "WIFI")
        return simgridFault(
            element,
            sentence("%1 is a wireless network (WIFI), whose stations share its air; it has no equal here: "
                     "import the part of the platform that is wired",
                     {inQuotes(element.attribute("id"))}));
    ASSIGN_OR_RETURN(Quantity rate, simgridBandwidth(element, keys.bandwidth));
    ASSIGN_OR_RETURN(Quantity time, simgridLatency(element, keys.latency));
    SimgridNetwork::Link link{element.attribute("id"), rate, time, keys.usual};
    if (sharing == "SHARED")
        link.sharing = SimgridSharing::shared;
    else if (sharing == "FATPIPE")
        link.sharing = SimgridSharing::fatPipe;
    else if (!sharing.empty())
        link.sharing = SimgridSharing::splitDuplex; // FULLDUPLEX before version 4
    return link;
}

std::optional<std::uint32_t> simgridCores(const XmlElement& element)
{
    const auto cores = parseCount(element.attribute("core"));
    constexpr unsigned long long kMostCores = 1'000'000;
    if (!cores || *cores == 0 || *cores > kMostCores)
        return std::nullopt;
    return static_cast<std::uint32_t>(*cores);
}

Result<SimgridCluster> simgridCluster(const XmlElement& element)
{
    SimgridCluster cluster;
    cluster.line = element.line;
    cluster.id = element.attribute("id");
    // A short text names very many switches and links after its id, and hosts between prefix and suffix.
    const std::size_t affixes = element.attribute("prefix").size() + element.attribute("suffix").size();
    if (std::max(cluster.id.size(), affixes) > kMaxNameLength)
        return simgridFault(
            element, sentence("its id, or prefix and suffix together, are longer than %1 bytes; shorten them",
                              {groupedCount(kMaxNameLength)}));
    ASSIGN_OR_RETURN(cluster.hosts, radicalHosts(element));
    cluster.cores = simgridCores(element);
    ASSIGN_OR_RETURN(cluster.link,
                     simgridLink(element, {"bw", "lat", "sharing_policy", SimgridSharing::splitDuplex}));
    return cluster;
}

std::string simgridProp(const XmlElement& element, std::string_view id)
{
    for (const XmlElement& child : element.children)
        if (child.name == "prop" && child.attribute("id") == id)
            return child.attribute("value");
    return {};
}

std::optional<Coordinates> simgridCoordinates(const std::string& text)
{
    Coordinates at;
    for (const std::string& word : wordsOf(text)) {
        const auto value = parseCount(word);
        if (!value || *value > kMaxCoordinate || at.size() == kMaxDimensions)
            return std::nullopt;
        at.push_back(static_cast<std::uint32_t>(*value));
    }
    return at;
}

bool isSimgridZone(const XmlElement& element)
{
    return element.name == "zone" || element.name == "AS";
}

bool isSimgridZoneRoute(const XmlElement& element)
{
    return element.name == "zoneRoute" || element.name == "ASroute";
}

} // namespace contraflow
