// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/column_names.h"
#include "core/importing/import_readers.h"
#include "core/io/text/csv.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace contraflow {

namespace {

/** How a table is written, and the line that names its columns. */
struct Layout
{
    char separator = ',';
    ImportRecord header;   ///< its line is 0 where no line names the columns
    std::size_t known = 0; ///< columns whose names say what they are
    std::size_t rows = 0;  ///< lines with values in as many columns

    [[nodiscard]] bool isBetterThan(const Layout& other) const
    {
        return std::tuple(rows > 0, known, rows) > std::tuple(other.rows > 0, other.known, other.rows);
    }
};

/** Hands over the records of a text, one after the other, until `take` returns false. */
template<typename Take>
void forEachRecord(std::string_view text, char separator, Take take)
{
    if (separator == ' ') {
        for (const TextLine& line : textLines(text))
            if (ImportRecord words{line.number, wordsOf(line.text)}; !words.cells.empty() && !take(words))
                return;
        return;
    }
    CsvReader reader(text, separator);
    CsvRecord record;
    while (reader.next(record))
        if (ImportRecord cells{record.line + 1, record.fields}; !take(cells))
            return;
}

std::vector<char> separatorsIn(std::string_view text, const ImportOptions& options)
{
    std::vector<char> separators;
    for (const char separator : {',', '\t', ';', '|', ' '})
        if (options.separator ? separator == options.separator
                              : separator == ' ' || text.find(separator) != std::string_view::npos)
            separators.push_back(separator);
    return separators;
}

std::string_view headerName(std::string_view cell, std::size_t column)
{
    // "# src,dst,…" is a header all the same.
    if (column == 0 && cell.starts_with("#"))
        cell.remove_prefix(1);
    return trimmed(cell);
}

/** Columns whose names say what they are, or what the caller says they are. */
std::size_t knownColumns(const ImportRecord& record, const ImportOptions& options)
{
    std::size_t known = 0;
    for (std::size_t i = 0; i < std::min(record.cells.size(), ImportLimits::kColumns); ++i) {
        const std::string_view name = headerName(record.cells[i], i);
        const bool isKnown = readColumnName(name).meaning != ColumnMeaning::kept || options.isChosen(name, 0);
        known += isKnown ? 1 : 0;
    }
    return known;
}

/** The first cell that looks like a value: such a line names no columns. */
const std::string* valueIn(const ImportRecord& record)
{
    const auto found = std::ranges::find_if(record.cells, looksLikeValue);
    return found == record.cells.end() ? nullptr : &*found;
}

/** The layout under which the most columns have a name that says something. The line of names may stand
 * anywhere: processes that print when they are done are not in order. */
Result<Layout> findLayout(std::string_view text, const ImportOptions& options)
{
    Layout best;
    std::string value; ///< in the line that the caller chose
    for (const char separator : separatorsIn(text, options)) {
        std::vector<Layout> found;
        std::map<std::size_t, std::size_t> rows; ///< with values, by number of cells
        forEachRecord(text, separator, [&](const ImportRecord& record) {
            const std::string* seen = valueIn(record);
            const bool isChosen = options.headerLine != 0 && record.line == options.headerLine;
            if (seen) {
                ++rows[record.cells.size()];
                value = isChosen ? *seen : value;
            } else if (record.cells.size() > 1 && (isChosen || options.headerLine == 0)) {
                const std::size_t known = knownColumns(record, options);
                if ((known > 0 || isChosen) && found.size() < ImportLimits::kColumns)
                    found.push_back({separator, record, known});
            }
            return true;
        });
        for (Layout& layout : found) {
            // A separator at the end of each row makes a cell too many.
            layout.rows = rows[layout.header.cells.size()] + rows[layout.header.cells.size() + 1];
            if (best.header.line == 0 || layout.isBetterThan(best))
                best = std::move(layout);
        }
    }
    if (options.headerLine == 0 || best.known > 0 || (best.header.line != 0 && value.empty()))
        return best;
    const std::string line = std::to_string(options.headerLine);
    return Error{
        ErrorCode::invalidInput,
        value.empty()
            ? sentence("the file has no line %1 that could name the columns", {line})
            : sentence(
                  "line %1 has the value %2 and names no columns; give the line that names them, or say by "
                  "their "
                  "numbers what the columns are",
                  {line, inQuotes(value)})};
}

/** A table that does not name its columns, which the caller names by their numbers: the separator that makes
 * the most columns, and no header where the first line has values. */
Layout bareLayout(std::string_view text, const ImportOptions& options)
{
    Layout best;
    for (const char separator : separatorsIn(text, options))
        forEachRecord(text, separator, [&](const ImportRecord& record) {
            if (record.cells.size() > best.header.cells.size())
                best = {separator, record};
            return false;
        });
    if (!valueIn(best.header))
        return best;
    for (std::string& name : best.header.cells)
        name.clear();
    best.header.line = 0;
    return best;
}

/** A number with a comma where a point would stand: digits, one comma, digits. */
bool hasDecimalComma(std::string_view cell)
{
    const std::size_t comma = cell.find(',');
    return comma != std::string_view::npos && comma > 0 && comma + 1 < cell.size() &&
           cell.find_first_not_of("0123456789+-", 0) == comma && cell[comma + 1] >= '0' &&
           cell[comma + 1] <= '9' && cell.find_first_of(",.", comma + 1) == std::string_view::npos;
}

/** "1,024" may be a thousand or one; other numbers of digits behind the comma may not. */
bool isAmbiguous(std::string_view cell)
{
    const std::size_t comma = cell.find(',');
    return hasDecimalComma(cell) && cell.size() == comma + 4 && comma <= 3 && cell[0] != '0';
}

/** By the columns that hold quantities. */
DecimalMark decimalMarkOf(const ImportTable& table, ImportedFile& file)
{
    std::size_t commas = 0;
    std::size_t clear = 0;
    std::size_t points = 0;
    std::size_t groups = 0; // of thousands
    for (const ImportRecord& record : table.records)
        for (std::size_t i = 0; i < std::min(record.cells.size(), table.columns.size()); ++i) {
            if (!dimensionOf(table.columns[i].meaning))
                continue;
            const std::string_view cell = trimmed(record.cells[i]);
            const std::string german = plainNumber(cell, DecimalMark::comma);
            const bool hasComma = cell.find(',') != std::string_view::npos;
            const bool hasPoint = cell.find('.') != std::string_view::npos;
            groups += hasPoint && german.size() < cell.size() ? 1 : 0;
            const bool isGerman = hasComma && hasPoint && cell.rfind(',') > cell.rfind('.');
            commas += isGerman || hasDecimalComma(cell) ? 1 : 0;
            clear += isGerman || (hasDecimalComma(cell) && !isAmbiguous(cell)) ? 1 : 0;
            points += hasPoint && german.size() >= cell.size() ? 1 : 0;
        }
    if (commas == 0 || points > 0)
        return points > 0 ? DecimalMark::point : DecimalMark::automatic;
    if (clear == 0) {
        file.notes.emplace_back(sentence(
            "numbers such as 1,024 may have a decimal comma or a comma between thousands; say which decimal "
            "mark the file has"));
        return DecimalMark::automatic;
    }
    file.notes.emplace_back(groups > 0
                                ? sentence("numbers have a decimal comma, and points between thousands")
                                : sentence("numbers have a decimal comma"));
    return DecimalMark::comma;
}

/** A count named "n" is that of processes where repetitions have a column of their own. */
void settleCounts(std::vector<ImportColumn>& columns)
{
    std::vector<ImportColumn*> counts;
    for (ImportColumn& column : columns)
        if (column.meaning == ColumnMeaning::repetitions)
            counts.push_back(&column);
    if (counts.size() < 2)
        return;
    for (ImportColumn* column : counts)
        if (column->name == "n")
            column->meaning = ColumnMeaning::processes;
}

/** "m (B)" beside n and a time is the size of the messages of a collective. */
void settleSize(std::vector<ImportColumn>& columns)
{
    if (columnOf(columns, ColumnMeaning::size) || !columnOf(columns, ColumnMeaning::time))
        return;
    for (ImportColumn& column : columns) {
        const bool isNamedM = column.meaning == ColumnMeaning::kept && column.name.starts_with("m") &&
                              (column.name.size() == 1 ||
                               std::string_view(" _([").find(column.name[1]) != std::string_view::npos);
        if (!isNamedM)
            continue;
        const ColumnReading size = readColumnName("size" + column.name.substr(1));
        column.meaning = ColumnMeaning::size;
        column.unit = size.unit;
        return;
    }
}

/**
 * Times over n and a size, without messages and their ends, are those of a collective on n processes: n
 * takes several values, each with several sizes. A number of repetitions does not.
 */
void settleProcesses(ImportTable& table, ImportedFile& file)
{
    const std::optional<std::size_t> count = columnOf(table.columns, ColumnMeaning::repetitions);
    const std::optional<std::size_t> size = columnOf(table.columns, ColumnMeaning::size);
    if (!count || table.columns[*count].name != "n" || !size)
        return;
    for (const ColumnMeaning other : {ColumnMeaning::message, ColumnMeaning::pattern, ColumnMeaning::source,
                                      ColumnMeaning::destination, ColumnMeaning::processes})
        if (table.has(other))
            return;
    std::map<std::string, std::set<std::string>> sizes;
    for (const ImportRecord& record : table.records)
        sizes[record.cells[*count]].insert(record.cells[*size]);
    const bool isGrid = sizes.size() > 1 &&
                        std::ranges::all_of(sizes, [](const auto& entry) { return entry.second.size() > 1; });
    if (!isGrid)
        return;
    table.columns[*count].meaning = ColumnMeaning::processes;
    file.notes.emplace_back(
        sentence("n is taken as the number of processes: it has several values, each with several sizes"));
}

/** Each meaning once; the second column of one is kept as text. */
void settleDuplicates(std::vector<ImportColumn>& columns, ImportedFile& file)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].meaning == ColumnMeaning::kept)
            continue;
        for (std::size_t j = i + 1; j < columns.size(); ++j) {
            if (columns[j].meaning != columns[i].meaning)
                continue;
            file.notes.push_back(sentence("the columns %1 and %2 both mean %3; the first is taken",
                                          {inQuotes(columns[i].name), inQuotes(columns[j].name),
                                           columnMeaningName(columns[i].meaning)}));
            columns[j].meaning = ColumnMeaning::kept;
        }
    }
}

