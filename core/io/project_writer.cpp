// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"
#include "core/io/csv.h"
#include "core/io/platform_writer.h"
#include "core/io/project_file.h"
#include "core/io/project_keys.h"
#include "core/io/provenance_map.h"
#include "core/io/text_file.h"
#include "core/io/trace_reference.h"
#include "core/io/written_cells.h"
#include "core/io/yaml_map_writer.h"
#include "core/io/yaml_text.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace contraflow {

namespace {

/** More places than this are written one below the other. */
constexpr std::size_t kMaxPlacesInLine = 16;

/** Texts of one column's cells; equal neighbours, which are the rule, are made once. */
class QuantityTexts
{
public:
    const std::string& text(const QuantityCell& cell)
    {
        if (!m_hasLast || !(cell == m_last)) {
            m_last = cell;
            m_text = cellText(cell);
            m_hasLast = true;
        }
        return m_text;
    }

private:
    QuantityCell m_last;
    std::string m_text;
    bool m_hasLast = false;
};

void writeParameters(std::string& out, const SharedRows<ParameterRow>& rows)
{
    FlowMap map(out);
    for (const ParameterRow& row : rows) {
        map.begin(row.name);
        appendYamlValue(out, row.value, YamlPlace::flow);
    }
    map.end({});
}

/** The header of a table; rows with more extra cells than there are columns get columns of their own. */
template<typename Row>
std::string headerText(std::vector<std::string> columns, const std::vector<std::string>& extraColumns,
                       const SharedRows<Row>& rows, std::size_t& extraCount)
{
    extraCount = extraColumns.size();
    for (const Row& row : rows)
        extraCount = std::max(extraCount, row.extras.size());
    columns.insert(columns.end(), extraColumns.begin(), extraColumns.end());
    for (std::size_t i = extraColumns.size(); i < extraCount; ++i)
        columns.push_back("column " + std::to_string(columns.size() + 1));
    std::string text;
    appendCsvRecord(text, columns);
    return text;
}

void appendExtraFields(std::string& csv, const ExtraCells& extras, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        csv.push_back(',');
        if (i < extras.size())
            appendCsvField(csv, extras[i]);
    }
    csv.push_back('\n');
}

void writeWorkload(std::string& out, const Workload& workload)
{
    BlockMap map = BlockMap::entry(out, 4);
    map.name(workload.name, workload.extras);
    writeCell(map, "weight", workload.weight);
    writeProvenance(out, map, workload.provenance);
    if (!workload.messages.empty() || !workload.extraColumns.empty()) {
        std::size_t extraCount = 0;
        std::string csv = headerText(kMessageColumns, workload.extraColumns, workload.messages, extraCount);
        QuantityTexts sizes;
        QuantityTexts starts;
        for (const MessageRow& row : workload.messages) {
            appendCsvField(csv, row.id);
            csv.push_back(',');
            appendCsvField(csv, row.source);
            csv.push_back(',');
            appendCsvField(csv, row.destination);
            csv.push_back(',');
            appendCsvField(csv, sizes.text(row.size));
            csv.push_back(',');
            appendCsvField(csv, starts.text(row.start));
            appendExtraFields(csv, row.extras, extraCount);
        }
        map.lines("messages", csv);
    }
    map.end(workload.extras);
}

void writeMeasurement(std::string& out, const Measurement& measurement)
{
    BlockMap map = BlockMap::entry(out, 4);
    map.name(measurement.name, measurement.extras);
    if (!measurement.scenario.empty())
        map.text("scenario", measurement.scenario);
    writeProvenance(out, map, measurement.provenance);
    if (!measurement.times.empty() || !measurement.extraColumns.empty()) {
        std::size_t extraCount = 0;
        std::string csv = headerText(kTimeColumns, measurement.extraColumns, measurement.times, extraCount);
        QuantityTexts means;
        QuantityTexts intervals;
        for (const TimeRow& row : measurement.times) {
            appendCsvField(csv, row.message);
            csv.push_back(',');
            appendCsvField(csv, means.text(row.mean));
            csv.push_back(',');
            appendCsvField(csv, intervals.text(row.ci95));
            csv.push_back(',');
            appendCsvField(csv, cellText(row.repetitions));
            appendExtraFields(csv, row.extras, extraCount);
        }
        map.lines("times", csv);
    }
    map.end(measurement.extras);
}

