// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace contraflow {

// What recipes ask for stands once, for options of the command line, its help, campaigns and forms.

/** Sizes of messages: all equal when minimum and maximum are, else drawn evenly between them in the minimum's
 * unit. */
struct SizeRange
{
    Quantity minimum = quantity(Dimension::size, 10, "MB");
    Quantity maximum = quantity(Dimension::size, 10, "MB");
};

/** Reads "10 MB" or "10MB..40MB". */
[[nodiscard]] Result<SizeRange> parseSizeRange(std::string_view text);

/** Where the answer is kept. */
using OptionValue = std::variant<std::uint64_t*, std::uint32_t*, std::optional<std::uint64_t>*, double*,
                                 Quantity*, SizeRange*, std::string*>;

/** One thing that a recipe asks for; its usual answer is the one of a new recipe. */
struct RecipeOption
{
    std::string_view option;     ///< on the command line: "--spines"
    std::string_view value = {}; ///< what stands behind it in help: "N"
    std::string_view label =
        {}; ///< in forms; empty: it is called as the option, and its hint stands beside it
    std::string_view help = {}; ///< of the command line
    std::string_view hint = {}; ///< in forms; empty: the help
    double minimum = 1;         ///< of numbers
    double maximum = 1;
    std::string_view unset = {};           ///< what forms show for a text or number that need not be given
    Dimension dimension = Dimension::size; ///< of quantities

    [[nodiscard]] std::string_view hintText() const { return hint.empty() ? help : hint; }
};

/** An option of one kind of recipe. */
template<typename Recipe>
struct OptionOf : RecipeOption
{
    OptionValue (*in)(Recipe& recipe) = nullptr; ///< where its answer is kept
};

/** Where the answer is that a recipe has in this member. */
template<auto member, typename Recipe>
OptionValue memberOf(Recipe& recipe)
{
    return &(recipe.*member);
}

/** The answer as it is typed: "8", "940 Mbit/s", "10 MB..40 MB". */
[[nodiscard]] std::string optionText(OptionValue value);

/** Reads an answer as it is typed. Fails, and leaves it as it was, on what is no such number or quantity; the
 * option is named where it is a number. */
[[nodiscard]] Result<void> readOption(const RecipeOption& option, OptionValue value, std::string_view text);

} // namespace contraflow
