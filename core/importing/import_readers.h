// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/importers.h"

#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** A line of a text file without its end. */
struct TextLine
{
    std::size_t number = 0; ///< 1-based
    std::string_view text;
    bool isCut = false; ///< the file ends within it: there is no line end behind it
};

/** The lines of a text: LF, CRLF or CR. */
[[nodiscard]] std::vector<TextLine> textLines(std::string_view text);

/** Whether a line of the text begins so, blanks aside. */
[[nodiscard]] bool hasLine(std::string_view text, std::string_view beginning);

/** The words of a line, separated by blanks and tabs. */
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view line);

/** A column that is kept as text, and tells no rows apart. */
[[nodiscard]] ImportColumn keptResult(std::string name);

/** Columns of a header whose names contain single blanks: separated by two blanks or more, or a tab. */
[[nodiscard]] std::vector<std::string> wideWordsOf(std::string_view line);

/** Whether a line of numbers may be cut off: its last number cannot be trusted. Says so and rejects it. */
[[nodiscard]] bool rejectCutLine(ImportedFile& file, const TextLine& line);

/** Whether a row's last number has fewer decimals than in the first row of its table, whose numbers are
 * printed with as many each: a log was cut there and went on. Says so and rejects it. */
[[nodiscard]] bool rejectShortNumber(ImportedFile& file, const ImportTable& table, const TextLine& line,
                                     const std::vector<std::string>& words);

/** Tables of a file, by position, and the lines that name their columns. */
using TableHeaders = std::vector<std::pair<std::size_t, TextLine>>;

/** Says of tables without a row why there is none, at the line that names their columns. */
void rejectEmptyTables(ImportedFile& file, const TableHeaders& headers, std::string_view reason);

/** Says that the size of `what`, the pattern of "the messages", is to be written by hand. */
void noteUnknownSize(ImportedFile& file, std::string_view what);

/** Whether all words are finite numbers with a decimal point. */
[[nodiscard]] bool areNumbers(const std::vector<std::string>& words);

/** Says so where the text ends within a line: its last number may be cut. */
void noteOpenEnd(ImportedFile& file, std::string_view text);

/** What readers of the logs of benchmarks have in common: their lines, and the file that becomes of them. */
class LogReader
{
public:
    explicit LogReader(std::string_view text) : m_lines(textLines(text)) {}

protected:
    void reject(const TextLine& line, std::string reason, bool hasNoData = false)
    {
        m_file.reject(line.number, line.text, std::move(reason), hasNoData);
    }
    /** Whether a row has another number of words than its table has columns. Says so and rejects it. */
    [[nodiscard]] bool rejectWidth(const TextLine& line, std::size_t words, std::size_t columns);
    /** Says it once, however many tables it is true of. */
    void note(std::string text);

    std::vector<TextLine> m_lines;
    ImportedFile m_file;
};

/** Texts that stand for a value that is not there: "", "-", "nan", "N/A". */
[[nodiscard]] bool isMissingValue(std::string_view text);

/**
 * A cell without what parts the thousands of the number it begins with: "1.024,5", "1,024.5", "1 024.5",
 * "1'024.5"; with a point before its decimals. "1,024" stays as it is where it is not known what its comma
 * is.
 */
[[nodiscard]] std::string plainNumber(std::string_view cell, DecimalMark decimal);

/** Half a unit of the last digit of a number as written: what rounding may have taken away. */
[[nodiscard]] double halfDigit(std::string_view number);

/** Whether a cell holds data: a number, a number with its unit, a date. No column is called so. */
[[nodiscard]] bool looksLikeValue(std::string_view cell);

// Reader and recogniser of each format, which importers.cpp lists.

[[nodiscard]] Result<ImportedFile> readDelimited(std::string_view text, const ImportOptions& options);
[[nodiscard]] Result<ImportedFile> readOsu(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseOsu(std::string_view text);
[[nodiscard]] Result<ImportedFile> readImb(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseImb(std::string_view text);
[[nodiscard]] Result<ImportedFile> readIperf3(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseIperf3(std::string_view text);
[[nodiscard]] Result<ImportedFile> readNetpipe(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseNetpipe(std::string_view text);
[[nodiscard]] Result<ImportedFile> readNccl(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseNccl(std::string_view text);
[[nodiscard]] Result<ImportedFile> readPerftest(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recognisePerftest(std::string_view text);
[[nodiscard]] Result<ImportedFile> readSockperf(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseSockperf(std::string_view text);
[[nodiscard]] Result<ImportedFile> readMpiGraph(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseMpiGraph(std::string_view text);
[[nodiscard]] Result<ImportedFile> readGpcnet(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseGpcnet(std::string_view text);
[[nodiscard]] Result<ImportedFile> readMatrix(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseMatrix(std::string_view text);
[[nodiscard]] Result<ImportedFile> readTimesJson(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseTimesJson(std::string_view text);
[[nodiscard]] Result<ImportedFile> readRunJson(std::string_view text, const ImportOptions& options);
[[nodiscard]] std::optional<Recognition> recogniseRunJson(std::string_view text);

} // namespace contraflow
