// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The part of yaml_outline.cpp that knows YAML's tokens; included there and nowhere else.

#include "core/io/yaml_outline.h"

#include <algorithm>

namespace contraflow {

namespace yaml {

inline constexpr std::string_view kFlowIndicators = ",[]{}";

[[nodiscard]] inline bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

[[nodiscard]] inline bool isFlowIndicator(char c)
{
    return kFlowIndicators.find(c) != std::string_view::npos;
}

[[nodiscard]] inline std::size_t leadingSpaces(std::string_view line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}

/** A '-', '?' or ':' at `at` that stands alone, so that it is structure and not text. */
[[nodiscard]] inline bool standsAlone(std::string_view line, std::size_t at)
{
    return at + 1 >= line.size() || isBlank(line[at + 1]);
}

[[nodiscard]] inline bool isDocumentMarker(std::string_view line)
{
    return (line.starts_with("---") || line.starts_with("...")) && (line.size() == 3 || isBlank(line[3]));
}

} // namespace yaml

/** Goes through the tokens of one line that is not part of a block scalar. */
class YamlOutline::Line
{
public:
    Line(YamlOutline& outline, std::string_view line, std::size_t offset)
        : m_outline(outline)
        , m_state(outline.m_state)
        , m_line(line)
        , m_offset(offset)
    {}

    void scan()
    {
        if (!begin())
            return;
        while (!m_state.gaveUp && !m_outline.m_failure) {
            const std::size_t before = m_at;
            m_at = std::min(m_line.find_first_not_of(" \t", m_at), m_line.size());
            if (m_at == m_line.size())
                return;
            if (m_line[m_at] == '#' && (m_at == 0 || m_at > before)) {
                m_state.isPlainOpen = false;
                return;
            }
            m_state.isPlainOpen = false;
            if (!m_state.flowLines.empty())
                flowToken();
            else
                blockToken();
        }
    }

private:
    /** Settles what goes on from the lines before; false when that is the whole line. */
    bool begin()
    {
        if (m_state.quote != 0) {
            scanQuoted();
            return m_state.quote == 0;
        }
        if (!m_state.flowLines.empty()) {
            m_at = std::min(m_line.find_first_not_of(" \t"), m_line.size());
            if (m_state.isPlainOpen && m_at < m_line.size() && m_line[m_at] != '#')
                scanPlain();
            return true;
        }
        return beginInBlock();
    }

    bool beginInBlock()
    {
        const std::size_t spaces = yaml::leadingSpaces(m_line);
        if (spaces == m_line.size())
            return false;
        if (m_line[spaces] == '\t') {
            if (m_line.find_first_not_of(" \t") != std::string_view::npos)
                m_outline.giveUpAtTab();
            return false;
        }
        if (spaces == 0 && yaml::isDocumentMarker(m_line)) {
            m_state.indents.clear();
            m_state.isPlainOpen = false;
            m_at = 3;
            m_isEntry = true;
            m_entryColumn = 3;
            return true;
        }
        if (spaces == 0 && m_line[0] == '%' && m_state.indents.empty())
            return false;
        if (m_line[spaces] == '#') {
            m_state.isPlainOpen = false;
            return false;
        }
        m_at = spaces;
        if (m_state.isPlainOpen && (m_state.indents.empty() || spaces > m_state.indents.back())) {
            scanPlain();
            // A key inside a text of several lines is an error.
            m_state.gaveUp = m_state.gaveUp || m_at < m_line.size();
            return false;
        }
        m_state.isPlainOpen = false;
        while (!m_state.indents.empty() && m_state.indents.back() > spaces)
            m_state.indents.pop_back();
        m_isEntry = true;
        m_entryColumn = spaces;
        return true;
    }

    void blockToken()
    {
        const char c = m_line[m_at];
        const bool alone = yaml::standsAlone(m_line, m_at);
        if ((c == '-' || c == '?') && alone) {
            if (!m_isEntry)
                return giveUp();
            open(m_at++);
            m_isEntry = true;
            const std::size_t next = m_line.find_first_not_of(" \t", m_at);
            m_entryColumn = next == std::string_view::npos ? m_at : next;
            // A tab behind the dash leaves the column of what follows open to dispute.
            m_state.gaveUp = m_line.substr(m_at, m_entryColumn - m_at).find('\t') != std::string_view::npos;
            return;
        }
        if (c == ':' && alone)
            return takeColon();
        switch (c) {
        case '[':
        case '{':
            openFlow();
            return;
        case '|':
        case '>':
            return beginBlock();
        case '"':
        case '\'':
            m_state.quote = c;
            m_state.quoteLine = m_outline.m_line;
            ++m_at;
            m_hasProperty = false;
            return scanQuoted();
        case '&':
        case '*':
        case '!':
            m_hasProperty = true;
            m_at = std::min(m_line.find_first_of(" \t", m_at), m_line.size());
            return;
        case ',':
        case ']':
        case '}':
        case '%':
        case '@':
        case '`':
            return giveUp();
        default:
            return scanPlain();
        }
    }

