// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace contraflow {

// Sentences for people, in the language of the process. Each is a pattern with places %1 … %9, so that
// another language can order in its own way what stands there. Patterns stand as literals where a sentence is
// made; tests/app/desktop/tst_translations.cpp finds them there, and fails where one is not translated.

/** A language that sentences and the window's texts exist in. */
struct Language
{
    const char* code; ///< "de", as in the names of files
    const char* name; ///< as its speakers call it
};

/** English, in which the texts are written, first. */
inline constexpr std::array<Language, 3> kLanguages{
    {{"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}}};

/** Gives a pattern in another language; one that it does not know as it is. Threads may call it at once. */
using Translate = std::function<std::string(std::string_view pattern)>;

/** From here on sentences are made in another language, in all threads; in English without `translate`. To be
 * called before they begin: what has been said stays as it is. */
void setLanguage(Translate translate);

/** `pattern` in the language of the process, with `values` in its places: names, numbers, other sentences. */
[[nodiscard]] std::string sentence(std::string_view pattern,
                                   std::initializer_list<std::string_view> values = {});

/** Marks a pattern in a table of words, for sentence() to be called with it where it is shown. */
[[nodiscard]] constexpr const char* phrase(const char* pattern)
{
    return pattern;
}

/** "1 message", "1 024 messages": `one` as it is, and `many` with the count in its place %1. */
[[nodiscard]] std::string sentenceOf(std::size_t count, std::string_view one, std::string_view many);

} // namespace contraflow
