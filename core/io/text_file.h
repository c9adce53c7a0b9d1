// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace contraflow {

// Errors begin with "path: " and say why and what to do. Their codes: notFound for a file that does not exist
// (the request is at fault, exit status 1), invalidInput for something that is no file or is too big,
// environment for permissions and disk (exit status 3).

/** The whole file, at most `maxBytes`. Pipes, devices and folders are refused without waiting for them. */
[[nodiscard]] Result<std::string> readTextFile(const std::filesystem::path& path, std::size_t maxBytes);

/** Takes the next piece of a file; an error stops the reading. */
using ChunkSink = std::function<Result<void>(std::string_view)>;

/** Hands a file to `sink` in pieces of a few megabytes, so that a hostile one can be given up early. */
[[nodiscard]] Result<void> readFileInChunks(const std::filesystem::path& path, std::size_t maxBytes,
                                            const ChunkSink& sink);

/**
 * Replaces a file's content atomically: temporary file beside it, flush to disk, rename; keeps permissions,
 * follows links. After a failure the old content is untouched.
 */
[[nodiscard]] Result<void> writeTextFile(const std::filesystem::path& path, std::string_view text);

/** The byte offset of the first byte that is not UTF-8 (overlong forms and surrogates are not), or npos. */
[[nodiscard]] std::size_t findInvalidUtf8(std::string_view text);

} // namespace contraflow
