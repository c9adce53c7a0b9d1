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

/** How long the beginning of a line is that fits a pattern: a = letter, d = digit, _ = digit or blank, all
 * else itself; 0 where it does not fit. */
std::size_t fittingLength(std::string_view line, std::string_view pattern)
{
    if (line.size() < pattern.size())
        return 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = line[i];
        const bool isDigit = c >= '0' && c <= '9';
        const bool isLetter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        const bool fits = pattern[i] == 'a'   ? isLetter
                          : pattern[i] == 'd' ? isDigit
                          : pattern[i] == '_' ? isDigit || c == ' '
                                              : c == pattern[i];
        if (!fits)
            return 0;
    }
    return pattern.size();
}

constexpr std::string_view kCtime = "aaa aaa _d dd:dd:dd dddd";

/** "[1,0]<stdout>:", "[prterun-n1-77@1,0]<stdout>: ", "Mon Mar 24 19:57:33 2025<stdout>:" */
std::size_t tagLength(std::string_view line)
{
    const std::size_t end = line.find("<std");
    const std::size_t colon = line.find(">:", std::min(end, line.size()));
    if (end == std::string_view::npos || colon == std::string_view::npos)
        return 0;
    const std::string_view tag = line.substr(0, end);
    const std::size_t comma = tag.rfind(',');
    const bool isRank = tag.starts_with("[") && tag.ends_with("]") && comma != std::string_view::npos &&
                        comma + 1 + digitsAt(tag, comma + 1) == tag.size() - 1;
    if (!isRank && fittingLength(tag, kCtime) != tag.size())
        return 0;
    const bool hasBlank = tag.find('@') != std::string_view::npos && line.substr(colon + 2).starts_with(" ");
    return colon + 2 + (hasBlank ? 1 : 0);
}

/** "[0] ", of mpiexec -l and -prepend-rank */
std::size_t bracketLength(std::string_view line)
{
    const std::size_t digits = digitsAt(line, std::min<std::size_t>(1, line.size()));
    return line.starts_with("[") && digits > 0 && line.substr(1 + digits).starts_with("] ") ? digits + 3 : 0;
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

/** "Mon Mar 24 19:57:33 2025 ", "2025-03-24T19:57:33.123Z ", "[2025-03-24 19:57:33] ", "19:57:33 " */
std::size_t dateLength(std::string_view line)
{
    const bool isBracketed = line.starts_with("[");
    const std::size_t begin = isBracketed ? 1 : 0;
    std::size_t length = 0;
    for (const std::string_view pattern :
         {kCtime, std::string_view("dddd-dd-ddTdd:dd:dd"), std::string_view("dddd-dd-dd dd:dd:dd"),
          std::string_view("aaa _d dd:dd:dd"), std::string_view("dd:dd:dd")})
        if (length == 0)
            length = fittingLength(line.substr(begin), pattern);
    if (length == 0)
        return 0;
    std::size_t end = begin + length;
    if (line.substr(end).starts_with("."))
        end += 1 + digitsAt(line, end + 1);
    for (const std::string_view zone :
         {std::string_view("Z"), std::string_view("+dd:dd"), std::string_view("-dd:dd")})
        if (const std::size_t more = fittingLength(line.substr(end), zone)) {
            end += more;
            break;
        }
    const std::string_view closing = isBracketed ? "] " : " ";
    // What ends with its label is an empty line whose last blank was lost.
    if (line.substr(end) == trimmed(closing))
        return line.size();
    return line.substr(end).starts_with(closing) ? end + closing.size() : 0;
}

/** "run7:  " and "node1: ", with which nine of ten lines begin; empty where they do not. */
std::string_view sharedTitle(const std::vector<TextLine>& lines, std::string_view mark)
{
    for (const TextLine& line : lines) {
        const std::size_t colon = line.text.find(mark);
        if (trimmed(line.text).empty())
            continue;
        return colon == std::string_view::npos ? std::string_view()
                                               : line.text.substr(0, colon + mark.size());
    }
    return {};
}

} // namespace

std::optional<UnlabelledText> withoutLineLabels(std::string_view text)
{
    const std::vector<TextLine> lines = textLines(text);
    // Where iperf3 names its columns, numbers in brackets are its streams.
    const auto launcherLength = [hasStreams = hasLine(text, "[ ID]")](std::string_view line) {
        return hasStreams ? 0 : bracketLength(line);
    };
    const auto titleLength = [&lines](std::string_view mark) {
        return [title = sharedTitle(lines, mark)](std::string_view line) {
            return !title.empty() && line.starts_with(title) ? title.size() : 0;
        };
    };
    const auto filled = std::count_if(lines.begin(), lines.end(),
                                      [](const TextLine& line) { return !trimmed(line.text).empty(); });
    const std::array<LabelLength, 7> labels{tagLength,   launcherLength,     dateLength,       rankLength,
                                            quoteLength, titleLength(":  "), titleLength(": ")};
    constexpr std::size_t titlesFrom = 5;
    for (const LabelLength& lengthOf : labels) {
        const auto labelled = std::count_if(lines.begin(), lines.end(), [&](const TextLine& line) {
            return !trimmed(line.text).empty() && lengthOf(line.text) > 0;
        });
        constexpr std::ptrdiff_t fewest = 3;
        constexpr std::ptrdiff_t tenths = 9;
        if (labelled < fewest || labelled * 10 < filled * tenths)
            continue;
        UnlabelledText rest;
        rest.isTitle = &lengthOf >= &labels[titlesFrom];
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

std::optional<std::string> withoutTerminalCodes(std::string_view text)
{
    constexpr char escape = '\x1B';
    if (text.find(escape) == std::string_view::npos)
        return std::nullopt;
    const auto ends = [](char c) { return c >= '@' && c <= '~'; };
    // Neither a part of a letter nor the end of a line.
    const auto isOfCode = [](char c) { return c >= ' ' && c <= '~'; };
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != escape) {
            plain.push_back(text[at++]);
            continue;
        }
        const char kind = at + 1 < text.size() ? text[at + 1] : '\0';
        std::size_t end = isOfCode(kind) ? at + 2 : at + 1;
        if (kind == '[') // a command with numbers, such as a colour
            while (end < text.size() && text[end] != '\n' && !ends(text[end++])) {
            }
        else if (kind == ']') // a title of the window, up to a bell or "ESC \\"
            while (end < text.size() && text[end] != '\n' && text[end] != escape && text[end++] != '\a') {
            }
        else if ((kind == '(' || kind == ')') && end < text.size() && isOfCode(text[end])) // a set of letters
            ++end;
        at = std::min(end, text.size());
    }
    return plain;
}

} // namespace contraflow
