// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

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
    std::size_t step = 0; ///< 1-based, for stepRate and penalty
    std::string quantity; ///< "rate in step 1"
    std::string unit;     ///< "Mbit/s", "s", "%" or empty
    std::string message;  ///< empty for the whole run
    std::string printed;
    std::string corrected; ///< what the table's own numbers give where the print is a known misprint
    std::string model;     ///< not empty: the number holds for this model of the table only
    double tolerance = 0;  ///< further away than a unit of the last digit, where an input is not printed
};

/** A published table: what was run, with which models, and the numbers that were printed. */
struct PublishedTable
{
    std::string title;
    std::string citation;
    Project project; ///< with the measured times
    std::size_t scenario = 0;
    std::vector<std::string> models; ///< that the numbers hold for, by name or kind
    std::vector<PublishedValue> values;
    /** Printed errors were computed from times cut to so many decimals; empty: from the printed times, where
     * the prediction agrees with them. */
    std::optional<int> cutTimes;
};

} // namespace contraflow
