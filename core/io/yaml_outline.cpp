// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/yaml_outline.h"

#include "core/io/yaml_outline_line.h"

#include <algorithm>

namespace contraflow {

std::string LiteralBlock::value(std::string_view text) const
{
    std::string result;
    result.reserve(end - content);
    std::size_t at = content;
    while (at < end) {
        const std::size_t lineEnd = std::min(text.find('\n', at), end);
        if (lineEnd - at > indent)
            result.append(text.substr(at + indent, lineEnd - at - indent));
        if (lineEnd < end)
            result.push_back('\n');
        at = lineEnd + 1;
    }
    if (chomping == '+')
        return result;
    const std::size_t last = result.find_last_not_of('\n');
    const std::size_t kept = last == std::string::npos ? 0 : last + 1;
    const bool endsLine = kept < result.size();
    result.resize(kept);
    if (endsLine && chomping == ' ' && kept > 0)
        result.push_back('\n');
    return result;
}

std::optional<TextFailure> YamlOutline::take(std::string_view text)
{
    while (!m_failure) {
        const std::size_t end = text.find('\n', m_at + m_peeked);
        if (end == std::string_view::npos)
            break;
        lookAt(text.substr(m_at, end - m_at), m_at);
        m_at = end + 1;
        m_peeked = 0;
        ++m_line;
    }
    if (m_failure)
        return m_failure;
    // A single endless line must be seen before it ends. Looking again only when it has doubled keeps that
    // cheap.
    const std::size_t length = text.size() - m_at;
    constexpr std::size_t worthALook = 65536;
    if (length >= worthALook && length >= 2 * m_peeked) {
        const State state = m_state;
        const std::size_t bytes = m_structureBytes;
        lookAt(text.substr(m_at), m_at);
        m_state = state;
        m_structureBytes = bytes;
        m_peeked = length;
    }
    return m_failure;
}

std::optional<TextFailure> YamlOutline::finish(std::string_view text)
{
    if (m_failure)
        return m_failure;
    if (m_at < text.size())
        lookAt(text.substr(m_at), m_at);
    m_at = text.size();
    if (m_state.inBlock)
        closeBlock(text.size());
    if (m_failure || m_state.gaveUp)
        return m_failure;
    if (m_state.quote != 0)
        m_failure = {m_state.quoteLine, std::string("the text that begins with ") + m_state.quote +
                                            " is never closed; add the closing quote"};
    else if (!m_state.flowLines.empty())
        m_failure = {m_state.flowLines.back(),
                     "the bracket or brace that opens in this line is never closed; add the closing one"};
    return m_failure;
}

void YamlOutline::lookAt(std::string_view line, std::size_t offset)
{
    if (m_state.inBlock) {
        if (isBlockLine(line)) {
            if (!m_state.keepsBlock)
                countStructure(line.size() + 1);
            return;
        }
        closeBlock(offset);
    }
    countStructure(line.size() + 1);
    if (m_failure)
        return;
    if (!m_state.gaveUp)
        Line(*this, line, offset).scan();
}

bool YamlOutline::isBlockLine(std::string_view line)
{
    const std::size_t spaces = yaml::leadingSpaces(line);
    if (spaces == line.size()) {
        if (!m_state.isIndentKnown)
            m_state.longestBlank = std::max(m_state.longestBlank, spaces);
        return true;
    }
    if (m_state.isIndentKnown && spaces >= m_state.block.indent)
        return true;
    if (line[spaces] == '\t') {
        giveUpAtTab();
        return false;
    }
    if (m_state.isIndentKnown || spaces < m_state.minIndent) {
        // An empty block is rare enough to be left to the parser.
        m_state.keepsBlock = m_state.keepsBlock && m_state.isIndentKnown;
        return false;
    }
    m_state.isIndentKnown = true;
    m_state.block.indent = spaces;
    m_state.keepsBlock = m_state.keepsBlock && m_state.longestBlank <= spaces;
    return true;
}

void YamlOutline::closeBlock(std::size_t end)
{
    m_state.inBlock = false;
    if (!m_state.keepsBlock || !m_state.isIndentKnown || m_state.gaveUp)
        return;
    m_state.block.end = end;
    m_blocks.push_back(m_state.block);
}

void YamlOutline::fail(const std::string& text)
{
    if (!m_failure)
        m_failure = {m_line, text};
}

void YamlOutline::countStructure(std::size_t bytes)
{
    m_structureBytes += bytes;
    if (m_structureBytes > m_maxStructureBytes)
        fail("there are more than " + std::to_string(m_maxStructureBytes / 1'000'000) +
             " MB outside of CSV tables; write big tables as CSV text (messages: |)");
}

void YamlOutline::giveUpAtTab()
{
    m_state.gaveUp = true;
    m_tabLine = m_line;
}

void YamlOutline::noteLongQuote(std::size_t begin)
{
    constexpr std::size_t enough = 1000;
    if (begin < m_line && m_longQuotes.size() < enough)
        m_longQuotes.push_back({begin, m_line});
}

std::string YamlOutline::suspicion(std::size_t line) const
{
    if (line != 0 && line == m_tabLine)
        return "a tab is used as indentation, and YAML takes only blanks; replace the tab by blanks";
    for (const LongQuote& quote : m_longQuotes)
        if (quote.end == line)
            return "a text in quotes that begins in line " + std::to_string(quote.begin) +
                   " ends here, and what follows does not fit; is its closing quote missing?";
    return {};
}

void YamlOutline::nest(std::size_t levels)
{
    if (levels > m_maxDepth)
        fail("lists and maps are nested deeper than " + std::to_string(m_maxDepth) +
             " levels, and a project needs fewer than ten; check the brackets and the indentation");
}

} // namespace contraflow
