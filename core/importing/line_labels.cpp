// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/line_labels.h"

#include "core/base/text.h"
#include "core/importing/import_readers.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

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

/** "[1,0]<stdout>:", "[prterun-n1-77@1,0]<stdout>: ", "[0]<stdout>:", "Mon Mar 24 19:57:33 2025<stdout>:" */
std::size_t tagLength(std::string_view line)
{
    const std::size_t end = line.find("<std");
    const std::size_t colon = line.find(">:", std::min(end, line.size()));
    if (end == std::string_view::npos || colon == std::string_view::npos)
        return 0;
    const std::string_view tag = line.substr(0, end);
    const std::size_t rank = std::min(tag.find_last_of("[,"), tag.size() - (tag.empty() ? 0 : 1)) + 1;
    const bool isRank =
        tag.starts_with("[") && tag.ends_with("]") && rank + digitsAt(tag, rank) == tag.size() - 1;
    if (!isRank && fittingLength(tag, kCtime) != tag.size())
        return 0;
    const bool hasBlank = tag.find('@') != std::string_view::npos && line.substr(colon + 2).starts_with(" ");
    return colon + 2 + (hasBlank ? 1 : 0);
}

/** How long a label is with the colon behind it and a blank; 0 where no colon is there. */
std::size_t withColon(std::string_view line, std::size_t end)
{
    if (line.substr(end, 1) != ":")
        return 0;
    return end + (line.substr(end + 1).starts_with(" ") ? 2 : 1);
}

/** "[0] " of mpiexec -l and -prepend-rank, "[default0]:" of torchrun: one word that ends with a number */
std::size_t bracketLength(std::string_view line)
{
    const std::size_t end = std::min(line.find(']'), line.size());
    const std::string_view word = line.substr(0, end);
    if (!word.starts_with("[") || end == line.size() || word.find(' ') != std::string_view::npos ||
        digitsAt(word, end - 1) == 0)
        return 0;
    if (const std::size_t length = withColon(line, end + 1))
        return length;
    return line.substr(end + 1).starts_with(" ") ? end + 2 : end + 1 == line.size() ? end + 1 : 0;
}

/** " 0: ", "x1000c0s0b0n0 0: " */
std::size_t rankLength(std::string_view line)
{
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    if (const std::size_t digits = digitsAt(line, begin))
        return withColon(line, begin + digits);
    const std::size_t blank = std::min(line.find(' ', begin), line.size());
    const std::size_t digits = digitsAt(line, std::min(blank + 1, line.size()));
    const bool isHost =
        line.substr(begin, blank - begin).find_first_of("0123456789") != std::string_view::npos;
    return digits == 0 || !isHost ? 0 : withColon(line, blank + 1 + digits);
}

/** "node1: ", and no program that speaks for itself: "iperf3: error - …" */
std::size_t hostLength(std::string_view line)
{
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._";
    const std::size_t end = std::min(line.find_first_not_of(kLetters), line.size());
    for (const std::string_view program : {"iperf3", "sockperf", "error", "warning", "Error", "Warning"})
        if (line.substr(0, end) == program)
            return 0;
    const std::size_t length = end == 0 ? 0 : withColon(line, end);
    return length == end + 2 || length == line.size() ? length : 0;
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

/** "my run:  ", with which more lines begin than with any other title. */
std::string_view sharedTitle(const std::vector<TextLine>& lines)
{
    constexpr std::string_view kMark = ":  ";
    std::map<std::string_view, std::size_t> counts;
    for (const TextLine& line : lines)
        if (const std::size_t colon = line.text.find(kMark); colon != std::string_view::npos)
            ++counts[line.text.substr(0, colon + kMark.size())];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& a) { return a.second; });
    return most == counts.end() ? std::string_view() : most->first;
}

/** Labels of one kind. */
struct LabelKind
{
    LabelLength lengthOf;
    bool namesWriters = false;
};

std::optional<UnlabelledText> withoutLabels(const std::vector<TextLine>& lines, const LabelKind& kind)
{
    constexpr std::size_t kFewest = 3;
    std::size_t labelled = 0;
    UnlabelledText rest;
    for (const TextLine& line : lines) {
        const std::size_t length = kind.lengthOf(line.text);
        const std::string_view label = trimmed(line.text.substr(0, length));
        labelled += length > 0 && !trimmed(line.text).empty() ? 1 : 0;
        if (rest.label.empty())
            rest.label = label;
        rest.text.append(line.text.substr(length));
        if (!line.isCut)
            rest.text.push_back('\n');
        if (kind.namesWriters)
            rest.writers.emplace_back(label.substr(0, label.find_last_not_of(": ") + 1));
    }
    return labelled < kFewest ? std::nullopt : std::optional(std::move(rest));
}

} // namespace

std::vector<UnlabelledText> withoutLineLabels(std::string_view text)
{
    const std::vector<TextLine> lines = textLines(text);
    // Where iperf3 names its columns, numbers in brackets are its streams.
    const auto launcherLength = [hasStreams = text.find("[ ID]") != std::string_view::npos](
                                    std::string_view line) { return hasStreams ? 0 : bracketLength(line); };
    const auto titleLength = [title = sharedTitle(lines)](std::string_view line) {
        return !title.empty() && line.starts_with(title) ? title.size() : 0;
    };
    const std::array<LabelKind, 7> kinds{{{tagLength, true},
                                          {launcherLength, true},
                                          {dateLength},
                                          {rankLength, true},
                                          {quoteLength},
                                          {titleLength},
                                          {hostLength, true}}};
    std::vector<UnlabelledText> found;
    for (const LabelKind& kind : kinds)
        if (std::optional<UnlabelledText> rest = withoutLabels(lines, kind))
            found.push_back(std::move(*rest));
    return found;
}

std::vector<std::pair<std::string, std::string>> textsByWriter(const UnlabelledText& text)
{
    constexpr std::size_t kMostWriters = 1000;
    const std::set<std::string> writers(text.writers.begin(), text.writers.end());
    std::vector<std::pair<std::string, std::string>> texts;
    if (writers.size() > kMostWriters)
        return texts;
    const std::vector<TextLine> lines = textLines(text.text);
    for (const std::string& writer : writers) {
        if (writer.empty())
            continue;
        std::string own;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (text.writers[i] == writer)
                own.append(lines[i].text);
            if (!lines[i].isCut)
                own.push_back('\n');
        }
        texts.emplace_back(writer, std::move(own));
    }
    return texts;
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
