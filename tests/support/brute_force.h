// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/scenario.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow::test {

// Slow and literal versions of the sharing models and of the time loop, written from the definitions and not
// from the fast code: what they lack in speed they have in being checked by eye. A further model is a
// further case of bruteRates(), and the loop follows.

/** Every kind that bruteRates() knows, as the catalogue calls them. */
[[nodiscard]] const std::vector<std::string>& bruteKinds();

/**
 * The rates, in bytes per second and in the order of `active`, of the messages that are active together.
 * `active` holds indices into scenario.messages, ascending, of messages with a route.
 */
[[nodiscard]] std::vector<double> bruteRates(const std::string& kind, const PlacedScenario& scenario,
                                             const std::vector<std::size_t>& active);

struct BruteRun
{
    std::vector<double> transferEnd; ///< seconds, by message
    std::size_t steps = 0;           ///< intervals between events in which a message is active
};

/** Runs all messages: rates are kept until the next arrival or completion, and asked for again. */
[[nodiscard]] BruteRun bruteRun(const std::string& kind, const PlacedScenario& scenario);

} // namespace contraflow::test
