// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace contraflow {

/** One number of a published table, as printed. */
struct PublishedValue
{
    enum class What
    {
        steps,    ///< dynamic steps of the whole run
        stepRate, ///< of a message in a step, Mbit/s
        time,     ///< predicted, seconds
        error,    ///< (predicted − measured) / measured, %
    };

    What what = What::time;
    std::string_view message; ///< empty for the whole run
    std::size_t step = 0;     ///< 1-based, for stepRate
    std::string_view printed;
    std::string_view corrected =
        {}; ///< what the table's own numbers give where the print is a known misprint
};

/** A published table: what was run, with which models, and the numbers that were printed. */
struct PublishedTable
{
    std::string_view title;
    std::string_view citation;
    Project (*makeProject)();                ///< one scenario, with the measured times as a measurement
    std::span<const std::string_view> kinds; ///< models that the table's numbers hold for
    std::span<const PublishedValue> values;
    int timeDecimals = 3; ///< of printed times; printed errors were computed from times cut to these
};

/** All published tables that the program can recompute. */
[[nodiscard]] std::span<const PublishedTable> publishedTables();

} // namespace contraflow
