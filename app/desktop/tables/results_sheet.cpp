// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/results_sheet.h"

#include "app/desktop/results/run_items.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/compared_columns.h"
#include "app/desktop/tables/replay_sheet.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/tables/table.h"

#include <algorithm>
#include <utility>

namespace contraflow {

MessageSheet::MessageSheet() : m_shown(std::make_shared<ScenarioResult>()) {}

void MessageSheet::show(std::shared_ptr<const ScenarioResult> result, std::vector<ResultsColumn> columns)
{
    const std::size_t rows = result->prediction ? result->prediction->timeline.messages.size()
                             : result->messages ? result->messages->rowCount()
                                                : 0;
    showRows(rows, std::move(columns), [&] { m_shown = std::move(result); });
}

std::optional<TableRef> MessageSheet::selectableTable() const
{
    if (m_shown->replay)
        return TableRef{TableKind::events, 0};
    if (!m_shown->prediction)
        return std::nullopt;
    return TableRef{TableKind::messages, m_shown->prediction->workload};
}

std::optional<SelectedItem> MessageSheet::itemAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    if (m_shown->replay)
        return itemOfMessage(*m_shown, static_cast<std::uint32_t>(row));
    return SelectedItem{*selectableTable(),
                        m_shown->prediction->placed.messages[static_cast<std::size_t>(row)].row,
                        SelectedItem::kWholeRow};
}

int MessageSheet::rowOf(const SelectedItem& item) const
{
    if (m_shown->replay) {
        const std::optional<std::uint32_t> message = messageOf(*m_shown, item);
        return message && toInt(*message) < rowCount() ? toInt(*message) : -1;
    }
    if (selectableTable() != item.table)
        return -1;
    const auto& placed = m_shown->prediction->placed.messages;
    const auto found = std::lower_bound(placed.begin(), placed.end(), item.row,
                                        [](const PlacedMessage& m, std::size_t row) { return m.row < row; });
    return found != placed.end() && found->row == item.row ? static_cast<int>(found - placed.begin()) : -1;
}

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
