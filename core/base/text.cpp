// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include "core/base/digit_groups.h"
#include "core/base/sentence.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

namespace contraflow {

namespace {

/** The blanks beyond ASCII that trimmed() takes off: those that do not break, narrow and thin. */
constexpr std::array<std::string_view, 3> kWideBlanks{"\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89"};

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** The end of the run of digits that begins at `at`. */
std::size_t digitsEnd(std::string_view text, std::size_t at)
{
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return at;
}

std::string_view withoutLeadingZeros(std::string_view digits)
{
    const std::size_t first = digits.find_first_not_of('0');
    return first == std::string_view::npos ? std::string_view() : digits.substr(first);
}

/** Levenshtein distance, at most `limit` + 1. */
std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit)
{
    if (a.size() > b.size() + limit || b.size() > a.size() + limit)
        return limit + 1;
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substituted = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
        }
    }
    return row[b.size()];
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    const auto isPlain = [](char c) { return static_cast<unsigned char>(c) < 0x80; }; // ASCII
    for (bool shortened = true; shortened;) {
        while (!text.empty() && isBlank(text.front()))
            text.remove_prefix(1);
        while (!text.empty() && isBlank(text.back()))
            text.remove_suffix(1);
        if (text.empty() || (isPlain(text.front()) && isPlain(text.back())))
            return text;
        shortened = false;
        for (const std::string_view blank : kWideBlanks) {
            const std::size_t before = text.size();
            while (text.starts_with(blank))
                text.remove_prefix(blank.size());
            while (text.ends_with(blank))
                text.remove_suffix(blank.size());
            shortened |= text.size() < before;
        }
    }
    return text;
}

std::string numberText(double value)
{
    if (value == 0)
        return "0"; // also for -0
    std::array<char, 400> buffer{};
    // Plain digits for everyday magnitudes, scientific notation only where plain digits would be a wall of
    // zeros.
    const double magnitude = std::abs(value);
    const bool isPlain = magnitude >= 1e-5 && magnitude < 1e16;
    const auto result =
        isPlain ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed)
                : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), result.ptr};
}

std::string fixedText(double value, int decimals)
{
    std::array<char, 400> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                      std::chars_format::fixed, std::clamp(decimals, 0, 60));
    std::string text(buffer.data(), result.ptr);
    if (text.starts_with('-') && text.find_first_not_of("-0.") == std::string::npos)
        text.erase(0, 1);
    return text;
}

std::string roundedText(double value, int digits)
{
    if (value == 0 || !std::isfinite(value))
        return value == 0 ? "0" : numberText(value);
    std::array<char, 64> buffer{};
    const auto scientific =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific,
                      std::clamp(digits, 1, std::numeric_limits<double>::max_digits10) - 1);
    double rounded = 0;
    std::from_chars(buffer.data(), scientific.ptr, rounded);
    return numberText(rounded);
}

std::optional<double> parseNumber(std::string_view text)
{
    const Ungrouped whole(trimmed(text));
    text = whole.view();
    if (text.starts_with('+') && text.size() > 1 && text[1] != '-')
        text.remove_prefix(1);
    double value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size() || !std::isfinite(value))
        return {};
    return value;
}

std::optional<unsigned long long> parseCount(std::string_view text)
{
    const Ungrouped whole(trimmed(text));
    text = whole.view();
    unsigned long long value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || result.ec != std::errc() || result.ptr != text.data() + text.size())
        return {};
    return value;
}

std::strong_ordering naturalOrder(std::string_view a, std::string_view b)
{
    // What both begin with decides nothing, but for digits that the first difference is among.
    const auto difference = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first;
    auto i = static_cast<std::size_t>(difference - a.begin());
    while (i > 0 && isDigit(a[i - 1]))
        --i;
    std::size_t j = i;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a[i]) && isDigit(b[j])) {
            const std::size_t iEnd = digitsEnd(a, i);
            const std::size_t jEnd = digitsEnd(b, j);
            const std::string_view x = withoutLeadingZeros(a.substr(i, iEnd - i));
            const std::string_view y = withoutLeadingZeros(b.substr(j, jEnd - j));
            if (x.size() != y.size())
                return x.size() <=> y.size();
            if (const int order = x.compare(y); order != 0)
                return order <=> 0;
            i = iEnd;
            j = jEnd;
        } else {
            if (a[i] != b[j])
                return static_cast<unsigned char>(a[i]) <=> static_cast<unsigned char>(b[j]);
            ++i;
            ++j;
        }
    }
    if (i < a.size() || j < b.size())
        return (a.size() - i) <=> (b.size() - j);
    return a.compare(b) <=> 0;
}

