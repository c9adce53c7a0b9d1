// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/matrix_diagonal.h"

namespace contraflow {

namespace {

// A dense matrix of one number per pair. It does not say what the numbers are; the caller does, by the column
// "value".

char separatorOf(std::string_view text)
{
    for (const TextLine& line : textLines(text)) {
        const std::string_view content = trimmed(line.text);
        if (content.starts_with("#"))
            continue;
        for (const char separator : {'\t', ';', ','})
            if (line.text.find(separator) != std::string_view::npos)
                return separator;
        if (!content.empty())
            break;
    }
    return ' ';
}

/** StarPU names the columns "to 0", "to 1", … in a comment. Its latencies (us) and bandwidths (MB/s) look
 * alike; the ending of the file's name, which StarPU gives, tells them apart. */
bool isStarPu(std::string_view text)
{
    return text.starts_with("# to 0") && text.find("to 1") != std::string_view::npos;
}

void takeStarPuMeaning(ImportTable& table, ImportedFile& file, std::string_view name)
{
    ImportColumn& value = table.columns.back();
    const bool isLatency = name.ends_with(".latency");
    if (!isLatency && !name.ends_with(".bandwidth"))
        return;
    value.meaning = isLatency ? ColumnMeaning::time : ColumnMeaning::bandwidth;
    value.unit = isLatency ? findUnit(Dimension::duration, "us") : findUnit(Dimension::bandwidth, "MB/s");
    table.kind = isLatency ? BenchmarkKind::pingPong : BenchmarkKind::stream;
    table.title = table.test = isLatency ? "StarPU latency" : "StarPU bandwidth";
    file.notes.emplace_back(
        isLatency ? sentence("StarPU writes latencies in us, as the name's end .latency says")
                  : sentence("StarPU writes bandwidths in MB/s, as the name's end .bandwidth says"));
}

} // namespace

std::vector<std::string> notesOf(const MatrixShape& shape)
{
    std::vector<std::string> notes;
    if (shape.half != MatrixHalf::both)
        notes.push_back(
            shape.half == MatrixHalf::lower
                ? sentence(
                      "the matrix is a triangle with numbers below the diagonal: each pair is taken once, "
                      "from its row to its column, and nothing is said of the way back")
                : sentence(
                      "the matrix is a triangle with numbers above the diagonal: each pair is taken once, "
                      "from its row to its column, and nothing is said of the way back"));
    if (!shape.hasNames)
        notes.emplace_back(
            sentence("the matrix names no nodes; they are numbered from 0 on, in the order of its lines"));
    return notes;
}

std::optional<Recognition> recogniseMatrix(std::string_view text)
{
    const Result<MatrixGrid> grid = readMatrixGrid(text, separatorOf(text));
    // Any small table has a header; that of a matrix names the rows as well. Without names the diagonal
    // tells.
    if (!grid || !(grid->hasHeader ? grid->hasLabels : grid->isDiagonalFree))
        return std::nullopt;
    return Recognition{Confidence::likely, isStarPu(text)
                                               ? sentence("the columns 'to 0', 'to 1', … of StarPU")
                                               : sentence("as many rows as columns of numbers")};
}

Result<std::vector<ImportRecord>> readMatrixDiagonal(std::string_view text, const ImportOptions& options)
{
    ASSIGN_OR_RETURN(const MatrixGrid grid,
                     readMatrixWithDiagonal(text, options.separator ? options.separator : separatorOf(text)));
    std::vector<ImportRecord> records;
    for (std::size_t row = 0; row < grid.names.size(); ++row)
        if (const std::string& value = grid.values[row][row]; !value.empty())
            records.push_back({grid.lines[row], {grid.names[row], grid.names[row], value}});
    return records;
}

Result<ImportedFile> readMatrix(std::string_view text, const ImportOptions& options)
{
    ASSIGN_OR_RETURN(const MatrixGrid grid,
                     readMatrixGrid(text, options.separator ? options.separator : separatorOf(text)));
    ImportTable table{.title = phrase("all pairs"),
                      .kind = BenchmarkKind::pingPong,
                      .test = "all pairs",
                      .processes = 2,
                      .decimal = options.decimal,
                      .matrix = MatrixShape{grid.half, grid.hasHeader || grid.hasLabels},
                      .columns = {{"from", ColumnMeaning::source, nullptr},
                                  {"to", ColumnMeaning::destination, nullptr},
                                  {"value", ColumnMeaning::kept, nullptr}}};
    for (std::size_t row = 0; row < grid.names.size(); ++row)
        for (std::size_t column = 0; column < grid.names.size(); ++column)
            if (const std::string& value = grid.values[row][column]; !value.empty())
                table.records.push_back({grid.lines[row], {grid.names[row], grid.names[column], value}});
    ImportedFile file;
    file.notes.emplace_back(
        sentence("rows of the matrix are senders, columns receivers; the diagonal is left out"));
    for (std::string& note : notesOf(*table.matrix))
        file.notes.push_back(std::move(note));
    if (grid.missing > 0)
        file.notes.push_back(sentence("%1 pairs of the matrix have no number", {groupedCount(grid.missing)}));
    if (isStarPu(text) && !options.isChosen("value", 3))
        takeStarPuMeaning(table, file, options.fileName);
    if (!options.isChosen("value", 3) && table.columns.back().meaning == ColumnMeaning::kept)
        file.notes.emplace_back(sentence(
            "the matrix does not say what its numbers are; choose a meaning and a unit of the column "
            "'value', such as time in us"));
    file.tables.push_back(std::move(table));
    return file;
}

} // namespace contraflow