    void flowToken()
    {
        const char c = m_line[m_at];
        const bool followsText = m_followsText && m_at == m_textEnd;
        m_followsText = false;
        switch (c) {
        case '[':
        case '{':
            openFlow();
            return;
        case ']':
        case '}':
            m_state.flowLines.pop_back();
            ++m_at;
            m_isEntry = false;
            markTextEnd();
            return;
        case ',':
            ++m_at;
            return;
        case '"':
        case '\'':
            m_state.quote = c;
            m_state.quoteLine = m_outline.m_line;
            ++m_at;
            return scanQuoted();
        case '&':
        case '*':
        case '!':
            if (m_line.substr(m_at).starts_with("!<"))
                return giveUp();
            m_at = std::min(m_line.find_first_of(" \t,[]{}", m_at), m_line.size());
            return;
        case '|':
        case '>':
        case '%':
        case '@':
        case '`':
            return giveUp();
        case ':':
        case '-':
        case '?':
            if (yaml::standsAlone(m_line, m_at) || yaml::isFlowIndicator(m_line[m_at + 1]) ||
                (c == ':' && followsText)) {
                ++m_at;
                return;
            }
            return scanPlain();
        default:
            return scanPlain();
        }
    }

    /** From inside a quoted scalar to behind its closing quote, or to the end of the line. */
    void scanQuoted()
    {
        const char quote = m_state.quote;
        while (m_at < m_line.size()) {
            const char c = m_line[m_at++];
            if (c == '\\' && quote == '"') {
                ++m_at;
            } else if (c == quote) {
                if (quote == '\'' && m_at < m_line.size() && m_line[m_at] == '\'') {
                    ++m_at;
                    continue;
                }
                m_state.quote = 0;
                m_outline.noteLongQuote(m_state.quoteLine);
                markTextEnd();
                return;
            }
        }
        m_at = m_line.size();
    }

    /** From inside a plain scalar to its end; a key's colon is not consumed. */
    void scanPlain()
    {
        const bool inFlow = !m_state.flowLines.empty();
        m_hasProperty = false;
        for (; m_at < m_line.size(); ++m_at) {
            const char c = m_line[m_at];
            if (inFlow && yaml::isFlowIndicator(c))
                return;
            if (c == '#' && m_at > 0 && yaml::isBlank(m_line[m_at - 1])) {
                m_at = m_line.size();
                return;
            }
            if (c == ':' &&
                (yaml::standsAlone(m_line, m_at) || (inFlow && yaml::isFlowIndicator(m_line[m_at + 1]))))
                return;
        }
        m_state.isPlainOpen = true;
    }

    /** The colon behind a key, or alone in front of the value of a key that was written with '?'. */
    void takeColon()
    {
        if (!m_isEntry)
            return giveUp();
        const bool isBare = m_at == m_entryColumn;
        if (!isBare) {
            open(m_entryColumn);
            m_isEntry = false;
        }
        ++m_at;
        if (isBare) {
            const std::size_t next = m_line.find_first_not_of(" \t", m_at);
            m_entryColumn = next == std::string_view::npos ? m_at : next;
        }
        m_hasProperty = false;
    }

    void openFlow()
    {
        m_state.flowLines.push_back(m_outline.m_line);
        ++m_at;
        m_hasProperty = false;
        m_outline.nest(m_state.indents.size() + m_state.flowLines.size());
    }

    /** A block list or map whose entries begin at this column. */
    void open(std::size_t column)
    {
        while (!m_state.indents.empty() && m_state.indents.back() > column)
            m_state.indents.pop_back();
        if (m_state.indents.empty() || m_state.indents.back() < column)
            m_state.indents.push_back(column);
        m_outline.nest(m_state.indents.size());
    }

    void beginBlock()
    {
        const std::size_t header = m_at;
        char chomping = ' ';
        std::size_t digit = 0;
        for (++m_at; m_at < m_line.size(); ++m_at) {
            const char c = m_line[m_at];
            if ((c == '+' || c == '-') && chomping == ' ')
                chomping = c;
            else if (c >= '1' && c <= '9' && digit == 0)
                digit = static_cast<std::size_t>(c - '0');
            else
                break;
        }
        const std::size_t rest = m_line.find_first_not_of(" \t", m_at);
        const bool hasRest = rest != std::string_view::npos;
        // Without a list or map around it the text may begin in the first column.
        if (m_state.indents.empty() || (hasRest && (m_line[rest] != '#' || rest == m_at)))
            return giveUp();
        const std::size_t parent = m_state.indents.back();
        m_state.inBlock = true;
        const bool isBehindKey = m_line.find_first_not_of(' ') < header;
        m_state.keepsBlock = m_line[header] == '|' && digit == 0 && !m_hasProperty && isBehindKey;
        m_state.isIndentKnown = digit != 0;
        m_state.minIndent = parent + 1;
        m_state.longestBlank = 0;
        m_state.block = {.header = m_offset + header,
                         .content = m_offset + m_line.size() + 1,
                         .end = 0,
                         .line = m_outline.m_line,
                         .indent = parent + digit,
                         .chomping = chomping};
        m_at = m_line.size();
    }

    void markTextEnd()
    {
        m_followsText = true;
        m_textEnd = m_at;
    }

    void giveUp() { m_state.gaveUp = true; }

    YamlOutline& m_outline;
    State& m_state;
    std::string_view m_line;
    std::size_t m_offset;
    std::size_t m_at = 0;
    std::size_t m_entryColumn = 0;
    std::size_t m_textEnd = 0;
    bool m_isEntry = false; ///< nothing but list dashes came before, so a key or a list may begin here
    bool m_hasProperty = false;
    bool m_followsText = false; ///< a quoted scalar or a bracket ended at m_textEnd
};

} // namespace contraflow
