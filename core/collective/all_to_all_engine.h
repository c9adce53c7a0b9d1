// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/all_to_all.h"
#include "core/engine/fluid_engine.h"
#include "core/engine/prediction.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

// Lower bounds on any exchange of messages (steffenel-2006, 5.1). Every process has one port that sends and
// one that receives, both at a time; messages are neither split nor forwarded.

/** An arc of the exchange digraph. The seconds are what the message takes of each port without its start-up:
 * w·β, where the two ends need not have the same β. */
struct ExchangeMessage
{
    std::uint32_t source = 0; ///< positions in Exchange::processes
    std::uint32_t destination = 0;
    double bytes = 0;
    double sendSeconds = 0;
    double receiveSeconds = 0;
};

struct Exchange
{
    std::vector<std::string> processes;
    std::vector<ExchangeMessage> messages;
};

/** What one process has to send and to receive. */
struct ProcessLoad
{
    std::size_t sends = 0;    ///< Δs(p), its out-degree
    std::size_t receives = 0; ///< Δr(p), its in-degree
    double sentBytes = 0;
    double receivedBytes = 0;
    double sendSeconds = 0;
    double receiveSeconds = 0;

    /** No process is ready before its busier port is: max(Δs·α + ts, Δr·α + tr). */
    [[nodiscard]] double bound(double startUp) const;
};

struct ExchangeBounds
{
    std::vector<ProcessLoad> loads; ///< by process
    double startUp = 0;             ///< α in seconds
    std::size_t startUps = 0;       ///< Claim 1: at least max(Δs, Δr) start-ups
    double seconds = 0;             ///< Claim 2: at least max(ts, tr), without start-ups
    /** Claim 3: startUps·α + seconds. */
    double together = 0;
    /** Whether one port of one process has both maxima. Where it has not, Claim 3 holds for synchronous
     * communication only, and `busiestPort` is the bound for any. */
    bool isOfOnePort = false;
    double busiestPort = 0;  ///< the largest ProcessLoad::bound
    std::size_t busiest = 0; ///< the process that has it; the first of several
};

/** The bounds of an exchange; all zero without messages. `startUp` is α in seconds. */
[[nodiscard]] ExchangeBounds exchangeBounds(const Exchange& exchange, double startUp);

/**
 * The exchange that a scenario's messages are, with processes as they are named, in the order in which they
 * first appear. What a message takes of a port is its size by the capacity of the first channel of its route
 * at the sender, and of the last one at the receiver; messages within a node take the local bandwidth.
 * Different start times and shared nodes are not seen: both only make an exchange longer. Where β is given,
 * it is the same for all.
 */
[[nodiscard]] Exchange exchangeOf(const PlacedScenario& placed, const Workload& workload,
                                  std::optional<double> secondsPerByte = {});

/** The smallest latency of the routes, a start-up that no message undercuts; 0 without routes. */
[[nodiscard]] double smallestLatency(const PlacedScenario& placed);

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
