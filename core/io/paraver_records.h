// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/trace_lines.h"

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace contraflow {

/** A call of MPI as a Paraver trace shows it; times are in the unit of the trace. */
struct ParaverCall
{
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t value = 0; ///< which one: the value of its event
    std::uint32_t line = 0;
    std::uint32_t communicator = 0; ///< of a collective; 0: not said
    bool isRoot = false;
    double sent = 0;     ///< bytes, of a collective
    double received = 0; ///< the same
};

/** One end of a message. */
struct ParaverEnd
{
    std::uint64_t posted = 0;
    std::uint64_t done = 0;
    std::uint32_t other = 0; ///< rank
    std::int32_t tag = 0;
    double bytes = 0;
};

struct ParaverTask
{
    std::vector<ParaverCall> calls; ///< in the order of time
    std::vector<ParaverEnd> sends;
    std::vector<ParaverEnd> receives;
};

/** The records of a `.prv` that say what a program does: its calls, messages and communicators. */
struct ParaverRecords
{
    std::vector<ParaverTask> tasks;
    std::map<std::uint32_t, std::vector<std::uint32_t>> communicators; ///< ranks by number
    double tick = 1e-6;                                                ///< seconds of a unit of time
    std::uint64_t otherThreads = 0;                                    ///< records of threads but the first
};

/** Reads all lines. Fails with line, reason and remedy at a record that cannot be read. */
[[nodiscard]] Result<ParaverRecords> readParaverRecords(TraceLines& lines);

} // namespace contraflow
