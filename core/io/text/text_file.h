// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/io/text/file_system.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace contraflow {

// Errors begin with "path: " and say why and what to do. Their codes: notFound for a file that does not exist
// (the request is at fault, exit status 1), invalidInput for something that is no file or is too big,
// environment for permissions and disk (exit status 3).

/** A file that is read piece by piece, so that a hostile one can be given up early. */
class FileInPieces
{
public:
    /** Pipes, devices and folders are refused without waiting for them. */
    [[nodiscard]] static Result<FileInPieces> open(const std::filesystem::path& path, std::size_t maxBytes);

    /** Fills the beginning of `room` with what comes next and says how much that is; 0 at the end. Fails when
     * the file is bigger than allowed, but not before something of it was read. */
    [[nodiscard]] Result<std::size_t> read(std::span<char> room);

private:
    FileInPieces(std::filesystem::path path, Descriptor file, std::size_t maxBytes, std::size_t size);

    std::filesystem::path m_path;
    Descriptor m_file;
    std::size_t m_maxBytes;
    std::size_t m_size;
    std::size_t m_total = 0;
};

/** The whole file, at most `maxBytes`, under the same conditions. */
[[nodiscard]] Result<std::string> readTextFile(const std::filesystem::path& path, std::size_t maxBytes);

/** The beginning of a file without a byte order mark, at most `bytes` of it, which what it is shows. */
[[nodiscard]] Result<std::string> readFileHead(const std::filesystem::path& path, std::size_t bytes);

/** Takes the next piece of a text that is written; an error stops the writing. */
using ChunkSink = std::function<Result<void>(std::string_view)>;

/**
 * Replaces a file's content atomically: temporary file beside it, flush to disk, rename; keeps permissions,
 * follows links. After a failure the old content is untouched.
 */
[[nodiscard]] Result<void> writeTextFile(const std::filesystem::path& path, std::string_view text);

/** The same for a file that is not there yet; fails where there is one. */
[[nodiscard]] Result<void> writeNewTextFile(const std::filesystem::path& path, std::string_view text);

/** Why the beginning of a file is that of no text, whatever may follow, as a clause with its remedy: packed,
 * in UTF-16, or full of bytes that no text has. Nothing where it may be one. */
[[nodiscard]] std::optional<std::string> whyNoText(std::string_view beginning);

/** Why a large text holds no table of numbers, by its beginning, as a clause; nothing where it may. */
[[nodiscard]] std::optional<std::string> whyNoNumbers(std::string_view text);

/** "line 3: it names no node": what there is to say of a line of a text, numbered from 1 on. */
[[nodiscard]] std::string atLine(std::size_t line, std::string_view what);

} // namespace contraflow
