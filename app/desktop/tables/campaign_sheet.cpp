// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/campaign_sheet.h"

#include "app/desktop/tables/errors_sheet.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/tables/error_tables.h"

namespace contraflow {

CampaignSheet::CampaignSheet(Results& results) : m_results(results)
{
    Errors& errors = results.errors();
    connect(&errors, &Errors::errorsChanged, this, &CampaignSheet::showNewest);
    connect(&errors, &Errors::stateChanged, this, [this] { setStale(m_results.errors().isStale()); });
    showNewest();
}

void CampaignSheet::showNewest()
{
    const auto newest = m_results.errors().current();
    if (!newest)
        return;
    const auto table = std::make_shared<const Table>(errorTable(newest, ErrorView::campaign));
    showRows(table->rowCount(), table->empty() ? std::vector<ResultsColumn>() : sheetColumns(table),
             [&] { m_errors = newest; });
    setStale(m_results.errors().isStale());
}

QString CampaignSheet::ownerText() const
{
    if (!m_errors || rowCount() == 0)
        return {};
    return ErrorsSheet::patternsText(*m_errors);
}

QString CampaignSheet::emptyText() const
{
    if (!m_errors)
        return tr("What was measured is being predicted.");
    if (!m_errors->failure.isEmpty())
        return m_errors->failure;
    return tr(
        "Nothing was measured yet. Import measurements… of several patterns: the errors of each experiment "
        "stand here as in Table II of Zhu et al. (2014).");
}

} // namespace contraflow
