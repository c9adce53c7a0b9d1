// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_values.h"

#include "core/analysis/error_statistics.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/importing/import_readers.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <unordered_map>

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
    if (!contains(m_file.notes, text))
        m_file.notes.push_back(std::move(text));
}

bool areNumbers(const std::vector<std::string>& words)
{
    return std::ranges::all_of(words, [](const std::string& word) { return parseNumber(word).has_value(); });
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
        std::ranges::replace(plain, ',', '.');
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
    std::ranges::replace(text, ',', '.');
    return parseNumber(text) || parseQuantity(Dimension::size, text) ||
           parseQuantity(Dimension::bandwidth, text) || parseQuantity(Dimension::duration, text);
}

namespace {

/** A number as written, with what rounding may have taken away. */
struct PrintedNumber
{
    double value = 0;
    double halfDigit = 0;
};

constexpr const char* kEmpty = phrase("the column %1 is empty");

class TableValues
{
public:
    explicit TableValues(const ImportTable& table) : m_table(table) {}

    ImportValues read()
    {
        for (const ImportColumn& column : m_table.columns)
            if (column.meaning == ColumnMeaning::kept) {
                m_values.keptColumns.push_back(column.name);
                m_isResult.push_back(column.isResult);
            }
        for (const ImportRecord& record : m_table.records)
            takeRecord(record);
        settleRepetitions();
        if (m_unorderedLine)
            m_values.notes.push_back(sentence(
                "the sizes of '%1' do not ascend at line %2; look whether lines were swapped or damaged",
                {m_table.title, std::to_string(m_unorderedLine)}));
        return std::move(m_values);
    }

private:
    void takeRecord(const ImportRecord& record)
    {
        m_row = {};
        m_row.line = record.line;
        m_row.test = m_table.test;
        m_row.processes = m_table.processes;
        m_reason.clear();
        m_printed.clear();
        m_messageRate.reset();
        for (std::size_t i = 0; i < m_table.columns.size() && m_reason.empty(); ++i)
            takeCell(m_table.columns[i], i < record.cells.size() ? record.cells[i] : std::string());
        if (m_reason.empty())
            m_reason = contradiction();
        if (m_reason.empty())
            m_reason = repetition();
        if (!m_reason.empty()) {
            std::string text;
            for (const std::string& cell : record.cells)
                text += (text.empty() ? "" : " ") + cell;
            if (m_values.rejected.size() < ImportLimits::kRejected)
                m_values.rejected.push_back({record.line, std::move(text), m_reason});
            return;
        }
        if (m_repeats == nullptr) {
            noteOrder();
            m_values.rows.push_back(m_row);
        }
    }

    void takeCell(const ImportColumn& column, const std::string& cell)
    {
        const std::string text(trimmed(cell));
        switch (column.meaning) {
        case ColumnMeaning::ignored:
            return;
        case ColumnMeaning::kept:
            m_row.kept.push_back(text);
            return;
        case ColumnMeaning::message:
            return takeText(column, text, m_row.message);
        case ColumnMeaning::pattern:
            return takeText(column, text, m_row.pattern);
        case ColumnMeaning::source:
            return takeText(column, text, m_row.source);
        case ColumnMeaning::destination:
            return takeText(column, text, m_row.destination);
        case ColumnMeaning::test:
            return takeText(column, text, m_row.test);
        case ColumnMeaning::processes:
            return takeCount(column, text, m_row.processes);
        case ColumnMeaning::repetitions:
            return takeCount(column, text, m_row.repetitions);
        case ColumnMeaning::messageRate:
            if (const auto rate = parseNumber(text))
                m_messageRate = {*rate, halfDigit(text)};
            return;
        case ColumnMeaning::size:
            return takeQuantity(column, text, m_row.size);
        case ColumnMeaning::start:
            return takeQuantity(column, text, m_row.start);
        case ColumnMeaning::time:
            return takeQuantity(column, text, m_row.time);
        case ColumnMeaning::bandwidth:
            return takeQuantity(column, text, m_row.bandwidth);
        case ColumnMeaning::minimum:
            return takeQuantity(column, text, m_row.minimum);
        case ColumnMeaning::maximum:
            return takeQuantity(column, text, m_row.maximum);
        case ColumnMeaning::ci95:
            return takeQuantity(column, text, m_row.ci95);
        }
    }

    /** Sets the reason by a pattern with the column in its place %1 and what the cell has in %2. */
    void fail(const ImportColumn& column, std::string_view pattern, std::string_view what = {})
    {
        m_reason = sentence(pattern, {inQuotes(column.name), what});
    }

