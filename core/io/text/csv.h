// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** One record of CSV text and the line (0-based within the text) it begins on. */
struct CsvRecord
{
    std::vector<std::string> fields;
    std::size_t line = 0;
    bool hasOpenQuote = false; ///< the text ended inside quotes
};

/**
 * Reads RFC 4180 CSV record by record: quotes, doubled quotes, line ends inside quotes, LF, CRLF and CR.
 * Blank lines are skipped. Blanks and tabs around a field do not belong to it unless they are inside quotes.
 * A quote in the middle of a field is an ordinary character.
 */
class CsvReader
{
public:
    explicit CsvReader(std::string_view text, char separator = ',') : m_text(text), m_separator(separator) {}
    /** Fills `record`, whose strings are used again; false at the end of the text. */
    bool next(CsvRecord& record);

private:
    [[nodiscard]] bool isBlank(char c) const { return (c == ' ' || c == '\t') && c != m_separator; }
    [[nodiscard]] bool isFieldEnd(char c) const { return c == m_separator || c == '\n' || c == '\r'; }
    void skipBlankLines();
    void skipLineEnd();
    void readQuoted(std::string& field, CsvRecord& record);
    void readField(std::string& field, CsvRecord& record);

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    std::size_t m_line = 0;
};

/** Appends one field, quoted when it must be (separator, quote, line end, outer blank). */
void appendCsvField(std::string& out, std::string_view field, char separator = ',');

/** Appends a record and a line end. */
void appendCsvRecord(std::string& out, const std::vector<std::string>& fields, char separator = ',');

} // namespace contraflow
