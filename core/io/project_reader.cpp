// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project_reader.h"

#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/io/list_reader.h"
#include "core/io/platform_reader.h"
#include "core/io/provenance_map.h"
#include "core/io/table_reader.h"
#include "core/project/calibration_record.h"
#include "core/project/preset.h"
#include "core/project/report_fields.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

class ProjectReader
{
public:
    ProjectReader(YamlTree tree, MapReader::Leftovers leftovers)
        : m_tree(std::move(tree))
        , m_leftovers(leftovers)
        , m_lists(m_loaded, leftovers)
    {}

    LoadedProject read()
    {
        MapReader map(m_tree.root, "the project", {},
                      {"contraflow", "title", "parameters", "platforms", "workloads", "mappings", "models",
                       "scenarios", "measurements", "benchmarks", "applications", std::string(kAlgorithmsKey),
                       std::string(kReportKey)},
                      m_loaded.issues, m_leftovers);
        Project& project = m_loaded.project;
        (void)map.any("contraflow");
        project.title = map.text("title");
        project.parameters = parameters(map, {TableKind::parameters, 0});
        project.platforms =
            m_lists.objects<Platform>(map, "platforms", {TableKind::platforms, 0}, "platform", platformKeys(),
                                      [this](MapReader& m, std::size_t index, Platform& p) {
                                          readPlatform(m, index, m_lists, m_loaded.issues, p);
                                      });
        project.workloads = m_lists.objects<Workload>(
            map, "workloads", {TableKind::workloads, 0}, "workload",
            {"name", "weight", kProvenanceKey, "messages"},
            [this](MapReader& m, std::size_t index, Workload& w) { readWorkload(m, index, w); });
        project.mappings = m_lists.objects<Mapping>(
            map, "mappings", {TableKind::mappings, 0}, "mapping", {"name", "place", "policy", "seed"},
            [this](MapReader& m, std::size_t index, Mapping& row) { readMapping(m, index, row); });
        project.models = m_lists.objects<Model>(
            map, "models", {TableKind::models, 0}, "model",
            {"name", "kind", "parameters", kProvenanceKey, std::string(kPresetKey),
             std::string(kCalibrationKey)},
            [this](MapReader& m, std::size_t index, Model& row) {
                row.kind = m.text("kind");
                row.provenance = readProvenance(m, m_loaded.issues);
                m.keepText(std::string(kPresetKey));
                keepIf(m, kCalibrationKey, readCalibration,
                       "cannot be read, so predictions are not checked against it; calibrate anew");
                row.parameters = parameters(m, {TableKind::modelParameters, index});
            });
        project.scenarios =
            m_lists.objects<Scenario>(map, "scenarios", {TableKind::scenarios, 0}, "scenario",
                                      {"name", "platform", "workload", "application", "mapping", "model"},
                                      [this](MapReader& m, std::size_t index, Scenario& row) {
                                          row.platform = m.text("platform");
                                          row.workload = m.text("workload");
                                          row.mapping = m.text("mapping");
                                          row.model = m.text("model");
                                          readApplications(m, index, row);
                                      });
        project.measurements = m_lists.objects<Measurement>(
            map, "measurements", {TableKind::measurements, 0}, "measurement",
            {"name", "scenario", kProvenanceKey, "times"},
            [this](MapReader& m, std::size_t index, Measurement& row) { readMeasurement(m, index, row); });
        project.benchmarks = m_lists.objects<Benchmark>(
            map, "benchmarks", {TableKind::benchmarks, 0}, "benchmark",
            {"name", "kind", kProvenanceKey, "rows"},
            [this](MapReader& m, std::size_t index, Benchmark& row) { readBenchmark(m, index, row); });
        project.applications = m_lists.objects<Application>(
            map, "applications", {TableKind::applications, 0}, "application",
            {"name", "processes", "weight", kProvenanceKey, "groups", "program", std::string(kTraceKey)},
            [this](MapReader& m, std::size_t index, Application& row) { readApplication(m, index, row); });
        map.keep(std::string(kAlgorithmsKey)); // algorithmRulesOf() says what is wrong with it
        keepIf(map, kReportKey, readReportFields, "cannot be read, so reports are made without it");
        project.extras = map.extras();
        return std::move(m_loaded);
    }

private:
    SharedRows<ParameterRow> parameters(MapReader& parent, TableRef table)
    {
        DataNode* map = parent.map("parameters");
        if (map == nullptr)
            return {};
        std::vector<ParameterRow> rows;
        for (std::size_t i = 0; i < map->keys.size(); ++i)
            rows.push_back({std::move(map->keys[i]), inlineText(map->children[i])});
        setLines(table, *map);
        return SharedRows<ParameterRow>(std::move(rows));
    }

