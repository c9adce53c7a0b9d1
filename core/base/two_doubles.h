// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace contraflow {

/** Two numbers with which the processor calculates at once: what takes long, dividing and roots, takes no
 * longer than for one. */
using TwoDoubles = double __attribute__((vector_size(2 * sizeof(double))));

[[nodiscard]] inline TwoDoubles squareRoot(TwoDoubles x)
{
#ifdef __SSE2__
    return _mm_sqrt_pd(x);
#else
    return TwoDoubles{std::sqrt(x[0]), std::sqrt(x[1])};
#endif
}

[[nodiscard]] inline TwoDoubles smaller(TwoDoubles a, TwoDoubles b)
{
#ifdef __SSE2__
    return _mm_min_pd(a, b);
#else
    return a < b ? a : b;
#endif
}

} // namespace contraflow
