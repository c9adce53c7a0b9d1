// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_reader.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/project/project_keys.h"
#include "core/io/project/provenance_map.h"
#include "core/io/project/table_reader.h"
#include "core/io/text/map_reader.h"
#include "core/project/host_list.h"
#include "core/project/many_rows.h"
#include "core/project/row_formulas.h"
#include "core/project/rule_names.h"
#include "core/project/schema.h"
#include "core/project/table_info.h"
#include "core/project/table_walk.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace contraflow {

namespace {

bool areTexts(const DataNode& list)
{
    return std::ranges::all_of(list.children, [](const DataNode& node) {
        return node.kind == DataNode::Kind::scalar || node.kind == DataNode::Kind::null;
    });
}

template<typename Row>
concept HasName = requires(Row row)
{
    row.name;
};

/** Reads the texts of one column of a table. */
template<typename Value>
struct ColumnCells
{
    explicit ColumnCells(const Field&) {}
    Value operator()(std::string& text) const
    {
        if constexpr (std::is_same_v<Value, CountCell>)
            return countCell(text);
        else
            return Value(text);
    }
};

template<>
struct ColumnCells<QuantityCell> : QuantityColumn
{
    explicit ColumnCells(const Field& field) : QuantityColumn(field.dimension) {}
    const QuantityCell& operator()(const std::string& text) { return cell(text); }
};

template<typename Row, typename... Values>
std::tuple<ColumnCells<Values>...> cellsOf(const std::tuple<FieldOf<Row, Values>...>& fields)
{
    return std::apply([](const auto&... each) { return std::tuple<ColumnCells<Values>...>(each...); },
                      fields);
}

/** Every field by what the schema says of it; a member of a type of its own has a read() of its own. */
class ProjectReader
{
public:
    ProjectReader(YamlTree tree, MapReader::Leftovers leftovers)
        : m_tree(std::move(tree))
        , m_leftovers(leftovers)
    {}

    LoadedProject read()
    {
        std::vector<std::string> keys = knownKeys<Project>();
        keys.emplace_back("contraflow");
        MapReader map(m_tree.root, sentence("the project"), {}, std::move(keys), m_loaded.issues,
                      m_leftovers);
        (void)map.any("contraflow");
        readFields(map, 0, m_loaded.project);
        m_loaded.project.extras = map.extras();
        return std::move(m_loaded);
    }

    /** Gives one key of a row another value, or none; all else stays. What is wrong with it is returned. */
    template<typename Row>
    IssueList setKey(Row& row, const std::string& thing, const std::string& key, DataNode value)
    {
        const bool isTaken = value.kind == DataNode::Kind::null;
        DataNode one;
        one.put(key, std::move(value));
        MapReader map(one, thing, {}, knownKeys<Row>(), m_loaded.issues, m_leftovers);
        // Both ends of a link are one key: neither is read before both are emptied.
        const Row blank;
        forEachField(row, [&](const auto& field, auto& cell) {
            if (field.key == key)
                cell = blank.*field.at;
        });
        forEachField(row, [&](const auto& field, auto& cell) {
            if (field.key == key)
                read(map, field, cell, row, 0);
        });
        for (const KeptKey& kept : keptKeys<Row>())
            if (kept.key == key)
                keep(map, kept);
        setExtra(row.extras, key, isTaken ? ExtraKeys() : map.extras());
        return std::exchange(m_loaded.issues, {});
    }

private:
    static void setExtra(ExtraKeys& extras, const std::string& key, ExtraKeys value)
    {
        const auto old =
            std::ranges::find_if(extras, [&key](const auto& extra) { return extra.first == key; });
        if (value.empty() && old != extras.end())
            extras.erase(old);
        else if (!value.empty() && old != extras.end())
            *old = std::move(value.front());
        else if (!value.empty())
            extras.push_back(std::move(value.front()));
    }

