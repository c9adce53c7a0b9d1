// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/candidate_sheets.h"

#include "app/desktop/style/text.h"

#include <utility>

namespace contraflow {

CompareSheet::CompareSheet(Results& results) : m_candidates(results.candidates().comparison())
{
    follow(m_candidates);
}

void CompareSheet::showNewest()
{
    const auto newest = m_candidates.current();
    if (!newest)
        return;
    showTable(newest->table, [&] {
        m_view = newest;
        m_scenarios.clear();
        m_rowOfScenario.clear();
        for (const CandidateGroup& group : newest->comparison.groups)
            for (const Candidate& candidate : group.candidates) {
                m_rowOfScenario.try_emplace(candidate.scenario, static_cast<int>(m_scenarios.size()));
                m_scenarios.push_back(candidate.scenario);
            }
    });
}

QString CompareSheet::ownerText() const
{
    return rowCount() == 0 ? QString() : tr("%1 scenarios").arg(countText(rowCount()));
}

QString CompareSheet::emptyText() const
{
    if (!m_view)
        return tr("The scenarios are being predicted.");
    if (!m_view->failure.isEmpty())
        return m_view->failure;
    return tr("The scenarios of the project stand here side by side: times, load, price and verdict. Add "
              "platforms and scenarios in the sheets of that name, or with the project tree.");
}

std::optional<TableRef> CompareSheet::selectableTable() const
{
    return TableRef{TableKind::scenarios, 0};
}

std::optional<SelectedItem> CompareSheet::itemAt(int row) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_scenarios.size())
        return std::nullopt;
    return SelectedItem{{TableKind::scenarios, 0}, m_scenarios[static_cast<std::size_t>(row)]};
}

int CompareSheet::rowOf(const SelectedItem& item) const
{
    const auto found = m_rowOfScenario.find(item.row);
    return item.table.kind == TableKind::scenarios && found != m_rowOfScenario.end() ? found->second : -1;
}

WhatIfSheet::WhatIfSheet(Results& results) : m_whatIf(results.candidates().whatIf())
{
    follow(m_whatIf);
}

void WhatIfSheet::showNewest()
{
    const auto newest = m_whatIf.current();
    if (!newest)
        return;
    showTable(newest->table, [&] { m_view = newest; });
}

QString WhatIfSheet::ownerText() const
{
    return rowCount() == 0 ? QString()
                           : tr("scenario %1, model %2")
                                 .arg(qtText(m_view->whatIf.scenario), qtText(m_view->whatIf.model));
}

QString WhatIfSheet::emptyText() const
{
    if (!m_view)
        return tr("What the scenario could be spared is being worked out.");
    if (!m_view->failure.isEmpty())
        return m_view->failure;
    return tr("What latency, contention and each group of links cost the scenario stands here. It has no "
              "messages that can be predicted yet.");
}

} // namespace contraflow
