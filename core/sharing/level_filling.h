// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/level_state.h"

namespace contraflow {

/** Progressive filling from nothing over the active messages, whatever their levels and groups were. In the
 * limit of an arbitrarily small reverse load, channels that are full by coincidence are left to LevelRepair.
 */
void fillFromNothing(LevelState& levels);

} // namespace contraflow
