// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/project/network.h"
#include "core/project/project.h"
#include "core/project/route_table.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** A message with its ends on nodes: what the engine runs. */
struct PlacedMessage
{
    std::uint32_t row = 0; ///< of Workload::messages
    NodeId source;
    NodeId destination;
    std::uint16_t queuePairs = 1;
    std::uint16_t lane = 0; ///< modulo the lanes that a model has
    double bytes = 0;
    double start = 0; ///< seconds
};

/** Whether the queue pairs and the lane of a message are what they can be. */
[[nodiscard]] bool arePlaceable(const MessageRow& m);

/** The lane of a message that names none: the same for the same name. */
[[nodiscard]] std::uint16_t laneOfName(std::string_view name);

/**
 * A scenario with every name resolved: network, placed messages in row order, and their routes (empty for
 * messages within one node). Messages at fault are left out; `issues` say why.
 */
struct PlacedScenario
{
    std::shared_ptr<const Network> network;
    std::vector<PlacedMessage> messages;
    RouteTable routes;
};

/**
 * Resolves scenario number `scenario`. Issues of the platform, workload, mapping and scenario are appended.
 * The result has a null network when the scenario names no usable platform or workload.
 */
[[nodiscard]] PlacedScenario placeScenario(const Project& project, std::size_t scenario, IssueList& issues);

/** The processes, or nodes, that a workload's messages name, in natural order, each once. */
[[nodiscard]] std::vector<std::string> processNames(const Workload& workload);

/** Processes by their names, with their nodes, in natural order of names. */
using Placements = std::vector<std::pair<std::string, NodeId>>;

/** Where each process of a workload goes under a mapping. Nothing where it cannot be said, as others have so
 * many nodes that the rest is not enough; issues say why. */
[[nodiscard]] std::optional<Placements> placements(const Network& network, const Mapping& mapping,
                                                   const Workload& workload, IssueList& issues,
                                                   std::size_t mappingIndex = 0);

/** The same for processes by their names, in the order in which a policy places them. By hand, those that the
 * mapping does not place are missing. */
[[nodiscard]] std::optional<Placements> placements(const Network& network, const Mapping& mapping,
                                                   std::vector<std::string> processes, IssueList& issues,
                                                   std::size_t mappingIndex = 0);

/** Seconds before the first byte of a message arrives: RDMA takes about 1 us, and TCP 10 us and more. */
inline constexpr double kUsualStartUp = 10e-6;

/** Whether nothing says what a message between two nodes needs to start up: neither has a latency. */
[[nodiscard]] bool isStartUpUnknown(const Network& network, NodeId source, NodeId destination);

/** Messages that are so short that their start-up would be most of their time, and none is given. */
struct ShortMessages
{
    const Network& network;
    std::string platform;
    std::size_t platformIndex = 0;
    std::size_t count = 0;
    std::string whose; ///< "workload 'halo'"
};

/** The warning that says so. */
[[nodiscard]] Issue startUpIssue(const ShortMessages& messages);

} // namespace contraflow