    void takeText(const ImportColumn& column, const std::string& text, std::string& field)
    {
        constexpr std::size_t longest = 1000;
        if (text.empty() && column.meaning == ColumnMeaning::pattern)
            return fail(column, kEmpty);
        if (text.empty())
            return; // whether it is needed depends on what else the row says
        if (findInvalidUtf8(text) != std::string::npos)
            return fail(column, phrase("the column %1 has a name that is not UTF-8 text"));
        if (text.size() > longest)
            return fail(column, phrase("the column %1 has a name of more than %2 bytes"),
                        groupedCount(longest));
        field = text;
    }

    void takeCount(const ImportColumn& column, const std::string& text, std::optional<std::uint32_t>& field)
    {
        if (isMissingValue(text))
            return;
        const auto number = parseNumber(text);
        if (!number || *number < 1 || *number > std::numeric_limits<std::uint32_t>::max() ||
            std::floor(*number) != *number)
            return fail(column, phrase("the column %1 has %2, which is no whole number from 1 on"),
                        inQuotes(text));
        field = static_cast<std::uint32_t>(*number);
    }

    void takeQuantity(const ImportColumn& column, std::string text, std::optional<Quantity>& field)
    {
        if (isMissingValue(text)) {
            if (column.meaning == ColumnMeaning::time)
                fail(column, kEmpty);
            return;
        }
        const std::string plain = plainNumber(text, m_table.decimal);
        const bool hasPoint = text.find('.') != std::string::npos && plain.size() == text.size();
        if (m_table.decimal == DecimalMark::comma && hasPoint)
            return fail(column, phrase("the column %1 has %2 in a table with decimal commas"),
                        inQuotes(text));
        text = plain;
        const Dimension dimension = *dimensionOf(column.meaning);
        const auto number = parseNumber(text);
        if (number && !column.unit)
            return fail(column, phrase("the column %1 has no unit; choose one, such as %2"),
                        exampleUnit(dimension));
        // A number is read with the unit as one text, so that rounding is that of a typed cell.
        const Result<Quantity> value =
            number ? parseQuantity(dimension, text + " " + std::string(column.unit->symbol))
                   : parseQuantity(dimension, text);
        if (!value)
            return fail(column, phrase("the column %1 has %2"),
                        inQuotes(text) + ": " + value.error().message);
        if (value->value <= 0 && column.meaning == ColumnMeaning::time)
            return fail(column, phrase("the column %1 has %2, and a measured time is above 0"),
                        inQuotes(text));
        if (dimension == Dimension::size && std::floor(value->value) != value->value)
            return fail(column, phrase("the column %1 has %2, and a size is a whole number of bytes"),
                        inQuotes(text));
        if (value->value <= 0 && column.meaning == ColumnMeaning::bandwidth)
            return; // a message of 0 bytes
        if (number)
            m_printed[column.meaning] = {*number, halfDigit(text)};
        field = *value;
    }

    static std::string_view exampleUnit(Dimension dimension)
    {
        return dimension == Dimension::size ? "B" : dimension == Dimension::bandwidth ? "MB/s" : "us";
    }

    /** What in the row contradicts itself; empty when nothing does. */
    std::string contradiction()
    {
        if (!m_row.time && !m_row.bandwidth)
            return sentence("it has neither a time nor a bandwidth");
        constexpr double rounding = 1 + 1e-9;
        if (m_row.time && m_row.minimum && m_row.minimum->value > m_row.time->value * rounding)
            return sentence("its mean is below its minimum");
        if (m_row.time && m_row.maximum && m_row.maximum->value * rounding < m_row.time->value)
            return sentence("its mean is above its maximum");
        if (std::string reason = wrongBandwidth(); !reason.empty())
            return reason;
        return wrongRate();
    }

    double relativeHalfDigit(ColumnMeaning meaning) const
    {
        const auto found = m_printed.find(meaning);
        return found == m_printed.end() || found->second.value == 0
                   ? 0
                   : found->second.halfDigit / std::abs(found->second.value);
    }

