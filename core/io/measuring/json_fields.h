// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_value.h"
#include "core/measuring/repetitions.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * Takes members out of a JSON object and keeps the first fault: callers take all they need and look at
 * error() once.
 */
class JsonFields
{
public:
    /** `where` begins the sentences: "pattern 2". */
    JsonFields(const JsonValue& object, std::string where);

    [[nodiscard]] std::string text(std::string_view key);
    /** A number of at least 0. */
    [[nodiscard]] double number(std::string_view key);
    [[nodiscard]] std::uint64_t count(std::string_view key, std::uint64_t most = UINT64_MAX);
    [[nodiscard]] bool flag(std::string_view key);
    /** The items of a list; empty where there is none. */
    [[nodiscard]] const std::vector<JsonValue>& list(std::string_view key);
    [[nodiscard]] const JsonValue* object(std::string_view key);
    /** Whether the member is there and not null. */
    [[nodiscard]] bool has(std::string_view key) const;

    /** Keeps "`where` `what`" unless there is a fault already. */
    void fault(const std::string& what);
    /** Fields of an object in this one; sentences about them name both. */
    [[nodiscard]] JsonFields part(const JsonValue& object, const std::string& name) const;
    /** Keeps the fault of a part, if any, unless there is one already. */
    void take(const JsonFields& part);
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    const JsonValue* member(std::string_view key, JsonValue::Kind kind, std::string_view what);

    const JsonValue& m_object;
    std::string m_where;
    std::optional<Error> m_error;
};

/** The object of a text that holds nothing else and has `key`: 1 in it. `what` such a file is, for the
 * sentence about one that is not: "plan of 'contraflow plan'". */
[[nodiscard]] Result<JsonValue> readVersioned(std::string_view text, std::string_view key,
                                              std::string_view what);

// The rule that stops repetitions, which plans and results both have.

template<typename Json>
[[nodiscard]] Json stopRuleJson(const StopRule& rule)
{
    return {{"half_width", rule.halfWidth}, {"fewest", rule.fewest}, {"most", rule.most}};
}

/** The member "rule". */
[[nodiscard]] StopRule readStopRule(JsonFields& fields);

} // namespace contraflow
