// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/term.h"

namespace contraflow {

/** No contention: every message runs at the slowest channel of its route (Hockney 1994). */
class HockneyModel : public SharingModel, public ExplainsRates
{
public:
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;
};

/** The slowest channel of a route (the first one among equals); kNoChannel for an empty route. */
[[nodiscard]] std::uint32_t slowestChannel(const Network& network, std::span<const ChannelId> route);

} // namespace contraflow