std::vector<ImportColumn> readHeader(const ImportRecord& header, const ImportOptions& options,
                                     ImportedFile& file)
{
    std::vector<ImportColumn> columns;
    for (std::size_t i = 0; i < header.cells.size(); ++i) {
        std::string name(headerName(header.cells[i], i));
        ColumnReading reading = readColumnName(name);
        if (!reading.unknownUnit.empty() && !options.isChosen(name, i + 1))
            file.notes.push_back(sentence("the column %1 has the unknown unit %2; choose its unit",
                                          {inQuotes(name), inQuotes(reading.unknownUnit)}));
        if (name.empty())
            name = "column " + std::to_string(i + 1);
        columns.push_back({std::move(name), reading.meaning, reading.unit});
    }
    settleCounts(columns);
    settleSize(columns);
    settleDuplicates(columns, file);
    std::vector<std::string> kept;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].meaning == ColumnMeaning::kept && !options.isChosen(columns[i].name, i + 1))
            kept.push_back(inQuotes(columns[i].name));
    if (!kept.empty())
        file.notes.push_back(sentence("not known and kept as text: %1", {joinedWords(kept)}));
    return columns;
}

void takeRecord(ImportedFile& file, ImportTable& table, ImportRecord record)
{
    const std::string text = joinedWords(record.cells);
    const bool isEmpty = std::ranges::all_of(record.cells, &std::string::empty);
    if (isEmpty)
        return;
    if (record.cells.front().starts_with("#"))
        return file.reject(record.line, text, sentence("it is a comment"), true);
    if (record.cells.size() < table.columns.size())
        return file.reject(record.line, text,
                           sentence("it has %1 cells where the table has %2 columns",
                                    {groupedCount(record.cells.size()), groupedCount(table.columns.size())}));
    const bool hasSurplus =
        std::any_of(record.cells.begin() + static_cast<std::ptrdiff_t>(table.columns.size()),
                    record.cells.end(), [](const std::string& cell) { return !cell.empty(); });
    if (hasSurplus)
        return file.reject(
            record.line, text,
            sentence(
                "it has %1 cells where the table has %2 columns; put quotes around a text that contains the "
                "separator",
                {groupedCount(record.cells.size()), groupedCount(table.columns.size())}));
    record.cells.resize(table.columns.size());
    table.records.push_back(std::move(record));
}

