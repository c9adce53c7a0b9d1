// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/editing/project_tables.h"

#include "core/io/csv.h"

namespace contraflow {

namespace {

bool isIn(const TableInfo& table, std::string_view owner)
{
    return owner == (table.owner ? infoOf(*table.owner).key : std::string_view());
}

} // namespace

const TableInfo* findFileTable(std::string_view owner, std::string_view key)
{
    for (const TableInfo& table : tableInfos())
        if (isIn(table, owner) && (table.key == key || table.thing == key))
            return &table;
    return nullptr;
}

std::vector<std::string> fileTableKeys(std::string_view owner)
{
    std::vector<std::string> keys;
    for (const TableInfo& table : tableInfos())
        if (isIn(table, owner))
            keys.emplace_back(table.key);
    return keys;
}

void spreadCsv(const TableInfo& table, DataNode& node)
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
    list.keys = hasHeader ? header.fields : table.columns();
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
