// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/run_rows.h"

#include "app/desktop/results/run_items.h"
#include "core/application/application_replay.h"
#include "core/tables/table.h"

namespace contraflow {

const std::shared_ptr<const Table>& runTable(const ScenarioResult& result, RunRows rows)
{
    switch (rows) {
    case RunRows::processes:
        return result.processes;
    case RunRows::events:
        return result.events;
    case RunRows::phases:
        break;
    }
    return result.phases;
}

std::optional<TableRef> selectableTable(const ScenarioResult& result, RunRows rows)
{
    if (!result.replay || rows == RunRows::phases)
        return std::nullopt;
    return TableRef{rows == RunRows::events ? TableKind::events : TableKind::applications, 0};
}

std::optional<SelectedItem> itemOfRunRow(const ScenarioResult& result, RunRows rows, int row)
{
    const auto& table = runTable(result, rows);
    if (row < 0 || !result.replay || !table || static_cast<std::size_t>(row) >= table->rowCount())
        return std::nullopt;
    const auto at = static_cast<std::uint32_t>(row);
    switch (rows) {
    case RunRows::processes:
        return itemOfProcess(result, at);
    case RunRows::events:
        return itemOfEvent(result, result.runEvents->all()[at]);
    case RunRows::phases:
        break;
    }
    return std::nullopt;
}

int runRowOf(const ScenarioResult& result, RunRows rows, const SelectedItem& item)
{
    if (!result.replay)
        return -1;
    if (rows == RunRows::processes) {
        const auto process = processOf(result, item);
        return process ? static_cast<int>(*process) : -1;
    }
    const auto event = rows == RunRows::events ? eventOf(result, item) : std::nullopt;
    if (!event)
        return -1;
    const ReplayedEvent& of = result.replay->replay.events[*event];
    const auto place = result.runEvents->placeOf(of.process, of.index);
    return place ? static_cast<int>(*place) : -1;
}

} // namespace contraflow
