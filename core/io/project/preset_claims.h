// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate_comparison.h"
#include "core/project/preset.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

// A platform notes the preset that its figures were copied from. The source that the preset gives for a
// figure is claimed only while the platform still has that figure, by whichever way it was changed.

/** A figure of a preset, and the rows of a platform whose figure is noted to be it. */
struct PresetClaim
{
    std::string what;        ///< "Rate of a node", a pattern
    PresetFigure figure;     ///< of the preset
    bool isMain = false;     ///< reports give its source also where it was not changed
    std::size_t rows = 0;    ///< that note the preset, themselves or by their platform
    std::size_t changed = 0; ///< of these, rows with another figure
    std::string changedTo;   ///< the first of those figures, as it is written

    [[nodiscard]] bool holds() const { return rows > 0 && changed == 0; }
};

/** Bandwidth and latency of nodes and NICs of servers, and of links; what switches reduce, where the preset
 * says it. */
[[nodiscard]] std::vector<PresetClaim> presetClaims(const Platform& platform, const NetworkPreset& preset);

/** The same within servers, of the preset that the platform notes for them. */
[[nodiscard]] std::vector<PresetClaim> innerClaims(const Platform& platform, const NetworkPreset& preset);

/** "200 Gbit/s: the rate of a port" where the claim holds; else what the figure is now, and that the preset's
 * source is not about it. Empty where no row notes the preset. */
[[nodiscard]] std::string claimText(const PresetClaim& claim);

/** Adds to the notes of each group in which respect its networks' figures are not of the same kind: what
 * messages get or the rate of the link, and latencies that are not known. */
void noteFooting(const Project& project, CandidateComparison& comparison);

} // namespace contraflow
