// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow {

/** Opens the window with the project named on the command line, or with the start page. */
[[nodiscard]] int runDesktop(int argc, char* argv[]);

} // namespace contraflow
