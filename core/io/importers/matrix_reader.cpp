// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/csv.h"
#include "core/io/importers/import_readers.h"

#include <algorithm>

namespace contraflow {

namespace {

// A dense matrix of one number per pair: row = sender, column = receiver, with names in the first row and
// column or without. It does not say what the numbers are; the caller does, by the column "value".

struct Grid
{
    std::vector<std::string> names;    ///< of columns; empty: 0, 1, …
    std::vector<std::string> rowNames; ///< of the rows that have one
    std::vector<ImportRecord> rows;    ///< cells without names
};

char separatorOf(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    for (const char separator : {'\t', ';', ','})
        if (line.find(separator) != std::string_view::npos)
            return separator;
    return ' ';
}

std::vector<std::string> cellsOf(std::string_view line, char separator)
{
    if (separator == ' ')
        return wordsOf(line);
    CsvRecord record;
    CsvReader reader(line, separator);
    if (!reader.next(record))
        return {};
    // A separator at the end of each line is a habit of many writers.
    while (!record.fields.empty() && record.fields.back().empty())
        record.fields.pop_back();
    return record.fields;
}

Grid readGrid(std::string_view text, char separator)
{
    Grid grid;
    for (const TextLine& line : textLines(text)) {
        std::vector<std::string> cells = cellsOf(line.text, separator);
        if (cells.empty() || cells.front().starts_with("#"))
            continue;
        if (grid.rows.size() > ImportLimits::kColumns)
            break;
        if (grid.rows.empty() && grid.names.empty() && !areNumbers(cells)) {
            grid.names = std::move(cells);
            if (!grid.names.empty() && grid.names.front().empty())
                grid.names.erase(grid.names.begin());
            continue;
        }
        if (!grid.names.empty() && !parseNumber(cells.front())) {
            grid.rowNames.push_back(std::move(cells.front()));
            cells.erase(cells.begin());
        }
        grid.rows.push_back({line.number, std::move(cells)});
    }
    return grid;
}

} // namespace

std::optional<Recognition> recogniseMatrix(std::string_view text)
{
    Grid grid = readGrid(text, separatorOf(text));
    const std::size_t size = grid.rows.size();
    if (grid.names.size() == size + 1)
        grid.names.erase(grid.names.begin());
    // Any small table has a header; that of a matrix names the rows as well.
    const bool isSquare = std::all_of(grid.rows.begin(), grid.rows.end(), [size](const ImportRecord& row) {
        return row.cells.size() == size && areNumbers(row.cells);
    });
    if (size < 2 || grid.names != grid.rowNames || !isSquare)
        return std::nullopt;
    return Recognition{Sureness::likely, "as many rows as columns of numbers"};
}

Result<ImportedFile> readMatrix(std::string_view text, const ImportOptions& options)
{
    ImportedFile file;
    Grid grid = readGrid(text, options.separator ? options.separator : separatorOf(text));
    const std::size_t size = grid.rows.size();
    if (grid.names.size() == size + 1)
        grid.names.erase(grid.names.begin()); // what stands in the corner
    const auto nameOf = [&grid](std::size_t index) {
        return index < grid.names.size() ? grid.names[index] : std::to_string(index);
    };
    ImportTable table{.title = "all pairs",
                      .kind = BenchmarkKind::pingPong,
                      .test = "all pairs",
                      .processes = 2,
                      .columns = {{"from", ColumnMeaning::source, nullptr},
                                  {"to", ColumnMeaning::destination, nullptr},
                                  {"value", ColumnMeaning::kept, nullptr}}};
    for (std::size_t from = 0; from < size; ++from) {
        const ImportRecord& row = grid.rows[from];
        if (row.cells.size() != size) {
            file.reject(row.line, {},
                        "it has " + std::to_string(row.cells.size()) + " numbers where the matrix has " +
                            std::to_string(size) + " rows");
            continue;
        }
        for (std::size_t to = 0; to < size; ++to)
            if (from != to && table.records.size() < ImportLimits::kRows)
                table.records.push_back({row.line, {nameOf(from), nameOf(to), row.cells[to]}});
    }
    file.notes.emplace_back("rows of the matrix are senders, columns receivers; the diagonal is left out");
    const bool isChosen =
        std::any_of(options.columns.begin(), options.columns.end(),
                    [](const ColumnChoice& c) { return c.name == "value" || c.name == "3"; });
    if (!isChosen)
        file.notes.emplace_back(
            "the matrix does not say what its numbers are; choose a meaning and a unit of the "
            "column 'value', such as time in us");
    file.tables.push_back(std::move(table));
    return file;
}

} // namespace contraflow
