// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace contraflow {

/** The byte offset of the first byte that is not UTF-8 (overlong forms and surrogates are not), or npos. */
[[nodiscard]] std::size_t findInvalidUtf8(std::string_view text);

/** Puts the replacement character (U+FFFD) in the place of each byte that is not UTF-8; how many there were.
 */
std::size_t replaceInvalidUtf8(std::string& text);

/** The text with them replaced: what a sentence quotes, whatever the bytes of the file were. */
[[nodiscard]] std::string validUtf8(std::string text);

/** The text without the sign that some editors put in front of UTF-8 (a byte order mark). */
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

} // namespace contraflow
