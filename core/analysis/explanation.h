// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"
#include "core/sharing/term.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// This room: what explains and judges results. An Explanation says step by step why a message takes its
// time; an ErrorReport holds predictions against measured times; a Calibration fits models to these and
// ranks them. A CandidateComparison has scenarios side by side, with a WhatIf of what each could be spared;
// a PlacementStudy compares where processes may run.
//
//     ASSIGN_OR_RETURN(const Prediction prediction, predict(project, 0, {}, keepingRates));
//     const Explanation why = explain(prediction, project, 0);
//     for (const ExplainedStep& step : why.steps) // who competes for which channel, and at which rate
//         show(step);

namespace contraflow {

/** Another message that shares a channel with the explained one. */
struct CompetingMessage
{
    std::uint32_t message = 0; ///< index into PlacedScenario::messages
    double rate = 0;           ///< bytes per second of it through the channel in this step
};

/** A channel of the route as it stood in one step. */
struct ChannelUse
{
    ChannelId channel;
    double capacity = 0; ///< bytes per second
    double share = 1;    ///< of the explained message's bytes that cross it
    double load = 0;     ///< bytes per second, all messages with the flow
    double reverseLoad = 0;
    std::vector<CompetingMessage> withFlow;    ///< other messages on the channel
    std::vector<CompetingMessage> againstFlow; ///< messages on its reverse channel
};

struct ExplainedStep
{
    std::uint32_t step = 0; ///< 0-based
    double from = 0;        ///< seconds
    double to = 0;
    double rate = 0;    ///< bytes per second
    double penalty = 1; ///< slowest channel of the route / rate
    double sentBytes = 0;
    std::uint32_t limitingChannel = kNoChannel;
    std::vector<ChannelId> alsoLimiting; ///< others that are as full (limitsIn); empty when not asked for
    bool limitedAgainstFlow = false;     ///< the limiting channel is the reverse of one on the route
    std::vector<ChannelUse> channels;    ///< of the route, in order; empty when not asked for
    std::vector<Term> terms; ///< degrees, conflict, and what the model made of them; empty when not asked for
};

/** Why a message takes the time it takes: one entry per step in which it is active. */
struct Explanation
{
    std::uint32_t message = 0;
    std::vector<ExplainedStep> steps;
    std::string summary; ///< what limits it, with whom it shares
};

struct ExplainOptions
{
    /** The step (0-based) whose channels and terms are wanted; empty: of every step. What a step costs grows
     * with the messages active in it. */
    std::optional<std::size_t> detailed = {};
    std::stop_token stop = {};
};

/** The channels that a message waits for in a step (0-based), from its NIC to the full one; empty where it is
 * not under way, its rates were not kept, or its model has no chains. Looks through all messages. */
[[nodiscard]] std::vector<ChannelId> chainIn(const Prediction& prediction, const Project& project,
                                             std::uint32_t message, std::size_t step,
                                             const std::stop_token& stop = {});

/**
 * Explains message number `message` of a prediction of this project. Needs a timeline with segments. Once a
 * stop is requested it returns early, with an explanation of no use.
 */
[[nodiscard]] Explanation explain(const Prediction& prediction, const Project& project, std::uint32_t message,
                                  const ExplainOptions& options = {});

/** One step (0-based) of a message that is active in it, with its details: for who goes through many steps
 * and does not keep them all. */
[[nodiscard]] ExplainedStep explainStep(const Prediction& prediction, const Project& project,
                                        std::uint32_t message, std::uint32_t step);

} // namespace contraflow
