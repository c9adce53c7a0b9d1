// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/units.h"
#include "core/importing/matrix_grid.h"
#include "core/project/benchmark.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// Files of measured times that other tools wrote, in three steps: the file becomes tables of text whose
// columns have a meaning and a unit (parseMeasurements), tables become values (readImportTable), values
// become an edit of a project (import_plan.h). What a caller corrects, it corrects before the second step.

struct Importer;

/** What a column says about the measured thing of its row. */
enum class ColumnMeaning
{
    ignored,
    kept, ///< not used, but kept as text beside the values
    message,
    pattern,
    source,
    destination,
    test,
    processes,
    size,
    start,
    time,
    bandwidth,
    messageRate, ///< messages per second; checks a bandwidth
    repetitions,
    minimum,
    maximum,
    ci95,
};

/** How a meaning is called, and what its values are. */
struct ColumnMeaningInfo
{
    ColumnMeaning meaning = ColumnMeaning::kept;
    std::string_view name;              ///< on the command line: "message-rate"
    std::string_view title;             ///< in menus: "messages per second"
    std::optional<Dimension> dimension; ///< nothing for texts and whole numbers
};

/** All meanings, each once. */
[[nodiscard]] std::span<const ColumnMeaningInfo> columnMeanings();
[[nodiscard]] const ColumnMeaningInfo& infoOf(ColumnMeaning meaning);
[[nodiscard]] std::string_view columnMeaningName(ColumnMeaning meaning);
[[nodiscard]] std::optional<ColumnMeaning> columnMeaning(std::string_view name);
/** The dimension of the column's values; nothing for texts and whole numbers. */
[[nodiscard]] std::optional<Dimension> dimensionOf(ColumnMeaning meaning);

struct ImportColumn
{
    std::string name;
    ColumnMeaning meaning = ColumnMeaning::kept;
    const Unit* unit = nullptr; ///< of numbers without a unit of their own; null: such numbers are refused
    bool isResult = false;      ///< kept: rows that differ in it alone measured the same thing several times
};

/** The place of the first column of this meaning; nothing: there is none. */
[[nodiscard]] std::optional<std::size_t> columnOf(const std::vector<ImportColumn>& columns,
                                                  ColumnMeaning meaning);

/** One line of a table as text. */
struct ImportRecord
{
    std::size_t line = 0; ///< 1-based
    std::vector<std::string> cells;
};

/** What parts the decimals of a number. */
enum class DecimalMark
{
    automatic,
    point,
    comma,
};

/** One table of a file. */
struct ImportTable
{
    std::string title;                 ///< what the tool calls it: "PingPong"
    std::string scenario;              ///< whose messages were measured, where the file says it
    std::optional<BenchmarkKind> kind; ///< nothing: the file does not say
    std::string test;                  ///< of rows without a column of that meaning
    std::optional<std::uint32_t> processes;
    double bytesPerSize = 0; ///< bandwidth × time is so many times the size; 0: not known, not checked
    DecimalMark decimal = DecimalMark::automatic; ///< automatic: a point, and a comma is not known
    std::optional<MatrixShape> matrix;            ///< where it was written as one
    std::vector<ImportColumn> columns;
    std::vector<ImportRecord> records;

    [[nodiscard]] bool has(ColumnMeaning meaning) const { return columnOf(columns, meaning).has_value(); }
    /** Columns that no row fills are left out: they would refuse every row. */
    void ignoreEmptyColumns();
};

/** A line that was not taken, and what it lacks. */
struct RejectedLine
{
    std::size_t line = 0; ///< 0: it is no line, and the reason says what it is
    std::string text;
    std::string reason;
    bool hasNoData = false; ///< a comment, a warning, the columns' names again: nothing is lost with it
};

enum class Confidence
{
    certain,
    likely,
    chosen, ///< by the caller
};

/** A file as far as it was understood without knowing what it is for. */
struct ImportedFile
{
    const Importer* importer = nullptr; ///< that read it (importers.h)
    Confidence confidence = Confidence::likely;
    std::string evidence; ///< what the format was recognised by
    std::vector<ImportTable> tables;
    std::vector<RejectedLine> rejected;
    std::vector<std::string> notes; ///< what a reader should know: skipped blocks, assumptions
    std::string machine;
    std::string mpi;
    std::string measured;      ///< when, as the file says it
    std::string platform;      ///< of the project that the file was measured for
    std::string projectSha256; ///< of that project's text as it was

    void reject(std::size_t line, std::string_view text, std::string reason, bool hasNoData = false);
};

/** A column's meaning as the caller wants it; the name is that of the file, or its number from 1 on. */
struct ColumnChoice
{
    std::string name;
    ColumnMeaning meaning = ColumnMeaning::kept;
    const Unit* unit = nullptr; ///< null: as recognised
};

/** What a caller says about a file; everything else is recognised. */
struct ImportOptions
{
    std::string fileName; ///< where the content can be two things, as of StarPU's matrices; may be empty
    const Importer* importer = nullptr; ///< null: recognised
    std::vector<ColumnChoice> columns;
    std::size_t headerLine = 0; ///< 1-based line that names the columns; 0: recognised
    char separator = 0;         ///< ',', ';', tab, '|' or ' ' (runs of blanks); 0: recognised
    DecimalMark decimal = DecimalMark::automatic;

    /** Whether the caller says what this column is, by its name or its number from 1 on. */
    [[nodiscard]] bool isChosen(std::string_view name, std::size_t number) const;
};

/** Bounds that keep a hostile file from costing more than a message. */
struct ImportLimits
{
    static constexpr std::size_t kBytes = 256'000'000;
    static constexpr std::size_t kRows = 2'000'000;
    static constexpr std::size_t kLineBytes = 1'000'000;
    static constexpr std::size_t kColumns = 10'000;
    static constexpr std::size_t kRejected = 10'000; ///< more are counted in a note
};

/**
 * Recognises the format by the content and takes the file apart. Fails, with the reason and a remedy, when
 * nothing in it can be used. Lines at fault do not fail: they are listed.
 */
[[nodiscard]] Result<ImportedFile> parseMeasurements(std::string_view text,
                                                     const ImportOptions& options = {});

} // namespace contraflow
