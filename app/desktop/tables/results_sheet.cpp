// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/results_sheet.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/compared_columns.h"
#include "app/desktop/tables/replay_sheet.h"
#include "app/desktop/tables/table_sheet_columns.h"

#include <utility>

namespace contraflow {

ResultsSheet::ResultsSheet(Results& results) : m_results(results)
{
    follow(results);
    connect(&results.comparison(), &Live::changed, this, &ResultsSheet::showNewest);
}

void ResultsSheet::showNewest()
{
    std::shared_ptr<const ScenarioResult> newest = m_results.current();
    if (!newest)
        newest = shown();
    std::vector<ResultsColumn> columns;
    if (newest->messages)
        columns = sheetColumns({newest, newest->messages.get()});
    addCompared(columns, comparedColumns(*m_results.comparison().current(), newest, ComparedRows::messages));
    show(std::move(newest), std::move(columns));
}

QString ResultsSheet::ownerText() const
{
    if (shown()->replay)
        return runText(*shown());
    if (!shown()->prediction)
        return {};
    return tr("Scenario %1, model %2")
        .arg(qtText(shown()->prediction->scenario), qtText(shown()->prediction->model));
}

QString ResultsSheet::emptyText() const
{
    if (shown()->replay)
        return shown()->unlisted.isEmpty() ? tr("The application sends no message.") : shown()->unlisted;
    if (!shown()->failure.isEmpty())
        return shown()->failure;
    if (!shown()->prediction)
        return tr("The first prediction is being made.");
    return shown()->project.workloads[shown()->prediction->workload].messages.empty()
               ? tr("No times yet. Add messages in the Messages sheet; their times appear here at once.")
               : tr("None of the messages can be sent. The issue list says why.");
}

} // namespace contraflow
