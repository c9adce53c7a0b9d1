// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/yaml_text.h"

#include "core/base/text.h"

#include <array>
#include <cstdint>

namespace contraflow {

namespace {

/** Parsers may refuse longer keys unless they are marked with a question mark. */
constexpr std::size_t kLongestSimpleKey = 500;

constexpr std::string_view kFlowIndicators = ",[]{}";

unsigned char byteAt(std::string_view text, std::size_t at)
{
    return static_cast<unsigned char>(text[at]);
}

/**
 * The length of the character at `at` when it must be escaped to survive, else 0: controls, the line and
 * paragraph separators that YAML counts as line ends, the byte order mark and what is no character.
 */
std::size_t escapedLength(std::string_view text, std::size_t at)
{
    const unsigned char c = byteAt(text, at);
    if (c < 0x20 || c == 0x7F)
        return 1;
    if (c < 0xC2)
        return 0;
    const std::string_view two = text.substr(at, 2);
    const std::string_view three = text.substr(at, 3);
    if (c == 0xC2 && two.size() == 2 && byteAt(two, 1) < 0xA0)
        return 2;
    static constexpr std::array<std::string_view, 5> escaped{"\xE2\x80\xA8", "\xE2\x80\xA9", "\xEF\xBB\xBF",
                                                             "\xEF\xBF\xBE", "\xEF\xBF\xBF"};
    return !contains(escaped, three) ? 0 : 3;
}

bool hasEscaped(std::string_view text, std::string_view allowed)
{
    for (std::size_t i = 0; i < text.size(); ++i)
        if (escapedLength(text, i) != 0 && allowed.find(text[i]) == std::string_view::npos)
            return true;
    return false;
}

std::uint32_t codePoint(std::string_view character)
{
    if (character.size() == 1)
        return byteAt(character, 0);
    if (character.size() == 2)
        return ((byteAt(character, 0) & 0x1FU) << 6U) | (byteAt(character, 1) & 0x3FU);
    return ((byteAt(character, 0) & 0x0FU) << 12U) | ((byteAt(character, 1) & 0x3FU) << 6U) |
           (byteAt(character, 2) & 0x3FU);
}

void appendEscape(std::string& out, std::uint32_t code)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    const bool isShort = code < 0x100;
    out.append(isShort ? "\\x" : "\\u");
    for (unsigned shift = isShort ? 8 : 16; shift > 0; shift -= 4)
        out.push_back(digits[(code >> (shift - 4)) & 0xFU]);
}

void appendQuoted(std::string& out, std::string_view text)
{
    out.push_back('"');
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = escapedLength(text, i);
        const char c = text[i];
        if (c == '"' || c == '\\') {
            out.push_back('\\');
            out.push_back(c);
            ++i;
        } else if (length == 0) {
            out.push_back(c);
            ++i;
        } else {
            if (c == '\n')
                out.append("\\n");
            else if (c == '\t')
                out.append("\\t");
            else if (c == '\r')
                out.append("\\r");
            else
                appendEscape(out, codePoint(text.substr(i, length)));
            i += length;
        }
    }
    out.push_back('"');
}

/** Texts that one YAML reader or another takes for a number, a date, a truth value or null. */
bool resemblesAnotherType(std::string_view text)
{
    static constexpr std::array<std::string_view, 12> words{"null", "~",   "true", "false", "yes",   "no",
                                                            "on",   "off", ".nan", ".inf",  "+.inf", "-.inf"};
    // Long texts that consist of digits alone are numbers all the same, but the words are short.
    const std::string small = lowered(text.substr(0, 8));
    if (text.size() < 8 && contains(words, small))
        return true;
    if (text == "<<" || text == "=")
        return true;
    const char first = text.front();
    const bool startsLikeNumber =
        (first >= '0' && first <= '9') || first == '+' || first == '-' || first == '.';
    return startsLikeNumber &&
           text.find_first_not_of("0123456789abcdefABCDEFxXoO_.+-:") == std::string_view::npos;
}

} // namespace

bool isYamlNull(std::string_view text)
{
    return text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL";
}

bool isPlainYaml(std::string_view text, YamlPlace place)
{
    if (text.empty() || text.front() == ' ' || text.back() == ' ' || text.back() == ':')
        return false;
    const bool inFlow = place == YamlPlace::flow;
    const char first = text.front();
    constexpr std::string_view indicators = ",[]{}#&*!|>'\"%@`?:";
    if (indicators.find(first) != std::string_view::npos)
        return false;
    if (first == '-' && (text.size() == 1 || text[1] == ' ' || text.starts_with("---") ||
                         kFlowIndicators.find(text[1]) != std::string_view::npos))
        return false;
    if (text.starts_with("...") || text.find(" #") != std::string_view::npos ||
        text.find(": ") != std::string_view::npos)
        return false;
    // YAML would allow a '?' here; parsers differ.
    if (inFlow && text.find_first_of(",[]{}:?") != std::string_view::npos)
        return false;
    return !hasEscaped(text, {});
}

void appendYamlText(std::string& out, std::string_view text, YamlPlace place)
{
    if (isPlainYaml(text, place) && !resemblesAnotherType(text))
        out.append(text);
    else
        appendQuoted(out, text);
}

void appendYamlValue(std::string& out, std::string_view value, YamlPlace place)
{
    if (isPlainYaml(value, place) && !isYamlNull(value))
        out.append(value);
    else
        appendQuoted(out, value);
}

void appendYamlKey(std::string& out, std::string_view key, YamlPlace place, std::size_t indent)
{
    const bool isLong = key.size() > kLongestSimpleKey;
    if (isLong)
        out.append("? ");
    // Quoted as in brackets: a colon inside a plain key is allowed and asks for confusion.
    appendYamlText(out, key, YamlPlace::flow);
    if (isLong && place == YamlPlace::block)
        out.append("\n").append(indent, ' ').append(": ");
    else
        out.append(isLong ? " : " : ": ");
}

void appendYamlNode(std::string& out, const DataNode& node, YamlPlace place)
{
    switch (node.kind) {
    case DataNode::Kind::null:
        out.append("null");
        return;
    case DataNode::Kind::scalar:
        if (node.isQuoted)
            appendQuoted(out, node.scalar);
        else
            appendYamlValue(out, node.scalar, place);
        return;
    case DataNode::Kind::list:
        out.push_back('[');
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            out.append(i == 0 ? "" : ", ");
            appendYamlNode(out, node.children[i], YamlPlace::flow);
        }
        out.push_back(']');
        return;
    case DataNode::Kind::map:
        out.push_back('{');
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            out.append(i == 0 ? "" : ", ");
            appendYamlKey(out, node.keys[i], YamlPlace::flow);
            appendYamlNode(out, node.children[i], YamlPlace::flow);
        }
        out.push_back('}');
        return;
    }
}

bool isLiteralYaml(std::string_view text)
{
    if (text.size() < 2 || text.back() != '\n' || text[text.size() - 2] == '\n')
        return false;
    if (text.front() == ' ' || text.front() == '\n' || text.front() == '\t')
        return false;
    return !hasEscaped(text, "\n\t");
}

void appendYamlLines(std::string& out, std::string_view text, std::size_t indent)
{
    if (!isLiteralYaml(text)) {
        appendQuoted(out, text);
        out.push_back('\n');
        return;
    }
    out.append("|\n");
    while (!text.empty()) {
        const std::size_t length = text.find('\n') + 1;
        if (length > 1)
            out.append(indent, ' ');
        out.append(text.substr(0, length));
        text.remove_prefix(length);
    }
}

} // namespace contraflow
