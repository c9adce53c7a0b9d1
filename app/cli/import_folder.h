// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"
#include "core/io/importers/import_plan.h"

#include <optional>
#include <string>

namespace contraflow::cli {

/** 'contraflow import' of a folder: all measured patterns in it. */
[[nodiscard]] ExitStatus importFolder(const Arguments& arguments, const ProjectFile& project,
                                      const ImportTarget& target);

/** "file:line: not taken: reason ('text')". */
[[nodiscard]] std::string rejectedText(const std::string& name, const RejectedLine& line);

/** Writes the changed project where it came from, or to `output`. */
[[nodiscard]] ExitStatus writeImported(const ProjectFile& project, const Project& changed,
                                       const std::optional<std::string>& output);

} // namespace contraflow::cli
