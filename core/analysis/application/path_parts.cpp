// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/path_parts.h"

#include "core/base/tolerance.h"

#include <algorithm>

namespace contraflow {

PathParts& PathParts::operator+=(const PathParts& other)
{
    start += other.start;
    compute += other.compute;
    cores += other.cores;
    latency += other.latency;
    transfer += other.transfer;
    contention += other.contention;
    overhead += other.overhead;
    return *this;
}

PathParts partsOf(const PathStep& step)
{
    const double seconds = step.end - step.start;
    PathParts parts;
    if (step.cause == PathStep::Cause::start) {
        parts.start = seconds;
        return parts;
    }
    // What rounding of the clock leaves is nobody's fault.
    const double alone = clearlyGreater(seconds, step.alone) ? step.alone : seconds;
    if (step.cause == PathStep::Cause::compute) {
        parts.compute = alone;
        parts.cores = seconds - alone;
        return parts;
    }
    if (step.cause == PathStep::Cause::overhead) {
        // On shared cores it may take longer, as computations do.
        parts.overhead = alone;
        parts.cores = seconds - alone;
        return parts;
    }
    parts.latency = std::min(step.latency, alone);
    parts.transfer = alone - parts.latency;
    parts.contention = seconds - alone;
    return parts;
}

PathParts partsOf(std::span<const PathStep> steps)
{
    PathParts sum;
    for (const PathStep& step : steps)
        sum += partsOf(step);
    return sum;
}

} // namespace contraflow
