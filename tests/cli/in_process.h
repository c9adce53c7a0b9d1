// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/cli/program.h"

namespace contraflow::test {

/** Runs a command with all that the program has to offer within the test's own process, in which hundreds of
 * runs cost little; standard input is empty. A crash ends the test. */
[[nodiscard]] ProgramRun runHere(const QStringList& arguments, const QString& folder);

} // namespace contraflow::test
