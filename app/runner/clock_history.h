// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measured_run.h"

#include <cstddef>
#include <span>
#include <vector>

namespace contraflow::runner {

/** What a rank has found out about its parent's clock (ClockHistory::parentOf). */
struct ClockReading
{
    double at = 0;     ///< seconds by the own clock
    double offset = 0; ///< to be added to the own clock for the parent's
    double error = 0;  ///< by which the offset is off at most: half of the shortest round trip
};

/** How the clocks of all ranks stand to that of rank 0, as measured at some moments. Between two of them
 * clocks are taken to drift evenly. */
class ClockHistory
{
public:
    /** The rank without its lowest bit: of a binomial tree with rank 0 as its root. */
    [[nodiscard]] static std::size_t parentOf(std::size_t rank) { return rank & (rank - 1); }

    /** Adds a measurement; what rank 0 says of itself counts only as its time. */
    void add(std::span<const ClockReading> ofRanks);
    /** Forgets all but the last measurement. */
    void forgetEarlier();

    /** Seconds: the largest error of an offset to rank 0 in the measurements that are not forgotten, so that
     * of one before and one after a pattern the worse counts. Errors add up along the tree. */
    [[nodiscard]] double accuracy() const;
    /** The measurements that are not forgotten. */
    [[nodiscard]] std::vector<ClockOffsets> offsets() const;

    /** A time of another rank's clock by the clock of rank 0. */
    [[nodiscard]] double onFirst(std::size_t rank, double local) const { return local + offset(rank, local); }
    /** The reverse. */
    [[nodiscard]] double onRank(std::size_t rank, double first) const;

private:
    /** Of every rank at one moment. */
    struct Measurement
    {
        std::vector<double> at;      ///< local times
        std::vector<double> offsets; ///< to be added to local times
        double accuracy = 0;         ///< seconds: the largest error bound of an offset
    };

    [[nodiscard]] double offset(std::size_t rank, double local) const;

    std::vector<Measurement> m_measurements;
};

} // namespace contraflow::runner
