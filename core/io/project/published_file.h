// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/published_table.h"
#include "core/base/result.h"

#include <vector>

namespace contraflow {

/** The published tables that the program carries and can compute again, in the order of
 * resources/published/tables.yaml, which says what is in it. Fails only when the program was built wrong. */
[[nodiscard]] const Result<std::vector<PublishedTable>>& publishedTables();

} // namespace contraflow
