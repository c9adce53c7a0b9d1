// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/clocks.h"

#include <algorithm>
#include <array>
#include <limits>

namespace contraflow::runner {

namespace {

constexpr int kClockTag = 1;
/** Of these round trips one is short enough to be undisturbed. */
constexpr int kRoundTrips = 40;

struct Offset
{
    double at = 0;     ///< local time
    double offset = 0; ///< to the parent's clock
    double error = 0;  ///< at most; half of the shortest round trip
};

/** Answers a child's ping-pongs with the own time. */
void answer(int child, MPI_Comm communicator)
{
    for (int i = 0; i < kRoundTrips; ++i) {
        char ping = 0;
        MPI_Recv(&ping, 1, MPI_CHAR, child, kClockTag, communicator, MPI_STATUS_IGNORE);
        const double now = MPI_Wtime();
        MPI_Send(&now, 1, MPI_DOUBLE, child, kClockTag, communicator);
    }
}

Offset ask(int parent, MPI_Comm communicator)
{
    Offset best;
    double shortest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < kRoundTrips; ++i) {
        const char ping = 0;
        double there = 0;
        const double sent = MPI_Wtime();
        MPI_Send(&ping, 1, MPI_CHAR, parent, kClockTag, communicator);
        MPI_Recv(&there, 1, MPI_DOUBLE, parent, kClockTag, communicator, MPI_STATUS_IGNORE);
        const double received = MPI_Wtime();
        if (received - sent >= shortest)
            continue;
        shortest = received - sent;
        const double middle = sent + shortest / 2;
        best = {middle, there - middle, shortest / 2};
    }
    return best;
}

/** The rank without its lowest bit: the tree's parent. */
int parentOf(int rank)
{
    return rank & (rank - 1);
}

} // namespace

Clocks::Clocks(MPI_Comm communicator) : m_communicator(communicator)
{
    MPI_Comm_rank(communicator, &m_rank);
    MPI_Comm_size(communicator, &m_size);
}

void Clocks::synchronise()
{
    MPI_Barrier(m_communicator);
    Offset own{MPI_Wtime(), 0, 0};
    for (int bit = 1; bit < m_size; bit <<= 1) {
        if ((m_rank & bit) != 0) {
            own = ask(parentOf(m_rank), m_communicator);
            break; // further rounds are among the parents
        }
        if (m_rank + bit < m_size)
            answer(m_rank + bit, m_communicator);
    }
    const std::array<double, 3> told{own.at, own.offset, own.error};
    std::vector<double> all(m_rank == 0 ? 3 * static_cast<std::size_t>(m_size) : 0);
    MPI_Gather(told.data(), 3, MPI_DOUBLE, all.data(), 3, MPI_DOUBLE, 0, m_communicator);
    if (m_rank != 0)
        return;
    Measurement measurement;
    std::vector<double> errors;
    for (int rank = 0; rank < m_size; ++rank) {
        const auto r = static_cast<std::size_t>(rank);
        const auto parent = static_cast<std::size_t>(rank == 0 ? 0 : parentOf(rank));
        measurement.at.push_back(all[3 * r]);
        measurement.offsets.push_back(rank == 0 ? 0 : measurement.offsets[parent] + all[3 * r + 1]);
        errors.push_back(rank == 0 ? 0 : errors[parent] + all[3 * r + 2]);
    }
    measurement.accuracy = *std::max_element(errors.begin(), errors.end());
    m_measurements.push_back(std::move(measurement));
}

void Clocks::forgetEarlier()
{
    if (m_measurements.size() > 1)
        m_measurements.erase(m_measurements.begin(), m_measurements.end() - 1);
}

double Clocks::accuracy() const
{
    double accuracy = 0;
    for (const Measurement& measurement : m_measurements)
        accuracy = std::max(accuracy, measurement.accuracy);
    return accuracy;
}

std::vector<ClockOffsets> Clocks::offsets() const
{
    std::vector<ClockOffsets> offsets;
    for (const Measurement& measurement : m_measurements)
        offsets.push_back({measurement.at.front(), measurement.offsets});
    return offsets;
}

double Clocks::offset(int rank, double local) const
{
    const auto r = static_cast<std::size_t>(rank);
    const Measurement& last = m_measurements.back();
    if (m_measurements.size() < 2)
        return last.offsets[r];
    const Measurement& first = m_measurements.front();
    const double between = last.at[r] - first.at[r];
    if (!(between > 0))
        return last.offsets[r];
    return first.offsets[r] + (last.offsets[r] - first.offsets[r]) * (local - first.at[r]) / between;
}

double Clocks::onFirst(int rank, double local) const
{
    return local + offset(rank, local);
}

double Clocks::onRank(int rank, double first) const
{
    // Offsets change by microseconds a second at most, so that one step is exact enough.
    const double guess = first - offset(rank, first);
    return first - offset(rank, guess);
}

} // namespace contraflow::runner
