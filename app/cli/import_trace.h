// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"
#include "core/io/importers/measured_file.h"

namespace contraflow::cli {

/** Whether what is imported is a program: by its options, or by the content of the first file. */
[[nodiscard]] bool isTraceImport(const Arguments& arguments);

/** 'contraflow import' of a trace, or with --program of what is sent: it becomes an application. */
[[nodiscard]] ExitStatus importTrace(const Arguments& arguments, const ProjectFile& project,
                                     const ImportOptions& reading);

} // namespace contraflow::cli
