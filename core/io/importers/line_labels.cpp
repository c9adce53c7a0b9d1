// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/line_labels.h"

#include "core/base/text.h"
#include "core/io/importers/import_readers.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace contraflow {

namespace {

/** The length of a label in front of a line; 0: there is none. */
using LabelLength = std::function<std::size_t(std::string_view line)>;

std::size_t digitsAt(std::string_view line, std::size_t at)
{
    return std::min(line.find_first_not_of("0123456789", at), line.size()) - at;
}

/** "[1,0]<stdout>:", "[1,0]<stderr>: " */
std::size_t tagLength(std::string_view line)
{
    if (!line.starts_with("["))
        return 0;
    const std::size_t end = line.find("]<std");
    if (end == std::string_view::npos ||
        line.substr(1, end - 1).find_first_not_of("0123456789,") != std::string_view::npos)
        return 0;
    const std::size_t colon = line.find(">:", end);
    return colon == std::string_view::npos ? 0 : colon + 2;
}

/** " 0: " */
std::size_t rankLength(std::string_view line)
{
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t digits = digitsAt(line, begin);
    const std::size_t end = begin + digits;
    if (digits == 0 || line.substr(end, 1) != ":")
        return 0;
    return end + (line.substr(end + 1).starts_with(" ") ? 2 : 1);
}

std::size_t quoteLength(std::string_view line)
{
    return line.starts_with("> ") ? 2 : line == ">" ? 1 : 0;
}

/** "Mon Mar 24 19:57:33 2025 " */
std::size_t dateLength(std::string_view line)
{
    constexpr std::string_view pattern = "aaa aaa dd dd:dd:dd dddd ";
    if (line.size() < pattern.size())
        return 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = line[i];
        const bool isDigit = c >= '0' && c <= '9';
        const bool isLetter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        const bool fits = pattern[i] == 'a'   ? isLetter
                          : pattern[i] == 'd' ? isDigit || (i == 8 && c == ' ')
                                              : c == pattern[i];
        if (!fits)
            return 0;
    }
    return pattern.size();
}

/** "run7:  ", with which nine of ten lines begin; empty where they do not. */
std::string_view sharedTitle(const std::vector<TextLine>& lines)
{
    for (const TextLine& line : lines) {
        const std::size_t colon = line.text.find(":  ");
        if (trimmed(line.text).empty())
            continue;
        return colon == std::string_view::npos ? std::string_view() : line.text.substr(0, colon + 3);
    }
    return {};
}

} // namespace

std::optional<UnlabelledText> withoutLineLabels(std::string_view text)
{
    const std::vector<TextLine> lines = textLines(text);
    const std::string_view title = sharedTitle(lines);
    const auto titleLength = [title](std::string_view line) {
        return !title.empty() && line.starts_with(title) ? title.size() : 0;
    };
    const auto filled = std::count_if(lines.begin(), lines.end(),
                                      [](const TextLine& line) { return !trimmed(line.text).empty(); });
    const std::array<LabelLength, 5> labels{tagLength, rankLength, quoteLength, dateLength, titleLength};
    for (const LabelLength& lengthOf : labels) {
        const auto labelled = std::count_if(lines.begin(), lines.end(), [&](const TextLine& line) {
            return !trimmed(line.text).empty() && lengthOf(line.text) > 0;
        });
        constexpr std::ptrdiff_t fewest = 3;
        constexpr std::ptrdiff_t tenths = 9;
        if (labelled < fewest || labelled * 10 < filled * tenths)
            continue;
        UnlabelledText rest;
        rest.text.reserve(text.size());
        for (const TextLine& line : lines) {
            const std::size_t length = lengthOf(line.text);
            if (rest.label.empty())
                rest.label = trimmed(line.text.substr(0, length));
            rest.text.append(line.text.substr(length));
            if (!line.isCut)
                rest.text.push_back('\n');
        }
        return rest;
    }
    return std::nullopt;
}

} // namespace contraflow
