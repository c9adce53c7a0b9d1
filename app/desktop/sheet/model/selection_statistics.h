// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/model/sheet_cells.h"
#include "core/base/units.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace contraflow {

/** What selected cells add up to. */
struct SelectionStatistics
{
    std::size_t cells = 0;
    std::size_t numbers = 0;
    double sum = 0;
    double min = 0;
    double max = 0;
    std::optional<Dimension> dimension; ///< of all numbers
    bool isMixed = false;               ///< numbers of different dimensions have no sum
};

/** Of the cells in `areas`, which do not overlap; `dimensions` by column, nothing for plain numbers. */
[[nodiscard]] SelectionStatistics statisticsOf(const SheetCells& cells, const std::vector<CellRect>& areas,
                                               const std::vector<std::optional<Dimension>>& dimensions,
                                               const JobContext& context);

/** "5 cells, sum 50 MB, mean 10 MB, min 5 MB, max 20 MB"; empty for less than two cells. */
[[nodiscard]] QString statisticsText(const SelectionStatistics& statistics);

} // namespace contraflow