/** Takes the last row away where the text ends within it and its last number has fewer decimals than all
 * others of its column: it was cut there. */
bool rejectCutRow(ImportedFile& file, ImportTable& table, std::string_view text)
{
    const bool isOpen = text.back() != '\n' && text.back() != '\r';
    constexpr std::size_t fewest = 3;
    if (!isOpen || table.records.size() < fewest)
        return false;
    const ImportRecord last = table.records.back();
    const auto half = [&table](const ImportRecord& record) {
        const std::string& cell = record.cells[table.columns.size() - 1];
        return parseNumber(cell) ? halfDigit(cell) : 1;
    };
    const bool isShort = std::all_of(table.records.begin(), table.records.end() - 1,
                                     [&](const ImportRecord& record) { return half(record) < half(last); });
    if (!isShort)
        return false;
    table.records.pop_back();
    file.reject(
        last.line, joinedWords(last.cells),
        sentence(
            "the file ends within this line, and its last number has fewer decimals than those above it, so "
            "it may be cut; complete it"));
    return true;
}

/** Hands the records of a text to their table: which line names the columns decides which rows are its own.
 */
class RowReader
{
public:
    RowReader(ImportedFile& file, ImportTable& table, const Layout& layout, const ImportOptions& options)
        : m_file(file)
        , m_table(table)
        , m_header(layout.header)
        , m_separator(layout.separator)
        , m_options(options)
    {}

