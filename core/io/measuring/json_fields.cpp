// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/json_fields.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <utility>

namespace contraflow {

JsonFields::JsonFields(const JsonValue& object, std::string where)
    : m_object(object)
    , m_where(std::move(where))
{
    if (object.kind != JsonValue::Kind::object)
        fault(sentence("is no object"));
}

std::string JsonFields::text(std::string_view key)
{
    const JsonValue* value = member(key, JsonValue::Kind::string, phrase("a text"));
    return value ? value->text : std::string();
}

double JsonFields::number(std::string_view key)
{
    const JsonValue* value = member(key, JsonValue::Kind::number, phrase("a number"));
    if (!value)
        return 0;
    const auto number = parseNumber(value->text);
    if (number && *number >= 0)
        return *number;
    fault(sentence("has %1 as %2, which must be 0 or more", {inQuotes(value->text), inQuotes(key)}));
    return 0;
}

std::uint64_t JsonFields::count(std::string_view key, std::uint64_t most)
{
    const JsonValue* value = member(key, JsonValue::Kind::number, phrase("a number"));
    if (!value)
        return 0;
    const auto number = parseCount(value->text);
    if (number && *number <= most)
        return *number;
    fault(sentence("has %1 as %2, which must be a whole number up to %3",
                   {inQuotes(value->text), inQuotes(key), std::to_string(most)}));
    return 0;
}

bool JsonFields::flag(std::string_view key)
{
    const JsonValue* value = member(key, JsonValue::Kind::boolean, phrase("true or false"));
    return value && value->text == "true";
}

const std::vector<JsonValue>& JsonFields::list(std::string_view key)
{
    static const std::vector<JsonValue> none;
    const JsonValue* value = member(key, JsonValue::Kind::array, phrase("a list"));
    return value ? value->items : none;
}

const JsonValue* JsonFields::object(std::string_view key)
{
    return member(key, JsonValue::Kind::object, phrase("an object"));
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

JsonFields JsonFields::part(const JsonValue& object, const std::string& name) const
{
    return {object, m_where + ", " + name};
}

void JsonFields::take(const JsonFields& part)
{
    if (!m_error)
        m_error = part.m_error;
}

const JsonValue* JsonFields::member(std::string_view key, JsonValue::Kind kind, std::string_view what)
{
    const JsonValue* value = m_object.find(key);
    if (value && value->kind == kind)
        return value;
    fault(sentence("lacks %1, %2", {inQuotes(key), sentence(what)}));
    return nullptr;
}

Result<JsonValue> readVersioned(std::string_view text, std::string_view key, std::string_view what)
{
    const std::vector<JsonDocument> documents = jsonDocuments(text);
    if (documents.size() != 1)
        return Error{ErrorCode::invalidInput,
                     sentence("it is no %1: a JSON object with \"%2\": 1", {sentence(what), key})};
    ASSIGN_OR_RETURN(JsonValue root, readJson(documents.front()));
    if (const std::string version = root.numberAt(key); version != "1")
        return Error{
            ErrorCode::invalidInput,
            version.empty()
                ? sentence("it is no %1: the key %2 is missing", {sentence(what), key})
                : sentence("%1 is %2, and this program knows version 1; use the program that wrote it",
                           {key, version})};
    return root;
}

StopRule readStopRule(JsonFields& fields)
{
    StopRule rule;
    const JsonValue* object = fields.object("rule");
    if (!object)
        return rule;
    JsonFields members = fields.part(*object, "rule");
    rule.halfWidth = members.number("half_width");
    rule.fewest = members.count("fewest", 1'000'000);
    rule.most = members.count("most", 1'000'000);
    if (members.error())
        fields.take(members);
    else if (!(rule.halfWidth > 0) || rule.fewest < 2 || rule.most < rule.fewest)
        fields.fault(
            sentence("has a rule that never ends: half_width must be above 0, fewest at least 2 and most at "
                     "least as large"));
    return rule;
}

} // namespace contraflow
