// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/selection_statistics.h"

#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"

#include <QVariant>

#include <algorithm>

namespace contraflow {

SelectionStatistics statisticsOf(const SheetCells& cells, const std::vector<CellRect>& areas,
                                 const std::vector<std::optional<Dimension>>& dimensions,
                                 const JobContext& context)
{
    constexpr int kRowsBetweenLooks = 1024;
    SelectionStatistics all;
    const auto add = [&](double number, const std::optional<Dimension>& dimension) {
        all.isMixed = all.isMixed || (all.numbers > 0 && all.dimension != dimension);
        all.dimension = dimension;
        all.min = all.numbers == 0 ? number : std::min(all.min, number);
        all.max = all.numbers == 0 ? number : std::max(all.max, number);
        all.sum += number;
        ++all.numbers;
    };
    for (const CellRect& area : areas) {
        const int last = std::min(area.bottom, static_cast<int>(cells.rowCount()) - 1);
        const int right = std::min(area.right, cells.columnCount() - 1);
        for (int row = area.top; row <= last; ++row) {
            if (row % kRowsBetweenLooks == 0 && context.stop.stop_requested())
                return all;
            for (int column = area.left; column <= right; ++column) {
                ++all.cells;
                const QVariant value = cells.sortValue(static_cast<std::size_t>(row), column);
                bool isNumber = value.isValid() && value.userType() != QMetaType::QString;
                const double number = isNumber ? value.toDouble(&isNumber) : 0;
                if (isNumber)
                    add(number, dimensions[static_cast<std::size_t>(column)]);
            }
        }
    }
    return all;
}

QString statisticsText(const SelectionStatistics& statistics)
{
    if (statistics.cells < 2)
        return {};
    const QString cells = tr("%1 cells").arg(countText(statistics.cells));
    if (statistics.numbers == 0 || statistics.isMixed)
        return cells;
    const auto number = [&](double value) {
        return statistics.dimension ? shownQuantity(*statistics.dimension, value)
                                    : qtText(groupedText(value, numberStyle().digits));
    };
    const QString numbers = statistics.numbers == statistics.cells
                                ? cells
                                : tr("%1, %2 numbers").arg(cells).arg(countText(statistics.numbers));
    return tr("%1: sum %2, mean %3, min %4, max %5")
        .arg(numbers, number(statistics.sum),
             number(statistics.sum / static_cast<double>(statistics.numbers)), number(statistics.min),
             number(statistics.max));
}

} // namespace contraflow
