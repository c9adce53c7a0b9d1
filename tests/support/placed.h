// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/scenario.h"

namespace contraflow::test {

/** Scenario 0 of a project without faults, placed on its network. An issue ends the test program. */
[[nodiscard]] PlacedScenario place(const Project& project);

} // namespace contraflow::test
