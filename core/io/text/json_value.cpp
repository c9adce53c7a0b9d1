// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/json_value.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/text/text_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Builds a tree from the events of the parser; the values on the way down are on a stack. */
class JsonTreeBuilder : public nlohmann::json_sax<nlohmann::json>
{
public:
    bool null() override { return add({}); }
    bool boolean(bool value) override
    {
        return add(scalar(JsonValue::Kind::boolean, value ? "true" : "false"));
    }
    bool number_integer(number_integer_t value) override
    {
        return add(scalar(JsonValue::Kind::number, std::to_string(value)));
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return add(scalar(JsonValue::Kind::number, std::to_string(value)));
    }
    bool number_float(number_float_t /*value*/, const string_t& text) override
    {
        // The library hands over the text with the decimal mark of the locale.
        std::string number = text;
        const std::size_t mark = number.find_first_not_of("0123456789+-eE.");
        if (mark != std::string::npos)
            number.replace(mark, number.find_first_of("0123456789eE", mark) - mark, ".");
        return add(scalar(JsonValue::Kind::number, std::move(number)));
    }
    bool string(string_t& value) override { return add(scalar(JsonValue::Kind::string, value)); }
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*elements*/) override { return open(JsonValue::Kind::object); }
    bool key(string_t& name) override
    {
        m_stack.back().second = name;
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*elements*/) override { return open(JsonValue::Kind::array); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::json::exception& /*error*/) override
    {
        problemAt = position;
        return false;
    }

    JsonValue root;
    std::size_t problemAt = 0;
    std::string problem = sentence("it is no JSON");

private:
    static JsonValue scalar(JsonValue::Kind kind, std::string text)
    {
        JsonValue value;
        value.kind = kind;
        value.text = std::move(text);
        return value;
    }

    bool add(JsonValue value)
    {
        if (++m_count > JsonLimits::kValues) {
            problem = sentence("it has more than %1 values", {groupedCount(JsonLimits::kValues)});
            return false;
        }
        if (m_stack.empty()) {
            root = std::move(value);
            return true;
        }
        auto& [parent, name] = m_stack.back();
        if (parent.kind == JsonValue::Kind::object)
            parent.keys.push_back(std::move(name));
        parent.items.push_back(std::move(value));
        return true;
    }

    bool open(JsonValue::Kind kind)
    {
        if (m_stack.size() >= JsonLimits::kDepth) {
            problem = sentence("it is nested deeper than %1 levels", {groupedCount(JsonLimits::kDepth)});
            return false;
        }
        JsonValue value;
        value.kind = kind;
        m_stack.emplace_back(std::move(value), std::string());
        return true;
    }

    bool close()
    {
        JsonValue value = std::move(m_stack.back().first);
        m_stack.pop_back();
        return add(std::move(value));
    }

    std::vector<std::pair<JsonValue, std::string>> m_stack; ///< with the key that comes next
    std::size_t m_count = 0;
};

std::size_t lineEnds(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

} // namespace

const JsonValue* JsonValue::find(std::string_view key, std::size_t occurrence) const
{
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i] == key && occurrence-- == 0)
            return &items[i];
    return nullptr;
}

std::string JsonValue::stringAt(std::string_view key) const
{
    const JsonValue* value = find(key);
    return value && value->kind == Kind::string ? value->text : std::string();
}

std::string JsonValue::numberAt(std::string_view key) const
{
    const JsonValue* value = find(key);
    return value && value->kind == Kind::number ? value->text : std::string();
}

std::vector<JsonDocument> jsonDocuments(std::string_view text)
{
    std::vector<JsonDocument> documents;
    std::size_t depth = 0;
    std::size_t begin = 0;
    std::size_t line = 1;
    std::size_t beginLine = 1;
    bool isInString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        line += c == '\n' ? 1 : 0;
        if (isInString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                isInString = false;
        } else if (c == '"' && depth > 0) {
            isInString = true;
        } else if (c == '{') {
            if (depth++ == 0) {
                begin = i;
                beginLine = line;
            }
        } else if (c == '}' && depth > 0 && --depth == 0) {
            documents.push_back({text.substr(begin, i + 1 - begin), beginLine, true});
        }
    }
    if (depth > 0)
        documents.push_back({text.substr(begin), beginLine, false});
    return documents;
}

Result<JsonValue> readJson(const JsonDocument& document)
{
    JsonTreeBuilder builder;
    bool isRead = false;
    try {
        isRead = nlohmann::json::sax_parse(document.text.begin(), document.text.end(), &builder);
    } catch (const std::exception&) {
        isRead = false; // the parser reports through its events; this is for what it may throw besides
    }
    if (isRead)
        return std::move(builder.root);
    const std::size_t position = std::min(builder.problemAt, document.text.size());
    const std::size_t line = document.line + lineEnds(document.text.substr(0, position));
    return Error{ErrorCode::invalidInput,
                 atLine(line, document.isComplete
                                  ? builder.problem
                                  : sentence("%1, the file ends before its last brace", {builder.problem}))};
}

} // namespace contraflow
