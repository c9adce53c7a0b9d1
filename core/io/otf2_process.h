// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event_list.h"
#include "core/io/otf2_context.h"

#include <cstdint>

namespace contraflow {

/** What came of reading the records of a process. */
struct Otf2Outcome
{
    std::uint64_t events = 0;
    std::uint64_t flushes = 0; ///< of the buffer of the tool that measured
    std::uint64_t dropped = 0; ///< receives that were cancelled, or whose message never came
};

/** Adds the events of one process to `list`; without a list only sizes, tags and the number of collectives
 * are noted in the context. */
[[nodiscard]] Result<Otf2Outcome> readOtf2Process(const Otf2Archive& archive, Otf2Context& context,
                                                  std::uint32_t rank, EventList* list);

} // namespace contraflow
