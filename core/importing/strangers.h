// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace contraflow {

/**
 * What a text looks like that no importer of measured times recognises, as a clause that says what to do with
 * it: "it looks like the output of HPL, which holds no times of messages". Nothing where it looks like none
 * of the kinds that are known; it may be a table.
 */
[[nodiscard]] std::optional<std::string> strangerIn(std::string_view text);

/** Whether a text is a bare square of numbers, which do not say that they are times: mostly what is sent. */
[[nodiscard]] bool mayBeMessages(std::string_view text);

/** What strangerIn() says, of a text that is no table with known columns either, which is the `problem`. */
[[nodiscard]] std::string unknownKindOf(std::string_view text, const std::string& problem);

} // namespace contraflow
