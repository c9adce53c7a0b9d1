// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/cell_statistics.h"

#include "app/desktop/sheet/cell_selection.h"
#include "app/desktop/sheet/sheet_view.h"

#include <optional>
#include <vector>

namespace contraflow {

CellStatistics::CellStatistics(SheetView& view)
    : QObject(&view)
    , m_view(view)
    , m_updating(*this, [this] { updateNow(); })
    , m_job(tr("Adding up the selected cells"), [this](const Result<SelectionStatistics>& statistics) {
        show(statistics ? statisticsText(*statistics) : QString());
    })
{}

void CellStatistics::updateNow()
{
    const CellArea area = m_view.selected().area();
    if (area.empty() || !m_view.isVisible()) {
        m_job.cancel();
        if (!m_text.isEmpty())
            show({});
        return;
    }
    const SheetModel& sheet = m_view.sheet();
    std::vector<std::optional<Dimension>> dimensions;
    for (int column = 0; column < sheet.columnCount(); ++column) {
        const QVariant dimension = sheet.headerData(column, Qt::Horizontal, SheetModel::DimensionRole);
        dimensions.push_back(dimension.isValid() ? std::optional(static_cast<Dimension>(dimension.toInt()))
                                                 : std::nullopt);
    }
    m_job.start([cells = sheet.cells(), area, dimensions](const JobContext& context) {
        return statisticsOf(*cells, area, dimensions, context);
    });
}

void CellStatistics::show(const QString& text)
{
    m_text = text;
    emit changed(m_text);
}

} // namespace contraflow
