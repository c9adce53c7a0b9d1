// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace contraflow {

/** How messages meet at a node (vienne-2008, section IV.A). */
enum class ConflictKind : std::uint8_t
{
    none = 0,
    outgoing = 1,         ///< all leave the node
    incoming = 2,         ///< all enter the node
    incomingOutgoing = 3, ///< some leave and some enter it
};

/** "none", "outgoing", "incoming", "incoming/outgoing". */
[[nodiscard]] std::string_view conflictName(ConflictKind kind);

/** Of both together: outgoing here and incoming there is incomingOutgoing. */
[[nodiscard]] constexpr ConflictKind operator|(ConflictKind a, ConflictKind b)
{
    return static_cast<ConflictKind>(static_cast<std::uint8_t>(a) | static_cast<std::uint8_t>(b));
}

} // namespace contraflow
