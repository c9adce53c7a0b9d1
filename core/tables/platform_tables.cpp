// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/host_list.h"
#include "core/project/price.h"
#include "core/project/routing_rules.h"
#include "core/project/server_names.h"
#include "core/project/written_routes.h"
#include "core/tables/field_columns.h"
#include "core/tables/project_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>

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
    for (const ServerRow& row : platform.servers)
        count += gpuCount(row);
    return count;
}

/** Rows of host lists, with how many hosts each has and what they cost together. */
template<typename Row>
Table hostsTable(Table table, RowColumns<Row> columns, std::vector<OwnedRows<Row>> rows)
{
    const RowColumn<Row> count{{table.name(), table.title(), ColumnKind::count}, [](const Row& row) {
                                   const Result<std::size_t> hosts = countHosts(row.name);
                                   return hosts ? TableCell(*hosts) : TableCell();
                               }};
    const RowColumn<Row> total{
        priceColumn("total_price", "Together").workedOutBy("{count}*{price}"), [](const Row& row) {
            const Result<std::size_t> hosts = countHosts(row.name);
            return hosts && row.price.hasValue()
                       ? TableCell(static_cast<double>(*hosts) * row.price.value().amount)
                       : TableCell();
        }};
    const auto note =
        std::ranges::find_if(columns, [](const auto& column) { return column.column.key == "note"; });
    columns.insert(note, {count, total}); // published columns keep their places
    return rowTable(std::move(table), kPlatform, std::move(columns), rows);
}

Table pricesOf(const std::vector<const Platform*>& platforms)
{
    Table table(
        "prices", "Prices",
        {{"platform", "Platform"},
         {"part", "Part"},
         {"count", "Count", ColumnKind::number},
         {"price", "Price of one", ColumnKind::price},
         priceColumn("total", "Together").workedOutBy("{count}*{units}*{price}*{years}"),
         {"currency", "Currency"},
         priceColumn("platform_total", "Platform together")
             .workedOutBy("SUMPRODUCT(--EXACT({platform:},{platform}),{total:})"), // SUMIF takes patterns
         {"name", "Name"},
         numberColumn("power_w", "Power of one").inUnit("W"),
         numberColumn("hours_per_year", "Hours a year"),
         numberColumn("pue", "PUE"),
         {.key = "units",
          .title = "Units of one",
          .kind = ColumnKind::number,
          .hint = "Of energy: kWh of a year",
          .digits = 8, // with the price and the years they make the sum beside them
          .formula = "IF({power_w}=0,1,{power_w}/1000*{hours_per_year}*{pue})"},
         {"per", "Per"},
         numberColumn("years", "Times", "How often it is paid: once, or in every year")});
    for (const Platform* platform : platforms) {
        PlatformPrice price = priceOf(*platform);
        if (price.parts.empty() && price.price)
            price.parts.push_back({.kind = PricePart::Kind::whole, .count = 1, .each = *price.price});
        double sum = 0;
        const auto paid = [&price](const PricePart& part) {
            return part.total().amount * (part.period == PricePart::Period::yearly ? price.years : 1);
        };
        for (const PricePart& part : price.parts)
            sum += paid(part);
        for (const PricePart& part : price.parts) {
            const bool isEnergy = part.kind == PricePart::Kind::energy;
            const bool isYearly = part.period == PricePart::Period::yearly;
            const auto ofEnergy = [isEnergy](double value) {
                return isEnergy ? TableCell(value) : TableCell();
            };
            table.addRow({platform->name, std::string(infoOf(part.kind).title), part.count, part.each.amount,
                          paid(part), part.each.currency, sum, part.name, ofEnergy(part.watts),
                          ofEnergy(price.hoursPerYear), ofEnergy(price.overhead), part.units,
                          std::string(isEnergy   ? "kWh"
                                      : isYearly ? kYearly
                                                 : kOnce),
                          isYearly ? price.years : 1.0});
        }
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
                 {"currency", "Currency"},
                 numberColumn("power_w", "Power").inUnit("W"),
                 numberColumn("years", "Years"),
                 {"running_cost", "Running cost", ColumnKind::price},
                 {"total_cost", "Total cost", ColumnKind::price},
                 {"note", "Note"}});
    for (const Platform* platform : platformsIn(scope)) {
        const PlatformPrice all = priceOf(*platform);
        table.addRow({platform->name, hostCount(*platform), platform->switches.size(), platform->links.size(),
                      infoOf(platform->routing).name, cellOf(platform->localBandwidth), amountCell(all.price),
                      currencyCell(all.price), all.watts > 0 ? TableCell(all.watts) : TableCell(),
                      all.years > 0 ? TableCell(all.years) : TableCell(), amountCell(all.running()),
                      all.isRun() ? amountCell(all.total()) : TableCell(), platform->note});
    }
    return table;
}

Table switchesTable(const TableScope& scope)
{
    return rowTable({"switches", "Switches", {}}, kPlatform, fieldColumns<SwitchRow>({{"name", "Switch"}}),
                    rowsOf(scope, &Platform::switches));
}

Table nodesTable(const TableScope& scope)
{
    return hostsTable({"nodes", "Nodes", {}},
                      fieldColumns<NodeRow>({{"name", "Node"}, {"price", "Price of one"}}),
                      rowsOf(scope, &Platform::nodes));
}

Table serversTable(const TableScope& scope)
{
    return hostsTable({"servers", "Servers", {}},
                      fieldColumns<ServerRow>({{"name", "Server"}, {"price", "Price of one"}}),
                      rowsOf(scope, &Platform::servers));
}

Table itemsTable(const TableScope& scope)
{
    RowColumns<PriceItem> columns = fieldColumns<PriceItem>({{"price", "Price of one"}, {"per", "Per"}});
    columnWith(columns, "count").cell = [](const PriceItem& row) {
        return row.count.isEmpty() ? TableCell(1.0) : cellOf(row.count);
    };
    columnWith(columns, "per").cell = [](const PriceItem& row) {
        return row.per.empty() ? std::string(kOnce) : row.per;
    };
    return rowTable({"items", "Costs", {}}, kPlatform, std::move(columns), rowsOf(scope, &Platform::items));
}

Table routesTable(const TableScope& scope)
{
    RowColumns<RouteRow> columns = fieldColumns<RouteRow>();
    columnWith(columns, "links").cell = [](const RouteRow& row) { return routeLinksText(row.links); };
    columnWith(columns, "ways").cell = [](const RouteRow& row) {
        return row.ways.empty() ? std::string(kBothWays) : row.ways;
    };
    return rowTable({"routes", "Routes", {}}, kPlatform, std::move(columns),
                    rowsOf(scope, &Platform::routes));
}

Table linksTable(const TableScope& scope)
{
    return rowTable({"links", "Links", {}}, kPlatform, fieldColumns<LinkRow>({{"name", "Link"}}),
                    rowsOf(scope, &Platform::links));
}

} // namespace contraflow
