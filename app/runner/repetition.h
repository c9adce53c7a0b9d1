// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/clocks.h"
#include "app/runner/message_buffers.h"
#include "app/runner/run_options.h"

#include <mpi.h>

#include <optional>
#include <vector>

namespace contraflow::runner {

/** When a message was sent and when it had been received, each by the clock of its own rank. */
struct Stamps
{
    double sent = 0;
    double received = 0;
};

/**
 * A pattern, or one message of it, that can be run any number of times: receives posted, all ranks at one
 * time by their clocks, messages sent at their starts.
 */
class Repetition
{
public:
    /** `only`: the one message that is sent; npos: all. */
    Repetition(const PlannedPattern& pattern, Clocks& clocks, MPI_Comm communicator, Waiting waiting,
               std::size_t only = MessageBuffers::npos);

    /** Collective. On rank 0 the stamps by message of the pattern, 0 of those that were not sent; nothing
     * when a rank was late, and on other ranks. */
    [[nodiscard]] std::optional<std::vector<Stamps>> run();

private:
    [[nodiscard]] double agreeOnBegin();
    /** Sends and receives; the stamps of this rank, sends first. */
    [[nodiscard]] std::vector<double> exchange(double begin);
    void waitUntil(double time) const;
    void pause() const;
    [[nodiscard]] std::optional<std::vector<Stamps>> gather(const std::vector<double>& own);

    const PlannedPattern& m_pattern;
    Clocks& m_clocks;
    MPI_Comm m_communicator;
    Waiting m_waiting;
    std::size_t m_only;
    int m_rank = 0;
    int m_size = 1;
    MessageBuffers m_buffers;
    double m_margin = 0;         ///< seconds from the agreement to the beginning
    std::vector<int> m_counts;   ///< on rank 0: of stamps by rank, with the flag of being late
    std::vector<int> m_places;   ///< on rank 0: where they begin
    std::vector<double> m_taken; ///< on rank 0
};

} // namespace contraflow::runner
