// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/measured_times.h"

namespace contraflow {

namespace {

const Measurement* findMeasurement(const Project& project, const Scenario& scenario)
{
    for (const Measurement& measurement : project.measurements)
        if (measurement.scenario == scenario.name)
            return &measurement;
    for (const Measurement& measurement : project.measurements) {
        const Scenario* measured = findByName(project.scenarios, measurement.scenario);
        if (measured && measured->platform == scenario.platform && measured->workload == scenario.workload &&
            measured->mapping == scenario.mapping)
            return &measurement;
    }
    return nullptr;
}

} // namespace

MeasuredTimes MeasuredTimes::of(const Project& project, std::size_t scenario)
{
    MeasuredTimes times;
    const Measurement* measurement = findMeasurement(project, project.scenarios[scenario]);
    if (!measurement)
        return times;
    times.m_measurement = measurement->name;
    for (const TimeRow& row : measurement->times)
        if (row.mean.hasValue() && row.mean.value().value > 0)
            times.m_seconds.try_emplace(row.message, row.mean.value().value);
    return times;
}

std::optional<double> MeasuredTimes::mean(const std::string& message) const
{
    const auto found = m_seconds.find(message);
    if (found == m_seconds.end())
        return {};
    return found->second;
}

} // namespace contraflow
