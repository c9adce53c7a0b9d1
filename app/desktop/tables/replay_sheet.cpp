// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/replay_sheet.h"

#include "app/desktop/results/run_items.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/compared_columns.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/application/application_replay.h"
#include "core/tables/table.h"

#include <utility>

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

ReplaySheet::ReplaySheet(Results& results, RunRows rows)
    : m_results(results)
    , m_of(rows)
    , m_shown(std::make_shared<ScenarioResult>())
{
    follow(results);
    connect(&results.comparison(), &Live::changed, this, &ReplaySheet::showNewest);
}

void ReplaySheet::showNewest()
{
    std::shared_ptr<const ScenarioResult> newest = m_results.current();
    if (!newest)
        return;
    std::vector<ResultsColumn> columns;
    std::size_t rows = 0;
    if (const auto& table = runTable(*newest, m_of)) {
        rows = table->rowCount();
        columns = sheetColumns({newest, table.get()});
        if (m_of != RunRows::phases)
            addCompared(columns, comparedColumns(*m_results.comparison().current(), newest,
                                                 m_of == RunRows::events ? ComparedRows::events
                                                                         : ComparedRows::processes));
    }
    showRows(rows, std::move(columns), [&] { m_shown = std::move(newest); });
}

QString ReplaySheet::ownerText() const
{
    return m_shown->replay ? runText(*m_shown) : QString();
}

QString ReplaySheet::emptyText() const
{
    if (m_shown->replay && !m_shown->unlisted.isEmpty())
        return m_shown->unlisted;
    if (m_shown->replay)
        return tr("The run has none.");
    if (m_shown->isOfApplications)
        return m_shown->failure;
    if (m_shown->prediction)
        return tr("Scenario %1 sends the messages of a workload: their times are in the sheet Results. What is here "
                  "belongs to scenarios that run an application.")
            .arg(qtText(m_shown->prediction->scenario));
    return m_shown->failure.isEmpty() ? tr("The first run is being made.") : m_shown->failure;
}

std::optional<TableRef> ReplaySheet::selectableTable() const
{
    return contraflow::selectableTable(*m_shown, m_of);
}

std::optional<SelectedItem> ReplaySheet::itemAt(int row) const
{
    return itemOfRunRow(*m_shown, m_of, row);
}

int ReplaySheet::rowOf(const SelectedItem& item) const
{
    return runRowOf(*m_shown, m_of, item);
}

QString runText(const ScenarioResult& result)
{
    return ReplaySheet::tr("Scenario %1, model %2")
        .arg(qtText(result.replay->scenario), qtText(result.replay->model));
}

} // namespace contraflow
