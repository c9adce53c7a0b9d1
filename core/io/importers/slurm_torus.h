// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/topology_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace contraflow {

/** Nodes of a block of a torus: along x first, then y, then z, as Slurm's topology/torus3d counts them. */
struct SlurmTorusRegion
{
    std::size_t line = 0; ///< 1-based
    std::array<std::uint32_t, 3> anchor{};
    std::array<std::uint32_t, 3> sizes{};
    std::string nodes; ///< host list
};

/** What a file of Slurm says of one three-dimensional torus. */
struct SlurmTorus
{
    std::size_t line = 0;
    std::string name;
    std::array<std::uint32_t, 3> sizes{};
    std::vector<SlurmTorusRegion> regions; ///< one, of the whole, where the torus names its nodes itself
};

/**
 * A torus with a router at each place and the node of the place on it; a place without a node keeps its
 * router, which messages pass. Fails where a list of nodes has another length than its block, blocks overlap
 * or reach out of the torus, a node stands twice, or there are more than kMostJoinedNodes places.
 */
[[nodiscard]] Result<Platform> slurmTorus(const SlurmTorus& torus);

} // namespace contraflow