void writeBenchmark(std::string& out, const Benchmark& benchmark)
{
    BlockMap map = BlockMap::entry(out, 4);
    map.name(benchmark.name, benchmark.extras);
    if (!benchmark.kind.empty())
        map.text("kind", benchmark.kind);
    writeProvenance(out, map, benchmark.provenance);
    if (!benchmark.rows.empty() || !benchmark.extraColumns.empty()) {
        std::size_t extraCount = 0;
        std::string csv = headerText(kBenchmarkColumns, benchmark.extraColumns, benchmark.rows, extraCount);
        for (const BenchmarkRow& row : benchmark.rows) {
            appendCsvField(csv, row.test);
            for (const std::string& text :
                 {cellText(row.processes), cellText(row.size), cellText(row.time), cellText(row.bandwidth),
                  cellText(row.repetitions), cellText(row.minimum), cellText(row.maximum), cellText(row.ci95),
                  row.from, row.to}) {
                csv.push_back(',');
                appendCsvField(csv, text);
            }
            appendExtraFields(csv, row.extras, extraCount);
        }
        map.lines("rows", csv);
    }
    map.end(benchmark.extras);
}

/** Columns in which nothing stands are left out, but for the first two. */
void writeProgram(BlockMap& map, const Application& application)
{
    constexpr std::size_t kAlways = 2;
    // Of two columns of one name in the file, the second is a further one: it must stay the second.
    const auto isTwice = [&](std::string_view key) {
        return std::find(application.extraColumns.begin(), application.extraColumns.end(), key) !=
               application.extraColumns.end();
    };
    std::vector<std::string EventRow::*> fields;
    std::vector<std::string> columns;
    for (std::size_t i = 0; i < kEventColumns.size(); ++i) {
        const auto& [key, field] = kEventColumns[i];
        if (i >= kAlways && !isTwice(key) &&
            std::all_of(application.program.begin(), application.program.end(),
                        [f = field](const EventRow& row) { return (row.*f).empty(); }))
            continue;
        fields.push_back(field);
        columns.emplace_back(key);
    }
    std::size_t extraCount = 0;
    std::string csv = headerText(columns, application.extraColumns, application.program, extraCount);
    for (const EventRow& row : application.program) {
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (i > 0)
                csv.push_back(',');
            appendCsvField(csv, row.*fields[i]);
        }
        appendExtraFields(csv, row.extras, extraCount);
    }
    map.lines("program", csv);
}

void writeApplication(std::string& out, const Application& application)
{
    BlockMap map = BlockMap::entry(out, 4);
    map.name(application.name, application.extras);
    writeCell(map, "processes", application.processes);
    writeCell(map, "weight", application.weight);
    writeProvenance(out, map, application.provenance);
    if (!application.groups.empty()) {
        map.begin("groups");
        FlowMap groups(out);
        for (const GroupRow& row : application.groups)
            groups.text(row.name, row.ranks);
        groups.end({});
        out.push_back('\n');
    }
    if (!application.program.empty() || !application.extraColumns.empty())
        writeProgram(map, application);
    map.end(application.extras);
}

bool needsSeed(const Mapping& mapping)
{
    if (mapping.seed != Mapping().seed)
        return true;
    return mapping.policy == MappingPolicy::random && !hasKey(mapping.extras, "seed");
}

/** A mapping with many places: one place a line, so that a diff shows what moved. */
void writeLongMapping(std::string& out, const Mapping& mapping)
{
    BlockMap map = BlockMap::entry(out, 4);
    map.name(mapping.name, mapping.extras);
    if (mapping.policy != MappingPolicy::byHand)
        map.text("policy", nameOf(mapping.policy, kPolicyNames));
    if (needsSeed(mapping))
        map.value("seed", std::to_string(mapping.seed));
    map.beginBelow("place");
    BlockMap places(out, 6);
    for (const PlaceRow& row : mapping.places)
        places.text(row.process, row.node);
    map.end(mapping.extras);
}

