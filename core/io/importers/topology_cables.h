// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>

namespace contraflow {

/** How many cables join two switches, where a file says only that they are joined; one of both, or none. */
struct CableChoice
{
    std::optional<std::uint32_t> uplinks;   ///< cables of each link
    std::optional<double> oversubscription; ///< what comes from below over the links upwards, of each switch

    [[nodiscard]] bool isGiven() const { return uplinks || oversubscription; }
};

/** How a platform's links hold several cables. */
enum class CableRows
{
    parallel, ///< a row for each cable, over which the routing spreads
    bundled,  ///< one row with the bandwidth of all: the routing takes one way for ever
};

/**
 * The platform with as many cables in each link between switches as are chosen; its rows have the bandwidth
 * of one. With an oversubscription each switch gets the cables upwards that what comes from below needs,
 * divided by it. Fails where that cannot be, as no switch stands above another, and where there would be too
 * many.
 */
[[nodiscard]] Result<Platform> withCables(Platform platform, const CableChoice& choice, CableRows rows);

} // namespace contraflow
