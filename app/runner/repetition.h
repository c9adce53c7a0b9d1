// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/common_start.h"
#include "app/runner/message_buffers.h"

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
 * A pattern that can be run any number of times: receives posted, all ranks at one
 * time by their clocks, messages sent at their starts.
 */
class Repetition
{
public:
    Repetition(const PlannedPattern& pattern, Clocks& clocks, MPI_Comm communicator, Waiting waiting);

    /** Collective. On rank 0 the stamps by message of the pattern; nothing when a rank was late, and on other
     * ranks. */
    [[nodiscard]] std::optional<std::vector<Stamps>> run();

    /** When the last one began, by the clock of this rank. */
    [[nodiscard]] double begin() const { return m_begin; }

private:
    /** Sends and receives; the stamps of this rank, sends first. */
    [[nodiscard]] std::vector<double> exchange(double begin);
    [[nodiscard]] std::optional<std::vector<Stamps>> gather(const std::vector<double>& own);

    const PlannedPattern& m_pattern;
    MPI_Comm m_communicator;
    int m_rank = 0;
    int m_size = 1;
    double m_begin = 0;
    MessageBuffers m_buffers;
    CommonStart m_start;
    std::vector<int> m_counts;   ///< on rank 0: of stamps by rank, with the flag of being late
    std::vector<int> m_places;   ///< on rank 0: where they begin
    std::vector<double> m_taken; ///< on rank 0
};

} // namespace contraflow::runner
