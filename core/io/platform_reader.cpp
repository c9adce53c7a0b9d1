// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/platform_reader.h"

#include "core/io/provenance_map.h"
#include "core/project/collapse.h"
#include "core/project/coordinates.h"
#include "core/project/position.h"
#include "core/project/preset.h"

#include <algorithm>

namespace contraflow {

namespace {

bool areTexts(const DataNode& list)
{
    return std::all_of(list.children.begin(), list.children.end(), [](const DataNode& node) {
        return node.kind == DataNode::Kind::scalar || node.kind == DataNode::Kind::null;
    });
}

/** A list of names; any other value is refused by the rule. */
std::vector<std::string> readNames(MapReader& map, const std::string& key, const std::string& rule)
{
    std::vector<std::string> names;
    DataNode* list = map.list(key);
    if (list == nullptr)
        return names;
    if (!areTexts(*list)) {
        map.reject(key, rule);
        return names;
    }
    for (DataNode& name : list->children)
        names.push_back(std::move(name.scalar));
    return names;
}

void readEnds(MapReader& map, LinkRow& row)
{
    DataNode* ends = map.list("between");
    if (ends == nullptr)
        return;
    if (ends->children.size() != 2 || !areTexts(*ends))
        return map.reject("between", "must name two switches, or a node and a switch, such as [torX, torY]");
    row.from = std::move(ends->children[0].scalar);
    row.to = std::move(ends->children[1].scalar);
}

} // namespace

const std::vector<std::string>& platformKeys()
{
    static const std::vector<std::string> keys{"name",
                                               "switches",
                                               "nodes",
                                               "links",
                                               "routing",
                                               "routes",
                                               "local_bandwidth",
                                               "local_latency",
                                               "eager_threshold",
                                               "send_overhead",
                                               "receive_overhead",
                                               "price",
                                               "items",
                                               "years",
                                               "hours_per_year",
                                               "energy_price",
                                               "pue",
                                               kProvenanceKey,
                                               std::string(kPresetKey)};
    return keys;
}

void readPlatform(MapReader& map, std::size_t index, ListReader& lists, IssueList& issues, Platform& platform)
{
    platform.switches = lists.objects<SwitchRow>(
        map, "switches", {TableKind::switches, index}, "switch",
        {"name", "price", "power", std::string(kCoordinatesKey), std::string(kPositionKey),
         std::string(kCollapsedKey)},
        [](MapReader& m, std::size_t /*index*/, SwitchRow& row) {
            row.price = m.text("price");
            row.power = m.quantity("power", Dimension::power);
            m.keep(std::string(kCoordinatesKey));
            keepIf(m, kPositionKey, readPosition, "must be two numbers such as [120, 40]");
            keepIf(m, kCollapsedKey, readCollapsed, "must be rack or group");
        });
    platform.nodes = lists.objects<NodeRow>(
        map, "nodes", {TableKind::nodes, index}, "node",
        {"name", "switch", "cores", "bandwidth", "latency", "price", "power", std::string(kPresetKey)},
        [](MapReader& m, std::size_t /*index*/, NodeRow& row) {
            row.switchName = m.text("switch");
            row.cores = m.count("cores");
            row.bandwidth = m.quantity("bandwidth", Dimension::bandwidth);
            row.latency = m.quantity("latency", Dimension::duration);
            row.price = m.text("price");
            row.power = m.quantity("power", Dimension::power);
            m.keepText(std::string(kPresetKey));
        });
    platform.items = lists.objects<PriceItem>(map, "items", {TableKind::items, index}, "item",
                                              {"name", "kind", "count", "price", "per", "power"},
                                              [](MapReader& m, std::size_t /*index*/, PriceItem& row) {
                                                  row.kind = m.text("kind");
                                                  row.count = m.quantity("count", Dimension::number);
                                                  row.price = m.text("price");
                                                  row.power = m.quantity("power", Dimension::power);
                                                  row.per = m.text("per");
                                              });
    platform.links = lists.objects<LinkRow>(
        map, "links", {TableKind::links, index}, "link",
        {"name", "between", "bandwidth", "latency", "price", "power", std::string(kPresetKey)},
        [](MapReader& m, std::size_t /*index*/, LinkRow& row) {
            readEnds(m, row);
            row.bandwidth = m.quantity("bandwidth", Dimension::bandwidth);
            row.latency = m.quantity("latency", Dimension::duration);
            row.price = m.text("price");
            row.power = m.quantity("power", Dimension::power);
            m.keepText(std::string(kPresetKey));
        });
    platform.routes = lists.objects<RouteRow>(
        map, "routes", {TableKind::routes, index}, "route", {"from", "to", "links", "ways"},
        [](MapReader& m, std::size_t /*index*/, RouteRow& row) {
            row.from = m.text("from");
            row.to = m.text("to");
            row.links = readNames(m, "links", "must be names of links such as [backbone, uplink]");
            row.ways = m.text("ways");
        });
    platform.provenance = readProvenance(map, issues);
    platform.routing = knownWord(map, "routing", kRoutingNames, RoutingRule::shortest);
    platform.localBandwidth = map.quantity("local_bandwidth", Dimension::bandwidth);
    platform.localLatency = map.quantity("local_latency", Dimension::duration);
    platform.eagerThreshold = map.quantity("eager_threshold", Dimension::size);
    platform.sendOverhead = map.quantity("send_overhead", Dimension::duration);
    platform.receiveOverhead = map.quantity("receive_overhead", Dimension::duration);
    platform.price = map.text("price");
    platform.years = map.quantity("years", Dimension::number);
    platform.hoursPerYear = map.quantity("hours_per_year", Dimension::number);
    platform.energyPrice = map.text("energy_price");
    platform.pue = map.quantity("pue", Dimension::number);
    map.keepText(std::string(kPresetKey));
}

} // namespace contraflow
