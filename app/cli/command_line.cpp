// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

namespace contraflow {

bool isCommandLine(int argc, char**)
{
    return argc > 1;
}

int runCommandLine(int, char**)
{
    return 2;
}

} // namespace contraflow
