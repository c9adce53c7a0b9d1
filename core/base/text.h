// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ranges.h"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Text without leading and trailing blanks, tabs, line ends and no-break spaces. */
[[nodiscard]] std::string_view trimmed(std::string_view text);

/** The shortest decimal text that reads back to the same double; never depends on the locale. */
[[nodiscard]] std::string numberText(double value);

/** `value` with `digits` significant digits and without trailing zeros, for people; never depends on the
 * locale. */
[[nodiscard]] std::string roundedText(double value, int digits = 4);

/** `value` with exactly `decimals` digits behind the point. */
[[nodiscard]] std::string fixedText(double value, int decimals);

/** A finite decimal number that fills the whole text (blanks around it are allowed); locale-free. */
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);

/** A non-negative integer that fills the whole text. */
[[nodiscard]] std::optional<unsigned long long> parseCount(std::string_view text);

/** Order in which digits count as numbers: X2 before X10. Total: ties fall back to bytes. */
[[nodiscard]] std::strong_ordering naturalOrder(std::string_view a, std::string_view b);

/** naturalOrder as what to sort by. */
struct NaturalLess
{
    bool operator()(std::string_view a, std::string_view b) const { return naturalOrder(a, b) < 0; }
};

/** "1 024", "18 000": a number's text with the digits before its point in groups of three, by no-break
 * spaces. Four digits too, as they may stand in a column with more. */
[[nodiscard]] std::string groupedNumber(std::string_view number);

/** roundedText() in such groups: how sentences, cells and plots show numbers. */
[[nodiscard]] std::string groupedText(double value, int digits = 4);

/** "1 024": a count for people, with its digits in groups. Numbers that name something (of a line, a rank, a
 * seed) are no counts. */
[[nodiscard]] std::string groupedCount(std::uint64_t count);

/** `word` with the nearest of `known` as a suggestion: "did you mean 'torX'?", or empty when none is near. */
[[nodiscard]] std::string suggestion(std::string_view word, const std::vector<std::string>& known);

/** "a, b and c". */
[[nodiscard]] std::string joinedWords(const std::vector<std::string>& words);

/** "1 message", "3 messages", "1 024 messages"; `many` where it is not `one` with an s. */
[[nodiscard]] std::string counted(std::size_t count, std::string_view one, std::string_view many = {});

/** The names of rows, of which each has one. */
template<typename Rows>
[[nodiscard]] std::vector<std::string> namesOf(const Rows& rows)
{
    return mapped<std::string>(rows, [](const auto& row) { return row.name; });
}

/** The row of this name, as long as the rows live; null where there is none. */
template<typename Rows>
[[nodiscard]] auto* rowNamed(const Rows& rows, std::string_view name)
{
    const auto found = std::ranges::find_if(rows, [name](const auto& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

/** The first of "e1", "e2", … that is not taken, to be proposed. */
template<typename IsTaken>
[[nodiscard]] std::string numberedName(const std::string& stem, const IsTaken& isTaken)
{
    std::size_t number = 1;
    while (isTaken(stem + std::to_string(number)))
        ++number;
    return stem + std::to_string(number);
}

/** The text with small letters in place of the capitals A to Z. */
[[nodiscard]] std::string lowered(std::string_view text);

/** The text in single quotes, cut after 60 bytes at a character boundary, with control characters made
 * visible. */
[[nodiscard]] std::string inQuotes(std::string_view text);

/** The beginning of a text, of at most so many bytes of UTF-8, cut at a character boundary. */
[[nodiscard]] inline std::string_view leadingText(std::string_view text, std::size_t maxBytes)
{
    if (text.size() <= maxBytes)
        return text;
    std::size_t end = maxBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end);
}

/** "e1 and e2", "e1, e2, e3 and 1 024 more": the first `most` of names that may be very many, in a sentence.
 * One more is named rather than counted. */
[[nodiscard]] std::string someOf(std::vector<std::string> names, std::size_t most = 5);

/** Ends of lines in a text: what a line's number is more than that of the first. */
[[nodiscard]] std::size_t lineEnds(std::string_view text);

/** The byte offset of the first byte that is not UTF-8 (overlong forms and surrogates are not), or npos. */
[[nodiscard]] std::size_t findInvalidUtf8(std::string_view text);

/** Puts the replacement character (U+FFFD) in the place of each byte that is not UTF-8; how many there were.
 */
std::size_t replaceInvalidUtf8(std::string& text);

/** The text with them replaced: what a sentence quotes, whatever the bytes of the file were. */
[[nodiscard]] std::string validUtf8(std::string text);

/** The text without the sign that some editors put in front of UTF-8 (a byte order mark). */
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

} // namespace contraflow