    void read(std::string_view text)
    {
        // Rows in front belong to the names that come first.
        forEachRecord(text, m_separator, [this](const ImportRecord& record) {
            const bool isHeader = namesColumns(record);
            m_owner = isHeader && record.cells != m_header.cells ? record.line : 0;
            return !isHeader;
        });
        forEachRecord(text, m_separator, [this](ImportRecord& record) {
            if (++m_count > ImportLimits::kRows + 1)
                m_file.notes.push_back(
                    sentence("only the first %1 rows were read", {groupedCount(ImportLimits::kRows)}));
            else
                take(std::move(record));
            return m_count <= ImportLimits::kRows + 1;
        });
        if (m_early > 0)
            m_file.notes.push_back(sentence(
                "%1 rows stand before line %2, which names the columns, and are taken as rows of the same "
                "table",
                {groupedCount(m_early), std::to_string(m_header.line)}));
    }

private:
    /** Whether a line could name the columns of this table, or of another one that is as wide. */
    [[nodiscard]] bool namesColumns(const ImportRecord& record) const
    {
        return record.line == m_header.line ||
               (m_header.line != 0 && record.cells.size() == m_header.cells.size() && !valueIn(record) &&
                (record.cells == m_header.cells || knownColumns(record, m_options) >= 2));
    }

    void take(ImportRecord record)
    {
        if (namesColumns(record)) {
            const bool isSame = record.cells == m_header.cells;
            m_owner = isSame ? 0 : record.line;
            if (record.line != m_header.line)
                m_file.reject(
                    record.line, joinedWords(record.cells),
                    isSame ? sentence("it names the columns again")
                           : sentence("it names other columns than line %1", {std::to_string(m_header.line)}),
                    isSame);
            return;
        }
        if (m_owner != 0)
            return m_file.reject(
                record.line, joinedWords(record.cells),
                sentence(
                    "it belongs to the columns that line %1 names; import it with that line as the one that "
                    "names the columns",
                    {std::to_string(m_owner)}));
        if (record.line < m_header.line && !hasItsShape(record))
            return m_file.reject(record.line, joinedWords(record.cells),
                                 sentence("it stands before the names of the columns"),
                                 record.cells.front().starts_with("sep="));
        m_early += record.line < m_header.line ? 1 : 0;
        takeRecord(m_file, m_table, std::move(record));
    }

    /** Whether a line in front of the names is a row of their table. */
    [[nodiscard]] bool hasItsShape(const ImportRecord& record) const
    {
        if (record.cells.size() != m_table.columns.size() || !valueIn(record))
            return false;
        for (std::size_t i = 0; i < record.cells.size(); ++i)
            if (dimensionOf(m_table.columns[i].meaning) && !isMissingValue(trimmed(record.cells[i])) &&
                !looksLikeValue(record.cells[i]))
                return false;
        return true;
    }

    ImportedFile& m_file;
    ImportTable& m_table;
    const ImportRecord& m_header;
    char m_separator;
    const ImportOptions& m_options;
    std::size_t m_owner = 0; ///< the line whose other names the next rows belong to
    std::size_t m_count = 0;
    std::size_t m_early = 0; ///< rows in front of the names
};

} // namespace

Result<ImportedFile> readDelimited(std::string_view text, const ImportOptions& options)
{
    ImportedFile file;
    ASSIGN_OR_RETURN(Layout found, findLayout(text, options));
    Layout layout = std::move(found);
    // Two words that are known by chance make no table, unless the caller said what the columns are.
    if (layout.known < 2 && options.columns.empty())
        return invalidInput(
            "no line names columns that are known, such as message, source, destination, size, time and "
            "ci95; name the format, the line that names the columns, or what each column is");
    if (layout.known < 2 && options.headerLine == 0)
        layout = bareLayout(text, options);
    if (layout.header.cells.size() > ImportLimits::kColumns)
        return invalidInput("the table has %1 columns, more than are read; is the separator right?",
                            {groupedCount(layout.header.cells.size())});
    ImportTable table;
    table.title = phrase("table");
    table.columns = readHeader(layout.header, options, file);
    RowReader(file, table, layout, options).read(text);
    settleProcesses(table, file);
    if (!rejectCutRow(file, table, text))
        noteOpenEnd(file, text);
    table.decimal = options.decimal == DecimalMark::automatic ? decimalMarkOf(table, file) : options.decimal;
    file.tables.push_back(std::move(table));
    return file;
}

} // namespace contraflow
