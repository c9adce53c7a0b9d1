// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <string>

namespace contraflow::cli {

/** What the program is, how it is called, and its commands. */
[[nodiscard]] std::string programHelp();

/** How one command is called, what it does, and its options. */
[[nodiscard]] std::string commandHelp(const Command& command);

} // namespace contraflow::cli
