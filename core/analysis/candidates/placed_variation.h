// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/application_figures.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/engine/prediction_batch.h"
#include "core/sharing/catalog.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

// A scenario is placed and routed once; what changes bandwidths, latencies, sizes or the choice of messages
// changes no route, so that each variation costs one run of the engine only.

/** A scenario with its model, ready to be run in variations. */
struct PreparedScenario
{
    std::size_t scenario = 0;
    Model model;
    PlacedScenario placed;                                 ///< of applications only the network
    std::vector<PlacedApplication> applications = {};      ///< that run instead of messages
    ProgramScale scale = {};                               ///< of these
    std::shared_ptr<const AlgorithmRules> algorithms = {}; ///< of their collectives
    IssueList issues;
    std::vector<std::string> without = {}; ///< what was left out of it (leftOutOf)
};

/** Places a scenario. Fails where predict() does. */
[[nodiscard]] Result<PreparedScenario> prepare(const Project& project, std::size_t scenario,
                                               const std::optional<std::string>& modelOverride = {});

using LinkSet = std::vector<LinkId>; ///< ascending

/** These links `factor` times as fast. */
[[nodiscard]] PlacedScenario withScaledLinks(PlacedScenario placed, std::span<const LinkId> links,
                                             double factor);
/** These links at `capacity` bytes per second. */
[[nodiscard]] PlacedScenario withLinksAt(PlacedScenario placed, std::span<const LinkId> links,
                                         double capacity);
/**
 * These links so fast that they hold nobody up: 10⁹ times the fastest link, and messages that use no other
 * link take their latency only.
 */
[[nodiscard]] PlacedScenario withUnlimitedLinks(PlacedScenario placed, std::span<const LinkId> links);
[[nodiscard]] PlacedScenario withoutLatency(PlacedScenario placed);
[[nodiscard]] PlacedScenario withSizes(PlacedScenario placed, double bytes);
[[nodiscard]] PlacedScenario withScaledSizes(PlacedScenario placed, double factor);
/** The messages for which `keep` holds, by position. */
[[nodiscard]] PlacedScenario withMessages(const PlacedScenario& placed,
                                          const std::function<bool(std::size_t)>& keep);
/**
 * The links between switches of every switch with nodes scaled until its nodes' links together have `ratio`
 * times their capacity. A link between two such switches gets the lower of both speeds.
 */
[[nodiscard]] PlacedScenario withOversubscription(PlacedScenario placed, double ratio);

/** What a switch with nodes has below and above. */
struct RackCapacity
{
    double down = 0;       ///< bytes per second, links to nodes together
    double up = 0;         ///< links to switches together
    std::size_t nodes = 0; ///< links to nodes
};

/** By switch with nodes. */
[[nodiscard]] std::map<std::uint32_t, RackCapacity> rackCapacities(const Network& network);

/** What withOversubscription() would have to be asked for to leave the network as it is: the largest ratio of
 * a switch with nodes. Nothing without links between switches. */
[[nodiscard]] std::optional<double> oversubscription(const Network& network);

/** Links with a node at one end, without those within servers. */
[[nodiscard]] LinkSet nicLinks(const Network& network);
/** Links between two switches that are in no server. */
[[nodiscard]] LinkSet backboneLinks(const Network& network);
/** The switch that a node's link leads to; nothing for links between switches. */
[[nodiscard]] std::optional<SwitchId> rackOf(const Network& network, LinkId link);

/** The run of a scenario's applications, on this network under this model. */
[[nodiscard]] inline ApplicationRun runOf(const PreparedScenario& scenario,
                                          const std::shared_ptr<const Network>& network, const Model& model)
{
    return {network, scenario.applications, scenario.algorithms, model, scenario.scale};
}

/** Runs a variation of the scenario, `placed` in place of its own, under a model. Of applications the figures
 * are those of FigureExtent::times. */
[[nodiscard]] Result<TimeFigures> runVariation(const PreparedScenario& scenario, const PlacedScenario& placed,
                                               const Model& model, const RunOptions& options);

} // namespace contraflow
