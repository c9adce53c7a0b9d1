// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/placed_variation.h"
#include "core/application/application_replay.h"
#include "core/engine/prediction.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A scenario on a lossless network with working congestion control, which is its own model, and without,
 * which is its `uncontrolled` one; times in seconds. */
struct LosslessPair
{
    /** The message among the victims whose time grows most. */
    struct WorstVictim
    {
        std::string message;
        double controlled = 0; ///< its time
        double uncontrolled = 0;
    };

    std::string scenario;
    std::string model;
    std::string uncontrolled; ///< name of the model
    std::optional<Error>
        failure; ///< why there is nothing without congestion control; nothing below counts then
    double controlledMakespan = 0;
    double uncontrolledMakespan = 0;
    /** Messages that take longer without congestion control; of applications, without it than alone. */
    std::optional<Victims> victims;
    std::optional<WorstVictim> worst; ///< nothing of applications, whose messages are not kept

    /** How many times as long it takes without; 1 where nothing takes time. */
    [[nodiscard]] double ratio() const
    {
        return controlledMakespan > 0 ? uncontrolledMakespan / controlledMakespan : 1;
    }
    [[nodiscard]] double victimRatio() const
    {
        return worst && worst->controlled > 0 ? worst->uncontrolled / worst->controlled : 1;
    }
    /** Whether anything depends on congestion control. */
    [[nodiscard]] bool differs() const;
};

/** The model without congestion control that a scenario is predicted with too; nothing where it names none.
 */
[[nodiscard]] std::optional<std::string> uncontrolledModelOf(const Scenario& scenario);

/** Holds both predictions of one scenario of messages against each other. */
[[nodiscard]] LosslessPair losslessPair(const Project& project, const Prediction& controlled,
                                        const Prediction& uncontrolled);

/** The same of a scenario that runs applications. */
[[nodiscard]] LosslessPair losslessPair(const Scenario& scenario, const ScenarioReplay& controlled,
                                        const ScenarioReplay& uncontrolled);

/** The pairs of those of these scenarios that have both models. Fails only when cancelled. */
[[nodiscard]] Result<std::vector<LosslessPair>> losslessPairs(const Project& project,
                                                              const std::vector<std::size_t>& scenarios,
                                                              KnownFigures& known,
                                                              const BatchOptions& options = {});

/** What there is to say, a sentence each: both makespans, the victims and the channel that they suffer from.
 * `scenario` begins the first. */
[[nodiscard]] std::vector<std::string> pairTexts(const LosslessPair& pair);

/** What to ask the vendor; empty where nothing depends on it. */
[[nodiscard]] std::string vendorQuestion(const std::vector<LosslessPair>& pairs);

} // namespace contraflow
