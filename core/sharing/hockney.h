// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/term.h"

#include <limits>

namespace contraflow {

/** No contention: every message runs at the slowest channel of its route (Hockney 1994). */
class HockneyModel : public SharingModel, public ExplainsRates
{
public:
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;
};

/** What limits a message that is alone. */
struct SlowestChannel
{
    std::uint32_t channel = kNoChannel; ///< the first one among equals; kNoChannel for an empty route
    /** Of the message, bytes per second: capacity / share; infinity for an empty route. */
    double rate = std::numeric_limits<double>::infinity();
};

/** The channel of a route that is slowest for the share of the message that crosses it, as often as the route
 * passes it; no shares: all of it does. */
[[nodiscard]] SlowestChannel slowestChannel(const Network& network, std::span<const ChannelId> route,
                                            std::span<const double> shares);
/** The same of a placed message. */
[[nodiscard]] SlowestChannel slowestChannel(const PlacedScenario& scenario, std::size_t message);

} // namespace contraflow
