// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/timeline.h"
#include "core/project/scenario.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow::test {

// What properties of sharing models are checked with.

/** Runs placed messages under a kind with its defaults. A failure ends the test program. */
[[nodiscard]] Timeline runKind(const PlacedScenario& placed, const std::string& kind);

/** Chosen messages of a scenario, in the given order. */
[[nodiscard]] PlacedScenario pick(const PlacedScenario& all, const std::vector<std::size_t>& chosen);

/** 0, 1, … count - 1. */
[[nodiscard]] std::vector<std::size_t> inOrder(std::size_t count);

/** The load of every channel in a step, bytes per second. */
[[nodiscard]] std::vector<double> channelLoads(const PlacedScenario& placed, const Timeline& timeline,
                                               std::size_t step);

/** Whether some channel carries clearly more than it can, in a step. */
[[nodiscard]] bool isAnyChannelOverloaded(const PlacedScenario& placed, const Timeline& timeline,
                                          std::size_t step);

/** What a message has sent when it ends, bytes: the sum over its segments. */
[[nodiscard]] double sentBytes(const Timeline& timeline, std::size_t message);

/** The slowest rate in the first step, bytes per second; infinite when nobody sends. */
[[nodiscard]] double slowestRate(const PlacedScenario& placed, const Timeline& timeline);

/** The project with every bandwidth times `factor`. */
[[nodiscard]] Project withScaledCapacities(Project project, double factor);

} // namespace contraflow::test
