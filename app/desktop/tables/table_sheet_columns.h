// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/results_columns.h"
#include "core/tables/table.h"

#include <memory>
#include <vector>

namespace contraflow {

/** A table's columns for sheets. They share the table, and let go of its rows before they let go of it.
 * Titles and hints are translated. */
[[nodiscard]] std::vector<ResultsColumn> sheetColumns(std::shared_ptr<const Table> table);

/** What a row says, for a tool tip: its first column, then a line for each other one that says something. */
[[nodiscard]] QString rowText(const Table& table, std::size_t row);

} // namespace contraflow
