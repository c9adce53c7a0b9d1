// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_elements.h"

#include "core/base/count_range.h"
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/topology_readers.h"
#include "core/project/host_list.h"

#include <algorithm>

namespace contraflow {

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
            return simgridFault(element, "radical " + inQuotes(radical) +
                                             " is no list of numbers such as 0-15,20 with plain hyphens");
        if (numbers->hasMoreThan(kMostTopologyParts - names.size()))
            return simgridFault(element, "radical " + inQuotes(radical) + " names more than " +
                                             groupedCount(kMostTopologyParts) +
                                             " hosts; import a smaller part");
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
        return simgridFault(element, std::string(key) + " is not above 0");
    return value;
}

Result<SimgridNetwork::Link> simgridLink(const XmlElement& element, const SimgridLinkKeys& keys)
{
    const std::string& sharing = element.attribute(keys.sharing);
    if (sharing == "WIFI")
        return simgridFault(element,
                            inQuotes(element.attribute("id")) +
                                " is a wireless network (WIFI), whose stations share its air; it has "
                                "no equal here: import the part of the platform that is wired");
    Result<Quantity> rate = simgridBandwidth(element, keys.bandwidth);
    if (!rate)
        return rate.error();
    Result<Quantity> time = simgridLatency(element, keys.latency);
    if (!time)
        return time.error();
    SimgridNetwork::Link link{element.attribute("id"), *rate, *time, keys.usual};
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
        return simgridFault(element, "its id, or prefix and suffix together, are longer than " +
                                         groupedCount(kMaxNameLength) + " bytes; shorten them");
    Result<std::vector<std::string>> hosts = radicalHosts(element);
    if (!hosts)
        return hosts.error();
    cluster.hosts = std::move(*hosts);
    cluster.cores = simgridCores(element);
    Result<SimgridNetwork::Link> link =
        simgridLink(element, {"bw", "lat", "sharing_policy", SimgridSharing::splitDuplex});
    if (!link)
        return link.error();
    cluster.link = std::move(*link);
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