    void readWorkload(MapReader& map, std::size_t index, Workload& workload)
    {
        const TableRef ref{TableKind::messages, index};
        workload.weight = map.quantity("weight", Dimension::number);
        workload.provenance = readProvenance(map, m_loaded.issues);
        QuantityColumn size(Dimension::size);
        QuantityColumn start(Dimension::duration);
        workload.messages = table<MessageRow>(map, "messages", ref, {"message", kMessageColumns, 4},
                                              workload.extraColumns, [&](TableReader& fields) {
                                                  MessageRow row;
                                                  row.id = fields.field(0);
                                                  row.source = fields.field(1);
                                                  row.destination = fields.field(2);
                                                  row.size = size.cell(fields.field(3));
                                                  row.start = start.cell(fields.field(4));
                                                  row.extras = fields.takeExtraFields();
                                                  return row;
                                              });
    }

    void readMeasurement(MapReader& map, std::size_t index, Measurement& measurement)
    {
        measurement.scenario = map.text("scenario");
        measurement.provenance = readProvenance(map, m_loaded.issues);
        const TableRef ref{TableKind::times, index};
        QuantityColumn mean(Dimension::duration);
        QuantityColumn interval(Dimension::duration);
        measurement.times = table<TimeRow>(map, "times", ref, {"measured time", kTimeColumns, 2},
                                           measurement.extraColumns, [&](TableReader& fields) {
                                               TimeRow row;
                                               row.message = fields.field(0);
                                               row.mean = mean.cell(fields.field(1));
                                               row.ci95 = interval.cell(fields.field(2));
                                               row.repetitions = countCell(fields.field(3));
                                               row.extras = fields.takeExtraFields();
                                               return row;
                                           });
    }

    void readBenchmark(MapReader& map, std::size_t index, Benchmark& benchmark)
    {
        benchmark.kind = map.text("kind");
        benchmark.provenance = readProvenance(map, m_loaded.issues);
        const TableRef ref{TableKind::benchmarkRows, index};
        benchmark.rows = table<BenchmarkRow>(map, "rows", ref, {"measured point", kBenchmarkColumns},
                                             benchmark.extraColumns, readBenchmarkRow);
    }

    /** `application: solver`, or a list of names and of maps such as {name: checkpoint, start: 2 s}. */
    void readApplications(MapReader& map, std::size_t index, Scenario& scenario)
    {
        DataNode* value = map.any("application");
        if (value == nullptr)
            return;
        if (value->kind == DataNode::Kind::scalar) {
            scenario.applications.push_back({value->scalar, {}, {}});
            return;
        }
        const auto isReadable = [](const DataNode& node) {
            return node.kind == DataNode::Kind::scalar || node.kind == DataNode::Kind::map;
        };
        if (value->kind != DataNode::Kind::list ||
            !std::all_of(value->children.begin(), value->children.end(), isReadable))
            return map.reject("application",
                              "must name an application, or be a list of names and of maps such as {name: "
                              "solver, start: 2 s}");
        for (DataNode& node : value->children) {
            ScenarioApplication& row = scenario.applications.emplace_back();
            if (node.kind == DataNode::Kind::scalar) {
                row.name = std::move(node.scalar);
                continue;
            }
            MapReader entry(node, "an application of " + map.thing(),
                            {TableRef{TableKind::scenarios, 0}, index, "application", node.line},
                            {"name", "start"}, m_loaded.issues, m_leftovers);
            row.name = entry.text("name");
            row.start = entry.quantity("start", Dimension::duration);
            row.extras = entry.extras();
        }
    }

    void readApplication(MapReader& map, std::size_t index, Application& application)
    {
        map.keep(std::string(kTraceKey)); // programOf() says what is wrong with it
        application.processes = map.count("processes");
        application.weight = map.quantity("weight", Dimension::number);
        application.provenance = readProvenance(map, m_loaded.issues);
        if (DataNode* groups = map.map("groups")) {
            std::vector<GroupRow> rows;
            for (std::size_t i = 0; i < groups->keys.size(); ++i)
                rows.push_back({std::move(groups->keys[i]), inlineText(groups->children[i])});
            setLines({TableKind::groups, index}, *groups);
            application.groups = SharedRows<GroupRow>(std::move(rows));
        }
        static const std::vector<std::string> columns = [] {
            std::vector<std::string> keys;
            for (const auto& [key, field] : kEventColumns)
                keys.emplace_back(key);
            return keys;
        }();
        application.program =
            table<EventRow>(map, "program", {TableKind::events, index}, {"event", columns, 0},
                            application.extraColumns, [](TableReader& fields) {
                                EventRow row;
                                for (std::size_t i = 0; i < kEventColumns.size(); ++i)
                                    row.*kEventColumns[i].second = fields.field(i);
                                row.extras = fields.takeExtraFields();
                                return row;
                            });
    }

