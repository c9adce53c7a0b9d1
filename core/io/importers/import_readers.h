// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/measured_file.h"

#include <string_view>
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

/** The words of a line, separated by blanks and tabs. */
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view line);

/** Columns of a header whose names contain single blanks: separated by two blanks or more, or a tab. */
[[nodiscard]] std::vector<std::string> wideWordsOf(std::string_view line);

/** Whether a line of numbers may be cut off: its last number cannot be trusted. Says so and rejects it. */
[[nodiscard]] bool rejectCutLine(ImportedFile& file, const TextLine& line);

/** Whether all words are finite numbers with a decimal point. */
[[nodiscard]] bool areNumbers(const std::vector<std::string>& words);

// One reader for each format. They take a text that is UTF-8 without a byte order mark, and fill tables,
// lines at fault and notes.

[[nodiscard]] ImportedFile readOsu(std::string_view text);
[[nodiscard]] ImportedFile readImb(std::string_view text);
[[nodiscard]] ImportedFile readNetpipe(std::string_view text);
[[nodiscard]] ImportedFile readMatrix(std::string_view text, const ImportOptions& options);
[[nodiscard]] Result<ImportedFile> readDelimited(std::string_view text, const ImportOptions& options);
[[nodiscard]] Result<ImportedFile> readIperf3(std::string_view text);
[[nodiscard]] Result<ImportedFile> readTimesJson(std::string_view text);

/** Whether the text looks like a format, so that its reader is asked. */
[[nodiscard]] bool looksLikeNetpipe(std::string_view text);
[[nodiscard]] bool looksLikeMatrix(std::string_view text);

} // namespace contraflow
