// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/scenario.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow::test {

/** The penalty models that brutePenalties() knows, as the catalogue calls them. */
[[nodiscard]] const std::vector<std::string>& brutePenaltyKinds();

/**
 * Penalties of the messages that are active together, in the order of `active`, from the formulas of
 * vienne-2008 and with the catalogue's defaults; state sets are listed one by one.
 */
[[nodiscard]] std::vector<double> brutePenalties(const std::string& kind, const PlacedScenario& scenario,
                                                 const std::vector<std::size_t>& active);

/** A message as a pair of nodes. */
using NodePair = std::pair<std::size_t, std::size_t>;

/** In how many maximal sets without common sources and destinations each message is, and how many there are.
 */
struct StateSets
{
    std::vector<double> with; ///< by message
    double count = 0;
};
[[nodiscard]] StateSets listStateSets(const std::vector<NodePair>& messages);

} // namespace contraflow::test
