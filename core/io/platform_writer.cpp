// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/platform_writer.h"

#include "core/io/project_keys.h"
#include "core/io/provenance_map.h"
#include "core/io/written_cells.h"

#include <algorithm>

namespace contraflow {

namespace {

void writeSwitches(std::string& out, BlockMap& map, const SharedRows<SwitchRow>& rows)
{
    if (rows.empty())
        return;
    const auto isName = [](const SwitchRow& row) {
        return row.extras.empty() && row.price.isEmpty() && row.power.isEmpty();
    };
    if (!std::all_of(rows.begin(), rows.end(), isName)) {
        map.beginBelow("switches");
        for (const SwitchRow& row : rows)
            flowEntry(out, 6, row.extras, [&row](FlowMap& m) {
                m.name(row.name, row.extras);
                m.optionalValue("price", cellText(row.price));
                m.optionalValue("power", cellText(row.power));
            });
        return;
    }
    map.begin("switches");
    char separator = '[';
    for (const SwitchRow& row : rows) {
        out.push_back(separator);
        if (separator == ',')
            out.push_back(' ');
        appendYamlText(out, row.name, YamlPlace::flow);
        separator = ',';
    }
    out.append("]\n");
}

void writeNode(FlowMap& map, const NodeRow& row)
{
    map.name(row.name, row.extras);
    map.optionalText("switch", row.switchName);
    map.optionalValue("cores", cellText(row.cores));
    map.optionalValue("bandwidth", cellText(row.bandwidth));
    map.optionalValue("latency", cellText(row.latency));
    map.optionalValue("price", cellText(row.price));
    map.optionalValue("power", cellText(row.power));
}

void writeLink(std::string& out, FlowMap& map, const LinkRow& row)
{
    map.optionalText("name", row.name);
    if (!row.from.empty() || !row.to.empty()) {
        map.begin("between");
        out.push_back('[');
        appendYamlText(out, row.from, YamlPlace::flow);
        out.append(", ");
        appendYamlText(out, row.to, YamlPlace::flow);
        out.push_back(']');
    }
    map.optionalValue("bandwidth", cellText(row.bandwidth));
    map.optionalValue("latency", cellText(row.latency));
    map.optionalValue("price", cellText(row.price));
    map.optionalValue("power", cellText(row.power));
}

void writeRoute(std::string& out, FlowMap& map, const RouteRow& row)
{
    map.optionalText("from", row.from);
    map.optionalText("to", row.to);
    if (!row.links.empty()) {
        map.begin("links");
        char separator = '[';
        for (const std::string& link : row.links) {
            out.push_back(separator);
            if (separator == ',')
                out.push_back(' ');
            appendYamlText(out, link, YamlPlace::flow);
            separator = ',';
        }
        out.push_back(']');
    }
    map.optionalText("ways", row.ways);
}

void writeItem(FlowMap& map, const PriceItem& row)
{
    map.name(row.name, row.extras);
    map.optionalText("kind", row.kind);
    map.optionalValue("count", cellText(row.count));
    map.optionalValue("price", cellText(row.price));
    map.optionalText("per", row.per);
    map.optionalValue("power", cellText(row.power));
}

} // namespace

void writePlatform(std::string& out, const Platform& platform)
{
    BlockMap map = BlockMap::entry(out, 4);
    map.name(platform.name, platform.extras);
    writeSwitches(out, map, platform.switches);
    if (!platform.nodes.empty())
        map.beginBelow("nodes");
    for (const NodeRow& row : platform.nodes)
        flowEntry(out, 6, row.extras, [&row](FlowMap& m) { writeNode(m, row); });
    if (!platform.links.empty())
        map.beginBelow("links");
    for (const LinkRow& row : platform.links)
        flowEntry(out, 6, row.extras, [&](FlowMap& m) { writeLink(out, m, row); });
    if (platform.routing != RoutingRule::shortest)
        map.text("routing", nameOf(platform.routing, kRoutingNames));
    if (!platform.routes.empty())
        map.beginBelow("routes");
    for (const RouteRow& row : platform.routes)
        flowEntry(out, 6, row.extras, [&](FlowMap& m) { writeRoute(out, m, row); });
    writeCell(map, "local_bandwidth", platform.localBandwidth);
    writeCell(map, "local_latency", platform.localLatency);
    writeCell(map, "eager_threshold", platform.eagerThreshold);
    writeCell(map, "send_overhead", platform.sendOverhead);
    writeCell(map, "receive_overhead", platform.receiveOverhead);
    writeCell(map, "price", platform.price);
    if (!platform.items.empty())
        map.beginBelow("items");
    for (const PriceItem& row : platform.items)
        flowEntry(out, 6, row.extras, [&row](FlowMap& m) { writeItem(m, row); });
    writeCell(map, "years", platform.years);
    writeCell(map, "hours_per_year", platform.hoursPerYear);
    writeCell(map, "energy_price", platform.energyPrice);
    writeCell(map, "pue", platform.pue);
    writeProvenance(out, map, platform.provenance);
    map.end(platform.extras);
}

} // namespace contraflow
