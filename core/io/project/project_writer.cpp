// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/project/project_file.h"
#include "core/io/project/project_keys.h"
#include "core/io/project/provenance_map.h"
#include "core/io/project/trace_reference.h"
#include "core/io/project/written_cells.h"
#include "core/io/project/yaml_reader.h"
#include "core/io/text/csv.h"
#include "core/io/text/text_file.h"
#include "core/io/text/yaml_map_writer.h"
#include "core/io/text/yaml_text.h"
#include "core/project/host_list.h"
#include "core/project/row_formulas.h"
#include "core/project/rule_names.h"
#include "core/project/schema.h"
#include "core/project/table_info.h"
#include "core/project/table_walk.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace contraflow {

namespace {

/** More places than this are written one below the other. */
constexpr std::size_t kMaxPlacesInLine = 16;

/** The texts of one column's cells. Equal neighbours, which are the rule, are made once. */
template<typename Value>
class ColumnTexts
{
public:
    std::string_view operator()(const Value& cell)
    {
        if constexpr (isTextCell<Value>) {
            return cell;
        } else {
            if (!m_hasLast || !(cell == m_last)) {
                m_last = cell;
                m_text = cellText(cell);
                m_hasLast = true;
            }
            return m_text;
        }
    }

private:
    Value m_last;
    std::string m_text;
    bool m_hasLast = false;
};

/** A table as CSV. Rows with more further cells than there are columns get columns of their own. */
template<typename Row>
class TableText
{
public:
    TableText(const SharedRows<Row>& rows, const std::vector<std::string>& extraColumns)
        : m_rows(rows)
        , m_extraCount(extraColumns.size())
    {
        std::vector<std::string> columns;
        std::size_t column = 0;
        forEachField<Row>([&](const auto& field) {
            m_isWritten[column] = isWritten(field, column, extraColumns);
            if (m_isWritten[column++])
                columns.emplace_back(field.key);
        });
        for (const Row& row : rows)
            m_extraCount = std::max(m_extraCount, row.extras.size());
        columns.insert(columns.end(), extraColumns.begin(), extraColumns.end());
        for (std::size_t i = extraColumns.size(); i < m_extraCount; ++i)
            columns.push_back("column " + std::to_string(columns.size() + 1));
        appendCsvRecord(m_text, columns);
    }

    std::string take()
    {
        appendRows(Schema<Row>::fields);
        return std::move(m_text);
    }

private:
    static constexpr std::size_t kColumns = std::tuple_size_v<decltype(Schema<Row>::fields)>;

    /** Of a program, columns in which nothing stands are left out, but for the first two; of other tables
     * those that are rare. */
    template<typename Field>
    bool isWritten(const Field& field, std::size_t column, const std::vector<std::string>& extraColumns) const
    {
        constexpr std::size_t kAlways = 2;
        const bool mayBeMissing = std::is_same_v<Row, EventRow> ? column >= kAlways : field.isRare;
        if (!mayBeMissing)
            return true;
        // Of two columns of one name in the file, the second is a further one: it must stay the second.
        if (contains(extraColumns, field.key))
            return true;
        return !std::ranges::all_of(m_rows, [&](const Row& row) { return isEmptyField(row.*field.at); });
    }

    template<typename... Values>
    void appendRows(const std::tuple<FieldOf<Row, Values>...>& fields)
    {
        std::tuple<ColumnTexts<Values>...> texts;
        for (const Row& row : m_rows) {
            std::size_t column = 0;
            const auto append = [&](const auto& cell, auto& text) {
                const std::size_t here = column++;
                if (!m_isWritten[here])
                    return;
                if (here > 0)
                    m_text.push_back(',');
                appendCsvField(m_text, text(cell));
            };
            std::apply(
                [&](const auto&... field) {
                    std::apply([&](auto&... text) { (append(row.*field.at, text), ...); }, texts);
                },
                fields);
            appendExtras(row.extras);
        }
    }

    void appendExtras(const ExtraCells& extras)
    {
        for (std::size_t i = 0; i < m_extraCount; ++i) {
            m_text.push_back(',');
            if (i < extras.size())
                appendCsvField(m_text, extras[i]);
        }
        m_text.push_back('\n');
    }

    const SharedRows<Row>& m_rows;
    std::array<bool, kColumns> m_isWritten{};
    std::size_t m_extraCount;
    std::string m_text;
};

/** Whether objects of a list take a line a key: those with tables that take lines. */
template<typename Object>
constexpr bool isWrittenInBlock()
{
    bool is = false;
    forEachField<Object>([&is](const auto& field) {
        using Value = std::decay_t<decltype(std::declval<Object&>().*field.at)>;
        if constexpr (isRows<Value>)
            is = is || requires(Value rows)
            {
                rows[0].extras;
            };
    });
    return is;
}

/** Every field by what the schema says of it; a member of a type of its own has a write() of its own. */
class ProjectWriter
{
public:
    explicit ProjectWriter(std::string& out) : m_out(out) {}

