// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/scenario.h"

#include <cstdint>
#include <vector>

namespace contraflow::test {

/** Scenario 0 of a project without faults, placed on its network. An issue ends the test program. */
[[nodiscard]] PlacedScenario place(const Project& project);

/** The messages that use the network, ascending. */
[[nodiscard]] std::vector<std::uint32_t> routed(const PlacedScenario& placed);

} // namespace contraflow::test
