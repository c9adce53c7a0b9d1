// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/conflict_kind.h"

#include "core/base/words.h"

namespace contraflow {

std::string_view conflictName(ConflictKind kind)
{
    return nameOf(kind, {{ConflictKind::outgoing, "outgoing"},
                         {ConflictKind::incoming, "incoming"},
                         {ConflictKind::incomingOutgoing, "incoming/outgoing"},
                         {ConflictKind::none, "none"}});
}

} // namespace contraflow
