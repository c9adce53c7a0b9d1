// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"
#include "tests/support/builders.h"

#include <cmath>
#include <utility>

namespace contraflow::test {

inline constexpr double kMbit = 1e6 / 8; ///< bytes per second

/** Compares to four significant digits, which is what the papers print and what one computes by hand. */
inline bool near(double actual, double expected)
{
    return std::abs(actual - expected) <= 5e-4 * std::abs(expected);
}

inline Prediction predicted(const Project& project)
{
    Result<Prediction> result = predict(project, 0);
    Q_ASSERT(result.has_value());
    return std::move(*result);
}

/** The worked example with a testbed that measured e1 and e3; what it tells of e4 cannot be read. */
inline Project measuredTableOne()
{
    Project project = tableOne();
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = "copper";
    TimeRow first;
    first.message = "e1";
    first.mean = quantity(Dimension::duration, 0.252, "s");
    first.ci95 = quantity(Dimension::duration, 3, "ms");
    TimeRow third;
    third.message = "e3";
    third.mean = quantity(Dimension::duration, 0.5, "s");
    TimeRow unread;
    unread.message = "e4";
    unread.mean = QuantityCell::rejectedAs("soon");
    measurement.times = SharedRows<TimeRow>{first, third, unread};
    project.measurements = SharedRows<Measurement>{measurement};
    return project;
}

} // namespace contraflow::test
