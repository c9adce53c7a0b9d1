// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_json.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

using Layout = JsonWriter::Layout;

void writeValue(JsonWriter& json, const TableCell& cell);

void writePrice(JsonWriter& json, const Price& price)
{
    json.beginObject(Layout::line);
    json.number("amount", price.amount);
    json.text("currency", price.currency);
    json.endObject();
}

/** How the rows of a table become members of objects: worked out once for all rows. */
class Members
{
public:
    /** The table must outlive them. */
    explicit Members(const Table& table) : m_table(table)
    {
        const std::vector<Table::Column>& columns = table.columns();
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (columns[column].views.contains(TableView::json))
                add(column);
    }

    void write(JsonWriter& json, std::size_t row) const
    {
        for (const Member& member : m_members) {
            json.key(member.key);
            if (member.kind == Kind::value)
                writeValue(json, m_table.cell(row, member.parts.front().column));
            else
                writeNested(json, member, row);
        }
    }

private:
    enum class Kind
    {
        value,
        object,
        list,
    };
    struct Part
    {
        std::string_view key; ///< in an object
        std::size_t column = 0;
    };
    /** A member of the row's object: a value, or what neighbouring columns make together. */
    struct Member
    {
        std::string_view key;
        Kind kind = Kind::value;
        std::vector<Part> parts;
    };

    /** "busiest.load" is member "load" of object "busiest"; "range[1]" is an item of list "range". */
    void add(std::size_t column)
    {
        const Table::Column& described = m_table.columns()[column];
        const std::string_view path = described.json.empty() ? described.key : described.json;
        const std::size_t end = std::min(path.find_first_of(".["), path.size());
        const std::string_view head = path.substr(0, end);
        const Kind kind = end == path.size() ? Kind::value : path[end] == '[' ? Kind::list : Kind::object;
        const bool isFurther = kind != Kind::value && !m_members.empty() && m_members.back().key == head;
        if (!isFurther)
            m_members.push_back({head, kind, {}});
        m_members.back().parts.push_back(
            {kind == Kind::object ? path.substr(end + 1) : std::string_view(), column});
    }

    void writeNested(JsonWriter& json, const Member& member, std::size_t row) const
    {
        std::vector<TableCell> cells;
        for (const Part& part : member.parts)
            cells.push_back(m_table.cell(row, part.column));
        if (std::all_of(cells.begin(), cells.end(), [](const TableCell& cell) { return cell.isEmpty(); }))
            return json.null();
        const bool isList = member.kind == Kind::list;
        isList ? json.beginList(Layout::line) : json.beginObject(Layout::line);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!isList)
                json.key(member.parts[i].key);
            writeValue(json, cells[i]);
        }
        isList ? json.endList() : json.endObject();
    }

    const Table& m_table;
    std::vector<Member> m_members;
};

void writeValue(JsonWriter& json, const TableCell& cell)
{
    if (const std::string* text = cell.text())
        return json.text(*text);
    if (const double* number = cell.number())
        return json.number(*number);
    if (const bool* flag = cell.flag())
        return json.boolean(*flag);
    if (const Price* price = cell.price())
        return writePrice(json, *price);
    if (const TableRange* range = cell.range()) {
        json.beginList(Layout::line);
        json.number(range->low);
        json.number(range->high);
        return json.endList();
    }
    if (const TableCell::Texts* texts = cell.texts()) {
        json.beginList(Layout::line);
        for (const std::string& text : *texts)
            json.text(text);
        return json.endList();
    }
    if (const Table* rows = cell.table()) {
        const Members members(*rows);
        json.beginList();
        for (std::size_t row = 0; row < rows->rowCount(); ++row) {
            json.beginObject(Layout::line);
            members.write(json, row);
            json.endObject();
        }
        return json.endList();
    }
    json.null();
}

/** Passes on what was written, when it has grown long. */
void passOn(JsonWriter& json, Output& output)
{
    constexpr std::size_t kPiece = 1 << 16;
    if (json.pendingBytes() >= kPiece)
        output.write(json.take());
}

} // namespace

void beginScenarios(JsonWriter& json, const Project& project)
{
    json.beginObject();
    json.text("contraflow", CONTRAFLOW_VERSION);
    json.text("title", project.title);
    json.key("scenarios");
    json.beginList();
}

void endScenarios(JsonWriter& json)
{
    json.endList();
    json.endObject();
}

void writeMembers(JsonWriter& json, const Table& table, std::size_t row)
{
    Members(table).write(json, row);
}

void writeTextList(JsonWriter& json, std::string_view key, const std::vector<std::string>& texts)
{
    json.key(key);
    json.beginList();
    for (const std::string& text : texts)
        json.text(text);
    json.endList();
}

void writeRows(JsonWriter& json, std::string_view key, const Table& table, Output& output, Layout layout)
{
    if (!key.empty())
        json.key(key);
    const Members members(table);
    json.beginList();
    for (std::size_t row = 0; row < table.rowCount() && !output.hasFailed(); ++row) {
        json.beginObject(layout);
        members.write(json, row);
        json.endObject();
        passOn(json, output);
    }
    json.endList();
}

} // namespace contraflow::cli
