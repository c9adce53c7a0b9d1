// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/csv.h"

#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

void CsvReader::skipLineEnd()
{
    if (m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n')
        ++m_at;
    ++m_at;
    ++m_line;
}

void CsvReader::skipBlankLines()
{
    while (m_at < m_text.size()) {
        std::size_t at = m_at;
        while (at < m_text.size() && isBlank(m_text[at]))
            ++at;
        if (at == m_text.size()) {
            m_at = at;
            return;
        }
        if (m_text[at] != '\n' && m_text[at] != '\r')
            return;
        m_at = at;
        skipLineEnd();
    }
}

void CsvReader::readQuoted(std::string& field, CsvRecord& record)
{
    ++m_at;
    while (m_at < m_text.size()) {
        const std::size_t quote = std::min(m_text.find('"', m_at), m_text.size());
        const std::string_view part = m_text.substr(m_at, quote - m_at);
        field.append(part);
        m_line += lineEnds(part);
        m_at = quote + 1;
        if (quote == m_text.size())
            break;
        if (m_at == m_text.size() || m_text[m_at] != '"')
            return;
        field.push_back('"');
        ++m_at;
    }
    m_at = m_text.size();
    record.hasOpenQuote = true;
}

void CsvReader::readField(std::string& field, CsvRecord& record)
{
    while (m_at < m_text.size() && isBlank(m_text[m_at]))
        ++m_at;
    std::size_t kept = 0;
    if (m_at < m_text.size() && m_text[m_at] == '"') {
        readQuoted(field, record);
        kept = field.size();
    }
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && !isFieldEnd(m_text[m_at]))
        ++m_at;
    field.append(m_text.substr(begin, m_at - begin));
    while (field.size() > kept && isBlank(field.back()))
        field.pop_back();
}

bool CsvReader::next(CsvRecord& record)
{
    if (m_at == 0)
        m_text = withoutByteOrderMark(m_text);
    skipBlankLines();
    if (m_at >= m_text.size())
        return false;
    record.line = m_line;
    record.hasOpenQuote = false;
    std::size_t count = 0;
    while (true) {
        if (count == record.fields.size())
            record.fields.emplace_back();
        else
            record.fields[count].clear();
        readField(record.fields[count++], record);
        if (m_at >= m_text.size())
            break;
        if (m_text[m_at] != m_separator) {
            skipLineEnd();
            break;
        }
        ++m_at;
    }
    record.fields.resize(count);
    return true;
}

namespace {

bool needsQuotes(std::string_view field, char separator)
{
    if (field.empty())
        return false;
    const auto isOuterBlank = [](char c) { return c == ' ' || c == '\t'; };
    if (isOuterBlank(field.front()) || isOuterBlank(field.back()) ||
        withoutByteOrderMark(field).size() < field.size())
        return true;
    return std::ranges::any_of(
        field, [separator](char c) { return c == separator || c == '"' || c == '\n' || c == '\r'; });
}

} // namespace

void appendCsvField(std::string& out, std::string_view field, char separator)
{
    if (!needsQuotes(field, separator)) {
        out.append(field);
        return;
    }
    out.push_back('"');
    for (const char c : field) {
        if (c == '"')
            out.push_back('"');
        out.push_back(c);
    }
    out.push_back('"');
}

void appendCsvRecord(std::string& out, const std::vector<std::string>& fields, char separator)
{
    // A lone empty field would be a blank line, which readers skip.
    if (fields.size() == 1 && fields.front().empty())
        out.append("\"\"");
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i != 0)
            out.push_back(separator);
        appendCsvField(out, fields[i], separator);
    }
    out.push_back('\n');
}

} // namespace contraflow
