// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/conflict_kind.h"

namespace contraflow {

std::string_view conflictName(ConflictKind kind)
{
    switch (kind) {
    case ConflictKind::outgoing:
        return "outgoing";
    case ConflictKind::incoming:
        return "incoming";
    case ConflictKind::incomingOutgoing:
        return "incoming/outgoing";
    case ConflictKind::none:
        break;
    }
    return "none";
}

} // namespace contraflow
