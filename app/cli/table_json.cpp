// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_json.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

using Layout = JsonWriter::Layout;

/** "busiest.load" is member "load" of object "busiest"; "range[1]" is an item of list "range". */
struct JsonPath
{
    explicit JsonPath(const Table::Column& column)
    {
        const std::string_view path = column.json.empty() ? column.key : column.json;
        const std::size_t end = std::min(path.find_first_of(".["), path.size());
        head = path.substr(0, end);
        isItem = end < path.size() && path[end] == '[';
        member = end < path.size() && !isItem ? path.substr(end + 1) : std::string_view();
    }

    [[nodiscard]] bool isNested() const { return isItem || !member.empty(); }

    std::string_view head;
    std::string_view member;
    bool isItem = false;
};

void writePrice(JsonWriter& json, const Price& price)
{
    json.beginObject(Layout::line);
    json.number("amount", price.amount);
    json.text("currency", price.currency);
    json.endObject();
}

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
        json.beginList();
        for (std::size_t row = 0; row < rows->rowCount(); ++row) {
            json.beginObject(Layout::line);
            writeMembers(json, *rows, row);
            json.endObject();
        }
        return json.endList();
    }
    json.null();
}

/** The object or list that columns first … end-1 make together. */
void writeNested(JsonWriter& json, const Table& table, std::size_t row,
                 const std::vector<std::size_t>& columns)
{
    std::vector<TableCell> cells;
    for (const std::size_t column : columns)
        cells.push_back(table.cell(row, column));
    if (std::all_of(cells.begin(), cells.end(), [](const TableCell& cell) { return cell.isEmpty(); }))
        return json.null();
    const bool isList = JsonPath(table.columns()[columns.front()]).isItem;
    isList ? json.beginList(Layout::line) : json.beginObject(Layout::line);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!isList)
            json.key(JsonPath(table.columns()[columns[i]]).member);
        writeValue(json, cells[i]);
    }
    isList ? json.endList() : json.endObject();
}

} // namespace

void writeMembers(JsonWriter& json, const Table& table, std::size_t row)
{
    const std::vector<Table::Column>& columns = table.columns();
    for (std::size_t column = 0; column < columns.size(); ++column) {
        if (!columns[column].views.contains(TableView::json))
            continue;
        const JsonPath path(columns[column]);
        json.key(path.head);
        if (!path.isNested()) {
            writeValue(json, table.cell(row, column));
            continue;
        }
        std::vector<std::size_t> together{column};
        while (column + 1 < columns.size() && (!columns[column + 1].views.contains(TableView::json) ||
                                               JsonPath(columns[column + 1]).head == path.head))
            if (columns[++column].views.contains(TableView::json))
                together.push_back(column);
        writeNested(json, table, row, together);
    }
}

void writeRows(JsonWriter& json, std::string_view key, const Table& table, Output& output, Layout layout)
{
    if (!key.empty())
        json.key(key);
    json.beginList();
    for (std::size_t row = 0; row < table.rowCount() && !output.hasFailed(); ++row) {
        json.beginObject(layout);
        writeMembers(json, table, row);
        json.endObject();
        passOn(json, output);
    }
    json.endList();
}

void passOn(JsonWriter& json, Output& output)
{
    constexpr std::size_t kPiece = 1 << 16;
    if (json.pendingBytes() >= kPiece)
        output.write(json.take());
}

} // namespace contraflow::cli
