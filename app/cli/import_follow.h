// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <string>

namespace contraflow::cli {

/**
 * Follows a result file of contraflow-run while its job measures: says each pattern and program as it comes
 * in, measured and predicted side by side, until the job is finished or the command is told to stop (SIGINT,
 * SIGTERM). Gives the last whole content of the file. Fails when the file is something else, and when nothing
 * had been measured when it was told to stop.
 */
[[nodiscard]] Result<std::string> followFile(const std::string& name, const Project& project);

} // namespace contraflow::cli
