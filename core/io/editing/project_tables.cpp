// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/editing/project_tables.h"

#include "core/io/csv.h"
#include "core/io/project_keys.h"

#include <array>

namespace contraflow {

namespace {

using Form = FileTable::Form;

constexpr std::array kTables{
    FileTable{"", "parameters", TableKind::parameters, "parameter", Form::map},
    FileTable{"", "platforms", TableKind::platforms, "platform", Form::list, "name"},
    FileTable{"", "workloads", TableKind::workloads, "workload", Form::list, "name"},
    FileTable{"", "applications", TableKind::applications, "application", Form::list, "name"},
    FileTable{"", "mappings", TableKind::mappings, "mapping", Form::list, "name"},
    FileTable{"", "models", TableKind::models, "model", Form::list, "name"},
    FileTable{"", "scenarios", TableKind::scenarios, "scenario", Form::list, "name"},
    FileTable{"", "measurements", TableKind::measurements, "measurement", Form::list, "name"},
    FileTable{"", "benchmarks", TableKind::benchmarks, "benchmark", Form::list, "name"},
    FileTable{"platforms", "switches", TableKind::switches, "switch", Form::list, "name"},
    FileTable{"platforms", "nodes", TableKind::nodes, "node", Form::list, "name"},
    FileTable{"platforms", "links", TableKind::links, "link", Form::list, "name"},
    FileTable{"platforms", "items", TableKind::items, "item", Form::list, "name"},
    FileTable{"platforms", "routes", TableKind::routes, "route", Form::list},
    FileTable{"workloads", "messages", TableKind::messages, "message", Form::csv, "id"},
    FileTable{"applications", "groups", TableKind::groups, "group", Form::map},
    FileTable{"applications", "program", TableKind::events, "event", Form::csv},
    FileTable{"mappings", "place", TableKind::places, "process", Form::map},
    FileTable{"models", "parameters", TableKind::modelParameters, "parameter", Form::map},
    FileTable{"measurements", "times", TableKind::times, "time", Form::csv, "message"},
    FileTable{"benchmarks", "rows", TableKind::benchmarkRows, "row", Form::csv},
};

} // namespace

const FileTable* findFileTable(std::string_view owner, std::string_view key)
{
    for (const FileTable& table : kTables)
        if (table.owner == owner && (table.key == key || table.thing == key))
            return &table;
    return nullptr;
}

std::vector<std::string> fileTableKeys(std::string_view owner)
{
    std::vector<std::string> keys;
    for (const FileTable& table : kTables)
        if (table.owner == owner)
            keys.emplace_back(table.key);
    return keys;
}

std::vector<std::string> columnsOf(const FileTable& table)
{
    if (table.key == "messages")
        return kMessageColumns;
    if (table.key == "times")
        return kTimeColumns;
    if (table.key == "rows")
        return kBenchmarkColumns;
    std::vector<std::string> columns;
    if (table.key == "program")
        for (const auto& [key, field] : kEventColumns)
            columns.emplace_back(key);
    return columns;
}

void spreadCsv(const FileTable& table, DataNode& node)
{
    if (node.kind == DataNode::Kind::list)
        return;
    CsvReader reader(node.scalar);
    CsvRecord header;
    CsvRecord record;
    DataNode list;
    list.kind = DataNode::Kind::list;
    list.line = node.line;
    const bool hasHeader = node.kind == DataNode::Kind::scalar && reader.next(header);
    list.keys = hasHeader ? header.fields : columnsOf(table);
    while (hasHeader && reader.next(record)) {
        DataNode row;
        row.kind = DataNode::Kind::map;
        for (std::size_t i = 0; i < record.fields.size() && i < list.keys.size(); ++i)
            if (!record.fields[i].empty())
                setScalar(row, list.keys[i], std::move(record.fields[i]));
        list.children.push_back(std::move(row));
    }
    node = std::move(list);
}

void gatherCsv(DataNode& node)
{
    if (node.kind != DataNode::Kind::list || node.keys.empty())
        return;
    std::string text;
    appendCsvRecord(text, node.keys);
    std::vector<std::string> fields;
    for (DataNode& row : node.children) {
        fields.assign(node.keys.size(), {});
        for (std::size_t i = 0; i < node.keys.size(); ++i)
            if (const DataNode* cell = row.find(node.keys[i]))
                fields[i] = cell->scalar;
        appendCsvRecord(text, fields);
        row = {};
    }
    DataNode gathered;
    gathered.kind = DataNode::Kind::scalar;
    gathered.scalar = std::move(text);
    gathered.isQuoted = true;
    gathered.line = node.line;
    node = std::move(gathered);
}

DataNode* findChild(DataNode& map, std::string_view key)
{
    for (std::size_t i = 0; i < map.keys.size() && i < map.children.size(); ++i)
        if (map.keys[i] == key)
            return &map.children[i];
    return nullptr;
}

void setScalar(DataNode& map, const std::string& key, std::string text)
{
    DataNode* child = findChild(map, key);
    if (child == nullptr) {
        map.keys.push_back(key);
        child = &map.children.emplace_back();
    }
    const std::size_t line = child->line;
    *child = {};
    child->kind = DataNode::Kind::scalar;
    child->scalar = std::move(text);
    child->line = line;
}

} // namespace contraflow
