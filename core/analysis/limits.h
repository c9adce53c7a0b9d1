// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"

#include <cstdint>
#include <string>
#include <vector>

namespace contraflow {

/** Whether the prediction's model lets a channel limit messages that do not use it. */
[[nodiscard]] bool hasVictims(const Prediction& prediction);
/** The limiting channel of a message where it is one of these; otherwise kNoChannel. */
[[nodiscard]] std::uint32_t victimOf(const Prediction& prediction, std::uint32_t message,
                                     std::uint32_t limit);

/**
 * The channels that hold a message up in a step (0-based): the limiting one first, then those of its route,
 * in the same sense of direction, that are as full and give no message more. Making one of several faster
 * alone saves nothing. Empty where nothing limits it. Looks through all messages.
 */
[[nodiscard]] std::vector<ChannelId> limitsIn(const Prediction& prediction, std::uint32_t message,
                                              std::uint32_t step);

/** By message its limits in the first step in which its bottleneck is its limit, without the bottleneck
 * itself; empty where that would take too long. */
[[nodiscard]] std::vector<std::vector<ChannelId>> equalBottlenecks(const Prediction& prediction);

/** "uplink1: tor1->core, uplink2: core->tor2": the first few of many. */
[[nodiscard]] std::string channelList(const Network& network, const std::vector<ChannelId>& channels);

} // namespace contraflow
