// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/json_fields.h"

#include "core/base/text.h"

#include <utility>

namespace contraflow {

JsonFields::JsonFields(const JsonValue& object, std::string where)
    : m_object(object)
    , m_where(std::move(where))
{
    if (object.kind != JsonValue::Kind::object)
        fault("is no object");
}

std::string JsonFields::text(std::string_view key)
{
    const JsonValue* value = member(key, JsonValue::Kind::string, "a text");
    return value ? value->text : std::string();
}

double JsonFields::number(std::string_view key)
{
    const JsonValue* value = member(key, JsonValue::Kind::number, "a number");
    if (!value)
        return 0;
    const auto number = parseNumber(value->text);
    if (number && *number >= 0)
        return *number;
    fault("has " + inQuotes(value->text) + " as " + inQuotes(key) + ", which must be 0 or more");
    return 0;
}

std::uint64_t JsonFields::count(std::string_view key, std::uint64_t most)
{
    const JsonValue* value = member(key, JsonValue::Kind::number, "a number");
    if (!value)
        return 0;
    const auto number = parseCount(value->text);
    if (number && *number <= most)
        return *number;
    fault("has " + inQuotes(value->text) + " as " + inQuotes(key) + ", which must be a whole number up to " +
          std::to_string(most));
    return 0;
}

bool JsonFields::flag(std::string_view key)
{
    const JsonValue* value = member(key, JsonValue::Kind::boolean, "true or false");
    return value && value->text == "true";
}

const std::vector<JsonValue>& JsonFields::list(std::string_view key)
{
    static const std::vector<JsonValue> none;
    const JsonValue* value = member(key, JsonValue::Kind::array, "a list");
    return value ? value->items : none;
}

const JsonValue* JsonFields::object(std::string_view key)
{
    return member(key, JsonValue::Kind::object, "an object");
}

bool JsonFields::has(std::string_view key) const
{
    const JsonValue* value = m_object.find(key);
    return value && value->kind != JsonValue::Kind::null;
}

void JsonFields::fault(const std::string& what)
{
    if (!m_error)
        m_error = Error{ErrorCode::invalidInput, m_where + " " + what};
}

const JsonValue* JsonFields::member(std::string_view key, JsonValue::Kind kind, std::string_view what)
{
    const JsonValue* value = m_object.find(key);
    if (value && value->kind == kind)
        return value;
    fault("lacks " + inQuotes(key) + ", " + std::string(what));
    return nullptr;
}

Result<JsonValue> readVersioned(std::string_view text, std::string_view key, std::string_view what)
{
    const std::vector<JsonDocument> documents = jsonDocuments(text);
    if (documents.size() != 1)
        return Error{ErrorCode::invalidInput, "it is no " + std::string(what) + ": a JSON object with \"" +
                                                  std::string(key) + "\": 1"};
    Result<JsonValue> root = readJson(documents.front());
    if (!root)
        return root.error();
    if (const std::string version = root->numberAt(key); version != "1")
        return Error{ErrorCode::invalidInput,
                     version.empty()
                         ? "it is no " + std::string(what) + ": the key " + std::string(key) + " is missing"
                         : std::string(key) + " is " + version +
                               ", and this program knows version 1; use the program that wrote it"};
    return root;
}

StopRule readStopRule(JsonFields& fields)
{
    StopRule rule;
    const JsonValue* object = fields.object("rule");
    if (!object)
        return rule;
    JsonFields members(*object, "rule");
    rule.halfWidth = members.number("half_width");
    rule.fewest = members.count("fewest", 1'000'000);
    rule.most = members.count("most", 1'000'000);
    if (members.error())
        fields.fault("has a rule at fault: " + members.error()->message);
    else if (!(rule.halfWidth > 0) || rule.fewest < 2 || rule.most < rule.fewest)
        fields.fault("has a rule that never ends: half_width must be above 0, fewest at least 2 and most at "
                     "least as large");
    return rule;
}

} // namespace contraflow
