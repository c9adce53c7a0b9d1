// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow {

/** Whether the arguments name a command (or ask for help or the version) rather than a project to open. */
[[nodiscard]] bool isCommandLine(int argc, char* argv[]);

/** Runs a command; returns the exit status: 0 success, 1 input at fault, 2 wrong usage, 3 environment failed.
 */
[[nodiscard]] int runCommandLine(int argc, char* argv[]);

} // namespace contraflow
