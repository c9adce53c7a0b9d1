// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"

namespace contraflow::cli {

/** Whether what is imported is a topology: by --as, or by the content of the file. */
[[nodiscard]] bool isTopologyImport(const Arguments& arguments);

/** 'contraflow import' of a topology: it becomes platforms. */
[[nodiscard]] ExitStatus importTopology(const Arguments& arguments, const ProjectFile& project);

} // namespace contraflow::cli