    template<typename Map, typename Row>
    void writeFields(Map& map, const Row& row)
    {
        forEachField(row, [&](const auto& field, const auto& value) { write(map, field, value, row); });
    }

    /** What is written of one key: the text of a cell as it is, all else read back. */
    template<typename Row>
    static DataNode valueOf(const Row& row, std::string_view key)
    {
        DataNode value;
        std::string out;
        ProjectWriter writer(out);
        BlockMap map(out, 0);
        forEachField(row, [&](const auto& field, const auto& cell) {
            using Value = std::decay_t<decltype(cell)>;
            if (field.key != key)
                return;
            if constexpr (isTypedCell<Value>)
                value = cellNode(cellText(cell));
            else if constexpr (isTextCell<Value> && !std::is_same_v<Row, LinkRow>) // whose ends are one key
                value = cellNode(std::string(cell));
            else
                writer.write(map, field, cell, row);
        });
        if (!out.empty())
            if (auto tree = readYaml(sourceOf(out), {}); auto* yaml = std::get_if<YamlTree>(&tree))
                value = std::move(yaml->root.children.front());
        return value;
    }

private:
    template<typename Map, typename Row, typename Text>
    void write(Map& map, const FieldOf<Row, Text>& field, const Text& value,
               const Row& row) requires isTextCell<Text>
    {
        if constexpr (std::is_same_v<Row, LinkRow>)
            if (field.use == Use::reference)
                return writeEnds(map, field, row);
        if constexpr (requires { row.extras; })
            if (field.use == Use::name && !std::is_same_v<Row, LinkRow>)
                return map.name(value, row.extras);
        map.optionalText(field.key, value);
    }

    template<typename Map, typename Row, typename Cell>
    void write(Map& map, const FieldOf<Row, Cell>& field, const Cell& value,
               const Row&) requires isTypedCell<Cell>
    {
        map.optionalValue(field.key, cellText(value));
    }

    template<typename Map>
    void write(Map& map, const Field& field, const RoutingRule& value, const Platform&)
    {
        if (value != Platform().routing)
            map.text(field.key, nameOf(value, kRoutingNames));
    }

    template<typename Map>
    void write(Map& map, const Field& field, const RailRule& value, const Platform&)
    {
        if (value != Platform().rails)
            map.text(field.key, nameOf(value, kRailNames));
    }

    template<typename Map>
    void write(Map& map, const Field& field, const MappingPolicy& value, const Mapping&)
    {
        if (value != Mapping().policy)
            map.text(field.key, nameOf(value, kPolicyNames));
    }

    template<typename Map>
    void write(Map& map, const Field& field, const std::uint64_t& seed, const Mapping& mapping)
    {
        const bool isNeeded = seed != Mapping().seed || (mapping.policy == MappingPolicy::random &&
                                                         !extraOf(mapping.extras, field.key));
        if (isNeeded)
            map.optionalValue(field.key, std::to_string(seed));
    }

    template<typename Map, typename Row>
    void write(Map& map, const Field&, const Provenance& value, const Row&)
    {
        writeProvenance(m_out, map, value);
    }

    template<typename Map>
    void writeEnds(Map& map, const FieldOf<LinkRow, std::string>& field, const LinkRow& row)
    {
        if (field.at == &LinkRow::from && !(row.from.empty() && row.to.empty()))
            writeNames(map, field, std::array{row.from, row.to});
    }

    template<typename Map>
    void write(Map& map, const Field& field, const std::vector<std::string>& links, const RouteRow&)
    {
        if (!links.empty())
            writeNames(map, field, links);
    }

    template<typename Map, typename Names>
    void writeNames(Map& map, const Field& field, const Names& names)
    {
        map.begin(field.key);
        appendList(names, [this](const std::string& name) { appendYamlText(m_out, name, YamlPlace::flow); });
        map.endValue();
    }

    template<typename List, typename Append>
    void appendList(const List& list, const Append& append)
    {
        char separator = '[';
        for (const auto& each : list) {
            m_out.push_back(separator);
            if (separator == ',')
                m_out.push_back(' ');
            append(each);
            separator = ',';
        }
        m_out.push_back(']');
    }

    template<typename Map>
    void write(Map& map, const Field& field, const std::vector<ScenarioApplication>& all, const Scenario&)
    {
        if (all.empty())
            return;
        map.begin(field.key);
        // A name alone where that says it all.
        const auto isName = [](const ScenarioApplication& each) {
            return each.start.isEmpty() && each.extras.empty();
        };
        const auto append = [&](const ScenarioApplication& each) {
            if (isName(each))
                return appendYamlText(m_out, each.name, YamlPlace::flow);
            FlowMap inner(m_out);
            inner.name(each.name, each.extras);
            inner.optionalValue("start", cellText(each.start));
            inner.end(each.extras);
        };
        if (all.size() == 1 && isName(all[0]))
            append(all[0]);
        else
            appendList(all, append);
        map.endValue();
    }

