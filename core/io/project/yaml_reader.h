// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/sentence.h"
#include "core/io/project/project_file.h"
#include "core/io/text/yaml_feed.h"

#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

namespace contraflow {

/** What the parser stumbles over, in its own words, and what it gave before. */
struct YamlProblem
{
    std::string_view reason;
    std::size_t offset = 0; ///< where it stumbles
    std::size_t line = 0;
    std::size_t bracketLine = 0; ///< of the innermost bracket or brace that is open; 0 without one
    std::size_t lastOffset = 0;  ///< where the value or key begins that it gave last
    std::size_t lastLine = 0;    ///< 0 where it gave none
    std::size_t lastSize = 0;    ///< of its text
};

/** What a line is told that is neither a key with its colon nor a part of the value above it. */
inline constexpr const char* kNoKey =
    phrase("the line does not fit to the map above it; check its indentation and that 'key:' is complete");
/** What is said of a place in brackets where a value is missing. */
inline constexpr const char* kNoValue = phrase(
    "a comma, a closing bracket or a brace stands where a value should; remove it, or put the text in quotes");
/** What is said of a name behind '&' or '*' that other readers would not take. */
inline constexpr const char* kNoName = phrase(
    "behind '&' or '*' stands a name of letters and digits, and here it does not; put the text in quotes");
inline constexpr const char* kOpenQuote =
    phrase("the text in quotes that begins in this line is never closed; add the closing quote");
inline constexpr const char* kOpenBracket =
    phrase("the bracket or brace that opens in this line is never closed; add the closing one");

/** The parser's reason in our words, with what usually helps; the line is where the likely mistake lies. */
[[nodiscard]] TextFailure explainedYaml(const YamlProblem& problem, const YamlFeed& feed);

/** The content of a YAML text. The line of a node in a map is that of its key. */
struct YamlTree
{
    DataNode root; ///< null for an empty text
    std::vector<std::size_t>
        literalLines; ///< lines of literal block scalars, ascending; their text begins one below
};

/**
 * Reads one YAML document in UTF-8, piece by piece, so that what is wrong with the beginning of a huge text
 * is found there. Aliases are replaced by what they stand for. Maps may hold a key twice; what that means is
 * for the caller to say. Fails with the line on broken YAML, a second document, keys that are lists or maps,
 * tags of types that a project does not know, and on everything beyond the limits: depth, number of values,
 * aliases that contain themselves or explode. How long the text may be is for the source to say; when that
 * fails, the failure of the tree says nothing.
 */
[[nodiscard]] std::variant<YamlTree, TextFailure> readYaml(const TextSource& source,
                                                           const ReadLimits& limits);

} // namespace contraflow
