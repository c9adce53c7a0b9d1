// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/topology_file.h"

#include <string>
#include <vector>

namespace contraflow {

/** The rows of a platform in the making. */
struct NetworkRows
{
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> nodes;
    std::vector<LinkRow> links;

    SwitchRow& addSwitch(std::string name);
    void addNode(std::string name, std::string onSwitch, QuantityCell bandwidth = {},
                 QuantityCell latency = {});
    void join(std::string name, std::string from, std::string to, QuantityCell bandwidth = {},
              QuantityCell latency = {});
    /** The platform of these rows, which are gone then. */
    [[nodiscard]] Platform platform(RoutingRule routing = RoutingRule::shortest);
};

/** A file may not name more nodes, switches or links than this. */
inline constexpr std::size_t kMostTopologyParts = 1'000'000;

/** Of nodes that each get a switch or a link of their own, which a list of a few characters may ask for, it
 * may not name more than this. */
inline constexpr std::size_t kMostJoinedNodes = kMostTopologyParts / 4;

/** An error at a line. */
[[nodiscard]] Error topologyFault(std::size_t line, const std::string& message);

/** A name without what a host list or a CSV would take apart, and not too long. */
[[nodiscard]] std::string plainName(std::string_view text);

/** A latency of a simulator's file, exact to a femtosecond, in the unit in which it is read: 500 ns. */
[[nodiscard]] Quantity simulatedLatency(double seconds);

// Reader and recogniser of each format, which topology_file.cpp lists.

[[nodiscard]] std::optional<Recognition> recogniseSlurmConf(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readSlurmConf(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseSlurmYaml(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readSlurmYaml(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseIbnet(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readIbnet(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseIbnetPorts(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readIbnetPorts(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseSimgrid(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readSimgrid(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseHwloc(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readHwloc(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseNcclTopology(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readNcclTopology(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseNs3(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readNs3(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseHtsim(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readHtsim(std::string_view text);
[[nodiscard]] std::optional<Recognition> recogniseAstra(std::string_view text);
[[nodiscard]] Result<ImportedTopology> readAstra(std::string_view text);

} // namespace contraflow
