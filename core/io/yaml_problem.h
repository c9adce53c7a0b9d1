// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/yaml_feed.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace contraflow {

/** Why a text cannot be read, and on which line (1-based; 0 when no line is at fault). */
struct TextFailure
{
    std::size_t line = 0;
    std::string text;
};

/** What is said of a text that is not in UTF-8 but in something wider. */
inline constexpr std::string_view kWideText =
    "the text is encoded as UTF-16 or UTF-32, or is no text at all; save it as UTF-8";

/** What the parser stumbles over, in its own words, and what was read before. */
struct YamlProblem
{
    std::string_view reason;
    std::string_view context;    ///< what it was doing
    std::size_t line = 0;        ///< where it stumbles
    std::size_t contextLine = 0; ///< where that which it was doing begins
    std::size_t bracketLine = 0; ///< of the innermost bracket or brace that is open; 0 without one
    std::size_t quoteLine = 0;   ///< where a text in quotes begins that ends in `line`; 0 without one
};

/** The parser's reason in our words, with what usually helps; the line is where the likely mistake lies. */
[[nodiscard]] TextFailure explainedYaml(const YamlProblem& problem, const YamlFeed& feed);

/** What is wrong with a byte or character (`value`) that the parser refuses. */
[[nodiscard]] TextFailure explainedByte(std::string_view reason, int value, std::size_t offset,
                                        const YamlFeed& feed);

} // namespace contraflow
