// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/results.h"

#include <memory>
#include <optional>

namespace contraflow {

/** What has a row in a sheet of a run. */
enum class RunRows
{
    processes,
    events,
    phases,
};

/** The table of such rows of a result; null without a run. */
[[nodiscard]] const std::shared_ptr<const Table>& runTable(const ScenarioResult& result, RunRows rows);

// What is selected with a row, and the row of what is selected; -1: none. Nothing without a run.
[[nodiscard]] std::optional<TableRef> selectableTable(const ScenarioResult& result, RunRows rows);
[[nodiscard]] std::optional<SelectedItem> itemOfRunRow(const ScenarioResult& result, RunRows rows, int row);
[[nodiscard]] int runRowOf(const ScenarioResult& result, RunRows rows, const SelectedItem& item);

} // namespace contraflow
