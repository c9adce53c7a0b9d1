// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/matrix_grid.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/importing/matrix_order.h"
#include "core/io/text/csv.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <set>

namespace contraflow {

namespace {

using Cells = std::vector<std::string>;

Error atFault(const std::string& problem)
{
    return invalidInput(
        "%1, so it is not certain which pairs its numbers are of; write a cell for every pair, empty "
        "where nothing was measured, or a table with the columns from, to and value",
        {problem});
}

bool isUnmeasured(std::string_view cell)
{
    return isMissingValue(cell) || cell == "x" || cell == "X";
}

/** Whether a cell is a number, with a decimal point or a decimal comma. */
bool isNumber(std::string cell)
{
    std::ranges::replace(cell, ',', '.');
    return parseNumber(cell).has_value();
}

bool isName(const std::string& cell)
{
    return !isUnmeasured(cell) && !isNumber(cell);
}

bool isEmptyOrZero(const std::string& cell)
{
    return isUnmeasured(cell) || cell.find_first_of("123456789") == std::string::npos;
}

/** Whether the texts count nodes, from 0 or from 1. */
bool areIndices(const Cells& cells)
{
    const std::size_t base = !cells.empty() && cells.front() == "1" ? 1 : 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i] != std::to_string(i + base))
            return false;
    return true;
}

/** What becomes of the cells between a node and itself. */
enum class Diagonal
{
    leftOut,
    kept,
};

class GridReader
{
public:
    explicit GridReader(Diagonal diagonal) : m_diagonal(diagonal) {}

    Result<MatrixGrid> read(std::string_view text, char separator)
    {
        readRows(text, separator);
        if (m_commentBetween != 0 && !m_rows.empty())
            return atFault(sentence("the numbers are in several blocks, parted by the comment of line %1",
                                    {std::to_string(m_commentBetween)}));
        if (m_rows.size() < 2)
            return atFault(sentence("the matrix has fewer than two lines, or more than %1 numbers",
                                    {groupedCount(ImportLimits::kRows)}));
        takeHeader();
        for (const auto step : {&GridReader::takeLabels, &GridReader::nameNodes, &GridReader::placeRows,
                                &GridReader::findHalf, &GridReader::checkNumberedNodes})
            RETURN_IF_ERROR((this->*step)());
        clearUnmeasured();
        return std::move(m_grid);
    }

private:
    void readRows(std::string_view text, char separator)
    {
        std::size_t count = 0;
        std::size_t comment = 0; // the last one behind a row
        for (const TextLine& line : textLines(text)) {
            const bool isComment = trimmed(line.text).starts_with("#");
            if (isComment && !m_rows.empty())
                comment = line.number;
            if (isComment || line.text.find_first_not_of(' ') == std::string_view::npos)
                continue;
            if (m_commentBetween == 0)
                m_commentBetween = comment;
            ImportRecord row{line.number, {}};
            CsvRecord record;
            if (separator == ' ')
                row.cells = wordsOf(line.text);
            else if (CsvReader(line.text, separator).next(record))
                row.cells = std::move(record.fields);
            count += row.cells.size();
            if (count > ImportLimits::kRows)
                return m_rows.clear();
            if (!row.cells.empty())
                m_rows.push_back(std::move(row));
        }
    }

    /** Takes the first line away where it names the columns. */
    void takeHeader()
    {
        Cells& first = m_rows.front().cells;
        const bool hasNames = first.size() > 1 &&
                              std::all_of(first.begin() + 1, first.end(),
                                          [](const auto& cell) { return cell.empty() || isName(cell); }) &&
                              isName(first[1]);
        // Numbers of nodes look like values; they stand in front of the rows as well.
        const Cells indices(first.begin() + (isNumber(first.front()) ? 0 : 1), first.end());
        m_hasIndices = indices.size() + 1 == m_rows.size() && areIndices(indices);
        for (std::size_t i = 1; i < m_rows.size() && m_hasIndices; ++i)
            m_hasIndices =
                m_rows[i].cells.front() == indices[i - 1] && m_rows[i].cells.size() == indices.size() + 1;
        if (!hasNames && !m_hasIndices)
            return;
        while (first.back().empty())
            first.pop_back(); // a separator at the end of the line
        m_grid.hasHeader = true;
        m_grid.names = std::move(first);
        m_rows.erase(m_rows.begin());
    }

