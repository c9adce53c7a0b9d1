// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace contraflow {

/** Why the beginning of a file is that of no text, whatever may follow, as a clause with its remedy: packed,
 * in UTF-16, or full of bytes that no text has. Nothing where it may be one. */
[[nodiscard]] std::optional<std::string> whyNoText(std::string_view beginning);

/** Why a large text holds no table of numbers, by its beginning, as a clause; nothing where it may. */
[[nodiscard]] std::optional<std::string> whyNoNumbers(std::string_view text);

/** "line 3: it names no node": what there is to say of a line of a text, numbered from 1 on. */
[[nodiscard]] std::string atLine(std::size_t line, std::string_view what);

} // namespace contraflow
