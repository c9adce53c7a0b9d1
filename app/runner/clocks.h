// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measured_run.h"

#include <mpi.h>

#include <vector>

namespace contraflow::runner {

/**
 * How the clocks of all ranks stand to that of rank 0. Offsets come from ping-pongs along a binomial tree, so
 * that the number of rounds grows with the logarithm of the ranks; of many round trips the shortest counts,
 * half of which bounds the error. Between two measurements clocks are taken to drift evenly.
 *
 * All member functions but the last two are collective. What rank 0 learns stays with rank 0.
 */
class Clocks
{
public:
    explicit Clocks(MPI_Comm communicator);

    /** Measures the offsets anew. */
    void synchronise();
    /** Forgets all but the last measurement. */
    void forgetEarlier();
    /** Seconds: the largest error bound of an offset in the measurements that are not forgotten; on rank 0.
     */
    [[nodiscard]] double accuracy() const;
    /** The measurements that are not forgotten; on rank 0. */
    [[nodiscard]] std::vector<ClockOffsets> offsets() const;

    /** On rank 0: a time of another rank's clock by the clock of rank 0. */
    [[nodiscard]] double onFirst(int rank, double local) const;
    /** On rank 0: the reverse. */
    [[nodiscard]] double onRank(int rank, double first) const;

private:
    /** Of every rank at one moment. */
    struct Measurement
    {
        std::vector<double> at;      ///< local times
        std::vector<double> offsets; ///< to be added to local times
        double accuracy = 0;         ///< seconds: the largest error bound of an offset
    };

    [[nodiscard]] double offset(int rank, double local) const;

    MPI_Comm m_communicator;
    int m_rank = 0;
    int m_size = 1;
    std::vector<Measurement> m_measurements;
};

} // namespace contraflow::runner
