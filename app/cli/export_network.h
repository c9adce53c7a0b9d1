// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/command.h"

namespace contraflow::cli {

/** Whether 'contraflow export' is to write a network. */
[[nodiscard]] bool isNetworkExport(const Arguments& arguments);

/** 'contraflow export --as simgrid|slurm|dot|links': a platform for another program. */
[[nodiscard]] ExitStatus exportNetwork(const Arguments& arguments);

} // namespace contraflow::cli
