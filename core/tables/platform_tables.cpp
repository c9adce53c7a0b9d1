// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/host_list.h"
#include "core/project/price.h"
#include "core/project/routing_rules.h"
#include "core/tables/project_tables.h"
#include "core/tables/row_table.h"
#include "core/tables/scope.h"

namespace contraflow {

namespace {

const Table::Column kPlatform{"platform", "Platform"};

std::vector<const Platform*> platformsIn(const TableScope& scope)
{
    return objectsIn(scope, scope.project.platforms, &Scenario::platform);
}

/** The rows that each platform of the scope has in one of its tables. */
template<typename Row>
std::vector<OwnedRows<Row>> rowsOf(const TableScope& scope, SharedRows<Row> Platform::*rows)
{
    std::vector<OwnedRows<Row>> parts;
    for (const Platform* platform : platformsIn(scope))
        parts.push_back({platform->name, platform->*rows});
    return parts;
}

std::size_t hostCount(const Platform& platform)
{
    std::size_t count = 0;
    for (const NodeRow& row : platform.nodes)
        if (const Result<std::size_t> hosts = countHosts(row.name))
            count += *hosts;
    return count;
}

/** The amount of a price, or what was typed in its place. */
TableCell amountOf(const std::string& text)
{
    if (text.empty())
        return {};
    const Result<Price> price = parsePrice(text);
    return price ? TableCell(price->amount) : TableCell(text);
}

TableCell currencyOf(const std::string& text)
{
    const Result<Price> price = parsePrice(text);
    return price ? TableCell(price->currency) : TableCell();
}

const char* wordOf(PricePart::Kind kind)
{
    switch (kind) {
    case PricePart::Kind::nodes:
        return "nodes";
    case PricePart::Kind::switches:
        return "switches";
    case PricePart::Kind::links:
        return "links";
    }
    return "";
}

Table pricesOf(const std::vector<const Platform*>& platforms)
{
    Table table(
        "prices", "Prices",
        {{"platform", "Platform"},
         {"part", "Part"},
         {"count", "Count", ColumnKind::count},
         {"price", "Price of one", ColumnKind::price},
         {.key = "total", .title = "Together", .kind = ColumnKind::price, .formula = "{count}*{price}"},
         {"currency", "Currency"},
         {.key = "platform_total",
          .title = "Platform",
          .kind = ColumnKind::price,
          .formula = "SUMIF({platform:},{platform},{total:})"}});
    for (const Platform* platform : platforms) {
        const PlatformPrice price = priceOf(*platform);
        for (const PricePart& part : price.parts)
            table.addRow({platform->name, wordOf(part.kind), part.count, part.each.amount,
                          part.total().amount, part.each.currency, price.price->amount});
    }
    return table;
}

} // namespace

Table pricesTable(const TableScope& scope)
{
    return pricesOf(platformsIn(scope));
}

Table pricesTable(const Platform& platform)
{
    return pricesOf({&platform});
}

Table platformsTable(const TableScope& scope)
{
    Table table("platforms", "Platforms",
                {{"name", "Platform"},
                 {"nodes", "Nodes", ColumnKind::count},
                 {"switches", "Switches", ColumnKind::count},
                 {"links", "Links", ColumnKind::count},
                 {"routing", "Routing"},
                 {"local_bandwidth_bytes_per_s", "Within a node", ColumnKind::bytesPerSecond},
                 {"price", "Price", ColumnKind::price},
                 {"currency", "Currency"}});
    for (const Platform* platform : platformsIn(scope)) {
        const std::optional<Price> price = priceOf(*platform).price;
        table.addRow({platform->name, hostCount(*platform), platform->switches.size(), platform->links.size(),
                      infoOf(platform->routing).name, cellOf(platform->localBandwidth),
                      price ? TableCell(price->amount) : TableCell(),
                      price ? TableCell(price->currency) : TableCell()});
    }
    return table;
}

Table switchesTable(const TableScope& scope)
{
    return rowTable<SwitchRow>(
        {"switches", "Switches", {}}, kPlatform,
        {{{"name", "Switch"}, [](const SwitchRow& row) { return row.name; }},
         {{"price", "Price", ColumnKind::price}, [](const SwitchRow& row) { return amountOf(row.price); }},
         {{"currency", "Currency"}, [](const SwitchRow& row) { return currencyOf(row.price); }}},
        rowsOf(scope, &Platform::switches));
}

Table nodesTable(const TableScope& scope)
{
    return rowTable<NodeRow>(
        {"nodes", "Nodes", {}}, kPlatform,
        {{{"name", "Node"}, [](const NodeRow& row) { return row.name; }},
         {{"switch", "Switch"}, [](const NodeRow& row) { return row.switchName; }},
         {{"cores", "Cores", ColumnKind::count}, [](const NodeRow& row) { return cellOf(row.cores); }},
         {{"bandwidth_bytes_per_s", "Bandwidth", ColumnKind::bytesPerSecond},
          [](const NodeRow& row) { return cellOf(row.bandwidth); }},
         {{"latency_s", "Latency", ColumnKind::seconds},
          [](const NodeRow& row) { return cellOf(row.latency); }},
         {{"price", "Price of one", ColumnKind::price},
          [](const NodeRow& row) { return amountOf(row.price); }},
         {{"currency", "Currency"}, [](const NodeRow& row) { return currencyOf(row.price); }}},
        rowsOf(scope, &Platform::nodes));
}

Table linksTable(const TableScope& scope)
{
    return rowTable<LinkRow>(
        {"links", "Links", {}}, kPlatform,
        {{{"name", "Link"}, [](const LinkRow& row) { return row.name; }},
         {{"from", "From"}, [](const LinkRow& row) { return row.from; }},
         {{"to", "To"}, [](const LinkRow& row) { return row.to; }},
         {{"bandwidth_bytes_per_s", "Bandwidth", ColumnKind::bytesPerSecond},
          [](const LinkRow& row) { return cellOf(row.bandwidth); }},
         {{"latency_s", "Latency", ColumnKind::seconds},
          [](const LinkRow& row) { return cellOf(row.latency); }},
         {{"price", "Price", ColumnKind::price}, [](const LinkRow& row) { return amountOf(row.price); }},
         {{"currency", "Currency"}, [](const LinkRow& row) { return currencyOf(row.price); }}},
        rowsOf(scope, &Platform::links));
}

} // namespace contraflow
