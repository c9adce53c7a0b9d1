// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/timeline.h"

#include <algorithm>

namespace contraflow {

double Timeline::makespan() const
{
    double last = 0;
    for (const MessageTimes& m : messages)
        last = std::max(last, m.finish);
    return last;
}

RateSegment Timeline::during(std::size_t message, std::size_t step) const
{
    if (!messages[message].isActiveIn(step))
        return {};
    const std::span<const RateSegment> list = segments(message);
    const auto after =
        std::upper_bound(list.begin(), list.end(), step,
                         [](std::size_t s, const RateSegment& segment) { return s < segment.step; });
    return after == list.begin() ? RateSegment() : *std::prev(after);
}

} // namespace contraflow
