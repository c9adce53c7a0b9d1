// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/student_t.h"

#include <boost/math/distributions/students_t.hpp>

namespace contraflow {

double studentQuantile(double freedom, double confidence)
{
    const boost::math::students_t distribution(freedom);
    return boost::math::quantile(boost::math::complement(distribution, (1 - confidence) / 2));
}

} // namespace contraflow
