// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/calibration_record.h"

#include <optional>
#include <span>

namespace contraflow {

/**
 * Where measured / predicted of one more message lies with 95 % confidence, after these. From 39 messages on
 * by their order, so that the tails are those that were seen: one more message is below the k-th smallest of
 * n with probability k / (n + 1), and k = ⌊0.025 (n + 1)⌋. Of fewer by Student's t, as if the logarithms were
 * normal. Nothing of fewer than two, or where a time is not above 0.
 */
[[nodiscard]] std::optional<TimeSpread> errorSpread(std::span<const double> predicted,
                                                    std::span<const double> measured);

} // namespace contraflow
