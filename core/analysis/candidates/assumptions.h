// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/offers.h"
#include "core/project/preset.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** What predictions on some platforms take for granted, and which way a real network is likely to differ. */
struct Assumption
{
    std::string about;     ///< "Routing", "Rates", "Latency" or "Full links"
    const char* word = ""; ///< the same in sentences, for sentence(): "routing"
    std::vector<std::string> platforms;
    std::string text; ///< phrases without a full stop
};

/** The preset with a name; nothing when there is none. */
using FindPreset = std::function<std::optional<NetworkPreset>(const std::string& name)>;

/**
 * What decides how these platforms stand to one another beside their figures: how messages are routed and
 * what that means under load, what their rates are, where latencies are missing, and what full links do. By
 * subject; platforms of which the same is to be said stand together, in the order given. Names that the
 * project lacks are passed over.
 */
[[nodiscard]] std::vector<Assumption> assumptionsOf(const Project& project,
                                                    const std::vector<std::string>& platforms,
                                                    const FindPreset& findPreset);

/** The same of offers. */
[[nodiscard]] std::vector<Assumption> assumptionsOf(const Project& project, const OfferComparison& offers,
                                                    const FindPreset& findPreset);

/** "Routing (hdr and roce): shortest paths …", a sentence for each. */
[[nodiscard]] std::vector<std::string> assumptionTexts(const std::vector<Assumption>& assumptions);

} // namespace contraflow
