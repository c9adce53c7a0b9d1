// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/algorithm_rules.h"
#include "core/application/event.h"

#include <numeric>

namespace contraflow {

/** What rules look at of a collective event of a group with so many processes. */
[[nodiscard]] inline CollectiveSize collectiveSize(const Event& event, std::uint32_t processes)
{
    return {event.kind, processes, event.bytes,
            event.sizes.empty() ? event.bytes * processes
                                : std::accumulate(event.sizes.begin(), event.sizes.end(), 0.0)};
}

} // namespace contraflow
