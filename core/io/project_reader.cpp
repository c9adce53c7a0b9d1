// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project_reader.h"

#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/io/map_reader.h"
#include "core/io/project_keys.h"
#include "core/io/provenance_map.h"
#include "core/io/table_reader.h"
#include "core/project/calibration_record.h"
#include "core/project/collapse.h"
#include "core/project/coordinates.h"
#include "core/project/position.h"
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
        project.platforms = objects<Platform>(
            map, "platforms", {TableKind::platforms, 0}, "platform",
            {"name", "switches", "nodes", "links", "routing", "local_bandwidth", "local_latency",
             "eager_threshold", "send_overhead", "receive_overhead", "price", "items", "years",
             "hours_per_year", "energy_price", "pue", kProvenanceKey, std::string(kPresetKey)},
            [this](MapReader& m, std::size_t index, Platform& p) { readPlatform(m, index, p); });
        project.workloads = objects<Workload>(
            map, "workloads", {TableKind::workloads, 0}, "workload",
            {"name", "weight", kProvenanceKey, "messages"},
            [this](MapReader& m, std::size_t index, Workload& w) { readWorkload(m, index, w); });
        project.mappings = objects<Mapping>(
            map, "mappings", {TableKind::mappings, 0}, "mapping", {"name", "place", "policy", "seed"},
            [this](MapReader& m, std::size_t index, Mapping& row) { readMapping(m, index, row); });
        project.models = objects<Model>(
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
            objects<Scenario>(map, "scenarios", {TableKind::scenarios, 0}, "scenario",
                              {"name", "platform", "workload", "application", "mapping", "model"},
                              [this](MapReader& m, std::size_t index, Scenario& row) {
                                  row.platform = m.text("platform");
                                  row.workload = m.text("workload");
                                  row.mapping = m.text("mapping");
                                  row.model = m.text("model");
                                  readApplications(m, index, row);
                              });
        project.measurements = objects<Measurement>(
            map, "measurements", {TableKind::measurements, 0}, "measurement",
            {"name", "scenario", kProvenanceKey, "times"},
            [this](MapReader& m, std::size_t index, Measurement& row) { readMeasurement(m, index, row); });
        project.benchmarks = objects<Benchmark>(
            map, "benchmarks", {TableKind::benchmarks, 0}, "benchmark",
            {"name", "kind", kProvenanceKey, "rows"},
            [this](MapReader& m, std::size_t index, Benchmark& row) { readBenchmark(m, index, row); });
        project.applications = objects<Application>(
            map, "applications", {TableKind::applications, 0}, "application",
            {"name", "processes", "weight", kProvenanceKey, "groups", "program", std::string(kTraceKey)},
            [this](MapReader& m, std::size_t index, Application& row) { readApplication(m, index, row); });
        map.keep(std::string(kAlgorithmsKey)); // algorithmRulesOf() says what is wrong with it
        keepIf(map, kReportKey, readReportFields, "cannot be read, so reports are made without it");
        project.extras = map.extras();
        return std::move(m_loaded);
    }

