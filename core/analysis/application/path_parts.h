// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/path_tree.h"

#include <span>

namespace contraflow {

/** What a stretch of time on the critical path went to, in seconds. */
struct PathParts
{
    double start = 0;      ///< an application had not begun yet
    double compute = 0;    ///< computations, each on a core of its own
    double cores = 0;      ///< computations, longer than that because cores were shared
    double latency = 0;    ///< messages: the latency of their routes
    double transfer = 0;   ///< messages: their bytes over the slowest channel of the route
    double contention = 0; ///< messages: what they took longer than alone
    double overhead = 0;   ///< processes: busy with messages that they send or receive

    PathParts& operator+=(const PathParts& other);
    /** The time itself: nothing is left out and nothing counted twice. */
    [[nodiscard]] double total() const
    {
        return start + compute + cores + latency + transfer + contention + overhead;
    }
};

/** A step taken apart. Its parts add up to its duration. */
[[nodiscard]] PathParts partsOf(const PathStep& step);

/** The parts of all these steps together. */
[[nodiscard]] PathParts partsOf(std::span<const PathStep> steps);

} // namespace contraflow
