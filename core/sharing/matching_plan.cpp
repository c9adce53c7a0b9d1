// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/matching_plan.h"

#include <limits>
#include <map>

namespace contraflow {

MatchingPlan makeMatchingPlan(std::span<const MatchingEdge> edges, MatchingPlan::Side side)
{
    const bool takesLeft = side == MatchingPlan::Side::left;
    std::map<std::uint32_t, std::vector<std::uint32_t>> edgesOf; // vertex taken apart → its edges
    std::map<std::uint32_t, std::size_t> open;                   // other vertex → edges not yet passed
    const auto taken = [&](std::uint32_t e) { return takesLeft ? edges[e].left : edges[e].right; };
    const auto other = [&](std::uint32_t e) { return takesLeft ? edges[e].right : edges[e].left; };
    for (std::uint32_t e = 0; e < edges.size(); ++e) {
        edgesOf[taken(e)].push_back(e);
        ++open[other(e)];
    }
    MatchingPlan plan;
    std::map<std::uint32_t, std::uint32_t> slotOf;
    std::vector<std::uint32_t> freeSlots;
    while (!edgesOf.empty()) {
        auto best = edgesOf.begin();
        long bestGrowth = std::numeric_limits<long>::max();
        for (auto it = edgesOf.begin(); it != edgesOf.end(); ++it) {
            long growth = 0;
            for (const std::uint32_t e : it->second)
                growth += (slotOf.contains(other(e)) ? 0 : 1) - (open[other(e)] == 1 ? 1 : 0);
            if (growth < bestGrowth) {
                best = it;
                bestGrowth = growth;
            }
        }
        MatchingPlan::Layer layer;
        for (const std::uint32_t e : best->second) {
            auto [slot, isNew] = slotOf.try_emplace(other(e), 0U);
            if (isNew && freeSlots.empty()) {
                slot->second = static_cast<std::uint32_t>(plan.slots++);
            } else if (isNew) {
                slot->second = freeSlots.back();
                freeSlots.pop_back();
            }
            layer.options.push_back({e, slot->second, static_cast<double>(edges[e].multiplicity)});
        }
        plan.effort += static_cast<double>(slotOf.size());
        for (const std::uint32_t e : best->second)
            if (--open[other(e)] == 0) {
                layer.forgotten.push_back(slotOf[other(e)]);
                freeSlots.push_back(slotOf[other(e)]);
                slotOf.erase(other(e));
            }
        plan.layers.push_back(std::move(layer));
        edgesOf.erase(best);
    }
    return plan;
}

} // namespace contraflow
