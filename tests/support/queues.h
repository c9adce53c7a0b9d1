// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/burst_queues.h"
#include "tests/support/placed.h"

#include <utility>
#include <vector>

namespace contraflow::test {

/** The queues of all messages that use the network, active together, with κ of 1 and the usual bursts. */
[[nodiscard]] inline BurstQueues queuesOf(const PlacedScenario& placed)
{
    std::vector<BurstQueues::Queue> list;
    for (std::uint32_t c = 0; c < placed.network->channelCount(); ++c)
        list.push_back({placed.network->capacity(ChannelId(c)), 1});
    BurstQueues queues(std::move(list), {0.027, 0.006, 0, 1});
    const std::vector<std::uint32_t> active = routed(placed);
    for (const std::uint32_t m : active)
        (void)queues.addClass(placed.routes[m], 0);
    queues.finishClasses();
    for (std::uint32_t c = 0; c < active.size(); ++c)
        queues.addWeight(c, 1);
    queues.list();
    return queues;
}

} // namespace contraflow::test
