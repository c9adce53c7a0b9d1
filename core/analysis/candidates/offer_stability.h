// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/offers.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** How far something may change before another offer is the fastest overall. */
struct StabilityLimit
{
    enum class Kind
    {
        smallerMessages,  ///< sizes of all messages of all offers, as a factor below 1
        largerMessages,   ///< the same above 1
        oversubscription, ///< of the fastest offer alone: nodes' bandwidth over uplinks' bandwidth
    };

    Kind kind = Kind::smallerMessages;
    double last = 1;     ///< the furthest value at which the offer is still the fastest
    bool isOpen = false; ///< it was so at the end of what was tried, which is `last`
    std::string next;    ///< the offer that takes its place
};

/** What the answer of a tender depends on. Immutable. */
struct OfferStability
{
    std::string offer;    ///< the fastest overall
    bool isClose = false; ///< another one is too close to it to call
    std::vector<StabilityLimit> limits;
    /** The price above which the best value is another offer's, and which. */
    std::optional<Price> mostPrice;
    std::optional<Price> mostTotal; ///< the same with its running cost; nothing when no offer has one
    std::string valueOffer;         ///< whose price that is
    std::string nextValue;
    std::string notApplied; ///< why nothing was tried
};

/**
 * Varies sizes of messages (a thousandth to a thousand times) and the oversubscription of the fastest offer
 * (up to 64 times its nodes' bandwidth over its uplinks'), and looks by predictions where another offer
 * becomes the fastest: at powers of ten or two first, then between them by bisection, to within 5 %. Between
 * two of these the first is taken to hold throughout. Each value costs one prediction of each offer's
 * workloads, at most 40 values; with more than 500 000 messages a value nothing is tried and `notApplied`
 * says so. Fails only when cancelled.
 */
[[nodiscard]] Result<OfferStability> offerStability(const Project& project,
                                                    const CandidateComparison& comparison,
                                                    const OfferComparison& offers,
                                                    const BatchOptions& options = {});

/** Sentences, one a limit, for people. */
[[nodiscard]] std::vector<std::string> stabilityTexts(const OfferStability& stability);

} // namespace contraflow