    /** Where time and bandwidth say the same, they must agree but for rounding. */
    std::string wrongBandwidth() const
    {
        if (m_table.bytesPerSize == 0 || !m_row.size || !m_row.bandwidth || m_row.size->value == 0)
            return {};
        // These benchmarks count the slowest process where they know it.
        const bool isSlowest = m_row.maximum.has_value();
        const auto& time = isSlowest ? m_row.maximum : m_row.time;
        if (!time)
            return {};
        const double rate = m_table.bytesPerSize * m_row.size->value / time->value;
        const double off = std::abs(rate / m_row.bandwidth->value - 1);
        const double allowed =
            1.1 * (relativeHalfDigit(isSlowest ? ColumnMeaning::maximum : ColumnMeaning::time) +
                   relativeHalfDigit(ColumnMeaning::bandwidth)) +
            1e-6;
        return off <= allowed
                   ? std::string()
                   : sentence("its bandwidth %1 is not its size / time, %2; one of them is damaged",
                              {quantityText(*m_row.bandwidth), displayText(Dimension::bandwidth, rate)});
    }

    std::string wrongRate() const
    {
        if (!m_messageRate || !m_row.size || !m_row.bandwidth || m_row.size->value == 0)
            return {};
        const double rate = m_messageRate->value * m_row.size->value;
        const double allowed = 1.1 * (relativeHalfDigit(ColumnMeaning::bandwidth) +
                                      m_messageRate->halfDigit / std::max(m_messageRate->value, 1e-300)) +
                               1e-6;
        return std::abs(rate / m_row.bandwidth->value - 1) <= allowed
                   ? std::string()
                   : sentence("its messages per second times its size are not its bandwidth; one of them is "
                              "damaged");
    }

    /** What the row is of. */
    std::string subject() const
    {
        std::string key;
        for (const std::string* part : {&m_row.pattern, &m_row.message, &m_row.test})
            key += *part + '\n';
        if (!m_row.message.empty())
            return key;
        for (const std::string* part : {&m_row.source, &m_row.destination})
            key += *part + '\n';
        key += m_row.size ? numberText(m_row.size->value) : std::string();
        key += '\n' + (m_row.processes ? std::to_string(*m_row.processes) : std::string());
        // Columns that are kept may tell rows apart.
        for (std::size_t i = 0; i < m_row.kept.size(); ++i)
            if (!m_isResult[i])
                key += '\n' + m_row.kept[i];
        return key;
    }

    /** Counts the row to those before it that are of the same; why it cannot be, else empty. */
    std::string repetition()
    {
        const auto [found, isNew] = m_seen.emplace(subject(), m_values.rows.size());
        m_repeats = nullptr;
        if (isNew)
            return {};
        const ImportRow& first = m_values.rows[found->second];
        if (first.ci95 || m_row.ci95 || first.time.has_value() != m_row.time.has_value())
            return sentence(
                "the same was given in line %1 already, and rows that have an error of their own, or no "
                "time, have no common mean",
                {std::to_string(first.line)});
        m_repeats = &m_repeated[found->second];
        if (m_repeats->rows.empty())
            m_repeats->rows.push_back(first);
        m_repeats->rows.push_back(m_row);
        if (m_row.time)
            m_repeats->leastWidth = m_row.time->value * relativeHalfDigit(ColumnMeaning::time);
        return {};
    }

    using Rows = std::vector<ImportRow>;
    /** All rows of the same thing. */
    struct Repeated
    {
        Rows rows;
        double leastWidth = 0; ///< half a digit of a time
    };

    /** In the unit of the other one, without digits that nobody measured. */
    static Quantity roundedLike(const Quantity& other, double value)
    {
        constexpr int kDigits = 9;
        const double scale = other.unit->scale;
        return quantity(other.unit->dimension, *parseNumber(roundedText(value / scale, kDigits)),
                        other.unit->symbol);
    }

    template<typename Value>
    static std::vector<double> valuesOf(const Rows& rows, Value value)
    {
        std::vector<double> values;
        for (const ImportRow& row : rows)
            if (const std::optional<Quantity>& cell = row.*value)
                values.push_back(cell->value);
        return values;
    }

    static void setMean(std::optional<Quantity>& field, double mean)
    {
        if (field)
            *field = roundedLike(*field, mean);
    }

    /** What all say, or the mean of their numbers. */
    static std::string commonText(const Rows& rows, std::size_t column)
    {
        constexpr int kDigits = 6;
        const auto text = [column](const ImportRow& row) {
            return column < row.kept.size() ? row.kept[column] : std::string();
        };
        std::vector<double> numbers;
        bool isSame = true;
        for (const ImportRow& row : rows) {
            isSame = isSame && text(row) == text(rows.front());
            if (const auto number = parseNumber(text(row)))
                numbers.push_back(*number);
        }
        return isSame                          ? text(rows.front())
               : numbers.size() == rows.size() ? roundedText(meanEstimate(numbers).mean, kDigits)
                                               : std::string();
    }

