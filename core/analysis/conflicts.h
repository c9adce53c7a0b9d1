// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/conflict_kind.h"
#include "core/sharing/term.h"

#include <vector>

namespace contraflow {

/** The messages that meet one message at its ends at one instant, as indices into PlacedScenario::messages.
 */
struct Conflicts
{
    std::vector<std::uint32_t> outgoing;         ///< out of its source, itself among them: Do
    std::vector<std::uint32_t> incoming;         ///< into its destination, itself among them: Di
    std::vector<std::uint32_t> intoSource;       ///< against it at its source
    std::vector<std::uint32_t> outOfDestination; ///< against it at its destination

    [[nodiscard]] ConflictKind atSource() const;
    [[nodiscard]] ConflictKind atDestination() const;
    /** Of both ends together: incomingOutgoing as well when it meets outgoing messages at the one end and
     * incoming ones at the other. */
    [[nodiscard]] ConflictKind kind() const;
};

[[nodiscard]] Conflicts conflictsOf(const ActiveSet& active);

/** Do, Di and the kinds of conflict. */
[[nodiscard]] std::vector<Term> conflictTerms(const ActiveSet& active);

} // namespace contraflow
