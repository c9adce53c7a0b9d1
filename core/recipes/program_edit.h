// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edits.h"
#include "core/recipes/application_recipe.h"

#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** The parameters of a program whose names the project has already, and the free names that they get instead:
 * "steps" and "steps_2". */
[[nodiscard]] std::vector<std::pair<std::string, std::string>>
otherParameterNames(const Project& project, const MadeApplication& made);

/** The edit that takes a program into a project: that of addApplication(), with the parameters, under other
 * names where the project has theirs. Fails like that. */
[[nodiscard]] Result<Edit> addProgram(const Project& project, const MadeApplication& made,
                                      const ApplicationTarget& target);

} // namespace contraflow
