// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace contraflow