    /** Takes the first cell of each line away where it names the row. */
    Result<void> takeLabels()
    {
        const auto isNamed = [](const ImportRecord& row) { return isName(row.cells.front()); };
        const auto named = std::ranges::find_if(m_rows, isNamed);
        if (named == m_rows.end() && !m_hasIndices)
            return {};
        const auto unnamed = std::ranges::find_if_not(m_rows, isNamed);
        if (unnamed != m_rows.end() && !m_hasIndices)
            return atFault(sentence("line %1 of the matrix begins with no name, and line %2 with %3",
                                    {std::to_string(unnamed->line), std::to_string(named->line),
                                     inQuotes(named->cells.front())}));
        m_grid.hasLabels = true;
        for (ImportRecord& row : m_rows) {
            m_labels.push_back(std::move(row.cells.front()));
            row.cells.erase(row.cells.begin());
        }
        return {};
    }

    Result<void> nameNodes()
    {
        for (const ImportRecord& row : m_rows)
            m_width = std::max(m_width, row.cells.size());
        m_isRagged = std::ranges::any_of(
            m_rows, [this](const ImportRecord& row) { return row.cells.size() != m_width; });
        Cells& names = m_grid.names;
        // What stands above the names of the rows is no name of a column.
        const bool hasCorner = m_grid.hasHeader && m_grid.hasLabels && !contains(m_labels, names.front());
        const bool hasRoom = m_isRagged || (names.size() == m_width && hasEmptyEnd());
        if (hasCorner && !names.front().empty() && hasRoom)
            return atFault(sentence("the first line of the matrix begins with %1, and no row has this name",
                                    {inQuotes(names.front())}));
        if (hasCorner && (names.front().empty() || names.size() != m_width))
            names.erase(names.begin());
        if (!m_grid.hasHeader)
            names = m_labels;
        for (std::size_t i = 0; !m_grid.hasHeader && !m_grid.hasLabels && i < m_rows.size(); ++i)
            names.push_back(std::to_string(i));
        if (std::set<std::string>(names.begin(), names.end()).size() != names.size() ||
            contains(names, std::string()))
            return atFault(sentence("two nodes of the matrix have one name, or one has none"));
        // Each name stands in as many records as there are nodes.
        if (std::ranges::any_of(names, [](const std::string& name) { return name.size() > kMaxNameLength; }))
            return invalidInput("a node of the matrix has a name of more than %1 bytes; shorten it",
                                {groupedCount(kMaxNameLength)});
        for (std::size_t i = 0; i < m_labels.size(); ++i)
            if (indexOf(m_labels[i]) == names.size())
                return atFault(sentence("line %1 of the matrix is of %2, which is the name of no column",
                                        {std::to_string(m_rows[i].line), inQuotes(m_labels[i])}));
        return {};
    }

    [[nodiscard]] std::size_t indexOf(const std::string& name) const
    {
        return static_cast<std::size_t>(std::ranges::find(m_grid.names, name) - m_grid.names.begin());
    }

    [[nodiscard]] bool hasEmptyEnd() const
    {
        return std::ranges::all_of(
            m_rows, [](const ImportRecord& row) { return !row.cells.empty() && row.cells.back().empty(); });
    }

