// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/what_if.h"
#include "core/tables/table.h"

#include <vector>

namespace contraflow {

/** Rows of what-ifs. */
enum class WhatIfPart
{
    scenario, ///< as it is
    cases,
    groups,      ///< of links, each
    alikeGroups, ///< of links, those of one kind with the same effect in one row
};

// Keys of columns are published: a column keeps its key, meaning and place in files; new ones come last. The
// tables hold copies of what they show.

/** What a scenario could be spared and what faster links would save: as it is, its cases, and the groups of
 * links. */
[[nodiscard]] Table whatIfTable(const WhatIf& result);

/** The rows of these parts and the columns that any of them has, without notes. */
[[nodiscard]] Table whatIfRows(const WhatIf& result, const std::vector<WhatIfPart>& parts);

} // namespace contraflow
