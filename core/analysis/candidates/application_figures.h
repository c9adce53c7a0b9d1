// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/time_figures.h"
#include "core/application/application_replay.h"
#include "core/sharing/catalog.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace contraflow {

/** What a run of applications changes of their programs. */
struct ProgramScale
{
    double sizes = 1; ///< every message has so many times its size
    double speed = 1; ///< every computation is so many times as fast
};

/** How much is wanted of a run. */
enum class FigureExtent
{
    times, ///< makespan, mean and slowdown
    own,   ///< percentile, channels and critical path too: all that one run tells
    all,   ///< and the makespan without contention, which is of a second run; KnownFigures makes both
};

/** Applications that are to be run. */
struct ApplicationRun
{
    const std::shared_ptr<const Network>& network;
    const std::vector<PlacedApplication>& applications;
    const std::shared_ptr<const AlgorithmRules>& algorithms; ///< as ReplayOptions::algorithms
    const Model& model;
    ProgramScale scale = {};
};

/** The victims of a run under a model of this kind; nothing where it has none, or knows of none. */
[[nodiscard]] std::optional<Victims> victimsIn(const Replay& replay, const Network& network,
                                               const std::string& kind);

/** What a run that kept its path and the times of its messages, which are taken from it, says of them. The
 * makespan is that of the processes. Fails where times were dropped. */
[[nodiscard]] Result<TimeFigures> figuresOf(Replay& replay, const Network& network, const std::string& kind,
                                            FigureExtent extent);

/** Runs applications on a network and says what there is to say about the times of their messages, as far as
 * one run tells. Fails where they cannot run, at a deadlock, and when cancelled. */
[[nodiscard]] Result<TimeFigures> applicationFigures(const ApplicationRun& run, FigureExtent extent,
                                                     const std::stop_token& stop);

/** "solver", or "solver and writer": how the applications of a scenario are called together. */
[[nodiscard]] std::string applicationNames(const Scenario& scenario);

} // namespace contraflow
