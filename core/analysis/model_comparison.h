// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** The times of all messages of a scenario under one model: what stays of a prediction in a comparison. */
struct ModelTimes
{
    std::string model;           ///< name in the project, or the kind asked for
    std::string kind;            ///< of the catalogue
    std::vector<double> seconds; ///< parallel to PlacedScenario::messages
    double makespan = 0;         ///< seconds
};

[[nodiscard]] ModelTimes modelTimes(const Prediction& prediction);

/** A percentage and the message that has it. */
struct MessagePercent
{
    double percent = 0;
    std::size_t message = 0; ///< index into PlacedScenario::messages
};

/** What there is to say about one model in a comparison, in a line. */
struct ModelSummary
{
    double makespan = 0;     ///< seconds
    double meanTime = 0;     ///< seconds; 0 without messages
    double longestTime = 0;  ///< seconds
    std::size_t longest = 0; ///< the message that takes it; the first of several
    /** The difference to the reference that is largest in size; nothing where there is no reference. */
    std::optional<MessagePercent> largestDifference;
    std::size_t measured = 0;     ///< messages with a measured time
    double meanAbsoluteError = 0; ///< Eabs in percent, over the measured messages
    double withinTenPercent = 0;  ///< share of the measured messages with |Erel| ≤ 10 %, 0 … 1
};

/** (time − reference) / reference in percent; 0 where the two are the same but for rounding. The reference
 * must not be 0. */
[[nodiscard]] double differencePercent(double time, double reference);

/**
 * Sums up the times of a model. `reference` and `measured` are seconds parallel to the times, or empty;
 * what is not finite or not above zero in them is left out.
 */
[[nodiscard]] ModelSummary summarise(const ModelTimes& times, std::span<const double> reference,
                                     std::span<const double> measured);

} // namespace contraflow
