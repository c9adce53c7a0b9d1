// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/timeline.h"
#include "core/tables/table.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** A value that holds from `from` until the next point. */
struct StepPoint
{
    double from = 0; ///< seconds
    double value = 0;

    bool operator==(const StepPoint&) const = default;
};

/** A piecewise constant function of time, ascending in `from`; its last point ends it (value 0). */
using StepSeries = std::vector<StepPoint>;

/** The sum of the messages' rates, each times its share where shares are given, as parts of `full`. Rates
 * change only where steps begin, so the changes are summed for each step. Empty when it was stopped. */
[[nodiscard]] StepSeries summedRates(const Timeline& timeline, std::span<const std::uint32_t> messages,
                                     std::span<const double> shares, double full,
                                     const std::stop_token& stop);

/** The same function with neighbours of equal value joined. The last point stays. */
[[nodiscard]] StepSeries joined(StepSeries series);

/**
 * At most about `maxPoints` points: a longer series is averaged over time in equal intervals between its
 * ends, so that its integral stays. A short one comes back unchanged.
 */
[[nodiscard]] StepSeries averaged(StepSeries series, std::size_t maxPoints);

/** A row for each stretch of a series: name, beginning, end, and what each function makes of the value. */
template<typename... Of>
void addSteps(Table& table, const std::string& name, const StepSeries& series, Of... of)
{
    for (std::size_t i = 0; i + 1 < series.size(); ++i)
        table.addRow({name, series[i].from, series[i + 1].from, of(series[i].value)...});
}

} // namespace contraflow
