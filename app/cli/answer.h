// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/base/issue.h"
#include "core/io/exporters/table_writer.h"
#include "core/project/project.h"
#include "core/tables/table.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace contraflow::cli {

/**
 * Writes JSON piece by piece, so that a million messages need no tree in memory. Numbers read back to the
 * same double; JSON has no infinity, so what is not finite becomes null. Objects and lists opened with
 * Layout::line stay on one line, which keeps large results readable and easy to search.
 */
class JsonWriter
{
public:
    enum class Layout
    {
        block,
        line
    };

    void beginObject(Layout layout = Layout::block) { open('{', layout); }
    void endObject() { close('}'); }
    void beginList(Layout layout = Layout::block) { open('[', layout); }
    void endList() { close(']'); }

    /** Names the next value of an object. */
    void key(std::string_view name);
    void text(std::string_view value);
    void number(double value);
    void count(std::size_t value);
    void boolean(bool value);
    void null();

    /** What has been written since the last call, for passing on. */
    [[nodiscard]] std::string take() { return std::exchange(m_out, {}); }
    [[nodiscard]] std::size_t pendingBytes() const { return m_out.size(); }

private:
    struct Level
    {
        Layout layout = Layout::block;
        bool isEmpty = true;
    };

    void open(char bracket, Layout layout);
    void close(char bracket);
    /** Comma, line end and blanks that belong before the next key or list item. */
    void separate();
    void beginValue();

    std::string m_out;
    std::vector<Level> m_levels;
    bool m_isAfterKey = false;
};

// What a command found, and the formats that show it. Published: a key of JSON keeps its name and meaning;
// there may be more.

struct JsonPart;
using JsonParts = std::vector<JsonPart>;

struct JsonObject
{
    JsonParts members; ///< the columns of a JsonRow without a key are members too
    JsonWriter::Layout layout = JsonWriter::Layout::block;
};

/** Texts and numbers. */
struct JsonList
{
    std::vector<TableCell> items;
    JsonWriter::Layout layout = JsonWriter::Layout::block;
};

/** Objects that are made one after the other while they are written. */
struct JsonObjects
{
    std::size_t count = 0;
    std::function<JsonParts(std::size_t index)> members;
    JsonWriter::Layout layout = JsonWriter::Layout::block;
};

/** A row of a table as an object; null where the table has not so many. */
struct JsonRow
{
    Table table;
    std::size_t row = 0;
    JsonWriter::Layout layout = JsonWriter::Layout::line;
};

/** Each row of a table as an object. */
struct JsonRows
{
    Table table;
    JsonWriter::Layout layout = JsonWriter::Layout::line;
};

using JsonValue =
    std::variant<TableCell, bool, std::size_t, JsonObject, JsonObjects, JsonList, JsonRow, JsonRows>;

/** A key of JSON and its value. */
struct JsonPart
{
    std::string key;
    JsonValue value;
};

template<typename Values>
[[nodiscard]] JsonList listOf(const Values& values, JsonWriter::Layout layout = JsonWriter::Layout::block)
{
    return {{values.begin(), values.end()}, layout};
}

/** An object for each of the values, which must outlive it. */
template<typename Values, typename Members>
[[nodiscard]] JsonObjects objectsOf(const Values& values, Members members,
                                    JsonWriter::Layout layout = JsonWriter::Layout::line)
{
    return {values.size(), [&values, members](std::size_t i) -> JsonParts { return members(values[i]); },
            layout};
}

/** Writes members of the object that is open. Rows go to the output in pieces, so that a million need no
 * memory. */
void writeParts(JsonWriter& json, const JsonParts& parts, Output& output);

/** What a command found; each part is made when its format is asked for. */
struct Answer
{
    std::function<void(Output& output)> text;
    std::function<Table()> table; ///< for CSV
    std::function<JsonParts()> json;
};

/** Writes it in the format of --format. What goes wrong, Output::finish() says. */
void writeAnswer(const Answer& answer, const Arguments& arguments, Output& output);

/** The rows of one scenario after the other, in the format of --format, each as soon as they are known. */
class ScenarioWriter
{
public:
    /** `heading` has the columns of all rows. */
    ScenarioWriter(const Arguments& arguments, const Project& project, const Table& heading, Output& output);

    struct Part
    {
        std::function<std::string()> above; ///< the rows in text
        Table rows;
        std::function<JsonParts()> json;
        std::function<std::string()> below = {};
    };
    void add(const Part& part);
    void end();

private:
    Output& m_output;
    bool m_isFirst = true;
    std::unique_ptr<TableWriter> m_csv;
    std::optional<JsonWriter> m_json;
};

/** What was said of a scenario. */
[[nodiscard]] JsonObjects issueObjects(const IssueList& issues);

/** Hands pieces of text to the output, which must outlive it, and ends a writer when nothing more can be
 * written; Output::finish() says why. */
[[nodiscard]] ChunkSink sinkOf(Output& output);

/** A table as CSV. What goes wrong, Output::finish() says. */
void writeCsv(const Table& table, Output& output);

} // namespace contraflow::cli
