// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/clock_history.h"

#include <algorithm>

namespace contraflow::runner {

void ClockHistory::add(std::span<const ClockReading> ofRanks)
{
    Measurement measurement;
    std::vector<double> errors;
    for (std::size_t rank = 0; rank < ofRanks.size(); ++rank) {
        const ClockReading& reading = ofRanks[rank];
        measurement.at.push_back(reading.at);
        measurement.offsets.push_back(rank == 0 ? 0 : measurement.offsets[parentOf(rank)] + reading.offset);
        errors.push_back(rank == 0 ? 0 : errors[parentOf(rank)] + reading.error);
        measurement.accuracy = std::max(measurement.accuracy, errors.back());
    }
    m_measurements.push_back(std::move(measurement));
}

void ClockHistory::forgetEarlier()
{
    if (m_measurements.size() > 1)
        m_measurements.erase(m_measurements.begin(), m_measurements.end() - 1);
}

double ClockHistory::accuracy() const
{
    double accuracy = 0;
    for (const Measurement& measurement : m_measurements)
        accuracy = std::max(accuracy, measurement.accuracy);
    return accuracy;
}

std::vector<ClockOffsets> ClockHistory::offsets() const
{
    std::vector<ClockOffsets> offsets;
    for (const Measurement& measurement : m_measurements)
        offsets.push_back({measurement.at.front(), measurement.offsets});
    return offsets;
}

double ClockHistory::offset(std::size_t rank, double local) const
{
    const Measurement& last = m_measurements.back();
    if (m_measurements.size() < 2)
        return last.offsets[rank];
    const Measurement& first = m_measurements.front();
    const double between = last.at[rank] - first.at[rank];
    if (!(between > 0))
        return last.offsets[rank];
    return first.offsets[rank] +
           (last.offsets[rank] - first.offsets[rank]) * (local - first.at[rank]) / between;
}

double ClockHistory::onRank(std::size_t rank, double first) const
{
    // Offsets change by microseconds a second at most, so that one step is exact enough.
    const double guess = first - offset(rank, first);
    return first - offset(rank, guess);
}

} // namespace contraflow::runner