    /** Brings every number to its row and column. */
    Result<void> placeRows()
    {
        const std::size_t size = m_grid.names.size();
        if (m_isRagged) {
            RETURN_IF_ERROR(completeRows());
        } else if (m_width == size + 1 && hasEmptyEnd()) {
            for (ImportRecord& row : m_rows)
                row.cells.pop_back(); // a separator at the end of each line
        }
        if (m_rows.front().cells.size() != size || (m_labels.empty() && m_rows.size() != size))
            return atFault(sentence(
                "the matrix has %1 rows and %2 columns from line %3 on",
                {groupedCount(m_rows.size()), groupedCount(m_width), std::to_string(m_rows.front().line)}));
        m_grid.lines.assign(size, 0);
        m_grid.values.assign(size, Cells(size));
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const std::size_t row = m_labels.empty() ? i : indexOf(m_labels[i]);
            if (m_grid.lines[row] != 0)
                return atFault(sentence("line %1 of the matrix is of the same node as line %2",
                                        {std::to_string(m_rows[i].line), std::to_string(m_grid.lines[row])}));
            m_grid.lines[row] = m_rows[i].line;
            m_grid.values[row] = std::move(m_rows[i].cells);
        }
        return {};
    }

    /** Fills up rows that end with their triangle, where names say which rows they are and only one triangle
     * has rows so long. */
    Result<void> completeRows()
    {
        const std::size_t size = m_grid.names.size();
        for (ImportRecord& row : m_rows)
            while (!row.cells.empty() && row.cells.back().empty())
                row.cells.pop_back();
        const auto fits = [&](bool isUpper, std::size_t diagonal) {
            for (std::size_t i = 0; i < m_rows.size(); ++i) {
                const std::size_t row = indexOf(m_labels[i]);
                if (m_rows[i].cells.size() != (isUpper ? size - 1 - row : row) + diagonal)
                    return false;
            }
            return true;
        };
        const bool isNamed = m_grid.hasHeader && m_grid.hasLabels;
        const bool isLower = isNamed && (fits(false, 0) || fits(false, 1));
        const bool isUpper = isNamed && (fits(true, 0) || fits(true, 1));
        if (isLower == isUpper)
            return atFault(sentence("the rows of the matrix have different numbers of cells, up to %1",
                                    {groupedCount(m_width)}));
        for (ImportRecord& row : m_rows)
            row.cells.insert(isUpper ? row.cells.begin() : row.cells.end(), size - row.cells.size(),
                             std::string());
        return {};
    }

    Result<void> findHalf()
    {
        bool hasLower = false;
        bool hasUpper = false;
        m_grid.isDiagonalFree = true;
        for (std::size_t row = 0; row < m_grid.values.size(); ++row)
            for (std::size_t column = 0; column < m_grid.values.size(); ++column) {
                const std::string& cell = m_grid.values[row][column];
                if (isName(cell))
                    return atFault(sentence("line %1 of the matrix has %2, which is no number",
                                            {std::to_string(m_grid.lines[row]), inQuotes(cell)}));
                if (isEmptyOrZero(cell))
                    continue;
                hasLower = hasLower || row > column;
                hasUpper = hasUpper || row < column;
                m_grid.isDiagonalFree = m_grid.isDiagonalFree && row != column;
            }
        if (!hasLower && !hasUpper)
            return atFault(sentence("the matrix has no number above 0 besides its diagonal"));
        if (hasLower != hasUpper)
            m_grid.half = hasLower ? MatrixHalf::lower : MatrixHalf::upper;
        return {};
    }

    /** Nodes that have only numbers are known by the shape alone. */
    Result<void> checkNumberedNodes()
    {
        if (m_grid.hasHeader || m_grid.hasLabels)
            return {};
        if (m_grid.half != MatrixHalf::both && !m_grid.isDiagonalFree)
            return atFault(sentence("the matrix is a triangle with numbers where its diagonal would be"));
        Cells first;
        for (const Cells& row : m_grid.values)
            first.push_back(row.front());
        if (first.size() > 2 && areIndices(first) && areIndices(m_grid.values.front()))
            return atFault(
                sentence("first line and first column of the matrix count from %1 on, as numbers of nodes do",
                         {first.front()}));
        if (isUpsideDown())
            return atFault(sentence(
                "the rows of the matrix seem to stand in reverse order: only upside down is it symmetric, "
                "with nothing on the diagonal"));
        return {};
    }

    [[nodiscard]] bool isUpsideDown() const
    {
        const std::vector<Cells>& values = m_grid.values;
        bool isSymmetric = true;
        for (std::size_t row = 0; row < values.size(); ++row)
            for (std::size_t column = 0; column <= row; ++column) {
                const std::string& flipped = values[values.size() - 1 - row][column];
                isSymmetric = isSymmetric && values[row][column] == values[column][row];
                if (row == column ? !isEmptyOrZero(flipped)
                                  : flipped != values[values.size() - 1 - column][row])
                    return false;
            }
        return !isSymmetric;
    }

    void clearUnmeasured()
    {
        for (std::size_t row = 0; row < m_grid.values.size(); ++row)
            for (std::size_t column = 0; column < m_grid.values.size(); ++column) {
                std::string& cell = m_grid.values[row][column];
                const MatrixHalf half = row > column ? MatrixHalf::lower : MatrixHalf::upper;
                const bool isTaken =
                    row != column && (m_grid.half == MatrixHalf::both || m_grid.half == half);
                const bool isKept = isTaken || (row == column && m_diagonal == Diagonal::kept);
                if (!isKept || isUnmeasured(cell))
                    cell.clear();
                m_grid.missing += isTaken && cell.empty() ? 1 : 0;
            }
    }

    Diagonal m_diagonal;
    MatrixGrid m_grid;
    std::vector<ImportRecord> m_rows;
    Cells m_labels;
    std::size_t m_width = 0;
    std::size_t m_commentBetween =
        0; ///< the line of a comment with rows in front and behind; 0: there is none
    bool m_hasIndices = false;
    bool m_isRagged = false;
};

} // namespace

Result<MatrixGrid> readMatrixGrid(std::string_view text, char separator)
{
    return GridReader(Diagonal::leftOut).read(text, separator);
}

Result<MatrixGrid> readMatrixWithDiagonal(std::string_view text, char separator)
{
    return GridReader(Diagonal::kept).read(text, separator);
}

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
