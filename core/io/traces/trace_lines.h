// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** The lines of a trace one after the other, whatever its size, and the SHA-256 of what was read. */
class TraceLines
{
public:
    /** Lines of more bytes than this are refused: they hold no events. */
    static constexpr std::size_t kMaxLine = 64'000'000;

    [[nodiscard]] static Result<TraceLines> open(const std::filesystem::path& path,
                                                 std::stop_token stop = {});

    /** The next line without its end, valid until the next call; false at the end or after a failure. */
    [[nodiscard]] bool next(std::string_view& line);
    /** Of the line that next() gave last, from 1 on. */
    [[nodiscard]] std::size_t number() const { return m_number; }
    /** Why there are no more lines, when that is not the end of the file. */
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    /** Of the whole file; to be asked at its end. */
    [[nodiscard]] std::string sha256() { return m_sum.text(); }

    /** "name:12: reason", about the last line. */
    [[nodiscard]] Error error(const std::string& reason) const;
    [[nodiscard]] const std::string& name() const { return m_name; }

private:
    TraceLines(FileInPieces file, std::string name, std::stop_token stop);
    [[nodiscard]] bool fill();

    FileInPieces m_file;
    std::string m_name;
    std::stop_token m_stop;
    Sha256 m_sum;
    std::string m_room;
    std::size_t m_at = 0;  ///< of m_room: where the next line begins
    std::size_t m_end = 0; ///< of m_room: what was read
    std::size_t m_number = 0;
    bool m_isAtEnd = false;
    std::optional<Error> m_failure;
};

/** The words of a line, which blanks and tabs part, into `words`. */
void splitWords(std::string_view line, std::vector<std::string_view>& words);

} // namespace contraflow
