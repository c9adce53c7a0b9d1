// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/csv.h"
#include "core/io/importers/column_names.h"
#include "core/io/importers/import_readers.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace contraflow {

namespace {

/** Records that are looked at to find out how the table is written. */
constexpr std::size_t kInspected = 200;

struct Layout
{
    char separator = ',';
    std::size_t header = 0; ///< record that names the columns
    std::size_t known = 0;  ///< columns whose names say what they are
    bool hasHeader = true;
};

std::vector<ImportRecord> readRecords(std::string_view text, char separator, std::size_t limit)
{
    std::vector<ImportRecord> records;
    if (separator == ' ') {
        for (const TextLine& line : textLines(text)) {
            std::vector<std::string> words = wordsOf(line.text);
            if (!words.empty())
                records.push_back({line.number, std::move(words)});
            if (records.size() == limit)
                break;
        }
        return records;
    }
    CsvReader reader(text, separator);
    CsvRecord record;
    while (records.size() < limit && reader.next(record))
        records.push_back({record.line + 1, record.fields});
    return records;
}

std::string_view headerName(std::string_view cell, std::size_t column)
{
    // "# src,dst,…" is a header all the same.
    if (column == 0 && cell.starts_with("#"))
        cell.remove_prefix(1);
    return trimmed(cell);
}

std::size_t knownColumns(const ImportRecord& record)
{
    std::size_t known = 0;
    for (std::size_t i = 0; i < std::min(record.cells.size(), ImportLimits::kColumns); ++i)
        known += readColumnName(headerName(record.cells[i], i)).meaning != ColumnMeaning::kept ? 1 : 0;
    return known;
}

/** The layout under which the most columns have a name that says something. */
Layout findLayout(std::string_view text, const ImportOptions& options)
{
    Layout best;
    best.separator = options.separator ? options.separator : ',';
    for (const char separator : {',', '\t', ';', '|', ' '}) {
        if (options.separator && separator != options.separator)
            continue;
        const std::vector<ImportRecord> records = readRecords(text, separator, kInspected);
        for (std::size_t i = 0; i < records.size(); ++i) {
            const bool isChosen = options.headerLine != 0 && records[i].line == options.headerLine;
            if (options.headerLine != 0 && !isChosen)
                continue;
            const std::size_t known = knownColumns(records[i]);
            if (known > best.known || (isChosen && best.known == 0 && records[i].cells.size() > 1))
                best = {separator, i, known};
        }
    }
    return best;
}

/** A table that does not name its columns, which the caller names by their numbers: the separator that makes
 * the most columns, and no header where the first line has numbers. */
Layout bareLayout(std::string_view text, const ImportOptions& options)
{
    Layout best;
    std::size_t most = 0;
    for (const char separator : {',', '\t', ';', '|', ' '}) {
        if (options.separator && separator != options.separator)
            continue;
        const std::vector<ImportRecord> first = readRecords(text, separator, 1);
        if (first.empty() || first.front().cells.size() <= most)
            continue;
        const std::vector<std::string>& cells = first.front().cells;
        most = cells.size();
        best.separator = separator;
        best.hasHeader = std::none_of(cells.begin(), cells.end(),
                                      [](const std::string& cell) { return parseNumber(cell).has_value(); });
    }
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

/** Whether the columns that hold quantities are written with decimal commas. */
bool usesCommas(const ImportTable& table, ImportedFile& file)
{
    std::size_t commas = 0;
    std::size_t clear = 0;
    std::size_t points = 0;
    for (const ImportRecord& record : table.records)
        for (std::size_t i = 0; i < std::min(record.cells.size(), table.columns.size()); ++i) {
            if (!dimensionOf(table.columns[i].meaning))
                continue;
            const std::string_view cell = trimmed(record.cells[i]);
            commas += hasDecimalComma(cell) ? 1 : 0;
            clear += hasDecimalComma(cell) && !isAmbiguous(cell) ? 1 : 0;
            points += cell.find('.') != std::string_view::npos ? 1 : 0;
        }
    if (commas == 0 || points > 0)
        return false;
    if (clear == 0) {
        file.notes.emplace_back(
            "numbers such as 1,024 may have a decimal comma or a comma between thousands; say "
            "which decimal mark the file has");
        return false;
    }
    file.notes.emplace_back("numbers have a decimal comma");
    return true;
}

bool hasMeaning(const std::vector<ImportColumn>& columns, ColumnMeaning meaning)
{
    return std::any_of(columns.begin(), columns.end(),
                       [meaning](const ImportColumn& column) { return column.meaning == meaning; });
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
    if (hasMeaning(columns, ColumnMeaning::size) || !hasMeaning(columns, ColumnMeaning::time))
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
    const auto at = [&table](ColumnMeaning meaning) {
        return static_cast<std::size_t>(
            std::find_if(table.columns.begin(), table.columns.end(),
                         [meaning](const ImportColumn& column) { return column.meaning == meaning; }) -
            table.columns.begin());
    };
    const std::size_t count = at(ColumnMeaning::repetitions);
    const std::size_t size = at(ColumnMeaning::size);
    if (count == table.columns.size() || table.columns[count].name != "n" || size == table.columns.size())
        return;
    for (const ColumnMeaning other : {ColumnMeaning::message, ColumnMeaning::pattern, ColumnMeaning::source,
                                      ColumnMeaning::destination, ColumnMeaning::processes})
        if (hasMeaning(table.columns, other))
            return;
    std::map<std::string, std::set<std::string>> sizes;
    for (const ImportRecord& record : table.records)
        sizes[record.cells[count]].insert(record.cells[size]);
    const bool isGrid = sizes.size() > 1 && std::all_of(sizes.begin(), sizes.end(), [](const auto& entry) {
                            return entry.second.size() > 1;
                        });
    if (!isGrid)
        return;
    table.columns[count].meaning = ColumnMeaning::processes;
    file.notes.emplace_back("n is taken as the number of processes: it has several values, each with "
                            "several sizes");
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
            file.notes.push_back("the columns " + quoted(columns[i].name) + " and " +
                                 quoted(columns[j].name) + " both mean " +
                                 std::string(columnMeaningName(columns[i].meaning)) + "; the first is taken");
            columns[j].meaning = ColumnMeaning::kept;
        }
    }
}

