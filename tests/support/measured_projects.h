// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <string>

namespace contraflow::test {

/** Two racks X and Y of five nodes; latencies make a round trip of 0.2 ms in a rack and 0.45 ms between. */
struct ClusterFigures
{
    double nodeMbit = 47.074; ///< goodput of a node
    double linkMbit = 470.741;
    double nodeMicroseconds = 0;
    double linkMicroseconds = 0;
};

/** The emulated cluster of tests/data/measured, and that of tests/data/packet-level. */
inline constexpr ClusterFigures kMeasuredCluster{};
inline constexpr ClusterFigures kSimulatedCluster{941.48, 9414.8, 50, 125};

[[nodiscard]] Platform twoRacks(const ClusterFigures& figures);

/**
 * A campaign: each pattern of a CSV table of tests/data as a workload, a scenario and a measurement of the
 * same name. Tables without a column pattern_id are one pattern "all".
 */
[[nodiscard]] Project campaign(const std::string& file, const ClusterFigures& figures);

/** The project of the first published table that runs a scenario of this name: "figure-4", "Kn2". */
[[nodiscard]] const Project& publishedProject(const std::string& scenario);

/** The same campaign with times that `model` predicts, each with normal noise of this relative size. */
[[nodiscard]] Project withMeasuredTimes(Project project, const Model& model, double noise);

} // namespace contraflow::test