private:
    /**
     * A list of named maps. An entry that is only a text is a row with that name; any other entry is kept as
     * an extra of a row without a name.
     */
    template<typename Row, typename Fill>
    SharedRows<Row> objects(MapReader& parent, const std::string& key, TableRef table,
                            const std::string& what, const std::vector<std::string>& keys, const Fill& fill)
    {
        DataNode* list = parent.list(key);
        if (list == nullptr)
            return {};
        std::vector<Row> rows(list->children.size());
        std::vector<std::size_t> lines;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            DataNode& node = list->children[i];
            lines.push_back(node.line);
            const Location where{.table = table, .row = i, .column = {}, .line = node.line};
            if (node.kind != DataNode::Kind::map) {
                takeBareEntry(node, rows[i], what, where);
                continue;
            }
            MapReader map(node, nameOf(node, what), where, keys, m_loaded.issues, m_leftovers);
            rows[i].name = map.text("name");
            fill(map, i, rows[i]);
            rows[i].extras = map.extras();
        }
        m_loaded.lines.set(table, std::move(lines));
        return SharedRows<Row>(std::move(rows));
    }

    static std::string nameOf(const DataNode& node, const std::string& what)
    {
        const DataNode* name = node.find("name");
        if (name == nullptr || name->kind != DataNode::Kind::scalar)
            return "a " + what;
        return what + " " + inQuotes(name->scalar);
    }

    template<typename Row>
    void takeBareEntry(DataNode& node, Row& row, const std::string& what, const Location& where)
    {
        if (node.kind == DataNode::Kind::null)
            return;
        if (node.kind == DataNode::Kind::scalar) {
            row.name = std::move(node.scalar);
            // Switches are the one list whose entries may be names alone.
            if (what != "switch")
                report(what + " " + inQuotes(row.name) + " is only a name; write a map such as {name: …}",
                       where);
            return;
        }
        report("this " + what + " is a list where a map such as {name: …} is expected; it is kept as " +
                   inQuotes(kUnreadableKey) + " but not used",
               where);
        row.extras.emplace_back(kUnreadableKey, std::move(node));
    }

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

    void readPlatform(MapReader& map, std::size_t index, Platform& platform)
    {
        platform.switches = objects<SwitchRow>(
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
        platform.nodes = objects<NodeRow>(
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
        platform.items = objects<PriceItem>(map, "items", {TableKind::items, index}, "item",
                                            {"name", "kind", "count", "price", "per", "power"},
                                            [](MapReader& m, std::size_t /*index*/, PriceItem& row) {
                                                row.kind = m.text("kind");
                                                row.count = m.quantity("count", Dimension::number);
                                                row.price = m.text("price");
                                                row.power = m.quantity("power", Dimension::power);
                                                row.per = m.text("per");
                                                row.power = m.quantity("power", Dimension::power);
                                            });
        platform.links = objects<LinkRow>(
            map, "links", {TableKind::links, index}, "link",
            {"name", "between", "bandwidth", "latency", "price", "power", std::string(kPresetKey)},
            [](MapReader& m, std::size_t /*index*/, LinkRow& row) {
                readEnds(m, row);
                row.bandwidth = m.quantity("bandwidth", Dimension::bandwidth);
                row.latency = m.quantity("latency", Dimension::duration);
                row.price = m.text("price");
                m.keepText(std::string(kPresetKey));
            });
        platform.provenance = readProvenance(map, m_loaded.issues);
        platform.routing = named(map, "routing", kRoutingNames, RoutingRule::shortest);
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

    /** Keeps a key whose value can be read, and refuses another one. */
    template<typename Read>
    static void keepIf(MapReader& map, std::string_view name, const Read& read, const std::string& rule)
    {
        const std::string key(name);
        const DataNode* value = map.any(key);
        if (value == nullptr)
            return;
        if (read(*value))
            map.keep(key);
        else
            map.reject(key, rule);
    }

    static void readEnds(MapReader& map, LinkRow& row)
    {
        DataNode* ends = map.list("between");
        if (ends == nullptr)
            return;
        const auto isText = [](const DataNode& node) {
            return node.kind == DataNode::Kind::scalar || node.kind == DataNode::Kind::null;
        };
        if (ends->children.size() != 2 || !std::all_of(ends->children.begin(), ends->children.end(), isText))
            return map.reject("between",
                              "must name two switches, or a node and a switch, such as [torX, torY]");
        row.from = std::move(ends->children[0].scalar);
        row.to = std::move(ends->children[1].scalar);
    }

    /** One of a few words; another word is reported and kept. */
    template<typename Value, typename Names>
    static Value named(MapReader& map, const std::string& key, const Names& names, Value fallback)
    {
        const DataNode* value = map.any(key);
        if (value == nullptr)
            return fallback;
        std::vector<std::string> known;
        for (const auto& [meaning, name] : names) {
            if (value->kind == DataNode::Kind::scalar && value->scalar == name)
                return meaning;
            known.emplace_back(name);
        }
        map.reject(key, "is " + inQuotes(inlineText(*value)) + " and must be one of " + joinedWords(known));
        return fallback;
    }

    void readWorkload(MapReader& map, std::size_t index, Workload& workload)
    {
        const TableRef ref{TableKind::messages, index};
        workload.weight = map.quantity("weight", Dimension::number);
        workload.provenance = readProvenance(map, m_loaded.issues);
        QuantityColumn size(Dimension::size);
        QuantityColumn start(Dimension::duration);
        workload.messages = table<MessageRow>(map, "messages", ref, {"message", kMessageColumns},
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
        measurement.times = table<TimeRow>(map, "times", ref, {"measured time", kTimeColumns},
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
            table<EventRow>(map, "program", {TableKind::events, index}, {"event", columns, true},
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
        bool mayLackFirst = false; ///< as in TableContext
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
                            .mayLackFirst = shape.mayLackFirst},
                           shape.columns, m_loaded.issues);
        SharedRows<Row> rows;
        std::vector<Row> next;
        const auto sink = [&] {
            next.push_back(makeRow(reader));
            if (next.size() == SharedRows<Row>::kChunkRows)
                rows.appendRows(std::exchange(next, {}));
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
        mapping.policy = named(map, "policy", kPolicyNames, MappingPolicy::byHand);
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
        std::vector<std::size_t> lines;
        lines.reserve(node.children.size());
        for (const DataNode& child : node.children)
            lines.push_back(child.line);
        m_loaded.lines.set(table, std::move(lines));
    }

    void report(const std::string& text, const Location& where)
    {
        if (m_loaded.issues.size() < kMaxReadIssues)
            m_loaded.issues.push_back({Severity::error, text, where});
    }

    YamlTree m_tree;
    MapReader::Leftovers m_leftovers;
    LoadedProject m_loaded;
};

} // namespace

LoadedProject readProjectTree(YamlTree tree, MapReader::Leftovers leftovers)
{
    return ProjectReader(std::move(tree), leftovers).read();
}

} // namespace contraflow