    static BenchmarkRow readBenchmarkRow(TableReader& fields)
    {
        BenchmarkRow row;
        row.test = fields.field(0);
        row.processes = countCell(fields.field(1));
        row.size = quantityCell(Dimension::size, fields.field(2));
        row.time = quantityCell(Dimension::duration, fields.field(3));
        row.bandwidth = quantityCell(Dimension::bandwidth, fields.field(4));
        row.repetitions = countCell(fields.field(5));
        row.minimum = quantityCell(Dimension::duration, fields.field(6));
        row.maximum = quantityCell(Dimension::duration, fields.field(7));
        row.ci95 = quantityCell(Dimension::duration, fields.field(8));
        row.from = fields.field(9);
        row.to = fields.field(10);
        row.extras = fields.takeExtraFields();
        return row;
    }

    struct TableShape
    {
        std::string row;
        const std::vector<std::string>& columns;
        std::size_t needed = 1; ///< as in TableContext
    };

    /** A table as CSV text or as a list of maps; anything else is reported and kept. */
    template<typename Row, typename MakeRow>
    SharedRows<Row> table(MapReader& map, const std::string& key, TableRef ref, const TableShape& shape,
                          std::vector<std::string>& extraColumns, const MakeRow& makeRow)
    {
        DataNode* node = map.any(key);
        if (node == nullptr)
            return {};
        if (node->kind == DataNode::Kind::map) {
            map.reject(key, "must be a table as CSV text or a list of maps and is a map");
            return {};
        }
        const std::vector<std::size_t>& literals = m_tree.literalLines;
        TableReader reader({.thing = "the table " + inQuotes(key) + " of " + map.thing(),
                            .row = shape.row,
                            .table = ref,
                            .line = node->line,
                            .isLiteral = std::binary_search(literals.begin(), literals.end(), node->line),
                            .needed = shape.needed},
                           shape.columns, m_loaded.issues);
        SharedRows<Row> rows;
        std::vector<Row> next;
        const auto sink = [&] {
            next.push_back(makeRow(reader));
            if (next.size() < SharedRows<Row>::kChunkRows)
                return;
            rows.appendRows(std::exchange(next, {}));
            next.reserve(SharedRows<Row>::kChunkRows);
        };
        if (node->kind == DataNode::Kind::list) {
            reader.readMaps(node->children, sink);
        } else if (const std::string reason = reader.readCsv(node->scalar, sink); !reason.empty()) {
            map.reject(key, reason);
            return {};
        }
        node->scalar = {};
        node->children = {};
        extraColumns = reader.extraColumns();
        m_loaded.lines.set(ref, reader.takeLines());
        rows.appendRows(std::move(next));
        return rows;
    }

    void readMapping(MapReader& map, std::size_t index, Mapping& mapping)
    {
        if (DataNode* places = map.map("place")) {
            std::vector<PlaceRow> rows;
            for (std::size_t i = 0; i < places->keys.size(); ++i)
                rows.push_back({std::move(places->keys[i]), inlineText(places->children[i])});
            setLines({TableKind::places, index}, *places);
            mapping.places = SharedRows<PlaceRow>(std::move(rows));
        }
        mapping.policy = knownWord(map, "policy", kPolicyNames, MappingPolicy::byHand);
        if (const DataNode* seed = map.any("seed")) {
            if (const auto number = parseCount(inlineText(*seed)))
                mapping.seed = *number;
            else
                map.reject("seed",
                           "is " + inQuotes(inlineText(*seed)) + " and must be a whole number from 0 on");
        }
    }

    void setLines(TableRef table, const DataNode& node)
    {
        RowLines lines;
        for (const DataNode& child : node.children)
            lines.add(child.line);
        m_loaded.lines.set(table, std::move(lines));
    }

    YamlTree m_tree;
    MapReader::Leftovers m_leftovers;
    LoadedProject m_loaded;
    ListReader m_lists;
};

} // namespace

LoadedProject readProjectTree(YamlTree tree, MapReader::Leftovers leftovers)
{
    return ProjectReader(std::move(tree), leftovers).read();
}

} // namespace contraflow
