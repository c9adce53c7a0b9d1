// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/project/project.h"

namespace contraflow {

/**
 * Every problem of a project, in the order of the file: cells that could not be read, names that do not
 * resolve, duplicates, scenarios that cannot run. The models' own parameters are checked by the catalogue
 * (sharing/catalog.h, validateModels), unknown keys by the reader of the file.
 */
[[nodiscard]] IssueList validate(const Project& project);

} // namespace contraflow
