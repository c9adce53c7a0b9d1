// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace contraflow {

/** The whole file, at most `maxBytes`. The error says which file, why, and what to do. */
[[nodiscard]] Result<std::string> readTextFile(const std::filesystem::path& path, std::size_t maxBytes);

/** Replaces a file's content atomically: temporary file beside it, flush to disk, rename; keeps permissions,
 * follows links. */
[[nodiscard]] Result<void> writeTextFile(const std::filesystem::path& path, std::string_view text);

/** The byte offset of the first byte that is not UTF-8, or npos. */
[[nodiscard]] std::size_t findInvalidUtf8(std::string_view text);

} // namespace contraflow
