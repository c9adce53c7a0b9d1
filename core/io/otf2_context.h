// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event_list.h"
#include "core/io/otf2_definitions.h"

#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace contraflow {

/** Sizes of a collective whose blocks differ, by (communicator, how many before it): of each rank's block; of
 * MPI_Alltoallv what each rank receives in all. */
using VaryingSizes = std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<double>>;

/** What all readers of an archive's processes need. */
struct Otf2Context
{
    const Otf2Definitions& definitions;
    std::unordered_map<std::uint32_t, std::uint32_t> groups; ///< of the program, by communicator
    std::unordered_map<std::uint32_t, std::int32_t> tagOffsets;
    VaryingSizes sizes;
    std::uint32_t largestTag = 0;
    std::uint64_t scans = 0;
    std::uint64_t begun = 0;     ///< calls of collectives that do not block
    std::uint32_t mostBegun = 0; ///< of a process in one communicator
    std::uint64_t estimated = 0; ///< calls of MPI_Alltoallv, of which only sums are known
    std::stop_token stop;

    /** The tag that scans have in their communicator, and those of collectives that do not block. */
    [[nodiscard]] std::uint32_t tagOfScans() const { return largestTag + 1; }
    [[nodiscard]] std::uint32_t firstTagOfBegun() const { return largestTag + 2; }
    /** How many tags a communicator needs. */
    [[nodiscard]] std::int64_t tagsOfEach() const;
    /** The tag among those of all communicators. */
    [[nodiscard]] std::int32_t tagIn(std::uint32_t comm, std::uint32_t tag) const;
};

/** Groups of `list` and tags of communicators, in the order of their references. */
void nameCommunicators(Otf2Context& context, EventList& list);

/** Says what of collectives is not as the archive has it. */
void noteCollectives(const Otf2Context& context, std::vector<std::string>& notes);

} // namespace contraflow
