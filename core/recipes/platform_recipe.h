// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace contraflow {

/** More nodes than this in one generated platform are refused. */
inline constexpr std::uint64_t kMaxRecipeNodes = 100'000;

/** More racks than this in one generated platform are refused. */
inline constexpr std::uint64_t kMaxRecipeRacks = 10'000;

/**
 * A cluster of equal nodes in racks, each rack with one switch (tor1, tor2, …). One rack stands alone; two
 * are joined by one backbone link, as in the papers; three or more hang on one core switch. The defaults are
 * the cluster of zhu-2014, 3.2: NICs that carry 940 Mbit/s and an optical backbone of 9.4 Gbit/s.
 */
struct PlatformRecipe
{
    std::string name = "cluster";
    std::uint64_t racks = 2;
    std::uint64_t nodes =
        6; ///< in all; spread evenly, the first racks take one more where it does not divide
    std::uint32_t cores = 1;                                               ///< of each node
    Quantity nicBandwidth = quantity(Dimension::bandwidth, 940, "Mbit/s"); ///< each way
    Quantity uplinkBandwidth =
        quantity(Dimension::bandwidth, 9.4, "Gbit/s"); ///< of the backbone or of each uplink, each way
    Quantity nicLatency = quantity(Dimension::duration, 0, "s");
    Quantity uplinkLatency = quantity(Dimension::duration, 0, "s");
};

/** The platform, one row of nodes per rack (a host list). Fails when it has no node, an empty rack, or is too
 * large. */
[[nodiscard]] Result<Platform> makePlatform(const PlatformRecipe& recipe);

/** The names of the platform's nodes, rack by rack: r1n1, r1n2, …, r2n1, … */
[[nodiscard]] std::vector<std::string> recipeNodeNames(const PlatformRecipe& recipe);

} // namespace contraflow
