// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "core/base/result.h"
#include "core/io/editing/project_editing.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow::cli {

// What stands behind the project of 'contraflow add', 'set' and 'remove'.

/** PATH=VALUE of 'set', and of 'add' for named values. A value @FILE is the file's content. */
struct PathValue
{
    ProjectPath path;
    std::string value;
    std::string provenance; ///< of messages from a file, as a map on one line
};

/** A thing to add, with its keys. */
struct Addition
{
    ProjectPath path;
    KeyedValues values;
};

[[nodiscard]] Result<std::vector<PathValue>> pathValues(const Arguments& arguments);
[[nodiscard]] Result<std::vector<Addition>> additions(const Arguments& arguments);
[[nodiscard]] Result<std::vector<ProjectPath>> paths(const Arguments& arguments);

} // namespace contraflow::cli
