// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/price.h"
#include "core/project/scope.h"

#include <string>
#include <vector>

namespace contraflow {

/** Which kinds of costs a platform states and what they are worked out with: costs with other aspects are of
 * something else. `price`: what it costs. */
[[nodiscard]] std::vector<ScopeAspect> costAspects(const Platform& platform, const PlatformPrice& price);

/** What is missing of a total cost, and why: "no total cost: it draws power …", "no price: …". */
[[nodiscard]] std::string missingCostText(const PlatformPrice& price);

/** A platform with what it costs. */
struct PricedPlatform
{
    std::string name;
    const PlatformPrice& price;
    const std::vector<ScopeAspect>& aspects;
};

/** What costs of several platforms are. */
struct CostScope
{
    std::string currency; ///< of all that have a total cost; empty: none has, or several currencies
    /** Phrases: why they are not held against one another although some are known; empty: they may be. */
    std::vector<std::string> differences;

    [[nodiscard]] bool isAlike() const { return !currency.empty() && differences.empty(); }
};

/** Compares what costs are of; of a platform that is named more than once the first counts. */
[[nodiscard]] CostScope costScope(const std::vector<PricedPlatform>& platforms);

} // namespace contraflow
