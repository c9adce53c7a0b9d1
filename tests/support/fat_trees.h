// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <cstdint>
#include <vector>

namespace contraflow::test {

/**
 * A parallel-ports generalised fat-tree (Zahavi et al. 2010): by level from the lowest on, what hangs below a
 * switch, how many switches are above what hangs below it, and by how many cables each. Nodes are n1, n2, …,
 * switches s<level>-<number>, from left to right; above[0] and cables[0] must be 1.
 */
[[nodiscard]] Platform fatTree(const std::vector<std::uint32_t>& below,
                               const std::vector<std::uint32_t>& above,
                               const std::vector<std::uint32_t>& cables, RoutingRule rule);

} // namespace contraflow::test
