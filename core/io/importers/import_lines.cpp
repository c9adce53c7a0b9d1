// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/io/importers/import_readers.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

std::vector<TextLine> textLines(std::string_view text)
{
    std::vector<TextLine> lines;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of("\r\n");
        const bool isCut = end == std::string_view::npos;
        lines.push_back({lines.size() + 1, text.substr(0, end), isCut});
        if (isCut)
            break;
        text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
    }
    return lines;
}

bool hasLine(std::string_view text, std::string_view beginning)
{
    for (std::size_t at = text.find(beginning); at != std::string_view::npos;
         at = text.find(beginning, at + 1)) {
        std::size_t before = at;
        while (before > 0 && (text[before - 1] == ' ' || text[before - 1] == '\t'))
            --before;
        if (before == 0 || text[before - 1] == '\n' || text[before - 1] == '\r')
            return true;
    }
    return false;
}

std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words;
    constexpr std::string_view blanks = " \t";
    for (std::size_t at = line.find_first_not_of(blanks);
         at != std::string_view::npos && words.size() < ImportLimits::kColumns;) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
    }
    return words;
}

ImportColumn keptResult(std::string name)
{
    return {std::move(name), ColumnMeaning::kept, nullptr, true};
}

std::vector<std::string> wideWordsOf(std::string_view line)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < line.size() && words.size() < ImportLimits::kColumns;) {
        const std::size_t end = std::min({line.find("  ", at), line.find('\t', at), line.size()});
        if (const std::string_view word = trimmed(line.substr(at, end - at)); !word.empty())
            words.emplace_back(word);
        at = end + 1;
    }
    return words;
}

bool rejectCutLine(ImportedFile& file, const TextLine& line)
{
    if (!line.isCut)
        return false;
    file.reject(
        line.number, line.text,
        sentence(
            "the file ends within this line, so its last number may be cut; add a line end if it is whole"));
    return true;
}

bool rejectShortNumber(ImportedFile& file, const ImportTable& table, const TextLine& line,
                       const std::vector<std::string>& words)
{
    if (table.records.empty() || words.empty() || words.size() > table.records.front().cells.size())
        return false;
    const std::string& first = table.records.front().cells[words.size() - 1];
    if (!parseNumber(first) || halfDigit(words.back()) <= halfDigit(first))
        return false;
    file.reject(
        line.number, line.text,
        sentence(
            "its last number has fewer decimals than those above it, so it may be cut; complete it or leave "
            "the line out"));
    return true;
}

void rejectEmptyTables(ImportedFile& file, const TableHeaders& headers, std::string_view reason)
{
    for (const auto& [table, line] : headers)
        if (file.tables[table].records.empty())
            file.reject(line.number, line.text,
                        sentence("%1 has no row; %2", {file.tables[table].title, reason}));
}

void noteUnknownSize(ImportedFile& file, std::string_view what)
{
    file.notes.push_back(
        sentence("the output does not say how large %1 were; write the size into the sheet of the benchmark",
                 {sentence(what)}));
}

bool LogReader::rejectWidth(const TextLine& line, std::size_t words, std::size_t columns)
{
    if (words != columns)
        reject(line, sentence("it has %1 numbers where the table has %2 columns",
                              {groupedCount(words), groupedCount(columns)}));
    return words != columns;
}

void LogReader::note(std::string text)
{
    if (std::find(m_file.notes.begin(), m_file.notes.end(), text) == m_file.notes.end())
        m_file.notes.push_back(std::move(text));
}

bool areNumbers(const std::vector<std::string>& words)
{
    return std::all_of(words.begin(), words.end(),
                       [](const std::string& word) { return parseNumber(word).has_value(); });
}

void noteOpenEnd(ImportedFile& file, std::string_view text)
{
    if (const char last = text.back(); last != '\n' && last != '\r')
        file.notes.emplace_back(
            sentence("the last line has no line end; if the file was cut there, its last number is wrong"));
}

bool isMissingValue(std::string_view text)
{
    for (const std::string_view word : {"", "-", "--", "nan", "-nan", "NaN", "NA", "N/A", "n/a", "null"})
        if (text == word)
            return true;
    return false;
}

std::string plainNumber(std::string_view cell, DecimalMark decimal)
{
    constexpr std::string_view kDigits = "0123456789";
    constexpr std::size_t kGroup = 3;
    const auto digitsAt = [&](std::size_t at) {
        return std::min(cell.find_first_not_of(kDigits, at), cell.size()) - std::min(at, cell.size());
    };
    const std::size_t begin = cell.starts_with("+") || cell.starts_with("-") ? 1 : 0;
    const std::size_t first = digitsAt(begin);
    std::string plain(cell);
    // Blanks, also those that do not break a line, and apostrophes.
    for (const std::string_view mark :
         {decimal == DecimalMark::comma ? "." : ",", " ", "\xC2\xA0", "\xE2\x80\xAF", "'", "\xE2\x80\x99"}) {
        std::string number(cell.substr(0, begin + first));
        std::size_t at = begin + first;
        std::size_t groups = 0;
        while (first > 0 && first <= kGroup && cell.substr(std::min(at, cell.size())).starts_with(mark) &&
               digitsAt(at + mark.size()) == kGroup) {
            number += cell.substr(at + mark.size(), kGroup);
            at += mark.size() + kGroup;
            ++groups;
        }
        const bool isOpen = decimal == DecimalMark::automatic && mark == "," && groups == 1 &&
                            !cell.substr(at).starts_with(".");
        if (groups > 0 && !isOpen) {
            plain = number + std::string(cell.substr(at));
            break;
        }
    }
    if (decimal == DecimalMark::comma && plain.find('.') == std::string::npos)
        std::replace(plain.begin(), plain.end(), ',', '.');
    return plain;
}

double halfDigit(std::string_view number)
{
    const std::size_t exponentAt = std::min(number.find_first_of("eE"), number.size());
    const std::size_t point = number.substr(0, exponentAt).find('.');
    const double decimals = point == std::string_view::npos ? 0 : static_cast<double>(exponentAt - point - 1);
    const double exponent =
        exponentAt + 1 < number.size() ? parseNumber(number.substr(exponentAt + 1)).value_or(0) : 0;
    return 0.5 * std::pow(10.0, exponent - decimals);
}

bool looksLikeValue(std::string_view cell)
{
    std::string text(trimmed(cell));
    const std::size_t begin = text.find_first_not_of("+-.([");
    if (begin == std::string::npos || text[begin] < '0' || text[begin] > '9')
        return false;
    // Dates, intervals, addresses and fractions are made of nothing else.
    if (text.find_first_not_of("0123456789.,:+-/()[]") == std::string::npos)
        return true;
    std::replace(text.begin(), text.end(), ',', '.');
    return parseNumber(text) || parseQuantity(Dimension::size, text) ||
           parseQuantity(Dimension::bandwidth, text) || parseQuantity(Dimension::duration, text);
}

} // namespace contraflow
