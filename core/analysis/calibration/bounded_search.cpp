// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/bounded_search.h"

#include "core/base/ranges.h"

#include <nlopt.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

namespace contraflow {

namespace {

/** The function on the free axes, in parts of them, with the best point seen so far. */
class FreeFunction
{
public:
    FreeFunction(const std::function<double(std::span<const double>)>& function, const SearchBox& box,
                 std::span<const double> start)
        : m_function(function)
        , m_box(box)
        , m_point(start.begin(), start.end())
    {
        for (std::size_t i = 0; i < box.size(); ++i) {
            m_point[i] = std::clamp(m_point[i], box.low[i], box.high[i]);
            if (!box.isHeld(i))
                m_axes.push_back(i);
        }
        m_best = {m_point, m_function(m_point)};
    }

    [[nodiscard]] std::size_t dimension() const { return m_axes.size(); }
    [[nodiscard]] Minimum best() const { return m_best; }

    [[nodiscard]] std::vector<double> start() const
    {
        return mapped<double>(
            m_axes, [&](std::size_t axis) { return (m_point[axis] - m_box.low[axis]) / width(axis); });
    }

    static double call(unsigned /*count*/, const double* parts, double* /*gradient*/, void* self)
    {
        return static_cast<FreeFunction*>(self)->at(parts);
    }

private:
    [[nodiscard]] double width(std::size_t axis) const { return m_box.high[axis] - m_box.low[axis]; }

    double at(const double* parts)
    {
        for (std::size_t i = 0; i < m_axes.size(); ++i)
            m_point[m_axes[i]] = m_box.low[m_axes[i]] + parts[i] * width(m_axes[i]);
        const double value = m_function(m_point);
        if (!std::isfinite(value))
            return std::numeric_limits<double>::max();
        if (value < m_best.value)
            m_best = {m_point, value};
        return value;
    }

    const std::function<double(std::span<const double>)>& m_function;
    const SearchBox& m_box;
    std::vector<double> m_point;
    std::vector<std::size_t> m_axes;
    Minimum m_best;
};

} // namespace

std::size_t SearchBox::freeCount() const
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < size(); ++i)
        count += isHeld(i) ? 0 : 1;
    return count;
}

Minimum searchMinimum(const std::function<double(std::span<const double>)>& function, const SearchBox& box,
                      std::span<const double> start, const SearchEffort& effort)
{
    FreeFunction free(function, box, start);
    if (free.dimension() == 0)
        return free.best();
    const std::unique_ptr<nlopt_opt_s, void (*)(nlopt_opt)> search(
        nlopt_create(NLOPT_LN_SBPLX, static_cast<unsigned>(free.dimension())), &nlopt_destroy);
    nlopt_set_min_objective(search.get(), &FreeFunction::call, &free);
    nlopt_set_lower_bounds1(search.get(), 0);
    nlopt_set_upper_bounds1(search.get(), 1);
    nlopt_set_initial_step1(search.get(), effort.firstStep);
    nlopt_set_xtol_abs1(search.get(), effort.tolerance);
    nlopt_set_maxeval(search.get(), effort.mostEvaluations);
    std::vector<double> parts = free.start();
    double value = 0;
    // Whatever ends the search, the best point seen is the answer.
    (void)nlopt_optimize(search.get(), parts.data(), &value);
    return free.best();
}

} // namespace contraflow
