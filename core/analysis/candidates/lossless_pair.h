// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/known_figures.h"
#include "core/engine/prediction.h"
#include "core/engine/prediction_batch.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A scenario on a lossless network with working congestion control, which is its own model, and without,
 * which is its `uncontrolled` one; times in seconds. */
struct LosslessPair
{
    /** The messages that one full channel holds up although they send nothing to it. */
    struct Victims
    {
        std::size_t messages = 0; ///< that take longer than with congestion control
        std::string channel;      ///< that the most of them suffer from
        std::string worst;        ///< the message whose time grows most
        double controlled = 0;    ///< its time
        double uncontrolled = 0;
    };

    std::string scenario;
    std::string model;
    std::string uncontrolled; ///< name of the model
    std::optional<Error>
        failure; ///< why there is nothing without congestion control; nothing below counts then
    double controlledMakespan = 0;
    double uncontrolledMakespan = 0;
    /** Of messages; nothing where none takes longer, and of applications, whose messages are not kept. */
    std::optional<Victims> victims;

    /** How many times as long it takes without; 1 where nothing takes time. */
    [[nodiscard]] double ratio() const
    {
        return controlledMakespan > 0 ? uncontrolledMakespan / controlledMakespan : 1;
    }
    [[nodiscard]] double victimRatio() const
    {
        return victims && victims->controlled > 0 ? victims->uncontrolled / victims->controlled : 1;
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
