// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/services.h"

namespace contraflow {

/** Whether the arguments name a command (or ask for help or the version) rather than a project to open. The
 * commands are made when they are asked for first, of what the program has to offer. */
[[nodiscard]] bool isCommandLine(int argc, char* argv[], const Services& services = {});

/** Runs a command with what the program has to offer; returns the exit status: 0 success, 1 input at fault,
 * 2 wrong usage, 3 environment failed. */
[[nodiscard]] int runCommandLine(int argc, char* argv[], const Services& services = {});

} // namespace contraflow