    template<typename Row>
    static std::vector<std::string> knownKeys()
    {
        std::vector<std::string> keys = fieldKeys<Row>();
        for (const KeptKey& kept : keptKeys<Row>())
            keys.emplace_back(kept.key);
        return keys;
    }

    /** `index` is the row's place in its list. */
    template<typename Row>
    void readFields(MapReader& map, std::size_t index, Row& row)
    {
        forEachField(row, [&](const auto& field, auto& value) { read(map, field, value, row, index); });
        for (const KeptKey& kept : keptKeys<Row>())
            keep(map, kept);
    }

    static void keep(MapReader& map, const KeptKey& kept)
    {
        const std::string key(kept.key);
        if (kept.isText)
            return map.keepText(key);
        const DataNode* value = kept.isReadable ? map.any(key) : nullptr;
        if (!kept.isReadable || (value && kept.isReadable(*value)))
            map.keep(key);
        else if (value)
            map.reject(key, sentence(kept.rule));
    }

    template<typename Row>
    void read(MapReader& map, const Field& field, std::string& value, Row&, std::size_t)
    {
        value = map.text(std::string(field.key));
    }

    void read(MapReader& map, const FieldOf<LinkRow, std::string>& field, std::string& value, LinkRow& row,
              std::size_t)
    {
        const std::string key(field.key);
        if (field.use != Use::reference)
            value = map.text(key);
        if (field.at != &LinkRow::from)
            return; // both ends at once
        DataNode* ends = map.list(key);
        if (ends == nullptr)
            return;
        if (ends->children.size() != 2 || !areTexts(*ends))
            return map.reject(
                key, sentence("must name two switches, or a node and a switch, such as [torX, torY]"));
        row.from = std::move(ends->children[0].scalar);
        row.to = std::move(ends->children[1].scalar);
    }

    template<typename Row>
    void read(MapReader& map, const Field& field, QuantityCell& value, Row&, std::size_t)
    {
        value = map.quantity(std::string(field.key), field.dimension);
    }

    template<typename Row>
    void read(MapReader& map, const Field& field, CountCell& value, Row&, std::size_t)
    {
        value = map.count(std::string(field.key));
    }

    template<typename Row>
    void read(MapReader& map, const Field& field, PriceCell& value, Row&, std::size_t)
    {
        value = map.text(std::string(field.key));
    }

    void read(MapReader& map, const Field& field, RoutingRule& value, Platform&, std::size_t)
    {
        readWord(map, std::string(field.key), kRoutingNames, value);
    }

    void read(MapReader& map, const Field& field, RailRule& value, Platform&, std::size_t)
    {
        readWord(map, std::string(field.key), kRailNames, value);
    }

    void read(MapReader& map, const Field& field, MappingPolicy& value, Mapping&, std::size_t)
    {
        readWord(map, std::string(field.key), kPolicyNames, value);
    }

    void read(MapReader& map, const Field& field, std::uint64_t& value, Mapping&, std::size_t)
    {
        const std::string key(field.key);
        const DataNode* seed = map.any(key);
        if (seed == nullptr)
            return;
        if (const auto number = parseCount(inlineText(*seed)))
            value = *number;
        else
            map.reject(key,
                       sentence("is %1 and must be a whole number from 0 on", {inQuotes(inlineText(*seed))}));
    }

    template<typename Row>
    void read(MapReader& map, const Field&, Provenance& value, Row&, std::size_t)
    {
        value = readProvenance(map, m_loaded.issues);
    }

    void read(MapReader& map, const Field& field, std::vector<std::string>& value, RouteRow&, std::size_t)
    {
        const std::string key(field.key);
        DataNode* list = map.list(key);
        if (list == nullptr)
            return;
        if (!areTexts(*list))
            return map.reject(key, sentence("must be names of links such as [backbone, uplink]"));
        for (DataNode& name : list->children)
            value.push_back(std::move(name.scalar));
    }