std::string groupedNumber(std::string_view number)
{
    const std::size_t sign = number.starts_with('-') ? 1 : 0;
    const std::size_t end = std::min(number.find_first_not_of("0123456789", sign), number.size());
    const std::size_t count = end - sign;
    if (count < 4)
        return std::string(number);
    std::string grouped(number.substr(0, sign));
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0 && (count - i) % 3 == 0)
            grouped += "\u00a0";
        grouped += number[sign + i];
    }
    return grouped.append(number.substr(end));
}

std::string groupedText(double value, int digits)
{
    return groupedNumber(roundedText(value, digits));
}

std::string suggestion(std::string_view word, const std::vector<std::string>& known)
{
    // Beyond these a hint costs more than it helps.
    constexpr std::size_t kMaxKnown = 20'000;
    constexpr std::size_t kMaxLength = 100;
    if (known.size() > kMaxKnown || word.size() > kMaxLength)
        return {};
    const std::size_t limit = word.size() <= 3 ? 1 : word.size() <= 6 ? 2 : 3;
    std::size_t best = limit + 1;
    const std::string* nearest = nullptr;
    for (const std::string& candidate : known) {
        const std::size_t distance = editDistance(word, candidate, limit);
        if (distance < best && distance < std::max(word.size(), candidate.size())) {
            best = distance;
            nearest = &candidate;
        }
    }
    return nearest ? sentence("did you mean %1?", {inQuotes(*nearest)}) : std::string();
}

std::string joinedWords(const std::vector<std::string>& words)
{
    std::string text = words.empty() ? std::string() : words.front();
    for (std::size_t i = 1; i < words.size(); ++i)
        text = i + 1 == words.size() ? sentence("%1 and %2", {text, words[i]})
                                     : sentence("%1, %2", {text, words[i]});
    return text;
}

std::string groupedCount(std::uint64_t count)
{
    return groupedNumber(std::to_string(count));
}

std::string counted(std::size_t count, std::string_view one, std::string_view many)
{
    const std::string several = many.empty() ? std::string(one) + "s" : std::string(many);
    return sentenceOf(count, "1 " + std::string(one), "%1 " + several);
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::string inQuotes(std::string_view text)
{
    constexpr std::size_t kMaxBytes = 60;
    const std::string_view shown = leadingText(text, kMaxBytes);
    std::string result = "'";
    for (const char c : validUtf8(std::string(shown))) {
        if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            result += '?';
        else
            result += c;
    }
    if (shown.size() < text.size())
        result += "…";
    return result + "'";
}

std::size_t lineEnds(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

std::size_t findInvalidUtf8(std::string_view text)
{
    const auto byte = [&text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    std::size_t at = 0;
    while (at < text.size()) {
        std::uint64_t eight = 0;
        while (at + sizeof eight <= text.size()) {
            std::memcpy(&eight, text.data() + at, sizeof eight);
            if ((eight & 0x8080808080808080U) != 0)
                break;
            at += sizeof eight;
        }
        if (at == text.size())
            break;
        const unsigned char first = byte(at);
        if (first < 0x80) {
            ++at;
            continue;
        }
        const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        if (first < 0xC2 || first > 0xF4 || at + length > text.size())
            return at;
        // The second byte is what tells overlong forms, surrogates and numbers beyond the last character.
        const unsigned char second = byte(at + 1);
        const unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        const unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (second < low || second > high)
            return at;
        for (std::size_t i = 2; i < length; ++i)
            if ((byte(at + i) & 0xC0U) != 0x80)
                return at;
        at += length;
    }
    return std::string_view::npos;
}

std::size_t replaceInvalidUtf8(std::string& text)
{
    constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
    std::size_t bad = findInvalidUtf8(text);
    if (bad == std::string::npos)
        return 0;
    std::size_t replaced = 0;
    std::string clean;
    std::string_view rest = text;
    for (; bad != std::string_view::npos; ++replaced) {
        clean.append(rest.substr(0, bad)).append(kReplacement);
        rest.remove_prefix(bad + 1);
        bad = findInvalidUtf8(rest);
    }
    text = clean.append(rest);
    return replaced;
}

std::string validUtf8(std::string text)
{
    (void)replaceInvalidUtf8(text);
    return text;
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

std::string someOf(std::vector<std::string> names, std::size_t most)
{
    if (names.size() > most + 1) {
        const std::size_t others = names.size() - most;
        names.resize(most);
        names.push_back(sentence("%1 more", {groupedCount(others)}));
    }
    return joinedWords(names);
}

} // namespace contraflow
