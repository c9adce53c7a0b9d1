// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_study.h"

#include <string>
#include <vector>

namespace contraflow {

/** "0.64 s instead of 1.88 s, 66 % less, with the optimised placement" as a whole sentence, or why there is
 * nothing better. */
[[nodiscard]] std::string placementVerdict(const PlacementStudy& study);

/** How the optimised placement was found; empty when none was asked for. */
[[nodiscard]] std::string searchSentence(const PlacementStudy& study);

/** What is to be known of a comparison besides its figures, in whole sentences. */
[[nodiscard]] std::vector<std::string> placementRemarks(const PlacementStudy& study);

/** A node with the processes that a placement gives it, in natural order of both; empty nodes are left out.
 */
struct NodeProcesses
{
    std::string node;
    std::vector<std::string> processes;
};
[[nodiscard]] std::vector<NodeProcesses> processesByNode(const PlacementStudy& study,
                                                         const ComparedPlacement& placement);

} // namespace contraflow
