// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace contraflow {

/** The event that a collective operation of OTF2 is; nothing when programs have none such. */
[[nodiscard]] std::optional<EventKind> otf2Collective(std::uint8_t operation);

/** A collective of one process as its record has it. */
struct CollectiveRecord
{
    EventKind kind = EventKind::barrier;
    std::uint32_t rank = 0; ///< in the communicator
    std::uint32_t root = 0;
    std::uint32_t size = 0; ///< of the communicator
    double sent = 0;
    double received = 0;
};

/**
 * The bytes of one block; of MPI_Alltoallv all that the process receives. What is sent to, and received from,
 * several is the sum over all of them, the process itself included; a process that works in place counts
 * nothing for itself, or not at all, so that the larger of the two is taken where both say the same thing.
 */
[[nodiscard]] double blockOf(const CollectiveRecord& record);

/**
 * What a process that sends `sent` bytes in all to a group sends to each of it, in whole bytes, where only
 * `received`, what each of the group receives in all, is known: in proportion to it. Of all exchanges with
 * these sums it is the one that assumes nothing else (greatest entropy).
 */
[[nodiscard]] std::vector<double> likeliestShares(double sent, const std::vector<double>& received);

} // namespace contraflow