std::vector<ImportColumn> readHeader(const ImportRecord& header, ImportedFile& file)
{
    std::vector<ImportColumn> columns;
    for (std::size_t i = 0; i < header.cells.size(); ++i) {
        std::string name(headerName(header.cells[i], i));
        ColumnReading reading = readColumnName(name);
        if (!reading.unknownUnit.empty())
            file.notes.push_back("the column " + quoted(name) + " has the unknown unit " +
                                 quoted(reading.unknownUnit) + "; choose its unit");
        if (name.empty())
            name = "column " + std::to_string(i + 1);
        columns.push_back({std::move(name), reading.meaning, reading.unit});
    }
    settleCounts(columns);
    settleSize(columns);
    settleDuplicates(columns, file);
    std::vector<std::string> kept;
    for (const ImportColumn& column : columns)
        if (column.meaning == ColumnMeaning::kept)
            kept.push_back(quoted(column.name));
    if (!kept.empty())
        file.notes.push_back("not known and kept as text: " + joinedWords(kept));
    return columns;
}

void takeRecord(ImportedFile& file, ImportTable& table, ImportRecord record)
{
    const std::string text = joinedWords(record.cells);
    const bool isEmpty = std::all_of(record.cells.begin(), record.cells.end(),
                                     [](const std::string& cell) { return cell.empty(); });
    if (isEmpty)
        return;
    if (record.cells.front().starts_with("#"))
        return file.reject(record.line, text, "it is a comment");
    if (record.cells.size() < table.columns.size())
        return file.reject(record.line, text,
                           "it has " + std::to_string(record.cells.size()) + " cells where the table has " +
                               std::to_string(table.columns.size()) + " columns");
    const bool hasSurplus =
        std::any_of(record.cells.begin() + static_cast<std::ptrdiff_t>(table.columns.size()),
                    record.cells.end(), [](const std::string& cell) { return !cell.empty(); });
    if (hasSurplus)
        return file.reject(record.line, text,
                           "it has " + std::to_string(record.cells.size()) + " cells where the table has " +
                               std::to_string(table.columns.size()) +
                               " columns; put quotes around a text that contains the separator");
    record.cells.resize(table.columns.size());
    table.records.push_back(std::move(record));
}

} // namespace

Result<ImportedFile> readDelimited(std::string_view text, const ImportOptions& options)
{
    ImportedFile file;
    Layout layout = findLayout(text, options);
    // Two words that are known by chance make no table, unless the caller said what the columns are.
    if (layout.known < 2 && options.columns.empty())
        return Error{
            ErrorCode::invalidInput,
            "no line names columns that are known, such as message, source, destination, size, "
            "time and ci95; name the format, the line that names the columns, or what each column is"};
    if (layout.known < 2 && options.headerLine == 0)
        layout = bareLayout(text, options);
    std::vector<ImportRecord> records = readRecords(text, layout.separator, ImportLimits::kRows + 1);
    if (!layout.hasHeader) {
        ImportRecord header{0, std::vector<std::string>(records.front().cells.size())};
        records.insert(records.begin(), std::move(header));
    }
    if (layout.header >= records.size())
        return Error{ErrorCode::invalidInput, "the file has no line " + std::to_string(options.headerLine) +
                                                  " that could name the columns"};
    if (records[layout.header].cells.size() > ImportLimits::kColumns)
        return Error{ErrorCode::invalidInput, "the table has " +
                                                  std::to_string(records[layout.header].cells.size()) +
                                                  " columns, more than are read; is the separator right?"};
    ImportTable table;
    table.title = "table";
    table.columns = readHeader(records[layout.header], file);
    for (std::size_t i = 0; i < layout.header; ++i)
        file.reject(records[i].line, joinedWords(records[i].cells),
                    "it stands before the names of the columns");
    const bool hasMany = records.size() > ImportLimits::kRows;
    if (hasMany)
        records.pop_back();
    for (std::size_t i = layout.header + 1; i < records.size(); ++i)
        takeRecord(file, table, std::move(records[i]));
    settleProcesses(table, file);
    if (hasMany)
        file.notes.push_back("only the first " + std::to_string(ImportLimits::kRows) + " rows were read");
    if (const char last = text.back(); last != '\n' && last != '\r')
        file.notes.emplace_back(
            "the last line has no line end; if the file was cut there, its last number is wrong");
    table.isDecimalComma = options.decimal == DecimalMark::comma ||
                           (options.decimal == DecimalMark::automatic && usesCommas(table, file));
    file.tables.push_back(std::move(table));
    return file;
}

} // namespace contraflow
