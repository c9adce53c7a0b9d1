// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/editing/project_path.h"

#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

/** The end of a name that begins at `at`: the first of `ends` outside of brackets; the text's end without. */
std::size_t endOfName(std::string_view text, std::size_t at, char end)
{
    int depth = 0;
    for (; at < text.size(); ++at) {
        if (depth == 0 && text[at] == end)
            return at;
        if (text[at] == '[')
            ++depth;
        else if (text[at] == ']' && depth > 0)
            --depth;
    }
    return at;
}

class PathReader
{
public:
    explicit PathReader(std::string_view text) : m_text(text) {}

    Result<ProjectPath> read()
    {
        if (m_text.empty())
            return Error{ErrorCode::invalidInput,
                         "the place is empty; write one such as platforms.NAME.price"};
        while (m_problem.empty() && m_at < m_text.size())
            if (m_path.endsInKey())
                readName();
            else
                readKey();
        if (!m_problem.empty())
            return Error{ErrorCode::invalidInput,
                         inQuotes(m_text) + " is no place in a project: " + m_problem};
        return std::move(m_path);
    }

private:
    void readKey()
    {
        const std::size_t end = std::min(m_text.find_first_of(".[", m_at), m_text.size());
        take(m_text.substr(m_at, end - m_at), "a key");
        m_at = end;
        if (m_at + 1 == m_text.size())
            m_problem = "nothing stands behind its last " + inQuotes(m_text.substr(m_at));
        else if (m_at < m_text.size() && m_text[m_at] == '.')
            ++m_at;
    }

    void readName()
    {
        const bool isBracketed = m_text[m_at] == '[' && m_text[m_at - 1] != '.';
        m_at += isBracketed ? 1 : 0;
        if (m_at < m_text.size() && m_text[m_at] == '"') {
            const std::size_t end = m_text.find('"', m_at + 1);
            if (end == std::string_view::npos)
                return fail("a quote is not closed");
            take(m_text.substr(m_at + 1, end - m_at - 1), "a name");
            m_at = end + 1;
        } else {
            const std::size_t end = endOfName(m_text, m_at, isBracketed ? ']' : '.');
            take(m_text.substr(m_at, end - m_at), "a name");
            m_at = end;
        }
        if (isBracketed) {
            if (m_at >= m_text.size() || m_text[m_at] != ']')
                return fail("a bracket is not closed");
            ++m_at;
        }
        if (m_at == m_text.size() || !m_problem.empty())
            return;
        if (m_text[m_at] != '.')
            return fail("write a point behind the name " + inQuotes(m_path.steps.back()));
        if (++m_at == m_text.size())
            fail("nothing stands behind its last '.'");
    }

    void take(std::string_view step, std::string_view what)
    {
        if (step.empty())
            fail(std::string(what) + " is missing behind " + inQuotes(m_text.substr(0, m_at)));
        m_path.steps.emplace_back(step);
    }

    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
        m_at = m_text.size();
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    ProjectPath m_path;
    std::string m_problem;
};

} // namespace

std::string ProjectPath::text() const
{
    std::string text;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i % 2 == 1 && steps[i].find_first_of(".\"=") != std::string::npos) {
            text += "[" + steps[i] + "]";
            continue;
        }
        text += (text.empty() ? "" : ".") + steps[i];
    }
    return text;
}

Result<ProjectPath> parseProjectPath(std::string_view text)
{
    return PathReader(text).read();
}

std::optional<Assignment> splitAssignment(std::string_view word)
{
    bool isQuoted = false;
    int depth = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = word[i];
        if (c == '"')
            isQuoted = !isQuoted;
        else if (isQuoted)
            continue;
        else if (c == '[')
            ++depth;
        else if (c == ']' && depth > 0)
            --depth;
        else if (c == '=' && depth == 0)
            return Assignment{std::string(trimmed(word.substr(0, i))),
                              std::string(trimmed(word.substr(i + 1)))};
    }
    return {};
}

} // namespace contraflow
