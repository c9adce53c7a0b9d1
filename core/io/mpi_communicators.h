// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

class TraceLines;

/** What a call of MPI in a trace says of communicators. A communicator has a number of its own in each
 * process, the word that it is behind; where another one is made, the trace does not say its word. */
struct CommunicatorNote
{
    enum class Kind : std::uint8_t
    {
        use,     ///< a call names it
        dup,     ///< MPI_Comm_dup
        split,   ///< MPI_Comm_split
        prefix,  ///< MPI_Cart_create without reordering: the first processes, of a number that is not said
        unknown, ///< another one is made of members that are not said
        freed,   ///< one is given back; which is not said
    };

    Kind kind = Kind::use;
    std::size_t line = 0;
    std::int64_t word = 0; ///< of the communicator that is used, or that another one is made of
    std::uint32_t rank = 0;
    std::uint32_t size = 0;
    std::int64_t color = 0; ///< below 0: the process is in none
    std::int64_t key = 0;
};

/** From this line on a word of a process means this communicator. */
struct CommunicatorMeaning
{
    std::size_t line = 0;
    std::int64_t word = 0;
    std::uint32_t communicator = 0;
};

/** Notes what the calls of one rank say of communicators, whatever else they are; gives the largest tag that
 * a message has. */
[[nodiscard]] Result<std::int64_t> scanCommunicators(TraceLines& lines, std::uint32_t ranks,
                                                     std::vector<CommunicatorNote>& notes);

/** The communicators of a trace. */
struct Communicators
{
    std::vector<std::vector<std::uint32_t>> members; ///< by communicator, by rank in it; the first: all
    std::vector<std::vector<CommunicatorMeaning>> meanings; ///< by process, in the order of lines
};

/**
 * Finds out who is in the communicators of a trace by the notes of all its processes, in the order of their
 * lines: what is made of a communicator is made by all of its members in the same order, and a word is the
 * communicator made before in which the process has that rank of so many. Fails where two of them would do
 * whose members differ, and where none does; the error names process and line.
 */
[[nodiscard]] Result<Communicators> findCommunicators(const std::vector<std::vector<CommunicatorNote>>& notes,
                                                      const std::vector<std::string>& files);

} // namespace contraflow
