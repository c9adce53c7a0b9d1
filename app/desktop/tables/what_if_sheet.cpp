// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/what_if_sheet.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/table_sheet_columns.h"

#include <utility>

namespace contraflow {

WhatIfSheet::WhatIfSheet(Results& results) : m_whatIf(results.candidates().whatIf())
{
    connect(&m_whatIf, &LiveJob::changed, this, &WhatIfSheet::showNewest);
    connect(&m_whatIf, &LiveJob::stateChanged, this, [this] { setStale(m_whatIf.isStale()); });
    showNewest();
}

void WhatIfSheet::showNewest()
{
    const auto newest = m_whatIf.current();
    if (!newest)
        return;
    std::vector<ResultsColumn> columns;
    if (newest->table)
        columns = sheetColumns(newest->table);
    showRows(newest->table ? newest->table->rowCount() : 0, std::move(columns), [&] { m_view = newest; });
    setStale(m_whatIf.isStale());
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