    /** Makes one row of those that measured the same. */
    void settle(ImportRow& row, const Repeated& repeated)
    {
        const Rows& rows = repeated.rows;
        const MeanEstimate time = meanEstimate(valuesOf(rows, &ImportRow::time));
        const MeanEstimate rate = meanEstimate(valuesOf(rows, &ImportRow::bandwidth));
        setMean(row.time, time.mean);
        setMean(row.bandwidth, rate.mean);
        if (row.time && row.bandwidth && row.size && m_table.bytesPerSize > 0)
            setMean(row.bandwidth, m_table.bytesPerSize * row.size->value / time.mean);
        row.repetitions = static_cast<std::uint32_t>(rows.size());
        // What is printed alike may differ in the digits that are not printed.
        if (row.time)
            row.ci95 = roundedLike(*row.time, std::max(*time.halfWidth, repeated.leastWidth));
        else
            m_rateWidths.emplace_back(static_cast<std::size_t>(&row - m_values.rows.data()), *rate.halfWidth);
        const std::vector<double> least = valuesOf(rows, &ImportRow::minimum);
        const std::vector<double> most = valuesOf(rows, &ImportRow::maximum);
        if (!least.empty())
            setMean(row.minimum, *std::ranges::min_element(least));
        if (!most.empty())
            setMean(row.maximum, *std::ranges::max_element(most));
        for (std::size_t i = 0; i < row.kept.size(); ++i)
            row.kept[i] = commonText(rows, i);
    }

    void settleRepetitions()
    {
        std::size_t repeated = 0;
        for (const auto& [at, rows] : m_repeated) {
            settle(m_values.rows[at], rows);
            repeated += rows.rows.size();
        }
        if (!m_rateWidths.empty()) {
            m_values.keptColumns.emplace_back("bandwidth ci95");
            for (ImportRow& row : m_values.rows)
                row.kept.emplace_back();
        }
        for (const auto& [at, width] : m_rateWidths) {
            ImportRow& row = m_values.rows[at];
            row.kept.back() = quantityText(roundedLike(*row.bandwidth, width));
        }
        if (repeated > 0)
            m_values.notes.push_back(sentence(
                "%1: %2 rows measured the same as others, which became %3 with mean, number and half the 95 "
                "% confidence interval",
                {inQuotes(m_table.title), groupedCount(repeated),
                 sentenceOf(m_repeated.size(), "1 row", "%1 rows")}));
    }

    /** Benchmarks go from small to large sizes; NetPIPE goes around each size. */
    void noteOrder()
    {
        if (!m_table.kind || !m_row.source.empty() || !m_row.size || !m_row.message.empty())
            return;
        const bool isBack = m_lastSize && (m_row.size->value < *m_lastSize ||
                                           (m_row.size->value == *m_lastSize && m_row.kept == m_lastKept));
        const bool isDescending = isBack && m_lastTest == m_row.test && m_lastProcesses == m_row.processes;
        if (isDescending && m_unorderedLine == 0)
            m_unorderedLine = m_row.line;
        m_lastSize = m_row.size->value;
        m_lastKept = m_row.kept; // rows of several groups have one size
        m_lastTest = m_row.test;
        m_lastProcesses = m_row.processes;
    }

    const ImportTable& m_table;
    ImportValues m_values;
    ImportRow m_row;
    std::string m_reason;
    std::map<ColumnMeaning, PrintedNumber> m_printed;
    std::optional<PrintedNumber> m_messageRate;
    std::vector<bool> m_isResult;                             ///< of the columns that are kept
    std::unordered_map<std::string, std::size_t> m_seen;      ///< positions of rows by what they are of
    std::map<std::size_t, Repeated> m_repeated;               ///< by the position of the first of them
    Repeated* m_repeats = nullptr;                            ///< those that the row is one of
    std::vector<std::pair<std::size_t, double>> m_rateWidths; ///< of rows without a time, by position
    std::optional<double> m_lastSize;
    std::vector<std::string> m_lastKept;
    std::string m_lastTest;
    std::optional<std::uint32_t> m_lastProcesses;
    std::size_t m_unorderedLine = 0; ///< first line out of order
};

} // namespace

ImportValues readImportTable(const ImportTable& table)
{
    return TableValues(table).read();
}

} // namespace contraflow
