// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of values and words: pairs, in an array or written out at the call.
#pragma once

#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace contraflow {

/** The word of a value; empty where it has none. */
template<typename Value, typename Names = std::initializer_list<std::pair<Value, std::string_view>>>
[[nodiscard]] constexpr std::string_view nameOf(Value value, const Names& names)
{
    for (const auto& [meaning, name] : names)
        if (meaning == value)
            return name;
    return {};
}

/** The value of a word. */
template<typename Names>
[[nodiscard]] constexpr auto valueNamed(std::string_view word, const Names& names)
    -> std::optional<std::remove_cvref_t<decltype(std::begin(names)->first)>>
{
    for (const auto& [meaning, name] : names)
        if (name == word)
            return meaning;
    return std::nullopt;
}

/** The words of a table, in its order. */
template<typename Names>
[[nodiscard]] std::vector<std::string> wordsIn(const Names& names)
{
    std::vector<std::string> words;
    for (const auto& [meaning, name] : names)
        words.emplace_back(name);
    return words;
}

} // namespace contraflow