    /** `application: solver`, or a list of names and of maps such as {name: checkpoint, start: 2 s}. */
    void read(MapReader& map, const Field& field, std::vector<ScenarioApplication>& rows, Scenario&,
              std::size_t index)
    {
        const std::string key(field.key);
        DataNode* value = map.any(key);
        if (value == nullptr)
            return;
        if (value->kind == DataNode::Kind::scalar) {
            rows.push_back({value->scalar, {}, {}});
            return;
        }
        const auto isReadable = [](const DataNode& node) {
            return node.kind == DataNode::Kind::scalar || node.kind == DataNode::Kind::map;
        };
        if (value->kind != DataNode::Kind::list || !std::ranges::all_of(value->children, isReadable))
            return map.reject(key,
                              sentence("must name an application, or be a list of names and of maps such as "
                                       "{name: solver, start: 2 s}"));
        for (DataNode& node : value->children) {
            ScenarioApplication& row = rows.emplace_back();
            if (node.kind == DataNode::Kind::scalar) {
                row.name = std::move(node.scalar);
                continue;
            }
            MapReader entry(node, sentence("an application of %1", {map.thing()}),
                            {TableRef{TableKind::scenarios, 0}, index, key, node.line},
                            fieldKeys<ScenarioApplication>(), m_loaded.issues, m_leftovers);
            readFields(entry, index, row);
            row.extras = entry.extras();
        }
    }

    template<typename Owner, typename Row>
    void read(MapReader& map, const Field& field, SharedRows<Row>& rows, Owner& owner, std::size_t index)
    {
        const TableInfo& info = infoOf(*field.table);
        const TableRef table{info.kind, index};
        if constexpr (requires {
                          owner.extraColumns;
                          Row().extras.all();
                      })
            rows = readTable<Row>(map, info, table, owner.extraColumns);
        else if constexpr (requires { Row().extras; })
            rows = readObjects<Row>(map, info, table);
        else
            rows = readPairs<Row>(map, info, table);
    }

    /**
     * A list of maps. An entry that is only a text is a row with that name; any other entry is kept as an
     * extra of a row without a name.
     */
    template<typename Row>
    SharedRows<Row> readObjects(MapReader& parent, const TableInfo& info, TableRef table)
    {
        DataNode* list = parent.list(std::string(info.key));
        if (list == nullptr)
            return {};
        const std::string what = sentence(info.thing);
        if constexpr (std::is_same_v<Row, SwitchRow>)
            expandNames(*list);
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
            MapReader map(node, nameOf(node, what), where, knownKeys<Row>(), m_loaded.issues, m_leftovers);
            readFields(map, i, rows[i]);
            rows[i].extras = map.extras();
        }
        m_loaded.lines.set(table, std::move(lines));
        return SharedRows<Row>(std::move(rows));
    }

    /** Names alone may be host lists of several; as a map each is one name, whatever stands in it. */
    static void expandNames(DataNode& list)
    {
        std::vector<DataNode> entries;
        for (DataNode& node : list.children) {
            if (node.kind != DataNode::Kind::scalar || !isBracketList(node.scalar) ||
                entries.size() + *countHosts(node.scalar) > kMaxHosts) {
                entries.push_back(std::move(node));
                continue;
            }
            for (std::string& name : expandHostList(node.scalar).value()) {
                DataNode& entry = entries.emplace_back(node);
                entry.scalar = std::move(name);
            }
        }
        list.children = std::move(entries);
    }

    static std::string nameOf(const DataNode& node, const std::string& what)
    {
        const DataNode* name = node.find("name");
        if (name == nullptr || name->kind != DataNode::Kind::scalar)
            return sentence("a %1", {what});
        return what + " " + inQuotes(name->scalar);
    }

