// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <limits>
#include <string>

namespace contraflow {

/** The least and the most of values, without their signs; 0 and what is not finite do not count. */
struct ValueExtent
{
    double least = std::numeric_limits<double>::infinity();
    double most = 0;

    void take(double value);
};

/** The one unit in which values of a dimension are read side by side, so that they are seen to be more or
 * less: that of the largest; where they lie a thousand times apart or more, that of the middle between
 * their powers of ten. Null without any value. */
[[nodiscard]] const Unit* commonUnit(Dimension dimension, const ValueExtent& values);

/** `value` base units in this unit, with `digits` significant digits: "0.47 Gbit/s". */
[[nodiscard]] std::string textInUnit(const Unit& unit, double value, int digits = 4);

} // namespace contraflow