    template<typename Map, typename Row, typename Owner>
    void write(Map& map, const Field& field, const SharedRows<Row>& rows, const Owner& owner)
    {
        if constexpr (requires {
                          owner.extraColumns;
                          Row().extras.all();
                      }) {
            if (!rows.empty() || !owner.extraColumns.empty())
                map.lines(field.key, TableText<Row>(rows, owner.extraColumns).take());
        } else if constexpr (requires { Row().extras; }) {
            writeObjects(map, field, rows);
        } else if (!rows.empty() || (std::is_same_v<Owner, Model> && !extraOf(owner.extras, field.key))) {
            writePairs(map, field, rows);
        }
    }

    template<typename Row>
    void writeObjects(BlockMap& map, const Field& field, const SharedRows<Row>& rows)
    {
        if (rows.empty())
            return;
        if constexpr (std::is_same_v<Row, SwitchRow>) {
            // A name that a list of several switches would be read of needs a map.
            const auto isName = [](const SwitchRow& row) {
                return row == SwitchRow{row.name, {}} && !isBracketList(row.name);
            };
            if (std::ranges::all_of(rows, isName)) {
                map.begin(field.key);
                appendList(
                    rows, [this](const SwitchRow& row) { appendYamlText(m_out, row.name, YamlPlace::flow); });
                return map.endValue();
            }
        }
        map.beginBelow(field.key);
        for (const Row& row : rows) {
            if (isWrittenInBlock<Row>() || isLong(row)) {
                writeInBlock(row);
            } else if constexpr (!isWrittenInBlock<Row>()) {
                const std::size_t indent = infoOf(*field.table).owner ? 6 : 2;
                flowEntry(m_out, indent, row.extras, [&](FlowMap& entry) { writeFields(entry, row); });
            }
        }
    }

    /** With one place a line a diff shows what moved. */
    template<typename Row>
    static bool isLong(const Row& row)
    {
        if constexpr (std::is_same_v<Row, Mapping>)
            return row.places.size() > kMaxPlacesInLine;
        return false;
    }

    template<typename Row>
    void writeInBlock(const Row& row)
    {
        BlockMap entry = BlockMap::entry(m_out, 4);
        writeFields(entry, row);
        entry.end(row.extras);
    }

    /** Within a line there are no lists of objects. */
    template<typename Row>
    void writeObjects(FlowMap&, const Field&, const SharedRows<Row>&)
    {}

    template<typename Map, typename Row>
    void writePairs(Map& map, const Field& field, const SharedRows<Row>& rows)
    {
        if constexpr (std::is_same_v<Map, BlockMap> && std::is_same_v<Row, PlaceRow>) {
            map.beginBelow(field.key);
            BlockMap places(m_out, 6);
            for (const PlaceRow& row : rows)
                places.text(row.process, row.node);
            return;
        }
        map.begin(field.key);
        FlowMap pairs(m_out);
        for (const Row& row : rows) {
            const auto& [name, value] =
                std::apply([&row](const auto& first,
                                  const auto& second) { return std::tie(row.*first.at, row.*second.at); },
                           Schema<Row>::fields);
            pairs.begin(name);
            if constexpr (std::is_same_v<Row, ParameterRow>)
                appendYamlValue(m_out, value, YamlPlace::flow);
            else
                appendYamlText(m_out, value, YamlPlace::flow);
        }
        pairs.end({});
        map.endValue();
    }

    std::string& m_out;
};

} // namespace

DataNode cellNode(std::string text)
{
    DataNode node;
    node.kind = text.empty() ? DataNode::Kind::null : DataNode::Kind::scalar;
    node.isQuoted = text.find('\n') != std::string::npos;
    node.scalar = std::move(text);
    return node;
}

DataNode valueOfKey(const Project& project, const std::optional<TableRef>& table, std::size_t row,
                    std::string_view key)
{
    if (!table) {
        const DataNode* extra = extraOf(project.extras, key);
        return extra ? *extra : ProjectWriter::valueOf(project, key);
    }
    DataNode value;
    (void)useTable(project, *table, [&](const auto& rows) -> Result<void> {
        value = ProjectWriter::valueOf(rows[row], key);
        if (value.kind != DataNode::Kind::null)
            return {};
        if constexpr (requires { rows[row].extras.all(); }) {
            const std::vector<std::string>& further = furtherColumnsOf(project, *table);
            const auto column = static_cast<std::size_t>(std::ranges::find(further, key) - further.begin());
            if (column < rows[row].extras.size())
                value = cellNode(rows[row].extras[column]);
        } else if constexpr (requires { rows[row].extras; }) {
            if (const DataNode* extra = extraOf(rows[row].extras, key))
                value = *extra;
        }
        return {};
    });
    return value;
}

std::string projectText(const Project& project)
{
    std::string out;
    BlockMap root(out, 0);
    root.value("contraflow", std::to_string(Project::kFormatVersion));
    ProjectWriter(out).writeFields(root, project);
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
