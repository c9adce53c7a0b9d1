// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace contraflow {

// The words of SimGrid's time-independent traces (src/smpi/internals/smpi_replay.cpp of 3.32, and of 3.19 for
// the old spelling).

enum class TiAction : std::uint8_t
{
    init,
    nothing, ///< about no message and no time
    compute,
    sleep,
    send,
    isend,
    recv,
    irecv,
    wait,
    test,
    waitall,
    sendrecv,
    barrier,
    bcast,
    reduce,
    allreduce,
    alltoall,
    alltoallv,
    gather,
    gatherv,
    scatter,
    scatterv,
    allgather,
    allgatherv,
    reduceScatter,
    scan,
};

struct TiWord
{
    std::string_view name;
    TiAction action = TiAction::nothing;
    bool isOld = false; ///< a spelling from before SimGrid 3.20
};

/** The action of this name; null when there is none. */
[[nodiscard]] const TiWord* findTiWord(std::string_view name);

/** Bytes of a datatype by its number in traces; nothing when there is no such number. */
[[nodiscard]] std::optional<double> tiTypeSize(std::uint32_t number);

/** In traces, in place of a source or a tag. */
inline constexpr std::int64_t kTiAnySource = -555;
inline constexpr std::int64_t kTiAnyTag = -444;

} // namespace contraflow
