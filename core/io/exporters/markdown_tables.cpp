// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_writer.h"

#include <algorithm>

namespace contraflow {

namespace {

bool isWordCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/** The text so that Markdown and the HTML that it allows show it as it is, in one line. */
void appendMarkdown(std::string& out, std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        switch (c) {
        case '\n':
            out += "<br>";
            break;
        case ' ':
            // What reads it leaves out the outer ones, and all but one of several.
            out += i == 0 || i + 1 == text.size() || text[i - 1] == ' ' ? "&#32;" : " ";
            break;
        case '<':
            out += "&lt;";
            break;
        case '&':
            out += "&amp;";
            break;
        case '_':
            // Within a word it means nothing.
            if (i == 0 || i + 1 == text.size() || !isWordCharacter(text[i - 1]) ||
                !isWordCharacter(text[i + 1]))
                out += '\\';
            out += c;
            break;
        case '|':
        case '\\':
        case '`':
        case '*':
        case '[':
        case ']':
        case '~':
        case '#':
        case '$':
            out += '\\';
            [[fallthrough]];
        default:
            if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
                out += "&#" + std::to_string(int{c}) + ";";
            else
                out += c;
        }
    }
}

/** A paragraph of it, which begins no list, quotation or line whatever its first signs are. */
void appendMarkdownParagraph(std::string& out, std::string_view text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view behind = text.substr(digits);
    const bool isNumbered = digits > 0 && (behind.starts_with('.') || behind.starts_with(')'));
    const bool isMarked =
        digits == 0 && !text.empty() && std::string_view("-+=>").find(text[0]) != std::string_view::npos;
    out += text.substr(0, digits);
    out += isNumbered || isMarked ? "\\" : "";
    appendMarkdown(out, behind);
}

class MarkdownTables : public TableWriter
{
public:
    MarkdownTables(ChunkSink sink, TableHeadings headings) : m_out(std::move(sink)), m_headings(headings) {}

    Result<void> begin(const Table& table) override
    {
        m_styles = {};
        std::string& out = m_out.text();
        if (!m_isFirst)
            out += '\n';
        m_isFirst = false;
        if (m_headings == TableHeadings::shown) {
            out += "## ";
            appendMarkdown(out, table.title());
            out += "\n\n";
        }
        out += '|';
        for (const Table::Column& column : table.columns()) {
            out += ' ';
            appendMarkdown(out, column.title);
            out += " |";
        }
        out += "\n|";
        for (const Table::Column& column : table.columns())
            out += isNumeric(column) ? " ---: |" : " --- |";
        out += '\n';
        return {};
    }

    Result<void> addRows(const Table& part) override
    {
        m_styles.take(part);
        for (std::size_t row = 0; row < part.rowCount(); ++row) {
            std::string& out = m_out.text();
            out += '|';
            for (std::size_t column = 0; column < part.columns().size(); ++column) {
                out += ' ';
                appendMarkdown(out, m_styles.text(part, row, column));
                out += " |";
            }
            out += '\n';
            RETURN_IF_ERROR(m_out.passOn());
        }
        return {};
    }

    Result<void> endTable(const std::vector<std::string>& notes) override
    {
        for (const std::string& note : notes) {
            m_out.text() += '\n';
            appendMarkdownParagraph(m_out.text(), note);
            m_out.text() += '\n';
        }
        return m_out.flush();
    }

private:
    TextPieces m_out;
    TableHeadings m_headings;
    ColumnStyles m_styles;
    bool m_isFirst = true;
};

} // namespace

std::unique_ptr<TableWriter> makeMarkdownTables(ChunkSink sink, TableHeadings headings)
{
    return std::make_unique<MarkdownTables>(std::move(sink), headings);
}

} // namespace contraflow
