// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/level_state.h"

#include <stop_token>

namespace contraflow {

/** Progressive filling from nothing over the active messages, whatever their levels and groups were. In the
 * limit of an arbitrarily small reverse load, channels that are full by coincidence are left to LevelRepair.
 * Ends early once `stop` is requested, with levels of no use.
 */
void fillFromNothing(LevelState& levels, const std::stop_token& stop);

} // namespace contraflow
