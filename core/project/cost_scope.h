// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/price.h"

#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** How far a kind of figure is given: as ScopeAspect::value. */
inline constexpr std::string_view kNotGiven = "none";
inline constexpr std::string_view kPartlyGiven = "some";
inline constexpr std::string_view kGiven = "all";

/** One of the things that results must have alike to be judged against one another. */
struct ScopeAspect
{
    enum class Kind
    {
        prediction, ///< of a scenario; `place` is why there is none
        workload,   ///< that an offer has scenarios for, by its name
        price,      ///< of a kind of parts
        power,      ///< that a kind of parts draws
        value,      ///< any: `what` says that it differs
    };

    Kind kind = Kind::value;
    std::string what;  ///< "switches"; of a value "years differ"
    std::string value; ///< alike where it is the same; empty: it does not apply, which is like everything
    std::string place; ///< where it is given: "platforms.hdr.switches.*.price"; of a value what to do
    std::string shown = {}; ///< of a value, in sentences, where that is not the value itself

    bool operator==(const ScopeAspect&) const = default;
};

/** What a result covers: of candidates what was computed, of prices what is in them. */
struct Scope
{
    std::string owner; ///< as sentences call it
    std::vector<ScopeAspect> aspects;
};

/** In what scopes are not alike, a phrase each, which names owners, places and remedy: "hdr has no price for
 * switches; give …". Empty: they are alike. */
[[nodiscard]] std::vector<std::string> differences(const std::vector<Scope>& scopes);

/** "…: PHRASE. Besides, PHRASE": differences behind the words that say what they prevent. The first few where
 * there are many. */
[[nodiscard]] std::string withReasons(const std::string& prevented, const std::vector<std::string>& reasons);

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
