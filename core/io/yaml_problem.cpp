// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/yaml_problem.h"

#include "core/io/text_file.h"

#include <array>
#include <cstdio>

namespace contraflow {

namespace {

/** Sentences for reasons of libyaml that need no other place than the parser's. */
struct Hint
{
    std::string_view reason; ///< a part of it
    std::string_view text;
    bool isAtContext = false; ///< the mistake lies where that begins which the parser was reading
};

constexpr std::string_view kTab =
    "a tab is used as indentation, and YAML takes only blanks; replace the tab by blanks";

constexpr std::array<Hint, 13> kHints{{
    {"found a tab character", kTab},
    {"mapping values are not allowed",
     "a colon stands where no key can be; check the indentation, or put the text in quotes"},
    {"mapping keys are not allowed",
     "a key stands where none can begin; check the indentation, or put the text in quotes"},
    {"did not find expected key",
     "the line does not fit to the map above it; check its indentation and that 'key:' is complete"},
    {"could not find expected ':'",
     "the line does not fit to the map above it; check its indentation and that 'key:' is complete", true},
    {"did not find expected '-' indicator",
     "the line does not fit to the list above it; check its indentation and the dash"},
    {"did not find expected node content",
     "a comma, a closing bracket or a brace stands where a value should; remove it, or put the text in "
     "quotes"},
    {"did not find expected <document start>",
     "what begins here belongs to no list or map above it; check its indentation"},
    {"did not find expected alphabetic or numeric character",
     "behind '&' or '*' stands a name of letters and digits, and here it does not; put the text in quotes"},
    {"did not find expected comment or line break",
     "text stands behind '|' or '>' in the same line; begin it in the next line, or put it in quotes"},
    {"block sequence entries are not allowed",
     "a list dash stands where no list can begin; check the indentation"},
    {"found character that cannot start any token",
     "a character stands where no text can begin with it; put the text in quotes"},
    {"found unknown escape character",
     "a backslash in double quotes is followed by a character that means nothing; write the backslash "
     "twice"},
}};

std::string hexadecimal(int value)
{
    constexpr std::size_t longest = 16;
    std::array<char, longest> text{};
    (void)std::snprintf(text.data(), text.size(), "0x%02X", static_cast<unsigned>(value));
    return text.data();
}

} // namespace

TextFailure explainedYaml(const YamlProblem& problem, const YamlFeed& feed)
{
    if (problem.context == "while scanning a quoted scalar" && problem.reason.starts_with("found unexpected"))
        return {problem.contextLine,
                "the text in quotes that begins in this line is never closed; add the closing quote"};
    if (problem.bracketLine != 0 && feed.endsInLine(problem.line))
        return {problem.bracketLine,
                "the bracket or brace that opens in this line is never closed; add the closing one"};
    if (problem.bracketLine != 0 && problem.reason.starts_with("did not find expected ','"))
        return {problem.line,
                std::string(problem.reason.ends_with("']'") ? "a comma or the closing bracket of the list"
                                                            : "a comma or the closing brace of the map") +
                    " that begins in line " + std::to_string(problem.bracketLine) + " is missing; add it"};
    if (feed.isIndentedByTab(problem.line))
        return {problem.line, std::string(kTab)};
    if (problem.quoteLine != 0)
        return {problem.line, "a text in quotes that begins in line " + std::to_string(problem.quoteLine) +
                                  " ends here, and what follows does not fit; is its closing quote missing?"};
    for (const Hint& hint : kHints)
        if (problem.reason.find(hint.reason) != std::string_view::npos)
            return {hint.isAtContext ? problem.contextLine : problem.line, std::string(hint.text)};
    return {problem.line, "this is not valid YAML (" + std::string(problem.reason) +
                              "); compare indentation, brackets and quotes with the lines around"};
}

TextFailure explainedByte(std::string_view reason, int value, std::size_t offset, const YamlFeed& feed)
{
    constexpr std::size_t longestCharacter = 4;
    const std::string_view recent = feed.recent();
    const std::size_t zero = recent.find('\0');
    const bool hasWideMark = recent.starts_with("\xFF\xFE") || recent.starts_with("\xFE\xFF");
    if (feed.recentAt() == 0 && (hasWideMark || zero < longestCharacter))
        return {0, std::string(kWideText)};
    if (zero != std::string_view::npos)
        return {0, "there are zero bytes, so this is not a text file; name a project file"};
    const std::size_t line = feed.lineAt(offset);
    if (reason == "control characters are not allowed")
        return {line, "the control character " + hexadecimal(value) + " cannot be in a project; remove it"};
    // The parser may name the byte behind the one that is wrong.
    const std::size_t lineBegin = recent.rfind('\n', offset - feed.recentAt()) + 1;
    const std::string_view from = recent.substr(lineBegin);
    const std::size_t bad = findInvalidUtf8(from);
    const int byte = bad < from.size() ? static_cast<unsigned char>(from[bad]) : value;
    return {line,
            "the text is not UTF-8 (byte " + hexadecimal(byte) + "); save the file in the encoding UTF-8"};
}

} // namespace contraflow
