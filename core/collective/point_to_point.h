// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace contraflow {

/** Hockney's time of one message between two processes, alone in the network: α + β·m. */
struct PointToPoint
{
    double startUp = 0;        ///< α in seconds
    double secondsPerByte = 0; ///< β, the inverse of the bandwidth

    [[nodiscard]] double time(double bytes) const { return startUp + secondsPerByte * bytes; }

    bool operator==(const PointToPoint&) const = default;
};

/** Reads β: seconds per byte ("8.502e-9", "8.502e-9 s/byte") or the bandwidth it is the inverse of. */
[[nodiscard]] Result<double> parseSecondsPerByte(std::string_view text);

} // namespace contraflow
