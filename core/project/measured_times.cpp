// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/measured_times.h"

#include "core/base/units.h"

namespace contraflow {
namespace {

std::optional<MeasuredTime> timeIn(const TimeRow& row)
{
    if (!row.mean.hasValue() || !(row.mean.value().value >= kShortestMeasured))
        return std::nullopt;
    return MeasuredTime{row.mean.value().value, row.ci95.valueOr(Quantity{}).value};
}

} // namespace

std::optional<std::size_t> measurementOf(const Project& project, std::size_t scenario)
{
    if (scenario >= project.scenarios.size())
        return std::nullopt;
    const Scenario& row = project.scenarios[scenario];
    std::optional<std::size_t> same;
    for (std::size_t i = 0; i < project.measurements.size(); ++i) {
        const std::string& name = project.measurements[i].scenario;
        if (name == row.name)
            return i;
        const Scenario* measured = same ? nullptr : findByName(project.scenarios, name);
        if (measured && measured->platform == row.platform && measured->workload == row.workload &&
            measured->mapping == row.mapping && measured->applications == row.applications)
            same = i;
    }
    return same;
}

std::optional<MeasuredTime> measuredTime(const Project& project, std::size_t scenario,
                                         std::string_view message)
{
    const std::optional<std::size_t> index = measurementOf(project, scenario);
    if (!index)
        return std::nullopt;
    for (const TimeRow& row : project.measurements[*index].times)
        if (row.message == message)
            if (const std::optional<MeasuredTime> time = timeIn(row))
                return time;
    return std::nullopt;
}

MeasuredTimes MeasuredTimes::of(const Project& project, std::size_t scenario)
{
    const std::optional<std::size_t> index = measurementOf(project, scenario);
    return index ? ofMeasurement(project, *index) : MeasuredTimes();
}

MeasuredTimes MeasuredTimes::ofMeasurement(const Project& project, std::size_t measurement)
{
    MeasuredTimes times;
    const Measurement& table = project.measurements[measurement];
    times.m_measurement = table.name;
    const VerdictColumns verdicts(table);
    for (const TimeRow& row : table.times)
        if (std::optional<MeasuredTime> time = timeIn(row)) {
            time->doubts = verdicts.doubts(row);
            times.m_times.try_emplace(row.message, *time);
        }
    return times;
}

const MeasuredTime* MeasuredTimes::find(const std::string& message) const
{
    const auto found = m_times.find(message);
    return found == m_times.end() ? nullptr : &found->second;
}

std::optional<double> MeasuredTimes::mean(const std::string& message) const
{
    const MeasuredTime* time = find(message);
    return time ? std::optional(time->mean) : std::nullopt;
}

} // namespace contraflow
