// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace contraflow::cli {

/** What the program is, how it is called, and its commands. */
[[nodiscard]] std::string programHelp();

/** How one command is called, what it does, and its options. */
[[nodiscard]] std::string commandHelp(const Command& command);

/** A paragraph broken between words, every line behind `indent` blanks. */
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent);

} // namespace contraflow::cli
