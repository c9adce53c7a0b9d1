// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"
#include "core/io/importers/import_plan.h"

namespace contraflow::cli {

/** 'contraflow import' of a folder: all measured patterns in it. */
[[nodiscard]] ExitStatus importFolder(const Arguments& arguments, const ProjectFile& project,
                                      const ImportTarget& target);

} // namespace contraflow::cli
