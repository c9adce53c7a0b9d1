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
        steps,         ///< dynamic steps of the whole run
        stepRate,      ///< of a message in a step, Mbit/s
        time,          ///< predicted, seconds
        error,         ///< (predicted − measured) / measured, %
        meanError,     ///< mean of the absolute errors of all messages, %
        penalty,       ///< of a message in a step: how many times slower than alone
        stateSets,     ///< of all messages together: largest sets that can be sent at once
        stateSetsWith, ///< those that contain a message
    };

    What what = What::time;
    std::string_view message; ///< empty for the whole run
    std::size_t step = 0;     ///< 1-based, for stepRate and penalty
    std::string_view printed;
    std::string_view corrected =
        {};                     ///< what the table's own numbers give where the print is a known misprint
    std::string_view kind = {}; ///< not empty: the number holds for this model of the table only
    double tolerance = 0;       ///< further away than a unit of the last digit, where an input is not printed
};

/** From which times the printed errors of a table were computed. */
enum class ErrorBasis
{
    cutTimes,     ///< predicted times cut to the table's decimals
    printedTimes, ///< the printed ones, where the prediction agrees with them
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
    ErrorBasis errorBasis = ErrorBasis::cutTimes;
};

/** All published tables that the program can recompute. */
[[nodiscard]] std::span<const PublishedTable> publishedTables();

} // namespace contraflow
