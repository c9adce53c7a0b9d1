// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/algorithm_rules.h"
#include "core/application/channel_steps.h"
#include "core/application/event.h"
#include "core/application/server_layout.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

/** What rules look at of a collective event of a group with so many processes; `layout`: of processes on
 * GPUs, else null. */
[[nodiscard]] inline CollectiveSize collectiveSize(const Event& event, std::uint32_t processes,
                                                   const ServerLayout* layout = nullptr)
{
    return {event.kind,
            processes,
            event.bytes,
            event.sizes.empty() ? event.bytes * processes
                                : std::accumulate(event.sizes.begin(), event.sizes.end(), 0.0),
            layout ? layout->servers() : processes,
            layout ? layout->rails() : 0,
            !layout || layout->perServer() > 0};
}

/** Lets a collective that names no algorithm run as was chosen. */
inline void takeChoice(Event& event, const AlgorithmChoice& choice)
{
    event.algorithm = choice.algorithm;
    event.segments = std::max(event.segments, choice.segments);
    if (event.channels == 1)
        event.channels = choice.channels;
    if (!takesChannels(event.kind, event.algorithm))
        event.channels = 1;
}

} // namespace contraflow
