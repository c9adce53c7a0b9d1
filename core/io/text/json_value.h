// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * A JSON value as written: numbers keep their text, objects keep every key in order, also one that is there
 * twice.
 */
struct JsonValue
{
    enum class Kind
    {
        null,
        boolean,
        number,
        string,
        array,
        object,
    };

    Kind kind = Kind::null;
    std::string text;              ///< of a number, a string, "true" or "false"
    std::vector<std::string> keys; ///< of an object, parallel to `items`
    std::vector<JsonValue> items;

    /** The member number `occurrence` of this name, or null. */
    [[nodiscard]] const JsonValue* find(std::string_view key, std::size_t occurrence = 0) const;
    /** The text of a string member, or empty. */
    [[nodiscard]] std::string stringAt(std::string_view key) const;
    /** The text of a number member, or empty. */
    [[nodiscard]] std::string numberAt(std::string_view key) const;
};

/** One top-level object of a text and the line it begins on. */
struct JsonDocument
{
    std::string_view text;
    std::size_t line = 1;
    bool isComplete = true; ///< false: the text ends before its last brace
};

/** Bounds that keep a hostile file from costing more than a message. */
struct JsonLimits
{
    static constexpr std::size_t kDepth = 64;
    static constexpr std::size_t kValues = 20'000'000;
};

/** The top-level objects of a text, which may hold several one after another. */
[[nodiscard]] std::vector<JsonDocument> jsonDocuments(std::string_view text);

/**
 * Reads one document. Fails, naming the line, on what is no JSON, on more depth or values than JsonLimits
 * allow.
 */
[[nodiscard]] Result<JsonValue> readJson(const JsonDocument& document);

} // namespace contraflow