void writeMapping(std::string& out, const Mapping& mapping)
{
    if (mapping.places.size() > kMaxPlacesInLine)
        return writeLongMapping(out, mapping);
    flowEntry(out, 2, mapping.extras, [&](FlowMap& map) {
        map.name(mapping.name, mapping.extras);
        if (mapping.policy != MappingPolicy::byHand)
            map.text("policy", nameOf(mapping.policy, kPolicyNames));
        if (needsSeed(mapping)) {
            map.begin("seed");
            out.append(std::to_string(mapping.seed));
        }
        if (mapping.places.empty())
            return;
        map.begin("place");
        FlowMap places(out);
        for (const PlaceRow& row : mapping.places)
            places.text(row.process, row.node);
        places.end({});
    });
}

void writeModel(std::string& out, const Model& model)
{
    flowEntry(out, 2, model.extras, [&](FlowMap& map) {
        map.name(model.name, model.extras);
        map.optionalText("kind", model.kind);
        if (!model.parameters.empty() || !hasKey(model.extras, "parameters")) {
            map.begin("parameters");
            writeParameters(out, model.parameters);
        }
        writeProvenance(out, map, model.provenance);
    });
}

/** A name alone where that says it all. */
void writeScenarioApplication(std::string& out, const ScenarioApplication& application)
{
    if (application.start.isEmpty() && application.extras.empty())
        return appendYamlText(out, application.name, YamlPlace::flow);
    FlowMap map(out);
    map.name(application.name, application.extras);
    map.optionalValue("start", cellText(application.start));
    map.end(application.extras);
}

void writeScenarioApplications(std::string& out, FlowMap& map, const Scenario& scenario)
{
    const std::vector<ScenarioApplication>& all = scenario.applications;
    if (all.empty())
        return;
    map.begin("application");
    if (all.size() == 1 && all[0].start.isEmpty() && all[0].extras.empty())
        return writeScenarioApplication(out, all[0]);
    char separator = '[';
    for (const ScenarioApplication& application : all) {
        out.push_back(separator);
        if (separator == ',')
            out.push_back(' ');
        writeScenarioApplication(out, application);
        separator = ',';
    }
    out.push_back(']');
}

void writeScenario(std::string& out, const Scenario& scenario)
{
    flowEntry(out, 2, scenario.extras, [&](FlowMap& map) {
        map.name(scenario.name, scenario.extras);
        map.optionalText("platform", scenario.platform);
        map.optionalText("workload", scenario.workload);
        writeScenarioApplications(out, map, scenario);
        map.optionalText("mapping", scenario.mapping);
        map.optionalText("model", scenario.model);
    });
}

template<typename Row>
void writeList(std::string& out, BlockMap& root, std::string_view key, const SharedRows<Row>& rows,
               void (*write)(std::string&, const Row&))
{
    if (rows.empty())
        return;
    root.beginBelow(key);
    for (const Row& row : rows)
        write(out, row);
}

} // namespace

std::string projectText(const Project& project)
{
    std::string out;
    BlockMap root(out, 0);
    root.value("contraflow", std::to_string(Project::kFormatVersion));
    if (!project.title.empty())
        root.text("title", project.title);
    if (!project.parameters.empty()) {
        root.begin("parameters");
        writeParameters(out, project.parameters);
        out.push_back('\n');
    }
    writeList(out, root, "platforms", project.platforms, writePlatform);
    writeList(out, root, "workloads", project.workloads, writeWorkload);
    writeList(out, root, "applications", project.applications, writeApplication);
    writeList(out, root, "mappings", project.mappings, writeMapping);
    writeList(out, root, "models", project.models, writeModel);
    writeList(out, root, "scenarios", project.scenarios, writeScenario);
    writeList(out, root, "measurements", project.measurements, writeMeasurement);
    writeList(out, root, "benchmarks", project.benchmarks, writeBenchmark);
    root.end(project.extras);
    // Names may come from anywhere; a file that cannot be read again would be the worst answer to a bad byte.
    replaceInvalidUtf8(out);
    return out;
}

std::string projectText(const Project& project, const std::filesystem::path& file)
{
    return projectText(withTracesNamedFrom(project, file));
}

Result<void> writeProject(const std::filesystem::path& path, const Project& project)
{
    return writeTextFile(path, projectText(project, path));
}

} // namespace contraflow