    template<typename Row>
    void takeBareEntry(DataNode& node, Row& row, const std::string& what, const Location& where)
    {
        const std::string form = HasName<Row> ? "{name: …}" : "{from: …}";
        const bool isName = node.kind == DataNode::Kind::scalar;
        if (node.kind == DataNode::Kind::null)
            return;
        if constexpr (HasName<Row>)
            if (isName) {
                row.name = std::move(node.scalar);
                // Switches are the one list whose entries may be names alone.
                if (!std::is_same_v<Row, SwitchRow>)
                    report(sentence("%1 %2 is only a name; write a map such as %3",
                                    {what, inQuotes(row.name), form}),
                           where);
                return;
            }
        report(
            sentence(
                isName
                    ? phrase("this %1 is a text where a map such as %2 is expected; it is kept as %3 but not "
                             "used")
                    : phrase("this %1 is a list where a map such as %2 is expected; it is kept as %3 but not "
                             "used"),
                {what, form, inQuotes(kUnreadableKey)}),
            where);
        row.extras.emplace_back(kUnreadableKey, std::move(node));
    }

    void report(const std::string& text, const Location& where)
    {
        if (m_loaded.issues.size() < kMaxReadIssues)
            m_loaded.issues.push_back({Severity::error, text, where});
    }

    /** A map of names with a value each. */
    template<typename Row>
    SharedRows<Row> readPairs(MapReader& parent, const TableInfo& info, TableRef table)
    {
        DataNode* map = parent.map(std::string(info.key));
        if (map == nullptr)
            return {};
        std::vector<Row> rows;
        RowLines lines;
        for (std::size_t i = 0; i < map->keys.size(); ++i) {
            rows.push_back({std::move(map->keys[i]), inlineText(map->children[i])});
            lines.add(map->children[i].line);
        }
        m_loaded.lines.set(table, std::move(lines));
        return SharedRows<Row>(std::move(rows));
    }

