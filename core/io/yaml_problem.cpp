// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/yaml_problem.h"

#include <algorithm>
#include <array>
#include <string>

namespace contraflow {

namespace {

/** Sentences for reasons of yaml-cpp that need no other place than the parser's. */
struct Hint
{
    std::string_view reason; ///< its beginning
    std::string_view text;
};

constexpr const char* kTab =
    phrase("a tab is used as indentation, and YAML takes only blanks; replace the tab by blanks");
constexpr const char* kEscape = phrase(
    "a backslash in double quotes is followed by a character that means nothing; write the backslash twice");

constexpr std::array<Hint, 17> kHints{{
    {"illegal tab", kTab},
    {"illegal map value",
     phrase("a colon stands where no key can be; check the indentation, or put the text in quotes")},
    {"illegal map key",
     phrase("a key stands where none can begin; check the indentation, or put the text in quotes")},
    {"end of map not found", kNoKey},
    {"end of sequence not found",
     phrase("the line does not fit to the list above it; check its indentation and the dash")},
    {"illegal flow end",
     phrase("a closing bracket or brace stands where none of its kind is open; remove it, or put "
            "the text in quotes")},
    {"illegal block entry", phrase("a list dash stands where no list can begin; check the indentation")},
    {"alias not found", kNoName},
    {"anchor not found", kNoName},
    {"illegal character found while scanning a", kNoName},
    {"the referenced anchor",
     phrase(
         "the alias names no anchor; define it before it is used, and put a blank between it and a colon")},
    {"unexpected character in block scalar",
     phrase(
         "text stands behind '|' or '>' in the same line; begin it in the next line, or put it in quotes")},
    {"unknown token", phrase("a character stands where no text can begin with it; put the text in quotes")},
    {"unknown escape", kEscape},
    {"bad character found while scanning hex", kEscape},
    {"invalid unicode", kEscape},
    {"cannot set zero indentation",
     phrase("the number behind '|' or '>' must be one from 1 to 9; change or remove it")},
}};

/** The line of the first quote behind what was read last, where a text can begin. */
std::size_t quoteLine(const YamlProblem& problem, const YamlFeed& feed)
{
    const std::string_view text = feed.from(problem.lastOffset);
    const std::size_t end = std::min(std::max<std::size_t>(problem.lastSize, 1), text.size());
    for (std::size_t at = text.find_first_of("\"'", end); at < text.size();
         at = text.find_first_of("\"'", at + 1))
        if (std::string_view(" \t\n[{,:").find(text[at - 1]) != std::string_view::npos)
            return std::max<std::size_t>(problem.lastLine, 1) +
                   static_cast<std::size_t>(
                       std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    return std::max<std::size_t>(problem.lastLine, 1);
}

/** Whether a text in quotes that was read last ends right before the place, lines below its beginning. */
bool isBehindLongQuote(const YamlProblem& problem, const YamlFeed& feed)
{
    const char begin = feed.at(problem.lastOffset);
    return (begin == '"' || begin == '\'') && problem.lastLine < problem.line &&
           feed.at(problem.offset - 1) == begin;
}

} // namespace

TextFailure explainedYaml(const YamlProblem& problem, const YamlFeed& feed)
{
    const std::string_view reason = problem.reason;
    if (reason == "illegal EOF in scalar" || reason == "illegal document indicator in scalar")
        return {quoteLine(problem, feed), sentence(kOpenQuote)};
    if (problem.bracketLine != 0 && feed.endsAt(problem.offset))
        return {problem.bracketLine, sentence(kOpenBracket)};
    if (problem.bracketLine != 0 && feed.at(problem.offset) == '?')
        return {problem.line,
                sentence("a question mark stands in a text in brackets; put the text in quotes")};
    if (problem.bracketLine != 0 && reason.ends_with("flow not found"))
        return {
            problem.line,
            sentence(
                reason.find("sequence") != std::string_view::npos
                    ? phrase("a comma or the closing bracket of the list that begins in line %1 is missing; "
                             "add it")
                    : phrase("a comma or the closing brace of the map that begins in line %1 is missing; add "
                             "it"),
                {std::to_string(problem.bracketLine)})};
    if (feed.isIndentedByTab(problem.offset))
        return {problem.line, sentence(kTab)};
    if (isBehindLongQuote(problem, feed))
        return {
            problem.line,
            sentence(
                "a text in quotes that begins in line %1 ends here, and what follows does not fit; is its "
                "closing quote missing?",
                {std::to_string(problem.lastLine)})};
    // A line without a colon shows itself at the colon of the next one.
    const std::size_t above = feed.lineBefore(feed.lineBegin(problem.offset), problem.line);
    if (reason == "illegal map value" && problem.lastLine != 0 && problem.lastLine < above &&
        above < problem.line)
        return {above, sentence(kNoKey)};
    for (const Hint& hint : kHints)
        if (reason.starts_with(hint.reason))
            return {problem.line, sentence(hint.text)};
    return {problem.line,
            sentence(
                "this is not valid YAML (%1); compare indentation, brackets and quotes with the lines around",
                {reason})};
}

} // namespace contraflow
