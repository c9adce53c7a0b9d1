// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/replay_messages.h"

namespace contraflow {

/** Nobody can go on: who waits for whom, in the results. */
void reportDeadlock(ReplayState& state, const ReplayMessages& messages, const CollectiveGroups& groups,
                    const Instant& now);
/** Messages that nobody took, and receives that nothing was sent to, of programs that came to their ends. */
void reportUnmatched(ReplayState& state, const ReplayMessages& messages);

} // namespace contraflow
