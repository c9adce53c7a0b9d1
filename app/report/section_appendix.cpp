// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/text.h"
#include "core/project/route_links.h"
#include "core/project/rule_names.h"
#include "core/project/written_routes.h"
#include "core/tables/table_parts.h"

#include <QtGlobal>

#include <algorithm>

namespace contraflow::report {

namespace {

constexpr std::size_t kMostRows = 60;
const std::string kWhole = "the project file";

/** A cell as it was typed. */
template<typename Value>
TableCell typedCell(const Cell<Value>& cell)
{
    if (cell.hasValue())
        return TableCell(cell.value());
    return cell.isRejected() ? TableCell(cell.rejectedText()) : TableCell();
}

/** A formula with what it comes to: "=nodes*2 = 512", or what was typed. */
std::string textOf(const QuantityCell& cell)
{
    const std::string value = cell.hasValue() ? quantityText(cell.value()) : std::string();
    if (cell.isFormula())
        return cell.formulaText() + (value.empty() ? "" : " = " + value);
    return cell.isRejected() ? cell.rejectedText() : value;
}

TableCell powerCell(const QuantityCell& cell)
{
    return cell.isFormula() ? TableCell(textOf(cell)) : typedCell(cell);
}

TableCell priceCell(const PriceCell& cell)
{
    if (!cell.hasValue())
        return cell.text();
    return cell.isFormula() ? TableCell(cell.formulaText() + " = " + groupedPrice(cell.value()))
                            : TableCell(cell.value());
}

/** A table of rows that are read when they are shown; the rows are shared with the project. */
template<typename Row, typename CellOf>
Table tableOf(const char* name, std::vector<Table::Column> columns, const SharedRows<Row>& rows,
              CellOf cellOf)
{
    Table table(name, name, std::move(columns));
    table.setRows(rows.size(),
                  [rows, cellOf](std::size_t row, std::size_t column) { return cellOf(rows[row], column); });
    return table;
}

void add(Section& section, Table table, const std::string& caption)
{
    if (!table.empty())
        section.blocks.emplace_back(
            TableBlock{withoutEmptyColumns(std::move(table)), caption, kMostRows, kWhole});
}

/** Parts of a network mostly are many of the same. */
void addParts(Section& section, Table table, const std::string& caption)
{
    add(section, foldedRows(std::move(table), {"name", "switch", "from", "to"}), caption);
}

void addPlatform(Section& section, const Platform& platform)
{
    if (std::any_of(platform.switches.begin(), platform.switches.end(),
                    [](const SwitchRow& row) { return !row.price.isEmpty() || !row.power.isEmpty(); }))
        addParts(section,
                 tableOf("switches",
                         {{"name", "Switch"},
                          {"price", "Price", ColumnKind::price},
                          {"power", "Power", ColumnKind::number}},
                         platform.switches,
                         [](const SwitchRow& row, std::size_t column) -> TableCell {
                             return column == 0   ? row.name
                                    : column == 1 ? priceCell(row.price)
                                                  : powerCell(row.power);
                         }),
                 "Switches of " + platform.name + ".");
    addParts(section,
             tableOf("nodes",
                     {{"name", "Node"},
                      {"switch", "Switch"},
                      {"cores", "Cores", ColumnKind::count},
                      {"bandwidth", "Bandwidth", ColumnKind::bytesPerSecond},
                      {"latency", "Latency", ColumnKind::seconds},
                      {"price", "Price of one", ColumnKind::price},
                      {"power", "Power of one", ColumnKind::number}},
                     platform.nodes,
                     [](const NodeRow& row, std::size_t column) -> TableCell {
                         switch (column) {
                         case 0:
                             return row.name;
                         case 1:
                             return row.switchName;
                         case 2:
                             return typedCell(row.cores);
                         case 3:
                             return typedCell(row.bandwidth);
                         case 4:
                             return typedCell(row.latency);
                         case 5:
                             return priceCell(row.price);
                         default:
                             return powerCell(row.power);
                         }
                     }),
             "Nodes of " + platform.name + ".");
    addParts(section,
             tableOf("links",
                     {{"name", "Link"},
                      {"from", "From"},
                      {"to", "To"},
                      {"bandwidth", "Bandwidth", ColumnKind::bytesPerSecond},
                      {"latency", "Latency", ColumnKind::seconds},
                      {"price", "Price", ColumnKind::price},
                      {"power", "Power", ColumnKind::number}},
                     platform.links,
                     [](const LinkRow& row, std::size_t column) -> TableCell {
                         switch (column) {
                         case 0:
                             return row.name;
                         case 1:
                             return row.from;
                         case 2:
                             return row.to;
                         case 3:
                             return typedCell(row.bandwidth);
                         case 4:
                             return typedCell(row.latency);
                         case 5:
                             return priceCell(row.price);
                         default:
                             return powerCell(row.power);
                         }
                     }),
             "Links of " + platform.name + ".");
    add(section,
        tableOf("routes", {{"from", "From"}, {"to", "To"}, {"links", "Links"}, {"ways", "Ways"}},
                platform.routes,
                [](const RouteRow& row, std::size_t column) -> TableCell {
                    switch (column) {
                    case 0:
                        return row.from;
                    case 1:
                        return row.to;
                    case 2:
                        return routeLinksText(row.links);
                    default:
                        return row.ways == kOneWay ? row.ways : std::string(kBothWays);
                    }
                }),
        "Routes that " + platform.name + " writes out.");
    add(section,
        tableOf("items",
                {{"name", "Item"},
                 {"kind", "Kind"},
                 {"count", "Count", ColumnKind::number},
                 {"price", "Price of one", ColumnKind::price},
                 {"per", "Paid"},
                 {"power", "Power of one", ColumnKind::number}},
                platform.items,
                [](const PriceItem& row, std::size_t column) -> TableCell {
                    switch (column) {
                    case 0:
                        return row.name;
                    case 1:
                        return row.kind;
                    case 2:
                        return row.count.isEmpty() ? std::string("1") : textOf(row.count);
                    case 3:
                        return priceCell(row.price);
                    case 4:
                        return row.per == kYearly ? std::string("every year") : std::string("once");
                    default:
                        return powerCell(row.power);
                    }
                }),
        "What " + platform.name + " costs besides.");
}

void addWorkload(Section& section, const Workload& workload)
{
    add(section,
        tableOf("messages",
                {{"id", "Message"},
                 {"source", "Source"},
                 {"destination", "Destination"},
                 {"size", "Size", ColumnKind::bytes},
                 {"start", "Start", ColumnKind::seconds}},
                workload.messages,
                [](const MessageRow& row, std::size_t column) -> TableCell {
                    switch (column) {
                    case 0:
                        return row.id;
                    case 1:
                        return row.source;
                    case 2:
                        return row.destination;
                    case 3:
                        return typedCell(row.size);
                    default:
                        return typedCell(row.start);
                    }
                }),
        "Messages of " + workload.name + ".");
}

void addMapping(Section& section, const Mapping& mapping)
{
    add(section,
        tableOf("places", {{"process", "Process"}, {"node", "Node"}}, mapping.places,
                [](const PlaceRow& row, std::size_t column) -> TableCell {
                    return column == 0 ? row.process : row.node;
                }),
        "Placement " + mapping.name + ": which process runs on which node.");
}

/** The rows of programs; traces stand in files of their own. */
void addProgram(Section& section, const Application& application)
{
    std::vector<Table::Column> columns;
    for (const auto& [key, member] : kEventColumns)
        columns.push_back({std::string(key), std::string(key)});
    add(section,
        tableOf("program", std::move(columns), application.program,
                [](const EventRow& row, std::size_t column) -> TableCell {
                    return row.*kEventColumns[column].second;
                }),
        "Program of " + application.name +
            (application.processes.hasValue()
                 ? ", which runs on " + counted(application.processes.value(), "process", "processes") + "."
                 : "."));
}

/** Whether a shown scenario runs an application. */
bool isRun(const ReportData& data, const std::string& application)
{
    const std::vector<const Scenario*> shown = data.shown();
    return std::any_of(shown.begin(), shown.end(), [&](const Scenario* scenario) {
        return std::any_of(scenario->applications.begin(), scenario->applications.end(),
                           [&](const ScenarioApplication& named) { return named.name == application; });
    });
}

void addWeights(Section& section, const ReportData& data)
{
    Table table("weights", "Weights", {{"work", "Workload or application"}, {"weight", "Weight"}});
    for (const Workload& workload : data.project.workloads)
        if (data.isNamed(&Scenario::workload, workload.name) && !workload.weight.isEmpty())
            table.addRow({workload.name, textOf(workload.weight)});
    for (const Application& application : data.project.applications)
        if (isRun(data, application.name) && !application.weight.isEmpty())
            table.addRow({application.name, textOf(application.weight)});
    add(section, std::move(table), "Weights in the overall result; 1 where none is given.");
}

/** What the running costs are worked out with. */
void addTerms(Section& section, const ReportData& data)
{
    Table table("terms", "Terms",
                {{"platform", "Platform"},
                 {"years", "Years"},
                 {"energy", "Price of energy"},
                 {"hours", "Hours a year"},
                 {"pue", "PUE"}});
    for (const Platform& platform : data.project.platforms)
        if (data.isNamed(&Scenario::platform, platform.name) &&
            !(platform.years.isEmpty() && platform.energyPrice.isEmpty()))
            table.addRow({platform.name, textOf(platform.years), priceCell(platform.energyPrice),
                          textOf(platform.hoursPerYear), textOf(platform.pue)});
    add(section, std::move(table), "What running costs are worked out with.");
}

std::string policyText(MappingPolicy policy)
{
    for (const auto& [named, name] : kPolicyNames)
        if (named == policy)
            return std::string(name);
    return "by hand";
}

void addMappings(Section& section, const ReportData& data)
{
    Table table("mappings", "Mappings", {{"mapping", "Mapping"}, {"policy", "Policy"}, {"seed", "Seed"}});
    for (const Mapping& mapping : data.project.mappings)
        if (data.isNamed(&Scenario::mapping, mapping.name))
            table.addRow({mapping.name, policyText(mapping.policy),
                          mapping.policy == MappingPolicy::random ? TableCell(std::to_string(mapping.seed))
                                                                  : TableCell()});
    add(section, std::move(table), "How processes are placed.");
    for (const Mapping& mapping : data.project.mappings)
        if (data.isNamed(&Scenario::mapping, mapping.name))
            addMapping(section, mapping);
}

} // namespace

Section inputsSection(const ReportData& data)
{
    Section section;
    add(section,
        tableOf("parameters", {{"name", "Parameter"}, {"value", "Value"}, {"result", "Result"}},
                data.project.parameters,
                [](const ParameterRow& row, std::size_t column) -> TableCell {
                    return column == 0 ? row.name : column == 1 ? row.value : row.valueText();
                }),
        "Parameters that formulas use.");
    for (const Platform& platform : data.project.platforms)
        if (data.isNamed(&Scenario::platform, platform.name))
            addPlatform(section, platform);
    addTerms(section, data);
    for (const Workload& workload : data.project.workloads)
        if (data.isNamed(&Scenario::workload, workload.name))
            addWorkload(section, workload);
    for (const Application& application : data.project.applications)
        if (isRun(data, application.name))
            addProgram(section, application);
    addWeights(section, data);
    addMappings(section, data);
    return section;
}

Section sourcesSection(const ReportData& data)
{
    Section section;
    Facts facts;
    facts.facts.push_back({"Project file", data.fileName.empty() ? "not saved" : data.fileName});
    facts.facts.push_back(
        {"SHA-256", data.sha256.empty() ? "not known: the project has unsaved changes" : data.sha256});
    facts.facts.push_back({"Program", "Contraflow " CONTRAFLOW_VERSION});
    facts.facts.push_back({"Library", std::string("Qt ") + qVersion()});
    section.blocks.emplace_back(std::move(facts));
    Table table("imports", "Imported files",
                {{"what", "Table"},
                 {"file", "File"},
                 {"importer", "Read as"},
                 {"options", "Options"},
                 {"date", "Imported"},
                 {"sha256", "SHA-256"}});
    const auto addRow = [&table](const std::string& what, const Provenance& from) {
        if (!from.isEmpty())
            table.addRow({what, from.file, from.importer, from.options, from.date, from.sha256});
    };
    for (const Measurement& measurement : data.project.measurements)
        if (data.isNamed(&Scenario::name, measurement.scenario))
            addRow(measurement.name, measurement.provenance);
    for (const Benchmark& benchmark : data.project.benchmarks)
        addRow(benchmark.name, benchmark.provenance);
    for (const Platform& platform : data.project.platforms)
        if (data.isNamed(&Scenario::platform, platform.name))
            addRow(platform.name, platform.provenance);
    for (const Workload& workload : data.project.workloads)
        if (data.isNamed(&Scenario::workload, workload.name))
            addRow(workload.name, workload.provenance);
    if (!table.empty())
        section.blocks.emplace_back(TableBlock{std::move(table), "Files that were imported.", 60, kWhole});
    return section;
}

} // namespace contraflow::report