    /** A table as CSV text or as a list of maps; anything else is reported and kept. */
    template<typename Row>
    SharedRows<Row> readTable(MapReader& map, const TableInfo& info, TableRef table,
                              std::vector<std::string>& extraColumns)
    {
        extraColumns.clear();
        const std::string key(info.key);
        DataNode* node = map.any(key);
        if (node == nullptr)
            return {};
        if (node->kind == DataNode::Kind::map) {
            map.reject(key, sentence("must be a table as CSV text or a list of maps and is a map"));
            return {};
        }
        const std::vector<std::size_t>& literals = m_tree.literalLines;
        const std::vector<std::string> columns = fieldKeys<Row>();
        TableReader reader({.thing = sentence("the table %1 of %2", {inQuotes(key), map.thing()}),
                            .row = sentence(info.rowText()),
                            .table = table,
                            .line = node->line,
                            .isLiteral = std::ranges::binary_search(literals, node->line),
                            .needed = info.needed},
                           columns, m_loaded.issues);
        SharedRows<Row> rows;
        std::vector<Row> next;
        auto cells = cellsOf(Schema<Row>::fields);
        const auto sink = [&] {
            next.push_back(tableRow<Row>(reader, cells));
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
        m_loaded.lines.set(table, reader.takeLines());
        rows.appendRows(std::move(next));
        return rows;
    }

    template<typename Row, typename... Cells>
    static Row tableRow(TableReader& reader, std::tuple<Cells...>& cells)
    {
        Row row;
        std::size_t column = 0;
        std::apply(
            [&](const auto&... fields) {
                std::apply([&](auto&... cell) { ((row.*fields.at = cell(reader.field(column++))), ...); },
                           cells);
            },
            Schema<Row>::fields);
        row.extras = reader.takeExtraFields();
        return row;
    }

    /** One of a few words; another word is reported and kept. */
    template<typename Value, typename Names>
    static void readWord(MapReader& map, const std::string& key, const Names& names, Value& value)
    {
        const DataNode* word = map.any(key);
        if (word == nullptr)
            return;
        const auto known =
            word->kind == DataNode::Kind::scalar ? valueNamed(word->scalar, names) : std::nullopt;
        if (known)
            value = *known;
        else
            map.reject(key, sentence("is %1 and must be one of %2",
                                     {inQuotes(inlineText(*word)), joinedWords(wordsIn(names))}));
    }

    YamlTree m_tree;
    MapReader::Leftovers m_leftovers;
    LoadedProject m_loaded;
};

/** Whether rows are made of cells alone: those of tables, and pairs of a name and a value. */
template<typename Row>
constexpr bool isOfCells = !requires(Row row)
{
    row.extras.emplace_back();
};

template<typename Row>
void setCell(Row& row, const std::string& key, std::string text, const std::vector<std::string>& further)
{
    bool isSet = false;
    forEachField(row, [&](const auto& field, auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if (field.key != key)
            return;
        value = ColumnCells<Value>(field)(text);
        isSet = true;
    });
    const auto column = static_cast<std::size_t>(std::ranges::find(further, key) - further.begin());
    if constexpr (requires { row.extras; })
        if (!isSet && column < further.size() && (column < row.extras.size() || !text.empty()))
            row.extras.set(column, std::move(text));
}

/** `before` gives the value that is there. */
template<typename Row, typename Before>
Result<void> setReadKey(Row& row, const std::string& thing, const KeyChange& change, const Before& before)
{
    const auto faultsOf = [&](Row& into, const DataNode& value) {
        return ProjectReader({}, MapReader::Leftovers::refused).setKey(into, thing, change.key, value);
    };
    Row same = row;
    const IssueList found = faultsOf(row, change.value);
    const IssueList known = found.empty() ? IssueList() : faultsOf(same, before());
    for (const Issue& issue : found)
        if (!contains(known, issue.text, &Issue::text))
            return Error{ErrorCode::invalidInput, issue.text};
    return {};
}

Result<std::vector<Change>> changesOfProject(const Project& project, const KeyChange& change)
{
    Project changed = project;
    const auto before = [&] { return valueOfKey(project, {}, 0, change.key); };
    RETURN_IF_ERROR(setReadKey(changed, sentence("the project"), change, before));
    if (change.key == "title")
        return std::vector<Change>{SetTitle{changed.title}};
    std::optional<DataNode> value = valueOfKey(changed, {}, 0, change.key);
    if (value->kind == DataNode::Kind::null)
        value.reset();
    return std::vector<Change>{SetExtraKey{change.key, std::move(value)}};
}

} // namespace

Result<std::vector<Change>> changesOf(const Project& project, const KeyChange& change)
{
    if (!change.table)
        return changesOfProject(project, change);
    const TableInfo& info = infoOf(change.table->kind);
    std::vector<Change> changes;
    const Result<void> done = useTable(project, *change.table, [&](const auto& rows) -> Result<void> {
        using Row = std::decay_t<decltype(rows[0])>;
        RowRewriting<Row> rewriting(*change.table, rows, changes);
        for (const std::size_t index : change.rows) {
            Row row = rows[index];
            if constexpr (isOfCells<Row>) {
                setCell(row, change.key, change.value.scalar, furtherColumnsOf(project, *change.table));
            } else {
                std::string thing = sentence("a %1", {sentence(info.thing)});
                if constexpr (HasName<Row>)
                    thing = sentence(info.thing) + " " + inQuotes(row.name);
                const auto before = [&] { return valueOfKey(project, change.table, index, change.key); };
                RETURN_IF_ERROR(setReadKey(row, thing, change, before));
            }
            rewriting.set(index, std::move(row));
        }
        return {};
    });
    return done ? Result<std::vector<Change>>(std::move(changes)) : done.error();
}

LoadedProject readProjectTree(YamlTree tree)
{
    return ProjectReader(std::move(tree), MapReader::Leftovers::kept).read();
}

} // namespace contraflow
