// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"

#include "app/cli/arguments.h"
#include "app/cli/common_options.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace contraflow::cli {

namespace {

std::string jsonText(std::string_view value)
{
    // Projects are read as UTF-8, so nothing has to be replaced; but nothing may be thrown either.
    return nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

void JsonWriter::key(std::string_view name)
{
    separate();
    m_out += jsonText(name);
    m_out += ": ";
    m_isAfterKey = true;
}

void JsonWriter::text(std::string_view value)
{
    beginValue();
    m_out += jsonText(value);
}

void JsonWriter::number(double value)
{
    beginValue();
    m_out += std::isfinite(value) ? numberText(value) : "null";
}

void JsonWriter::count(std::size_t value)
{
    beginValue();
    m_out += std::to_string(value);
}

void JsonWriter::boolean(bool value)
{
    beginValue();
    m_out += value ? "true" : "false";
}

void JsonWriter::null()
{
    beginValue();
    m_out += "null";
}

void JsonWriter::open(char bracket, Layout layout)
{
    beginValue();
    m_out += bracket;
    const bool isInLine = !m_levels.empty() && m_levels.back().layout == Layout::line;
    m_levels.push_back({isInLine ? Layout::line : layout, true});
}

void JsonWriter::close(char bracket)
{
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.layout == Layout::block && !level.isEmpty) {
        m_out += '\n';
        m_out.append(2 * m_levels.size(), ' ');
    }
    m_out += bracket;
    if (m_levels.empty())
        m_out += '\n';
}

void JsonWriter::separate()
{
    if (m_levels.empty())
        return;
    Level& level = m_levels.back();
    if (!level.isEmpty)
        m_out += level.layout == Layout::line ? ", " : ",";
    if (level.layout == Layout::block) {
        m_out += '\n';
        m_out.append(2 * m_levels.size(), ' ');
    }
    level.isEmpty = false;
}

void JsonWriter::beginValue()
{
    if (!std::exchange(m_isAfterKey, false))
        separate();
}

namespace {

using Layout = JsonWriter::Layout;

void writeValue(JsonWriter& json, const TableCell& cell);

void writePrice(JsonWriter& json, const Price& price)
{
    json.beginObject(Layout::line);
    json.key("amount");
    json.number(price.amount);
    json.key("currency");
    json.text(price.currency);
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
        if (std::ranges::all_of(cells, &TableCell::isEmpty))
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

/** Writes one part after the other. */
class PartWriter
{
public:
    PartWriter(JsonWriter& json, Output& output) : m_json(json), m_output(output) {}

    void write(const JsonParts& parts)
    {
        for (const JsonPart& part : parts) {
            const auto* const row = std::get_if<JsonRow>(&part.value);
            if (part.key.empty() && row) {
                Members(row->table).write(m_json, row->row);
                continue;
            }
            if (!part.key.empty())
                m_json.key(part.key);
            std::visit([this](const auto& value) { write(value); }, part.value);
        }
    }

private:
    void write(const TableCell& cell) { writeValue(m_json, cell); }
    void write(bool value) { m_json.boolean(value); }
    void write(std::size_t value) { m_json.count(value); }

    void write(const JsonObject& object)
    {
        m_json.beginObject(object.layout);
        write(object.members);
        m_json.endObject();
    }

    void write(const JsonList& list)
    {
        m_json.beginList(list.layout);
        for (const TableCell& item : list.items)
            write(item);
        m_json.endList();
    }

    void write(const JsonObjects& objects)
    {
        m_json.beginList();
        for (std::size_t i = 0; i < objects.count && !m_output.hasFailed(); ++i) {
            write(JsonObject{objects.members(i), objects.layout});
            passOn();
        }
        m_json.endList();
    }

    void write(const JsonRow& row)
    {
        if (row.row >= row.table.rowCount())
            return m_json.null();
        m_json.beginObject(row.layout);
        Members(row.table).write(m_json, row.row);
        m_json.endObject();
    }

    void write(const JsonRows& rows)
    {
        const Members members(rows.table);
        m_json.beginList();
        for (std::size_t row = 0; row < rows.table.rowCount() && !m_output.hasFailed(); ++row) {
            m_json.beginObject(rows.layout);
            members.write(m_json, row);
            m_json.endObject();
            passOn();
        }
        m_json.endList();
    }

    /** Passes on what was written, when it has grown long. */
    void passOn()
    {
        constexpr std::size_t kPiece = 1 << 16;
        if (m_json.pendingBytes() >= kPiece)
            m_output.write(m_json.take());
    }

    JsonWriter& m_json;
    Output& m_output;
};

std::string formatOf(const Arguments& arguments)
{
    return arguments.value("--format").value_or(std::string(kTableFormat));
}

} // namespace

void writeParts(JsonWriter& json, const JsonParts& parts, Output& output)
{
    PartWriter(json, output).write(parts);
}

void writeAnswer(const Answer& answer, const Arguments& arguments, Output& output)
{
    const std::string format = formatOf(arguments);
    if (format == kCsvFormat)
        return writeCsv(answer.table(), output);
    if (format != kJsonFormat)
        return answer.text(output);
    JsonWriter json;
    json.beginObject();
    writeParts(json, answer.json(), output);
    json.endObject();
    output.write(json.take());
}

// Failures of the writer of CSV are those of the output, which keeps and says them itself.

ScenarioWriter::ScenarioWriter(const Arguments& arguments, const Project& project, const Table& heading,
                               Output& output)
    : m_output(output)
{
    if (const std::string format = formatOf(arguments); format == kCsvFormat) {
        m_csv = makeCsvTables(sinkOf(output));
        static_cast<void>(m_csv->begin(columnsFor(heading, TableView::files)));
    } else if (format == kJsonFormat) {
        m_json.emplace().beginObject();
        writeParts(*m_json, {{"contraflow", CONTRAFLOW_VERSION}, {"title", project.title}}, output);
        m_json->key("scenarios");
        m_json->beginList();
    } else if (!project.title.empty()) {
        output.write(project.title + "\n");
        m_isFirst = false;
    }
}

void ScenarioWriter::add(const Part& part)
{
    if (m_csv) {
        static_cast<void>(m_csv->addRows(columnsFor(part.rows, TableView::files)));
    } else if (m_json) {
        writeParts(*m_json, {{{}, JsonObject{part.json()}}}, m_output);
    } else {
        m_output.write((m_isFirst ? "" : "\n") + part.above());
        writeBrief(part.rows, [this](std::string_view line) { m_output.write(line); });
        if (part.below)
            m_output.write(part.below());
    }
    m_isFirst = false;
}

void ScenarioWriter::end()
{
    if (m_csv)
        static_cast<void>(m_csv->endTable({}));
    if (!m_json)
        return;
    m_json->endList();
    m_json->endObject();
    m_output.write(m_json->take());
}

JsonObjects issueObjects(const IssueList& issues)
{
    return objectsOf(issues, [](const Issue& issue) -> JsonParts {
        return {{"severity", severityText(issue.severity)}, {"text", issue.text}};
    });
}

ChunkSink sinkOf(Output& output)
{
    return [&output](std::string_view piece) -> Result<void> {
        output.write(piece);
        if (output.hasFailed())
            return Error{ErrorCode::environment, "the output could not be written"};
        return {};
    };
}

void writeCsv(const Table& table, Output& output)
{
    static_cast<void>(writeTable(*makeCsvTables(sinkOf(output)), table));
}

} // namespace contraflow::cli
