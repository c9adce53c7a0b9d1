// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/io/map_reader.h"
#include "core/io/project_file.h"
#include "core/io/project_keys.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** Keeps a key whose value can be read, and refuses another one. */
template<typename Read>
void keepIf(MapReader& map, std::string_view name, const Read& read, const std::string& rule)
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

/** One of a few words; another word is reported and kept. */
template<typename Value, typename Names>
Value knownWord(MapReader& map, const std::string& key, const Names& names, Value fallback)
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

template<typename Row>
concept HasName = requires(Row row)
{
    row.name;
};

/** Reads lists of maps of a project. */
class ListReader
{
public:
    ListReader(LoadedProject& loaded, MapReader::Leftovers leftovers)
        : m_loaded(loaded)
        , m_leftovers(leftovers)
    {}

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
        RowLines lines;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            DataNode& node = list->children[i];
            lines.add(node.line);
            const Location where{.table = table, .row = i, .column = {}, .line = node.line};
            if (node.kind != DataNode::Kind::map) {
                takeBareEntry(node, rows[i], what, where);
                continue;
            }
            MapReader map(node, nameOf(node, what), where, keys, m_loaded.issues, m_leftovers);
            if constexpr (HasName<Row>)
                rows[i].name = map.text("name");
            fill(map, i, rows[i]);
            rows[i].extras = map.extras();
        }
        m_loaded.lines.set(table, std::move(lines));
        return SharedRows<Row>(std::move(rows));
    }

private:
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
        constexpr bool hasName = HasName<Row>;
        const std::string form = hasName ? "{name: …}" : "{from: …}";
        const bool isName = node.kind == DataNode::Kind::scalar;
        if (node.kind == DataNode::Kind::null)
            return;
        if constexpr (hasName)
            if (isName) {
                row.name = std::move(node.scalar);
                // Switches are the one list whose entries may be names alone.
                if (what != "switch")
                    report(what + " " + inQuotes(row.name) + " is only a name; write a map such as " + form,
                           where);
                return;
            }
        report("this " + what + " is a " + (isName ? "text" : "list") + " where a map such as " + form +
                   " is expected; it is kept as " + inQuotes(kUnreadableKey) + " but not used",
               where);
        row.extras.emplace_back(kUnreadableKey, std::move(node));
    }

    void report(const std::string& text, const Location& where)
    {
        if (m_loaded.issues.size() < kMaxReadIssues)
            m_loaded.issues.push_back({Severity::error, text, where});
    }

    LoadedProject& m_loaded;
    MapReader::Leftovers m_leftovers;
};

} // namespace contraflow
