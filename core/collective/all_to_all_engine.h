// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/all_to_all.h"
#include "core/engine/fluid_engine.h"
#include "core/project/project.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace contraflow {

/** The network and the model of a scenario, on which all-to-alls are run. */
struct AllToAllNetwork
{
    const Project& project;
    std::size_t scenario = 0;         ///< its platform and model are used, not its workload
    std::optional<std::string> model; ///< another model of the project or kind of the catalogue
};

/** How many nodes the scenario's platform has, the most processes that can be run; an error says what is
 * wrong with the platform. */
[[nodiscard]] Result<std::size_t> nodeCount(const AllToAllNetwork& network);

/** α and β as the platform has them between its first `processes` nodes: the smallest latency of a route and
 * the largest capacity of a node, so that the bound of Proposition 1 stays one where they differ. */
[[nodiscard]] Result<PointToPoint> platformLink(const AllToAllNetwork& network, std::uint32_t processes);

/** A message between two nodes that nothing else uses. */
struct PairRun
{
    std::string from;
    std::string to;
    double latency = 0; ///< of the route in seconds
    double rate = 0;    ///< bytes per second while it is sent; of both ways together where there are two
};

/**
 * Sends `bytes` between two nodes of the platform, or between its first two where `ends` are no nodes; with
 * `isBothWays` as many go the other way at the same time. Nothing comes or goes while they are sent, so that
 * their rate holds for any size. Fails when the platform has fewer nodes or the model cannot run.
 */
[[nodiscard]] Result<PairRun> runPair(const AllToAllNetwork& network,
                                      const std::pair<std::string, std::string>& ends, double bytes,
                                      bool isBothWays, const RunOptions& options = {});

/**
 * Seconds that an all-to-all of the first n nodes of the platform takes in the engine when all its messages
 * start at once. Fails when the platform has fewer nodes, the model cannot run, or when cancelled.
 */
[[nodiscard]] Result<double> runAtOnce(const AllToAllNetwork& network, const AllToAll& size,
                                       const RunOptions& options = {});

/**
 * The same by direct exchange (steffenel-2006, Algorithm 1): in round t process i sends to i + t mod n. A
 * round begins when the one before has ended everywhere, so the sum of the rounds; processes that do not wait
 * for one another can be faster.
 */
[[nodiscard]] Result<double> runRounds(const AllToAllNetwork& network, const AllToAll& size,
                                       const RunOptions& options = {});

} // namespace contraflow
