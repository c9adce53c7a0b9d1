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
    std::string next;    ///< the offer that takes its place; empty: not every offer could be predicted there
    Standing then = Standing::less; ///< how that stands to the offer
};

/** How far the weight of one workload may change, that of the others the same, before another offer is the
 * fastest overall or the best value. */
struct WeightLimit
{
    std::string workload;
    double weight = 1;              ///< that it has
    double last = 1;                ///< the furthest weight at which the answer is the same
    std::string next;               ///< the offer that takes its place
    Standing then = Standing::less; ///< how that stands to the offer
};

/** What a rival would have to cost to be the best value. */
struct Discount
{
    std::string offer;
    double share = 0;     ///< of its price, 0 … 1; above 1: its running cost alone is too much
    Price price;          ///< that it has then
    bool isClose = false; ///< the errors of the models then leave open which of the two is the best value
};

/** What the answer of a tender depends on. Immutable. */
struct OfferStability
{
    std::string offer; ///< the fastest overall
    /** How the nearest of the others stands to it: `greater` where it is the fastest, else as good or too
     * close to call. */
    Standing nearest = Standing::greater;
    std::vector<StabilityLimit> limits;
    std::size_t workloads = 0;             ///< that count
    std::vector<WeightLimit> weights;      ///< at which it is no longer the fastest
    std::vector<WeightLimit> valueWeights; ///< at which valueOffer is no longer the best value
    /** The price above which the best value is another offer's, and which. */
    std::optional<Price> mostPrice;
    std::optional<Price> mostTotal; ///< the same with its running cost; nothing when no offer has one
    std::string valueOffer;         ///< whose price that is
    std::string nextValue;
    bool isNextValueClose = false;   ///< the errors of the models then leave open which of the two it is
    std::vector<Discount> discounts; ///< of the rivals of the best value
    std::string costWord;
    std::string notApplied; ///< why nothing was tried
};

/** How many values offerStability() usually tries. */
inline constexpr double kUsualStabilityValues = 24;

/**
 * Works out how far weights of workloads and prices may change, and varies sizes of messages (a thousandth to
 * a thousand times) and the oversubscription of the fastest offer (up to 64 times its nodes' bandwidth over
 * its uplinks'), and looks by predictions where another offer becomes the fastest, or as good within the
 * errors of the models: at powers of ten or two first, then between them by bisection, to within 5 %. Between
 * two of these the first is taken to hold throughout. Each value costs one prediction of each offer's
 * workloads, at most 40 values; with more than 500 000 messages a value nothing is tried and `notApplied`
 * says so; what `known` has is not run again. Fails only when cancelled.
 */
[[nodiscard]] Result<OfferStability>
offerStability(const Project& project, const CandidateComparison& comparison, const OfferComparison& offers,
               const BatchOptions& options = {}, KnownFigures* known = nullptr);

/** Sentences, one a limit, for people. */
[[nodiscard]] std::vector<std::string> stabilityTexts(const OfferStability& stability);

} // namespace contraflow
