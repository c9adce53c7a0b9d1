// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/project/blank_rows.h"
#include "core/project/rule_names.h"
#include "core/project/schema.h"
#include "core/project/table_info.h"
#include "core/project/written_routes.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <QtGlobal>

#include <algorithm>
#include <string>
#include <type_traits>

namespace contraflow::report {

namespace {

constexpr std::size_t kMostRows = 60;

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

/** A cell as people read it: a value, what was typed, or a formula with what it comes to. */
template<typename Value>
TableCell shownCell(const Value& cell)
{
    if constexpr (isTextCell<Value>)
        return std::string(cell);
    else if constexpr (std::is_same_v<Value, PriceCell>) {
        if (!cell.hasValue())
            return cell.text();
        return cell.isFormula() ? TableCell(cell.formulaText() + " = " + groupedPrice(cell.value()))
                                : TableCell(cell.value());
    } else if constexpr (std::is_same_v<Value, QuantityCell>) {
        return cell.isFormula() ? TableCell(textOf(cell)) : typedCell(cell);
    } else if constexpr (std::is_same_v<Value, CountCell>) {
        return typedCell(cell);
    } else {
        return routeLinksText(cell);
    }
}

template<typename Value>
ColumnKind columnKindOf(const Field& field)
{
    if (std::is_same_v<Value, PriceCell>)
        return ColumnKind::price;
    if (std::is_same_v<Value, CountCell>)
        return ColumnKind::count;
    if (!std::is_same_v<Value, QuantityCell>)
        return ColumnKind::text;
    return kindOf(field.dimension);
}

/** A table of rows with all their fields, read when they are shown; the rows are shared with the project. */
template<typename Row>
Table tableOf(const SharedRows<Row>& rows)
{
    std::vector<Table::Column> columns;
    std::vector<TableCell (*)(const Row&)> cells;
    [&]<std::size_t... index>(std::index_sequence<index...>)
    {
        const auto add = [&]<std::size_t at>() {
            constexpr const auto& field = std::get<at>(Schema<Row>::fields);
            using Value = std::decay_t<decltype(std::declval<Row&>().*field.at)>;
            columns.push_back({std::string(field.key), std::string(field.title), columnKindOf<Value>(field)});
            cells.push_back(
                [](const Row& row) { return shownCell(row.*std::get<at>(Schema<Row>::fields).at); });
        };
        (add.template operator()<index>(), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(Schema<Row>::fields)>>());
    Table table("inputs", "Inputs", std::move(columns));
    table.setRows(rows.size(),
                  [rows, cells](std::size_t row, std::size_t column) { return cells[column](rows[row]); });
    return table;
}

void add(Section& section, Table table, const std::string& caption)
{
    if (!table.empty())
        section.blocks.emplace_back(TableBlock{withoutEmptyColumns(std::move(table)), caption, kMostRows,
                                               sentence("the project file")});
}

/** Parts of a network mostly are many of the same. */
void addParts(Section& section, Table table, const std::string& caption)
{
    add(section, foldedRows(std::move(table), {"Name", "Switch", "From", "To"}), caption);
}

void addPlatform(Section& section, const Platform& platform)
{
    // Names alone stand at the nodes and links.
    if (std::ranges::any_of(platform.switches, [](SwitchRow row) {
            row.name.clear();
            return !isBlank(row);
        }))
        addParts(section, tableOf(platform.switches), sentence("Switches of %1.", {platform.name}));
    addParts(section, tableOf(platform.nodes), sentence("Nodes of %1.", {platform.name}));
    addParts(section, tableOf(platform.servers), sentence("Servers of %1.", {platform.name}));
    addParts(section, tableOf(platform.links), sentence("Links of %1.", {platform.name}));
    add(section, tableOf(platform.routes),
        sentence("Routes that %1 writes out; both ways where none is named.", {platform.name}));
    add(section, tableOf(platform.items),
        sentence("What %1 costs besides: one of each, paid once, where nothing else is said.",
                 {platform.name}));
}

/** The rows of programs; traces stand in files of their own. */
void addProgram(Section& section, const Application& application)
{
    add(section, tableOf(application.program),
        application.processes.hasValue()
            ? sentence(
                  "Program of %1, which runs on %2.",
                  {application.name, sentenceOf(application.processes.value(), "1 process", "%1 processes")})
            : sentence("Program of %1.", {application.name}));
}

/** Whether a shown scenario runs an application. */
bool isRun(const ReportData& data, const std::string& application)
{
    const std::vector<const Scenario*> shown = data.shown();
    return std::ranges::any_of(shown, [&](const Scenario* scenario) {
        return contains(scenario->applications, application, &ScenarioApplication::name);
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
    add(section, std::move(table), sentence("Weights in the overall result; 1 where none is given."));
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
            table.addRow({platform.name, textOf(platform.years), shownCell(platform.energyPrice),
                          textOf(platform.hoursPerYear), textOf(platform.pue)});
    add(section, std::move(table), sentence("What running costs are worked out with."));
}

std::string policyText(MappingPolicy policy)
{
    return policy == MappingPolicy::byHand ? sentence("by hand") : std::string(nameOf(policy, kPolicyNames));
}

void addMappings(Section& section, const ReportData& data)
{
    Table table("mappings", "Mappings",
                {{"mapping", "Mapping"},
                 {"policy", "Policy"},
                 {"seed", "Seed"},
                 {"in_use", "In use"},
                 {"in_use_share", "Share in use"}});
    for (const Mapping& mapping : data.project.mappings)
        if (data.isNamed(&Scenario::mapping, mapping.name)) {
            const bool isDrawn = mapping.policy == MappingPolicy::random || !mapping.inUseShare.isEmpty();
            table.addRow({mapping.name, policyText(mapping.policy),
                          isDrawn ? TableCell(std::to_string(mapping.seed)) : TableCell(), mapping.inUse,
                          textOf(mapping.inUseShare)});
        }
    add(section, withoutEmptyColumns(std::move(table)), sentence("How processes are placed."));
    for (const Mapping& mapping : data.project.mappings)
        if (data.isNamed(&Scenario::mapping, mapping.name))
            add(section, tableOf(mapping.places),
                sentence("Placement %1: which process runs on which node.", {mapping.name}));
}

/** Whether the report is about an object. */
bool isShown(const ReportData& data, const Platform& platform)
{
    return data.isNamed(&Scenario::platform, platform.name);
}
bool isShown(const ReportData& data, const Workload& workload)
{
    return data.isNamed(&Scenario::workload, workload.name);
}
bool isShown(const ReportData& data, const Application& application)
{
    return isRun(data, application.name);
}
bool isShown(const ReportData& data, const Model& model)
{
    return data.isNamed(&Scenario::model, model.name);
}
bool isShown(const ReportData& data, const Scenario& scenario)
{
    return data.isNamed(&Scenario::name, scenario.name);
}
bool isShown(const ReportData& data, const Measurement& measurement)
{
    return data.isNamed(&Scenario::name, measurement.scenario);
}
bool isShown(const ReportData&, const Benchmark&)
{
    return true;
}

/** Notes of rows stand beside these. */
void addNotes(Section& section, const ReportData& data)
{
    Table table("notes", "Notes", {{"what", "Of"}, {"name", "Name"}, {"note", "Note"}});
    forEachField(data.project, [&](const Field& list, const auto& objects) {
        if constexpr (requires { isShown(data, objects[0]); })
            for (const auto& object : objects)
                forEachField(object, [&](const Field& field, const auto& value) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::string>)
                        if (field.use == Use::note && !value.empty() && isShown(data, object))
                            table.addRow({sentence(infoOf(*list.table).thing), object.name, value});
                });
    });
    add(section, std::move(table), sentence("Notes."));
}

} // namespace

Section inputsSection(const ReportData& data)
{
    Section section;
    Table parameters("parameters", "Parameters",
                     {{"name", "Parameter"}, {"value", "Value"}, {"result", "Result"}});
    for (const ParameterRow& row : data.project.parameters)
        parameters.addRow({row.name, row.value, row.valueText()});
    add(section, std::move(parameters), sentence("Parameters that formulas use."));
    for (const Platform& platform : data.project.platforms)
        if (data.isNamed(&Scenario::platform, platform.name))
            addPlatform(section, platform);
    addTerms(section, data);
    for (const Workload& workload : data.project.workloads)
        if (data.isNamed(&Scenario::workload, workload.name))
            add(section, tableOf(workload.messages), sentence("Messages of %1.", {workload.name}));
    for (const Application& application : data.project.applications)
        if (isRun(data, application.name))
            addProgram(section, application);
    addWeights(section, data);
    addMappings(section, data);
    addNotes(section, data);
    return section;
}

Section sourcesSection(const ReportData& data)
{
    Section section;
    Facts facts;
    facts.facts.push_back(
        {sentence("Project file"), data.fileName.empty() ? sentence("not saved") : data.fileName});
    facts.facts.push_back({"SHA-256", data.sha256.empty()
                                          ? sentence("not known: the project has unsaved changes")
                                          : data.sha256});
    facts.facts.push_back({sentence("Program"), "Contraflow " CONTRAFLOW_VERSION});
    facts.facts.push_back({sentence("Library"), std::string("Qt ") + qVersion()});
    section.blocks.emplace_back(std::move(facts));
    Table table("imports", "Imported files",
                {{"what", "Table"},
                 {"file", "File"},
                 {"importer", "Read as"},
                 {"options", "Options"},
                 {"date", "Imported"},
                 {"sha256", "SHA-256"},
                 {"changed", "Since then"}});
    forEachField(data.project, [&](const Field&, const auto& objects) {
        if constexpr (requires { objects[0].provenance; })
            for (const auto& object : objects)
                if (const Provenance& from = object.provenance; !from.isEmpty() && isShown(data, object))
                    table.addRow({object.name, from.file, from.importer, from.options, from.date, from.sha256,
                                  from.changed.empty() ? std::string() : sentence("changed")});
    });
    if (!table.empty())
        section.blocks.emplace_back(TableBlock{std::move(table), sentence("Files that were imported."), 60,
                                               sentence("the project file")});
    return section;
}

} // namespace contraflow::report
