// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/command.h"

namespace contraflow::cli {

/** Whether 'contraflow export' is to write an application. */
[[nodiscard]] bool isTraceExport(const Arguments& arguments);

/** 'contraflow export --as ti|goal': an application as a trace. */
[[nodiscard]] ExitStatus exportTrace(const Arguments& arguments);

} // namespace contraflow::cli
